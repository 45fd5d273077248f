/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes random puzzles: two armies on most of a board, water on much of the rest, and a hand. */

#include "random-puzzles.h"

/* @hexes: those that are neither taken nor water; @pieces: JSON of what stands on the board, and hexes of @enemy units */
typedef struct
{
  const HxCatalog        *catalog;
  const HxBox            *box;
  const RandomPuzzleKind *kind;
  RandomSource           *source;
  const char             *army[2];
  GArray                 *hexes;
  GString                *pieces;
  GPtrArray              *enemies;
  GPtrArray              *enemy_tiles;
} Making;

static const char *const armies[] = { "borgo", "hegemony", "moloch", "outpost", "uranopolis", "iron-gang", "partisans" };

/* Whether the tile may ever ask its owner to choose. */
static gboolean
asks (const HxTile *tile)
{
  const guint32 effects = HX_EFFECT_BIT (HX_EFFECT_MEDIC) | HX_EFFECT_BIT (HX_EFFECT_MELEE_RANGED) | HX_EFFECT_BIT (HX_EFFECT_RANGED_GAUSS)
                          | HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION);

  return (tile->effects & effects) != 0 || (tile->traits & (HX_TRAIT_RANGED_MEDIC | HX_TRAIT_EXPLOSION)) != 0;
}

/* Abilities make lines longer than a slow search can follow, a Scoper lends choices to the other side, and an arming tile leaves Traps. */
static gboolean
is_wild (const HxTile *tile)
{
  const guint32 traits = HX_TRAIT_MOBILITY | HX_TRAIT_DOUBLED_MOBILITY | HX_TRAIT_ROTATION | HX_TRAIT_PUSH_BACK | HX_TRAIT_TURNS_HQ
                         | HX_TRAIT_ACTIVATES;
  const guint32 effects = HX_EFFECT_BIT (HX_EFFECT_MOBILITY) | HX_EFFECT_BIT (HX_EFFECT_ROTATION) | HX_EFFECT_BIT (HX_EFFECT_SCOPER);

  return (tile->traits & traits) != 0 || (tile->effects & effects) != 0 || tile->arming != 0;
}

static gboolean
may_stand (const Making *making,
           int           side,
           const HxTile *tile)
{
  gboolean chooser = (making->kind->chooser == RANDOM_CHOOSER_OPPONENT) == (side == 1);

  if (tile->kind != HX_KIND_WARRIOR && tile->kind != HX_KIND_MODULE)
    return FALSE;
  return making->kind->wild || (!is_wild (tile) && (chooser || !asks (tile)));
}

static const HxTileFacts *
pick_facts (Making  *making,
            int      side,
            guint16 *tile)
{
  const HxArmy *army = hx_catalog_get_army (making->catalog, making->army[side]);

  for (;;)
    {
      const HxTileFacts *facts = g_ptr_array_index (army->tiles, random_below (making->source, (int) army->tiles->len));
      g_autofree char *id = g_strdup_printf ("%s/%s", making->army[side], facts->id);
      int found = hx_catalog_find_tile (making->catalog, id);

      if (found >= 0 && may_stand (making, side, &making->box->tiles[found]))
        {
          *tile = (guint16) found;
          return facts;
        }
    }
}

/* Of the tiles picked at random one that gives its side something to choose, if the side may. */
static const HxTileFacts *
pick_lively (Making  *making,
             int      side,
             guint16 *tile)
{
  const HxTileFacts *facts = pick_facts (making, side, tile);
  gboolean chooser = (making->kind->chooser == RANDOM_CHOOSER_OPPONENT) == (side == 1);

  for (int tries = 0; chooser && tries < 20 && !asks (&making->box->tiles[*tile]); tries++)
    facts = pick_facts (making, side, tile);
  return facts;
}

static const char *
take_hex (Making *making)
{
  guint at = (guint) random_below (making->source, (int) making->hexes->len);
  guint8 hex = g_array_index (making->hexes, guint8, at);

  g_array_remove_index_fast (making->hexes, at);
  return making->box->geometry.name[hex];
}

static void
put (Making     *making,
     int         side,
     const char *tile,
     int         wounds)
{
  const char *hex = take_hex (making);

  g_string_append_printf (making->pieces, "%s{\"tile\":\"%s/%s\",\"side\":%d,\"hex\":\"%s\",\"facing\":%d,\"wounds\":%d}",
                          making->pieces->len > 0 ? "," : "", making->army[side], tile, side, hex,
                          random_below (making->source, 6), wounds);
  if (side == 1)
    {
      g_ptr_array_add (making->enemies, (gpointer) hex);
      g_ptr_array_add (making->enemy_tiles, g_strdup_printf ("%s/%s", making->army[side], tile));
    }
}

static void
put_lonely (Making *making)
{
  guint16 tile;

  put (making, 1, pick_lively (making, 1, &tile)->id, 0);
}

static void
fill_board (Making *making)
{
  int n = 5 + random_below (making->source, 5);

  /* An HQ that can be lost, or hit points that are close. */
  put (making, 0, "hq", random_below (making->source, 6));
  put (making, 1, "hq", making->kind->goal == 1 ? 15 + random_below (making->source, 5) : random_below (making->source, 6));
  for (int i = 0; i < n; i++)
    {
      guint16 tile;
      int side = random_below (making->source, 5) < 2 ? 0 : 1;
      const HxTileFacts *facts = i < 3 ? pick_lively (making, 1, &tile) : pick_facts (making, side, &tile);
      int toughness = making->box->tiles[tile].toughness;

      put (making, i < 3 ? 1 : side, facts->id, toughness > 0 ? random_below (making->source, toughness + 1) : 0);
    }
}

