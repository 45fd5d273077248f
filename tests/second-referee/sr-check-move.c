/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether a unit may move: who, by what, and over which hexes. */

#include "sr-turn.h"

/**
 * sr_find_giver:
 * @game: a game
 * @picture: its picture
 * @action: a move or rotation that a Module gives
 * @gift: what it gives
 *
 * D-43: the giver may be left out where only one Module fits. One that this unit
 * has used in this turn fits less than one that it has not (URA-TRANS-04).
 *
 * Returns: the Module, or -1
 */
int
sr_find_giver (const SrGame    *game,
               const SrPicture *picture,
               const SrAction  *action,
               SrGift           gift)
{
  int piece = sr_piece_at (&game->position, action->piece.at);
  int found[2] = { -1, -1 };
  int n[2] = { 0, 0 };

  for (int giver = 0; piece >= 0 && giver < game->position.n_pieces; giver++)
    {
      const SrPiece *g = &game->position.pieces[giver];
      int used;

      if (g->gone || !sr_picture_gives (picture, giver, piece, gift))
        continue;
      if (action->giver.given && !sr_hex_equal (g->hex, action->giver.at))
        continue;
      used = sr_game_was_used (game, action->by, action->piece.at, &g->hex) ? 1 : 0;
      found[used] = giver;
      n[used]++;
    }
  if (n[0] == 1)
    return found[0];
  return n[0] == 0 && n[1] == 1 ? found[1] : -1;
}

