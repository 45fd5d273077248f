/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of the whole board: turning it, exchanging the first two sides, clearing it, with all that the file says. */
#define G_LOG_DOMAIN "hx-files"

#include <string.h>

#include "hx-scenario-private.h"

/**
 * Change: how hexes and sides are renamed.
 * @turns: clockwise turns of the board
 * @swaps: the first two sides are exchanged
 */
typedef struct
{
  const HxGeometry *geometry;
  int turns;
  gboolean swaps;
} Change;

static guint64
change_hex (const Change *change,
            guint64       hex)
{
  return hex < change->geometry->n_hexes ? hx_geometry_turned (change->geometry, (guint8) hex, change->turns) : hex;
}

static gint64
change_side (const Change *change,
             gint64        side)
{
  return change->swaps && (side == 0 || side == 1) ? 1 - side : side;
}

/* The names of hexes within a text, as the ids of options have them. */
static char *
change_text (const Change *change,
             const char   *text)
{
  GString *changed = g_string_new (NULL);

  while (*text != '\0')
    {
      gsize length = 0;
      g_autofree char *word = NULL;
      guint8 hex;

      while (g_ascii_isalnum (text[length]))
        length++;
      word = g_strndup (text, MAX (length, 1));
      hex = hx_geometry_find (change->geometry, word);
      g_string_append (changed, hex != HX_NO_HEX ? change->geometry->name[change_hex (change, hex)] : word);
      text += MAX (length, 1);
    }

  return g_string_free_and_steal (changed);
}

static JsonNode *change_node (const Change *change,
                              const char   *key,
                              JsonNode     *node);

static JsonNode *
change_object (const Change *change,
               JsonObject   *object)
{
  g_autoptr (JsonObject) changed = json_object_new ();
  g_autoptr (GList) keys = json_object_get_members (object);
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (GList *key = keys; key != NULL; key = key->next)
    json_object_set_member (changed, key->data, change_node (change, key->data, json_object_get_member (object, key->data)));
  json_node_set_object (node, changed);

  return node;
}

static JsonNode *
change_array (const Change *change,
              const char   *key,
              JsonArray    *array)
{
  g_autoptr (JsonArray) changed = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (changed, change_node (change, key, json_array_get_element (array, i)));
  json_node_set_array (node, changed);

  return node;
}

static gint64
change_number (const Change *change,
               const char   *key,
               gint64        number)
{
  if (g_str_equal (key, "facing"))
    return (number + change->turns) % HX_N_DIRECTIONS;
  /* A line is the same from either end. */
  if (g_str_equal (key, "direction"))
    return (number + change->turns) % (HX_N_DIRECTIONS / 2);
  if (g_str_equal (key, "side") || g_str_equal (key, "caller"))
    return change_side (change, number);
  return number;
}

/* Returns: (transfer full): what @node, which stands under @key of an action or a goal, is after the change. */
static JsonNode *
change_node (const Change *change,
             const char   *key,
             JsonNode     *node)
{
  static const char *const hex_keys[] = { "piece", "from", "with", "hex", "via", "to", "target", "giver", "destroyed_exactly",
                                          NULL };

  if (JSON_NODE_HOLDS_OBJECT (node))
    return change_object (change, json_node_get_object (node));
  if (JSON_NODE_HOLDS_ARRAY (node))
    return change_array (change, key, json_node_get_array (node));
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    return json_node_init_int (json_node_alloc (), change_number (change, key, json_node_get_int (node)));
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING && g_strv_contains (hex_keys, key))
    {
      g_autofree char *text = change_text (change, json_node_get_string (node));

      return json_node_init_string (json_node_alloc (), text);
    }
  return json_node_copy (node);
}

static void
change_play (const Change *change,
             HxScenario   *scenario)
{
  if (scenario->actions != NULL)
    {
      g_autoptr (JsonNode) node = change_array (change, "actions", scenario->actions);

      json_array_unref (scenario->actions);
      scenario->actions = json_node_dup_array (node);
    }
  if (scenario->goal != NULL)
    {
      g_autoptr (JsonNode) node = change_object (change, scenario->goal);

      json_object_unref (scenario->goal);
      scenario->goal = json_node_dup_object (node);
    }
  for (guint i = 0; scenario->choices != NULL && scenario->choices[i] != NULL; i++)
    {
      char *changed = change_text (change, scenario->choices[i]);

      g_free (scenario->choices[i]);
      scenario->choices[i] = changed;
    }
}

static void
change_part (char    **parts,
             guint     part,
             guint64   value)
{
  g_free (parts[part]);
  parts[part] = g_strdup_printf ("%" G_GUINT64_FORMAT, value);
}

