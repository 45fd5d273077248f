/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions as scenarios write them: read, and written in one canonical form. */

#include "sr-turn.h"

/* Each kind of action with the keys that it cannot do without. */
static const struct
{
  const char *name;
  const char *needed;
} dos[SR_N_DOS] = {
  [SR_DO_ARM] = { "arm", "hex trap by" },
  [SR_DO_BATTLE] = { "battle", "" },
  [SR_DO_CHAIN] = { "chain", "from with target by" },
  [SR_DO_DISCARD] = { "discard", "tile" },
  [SR_DO_DRAW] = { "draw", "" },
  [SR_DO_END_TURN] = { "end-turn", "" },
  [SR_DO_EXPAND] = { "expand-monolith", "parts" },
  [SR_DO_EXPLODE] = { "explode", "piece by" },
  [SR_DO_FINAL_BATTLE] = { "final-battle", "" },
  [SR_DO_MOVE] = { "move", "piece to by" },
  [SR_DO_PLACE] = { "place", "tile hex" },
  [SR_DO_PLAY] = { "play", "tile" },
  [SR_DO_PUSH] = { "push", "piece target by" },
  [SR_DO_RANGED_NET] = { "ranged-net", "piece target by" },
  [SR_DO_RAY] = { "ray", "hex direction" },
  [SR_DO_REDRAW] = { "redraw", "" },
  [SR_DO_RETREAT] = { "retreat", "target" },
  [SR_DO_ROTATE] = { "rotate", "piece facing by" },
  [SR_DO_SET_UP] = { "set-up", "side hex" },
  [SR_DO_TAKE_KRWIOBUS] = { "take-krwiobus", "" }
};

static gboolean
refuse (GError     **error,
        const char  *what,
        const char  *detail)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "actions/%s: %s", what, detail);
  return FALSE;
}

