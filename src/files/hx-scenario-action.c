/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions as files have them and as the referee takes them, each way in one place. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "hx-scenario-private.h"

/* The keys of an action, in the order in which they are written. */
typedef enum
{
  KEY_TILE,
  KEY_SIDE,
  KEY_PIECE,
  KEY_FROM,
  KEY_WITH,
  KEY_HEX,
  KEY_VIA,
  KEY_TO,
  KEY_TARGET,
  KEY_FACING,
  KEY_DIRECTION,
  KEY_TRAP,
  KEY_BY,
  KEY_GIVER,
  KEY_ARM,
  KEY_PARTS,
  KEY_COUNT,
  KEY_CALLER,
  KEY_LOWER,
  KEY_LINKS,
  KEY_LAYER,
  N_KEYS,
} Key;

#define BIT(key) (1u << KEY_##key)

static const char *const key_words[N_KEYS + 1] = {
  [KEY_TILE] = "tile",     [KEY_SIDE] = "side",     [KEY_PIECE] = "piece",   [KEY_FROM] = "from",   [KEY_WITH] = "with",
  [KEY_HEX] = "hex",       [KEY_VIA] = "via",       [KEY_TO] = "to",         [KEY_TARGET] = "target", [KEY_FACING] = "facing",
  [KEY_DIRECTION] = "direction", [KEY_TRAP] = "trap", [KEY_BY] = "by",       [KEY_GIVER] = "giver", [KEY_ARM] = "arm",
  [KEY_PARTS] = "parts",   [KEY_COUNT] = "count",   [KEY_CALLER] = "caller", [KEY_LOWER] = "lower", [KEY_LINKS] = "links",
  [KEY_LAYER] = "layer",
};

/* What each kind of action is called, the keys that it needs, and those that it may have besides. */
static const struct
{
  const char *word;
  guint32 wanted, optional;
} kinds[HX_N_DOES] = {
  [HX_DO_BATTLE] = { "battle", 0, BIT (TILE) | BIT (CALLER) },
  [HX_DO_FINAL_BATTLE] = { "final-battle", 0, BIT (CALLER) },
  [HX_DO_SET_UP] = { "set-up", BIT (SIDE) | BIT (HEX) | BIT (FACING), BIT (LOWER) },
  [HX_DO_PLACE] = { "place", BIT (TILE) | BIT (HEX) | BIT (FACING), BIT (ARM) | BIT (LINKS) },
  [HX_DO_MOVE] = { "move", BIT (PIECE) | BIT (TO) | BIT (FACING) | BIT (BY), BIT (VIA) | BIT (GIVER) },
  [HX_DO_ROTATE] = { "rotate", BIT (PIECE) | BIT (FACING) | BIT (BY), BIT (GIVER) },
  [HX_DO_PUSH] = { "push", BIT (PIECE) | BIT (TARGET) | BIT (BY), BIT (TO) },
  [HX_DO_ARM] = { "arm", BIT (HEX) | BIT (TRAP) | BIT (BY), 0 },
  [HX_DO_CHAIN] = { "chain", BIT (FROM) | BIT (WITH) | BIT (TARGET) | BIT (BY), BIT (LAYER) },
  [HX_DO_RANGED_NET] = { "ranged-net", BIT (PIECE) | BIT (TARGET) | BIT (BY), 0 },
  [HX_DO_EXPLODE] = { "explode", BIT (PIECE) | BIT (BY), 0 },
  [HX_DO_RAY] = { "ray", BIT (HEX) | BIT (DIRECTION), BIT (TILE) },
  [HX_DO_RETREAT] = { "retreat", BIT (TARGET), BIT (TILE) },
  [HX_DO_PLAY] = { "play", BIT (TILE), BIT (TARGET) | BIT (HEX) | BIT (LAYER) },
  [HX_DO_EXPAND] = { "expand-monolith", BIT (PARTS), 0 },
  [HX_DO_TAKE_KRWIOBUS] = { "take-krwiobus", 0, BIT (TILE) },
  [HX_DO_DRAW] = { "draw", BIT (COUNT), 0 },
  [HX_DO_DISCARD] = { "discard", BIT (TILE), 0 },
  [HX_DO_REDRAW] = { "redraw", 0, 0 },
  [HX_DO_END_TURN] = { "end-turn", 0, 0 },
};

static const char *const layer_words[] = { "unit", "foundation", NULL };