/* The places of hx_place_of_unit() and its neighbours name hexes and sides by number. */
static char *
change_place (const Change *change,
              const char   *place)
{
  g_auto (GStrv) parts = g_strsplit (place, ":", -1);
  guint n = g_strv_length (parts);

  if (n > 1 && (g_str_equal (parts[0], "unit") || g_str_equal (parts[0], "foundation") || g_str_equal (parts[0], "trap")))
    change_part (parts, 1, change_hex (change, g_ascii_strtoull (parts[1], NULL, 10)));
  else if (n > 1 && (g_str_equal (parts[0], "side") || g_str_equal (parts[0], "tucked")))
    change_part (parts, 1, (guint64) change_side (change, (gint64) g_ascii_strtoull (parts[1], NULL, 10)));
  else if (n > 3 && g_str_equal (parts[0], "this_turn"))
    for (guint i = 2; i <= 3; i++)
      change_part (parts, i, change_hex (change, g_ascii_strtoull (parts[i], NULL, 10)));

  return g_strjoinv (":", parts);
}

static void
change_kept (const Change *change,
             HxScenario   *scenario)
{
  GHashTable *kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_object_unref);
  GHashTableIter iter;
  gpointer place, object;

  g_hash_table_iter_init (&iter, scenario->kept);
  while (g_hash_table_iter_next (&iter, &place, &object))
    g_hash_table_insert (kept, change_place (change, place), json_object_ref (object));
  g_hash_table_unref (scenario->kept);
  scenario->kept = kept;
}

static void
change_turn (const Change *change,
             HxTurn       *turn)
{
  HxHexSet fresh = 0;

  for (guint8 hex = 0; hex < change->geometry->n_hexes; hex++)
    fresh |= (turn->fresh >> hex & 1) << change_hex (change, hex);
  turn->fresh = fresh;
  for (guint i = 0; i < turn->n_used; i++)
    {
      turn->used[i].piece = (guint8) change_hex (change, turn->used[i].piece);
      turn->used[i].giver = (guint8) change_hex (change, turn->used[i].giver);
    }
}

/**
 * hx_scenario_turn_board:
 * @catalog: the catalog
 * @scenario: a scenario
 * @turns: clockwise turns by 60 degrees; may be negative
 *
 * Turns everything on the board, and whatever names a hex or a direction there.
 */
void
hx_scenario_turn_board (const HxCatalog *catalog,
                        HxScenario      *scenario,
                        int              turns)
{
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);
  Change change = { &box->geometry, ((turns % HX_N_DIRECTIONS) + HX_N_DIRECTIONS) % HX_N_DIRECTIONS, FALSE };

  scenario->position = hx_position_turned (box, &scenario->position, change.turns);
  change_turn (&change, &scenario->turn);
  change_play (&change, scenario);
  change_kept (&change, scenario);
}

/**
 * hx_scenario_swap_sides:
 * @catalog: the catalog
 * @scenario: a scenario
 *
 * Exchanges the first two sides with all that is theirs: the first becomes the second.
 */
void
hx_scenario_swap_sides (const HxCatalog *catalog,
                        HxScenario      *scenario)
{
  Change change = { &hx_catalog_get_box (catalog, scenario->radius)->geometry, 0, TRUE };
  HxScenarioSide first = scenario->sides[0];

  scenario->position = hx_position_sides_swapped (&scenario->position);
  scenario->sides[0] = scenario->sides[1];
  scenario->sides[1] = first;
  change_play (&change, scenario);
  change_kept (&change, scenario);
}

static void
clear_monolith (HxScenario *scenario,
                guint       side)
{
  if (!scenario->position.monolith[side].present)
    return;
  hx_scenario_set_monolith (scenario, side, FALSE);
  hx_scenario_set_monolith (scenario, side, TRUE);
}

/**
 * hx_scenario_clear_side:
 * @scenario: a scenario
 * @side: a side, of which everything leaves the board; a Monolith stays with it, collapsed and empty
 */
void
hx_scenario_clear_side (HxScenario *scenario,
                        guint       side)
{
  HxPosition *position = &scenario->position;

  clear_monolith (scenario, side);
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if ((position->units & HX_HEX_BIT (hex)) != 0 && position->unit[hex].owner == side)
        hx_scenario_remove_unit (scenario, hex);
      if ((position->foundations & HX_HEX_BIT (hex)) != 0 && position->foundation[hex].owner == side)
        hx_scenario_remove_foundation (scenario, hex);
      if (position->trap[hex] != HX_TRAP_NONE && position->trap_side[hex] == side)
        hx_scenario_remove_trap (scenario, hex);
    }
  position->fallen &= (guint8) ~(1 << side);
}

/**
 * hx_scenario_remove_foundation:
 * @scenario: a scenario
 * @hex: a hex, whose Foundation, if any, is taken away
 */
void
hx_scenario_remove_foundation (HxScenario *scenario,
                               guint8      hex)
{
  HxPosition *position = &scenario->position;
  g_autofree char *place = hx_place_of_foundation (hex, &position->foundation[hex]);

  if ((position->foundations & HX_HEX_BIT (hex)) == 0)
    return;
  hx_scenario_move_kept (scenario, place, NULL);
  position->foundations &= ~HX_HEX_BIT (hex);
  memset (&position->foundation[hex], 0, sizeof position->foundation[hex]);
}
