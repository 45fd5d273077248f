/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether tiles may come onto the board or turn on it: set-up, placing, Monoliths, rotations and pushes. */

#include "sr-turn.h"

/**
 * sr_direction_to:
 * @start: a hex
 * @hex: a hex
 *
 * Returns: the direction in which @hex lies on a straight line, or -1
 */
int
sr_direction_to (SrHex start,
                 SrHex hex)
{
  int q = hex.q - start.q;
  int r = hex.r - start.r;

  if (q == 0 && r != 0)
    return r < 0 ? 0 : 3;
  if (q + r == 0 && q != 0)
    return q > 0 ? 1 : 4;
  if (r == 0 && q != 0)
    return q > 0 ? 2 : 5;
  return -1;
}

/**
 * sr_distance:
 * @start: a hex
 * @hex: a hex
 *
 * Returns: the number of steps between them
 */
int
sr_distance (SrHex start,
             SrHex hex)
{
  int q = ABS (hex.q - start.q);
  int r = ABS (hex.r - start.r);
  int s = ABS (hex.q + hex.r - start.q - start.r);

  return MAX (q, MAX (r, s));
}

/**
 * sr_find_hq:
 * @game: a game
 * @side: a side
 *
 * Returns: the HQ of @side on the board, or -1
 */
int
sr_find_hq (const SrGame *game,
            int           side)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    if (!game->position.pieces[i].gone && game->position.pieces[i].side == side
        && game->position.pieces[i].tile->type == SR_TYPE_HQ)
      return i;
  return -1;
}

/* BASE-PLACE-01, BASE-BOARD-04, D-19: one unit for each hex, none on water. */
static void
check_hex_is_empty (const SrCheck *check,
                    SrHex          hex,
                    const char    *rule)
{
  if (sr_piece_at (&check->game->position, hex) >= 0)
    sr_forbid (check, rule, "BASE-BOARD-04", NULL);
  if (sr_game_is_water (check->battle, hex))
    sr_forbid (check, rule, "D-19", NULL);
}

/* MON-SET-01, MON-SET-03: two board tiles of the army. */
static void
check_lower_tiles (const SrCheck *check)
{
  const SrMonolith *monolith = &check->game->position.monoliths[check->action->side];
  g_autofree char *prefix = g_strconcat (check->game->sides[check->action->side].army, "/", NULL);

  if (check->action->lower[0] == NULL && check->action->lower[1] == NULL)
    return;
  if (monolith->lower[0].tile != NULL || monolith->lower[1].tile != NULL)
    sr_forbid (check, "MON-SET-01", NULL);
  for (int i = 0; i < 2; i++)
    {
      const SrTile *tile = check->action->lower[i];

      if (tile == NULL || tile->type == SR_TYPE_HQ || tile->type == SR_TYPE_INSTANT
          || tile->type == SR_TYPE_OTHER || tile->bonus || !g_str_has_prefix (tile->name, prefix))
        sr_forbid (check, "MON-SET-01", NULL);
      else if (check->action->lower[0] == check->action->lower[1] && tile->count < 2)
        sr_forbid (check, "MON-SET-01", "BASE-COMP-01", NULL);
    }
}

/**
 * sr_check_set_up:
 * @check: a check
 *
 * BASE-SETUP-02: the HQs come one after the other, beginning with the starter.
 */
void
sr_check_set_up (const SrCheck *check)
{
  const SrGame *game = check->game;
  int n = check->battle->n_sides;
  int next = -1;

  for (int i = n - 1; i >= 0; i--)
    {
      int side = (game->turn + i) % n;

      if (game->sides[side].fallen)
        sr_forbid (check, "BASE-SETUP-02", NULL);
      if (sr_find_hq (game, side) < 0)
        next = side;
    }
  if (check->action->side != next)
    sr_forbid (check, "BASE-SETUP-02", "BASE-SETUP-01", NULL);
  check_hex_is_empty (check, check->action->hex.at, "BASE-SETUP-02");
  if (sr_game_is_part (game, check->action->hex.at))
    sr_forbid (check, "D-47", "MON-COL-02", NULL);
  check_lower_tiles (check);
}

/**
 * sr_check_trap_place:
 * @check: a check
 * @hex: a hex
 *
 * PAR-TRAP-01, PAR-TRAP-17: a Trap goes onto an empty hex that is no water.
 */
void
sr_check_trap_place (const SrCheck *check,
                     SrHex          hex)
{
  if (sr_piece_at (&check->game->position, hex) >= 0 || sr_game_trap_at (check->game, hex) >= 0)
    sr_forbid (check, "PAR-TRAP-01", "PAR-TRAP-08", NULL);
  if (sr_game_is_water (check->battle, hex))
    sr_forbid (check, "PAR-TRAP-17", "PAR-TRAP-01", NULL);
}

