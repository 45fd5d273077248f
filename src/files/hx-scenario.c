/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making, copying and changing a scenario. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-scenario.h"

#include <string.h>

#include "hx-scenario-private.h"

static GHashTable *
new_kept (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_object_unref);
}

/**
 * hx_scenario_new_empty:
 * @catalog: the catalog
 * @army0: id of the first side's army
 * @army1: id of the second side's army
 *
 * Returns: (transfer full): an empty board of radius 2 between two armies; free with hx_scenario_free()
 */
HxScenario *
hx_scenario_new_empty (const HxCatalog *catalog,
                       const char      *army0,
                       const char      *army1)
{
  HxScenario *scenario;

  g_return_val_if_fail (hx_catalog_get_army (catalog, army0) != NULL && hx_catalog_get_army (catalog, army1) != NULL, NULL);

  scenario = g_new0 (HxScenario, 1);
  hx_position_init (&scenario->position, 2);
  scenario->radius = 2;
  scenario->title = g_strdup ("");
  scenario->author = g_strdup ("");
  scenario->description = g_strdup ("");
  scenario->language = g_strdup ("en");
  scenario->sides[0].army = g_strdup (army0);
  scenario->sides[1].army = g_strdup (army1);
  scenario->kept = new_kept ();
  return scenario;
}

static GArray *
copy_tiles (GArray *tiles)
{
  return tiles != NULL ? g_array_copy (tiles) : NULL;
}

/**
 * hx_scenario_copy:
 * @scenario: a scenario
 *
 * Returns: (transfer full): a copy
 */
HxScenario *
hx_scenario_copy (const HxScenario *scenario)
{
  HxScenario *copy = g_memdup2 (scenario, sizeof *scenario);
  GHashTableIter iter;
  gpointer place, object;

  copy->title = g_strdup (scenario->title);
  copy->author = g_strdup (scenario->author);
  copy->description = g_strdup (scenario->description);
  copy->language = g_strdup (scenario->language);
  for (int i = 0; i < HX_MAX_SIDES; i++)
    {
      copy->sides[i].army = g_strdup (scenario->sides[i].army);
      copy->sides[i].hand = copy_tiles (scenario->sides[i].hand);
      copy->sides[i].pile = copy_tiles (scenario->sides[i].pile);
      copy->sides[i].discard = copy_tiles (scenario->sides[i].discard);
      copy->sides[i].removed = copy_tiles (scenario->sides[i].removed);
    }
  copy->actions = scenario->actions != NULL ? json_array_ref (scenario->actions) : NULL;
  copy->choices = g_strdupv (scenario->choices);
  copy->branches = scenario->branches != NULL ? json_array_ref (scenario->branches) : NULL;
  copy->goal = scenario->goal != NULL ? json_object_ref (scenario->goal) : NULL;
  copy->rulings = scenario->rulings != NULL ? json_object_ref (scenario->rulings) : NULL;
  copy->kept = new_kept ();
  g_hash_table_iter_init (&iter, scenario->kept);
  while (g_hash_table_iter_next (&iter, &place, &object))
    g_hash_table_insert (copy->kept, g_strdup (place), json_object_ref (object));
  return copy;
}

/**
 * hx_scenario_free:
 * @scenario: (nullable) (transfer full): a scenario
 */
void
hx_scenario_free (HxScenario *scenario)
{
  if (scenario == NULL)
    return;
  for (int i = 0; i < HX_MAX_SIDES; i++)
    {
      g_free (scenario->sides[i].army);
      g_clear_pointer (&scenario->sides[i].hand, g_array_unref);
      g_clear_pointer (&scenario->sides[i].pile, g_array_unref);
      g_clear_pointer (&scenario->sides[i].discard, g_array_unref);
      g_clear_pointer (&scenario->sides[i].removed, g_array_unref);
    }
  g_free (scenario->title);
  g_free (scenario->author);
  g_free (scenario->description);
  g_free (scenario->language);
  g_clear_pointer (&scenario->actions, json_array_unref);
  g_strfreev (scenario->choices);
  g_clear_pointer (&scenario->branches, json_array_unref);
  g_clear_pointer (&scenario->goal, json_object_unref);
  g_clear_pointer (&scenario->rulings, json_object_unref);
  g_hash_table_unref (scenario->kept);
  g_free (scenario);
}

/* What is kept for a piece and for its markers goes by names that begin alike. */
static gboolean
belongs_to (const char *place,
            const char *piece_place)
{
  gsize length = strlen (piece_place);

  return strncmp (place, piece_place, length) == 0 && (place[length] == '\0' || place[length] == ':');
}

/**
 * hx_scenario_move_kept:
 * @scenario: a scenario
 * @from: a place
 * @to: (nullable): the place that it becomes, with all that is kept below it; %NULL to forget that
 */
