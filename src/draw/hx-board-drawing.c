/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing a board from the bottom up: hexes, Monolith parts, Traps, pieces, then what is said about them. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-board-drawing.h"

#include <string.h>

#include "hx-arrows.h"
#include "hx-parts.h"

/* Where a Trap lies on its hex, above the coordinate. */
#define TRAP_SHIFT -.1
#define TRAP_SCALE .92
/* How much of a Foundation shows round the unit on it. */
#define ON_FOUNDATION_SCALE .88
#define HIT_RADIUS .2
#define INFLUENCE_STEP .42

static const HxTileFacts *
get_catalog_facts (gpointer data,
                   guint    tile)
{
  return hx_catalog_get_facts (data, tile);
}

/**
 * hx_board_scene_init:
 * @scene: (out caller-allocates): the scene
 * @box: the game box; must outlive the scene
 * @position: the position; must outlive the scene
 * @picture: (nullable): what the referee makes of it; must outlive the scene
 *
 * Makes the scene of a position with nothing over it: names and coordinates on, each side in its own colour. Say next
 * where the printed facts are.
 */
void
hx_board_scene_init (HxBoardScene     *scene,
                     const HxBox      *box,
                     const HxPosition *position,
                     const HxPicture  *picture)
{
  g_return_if_fail (scene != NULL && box != NULL && position != NULL);

  memset (scene, 0, sizeof *scene);
  scene->box = box;
  scene->position = position;
  scene->picture = picture;
  scene->segment = -1;
  scene->names = TRUE;
  scene->coordinates = TRUE;
  for (guint side = 0; side < HX_MAX_SIDES; side++)
    scene->colors[side] = (guint8) side;
}

/**
 * hx_board_scene_set_catalog:
 * @scene: a scene
 * @catalog: where the printed facts are; must outlive the scene
 */
void
hx_board_scene_set_catalog (HxBoardScene    *scene,
                            const HxCatalog *catalog)
{
  g_return_if_fail (scene != NULL && catalog != NULL);

  scene->get_facts = get_catalog_facts;
  scene->facts_data = (gpointer) catalog;
}

/**
 * hx_board_scene_set_view:
 * @scene: a scene
 * @side: whose eyes see it, or -1 for somebody who may know everything
 *
 * Turns the Traps up that the side may see: its own. The others lie face down, one like another.
 */
void
hx_board_scene_set_view (HxBoardScene *scene,
                         int           side)
{
  const HxPosition *position;

  g_return_if_fail (scene != NULL);

  position = scene->position;
  scene->face_up = 0;
  for (guint8 hex = 0; hex < scene->box->geometry.n_hexes; hex++)
    if (position->trap[hex] != HX_TRAP_NONE && (side < 0 || position->trap_side[hex] == side))
      scene->face_up |= HX_HEX_BIT (hex);
}

static guint8
get_color (const HxBoardScene *scene,
           guint8              side)
{
  return side < HX_MAX_SIDES ? scene->colors[side] : HX_SIDE_NEUTRAL;
}

static gboolean
has (HxHexSet set,
     guint8   hex)
{
  return (set & HX_HEX_BIT (hex)) != 0;
}

static void
begin_hex (cairo_t             *cr,
           const HxBoardLayout *layout,
           guint8               hex)
{
  double x, y;

  hx_board_layout_get_center (layout, hex, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y);
}

static void
draw_part (cairo_t            *cr,
           const HxBoardScene *scene,
           guint8              hex,
           const HxDrawStyle  *style)
{
  guint8 side = hx_position_find_part (scene->position, hex);
  gboolean empty = !has (scene->position->units, hex);
  HxPen pen;

  if (side == HX_NO_SIDE)
    return;
  hx_draw_monolith_part (cr, get_color (scene, side), empty, style);
  if (!empty || !scene->coordinates)
    return;
  hx_pen_begin (&pen, cr, style);
  hx_pen_write (&pen, 0, .66, scene->box->geometry.name[hex],
                &(HxWriting) { pen.small ? .2 : .15, HX_COLOR_KEY, HX_WEIGHT_NAME, FALSE });
  hx_pen_end (&pen);
}

static void
draw_cell_trap (cairo_t            *cr,
                const HxBoardScene *scene,
                guint8              hex,
                const HxDrawStyle  *style)
{
  const HxPosition *position = scene->position;
  HxDrawStyle smaller = *style;

  if (position->trap[hex] == HX_TRAP_NONE || has (position->units, hex))
    return;
  smaller.radius = style->radius * TRAP_SCALE;
  cairo_save (cr);
  cairo_translate (cr, 0, style->radius * TRAP_SHIFT);
  hx_draw_trap (cr, position->trap[hex], get_color (scene, position->trap_side[hex]), has (scene->face_up, hex),
                &smaller);
  cairo_restore (cr);
}

