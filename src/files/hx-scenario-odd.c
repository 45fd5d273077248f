/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is odd about a scenario although it may be looked at, and what of it is not refereed yet. */
#define G_LOG_DOMAIN "hx-files"

#include <glib/gi18n.h>

#include "hx-picture.h"
#include "hx-scenario-private.h"

typedef struct
{
  const HxCatalog *catalog;
  const HxBox *box;
  const HxScenario *scenario;
  const HxPosition *position;
  HxLanguage language;
  char *sides[HX_MAX_SIDES];
  GPtrArray *found;
} Search;

static void G_GNUC_PRINTF (2, 3)
add (Search     *search,
     const char *format,
     ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (search->found, g_strdup_vprintf (format, args));
  va_end (args);
}

static const char *
get_tile_name (const Search *search,
               guint         tile)
{
  return hx_catalog_get_tile_name (search->catalog, tile, search->language);
}

static const char *
get_unit_name (const Search *search,
               guint         hex)
{
  return get_tile_name (search, search->position->unit[hex].tile);
}

/* What a side is called: its army, and which of the sides it is where another one plays the same. */
static char *
dup_side_name (const Search *search,
               guint         side)
{
  const char *id = search->scenario->sides[side].army;
  const HxArmy *army = hx_catalog_get_army (search->catalog, id);
  const char *name = army != NULL ? hx_text_get (&army->name, search->language) : id;

  for (guint other = 0; other < search->position->n_sides; other++)
    {
      if (other != side && g_str_equal (search->scenario->sides[other].army, id))
        /* Translators: an army, and which side plays it where two play the same: "Borgo (side 2)". */
        return g_strdup_printf (_("%1$s (side %2$u)"), name, side + 1);
    }

  return g_strdup (name);
}

static void
add_once (Search *search,
          char   *sentence)
{
  if (!g_ptr_array_find_with_equal_func (search->found, sentence, g_str_equal, NULL))
    g_ptr_array_add (search->found, sentence);
  else
    g_free (sentence);
}

static int
count_markers (const HxArmy *army,
               const char   *id)
{
  for (guint i = 0; army != NULL && i < army->n_markers; i++)
    if (g_str_equal (army->markers[i].id, id))
      return army->markers[i].count;
  return 0;
}

static int
count_traps (const HxArmy *army,
             HxTrapKind    trap)
{
  for (guint i = 0; army != NULL && i < army->n_markers; i++)
    if (army->markers[i].is_trap && g_str_equal (army->markers[i].id, hx_trap_words[trap]))
      return army->markers[i].count;
  return 0;
}

/* Calls visit for every piece on the board or tucked. */
static void
for_each_piece (const HxPosition *position,
                void            (*visit) (const HxPiece *piece,
                                          gpointer       data),
                gpointer          data)
{
  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (position->units >> hex & 1)
        visit (&position->unit[hex], data);
      if (position->foundations >> hex & 1)
        visit (&position->foundation[hex], data);
    }
  for (int side = 0; side < position->n_sides; side++)
    for (int i = 0; i < 2; i++)
      if (position->monolith[side].present && !position->monolith[side].expanded
          && position->monolith[side].lower[i].tile != HX_NO_TILE)
        visit (&position->monolith[side].lower[i], data);
}

typedef struct
{
  guint side;
  guint *counts;
} Copies;

static void
count_copy (const HxPiece *piece,
            gpointer       data)
{
  Copies *copies = data;

  if (piece->owner == copies->side)
    copies->counts[piece->tile]++;
}

static void
count_listed (Copies *copies,
              GArray *tiles)
{
  for (guint i = 0; tiles != NULL && i < tiles->len; i++)
    copies->counts[g_array_index (tiles, guint16, i)]++;
}

/* @counts: how often each tile stands in the side's lists. */
static void
check_lists (Search      *search,
             guint        side,
             const guint *counts)
{
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (search->catalog); tile++)
    {
      const char *army = hx_catalog_get_tile_army (search->catalog, tile)->id;

      if (counts[tile] > 0 && !g_str_equal (army, search->scenario->sides[side].army) && !g_str_equal (army, "neutral"))
        add (search, _("Among the tiles of %1$s is %2$s, which is not of that army."), search->sides[side], get_tile_name (search, tile));
    }
}

