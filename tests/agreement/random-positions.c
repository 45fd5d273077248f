/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes random scenarios: a seed and a number always give the same board, on every computer. */

#include "random-positions.h"
#include "random-source.h"

#include "sr-private.h"

#define RADIUS 2

static const char *armies[] = {
  "borgo", "hegemony", "iron-gang", "moloch", "outpost", "partisans", "uranopolis"
};

/* What else a board has more of than chance would give. */
typedef enum
{
  FLAVOUR_NONE,
  FLAVOUR_INITIATIVE,
  FLAVOUR_STRENGTH,
  FLAVOUR_SHOTS,
  FLAVOUR_MARKERS,
  FLAVOUR_COPIES,
  FLAVOUR_FULL
} Flavour;

static const Flavour flavours[] = {
  FLAVOUR_NONE, FLAVOUR_NONE, FLAVOUR_NONE, FLAVOUR_NONE, FLAVOUR_NONE, FLAVOUR_NONE,
  FLAVOUR_INITIATIVE, FLAVOUR_INITIATIVE, FLAVOUR_STRENGTH, FLAVOUR_STRENGTH, FLAVOUR_SHOTS,
  FLAVOUR_MARKERS, FLAVOUR_MARKERS, FLAVOUR_COPIES, FLAVOUR_COPIES, FLAVOUR_FULL
};

/* Scopers decide seldom, so boards for them come more often. */
static const RandomTheme themes[] = {
  RANDOM_THEME_ANY, RANDOM_THEME_ANY, RANDOM_THEME_NETS, RANDOM_THEME_POWER, RANDOM_THEME_MEDICS,
  RANDOM_THEME_CHOICES, RANDOM_THEME_SCOPERS, RANDOM_THEME_SCOPERS, RANDOM_THEME_SCOPERS,
  RANDOM_THEME_SCOPERS, RANDOM_THEME_SCOPERS
};

typedef struct
{
  const SrTile *tile;
  int           side;
  SrHex         hex;
  int           facing;
  int           wounds;
  int           markers[SR_N_MARKERS];
  guint         links;
  const char   *net;
  const char   *power;
  gboolean      aimed;
} Piece;

typedef struct
{
  SrFacts     *facts;
  RandomSource random;
  RandomTheme  theme;
  Flavour      flavour;
  const char  *army[2];
  GPtrArray   *tiles[2];
  Piece        pieces[SR_MAX_PIECES];
  int          n_pieces;
  SrHex        parts[2][2];
  gboolean     expanded[2];
  gboolean     collapsed[2];
} Board;

static int
find_piece (const Board *board,
            SrHex        hex)
{
  for (int i = 0; i < board->n_pieces; i++)
    if (sr_hex_equal (board->pieces[i].hex, hex))
      return i;
  return -1;
}

static gboolean
is_free (const Board *board,
         SrHex        hex)
{
  return sr_hex_on_board (hex, RADIUS) && find_piece (board, hex) < 0;
}

static gboolean
pick_free_hex (Board *board,
               SrHex *hex)
{
  for (int tries = 0; tries < 200; tries++)
    {
      hex->q = random_below (&board->random, 2 * RADIUS + 1) - RADIUS;
      hex->r = random_below (&board->random, 2 * RADIUS + 1) - RADIUS;
      if (is_free (board, *hex))
        return TRUE;
    }
  return FALSE;
}

static gboolean
pick_hex_beside (Board *board,
                 SrHex  centre,
                 SrHex *hex)
{
  int first = random_below (&board->random, 6);

  for (int i = 0; i < 6; i++)
    {
      *hex = sr_hex_step (centre, (first + i) % 6);
      if (is_free (board, *hex))
        return TRUE;
    }
  return FALSE;
}

/* Three of four pieces go beside another, and nearly all where a Scoper should matter. */
static gboolean
pick_hex (Board *board,
          SrHex *hex)
{
  int lonely = board->theme == RANDOM_THEME_SCOPERS ? 12 : 4;

  if (board->n_pieces > 0 && random_below (&board->random, lonely) > 0
      && pick_hex_beside (board,
                          board->pieces[random_below (&board->random, board->n_pieces)].hex, hex))
    return TRUE;
  return pick_free_hex (board, hex);
}

