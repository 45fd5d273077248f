/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading what lies on the board or under a Monolith: pieces with their markers, Traps. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-scenario-private.h"

static gboolean
add_marker (HxScenarioReader *reader,
            HxPiece          *piece,
            const char       *word,
            int               count)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *all = NULL;

  for (const HxMarkerWord *known = hx_marker_words; known->word != NULL; known++)
    {
      guint8 *counter = &G_STRUCT_MEMBER (guint8, piece, known->count_offset);

      g_ptr_array_add (words, (gpointer) known->word);
      if (!g_str_equal (known->word, word))
        continue;
      if (known->mark != 0)
        {
          if (piece->marks & known->mark || count != 1)
            return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A piece can bear only one marker '%s'."), word);
          piece->marks |= known->mark;
          return TRUE;
        }
      if (*counter + count > G_MAXUINT8)
        return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("There are more than %d markers '%s'."), G_MAXUINT8, word);
      *counter = (guint8) (*counter + count);
      return TRUE;
    }
  g_ptr_array_add (words, NULL);
  all = g_strjoinv (", ", (char **) words->pdata);
  return hx_json_fail_at (&reader->json, "marker", HX_FILE_ERROR_VALUE, _("There is no marker '%s'; there are: %s."), word, all);
}

/* How many markers of the kind the piece bears already: the number of the next one among those that are written one by one. */
static guint
count_borne (const HxPiece *piece,
             const char    *word)
{
  for (const HxMarkerWord *known = hx_marker_words; known->word != NULL; known++)
    if (g_str_equal (known->word, word) && known->mark == 0 && !g_str_equal (word, "poison"))
      return G_STRUCT_MEMBER (guint8, piece, known->count_offset);
  return 0;
}

static gboolean
read_marker (HxScenarioReader *reader,
             JsonObject       *object,
             HxPiece          *piece,
             GHashTable       *unknown)
{
  const char *word = NULL;
  int count = 1;
  JsonObject *kept;
  guint nth;

  if (!hx_json_want (&reader->json, object, "marker") || !hx_json_read_string (&reader->json, object, "marker", &word)
      || !hx_json_read_int (&reader->json, object, "count", 1, G_MAXUINT8, &count))
    return FALSE;
  nth = count_borne (piece, word);
  if (!add_marker (reader, piece, word, count))
    return FALSE;
  kept = hx_json_dup_unknown (object, hx_marker_keys);
  if (kept != NULL)
    g_hash_table_insert (unknown, hx_place_of_marker ("", word, nth), kept);
  return TRUE;
}

static gboolean
read_markers (HxScenarioReader *reader,
              JsonObject       *object,
              HxPiece          *piece,
              GHashTable       *unknown)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, object, "markers", &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (&reader->json, "markers");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      JsonObject *marker;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &marker) || !read_marker (reader, marker, piece, unknown))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

/* What pieces on the board and tucked ones have in common; @unknown takes what markers keep. */
static gboolean
read_state (HxScenarioReader *reader,
            JsonObject       *object,
            int               side,
            HxPiece          *piece,
            GHashTable       *unknown)
{
  guint16 tile = 0;
  int controller, wounds = 0, power = 0, net = 0;
  int last = reader->scenario->position.n_sides - 1;

  if (!hx_json_want (&reader->json, object, "tile") || !hx_scenario_read_tile_at (reader, object, "tile", &tile)
      || !hx_json_read_int (&reader->json, object, "side", 0, last, &side))
    return FALSE;
  controller = side;
  *piece = hx_piece_new (tile, side, 0);
  if (!hx_json_read_int (&reader->json, object, "controller", 0, last, &controller)
      || !hx_json_read_int (&reader->json, object, "wounds", 0, G_MAXUINT8, &wounds)
      || !hx_json_read_word (&reader->json, object, "power", hx_toggle_words, &power)
      || !hx_json_read_word (&reader->json, object, "net", hx_toggle_words, &net)
      || !hx_json_read_sides (&reader->json, object, "links", &piece->links)
      || !read_markers (reader, object, piece, unknown))
    return FALSE;
  if (reader->box->tiles[tile].kind == HX_KIND_INSTANT)
    return hx_json_fail_at (&reader->json, "tile", HX_FILE_ERROR_VALUE,
                            _("'%s' is an instant tile; it is played and never lies on the board."), hx_catalog_get_tile_id (reader->catalog, tile));
  piece->controller = (guint8) controller;
  piece->wounds = (guint8) wounds;
  piece->power = (guint8) power;
  piece->net = (guint8) net;
  return TRUE;
}

