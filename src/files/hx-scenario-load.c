/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a scenario: what it is, its board, its texts, its rulings. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-json-lines.h"
#include "hx-nearest.h"
#include "hx-scenario-private.h"

#define FORMAT "hexarbiter-scenario"

/**
 * hx_scenario_read_tile:
 * @reader: a reader that looks at the text @id
 * @id: "borgo/hq"
 * @tile: (out): the tile's index
 *
 * Returns: whether there is such a tile
 */
gboolean
hx_scenario_read_tile (HxScenarioReader *reader,
                       const char       *id,
                       guint16          *tile)
{
  int found = hx_catalog_find_tile (reader->catalog, id);
  g_autofree const char **ids = NULL;
  g_autofree char *nearest = NULL;
  guint n;

  if (found >= 0)
    {
      *tile = (guint16) found;
      return TRUE;
    }
  n = hx_catalog_get_n_tiles (reader->catalog);
  ids = g_new0 (const char *, n + 1);
  for (guint i = 0; i < n; i++)
    ids[i] = hx_catalog_get_tile_id (reader->catalog, i);
  nearest = hx_json_dup_nearest (id, ids);
  if (nearest != NULL)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("There is no tile '%s'; perhaps '%s' is meant."), id, nearest);
  return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("There is no tile '%s'; a tile is written as ARMY/TILE, as in 'borgo/hq'."), id);
}

/**
 * hx_scenario_read_hex:
 * @reader: a reader that looks at the text @name
 * @name: "C3"
 * @hex: (out): the hex
 *
 * Returns: whether the board has such a hex
 */
gboolean
hx_scenario_read_hex (HxScenarioReader *reader,
                      const char       *name,
                      guint8           *hex)
{
  const HxGeometry *geometry = &reader->box->geometry;
  g_autofree char *meant = NULL;

  *hex = hx_geometry_find (geometry, name);
  if (*hex != HX_NO_HEX)
    return TRUE;
  meant = hx_nearest_dup_hex (geometry, name);
  if (meant != NULL)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("'%s' is not a hex of this board; perhaps '%s' is meant."), name, meant);
  return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("'%s' is not a hex of this board; hexes are %s to %s."), name,
                       geometry->name[0], geometry->name[geometry->n_hexes - 1]);
}

/**
 * hx_scenario_read_hex_at:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @hex: (inout): the hex named there
 *
 * Returns: whether the member is a hex, or left out
 */
gboolean
hx_scenario_read_hex_at (HxScenarioReader *reader,
                         JsonObject       *object,
                         const char       *key,
                         guint8           *hex)
{
  const char *name = NULL;
  gsize mark;

  if (!hx_json_read_string (&reader->json, object, key, &name))
    return FALSE;
  if (name == NULL)
    return TRUE;
  mark = hx_json_enter_member (&reader->json, key);
  return hx_json_leave (&reader->json, mark, hx_scenario_read_hex (reader, name, hex));
}

/**
 * hx_scenario_read_tile_at:
 * @reader: a reader
 * @object: the object being looked at
 * @key: a key
 * @tile: (inout): the index of the tile named there
 *
 * Returns: whether the member is a tile, or left out
 */
gboolean
hx_scenario_read_tile_at (HxScenarioReader *reader,
                          JsonObject       *object,
                          const char       *key,
                          guint16          *tile)
{
  const char *id = NULL;
  gsize mark;

  if (!hx_json_read_string (&reader->json, object, key, &id))
    return FALSE;
  if (id == NULL)
    return TRUE;
  mark = hx_json_enter_member (&reader->json, key);
  return hx_json_leave (&reader->json, mark, hx_scenario_read_tile (reader, id, tile));
}

static gboolean
check_version (HxScenarioReader *reader,
               JsonObject       *root)
{
  const char *format = NULL;
  int version = 0;

  if (!json_object_has_member (root, "format"))
    return hx_json_fail (&reader->json, HX_FILE_ERROR_FORMAT,
                         _("This is not a scenario: the key 'format' is missing; it has to be '%s'."), FORMAT);
  if (!hx_json_read_string (&reader->json, root, "format", &format))
    return FALSE;
  if (!g_str_equal (format, FORMAT))
    return hx_json_fail_at (&reader->json, "format", HX_FILE_ERROR_FORMAT, _("This is not a scenario: the format is '%s', not '%s'."),
                            format, FORMAT);
  if (!hx_json_want (&reader->json, root, "version") || !hx_json_read_int (&reader->json, root, "version", 1, G_MAXINT, &version))
    return FALSE;
  if (version > HX_SCENARIO_VERSION)
    return hx_json_fail_at (&reader->json, "version", HX_FILE_ERROR_VERSION,
                            _("The scenario was made by a newer version of this program: it has format version %d, "
                              "and %d is the newest that can be read here."),
                            version, HX_SCENARIO_VERSION);
  return TRUE;
}

