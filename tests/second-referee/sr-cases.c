/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays files of handed cases and says which of them the second referee sees otherwise. */

#include "sr-private.h"
#include "sr-cases.h"

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
join_sorted (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_texts);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
append_marker_names (GString   *text,
                     JsonArray *markers)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  if (markers == NULL || json_array_get_length (markers) == 0)
    return;
  for (guint i = 0; i < json_array_get_length (markers); i++)
    g_ptr_array_add (names, (gpointer) json_array_get_string_element (markers, i));
  g_ptr_array_sort (names, compare_texts);
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (",", (char **) names->pdata);
  g_string_append_printf (text, " [%s]", joined);
}

static char *
describe_full_piece (JsonObject *piece)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s %s s%d f%d w%d",
                          json_object_get_string_member (piece, "hex"),
                          json_object_get_string_member (piece, "tile"),
                          (int) json_object_get_int_member_with_default (piece, "side", 0),
                          (int) json_object_get_int_member_with_default (piece, "facing", 0),
                          (int) json_object_get_int_member_with_default (piece, "wounds", 0));
  append_marker_names (text, sr_json_get_array (piece, "markers"));
  return g_string_free (text, FALSE);
}

static char *
describe_tucked (JsonNode *node,
                 int       side)
{
  GString *text = g_string_new (NULL);
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_string_append (text, "-");
      return g_string_free (text, FALSE);
    }
  object = json_node_get_object (node);
  g_string_append_printf (text, "%s s%d w%d", json_object_get_string_member (object, "tile"),
                          (int) json_object_get_int_member_with_default (object, "side", side),
                          (int) json_object_get_int_member_with_default (object, "wounds", 0));
  append_marker_names (text, sr_json_get_array (object, "markers"));
  return g_string_free (text, FALSE);
}

static char *
describe_handed_monolith (JsonObject *monolith,
                          int         side)
{
  JsonArray *lower = sr_json_get_array (monolith, "lower");
  JsonArray *expanded = sr_json_get_array (monolith, "expanded");
  g_autofree char *first = describe_tucked (json_array_get_element (lower, 0), side);
  g_autofree char *second = describe_tucked (json_array_get_element (lower, 1), side);
  g_autofree char *parts = NULL;

  if (expanded != NULL)
    parts = g_strdup_printf ("%s; %s", json_array_get_string_element (expanded, 0),
                             json_array_get_string_element (expanded, 1));
  return g_strdup_printf ("monolith %d lower=[%s; %s] expanded=[%s]", side, first, second,
                          parts == NULL ? "" : parts);
}

static char *
describe_trap (JsonObject *trap)
{
  return g_strdup_printf ("trap %s %s s%d", json_object_get_string_member (trap, "hex"),
                          json_object_get_string_member (trap, "trap"),
                          (int) json_object_get_int_member_with_default (trap, "side", 0));
}

/* The canonical text of one of the "ends" of a case. */
static char *
describe_full_end (JsonObject *end)
{
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) traps = g_ptr_array_new_with_free_func (g_free);
  JsonArray *array = sr_json_get_array (end, "pieces");
  GString *text;
  g_autofree char *piece_lines = NULL;

  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (pieces, describe_full_piece (json_array_get_object_element (array, i)));
  piece_lines = join_sorted (pieces);
  text = g_string_new (piece_lines);
  array = sr_json_get_array (end, "monoliths");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      g_autofree char *line = NULL;

      if (!JSON_NODE_HOLDS_OBJECT (node))
        continue;
      line = describe_handed_monolith (json_node_get_object (node), i);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", line);
    }
  array = sr_json_get_array (end, "traps");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    g_ptr_array_add (traps, describe_trap (json_array_get_object_element (array, i)));
  if (traps->len > 0)
    {
      g_autofree char *trap_lines = join_sorted (traps);

      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", trap_lines);
    }
  return g_string_free (text, FALSE);
}

/* The older cases say only hex, tile and wounds of one end. */
static char *
describe_short_end (JsonArray *end)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < json_array_get_length (end); i++)
    {
      JsonObject *piece = json_array_get_object_element (end, i);

      g_ptr_array_add (lines, g_strdup_printf ("%s %s w%d",
                                               json_object_get_string_member (piece, "hex"),
                                               json_object_get_string_member (piece, "tile"),
                                               (int) json_object_get_int_member_with_default (piece, "wounds", 0)));
    }
  return join_sorted (lines);
}

