/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens when a token comes onto a hex with a Trap (PAR-TRAP-10 to PAR-TRAP-12), one function for each Trap. */

#include "sr-turn.h"

/* The pool, the marker and the choice belong to the Trap's side; its hex is where the token came. */
typedef struct
{
  SrSet    *games;
  SrBattle *battle;
  int       piece;
  int       owner;
  SrHex     hex;
} Entering;

/* D-25: on-enter effects see the board without the entering token's own nets, links and Medic. */
static SrTile
make_mute (const SrTile *tile)
{
  SrTile mute = *tile;

  memset (mute.net, 0, sizeof mute.net);
  mute.has_net = FALSE;
  mute.n_links = 0;
  mute.ranged_medic = FALSE;
  return mute;
}

/* PAR-MINE-01 to PAR-MINE-03, D-05, D-27: the unit is destroyed, a Medic may take it; not an HQ. */
static void
spring_mine (const Entering *entering,
             const SrGame   *game)
{
  g_autofree SrMoment *moment = g_new0 (SrMoment, 1);
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autoptr (SrSet) transfused = sr_set_new ();
  g_autoptr (SrSet) served = sr_set_new ();
  SrPiece *piece = &moment->position.pieces[entering->piece];
  const SrTile *tile = game->position.pieces[entering->piece].tile;
  SrTile mute = make_mute (tile);
  gboolean as_damage = entering->battle->rulings.d27_damage;

  if (tile->type == SR_TYPE_HQ)
    {
      sr_games_add (entering->games, game, entering->battle);
      return;
    }
  moment->position = game->position;
  piece->tile = &mute;
  sr_picture_take (picture, &moment->position, entering->battle);
  sr_moment_add (moment, 0, entering->piece,
                 as_damage ? sr_blow_with_extra (picture, entering->piece,
                                                 picture->hit_points[entering->piece] - piece->wounds
                                                 + piece->markers[SR_MARKER_MEDPACK]) : 0);
  moment->blows[0].destroys = !as_damage;
  sr_transfusions_declare (transfused, moment, picture, entering->battle);
  for (guint i = 0; i < transfused->members->len; i++)
    sr_medics_declare (served, g_ptr_array_index (transfused->members, i), picture, entering->battle);
  for (guint i = 0; i < served->members->len; i++)
    {
      g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

      sr_wounds_apply (&next->position, g_ptr_array_index (served->members, i), picture,
                       entering->battle);
      next->position.pieces[entering->piece].tile = tile;
      sr_games_add (entering->games, next, entering->battle);
    }
}

/* PAR-SMOKE-01: the Trap's owner turns the unit as it likes. */
static void
raise_smoke (const Entering *entering,
             const SrGame   *game)
{
  for (int facing = 0; facing < 6; facing++)
    {
      g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

      next->position.pieces[entering->piece].facing = facing;
      sr_games_add (entering->games, next, entering->battle);
    }
}

/* PAR-DRILL-01, PAR-DRILL-02, D-14, D-47: the Trap's owner may move the token to any other empty hex. */
static void
drill (const Entering *entering,
       const SrGame   *game)
{
  int radius = entering->battle->radius;

  sr_games_add (entering->games, game, entering->battle);
  if (sr_game_is_bound (game, entering->piece))
    return;
  for (int q = -radius; q <= radius; q++)
    for (int r = -radius; r <= radius; r++)
      {
        g_autofree SrGame *next = NULL;
        SrHex hex = { q, r };

        if (!sr_hex_on_board (hex, radius) || sr_piece_at (&game->position, hex) >= 0
            || sr_game_trap_at (game, hex) >= 0 || sr_game_is_water (entering->battle, hex)
            || sr_game_bars_hq (game, game->position.pieces[entering->piece].tile, hex))
          continue;
        next = g_memdup2 (game, sizeof *game);
        sr_game_move_piece (next, entering->piece, hex);
        sr_games_add (entering->games, next, entering->battle);
      }
}

/* PAR-MEDPACK-01, PAR-MEDPACK-03: onto one of the owner's units next to the Trap's hex. */
static void
give_medpack (const Entering *entering,
              const SrGame   *game)
{
  gboolean given = FALSE;

  for (int i = 0; i < game->position.n_pieces; i++)
    {
      const SrPiece *piece = &game->position.pieces[i];
      g_autofree SrGame *next = NULL;

      if (piece->gone || piece->controller != entering->owner
          || !sr_hex_adjacent (piece->hex, entering->hex))
        continue;
      next = g_memdup2 (game, sizeof *game);
      next->position.pieces[i].markers[SR_MARKER_MEDPACK]++;
      sr_games_add (entering->games, next, entering->battle);
      given = TRUE;
    }
  if (!given)
    sr_games_add (entering->games, game, entering->battle);
}

/* PAR-TNET-01, PAR-FRENZY-01, PAR-PARA-01: the marker goes onto the unit. */
static void
put_marker (const Entering *entering,
            const SrGame   *game,
            SrMarker        marker)
{
  g_autofree SrGame *next = g_memdup2 (game, sizeof *game);

  next->position.pieces[entering->piece].markers[marker]++;
  sr_games_add (entering->games, next, entering->battle);
}

static void
activate (const Entering *entering,
          const SrGame   *game,
          SrTrapKind      kind)
{
  switch (kind)
    {
    case SR_TRAP_DRILL:
      drill (entering, game);
      break;
    case SR_TRAP_FRENZY:
      put_marker (entering, game, SR_MARKER_FRENZY);
      break;
    case SR_TRAP_MEDPACK:
      give_medpack (entering, game);
      break;
    case SR_TRAP_MINE:
      spring_mine (entering, game);
      break;
    case SR_TRAP_NET:
      put_marker (entering, game, SR_MARKER_TRAP_NET);
      break;
    case SR_TRAP_PARALYSIS:
      put_marker (entering, game, SR_MARKER_PARALYSIS);
      break;
    case SR_TRAP_SMOKE:
    default:
      raise_smoke (entering, game);
      break;
    }
}

/**
 * sr_enter:
 * @games: (inout): gets the games that can follow
 * @game: a game in which a token has just come onto its hex
 * @piece: that token
 * @battle: what stays the same
 *
 * PAR-TRAP-10, D-33: a token that the Trap's side controls disarms it; PAR-TRAP-11:
 * any other one activates it, and it leaves the game.
 */
void
sr_enter (SrSet        *games,
          const SrGame *game,
          int           piece,
          SrBattle     *battle)
{
  g_autofree SrGame *next = g_memdup2 (game, sizeof *game);
  const SrPiece *p = &game->position.pieces[piece];
  int trap = p->gone ? -1 : sr_game_trap_at (game, p->hex);
  Entering entering = { games, battle, piece, 0, p->hex };
  SrTrapKind kind;

  if (trap < 0 || !sr_trap_find (game->position.traps[trap].kind, &kind))
    {
      sr_games_add (games, game, battle);
      return;
    }
  entering.owner = game->position.traps[trap].side;
  next->position.traps[trap].gone = TRUE;
  if (entering.owner == p->controller)
    {
      next->sides[entering.owner].pool[kind]++;
      sr_games_add (games, next, battle);
      return;
    }
  if (battle->without & SR_WITHOUT_TRAPS)
    sr_games_add (games, next, battle);
  else
    activate (&entering, next, kind);
}