void
hx_scenario_move_kept (HxScenario *scenario,
                       const char *from,
                       const char *to)
{
  g_autoptr (GPtrArray) places = g_hash_table_get_keys_as_ptr_array (scenario->kept);

  for (guint i = 0; i < places->len; i++)
    {
      const char *place = g_ptr_array_index (places, i);
      gpointer old, object;

      if (!belongs_to (place, from) || !g_hash_table_steal_extended (scenario->kept, place, &old, &object))
        continue;
      if (to != NULL)
        g_hash_table_insert (scenario->kept, g_strconcat (to, (char *) old + strlen (from), NULL), object);
      else
        json_object_unref (object);
      g_free (old);
    }
}

/* What the turn has used goes with the unit that used it, and with the Module that gave it. */
static void
move_used (HxScenario *scenario,
           guint8      from,
           guint8      to)
{
  HxTurn *turn = &scenario->turn;
  guint8 n = 0;

  for (guint8 i = 0; i < turn->n_used; i++)
    {
      HxUsed used = turn->used[i];
      g_autofree char *old = hx_place_of_used (&used);
      g_autofree char *new = NULL;

      if (used.piece == from)
        used.piece = to;
      if (used.giver == from)
        used.giver = to;
      new = hx_place_of_used (&used);
      if (to == HX_NO_HEX && (turn->used[i].piece == from || turn->used[i].giver == from))
        hx_scenario_move_kept (scenario, old, NULL);
      else
        {
          if (!g_str_equal (old, new))
            hx_scenario_move_kept (scenario, old, new);
          turn->used[n++] = used;
        }
    }
  memset (&turn->used[n], 0, (HX_MAX_USED - n) * sizeof *turn->used);
  turn->n_used = n;
}

/**
 * hx_scenario_forget_turn:
 * @scenario: a scenario, which becomes one of whose turn nothing is known
 */
void
hx_scenario_forget_turn (HxScenario *scenario)
{
  scenario->has_turn = FALSE;
  memset (&scenario->turn, 0, sizeof scenario->turn);
  hx_scenario_move_kept (scenario, "this_turn", NULL);
}

/**
 * hx_scenario_put_unit:
 * @scenario: a scenario
 * @hex: a hex
 * @piece: a unit, which replaces what stands there
 */
void
hx_scenario_put_unit (HxScenario    *scenario,
                      guint8         hex,
                      const HxPiece *piece)
{
  hx_scenario_remove_unit (scenario, hex);
  hx_position_put (&scenario->position, hex, piece);
}

/**
 * hx_scenario_move_unit:
 * @scenario: a scenario
 * @from: a hex with a unit
 * @to: another hex; what stands there is replaced
 *
 * Moves a unit with everything that the file says about it.
 */
void
hx_scenario_move_unit (HxScenario *scenario,
                       guint8      from,
                       guint8      to)
{
  HxPiece piece;
  g_autofree char *old = NULL;
  g_autofree char *new = NULL;

  g_return_if_fail (from < HX_MAX_HEXES && to < HX_MAX_HEXES && scenario->position.units >> from & 1);

  if (from == to)
    return;
  piece = scenario->position.unit[from];
  old = hx_place_of_unit (from, &piece);
  new = hx_place_of_unit (to, &piece);
  hx_scenario_remove_unit (scenario, to);
  hx_scenario_move_kept (scenario, old, new);
  move_used (scenario, from, to);
  hx_position_remove (&scenario->position, from);
  hx_position_put (&scenario->position, to, &piece);
}

/**
 * hx_scenario_remove_unit:
 * @scenario: a scenario
 * @hex: a hex, whose unit, if any, is taken away with everything that the file says about it
 */
void
hx_scenario_remove_unit (HxScenario *scenario,
                         guint8      hex)
{
  g_return_if_fail (hex < HX_MAX_HEXES);

  if (scenario->position.units >> hex & 1)
    {
      g_autofree char *place = hx_place_of_unit (hex, &scenario->position.unit[hex]);

      hx_scenario_move_kept (scenario, place, NULL);
      move_used (scenario, hex, HX_NO_HEX);
    }
  hx_position_remove (&scenario->position, hex);
}

/**
 * hx_scenario_has_line:
 * @scenario: a scenario
 *
 * Returns: whether actions were played from its position, other than the one battle that it may be about
 */
gboolean
hx_scenario_has_line (const HxScenario *scenario)
{
  guint n_actions = scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;
  JsonNode *first = n_actions > 0 ? json_array_get_element (scenario->actions, 0) : NULL;

  if (n_actions != 1 || !JSON_NODE_HOLDS_OBJECT (first))
    return n_actions > 0;
  return !g_str_has_suffix (json_object_get_string_member_with_default (json_node_get_object (first), "do", ""), "battle");
}