/* A Chain, a Ranged Net and Explosives are activated by an Order tile or by the Boss. */
static gboolean
is_activation (const HxAction *action)
{
  return action->what == HX_DO_CHAIN || action->what == HX_DO_RANGED_NET || action->what == HX_DO_EXPLODE;
}

static guint8 *
find_hex (HxAction *action,
          Key       key)
{
  switch (key)
    {
    case KEY_PIECE:
    case KEY_FROM:
      return &action->piece;
    case KEY_WITH:
      return &action->with;
    case KEY_HEX:
      return action->what == HX_DO_PLAY ? &action->target : &action->hex;
    case KEY_VIA:
      return &action->via;
    case KEY_TO:
      return action->what == HX_DO_PUSH ? &action->hex : &action->target;
    case KEY_TARGET:
      return &action->target;
    case KEY_GIVER:
      return &action->giver;
    default:
      return NULL;
    }
}

static gboolean
has (JsonObject *object,
     Key         key)
{
  return json_object_has_member (object, key_words[key]) && !json_object_get_null_member (object, key_words[key]);
}

/* What a key would have to say, for whoever left it out. */
static const char *
describe (const HxAction *action,
          Key             key)
{
  switch (key)
    {
    case KEY_TILE:
      return action->what == HX_DO_DISCARD ? _("the tile that leaves the hand") : _("the tile that is played");
    case KEY_SIDE:
      return _("the number of the side whose HQ it is");
    case KEY_PIECE:
      return _("the hex of the unit that does it");
    case KEY_FROM:
      return _("the hex of the unit at one end of the chain");
    case KEY_WITH:
      return _("the hex of the unit at the other end of the chain");
    case KEY_HEX:
      return action->what == HX_DO_RAY ? _("any hex of the line") : _("the hex where it goes");
    case KEY_TO:
      return _("the hex where the unit goes, or its own hex if it only turns");
    case KEY_TARGET:
      return _("the hex of the unit that it is aimed at");
    case KEY_FACING:
      return _("a number of clockwise turns, 0 to 5");
    case KEY_DIRECTION:
      return _("the direction of the line: 0, 1 or 2");
    case KEY_TRAP:
      return _("the kind of the Trap");
    case KEY_BY:
      return _("what allows it, a tile or an ability");
    case KEY_PARTS:
      return _("where the two lower parts go, each as in {\"hex\": \"B2\", \"facing\": 0}");
    case KEY_COUNT:
      return _("how many tiles");
    default:
      g_return_val_if_reached ("");
    }
}

static gboolean
want (HxScenarioReader *reader,
      JsonObject       *object,
      const HxAction   *action,
      Key               key)
{
  if (has (object, key))
    return TRUE;
  return hx_json_fail (&reader->json, HX_FILE_ERROR_KEY, _("The action '%1$s' lacks the key '%2$s': %3$s."),
                       kinds[action->what].word, key_words[key], describe (action, key));
}

static gboolean
read_spot (HxScenarioReader *reader,
           JsonNode         *node,
           gboolean          is_trap,
           HxSpot           *spot)
{
  static const char *const wanted_part[] = { "hex", "facing", NULL };
  static const char *const wanted_trap[] = { "hex", "trap", NULL };
  HxJsonReader *json = &reader->json;
  JsonObject *object;
  int what = 0;

  if (!hx_json_as_object (json, node, &object) || !hx_json_want_all (json, object, is_trap ? wanted_trap : wanted_part)
      || !hx_scenario_read_hex_at (reader, object, "hex", &spot->hex))
    return FALSE;
  if (is_trap ? !hx_json_read_word (json, object, "trap", hx_trap_words + HX_TRAP_MINE, &what)
              : !hx_json_read_int (json, object, "facing", 0, 5, &what))
    return FALSE;
  spot->what = (guint8) (is_trap ? what + HX_TRAP_MINE : what);
  return TRUE;
}

static gboolean
read_spots (HxScenarioReader *reader,
            JsonArray        *array,
            gboolean          is_trap,
            HxSpot           *spots)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      if (!hx_json_leave (&reader->json, inner, read_spot (reader, json_array_get_element (array, i), is_trap, &spots[i])))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_arms (HxScenarioReader *reader,
           JsonObject       *object,
           HxAction         *action)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, object, "arm", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "arm");
  if (json_array_get_length (array) > HX_MAX_ARMS)
    {
      hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The number of Traps here is %u; a tile arms at most %d."),
                    json_array_get_length (array), HX_MAX_ARMS);
      return hx_json_leave (&reader->json, mark, FALSE);
    }
  action->n_arms = (guint8) json_array_get_length (array);
  return hx_json_leave (&reader->json, mark, read_spots (reader, array, TRUE, action->arms));
}

