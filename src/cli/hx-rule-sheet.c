/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Book, section and words of a rule, the rulings behind it, the tiles it is about, the positions that show it. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-rule-sheet.h"

#include <glib/gi18n.h>

#include "hx-data.h"
#include "hx-phrase.h"
#include "hx-rule-search.h"
#include "hx-rule-text.h"

/* More than these are more than anybody reads. */
#define MAX_FOUND 40

/* What is at hand about rules. */
typedef struct
{
  const HxCli *cli;
  HxOfficials *officials;
  HxDemonstrations *demonstrations;
  HxRuleTiles *tiles;
} Sheet;

static void
clear_sheet (Sheet *sheet)
{
  hx_officials_free (sheet->officials);
  hx_demonstrations_free (sheet->demonstrations);
  hx_rule_tiles_free (sheet->tiles);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sheet, clear_sheet)

static gboolean
load_sheet (const HxCli *cli,
            Sheet       *sheet)
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;

  sheet->cli = cli;
  sheet->officials = hx_data_load_officials (datadir, &error);
  if (sheet->officials != NULL)
    sheet->demonstrations = hx_data_load_demonstrations (datadir, &error);
  if (sheet->demonstrations == NULL || !hx_data_load_coverage (datadir, cli->catalog, NULL, &error))
    {
      hx_complain (error->message);
      return FALSE;
    }
  sheet->tiles = hx_rule_tiles_new (cli->catalog);
  return TRUE;
}

/* Nothing where nobody counted. */
static void
print_counts (const HxCounts *counts)
{
  if (counts->shown > 0)
    hx_say (ngettext ("The program is tested with %u position in which this matters.",
                      "The program is tested with %u positions in which this matters.", counts->shown), counts->shown);
  if (counts->denied > 0)
    hx_say (_("For %u of them, a position is tested too that differs in one thing, and in which it does not matter."), counts->denied);
}

static void
print_tiles (const Sheet *sheet,
             const char  *id)
{
  const HxCatalog *catalog = sheet->cli->catalog;
  g_autoptr (GArray) tiles = hx_rule_tiles_find (sheet->tiles, id);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (tiles->len == 0)
    return;
  if (tiles->len > HX_MANY_TILES)
    {
      hx_say (ngettext ("About %u tile.", "About %u tiles.", tiles->len), tiles->len);
      return;
    }
  for (guint i = 0; i < tiles->len; i++)
    {
      guint16 tile = g_array_index (tiles, guint16, i);

      /* Translators: a tile's name and its army */
      g_ptr_array_add (names, hx_phrase (_("{tile} ({army})"),
                                         "tile", hx_catalog_get_tile_name (catalog, tile, sheet->cli->language),
                                         "army", hx_text_get (&hx_catalog_get_tile_army (catalog, tile)->name, sheet->cli->language),
                                         NULL));
    }
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);
  hx_say (_("Tiles: %s"), list);
}

static void
print_positions (const Sheet *sheet,
                 const char  *id)
{
  const GPtrArray *names = hx_demonstrations_get_names (sheet->demonstrations, id);

  if (names == NULL)
    return;
  hx_say (_("Positions, which 'rules --example NAME' writes out:"));
  for (guint i = 0; i < names->len; i++)
    hx_say ("  %s", (const char *) g_ptr_array_index (names, i));
}

static void
print_rulings (const Sheet *sheet,
               char       **rulings)
{
  for (char **id = rulings; id != NULL && *id != NULL; id++)
    {
      const HxOfficial *official = hx_officials_find (sheet->officials, *id);
      const HxDecision *decision = hx_catalog_find_decision (sheet->cli->catalog, *id);
      g_autofree char *text = NULL;

      if (official != NULL)
        text = hx_rule_text_official (official, sheet->cli->language);
      else if (decision != NULL)
        text = g_strdup (hx_text_get (&decision->question, sheet->cli->language));
      hx_say ("  %s%s%s", *id, text != NULL ? ": " : "", text != NULL ? text : "");
    }
}

static void
print_rule (const Sheet      *sheet,
            const HxRuleText *rule)
{
  HxLanguage language = sheet->cli->language;
  const char *reason = hx_text_get (&rule->reason, language);

  hx_say ("%s", rule->id);
  hx_say (_("%s, section '%s'"), hx_text_get (&rule->book->name, language), hx_text_get (&rule->section, language));
  hx_say ("%s", hx_text_get (&rule->text, language));
  if (rule->rulings != NULL && rule->rulings[0] != NULL)
    {
      hx_say (_("Behind it:"));
      print_rulings (sheet, rule->rulings);
    }
  hx_say ("%s", hx_rule_text_use (rule, language));
  if (reason != NULL && rule->refereed != HX_REFEREED_WAITING)
    hx_say ("%s", reason);
  print_tiles (sheet, rule->id);
  print_counts (&rule->counts);
  print_positions (sheet, rule->id);
}

