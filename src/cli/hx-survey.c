/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Playing all test positions to count how many of them show each rule. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-survey.h"

/* What a passing position cites, kept until its counterpart is known too. */
typedef struct
{
  GHashTable *cited;
  char *counterpart;
} Pair;

/* counts: id -> #HxCounts; pairs: name of a position -> #Pair; showcase: (nullable): is offered the positions */
typedef struct
{
  const HxCli *cli;
  HxShowcase *showcase;
  GHashTable *counts;
  GHashTable *pairs;
  HxCoverage coverage;
} Survey;

static HxCounts *
get_counts (Survey     *survey,
            const char *id)
{
  HxCounts *counts = g_hash_table_lookup (survey->counts, id);

  if (counts == NULL)
    {
      counts = g_new0 (HxCounts, 1);
      g_hash_table_insert (survey->counts, g_strdup (id), counts);
    }
  return counts;
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
          get_counts (survey, id)->denied++;
    }
}

static void
complain (Survey     *survey,
          const char *wrong)
{
  survey->coverage.failed++;
  hx_complain (wrong);
}

static void
try_one (Survey        *survey,
         const HxTrial *trial,
         HxShowcase    *showcase)
{
  g_autoptr (GHashTable) cited = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *wrong = hx_trial_run (survey->cli, trial, cited);
  GHashTableIter iter;
  gpointer id;

  if (wrong != NULL)
    {
      complain (survey, wrong);
      return;
    }
  survey->coverage.passed++;
  g_hash_table_iter_init (&iter, cited);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    get_counts (survey, id)->shown++;
  if (trial->counterpart != NULL)
    keep_pair (survey, trial, cited);
  if (showcase != NULL)
    hx_showcase_offer (showcase, trial, cited);
}

static gboolean
try_positions (Survey      *survey,
               const char  *folder,
               GError     **error)
{
  g_autoptr (GPtrArray) paths = hx_trials_list_files (folder, ".hexa", error);

  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autoptr (GError) refused = NULL;
      g_autoptr (HxTrial) trial = hx_trial_load_position (survey->cli, g_ptr_array_index (paths, i), &refused);

      if (trial != NULL)
        try_one (survey, trial, survey->showcase);
      else
        complain (survey, refused->message);
    }
  return paths != NULL;
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
  for (guint i = 0; paths != NULL && i < paths->len; i++)
    {
      g_autoptr (GError) refused = NULL;
      g_autoptr (GPtrArray) trials = hx_trials_load_cases (survey->cli, g_ptr_array_index (paths, i), &refused);

      if (trials == NULL)
        complain (survey, refused->message);
      for (guint j = 0; trials != NULL && j < trials->len; j++)
        try_one (survey, g_ptr_array_index (trials, j), NULL);
    }
  return paths != NULL;
}

/* What positions show beyond the rules and decisions, answers of the FAQ for instance, the catalog does not know. */
static void
hand_over (Survey *survey)
{
  GHashTableIter iter;
  gpointer id, counts;

  g_hash_table_iter_init (&iter, survey->counts);
  while (g_hash_table_iter_next (&iter, &id, &counts))
    hx_catalog_set_counts (survey->cli->catalog, id, counts);
}

/**
 * hx_survey_play:
 * @cli: the program's data; its catalog takes the counts of each rule and decision
 * @folder: the folder of the positions; cases lie in the folder "cases" beside it
 * @showcase: (nullable): is offered the positions that came out as they must
 * @coverage: (out): how many positions came out as they must, and how many did not or could not be read
 * @error: a #GFileError
 *
 * Plays all test positions, complaining of those that fail.
 *
 * Returns: whether the folder could be read
 */
gboolean
hx_survey_play (const HxCli  *cli,
                const char   *folder,
                HxShowcase   *showcase,
                HxCoverage   *coverage,
                GError      **error)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_pair);
  Survey survey = { cli, showcase, counts, pairs, { 0 } };

  if (!try_positions (&survey, folder, error) || !try_cases (&survey, folder, error))
    return FALSE;
  count_denied (&survey);
  hand_over (&survey);
  *coverage = survey.coverage;
  return TRUE;
}

static void
add_prerequisite (GString    *rule,
                  const char *path)
{
  g_string_append (rule, " \\\n ");
  for (const char *p = path; *p != '\0'; p++)
    {
      if (*p == ' ' || *p == '#')
        g_string_append_c (rule, '\\');
      else if (*p == '$')
        g_string_append_c (rule, '$');
      g_string_append_c (rule, *p);
    }
}

/* A folder counts too: it changes when a file is added or removed. */
static gboolean
add_folder (GString     *rule,
            const char  *folder,
            GError     **error)
{
  g_autoptr (GPtrArray) paths = hx_trials_list_files (folder, "", error);

  if (paths == NULL)
    return FALSE;
  add_prerequisite (rule, folder);
  for (guint i = 0; i < paths->len; i++)
    add_prerequisite (rule, g_ptr_array_index (paths, i));
  return TRUE;
}

/**
 * hx_survey_dup_prerequisites:
 * @target: a file made of a survey
 * @folder: the folder of its positions
 * @error: a #GFileError
 *
 * Returns: (transfer full) (nullable): a rule for make or ninja that names all files which the survey depends on
 */
char *
hx_survey_dup_prerequisites (const char  *target,
                             const char  *folder,
                             GError     **error)
{
  g_autoptr (GString) rule = g_string_new (target);
  g_autofree char *data = hx_data_find_dir ();
  g_autofree char *cases = g_build_filename (folder, "..", "cases", NULL);
  g_autofree char *armies = g_build_filename (data, "armies", NULL);
  g_autofree char *rulebooks = g_build_filename (data, "rulebooks", NULL);

  g_string_append_c (rule, ':');
  if (!add_folder (rule, folder, error) || !add_folder (rule, armies, error) || !add_folder (rule, rulebooks, error)
      || (g_file_test (cases, G_FILE_TEST_IS_DIR) && !add_folder (rule, cases, error)))
    return NULL;
  g_string_append_c (rule, '\n');
  return g_string_free_and_steal (g_steal_pointer (&rule));
}