static gboolean
read_parts (HxScenarioReader *reader,
            JsonObject       *object,
            HxAction         *action)
{
  JsonArray *array = NULL;
  gsize mark;

  if (!hx_json_read_array (&reader->json, object, "parts", &array))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "parts");
  if (json_array_get_length (array) != 2)
    {
      hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A Monolith has two lower parts; this list has %u entries, not 2."),
                    json_array_get_length (array));
      return hx_json_leave (&reader->json, mark, FALSE);
    }
  return hx_json_leave (&reader->json, mark, read_spots (reader, array, FALSE, action->parts));
}

static gboolean
read_lower (HxScenarioReader *reader,
            JsonObject       *object,
            HxAction         *action)
{
  g_auto (GStrv) ids = NULL;
  gsize mark;
  gboolean ok = TRUE;

  if (!hx_json_read_strings (&reader->json, object, "lower", &ids))
    return FALSE;
  mark = hx_json_enter_member (&reader->json, "lower");
  if (g_strv_length (ids) != 2)
    ok = hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A Monolith has two lower parts; this list has %u entries, not 2."),
                       g_strv_length (ids));
  for (guint i = 0; ok && i < 2; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      ok = hx_json_leave (&reader->json, inner, hx_scenario_read_tile (reader, ids[i], &action->lower[i]));
    }
  return hx_json_leave (&reader->json, mark, ok);
}

static gboolean
says_order (JsonObject *object)
{
  JsonNode *by = json_object_get_member (object, "by");

  return JSON_NODE_HOLDS_VALUE (by) && g_strcmp0 (json_node_get_string (by), "order") == 0;
}

/* What allows it: the tile may stand under 'tile' as well, and where any Order tile would do, need not be named at all. */
static gboolean
read_by (HxScenarioReader *reader,
         JsonObject       *object,
         HxAction         *action)
{
  guint16 tile = HX_NO_TILE;

  if (has (object, KEY_TILE) && !hx_scenario_read_tile_at (reader, object, "tile", &tile))
    return FALSE;
  if (!has (object, KEY_BY) && tile != HX_NO_TILE)
    {
      action->by = HX_BY_TILE;
      action->tile = tile;
      return TRUE;
    }
  if (!want (reader, object, action, KEY_BY))
    return FALSE;
  if (is_activation (action) && says_order (object))
    action->by = HX_BY_TILE;
  else if (!hx_scenario_read_by (reader, object, TRUE, &action->by, &action->tile))
    return FALSE;
  if (tile == HX_NO_TILE || tile == action->tile)
    return TRUE;
  if (action->by != HX_BY_TILE || action->tile != HX_NO_TILE)
    return hx_json_fail_at (&reader->json, "tile", HX_FILE_ERROR_VALUE, _("'tile' and 'by' name two things; one of them is enough."));
  action->tile = tile;
  return TRUE;
}

static gboolean
read_number (HxScenarioReader *reader,
             JsonObject       *object,
             Key               key,
             int               max,
             guint8           *value)
{
  int number = 0;

  if (!hx_json_read_int (&reader->json, object, key_words[key], 0, max, &number))
    return FALSE;
  *value = (guint8) number;
  return TRUE;
}

static gboolean
read_word (HxScenarioReader *reader,
           JsonObject       *object,
           Key               key,
           HxAction         *action)
{
  int number = 0;

  if (key == KEY_LAYER)
    {
      if (!hx_json_read_word (&reader->json, object, "layer", layer_words, &number))
        return FALSE;
      action->foundation = number == 1;
      return TRUE;
    }
  if (!hx_json_read_word (&reader->json, object, "trap", hx_trap_words + HX_TRAP_MINE, &number))
    return FALSE;
  action->trap = (guint8) (number + HX_TRAP_MINE);
  return TRUE;
}

