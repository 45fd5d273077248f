/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules --coverage: which rules the test positions show, which wait, which are about the table. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli.h"
#include "hx-data.h"
#include "hx-trial.h"

/* How many passing positions cite a rule, and for how many of them one that differs in one thing does not. */
typedef struct
{
  guint shown;
  guint denied;
} Count;

/* What a passing position cites, kept until its counterpart is known too. */
typedef struct
{
  GHashTable *cited;
  char *counterpart;
} Pair;

typedef struct
{
  const HxCli *cli;
  GHashTable *counts;
  GHashTable *pairs;
  guint passed;
  guint failed;
} Survey;

static Count *
get_count (Survey     *survey,
           const char *id)
{
  Count *count = g_hash_table_lookup (survey->counts, id);

  if (count == NULL)
    {
      count = g_new0 (Count, 1);
      g_hash_table_insert (survey->counts, g_strdup (id), count);
    }
  return count;
}

static void
free_pair (gpointer data)
{
  Pair *pair = data;

  g_hash_table_unref (pair->cited);
  g_free (pair->counterpart);
  g_free (pair);
}

static void
keep_pair (Survey        *survey,
           const HxTrial *trial,
           GHashTable    *cited)
{
  Pair *pair = g_new0 (Pair, 1);

  pair->cited = g_hash_table_ref (cited);
  pair->counterpart = g_strdup (trial->counterpart);
  g_hash_table_insert (survey->pairs, g_path_get_basename (trial->name), pair);
}

/* A rule is denied where one position of a pair cites it and the other does not. */
static void
count_denied (Survey *survey)
{
  GHashTableIter iter, rules;
  gpointer value, id;

  g_hash_table_iter_init (&iter, survey->pairs);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Pair *pair = value, *other = g_hash_table_lookup (survey->pairs, pair->counterpart);

      if (other == NULL)
        continue;
      g_hash_table_iter_init (&rules, pair->cited);
      while (g_hash_table_iter_next (&rules, &id, NULL))
        if (!g_hash_table_contains (other->cited, id))
          get_count (survey, id)->denied++;
    }
}

static void
try_one (Survey        *survey,
         const HxTrial *trial)
{
  g_autoptr (GHashTable) cited = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *wrong = hx_trial_run (survey->cli, trial, cited);
  GHashTableIter iter;
  gpointer id;

  if (wrong != NULL)
    {
      survey->failed++;
      hx_complain (wrong);
      return;
    }
  survey->passed++;
  g_hash_table_iter_init (&iter, cited);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    get_count (survey, id)->shown++;
  if (trial->counterpart != NULL)
    keep_pair (survey, trial, cited);
}

static gboolean
try_positions (Survey      *survey,
               const char  *folder,
               GError     **error)
{
  g_autoptr (GPtrArray) paths = hx_trials_list_files (folder, ".hexa", error);

  if (paths == NULL)
    return FALSE;
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (HxTrial) trial = hx_trial_load_position (survey->cli, g_ptr_array_index (paths, i), error);

      if (trial == NULL)
        return FALSE;
      try_one (survey, trial);
    }
  return TRUE;
}

/* The handed cases lie beside the positions; without them the positions count alone. */
static gboolean
try_cases (Survey      *survey,
           const char  *positions,
           GError     **error)
{
  g_autofree char *folder = g_build_filename (positions, "..", "cases", NULL);
  g_autoptr (GPtrArray) paths = NULL;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;
  paths = hx_trials_list_files (folder, ".json", error);
  if (paths == NULL)
    return FALSE;
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GPtrArray) trials = hx_trials_load_cases (survey->cli, g_ptr_array_index (paths, i), error);

      if (trials == NULL)
        return FALSE;
      for (guint j = 0; j < trials->len; j++)
        try_one (survey, g_ptr_array_index (trials, j));
    }
  return TRUE;
}

static gboolean
is_citable (const char *id)
{
  for (int rule = HX_RULE_NONE + 1; rule < HX_N_RULES; rule++)
    if (g_str_equal (hx_rule_id ((HxRule) rule), id))
      return TRUE;
  return FALSE;
}

