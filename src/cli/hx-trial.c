/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions and cases are played along every line, and what comes of it is compared with what they expect. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-trial.h"

#include <string.h>

#include "hx-result.h"
#include "hx-trial-end.h"
#include "hx-trial-puzzle.h"

#define LIMIT 10000

/**
 * hx_trial_free:
 * @trial: (nullable) (transfer full): a trial
 */
void
hx_trial_free (HxTrial *trial)
{
  if (trial == NULL)
    return;
  g_free (trial->name);
  hx_input_free (trial->input);
  g_clear_pointer (&trial->ends, g_ptr_array_unref);
  g_clear_pointer (&trial->solutions, json_array_unref);
  g_strfreev (trial->refused);
  g_strfreev (trial->rules);
  g_strfreev (trial->never);
  g_strfreev (trial->shows);
  g_free (trial->counterpart);
  g_free (trial);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
add_ends (HxTrial   *trial,
          JsonArray *ends)
{
  for (guint i = 0; i < json_array_get_length (ends); i++)
    g_ptr_array_add (trial->ends, json_object_ref (json_array_get_object_element (ends, i)));
}

static char **
copy_words (JsonObject *object,
            const char *key)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  JsonArray *array = json_object_has_member (object, key) ? json_object_get_array_member (object, key) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    g_ptr_array_add (words, g_strdup (json_array_get_string_element (array, i)));
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_steal (words, NULL);
}

static HxTrial *
new_trial (const char *name)
{
  HxTrial *trial = g_new0 (HxTrial, 1);

  trial->name = g_strdup (name);
  trial->ends = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  return trial;
}

/* What a position shows beside what is cited: rules by "shows", answers of the FAQ by "rulings". */
static char **
copy_shows (JsonObject *expect)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_auto (GStrv) shows = copy_words (expect, "shows");
  g_auto (GStrv) rulings = copy_words (expect, "rulings");

  for (guint i = 0; shows[i] != NULL; i++)
    g_ptr_array_add (words, g_strdup (shows[i]));
  for (guint i = 0; rulings[i] != NULL; i++)
    g_ptr_array_add (words, g_strdup (rulings[i]));
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_steal (words, NULL);
}

static void
read_expect (HxTrial    *trial,
             JsonObject *expect)
{
  if (json_object_has_member (expect, "ends"))
    add_ends (trial, json_object_get_array_member (expect, "ends"));
  else if (json_object_has_member (expect, "solutions"))
    trial->solutions = json_array_ref (json_object_get_array_member (expect, "solutions"));
  else
    {
      JsonObject *refused = json_object_get_object_member (expect, "refused");

      trial->refused_at = (guint) json_object_get_int_member (refused, "action");
      trial->refused = copy_words (refused, "rules");
    }
  trial->rules = copy_words (expect, "rules");
  trial->never = copy_words (expect, "never");
  trial->shows = copy_shows (expect);
  trial->counterpart = g_strdup (json_object_get_string_member_with_default (expect, "counterpart", NULL));
}

/**
 * hx_trial_load_position:
 * @cli: the program's data
 * @path: a scenario with the further key "expect": {"ends": [...], "solutions": [[...], ...] or "refused": {"action": N, "rules": [...]},
 *   "rules": [...], "never": [...], "shows": [...], "rulings": [...], "counterpart": NAME}
 * @error: any #HxFileError
 *
 * Returns: (transfer full) (nullable): the trial
 */
HxTrial *
hx_trial_load_position (const HxCli  *cli,
                        const char   *path,
                        GError      **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (HxTrial) trial = new_trial (name);
  JsonObject *kept, *expect;

  trial->input = hx_input_load (cli, path, error);
  if (trial->input == NULL)
    return NULL;
  kept = g_hash_table_lookup (trial->input->scenario->kept, "");
  expect = kept != NULL && json_object_has_member (kept, "expect") ? json_object_get_object_member (kept, "expect") : NULL;
  if (expect == NULL || (!json_object_has_member (expect, "ends") && !json_object_has_member (expect, "solutions")
                         && !json_object_has_member (expect, "refused")))
    {
      g_propagate_error (error, hx_input_refuse (trial->input, "$", "The key 'expect' with 'ends', 'solutions' or 'refused' is missing."));
      return NULL;
    }
  read_expect (trial, expect);
  return g_steal_pointer (&trial);
}

