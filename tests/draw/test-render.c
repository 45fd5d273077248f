/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether picture files are what they are said to be, and the same each time. */
#include <locale.h>
#include <string.h>


#include "hx-canvas.h"
#include "hx-path-data.h"
#include "hx-render.h"

typedef struct
{
  HxCatalog *catalog;
  HxPosition position;
  HxPicture picture;
  HxBoardScene scene;
  HxDrawStyle style;
  HxArrow arrow;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const HxBox *box;
  HxPiece piece;

  fixture->catalog = canvas_load_data ();
  box = hx_catalog_get_box (fixture->catalog, 2);
  hx_position_init (&fixture->position, 2);
  piece = hx_piece_new ((guint16) hx_catalog_find_tile (fixture->catalog, "uranopolis/hammerhead"), 0, 1);
  hx_position_put (&fixture->position, hx_geometry_find (&box->geometry, "C3"), &piece);
  piece = hx_piece_new ((guint16) hx_catalog_find_tile (fixture->catalog, "borgo/net-fighter"), 1, 2);
  piece.wounds = 1;
  piece.marks = HX_MARK_PARALYSIS;
  hx_position_put (&fixture->position, hx_geometry_find (&box->geometry, "C4"), &piece);
  hx_picture_work_out (box, &fixture->position, &fixture->picture);
  hx_board_scene_init (&fixture->scene, box, &fixture->position, &fixture->picture);
  hx_board_scene_set_catalog (&fixture->scene, fixture->catalog);
  fixture->arrow = (HxArrow) {
    .from = hx_geometry_find (&box->geometry, "C3"),
    .to = hx_geometry_find (&box->geometry, "C4"),
    .kind = HX_ARROW_MELEE, .wounds = 1, .progress = 1,
  };
  fixture->scene.arrows = &fixture->arrow;
  fixture->scene.n_arrows = 1;
  hx_draw_style_init (&fixture->style, 1, HX_SCHEME_LIGHT);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hx_catalog_free (fixture->catalog);
}