static void
check_pool (Search *search,
            guint   side)
{
  const HxScenarioSide *lists = &search->scenario->sides[side];
  const HxArmy *army = hx_catalog_get_army (search->catalog, lists->army);

  for (int trap = HX_TRAP_MINE; lists->has_trap_pool && trap < HX_N_TRAPS; trap++)
    if (lists->trap_pool[trap] > count_traps (army, (HxTrapKind) trap))
      add (search, _("%1$s has Traps '%2$s' left: %3$d; the army has %4$d."), search->sides[side], hx_trap_words[trap], lists->trap_pool[trap],
           count_traps (army, (HxTrapKind) trap));
}

/* KRW-01: it is taken in place of a standard Medic, which is discarded and does not come back. */
static void
check_krwiobus (Search      *search,
                guint        side,
                const guint *counts)
{
  const HxScenarioSide *lists = &search->scenario->sides[side];
  guint n = hx_catalog_get_n_tiles (search->catalog);
  g_autofree guint *discarded = g_new0 (guint, n);
  guint n_krwiobus = 0, n_there = 0, n_printed = 0;

  count_listed (&(Copies) { side, discarded }, lists->discard);
  for (guint tile = 0; tile < n; tile++)
    {
      const HxTile *kind = &search->box->tiles[tile];

      if ((kind->effects & HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION)) != 0)
        n_krwiobus += counts[tile];
      if (kind->kind != HX_KIND_MODULE || (kind->effects & HX_EFFECT_BIT (HX_EFFECT_MEDIC)) == 0
          || !g_str_equal (hx_catalog_get_tile_army (search->catalog, tile)->id, lists->army))
        continue;
      n_there += counts[tile] - discarded[tile];
      n_printed += (guint) hx_catalog_get_facts (search->catalog, tile)->count;
    }
  if (n_krwiobus == 0 || n_there < n_printed)
    return;
  if (n_printed > 0)
    add (search, _("%s has a Krwiobus and all its Medics besides, but a Krwiobus comes in place of one that is discarded."), search->sides[side]);
  else
    add (search, _("%s has a Krwiobus, but no Medic in whose place it can come."), search->sides[side]);
}

static void
check_copies (Search *search,
              guint   side)
{
  guint n = hx_catalog_get_n_tiles (search->catalog);
  g_autofree guint *counts = g_new0 (guint, n);
  const HxScenarioSide *lists = &search->scenario->sides[side];
  Copies copies = { side, counts };

  count_listed (&copies, lists->hand);
  count_listed (&copies, lists->pile);
  count_listed (&copies, lists->discard);
  count_listed (&copies, lists->removed);
  check_lists (search, side, counts);
  for_each_piece (search->position, count_copy, &copies);
  for (guint tile = 0; tile < n; tile++)
    if (counts[tile] > (guint) hx_catalog_get_facts (search->catalog, tile)->count)
      add (search, _("%1$s has %2$u of the tile %3$s; the army has %4$d."), search->sides[side], counts[tile],
           get_tile_name (search, tile), hx_catalog_get_facts (search->catalog, tile)->count);
  check_krwiobus (search, side, counts);
}

static void
check_armies (Search *search)
{
  for (guint i = 0; i < search->position->n_sides; i++)
    for (guint j = 0; j < i; j++)
      if (g_str_equal (search->scenario->sides[i].army, search->scenario->sides[j].army))
        {
          const HxArmy *army = hx_catalog_get_army (search->catalog, search->scenario->sides[i].army);
          const char *name = army != NULL ? hx_text_get (&army->name, search->language) : search->scenario->sides[i].army;

          add_once (search, g_strdup_printf (_("More than one side plays %s."), name));
        }
}