static gboolean
read_line (HxScenarioReader *reader,
           JsonObject       *root,
           const char       *key,
           char            **text)
{
  const char *found = NULL;

  if (!hx_json_read_string (&reader->json, root, key, &found))
    return FALSE;
  if (found != NULL)
    {
      g_free (*text);
      *text = g_strdup (found);
    }
  return TRUE;
}

static gboolean
read_water (HxScenarioReader *reader,
            JsonObject       *board)
{
  HxPosition *position = &reader->scenario->position;
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, board, "water", &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (&reader->json, "water");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);
      const char *name;
      guint8 hex;

      if (!hx_json_as_string (&reader->json, json_array_get_element (array, i), &name) || !hx_scenario_read_hex (reader, name, &hex))
        return hx_json_leave (&reader->json, mark, FALSE);
      if (position->water & HX_HEX_BIT (hex))
        return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The hex %s stands twice."), name);
      position->water |= HX_HEX_BIT (hex);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, TRUE);
}

/**
 * hx_scenario_read_board:
 * @reader: a reader that looks at the outermost object
 * @root: that object
 *
 * Reads the board; everything that names a hex comes after it.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_board (HxScenarioReader *reader,
                        JsonObject       *root)
{
  JsonObject *board = NULL;
  int radius = 2;
  gsize mark;

  if (!hx_json_read_object (&reader->json, root, "board", &board))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "board");
  if (board != NULL && !hx_json_read_int (&reader->json, board, "radius", 2, 3, &radius))
    return hx_json_leave (&reader->json, mark, FALSE);
  reader->scenario->radius = (guint) radius;
  reader->box = hx_catalog_get_box (reader->catalog, (guint) radius);
  if (board == NULL)
    return hx_json_leave (&reader->json, mark, TRUE);
  hx_scenario_keep (reader->scenario, "board", board, hx_board_keys);
  return hx_json_leave (&reader->json, mark, read_water (reader, board));
}

static int
find_ruling (const char *id)
{
  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    if (g_str_equal (hx_ruling_id ((HxRuling) ruling), id))
      return ruling;
  return -1;
}

static gboolean
read_known_ruling (HxScenarioReader *reader,
                   HxRuling          ruling,
                   const char       *word)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *all = NULL;
  const char *reading;

  for (int i = 0; (reading = hx_ruling_reading (ruling, i)) != NULL; i++)
    {
      if (g_str_equal (reading, word))
        {
          reader->scenario->position.rulings[ruling] = (guint8) i;
          return TRUE;
        }
      g_ptr_array_add (words, (gpointer) reading);
    }
  g_ptr_array_add (words, NULL);
  all = g_strjoinv (", ", (char **) words->pdata);
  return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("'%s' is not a reading of %s; there are: %s."), word, hx_ruling_id (ruling), all);
}

static gboolean
refuse_ruling (HxScenarioReader *reader,
               const char       *id)
{
  if (hx_catalog_find_decision (reader->catalog, id) == NULL)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("There is no decision '%s'; decisions are written as in 'D-16'."), id);
  return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The decision %s cannot be played otherwise."), id);
}

/**
 * hx_scenario_read_rulings:
 * @reader: a reader that looks at the outermost object
 * @root: that object
 *
 * Reads which disputed points this position plays otherwise.
 *
 * Returns: whether that worked
 */
