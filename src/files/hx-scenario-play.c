/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what is to be played on a position: actions, choices, the goal, what the turn has used. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-scenario-private.h"

static const char *const action_words[] = {
  "battle",  "final-battle", "set-up", "place", "move",            "rotate",        "push", "arm",     "chain",  "ranged-net", "explode",
  "ray",     "retreat",      "play",   "expand-monolith", "take-krwiobus", "draw", "discard", "redraw", "end-turn",   NULL,
};

/* Keys that mean the same in every action. */
static const char *const hex_keys[] = { "hex", "piece", "to", "via", "target", "from", "with", "giver", NULL };

static gboolean
read_action (HxScenarioReader *reader,
             JsonObject       *object)
{
  HxJsonReader *json = &reader->json;
  int last = reader->scenario->position.n_sides - 1, number = 0;
  const char *text = NULL;
  guint16 tile;
  guint8 hex;

  if (!hx_json_want (json, object, "do") || !hx_json_read_word (json, object, "do", action_words, &number))
    return FALSE;
  for (int i = 0; hex_keys[i] != NULL; i++)
    if (!hx_scenario_read_hex_at (reader, object, hex_keys[i], &hex))
      return FALSE;
  return hx_scenario_read_tile_at (reader, object, "tile", &tile) && hx_json_read_int (json, object, "facing", 0, 5, &number)
         && hx_json_read_int (json, object, "side", 0, last, &number) && hx_json_read_int (json, object, "caller", 0, last, &number)
         && hx_json_read_int (json, object, "direction", 0, 2, &number) && hx_json_read_int (json, object, "count", 0, 99, &number)
         && hx_json_read_string (json, object, "by", &text) && hx_json_read_string (json, object, "trap", &text);
}

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

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &object) || !read_action (reader, object))
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
check_win (HxScenarioReader *reader,
           JsonObject       *goal)
{
  static const char *const words[] = { "more-hit-points", "hq-destroyed", NULL };
  JsonNode *win;
  gsize mark;
  int number;

  if (!hx_json_want (&reader->json, goal, "win"))
    return FALSE;
  win = json_object_get_member (goal, "win");
  if (!JSON_NODE_HOLDS_OBJECT (win))
    return hx_json_read_word (&reader->json, goal, "win", words, &number);
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

static gboolean
check_drawn (HxScenarioReader *reader,
             JsonObject       *turn)
{
  g_auto (GStrv) drawn = NULL;
  gsize mark;

  if (!hx_json_read_strings (&reader->json, turn, "drawn", &drawn))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "drawn");
  for (guint i = 0; drawn != NULL && drawn[i] != NULL; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      guint16 tile;

      if (!hx_scenario_read_tile (reader, drawn[i], &tile))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
check_used (HxScenarioReader *reader,
            JsonObject       *turn)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, turn, "used", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "used");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      const char *by = NULL;
      JsonObject *object;
      guint8 hex;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &object)
          || !hx_json_want (&reader->json, object, "by") || !hx_json_read_string (&reader->json, object, "by", &by)
          || !hx_scenario_read_hex_at (reader, object, "piece", &hex) || !hx_scenario_read_hex_at (reader, object, "giver", &hex))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_this_turn (HxScenarioReader *reader,
                JsonObject       *root)
{
  JsonObject *turn = NULL;
  gboolean flag;
  gsize mark;

  if (!json_object_has_member (root, "this_turn") || json_object_get_null_member (root, "this_turn"))
    return TRUE;
  if (!hx_json_read_object (&reader->json, root, "this_turn", &turn))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "this_turn");
  if (!hx_json_read_boolean (&reader->json, turn, "placed", &flag) || !hx_json_read_boolean (&reader->json, turn, "expanded", &flag)
      || !check_drawn (reader, turn) || !check_used (reader, turn))
    return hx_json_leave (&reader->json, mark, FALSE);
  reader->scenario->this_turn = json_object_ref (turn);
  return hx_json_leave (&reader->json, mark, TRUE);
}

/**
 * hx_scenario_read_play:
 * @reader: a reader that looks at the outermost object, with board and sides read
 * @root: that object
 *
 * Reads actions, choices, goal and what the turn has used. They are checked, but kept as they are: whoever plays them asks
 * for what they say.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_play (HxScenarioReader *reader,
                       JsonObject       *root)
{
  if (!read_actions (reader, root) || !hx_json_read_strings (&reader->json, root, "choices", &reader->scenario->choices)
      || !read_goal (reader, root) || !read_this_turn (reader, root))
    return FALSE;
  if (reader->scenario->choices != NULL && reader->scenario->choices[0] == NULL)
    g_clear_pointer (&reader->scenario->choices, g_strfreev);
  return TRUE;
}
