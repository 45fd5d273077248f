/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * An entry is two words: one half of the key, and the rest of it with the value, each mixed with the other, so that an
 * entry that two threads wrote at once is nobody's. A bucket is a line of the processor's cache.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-seek-table.h"

#include <string.h>

#define BUCKET 4
#define VALUE_MASK 0xffu

typedef struct
{
  guint64 check;
  guint64 word;
} Entry;

struct _HxSeekTable
{
  gsize n_buckets;
  gpointer memory;
  Entry *entries;
};

enum
{
  PART_UNIT,
  PART_FOUNDATION,
  PART_TRAP,
  PART_MONOLITH,
  PART_TUCKED,
  PART_HAND,
  PART_POOL,
  PART_USED,
  PART_STATE,
  PART_DEEDS,
  PART_HOME,
};

static guint64
mix (guint64 word)
{
  word = (word ^ word >> 32) * 0xd6e8feb86659fd93u;
  word = (word ^ word >> 32) * 0xd6e8feb86659fd93u;
  return word ^ word >> 32;
}

/**
 * hx_key_of_part:
 * @kind: which part of a game it is, with its place
 * @first: what it is
 * @second: the rest of it
 *
 * Returns: its share in the key of the game
 */
HxKey
hx_key_of_part (guint64 kind,
                guint64 first,
                guint64 second)
{
  guint64 a = mix (first + (kind + 1) * 0x9e3779b97f4a7c15u), b = mix (a ^ second);

  return (HxKey) { mix (b + 0x632be59bd9b4e019u), mix (b ^ (a << 23 | a >> 41)) };
}

static HxKey
key_of_piece (guint           part,
              guint           place,
              const HxPiece  *piece)
{
  guint64 words[2] = { 0, 0 };

  G_STATIC_ASSERT (sizeof *piece <= sizeof words);
  memcpy (words, piece, sizeof *piece);
  return hx_key_of_part (part << 8 | place, words[0], words[1]);
}

/** hx_key_of_unit: Returns: the share of a unit on @hex in the key of a game */
HxKey
hx_key_of_unit (guint8         hex,
                const HxPiece *piece)
{
  return key_of_piece (PART_UNIT, hex, piece);
}

/** hx_key_of_hand_tile: Returns: the share of a tile in the hand */
HxKey
hx_key_of_hand_tile (guint16 tile)
{
  return hx_key_of_part (PART_HAND << 8, tile, 0);
}

static HxKey
key_of_board (const HxPosition *position)
{
  HxKey key = { 0, 0 };

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (position->units >> hex & 1)
        key = hx_key_plus (key, hx_key_of_unit (hex, &position->unit[hex]));
      if (position->foundations >> hex & 1)
        key = hx_key_plus (key, key_of_piece (PART_FOUNDATION, hex, &position->foundation[hex]));
      if (position->trap[hex] != HX_TRAP_NONE)
        key = hx_key_plus (key, hx_key_of_part (PART_TRAP << 8 | hex, position->trap[hex], position->trap_side[hex]));
    }
  for (guint side = 0; side < position->n_sides; side++)
    {
      const HxMonolith *monolith = &position->monolith[side];

      if (!monolith->present)
        continue;
      key = hx_key_plus (key, hx_key_of_part (PART_MONOLITH << 8 | side, monolith->expanded, monolith->part[0] << 8 | monolith->part[1]));
      for (guint i = 0; i < 2; i++)
        key = hx_key_plus (key, key_of_piece (PART_TUCKED, 2 * side + i, &monolith->lower[i]));
    }
  return key;
}

static HxKey
key_of_deeds (const HxDeeds *deeds)
{
  HxKey key = hx_key_of_part (PART_DEEDS << 8, deeds->gone, (guint64) deeds->strangers << 16 | (guint64) deeds->lost << 8 | deeds->marked);

  for (guint hex = 0; hex < HX_MAX_HEXES; hex++)
    if (deeds->home[hex] != 0)
      key = hx_key_plus (key, hx_key_of_part (PART_HOME << 8 | hex, deeds->home[hex], 0));
  return key;
}

/**
 * hx_key_of_final:
 * @game: a game in which only the Final Battle is left
 * @side: the side that solves the puzzle
 * @deeds: (nullable): what was done on the way, where it matters
 *
 * Returns: a number that is the same for games whose Final Battles are
 */
HxKey
hx_key_of_final (const HxGame  *game,
                 int            side,
                 const HxDeeds *deeds)
{
  HxKey key = key_of_board (&game->position);

  for (guint i = 0; i < game->seats[side].hand.n; i++)
    key = hx_key_plus (key, hx_key_of_hand_tile (game->seats[side].hand.tiles[i]));
  return deeds != NULL ? hx_key_plus (key, key_of_deeds (deeds)) : key;
}

