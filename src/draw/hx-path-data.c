/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading SVG path data: the commands M L H V C Q A Z, h and v, as the drawings use them. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-path-data.h"

#include <math.h>
#include <string.h>

typedef struct
{
  cairo_t *cr;
  const char *at;
  double x, y;
} Reader;

static void
skip_blanks (Reader *reader)
{
  while (*reader->at == ' ' || *reader->at == ',')
    reader->at++;
}

static gboolean
has_number (Reader *reader)
{
  skip_blanks (reader);
  return g_ascii_isdigit (*reader->at) || *reader->at == '-' || *reader->at == '.';
}

/* "1.5.5" is two numbers in path data, so the second dot ends the first one. */
static double
read_number (Reader *reader)
{
  double sign = 1, value = 0, place = 1;

  skip_blanks (reader);
  if (*reader->at == '-')
    {
      sign = -1;
      reader->at++;
    }
  for (; g_ascii_isdigit (*reader->at); reader->at++)
    value = value * 10 + (*reader->at - '0');
  if (*reader->at == '.')
    for (reader->at++; g_ascii_isdigit (*reader->at); reader->at++)
      {
        value = value * 10 + (*reader->at - '0');
        place *= 10;
      }
  return sign * value / place;
}

static void
add_line (Reader *reader,
          double  x,
          double  y)
{
  cairo_line_to (reader->cr, x, y);
  reader->x = x;
  reader->y = y;
}

static void
add_cubic (Reader *reader)
{
  double x1 = read_number (reader), y1 = read_number (reader);
  double x2 = read_number (reader), y2 = read_number (reader);

  reader->x = read_number (reader);
  reader->y = read_number (reader);
  cairo_curve_to (reader->cr, x1, y1, x2, y2, reader->x, reader->y);
}

static void
add_quadratic (Reader *reader)
{
  double cx = read_number (reader), cy = read_number (reader);
  double x = read_number (reader), y = read_number (reader);

  cairo_curve_to (reader->cr,
                  reader->x + (cx - reader->x) * 2 / 3, reader->y + (cy - reader->y) * 2 / 3,
                  x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x, y);
  reader->x = x;
  reader->y = y;
}

/* From the end points to the centre as SVG 1.1, appendix F.6.5 has it; the axes of our ellipses are never turned. */
static void
add_arc (Reader *reader)
{
  double rx = read_number (reader), ry = read_number (reader), angle = read_number (reader);
  gboolean large = read_number (reader) != 0, sweep = read_number (reader) != 0;
  double x = read_number (reader), y = read_number (reader);
  double dx = (reader->x - x) / 2, dy = (reader->y - y) / 2;
  double spread = (dx * dx) / (rx * rx) + (dy * dy) / (ry * ry), factor, cx, cy, from, to;

  g_return_if_fail (angle == 0);
  if (spread > 1)
    {
      rx *= sqrt (spread);
      ry *= sqrt (spread);
      spread = 1;
    }
  factor = sqrt (MAX (0, 1 / spread - 1)) * (large == sweep ? -1 : 1);
  cx = factor * rx * dy / ry + (reader->x + x) / 2;
  cy = -factor * ry * dx / rx + (reader->y + y) / 2;
  from = atan2 ((reader->y - cy) / ry, (reader->x - cx) / rx);
  to = atan2 ((y - cy) / ry, (x - cx) / rx);

  cairo_save (reader->cr);
  cairo_translate (reader->cr, cx, cy);
  cairo_scale (reader->cr, rx, ry);
  if (sweep)
    cairo_arc (reader->cr, 0, 0, 1, from, to);
  else
    cairo_arc_negative (reader->cr, 0, 0, 1, from, to);
  cairo_restore (reader->cr);
  reader->x = x;
  reader->y = y;
}

static void
add_move (Reader *reader)
{
  reader->x = read_number (reader);
  reader->y = read_number (reader);
  cairo_move_to (reader->cr, reader->x, reader->y);
}

static void
add_command (Reader *reader,
             char    command)
{
  double x;

  switch (command)
    {
    case 'L':
      x = read_number (reader);
      add_line (reader, x, read_number (reader));
      break;
    case 'H':
      add_line (reader, read_number (reader), reader->y);
      break;
    case 'V':
      add_line (reader, reader->x, read_number (reader));
      break;
    case 'h':
      add_line (reader, reader->x + read_number (reader), reader->y);
      break;
    case 'v':
      add_line (reader, reader->x, reader->y + read_number (reader));
      break;
    case 'C':
      add_cubic (reader);
      break;
    case 'Q':
      add_quadratic (reader);
      break;
    case 'A':
      add_arc (reader);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * hx_path_data_add:
 * @cr: where to
 * @data: path data with the absolute commands M L H V C Q A Z and the relative h and v
 *
 * Adds a shape to the current path.
 */
void
hx_path_data_add (cairo_t    *cr,
                  const char *data)
{
  Reader reader = { cr, data, 0, 0 };

  while (skip_blanks (&reader), *reader.at != '\0')
    {
      char command = *reader.at++;

      if (command == 'Z')
        {
          cairo_close_path (cr);
          cairo_get_current_point (cr, &reader.x, &reader.y);
          continue;
        }
      if (command == 'M')
        {
          add_move (&reader);
          command = 'L';
          if (!has_number (&reader))
            continue;
        }
      do
        add_command (&reader, command);
      while (has_number (&reader));
    }
}
