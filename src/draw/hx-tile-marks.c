/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Putting the marks on the edges of a tile. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-tile-marks.h"

#include "hx-marks.h"
#include "hx-parts.h"
#include "hx-tile-plan.h"

#define OPACITY_UNPOWERED .62
#define OPACITY_PARALYSED .35
#define OPACITY_SHARED_NET .72

static void
turn_to (HxPen            *pen,
         const HxTileLook *look,
         int               side)
{
  hx_pen_turn (pen, 60 * ((side + look->facing) % 6));
}

static void
draw_armor (HxPen             *pen,
            const HxTileFacts *facts,
            const HxTileLook  *look)
{
  for (int side = 0; side < 6; side++)
    if (facts->armor & (1 << side))
      {
        turn_to (pen, look, side);
        hx_mark_armor (pen);
        hx_pen_pop (pen);
      }
}

static gboolean
has_attack (const HxTileFacts *facts,
            int                side)
{
  for (guint i = 0; i < facts->n_attacks; i++)
    if (facts->attacks[i].side == side)
      return TRUE;
  return FALSE;
}

static void
draw_nets (HxPen             *pen,
           const HxTileFacts *facts,
           const HxTileLook  *look)
{
  for (int side = 0; side < 6; side++)
    {
      gboolean shared = has_attack (facts, side);

      if ((facts->net & (1 << side)) == 0)
        continue;
      if (shared)
        hx_pen_begin_group (pen, 1);
      turn_to (pen, look, side);
      hx_mark_net (pen, FALSE);
      hx_pen_pop (pen);
      if (shared)
        hx_pen_end_group (pen, OPACITY_SHARED_NET);
    }
}

static int
get_strength (const HxTileFacts *facts,
              const char        *kind)
{
  for (guint i = 0; i < facts->n_attacks; i++)
    if (g_str_equal (facts->attacks[i].kind, kind))
      return facts->attacks[i].strength;
  return 1;
}

static void
draw_sided_mark (HxPen             *pen,
                 const HxTileFacts *facts,
                 const char        *trait)
{
  if (g_str_equal (trait, "trap-arming"))
    hx_mark_jaws (pen);
  else if (g_str_equal (trait, "trap-launcher"))
    hx_mark_launcher (pen);
  else if (g_str_equal (trait, "explosive-charge"))
    hx_mark_charge (pen);
  else if (g_str_equal (trait, "power-socket"))
    hx_mark_socket (pen);
  else if (g_str_equal (trait, "ranged-net"))
    hx_mark_net (pen, TRUE);
  else
    hx_mark_unknown (pen, trait);
}

static void
draw_sided (HxPen             *pen,
            const HxTileFacts *facts,
            const HxTileLook  *look)
{
  for (guint i = 0; i < facts->n_sided; i++)
    for (int side = 0; side < 6; side++)
      if (facts->sided[i].sides & (1 << side) && !g_str_equal (facts->sided[i].trait, "demolition"))
        {
          turn_to (pen, look, side);
          draw_sided_mark (pen, facts, facts->sided[i].trait);
          hx_pen_pop (pen);
        }
}

/* Whether everything that goes through a side is for enemies. */
static gboolean
harms_through (const HxTileFacts *facts,
               const HxTileLook  *look,
               int                side)
{
  for (guint i = 0; i < facts->n_links; i++)
    if (hx_tile_link_sides (facts, look, i) & (1 << side) && !facts->links[i].hostile)
      return FALSE;
  return TRUE;
}

/* A Warrior's link has its own small gear at the edge, for its middle shows the initiative. */
static void
draw_small_gear (HxPen             *pen,
                 const HxTileFacts *facts,
                 const HxTileLook  *look,
                 int                side)
{
  HxPoint at = hx_pen_corner (60 * (side + look->facing) - 90, .48);
  const char *effects[8];
  guint n = 0;

  for (guint i = 0; i < facts->n_links && n < G_N_ELEMENTS (effects); i++)
    if (hx_tile_link_sides (facts, look, i) & (1 << side))
      effects[n++] = facts->links[i].effect;
  hx_pen_push (pen, at.x, at.y, 1);
  hx_part_gear (pen, pen->small ? .23 : .185, effects, n, harms_through (facts, look, side));
  hx_pen_pop (pen);
}

