/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Breaking and fitting a tile's name. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-label.h"

#include <string.h>

#define LINE_HEIGHT 1.12
#define PILL_OPACITY .86
/* A name may shrink this much before it is broken. */
#define LEAST_SHRINK .85

typedef struct
{
  char *line[2];
  double width;   /* of the wider line, over the size */
  int n;
} Lines;

/* Breaks at a space, or after a hyphen, where the wider line gets narrowest. */
static void
break_in_two (HxPen      *pen,
              const char *name,
              Lines      *lines)
{
  for (const char *cut = strpbrk (name, " -"); cut != NULL; cut = strpbrk (cut + 1, " -"))
    {
      g_autofree char *first = g_strndup (name, (gsize) (cut - name) + (*cut == '-')), *second = g_strdup (cut + 1);
      double width = MAX (hx_pen_measure (pen, first, HX_WEIGHT_NAME), hx_pen_measure (pen, second, HX_WEIGHT_NAME));

      if (lines->n == 2 && width >= lines->width)
        continue;
      g_free (lines->line[0]);
      g_free (lines->line[1]);
      lines->line[0] = g_steal_pointer (&first);
      lines->line[1] = g_steal_pointer (&second);
      lines->width = width;
      lines->n = 2;
    }
}

/* Two names stand one under the other, or the first alone where one of them would have to shrink much. */
static void
take_second_name (HxPen         *pen,
                  const HxLabel *label,
                  const char    *second,
                  Lines         *lines)
{
  double width = MAX (lines->width, hx_pen_measure (pen, second, HX_WEIGHT_NAME));

  if (width * label->size * LEAST_SHRINK > label->width)
    return;
  lines->line[1] = g_strdup (second);
  lines->width = width;
  lines->n = 2;
}

/* Names at the lower edge grow upwards, those at the upper edge and under the discs downwards. */
static double
get_rise (double y)
{
  if (y > .5)
    return .7;
  if (y < -.5)
    return .3;
  return y < .2 ? .5 : .18;
}

/**
 * hx_label_draw:
 * @pen: a pen
 * @name: a tile's name, or two with a line break between them
 * @label: where it goes
 *
 * Writes a name in one line, or in two where it would get small; a second name only where both have room in a line each.
 */
void
hx_label_draw (HxPen         *pen,
               const char    *name,
               const HxLabel *label)
{
  const char *second = strchr (name, '\n');
  g_autofree char *first = second != NULL ? g_strndup (name, (gsize) (second - name)) : g_strdup (name);
  Lines lines = { { g_strdup (first), NULL }, hx_pen_measure (pen, first, HX_WEIGHT_NAME), 1 };
  double size, step, y;

  if (lines.width * label->size * LEAST_SHRINK > label->width)
    break_in_two (pen, first, &lines);
  else if (second != NULL)
    take_second_name (pen, label, second + 1, &lines);
  size = MIN (label->size, label->width / MAX (lines.width, .1));
  step = size * LINE_HEIGHT;
  y = label->y - step * (lines.n - 1) * get_rise (label->y);
  if (label->pill)
    {
      double height = step * (lines.n - 1) + size * 1.36;

      hx_pen_push (pen, label->x, y - size * .66 + height / 2, 1);
      hx_pen_rounded (pen, (lines.width + .55) * size / 2, height / 2, MIN (size * .6, height / 2));
      hx_pen_fill_faint (pen, HX_COLOR_KEY, PILL_OPACITY);
      hx_pen_pop (pen);
    }
  for (int i = 0; i < lines.n; i++)
    hx_pen_write (pen, label->x, y + i * step, lines.line[i],
                  &(HxWriting) { size, HX_COLOR_INK, HX_WEIGHT_NAME, FALSE });
  g_free (lines.line[0]);
  g_free (lines.line[1]);
}
