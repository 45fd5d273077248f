/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An army's JSON file: every key is known or the file is refused. What can be read is read, so that all faults are found at once. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-army-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-army-private.h"
#include "hx-tile.h"

static const char *const type_words[] = {
  [HX_TILE_HQ] = "hq",
  [HX_TILE_WARRIOR] = "warrior",
  [HX_TILE_MODULE] = "module",
  [HX_TILE_IMPLANT] = "implant",
  [HX_TILE_FOUNDATION] = "foundation",
  [HX_TILE_INSTANT] = "instant",
  NULL,
};

static const char *const confidence_words[] = {
  [HX_CONFIDENCE_HIGH] = "high",
  [HX_CONFIDENCE_MEDIUM] = "medium",
  [HX_CONFIDENCE_LOW] = "low",
  NULL,
};

/* Calls read_one for each object of a list; @data is an army or a tile. */
typedef gboolean (*ReadOne) (HxArmyReader *reader,
                             JsonObject   *object,
                             guint         i,
                             gpointer      data);

static gboolean
read_each (HxArmyReader *reader,
           JsonObject   *parent,
           const char   *key,
           ReadOne       read_one,
           gpointer      data)
{
  HxJsonReader *json = &reader->json;
  JsonArray *array = NULL;
  gboolean ok = TRUE;
  gsize mark;

  if (!hx_json_read_array (json, parent, key, &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (json, key);
  if (reader->is_own && json_array_get_length (array) > HX_OWN_ARMY_MAX_LIST)
    {
      hx_json_fail (json, HX_FILE_ERROR_SIZE, _("There are %u entries; a list can have at most %d."), json_array_get_length (array),
                    HX_OWN_ARMY_MAX_LIST);
      reader->gaps |= HX_ARMY_GAP_TYPES | HX_ARMY_GAP_COUNTS | HX_ARMY_GAP_MARKERS;
      return hx_json_leave (json, mark, FALSE);
    }
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (json, i);
      JsonObject *object;

      if (hx_json_as_object (json, json_array_get_element (array, i), &object))
        ok &= read_one (reader, object, i, data);
      else
        {
          ok = FALSE;
          reader->gaps |= HX_ARMY_GAP_TYPES | HX_ARMY_GAP_COUNTS | HX_ARMY_GAP_MARKERS;
        }
      hx_json_leave (json, inner, TRUE);
    }
  return hx_json_leave (json, mark, ok);
}

static guint
count (JsonObject *object,
       const char *key)
{
  JsonNode *node = json_object_has_member (object, key) ? json_object_get_member (object, key) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) : 0;
}

/* What a maker of an army may leave out has to stand in the program's own files, lest it be forgotten. */
static gboolean
want_all (HxArmyReader      *reader,
          JsonObject        *object,
          const char *const *wanted,
          const char *const *wanted_of_own)
{
  return hx_json_want_all (&reader->json, object, reader->is_own ? wanted_of_own : wanted);
}

static void
set_sided_trait (HxTileFacts *tile,
                 const char  *trait,
                 guint8       sides)
{
  tile->sided = g_renew (HxSidedTrait, tile->sided, tile->n_sided + 1);
  tile->sided[tile->n_sided++] = (HxSidedTrait) { g_intern_string (trait), sides };
}

static gboolean
read_attack (HxArmyReader *reader,
             JsonObject   *object,
             guint         i,
             gpointer      data)
{
  static const char *const known[] = { "kind", "side", "sides", "strength", NULL };
  static const char *const wanted[] = { "kind", "strength", NULL };
  HxJsonReader *json = &reader->json;
  HxTileFacts *tile = data;
  HxAttackFact *attack = &tile->attacks[i];
  const char *kind = "";
  guint8 sides = 0;
  gboolean ok;

  attack->side = -1;
  ok = hx_json_check_keys (json, object, known);
  ok &= hx_json_want_all (json, object, wanted);
  ok &= hx_json_read_string (json, object, "kind", &kind);
  ok &= hx_json_read_sides (json, object, "sides", &sides);
  ok &= hx_json_read_int (json, object, "strength", 1, 9, &attack->strength);
  if (json_object_has_member (object, "side") && !json_object_get_null_member (object, "side"))
    ok &= hx_json_read_int (json, object, "side", 0, 5, &attack->side);
  if (reader->is_own && *kind != '\0' && !hx_army_word_is_attack (kind))
    ok = hx_army_refuse_word (reader, "kind", HX_ARMY_WORDS_ATTACKS, kind);
  attack->kind = g_intern_string (kind);
  tile->n_attacks = i + 1;
  if (ok && sides != 0 && hx_tile_facts_sides (tile, kind) == 0)
    set_sided_trait (tile, kind, sides);
  return ok && (!reader->is_own || hx_army_check_attack (reader, tile, i, sides));
}

