/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of the whole board: turning it, exchanging the first two sides, clearing it, with all that the file says. */
#define G_LOG_DOMAIN "hx-files"

#include <string.h>

#include "hx-scenario-private.h"

/**
 * Change: how hexes and sides are renamed.
 * @from, @to: the board before and after
 * @hexes: what becomes of each hex of @from; %HX_NO_HEX where it is no more
 * @sides: what becomes of each side
 * @turns: clockwise turns of the board
 */
typedef struct
{
  const HxGeometry *from, *to;
  guint8 hexes[HX_MAX_HEXES];
  guint8 sides[HX_MAX_SIDES];
  int turns;
} Change;

/* A change that leaves everything as it is. */
static void
begin (Change           *change,
       const HxGeometry *geometry)
{
  memset (change, 0, sizeof *change);
  change->from = change->to = geometry;
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    change->hexes[hex] = hex;
  for (guint8 side = 0; side < HX_MAX_SIDES; side++)
    change->sides[side] = side;
}

static guint64
change_hex (const Change *change,
            guint64       hex)
{
  return hex < change->from->n_hexes ? change->hexes[hex] : hex;
}

static gint64
change_side (const Change *change,
             gint64        side)
{
  return side >= 0 && side < HX_MAX_SIDES ? change->sides[side] : side;
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
      hex = hx_geometry_find (change->from, word);
      if (hex != HX_NO_HEX)
        hex = change->hexes[hex];
      g_string_append (changed, hex != HX_NO_HEX ? change->to->name[hex] : word);
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
                                          "choices", NULL };

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
  if (scenario->branches != NULL)
    {
      g_autoptr (JsonNode) node = change_array (change, "branches", scenario->branches);

      json_array_unref (scenario->branches);
      scenario->branches = json_node_dup_array (node);
    }
  if (scenario->goal != NULL)
    {
      g_autoptr (JsonNode) node = change_object (change, scenario->goal);

      json_object_unref (scenario->goal);
      scenario->goal = json_node_dup_object (node);
      /* Left out, the side is the first. */
      if (!json_object_has_member (scenario->goal, "side") && change->sides[0] != 0)
        json_object_set_int_member (scenario->goal, "side", change->sides[0]);
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

  for (guint8 hex = 0; hex < change->from->n_hexes; hex++)
    {
      if (change->hexes[hex] != HX_NO_HEX)
        fresh |= (turn->fresh >> hex & 1) << change->hexes[hex];
    }
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
  Change change;

  begin (&change, &box->geometry);
  change.turns = ((turns % HX_N_DIRECTIONS) + HX_N_DIRECTIONS) % HX_N_DIRECTIONS;
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    change.hexes[hex] = hx_geometry_turned (&box->geometry, hex, change.turns);
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
  HxScenarioSide first = scenario->sides[0];
  Change change;

  begin (&change, &hx_catalog_get_box (catalog, scenario->radius)->geometry);
  change.sides[0] = 1;
  change.sides[1] = 0;
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

static void
forget_play (HxScenario *scenario)
{
  g_clear_pointer (&scenario->actions, json_array_unref);
  g_clear_pointer (&scenario->choices, g_strfreev);
  g_clear_pointer (&scenario->branches, json_array_unref);
}

/* What stands on hexes that will be no more leaves the board, and with them a line of play that may need them. */
static void
drop_outer (HxScenario   *scenario,
            const Change *change)
{
  for (guint side = 0; side < scenario->position.n_sides; side++)
    {
      const HxMonolith *monolith = &scenario->position.monolith[side];

      if (monolith->expanded && (change->hexes[monolith->part[0]] == HX_NO_HEX || change->hexes[monolith->part[1]] == HX_NO_HEX))
        hx_scenario_collapse (scenario, side);
    }
  for (guint8 hex = 0; hex < change->from->n_hexes; hex++)
    {
      if (change->hexes[hex] != HX_NO_HEX)
        continue;
      hx_scenario_remove_unit (scenario, hex);
      hx_scenario_remove_foundation (scenario, hex);
      hx_scenario_remove_trap (scenario, hex);
    }
  forget_play (scenario);
  if (scenario->goal != NULL && json_object_has_member (scenario->goal, "win") &&
      JSON_NODE_HOLDS_OBJECT (json_object_get_member (scenario->goal, "win")))
    g_clear_pointer (&scenario->goal, json_object_unref);
}

static void
shift_position (const Change *change,
                HxPosition   *position)
{
  HxPosition old = *position;

  position->units = position->foundations = position->water = 0;
  memset (position->unit, 0, sizeof position->unit);
  memset (position->foundation, 0, sizeof position->foundation);
  memset (position->trap, 0, sizeof position->trap);
  memset (position->trap_side, 0, sizeof position->trap_side);
  for (guint8 hex = 0; hex < change->from->n_hexes; hex++)
    {
      guint8 to = change->hexes[hex];

      if (to == HX_NO_HEX)
        continue;
      position->units |= (old.units >> hex & 1) << to;
      position->foundations |= (old.foundations >> hex & 1) << to;
      position->water |= (old.water >> hex & 1) << to;
      position->unit[to] = old.unit[hex];
      position->foundation[to] = old.foundation[hex];
      position->trap[to] = old.trap[hex];
      position->trap_side[to] = old.trap_side[hex];
    }
  for (guint side = 0; side < position->n_sides; side++)
    for (guint i = 0; i < 2 && position->monolith[side].expanded; i++)
      position->monolith[side].part[i] = change->hexes[old.monolith[side].part[i]];
}

/**
 * hx_scenario_set_radius:
 * @catalog: the catalog
 * @scenario: a scenario
 * @radius: 2 for a board of 19 hexes, 3 for one of 37
 *
 * The centre stays; what lay on hexes that are no more is gone.
 */
void
hx_scenario_set_radius (const HxCatalog *catalog,
                        HxScenario      *scenario,
                        guint            radius)
{
  Change change;

  if (radius == scenario->radius)
    return;
  begin (&change, &hx_catalog_get_box (catalog, scenario->radius)->geometry);
  change.to = &hx_catalog_get_box (catalog, radius)->geometry;
  for (guint8 hex = 0; hex < change.from->n_hexes; hex++)
    change.hexes[hex] = hx_geometry_at (change.to, change.from->q[hex], change.from->r[hex]);
  if (radius < scenario->radius)
    drop_outer (scenario, &change);
  scenario->radius = radius;
  shift_position (&change, &scenario->position);
  change_turn (&change, &scenario->turn);
  change_play (&change, scenario);
  change_kept (&change, scenario);
}

/**
 * hx_scenario_add_side:
 * @scenario: a scenario with fewer than %HX_MAX_SIDES sides
 * @army: id of the army of the new side, which becomes the last
 */
void
hx_scenario_add_side (HxScenario *scenario,
                      const char *army)
{
  guint side = scenario->position.n_sides;

  g_return_if_fail (side < HX_MAX_SIDES);

  memset (&scenario->sides[side], 0, sizeof scenario->sides[side]);
  scenario->sides[side].army = g_strdup (army);
  scenario->position.n_sides++;
}

static void
free_side (HxScenarioSide *side)
{
  g_free (side->army);
  g_clear_pointer (&side->hand, g_array_unref);
  g_clear_pointer (&side->pile, g_array_unref);
  g_clear_pointer (&side->discard, g_array_unref);
  g_clear_pointer (&side->removed, g_array_unref);
}

static void
renumber (HxPiece *piece,
          guint    removed)
{
  if (piece->controller == removed)
    piece->controller = piece->owner;
  if (piece->owner > removed)
    piece->owner--;
  if (piece->controller > removed)
    piece->controller--;
}

/* After @removed, whose own things are gone already. */
static void
renumber_position (HxPosition *position,
                   guint       removed)
{
  guint low = (1u << removed) - 1;

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if ((position->units & HX_HEX_BIT (hex)) != 0)
        renumber (&position->unit[hex], removed);
      if ((position->foundations & HX_HEX_BIT (hex)) != 0)
        renumber (&position->foundation[hex], removed);
      if (position->trap[hex] != HX_TRAP_NONE && position->trap_side[hex] > removed)
        position->trap_side[hex]--;
    }
  for (guint side = removed; side + 1 < HX_MAX_SIDES; side++)
    position->monolith[side] = position->monolith[side + 1];
  memset (&position->monolith[HX_MAX_SIDES - 1], 0, sizeof *position->monolith);
  position->n_sides--;
  for (guint side = 0; side < position->n_sides; side++)
    for (guint i = 0; i < 2 && position->monolith[side].present; i++)
      if (position->monolith[side].lower[i].tile != HX_NO_TILE)
        renumber (&position->monolith[side].lower[i], removed);
  position->fallen = (guint8) ((position->fallen & low) | (position->fallen >> 1 & ~low));
}