static GHashTable *
new_unknown (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_object_unref);
}

static void
keep_markers (HxScenario *scenario,
              const char *place,
              GHashTable *unknown)
{
  GHashTableIter iter;
  gpointer part, object;

  g_hash_table_iter_init (&iter, unknown);
  while (g_hash_table_iter_next (&iter, &part, &object))
    g_hash_table_insert (scenario->kept, g_strconcat (place, part, NULL), json_object_ref (object));
}

static gboolean
put_piece (HxScenarioReader *reader,
           JsonObject       *object,
           guint8            hex,
           const HxPiece    *piece,
           GHashTable       *unknown)
{
  HxPosition *position = &reader->scenario->position;
  int layer = reader->box->tiles[piece->tile].kind == HX_KIND_FOUNDATION;
  char **placed = &reader->placed[layer][hex];
  const char *name = reader->box->geometry.name[hex];
  g_autofree char *place = NULL;

  if (*placed != NULL && layer == 0)
    return hx_json_fail_at (&reader->json, "hex", HX_FILE_ERROR_VALUE, _("Two units stand on %s; the other one is %s."), name, *placed);
  if (*placed != NULL)
    return hx_json_fail_at (&reader->json, "hex", HX_FILE_ERROR_VALUE, _("Two Foundations lie on %s; the other one is %s."), name, *placed);
  if (layer == 0 && position->water & HX_HEX_BIT (hex))
    return hx_json_fail_at (&reader->json, "hex", HX_FILE_ERROR_VALUE, _("%s is water; no unit can stand there."), name);
  *placed = g_strdup (reader->json.path->str);
  if (layer == 0)
    hx_position_put (position, hex, piece);
  else
    {
      position->foundations |= HX_HEX_BIT (hex);
      position->foundation[hex] = *piece;
    }
  place = layer == 0 ? hx_place_of_unit (hex, piece) : hx_place_of_foundation (hex, piece);
  hx_scenario_keep (reader->scenario, place, object, hx_piece_keys);
  keep_markers (reader->scenario, place, unknown);
  return TRUE;
}

static gboolean
read_piece (HxScenarioReader *reader,
            JsonObject       *object)
{
  static const char *const wanted[] = { "tile", "side", "hex", NULL };
  g_autoptr (GHashTable) unknown = new_unknown ();
  HxPiece piece;
  guint8 hex = HX_NO_HEX;
  int facing = 0;

  if (!hx_json_want_all (&reader->json, object, wanted) || !read_state (reader, object, 0, &piece, unknown)
      || !hx_scenario_read_hex_at (reader, object, "hex", &hex) || !hx_json_read_int (&reader->json, object, "facing", 0, 5, &facing))
    return FALSE;
  piece.facing = (guint8) facing;
  return put_piece (reader, object, hex, &piece, unknown);
}