static void
pick_armies (Board *board)
{
  int n = G_N_ELEMENTS (armies);
  int first = random_below (&board->random, n);
  int second = random_below (&board->random, n - 1);

  if (board->theme == RANDOM_THEME_POWER)
    first = n - 1;
  else if (board->theme == RANDOM_THEME_SCOPERS)
    first = n - 3;
  if (second >= first)
    second++;
  if (random_below (&board->random, 2) == 0)
    {
      int swap = first;

      first = second;
      second = swap;
    }
  board->army[0] = armies[first];
  board->army[1] = armies[second];
}

static int
count_tile (const Board  *board,
            const SrTile *tile)
{
  int n = 0;

  for (int i = 0; i < board->n_pieces; i++)
    n += board->pieces[i].tile == tile;
  return n;
}

static gboolean
offers_choice (const SrTile *tile)
{
  return tile->explodes || tile->ranged_medic || sr_tile_has_link (tile, SR_LINK_MELEE_RANGED)
         || sr_tile_has_link (tile, SR_LINK_RANGED_GAUSS);
}

static int
weigh_for_theme (const Board  *board,
                 const SrTile *tile)
{
  switch (board->theme)
    {
    case RANDOM_THEME_NETS:
      return tile->has_net ? 8 : 1;
    case RANDOM_THEME_POWER:
      return tile->needs_power ? 3 : sr_tile_has_link (tile, SR_LINK_POWER) ? 4 : 1;
    case RANDOM_THEME_MEDICS:
      return sr_tile_has_link (tile, SR_LINK_MEDIC) ? 12 : 1;
    case RANDOM_THEME_SCOPERS:
      return sr_tile_has_link (tile, SR_LINK_SCOPER) ? 12 : tile->type == SR_TYPE_MODULE ? 3 : 1;
    case RANDOM_THEME_CHOICES:
      return offers_choice (tile) ? 12 : 1;
    case RANDOM_THEME_ANY:
    default:
      return 1;
    }
}

static gboolean
shoots (const SrTile *tile)
{
  for (int i = 0; i < tile->n_attacks; i++)
    if (tile->attacks[i].kind != SR_MELEE)
      return TRUE;
  return FALSE;
}

static int
weigh_for_flavour (const Board  *board,
                   const SrTile *tile)
{
  switch (board->flavour)
    {
    case FLAVOUR_INITIATIVE:
      return sr_tile_has_link (tile, SR_LINK_INITIATIVE)
             || sr_tile_has_link (tile, SR_LINK_EXTRA_ATTACK) ? 5 : tile->n_numbers > 1 ? 3 : 1;
    case FLAVOUR_STRENGTH:
      return sr_tile_has_link (tile, SR_LINK_MELEE) || sr_tile_has_link (tile, SR_LINK_RANGED)
             || sr_tile_has_link (tile, SR_LINK_EXTRA_WOUND) || offers_choice (tile) ? 5 : 1;
    case FLAVOUR_SHOTS:
      return shoots (tile) || sr_tile_has_link (tile, SR_LINK_RANGED_GAUSS)
             || sr_tile_has_link (tile, SR_LINK_EXTRA_WOUND) ? 5 : 1;
    case FLAVOUR_MARKERS:
      return tile->charge_side >= 0 ? 12 : tile->has_net ? 4 : 1;
    case FLAVOUR_FULL:
      return tile->n_attacks == 0 ? 60 + 200 * tile->toughness : tile->toughness > 0 ? 4 : 1;
    case FLAVOUR_NONE:
    case FLAVOUR_COPIES:
    default:
      return 1;
    }
}

/* How often a tile is picked; more copies than an army has are odd, but allowed. */
static int
weigh_tile (const Board  *board,
            const SrTile *tile)
{
  int left = board->flavour == FLAVOUR_COPIES ? 1 : tile->count - count_tile (board, tile);

  if (tile->type == SR_TYPE_HQ || left <= 0)
    return 0;
  return (left + 1) * weigh_for_theme (board, tile) * weigh_for_flavour (board, tile);
}