static gboolean
read_key (HxScenarioReader *reader,
          JsonObject       *object,
          Key               key,
          HxAction         *action)
{
  int last = reader->scenario->position.n_sides - 1;

  switch (key)
    {
    case KEY_TILE:
      return hx_scenario_read_tile_at (reader, object, "tile", &action->tile);
    case KEY_SIDE:
    case KEY_CALLER:
      return read_number (reader, object, key, last, &action->side);
    case KEY_FACING:
      return read_number (reader, object, key, 5, &action->facing);
    case KEY_DIRECTION:
      return read_number (reader, object, key, 2, &action->facing);
    case KEY_COUNT:
      return read_number (reader, object, key, 99, &action->count);
    case KEY_TRAP:
    case KEY_LAYER:
      return read_word (reader, object, key, action);
    case KEY_BY:
      return read_by (reader, object, action);
    case KEY_ARM:
      return read_arms (reader, object, action);
    case KEY_PARTS:
      return read_parts (reader, object, action);
    case KEY_LOWER:
      return read_lower (reader, object, action);
    case KEY_LINKS:
      return hx_json_read_sides (&reader->json, object, "links", &action->links);
    default:
      return hx_scenario_read_hex_at (reader, object, key_words[key], find_hex (action, key));
    }
}

static gboolean
read_keys (HxScenarioReader *reader,
           JsonObject       *object,
           HxAction         *action)
{
  guint32 wanted = kinds[action->what].wanted, known = wanted | kinds[action->what].optional;

  for (int key = 0; key < N_KEYS; key++)
    if (known >> key & 1 && has (object, (Key) key) && !read_key (reader, object, (Key) key, action))
      return FALSE;
  for (int key = 0; key < N_KEYS; key++)
    if (wanted >> key & 1 && !has (object, (Key) key)
        && !(key == KEY_BY ? read_by (reader, object, action) : want (reader, object, action, (Key) key)))
      return FALSE;
  if (action->what == HX_DO_PLAY && action->target == HX_NO_HEX)
    return want (reader, object, action, KEY_TARGET);
  return TRUE;
}

/**
 * hx_scenario_read_action:
 * @reader: a reader that looks at an action, with board and sides read
 * @object: the action
 * @action: (out): the same for the referee
 *
 * Reads an action. Keys that its kind does not know are passed over.
 *
 * Returns: whether it is one in form
 */
gboolean
hx_scenario_read_action (HxScenarioReader *reader,
                         JsonObject       *object,
                         HxAction         *action)
{
  const char *words[HX_N_DOES + 1] = { NULL };
  int what = 0;

  for (int i = 0; i < HX_N_DOES; i++)
    words[i] = kinds[i].word;
  if (!hx_json_want (&reader->json, object, "do") || !hx_json_read_word (&reader->json, object, "do", words, &what))
    return FALSE;
  *action = hx_action_new ((HxDo) what);
  return read_keys (reader, object, action);
}

/**
 * hx_action_read:
 * @catalog: the catalog
 * @scenario: the scenario on which the action is played
 * @object: the action as files have it
 * @number: its place among the actions, for messages
 * @action: (out): the same for the referee
 * @error: any #HxFileError; the message names the place and what would be right
 *
 * Reads an action. The actions of a scenario that was read from a file have been read once already, so that this works.
 *
 * Returns: whether it is one in form
 */
gboolean
hx_action_read (const HxCatalog   *catalog,
                const HxScenario  *scenario,
                JsonObject        *object,
                guint              number,
                HxAction          *action,
                GError           **error)
{
  HxScenarioReader reader = {
    .json.path = g_string_new (NULL),
    .catalog = catalog,
    .box = hx_catalog_get_box (catalog, scenario->radius),
    .scenario = (HxScenario *) scenario,
  };
  gboolean ok;

  g_string_printf (reader.json.path, "$.actions[%u]", number);
  ok = hx_scenario_read_action (&reader, object, action);
  if (!ok)
    g_propagate_error (error, g_steal_pointer (&reader.json.error));
  hx_json_reader_clear (&reader.json);
  return ok;
}

static int
compare_spots (gconstpointer a,
               gconstpointer b)
{
  const HxSpot *first = a, *second = b;

  return first->hex != second->hex ? first->hex - second->hex : first->what - second->what;
}

static JsonArray *
make_spots (const HxBox  *box,
            const HxSpot *spots,
            guint         n,
            gboolean      is_trap)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "hex", box->geometry.name[spots[i].hex]);
      if (is_trap)
        json_object_set_string_member (object, "trap", hx_trap_words[spots[i].what]);
      else
        json_object_set_int_member (object, "facing", spots[i].what);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonArray *
make_arms (const HxBox    *box,
           const HxAction *action)
{
  HxSpot arms[HX_MAX_ARMS];

  memcpy (arms, action->arms, sizeof arms);
  qsort (arms, action->n_arms, sizeof *arms, compare_spots);
  return make_spots (box, arms, action->n_arms, TRUE);
}