static gboolean
is_exercised (Survey     *survey,
              const char *id)
{
  const Count *count = g_hash_table_lookup (survey->counts, id);

  return count != NULL && count->shown > 0;
}

static void
print_count (Survey     *survey,
             const char *id)
{
  const Count *count = g_hash_table_lookup (survey->counts, id);

  hx_say (_("  %s: shown by %u, denied by %u"), id, count->shown, count->denied);
}

typedef gboolean (*Belongs) (Survey           *survey,
                             const HxRuleText *rule);

static gboolean
belongs_exercised (Survey           *survey,
                   const HxRuleText *rule)
{
  return is_exercised (survey, rule->id);
}

static gboolean
belongs_waiting (Survey           *survey,
                 const HxRuleText *rule)
{
  return !is_exercised (survey, rule->id) && rule->refereed == HX_REFEREED_WAITING;
}

static gboolean
belongs_table (Survey           *survey,
               const HxRuleText *rule)
{
  return !is_exercised (survey, rule->id) && rule->refereed == HX_REFEREED_TABLE;
}

static gboolean
belongs_nowhere (Survey           *survey,
                 const HxRuleText *rule)
{
  return !is_exercised (survey, rule->id) && (rule->refereed == HX_REFEREED_BATTLE || rule->refereed == HX_REFEREED_TURN);
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
print_list (Survey     *survey,
            Belongs     belongs,
            const char *heading)
{
  guint n = 0;

  hx_say ("%s", heading);
  for (guint b = 0; b < hx_catalog_get_n_rulebooks (survey->cli->catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (survey->cli->catalog, b);

      for (guint i = 0; i < book->rules->len; i++)
        {
          const HxRuleText *rule = g_ptr_array_index (book->rules, i);

          if (!belongs (survey, rule))
            continue;
          n++;
          if (is_exercised (survey, rule->id))
            print_count (survey, rule->id);
          else
            print_uncounted (survey->cli, rule);
        }
    }
  hx_say (_("  %u in all\n"), n);
  return n;
}

/* A decision that the referee cites must be shown as a rule must. */
static guint
print_decisions (Survey *survey)
{
  guint missing = 0;

  hx_say (_("Decisions"));
  for (guint i = 0; i < hx_catalog_get_n_decisions (survey->cli->catalog); i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (survey->cli->catalog, i);

      if (is_exercised (survey, decision->id))
        print_count (survey, decision->id);
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

static char *
find_positions (const char *given)
{
  g_autofree char *data = NULL;

  if (given != NULL)
    return g_strdup (given);
  data = hx_data_find_dir ();
  return g_build_filename (data, "..", "tests", "positions", NULL);
}

/**
 * hx_cmd_coverage:
 * @cli: the program's data
 * @positions_dir: (nullable): the folder of the test positions, or %NULL for the one of the source tree
 *
 * Plays all test positions and tells which rules they show.
 *
 * Returns: %HX_EXIT_REFUSED if a rule is on none of the lists, or a position fails
 */
HxExit
hx_cmd_coverage (const HxCli *cli,
                 const char  *positions_dir)
{
  g_autofree char *folder = find_positions (positions_dir);
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_pair);
  Survey survey = { cli, counts, pairs, 0, 0 };
  guint missing;

  if (!try_positions (&survey, folder, &error) || !try_cases (&survey, folder, &error))
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  count_denied (&survey);
  hx_say (_("Positions passed: %u, failed: %u\n"), survey.passed, survey.failed);
  print_list (&survey, belongs_exercised, _("Exercised"));
  print_list (&survey, belongs_waiting, _("Waiting"));
  print_list (&survey, belongs_table, _("About the table"));
  missing = print_list (&survey, belongs_nowhere, _("On none of the lists"));
  missing += print_decisions (&survey);
  return missing > 0 || survey.failed > 0 ? HX_EXIT_REFUSED : HX_EXIT_DONE;
}
