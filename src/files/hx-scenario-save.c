/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a scenario: our keys in one order, then those that were kept. */
#define G_LOG_DOMAIN "hx-files"

#include <string.h>

#include "hx-json-writer.h"
#include "hx-scenario-private.h"

typedef struct
{
  const HxCatalog *catalog;
  const HxBox *box;
  const HxScenario *scenario;
} Saver;

/**
 * hx_scenario_add_kept:
 * @scenario: a scenario
 * @object: what is written for a place
 * @place: the place's name
 *
 * Adds the members that were kept for the place.
 */
void
hx_scenario_add_kept (const HxScenario *scenario,
                      JsonObject       *object,
                      const char       *place)
{
  JsonObject *kept = hx_scenario_get_kept (scenario, place);
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  if (kept == NULL)
    return;
  json_object_iter_init_ordered (&iter, kept);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    json_object_set_member (object, key, json_node_ref (node));
}

static void
add_kept (const Saver *saver,
          JsonObject  *object,
          const char  *place)
{
  hx_scenario_add_kept (saver->scenario, object, place);
}

/**
 * hx_scenario_make_links:
 * @links: bit s for each printed side s
 *
 * Returns: (transfer full): the sides
 */
JsonArray *
hx_scenario_make_links (guint8 links)
{
  JsonArray *array = json_array_new ();

  for (int s = 0; s < 6; s++)
    if (links & 1 << s)
      json_array_add_int_element (array, s);
  return array;
}

/**
 * hx_scenario_make_tiles:
 * @catalog: the catalog
 * @tiles: indices of tiles
 * @n: how many
 *
 * Returns: (transfer full): their ids
 */
JsonArray *
hx_scenario_make_tiles (const HxCatalog *catalog,
                        const guint16   *tiles,
                        guint            n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_string_element (array, hx_catalog_get_tile_id (catalog, tiles[i]));
  return array;
}

static JsonArray *
make_markers (const Saver   *saver,
              const HxPiece *piece,
              const char    *place)
{
  JsonArray *markers = json_array_new ();

  for (const HxMarkerWord *known = hx_marker_words; known->word != NULL; known++)
    {
      guint8 n = known->mark != 0 ? (piece->marks & known->mark) != 0 : G_STRUCT_MEMBER (guint8, piece, known->count_offset);
      gboolean counted = g_str_equal (known->word, "poison");

      for (guint i = 0; i < (counted ? n > 0 : n); i++)
        {
          JsonObject *marker = json_object_new ();
          g_autofree char *marker_place = hx_place_of_marker (place, known->word, i);

          json_object_set_string_member (marker, "marker", known->word);
          if (counted)
            json_object_set_int_member (marker, "count", n);
          add_kept (saver, marker, marker_place);
          json_array_add_object_element (markers, marker);
        }
    }
  return markers;
}

/* The end of every piece, on the board or tucked: what is usual is left out. */
static void
add_state (const Saver   *saver,
           JsonObject    *object,
           const HxPiece *piece,
           const char    *place)
{
  g_autoptr (JsonArray) markers = make_markers (saver, piece, place);

  if (piece->controller != piece->owner)
    json_object_set_int_member (object, "controller", piece->controller);
  json_object_set_int_member (object, "wounds", piece->wounds);
  if (json_array_get_length (markers) > 0)
    json_object_set_array_member (object, "markers", json_array_ref (markers));
  if (piece->power != HX_TOGGLE_AUTO)
    json_object_set_string_member (object, "power", hx_toggle_words[piece->power]);
  if (piece->net != HX_TOGGLE_AUTO)
    json_object_set_string_member (object, "net", hx_toggle_words[piece->net]);
  if (piece->links != HX_LINKS_PRINTED)
    json_object_set_array_member (object, "links", hx_scenario_make_links (piece->links));
  add_kept (saver, object, place);
}

static void
add_piece (const Saver   *saver,
           JsonArray     *pieces,
           guint          hex,
           const HxPiece *piece,
           const char    *place)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "tile", hx_catalog_get_tile_id (saver->catalog, piece->tile));
  json_object_set_int_member (object, "side", piece->owner);
  json_object_set_string_member (object, "hex", saver->box->geometry.name[hex]);
  json_object_set_int_member (object, "facing", piece->facing);
  add_state (saver, object, piece, place);
  json_array_add_object_element (pieces, object);
}

/* Sorted by hex name, a Foundation before the unit on it. */
static JsonArray *
make_pieces (const Saver *saver)
{
  const HxPosition *position = &saver->scenario->position;
  JsonArray *pieces = json_array_new ();

  for (guint hex = 0; hex < saver->box->geometry.n_hexes; hex++)
    {
      if (position->foundations >> hex & 1)
        {
          g_autofree char *place = hx_place_of_foundation (hex, &position->foundation[hex]);

          add_piece (saver, pieces, hex, &position->foundation[hex], place);
        }
      if (position->units >> hex & 1)
        {
          g_autofree char *place = hx_place_of_unit (hex, &position->unit[hex]);

          add_piece (saver, pieces, hex, &position->unit[hex], place);
        }
    }
  return pieces;
}