static void
check_hqs (Search *search,
           guint   side)
{
  guint n = 0;

  for (int hex = 0; hex < search->box->geometry.n_hexes; hex++)
    if (search->position->units >> hex & 1 && search->position->unit[hex].owner == side
        && search->box->tiles[search->position->unit[hex].tile].kind == HX_KIND_HQ)
      n++;
  if (n > 1)
    add (search, _("%1$s has %2$u HQs."), search->sides[side], n);
  else if (n == 0 && !(search->position->fallen >> side & 1))
    add (search, _("%s has no HQ."), search->sides[side]);
  else if (n == 1 && search->position->fallen >> side & 1)
    add (search, _("The HQ of %s has been destroyed and stands on the board nevertheless."), search->sides[side]);
}

static void
check_wounds (Search          *search,
              const HxPicture *picture,
              guint            hex)
{
  const HxPiece *piece = &search->position->unit[hex];
  int points = hx_piece_hit_points (search->box, piece) + picture->toughness[hex];
  const char *name = search->box->geometry.name[hex];

  if (piece->wounds >= points)
    add (search,
         ngettext ("%1$d wound destroys %2$s on %3$s, and it bears %4$d.",
                   "%1$d wounds destroy %2$s on %3$s, and it bears %4$d.", (gulong) MAX (points, 0)),
         points, get_unit_name (search, hex), name, piece->wounds);
}

static void
check_state (Search *search,
             guint   hex)
{
  const HxPiece *piece = &search->position->unit[hex];
  const HxTile *tile = &search->box->tiles[piece->tile];
  const HxArmy *army = hx_catalog_get_tile_army (search->catalog, piece->tile);
  const char *name = search->box->geometry.name[hex];
  const char *unit = get_unit_name (search, hex);

  if (!g_str_equal (army->id, search->scenario->sides[piece->owner].army) && !g_str_equal (army->id, "neutral"))
    add (search, _("%1$s on %2$s belongs to %3$s, but is not a tile of that army."), unit, name,
         search->sides[piece->owner]);
  if (piece->links != HX_LINKS_PRINTED && tile->links[HX_EFFECT_TRANSFUSION] == 0)
    add (search, _("%1$s on %2$s says which of its sides link, which only a Krwiobus may."), unit, name);
  if (piece->power != HX_TOGGLE_AUTO && !(tile->traits & HX_TRAIT_NEEDS_POWER))
    add (search, _("The power of %1$s on %2$s is set by hand, but it needs no power."), unit, name);
  if (piece->controller != piece->owner && tile->kind == HX_KIND_HQ)
    add (search, _("The HQ on %s is controlled by another side."), name);
  if (search->position->trap[hex] != HX_TRAP_NONE)
    add (search, _("A Trap lies under %1$s on %2$s."), unit, name);
}

static void
sum_marks (const HxPiece *piece,
           gpointer       data)
{
  int *sums = data;

  sums[HX_TRAP_MEDPACK] += piece->medpacks;
  sums[HX_TRAP_NET] += (piece->marks & HX_MARK_TRAP_NET) != 0;
  sums[HX_TRAP_FRENZY] += (piece->marks & HX_MARK_FRENZY) != 0;
  sums[HX_TRAP_PARALYSIS] += (piece->marks & HX_MARK_PARALYSIS) != 0;
  sums[HX_N_TRAPS] += piece->ranged_nets;
}

