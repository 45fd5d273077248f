/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays what comes onto the board or moves and turns on it; what is played here is allowed. */

#include "sr-turn.h"

/* Finishes each of several games. */
static void
finish_all (SrSet       *games,
            const SrSet *each,
            gboolean     may_fill,
            SrBattle    *battle)
{
  for (guint i = 0; i < each->members->len; i++)
    sr_finish (games, g_ptr_array_index (each->members, i), may_fill, battle);
}

static int
add_piece (SrGame       *game,
           const SrTile *tile,
           int           side,
           SrHex         hex,
           int           facing)
{
  SrPiece *piece = &game->position.pieces[game->position.n_pieces];

  g_return_val_if_fail (game->position.n_pieces < SR_MAX_PIECES, 0);

  memset (piece, 0, sizeof *piece);
  piece->tile = tile;
  piece->side = piece->controller = side;
  piece->hex = hex;
  piece->facing = MAX (0, facing);
  return game->position.n_pieces++;
}

/* PAR-TRAP-09: a marker from the pool onto the board. */
static void
put_trap (SrGame     *game,
          SrHex       hex,
          SrTrapKind  kind)
{
  SrTrap trap = { g_intern_string (sr_trap_name (kind)), game->turn, hex, FALSE };

  g_return_if_fail (game->position.n_traps < SR_MAX_PIECES);

  game->position.traps[game->position.n_traps++] = trap;
  game->sides[game->turn].pool[kind]--;
}

/* BASE-SETUP-02, MON-SET-03: the HQ, and the tiles tucked under it leave the pile. */
static void
set_up (SrSet          *games,
        SrGame         *game,
        const SrAction *action,
        SrBattle       *battle)
{
  g_autoptr (SrSet) entered = sr_set_new ();
  SrMonolith *monolith = &game->position.monoliths[action->side];
  int hq = add_piece (game, action->tile, action->side, action->hex.at, action->facing);

  for (int i = 0; i < 2; i++)
    if (action->lower[i] != NULL)
      {
        monolith->in_play = TRUE;
        monolith->lower[i].tile = action->lower[i];
        monolith->lower[i].side = action->side;
        sr_tiles_remove (&game->sides[action->side].pile, action->lower[i]);
      }
  sr_enter (entered, game, hq, battle);
  finish_all (games, entered, FALSE, battle);
}

/* Whether a placed tile can still arm onto a hex, after what a Trap did to it (PAR-TRAP-12, D-13). */
static gboolean
can_still_arm (const SrGame   *game,
               const SrBattle *battle,
               int             piece,
               const SrArm    *arm)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  const SrPiece *p = &game->position.pieces[piece];
  gboolean marked = FALSE;

  for (int side = 0; side < 6; side++)
    if (p->tile->arming[side]
        && sr_hex_equal (sr_hex_step (p->hex, sr_direction_of (side, p->facing)), arm->hex))
      marked = TRUE;
  if (p->gone || !marked || game->sides[game->turn].pool[arm->trap] <= 0
      || sr_piece_at (&game->position, arm->hex) >= 0 || sr_game_trap_at (game, arm->hex) >= 0)
    return FALSE;
  sr_picture_take (picture, &game->position, battle);
  return picture->acts[piece] || battle->rulings.d13_can;
}

/* BASE-PLACE-01 to BASE-PLACE-06: the Trap first, then what the tile arms, deaths, the full board. */
static void
place (SrSet          *games,
       SrGame         *game,
       const SrAction *action,
       SrBattle       *battle)
{
  g_autoptr (SrSet) entered = sr_set_new ();
  int piece = add_piece (game, action->tile, game->turn, action->hex.at, action->facing);

  game->this_turn.placed = TRUE;
  game->position.pieces[piece].own_links = action->own_links;
  memcpy (game->position.pieces[piece].links, action->links, sizeof action->links);
  sr_enter (entered, game, piece, battle);
  for (guint i = 0; i < entered->members->len; i++)
    {
      SrGame *next = g_ptr_array_index (entered->members, i);

      for (int j = 0; j < action->n_arms; j++)
        if (can_still_arm (next, battle, piece, &action->arms[j]))
          put_trap (next, action->arms[j].hex, action->arms[j].trap);
    }
  finish_all (games, entered, TRUE, battle);
}