static const SrTile *
pick_tile (Board *board,
           int    side)
{
  int total = 0;
  int roll;

  for (guint i = 0; i < board->tiles[side]->len; i++)
    total += weigh_tile (board, g_ptr_array_index (board->tiles[side], i));
  roll = random_below (&board->random, total);
  for (guint i = 0; i < board->tiles[side]->len; i++)
    {
      const SrTile *tile = g_ptr_array_index (board->tiles[side], i);

      roll -= weigh_tile (board, tile);
      if (roll < 0)
        return tile;
    }
  g_return_val_if_reached (NULL);
}

static Piece *
put_tile (Board        *board,
          const SrTile *tile,
          int           side,
          SrHex         hex)
{
  Piece *piece = &board->pieces[board->n_pieces++];

  piece->tile = tile;
  piece->side = side;
  piece->hex = hex;
  piece->facing = random_below (&board->random, 6);
  piece->net = NULL;
  piece->power = NULL;
  return piece;
}

static void
put_hqs (Board *board)
{
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *name = g_strconcat (board->army[side], "/hq", NULL);
      SrHex hex;
      Piece *piece;

      if (random_below (&board->random, 20) == 0 || !pick_hex (board, &hex))
        continue;
      piece = put_tile (board, sr_facts_find (board->facts, name), side, hex);
      piece->wounds = random_below (&board->random, 3) > 0 ? 15 + random_below (&board->random, 5)
                                                           : random_below (&board->random, 15);
    }
}

/* What a net, an attack or a link of a tile finds in one direction. */
static int
score_direction (const Board *board,
                 const Piece *piece,
                 int          direction,
                 gboolean     far,
                 gboolean     enemies)
{
  SrHex hex = sr_hex_step (piece->hex, direction);

  while (sr_hex_on_board (hex, RADIUS))
    {
      int other = find_piece (board, hex);

      if (other >= 0 && (board->pieces[other].side != piece->side) == enemies)
        return board->pieces[other].tile->type == SR_TYPE_MODULE ? 3 : 2;
      if (!far)
        return 0;
      hex = sr_hex_step (hex, direction);
    }
  return 0;
}

static int
score_facing (const Board *board,
              const Piece *piece,
              int          facing)
{
  const SrTile *tile = piece->tile;
  int score = 0;

  for (int i = 0; i < tile->n_attacks; i++)
    score += score_direction (board, piece, sr_direction_of (tile->attacks[i].side, facing),
                              tile->attacks[i].kind == SR_RANGED
                              || tile->attacks[i].kind == SR_GAUSS, TRUE);
  for (int side = 0; side < 6; side++)
    {
      int direction = sr_direction_of (side, facing);

      if (tile->net[side])
        score += 2 * score_direction (board, piece, direction, FALSE, TRUE);
      if (tile->net[side] && piece->markers[SR_MARKER_FRENZY] > 0)
        score += 3 * score_direction (board, piece, direction, FALSE, FALSE);
      if (tile->charge_side == side)
        score += score_direction (board, piece, direction, FALSE, TRUE);
      for (int i = 0; i < tile->n_links; i++)
        if (tile->links[i].sides[side])
          {
            score += score_direction (board, piece, direction, FALSE, tile->links[i].on_enemies);
            /* A Scoper may turn it. */
            if (board->theme == RANDOM_THEME_SCOPERS)
              score += score_direction (board, piece, direction, FALSE, !tile->links[i].on_enemies);
          }
    }
  return score;
}

/* Half of the pieces are aimed at what they work on. */
static void
aim_pieces (Board *board)
{
  for (int i = 0; i < board->n_pieces; i++)
    {
      Piece *piece = &board->pieces[i];
      int first = random_below (&board->random, 6);
      int best = -1;

      if (piece->aimed || board->flavour == FLAVOUR_FULL
          || (random_below (&board->random, 2) == 0 && board->theme == RANDOM_THEME_ANY))
        continue;
      for (int turn = 0; turn < 6; turn++)
        {
          int facing = (first + turn) % 6;
          int score = score_facing (board, piece, facing);

          if (score > best)
            {
              best = score;
              piece->facing = facing;
            }
        }
    }
}