gboolean
hx_scenario_read_rulings (HxScenarioReader *reader,
                          JsonObject       *root)
{
  JsonObject *rulings = NULL;
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;
  gsize mark;

  if (!hx_json_read_object (&reader->json, root, "rulings", &rulings))
    return FALSE;
  if (rulings == NULL)
    return TRUE;
  mark = hx_json_enter_member (&reader->json, "rulings");
  json_object_iter_init_ordered (&iter, rulings);
  while (json_object_iter_next_ordered (&iter, &id, &node))
    {
      gsize inner = hx_json_enter_member (&reader->json, id);
      int ruling = find_ruling (id);
      const char *word;

      if (!hx_json_as_string (&reader->json, node, &word)
          || !(ruling >= 0 ? read_known_ruling (reader, (HxRuling) ruling, word) : refuse_ruling (reader, id)))
        return hx_json_leave (&reader->json, mark, FALSE);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  if (json_object_get_size (rulings) > 0)
    reader->scenario->rulings = json_object_ref (rulings);
  return hx_json_leave (&reader->json, mark, TRUE);
}

static gboolean
read_scenario (HxScenarioReader *reader,
               JsonObject       *root)
{
  HxScenario *scenario = reader->scenario;
  int turn = 0;

  if (!check_version (reader, root) || !read_line (reader, root, "title", &scenario->title)
      || !read_line (reader, root, "author", &scenario->author) || !read_line (reader, root, "description", &scenario->description)
      || !read_line (reader, root, "language", &scenario->language) || !hx_scenario_read_board (reader, root)
      || !hx_scenario_read_sides (reader, root)
      || !hx_json_read_int (&reader->json, root, "turn", 0, scenario->position.n_sides - 1, &turn))
    return FALSE;
  scenario->position.turn = (guint8) turn;
  if (!hx_scenario_read_pieces (reader, root) || !hx_scenario_read_traps (reader, root) || !hx_scenario_read_rulings (reader, root)
      || !hx_scenario_read_turn (reader, root) || !hx_scenario_read_play (reader, root)
      || !hx_json_read_boolean (&reader->json, root, "extra_round", &scenario->extra_round))
    return FALSE;
  hx_scenario_keep (scenario, "", root, hx_scenario_keys);
  return TRUE;
}

static HxScenario *
new_blank (void)
{
  HxScenario *scenario = g_new0 (HxScenario, 1);

  scenario->radius = 2;
  scenario->title = g_strdup ("");
  scenario->author = g_strdup ("");
  scenario->description = g_strdup ("");
  scenario->language = g_strdup ("en");
  scenario->kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_object_unref);
  return scenario;
}

/**
 * hx_scenario_load_bytes:
 * @catalog: the catalog
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError; the message names file, line, place and what would be right
 *
 * Reads a scenario. Keys that this version does not know are kept.
 *
 * Returns: (transfer full) (nullable): the scenario
 */
HxScenario *
hx_scenario_load_bytes (const HxCatalog  *catalog,
                        const char       *name,
                        GBytes           *bytes,
                        GError          **error)
{
  HxScenarioReader reader = { .catalog = catalog, .scenario = new_blank () };
  g_autoptr (HxScenario) scenario = reader.scenario;
  gboolean ok = hx_json_reader_init (&reader.json, name, bytes) && read_scenario (&reader, json_node_get_object (reader.json.root));

  if (!ok)
    g_propagate_error (error, g_steal_pointer (&reader.json.error));
  hx_json_reader_clear (&reader.json);
  for (int layer = 0; layer < 2; layer++)
    for (int hex = 0; hex < HX_MAX_HEXES; hex++)
      g_free (reader.placed[layer][hex]);
  return ok ? g_steal_pointer (&scenario) : NULL;
}

/**
 * hx_scenario_read_file:
 * @file: a file
 * @name: what it is called in messages
 * @error: %HX_FILE_ERROR_IO
 *
 * Reads a file, but hardly further than any scenario may reach: what is larger, or never ends, is refused as too large by
 * hx_scenario_load_bytes().
 *
 * Returns: (transfer full) (nullable): its content
 */
GBytes *
hx_scenario_read_file (GFile       *file,
                       const char  *name,
                       GError     **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, &reason);
  g_autofree char *buffer = NULL;
  g_autofree char *message = NULL;
  gsize length = 0, room = HX_JSON_MAX_SIZE + 1;

  if (stream != NULL)
    {
      buffer = g_malloc (room);
      if (g_input_stream_read_all (G_INPUT_STREAM (stream), buffer, room, &length, NULL, &reason))
        return g_bytes_new (buffer, length);
    }
  message = g_strdup_printf (_("%s: The file cannot be read: %s."), name, reason->message);
  g_propagate_error (error, hx_file_error_new (HX_FILE_ERROR_IO, message));
  return NULL;
}

/**
 * hx_scenario_load_file:
 * @catalog: the catalog
 * @file: a file
 * @error: any #HxFileError
 *
 * Reads a scenario from a file.
 *
 * Returns: (transfer full) (nullable): the scenario
 */
HxScenario *
hx_scenario_load_file (const HxCatalog  *catalog,
                       GFile            *file,
                       GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GBytes) bytes = hx_scenario_read_file (file, name, error);

  return bytes != NULL ? hx_scenario_load_bytes (catalog, name, bytes, error) : NULL;
}