static const char *
find_arming_rule (const SrTile *tile)
{
  if (g_str_equal (tile->name, "partisans/sleeper-agent"))
    return "PAR-AGENT-01";
  if (g_str_equal (tile->name, "partisans/doctors-assistant"))
    return "PAR-ASSIST-01";
  if (g_str_equal (tile->name, "partisans/guard-drone"))
    return "PAR-DRONE-01";
  return "PAR-TRAP-09";
}

/* PAR-TRAP-09, PAR-TRAP-10: from the pool, with what the tile disarms by coming onto its hex. */
static void
check_pool_suffices (const SrCheck *check)
{
  const SrGame *game = check->game;
  int own = sr_game_trap_at (game, check->action->hex.at);
  int left[SR_N_TRAPS];
  SrTrapKind kind;

  memcpy (left, game->sides[game->turn].pool, sizeof left);
  if (own >= 0 && game->position.traps[own].side == game->turn
      && sr_trap_find (game->position.traps[own].kind, &kind))
    left[kind]++;
  for (int i = 0; i < check->action->n_arms; i++)
    if (left[check->action->arms[i].trap]-- <= 0)
      sr_forbid (check, "PAR-TRAP-09", "PAR-TRAP-08", find_arming_rule (check->action->tile), NULL);
}

/* D-13: a tile that is netted or without power as soon as it stands does not arm. */
static void
check_tile_can_arm (const SrCheck *check)
{
  g_autofree SrPosition *position = g_memdup2 (&check->game->position, sizeof *position);
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  SrPiece *piece = &position->pieces[position->n_pieces];

  if (position->n_pieces == SR_MAX_PIECES || check->battle->rulings.d13_can)
    return;
  memset (piece, 0, sizeof *piece);
  piece->tile = check->action->tile;
  piece->side = piece->controller = check->game->turn;
  piece->hex = check->action->hex.at;
  piece->facing = MAX (0, check->action->facing);
  position->n_pieces++;
  sr_picture_take (picture, position, check->battle);
  if (!picture->acts[position->n_pieces - 1])
    sr_forbid (check, "D-13", "BASE-NET-02", find_arming_rule (check->action->tile), NULL);
}

/* PAR-AGENT-01, PAR-ASSIST-01, PAR-DRONE-01: adjacent empty hexes in the marked directions. */
static void
check_arms (const SrCheck *check)
{
  const SrAction *action = check->action;
  int facing = MAX (0, action->facing);

  for (int i = 0; i < action->n_arms; i++)
    {
      gboolean marked = FALSE;

      for (int side = 0; side < 6; side++)
        if (action->tile->arms && action->tile->arming[side]
            && sr_hex_equal (sr_hex_step (action->hex.at, sr_direction_of (side, facing)),
                             action->arms[i].hex))
          marked = TRUE;
      if (!marked)
        sr_forbid (check, find_arming_rule (action->tile), "PAR-TRAP-09", NULL);
      sr_check_trap_place (check, action->arms[i].hex);
      for (int j = 0; j < i; j++)
        if (sr_hex_equal (action->arms[i].hex, action->arms[j].hex))
          sr_forbid (check, "PAR-TRAP-01", NULL);
    }
  check_pool_suffices (check);
  if (action->n_arms > 0 && check->rules->len == 0)
    check_tile_can_arm (check);
}

/* MON-EXP-02, MON-EXP-03: after expanding only onto an own part that was left empty. */
static void
check_place_after_expanding (const SrCheck *check)
{
  const SrMonolith *monolith = &check->game->position.monoliths[check->game->turn];

  if (!check->game->this_turn.expanded)
    return;
  for (int i = 0; monolith->in_play && monolith->expanded && i < 2; i++)
    if (sr_hex_equal (monolith->parts[i], check->action->hex.at))
      return;
  sr_forbid (check, "MON-EXP-02", "MON-EXP-03", NULL);
}

/**
 * sr_check_place:
 * @check: a check
 *
 * BASE-TILE-01, BASE-PLACE-01: a board tile, on any empty hex.
 */
void
sr_check_place (const SrCheck *check)
{
  const SrTile *tile = check->action->tile;

  if (tile->type == SR_TYPE_HQ)
    sr_forbid (check, "BASE-SETUP-02", "BASE-TILE-01", NULL);
  if (tile->type == SR_TYPE_INSTANT || tile->type == SR_TYPE_OTHER)
    sr_forbid (check, "BASE-TILE-01", "BASE-PLACE-01", NULL);
  check_hex_is_empty (check, check->action->hex.at, "BASE-PLACE-01");
  check_place_after_expanding (check);
  check_arms (check);
}

