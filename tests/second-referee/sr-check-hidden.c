/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether Traps, hidden features and instant tiles may be used, and on whom. */

#include "sr-turn.h"

/**
 * sr_find_launcher:
 * @game: a game
 * @picture: its picture
 * @hex: where the Trap should go
 *
 * PAR-HQ-01: the straight line out of the launcher side, whatever stands in it.
 *
 * Returns: an own HQ that can launch onto @hex in this turn, or -1
 */
int
sr_find_launcher (const SrGame    *game,
                  const SrPicture *picture,
                  SrHex            hex)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    {
      const SrPiece *piece = &game->position.pieces[i];

      if (piece->gone || piece->controller != game->turn || piece->tile->launcher_side < 0
          || !picture->acts[i] || sr_game_was_used (game, "trap-launcher", piece->hex, NULL))
        continue;
      if (sr_direction_to (piece->hex, hex)
          == sr_direction_of (piece->tile->launcher_side, piece->facing))
        return i;
    }
  return -1;
}

/* PAR-HQ-01: why no HQ can launch. */
static void
check_launcher (const SrCheck *check)
{
  const SrGame *game = check->game;

  if (sr_find_launcher (game, check->picture, check->action->hex.at) >= 0)
    return;
  sr_forbid (check, "PAR-HQ-01", NULL);
  for (int i = 0; i < game->position.n_pieces; i++)
    {
      const SrPiece *piece = &game->position.pieces[i];

      if (piece->gone || piece->controller != game->turn || piece->tile->launcher_side < 0)
        continue;
      sr_check_acts (check, i, "PAR-HQ-01");
      if (sr_game_was_used (game, "trap-launcher", piece->hex, NULL))
        sr_forbid (check, "BASE-MISC-04", NULL);
    }
}

/**
 * sr_check_arm:
 * @check: a check
 *
 * PAR-TACT-01: Tactics onto any empty hex; PAR-HQ-01: the Trap Launcher;
 * PAR-TRAP-09: from the pool.
 */
void
sr_check_arm (const SrCheck *check)
{
  const SrAction *action = check->action;

  if (g_str_equal (action->by, "trap-launcher"))
    check_launcher (check);
  else if (strchr (action->by, '/') == NULL || !sr_tile_is (action->tile, "tactics"))
    sr_forbid (check, "PAR-TRAP-09", "PAR-TACT-01", "PAR-HQ-01", NULL);
  sr_check_trap_place (check, action->hex.at);
  if (check->game->sides[check->game->turn].pool[action->trap] <= 0)
    sr_forbid (check, "PAR-TRAP-09", "PAR-TRAP-08", NULL);
}

/* Hexes are named column by column, from the top down. */
static gboolean
comes_first (SrHex a,
             SrHex b)
{
  return a.q != b.q ? a.q < b.q : a.r < b.r;
}

/**
 * sr_find_boss:
 * @game: a game
 * @picture: its picture
 *
 * IG-BOSS-01; FAQ-M-033, BASE-SCO-01: a scoped Boss serves the Scoper's side.
 *
 * Returns: a Boss that the side to move can use in this turn, the first by the
 *   names of the hexes, or -1
 */
int
sr_find_boss (const SrGame    *game,
              const SrPicture *picture)
{
  int found = -1;

  for (int i = 0; i < game->position.n_pieces; i++)
    {
      const SrPiece *piece = &game->position.pieces[i];

      if (!piece->gone && piece->tile->boss && picture->acts[i] && picture->serves[i][game->turn]
          && !sr_game_was_used (game, "boss", piece->hex, NULL)
          && (found < 0 || comes_first (piece->hex, game->position.pieces[found].hex)))
        found = i;
    }
  return found;
}

/* IG-HID-01, IG-HID-02: an Order or the Boss; the Order is looked for in the hand with all other tiles. */
static void
check_activation (const SrCheck *check)
{
  const char *by = check->action->by;

  if (g_str_equal (by, "boss"))
    {
      if (sr_find_boss (check->game, check->picture) < 0)
        sr_forbid (check, "IG-BOSS-01", "IG-HID-01", NULL);
    }
  else if (!g_str_equal (by, "order") && !g_str_equal (by, "iron-gang/order"))
    sr_forbid (check, "IG-HID-01", "IG-ORDER-01", NULL);
}

