/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The goal of a puzzle, from the JSON of a scenario to the value that the solver takes. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-scenario.h"

static gboolean
take_condition (const HxCatalog  *catalog,
                const HxScenario *scenario,
                JsonObject       *win,
                HxGoal           *goal)
{
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);

  if (json_object_has_member (win, "wounds_at_least"))
    {
      JsonObject *wounds = json_object_get_object_member (win, "wounds_at_least");

      goal->kind = HX_GOAL_WOUNDS;
      goal->tile = (guint16) hx_catalog_find_tile (catalog, json_object_get_string_member (wounds, "tile"));
      goal->count = (guint8) json_object_get_int_member (wounds, "count");
    }
  else if (json_object_has_member (win, "lose"))
    goal->kind = HX_GOAL_LOSE_NOTHING;
  else
    {
      JsonArray *hexes = json_object_get_array_member (win, "destroyed_exactly");

      goal->kind = HX_GOAL_DESTROYED_EXACTLY;
      for (guint i = 0; i < json_array_get_length (hexes); i++)
        goal->hexes |= HX_HEX_BIT (hx_geometry_find (&box->geometry, json_array_get_string_element (hexes, i)));
    }
  return (goal->hexes & ~scenario->position.units) == 0;
}

/**
 * hx_scenario_get_goal:
 * @catalog: the catalog
 * @scenario: a scenario that was read from a file
 * @goal: (out): what the puzzle asks for
 * @error: %HX_FILE_ERROR_VALUE where there is no goal, or none that can be played for
 *
 * Returns: whether there is a goal (BASE-PUZ-01)
 */
gboolean
hx_scenario_get_goal (const HxCatalog   *catalog,
                      const HxScenario  *scenario,
                      HxGoal            *goal,
                      GError           **error)
{
  JsonNode *win;
  gboolean is_sound = TRUE;

  *goal = (HxGoal) { .tile = HX_NO_TILE };
  if (scenario->goal == NULL)
    {
      g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE, _("This position has no goal, so it is no puzzle."));
      return FALSE;
    }
  goal->side = (guint8) json_object_get_int_member_with_default (scenario->goal, "side", 0);
  if (!json_object_has_member (scenario->goal, "play"))
    {
      g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE,
                   _("The goal does not say how many tiles are to be played; \"play\": 3 would be right for three."));
      return FALSE;
    }
  goal->play = (guint8) json_object_get_int_member (scenario->goal, "play");
  win = json_object_get_member (scenario->goal, "win");
  if (JSON_NODE_HOLDS_OBJECT (win))
    is_sound = take_condition (catalog, scenario, json_node_get_object (win), goal);
  else
    goal->kind = g_str_equal (json_node_get_string (win), "more-hit-points") ? HX_GOAL_MORE_POINTS : HX_GOAL_HQ_DESTROYED;
  if (!is_sound)
    g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE,
                 _("The goal asks for the loss of a unit from a hex on which none stands at the beginning."));
  return is_sound;
}

static JsonNode *
write_condition (const HxCatalog  *catalog,
                 const HxGeometry *geometry,
                 const HxGoal     *goal)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autofree char *tile = NULL;

  if (goal->kind == HX_GOAL_MORE_POINTS || goal->kind == HX_GOAL_HQ_DESTROYED)
    return json_node_init_string (json_node_alloc (), goal->kind == HX_GOAL_MORE_POINTS ? "more-hit-points" : "hq-destroyed");
  json_builder_begin_object (builder);
  if (goal->kind == HX_GOAL_WOUNDS)
    {
      tile = hx_catalog_dup_tile_id (catalog, goal->tile);
      json_builder_set_member_name (builder, "wounds_at_least");
      json_builder_begin_object (builder);
      json_builder_add_string_value (json_builder_set_member_name (builder, "tile"), tile);
      json_builder_add_int_value (json_builder_set_member_name (builder, "count"), goal->count);
      json_builder_end_object (builder);
    }
  else if (goal->kind == HX_GOAL_LOSE_NOTHING)
    json_builder_add_string_value (json_builder_set_member_name (builder, "lose"), "nothing");
  else
    {
      json_builder_set_member_name (builder, "destroyed_exactly");
      json_builder_begin_array (builder);
      for (guint8 hex = 0; hex < geometry->n_hexes; hex++)
        {
          if ((goal->hexes & HX_HEX_BIT (hex)) != 0)
            json_builder_add_string_value (builder, geometry->name[hex]);
        }
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/**
 * hx_scenario_set_goal:
 * @catalog: the catalog
 * @scenario: a scenario
 * @goal: (nullable): what the puzzle asks for, or %NULL if it is no puzzle any more
 *
 * Keys of the goal that mean nothing here stay.
 */
void
hx_scenario_set_goal (const HxCatalog *catalog,
                      HxScenario      *scenario,
                      const HxGoal    *goal)
{
  g_autoptr (JsonObject) before = g_steal_pointer (&scenario->goal);
  g_autoptr (GList) names = before != NULL ? json_object_get_members (before) : NULL;
  JsonObject *after;

  if (goal == NULL)
    return;
  after = json_object_new ();
  json_object_set_int_member (after, "side", goal->side);
  json_object_set_int_member (after, "play", goal->play);
  json_object_set_member (after, "win", write_condition (catalog, &hx_catalog_get_box (catalog, scenario->radius)->geometry, goal));
  json_object_set_string_member (after, "then", "final-battle");
  for (GList *name = names; name != NULL; name = name->next)
    {
      if (!json_object_has_member (after, name->data))
        json_object_set_member (after, name->data, json_object_dup_member (before, name->data));
    }
  scenario->goal = after;
}
