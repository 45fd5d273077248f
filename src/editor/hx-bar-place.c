/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A task with hints can be long: however long it is, most of the height stays with the board. */

#include "config.h"

#include "hx-bar-place.h"

/* The most that a bar above the board takes of the height, unless it needs more to be of use. */
#define BAR_SHARE 0.31
/* From this width, and below this height, the bar stands beside the board, so wide. */
#define BESIDE_WIDTH 580
#define BESIDE_HEIGHT 440
#define BAR_WIDTH 260

/* Its children are the bar and what stands below or beside it. */
struct _HxBarPlace
{
  GtkWidget parent_instance;

  /* state */
  int covered;
};

G_DEFINE_FINAL_TYPE (HxBarPlace, hx_bar_place, GTK_TYPE_WIDGET)

/* Returns: (nullable): the bar, if it is in sight. */
static GtkWidget *
get_bar (GtkWidget *widget)
{
  GtkWidget *bar = gtk_widget_get_first_child (widget);

  return gtk_widget_should_layout (bar) ? bar : NULL;
}

static int
measure_height (GtkWidget *widget,
                int        width,
                int       *natural)
{
  int minimum = 0;

  *natural = 0;
  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, natural, NULL, NULL);

  return minimum;
}

static GtkSizeRequestMode
hx_bar_place_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_minimum = 0, child_natural = 0;

      if (gtk_widget_should_layout (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &child_minimum, &child_natural, NULL, NULL);
      *minimum = MAX (*minimum, child_minimum);
      *natural = MAX (*natural, child_natural);
    }
}

static void
hx_bar_place_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  GtkWidget *bar = get_bar (widget);
  GtkWidget *board = gtk_widget_get_last_child (widget);
  int bar_natural, board_natural;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (widget, minimum, natural);
      return;
    }
  *minimum = measure_height (bar, for_size, &bar_natural) + measure_height (board, for_size, &board_natural);
  *natural = bar_natural + board_natural;
  if (bar != NULL && for_size >= BESIDE_WIDTH)
    *minimum = MAX (measure_height (bar, BAR_WIDTH, &bar_natural),
                    measure_height (board, for_size - BAR_WIDTH, &board_natural));
  *minimum += HX_BAR_PLACE (widget)->covered;
  *natural += HX_BAR_PLACE (widget)->covered;
}

static void
place (GtkWidget *child,
       int        x,
       int        y,
       int        width,
       int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
place_beside (GtkWidget *bar,
              GtkWidget *board,
              int        width,
              int        height)
{
  gboolean is_mirrored = gtk_widget_get_direction (bar) == GTK_TEXT_DIR_RTL;

  place (bar, is_mirrored ? width - BAR_WIDTH : 0, 0, BAR_WIDTH, height);
  place (board, is_mirrored ? 0 : BAR_WIDTH, 0, width - BAR_WIDTH, height);
}

static void
place_above (GtkWidget *bar,
             GtkWidget *board,
             int        width,
             int        height)
{
  int natural = 0, board_natural;
  int minimum = measure_height (bar, width, &natural);
  int bar_height = MIN (MAX ((int) (BAR_SHARE * height), minimum), natural);

  bar_height = MAX (MIN (bar_height, height - measure_height (board, width, &board_natural)), minimum);
  if (bar != NULL)
    place (bar, 0, 0, width, bar_height);
  place (board, 0, bar_height, width, height - bar_height);
}

static void
hx_bar_place_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  HxBarPlace *self = HX_BAR_PLACE (widget);
  GtkWidget *bar = get_bar (widget);
  GtkWidget *board = gtk_widget_get_last_child (widget);

  height = MAX (height - self->covered, 0);
  if (bar != NULL && width >= BESIDE_WIDTH && height < BESIDE_HEIGHT)
    place_beside (bar, board, width, height);
  else
    place_above (bar, board, width, height);
}

static void
hx_bar_place_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (hx_bar_place_parent_class)->dispose (object);
}

static void
hx_bar_place_class_init (HxBarPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_bar_place_dispose;
  widget_class->get_request_mode = hx_bar_place_get_request_mode;
  widget_class->measure = hx_bar_place_measure;
  widget_class->size_allocate = hx_bar_place_size_allocate;
}

static void
hx_bar_place_init (HxBarPlace *self)
{
}

/** hx_bar_place_set_covered: @height: how much something covers from below, which is left empty */
void
hx_bar_place_set_covered (HxBarPlace *self,
                          int         height)
{
  g_return_if_fail (HX_IS_BAR_PLACE (self));

  if (self->covered == height)
    return;
  self->covered = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
