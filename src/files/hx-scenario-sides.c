/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the sides of a scenario: army, tiles off the board, Traps left, Monolith. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-nearest.h"
#include "hx-own-armies.h"
#include "hx-scenario-private.h"

static gboolean
read_army (HxScenarioReader *reader,
           JsonObject       *object,
           HxScenarioSide   *side)
{
  const char *id = NULL;
  g_autofree const char **ids = NULL;
  g_autofree char *nearest = NULL;
  g_autofree char *all = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *shown = NULL;
  guint n = hx_catalog_get_n_armies (reader->catalog);

  if (!hx_json_want (&reader->json, object, "army") || !hx_json_read_string (&reader->json, object, "army", &id))
    return FALSE;
  if (hx_catalog_get_army (reader->catalog, id) != NULL)
    {
      side->army = g_strdup (id);
      return TRUE;
    }
  ids = g_new0 (const char *, n + 1);
  for (guint i = 0; i < n; i++)
    ids[i] = hx_catalog_get_nth_army (reader->catalog, i)->id;
  nearest = hx_nearest_dup_army (reader->catalog, id);
  if (nearest != NULL)
    return hx_json_fail_at (&reader->json, "army", HX_FILE_ERROR_VALUE, _("There is no army '%s'; perhaps '%s' is meant."), id, nearest);
  all = g_strjoinv (", ", (char **) ids);
  folder = hx_own_armies_dup_folder ();
  shown = g_filename_display_name (folder);
  return hx_json_fail_at (&reader->json, "army", HX_FILE_ERROR_VALUE,
                          _("There is no army '%s'; there are: %s. If somebody made it, its file has to be in %s."), id, all, shown);
}

/**
 * hx_scenario_read_tiles:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @tiles: (out): indices of the tiles listed there; %NULL where that is null or left out
 *
 * Returns: whether the member is a list of tiles that a hand or a pile can hold, null, or left out
 */
gboolean
hx_scenario_read_tiles (HxScenarioReader *reader,
                        JsonObject       *object,
                        const char       *key,
                        GArray          **tiles)
{
  JsonArray *array = NULL;
  gsize mark;

  if (json_object_has_member (object, key) && json_object_get_null_member (object, key))
    return TRUE;
  if (!hx_json_read_array (&reader->json, object, key, &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  *tiles = g_array_new (FALSE, FALSE, sizeof (guint16));
  mark = hx_json_enter_member (&reader->json, key);
  if (json_array_get_length (array) > HX_MAX_STACK)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The number of tiles here is %u; a hand or a pile has at most %d."),
                         json_array_get_length (array), HX_MAX_STACK);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      const char *id;
      guint16 tile;

      if (!hx_json_as_string (&reader->json, json_array_get_element (array, i), &id) || !hx_scenario_read_tile (reader, id, &tile))
        return hx_json_leave (&reader->json, mark, FALSE);
      g_array_append_val (*tiles, tile);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_trap_pool (HxScenarioReader *reader,
                JsonObject       *object,
                HxScenarioSide   *side)
{
  JsonObject *pool = NULL;
  gsize mark;
  gboolean ok;

  if (!json_object_has_member (object, "trap_pool") || json_object_get_null_member (object, "trap_pool"))
    return TRUE;
  if (!hx_json_read_object (&reader->json, object, "trap_pool", &pool))
    return FALSE;
  side->has_trap_pool = TRUE;
  mark = hx_json_enter_member (&reader->json, "trap_pool");
  ok = hx_json_check_keys (&reader->json, pool, hx_trap_words + HX_TRAP_MINE);
  for (int trap = HX_TRAP_MINE; ok && trap < HX_N_TRAPS; trap++)
    {
      int count = 0;

      ok = hx_json_read_int (&reader->json, pool, hx_trap_words[trap], 0, 99, &count);
      side->trap_pool[trap] = (guint8) count;
    }
  return hx_json_leave (&reader->json, mark, ok);
}

static gboolean
read_side (HxScenarioReader *reader,
           JsonObject       *object,
           guint             i)
{
  HxScenarioSide *side = &reader->scenario->sides[i];
  gboolean fallen = FALSE;
  g_autofree char *place = hx_place_of_side (i, "");

  if (!read_army (reader, object, side) || !hx_scenario_read_tiles (reader, object, "hand", &side->hand)
      || !hx_scenario_read_tiles (reader, object, "pile", &side->pile)
      || !hx_scenario_read_tiles (reader, object, "discard", &side->discard)
      || !hx_scenario_read_tiles (reader, object, "removed", &side->removed)
      || !hx_json_read_boolean (&reader->json, object, "last_tile_drawn", &side->last_tile_drawn)
      || !hx_json_read_boolean (&reader->json, object, "last_turn_done", &side->last_turn_done)
      || !hx_json_read_boolean (&reader->json, object, "fallen", &fallen) || !read_trap_pool (reader, object, side)
      || !hx_scenario_read_monolith (reader, object, i))
    return FALSE;
  if (fallen)
    reader->scenario->position.fallen |= (guint8) (1 << i);
  hx_scenario_keep (reader->scenario, place, object, hx_side_keys);
  return TRUE;
}

/**
 * hx_scenario_read_sides:
 * @reader: a reader that looks at the outermost object, with the board read
 * @root: that object
 *
 * Reads the sides.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_sides (HxScenarioReader *reader,
                        JsonObject       *root)
{
  JsonArray *array = NULL;
  gsize mark;
  guint n;

  if (!hx_json_want (&reader->json, root, "sides") || !hx_json_read_array (&reader->json, root, "sides", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "sides");
  n = json_array_get_length (array);
  if (n < 2 || n > HX_MAX_SIDES)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The number of sides here is %u; there can be 2 to %d."), n, HX_MAX_SIDES);
  reader->scenario->position.n_sides = (guint8) n;
  for (guint i = 0; i < n; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      JsonObject *object;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &object) || !read_side (reader, object, i))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}