/* "HEX TILE sS fF wW [..]" without side, facing and markers. */
static char *
shorten_text (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GPtrArray) shorter = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      if (g_strv_length (words) >= 5 && words[2][0] == 's' && words[3][0] == 'f')
        g_ptr_array_add (shorter, g_strdup_printf ("%s %s %s", words[0], words[1], words[4]));
    }
  return join_sorted (shorter);
}

static void
print_ends (const char  *whose,
            char       **ends)
{
  for (int i = 0; ends[i] != NULL; i++)
    g_print ("--- %s %d\n%s\n", whose, i, ends[i]);
}

static gboolean
play_full_case (JsonArray  *handed,
                char      **ends,
                const char *id)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < json_array_get_length (handed); i++)
    g_ptr_array_add (texts, describe_full_end (json_array_get_object_element (handed, i)));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  if (g_strv_equal ((const char *const *) texts->pdata, (const char *const *) ends))
    return TRUE;
  g_print ("%s: the ends differ\n", id);
  print_ends ("handed", (char **) texts->pdata);
  print_ends ("found", ends);
  return FALSE;
}

static gboolean
play_short_case (JsonArray  *handed,
                 char      **ends,
                 const char *id)
{
  g_autofree char *text = describe_short_end (handed);

  for (int i = 0; ends[i] != NULL; i++)
    {
      g_autofree char *shorter = shorten_text (ends[i]);

      if (g_str_equal (shorter, text))
        return TRUE;
    }
  g_print ("%s: the end is none of those found\n--- handed\n%s\n", id, text);
  print_ends ("found", ends);
  return FALSE;
}

/* The lines of an end of several actions that tell of the board alone. */
static char *
take_board (const char *text)
{
  const char *rest = strstr (text, "\nturn ");

  return rest == NULL ? g_strdup (text) : g_strndup (text, rest - text);
}

/* Ends that differ beside the board only are one end of a case. */
static char **
take_boards (char **ends)
{
  g_autoptr (GPtrArray) boards = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; ends[i] != NULL; i++)
    {
      char *board = take_board (ends[i]);

      if (g_ptr_array_find_with_equal_func (boards, board, g_str_equal, NULL))
        g_free (board);
      else
        g_ptr_array_add (boards, board);
    }
  g_ptr_array_sort (boards, compare_texts);
  g_ptr_array_add (boards, NULL);
  return (char **) g_ptr_array_steal (boards, NULL);
}

/* "refused" is one of the rules that forbid the action whose number is "action". */
static gboolean
play_refused_case (JsonObject     *object,
                   char          **ends,
                   const SrPlayed *played,
                   const char     *id)
{
  const char *rule = json_object_get_string_member_with_default (object, "refused", "");
  guint action = json_object_get_int_member_with_default (object, "action", 0);
  g_autofree char *rules = NULL;

  if (ends[0] == NULL && played->refused_action == action
      && g_strv_contains ((const char *const *) played->refused_rules, rule))
    return TRUE;
  rules = played->refused_rules == NULL ? g_strdup ("no rule") : g_strjoinv (", ", played->refused_rules);
  g_print ("%s: action %u is not refused by %s, but action %u by %s\n", id, action, rule,
           played->refused_action, rules);
  print_ends ("found", ends);
  return FALSE;
}

/* "lines" are all in the only end. */
static gboolean
play_lines_case (JsonArray  *lines,
                 char      **ends,
                 const char *id)
{
  g_auto (GStrv) found = ends[0] == NULL ? NULL : g_strsplit (ends[0], "\n", -1);
  gboolean same = g_strv_length (ends) == 1;

  for (guint i = 0; same && i < json_array_get_length (lines); i++)
    same = g_strv_contains ((const char *const *) found, json_array_get_string_element (lines, i));
  if (same)
    return TRUE;
  g_print ("%s: a line is missing, or there is more than one end\n", id);
  print_ends ("found", ends);
  return FALSE;
}