/* FAQ-G-065, BASE-REC-01: an own Recon Centre gives each move one step more; BASE-SCO-01: unless it serves others. */
static gboolean
has_recon_centre (const SrCheck *check)
{
  for (int i = 0; i < check->game->position.n_pieces; i++)
    {
      const SrPiece *piece = &check->game->position.pieces[i];

      if (!piece->gone && piece->tile->doubles_moves && check->picture->acts[i]
          && check->picture->serves[i][check->game->turn])
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_move_tile (const SrCheck *check)
{
  const SrTile *tile = check->action->tile;

  return strchr (check->action->by, '/') != NULL
         && (sr_tile_is (tile, "move") || sr_tile_is (tile, "doubled-move"));
}

/* IG-DMOVE-01, BASE-REC-01: whether the unit may go two steps. */
static gboolean
may_go_two_steps (const SrCheck *check)
{
  const char *by = check->action->by;

  if (g_str_equal (by, "doubled-mobility"))
    return TRUE;
  if (is_move_tile (check) && sr_tile_is (check->action->tile, "doubled-move"))
    return TRUE;
  return has_recon_centre (check);
}

/* BASE-PLACE-01, BASE-INST-20: each step enters a hex without a unit; the start counts as left. */
static gboolean
can_step_onto (const SrGame   *game,
               const SrBattle *battle,
               int             piece,
               SrHex           hex)
{
  int other = sr_piece_at (&game->position, hex);

  return (other < 0 || other == piece) && !sr_game_is_water (battle, hex);
}

/*
 * BASE-MOB-05, FAQ-G-066, D-15: on the middle hex the unit must be alive and
 * free in some facing; face-down Traps are not looked at. D-48: from a part of a
 * Monolith it could not go on.
 */
static gboolean
can_pass (const SrGame   *game,
          const SrBattle *battle,
          int             piece,
          SrHex           hex)
{
  g_autofree SrPosition *position = g_new0 (SrPosition, 1);
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);

  if (!can_step_onto (game, battle, piece, hex) || sr_game_is_part (game, hex))
    return FALSE;
  for (int facing = 0; facing < 6; facing++)
    {
      *position = game->position;
      position->pieces[piece].hex = hex;
      position->pieces[piece].facing = facing;
      sr_position_settle (position, battle);
      sr_picture_take (picture, position, battle);
      if (!position->pieces[piece].gone && picture->acts[piece])
        return TRUE;
    }
  return FALSE;
}

/**
 * sr_move_find_via:
 * @game: a game
 * @battle: what stays the same
 * @action: a move
 * @via: (out): the middle hex
 *
 * The middle hex of two steps may be left out where exactly one will do.
 *
 * Returns: whether the move goes over a middle hex
 */
gboolean
sr_move_find_via (const SrGame   *game,
                  const SrBattle *battle,
                  const SrAction *action,
                  SrHex          *via)
{
  int piece = sr_piece_at (&game->position, action->piece.at);
  int n = 0;

  *via = action->via.at;
  if (action->via.given)
    return TRUE;
  if (sr_distance (action->piece.at, action->to.at) != 2)
    return FALSE;
  for (int direction = 0; direction < 6; direction++)
    {
      SrHex hex = sr_hex_step (action->piece.at, direction);

      if (!sr_hex_on_board (hex, battle->radius) || !sr_hex_adjacent (hex, action->to.at)
          || !can_pass (game, battle, piece, hex))
        continue;
      *via = hex;
      n++;
    }
  return n == 1;
}

/* The rules that say where a move of this kind leads. */
static void
forbid_way (const SrCheck *check)
{
  const char *by = check->action->by;

  sr_forbid (check, "BASE-INST-20", NULL);
  if (is_move_tile (check) && sr_tile_is (check->action->tile, "doubled-move"))
    sr_forbid (check, "IG-DMOVE-01", "BASE-MOB-05", NULL);
  else if (g_str_equal (by, "doubled-mobility"))
    sr_forbid (check, "IG-DMOVE-01", "BASE-MOB-05", "BASE-MOB-01", NULL);
  else if (g_str_equal (by, "mobility"))
    sr_forbid (check, "BASE-MOB-01", NULL);
  else if (g_str_equal (by, "transport"))
    sr_forbid (check, "BASE-MOB-04", "BASE-MOB-01", "URA-TRANS-01", NULL);
  else if (g_str_equal (by, "uranopolis/move"))
    sr_forbid (check, "URA-MOVE-01", NULL);
  else if (g_str_equal (by, "partisans/move"))
    sr_forbid (check, "PAR-MOVE-01", NULL);
}

/* BASE-INST-20, BASE-MOB-05: the hexes of the way. */
static void
check_way (const SrCheck *check,
           int            piece)
{
  const SrAction *action = check->action;
  SrHex start = action->piece.at;
  SrHex via;

  if (!can_step_onto (check->game, check->battle, piece, action->to.at))
    {
      forbid_way (check);
      sr_forbid (check, "BASE-BOARD-04", NULL);
    }
  if (!action->via.given && sr_distance (start, action->to.at) <= 1)
    return;
  if (!may_go_two_steps (check) || !sr_move_find_via (check->game, check->battle, action, &via))
    {
      forbid_way (check);
      return;
    }
  if (!sr_hex_adjacent (start, via) || !sr_hex_adjacent (via, action->to.at))
    forbid_way (check);
  else if (!can_pass (check->game, check->battle, piece, via))
    {
      forbid_way (check);
      sr_forbid (check, "BASE-MOB-05", "D-15", "FAQ-G-066", NULL);
      if (sr_game_is_part (check->game, via))
        sr_forbid (check, "D-48", "MON-INS-02", NULL);
    }
}

/* BASE-MOB-01, IG-DMOVE-01: the unit's own Mobility, once in each own turn. */
static void
check_mobility (const SrCheck *check,
                int            piece)
{
  const SrTile *tile = check->game->position.pieces[piece].tile;
  const char *by = check->action->by;
  gboolean doubled = g_str_equal (by, "doubled-mobility");

  if (doubled ? !tile->doubled_mobility : !tile->mobility)
    sr_forbid (check, doubled ? "IG-DMOVE-01" : "BASE-MOB-01", "BASE-MOB-01", "BASE-PLACE-03",
               doubled ? "IG-BIKER-01" : "", NULL);
  if (sr_game_was_used (check->game, by, check->action->piece.at, NULL))
    sr_forbid (check, doubled ? "IG-DMOVE-01" : "BASE-MOB-01", "BASE-MOB-01", "BASE-MISC-04",
               doubled ? "IG-BIKER-01" : "", NULL);
}

/* URA-TRANS-01, URA-TRANS-04, BASE-MOB-04: a connected Module, once for each unit. */
static void
check_transport (const SrCheck *check)
{
  int giver = sr_find_giver (check->game, check->picture, check->action, SR_GIFT_MOBILITY);

  if (giver < 0)
    sr_forbid (check, "URA-TRANS-01", "BASE-MOB-04", "D-43", NULL);
  else if (sr_game_was_used (check->game, "transport", check->action->piece.at,
                             &check->game->position.pieces[giver].hex))
    sr_forbid (check, "URA-TRANS-04", "BASE-MOB-04", "BASE-MISC-04", NULL);
}

static void
check_what_moves (const SrCheck *check,
                  int            piece)
{
  const char *by = check->action->by;

  if (g_str_equal (by, "mobility") || g_str_equal (by, "doubled-mobility"))
    check_mobility (check, piece);
  else if (g_str_equal (by, "transport"))
    check_transport (check);
  else if (!is_move_tile (check))
    sr_forbid (check, "BASE-INST-20", "BASE-PLACE-03", NULL);
}

/**
 * sr_check_move:
 * @check: a check
 *
 * BASE-INST-20: an own unit that is not netted; MON-INS-02, D-42: on a part of
 * a Monolith it may only turn; D-47: an HQ does not come onto one.
 */
void
sr_check_move (const SrCheck *check)
{
  const SrAction *action = check->action;
  gboolean by_tile = strchr (action->by, '/') != NULL;
  int piece = sr_check_own_unit (check, &action->piece, "BASE-INST-20");

  if (piece < 0)
    {
      if (!by_tile)
        sr_forbid (check, "BASE-MOB-01", "BASE-MOB-07", NULL);
      return;
    }
  sr_check_acts (check, piece, "BASE-INST-20");
  if (!check->picture->acts[piece] && !by_tile)
    sr_forbid (check, "BASE-MOB-03", NULL);
  check_what_moves (check, piece);
  if (sr_game_is_bound (check->game, piece)
      && (action->via.given || !sr_hex_equal (action->piece.at, action->to.at)))
    sr_forbid (check, "MON-INS-02", "MON-INS-01", "D-14", "D-42", NULL);
  if (sr_game_bars_hq (check->game, check->game->position.pieces[piece].tile, action->to.at)
      && !sr_hex_equal (action->piece.at, action->to.at))
    sr_forbid (check, "D-47", "MON-COL-02", NULL);
  check_way (check, piece);
}