static void
wound_pieces (Board *board)
{
  for (int i = 0; i < board->n_pieces; i++)
    {
      Piece *piece = &board->pieces[i];

      if (piece->tile->type != SR_TYPE_HQ && piece->tile->toughness > 0
          && random_below (&board->random, 2) == 0)
        piece->wounds = random_below (&board->random, piece->tile->toughness + 1);
    }
}

static gboolean
plays (const Board *board,
       const char  *army,
       int         *side)
{
  for (int i = 0; i < 2; i++)
    if (g_str_equal (board->army[i], army))
      {
        *side = i;
        return TRUE;
      }
  return FALSE;
}

static void
mark_one (Board    *board,
          int       side,
          SrMarker  marker)
{
  for (int tries = 0; tries < 3; tries++)
    {
      Piece *piece = &board->pieces[random_below (&board->random, board->n_pieces)];

      if (piece->side != side || piece->tile->type == SR_TYPE_MODULE)
        continue;
      piece->markers[marker] = 1;
      if (marker != SR_MARKER_FRENZY || piece->tile->has_net)
        return;
    }
}

/* The markers of the armies on the board, in one of four boards that could have them. */
static void
mark_pieces (Board *board)
{
  int side;

  if (random_below (&board->random, 4) > 0 && board->flavour != FLAVOUR_MARKERS)
    return;
  if (plays (board, "iron-gang", &side))
    for (int i = 0; i < 2; i++)
      mark_one (board, 1 - side, SR_MARKER_RANGED_NET);
  if (plays (board, "partisans", &side))
    {
      mark_one (board, 1 - side, SR_MARKER_TRAP_NET);
      mark_one (board, 1 - side, SR_MARKER_FRENZY);
      mark_one (board, random_below (&board->random, 2), SR_MARKER_PARALYSIS);
      for (int i = 0; i < board->n_pieces; i++)
        if (board->pieces[i].side == side && random_below (&board->random, 5) == 0)
          board->pieces[i].markers[SR_MARKER_MEDPACK] = 1 + random_below (&board->random, 2);
    }
}

static void
toggle_pieces (Board *board)
{
  for (int i = 0; i < board->n_pieces; i++)
    {
      if (random_below (&board->random, 200) == 0)
        board->pieces[i].net = random_below (&board->random, 2) == 0 ? "on" : "off";
      if (board->pieces[i].tile->needs_power && random_below (&board->random, 60) == 0)
        board->pieces[i].power = random_below (&board->random, 2) == 0 ? "on" : "off";
    }
}

static void
put_krwiobus (Board *board)
{
  const SrTile *tile = sr_facts_find (board->facts, "neutral/krwiobus");
  gboolean wanted = board->theme == RANDOM_THEME_CHOICES ? random_below (&board->random, 2) == 0
                                                         : random_below (&board->random, 12) == 0;
  int other;
  SrHex hex;
  Piece *piece;

  if (!wanted || board->n_pieces == 0)
    return;
  other = random_below (&board->random, board->n_pieces);
  for (int i = 0; i < board->n_pieces; i++)
    if (board->pieces[i].tile->type == SR_TYPE_HQ && random_below (&board->random, 2) == 0)
      other = i;
  if (!pick_hex_beside (board, board->pieces[other].hex, &hex))
    return;
  piece = put_tile (board, tile, board->pieces[other].side, hex);
  if (random_below (&board->random, 3) == 0)
    piece->links = 1 + random_below (&board->random, 63);
}

static gboolean
works_in_battle (const SrTile *tile)
{
  for (int i = 0; i < tile->n_links; i++)
    if (tile->links[i].kind != SR_LINK_IDLE)
      return TRUE;
  return FALSE;
}

static const SrTile *
pick_fighter (Board *board,
              int    side)
{
  const SrTile *tile = pick_tile (board, side);

  for (int tries = 0; tries < 20 && tile->n_attacks == 0; tries++)
    tile = pick_tile (board, side);
  return tile;
}

static const SrTile *
pick_module (Board *board,
             int    side)
{
  const SrTile *tile = pick_tile (board, side);

  for (int tries = 0; tries < 30; tries++)
    {
      if (sr_tile_scopable (tile) && works_in_battle (tile))
        break;
      tile = pick_tile (board, side);
    }
  return tile;
}

