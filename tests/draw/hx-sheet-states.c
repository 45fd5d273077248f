/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One sample of everything that a tile or a board can show. */
#include "hx-sheet-states.h"

#include <string.h>

/** Sample: a tile in one state. */
typedef struct
{
  const char *caption;
  const char *tile;
  guint8 color;
  guint8 facing;
  int wounds;
  guint states, forced;
  guint8 count;
  HxLookNumber numbers[3];
  guint n_numbers;
  gboolean destroyed, on_part, dimmed;
} Sample;

static const Sample samples[] = {
  { "As printed", "uranopolis/hammerhead", 0 },
  { "Turned", "uranopolis/hammerhead", 0, 1 },
  { "Wounds", "moloch/blocker", 3, .wounds = 2 },
  { "HQ", "borgo/hq", 1, .wounds = 7 },
  { "No power", "uranopolis/hammerhead", 0, .states = HX_LOOK_NO_POWER },
  { "No power, forced", "uranopolis/hammerhead", 0, .states = HX_LOOK_NO_POWER, .forced = HX_LOOK_NO_POWER },
  { "Power on, forced", "uranopolis/hammerhead", 0, .states = HX_LOOK_POWER_ON, .forced = HX_LOOK_POWER_ON },
  { "Netted", "borgo/mutant", 1, .states = HX_LOOK_NETTED },
  { "Netted, forced", "borgo/mutant", 1, .states = HX_LOOK_NETTED, .forced = HX_LOOK_NETTED },
  { "Net off, forced", "borgo/mutant", 1, .states = HX_LOOK_NET_OFF, .forced = HX_LOOK_NET_OFF },
  { "Ranged Net", "borgo/mutant", 1, .states = HX_LOOK_RANGED_NET, .count = 2 },
  { "Net Trap", "borgo/mutant", 1, .states = HX_LOOK_TRAP_NET },
  { "Paralysed", "borgo/mutant", 1, .states = HX_LOOK_PARALYSED },
  { "Frenzy", "borgo/mutant", 1, .states = HX_LOOK_FRENZY },
  { "Medpack", "partisans/gustav", 2, .states = HX_LOOK_MEDPACK },
  { "Poison", "partisans/gustav", 2, .states = HX_LOOK_POISON, .count = 3 },
  { "Several", "borgo/mutant", 1, .wounds = 1, .states = HX_LOOK_NETTED | HX_LOOK_PARALYSED },
  { "Everything", "borgo/mutant", 1, .wounds = 1, .count = 1,
    .states = HX_LOOK_NETTED | HX_LOOK_PARALYSED | HX_LOOK_FRENZY | HX_LOOK_MEDPACK | HX_LOOK_POISON },
  { "Taken over", "borgo/medic", 1, .states = HX_LOOK_TAKEN_OVER },
  { "In battle", "uranopolis/drill", 0, .numbers = { { 3, 0, TRUE }, { 2, 0, FALSE }, { 1, 0, FALSE } }, .n_numbers = 3 },
  { "Faster", "borgo/brawler", 1, .numbers = { { 3, 1, FALSE } }, .n_numbers = 1 },
  { "Slower", "borgo/brawler", 1, .numbers = { { 1, -1, FALSE } }, .n_numbers = 1 },
  { "Destroyed", "borgo/mutant", 1, .destroyed = TRUE },
  { "Dimmed", "borgo/mutant", 1, .dimmed = TRUE },
  { "On a Monolith part", "uranopolis/inferno", 0, .on_part = TRUE },
};

static const char *const traps[HX_N_TRAPS] = {
  "Trap, face down", "Mine", "Smoke", "Drill", "Medpack", "Net", "Frenzy", "Paralysis",
};

static const char *const rings[HX_N_RINGS] = {
  "Lit", "Forbidden", "Legal", "Target", "Acting", "Selected", "Focus",
};

static const char *const grounds[] = { "Empty hex", "Water", "Empty Monolith part" };

guint
hx_sheet_count_samples (void)
{
  return G_N_ELEMENTS (samples) + HX_N_TRAPS + HX_N_RINGS + G_N_ELEMENTS (grounds);
}

