/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An army's JSON file: every key is known or the file is refused. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-army-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-json-reader.h"
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

/* Calls read_one for each object of a list. */
typedef gboolean (*ReadOne) (HxJsonReader *reader,
                             JsonObject   *object,
                             guint         i,
                             gpointer      data);

static gboolean
read_each (HxJsonReader *reader,
           JsonObject   *parent,
           const char   *key,
           ReadOne       read_one,
           gpointer      data)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, parent, key, &array))
    return FALSE;
  if (array == NULL)
    return TRUE;
  mark = hx_json_enter_member (reader, key);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);
      JsonObject *object;

      if (!hx_json_as_object (reader, json_array_get_element (array, i), &object) || !read_one (reader, object, i, data))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

static guint
count (JsonObject *object,
       const char *key)
{
  JsonNode *node = json_object_has_member (object, key) ? json_object_get_member (object, key) : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) : 0;
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
read_attack (HxJsonReader *reader,
             JsonObject   *object,
             guint         i,
             gpointer      data)
{
  static const char *const known[] = { "kind", "side", "sides", "strength", NULL };
  static const char *const wanted[] = { "kind", "strength", NULL };
  HxTileFacts *tile = data;
  HxAttackFact *attack = &tile->attacks[i];
  const char *kind = NULL;
  guint8 sides = 0;

  attack->side = -1;
  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, wanted)
      || !hx_json_read_string (reader, object, "kind", &kind) || !hx_json_read_sides (reader, object, "sides", &sides)
      || !hx_json_read_int (reader, object, "strength", 1, 9, &attack->strength))
    return FALSE;
  if (json_object_has_member (object, "side") && !json_object_get_null_member (object, "side")
      && !hx_json_read_int (reader, object, "side", 0, 5, &attack->side))
    return FALSE;
  attack->kind = g_intern_string (kind);
  tile->n_attacks = i + 1;
  if (sides != 0 && hx_tile_facts_sides (tile, kind) == 0)
    set_sided_trait (tile, kind, sides);
  return TRUE;
}

static gboolean
read_link (HxJsonReader *reader,
           JsonObject   *object,
           guint         i,
           gpointer      data)
{
  static const char *const known[] = { "sides", "effect", "target", NULL };
  static const char *const targets[] = { "friendly", "enemy", NULL };
  HxTileFacts *tile = data;
  const char *effect = NULL;
  int target = 0;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, known)
      || !hx_json_read_sides (reader, object, "sides", &tile->links[i].sides)
      || !hx_json_read_string (reader, object, "effect", &effect)
      || !hx_json_read_word (reader, object, "target", targets, &target))
    return FALSE;
  tile->links[i].effect = g_intern_string (effect);
  tile->links[i].hostile = target == 1;
  tile->n_links = i + 1;
  return TRUE;
}

static gboolean
read_sided_trait (HxJsonReader *reader,
                  JsonObject   *object,
                  guint         i,
                  gpointer      data)
{
  static const char *const known[] = { "trait", "sides", NULL };
  const char *trait = NULL;
  guint8 sides = 0;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, known)
      || !hx_json_read_string (reader, object, "trait", &trait) || !hx_json_read_sides (reader, object, "sides", &sides))
    return FALSE;
  set_sided_trait (data, trait, sides);
  return TRUE;
}

static gboolean
read_interned (HxJsonReader   *reader,
               JsonObject     *object,
               const char     *key,
               const char   ***words)
{
  g_auto (GStrv) strings = NULL;
  guint n;

  if (!hx_json_read_strings (reader, object, key, &strings))
    return FALSE;
  n = strings != NULL ? g_strv_length (strings) : 0;
  *words = g_new0 (const char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      if (g_strv_contains ((const char *const *) *words, strings[i]))
        return hx_json_fail_at (reader, key, HX_FILE_ERROR_VALUE, _("'%s' stands twice."), strings[i]);
      (*words)[i] = g_intern_string (strings[i]);
    }
  return TRUE;
}

static gboolean
read_numbers (HxJsonReader *reader,
              JsonObject   *object,
              HxTileFacts  *tile)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (reader, object, "initiative", &array))
    return FALSE;
  mark = hx_json_enter_member (reader, "initiative");
  if (json_array_get_length (array) > G_N_ELEMENTS (tile->initiative))
    {
      hx_json_fail (reader, HX_FILE_ERROR_VALUE, _("There are more than %d initiative numbers."), (int) G_N_ELEMENTS (tile->initiative));
      return hx_json_leave (reader, mark, FALSE);
    }
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);

      if (!hx_json_as_int (reader, json_array_get_element (array, i), 0, HX_MAX_NUMBER, &tile->initiative[i]))
        return hx_json_leave (reader, mark, FALSE);
      tile->n_initiative++;
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

static gboolean
read_shape (HxJsonReader *reader,
            JsonObject   *object,
            HxTileFacts  *tile)
{
  tile->attacks = g_new0 (HxAttackFact, count (object, "attacks") + 1);
  tile->links = g_new0 (HxLinkFact, count (object, "links") + 1);
  if (!json_object_get_null_member (object, "toughness_extra")
      && !hx_json_read_int (reader, object, "toughness_extra", 0, 9, &tile->toughness))
    return FALSE;
  return read_numbers (reader, object, tile) && read_each (reader, object, "sided_traits", read_sided_trait, tile)
         && read_each (reader, object, "attacks", read_attack, tile) && read_each (reader, object, "links", read_link, tile)
         && hx_json_read_sides (reader, object, "armor", &tile->armor) && hx_json_read_sides (reader, object, "net", &tile->net)
         && read_interned (reader, object, "traits", &tile->traits);
}