/* A Scoper with enemy Modules beside it, and fighters of both sides beside those Modules. */
static void
put_scoper (Board *board)
{
  const SrTile *scoper = sr_facts_find (board->facts, "outpost/scoper");
  int side;
  SrHex hex, second, third;

  if (!plays (board, "outpost", &side) || !pick_free_hex (board, &hex))
    return;
  put_tile (board, scoper, side, hex);
  for (int n = 0; n < 2; n++)
    {
      if (!pick_hex_beside (board, hex, &second))
        return;
      put_tile (board, pick_module (board, 1 - side), 1 - side, second);
      for (int i = 0; i < 3; i++)
        if (pick_hex_beside (board, second, &third))
          put_tile (board, pick_fighter (board, (i + side) % 2), (i + side) % 2, third);
    }
}

static gboolean
is_netter (const SrTile *tile)
{
  return tile->has_net;
}

static gboolean
is_source (const SrTile *tile)
{
  return sr_tile_has_link (tile, SR_LINK_POWER);
}

static gboolean
is_powered_netter (const SrTile *tile)
{
  return tile->has_net && tile->needs_power;
}

static gboolean
is_module (const SrTile *tile)
{
  return sr_tile_scopable (tile) ? works_in_battle (tile) : sr_tile_has_link (tile, SR_LINK_SCOPER);
}

static const SrTile *
pick_such_tile (Board      *board,
                int         side,
                gboolean  (*such) (const SrTile *tile))
{
  g_autoptr (GPtrArray) tiles = g_ptr_array_new ();

  for (guint i = 0; i < board->tiles[side]->len; i++)
    if (such (g_ptr_array_index (board->tiles[side], i)))
      g_ptr_array_add (tiles, g_ptr_array_index (board->tiles[side], i));
  if (tiles->len == 0)
    return NULL;
  return g_ptr_array_index (tiles, random_below (&board->random, tiles->len));
}

/* Puts a tile so that one of its nets or links points in a direction. */
static void
put_aimed (Board        *board,
           const SrTile *tile,
           int           side,
           SrHex         hex,
           int           direction)
{
  int first = random_below (&board->random, 6);
  Piece *piece;

  if (tile == NULL || !is_free (board, hex))
    return;
  piece = put_tile (board, tile, side, hex);
  piece->aimed = TRUE;
  for (int turn = 0; turn < 6; turn++)
    {
      int printed = sr_printed_side_of (direction, (first + turn) % 6);
      gboolean points = tile->net[printed];

      for (int i = 0; i < tile->n_links; i++)
        points = points || tile->links[i].sides[printed];
      if (!points)
        continue;
      piece->facing = (first + turn) % 6;
      return;
    }
}

/* Netters, or what enables them, each aimed at the next: round a corner of three hexes, or of four. */
static void
put_ring (Board *board)
{
  int first = random_below (&board->random, 6);
  int other = (first + 1) % 6;
  int side;
  SrHex hex;

  if (!pick_free_hex (board, &hex))
    return;
  if (plays (board, "uranopolis", &side) && random_below (&board->random, 3) > 0)
    {
      SrHex source = sr_hex_step (hex, first);
      SrHex netter = sr_hex_step (hex, other);

      put_aimed (board, pick_such_tile (board, 1 - side, random_below (&board->random, 4) == 0
                                                         ? is_module : is_netter),
                 1 - side, hex, first);
      put_aimed (board, pick_such_tile (board, side, is_source), side, source, (first + 2) % 6);
      put_aimed (board, pick_such_tile (board, side, is_powered_netter), side, netter,
                 sr_opposite (other));
      return;
    }
  side = random_below (&board->random, 2);
  for (int i = 0; i < 4; i++)
    {
      int direction = i % 2 == 0 ? first : other;

      if (i >= 2)
        direction = sr_opposite (direction);
      put_aimed (board, pick_such_tile (board, (side + i) % 2, is_netter), (side + i) % 2,
                 hex, direction);
      hex = sr_hex_step (hex, direction);
    }
}

