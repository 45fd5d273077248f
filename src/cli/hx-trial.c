/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ends are compared as texts of one form: a line for each piece, Trap and Monolith, in a fixed order. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-trial.h"

#include <string.h>

#include "hx-play.h"
#include "hx-result.h"

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
  g_strfreev (trial->rules);
  g_strfreev (trial->never);
  g_free (trial->counterpart);
  g_free (trial);
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A marker is an object in scenarios and a bare word in expected ends. */
static char *
describe_markers (JsonObject *piece)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  JsonArray *markers = json_object_has_member (piece, "markers") ? json_object_get_array_member (piece, "markers") : NULL;

  for (guint i = 0; markers != NULL && i < json_array_get_length (markers); i++)
    {
      JsonNode *marker = json_array_get_element (markers, i);

      if (JSON_NODE_HOLDS_OBJECT (marker))
        g_ptr_array_add (words, (gpointer) json_object_get_string_member (json_node_get_object (marker), "marker"));
      else
        g_ptr_array_add (words, (gpointer) json_node_get_string (marker));
    }
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

static void
describe_piece (JsonObject *piece,
                gboolean    is_brief,
                GPtrArray  *lines)
{
  const char *hex = json_object_get_string_member (piece, "hex"), *tile = json_object_get_string_member (piece, "tile");
  gint64 wounds = json_object_get_int_member_with_default (piece, "wounds", 0);
  g_autofree char *markers = describe_markers (piece);

  if (is_brief)
    g_ptr_array_add (lines, g_strdup_printf ("%s %s wounds %d", hex, tile, (int) wounds));
  else
    g_ptr_array_add (lines, g_strdup_printf ("%s %s side %d facing %d wounds %d %s", hex, tile,
                                             (int) json_object_get_int_member (piece, "side"),
                                             (int) json_object_get_int_member (piece, "facing"), (int) wounds, markers));
}

static char *
describe_tucked (JsonNode *node,
                 guint     side)
{
  JsonObject *piece;
  g_autofree char *markers = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup ("nothing");
  piece = json_node_get_object (node);
  markers = describe_markers (piece);
  return g_strdup_printf ("%s side %d wounds %d %s", json_object_get_string_member (piece, "tile"),
                          (int) json_object_get_int_member_with_default (piece, "side", (gint64) side),
                          (int) json_object_get_int_member_with_default (piece, "wounds", 0), markers);
}

static void
describe_monolith (JsonNode  *node,
                   guint      side,
                   GPtrArray *lines)
{
  JsonObject *monolith;
  JsonArray *lower, *expanded;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;
  monolith = json_node_get_object (node);
  lower = json_object_get_array_member (monolith, "lower");
  first = describe_tucked (json_array_get_element (lower, 0), side);
  second = describe_tucked (json_array_get_element (lower, 1), side);
  expanded = json_object_get_null_member (monolith, "expanded") ? NULL : json_object_get_array_member (monolith, "expanded");
  if (expanded != NULL)
    g_ptr_array_add (lines, g_strdup_printf ("monolith of %u on %s %s", side, json_array_get_string_element (expanded, 0),
                                             json_array_get_string_element (expanded, 1)));
  else
    g_ptr_array_add (lines, g_strdup_printf ("monolith of %u: %s; %s", side, first, second));
}

static char *
join_lines (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_words);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
describe_pieces (JsonArray *pieces,
                 JsonArray *traps,
                 gboolean   is_brief,
                 GPtrArray *lines)
{
  for (guint i = 0; i < json_array_get_length (pieces); i++)
    describe_piece (json_array_get_object_element (pieces, i), is_brief, lines);
  for (guint i = 0; !is_brief && traps != NULL && i < json_array_get_length (traps); i++)
    {
      JsonObject *trap = json_array_get_object_element (traps, i);

      g_ptr_array_add (lines, g_strdup_printf ("trap %s of %d on %s", json_object_get_string_member (trap, "trap"),
                                               (int) json_object_get_int_member (trap, "side"), json_object_get_string_member (trap, "hex")));
    }
}

/**
 * hx_trial_describe_end:
 * @cli: the program's data
 * @end: a scenario
 * @is_brief: only tiles and wounds
 *
 * Returns: (transfer full): what is left, in the form in which ends are compared
 */
char *
hx_trial_describe_end (const HxCli      *cli,
                       const HxScenario *end,
                       gboolean          is_brief)
{
  g_autoptr (JsonNode) node = hx_scenario_to_node (cli->catalog, end);
  JsonObject *root = json_node_get_object (node);
  JsonArray *sides = json_object_get_array_member (root, "sides");
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  describe_pieces (json_object_get_array_member (root, "pieces"), json_object_get_array_member (root, "traps"), is_brief, lines);
  for (guint side = 0; !is_brief && side < json_array_get_length (sides); side++)
    describe_monolith (json_object_get_member (json_array_get_object_element (sides, side), "monolith"), side, lines);
  return join_lines (lines);
}