/* PAR-PARA-01, BASE-NET-15 and the rule of the feature. */
static void
check_not_paralysed (const SrCheck *check,
                     int            piece,
                     const char    *rule)
{
  if (check->game->position.pieces[piece].markers[SR_MARKER_PARALYSIS] > 0)
    sr_forbid (check, rule, "PAR-PARA-01", "D-23", NULL);
}

/* IG-CHAIN-01, IG-CHAIN-02: an own unit with Chain, neither netted nor paralysed. */
static void
check_chain_end (const SrCheck *check,
                 const SrPlace *place)
{
  int piece = sr_check_own_unit (check, place, "IG-CHAIN-01");

  if (piece < 0)
    {
      sr_forbid (check, "FAQ-G-200", NULL);
      return;
    }
  if (!check->game->position.pieces[piece].tile->chain)
    sr_forbid (check, "IG-CHAIN-01", NULL);
  sr_check_acts (check, piece, "IG-CHAIN-02");
  if (!check->picture->acts[piece])
    sr_forbid (check, "IG-HID-03", "FAQ-G-199", NULL);
  check_not_paralysed (check, piece, "IG-CHAIN-02");
  if (check->game->position.pieces[piece].markers[SR_MARKER_PARALYSIS] > 0)
    sr_forbid (check, "FAQ-G-199", NULL);
}

/**
 * sr_check_chain:
 * @check: a check
 *
 * IG-CHAIN-01, IG-CHAIN-06: one enemy between two own ends on a straight line.
 */
void
sr_check_chain (const SrCheck *check)
{
  SrHex from = check->action->from.at;
  SrHex with = check->action->with.at;
  SrHex target = check->action->target.at;
  int direction = sr_direction_to (from, with);

  check_activation (check);
  check_chain_end (check, &check->action->from);
  check_chain_end (check, &check->action->with);
  sr_check_enemy_unit (check, &check->action->target, "IG-CHAIN-01");
  if (sr_hex_equal (from, with))
    sr_forbid (check, "IG-CHAIN-01", NULL);
  if (direction < 0 || sr_direction_to (from, target) != direction
      || sr_distance (from, target) >= sr_distance (from, with))
    sr_forbid (check, "IG-CHAIN-06", "IG-CHAIN-01", NULL);
}

static int
count_ranged_nets (const SrGame *game)
{
  int n = 0;

  for (int i = 0; i < game->position.n_pieces; i++)
    if (!game->position.pieces[i].gone && game->position.pieces[i].controller != game->turn)
      n += game->position.pieces[i].markers[SR_MARKER_RANGED_NET];
  return n;
}

/**
 * sr_check_ranged_net:
 * @check: a check
 *
 * IG-RNET-01, IG-RNET-04, IG-RNET-08, D-37: any enemy unit in the line of the
 * net side; two markers at most; never by a unit that was taken over.
 */
void
sr_check_ranged_net (const SrCheck *check)
{
  const SrAction *action = check->action;
  int piece = sr_check_own_unit (check, &action->piece, "IG-RNET-01");
  const SrPiece *p;

  check_activation (check);
  if (sr_check_enemy_unit (check, &action->target, "IG-RNET-01") < 0)
    sr_forbid (check, "IG-RNET-08", NULL);
  if (count_ranged_nets (check->game) >= 2)
    sr_forbid (check, "IG-RNET-04", "BASE-MISC-05", NULL);
  if (piece < 0)
    return;
  p = &check->game->position.pieces[piece];
  if (p->tile->ranged_net_side < 0)
    {
      sr_forbid (check, "IG-RNET-01", NULL);
      return;
    }
  sr_check_acts (check, piece, "IG-HID-03");
  if (p->side != p->controller)
    sr_forbid (check, "D-37", "IG-HID-06", "FAQ-G-211", NULL);
  if (sr_direction_to (p->hex, action->target.at)
      != sr_direction_of (p->tile->ranged_net_side, p->facing))
    sr_forbid (check, "IG-RNET-01", NULL);
}

/**
 * sr_check_explode:
 * @check: a check
 *
 * IG-EXPL-01, IG-EXPL-03: an own unit with Explosives, neither netted nor paralysed.
 */