static void
draw_ground (cairo_t            *cr,
             const HxBoardScene *scene,
             guint8              hex,
             const HxDrawStyle  *style)
{
  hx_draw_empty_hex (cr, scene->coordinates ? scene->box->geometry.name[hex] : NULL, has (scene->position->water, hex),
                     style);
}

/**
 * hx_draw_board_hex:
 * @cr: where to draw
 * @scene: a board
 * @hex: one of its hexes
 * @style: how to draw
 *
 * Draws what lies under the piece of one hex, centred on the origin: the hex itself, a Monolith part, a Trap.
 */
void
hx_draw_board_hex (cairo_t            *cr,
                   const HxBoardScene *scene,
                   guint8              hex,
                   const HxDrawStyle  *style)
{
  g_return_if_fail (cr != NULL && scene != NULL && style != NULL);
  g_return_if_fail (hex < scene->box->geometry.n_hexes);

  draw_ground (cr, scene, hex, style);
  draw_part (cr, scene, hex, style);
  draw_cell_trap (cr, scene, hex, style);
}

/**
 * hx_draw_board_cells:
 * @cr: where to draw
 * @scene: a board
 * @layout: where its hexes lie
 * @style: how to draw; its radius is not read
 *
 * Draws what lies under the pieces: hexes, Monolith parts, Traps.
 */
void
hx_draw_board_cells (cairo_t             *cr,
                     const HxBoardScene  *scene,
                     const HxBoardLayout *layout,
                     const HxDrawStyle   *style)
{
  const HxGeometry *geometry;
  HxDrawStyle sized;

  g_return_if_fail (cr != NULL && scene != NULL && layout != NULL && style != NULL);

  geometry = layout->geometry;
  sized = *style;
  sized.radius = layout->radius;
  for (int layer = 0; layer < 2; layer++)
    for (guint8 hex = 0; hex < geometry->n_hexes; hex++)
      {
        begin_hex (cr, layout, hex);
        if (layer == 0)
          draw_ground (cr, scene, hex, &sized);
        else
          {
            draw_part (cr, scene, hex, &sized);
            draw_cell_trap (cr, scene, hex, &sized);
          }
        cairo_restore (cr);
      }
}

static const HxTileFacts *
get_facts (const HxBoardScene *scene,
           const HxPiece      *piece)
{
  return scene->get_facts != NULL ? scene->get_facts (scene->facts_data, piece->tile) : NULL;
}

static void
draw_foundation (cairo_t            *cr,
                 const HxBoardScene *scene,
                 guint8              hex,
                 const HxDrawStyle  *style)
{
  const HxPiece *piece = &scene->position->foundation[hex];
  const HxTileFacts *facts = get_facts (scene, piece);
  HxTileLook look;

  g_return_if_fail (facts != NULL);

  hx_tile_look_from_piece (facts, piece, &look);
  look.color = get_color (scene, piece->owner);
  look.controller = get_color (scene, piece->controller);
  look.show_name = scene->names;
  hx_draw_tile (cr, facts, &look, style);
}

static void
draw_unit (cairo_t            *cr,
           const HxBoardScene *scene,
           guint8              hex,
           const HxDrawStyle  *style)
{
  const HxPiece *piece = &scene->position->unit[hex];
  const HxTileFacts *facts = get_facts (scene, piece);
  HxTileLook look;

  g_return_if_fail (facts != NULL);

  hx_tile_look_from_position (facts, scene->box, scene->position, scene->picture, hex, &look);
  hx_tile_look_set_segment (&look, scene->segment);
  look.color = get_color (scene, piece->owner);
  look.controller = get_color (scene, piece->controller);
  look.show_name = scene->names;
  look.destroyed = has (scene->destroyed, hex);
  look.dimmed = has (scene->dimmed, hex);
  if (scene->coordinates)
    memcpy (look.coordinate, scene->box->geometry.name[hex], sizeof look.coordinate);
  /* The cells have drawn the part already, below its neighbours. */
  look.on_part = FALSE;
  hx_draw_tile (cr, facts, &look, style);
}

/**
 * hx_draw_board_piece:
 * @cr: where to draw
 * @scene: a board
 * @hex: one of its hexes
 * @style: how to draw
 *
 * Draws what stands on one hex, Foundation and unit, centred on the origin; nothing if nothing does.
 */
