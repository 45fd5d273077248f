/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing one tile: plate, edge marks, middle, coins, badges. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-tile-drawing.h"

#include <string.h>

#include "hx-army-words.h"
#include "hx-label.h"
#include "hx-parts.h"
#include "hx-plate.h"
#include "hx-states.h"
#include "hx-tile-marks.h"
#include "hx-tile-plan.h"

#define OPACITY_DIMMED .4
/* How much of the plate a taken-over tile leaves to its controller's band. */
#define BAND_SCALE .86
#define NAME_SIZE .15
#define MODULE_NAME_SIZE .138
#define LEAST_NAME_WIDTH .64

#define BIT(direction) (1 << (direction))

/** Everything that the parts of one tile need to know. */
typedef struct
{
  HxPen *pen;
  const HxTileFacts *facts;
  const HxTileLook *look;
  HxTilePlan plan;
  const char *name;   /* NULL where there is no room for it */
} Drawing;

static int
count_bits (guint set)
{
  return __builtin_popcount (set);
}

static void
draw_body (Drawing *drawing)
{
  const HxTileLook *look = drawing->look;
  gboolean unpowered = (look->states & HX_LOOK_NO_POWER) != 0;

  if ((look->states & HX_LOOK_TAKEN_OVER) == 0)
    {
      hx_plate_draw (drawing->pen, look->color, unpowered, drawing->facts->type == HX_TILE_INSTANT);
      return;
    }
  hx_plate_draw (drawing->pen, look->controller, FALSE, FALSE);
  hx_pen_push (drawing->pen, 0, 0, BAND_SCALE);
  hx_plate_draw (drawing->pen, look->color, unpowered, FALSE);
  hx_pen_pop (drawing->pen);
}

static void
draw_instant (Drawing *drawing)
{
  HxPen *pen = drawing->pen;
  g_autofree const char **uses = hx_army_words_dup_uses (drawing->facts);
  HxGlyph glyph = hx_glyph_for_instant (uses[0] != NULL ? uses[0] : drawing->facts->id);

  hx_pen_push (pen, 0, drawing->name != NULL ? -.06 : pen->small ? 0 : -.02, pen->small ? .5 : .44);
  hx_glyph_draw (pen, &glyph, HX_COLOR_INK, hx_plate_get_middle (pen, drawing->look->color));
  hx_pen_pop (pen);
  if (drawing->name != NULL)
    hx_label_draw (pen, drawing->name, &(HxLabel) { 0, .565, .98, NAME_SIZE, FALSE });
}

static void
draw_hq_middle (Drawing *drawing)
{
  HxPen *pen = drawing->pen;
  const HxTileLook *look = drawing->look;
  double radius = pen->small ? .185 : .15;

  hx_part_gauge (pen, pen->small ? .4 : .36, look->points);
  for (guint i = 0; i < look->n_numbers; i++)
    hx_part_disc (pen, (HxPoint) { -.735, (i - (look->n_numbers - 1) / 2.0) * radius * 2.2 }, radius,
                  &look->numbers[i]);
}

static const char *
find_centre_trait (const HxTileFacts *facts)
{
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    if (hx_trait_is_centre (facts->traits[i]))
      return facts->traits[i];
  return NULL;
}

static void
draw_gear (Drawing *drawing,
           double   y)
{
  HxPen *pen = drawing->pen;
  const HxTileFacts *facts = drawing->facts;
  const char *centre = find_centre_trait (facts), *effects[8];
  gboolean harms = facts->n_links > 0;
  HxGlyph glyph = { .form = HX_GLYPH_TEXT, .text = "?" };
  guint n = MIN (facts->n_links, G_N_ELEMENTS (effects));

  for (guint i = 0; i < n; i++)
    {
      effects[i] = facts->links[i].effect;
      harms = harms && facts->links[i].hostile;
    }
  if (centre != NULL)
    glyph = hx_glyph_for_centre (centre);
  hx_pen_push (pen, 0, y, 1);
  if (facts->type == HX_TILE_IMPLANT)
    hx_part_implant (pen, .47, &glyph);
  else if (centre != NULL)
    hx_part_gear_glyph (pen, pen->small ? .5 : .43, &glyph, FALSE);
  else
    hx_part_gear (pen, pen->small ? .5 : .43, effects, n, harms);
  hx_pen_pop (pen);
}