static char *
describe_expected (JsonObject *end)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  JsonArray *traps = json_object_has_member (end, "traps") ? json_object_get_array_member (end, "traps") : NULL;
  JsonArray *monoliths = json_object_has_member (end, "monoliths") ? json_object_get_array_member (end, "monoliths") : NULL;

  describe_pieces (json_object_get_array_member (end, "pieces"), traps, FALSE, lines);
  for (guint side = 0; monoliths != NULL && side < json_array_get_length (monoliths); side++)
    describe_monolith (json_array_get_element (monoliths, side), side, lines);
  return join_lines (lines);
}

static void
add_ends (HxTrial   *trial,
          JsonArray *ends)
{
  for (guint i = 0; i < json_array_get_length (ends); i++)
    g_ptr_array_add (trial->ends, describe_expected (json_array_get_object_element (ends, i)));
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
  trial->ends = g_ptr_array_new_with_free_func (g_free);
  return trial;
}

/**
 * hx_trial_load_position:
 * @cli: the program's data
 * @path: a scenario with the further key "expect": {"ends": [...], "rules": [...], "never": [...],
 *   "counterpart": NAME}
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
  if (expect == NULL || !json_object_has_member (expect, "ends"))
    {
      g_propagate_error (error, hx_input_refuse (trial->input, "$", "The key 'expect' with 'ends' is missing."));
      return NULL;
    }
  add_ends (trial, json_object_get_array_member (expect, "ends"));
  trial->rules = copy_words (expect, "rules");
  trial->never = copy_words (expect, "never");
  trial->counterpart = g_strdup (json_object_get_string_member_with_default (expect, "counterpart", NULL));
  return g_steal_pointer (&trial);
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
  if (json_object_has_member (object, "ends"))
    add_ends (trial, json_object_get_array_member (object, "ends"));
  else
    {
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

      trial->is_brief = trial->is_one = TRUE;
      describe_pieces (json_object_get_array_member (object, "end"), NULL, TRUE, lines);
      g_ptr_array_add (trial->ends, join_lines (lines));
    }
  return g_steal_pointer (&trial);
}

/**
 * hx_trials_load_cases:
 * @cli: the program's data
 * @path: a file {"cases": [{"id", "scenario", "end" or "ends"}, ...]}
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
note_rules (const HxCli  *cli,
            const HxLine *line,
            GHashTable   *cited)
{
  for (guint i = 0; i < line->battles->len; i++)
    {
      g_autoptr (GArray) events = hx_battle_dup_events (cli, g_ptr_array_index (line->battles, i));

      for (guint e = 0; e < events->len; e++)
        for (int r = 0; r < HX_MAX_EVENT_RULES; r++)
          {
            HxRule rule = g_array_index (events, HxEvent, e).rules[r];

            if (rule != HX_RULE_NONE)
              g_hash_table_add (cited, (gpointer) hx_rule_id (rule));
          }
    }
}

static gboolean
holds (GPtrArray  *texts,
       const char *text)
{
  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

static char *
compare_ends (const HxTrial *trial,
              GPtrArray     *found)
{
  for (guint i = 0; i < trial->ends->len; i++)
    if (!holds (found, g_ptr_array_index (trial->ends, i)))
      return g_strdup_printf ("%s: expected and not reached:\n%s\nof %u ends reached the first is:\n%s", trial->name,
                              (char *) g_ptr_array_index (trial->ends, i), found->len, (char *) g_ptr_array_index (found, 0));
  for (guint i = 0; !trial->is_one && i < found->len; i++)
    if (!holds (trial->ends, g_ptr_array_index (found, i)))
      return g_strdup_printf ("%s: reached and not expected:\n%s", trial->name, (char *) g_ptr_array_index (found, i));
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

/**
 * hx_trial_run:
 * @cli: the program's data
 * @trial: a trial
 * @cited: (nullable): takes the ids of the rules that its lines cite
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
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxLines) lines = hx_play_all (cli, trial->input, LIMIT, &error);
  char *wrong;

  if (lines == NULL)
    return g_strdup_printf ("%s: refused: %s", trial->name, error->message);
  if (!lines->complete)
    return g_strdup_printf ("%s: more than %d ends", trial->name, LIMIT);
  for (guint i = 0; i < lines->lines->len; i++)
    {
      const HxLine *line = g_ptr_array_index (lines->lines, i);

      g_ptr_array_add (found, hx_trial_describe_end (cli, line->end, trial->is_brief));
      note_rules (cli, line, cited != NULL ? cited : own);
    }
  wrong = compare_ends (trial, found);
  return wrong != NULL ? wrong : compare_rules (trial, cited != NULL ? cited : own);
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