static gboolean
read_link (HxArmyReader *reader,
           JsonObject   *object,
           guint         i,
           gpointer      data)
{
  static const char *const known[] = { "sides", "effect", "target", NULL };
  static const char *const wanted_of_own[] = { "sides", "effect", NULL };
  static const char *const targets[] = { "friendly", "enemy", NULL };
  HxJsonReader *json = &reader->json;
  HxTileFacts *tile = data;
  const char *effect = "";
  int target = -1;
  gboolean ok;

  ok = hx_json_check_keys (json, object, known);
  ok &= want_all (reader, object, known, wanted_of_own);
  ok &= hx_json_read_sides (json, object, "sides", &tile->links[i].sides);
  ok &= hx_json_read_string (json, object, "effect", &effect);
  ok &= hx_json_read_word (json, object, "target", targets, &target);
  if (reader->is_own && *effect != '\0')
    ok &= hx_army_check_effect (reader, effect);
  tile->links[i].effect = g_intern_string (effect);
  tile->links[i].hostile = target == 1 || (target < 0 && hx_army_word_find_effect (effect, TRUE) >= 0);
  tile->n_links = i + 1;
  return ok && (!reader->is_own || hx_army_check_link (reader, tile, i));
}

static gboolean
read_sided_trait (HxArmyReader *reader,
                  JsonObject   *object,
                  guint         i,
                  gpointer      data)
{
  static const char *const known[] = { "trait", "sides", NULL };
  HxJsonReader *json = &reader->json;
  HxTileFacts *tile = data;
  const char *trait = "";
  guint8 sides = 0;
  gboolean ok;

  ok = hx_json_check_keys (json, object, known);
  ok &= hx_json_want_all (json, object, known);
  ok &= hx_json_read_string (json, object, "trait", &trait);
  ok &= hx_json_read_sides (json, object, "sides", &sides);
  if (reader->is_own && *trait != '\0')
    ok &= hx_army_check_point (reader, trait);
  if (ok && reader->is_own && !hx_army_check_sided (reader, tile, trait, sides))
    return FALSE;
  set_sided_trait (tile, trait, sides);
  return ok;
}

static gboolean
read_interned (HxArmyReader   *reader,
               JsonObject     *object,
               const char     *key,
               const char   ***words)
{
  g_auto (GStrv) strings = NULL;
  gboolean ok = hx_json_read_strings (&reader->json, object, key, &strings);
  guint n = strings != NULL ? g_strv_length (strings) : 0, n_words = 0;

  *words = g_new0 (const char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      if (g_strv_contains ((const char *const *) *words, strings[i]))
        ok = hx_json_fail_at (&reader->json, key, HX_FILE_ERROR_VALUE, _("'%s' stands twice."), strings[i]);
      else
        (*words)[n_words++] = g_intern_string (strings[i]);
    }
  return ok;
}