static void
draw_links (HxPen             *pen,
            const HxTileFacts *facts,
            const HxTileLook  *look)
{
  gboolean module = facts->type == HX_TILE_MODULE;
  guint8 sides = 0, sockets = hx_tile_facts_sides (facts, "power-socket");

  if (facts->type == HX_TILE_HQ)
    return;
  for (guint i = 0; i < facts->n_links; i++)
    sides |= hx_tile_link_sides (facts, look, i);
  for (int side = 0; side < 6; side++)
    {
      if ((sides & (1 << side)) == 0 || (!module && sockets & (1 << side)))
        continue;
      turn_to (pen, look, side);
      hx_mark_pipe (pen, module && harms_through (facts, look, side), module ? .36 : .5);
      hx_pen_pop (pen);
      if (!module)
        draw_small_gear (pen, facts, look, side);
    }
}

/* A Demolition lies on the corner before the later of its two sides. */
static void
draw_demolition (HxPen             *pen,
                 const HxTileFacts *facts,
                 const HxTileLook  *look)
{
  guint8 sides = hx_tile_facts_sides (facts, "demolition");

  for (int side = 0; side < 6; side++)
    if (sides & (1 << side) && sides & (1 << (side + 5) % 6))
      {
        turn_to (pen, look, side);
        hx_mark_demolition (pen, get_strength (facts, "demolition"));
        hx_pen_pop (pen);
      }
}

static gboolean
has_attack_of (const HxTileFacts *facts,
               int                side,
               const char        *kind)
{
  for (guint i = 0; i < facts->n_attacks; i++)
    if (facts->attacks[i].side == side && g_str_equal (facts->attacks[i].kind, kind))
      return TRUE;
  return FALSE;
}

/* A blow and a shot through one side stand side by side. */
static void
draw_attack (HxPen              *pen,
             const HxTileFacts  *facts,
             const HxTileLook   *look,
             const HxAttackFact *attack)
{
  gboolean two = has_attack_of (facts, attack->side, "melee") && has_attack_of (facts, attack->side, "ranged");

  turn_to (pen, look, attack->side);
  hx_pen_push (pen, !two ? 0 : g_str_equal (attack->kind, "melee") ? -.2 : .25, 0, 1);
  hx_mark_attack (pen, attack->kind, attack->strength, (facts->armor & (1 << attack->side)) != 0);
  hx_pen_pop (pen);
  hx_pen_pop (pen);
}

static void
draw_attacks (HxPen             *pen,
              const HxTileFacts *facts,
              const HxTileLook  *look)
{
  gboolean faint = (look->states & HX_LOOK_PARALYSED) != 0;

  if (faint)
    hx_pen_begin_group (pen, 1);
  draw_demolition (pen, facts, look);
  for (int shots = 1; shots >= 0; shots--)
    for (guint i = 0; i < facts->n_attacks; i++)
      if (facts->attacks[i].side >= 0 && g_str_equal (facts->attacks[i].kind, "ranged") == shots)
        draw_attack (pen, facts, look, &facts->attacks[i]);
  if (faint)
    hx_pen_end_group (pen, OPACITY_PARALYSED);
}

/**
 * hx_tile_draw_marks:
 * @pen: a pen
 * @facts: a tile
 * @look: what it looks like
 *
 * Draws everything on the edges: facing, Armor, nets, links, what points through a side, attacks.
 */
void
hx_tile_draw_marks (HxPen             *pen,
                    const HxTileFacts *facts,
                    const HxTileLook  *look)
{
  gboolean faint = (look->states & HX_LOOK_NO_POWER) != 0;

  /* An HQ that looks the same from all sides needs no facing. */
  if (facts->type != HX_TILE_HQ || facts->n_sided > 0)
    {
      turn_to (pen, look, 0);
      hx_mark_facing (pen);
      hx_pen_pop (pen);
    }
  draw_armor (pen, facts, look);
  if (faint)
    hx_pen_begin_group (pen, 1);
  draw_nets (pen, facts, look);
  draw_sided (pen, facts, look);
  draw_links (pen, facts, look);
  draw_attacks (pen, facts, look);
  if (faint)
    hx_pen_end_group (pen, OPACITY_UNPOWERED);
}