static void
write_tile (const HxCatalog *catalog,
            JsonObject      *object,
            const char      *key,
            guint16          tile)
{
  if (tile != HX_NO_TILE)
    json_object_set_string_member (object, key, hx_catalog_get_tile_id (catalog, tile));
}

static void
write_by (const HxCatalog *catalog,
          JsonObject      *object,
          const HxAction  *action)
{
  if (action->by == HX_BY_TILE && is_activation (action))
    json_object_set_string_member (object, "by", "order");
  else if (action->by == HX_BY_TILE)
    write_tile (catalog, object, "by", action->tile);
  else
    json_object_set_string_member (object, "by", hx_scenario_get_by_word (catalog, action->by, action->tile));
}

static void
write_side (JsonObject *object,
            const char *key,
            guint8      side)
{
  if (side != HX_NO_SIDE)
    json_object_set_int_member (object, key, side);
}

static void
write_lists (const HxCatalog *catalog,
             const HxBox     *box,
             JsonObject      *object,
             Key              key,
             const HxAction  *action)
{
  JsonArray *array;

  if (key == KEY_ARM && action->n_arms > 0)
    json_object_set_array_member (object, "arm", make_arms (box, action));
  else if (key == KEY_PARTS)
    json_object_set_array_member (object, "parts", make_spots (box, action->parts, 2, FALSE));
  else if (key == KEY_LINKS && action->links != HX_LINKS_PRINTED)
    json_object_set_array_member (object, "links", hx_scenario_make_links (action->links));
  else if (key == KEY_LOWER && action->lower[0] != HX_NO_TILE && action->lower[1] != HX_NO_TILE)
    {
      array = json_array_new ();
      for (int i = 0; i < 2; i++)
        json_array_add_string_element (array, hx_catalog_get_tile_id (catalog, action->lower[i]));
      json_object_set_array_member (object, "lower", array);
    }
}

static void
write_hex (const HxBox *box,
           JsonObject  *object,
           Key          key,
           HxAction    *action)
{
  guint8 hex = *find_hex (action, key);
  gboolean is_middle = action->what == HX_DO_PLAY && action->tile < box->n_tiles
                       && box->tiles[action->tile].uses & HX_USE_AIR_STRIKE;

  if (hex == HX_NO_HEX || (action->what == HX_DO_PLAY && (key == KEY_HEX) != is_middle))
    return;
  json_object_set_string_member (object, key_words[key], box->geometry.name[hex]);
}

static void
write_key (const HxCatalog *catalog,
           const HxBox     *box,
           JsonObject      *object,
           Key              key,
           HxAction        *action)
{
  switch (key)
    {
    case KEY_TILE:
      write_tile (catalog, object, "tile", action->tile);
      break;
    case KEY_SIDE:
    case KEY_CALLER:
      write_side (object, key_words[key], action->side);
      break;
    case KEY_FACING:
    case KEY_DIRECTION:
      json_object_set_int_member (object, key_words[key], action->facing);
      break;
    case KEY_COUNT:
      json_object_set_int_member (object, "count", action->count);
      break;
    case KEY_TRAP:
      json_object_set_string_member (object, "trap", hx_trap_words[action->trap]);
      break;
    case KEY_BY:
      write_by (catalog, object, action);
      break;
    case KEY_LAYER:
      if (action->foundation)
        json_object_set_string_member (object, "layer", "foundation");
      break;
    case KEY_ARM:
    case KEY_PARTS:
    case KEY_LOWER:
    case KEY_LINKS:
      write_lists (catalog, box, object, key, action);
      break;
    default:
      write_hex (box, object, key, action);
    }
}

/**
 * hx_action_write:
 * @catalog: the catalog
 * @box: the game box with the board
 * @action: an action
 *
 * Writes an action as files have it: always the same keys in the same order, a chain from the end whose name is smaller, what is
 * armed sorted by hex.
 *
 * Returns: (transfer full): the action
 */
JsonNode *
hx_action_write (const HxCatalog *catalog,
                 const HxBox     *box,
                 const HxAction  *action)
{
  HxAction written = *action;
  guint32 known = kinds[action->what].wanted | kinds[action->what].optional;
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  if (action->what == HX_DO_CHAIN)
    {
      written.piece = MIN (action->piece, action->with);
      written.with = MAX (action->piece, action->with);
    }
  json_object_set_string_member (object, "do", kinds[action->what].word);
  for (int key = 0; key < N_KEYS; key++)
    if (known >> key & 1)
      write_key (catalog, box, object, (Key) key, &written);
  json_node_take_object (node, object);
  return node;
}