static void
print_decision (const Sheet      *sheet,
                const HxDecision *decision)
{
  HxLanguage language = sheet->cli->language;
  g_autofree char *concerns = decision->concerns != NULL ? g_strjoinv (", ", decision->concerns) : g_strdup ("");

  hx_say ("%s", decision->id);
  hx_say ("%s", hx_text_get (&decision->question, language));
  for (guint i = 0; i < decision->n_readings; i++)
    {
      const HxReading *reading = &decision->readings[i];
      const char *text = hx_text_get (&reading->text, language);

      if (i == decision->followed)
        hx_say (_("  %s (followed): %s"), reading->id, text);
      else if (decision->switchable && reading->implemented)
        hx_say (_("  %s (can be chosen): %s"), reading->id, text);
      else
        hx_say ("  %s: %s", reading->id, text);
    }
  if (*concerns != '\0')
    hx_say (_("Concerns: %s"), concerns);
  print_tiles (sheet, decision->id);
  print_counts (&decision->counts);
  print_positions (sheet, decision->id);
}

static void
print_official (const Sheet      *sheet,
                const HxOfficial *official)
{
  g_autofree char *text = hx_rule_text_official (official, sheet->cli->language);
  g_auto (GStrv) citing = hx_rule_text_dup_citing (sheet->cli->catalog, official->id);
  g_autofree char *rules = g_strjoinv (", ", citing);

  hx_say ("%s", official->id);
  hx_say ("%s", text);
  if (*rules != '\0')
    hx_say (_("Rules: %s"), rules);
  print_positions (sheet, official->id);
}

static void
print_found (const Sheet   *sheet,
             const HxFound *found)
{
  const HxCatalog *catalog = sheet->cli->catalog;
  g_autofree char *text = NULL;

  switch (found->kind)
    {
    case HX_FOUND_RULE:
      text = g_strdup (hx_text_get (&hx_catalog_find_rule (catalog, found->id)->text, sheet->cli->language));
      break;
    case HX_FOUND_DECISION:
      text = g_strdup (hx_text_get (&hx_catalog_find_decision (catalog, found->id)->question, sheet->cli->language));
      break;
    case HX_FOUND_OFFICIAL:
      text = hx_rule_text_official (hx_officials_find (sheet->officials, found->id), sheet->cli->language);
      break;
    default:
      g_return_if_reached ();
    }
  hx_say ("%s %s", found->id, text);
}

/**
 * hx_rule_sheet_print:
 * @cli: the program's data
 * @words: an id or a number, or words to search for
 *
 * Prints everything about one rule, decision or official ruling; where nothing has that id, a line for each that the words
 * find.
 *
 * Returns: %HX_EXIT_USAGE where nothing is found
 */
HxExit
hx_rule_sheet_print (const HxCli *cli,
                     const char  *words)
{
  g_auto (Sheet) sheet = { 0 };
  g_autofree char *id = g_ascii_strup (words, -1);
  const HxRuleText *rule = hx_catalog_find_rule (cli->catalog, id);
  const HxDecision *decision = hx_catalog_find_decision (cli->catalog, id);
  const HxOfficial *official;
  g_autoptr (HxRuleSearch) search = NULL;
  g_autoptr (GArray) found = NULL;

  if (!load_sheet (cli, &sheet))
    return HX_EXIT_REFUSED;
  official = hx_officials_find (sheet.officials, id);
  if (rule != NULL)
    print_rule (&sheet, rule);
  else if (decision != NULL)
    print_decision (&sheet, decision);
  else if (official != NULL)
    print_official (&sheet, official);
  if (rule != NULL || decision != NULL || official != NULL)
    return HX_EXIT_DONE;

  search = hx_rule_search_new (cli->catalog, sheet.officials, sheet.tiles);
  found = hx_rule_search_find (search, words);
  if (found->len == 0)
    return hx_usage (_("There is no rule '%s'; 'rules' lists them."), words);
  for (guint i = 0; i < found->len && i < MAX_FOUND; i++)
    print_found (&sheet, &g_array_index (found, HxFound, i));
  if (found->len > MAX_FOUND)
    hx_say (ngettext ("%u more is not shown.", "%u more are not shown.", found->len - MAX_FOUND), found->len - MAX_FOUND);
  return HX_EXIT_DONE;
}

/**
 * hx_rule_sheet_show:
 * @cli: the program's data
 * @position: the name of a position that shows a rule
 *
 * Writes out the position as a scenario.
 *
 * Returns: %HX_EXIT_USAGE where there is none of that name
 */
HxExit
hx_rule_sheet_show (const HxCli *cli,
                    const char  *position)
{
  g_auto (Sheet) sheet = { 0 };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (!load_sheet (cli, &sheet))
    return HX_EXIT_REFUSED;
  if (!hx_demonstrations_has (sheet.demonstrations, position))
    return hx_usage (_("There is no position '%s'; 'rules ID' names those that show a rule."), position);
  scenario = hx_demonstrations_load (sheet.demonstrations, cli->catalog, position, &error);
  if (scenario == NULL)
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  bytes = hx_scenario_to_bytes (cli->catalog, scenario);
  hx_say ("%.*s", (int) g_bytes_get_size (bytes), (const char *) g_bytes_get_data (bytes, NULL));
  return HX_EXIT_DONE;
}
