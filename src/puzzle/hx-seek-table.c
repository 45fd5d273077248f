/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * An entry is two words: one half of the key, and the rest of it with the value, each mixed with the other, so that an
 * entry that two threads wrote at once is nobody's. A bucket is a line of the processor's cache.
 *
 * Waiting for memory is what a table costs, so it is as small as will do, and grows between two tasks of the search. It is written
 * to at once and lies in large pages where there are such: pages that come one by one, while others search, stop all threads.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-seek-table.h"

#include <string.h>
#include <sys/mman.h>

#define BUCKET 4
/* Buckets in which a key may lie. */
#define GROUP 4
#define VALUE_MASK 0xffu
#define FIRST_BYTES ((gsize) 16 << 20)
#define GROWTH 4
/* It grows when more than a @FULLEST-th of it is taken; as many buckets tell how much that is. */
#define FULLEST 6
#define SAMPLE 1024
#define LARGE_PAGE ((gsize) 2 << 20)

typedef struct
{
  guint64 check;
  guint64 word;
} Entry;

/*
 * @lock: those who search read, who lets it grow writes; @n_waiting: threads that wait to let it grow
 * @most: buckets that it may come to have
 */
struct _HxSeekTable
{
  GRWLock lock;
  gint n_waiting;
  gsize n_buckets, most;
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
  PART_ACTION,
  PART_PICK,
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

/** hx_key_hash: Returns: a hash of a #HxKey */
guint
hx_key_hash (gconstpointer key)
{
  return (guint) ((const HxKey *) key)->low;
}

/** hx_key_equal: Returns: whether two #HxKey are the same */
gboolean
hx_key_equal (gconstpointer a,
              gconstpointer b)
{
  return memcmp (a, b, sizeof (HxKey)) == 0;
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

/** hx_key_of_action: Returns: the share of an action about to be played */
HxKey
hx_key_of_action (const HxAction *action)
{
  guint64 words[(sizeof *action + sizeof (guint64) - 1) / sizeof (guint64)] = { 0 };
  HxKey key = { 0, 0 };

  memcpy (words, action, sizeof *action);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    key = hx_key_plus (key, hx_key_of_part (PART_ACTION << 8 | i, words[i], 0));
  return key;
}

/** hx_key_of_pick: Returns: the share of the @nth option taken in it */
HxKey
hx_key_of_pick (guint nth,
                guint option)
{
  return hx_key_of_part (PART_PICK << 8, nth, option);
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

static gboolean
allocate (HxSeekTable *table,
          gsize        n_buckets)
{
  gsize size = n_buckets * BUCKET * sizeof (Entry);

  table->memory = g_try_malloc (size + LARGE_PAGE);
  if (table->memory == NULL)
    return FALSE;
  table->n_buckets = n_buckets;
  table->entries = (Entry *) (((guintptr) table->memory + LARGE_PAGE - 1) & ~(guintptr) (LARGE_PAGE - 1));
#ifdef MADV_HUGEPAGE
  madvise (table->entries, size, MADV_HUGEPAGE);
#endif
  memset (table->entries, 0, size);
  return TRUE;
}

/** hx_seek_table_new: Returns: (transfer full): an empty table that grows up to @n_bytes */
HxSeekTable *
hx_seek_table_new (gsize n_bytes)
{
  HxSeekTable *table = g_new0 (HxSeekTable, 1);

  g_rw_lock_init (&table->lock);
  table->most = MAX (n_bytes / (GROUP * BUCKET * sizeof (Entry)), 1) * GROUP;
  if (!allocate (table, MIN (table->most, FIRST_BYTES / (BUCKET * sizeof (Entry)))))
    g_error ("No memory for a table of %" G_GSIZE_FORMAT " bytes", FIRST_BYTES);
  return table;
}

/** hx_seek_table_free: @table: (transfer full) (nullable): a table */
void
hx_seek_table_free (HxSeekTable *table)
{
  if (table == NULL)
    return;
  g_rw_lock_clear (&table->lock);
  g_free (table->memory);
  g_free (table);
}

static Entry *
find_bucket (const HxSeekTable *table,
             guint64            low)
{
  guint64 at = (guint64) (((unsigned __int128) low * table->n_buckets) >> 64);

  return table->entries + at * BUCKET;
}

/* The @nth bucket of a key: where one is full, the next of its group goes on. */
static Entry *
find_next (const HxSeekTable *table,
           const Entry       *first,
           guint              nth)
{
  gsize at = (gsize) (first - table->entries) / BUCKET;

  return table->entries + ((at & ~(gsize) (GROUP - 1)) | ((at + nth) & (GROUP - 1))) * BUCKET;
}

static guint
count_kept (const Entry *bucket)
{
  guint n = 0;

  while (n < BUCKET && __atomic_load_n (&bucket[n].word, __ATOMIC_RELAXED) != 0)
    n++;
  return n;
}

/* Before buckets spill over: what is forgotten is searched again. */
static gboolean
wants_to_grow (const HxSeekTable *table)
{
  gsize n = MIN (table->n_buckets, SAMPLE), kept = 0;

  for (gsize i = 0; table->n_buckets < table->most && i < n; i++)
    kept += count_kept (table->entries + i * BUCKET);
  return FULLEST * kept > n * BUCKET;
}

/* An empty entry if there is one, else one that is forgotten. */
static Entry *
find_room (const HxSeekTable *table,
           guint64            low)
{
  Entry *first = find_bucket (table, low);

  for (guint nth = 0; nth < GROUP; nth++)
    {
      Entry *bucket = find_next (table, first, nth);
      guint n = count_kept (bucket);

      if (n < BUCKET)
        return bucket + n;
    }
  return first + (low & (BUCKET - 1));
}

/* What is kept moves along; while nobody searches. */
static void
grow (HxSeekTable *table)
{
  Entry *old = table->entries;
  gpointer memory = table->memory;
  gsize n = table->n_buckets * BUCKET;

  if (!allocate (table, MIN (table->most, table->n_buckets * GROWTH)))
    {
      table->memory = memory;
      table->most = table->n_buckets;
      return;
    }
  for (gsize i = 0; i < n; i++)
    if (old[i].word != 0)
      *find_room (table, old[i].check ^ old[i].word) = old[i];
  g_free (memory);
}

/**
 * hx_seek_table_enter:
 * @table: a table
 *
 * Begins a task of a search, or goes on with one after a rest; what comes until hx_seek_table_leave() finds the table where it is.
 * Nobody else may look into it.
 */
void
hx_seek_table_enter (HxSeekTable *table)
{
  g_rw_lock_reader_lock (&table->lock);
  if (!wants_to_grow (table))
    return;
  g_rw_lock_reader_unlock (&table->lock);
  g_atomic_int_inc (&table->n_waiting);
  g_rw_lock_writer_lock (&table->lock);
  g_atomic_int_add (&table->n_waiting, -1);
  /* Another thread may have been first. */
  if (wants_to_grow (table))
    grow (table);
  g_rw_lock_writer_unlock (&table->lock);
  g_rw_lock_reader_lock (&table->lock);
}

/** hx_seek_table_is_awaited: Returns: whether somebody can go on only when all others have left @table, if only for a moment */
gboolean
hx_seek_table_is_awaited (const HxSeekTable *table)
{
  return __atomic_load_n (&table->n_waiting, __ATOMIC_RELAXED) > 0;
}

/** hx_seek_table_leave: Ends a task, or lets it rest: @table may grow. */
void
hx_seek_table_leave (HxSeekTable *table)
{
  g_rw_lock_reader_unlock (&table->lock);
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
  const Entry *first = find_bucket (table, key.low);

  for (guint nth = 0; nth < GROUP; nth++)
    {
      const Entry *bucket = find_next (table, first, nth);

      for (guint i = 0; i < BUCKET; i++)
        {
          guint64 word = __atomic_load_n (&bucket[i].word, __ATOMIC_RELAXED);
          guint64 check = __atomic_load_n (&bucket[i].check, __ATOMIC_RELAXED);

          if (word == 0)
            return FALSE;
          if ((check ^ word) == key.low && (word & ~(guint64) VALUE_MASK) == (key.high & ~(guint64) VALUE_MASK))
            {
              *shortfall = (int) (word & VALUE_MASK) - 1;
              return TRUE;
            }
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
  __builtin_prefetch (find_bucket (table, key.low));
}

/* Where the key is already, or an empty entry for it, or %NULL where all that it may have are taken. */
static Entry *
find_place (const HxSeekTable *table,
            HxKey              key,
            gboolean          *is_known)
{
  Entry *first = find_bucket (table, key.low);

  *is_known = FALSE;
  for (guint nth = 0; nth < GROUP; nth++)
    {
      Entry *bucket = find_next (table, first, nth);

      for (guint i = 0; i < BUCKET; i++)
        {
          guint64 word = __atomic_load_n (&bucket[i].word, __ATOMIC_RELAXED), check;

          if (word == 0)
            return &bucket[i];
          if ((word & ~(guint64) VALUE_MASK) != (key.high & ~(guint64) VALUE_MASK))
            continue;
          /* Another thread may be just about to write it. */
          check = __atomic_load_n (&bucket[i].check, __ATOMIC_RELAXED);
          *is_known = check == 0 || (check ^ word) == key.low;
          if (*is_known)
            return &bucket[i];
        }
    }
  return NULL;
}

/**
 * hx_seek_table_put:
 * @table: a table
 * @key: a game
 * @shortfall: what is known about it now, 0 to %HX_SHORT_MAX
 *
 * Returns: whether it was not known before, as far as the table remembers; of several threads that put the same, one is told so
 */
gboolean
hx_seek_table_put (HxSeekTable *table,
                   HxKey        key,
                   int          shortfall)
{
  guint64 word = (key.high & ~(guint64) VALUE_MASK) | (guint64) (shortfall + 1), none;
  gboolean is_known;
  Entry *room;

  do
    {
      room = find_place (table, key, &is_known);
      if (is_known)
        return FALSE;
      if (room == NULL)
        {
          room = find_room (table, key.low);
          __atomic_store_n (&room->word, word, __ATOMIC_RELAXED);
          break;
        }
      none = 0;
    }
  while (!__atomic_compare_exchange_n (&room->word, &none, word, FALSE, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  __atomic_store_n (&room->check, key.low ^ word, __ATOMIC_RELAXED);
  return TRUE;
}