void
hx_draw_board_piece (cairo_t            *cr,
                     const HxBoardScene *scene,
                     guint8              hex,
                     const HxDrawStyle  *style)
{
  const HxPosition *position;
  HxDrawStyle sized;
  guint8 part;

  g_return_if_fail (cr != NULL && scene != NULL && style != NULL);
  g_return_if_fail (hex < scene->box->geometry.n_hexes);

  position = scene->position;
  sized = *style;
  part = hx_position_find_part (position, hex);
  if (has (position->foundations, hex))
    {
      draw_foundation (cr, scene, hex, style);
      sized.radius *= ON_FOUNDATION_SCALE;
    }
  if (!has (position->units, hex))
    return;
  draw_unit (cr, scene, hex, &sized);
  if (part != HX_NO_SIDE)
    hx_draw_monolith_cleats (cr, get_color (scene, part), style);
}

/* What a sentence speaks of glows, so that it is no selection and no target; gold stands out from the colours of all sides. */
static void
draw_glow (HxPen *pen)
{
  hx_pen_hexagon (pen, .985, .07, 0);
  hx_pen_fill_faint (pen, HX_COLOR_INK, .1);
  hx_pen_hexagon (pen, .945, .07, 0);
  hx_pen_stroke_faint (pen, HX_COLOR_GOLD, .15, .5);
  hx_pen_hexagon (pen, 1.005, .07, 0);
  hx_pen_stroke_faint (pen, HX_COLOR_KEY, .085 * pen->line, .7);
  hx_pen_hexagon (pen, 1.005, .07, 0);
  hx_pen_stroke (pen, HX_COLOR_GOLD, .055 * pen->line);
}

/**
 * hx_draw_ring:
 * @cr: where to draw
 * @ring: why the hex is ringed
 * @style: how to draw
 *
 * Draws a ring round a hex centred on the origin.
 */
void
hx_draw_ring (cairo_t           *cr,
              HxRing             ring,
              const HxDrawStyle *style)
{
  static const struct { double radius, width, on, off; gboolean cased; } shapes[HX_N_RINGS] = {
    [HX_RING_FORBIDDEN] = { 1.02, .05, .05, .1, FALSE },
    [HX_RING_LEGAL] = { 1.02, .06, .16, .1, TRUE },
    [HX_RING_TARGET] = { 1.02, .08, 0, 0, FALSE },
    [HX_RING_ACTING] = { 1.02, .075, 0, 0, FALSE },
    [HX_RING_SELECTED] = { 1.02, .085, 0, 0, TRUE },
    [HX_RING_FOCUS] = { .885, .055, 0, 0, TRUE },
  };
  const HxPalette *palette;
  HxColor accent;
  HxPen pen;

  g_return_if_fail (cr != NULL && style != NULL && ring < HX_N_RINGS);

  palette = hx_palette_get (style->scheme);
  accent = style->accent != 0 ? style->accent : palette->selected;
  hx_pen_begin (&pen, cr, style);
  if (ring == HX_RING_LIT)
    {
      draw_glow (&pen);
      hx_pen_end (&pen);
      return;
    }
  hx_pen_hexagon (&pen, shapes[ring].radius, .07, 0);
  if (shapes[ring].cased)
    hx_pen_stroke_keep (&pen, palette->casing, (shapes[ring].width + .05) * pen.line);
  if (shapes[ring].on > 0)
    hx_pen_dash (&pen, shapes[ring].on, shapes[ring].off * pen.line);
  hx_pen_stroke (&pen,
                 (const HxColor[HX_N_RINGS]) {
                   [HX_RING_FORBIDDEN] = palette->forbidden,
                   [HX_RING_LEGAL] = palette->legal,
                   [HX_RING_TARGET] = palette->target,
                   [HX_RING_ACTING] = palette->acting,
                   [HX_RING_SELECTED] = accent,
                   [HX_RING_FOCUS] = accent,
                 }[ring],
                 shapes[ring].width * pen.line);
  hx_pen_end (&pen);
}

/* Influences that share an edge stand side by side. */
static void
draw_influences (HxPen              *pen,
                 const HxBoardScene *scene)
{
  const HxGeometry *geometry = &scene->box->geometry;

  for (guint i = 0; i < scene->n_influences; i++)
    {
      const HxInfluenceCoin *coin = &scene->influences[i];
      int before = 0, n = 0;

      for (guint j = 0; j < scene->n_influences; j++)
        if (scene->influences[j].from == coin->from && scene->influences[j].to == coin->to)
          {
            n++;
            before += j < i;
          }
      if (coin->from < geometry->n_hexes && coin->to < geometry->n_hexes && coin->from != coin->to)
        hx_influence_draw (pen, geometry, coin, (before - (n - 1) / 2.0) * INFLUENCE_STEP);
    }
}