/* The name of a Module stands below the gear, or above it where a pipe goes down and none up. */
static void
draw_module_middle (Drawing *drawing)
{
  guint8 links = drawing->plan.links;
  double edge = drawing->look->states & HX_LOOK_TAKEN_OVER ? .58 : .655;
  gboolean above = drawing->name != NULL && links & BIT (HX_SOUTH) && !(links & BIT (HX_NORTH));

  draw_gear (drawing, drawing->name == NULL ? 0 : above ? .05 : -.05);
  if (drawing->name != NULL)
    hx_label_draw (drawing->pen, drawing->name,
                   &(HxLabel) { 0, above ? -edge : edge, 1, MODULE_NAME_SIZE,
                                (links & BIT (above ? HX_NORTH : HX_SOUTH)) != 0 });
}

/* Without discs the name goes where no mark reaches in. */
static double
find_free_height (guint8 deep)
{
  gboolean upper = (deep & (BIT (0) | BIT (1) | BIT (5))) != 0, lower = (deep & (BIT (2) | BIT (3) | BIT (4))) != 0;

  return upper && !lower ? .3 : lower && !upper ? -.24 : .06;
}

/* The name goes under the discs, or over them where a mark comes up from below; a pill parts it from marks beside it. */
static void
draw_warrior_name (Drawing *drawing,
                   gboolean above)
{
  const HxTilePlan *plan = &drawing->plan;
  const char *last = strchr (drawing->name, '\n') != NULL ? strrchr (drawing->name, '\n') : strrchr (drawing->name, ' ');
  gboolean numbers = drawing->look->n_numbers > 0, beside;
  HxLabel label = { 0, numbers ? (above ? -.32 : .28) : find_free_height (plan->deep), 1.12, NAME_SIZE, FALSE };
  guint right = BIT (label.y < 0 ? 1 : 2), left = BIT (label.y < 0 ? 5 : 4), near = left | right;

  beside = (near & plan->attacks) != 0;
  label.width -= .17 * count_bits (plan->deep & near) + .2 * count_bits ((plan->nets | plan->links) & near);
  if (beside)
    label.width = MIN (label.width, .88);
  label.width = MAX (label.width, LEAST_NAME_WIDTH);
  /* Away from the one mark that is near. */
  if (count_bits (plan->deep & near) == 1)
    label.x = ((plan->deep & right) != 0 ? -1 : 1) * ((plan->links & near) != 0 ? .16 : .1);
  label.pill = hx_look_is_netted (drawing->look)
               || ((plan->deep | plan->nets) & near) != 0
               || (numbers && (plan->deep & BIT (HX_SOUTH)) != 0 && !above)
               || (beside && g_utf8_strlen (last != NULL ? last + 1 : drawing->name, -1) > 8);
  hx_label_draw (drawing->pen, drawing->name, &label);
}

static void
draw_warrior_middle (Drawing *drawing)
{
  static const double radii[] = { .145, .235, .205, .175, .145, .125 };
  HxPen *pen = drawing->pen;
  const HxTileLook *look = drawing->look;
  guint n = look->n_numbers;
  double radius = radii[MIN (n, G_N_ELEMENTS (radii) - 1)] * (pen->small ? 1.12 : 1), y = 0;
  guint8 deep = drawing->plan.deep;
  gboolean above = (deep & BIT (HX_SOUTH)) != 0 && (deep & BIT (HX_NORTH)) == 0;

  if (n > G_N_ELEMENTS (radii) - 1)
    radius *= (G_N_ELEMENTS (radii) - 1.0) / n;
  if (drawing->name != NULL)
    y = above ? .1 : strpbrk (drawing->name, " \n") != NULL && n > 0 ? -.15 : -.1;
  for (guint i = 0; i < n; i++)
    hx_part_disc (pen, (HxPoint) { (i - (n - 1) / 2.0) * radius * 2.14, y }, radius, &look->numbers[i]);
  if (drawing->name != NULL)
    draw_warrior_name (drawing, above);
}

static void
draw_coins (Drawing *drawing)
{
  HxPen *pen = drawing->pen;
  const HxTilePlan *plan = &drawing->plan;

  for (guint i = 0; i < MIN (plan->n_coins, plan->n_slots); i++)
    {
      HxPoint at = hx_pen_corner (plan->slots[i], pen->small ? .69 : .74);

      hx_pen_push (pen, at.x, at.y, 1);
      hx_part_coin (pen, pen->small ? .225 : .175, plan->coins[i]);
      hx_pen_pop (pen);
    }
}