static JsonArray *
make_traps (const Saver *saver)
{
  const HxPosition *position = &saver->scenario->position;
  JsonArray *traps = json_array_new ();

  for (guint hex = 0; hex < saver->box->geometry.n_hexes; hex++)
    if (position->trap[hex] != HX_TRAP_NONE)
      {
        JsonObject *object = json_object_new ();
        g_autofree char *place = hx_place_of_trap (hex, (HxTrapKind) position->trap[hex]);

        json_object_set_string_member (object, "trap", hx_trap_words[position->trap[hex]]);
        json_object_set_int_member (object, "side", position->trap_side[hex]);
        json_object_set_string_member (object, "hex", saver->box->geometry.name[hex]);
        add_kept (saver, object, place);
        json_array_add_object_element (traps, object);
      }
  return traps;
}

static JsonObject *
make_board (const Saver *saver)
{
  const HxPosition *position = &saver->scenario->position;
  JsonObject *board = json_object_new ();
  JsonArray *water = json_array_new ();

  for (guint hex = 0; hex < saver->box->geometry.n_hexes; hex++)
    if (position->water >> hex & 1)
      json_array_add_string_element (water, saver->box->geometry.name[hex]);
  json_object_set_int_member (board, "radius", saver->scenario->radius);
  json_object_set_array_member (board, "water", water);
  add_kept (saver, board, "board");
  return board;
}

static void
add_tiles (const Saver *saver,
           JsonObject  *object,
           const char  *key,
           GArray      *tiles)
{
  if (tiles != NULL)
    json_object_set_array_member (object, key,
                                  hx_scenario_make_tiles (saver->catalog, (const guint16 *) (gpointer) tiles->data, tiles->len));
}

static JsonObject *
make_monolith (const Saver *saver,
               guint        side)
{
  const HxMonolith *monolith = &saver->scenario->position.monolith[side];
  JsonObject *object = json_object_new ();
  JsonArray *lower = json_array_new (), *expanded = json_array_new ();
  g_autofree char *place = hx_place_of_side (side, "monolith");

  for (guint i = 0; i < 2; i++)
    {
      const HxPiece *piece = &monolith->lower[i];
      g_autofree char *tucked_place = hx_place_of_tucked (side, i, piece);
      JsonObject *tucked;

      json_array_add_string_element (expanded, saver->box->geometry.name[monolith->part[i]]);
      if (monolith->expanded || piece->tile == HX_NO_TILE)
        {
          json_array_add_null_element (lower);
          continue;
        }
      tucked = json_object_new ();
      json_object_set_string_member (tucked, "tile", hx_catalog_get_tile_id (saver->catalog, piece->tile));
      if (piece->owner != side)
        json_object_set_int_member (tucked, "side", piece->owner);
      add_state (saver, tucked, piece, tucked_place);
      json_array_add_object_element (lower, tucked);
    }
  json_object_set_array_member (object, "lower", lower);
  if (monolith->expanded)
    json_object_set_array_member (object, "expanded", expanded);
  else
    {
      json_object_set_null_member (object, "expanded");
      json_array_unref (expanded);
    }
  add_kept (saver, object, place);
  return object;
}