void
sr_check_explode (const SrCheck *check)
{
  int piece = sr_check_own_unit (check, &check->action->piece, "IG-EXPL-01");

  check_activation (check);
  if (piece < 0)
    return;
  if (!check->game->position.pieces[piece].tile->explosives)
    sr_forbid (check, "IG-EXPL-01", NULL);
  sr_check_acts (check, piece, "IG-EXPL-03");
  if (!check->picture->acts[piece])
    sr_forbid (check, "IG-HID-03", NULL);
  check_not_paralysed (check, piece, "IG-EXPL-03");
}

/**
 * sr_check_ray:
 * @check: a check
 *
 * URA-RAY-01, D-40: any line, whether or not a unit stands in it.
 */
void
sr_check_ray (const SrCheck *check)
{
  const SrTile *tile = check->action->tile;

  if (tile != NULL && !sr_tile_is (tile, "ray"))
    sr_forbid (check, "URA-RAY-01", NULL);
}

/**
 * sr_check_retreat:
 * @check: a check
 *
 * PAR-RETREAT-01, D-33: an enemy unit but no HQ; D-36: also from a Monolith part.
 */
void
sr_check_retreat (const SrCheck *check)
{
  int target = sr_check_enemy_unit (check, &check->action->target, "PAR-RETREAT-01");

  if (check->action->tile != NULL && !sr_tile_is (check->action->tile, "retreat"))
    sr_forbid (check, "PAR-RETREAT-01", NULL);
  if (target < 0)
    return;
  if (check->game->position.pieces[target].tile->type == SR_TYPE_HQ)
    sr_forbid (check, "PAR-RETREAT-01", NULL);
  if (check->battle->rulings.d36_no && sr_game_is_part (check->game, check->action->target.at))
    sr_forbid (check, "D-36", "MON-INS-02", NULL);
}

/* BASE-INST-40: any enemy unit but an HQ. */
static void
check_sniper (const SrCheck *check)
{
  int target = sr_check_enemy_unit (check, &check->action->target, "BASE-INST-40");

  if (target >= 0 && check->game->position.pieces[target].tile->type == SR_TYPE_HQ)
    sr_forbid (check, "BASE-INST-40", NULL);
}

/* BASE-INST-50, BASE-INST-51, DISP-12: an enemy unit, but no HQ, next to the own HQ that is not netted. */
static void
check_grenade (const SrCheck *check)
{
  int target = sr_check_enemy_unit (check, &check->action->target, "BASE-INST-50");
  int hq = sr_find_hq (check->game, check->game->turn);

  if (target >= 0 && check->game->position.pieces[target].tile->type == SR_TYPE_HQ)
    sr_forbid (check, "BASE-INST-50", NULL);
  if (hq < 0 || !sr_hex_adjacent (check->game->position.pieces[hq].hex, check->action->target.at))
    sr_forbid (check, "BASE-INST-50", NULL);
  if (hq >= 0 && !check->battle->rulings.disp12_allowed && !check->picture->acts[hq])
    sr_forbid (check, "BASE-INST-51", "DISP-12", NULL);
}

/* BASE-INST-60, BASE-INST-61, DISP-11: the blast lies wholly on the board. */
static void
check_air_strike (const SrCheck *check)
{
  SrHex centre = { 0, 0 };

  if (!check->action->hex.given)
    sr_forbid (check, "BASE-INST-60", NULL);
  else if (!check->battle->rulings.disp11_allowed
           && sr_distance (centre, check->action->hex.at) == check->battle->radius)
    sr_forbid (check, "BASE-INST-61", "DISP-11", NULL);
}

/**
 * sr_check_play:
 * @check: a check
 *
 * The instant tiles that have no action of their own.
 */
void
sr_check_play (const SrCheck *check)
{
  if (sr_tile_is (check->action->tile, "sniper"))
    check_sniper (check);
  else if (sr_tile_is (check->action->tile, "grenade"))
    check_grenade (check);
  else if (sr_tile_is (check->action->tile, "air-strike"))
    check_air_strike (check);
  else
    sr_forbid (check, "BASE-INST-70", "BASE-TILE-01", NULL);
}