/* Low in an empty hex; at the W corner of a tile, where there is room for it, at the NW one of an HQ. */
static void
draw_coordinate (Drawing *drawing)
{
  HxPen *pen = drawing->pen;
  const HxTileLook *look = drawing->look;
  gboolean hq = drawing->facts->type == HX_TILE_HQ;
  HxPoint at = hq ? (HxPoint) { -.40, -.655 } : (HxPoint) { -.80, 0 };

  if (look->coordinate[0] == '\0' || !pen->detailed || hx_look_count_badges (look) > 1)
    return;
  if (hq && hx_look_count_badges (look) > 0)
    return;
  if (!hq && (hx_look_is_netted (look)
              || drawing->plan.crowd[HX_SOUTH_WEST] + drawing->plan.crowd[HX_NORTH_WEST] >= .5))
    {
      hx_pen_push (pen, at.x, at.y, 1);
      hx_pen_rounded (pen, .145, .105, .09);
      hx_pen_fill_faint (pen, HX_COLOR_KEY, .8);
      hx_pen_pop (pen);
    }
  hx_pen_write (pen, at.x, at.y, look->coordinate, &(HxWriting) { .135, HX_COLOR_INK, HX_WEIGHT_NAME, FALSE });
}

static void
draw_board_tile (Drawing *drawing)
{
  HxPen *pen = drawing->pen;
  const HxTileLook *look = drawing->look;
  HxTileType type = drawing->facts->type;

  hx_tile_plan_init (&drawing->plan, drawing->facts, look, pen->small);
  hx_tile_draw_marks (pen, drawing->facts, look);
  if (hx_look_is_netted (look))
    hx_states_draw_mesh (pen);
  if (type == HX_TILE_HQ)
    draw_hq_middle (drawing);
  else if (type == HX_TILE_MODULE || type == HX_TILE_IMPLANT)
    draw_module_middle (drawing);
  else
    draw_warrior_middle (drawing);
  draw_coins (drawing);
  hx_states_draw_badges (pen, look);
  if (look->wounds > 0 && type != HX_TILE_HQ)
    hx_states_draw_wounds (pen, look->wounds);
  draw_coordinate (drawing);
  if (look->destroyed)
    hx_states_draw_end (pen);
}

/**
 * hx_draw_style_init:
 * @style: (out caller-allocates): how to draw
 * @radius: half a tile's width
 * @scheme: light or dark
 *
 * Makes the ordinary style: English names, the program's font, ordinary contrast.
 */
void
hx_draw_style_init (HxDrawStyle *style,
                    double       radius,
                    HxScheme     scheme)
{
  g_return_if_fail (style != NULL);

  *style = (HxDrawStyle) { .radius = radius, .scheme = scheme, .language = HX_LANGUAGE_EN };
}

static char *
dup_names (const HxTileFacts *facts,
           const HxDrawStyle *style)
{
  const char *name = hx_text_get (&facts->name, style->language);
  const char *other = hx_text_get_other (&facts->name, style->language, NULL);

  if (!style->both_names || other == NULL)
    return g_strdup (name);

  return g_strdup_printf ("%s\n%s", name, other);
}

/**
 * hx_draw_tile:
 * @cr: where to draw
 * @facts: what is printed on the tile
 * @look: what it looks like
 * @style: how to draw
 *
 * Draws a tile centred on the origin. A piece on a Monolith part is drawn with the part under it and the part's cleats
 * over it.
 */
void
hx_draw_tile (cairo_t           *cr,
              const HxTileFacts *facts,
              const HxTileLook  *look,
              const HxDrawStyle *style)
{
  HxPen pen;
  Drawing drawing = { .pen = &pen, .facts = facts, .look = look };
  g_autofree char *names = NULL;

  g_return_if_fail (cr != NULL && facts != NULL && look != NULL && style != NULL);
  g_return_if_fail (look->facing < 6);

  hx_pen_begin (&pen, cr, style);
  if (pen.named && look->show_name && facts->type != HX_TILE_HQ)
    drawing.name = names = dup_names (facts, style);
  if (look->dimmed)
    hx_pen_begin_group (&pen, 1.2);
  if (look->on_part)
    hx_draw_monolith_part (cr, look->color, FALSE, &(HxDrawStyle) { .radius = 1, .scheme = style->scheme });
  draw_body (&drawing);
  if (facts->type == HX_TILE_INSTANT)
    draw_instant (&drawing);
  else
    draw_board_tile (&drawing);
  if (look->on_part)
    hx_draw_monolith_cleats (cr, look->color, &(HxDrawStyle) { .radius = 1, .scheme = style->scheme });
  if (look->dimmed)
    hx_pen_end_group (&pen, OPACITY_DIMMED);
  hx_pen_end (&pen);
}
