/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random boards with both referees and prints the smallest form of each disagreement. */

#include <locale.h>

#include "first-ends.h"
#include "minimise.h"
#include "random-positions.h"
#include "shares.h"

typedef struct
{
  SrFacts *facts;
  guint    limit;
  guint    incomplete;
  guint    disagreements;
  Shares   shares;
} Comparison;

static char **
list_error (GError *error)
{
  char *lines[] = { error->message, NULL };

  return g_strdupv (lines);
}

/* What both referees say; a refusal counts as an end of its own. */
static gboolean
ask_both (Comparison   *comparison,
          JsonNode     *scenario,
          char       ***first,
          char       ***second,
          gboolean     *complete)
{
  g_autoptr (GError) first_error = NULL;
  g_autoptr (GError) second_error = NULL;
  gboolean first_complete = TRUE;
  gboolean second_complete = TRUE;

  *first = first_ends (scenario, comparison->limit, &first_complete, &first_error);
  *second = sr_battle_ends (comparison->facts, scenario, comparison->limit, NULL,
                            &second_complete, &second_error);
  if (*first == NULL)
    *first = list_error (first_error);
  if (*second == NULL)
    *second = list_error (second_error);
  *complete = first_complete && second_complete;
  return g_strv_equal ((const char *const *) *first, (const char *const *) *second);
}

static gboolean
disagree (JsonNode *scenario,
          gpointer  data)
{
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;
  gboolean complete;

  return !ask_both (data, scenario, &first, &second, &complete) && complete;
}

static void
print_missing (const char  *whose,
               char       **ends,
               char       **others)
{
  for (int i = 0; ends[i] != NULL; i++)
    g_print ("--- %s%s\n%s\n", whose,
             g_strv_contains ((const char *const *) others, ends[i]) ? " (both)" : "", ends[i]);
}

static void
print_disagreement (Comparison *comparison,
                    JsonNode   *scenario,
                    guint64     number)
{
  g_autoptr (JsonNode) smallest = minimise (scenario, disagree, comparison);
  g_autofree char *json = json_to_string (smallest, FALSE);
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;
  gboolean complete;

  ask_both (comparison, smallest, &first, &second, &complete);
  g_print ("=== board %" G_GUINT64_FORMAT "\n%s\n", number, json);
  print_missing ("first referee", first, second);
  print_missing ("second referee", second, first);
}

static void
compare_board (Comparison *comparison,
               JsonNode   *scenario,
               guint64     number,
               gboolean    with_shares)
{
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;
  gboolean complete;
  gboolean same = ask_both (comparison, scenario, &first, &second, &complete);

  if (!complete)
    {
      comparison->incomplete++;
      return;
    }
  if (!same)
    {
      comparison->disagreements++;
      print_disagreement (comparison, scenario, number);
    }
  if (with_shares)
    {
      g_auto (GStrv) ends = NULL;
      SrStats stats = { 0 };

      ends = sr_battle_ends (comparison->facts, scenario, comparison->limit, &stats, NULL, NULL);
      shares_add (&comparison->shares, &stats);
    }
}

static gboolean
compare_files (Comparison   *comparison,
               char        **paths,
               int           n_paths,
               GError      **error)
{
  for (int i = 0; i < n_paths; i++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();

      if (!json_parser_load_from_file (parser, paths[i], error))
        return FALSE;
      compare_board (comparison, json_parser_get_root (parser), i, FALSE);
    }
  return TRUE;
}

static int
report (const Comparison *comparison,
        int               boards,
        gboolean          with_shares)
{
  gboolean enough = TRUE;

  g_print ("%d boards, %u disagreements, %u left out for too many ends\n",
           boards, comparison->disagreements, comparison->incomplete);
  if (with_shares)
    {
      shares_print (&comparison->shares);
      enough = shares_are_enough (&comparison->shares);
    }
  return comparison->disagreements == 0 && enough && boards > 0 ? 0 : 1;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  int boards = 1000;
  int start = 0;
  int seed = 1;
  int limit = 5000;
  int most = 5;
  gboolean no_shares = FALSE;
  const GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Directory of the army files", "DIR" },
    { "boards", 0, 0, G_OPTION_ARG_INT, &boards, "How many boards", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &start, "Number of the first board", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Which boards", "N" },
    { "limit", 0, 0, G_OPTION_ARG_INT, &limit, "Most ends of a board", "N" },
    { "most", 0, 0, G_OPTION_ARG_INT, &most, "Stop after so many disagreements", "N" },
    { "no-shares", 0, 0, G_OPTION_ARG_NONE, &no_shares, "Do not count what decided", NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("[FILE...]");
  g_autoptr (GError) error = NULL;
  g_autoptr (SrFacts) facts = NULL;
  Comparison comparison = { 0 };
  int played = 0;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  facts = sr_facts_load (armies == NULL ? "data/armies" : armies, &error);
  comparison.facts = facts;
  comparison.limit = limit;
  if (facts == NULL || !compare_files (&comparison, argv + 1, argc - 1, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  if (argc > 1)
    return report (&comparison, argc - 1, FALSE);
  for (; played < boards && comparison.disagreements < (guint) most; played++)
    {
      g_autoptr (JsonNode) scenario = random_position (facts, seed, start + played);

      compare_board (&comparison, scenario, start + played, !no_shares);
    }
  return report (&comparison, played, !no_shares && played == boards);
}
