/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing a board of tiles anew takes tens of milliseconds; a kept texture takes nothing. */

#include "config.h"

#include "hx-painter.h"

#include "hx-preferences.h"

#include <math.h>

/* Under this name a display keeps the bodies of tiles. */
#define PLATES_KEY "hx-plates"

static HxPlateStore *
get_plates (GdkDisplay *display)
{
  HxPlateStore *plates = g_object_get_data (G_OBJECT (display), PLATES_KEY);

  if (plates == NULL)
    {
      plates = hx_plate_store_new ();
      g_object_set_data_full (G_OBJECT (display), PLATES_KEY, plates, (GDestroyNotify) hx_plate_store_free);
    }

  return plates;
}

static HxColor
get_accent (AdwStyleManager *manager)
{
  GdkRGBA rgba;

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (manager),
                                       adw_style_manager_get_dark (manager), &rgba);

  return ((HxColor) lround (rgba.red * 255) << 16) | ((HxColor) lround (rgba.green * 255) << 8) |
         (HxColor) lround (rgba.blue * 255);
}

/**
 * hx_painter_init_style:
 * @style: (out caller-allocates): filled in
 * @widget: the widget on which is drawn
 * @radius: half a tile's width, in the widget's pixels
 *
 * Follows the user's scheme, contrast, accent and preferences.
 */
void
hx_painter_init_style (HxDrawStyle *style,
                       GtkWidget   *widget,
                       double       radius)
{
  AdwStyleManager *manager;
  GSettings *settings;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  settings = hx_preferences_get_for_display (gtk_widget_get_display (widget));
  hx_draw_style_init (style, radius, adw_style_manager_get_dark (manager) ? HX_SCHEME_DARK : HX_SCHEME_LIGHT);
  style->sides = g_settings_get_boolean (settings, HX_PREFERENCE_SAFE_COLORS) ? HX_SIDES_SAFE : HX_SIDES_NORMAL;
  style->patterns = g_settings_get_boolean (settings, HX_PREFERENCE_PATTERNS);
  style->high_contrast = adw_style_manager_get_high_contrast (manager);
  if (adw_style_manager_get_system_supports_accent_colors (manager))
    style->accent = get_accent (manager);
  style->plates = get_plates (gtk_widget_get_display (widget));
}

static double
get_scale (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;

  return surface != NULL ? gdk_surface_get_scale (surface) : 1.0;
}

/**
 * hx_painter_paint:
 * @widget: the widget on which it will be shown, which knows the scale
 * @painting: what to paint
 *
 * Returns: (transfer full): the picture, with exactly as many pixels as the screen will show
 */
GdkTexture *
hx_painter_paint (GtkWidget        *widget,
                  const HxPainting *painting)
{
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  double scale = get_scale (widget);
  int width = MAX (1, (int) ceil (painting->width * scale));
  int height = MAX (1, (int) ceil (painting->height * scale));

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_scale (cr, width / painting->width, height / painting->height);
  cairo_translate (cr, painting->width / 2, painting->height / 2);
  painting->paint (cr, &painting->style, painting->data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      (gsize) height * (gsize) cairo_image_surface_get_stride (surface),
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes,
                                 (gsize) cairo_image_surface_get_stride (surface));
}

/**
 * hx_painter_watch:
 * @widget: a widget that shows paintings
 * @callback: called with @widget when what hx_painter_init_style() follows is another one
 */
void
hx_painter_watch (GtkWidget *widget,
                  GCallback  callback)
{
  AdwStyleManager *manager;
  GSettings *settings;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  settings = hx_preferences_get_for_display (gtk_widget_get_display (widget));
  g_signal_connect_object (settings, "changed::" HX_PREFERENCE_SAFE_COLORS, callback, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::" HX_PREFERENCE_PATTERNS, callback, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::dark", callback, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", callback, widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::accent-color", callback, widget, G_CONNECT_SWAPPED);
}