/* MON-CLP-03: what was tucked under the HQ comes out with its wounds and markers. */
static int
untuck (SrGame         *game,
        SrTucked       *tucked,
        const SrAction *action,
        int             part)
{
  int piece = add_piece (game, tucked->tile, tucked->side, action->parts[part],
                         action->part_facings[part]);
  SrPiece *p = &game->position.pieces[piece];

  p->wounds = tucked->wounds;
  p->own_links = tucked->own_links;
  memcpy (p->markers, tucked->markers, sizeof p->markers);
  memcpy (p->links, tucked->links, sizeof p->links);
  memset (tucked, 0, sizeof *tucked);
  return piece;
}

/* MON-EXP-01 to MON-EXP-05, FAQ-MON-004, D-32: both parts, then Traps tile by tile. */
static void
expand (SrSet          *games,
        SrGame         *game,
        const SrAction *action,
        SrBattle       *battle)
{
  g_autoptr (SrSet) one = sr_set_new ();
  g_autoptr (SrSet) both = sr_set_new ();
  SrMonolith *monolith = &game->position.monoliths[game->turn];
  int pieces[2] = { -1, -1 };

  for (int i = 0; i < 2; i++)
    {
      monolith->parts[i] = action->parts[i];
      if (monolith->lower[i].tile != NULL)
        pieces[i] = untuck (game, &monolith->lower[i], action, i);
    }
  monolith->expanded = TRUE;
  game->this_turn.expanded = TRUE;
  if (pieces[0] >= 0)
    sr_enter (one, game, pieces[0], battle);
  else
    sr_games_add (one, game, battle);
  for (guint i = 0; i < one->members->len; i++)
    if (pieces[1] >= 0)
      sr_enter (both, g_ptr_array_index (one->members, i), pieces[1], battle);
    else
      sr_games_add (both, g_ptr_array_index (one->members, i), battle);
  finish_all (games, both, TRUE, battle);
}

static void
step (SrSet        *games,
      const SrGame *game,
      int           piece,
      SrHex         hex,
      SrBattle     *battle)
{
  g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

  sr_game_move_piece (next, piece, hex);
  sr_enter (games, next, piece, battle);
}

/* D-15: a Trap on the middle hex ends the move if the unit is then gone, elsewhere or off. */
static gboolean
can_go_on (SrGame   *game,
           int       piece,
           SrHex     via,
           SrBattle *battle)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);

  sr_position_settle (&game->position, battle);
  sr_picture_take (picture, &game->position, battle);
  return !game->position.pieces[piece].gone && picture->acts[piece]
         && sr_hex_equal (game->position.pieces[piece].hex, via);
}

/*
 * BASE-MOB-05: one step after the other. Without a Trap the check has found that
 * the unit can pass; with one the unit stands there as the Trap left it.
 */
static void
step_over (SrSet          *games,
           SrGame         *game,
           int             piece,
           const SrHex    *way,
           SrBattle       *battle)
{
  g_autoptr (SrSet) halfway = sr_set_new ();
  g_autoptr (SrSet) arrived = sr_set_new ();
  gboolean trapped = sr_game_trap_at (game, way[0]) >= 0;
  int facing = game->position.pieces[piece].facing;

  step (halfway, game, piece, way[0], battle);
  for (guint i = 0; i < halfway->members->len; i++)
    {
      SrGame *next = g_ptr_array_index (halfway->members, i);

      if (trapped && !can_go_on (next, piece, way[0], battle))
        {
          sr_games_add (arrived, next, battle);
          continue;
        }
      next->position.pieces[piece].facing = facing;
      step (arrived, next, piece, way[1], battle);
    }
  finish_all (games, arrived, FALSE, battle);
}

/* BASE-MISC-04: what is allowed once in a turn is noted. */
static void
note_use (SrGame          *game,
          const SrAction  *action,
          const SrPicture *picture,
          SrGift           gift)
{
  int giver;

  if (strchr (action->by, '/') != NULL)
    return;
  if (!g_str_equal (action->by, "transport") && !g_str_equal (action->by, "chauffeur"))
    {
      sr_game_use (game, action->by, action->piece.at, NULL);
      return;
    }
  giver = sr_find_giver (game, picture, action, gift);
  sr_game_use (game, action->by, action->piece.at, &game->position.pieces[giver].hex);
}