static void
check_markers (Search *search)
{
  int used[HX_N_TRAPS + 1] = { 0 }, there[HX_N_TRAPS + 1] = { 0 };

  for_each_piece (search->position, sum_marks, used);
  for (guint hex = 0; hex < search->box->geometry.n_hexes; hex++)
    used[search->position->trap[hex]] += search->position->trap[hex] != HX_TRAP_NONE;
  for (guint side = 0; side < search->position->n_sides; side++)
    {
      const HxArmy *army = hx_catalog_get_army (search->catalog, search->scenario->sides[side].army);

      for (int trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
        there[trap] += count_traps (army, (HxTrapKind) trap);
      there[HX_N_TRAPS] += count_markers (army, "ranged-net");
    }
  for (int trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
    if (used[trap] > there[trap])
      add (search, _("%d Trap markers '%s' are on the board; the armies have %d."), used[trap], hx_trap_words[trap], there[trap]);
  if (used[HX_N_TRAPS] > there[HX_N_TRAPS])
    add (search, _("%d Ranged Net markers are on the board; the armies have %d."), used[HX_N_TRAPS], there[HX_N_TRAPS]);
}

static void
check_trap (Search *search,
            guint   hex)
{
  guint side = search->position->trap_side[hex];
  HxTrapKind trap = (HxTrapKind) search->position->trap[hex];
  const HxArmy *army = hx_catalog_get_army (search->catalog, search->scenario->sides[side].army);

  if (count_traps (army, trap) == 0)
    add (search, _("The Trap on %1$s belongs to %2$s, an army that has none of that kind."), search->box->geometry.name[hex],
         search->sides[side]);
  if (search->position->water >> hex & 1)
    add (search, _("The Trap on %s lies in water."), search->box->geometry.name[hex]);
}

static gboolean
touches (const Search *search,
         guint         a,
         guint         b)
{
  return a < HX_MAX_HEXES && b < HX_MAX_HEXES && (search->box->geometry.around[a] >> b & 1) != 0;
}

/* Whether a part of the Monolith cannot lie on @hex. */
static gboolean
is_taken (const Search *search,
          guint         side,
          guint         hq,
          guint         hex)
{
  for (guint other = 0; other < side; other++)
    {
      const HxMonolith *monolith = &search->position->monolith[other];

      if (monolith->present && monolith->expanded && (monolith->part[0] == hex || monolith->part[1] == hex))
        return TRUE;
    }
  return hex == hq || (search->position->water >> hex & 1);
}

static void
check_tucked (Search *search,
              guint   side)
{
  const HxMonolith *monolith = &search->position->monolith[side];

  for (int i = 0; i < 2; i++)
    {
      const HxPiece *piece = &monolith->lower[i];
      int points = piece->tile != HX_NO_TILE ? hx_piece_hit_points (search->box, piece) : 0;

      if (piece->tile != HX_NO_TILE && piece->wounds >= points)
        add (search,
             ngettext ("%1$d wound destroys %2$s under the Monolith of %3$s, and it bears %4$d.",
                       "%1$d wounds destroy %2$s under the Monolith of %3$s, and it bears %4$d.", (gulong) points),
             points, get_tile_name (search, piece->tile), search->sides[side], piece->wounds);
    }
}

static void
check_monolith (Search *search,
                guint   side)
{
  const HxMonolith *monolith = &search->position->monolith[side];
  guint hq = hx_position_find_hq (search->box, search->position, (int) side);
  guint a = monolith->part[0], b = monolith->part[1];

  if (monolith->present && hq == HX_NO_HEX)
    add (search, _("%s has a Monolith, but no HQ on it."), search->sides[side]);
  else if (monolith->present && monolith->expanded && touches (search, hq, a) + touches (search, hq, b) + touches (search, a, b) < 2)
    add (search, _("The parts of the Monolith of %s do not hang together."), search->sides[side]);
  for (int i = 0; monolith->present && monolith->expanded && i < 2; i++)
    if (is_taken (search, side, hq, monolith->part[i]))
      add (search, _("The Monolith of %1$s lies on %2$s, where no part of it can lie."), search->sides[side],
           search->box->geometry.name[monolith->part[i]]);
  if (monolith->present && !monolith->expanded)
    check_tucked (search, side);
}

static char **
finish (Search *search)
{
  for (guint side = 0; side < search->position->n_sides; side++)
    g_clear_pointer (&search->sides[side], g_free);
  g_ptr_array_add (search->found, NULL);
  return (char **) g_ptr_array_free (search->found, FALSE);
}

static void
begin (Search           *search,
       const HxCatalog  *catalog,
       const HxScenario *scenario,
       HxLanguage        language)
{
  *search = (Search) {
    .catalog = catalog,
    .language = language,
    .box = hx_catalog_get_box (catalog, scenario->radius),
    .scenario = scenario,
    .position = &scenario->position,
    .found = g_ptr_array_new (),
  };
  for (guint side = 0; side < scenario->position.n_sides; side++)
    search->sides[side] = dup_side_name (search, side);
}

/* A slip of the pen in a key passes as one of a newer version: it is kept, and named here. */
static void
check_keys (Search *search,
            guint   hex)
{
  g_autofree char *place = hx_place_of_unit (hex, &search->position->unit[hex]);
  JsonObject *kept = hx_scenario_get_kept (search->scenario, place);
  g_autoptr (GList) keys = kept != NULL ? json_object_get_members (kept) : NULL;

  for (GList *key = keys; key != NULL; key = key->next)
    {
      g_autofree char *shown = g_strescape (key->data, NULL);

      add (search, _("%1$s on %2$s has a key '%3$.60s' that means nothing here; it is kept."), get_unit_name (search, hex),
           search->box->geometry.name[hex], shown);
    }
}

/* @n: pieces that lend Toughness to neighbours */
typedef struct
{
  const HxBox *box;
  int n;
} Tougheners;

static void
count_toughness (const HxPiece *piece,
                 gpointer       data)
{
  Tougheners *tougheners = data;

  tougheners->n += (tougheners->box->tiles[piece->tile].effects & HX_EFFECT_BIT (HX_EFFECT_TOUGHNESS_1)) != 0;
}

/* Wounds that destroy a unit of that tile, with all that others on the board and in the hands might give to it. */
static int
most_wounds (const Search *search,
             guint16       tile)
{
  const HxTile *printed = &search->box->tiles[tile];
  Tougheners tougheners = { search->box, 0 };

  for_each_piece (search->position, count_toughness, &tougheners);
  for (guint side = 0; side < search->position->n_sides; side++)
    {
      const GArray *hand = search->scenario->sides[side].hand;

      for (guint i = 0; hand != NULL && i < hand->len; i++)
        count_toughness (&(HxPiece) { .tile = g_array_index (hand, guint16, i) }, &tougheners);
    }
  return printed->hit_points + (printed->kind == HX_KIND_HQ ? 0 : MIN (tougheners.n, HX_N_DIRECTIONS));
}

static void
check_goal_hexes (Search    *search,
                  JsonArray *hexes)
{
  for (guint i = 0; i < json_array_get_length (hexes); i++)
    for (guint j = 0; j < i; j++)
      if (g_str_equal (json_array_get_string_element (hexes, i), json_array_get_string_element (hexes, j)))
        {
          add_once (search, g_strdup_printf (_("The goal names %s twice."), json_array_get_string_element (hexes, i)));
          break;
        }
}

static void
check_condition (Search       *search,
                 const HxGoal *goal)
{
  JsonNode *win = json_object_get_member (search->scenario->goal, "win");
  int most;

  if (goal->kind == HX_GOAL_DESTROYED_EXACTLY)
    check_goal_hexes (search, json_object_get_array_member (json_node_get_object (win), "destroyed_exactly"));
  if (goal->kind != HX_GOAL_WOUNDS || search->box->tiles[goal->tile].kind == HX_KIND_INSTANT)
    return;
  most = most_wounds (search, goal->tile);
  if (goal->count > most)
    add (search, _("The goal asks for %1$u wounds on %2$s, which no more than %3$d destroy."), goal->count,
         get_tile_name (search, goal->tile), most);
}

/* BASE-INST-11: after the last tile was drawn no tile causes a battle. */
static void
check_battle_tiles (Search *search,
                    guint   side)
{
  const GArray *hand = search->scenario->sides[side].hand;

  for (guint i = 0; hand != NULL && i < hand->len; i++)
    {
      guint16 tile = g_array_index (hand, guint16, i);

      if (search->box->tiles[tile].uses == HX_USE_BATTLE)
        add_once (search, g_strdup_printf (_("In the hand of %1$s is %2$s, which cannot be played in a puzzle."), search->sides[side],
                                           get_tile_name (search, tile)));
    }
}

/* Whether there is a goal that can be read. */
static gboolean
find_goal (const Search *search,
           HxGoal       *goal)
{
  return search->scenario->goal != NULL && hx_scenario_get_goal (search->catalog, search->scenario, goal, NULL)
         && goal->side < search->position->n_sides;
}

/**
 * hx_scenario_dup_hand_oddities:
 * @catalog: the catalog
 * @scenario: a scenario
 * @language: of the names in the sentences
 *
 * Of what hx_scenario_dup_oddities() finds, what may keep the side that is to solve a puzzle from playing its tiles.
 *
 * Returns: (transfer full): sentences; %NULL-terminated; none where there is no puzzle
 */
char **
hx_scenario_dup_hand_oddities (const HxCatalog  *catalog,
                               const HxScenario *scenario,
                               HxLanguage        language)
{
  Search search;
  HxGoal goal;

  begin (&search, catalog, scenario, language);
  if (find_goal (&search, &goal))
    {
      check_copies (&search, goal.side);
      check_battle_tiles (&search, goal.side);
    }
  return finish (&search);
}

/**
 * hx_scenario_dup_oddities:
 * @catalog: the catalog
 * @scenario: a scenario
 * @language: of the names in the sentences
 *
 * Looks for what no game could have led to, although it may be looked at.
 *
 * Returns: (transfer full): sentences; %NULL-terminated
 */
char **
hx_scenario_dup_oddities (const HxCatalog  *catalog,
                          const HxScenario *scenario,
                          HxLanguage        language)
{
  Search search;
  HxPicture picture;
  HxGoal goal;

  begin (&search, catalog, scenario, language);
  hx_picture_work_out (search.box, search.position, &picture);
  check_armies (&search);
  for (guint side = 0; side < search.position->n_sides; side++)
    {
      check_hqs (&search, side);
      check_copies (&search, side);
      check_pool (&search, side);
      check_monolith (&search, side);
    }
  if (find_goal (&search, &goal))
    {
      check_condition (&search, &goal);
      check_battle_tiles (&search, goal.side);
    }
  check_markers (&search);
  for (guint hex = 0; hex < search.box->geometry.n_hexes; hex++)
    {
      if (search.position->units >> hex & 1)
        {
          check_state (&search, hex);
          check_keys (&search, hex);
          check_wounds (&search, &picture, hex);
        }
      if (search.position->trap[hex] != HX_TRAP_NONE)
        check_trap (&search, hex);
    }
  return finish (&search);
}

static void
check_tile (Search *search,
            guint   tile)
{
  g_auto (GStrv) words = hx_catalog_dup_unrefereed (search->catalog, tile);
  g_autofree char *all = g_strjoinv (", ", words);

  if (words[0] != NULL)
    add_once (search, g_strdup_printf (_("Not refereed yet: what %1$s does by '%2$s'."), get_tile_name (search, tile), all));
}

static void
check_piece (const HxPiece *piece,
             gpointer       data)
{
  check_tile (data, piece->tile);
  if (piece->poison > 0)
    add_once (data, g_strdup (_("Not refereed yet: poison markers.")));
}

/**
 * hx_scenario_dup_unrefereed:
 * @catalog: the catalog
 * @scenario: a scenario
 * @language: of the names in the sentences
 *
 * Names what the referee does not know of what lies on this board and in the hands.
 *
 * Returns: (transfer full): sentences; %NULL-terminated
 */
char **
hx_scenario_dup_unrefereed (const HxCatalog  *catalog,
                            const HxScenario *scenario,
                            HxLanguage        language)
{
  Search search;

  begin (&search, catalog, scenario, language);
  for_each_piece (search.position, check_piece, &search);
  for (guint side = 0; side < search.position->n_sides; side++)
    {
      const GArray *hand = scenario->sides[side].hand;

      for (guint i = 0; hand != NULL && i < hand->len; i++)
        check_tile (&search, g_array_index (hand, guint16, i));
    }
  return finish (&search);
}