static gboolean
read_tile (HxJsonReader *reader,
           JsonObject   *object,
           guint         i,
           gpointer      data)
{
  static const char *const known[] = { "id",    "name",   "count",        "type", "aliases", "initiative", "toughness_extra", "attacks",
                                       "armor", "net",    "links",        "traits", "sided_traits", "rule", "rulings",
                                       "confidence", "doubt", NULL };
  static const char *const wanted[] = { "id", "name", "count", "type", "initiative", "toughness_extra", "attacks", "armor", "net",
                                        "links", "traits", "confidence", "doubt", NULL };
  HxArmy *army = data;
  const char *id = NULL, *rule = NULL;
  HxTileFacts *tile;
  int type = 0, confidence = 0;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want_all (reader, object, wanted)
      || !hx_json_read_string (reader, object, "id", &id))
    return FALSE;
  if (hx_army_find_tile (army, id) != NULL)
    return hx_json_fail_at (reader, "id", HX_FILE_ERROR_VALUE, _("The army has two tiles '%s'."), id);
  tile = hx_tile_facts_new (id);
  g_ptr_array_add (army->tiles, tile);
  if (!hx_json_read_text (reader, object, "name", &tile->name) || !hx_json_read_int (reader, object, "count", 1, 99, &tile->count)
      || !hx_json_read_word (reader, object, "type", type_words, &type)
      || !hx_json_read_strings (reader, object, "aliases", &tile->aliases) || !read_shape (reader, object, tile)
      || !hx_json_read_string (reader, object, "rule", &rule) || !read_interned (reader, object, "rulings", &tile->rulings)
      || !hx_json_read_word (reader, object, "confidence", confidence_words, &confidence)
      || !hx_json_read_text (reader, object, "doubt", &tile->doubt))
    return FALSE;
  if (tile->name.n_wordings == 0)
    return hx_json_fail_at (reader, "name", HX_FILE_ERROR_TYPE, _("A name is missing."));
  tile->type = (HxTileType) type;
  tile->confidence = (HxConfidence) confidence;
  tile->rule = g_intern_string (rule);
  return TRUE;
}

static gboolean
read_extra_tile (HxJsonReader *reader,
                 JsonObject   *object,
                 guint         i,
                 gpointer      data)
{
  HxArmy *army = data;
  HxTileFacts *tile;

  if (!read_tile (reader, object, i, data))
    return FALSE;
  tile = g_ptr_array_index (army->tiles, army->tiles->len - 1);
  tile->is_extra = TRUE;
  return TRUE;
}

static gboolean
read_marker (HxJsonReader *reader,
             JsonObject   *object,
             guint         i,
             gpointer      data)
{
  static const char *const known[] = { "id", "count", "kind", NULL };
  static const char *const kinds[] = { "trap", NULL };
  HxArmy *army = data;
  const char *id = NULL;
  int kind = -1, number = 0;

  if (!hx_json_check_keys (reader, object, known) || !hx_json_want (reader, object, "id") || !hx_json_want (reader, object, "count")
      || !hx_json_read_string (reader, object, "id", &id) || !hx_json_read_int (reader, object, "count", 1, 99, &number)
      || !hx_json_read_word (reader, object, "kind", kinds, &kind))
    return FALSE;
  army->markers = g_renew (HxMarkerFacts, army->markers, army->n_markers + 1);
  army->markers[army->n_markers++] = (HxMarkerFacts) { g_strdup (id), number, kind == 0 };
  return TRUE;
}

static gboolean
read_sources (HxJsonReader *reader,
              JsonObject   *root,
              HxArmy       *army)
{
  JsonArray *array = NULL;
  gsize mark;

  if (json_object_get_null_member (root, "sources"))
    return TRUE;
  if (!hx_json_read_array (reader, root, "sources", &array))
    return FALSE;
  army->sources = g_new0 (HxText, json_array_get_length (array) + 1);
  mark = hx_json_enter_member (reader, "sources");
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (reader, i);

      army->n_sources++;
      if (!hx_json_as_text (reader, json_array_get_element (array, i), &army->sources[i]))
        return hx_json_leave (reader, mark, FALSE);
      hx_json_leave (reader, inner, TRUE);
    }
  return hx_json_leave (reader, mark, TRUE);
}

static gboolean
read_army (HxJsonReader *reader,
           JsonObject   *root,
           HxArmy       *army)
{
  if (!hx_json_read_text (reader, root, "name", &army->name) || !hx_json_read_int (reader, root, "tile_total", 1, 99, &army->tile_total)
      || !read_sources (reader, root, army) || !read_each (reader, root, "markers", read_marker, army)
      || !read_each (reader, root, "tiles", read_tile, army) || !read_each (reader, root, "extra_tiles", read_extra_tile, army))
    return FALSE;
  if (army->name.n_wordings == 0)
    return hx_json_fail_at (reader, "name", HX_FILE_ERROR_TYPE, _("A name is missing."));
  return TRUE;
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
  static const char *const known[] = { "format", "army", "name", "tile_total", "sources", "markers", "tiles", "extra_tiles", NULL };
  static const char *const wanted[] = { "format", "army", "name", "tile_total", "sources", "tiles", NULL };
  g_auto (HxJsonReader) reader = { 0 };
  g_autoptr (HxArmy) army = NULL;
  const char *id = NULL;
  JsonObject *root;

  if (hx_json_reader_init (&reader, name, bytes))
    {
      root = json_node_get_object (reader.root);
      if (hx_json_check_format (&reader, root, "army") && hx_json_check_keys (&reader, root, known) && hx_json_want_all (&reader, root, wanted)
          && hx_json_read_string (&reader, root, "army", &id))
        {
          army = hx_army_new (id);
          if (read_army (&reader, root, army))
            return g_steal_pointer (&army);
        }
    }
  g_propagate_error (error, g_steal_pointer (&reader.error));
  return NULL;
}
