/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether facings that the solver takes for alike come to the same, whatever everybody chooses: tiles on random boards. */

#include <locale.h>
#include <string.h>

#include "first-ends.h"
#include "hx-essence.h"
#include "hx-scenario.h"
#include "random-positions.h"
#include "random-source.h"

#define TILES_ON_A_BOARD 4

/* @with_marks, @with_converters: shared facings on boards with these; @no_shares: how often things came up is not asked */
typedef struct
{
  SrFacts *facts;
  const HxCatalog *catalog;
  RandomSource source;
  guint n_tiles, n_shared, with_marks, with_converters, disagreements;
  gboolean no_shares;
} Comparison;

static HxScenario *
make_board (Comparison *comparison,
            guint64     seed,
            guint64     number)
{
  g_autoptr (JsonNode) node = random_position (comparison->facts, seed, number);
  g_autofree char *json = json_to_string (node, FALSE);
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_bytes (comparison->catalog, "board", bytes, &error);

  g_assert_no_error (error);
  return scenario;
}

static gboolean
pick_tile (Comparison   *comparison,
           const HxBox  *box,
           guint8        set,
           guint16      *tile)
{
  for (int tries = 0; tries < 1000; tries++)
    {
      *tile = (guint16) random_below (&comparison->source, box->n_tiles);
      if (box->tiles[*tile].set == set && (box->tiles[*tile].kind == HX_KIND_WARRIOR || box->tiles[*tile].kind == HX_KIND_MODULE))
        return TRUE;
    }
  return FALSE;
}

static gboolean
pick_hex (Comparison       *comparison,
          const HxBox      *box,
          const HxPosition *position,
          guint8           *hex)
{
  HxHexSet open = box->geometry.all & ~position->units & ~position->water & ~position->foundations;
  int n = __builtin_popcountll (open);

  if (n == 0)
    return FALSE;
  for (int skip = random_below (&comparison->source, n); skip > 0; skip--)
    open &= open - 1;
  *hex = (guint8) __builtin_ctzll (open);
  return TRUE;
}

static void
complain (Comparison       *comparison,
          const HxScenario *scenario,
          const HxNode     *node,
          guint8            hex,
          int               other)
{
  g_autoptr (HxScenario) shown = hx_scenario_take_game (comparison->catalog, scenario, &node->game);
  g_autoptr (JsonNode) json = hx_scenario_to_node (comparison->catalog, shown);
  g_autofree char *text = json_to_string (json, FALSE);

  comparison->disagreements++;
  g_print ("=== board: the tile on hex %d comes to something else with facing %d\n%s\n", hex, other, text);
}

static void
count_shared (Comparison       *comparison,
              const HxBox      *box,
              const HxPosition *position)
{
  gboolean marked = FALSE, converts = FALSE;

  for (HxHexSet left = position->units; left != 0; left &= left - 1)
    {
      const HxPiece *piece = &position->unit[__builtin_ctzll (left)];

      marked |= (piece->marks & HX_MARK_FRENZY) != 0;
      converts |= (box->tiles[piece->tile].roles >> HX_ROLE_CONVERTER & 1) != 0;
    }
  comparison->n_shared++;
  comparison->with_marks += marked;
  comparison->with_converters += converts;
}

static void
compare_tile (Comparison       *comparison,
              const HxScenario *scenario,
              HxSeeker         *seeker,
              HxNode           *node)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;
  HxPosition *position = &node->game.position;
  HxKey essences[HX_N_DIRECTIONS];
  gboolean whole[HX_N_DIRECTIONS];
  guint8 alike[HX_N_DIRECTIONS], hex;
  guint16 tile;

  if (!pick_tile (comparison, puzzle->box, puzzle->game.seats[puzzle->goal.side].set, &tile)
      || !pick_hex (comparison, puzzle->box, position, &hex))
    return;
  comparison->n_tiles++;
  hx_seek_find_alike (puzzle->box, position, puzzle->goal.side, hex, tile, alike);
  for (int facing = 0; facing < HX_N_DIRECTIONS; facing++)
    {
      HxPiece piece = hx_piece_new (tile, puzzle->goal.side, facing);

      hx_position_put (position, hex, &piece);
      essences[facing] = hx_essence_of_node (seeker, node, &whole[facing]);
      if (alike[facing] == facing || !whole[facing] || !whole[alike[facing]])
        continue;
      count_shared (comparison, puzzle->box, position);
      if (memcmp (&essences[facing], &essences[alike[facing]], sizeof *essences) != 0)
        complain (comparison, scenario, node, hex, alike[facing]);
    }
  hx_position_remove (position, hex);
}

/* Frenzied units that shoot at their own side are rarer than what is to be tried with them. */
static void
mark_some (Comparison *comparison,
           HxPosition *position,
           guint8      side)
{
  for (HxHexSet left = position->units; left != 0; left &= left - 1)
    {
      HxPiece *piece = &position->unit[__builtin_ctzll (left)];

      if (piece->controller == side && random_below (&comparison->source, 4) == 0)
        piece->marks |= HX_MARK_FRENZY;
    }
}

static void
compare_board (Comparison *comparison,
               guint64     seed,
               guint64     number)
{
  g_autoptr (HxScenario) scenario = make_board (comparison, seed, number);
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  HxSearch search = { .puzzle = puzzle };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);

  puzzle->box = hx_catalog_get_box (comparison->catalog, scenario->radius);
  if (!hx_scenario_to_game (comparison->catalog, scenario, &puzzle->game, NULL))
    return;
  random_source_init (&comparison->source, seed, number);
  puzzle->goal.side = (guint8) random_below (&comparison->source, puzzle->game.position.n_sides);
  if (number % 4 == 0)
    mark_some (comparison, &puzzle->game.position, puzzle->goal.side);
  node->game = puzzle->game;
  for (int i = 0; i < TILES_ON_A_BOARD; i++)
    compare_tile (comparison, scenario, seeker, node);
}

/* A comparison of things that never come up would say nothing. */
static gboolean
is_telling (const Comparison *comparison)
{
  return comparison->no_shares
         || (comparison->n_shared > comparison->n_tiles && comparison->with_marks > 1000 && comparison->with_converters > 1000);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  int seed = 1, boards = 1000, most = 5;
  Comparison comparison = { 0 };
  GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Folder of the printed facts", "DIR" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "What the random numbers begin with", "N" },
    { "boards", 0, 0, G_OPTION_ARG_INT, &boards, "How many boards", "N" },
    { "most", 0, 0, G_OPTION_ARG_INT, &most, "Disagreements after which it ends", "N" },
    { "no-shares", 0, 0, G_OPTION_ARG_NONE, &comparison.no_shares, "Do not ask how often things come up", NULL },
    { NULL }
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || armies == NULL)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "--armies is missing");
      return 2;
    }
  comparison.facts = sr_facts_load (armies, &error);
  g_assert_no_error (error);
  comparison.catalog = first_catalog (&error);
  g_assert_no_error (error);
  for (guint64 number = 0; number < (guint64) boards && comparison.disagreements < (guint) most; number++)
    compare_board (&comparison, (guint64) seed, number);
  g_print ("%u tiles, %u facings taken for another, %u beside frenzied units, %u beside converters; %u disagreements\n",
           comparison.n_tiles, comparison.n_shared, comparison.with_marks, comparison.with_converters, comparison.disagreements);
  sr_facts_free (comparison.facts);
  return comparison.disagreements > 0 || !is_telling (&comparison) ? 1 : 0;
}
