/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a turn has done so far, and the words for what allows an action: read and written here. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-scenario-private.h"

/* A tile without its army: that of the side to move comes first, then those of the others. */
static int
find_bare (const HxScenarioReader *reader,
           const char             *word)
{
  const HxPosition *position = &reader->scenario->position;

  for (int i = 0; i < position->n_sides; i++)
    {
      const char *army = reader->scenario->sides[(position->turn + i) % position->n_sides].army;
      g_autofree char *id = g_strconcat (army, "/", word, NULL);
      int tile = hx_catalog_find_tile (reader->catalog, id);

      if (tile >= 0)
        return tile;
    }
  for (guint i = 0; i < hx_catalog_get_n_tiles (reader->catalog); i++)
    if (g_str_equal (hx_catalog_get_facts (reader->catalog, i)->id, word))
      return (int) i;
  return -1;
}

static gboolean
refuse_by (HxScenarioReader *reader,
           const char       *word,
           gboolean          with_tiles)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *all = NULL;

  for (guint i = 0; i < HX_N_ABILITIES; i++)
    if (hx_ability_words[i] != NULL)
      g_ptr_array_add (words, (gpointer) hx_ability_words[i]);
  g_ptr_array_add (words, NULL);
  all = g_strjoinv (", ", (char **) words->pdata);
  return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE,
                       with_tiles ? _("'%s' allows nothing; it can be: %s, an implant, or a tile written as ARMY/TILE.")
                                  : _("'%s' allows nothing once in a turn; it can be: %s, or an implant."),
                       word, all);
}

static gboolean
take_by (HxScenarioReader *reader,
         const char       *word,
         gboolean          with_tiles,
         guint8           *by,
         guint16          *tile)
{
  int found;
  HxKind kind;

  for (guint i = 0; i < HX_N_ABILITIES; i++)
    if (g_strcmp0 (hx_ability_words[i], word) == 0)
      {
        *by = (guint8) i;
        return TRUE;
      }
  if (strchr (word, '/') != NULL)
    {
      if (!hx_scenario_read_tile (reader, word, tile))
        return FALSE;
      found = *tile;
    }
  else
    found = find_bare (reader, word);
  if (found < 0)
    return refuse_by (reader, word, with_tiles);
  kind = reader->box->tiles[found].kind;
  if (kind != HX_KIND_IMPLANT && !(with_tiles && (kind == HX_KIND_INSTANT || strchr (word, '/') != NULL)))
    return refuse_by (reader, word, with_tiles);
  *by = kind == HX_KIND_IMPLANT ? HX_ABILITY_IMPLANT : HX_BY_TILE;
  *tile = (guint16) found;
  return TRUE;
}

/**
 * hx_scenario_read_by:
 * @reader: a reader, with the sides read
 * @object: the object being looked at, which has the key "by"
 * @with_tiles: tiles from the hand are meant too, not only what may be used once in a turn
 * @by: (out): #HxAbility or %HX_BY_TILE
 * @tile: (out): the tile from the hand or the implant; unchanged for other abilities
 *
 * Returns: whether the member is a word for something that allows an action
 */
gboolean
hx_scenario_read_by (HxScenarioReader *reader,
                     JsonObject       *object,
                     gboolean          with_tiles,
                     guint8           *by,
                     guint16          *tile)
{
  const char *word = NULL;
  gsize mark;

  if (!hx_json_read_string (&reader->json, object, "by", &word))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "by");
  return hx_json_leave (&reader->json, mark, take_by (reader, word, with_tiles, by, tile));
}

/**
 * hx_scenario_get_by_word:
 * @catalog: the catalog
 * @by: an #HxAbility
 * @tile: the tile, where that is an implant
 *
 * Returns: its word in files
 */
const char *
hx_scenario_get_by_word (const HxCatalog *catalog,
                         guint8           by,
                         guint16          tile)
{
  return by == HX_ABILITY_IMPLANT ? hx_catalog_get_facts (catalog, tile)->id : hx_ability_words[by];
}

/* What belongs to the HQ need not say where that stands. */
static gboolean
find_user (HxScenarioReader *reader,
           JsonObject       *object,
           HxUsed           *used)
{
  const HxPosition *position = &reader->scenario->position;

  if (used->piece != HX_NO_HEX)
    return TRUE;
  if (used->ability == HX_ABILITY_TRAP_LAUNCHER || used->ability == HX_ABILITY_IMPLANT)
    used->piece = hx_position_find_hq (reader->box, position, position->turn);
  return used->piece != HX_NO_HEX || hx_json_want (&reader->json, object, "piece");
}

static gboolean
read_one_used (HxScenarioReader *reader,
               JsonNode         *node)
{
  HxTurn *turn = &reader->scenario->turn;
  HxUsed used = { .piece = HX_NO_HEX, .giver = HX_NO_HEX, .tile = HX_NO_TILE };
  g_autofree char *place = NULL;
  JsonObject *object;

  if (!hx_json_as_object (&reader->json, node, &object) || !hx_json_want (&reader->json, object, "by")
      || !hx_scenario_read_by (reader, object, FALSE, &used.ability, &used.tile)
      || !hx_scenario_read_hex_at (reader, object, "piece", &used.piece)
      || !hx_scenario_read_hex_at (reader, object, "giver", &used.giver) || !find_user (reader, object, &used))
    return FALSE;
  place = hx_place_of_used (&used);
  hx_scenario_keep (reader->scenario, place, object, hx_used_keys);
  turn->used[turn->n_used++] = used;
  return TRUE;
}