/* MON-EXP-08: onto empty hexes, and not onto another part. */
static void
check_room_for_part (const SrCheck *check,
                     SrHex          hex)
{
  if (sr_piece_at (&check->game->position, hex) >= 0 || sr_game_is_part (check->game, hex)
      || sr_game_is_water (check->battle, hex))
    sr_forbid (check, "MON-EXP-08", "MON-EXP-05", NULL);
}

/**
 * sr_check_expand:
 * @check: a check
 *
 * MON-EXP-01 to MON-EXP-08.
 */
void
sr_check_expand (const SrCheck *check)
{
  const SrGame *game = check->game;
  const SrMonolith *monolith = &game->position.monoliths[game->turn];
  const SrHex *parts = check->action->parts;
  int hq = sr_find_hq (game, game->turn);
  gboolean first, second, together;

  if (!monolith->in_play)
    sr_forbid (check, "MON-EXP-01", "MON-SET-01", NULL);
  if (monolith->expanded || game->this_turn.expanded)
    sr_forbid (check, "MON-EXP-06", NULL);
  if (game->this_turn.placed)
    sr_forbid (check, "MON-EXP-02", "D-17", NULL);
  check_room_for_part (check, parts[0]);
  check_room_for_part (check, parts[1]);
  if (sr_hex_equal (parts[0], parts[1]))
    sr_forbid (check, "MON-EXP-08", NULL);
  if (hq < 0)
    {
      sr_forbid (check, "MON-EXP-04", "MON-EXP-05", NULL);
      return;
    }
  first = sr_hex_adjacent (game->position.pieces[hq].hex, parts[0]);
  second = sr_hex_adjacent (game->position.pieces[hq].hex, parts[1]);
  together = sr_hex_adjacent (parts[0], parts[1]);
  if (!(first || second) || !(first || together) || !(second || together))
    sr_forbid (check, "MON-EXP-05", "MON-INS-01", NULL);
}

/* BASE-MOB-02: Rotation, once in each own turn. */
static void
check_rotation (const SrCheck *check)
{
  int piece = sr_check_own_unit (check, &check->action->piece, "BASE-MOB-02");

  if (piece < 0)
    return;
  sr_check_acts (check, piece, "BASE-MOB-03");
  if (!check->game->position.pieces[piece].tile->rotation)
    sr_forbid (check, "BASE-MOB-02", "BASE-PLACE-03", NULL);
  if (sr_game_was_used (check->game, "rotation", check->action->piece.at, NULL))
    sr_forbid (check, "BASE-MOB-02", "BASE-MISC-04", "URA-TRANS-03", "IG-RNF-01", "PAR-ASSIST-01", NULL);
}

/* PAR-CHAUF-01, D-34: each connected unit once for each Chauffeur. */
static void
check_chauffeur (const SrCheck *check)
{
  int piece = sr_check_own_unit (check, &check->action->piece, "PAR-CHAUF-01");
  int giver = sr_find_giver (check->game, check->picture, check->action, SR_GIFT_ROTATION);

  if (piece < 0)
    return;
  sr_check_acts (check, piece, "BASE-MOB-03");
  if (giver < 0)
    sr_forbid (check, "PAR-CHAUF-01", "D-43", NULL);
  else if (sr_game_was_used (check->game, "chauffeur", check->action->piece.at,
                             &check->game->position.pieces[giver].hex))
    sr_forbid (check, "PAR-CHAUF-01", "BASE-MISC-04", NULL);
}

/**
 * sr_find_implant:
 * @game: a game
 * @picture: its picture
 *
 * Returns: an implant of the side to move that turns the HQ and is not netted, or -1
 */
int
sr_find_implant (const SrGame    *game,
                 const SrPicture *picture)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    if (!game->position.pieces[i].gone && game->position.pieces[i].controller == game->turn
        && game->position.pieces[i].tile->turns_hq && picture->acts[i])
      return i;
  return -1;
}

/* PAR-BUNKER-01, PAR-IMPL-01, D-29: the own HQ, one implant for each side and turn. */
static void
check_bunker_manager (const SrCheck *check)
{
  int piece = sr_check_own_unit (check, &check->action->piece, "PAR-BUNKER-01");

  if (sr_find_implant (check->game, check->picture) < 0)
    sr_forbid (check, "PAR-BUNKER-01", "PAR-IMPL-01", NULL);
  for (int i = 0; i < check->game->this_turn.n_used; i++)
    if (g_str_equal (check->game->this_turn.used[i].by, "bunker-manager"))
      sr_forbid (check, "PAR-IMPL-01", "D-29", NULL);
  if (piece < 0)
    return;
  sr_check_acts (check, piece, "PAR-BUNKER-01");
  if (check->game->position.pieces[piece].tile->type != SR_TYPE_HQ)
    sr_forbid (check, "PAR-BUNKER-01", NULL);
}

