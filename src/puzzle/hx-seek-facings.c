/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Facings of the last tile that nobody can tell apart. Units only leave the board in a battle, so what a side of the tile does
 * not meet before it, it never meets; facings that turn the same to all that they meet come to the same battle.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-seek.h"

#define CONVERSIONS (HX_EFFECT_BIT (HX_EFFECT_MELEE_RANGED) | HX_EFFECT_BIT (HX_EFFECT_RANGED_GAUSS))

/*
 * What there is around a hex, as sets of directions.
 * @near: a neighbour, whosever; @foe_near: one that may strike the tile, or be struck; @foe_ahead: such a unit anywhere on the line
 * @converts: attacks may be turned into others, so that a melee attack may reach further
 */
typedef struct
{
  unsigned near, foe_near, foe_ahead;
  gboolean converts;
} Around;

static unsigned
look (const HxHexSet lines[HX_N_DIRECTIONS],
      HxHexSet       who)
{
  unsigned directions = 0;

  for (int d = 0; d < HX_N_DIRECTIONS; d++)
    directions |= (unsigned) ((lines[d] & who) != 0) << d;
  return directions;
}

static Around
look_around (const HxBox      *box,
             const HxPosition *board,
             int               side,
             guint8            hex)
{
  HxHexSet foes = 0;
  gboolean frenzy = FALSE, converts = FALSE;

  for (HxHexSet left = board->units; left != 0; left &= left - 1)
    {
      guint8 other = (guint8) __builtin_ctzll (left);
      const HxPiece *piece = &board->unit[other];

      foes |= (HxHexSet) (piece->controller != side) << other;
      frenzy |= (piece->marks & HX_MARK_FRENZY) != 0;
      converts |= (box->tiles[piece->tile].effects & CONVERSIONS) != 0;
    }
  /* A frenzied unit strikes its own side. */
  if (frenzy)
    foes = board->units;
  return (Around) { look (box->geometry.step[hex], board->units), look (box->geometry.step[hex], foes),
                    look (box->geometry.ray[hex], foes), converts };
}

/* Whether two printed sides do the same to what is there in one of the directions. */
static gboolean
is_same_side (const HxTile *tile,
              const Around *around,
              unsigned      direction,
              int           a,
              int           b)
{
  if ((around->converts ? around->foe_ahead : around->foe_near) & direction && tile->melee[a] != tile->melee[b])
    return FALSE;
  if (around->foe_ahead & direction
      && (tile->ranged[a] != tile->ranged[b] || tile->gauss[a] != tile->gauss[b] || (tile->armor >> a & 1) != (tile->armor >> b & 1)))
    return FALSE;
  if (!(around->near & direction))
    return TRUE;
  if ((tile->net >> a & 1) != (tile->net >> b & 1) || (tile->charge >> a & 1) != (tile->charge >> b & 1))
    return FALSE;
  for (guint32 effects = tile->effects; effects != 0; effects &= effects - 1)
    {
      guint8 links = tile->links[__builtin_ctz (effects)];

      if ((links >> a & 1) != (links >> b & 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_alike (const HxTile *tile,
          const Around *around,
          int           one,
          int           other)
{
  for (int d = 0; d < HX_N_DIRECTIONS; d++)
    if (!is_same_side (tile, around, 1u << d, (d - one + HX_N_DIRECTIONS) % HX_N_DIRECTIONS,
                       (d - other + HX_N_DIRECTIONS) % HX_N_DIRECTIONS))
      return FALSE;
  return TRUE;
}

/**
 * hx_seek_find_alike:
 * @box: the game box
 * @board: a board on which nothing but a quiet tile is placed any more before the Final Battle
 * @side: whose tile it is
 * @hex: the open hex on which it is placed
 * @tile: the tile
 * @alike: (out): for each facing the first one with which the battle comes to the same
 */
void
hx_seek_find_alike (const HxBox      *box,
                    const HxPosition *board,
                    int               side,
                    guint8            hex,
                    guint16           tile,
                    guint8            alike[HX_N_DIRECTIONS])
{
  const HxTile *printed = &box->tiles[tile];
  Around around = look_around (box, board, side, hex);

  around.converts |= (printed->effects & CONVERSIONS) != 0;
  for (int facing = 0; facing < HX_N_DIRECTIONS; facing++)
    {
      alike[facing] = (guint8) facing;
      /* What a Demolition reaches lies on no line. */
      for (int first = 0; printed->demolition == 0 && first < facing; first++)
        if (alike[first] == first && is_alike (printed, &around, first, facing))
          {
            alike[facing] = (guint8) first;
            break;
          }
    }
}