/* A fighter with Modules of both sides aimed at it, and netters aimed at some of those. */
static void
put_cluster (Board *board)
{
  int side = random_below (&board->random, 2);
  gboolean alike = random_below (&board->random, 4) == 0;
  const SrTile *module = NULL;
  SrHex centre;

  if (!pick_free_hex (board, &centre))
    return;
  put_tile (board, pick_fighter (board, side), side, centre);
  for (int i = 0; i < 5; i++)
    {
      int direction = random_below (&board->random, 6);
      int whose = random_below (&board->random, 3) > 0 ? side : 1 - side;
      SrHex hex = sr_hex_step (centre, direction);

      if (alike)
        whose = side;
      if (!alike || module == NULL)
        module = pick_such_tile (board, whose, is_module);
      put_aimed (board, module, whose, hex, sr_opposite (direction));
      if (i < 2)
        put_aimed (board, pick_such_tile (board, 1 - whose, is_netter), 1 - whose,
                   sr_hex_step (hex, direction), sr_opposite (direction));
    }
}

static void
put_pieces (Board *board)
{
  int wanted = 6 + random_below (&board->random, 9);

  if (board->theme == RANDOM_THEME_SCOPERS)
    wanted = 11 + random_below (&board->random, 4);
  if (board->flavour == FLAVOUR_FULL)
    wanted = 19;
  put_hqs (board);
  if (board->theme == RANDOM_THEME_SCOPERS)
    put_scoper (board);
  else if (random_below (&board->random, 2) == 0)
    put_cluster (board);
  else if (random_below (&board->random, 3) == 0)
    put_ring (board);
  put_krwiobus (board);
  while (board->n_pieces < wanted)
    {
      int side = random_below (&board->random, 2);
      SrHex hex;

      if (!pick_hex (board, &hex))
        break;
      put_tile (board, pick_tile (board, side), side, hex);
    }
}

static int
find_hq (const Board *board,
         int          side)
{
  for (int i = 0; i < board->n_pieces; i++)
    if (board->pieces[i].side == side && board->pieces[i].tile->type == SR_TYPE_HQ)
      return i;
  return -1;
}

static gboolean
is_part (const Board *board,
         SrHex        hex)
{
  for (int side = 0; side < 2; side++)
    for (int i = 0; i < 2; i++)
      if (board->expanded[side] && sr_hex_equal (board->parts[side][i], hex))
        return TRUE;
  return FALSE;
}

/* In one board of ten a side plays with a Monolith; the HQ is often about to fall. */
static void
add_monoliths (Board *board)
{
  for (int side = 0; side < 2; side++)
    {
      int hq = find_hq (board, side);
      SrHex *parts = board->parts[side];
      int direction = random_below (&board->random, 6);

      if (hq < 0 || random_below (&board->random, 20) > 0)
        continue;
      parts[0] = sr_hex_step (board->pieces[hq].hex, direction);
      parts[1] = sr_hex_step (random_below (&board->random, 2) == 0 ? parts[0]
                                                                     : board->pieces[hq].hex,
                              (direction + 1) % 6);
      if (!sr_hex_on_board (parts[0], RADIUS) || !sr_hex_on_board (parts[1], RADIUS)
          || is_part (board, parts[0]) || is_part (board, parts[1])
          || find_hq (board, 1 - side) == find_piece (board, parts[0])
          || find_hq (board, 1 - side) == find_piece (board, parts[1]))
        board->collapsed[side] = TRUE;
      else
        board->expanded[side] = TRUE;
      if (random_below (&board->random, 2) == 0)
        board->pieces[hq].wounds = SR_HQ_POINTS - 1;
    }
}