/**
 * sr_check_rotate:
 * @check: a check
 *
 * BASE-PLACE-03: only what is allowed to turn a unit does.
 */
void
sr_check_rotate (const SrCheck *check)
{
  const char *by = check->action->by;

  if (g_str_equal (by, "rotation"))
    check_rotation (check);
  else if (g_str_equal (by, "chauffeur"))
    check_chauffeur (check);
  else if (g_str_equal (by, "bunker-manager"))
    check_bunker_manager (check);
  else
    sr_forbid (check, "BASE-PLACE-03", "BASE-MOB-02", NULL);
}

/**
 * sr_find_push_hexes:
 * @game: a game
 * @battle: what stays the same
 * @pusher: a piece
 * @target: a piece next to it
 * @hexes: (out): room for six hexes
 *
 * BASE-INST-30, DISP-21, D-47: empty neighbours of the target that do not touch the pusher.
 *
 * Returns: how many there are
 */
int
sr_find_push_hexes (const SrGame   *game,
                    const SrBattle *battle,
                    int             pusher,
                    int             target,
                    SrHex          *hexes)
{
  SrHex from = game->position.pieces[pusher].hex;
  SrHex at = game->position.pieces[target].hex;
  int straight = sr_direction_to (from, at);
  int n = 0;

  for (int direction = 0; direction < 6; direction++)
    {
      SrHex hex = sr_hex_step (at, direction);

      if (!sr_hex_on_board (hex, battle->radius) || sr_game_is_water (battle, hex)
          || sr_piece_at (&game->position, hex) >= 0
          || sr_game_bars_hq (game, game->position.pieces[target].tile, hex))
        continue;
      if (sr_hex_adjacent (hex, from) || sr_hex_equal (hex, from))
        continue;
      if (battle->rulings.disp21_opposite && direction != straight)
        continue;
      hexes[n++] = hex;
    }
  return n;
}

/* BASE-INST-30, BASE-INST-32: there is a hex, and it is the one that is named. */
static void
check_push_hex (const SrCheck *check,
                int            pusher,
                int            target)
{
  SrHex hexes[6];
  int n = sr_find_push_hexes (check->game, check->battle, pusher, target, hexes);
  gboolean found = FALSE;

  if (n == 0)
    sr_forbid (check, "BASE-INST-32", "BASE-INST-30", "D-47", NULL);
  for (int i = 0; i < n; i++)
    found = found || sr_hex_equal (hexes[i], check->action->to.at);
  if (check->action->to.given && !found)
    sr_forbid (check, "BASE-INST-30", "URA-PUSH-01", NULL);
}

/* BASE-MOB-06, URA-BULL-01: the own ability once in each own turn; else a tile that pushes. */
static void
check_what_pushes (const SrCheck *check,
                   int            pusher)
{
  if (g_str_equal (check->action->by, "push-back"))
    {
      if (!check->game->position.pieces[pusher].tile->push_back)
        sr_forbid (check, "BASE-MOB-06", "URA-BULL-01", NULL);
      if (sr_game_was_used (check->game, "push-back", check->action->piece.at, NULL))
        sr_forbid (check, "BASE-MOB-06", "URA-BULL-01", "BASE-MISC-04", NULL);
    }
  else if (check->action->tile == NULL || (!sr_tile_is (check->action->tile, "push-back")
                                           && !sr_tile_is (check->action->tile, "tactics")))
    sr_forbid (check, "BASE-INST-30", "BASE-MOB-06", NULL);
}

/**
 * sr_check_push:
 * @check: a check
 *
 * BASE-INST-30 to BASE-INST-36, D-14: an own unit that is not netted pushes an
 * adjacent enemy that is neither netted nor bound to a Monolith.
 */
void
sr_check_push (const SrCheck *check)
{
  gboolean by_tile = strchr (check->action->by, '/') != NULL;
  int pusher = sr_check_own_unit (check, &check->action->piece, "BASE-INST-30");
  int target = sr_check_enemy_unit (check, &check->action->target, "BASE-INST-30");

  if (pusher >= 0)
    {
      if (!by_tile || !check->battle->rulings.disp13_allowed)
        sr_check_acts (check, pusher, "BASE-INST-35");
      check_what_pushes (check, pusher);
    }
  if (target >= 0)
    {
      sr_check_acts (check, target, "BASE-INST-34");
      if (sr_game_is_bound (check->game, target))
        sr_forbid (check, "MON-INS-02", "MON-INS-01", "D-14", NULL);
    }
  if (pusher < 0 || target < 0)
    return;
  if (!sr_hex_adjacent (check->action->piece.at, check->action->target.at))
    sr_forbid (check, "BASE-INST-30", "URA-PUSH-01", NULL);
  else
    check_push_hex (check, pusher, target);
}