/* "legal" are all legal actions. */
static gboolean
play_legal_case (SrFacts    *facts,
                 JsonObject *object,
                 const char *id)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) actions = sr_legal_actions (facts, json_object_get_member (object, "scenario"), &error);
  JsonArray *legal = sr_json_get_array (object, "legal");
  gboolean same = actions != NULL && g_strv_length (actions) == json_array_get_length (legal);

  for (guint i = 0; same && i < json_array_get_length (legal); i++)
    same = g_str_equal (actions[i], json_array_get_string_element (legal, i));
  if (same)
    return TRUE;
  g_print ("%s: %s\n", id, error == NULL ? "other actions are legal" : error->message);
  for (int i = 0; actions != NULL && actions[i] != NULL; i++)
    g_print ("%s\n", actions[i]);
  return FALSE;
}

static gboolean
play_turn_case (SrFacts    *facts,
                JsonObject *object,
                const char *id)
{
  SrPlayed played;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) ends = sr_play_ends (facts, json_object_get_member (object, "scenario"), 100000,
                                      &played, &error);
  g_auto (GStrv) rules = ends == NULL ? NULL : played.refused_rules;
  g_auto (GStrv) boards = ends == NULL ? NULL : take_boards (ends);
  g_autofree char *joined = NULL;

  if (ends == NULL || !played.complete)
    {
      g_print ("%s: %s\n", id, error == NULL ? "too many ends" : error->message);
      return FALSE;
    }
  if (json_object_has_member (object, "refused"))
    return play_refused_case (object, ends, &played, id);
  if (rules != NULL)
    {
      joined = g_strjoinv (", ", rules);
      g_print ("%s: action %u is refused by %s\n", id, played.refused_action, joined);
      return FALSE;
    }
  if (json_object_has_member (object, "lines"))
    return play_lines_case (sr_json_get_array (object, "lines"), ends, id);
  return play_full_case (sr_json_get_array (object, "ends"), boards, id);
}

static gboolean
has_actions (JsonObject *object)
{
  JsonNode *scenario = json_object_get_member (object, "scenario");

  return scenario != NULL && JSON_NODE_HOLDS_OBJECT (scenario)
         && sr_json_get_length (sr_json_get_array (json_node_get_object (scenario), "actions")) > 0;
}

static gboolean
play_case (SrFacts    *facts,
           JsonObject *object)
{
  const char *id = json_object_get_string_member_with_default (object, "id", "");
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) ends = NULL;
  gboolean complete = FALSE;
  JsonArray *whole = sr_json_get_array (object, "ends");
  JsonArray *one = sr_json_get_array (object, "end");

  if (json_object_has_member (object, "legal"))
    return play_legal_case (facts, object, id);
  if (has_actions (object))
    return play_turn_case (facts, object, id);
  ends = sr_battle_ends (facts, json_object_get_member (object, "scenario"), 100000,
                         NULL, &complete, &error);
  if (ends == NULL || !complete)
    {
      g_print ("%s: %s\n", id, error == NULL ? "too many ends" : error->message);
      return FALSE;
    }
  if (whole != NULL)
    return play_full_case (whole, ends, id);
  if (one != NULL)
    return play_short_case (one, ends, id);
  g_print ("%s: no end is handed\n", id);
  return FALSE;
}

/**
 * sr_cases_play:
 * @facts: the printed facts
 * @path: a file of cases
 * @error: return location for an error
 *
 * Plays all cases and prints those that differ, and their number.
 *
 * Returns: the number of cases that differ, or -1 on error
 */
int
sr_cases_play (SrFacts     *facts,
               const char  *path,
               GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonArray *cases;
  int n_failed = 0;

  if (!json_parser_load_from_file (parser, path, error))
    return -1;
  cases = sr_json_get_array (json_node_get_object (json_parser_get_root (parser)), "cases");
  if (cases == NULL || json_array_get_length (cases) == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: no cases", path);
      return -1;
    }
  for (guint i = 0; i < json_array_get_length (cases); i++)
    if (!play_case (facts, json_array_get_object_element (cases, i)))
      n_failed++;
  g_print ("%s: %u cases, %d differ\n", path, json_array_get_length (cases), n_failed);
  return n_failed;
}
