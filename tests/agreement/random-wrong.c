/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes actions that are seldom legal: a legal one with something changed, or one out of nothing. */

#include "random-wrong.h"

#include "random-board.h"
#include "random-turns.h"

typedef struct
{
  JsonNode     *scenario;
  SrFacts      *facts;
  RandomSource *source;
} Wrong;

static const char *const traps[] = { "mine", "smoke", "drill", "medpack", "net", "frenzy", "paralysis" };

static char *
pick_hex (const Wrong *wrong)
{
  SrHex hex;

  do
    {
      hex.q = random_below (wrong->source, 2 * RANDOM_RADIUS + 1) - RANDOM_RADIUS;
      hex.r = random_below (wrong->source, 2 * RANDOM_RADIUS + 1) - RANDOM_RADIUS;
    }
  while (!sr_hex_on_board (hex, RANDOM_RADIUS));
  return sr_hex_name (hex, RANDOM_RADIUS);
}

static const char *
pick_tile (const Wrong *wrong)
{
  JsonArray *sides = json_object_get_array_member (json_node_get_object (wrong->scenario), "sides");
  JsonObject *side = json_array_get_object_element (sides, random_below (wrong->source, 2));

  return random_tile_name (wrong->facts, json_object_get_string_member (side, "army"), wrong->source);
}

static void
set_hex (const Wrong *wrong,
         JsonObject  *object,
         const char  *key)
{
  g_autofree char *hex = pick_hex (wrong);

  json_object_set_string_member (object, key, hex);
}

static void
set_by (const Wrong *wrong,
        JsonObject  *object)
{
  static const char *const words[] = {
    "mobility", "doubled-mobility", "transport", "rotation", "chauffeur", "push-back", "trap-launcher", "boss", "order",
    "bunker-manager"
  };
  guint n = (guint) random_below (wrong->source, G_N_ELEMENTS (words) + 4);

  json_object_set_string_member (object, "by", n < G_N_ELEMENTS (words) ? words[n] : pick_tile (wrong));
}

static void
change_element (const Wrong *wrong,
                JsonArray   *array)
{
  JsonObject *object;

  if (json_array_get_length (array) == 0)
    return;
  object = json_array_get_object_element (array, random_below (wrong->source, (int) json_array_get_length (array)));
  if (json_object_has_member (object, "trap") && random_below (wrong->source, 2) == 0)
    json_object_set_string_member (object, "trap", traps[random_below (wrong->source, G_N_ELEMENTS (traps))]);
  else
    set_hex (wrong, object, "hex");
}

static void
change_member (const Wrong *wrong,
               JsonObject  *object,
               const char  *key)
{
  JsonNode *node = json_object_get_member (object, key);

  if (JSON_NODE_HOLDS_ARRAY (node))
    change_element (wrong, json_node_get_array (node));
  else if (g_str_equal (key, "by"))
    set_by (wrong, object);
  else if (g_str_equal (key, "trap"))
    json_object_set_string_member (object, key, traps[random_below (wrong->source, G_N_ELEMENTS (traps))]);
  else if (g_str_equal (key, "tile"))
    json_object_set_string_member (object, key, pick_tile (wrong));
  else if (g_str_equal (key, "count"))
    json_object_set_int_member (object, key, 1 + random_below (wrong->source, 3));
  else if (g_str_equal (key, "side"))
    json_object_set_int_member (object, key, random_below (wrong->source, 2));
  else if (g_str_equal (key, "direction"))
    json_object_set_int_member (object, key, random_below (wrong->source, 3));
  else if (g_str_equal (key, "facing"))
    json_object_set_int_member (object, key, random_below (wrong->source, 6));
  else
    set_hex (wrong, object, key);
}

/* One or two things are said otherwise, seldom one is left out. */
static void
change (const Wrong *wrong,
        JsonObject  *object)
{
  for (int n = 1 + random_below (wrong->source, 2); n > 0; n--)
    {
      g_autoptr (GList) members = json_object_get_members (object);
      const char *key = g_list_nth_data (members, (guint) random_below (wrong->source, (int) g_list_length (members)));

      if (g_str_equal (key, "do"))
        continue;
      if ((g_str_equal (key, "via") || g_str_equal (key, "giver")) && random_below (wrong->source, 3) == 0)
        json_object_remove_member (object, key);
      else
        change_member (wrong, object, key);
    }
}

static JsonArray *
new_parts (const Wrong *wrong)
{
  JsonArray *parts = json_array_new ();

  for (int i = 0; i < 2; i++)
    {
      JsonObject *part = json_object_new ();

      set_hex (wrong, part, "hex");
      json_object_set_int_member (part, "facing", random_below (wrong->source, 6));
      json_array_add_object_element (parts, part);
    }
  return parts;
}

/* An action of which everything is random. */
static JsonObject *
make (const Wrong *wrong)
{
  static const struct { const char *name; const char *keys; } shapes[] = {
    { "draw", "" }, { "draw", "count" }, { "redraw", "" }, { "discard", "tile" }, { "take-krwiobus", "" },
    { "take-krwiobus", "tile" }, { "end-turn", "" }, { "battle", "" }, { "battle", "tile" }, { "final-battle", "" },
    { "set-up", "side hex facing" }, { "place", "tile hex facing" }, { "move", "piece to facing by" },
    { "move", "piece via to facing by" }, { "rotate", "piece facing by" }, { "push", "piece target by" },
    { "push", "piece target to by" }, { "arm", "hex trap by" }, { "chain", "from with target by" },
    { "ranged-net", "piece target by" }, { "explode", "piece by" }, { "ray", "hex direction" }, { "retreat", "target" },
    { "play", "tile target" }, { "play", "tile hex" }, { "expand-monolith", "" }
  };
  guint n = (guint) random_below (wrong->source, G_N_ELEMENTS (shapes));
  g_auto (GStrv) keys = g_strsplit (shapes[n].keys, " ", -1);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "do", shapes[n].name);
  for (int i = 0; keys[i] != NULL && keys[i][0] != '\0'; i++)
    {
      json_object_set_null_member (object, keys[i]);
      change_member (wrong, object, keys[i]);
    }
  if (g_str_equal (shapes[n].name, "expand-monolith"))
    json_object_set_array_member (object, "parts", new_parts (wrong));
  return object;
}

/**
 * random_wrong_action:
 * @scenario: a scenario
 * @legal: (nullable): a legal action
 * @facts: the printed facts
 * @source: (inout): a source
 *
 * Returns: (transfer full): an action that is likely to be refused
 */
JsonNode *
random_wrong_action (JsonNode     *scenario,
                     JsonNode     *legal,
                     SrFacts      *facts,
                     RandomSource *source)
{
  Wrong wrong = { scenario, facts, source };
  JsonNode *node;

  if (legal == NULL || random_below (source, 3) == 0)
    {
      node = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (node, make (&wrong));
    }
  else
    {
      g_autofree char *json = json_to_string (legal, FALSE);

      node = json_from_string (json, NULL);
      change (&wrong, json_node_get_object (node));
    }
  return node;
}