static gboolean
find_do (const char *name,
         SrDo       *what)
{
  for (int i = 0; i < SR_N_DOS; i++)
    if (g_str_equal (dos[i].name, name))
      {
        *what = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
has_needed_keys (JsonObject  *object,
                 const char  *needed,
                 GError     **error)
{
  g_auto (GStrv) keys = g_strsplit (needed, " ", -1);

  for (int i = 0; keys[i] != NULL && keys[i][0] != '\0'; i++)
    {
      /* A tile may be said either way where it is what allows the action. */
      if (g_str_equal (keys[i], "by") && json_object_has_member (object, "tile"))
        continue;
      if (!json_object_has_member (object, keys[i]))
        return refuse (error, keys[i], "is missing");
    }
  return TRUE;
}

static gboolean
read_hex (SrHex           *hex,
          JsonObject      *object,
          const char      *member,
          const SrBattle  *battle,
          GError         **error)
{
  const char *name = json_object_get_string_member_with_default (object, member, "");

  if (sr_hex_from_name (name, battle->radius, hex))
    return TRUE;
  return refuse (error, member, "no hex of this board");
}

static gboolean
read_places (SrAction        *action,
             JsonObject      *object,
             const SrBattle  *battle,
             GError         **error)
{
  const struct { const char *member; SrPlace *place; } places[] = {
    { "piece", &action->piece }, { "from", &action->from }, { "with", &action->with },
    { "hex", &action->hex }, { "via", &action->via }, { "to", &action->to },
    { "target", &action->target }, { "giver", &action->giver }
  };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      if (!json_object_has_member (object, places[i].member)
          || json_object_get_null_member (object, places[i].member))
        continue;
      places[i].place->given = TRUE;
      if (!read_hex (&places[i].place->at, object, places[i].member, battle, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_number (int         *number,
             JsonObject  *object,
             const char  *member,
             int          end,
             GError     **error)
{
  gint64 value = json_object_get_int_member_with_default (object, member, *number);

  if (json_object_has_member (object, member) && (value < 0 || value >= end))
    return refuse (error, member, "out of range");
  *number = value;
  return TRUE;
}

static gboolean
read_tile (const SrTile **tile,
           const char    *name,
           SrFacts       *facts,
           GError       **error)
{
  *tile = name == NULL ? NULL : sr_facts_find (facts, name);
  return *tile != NULL || refuse (error, name == NULL ? "tile" : name, "no such tile");
}

static gboolean
read_arms (SrAction        *action,
           JsonArray       *array,
           const SrBattle  *battle,
           GError         **error)
{
  for (guint i = 0; i < sr_json_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      SrArm *arm = &action->arms[action->n_arms];

      if (action->n_arms == SR_MAX_ARMS)
        return refuse (error, "arm", "too many");
      if (!read_hex (&arm->hex, object, "hex", battle, error))
        return FALSE;
      if (!sr_trap_find (json_object_get_string_member_with_default (object, "trap", ""), &arm->trap))
        return refuse (error, "arm/trap", "no such Trap");
      action->n_arms++;
    }
  return TRUE;
}

static gboolean
read_parts (SrAction        *action,
            JsonArray       *array,
            const SrBattle  *battle,
            GError         **error)
{
  if (action->what == SR_DO_EXPAND && sr_json_get_length (array) != 2)
    return refuse (error, "parts", "not two");
  for (guint i = 0; i < MIN (2, sr_json_get_length (array)); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);

      if (!read_hex (&action->parts[i], object, "hex", battle, error)
          || !read_number (&action->part_facings[i], object, "facing", 6, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_tiles (SrAction    *action,
            JsonObject  *object,
            SrFacts     *facts,
            GError     **error)
{
  JsonArray *lower = sr_json_get_array (object, "lower");

  if (json_object_has_member (object, "tile")
      && !read_tile (&action->tile, json_object_get_string_member_with_default (object, "tile", ""),
                     facts, error))
    return FALSE;
  for (guint i = 0; i < MIN (2, sr_json_get_length (lower)); i++)
    if (!read_tile (&action->lower[i], json_array_get_string_element (lower, i), facts, error))
      return FALSE;
  action->by = g_intern_string (json_object_get_string_member_with_default (object, "by",
                                action->tile == NULL ? "" : action->tile->name));
  /* What is allowed by a tile takes that tile out of the hand. */
  if (strchr (action->by, '/') != NULL && !read_tile (&action->tile, action->by, facts, error))
    return FALSE;
  return TRUE;
}

/**
 * sr_action_read:
 * @action: (out): the action
 * @object: one of the "actions" of a scenario
 * @facts: the printed facts
 * @battle: what stays the same
 * @error: return location for an error
 *
 * Returns: %FALSE if @object is no action
 */
gboolean
sr_action_read (SrAction        *action,
                JsonObject      *object,
                SrFacts         *facts,
                const SrBattle  *battle,
                GError         **error)
{
  JsonArray *links = sr_json_get_array (object, "links");
  const char *trap = json_object_get_string_member_with_default (object, "trap", NULL);
  const char *name = json_object_get_string_member_with_default (object, "do", "");

  memset (action, 0, sizeof *action);
  action->facing = -1;
  if (!find_do (name, &action->what))
    return refuse (error, name, "no such action");
  if (!has_needed_keys (object, dos[action->what].needed, error)
      || !read_places (action, object, battle, error)
      || !read_number (&action->facing, object, "facing", 6, error)
      || !read_number (&action->direction, object, "direction", 3, error)
      || !read_number (&action->side, object, "side", battle->n_sides, error)
      || !read_tiles (action, object, facts, error)
      || !read_arms (action, sr_json_get_array (object, "arm"), battle, error)
      || !read_parts (action, sr_json_get_array (object, "parts"), battle, error))
    return FALSE;
  action->count = json_object_get_int_member_with_default (object, "count", 0);
  if (action->what == SR_DO_DRAW && json_object_has_member (object, "count") && action->count < 1)
    return refuse (error, "count", "out of range");
  if (trap != NULL && !sr_trap_find (trap, &action->trap))
    return refuse (error, trap, "no such Trap");
  action->own_links = links != NULL;
  for (guint i = 0; i < sr_json_get_length (links); i++)
    action->links[json_array_get_int_element (links, i) % 6] = TRUE;
  return TRUE;
}

static void
append_place (GString        *text,
              const char     *key,
              const SrPlace  *place,
              const SrBattle *battle)
{
  g_autofree char *name = NULL;

  if (!place->given)
    return;
  name = sr_hex_name (place->at, battle->radius);
  g_string_append_printf (text, ",\"%s\":\"%s\"", key, name);
}

static void
append_arms (GString        *text,
             const SrAction *action,
             const SrBattle *battle)
{
  if (action->n_arms == 0)
    return;
  g_string_append (text, ",\"arm\":[");
  for (int i = 0; i < action->n_arms; i++)
    {
      g_autofree char *hex = sr_hex_name (action->arms[i].hex, battle->radius);

      g_string_append_printf (text, "%s{\"hex\":\"%s\",\"trap\":\"%s\"}", i > 0 ? "," : "", hex,
                              sr_trap_name (action->arms[i].trap));
    }
  g_string_append (text, "]");
}

static void
append_parts (GString        *text,
              const SrAction *action,
              const SrBattle *battle)
{
  g_string_append (text, ",\"parts\":[");
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *hex = sr_hex_name (action->parts[i], battle->radius);

      g_string_append_printf (text, "%s{\"hex\":\"%s\",\"facing\":%d}", i > 0 ? "," : "", hex,
                              action->part_facings[i]);
    }
  g_string_append (text, "]");
}

/**
 * sr_action_text:
 * @action: an action
 * @battle: what stays the same
 *
 * Returns: (transfer full): @action as compact JSON, its keys in a fixed order
 */
char *
sr_action_text (const SrAction *action,
                const SrBattle *battle)
{
  GString *text = g_string_new (NULL);
  gboolean by_tile = strchr (action->by == NULL ? "" : action->by, '/') != NULL;

  g_string_append_printf (text, "{\"do\":\"%s\"", dos[action->what].name);
  if (action->tile != NULL && !by_tile)
    g_string_append_printf (text, ",\"tile\":\"%s\"", action->tile->name);
  if (action->what == SR_DO_SET_UP)
    g_string_append_printf (text, ",\"side\":%d", action->side);
  append_place (text, "piece", &action->piece, battle);
  append_place (text, "from", &action->from, battle);
  append_place (text, "with", &action->with, battle);
  append_place (text, "hex", &action->hex, battle);
  append_place (text, "via", &action->via, battle);
  append_place (text, "to", &action->to, battle);
  append_place (text, "target", &action->target, battle);
  if (action->facing >= 0)
    g_string_append_printf (text, ",\"facing\":%d", action->facing);
  if (action->what == SR_DO_RAY)
    g_string_append_printf (text, ",\"direction\":%d", action->direction);
  if (action->what == SR_DO_ARM)
    g_string_append_printf (text, ",\"trap\":\"%s\"", sr_trap_name (action->trap));
  if (action->by != NULL && action->by[0] != '\0')
    g_string_append_printf (text, ",\"by\":\"%s\"", action->by);
  append_place (text, "giver", &action->giver, battle);
  append_arms (text, action, battle);
  if (action->what == SR_DO_EXPAND)
    append_parts (text, action, battle);
  if (action->count > 0)
    g_string_append_printf (text, ",\"count\":%d", action->count);
  g_string_append (text, "}");
  return g_string_free (text, FALSE);
}