/**
 * hx_scenario_read_pieces:
 * @reader: a reader that looks at the outermost object, with board and sides read
 * @root: that object
 *
 * Reads the pieces on the board.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_pieces (HxScenarioReader *reader,
                         JsonObject       *root)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, root, "pieces", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "pieces");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      JsonObject *object;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &object) || !read_piece (reader, object))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_trap (HxScenarioReader *reader,
           JsonObject       *object)
{
  static const char *const wanted[] = { "trap", "side", "hex", NULL };
  HxPosition *position = &reader->scenario->position;
  g_autofree char *place = NULL;
  int trap = 0, side = 0;
  guint8 hex = HX_NO_HEX;

  if (!hx_json_want_all (&reader->json, object, wanted)
      || !hx_json_read_word (&reader->json, object, "trap", hx_trap_words + HX_TRAP_MINE, &trap)
      || !hx_json_read_int (&reader->json, object, "side", 0, position->n_sides - 1, &side)
      || !hx_scenario_read_hex_at (reader, object, "hex", &hex))
    return FALSE;
  trap += HX_TRAP_MINE;
  if (position->trap[hex] != HX_TRAP_NONE)
    return hx_json_fail_at (&reader->json, "hex", HX_FILE_ERROR_VALUE, _("Two Traps lie on %s."), reader->box->geometry.name[hex]);
  position->trap[hex] = (guint8) trap;
  position->trap_side[hex] = (guint8) side;
  place = hx_place_of_trap (hex, (HxTrapKind) trap);
  hx_scenario_keep (reader->scenario, place, object, hx_trap_keys);
  return TRUE;
}

/**
 * hx_scenario_read_traps:
 * @reader: a reader that looks at the outermost object, with board and sides read
 * @root: that object
 *
 * Reads the armed Traps.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_traps (HxScenarioReader *reader,
                        JsonObject       *root)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, root, "traps", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "traps");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      JsonObject *object;

      if (!hx_json_as_object (&reader->json, json_array_get_element (array, i), &object) || !read_trap (reader, object))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_tucked (HxScenarioReader *reader,
             JsonNode         *node,
             guint             side,
             guint             part)
{
  HxPiece *piece = &reader->scenario->position.monolith[side].lower[part];
  g_autoptr (GHashTable) unknown = new_unknown ();
  g_autofree char *place = NULL;
  JsonObject *object;

  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (!hx_json_as_object (&reader->json, node, &object) || !read_state (reader, object, (int) side, piece, unknown))
    return FALSE;
  place = hx_place_of_tucked (side, part, piece);
  hx_scenario_keep (reader->scenario, place, object, hx_tucked_keys);
  keep_markers (reader->scenario, place, unknown);
  return TRUE;
}

static gboolean
read_lower (HxScenarioReader *reader,
            JsonObject       *object,
            guint             side)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_want (&reader->json, object, "lower") || !hx_json_read_array (&reader->json, object, "lower", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "lower");
  if (json_array_get_length (array) != 2)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A Monolith has two lower parts; this list has %u entries, not 2."),
                         json_array_get_length (array));
  for (guint i = 0; i < 2; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      if (!read_tucked (reader, json_array_get_element (array, i), side, i))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_expanded (HxScenarioReader *reader,
               JsonObject       *object,
               HxMonolith       *monolith)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!json_object_has_member (object, "expanded") || json_object_get_null_member (object, "expanded"))
    return TRUE;
  if (!hx_json_read_array (&reader->json, object, "expanded", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "expanded");
  if (json_array_get_length (array) != 2)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A Monolith has two lower parts; this list has %u entries, not 2."),
                         json_array_get_length (array));
  for (guint i = 0; i < 2; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      const char *name;

      if (!hx_json_as_string (&reader->json, json_array_get_element (array, i), &name)
          || !hx_scenario_read_hex (reader, name, &monolith->part[i]))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  if (monolith->part[0] == monolith->part[1])
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("Both lower parts of the Monolith lie on %s."),
                         reader->box->geometry.name[monolith->part[0]]);
  for (int i = 0; i < 2; i++)
    if (monolith->lower[i].tile != HX_NO_TILE)
      return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE,
                           _("The Monolith is expanded, so both entries of 'lower' have to be null; tiles on it are pieces."));
  monolith->expanded = true;
  return hx_json_leave (&reader->json, mark, TRUE);
}

/**
 * hx_scenario_read_monolith:
 * @reader: a reader that looks at a side
 * @side_object: the object there
 * @side: the side
 *
 * Reads the side's Monolith, if it is played with.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_monolith (HxScenarioReader *reader,
                           JsonObject       *side_object,
                           guint             side)
{
  HxMonolith *monolith = &reader->scenario->position.monolith[side];
  g_autofree char *place = hx_place_of_side (side, "monolith");
  JsonObject *object = NULL;
  gsize mark;

  if (!json_object_has_member (side_object, "monolith") || json_object_get_null_member (side_object, "monolith"))
    return TRUE;
  if (!hx_json_read_object (&reader->json, side_object, "monolith", &object))
    return FALSE;
  monolith->present = true;
  monolith->lower[0].tile = monolith->lower[1].tile = HX_NO_TILE;
  mark = hx_json_enter_member (&reader->json, "monolith");
  if (!read_lower (reader, object, side) || !read_expanded (reader, object, monolith))
    return hx_json_leave (&reader->json, mark, FALSE);
  hx_scenario_keep (reader->scenario, place, object, hx_monolith_keys);
  return hx_json_leave (&reader->json, mark, TRUE);
}
