/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzles are positions of the suite with hands drawn for them, on boards that are left some hexes. */
#define G_LOG_DOMAIN "hx-bench"

#include "hx-bench-puzzles.h"

#include "hx-puzzle.h"
#include "hx-suite.h"

/* A kind of puzzle: free hexes, tiles in the hand, tiles played, Instant tiles among them. */
typedef struct
{
  guint n_free, n_hand, n_play, n_instants;
} Kind;

static const Kind placements = { 8, 5, 3, 0 };
static const Kind others = { 5, 5, 3, 2 };

static gboolean
is_instant (const HxTile *tile)
{
  return tile->kind == HX_KIND_INSTANT && tile->uses != HX_USE_BATTLE;
}

static gboolean
is_plain (const HxTile *tile)
{
  const guint32 abilities = HX_TRAIT_MOBILITY | HX_TRAIT_DOUBLED_MOBILITY | HX_TRAIT_ROTATION | HX_TRAIT_PUSH_BACK | HX_TRAIT_TURNS_HQ
                            | HX_TRAIT_ACTIVATES;
  const guint32 gifts = HX_EFFECT_BIT (HX_EFFECT_MOBILITY) | HX_EFFECT_BIT (HX_EFFECT_ROTATION);

  return (tile->kind == HX_KIND_WARRIOR || tile->kind == HX_KIND_MODULE) && (tile->traits & abilities) == 0
         && (tile->effects & gifts) == 0 && tile->launcher == 0;
}

/* Nobody on the board has an ability, so that it is the hand that decides how large the search is. */
static gboolean
suits (const HxBox      *box,
       const HxPosition *position,
       const Kind       *kind)
{
  if ((guint) __builtin_popcountll (box->geometry.all & ~position->units) < kind->n_free)
    return FALSE;
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->units & HX_HEX_BIT (hex))
      {
        const HxTile *tile = &box->tiles[position->unit[hex].tile];

        if (tile->kind == HX_KIND_HQ ? tile->launcher != 0 || tile->effects & HX_EFFECT_BIT (HX_EFFECT_MOBILITY) : !is_plain (tile))
          return FALSE;
      }
  return TRUE;
}

static gboolean
draw (HxRandom    *random,
      const HxBox *box,
      guint        set,
      gboolean   (*wanted) (const HxTile *tile),
      guint        n,
      HxStack     *hand)
{
  for (guint tries = 0; n > 0 && tries < 10000; tries++)
    {
      guint16 tile = (guint16) hx_random_below (random, box->n_tiles);

      if (box->tiles[tile].set != set || !wanted (&box->tiles[tile]) || hx_stack_find (hand, tile) >= 0)
        continue;
      hx_stack_push (hand, tile);
      n--;
    }
  return n == 0;
}

static gboolean
make (HxRandom         *random,
      const HxBox      *box,
      const HxPosition *position,
      const Kind       *kind,
      HxPuzzle         *puzzle)
{
  HxGoal goal = { .kind = HX_GOAL_MORE_POINTS, .play = (guint8) kind->n_play, .tile = HX_NO_TILE };
  HxHexSet open = box->geometry.all & ~position->units;
  g_autofree HxGame *game = g_new (HxGame, 1);

  if (!suits (box, position, kind))
    return FALSE;
  hx_game_init (game, position);
  for (guint n = (guint) __builtin_popcountll (open); n > kind->n_free; n--)
    {
      game->position.water |= open & -open;
      open &= open - 1;
    }
  game->seats[0].set = box->tiles[position->unit[hx_position_find_hq (box, position, 0)].tile].set;
  game->seats[0].hand.listed = true;
  return draw (random, box, game->seats[0].set, is_instant, kind->n_instants, &game->seats[0].hand)
         && draw (random, box, game->seats[0].set, is_plain, kind->n_hand - kind->n_instants, &game->seats[0].hand)
         && hx_puzzle_init (puzzle, box, game, &goal) == HX_PUZZLE_SOUND;
}

/* Every other position of the suite is aimed, and these are taken. */
static HxPuzzle *
make_all (const HxCatalog *catalog)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  g_autoptr (GArray) suite = hx_suite_new (catalog, HX_SUITE_PER_PAIR);
  HxPuzzle *puzzles = g_new0 (HxPuzzle, HX_BENCH_PUZZLES);
  HxRandom random = { 21 };
  guint n = 0;

  /* Steps that lead through all pairs of armies. */
  for (guint at = 1; n < HX_BENCH_PUZZLES; at = (at + 422) % suite->len)
    n += make (&random, box, &g_array_index (suite, HxPosition, at), n < HX_BENCH_PUZZLES / 2 ? &placements : &others, &puzzles[n]);
  return puzzles;
}

static HxSolving *
solve (const HxPuzzle *puzzle,
       guint           n_threads)
{
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL, .n_threads = n_threads };

  return hx_puzzle_solve (puzzle, &options, NULL);
}

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * 0xff51afd7ed558ccdu;
  return hash ^ hash >> 33;
}

/**
 * hx_bench_puzzles:
 * @catalog: a catalog with the seven armies
 * @result: (out): what was found out
 *
 * Solves each puzzle of the suite with one thread and with two.
 */
void
hx_bench_puzzles (const HxCatalog *catalog,
                  HxBenchPuzzles  *result)
{
  g_autofree HxPuzzle *puzzles = make_all (catalog);
  double one = 0, two = 0;
  guint64 searched = 0;

  *result = (HxBenchPuzzles) { 0 };
  for (guint i = 0; i < HX_BENCH_PUZZLES; i++)
    {
      g_autoptr (HxSolving) alone = solve (&puzzles[i], 1), both = solve (&puzzles[i], 2);

      result->positions += alone->positions;
      searched += both->positions;
      one += alone->seconds;
      two += both->seconds;
      *(i < HX_BENCH_PUZZLES / 2 ? &result->placements : &result->others) += both->seconds / (HX_BENCH_PUZZLES / 2);
      result->signature = mix (mix (mix (result->signature, alone->positions), alone->near_misses), alone->solutions->len);
    }
  result->one = (double) result->positions / MAX (one, 1e-6);
  result->two = (double) searched / MAX (two, 1e-6);
}