static gboolean
read_used (HxScenarioReader *reader,
           JsonObject       *object)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, object, "used", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "used");
  if (array != NULL && json_array_get_length (array) > HX_MAX_USED)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The number of abilities here is %u; a turn uses at most %d."),
                         json_array_get_length (array), HX_MAX_USED);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      if (!hx_json_leave (&reader->json, inner, read_one_used (reader, json_array_get_element (array, i))))
        return hx_json_leave (&reader->json, mark, FALSE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_parts (HxScenarioReader *reader,
            JsonObject       *object)
{
  HxTurn *turn = &reader->scenario->turn;
  g_autoptr (GArray) drawn = NULL;
  gboolean placed = FALSE, expanded = FALSE, acted = FALSE, drawn_up = FALSE, drawing = FALSE;

  if (!hx_json_read_boolean (&reader->json, object, "placed", &placed)
      || !hx_json_read_boolean (&reader->json, object, "expanded", &expanded)
      || !hx_json_read_boolean (&reader->json, object, "acted", &acted)
      || !hx_json_read_boolean (&reader->json, object, "drawn_up", &drawn_up)
      || !hx_json_read_boolean (&reader->json, object, "drawing", &drawing)
      || !hx_scenario_read_tiles (reader, object, "drawn", &drawn) || !read_used (reader, object))
    return FALSE;
  if (drawn != NULL)
    {
      turn->drawn.listed = true;
      turn->drawn.n = (guint8) drawn->len;
      for (guint i = 0; i < drawn->len; i++)
        turn->drawn.tiles[i] = g_array_index (drawn, guint16, i);
    }
  turn->drawn_up = drawn_up;
  turn->from_start = drawing;
  turn->placed = placed;
  turn->expanded = expanded;
  turn->acted = acted || placed || expanded || turn->n_used > 0;
  return TRUE;
}

/**
 * hx_scenario_read_turn:
 * @reader: a reader that looks at the outermost object, with pieces and the side to move read
 * @root: that object
 *
 * Reads what the side to move has already done in its turn.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_turn (HxScenarioReader *reader,
                       JsonObject       *root)
{
  JsonObject *object = NULL;
  gsize mark;

  if (!json_object_has_member (root, "this_turn") || json_object_get_null_member (root, "this_turn"))
    return TRUE;
  if (!hx_json_read_object (&reader->json, root, "this_turn", &object))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "this_turn");
  if (!read_parts (reader, object))
    return hx_json_leave (&reader->json, mark, FALSE);
  reader->scenario->has_turn = TRUE;
  hx_scenario_keep (reader->scenario, "this_turn", object, hx_turn_keys);
  return hx_json_leave (&reader->json, mark, TRUE);
}

static JsonArray *
make_used (const HxCatalog  *catalog,
           const HxScenario *scenario)
{
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, scenario->radius)->geometry;
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < scenario->turn.n_used; i++)
    {
      const HxUsed *used = &scenario->turn.used[i];
      g_autofree char *place = hx_place_of_used (used);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "by", hx_scenario_get_by_word (catalog, used->ability, used->tile));
      if (used->piece != HX_NO_HEX)
        json_object_set_string_member (object, "piece", geometry->name[used->piece]);
      if (used->giver != HX_NO_HEX)
        json_object_set_string_member (object, "giver", geometry->name[used->giver]);
      hx_scenario_add_kept (scenario, object, place);
      json_array_add_object_element (array, object);
    }
  return array;
}

/**
 * hx_turn_is_drawing:
 * @turn: what a side has done in its turn
 *
 * A list of tiles drawn does not tell whether the side is through with drawing, unless it is empty.
 *
 * Returns: whether the side is known to be in the middle of it (D-49)
 */
gboolean
hx_turn_is_drawing (const HxTurn *turn)
{
  return turn->from_start && turn->drawn.listed && turn->drawn.n > 0 && !turn->drawn_up && !turn->acted;
}

/**
 * hx_scenario_make_turn:
 * @catalog: the catalog
 * @scenario: a scenario
 *
 * Returns: (transfer full): what the side to move has done in its turn
 */
JsonObject *
hx_scenario_make_turn (const HxCatalog  *catalog,
                       const HxScenario *scenario)
{
  const HxTurn *turn = &scenario->turn;
  JsonObject *object = json_object_new ();

  json_object_set_boolean_member (object, "placed", turn->placed);
  json_object_set_boolean_member (object, "expanded", turn->expanded);
  if (turn->drawn.listed)
    json_object_set_array_member (object, "drawn", hx_scenario_make_tiles (catalog, turn->drawn.tiles, turn->drawn.n));
  json_object_set_array_member (object, "used", make_used (catalog, scenario));
  /* The rest says so already, but for a tile that was played. */
  if (turn->acted && !turn->placed && !turn->expanded && turn->n_used == 0)
    json_object_set_boolean_member (object, "acted", TRUE);
  if (turn->drawn_up && !turn->acted)
    json_object_set_boolean_member (object, "drawn_up", TRUE);
  if (hx_turn_is_drawing (turn))
    json_object_set_boolean_member (object, "drawing", TRUE);
  hx_scenario_add_kept (scenario, object, "this_turn");
  return object;
}