static GBytes *
render (Fixture        *fixture,
        HxRenderFormat  format,
        int             width)
{
  g_autoptr(GError) error = NULL;
  GBytes *bytes = hx_render_bytes (&fixture->scene, format, width, &fixture->style, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_same_bytes (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char *const begins[] = { "<?xml", "\\211PNG\\r\\n", "%PDF-" };

  for (int format = HX_FORMAT_SVG; format <= HX_FORMAT_PDF; format++)
    {
      g_autoptr(GBytes) first = render (fixture, format, 600), second = NULL, wider = NULL;
      g_autofree char *begin = g_strcompress (begins[format]);
      gsize length;
      const char *text = g_bytes_get_data (first, &length);

      g_assert_cmpuint (length, >, 1000);
      g_assert_cmpint (memcmp (text, begin, strlen (begin)), ==, 0);
      /* In between, something else is drawn. */
      wider = render (fixture, format, 700);
      second = render (fixture, format, 600);
      g_assert_true (g_bytes_equal (first, second));
      g_assert_false (g_bytes_equal (first, wider));
    }
}

/* Numbers in the files have points, whatever the locale writes. */
static void
test_locale (Fixture       *fixture,
             gconstpointer  data)
{
  static const char *const locales[] = { "pl_PL.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8" };
  g_autoptr(GBytes) before = render (fixture, HX_FORMAT_SVG, 600), after = NULL;
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (locales) && !found; i++)
    found = setlocale (LC_ALL, locales[i]) != NULL;
  if (!found)
    {
      g_test_skip ("no locale with a decimal comma is installed");
      return;
    }
  after = render (fixture, HX_FORMAT_SVG, 600);
  setlocale (LC_ALL, "C");
  g_assert_true (g_bytes_equal (before, after));
}

static void
test_size (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr(GBytes) bytes = render (fixture, HX_FORMAT_PNG, 600);
  const guint8 *png = g_bytes_get_data (bytes, NULL);
  double width, height;

  hx_board_layout_get_size (&fixture->scene.box->geometry, 1, &width, &height);
  g_assert_cmpuint (png[18] << 8 | png[19], ==, 600);
  g_assert_cmpuint (png[22] << 8 | png[23], ==, (guint) (600 * height / width) + 1);
}

static void
test_language_and_scheme (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr(GBytes) english = render (fixture, HX_FORMAT_PNG, 1000), polish = NULL, dark = NULL;

  fixture->style.language = "pl";
  polish = render (fixture, HX_FORMAT_PNG, 1000);
  fixture->style.scheme = HX_SCHEME_DARK;
  dark = render (fixture, HX_FORMAT_PNG, 1000);
  g_assert_false (g_bytes_equal (english, polish));
  g_assert_false (g_bytes_equal (polish, dark));
}

static void
test_errors (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr(GError) error = NULL;
  HxRenderFormat format;

  g_assert_true (hx_render_format_from_path ("board.SVG", &format, &error));
  g_assert_cmpint (format, ==, HX_FORMAT_SVG);
  g_assert_false (hx_render_format_from_path ("board.gif", &format, &error));
  g_assert_error (error, HX_RENDER_ERROR, HX_RENDER_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_null (hx_render_bytes (&fixture->scene, HX_FORMAT_PNG, 1, &fixture->style, &error));
  g_assert_error (error, HX_RENDER_ERROR, HX_RENDER_ERROR_SIZE);
}

static cairo_t *
begin_path (const char *shape)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_destroy (surface);
  cairo_scale (cr, 100, 100);
  hx_path_data_add (cr, shape);
  return cr;
}

static int
round_hundredth (double value)
{
  return (int) (value * 100 + (value < 0 ? -.5 : .5));
}

static char *
trace_path (const char *shape)
{
  cairo_t *cr = begin_path (shape);
  GString *trace = g_string_new (NULL);
  cairo_path_t *path = cairo_copy_path (cr);

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      g_string_append_c (trace, "MLCZ"[path->data[i].header.type]);
      for (int j = i + 1; j < i + path->data[i].header.length; j++)
        g_string_append_printf (trace, "%d,%d ", round_hundredth (path->data[j].point.x),
                                round_hundredth (path->data[j].point.y));
    }
  cairo_path_destroy (path);
  cairo_destroy (cr);
  return g_string_free (trace, FALSE);
}

static void
assert_extents (const char *shape,
                const char *said)
{
  cairo_t *cr = begin_path (shape);
  double x1, y1, x2, y2;
  g_autofree char *found = NULL;

  cairo_path_extents (cr, &x1, &y1, &x2, &y2);
  found = g_strdup_printf ("%d %d %d %d", round_hundredth (x1), round_hundredth (y1), round_hundredth (x2),
                           round_hundredth (y2));
  cairo_destroy (cr);
  g_assert_cmpstr (found, ==, said);
}

static void
test_path_data (void)
{
  g_autofree char *lines = trace_path ("M.5.25L-1 -1H2V3h-1v-.5Z");
  g_autofree char *curve = trace_path ("M0 0Q3 0 3 3C4 4 5 5 6 6");

  g_assert_true (g_str_has_prefix (lines, "M50,25 L-100,-100 L200,-100 L200,300 L100,300 L100,250 Z"));
  g_assert_cmpstr (curve, ==, "M0,0 C200,0 300,100 300,300 C400,400 500,500 600,600 ");
  /* Half an ellipse one way and the other, and the large arc. */
  assert_extents ("M1 0A1 .5 0 0 1 -1 0", "-100 0 100 50");
  assert_extents ("M1 0A1 .5 0 0 0 -1 0", "-100 -50 100 0");
  assert_extents ("M1 0A1 1 0 1 1 0 -1", "-100 -100 100 100");
  assert_extents ("M1 0A1 1 0 0 0 0 -1", "0 -100 100 0");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/draw/render/same-bytes", test_same_bytes);
  ADD ("/draw/render/locale", test_locale);
  ADD ("/draw/render/size", test_size);
  ADD ("/draw/render/language-and-scheme", test_language_and_scheme);
  ADD ("/draw/render/errors", test_errors);
  g_test_add_func ("/draw/render/path-data", test_path_data);
  return g_test_run ();
}