/* BASE-INST-20, BASE-MOB-01, BASE-MOB-04, IG-DMOVE-01. */
static void
move (SrSet           *games,
      SrGame          *game,
      const SrAction  *action,
      const SrPicture *picture,
      SrBattle        *battle)
{
  g_autoptr (SrSet) arrived = sr_set_new ();
  int piece = sr_piece_at (&game->position, action->piece.at);
  SrHex way[2] = { action->to.at, action->to.at };
  gboolean two_steps = sr_move_find_via (game, battle, action, &way[0]);

  note_use (game, action, picture, SR_GIFT_MOBILITY);
  if (action->facing >= 0)
    game->position.pieces[piece].facing = action->facing;
  if (two_steps)
    {
      step_over (games, game, piece, way, battle);
      return;
    }
  if (sr_hex_equal (action->piece.at, action->to.at))
    sr_games_add (arrived, game, battle);
  else
    step (arrived, game, piece, action->to.at, battle);
  finish_all (games, arrived, FALSE, battle);
}

/* BASE-MOB-02, PAR-CHAUF-01, PAR-BUNKER-01; FAQ-G-019: a turn is a jump. */
static void
rotate (SrSet           *games,
        SrGame          *game,
        const SrAction  *action,
        const SrPicture *picture,
        SrBattle        *battle)
{
  int piece = sr_piece_at (&game->position, action->piece.at);

  note_use (game, action, picture, SR_GIFT_ROTATION);
  game->position.pieces[piece].facing = action->facing;
  sr_finish (games, game, FALSE, battle);
}

/* BASE-INST-30, BASE-INST-31, BASE-INST-33, D-20: the owner of the target picks the hex, if it is not named. */
static void
push (SrSet           *games,
      SrGame          *game,
      const SrAction  *action,
      const SrPicture *picture,
      SrBattle        *battle)
{
  g_autoptr (SrSet) arrived = sr_set_new ();
  int pusher = sr_piece_at (&game->position, action->piece.at);
  int target = sr_piece_at (&game->position, action->target.at);
  SrHex hexes[6];
  int n = sr_find_push_hexes (game, battle, pusher, target, hexes);

  note_use (game, action, picture, SR_GIFT_NONE);
  for (int i = 0; i < n; i++)
    if (!action->to.given || sr_hex_equal (hexes[i], action->to.at))
      step (arrived, game, target, hexes[i], battle);
  finish_all (games, arrived, FALSE, battle);
}

/* PAR-HQ-01, PAR-TACT-01. */
static void
arm (SrSet           *games,
     SrGame          *game,
     const SrAction  *action,
     const SrPicture *picture,
     SrBattle        *battle)
{
  int launcher = sr_find_launcher (game, picture, action->hex.at);

  if (g_str_equal (action->by, "trap-launcher"))
    sr_game_use (game, "trap-launcher", game->position.pieces[launcher].hex, NULL);
  put_trap (game, action->hex.at, action->trap);
  sr_finish (games, game, FALSE, battle);
}

/**
 * sr_do_on_board:
 * @games: (inout): gets the games that can follow
 * @game: (inout): a game, free to be changed
 * @action: an action that is allowed
 * @picture: the picture before it
 * @battle: what stays the same
 *
 * Plays actions that bring tiles and Traps onto the board or move them there.
 */
void
sr_do_on_board (SrSet           *games,
                SrGame          *game,
                const SrAction  *action,
                const SrPicture *picture,
                SrBattle        *battle)
{
  switch (action->what)
    {
    case SR_DO_SET_UP:
      set_up (games, game, action, battle);
      break;
    case SR_DO_PLACE:
      place (games, game, action, battle);
      break;
    case SR_DO_EXPAND:
      expand (games, game, action, battle);
      break;
    case SR_DO_MOVE:
      move (games, game, action, picture, battle);
      break;
    case SR_DO_ROTATE:
      rotate (games, game, action, picture, battle);
      break;
    case SR_DO_PUSH:
      push (games, game, action, picture, battle);
      break;
    case SR_DO_ARM:
      arm (games, game, action, picture, battle);
      break;
    default:
      g_return_if_reached ();
    }
}