static char *
write_hand (Making *making)
{
  GString *hand = g_string_new (NULL);
  int n = making->kind->play + 1;
  const char *use = making->kind->pushes ? "push-back" : making->kind->bare ? "air-strike" : NULL;

  if (use != NULL)
    g_string_append_printf (hand, "\"%s/%s\"", making->army[0], use);
  for (int i = use != NULL ? 1 : 0; i < n; i++)
    {
      guint16 tile;

      g_string_append_printf (hand, "%s\"%s/%s\"", i > 0 ? "," : "", making->army[0],
                              (i == 0 ? pick_lively : pick_facts) (making, 0, &tile)->id);
    }
  return g_string_free (hand, FALSE);
}

static char *
write_win (Making *making)
{
  guint at = (guint) random_below (making->source, (int) making->enemies->len), other = (at + 1) % making->enemies->len;
  const char *const *hexes = (const char *const *) making->enemies->pdata;

  switch (making->kind->goal)
    {
    case 0:
      return g_strdup ("\"more-hit-points\"");
    case 1:
      return g_strdup ("\"hq-destroyed\"");
    case 2:
      return g_strdup_printf ("{\"wounds_at_least\":{\"tile\":\"%s\",\"count\":%d}}", (const char *) making->enemy_tiles->pdata[at],
                              at == 0 ? 6 + random_below (making->source, 5) : 1 + random_below (making->source, 2));
    case 3:
      return g_strdup ("{\"lose\":\"nothing\"}");
    default:
      if (making->kind->bare || random_below (making->source, 2) == 0)
        return g_strdup_printf ("{\"destroyed_exactly\":[\"%s\"]}", hexes[at]);
      return g_strdup_printf ("{\"destroyed_exactly\":[\"%s\",\"%s\"]}", hexes[at], hexes[other]);
    }
}

static char *
write_water (Making *making,
             guint   n_free)
{
  GString *water = g_string_new (NULL);

  while (making->hexes->len > n_free)
    g_string_append_printf (water, "%s\"%s\"", water->len > 0 ? "," : "", take_hex (making));
  return g_string_free (water, FALSE);
}

static char *
write_puzzle (Making *making)
{
  g_autofree char *hand = write_hand (making), *win = write_win (making);
  g_autofree char *water = write_water (making, (guint) (making->kind->play == 1 ? 1 + random_below (making->source, 4) : 2 + random_below (making->source, 2)));

  return g_strdup_printf ("{\"format\":\"hexarbiter-scenario\",\"version\":1,\"board\":{\"radius\":2,\"water\":[%s]},"
                          "\"sides\":[{\"army\":\"%s\",\"hand\":[%s]},{\"army\":\"%s\"}],\"turn\":0,\"pieces\":[%s],"
                          "\"goal\":{\"side\":0,\"play\":%d,\"win\":%s,\"then\":\"final-battle\"}}",
                          water, making->army[0], hand, making->army[1], making->pieces->str, making->kind->play, win);
}

static gboolean
has_plain_hq (const Making *making,
              int           side)
{
  g_autofree char *id = g_strdup_printf ("%s/hq", making->army[side]);
  const HxTile *hq = &making->box->tiles[hx_catalog_find_tile (making->catalog, id)];

  return making->kind->wild || (!is_wild (hq) && hq->launcher == 0 && !asks (hq));
}

/* Only some armies have a tile that pushes and nothing else. */
static void
pick_armies (Making *making)
{
  static const char *const pushers[] = { "hegemony", "moloch", "uranopolis" };

  do
    making->army[0] = making->kind->bare ? "moloch" : making->kind->pushes ? pushers[random_below (making->source, G_N_ELEMENTS (pushers))]
                      : armies[random_below (making->source, G_N_ELEMENTS (armies))];
  while (!has_plain_hq (making, 0));
  /* The choice of a Clown decides more often than that of a Medic. */
  do
    making->army[1] = !making->kind->bare && random_below (making->source, 2) == 0 ? "moloch" : armies[random_below (making->source, G_N_ELEMENTS (armies))];
  while (g_str_equal (making->army[1], making->army[0]) || !has_plain_hq (making, 1));
}

/**
 * random_puzzle:
 * @catalog: the catalog
 * @kind: what it is about
 * @source: (inout): a source
 *
 * Returns: (transfer full): a scenario with a goal, as JSON
 */
char *
random_puzzle (const HxCatalog        *catalog,
               const RandomPuzzleKind *kind,
               RandomSource           *source)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (guint8));
  g_autoptr (GPtrArray) enemies = g_ptr_array_new ();
  g_autoptr (GPtrArray) enemy_tiles = g_ptr_array_new_with_free_func (g_free);
  Making making = { catalog, box, kind, source, { NULL, NULL }, hexes, g_string_new (NULL), enemies, enemy_tiles };
  char *puzzle;

  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    g_array_append_val (hexes, hex);
  pick_armies (&making);
  (kind->bare ? put_lonely : fill_board) (&making);
  puzzle = write_puzzle (&making);
  g_string_free (making.pieces, TRUE);
  return puzzle;
}
