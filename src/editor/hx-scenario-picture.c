/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn once with the same drawings as the board and kept as a texture. */

#include "config.h"

#include "hx-scenario-picture.h"

#include "hx-board-drawing.h"
#include "hx-painter.h"

/* In a list. */
#define SIZE 96

/* A scene and the width and height of its picture. */
typedef struct
{
  HxBoardScene scene;
  int size;
} Sheet;

static const HxTileFacts *
get_facts (gpointer data,
           guint    tile)
{
  return hx_catalog_get_facts (data, tile);
}

static void
paint_board (cairo_t           *cr,
             const HxDrawStyle *style,
             gpointer           data)
{
  const Sheet *sheet = data;
  const HxBoardScene *scene = &sheet->scene;
  HxBoardLayout layout;

  hx_board_layout_fit (&layout, &scene->box->geometry, sheet->size, sheet->size);
  cairo_translate (cr, -sheet->size / 2.0, -sheet->size / 2.0);
  hx_draw_board_cells (cr, scene, &layout, style);
  for (guint8 hex = 0; hex < scene->box->geometry.n_hexes; hex++)
    {
      HxDrawStyle piece_style = *style;
      double x, y;

      hx_board_layout_get_center (&layout, hex, &x, &y);
      piece_style.radius = layout.radius;
      cairo_save (cr);
      cairo_translate (cr, x, y);
      hx_draw_board_piece (cr, scene, hex, &piece_style);
      cairo_restore (cr);
    }
}

/**
 * hx_scenario_picture_new_sized:
 * @library: who knows the tiles
 * @scenario: the scenario
 * @size: width and height in pixels
 *
 * Returns: (transfer floating): a picture of its board
 */
GtkWidget *
hx_scenario_picture_new_sized (HxLibrary        *library,
                               const HxScenario *scenario,
                               int               size)
{
  const HxCatalog *catalog = hx_library_get_catalog (library);
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);
  GtkWidget *picture = gtk_picture_new ();
  g_autoptr (GdkTexture) texture = NULL;
  Sheet sheet = { .size = size };
  HxPicture worked_out;
  HxPainting painting = { size, size, .paint = paint_board, .data = &sheet };

  hx_picture_work_out (box, &scenario->position, &worked_out);
  hx_board_scene_init (&sheet.scene, box, &scenario->position, &worked_out);
  sheet.scene.get_facts = get_facts;
  sheet.scene.facts_data = (gpointer) catalog;
  sheet.scene.names = sheet.scene.coordinates = FALSE;
  hx_painter_init_style (&painting.style, picture, 10);
  texture = hx_painter_paint (picture, &painting);
  gtk_picture_set_paintable (GTK_PICTURE (picture), GDK_PAINTABLE (texture));
  gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (picture, 6);
  gtk_widget_set_margin_bottom (picture, 6);

  return picture;
}

/**
 * hx_scenario_picture_new:
 * @library: who knows the tiles
 * @scenario: the scenario
 *
 * Returns: (transfer floating): a picture of its board for a list
 */
GtkWidget *
hx_scenario_picture_new (HxLibrary        *library,
                         const HxScenario *scenario)
{
  return hx_scenario_picture_new_sized (library, scenario, SIZE);
}