static JsonObject *
make_pool (const HxScenarioSide *side)
{
  JsonObject *pool = json_object_new ();

  for (int trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
    if (side->trap_pool[trap] > 0)
      json_object_set_int_member (pool, hx_trap_words[trap], side->trap_pool[trap]);
  return pool;
}

static JsonObject *
make_side (const Saver *saver,
           guint        i)
{
  const HxScenarioSide *side = &saver->scenario->sides[i];
  const HxPosition *position = &saver->scenario->position;
  JsonObject *object = json_object_new ();
  g_autofree char *place = hx_place_of_side (i, "");

  json_object_set_string_member (object, "army", side->army);
  add_tiles (saver, object, "hand", side->hand);
  add_tiles (saver, object, "pile", side->pile);
  add_tiles (saver, object, "discard", side->discard);
  add_tiles (saver, object, "removed", side->removed);
  if (side->last_tile_drawn)
    json_object_set_boolean_member (object, "last_tile_drawn", TRUE);
  if (side->last_turn_done)
    json_object_set_boolean_member (object, "last_turn_done", TRUE);
  if (position->fallen >> i & 1)
    json_object_set_boolean_member (object, "fallen", TRUE);
  if (side->has_trap_pool)
    json_object_set_object_member (object, "trap_pool", make_pool (side));
  if (position->monolith[i].present)
    json_object_set_object_member (object, "monolith", make_monolith (saver, i));
  add_kept (saver, object, place);
  return object;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What the file said, though it be what is followed anyway, and what is played otherwise. */
static JsonObject *
make_rulings (const Saver *saver)
{
  const HxScenario *scenario = saver->scenario;
  g_autoptr (GHashTable) words = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) ids = NULL;
  JsonObject *rulings = json_object_new ();

  if (scenario->rulings != NULL)
    {
      JsonObjectIter iter;
      const char *id;
      JsonNode *node;

      json_object_iter_init_ordered (&iter, scenario->rulings);
      while (json_object_iter_next_ordered (&iter, &id, &node))
        g_hash_table_insert (words, (gpointer) id, (gpointer) json_node_get_string (node));
    }
  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    {
      const char *id = hx_ruling_id ((HxRuling) ruling);
      int reading = scenario->position.rulings[ruling];

      if (reading != 0 || g_hash_table_contains (words, id))
        g_hash_table_insert (words, (gpointer) id, (gpointer) hx_ruling_reading ((HxRuling) ruling, reading));
    }
  ids = g_hash_table_get_keys_as_ptr_array (words);
  g_ptr_array_sort (ids, compare_words);
  for (guint i = 0; i < ids->len; i++)
    json_object_set_string_member (rulings, g_ptr_array_index (ids, i), g_hash_table_lookup (words, g_ptr_array_index (ids, i)));
  return rulings;
}

static JsonArray *
make_choices (const HxScenario *scenario)
{
  JsonArray *choices = json_array_new ();

  for (guint i = 0; scenario->choices != NULL && scenario->choices[i] != NULL; i++)
    json_array_add_string_element (choices, scenario->choices[i]);
  return choices;
}

static void
add_play (const HxScenario *scenario,
          JsonObject       *root)
{
  json_object_set_array_member (root, "actions", scenario->actions != NULL ? json_array_ref (scenario->actions) : json_array_new ());
  json_object_set_array_member (root, "choices", make_choices (scenario));
  if (scenario->branches != NULL)
    json_object_set_array_member (root, "branches", json_array_ref (scenario->branches));
}

/**
 * hx_scenario_to_node:
 * @catalog: the catalog
 * @scenario: a scenario
 *
 * Returns: (transfer full): the scenario as JSON
 */
JsonNode *
hx_scenario_to_node (const HxCatalog  *catalog,
                     const HxScenario *scenario)
{
  Saver saver = { catalog, hx_catalog_get_box (catalog, scenario->radius), scenario };
  JsonObject *root = json_object_new ();
  JsonArray *sides = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (guint i = 0; i < scenario->position.n_sides; i++)
    json_array_add_object_element (sides, make_side (&saver, i));
  json_object_set_string_member (root, "format", "hexarbiter-scenario");
  json_object_set_int_member (root, "version", HX_SCENARIO_VERSION);
  json_object_set_string_member (root, "title", scenario->title);
  json_object_set_string_member (root, "author", scenario->author);
  json_object_set_string_member (root, "description", scenario->description);
  json_object_set_string_member (root, "language", scenario->language);
  json_object_set_object_member (root, "board", make_board (&saver));
  json_object_set_array_member (root, "sides", sides);
  json_object_set_int_member (root, "turn", scenario->position.turn);
  json_object_set_array_member (root, "pieces", make_pieces (&saver));
  json_object_set_array_member (root, "traps", make_traps (&saver));
  add_play (scenario, root);
  json_object_set_object_member (root, "rulings", make_rulings (&saver));
  if (scenario->goal != NULL)
    json_object_set_object_member (root, "goal", json_object_ref (scenario->goal));
  else
    json_object_set_null_member (root, "goal");
  if (scenario->has_turn)
    json_object_set_object_member (root, "this_turn", hx_scenario_make_turn (catalog, scenario));
  if (scenario->extra_round)
    json_object_set_boolean_member (root, "extra_round", TRUE);
  add_kept (&saver, root, "");
  json_node_take_object (node, root);
  return node;
}

/**
 * hx_scenario_to_bytes:
 * @catalog: the catalog
 * @scenario: a scenario
 *
 * Writes a scenario. What has been written so and is read again is written in the same bytes.
 *
 * Returns: (transfer full): the content of a file
 */
GBytes *
hx_scenario_to_bytes (const HxCatalog  *catalog,
                      const HxScenario *scenario)
{
  g_autoptr (JsonNode) node = hx_scenario_to_node (catalog, scenario);
  GString *text = g_string_new (NULL);

  hx_json_write_pretty (text, node);
  return g_string_free_to_bytes (text);
}
