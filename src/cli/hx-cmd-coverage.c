/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules --coverage: which rules the test positions show, which wait, which are about the table. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-output.h"
#include "hx-survey.h"

static gboolean
is_citable (const char *id)
{
  for (int rule = HX_RULE_NONE + 1; rule < HX_N_RULES; rule++)
    if (g_str_equal (hx_rule_id ((HxRule) rule), id))
      return TRUE;
  return FALSE;
}

static void
print_counts (const char     *id,
              const HxCounts *counts)
{
  hx_say (_("  %s: shown by %u, denied by %u"), id, counts->shown, counts->denied);
}

typedef gboolean (*Belongs) (const HxRuleText *rule);

static gboolean
belongs_exercised (const HxRuleText *rule)
{
  return rule->counts.shown > 0;
}

static gboolean
belongs_waiting (const HxRuleText *rule)
{
  return rule->counts.shown == 0 && rule->refereed == HX_REFEREED_WAITING;
}

static gboolean
belongs_table (const HxRuleText *rule)
{
  return rule->counts.shown == 0 && rule->refereed == HX_REFEREED_TABLE;
}

static gboolean
belongs_nowhere (const HxRuleText *rule)
{
  return rule->counts.shown == 0 && (rule->refereed == HX_REFEREED_BATTLE || rule->refereed == HX_REFEREED_TURN);
}

static void
print_uncounted (const HxCli      *cli,
                 const HxRuleText *rule)
{
  const char *reason = hx_text_get (&rule->reason, cli->language);

  if (reason != NULL)
    hx_say ("  %s: %s", rule->id, reason);
  else if (rule->refereed != HX_REFEREED_TABLE && !is_citable (rule->id))
    hx_say (_("  %s: the referee never cites it"), rule->id);
  else
    hx_say ("  %s", rule->id);
}

static guint
print_list (const HxCli *cli,
            Belongs      belongs,
            const char  *heading)
{
  guint n = 0;

  hx_say ("%s", heading);
  for (guint b = 0; b < hx_catalog_get_n_rulebooks (cli->catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (cli->catalog, b);

      for (guint i = 0; i < book->rules->len; i++)
        {
          const HxRuleText *rule = g_ptr_array_index (book->rules, i);

          if (!belongs (rule))
            continue;
          n++;
          if (rule->counts.shown > 0)
            print_counts (rule->id, &rule->counts);
          else
            print_uncounted (cli, rule);
        }
    }
  hx_say (_("  %u in all\n"), n);
  return n;
}

/* A decision that the referee cites must be shown as a rule must. */
static guint
print_decisions (const HxCli *cli)
{
  guint missing = 0;

  hx_say (_("Decisions"));
  for (guint i = 0; i < hx_catalog_get_n_decisions (cli->catalog); i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (cli->catalog, i);

      if (decision->counts.shown > 0)
        print_counts (decision->id, &decision->counts);
      else if (is_citable (decision->id))
        {
          missing++;
          hx_say (_("  %s: on none of the lists"), decision->id);
        }
      else
        hx_say (_("  %s: not about battles, or never cited"), decision->id);
    }
  return missing;
}

/* The one given, or the one of the source tree. */
static char *
find_positions (const char *given)
{
  g_autofree char *data = hx_data_find_dir ();

  return given != NULL ? g_strdup (given) : g_build_filename (data, "..", "tests", "positions", NULL);
}

/* A program that is installed without positions tells what was counted when it was built. */
static gboolean
take_coverage (const HxCli  *cli,
               const char   *positions_dir,
               HxCoverage   *coverage,
               GError      **error)
{
  g_autofree char *folder = find_positions (positions_dir);
  g_autofree char *data = hx_data_find_dir ();

  if (positions_dir != NULL || g_file_test (folder, G_FILE_TEST_IS_DIR))
    return hx_survey_play (cli, folder, NULL, coverage, error);
  if (!hx_data_load_coverage (data, cli->catalog, coverage, error))
    return FALSE;
  if (coverage->passed + coverage->failed > 0)
    return TRUE;
  g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_IO,
               _("The test positions are not installed, and nobody counted what they show when the program was built; "
                 "--positions can name their folder."));
  return FALSE;
}