static void
draw_tile (cairo_t           *cr,
           const HxCatalog   *catalog,
           const Sample      *sample,
           const HxDrawStyle *style)
{
  const HxTileFacts *facts = hx_catalog_get_facts (catalog, (guint) hx_catalog_find_tile (catalog, sample->tile));
  HxTileLook look;

  hx_tile_look_from_facts (facts, sample->color, &look);
  look.facing = sample->facing;
  look.wounds = sample->wounds;
  look.points = HX_HQ_POINTS - sample->wounds;
  look.states = sample->states;
  look.forced = sample->forced;
  look.controller = 0;
  look.destroyed = sample->destroyed;
  look.on_part = sample->on_part;
  look.dimmed = sample->dimmed;
  memset (look.markers, sample->count, sizeof look.markers);
  if (sample->n_numbers > 0)
    {
      memcpy (look.numbers, sample->numbers, sizeof sample->numbers);
      look.n_numbers = sample->n_numbers;
    }
  hx_draw_tile (cr, facts, &look, style);
}

/* Draws sample @index on the origin and returns its name. */
const char *
hx_sheet_draw_sample (cairo_t           *cr,
                      const HxCatalog   *catalog,
                      guint              index,
                      const HxDrawStyle *style)
{
  if (index < G_N_ELEMENTS (samples))
    {
      draw_tile (cr, catalog, &samples[index], style);
      return samples[index].caption;
    }
  index -= G_N_ELEMENTS (samples);
  if (index == HX_N_TRAPS + HX_N_RINGS + 2)
    {
      hx_draw_monolith_part (cr, 0, TRUE, style);
      return grounds[2];
    }
  hx_draw_empty_hex (cr, "C1", index == HX_N_TRAPS + HX_N_RINGS + 1, style);
  if (index >= HX_N_TRAPS + HX_N_RINGS)
    return grounds[index - HX_N_TRAPS - HX_N_RINGS];
  if (index < HX_N_TRAPS)
    {
      hx_draw_trap (cr, (HxTrapKind) index, 2, index != HX_TRAP_NONE, style);
      return traps[index];
    }
  hx_draw_ring (cr, (HxRing) (index - HX_N_TRAPS), style);
  return rings[index - HX_N_TRAPS];
}

static const struct { const char *tile, *hex; guint8 side, facing; } pieces[] = {
  { "outpost/commando", "A1", 0, 1 }, { "borgo/brawler", "A3", 1, 0 },
  { "partisans/gustav", "B1", 2, 5 }, { "borgo/claws", "B2", 1, 2 }, { "borgo/medic", "B4", 1, 0 },
  { "borgo/mutant", "C1", 1, 3 }, { "partisans/provocateur", "C2", 2, 3 },
  { "moloch/hybrid", "D1", 3, 3 }, { "moloch/blocker", "D4", 1, 0 }, { "uranopolis/ravager", "D2", 0, 0 },
  { "iron-gang/mountain", "E1", 4, 0 }, { "borgo/mutant", "E2", 1, 0 }, { "iron-gang/lumberjack", "E3", 4, 0 },
};

static void
put_pieces (const HxCatalog *catalog,
            const HxBox     *box,
            HxPosition      *position)
{
  guint8 trapped = hx_geometry_find (&box->geometry, "C4");

  hx_position_init (position, 5);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      HxPiece piece = hx_piece_new ((guint16) hx_catalog_find_tile (catalog, pieces[i].tile), pieces[i].side,
                                    pieces[i].facing);

      hx_position_put (position, hx_geometry_find (&box->geometry, pieces[i].hex), &piece);
    }
  position->trap[trapped] = HX_TRAP_MINE;
  position->trap_side[trapped] = 2;
  position->unit[hx_geometry_find (&box->geometry, "E2")].wounds = 1;
  position->water = HX_HEX_BIT (hx_geometry_find (&box->geometry, "A2"));
}