static void
drop_tucked (HxScenario *scenario,
             guint       owner)
{
  for (guint side = 0; side < scenario->position.n_sides; side++)
    {
      const HxMonolith *monolith = &scenario->position.monolith[side];

      for (guint i = 0; i < 2 && monolith->present && !monolith->expanded; i++)
        if (monolith->lower[i].tile != HX_NO_TILE && monolith->lower[i].owner == owner)
          hx_scenario_tuck (scenario, side, i, NULL);
    }
}

/**
 * hx_scenario_remove_side:
 * @catalog: the catalog
 * @scenario: a scenario with more than two sides
 * @side: the side that goes, with all that is its own; those after it move up
 */
void
hx_scenario_remove_side (const HxCatalog *catalog,
                         HxScenario      *scenario,
                         guint            side)
{
  HxPosition *position = &scenario->position;
  g_autofree char *place = hx_place_of_side (side, "");
  Change change;

  g_return_if_fail (position->n_sides > 2 && side < position->n_sides);

  hx_scenario_clear_side (scenario, side);
  hx_scenario_set_monolith (scenario, side, FALSE);
  drop_tucked (scenario, side);
  hx_scenario_move_kept (scenario, place, NULL);
  forget_play (scenario);
  if (scenario->goal != NULL && json_object_get_int_member_with_default (scenario->goal, "side", 0) == side)
    g_clear_pointer (&scenario->goal, json_object_unref);
  if (position->turn == side)
    {
      position->turn = 0;
      hx_scenario_forget_turn (scenario);
    }
  else if (position->turn > side)
    position->turn--;
  renumber_position (position, side);

  free_side (&scenario->sides[side]);
  memmove (&scenario->sides[side], &scenario->sides[side + 1], (HX_MAX_SIDES - 1 - side) * sizeof *scenario->sides);
  memset (&scenario->sides[HX_MAX_SIDES - 1], 0, sizeof *scenario->sides);
  begin (&change, &hx_catalog_get_box (catalog, scenario->radius)->geometry);
  for (guint8 other = (guint8) (side + 1); other < HX_MAX_SIDES; other++)
    change.sides[other] = (guint8) (other - 1);
  change_play (&change, scenario);
  change_kept (&change, scenario);
}
