/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what is to be played on a position: actions, choices, the goal. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-scenario-private.h"

static gboolean
read_actions (HxScenarioReader *reader,
              JsonObject       *root)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, root, "actions", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "actions");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      JsonObject *object;
      HxAction action;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &object)
          || !hx_scenario_read_action (reader, object, &action))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  if (array != NULL && json_array_get_length (array) > 0)
    reader->scenario->actions = json_array_ref (array);
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
check_wounds_at_least (HxScenarioReader *reader,
                       JsonObject       *condition)
{
  static const char *const wanted[] = { "tile", "count", NULL };
  JsonObject *object = NULL;
  gsize mark;
  guint16 tile;
  int count;

  if (!hx_json_read_object (&reader->json, condition, "wounds_at_least", &object))
    return FALSE;
  if (object == NULL)
    return TRUE;
  mark = hx_json_enter_member (&reader->json, "wounds_at_least");
  return hx_json_leave (&reader->json, mark, hx_json_want_all (&reader->json, object, wanted)
                                             && hx_json_check_keys (&reader->json, object, wanted)
                                             && hx_scenario_read_tile_at (reader, object, "tile", &tile)
                                             && hx_json_read_int (&reader->json, object, "count", 1, G_MAXUINT8, &count));
}

static gboolean
check_destroyed (HxScenarioReader *reader,
                 JsonObject       *condition)
{
  g_auto (GStrv) hexes = NULL;
  gsize mark;

  if (!hx_json_read_strings (&reader->json, condition, "destroyed_exactly", &hexes))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "destroyed_exactly");
  for (guint i = 0; hexes != NULL && hexes[i] != NULL; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      guint8 hex;

      if (!hx_scenario_read_hex (reader, hexes[i], &hex))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
check_condition (HxScenarioReader *reader,
                 JsonObject       *condition)
{
  static const char *const known[] = { "wounds_at_least", "lose", "destroyed_exactly", NULL };
  static const char *const losses[] = { "nothing", NULL };
  int number;

  if (json_object_get_size (condition) != 1)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A goal has one condition, such as {\"destroyed_exactly\": [\"C3\"]}."));
  return hx_json_check_keys (&reader->json, condition, known) && check_wounds_at_least (reader, condition)
         && hx_json_read_word (&reader->json, condition, "lose", losses, &number) && check_destroyed (reader, condition);
}

static gboolean
read_win_word (HxScenarioReader *reader,
               JsonObject       *goal)
{
  JsonNode *node = json_object_get_member (goal, "win");
  const char *word;

  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return hx_json_fail_at (&reader->json, "win", HX_FILE_ERROR_TYPE,
                            _("Here has to stand \"more-hit-points\", \"hq-destroyed\", or an object with one condition, such as "
                              "{\"destroyed_exactly\": [\"C3\"]}."));
  word = json_node_get_string (node);
  if (g_str_equal (word, "more-hit-points") || g_str_equal (word, "hq-destroyed"))
    return TRUE;
  return hx_json_fail_at (&reader->json, "win", HX_FILE_ERROR_VALUE,
                          _("'%s' is no goal; one is \"more-hit-points\", \"hq-destroyed\", or an object with one condition, such as "
                            "{\"destroyed_exactly\": [\"C3\"]}."), word);
}

static gboolean
check_win (HxScenarioReader *reader,
           JsonObject       *goal)
{
  JsonNode *win;
  gsize mark;

  if (!hx_json_want (&reader->json, goal, "win"))
    return FALSE;
  win = json_object_get_member (goal, "win");
  if (!JSON_NODE_HOLDS_OBJECT (win))
    return read_win_word (reader, goal);
  mark = hx_json_enter_member (&reader->json, "win");
  return hx_json_leave (&reader->json, mark, check_condition (reader, json_node_get_object (win)));
}

static gboolean
read_goal (HxScenarioReader *reader,
           JsonObject       *root)
{
  static const char *const then_words[] = { "final-battle", NULL };
  int last = reader->scenario->position.n_sides - 1, number = 0;
  JsonObject *goal = NULL;
  gsize mark;

  if (!json_object_has_member (root, "goal") || json_object_get_null_member (root, "goal"))
    return TRUE;
  if (!hx_json_read_object (&reader->json, root, "goal", &goal))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "goal");
  if (!hx_json_read_int (&reader->json, goal, "side", 0, last, &number) || !hx_json_read_int (&reader->json, goal, "play", 0, 99, &number)
      || !hx_json_read_word (&reader->json, goal, "then", then_words, &number) || !check_win (reader, goal))
    return hx_json_leave (&reader->json, mark, FALSE);
  reader->scenario->goal = json_object_ref (goal);
  return hx_json_leave (&reader->json, mark, TRUE);
}

/**
 * hx_scenario_read_play:
 * @reader: a reader that looks at the outermost object, with everything on the board read
 * @root: that object
 *
 * Reads actions, choices, branches and goal. They are checked, but kept as they are, with the keys that mean nothing here: whoever plays
 * them reads them with hx_action_read().
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_play (HxScenarioReader *reader,
                       JsonObject       *root)
{
  if (!read_actions (reader, root) || !hx_json_read_strings (&reader->json, root, "choices", &reader->scenario->choices)
      || !hx_scenario_read_branches (reader, root) || !read_goal (reader, root))
    return FALSE;
  if (reader->scenario->choices != NULL && reader->scenario->choices[0] == NULL)
    g_clear_pointer (&reader->scenario->choices, g_strfreev);
  return TRUE;
}