static const struct { const char *from, *to, *passed; HxArrowKind kind; guint8 color; gboolean blocked; } attacks[] = {
  { "A1", "A3", NULL, HX_ARROW_RANGED, 0, FALSE },
  { "B1", "B4", "B2", HX_ARROW_GAUSS, 2, FALSE },
  { "B1", "B2", NULL, HX_ARROW_GAUSS, 2, FALSE },
  { "C1", "C2", NULL, HX_ARROW_MIXED, 1, FALSE },
  { "D1", "D4", "D2", HX_ARROW_RANGED, 3, TRUE },
  { "E1", "E3", "E2", HX_ARROW_CHAIN, 4, FALSE },
  { "D2", "E2", NULL, HX_ARROW_DEMOLITION, 0, FALSE },
  { "C2", "B2", NULL, HX_ARROW_EXPLOSION, 2, FALSE },
  { "E3", "D4", NULL, HX_ARROW_CHARGE, 4, FALSE },
  { "D4", "C5", NULL, HX_ARROW_MELEE, 1, TRUE },
};

static const struct { const char *hex; HxRing ring; } ringed[] = {
  { "C3", HX_RING_LEGAL }, { "C4", HX_RING_FOCUS }, { "C5", HX_RING_SELECTED }, { "C5", HX_RING_FOCUS },
  { "D3", HX_RING_FORBIDDEN }, { "C2", HX_RING_TARGET }, { "C1", HX_RING_ACTING },
};

static void
set_arrows (const HxGeometry *geometry,
            HxArrow          *arrows)
{
  for (guint i = 0; i < G_N_ELEMENTS (attacks); i++)
    arrows[i] = (HxArrow) {
      .from = hx_geometry_find (geometry, attacks[i].from),
      .to = hx_geometry_find (geometry, attacks[i].to),
      .kind = attacks[i].kind,
      .color = attacks[i].color,
      .wounds = attacks[i].kind == HX_ARROW_CHAIN || attacks[i].kind == HX_ARROW_CHARGE ? 0 : 1,
      .blocked = attacks[i].blocked,
      .passed = attacks[i].passed != NULL ? HX_HEX_BIT (hx_geometry_find (geometry, attacks[i].passed)) : 0,
      .progress = 1,
    };
}

void
hx_sheet_get_board_size (const HxCatalog *catalog,
                         double           radius,
                         double          *width,
                         double          *height)
{
  hx_board_layout_get_size (&hx_catalog_get_box (catalog, 2)->geometry, radius, width, height);
}

/* A board with every kind of attack, ring and influence. */
void
hx_sheet_draw_board (cairo_t           *cr,
                     const HxCatalog   *catalog,
                     double             width,
                     double             height,
                     const HxDrawStyle *style)
{
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  HxInfluenceCoin coins[] = {
    { .kind = HX_INFLUENCE_LINK, .effect = HX_EFFECT_MEDIC, .works = TRUE },
    { .kind = HX_INFLUENCE_LINK, .effect = HX_EFFECT_EXTRA_WOUND, .harm = TRUE, .works = TRUE },
    { .kind = HX_INFLUENCE_NET, .harm = TRUE, .works = FALSE },
  };
  static const char *const from[] = { "B4", "C3", "D4" };
  HxArrow arrows[G_N_ELEMENTS (attacks)];
  HxBoardLayout layout;
  HxPosition position;
  HxPicture picture;
  HxBoardScene scene;

  put_pieces (catalog, box, &position);
  hx_picture_work_out (box, &position, &picture);
  hx_board_scene_init (&scene, box, &position, &picture);
  hx_board_scene_set_catalog (&scene, catalog);
  set_arrows (&box->geometry, arrows);
  scene.arrows = arrows;
  scene.n_arrows = G_N_ELEMENTS (arrows);
  for (guint i = 0; i < G_N_ELEMENTS (coins); i++)
    {
      coins[i].from = hx_geometry_find (&box->geometry, from[i]);
      coins[i].to = hx_geometry_find (&box->geometry, "C4");
    }
  scene.influences = coins;
  scene.n_influences = G_N_ELEMENTS (coins);
  for (guint i = 0; i < G_N_ELEMENTS (ringed); i++)
    scene.rings[ringed[i].ring] |= HX_HEX_BIT (hx_geometry_find (&box->geometry, ringed[i].hex));
  hx_board_layout_fit (&layout, &box->geometry, width, height);
  hx_draw_board (cr, &scene, &layout, style);
}