static void
read_case_ends (HxTrial    *trial,
                JsonObject *object)
{
  if (json_object_has_member (object, "ends"))
    add_ends (trial, json_object_get_array_member (object, "ends"));
  else if (json_object_has_member (object, "refused"))
    {
      const char *const rules[] = { json_object_get_string_member (object, "refused"), NULL };

      trial->refused = g_strdupv ((char **) rules);
      trial->refused_at = (guint) json_object_get_int_member (object, "action");
    }
  else
    {
      JsonObject *end = json_object_new ();

      json_object_set_array_member (end, "pieces", json_array_ref (json_object_get_array_member (object, "end")));
      trial->is_brief = trial->is_one = TRUE;
      g_ptr_array_add (trial->ends, end);
    }
}

static HxTrial *
read_case (const HxCli  *cli,
           JsonObject   *object,
           GError      **error)
{
  g_autoptr (HxTrial) trial = new_trial (json_object_get_string_member (object, "id"));
  char *text = hx_result_to_line (json_object_get_member (object, "scenario"));

  trial->input = g_new0 (HxInput, 1);
  trial->input->name = g_strdup (trial->name);
  trial->input->bytes = g_bytes_new_take (text, strlen (text));
  trial->input->scenario = hx_scenario_load_bytes (cli->catalog, trial->name, trial->input->bytes, error);
  if (trial->input->scenario == NULL)
    return NULL;
  read_case_ends (trial, object);
  return g_steal_pointer (&trial);
}

/**
 * hx_trials_load_cases:
 * @cli: the program's data
 * @path: a file {"cases": [{"id", "scenario", "end" or "ends" or "refused" with "action"}, ...]}
 * @error: any #HxFileError or JSON error
 *
 * Returns: (transfer full) (nullable) (element-type HxTrial): the trials
 */
GPtrArray *
hx_trials_load_cases (const HxCli  *cli,
                      const char   *path,
                      GError      **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GPtrArray) trials = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_trial_free);
  JsonArray *cases;

  if (!json_parser_load_from_file (parser, path, error))
    return NULL;
  cases = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)), "cases");
  for (guint i = 0; i < json_array_get_length (cases); i++)
    {
      HxTrial *trial = read_case (cli, json_array_get_object_element (cases, i), error);

      if (trial == NULL)
        return NULL;
      g_ptr_array_add (trials, trial);
    }
  return g_steal_pointer (&trials);
}

static void
note_rules (const HxLine *line,
            GHashTable   *cited)
{
  g_autoptr (GArray) events = hx_line_dup_events (line);

  for (guint e = 0; e < events->len; e++)
    for (int r = 0; r < HX_MAX_EVENT_RULES; r++)
      {
        HxRule rule = g_array_index (events, HxEvent, e).rules[r];

        if (rule != HX_RULE_NONE)
          g_hash_table_add (cited, (gpointer) hx_rule_id (rule));
      }
}

static gboolean
holds (GPtrArray  *texts,
       const char *text)
{
  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

static JsonObject *
get_shape (const HxTrial *trial,
           guint          end)
{
  return trial->is_brief ? NULL : g_ptr_array_index (trial->ends, end);
}

/* All ends found, in the shape of an expected one; ends of the same shape share them. */
static GPtrArray *
describe_found (GPtrArray  *found,
                JsonObject *shape,
                GHashTable *known)
{
  g_autofree char *name = shape != NULL ? hx_trial_end_shape (shape) : g_strdup ("");
  GPtrArray *texts = g_hash_table_lookup (known, name);

  if (texts != NULL)
    return texts;
  texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (texts, hx_trial_end_describe (g_ptr_array_index (found, i), shape));
  g_hash_table_insert (known, g_steal_pointer (&name), texts);
  return texts;
}

static char *
compare_ends (const HxTrial *trial,
              GPtrArray     *found)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autofree gboolean *met = g_new0 (gboolean, found->len);

  for (guint i = 0; i < trial->ends->len; i++)
    {
      JsonObject *end = g_ptr_array_index (trial->ends, i);
      g_autofree char *text = hx_trial_end_describe (end, get_shape (trial, i));
      GPtrArray *texts = describe_found (found, get_shape (trial, i), known);

      if (!holds (texts, text))
        return g_strdup_printf ("%s: expected and not reached:\n%s\nof %u ends reached the first is:\n%s", trial->name, text, found->len,
                                (char *) g_ptr_array_index (texts, 0));
      for (guint j = 0; j < found->len; j++)
        met[j] |= g_str_equal (g_ptr_array_index (texts, j), text);
    }
  for (guint j = 0; !trial->is_one && j < found->len; j++)
    if (!met[j])
      {
        g_autofree char *text = hx_trial_end_describe (g_ptr_array_index (found, j), get_shape (trial, 0));

        return g_strdup_printf ("%s: reached and not expected:\n%s", trial->name, text);
      }
  return NULL;
}

