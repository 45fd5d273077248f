/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each hex cell gets its bounding box, which overlaps its neighbours'; everything else gets the whole board. */

#include "config.h"

#include "hx-hex-layout.h"

#include <math.h>

#include "hx-hex-cell.h"

/* Half a tile's width, in pixels: at least, and if the window has room. */
#define MINIMUM_RADIUS 18
#define NATURAL_RADIUS 64

struct _HxHexLayout
{
  GtkLayoutManager parent_instance;

  /* state */
  HxBoardLayout layout;
};

G_DEFINE_FINAL_TYPE (HxHexLayout, hx_hex_layout, GTK_TYPE_LAYOUT_MANAGER)

static void
hx_hex_layout_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  HxHexLayout *self = HX_HEX_LAYOUT (manager);
  double width[2] = { 0 };
  double height[2] = { 0 };

  if (self->layout.geometry != NULL)
    {
      hx_board_layout_get_size (self->layout.geometry, MINIMUM_RADIUS, &width[0], &height[0]);
      hx_board_layout_get_size (self->layout.geometry, NATURAL_RADIUS, &width[1], &height[1]);
    }
  *minimum = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width[0] : height[0]);
  *natural = (int) ceil (orientation == GTK_ORIENTATION_HORIZONTAL ? width[1] : height[1]);
}

static void
allocate_cell (HxHexLayout *self,
               GtkWidget   *cell)
{
  double half_width = ceil (self->layout.radius * HX_BOARD_PITCH);
  double half_height = ceil (self->layout.radius * HX_BOARD_PITCH * HX_TILE_HEIGHT);
  double x, y;

  hx_board_layout_get_center (&self->layout, hx_hex_cell_get_hex (HX_HEX_CELL (cell)), &x, &y);
  gtk_widget_size_allocate (cell,
                            &(GtkAllocation) { (int) lround (x - half_width), (int) lround (y - half_height),
                                               (int) (2 * half_width), (int) (2 * half_height) }, -1);
}

static void
hx_hex_layout_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  HxHexLayout *self = HX_HEX_LAYOUT (manager);

  double least_width, least_height;

  if (self->layout.geometry == NULL)
    return;

  /* Where there is less room than the least, some of the board is cut off rather than nothing to be seen. */
  hx_board_layout_get_size (self->layout.geometry, MINIMUM_RADIUS, &least_width, &least_height);
  width = MAX (width, (int) ceil (least_width));
  height = MAX (height, (int) ceil (least_height));
  hx_board_layout_fit (&self->layout, self->layout.geometry, width, height);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child))
        gtk_popover_present (GTK_POPOVER (child));
      if (!gtk_widget_should_layout (child))
        continue;
      if (HX_IS_HEX_CELL (child))
        allocate_cell (self, child);
      else
        gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
    }
}

static void
hx_hex_layout_class_init (HxHexLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = hx_hex_layout_measure;
  layout_class->allocate = hx_hex_layout_allocate;
}

static void
hx_hex_layout_init (HxHexLayout *self)
{
}

/** hx_hex_layout_new: Returns: a layout of no hexes yet. */
GtkLayoutManager *
hx_hex_layout_new (void)
{
  return g_object_new (HX_TYPE_HEX_LAYOUT, NULL);
}

/** hx_hex_layout_get_layout: Returns: (transfer none): where the hexes were put. */
const HxBoardLayout *
hx_hex_layout_get_layout (HxHexLayout *self)
{
  g_return_val_if_fail (HX_IS_HEX_LAYOUT (self), NULL);

  return &self->layout;
}

/** hx_hex_layout_set_geometry: @geometry: the board; must outlive the layout */
void
hx_hex_layout_set_geometry (HxHexLayout      *self,
                            const HxGeometry *geometry)
{
  g_return_if_fail (HX_IS_HEX_LAYOUT (self));

  self->layout.geometry = geometry;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