/**
 * hx_key_of_game:
 * @game: a game in a puzzle
 * @side: the side that solves it
 * @deeds: (nullable): what was done on the way, where it matters
 *
 * Returns: a number that is the same for games from which the same can follow
 */
HxKey
hx_key_of_game (const HxGame  *game,
                int            side,
                const HxDeeds *deeds)
{
  const HxTurn *turn = &game->turn;
  HxKey key = hx_key_of_final (game, side, deeds);

  for (guint seat = 0; seat < game->position.n_sides; seat++)
    for (guint trap = 0; trap < HX_N_TRAPS; trap++)
      if (game->seats[seat].pool[trap] > 0)
        key = hx_key_plus (key, hx_key_of_part (PART_POOL << 8 | seat, trap, game->seats[seat].pool[trap]));
  for (guint i = 0; i < turn->n_used; i++)
    key = hx_key_plus (key, hx_key_of_part (PART_USED << 8, turn->used[i].ability,
                                            (guint64) turn->used[i].piece << 8 | turn->used[i].giver));
  return hx_key_plus (key, hx_key_of_part (PART_STATE << 8, (guint64) turn->placed << 1 | turn->expanded,
                                          (guint64) game->round << 16 | (guint64) game->position.turn << 8 | game->position.fallen));
}

/** hx_seek_table_new: Returns: (transfer full): an empty table of at most @n_bytes */
HxSeekTable *
hx_seek_table_new (gsize n_bytes)
{
  HxSeekTable *table = g_new0 (HxSeekTable, 1);

  table->n_buckets = MAX (n_bytes / (BUCKET * sizeof (Entry)), 1);
  /* Pages that nothing is written to take no memory. */
  table->memory = g_malloc0 (table->n_buckets * BUCKET * sizeof (Entry) + 64);
  table->entries = (Entry *) (((guintptr) table->memory + 63) & ~(guintptr) 63);
  return table;
}

/** hx_seek_table_free: @table: (transfer full) (nullable): a table */
void
hx_seek_table_free (HxSeekTable *table)
{
  if (table == NULL)
    return;
  g_free (table->memory);
  g_free (table);
}

static Entry *
find_bucket (const HxSeekTable *table,
             HxKey              key)
{
  guint64 at = (guint64) (((unsigned __int128) key.low * table->n_buckets) >> 64);

  return table->entries + at * BUCKET;
}

/**
 * hx_seek_table_get:
 * @table: a table
 * @key: a game
 * @shortfall: (out): what is known about it
 *
 * Returns: whether anything is known
 */
gboolean
hx_seek_table_get (HxSeekTable *table,
                   HxKey        key,
                   int         *shortfall)
{
  Entry *bucket = find_bucket (table, key);

  for (guint i = 0; i < BUCKET; i++)
    {
      guint64 word = __atomic_load_n (&bucket[i].word, __ATOMIC_RELAXED);
      guint64 check = __atomic_load_n (&bucket[i].check, __ATOMIC_RELAXED);

      if ((check ^ word) == key.low && (word & ~(guint64) VALUE_MASK) == (key.high & ~(guint64) VALUE_MASK) && word != 0)
        {
          *shortfall = (int) (word & VALUE_MASK) - 1;
          return TRUE;
        }
    }
  return FALSE;
}

/**
 * hx_seek_table_prepare:
 * @table: a table
 * @key: a game that will be asked for soon
 *
 * Has the memory fetched meanwhile: waiting for it is what a look-up takes.
 */
void
hx_seek_table_prepare (HxSeekTable *table,
                       HxKey        key)
{
  __builtin_prefetch (find_bucket (table, key));
}

/**
 * hx_seek_table_put:
 * @table: a table
 * @key: a game
 * @shortfall: what is known about it now, 0 to %HX_SHORT_MAX
 *
 * Returns: whether it was not known before, as far as the table remembers
 */
gboolean
hx_seek_table_put (HxSeekTable *table,
                   HxKey        key,
                   int          shortfall)
{
  Entry *bucket = find_bucket (table, key);
  guint64 word = (key.high & ~(guint64) VALUE_MASK) | (guint64) (shortfall + 1);
  guint at = (guint) (key.high & (BUCKET - 1));
  int known;

  if (hx_seek_table_get (table, key, &known))
    return FALSE;
  for (guint i = 0; i < BUCKET; i++)
    if (__atomic_load_n (&bucket[i].word, __ATOMIC_RELAXED) == 0)
      {
        at = i;
        break;
      }
  __atomic_store_n (&bucket[at].word, word, __ATOMIC_RELAXED);
  __atomic_store_n (&bucket[at].check, key.low ^ word, __ATOMIC_RELAXED);
  return TRUE;
}