static gboolean
read_numbers (HxArmyReader *reader,
              JsonObject   *object,
              HxTileFacts  *tile)
{
  HxJsonReader *json = &reader->json;
  guint most = reader->is_own ? G_N_ELEMENTS (((HxTile *) NULL)->numbers) : G_N_ELEMENTS (tile->initiative);
  JsonArray *array = NULL;
  gboolean ok = TRUE;
  gsize mark;

  if (!hx_json_read_array (json, object, "initiative", &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (json, "initiative");
  if (json_array_get_length (array) > most)
    {
      hx_json_fail (json, HX_FILE_ERROR_VALUE, _("There are more than %d initiative numbers."), (int) most);
      return hx_json_leave (json, mark, FALSE);
    }
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (json, i);

      ok &= hx_json_as_int (json, json_array_get_element (array, i), 0, HX_MAX_NUMBER, &tile->initiative[i]);
      tile->n_initiative++;
      for (guint k = 0; ok && k < i; k++)
        if (tile->initiative[k] == tile->initiative[i])
          ok = hx_json_fail (json, HX_FILE_ERROR_VALUE, _("The initiative number %d stands twice."), tile->initiative[i]);
      hx_json_leave (json, inner, TRUE);
    }
  return hx_json_leave (json, mark, ok);
}

static gboolean
read_shape (HxArmyReader *reader,
            JsonObject   *object,
            HxTileFacts  *tile)
{
  HxJsonReader *json = &reader->json;
  gboolean ok = TRUE;

  tile->attacks = g_new0 (HxAttackFact, count (object, "attacks") + 1);
  tile->links = g_new0 (HxLinkFact, count (object, "links") + 1);
  if (json_object_has_member (object, "toughness_extra") && !json_object_get_null_member (object, "toughness_extra"))
    ok = hx_json_read_int (json, object, "toughness_extra", 0, 9, &tile->toughness);
  ok &= read_numbers (reader, object, tile);
  ok &= read_each (reader, object, "sided_traits", read_sided_trait, tile);
  ok &= read_each (reader, object, "attacks", read_attack, tile);
  ok &= read_each (reader, object, "links", read_link, tile);
  ok &= hx_json_read_sides (json, object, "armor", &tile->armor);
  ok &= hx_json_read_sides (json, object, "net", &tile->net);
  ok &= read_interned (reader, object, "traits", &tile->traits);
  return ok;
}

static gboolean
read_name (HxArmyReader *reader,
           JsonObject   *object,
           HxText       *name)
{
  if (!json_object_has_member (object, "name") || !hx_json_read_text (&reader->json, object, "name", name))
    return FALSE;
  if (name->n_wordings == 0)
    return hx_json_fail_at (&reader->json, "name", HX_FILE_ERROR_TYPE, _("A name is missing."));
  return !reader->is_own || hx_army_check_text (reader, "name", name, HX_OWN_ARMY_MAX_NAME);
}

/* What is said about a tile besides what it does. */
static gboolean
read_notes (HxArmyReader *reader,
            JsonObject   *object,
            HxTileFacts  *tile)
{
  HxJsonReader *json = &reader->json;
  const char *rule = NULL;
  int confidence = HX_CONFIDENCE_HIGH;
  gboolean ok;

  ok = hx_json_read_strings (json, object, "aliases", &tile->aliases);
  ok &= hx_json_read_string (json, object, "rule", &rule);
  ok &= read_interned (reader, object, "rulings", &tile->rulings);
  ok &= hx_json_read_word (json, object, "confidence", confidence_words, &confidence);
  ok &= hx_json_read_text (json, object, "doubt", &tile->doubt);
  tile->confidence = (HxConfidence) confidence;
  tile->rule = g_intern_string (rule);
  return ok;
}

/* The id of an army or a tile; an own army's is also what positions in one line can bear. */
static gboolean
read_id (HxArmyReader  *reader,
         JsonObject    *object,
         const char    *key,
         const char   **id)
{
  return hx_json_read_string (&reader->json, object, key, id) && *id != NULL
         && (!reader->is_own || hx_army_check_id (reader, key, *id));
}

/* A user's army cannot have Foundations, so that they are not offered; who asks for them is told why. */
static gboolean
read_type (HxArmyReader *reader,
           JsonObject   *object,
           HxTileFacts  *tile)
{
  static const HxTileType types[] = { HX_TILE_HQ, HX_TILE_WARRIOR, HX_TILE_MODULE, HX_TILE_IMPLANT, HX_TILE_INSTANT };
  const char *words[G_N_ELEMENTS (types) + 1] = { NULL };
  const char *word = NULL;
  int at = 0;

  if (!json_object_has_member (object, "type") || !hx_json_read_string (&reader->json, object, "type", &word) || word == NULL)
    return FALSE;
  if (!reader->is_own || g_str_equal (word, type_words[HX_TILE_FOUNDATION]))
    {
      if (!hx_json_read_word (&reader->json, object, "type", type_words, &at))
        return FALSE;
      tile->type = (HxTileType) at;
      return TRUE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    words[i] = type_words[types[i]];
  if (!hx_json_read_word (&reader->json, object, "type", words, &at))
    return FALSE;
  tile->type = types[at];
  return TRUE;
}

static gboolean
read_tile (HxArmyReader *reader,
           JsonObject   *object,
           guint         i,
           gpointer      data)
{
  static const char *const known[] = { "id",    "name",   "count",        "type", "aliases", "initiative", "toughness_extra", "attacks",
                                       "armor", "net",    "links",        "traits", "sided_traits", "rule", "rulings",
                                       "confidence", "doubt", NULL };
  static const char *const wanted[] = { "id", "name", "count", "type", "initiative", "toughness_extra", "attacks", "armor", "net",
                                        "links", "traits", "confidence", "doubt", NULL };
  static const char *const wanted_of_own[] = { "id", "name", "count", "type", NULL };
  HxJsonReader *json = &reader->json;
  HxArmy *army = data;
  const char *id = NULL;
  HxTileFacts *tile;
  gboolean ok = hx_json_check_keys (json, object, known), is_known, is_counted, is_shaped;

  ok &= want_all (reader, object, wanted, wanted_of_own);
  ok &= read_id (reader, object, "id", &id);
  if (id != NULL && hx_army_find_tile (army, id) != NULL)
    ok = hx_json_fail_at (json, "id", HX_FILE_ERROR_VALUE, _("The army has two tiles '%s'."), id);
  tile = hx_tile_facts_new (id != NULL ? id : "");
  g_ptr_array_add (army->tiles, tile);
  ok &= read_name (reader, object, &tile->name);
  is_counted = json_object_has_member (object, "count") && hx_json_read_int (json, object, "count", 1, 99, &tile->count);
  is_known = read_type (reader, object, tile);
  ok &= is_counted && is_known;
  reader->gaps |= (is_known ? 0 : HX_ARMY_GAP_TYPES) | (is_counted ? 0 : HX_ARMY_GAP_COUNTS);
  is_shaped = read_shape (reader, object, tile);
  ok &= read_notes (reader, object, tile);
  if (reader->is_own)
    {
      ok &= hx_army_check_words (reader, tile, is_known);
      ok &= hx_army_check_notes (reader, tile);
    }
  if (reader->is_own && is_known && is_shaped)
    ok &= hx_army_check_tile (reader, tile);
  return ok && is_shaped;
}

static gboolean
read_extra_tile (HxArmyReader *reader,
                 JsonObject   *object,
                 guint         i,
                 gpointer      data)
{
  HxArmy *army = data;
  gboolean ok = read_tile (reader, object, i, data);
  HxTileFacts *tile = g_ptr_array_index (army->tiles, army->tiles->len - 1);

  tile->is_extra = TRUE;
  return ok;
}

static gboolean
read_marker (HxArmyReader *reader,
             JsonObject   *object,
             guint         i,
             gpointer      data)
{
  static const char *const known[] = { "id", "count", "kind", NULL };
  static const char *const wanted[] = { "id", "count", NULL };
  static const char *const kinds[] = { "trap", NULL };
  HxJsonReader *json = &reader->json;
  HxArmy *army = data;
  const char *id = "";
  int kind = -1, number = 0;
  gboolean ok;

  ok = hx_json_check_keys (json, object, known);
  ok &= hx_json_want_all (json, object, wanted);
  ok &= hx_json_read_string (json, object, "id", &id);
  ok &= hx_json_read_int (json, object, "count", 1, 99, &number);
  ok &= hx_json_read_word (json, object, "kind", kinds, &kind);
  if (ok && reader->is_own)
    ok = hx_army_check_marker (reader, army, id, kind == 0);
  if (!ok)
    reader->gaps |= HX_ARMY_GAP_MARKERS;
  army->markers = g_renew (HxMarkerFacts, army->markers, army->n_markers + 1);
  army->markers[army->n_markers++] = (HxMarkerFacts) { g_strdup (id), number, kind == 0 };
  return ok;
}

static gboolean
read_sources (HxArmyReader *reader,
              JsonObject   *root,
              HxArmy       *army)
{
  HxJsonReader *json = &reader->json;
  JsonArray *array = NULL;
  gboolean ok = TRUE;
  gsize mark;

  if (!json_object_has_member (root, "sources") || json_object_get_null_member (root, "sources"))
    return TRUE;
  if (!hx_json_read_array (json, root, "sources", &array))
    return FALSE;
  army->sources = g_new0 (HxText, json_array_get_length (array) + 1);
  mark = hx_json_enter_member (json, "sources");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (json, i);

      army->n_sources++;
      ok &= hx_json_as_text (json, json_array_get_element (array, i), &army->sources[i]);
      hx_json_leave (json, inner, TRUE);
    }
  return hx_json_leave (json, mark, ok);
}

static gboolean
is_official (const HxArmyReader *reader,
             const char         *id)
{
  const HxArmy *army = hx_catalog_get_army (reader->catalog, id);

  return army != NULL && !army->is_own;
}

static gboolean
read_army (HxArmyReader *reader,
           JsonObject   *root)
{
  static const char *const known[] = { "format", "army", "name", "tile_total", "sources", "markers", "tiles", "extra_tiles", NULL };
  static const char *const wanted[] = { "format", "army", "name", "tile_total", "sources", "tiles", NULL };
  static const char *const wanted_of_own[] = { "format", "army", "name", "tiles", NULL };
  HxJsonReader *json = &reader->json;
  const char *id = NULL;
  HxArmy *army;
  gboolean ok;

  if (!hx_json_check_format (json, root, "army"))
    return FALSE;
  ok = hx_json_check_keys (json, root, known);
  ok &= want_all (reader, root, wanted, wanted_of_own);
  ok &= read_id (reader, root, "army", &id);
  if (reader->is_own && id != NULL && is_official (reader, id))
    ok = hx_json_fail_at (json, "army", HX_FILE_ERROR_VALUE,
                          _("The id '%s' is that of an army that comes with the program; an army of one's own needs another."), id);
  army = reader->army = hx_army_new (id != NULL ? id : "");
  army->is_own = reader->is_own;
  ok &= read_name (reader, root, &army->name);
  if (!hx_json_read_int (json, root, "tile_total", 1, 99, &army->tile_total))
    {
      ok = FALSE;
      reader->gaps |= HX_ARMY_GAP_TOTAL;
    }
  ok &= read_sources (reader, root, army);
  ok &= read_each (reader, root, "markers", read_marker, army);
  ok &= read_each (reader, root, "tiles", read_tile, army);
  ok &= read_each (reader, root, "extra_tiles", read_extra_tile, army);
  if (reader->is_own)
    ok &= hx_army_check_whole (reader, root);
  return ok;
}

/* Whether all that is said of the army can be believed; reader->army is the army then. */
static gboolean
read_bytes (HxArmyReader *reader,
            const char   *name,
            GBytes       *bytes,
            GPtrArray    *faults)
{
  gboolean ok = hx_json_reader_init (&reader->json, name, bytes);

  if (!ok && faults != NULL)
    g_ptr_array_add (faults, g_strdup (reader->json.error->message));
  reader->json.faults = faults;
  return ok && read_army (reader, json_node_get_object (reader->json.root)) && reader->json.error == NULL;
}

/**
 * hx_army_load_bytes:
 * @name: what the file is called in messages
 * @bytes: its content
 * @error: any #HxFileError, with place
 *
 * Reads an army. An unknown key is an error: facts must not be lost for a slip of the pen.
 *
 * Returns: (transfer full) (nullable): the army
 */
HxArmy *
hx_army_load_bytes (const char  *name,
                    GBytes      *bytes,
                    GError     **error)
{
  HxArmyReader reader = { 0 };
  gboolean ok = read_bytes (&reader, name, bytes, NULL);
  g_autoptr (HxArmy) army = reader.army;

  if (!ok)
    g_propagate_error (error, g_steal_pointer (&reader.json.error));
  hx_json_reader_clear (&reader.json);
  return ok ? g_steal_pointer (&army) : NULL;
}

/**
 * hx_army_load_own:
 * @catalog: the program's own armies, and the decisions that a tile may name
 * @name: what the file is called in messages
 * @bytes: its content
 * @faults: (element-type utf8): takes a sentence for each fault, with its place
 * @remarks: (element-type utf8): takes a sentence for each thing that may be but is unusual
 *
 * Reads an army that a user has made. It may leave out what is nothing, but everything in it has to be played by the referee.
 *
 * Returns: (transfer full) (nullable): the army, or %NULL where there are faults
 */
HxArmy *
hx_army_load_own (const HxCatalog *catalog,
                  const char      *name,
                  GBytes          *bytes,
                  GPtrArray       *faults,
                  GPtrArray       *remarks)
{
  HxArmyReader reader = { .catalog = catalog, .remarks = remarks, .is_own = TRUE };
  gboolean ok = read_bytes (&reader, name, bytes, faults);
  g_autoptr (HxArmy) army = reader.army;

  /* What is wrong comes first: much that looks unusual comes of it. */
  if (!ok)
    g_ptr_array_set_size (remarks, 0);
  hx_json_reader_clear (&reader.json);
  return ok ? g_steal_pointer (&army) : NULL;
}