static void
write_member (JsonBuilder *builder,
              const char  *name,
              const char  *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

static void
write_number (JsonBuilder *builder,
              const char  *name,
              int          value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

static void
write_piece (JsonBuilder *builder,
             const Piece *piece)
{
  g_autofree char *hex = sr_hex_name (piece->hex, RADIUS);

  json_builder_begin_object (builder);
  write_member (builder, "tile", piece->tile->name);
  write_number (builder, "side", piece->side);
  write_member (builder, "hex", hex);
  write_number (builder, "facing", piece->facing);
  write_number (builder, "wounds", piece->wounds);
  json_builder_set_member_name (builder, "markers");
  json_builder_begin_array (builder);
  for (int marker = 0; marker < SR_N_MARKERS; marker++)
    for (int n = 0; n < piece->markers[marker]; n++)
      {
        json_builder_begin_object (builder);
        write_member (builder, "marker", sr_marker_name (marker));
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
  if (piece->links != 0)
    {
      json_builder_set_member_name (builder, "links");
      json_builder_begin_array (builder);
      for (int side = 0; side < 6; side++)
        if (piece->links & (1u << side))
          json_builder_add_int_value (builder, side);
      json_builder_end_array (builder);
    }
  if (piece->net != NULL)
    write_member (builder, "net", piece->net);
  if (piece->power != NULL)
    write_member (builder, "power", piece->power);
  json_builder_end_object (builder);
}

static void
write_side (JsonBuilder *builder,
            const Board *board,
            int          side)
{
  json_builder_begin_object (builder);
  write_member (builder, "army", board->army[side]);
  if (board->expanded[side] || board->collapsed[side])
    {
      json_builder_set_member_name (builder, "monolith");
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "lower");
      json_builder_begin_array (builder);
      json_builder_add_null_value (builder);
      json_builder_add_null_value (builder);
      json_builder_end_array (builder);
      json_builder_set_member_name (builder, "expanded");
      if (board->expanded[side])
        json_builder_begin_array (builder);
      else
        json_builder_add_null_value (builder);
      for (int i = 0; board->expanded[side] && i < 2; i++)
        {
          g_autofree char *hex = sr_hex_name (board->parts[side][i], RADIUS);

          json_builder_add_string_value (builder, hex);
        }
      if (board->expanded[side])
        json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

/* One board in five plays some disputed rulings otherwise. */
static void
write_rulings (JsonBuilder  *builder,
               RandomSource *random)
{
  gboolean otherwise = random_below (random, 5) == 0;

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_object (builder);
  for (guint i = 0; otherwise && i < sr_rulings_n (); i++)
    {
      const char *id;
      const char *value;

      sr_rulings_nth (i, &id, &value);
      if (random_below (random, 3) == 0)
        write_member (builder, id, value);
    }
  json_builder_end_object (builder);
}

static JsonNode *
write_board (const Board  *board,
             RandomSource *random)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  write_member (builder, "format", "hexarbiter-scenario");
  write_number (builder, "version", 1);
  json_builder_set_member_name (builder, "board");
  json_builder_begin_object (builder);
  write_number (builder, "radius", RADIUS);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (int side = 0; side < 2; side++)
    write_side (builder, board, side);
  json_builder_end_array (builder);
  write_number (builder, "turn", random_below (random, 2));
  json_builder_set_member_name (builder, "pieces");
  json_builder_begin_array (builder);
  for (int i = 0; i < board->n_pieces; i++)
    write_piece (builder, &board->pieces[i]);
  json_builder_end_array (builder);
  write_rulings (builder, random);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/**
 * random_position:
 * @facts: the printed facts
 * @seed: of a run
 * @number: of a board in the run
 *
 * Returns: (transfer full): a scenario
 */
JsonNode *
random_position (SrFacts *facts,
                 guint64  seed,
                 guint64  number)
{
  g_autofree Board *board = g_new0 (Board, 1);
  JsonNode *node;

  board->facts = facts;
  random_source_init (&board->random, seed, number);
  board->theme = themes[random_below (&board->random, G_N_ELEMENTS (themes))];
  board->flavour = flavours[random_below (&board->random, G_N_ELEMENTS (flavours))];
  pick_armies (board);
  for (int side = 0; side < 2; side++)
    board->tiles[side] = sr_facts_list (facts, board->army[side]);
  put_pieces (board);
  mark_pieces (board);
  aim_pieces (board);
  wound_pieces (board);
  toggle_pieces (board);
  add_monoliths (board);
  node = write_board (board, &board->random);
  for (int side = 0; side < 2; side++)
    g_ptr_array_unref (board->tiles[side]);
  return node;
}