static char *
compare_rules (const HxTrial *trial,
               GHashTable    *cited)
{
  for (guint i = 0; trial->rules != NULL && trial->rules[i] != NULL; i++)
    if (!g_hash_table_contains (cited, trial->rules[i]))
      return g_strdup_printf ("%s: %s is not cited", trial->name, trial->rules[i]);
  for (guint i = 0; trial->never != NULL && trial->never[i] != NULL; i++)
    if (g_hash_table_contains (cited, trial->never[i]))
      return g_strdup_printf ("%s: %s is cited and must not be", trial->name, trial->never[i]);
  return NULL;
}

static gboolean
names_rule (char   **rules,
            HxRule   rule)
{
  return rule != HX_RULE_NONE && g_strv_contains ((const char *const *) rules, hx_rule_id (rule));
}

/* A refusal may name any of the rules that forbid the action. */
static char *
compare_refusal (const HxTrial   *trial,
                 const HxRefused *refused,
                 GHashTable      *cited)
{
  const HxRefusal *refusal = &refused->refusal;
  g_autofree char *wanted = g_strjoinv (", ", trial->refused);

  if (refused->at + 1 != trial->refused_at)
    return g_strdup_printf ("%s: action %u is refused, not %u, which %s forbids", trial->name, refused->at + 1, trial->refused_at, wanted);
  if (!names_rule (trial->refused, refusal->rule) && !names_rule (trial->refused, refusal->also))
    return g_strdup_printf ("%s: refused by %s and %s, not by %s", trial->name, hx_rule_id (refusal->rule),
                            refusal->also != HX_RULE_NONE ? hx_rule_id (refusal->also) : "nothing else", wanted);
  g_hash_table_add (cited, (gpointer) hx_rule_id (refusal->rule));
  if (refusal->also != HX_RULE_NONE)
    g_hash_table_add (cited, (gpointer) hx_rule_id (refusal->also));
  return NULL;
}

static char *
compare_lines (const HxCli   *cli,
               const HxTrial *trial,
               const HxLines *lines,
               GHashTable    *cited)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
  char *wrong;

  if (trial->refused != NULL)
    return g_strdup_printf ("%s: nothing is refused, although %s forbids action %u", trial->name, trial->refused[0], trial->refused_at);
  if (!lines->complete)
    return g_strdup_printf ("%s: more than %d ends", trial->name, LIMIT);
  for (guint i = 0; i < lines->lines->len; i++)
    {
      const HxLine *line = g_ptr_array_index (lines->lines, i);

      g_ptr_array_add (found, hx_trial_end_found (cli, line));
      note_rules (line, cited);
    }
  wrong = compare_ends (trial, found);
  return wrong != NULL ? wrong : compare_rules (trial, cited);
}

/**
 * hx_trial_run:
 * @cli: the program's data
 * @trial: a trial
 * @cited: (nullable): takes the ids of the rules that its lines or its refusal cite, and of those that it says it shows
 *
 * Plays every line and compares.
 *
 * Returns: (transfer full) (nullable): what is wrong, or %NULL where all is as it must be
 */
char *
hx_trial_run (const HxCli   *cli,
              const HxTrial *trial,
              GHashTable    *cited)
{
  g_autoptr (GHashTable) own = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GError) error = NULL;
  HxRefused refused;
  g_autoptr (HxLines) lines = trial->solutions == NULL ? hx_play_all (cli, trial->input, LIMIT, &refused, &error) : NULL;
  GHashTable *all = cited != NULL ? cited : own;
  char *wrong;

  if (trial->solutions != NULL)
    wrong = hx_trial_solve (cli, trial->input, trial->solutions);
  else if (lines != NULL)
    wrong = compare_lines (cli, trial, lines, all);
  else if (refused.is_refused && trial->refused != NULL)
    wrong = compare_refusal (trial, &refused, all);
  else
    wrong = g_strdup_printf ("%s: refused: %s", trial->name, error->message);
  for (guint i = 0; wrong == NULL && trial->shows != NULL && trial->shows[i] != NULL; i++)
    g_hash_table_add (all, (gpointer) g_intern_string (trial->shows[i]));
  return wrong;
}

/**
 * hx_trials_list_files:
 * @folder: a folder
 * @suffix: how the names wanted end
 * @error: a #GFileError
 *
 * Returns: (transfer full) (nullable) (element-type utf8): paths, sorted
 */
GPtrArray *
hx_trials_list_files (const char  *folder,
                      const char  *suffix,
                      GError     **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  GPtrArray *paths;
  const char *name;

  if (dir == NULL)
    return NULL;
  paths = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_words);
  return paths;
}
