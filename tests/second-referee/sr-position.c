/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what stands on the board of a scenario; hands, piles and actions are read elsewhere. */

#include "sr-private.h"

static const char *marker_names[SR_N_MARKERS] = {
  "frenzy", "medpack", "paralysis", "poison", "ranged-net", "trap-net"
};

/**
 * sr_marker_name:
 * @marker: a kind of marker
 *
 * Returns: (transfer none): its name in scenarios
 */
const char *
sr_marker_name (SrMarker marker)
{
  return marker_names[marker];
}

/**
 * sr_marker_find:
 * @name: a name in scenarios
 * @marker: (out): the kind
 *
 * Returns: whether the kind is known
 */
gboolean
sr_marker_find (const char *name,
                SrMarker   *marker)
{
  for (int i = 0; i < SR_N_MARKERS; i++)
    if (g_str_equal (name, marker_names[i]))
      {
        *marker = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
refuse (GError     **error,
        const char  *what,
        const char  *detail)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", what, detail);
  return FALSE;
}

static JsonObject *
get_object (JsonObject *object,
            const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return NULL;
  return json_node_get_object (node);
}

static gboolean
read_hex (SrHex          *hex,
          const char     *name,
          const SrBattle *battle,
          GError        **error)
{
  if (sr_hex_from_name (name, battle->radius, hex))
    return TRUE;
  return refuse (error, name, "no hex of this board");
}

static gboolean
read_tile (const SrTile **tile,
           JsonObject    *object,
           SrFacts       *facts,
           GError       **error)
{
  const char *name = json_object_get_string_member_with_default (object, "tile", "");

  *tile = sr_facts_find (facts, name);
  if (*tile == NULL)
    return refuse (error, name, "no such tile");
  if ((*tile)->strange != NULL)
    return refuse (error, name, (*tile)->strange);
  return TRUE;
}

static gboolean
read_markers (int        *markers,
              JsonArray  *array,
              GError    **error)
{
  for (guint i = 0; i < sr_json_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      const char *name = json_object_get_string_member_with_default (object, "marker", "");
      SrMarker marker;

      if (!sr_marker_find (name, &marker))
        return refuse (error, name, "no such marker");
      markers[marker] += json_object_get_int_member_with_default (object, "count", 1);
    }
  return TRUE;
}

static SrToggle
read_toggle (JsonObject *object,
             const char *member)
{
  const char *value = json_object_get_string_member_with_default (object, member, "auto");

  if (g_str_equal (value, "on"))
    return SR_TOGGLE_ON;
  if (g_str_equal (value, "off"))
    return SR_TOGGLE_OFF;
  return SR_TOGGLE_AUTO;
}

static gboolean
read_side (int             *side,
           JsonObject      *object,
           const char      *member,
           int              otherwise,
           const SrBattle  *battle,
           GError         **error)
{
  *side = json_object_get_int_member_with_default (object, member, otherwise);
  if (*side >= 0 && *side < battle->n_sides)
    return TRUE;
  return refuse (error, member, "no such side");
}

static gboolean
read_piece (SrPosition      *position,
            JsonObject      *object,
            const SrBattle  *battle,
            SrFacts         *facts,
            GError         **error)
{
  SrPiece *piece = &position->pieces[position->n_pieces];
  JsonArray *links = sr_json_get_array (object, "links");

  if (position->n_pieces == SR_MAX_PIECES)
    return refuse (error, "pieces", "too many");
  if (!read_tile (&piece->tile, object, facts, error)
      || !read_hex (&piece->hex, json_object_get_string_member_with_default (object, "hex", ""),
                    battle, error)
      || !read_side (&piece->side, object, "side", 0, battle, error)
      || !read_side (&piece->controller, object, "controller", piece->side, battle, error)
      || !read_markers (piece->markers, sr_json_get_array (object, "markers"), error))
    return FALSE;
  if (sr_piece_at (position, piece->hex) >= 0)
    return refuse (error, json_object_get_string_member (object, "hex"), "two units on one hex");
  piece->facing = json_object_get_int_member_with_default (object, "facing", 0) % 6;
  piece->wounds = json_object_get_int_member_with_default (object, "wounds", 0);
  piece->power = read_toggle (object, "power");
  piece->net = read_toggle (object, "net");
  piece->own_links = links != NULL;
  for (guint i = 0; i < sr_json_get_length (links); i++)
    piece->links[json_array_get_int_element (links, i) % 6] = TRUE;
  position->n_pieces++;
  return TRUE;
}

static gboolean
read_trap (SrPosition      *position,
           JsonObject      *object,
           const SrBattle  *battle,
           GError         **error)
{
  SrTrap *trap = &position->traps[position->n_traps];

  if (position->n_traps == SR_MAX_PIECES)
    return refuse (error, "traps", "too many");
  if (!read_hex (&trap->hex, json_object_get_string_member_with_default (object, "hex", ""),
                 battle, error)
      || !read_side (&trap->side, object, "side", 0, battle, error))
    return FALSE;
  trap->kind = g_intern_string (json_object_get_string_member_with_default (object, "trap", ""));
  position->n_traps++;
  return TRUE;
}

static gboolean
read_tucked (SrTucked        *tucked,
             JsonNode        *node,
             int              side,
             const SrBattle  *battle,
             SrFacts         *facts,
             GError         **error)
{
  JsonObject *object;
  JsonArray *links;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return TRUE;
  object = json_node_get_object (node);
  links = sr_json_get_array (object, "links");
  tucked->own_links = links != NULL;
  for (guint i = 0; i < sr_json_get_length (links); i++)
    tucked->links[json_array_get_int_element (links, i) % 6] = TRUE;
  tucked->wounds = json_object_get_int_member_with_default (object, "wounds", 0);
  return read_tile (&tucked->tile, object, facts, error)
         && read_side (&tucked->side, object, "side", side, battle, error)
         && read_markers (tucked->markers, sr_json_get_array (object, "markers"), error);
}

static gboolean
read_monolith (SrPosition      *position,
               int              side,
               JsonObject      *object,
               const SrBattle  *battle,
               SrFacts         *facts,
               GError         **error)
{
  SrMonolith *monolith = &position->monoliths[side];
  JsonArray *lower = sr_json_get_array (object, "lower");
  JsonArray *expanded = sr_json_get_array (object, "expanded");

  monolith->in_play = TRUE;
  monolith->expanded = expanded != NULL;
  for (guint i = 0; i < 2; i++)
    {
      if (i < sr_json_get_length (lower)
          && !read_tucked (&monolith->lower[i], json_array_get_element (lower, i), side,
                           battle, facts, error))
        return FALSE;
      if (expanded == NULL)
        continue;
      if (sr_json_get_length (expanded) != 2)
        return refuse (error, "monolith/expanded", "not two hexes");
      if (!read_hex (&monolith->parts[i], json_array_get_string_element (expanded, i),
                     battle, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_board (SrBattle    *battle,
            JsonObject  *root,
            GError     **error)
{
  JsonObject *board = get_object (root, "board");
  JsonArray *water = board == NULL ? NULL : sr_json_get_array (board, "water");
  JsonArray *sides = sr_json_get_array (root, "sides");

  battle->radius = board == NULL ? 2
                   : json_object_get_int_member_with_default (board, "radius", 2);
  if (battle->radius < 2 || battle->radius > 3)
    return refuse (error, "board/radius", "neither 2 nor 3");
  battle->n_sides = sr_json_get_length (sides);
  if (battle->n_sides < 2 || battle->n_sides > SR_MAX_SIDES)
    return refuse (error, "sides", "not two to six");
  for (guint i = 0; i < sr_json_get_length (water) && i < SR_MAX_PIECES; i++)
    if (!read_hex (&battle->water[battle->n_water++], json_array_get_string_element (water, i),
                   battle, error))
      return FALSE;
  return sr_rulings_read (&battle->rulings, get_object (root, "rulings"), error);
}

/**
 * sr_position_read:
 * @position: (out): the position
 * @battle: (inout): what stays the same; the switches and the limit are kept
 * @facts: the printed facts
 * @scenario: a scenario
 * @error: return location for an error
 *
 * Returns: %FALSE if @scenario cannot be read
 */
gboolean
sr_position_read (SrPosition  *position,
                  SrBattle    *battle,
                  SrFacts     *facts,
                  JsonNode    *scenario,
                  GError     **error)
{
  JsonObject *root;
  JsonArray *pieces, *traps, *sides;

  memset (position, 0, sizeof *position);
  if (scenario == NULL || !JSON_NODE_HOLDS_OBJECT (scenario))
    return refuse (error, "scenario", "not an object");
  root = json_node_get_object (scenario);
  if (!read_board (battle, root, error))
    return FALSE;
  pieces = sr_json_get_array (root, "pieces");
  for (guint i = 0; i < sr_json_get_length (pieces); i++)
    if (!read_piece (position, json_array_get_object_element (pieces, i), battle, facts, error))
      return FALSE;
  traps = sr_json_get_array (root, "traps");
  for (guint i = 0; i < sr_json_get_length (traps); i++)
    if (!read_trap (position, json_array_get_object_element (traps, i), battle, error))
      return FALSE;
  sides = sr_json_get_array (root, "sides");
  for (guint i = 0; i < sr_json_get_length (sides); i++)
    {
      JsonObject *monolith = get_object (json_array_get_object_element (sides, i), "monolith");

      if (monolith != NULL && !read_monolith (position, i, monolith, battle, facts, error))
        return FALSE;
    }
  return TRUE;
}

/**
 * sr_piece_at:
 * @position: a position
 * @hex: a hex, on the board or not
 *
 * Returns: the index of the piece on @hex, or -1
 */
int
sr_piece_at (const SrPosition *position,
             SrHex             hex)
{
  for (int i = 0; i < position->n_pieces; i++)
    if (!position->pieces[i].gone && sr_hex_equal (position->pieces[i].hex, hex))
      return i;
  return -1;
}