/**
 * hx_cmd_coverage:
 * @cli: the program's data
 * @positions_dir: (nullable): the folder of the test positions, or %NULL for the one of the source tree
 *
 * Tells which rules the test positions show: plays them, or where they are not installed, tells what was counted before.
 *
 * Returns: %HX_EXIT_REFUSED if a rule is on none of the lists, or a position fails
 */
HxExit
hx_cmd_coverage (const HxCli *cli,
                 const char  *positions_dir)
{
  g_autoptr (GError) error = NULL;
  HxCoverage coverage;
  guint missing;

  if (!take_coverage (cli, positions_dir, &coverage, &error))
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  hx_say (_("Positions passed: %u, failed: %u\n"), coverage.passed, coverage.failed);
  print_list (cli, belongs_exercised, _("Exercised"));
  print_list (cli, belongs_waiting, _("Waiting"));
  print_list (cli, belongs_table, _("About the table"));
  missing = print_list (cli, belongs_nowhere, _("On none of the lists"));
  missing += print_decisions (cli);
  return missing > 0 || coverage.failed > 0 ? HX_EXIT_REFUSED : HX_EXIT_DONE;
}

/* The clearest positions, in a file beside that of the counts. */
static gboolean
save_demonstrations (const HxShowcase  *showcase,
                     const char        *path,
                     GError           **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = g_build_filename (folder, "demonstrations.json", NULL);
  g_autofree char *data = hx_data_find_dir ();
  g_autoptr (HxOfficials) officials = hx_data_load_officials (data, error);
  g_autoptr (HxDemonstrations) demonstrations = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (officials == NULL)
    return FALSE;
  demonstrations = hx_showcase_choose (showcase, officials);
  bytes = hx_demonstrations_to_bytes (demonstrations);
  return hx_output_write (beside, bytes, error);
}

static gboolean
save (const HxCli       *cli,
      const char        *folder,
      const char        *path,
      const HxCoverage  *coverage,
      GError           **error)
{
  g_autoptr (GBytes) bytes = hx_coverage_to_bytes (cli->catalog, coverage);
  g_autofree char *rule = hx_survey_dup_prerequisites (path, folder, error);
  g_autofree char *rule_path = g_strconcat (path, ".d", NULL);
  g_autoptr (GBytes) rule_bytes = rule != NULL ? g_bytes_new (rule, strlen (rule)) : NULL;

  return rule != NULL && hx_output_write (rule_path, rule_bytes, error) && hx_output_write (path, bytes, error);
}

/**
 * hx_cmd_coverage_save:
 * @cli: the program's data
 * @positions_dir: (nullable): as for hx_cmd_coverage()
 * @path: the file to write; beside it, "PATH.d" names for make what it depends on, and "demonstrations.json" holds the
 *   positions that show each rule best
 *
 * Plays the test positions and writes what they show, to be installed with the data.
 *
 * Returns: %HX_EXIT_DONE even where positions fail: the file says so
 */
HxExit
hx_cmd_coverage_save (const HxCli *cli,
                      const char  *positions_dir,
                      const char  *path)
{
  g_autofree char *folder = find_positions (positions_dir);
  g_autoptr (HxShowcase) showcase = hx_showcase_new (cli);
  g_autoptr (GError) error = NULL;
  HxCoverage coverage;

  if (hx_survey_play (cli, folder, showcase, &coverage, &error) && save (cli, folder, path, &coverage, &error)
      && save_demonstrations (showcase, path, &error))
    return HX_EXIT_DONE;
  hx_complain (error->message);
  return HX_EXIT_REFUSED;
}