/* At NE, or lower where a drop with wounds is there already. */
static void
draw_hits (HxPen              *pen,
           const HxBoardScene *scene)
{
  const HxPosition *position = scene->position;
  int hits[HX_MAX_HEXES] = { 0 };

  for (guint i = 0; i < scene->n_arrows; i++)
    if (scene->arrows[i].progress >= 1 && !scene->arrows[i].blocked && scene->arrows[i].to < HX_MAX_HEXES)
      hits[scene->arrows[i].to] += scene->arrows[i].wounds;
  for (guint8 hex = 0; hex < scene->box->geometry.n_hexes; hex++)
    {
      HxPoint at = hx_board_point (&scene->box->geometry, hex);
      gboolean drop = has (position->units, hex) && position->unit[hex].wounds > 0
                      && scene->box->tiles[position->unit[hex].tile].kind != HX_KIND_HQ;

      if (hits[hex] <= 0)
        continue;
      hx_pen_push (pen, at.x + (drop ? .62 : .34), at.y - (drop ? .16 : .52), 1);
      hx_part_hit (pen, HIT_RADIUS, hits[hex]);
      hx_pen_pop (pen);
    }
}

/**
 * hx_draw_board_overlay:
 * @cr: where to draw
 * @scene: a board
 * @layout: where its hexes lie
 * @style: how to draw; its radius is not read
 *
 * Draws what lies over the pieces: rings, attacks, influences, hits.
 */
void
hx_draw_board_overlay (cairo_t             *cr,
                       const HxBoardScene  *scene,
                       const HxBoardLayout *layout,
                       const HxDrawStyle   *style)
{
  HxDrawStyle sized;
  HxPen pen;

  g_return_if_fail (cr != NULL && scene != NULL && layout != NULL && style != NULL);

  sized = *style;
  sized.radius = layout->radius;
  for (int ring = 0; ring < HX_N_RINGS; ring++)
    for (guint8 hex = 0; hex < layout->geometry->n_hexes; hex++)
      if (has (scene->rings[ring], hex))
        {
          begin_hex (cr, layout, hex);
          hx_draw_ring (cr, ring, &sized);
          cairo_restore (cr);
        }
  cairo_save (cr);
  cairo_translate (cr, layout->x, layout->y);
  hx_pen_begin (&pen, cr, &sized);
  for (guint i = 0; i < scene->n_arrows; i++)
    hx_arrow_draw (&pen, layout->geometry, &scene->arrows[i]);
  draw_influences (&pen, scene);
  draw_hits (&pen, scene);
  hx_pen_end (&pen);
  cairo_restore (cr);
}

/**
 * hx_draw_board:
 * @cr: where to draw
 * @scene: a board
 * @layout: where its hexes lie
 * @style: how to draw; its radius is not read
 *
 * Draws a whole board, without the ground that it lies on.
 */
void
hx_draw_board (cairo_t             *cr,
               const HxBoardScene  *scene,
               const HxBoardLayout *layout,
               const HxDrawStyle   *style)
{
  HxDrawStyle sized;

  g_return_if_fail (cr != NULL && scene != NULL && layout != NULL && style != NULL);

  sized = *style;
  sized.radius = layout->radius;
  hx_draw_board_cells (cr, scene, layout, style);
  for (guint8 hex = 0; hex < layout->geometry->n_hexes; hex++)
    if (!has (scene->left_out, hex))
      {
        begin_hex (cr, layout, hex);
        hx_draw_board_piece (cr, scene, hex, &sized);
        cairo_restore (cr);
      }
  hx_draw_board_overlay (cr, scene, layout, style);
}

/**
 * hx_influence_coins_collect:
 * @scene: a board with a picture
 * @hex: a hex that holds a unit
 * @coins: (out): room for what acts on it
 *
 * Collects what the board does to a unit, also what is aimed at it but does nothing.
 *
 * Returns: how many there are
 */
guint
hx_influence_coins_collect (const HxBoardScene *scene,
                            guint8              hex,
                            HxInfluenceCoin     coins[HX_MAX_INFLUENCES])
{
  HxInfluence found[HX_MAX_INFLUENCES];
  int n;

  g_return_val_if_fail (scene != NULL && coins != NULL && scene->picture != NULL, 0);
  g_return_val_if_fail (hex < scene->box->geometry.n_hexes && has (scene->position->units, hex), 0);

  n = hx_picture_influences (scene->box, scene->position, scene->picture, hex, found);
  for (int i = 0; i < n; i++)
    coins[i] = (HxInfluenceCoin) {
      .from = found[i].from,
      .to = hex,
      .kind = found[i].kind,
      .effect = found[i].effect,
      .harm = found[i].kind == HX_INFLUENCE_NET || hx_effect_is_hostile (found[i].effect),
      .works = found[i].works,
    };
  return (guint) MAX (n, 0);
}
