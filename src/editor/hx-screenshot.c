/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings the window into the asked state by the same calls as its actions, and saves what its renderer draws. */

#include "config.h"

#include "hx-screenshot.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdlib.h>

/* Frames after which the window has its size and its breakpoints, and after which all else has come to rest. */
#define FRAMES_TO_SIZE 6
#define FRAMES_TO_SETTLE 30

typedef struct
{
  HxWindow *window;
  char *path;
  char *show;
  int eyes;
  int *status;
  guint frames;
} Wait;

static gboolean
set_size (HxWindow   *window,
          const char *size,
          GError    **error)
{
  int width, height;
  char rest;

  if (sscanf (size, "%dx%d%c", &width, &height, &rest) != 2 || width < 100 || height < 100 || width > 8192 ||
      height > 8192)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("“%s” is not a size; write it like 1200x800."), size);
      return FALSE;
    }
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);

  return TRUE;
}

static void
show_battle (HxWindow   *window,
             const char *step)
{
  HxViewState *view = hx_window_get_view (window);

  if (!hx_view_state_start_battle (view))
    return;
  hx_view_state_set_step (view, step != NULL ? atoi (step) - 1 : G_MAXINT);
  hx_window_show_page (window, "battle");
}

static gboolean
find_hex (HxViewState *view,
          const char  *name,
          guint8      *hex,
          GError     **error)
{
  const HxGeometry *geometry = &hx_document_get_box (hx_view_state_get_document (view))->geometry;
  g_autofree char *capital = g_ascii_strup (name, -1);

  *hex = hx_geometry_find (geometry, capital);
  if (*hex != HX_NO_HEX)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("'%s' is not a hex of this board; hexes are %s to %s."), name,
               geometry->name[0], geometry->name[geometry->n_hexes - 1]);

  return FALSE;
}

/* @n: (nullable): after how many actions of the main line, and a hex to pick there: "2:C3" */
static gboolean
show_turn (HxWindow    *window,
           const char  *n,
           GError     **error)
{
  HxViewState *view = hx_window_get_view (window);
  const char *name = n != NULL ? strchr (n, ':') : NULL;
  HxPlaying *playing;
  guint8 hex;

  if (name != NULL && !find_hex (view, name + 1, &hex, error))
    return FALSE;
  hx_view_state_start_playing (view);
  playing = hx_view_state_get_playing (view);
  for (int i = n != NULL ? atoi (n) : 0; i > 0; i--)
    hx_playing_go_to (playing, hx_playing_get_next (playing));
  if (name != NULL)
    hx_playing_pick_hex (playing, hex);
  hx_window_show_page (window, "turn");

  return TRUE;
}

static gboolean
show (HxWindow   *window,
      const char *what,
      GError    **error)
{
  HxViewState *view = hx_window_get_view (window);
  const char *detail = strchr (what, ':') != NULL ? strchr (what, ':') + 1 : NULL;

  if (g_str_equal (what, "start"))
    return TRUE;
  if (view != NULL && g_str_has_prefix (what, "piece:"))
    {
      guint8 hex;

      if (!find_hex (view, detail, &hex, error))
        return FALSE;
      hx_view_state_set_selection (view, hex);
      return TRUE;
    }
  if (view != NULL && g_str_has_prefix (what, "sheet:"))
    {
      hx_window_show_page (window, detail);
      return TRUE;
    }
  if (view != NULL && (g_str_equal (what, "battle") || g_str_has_prefix (what, "battle:")))
    {
      show_battle (window, detail);
      return TRUE;
    }
  if (view != NULL && (g_str_equal (what, "turn") || g_str_has_prefix (what, "turn:")))
    return show_turn (window, detail, error);
  if (view != NULL && g_str_equal (what, "puzzle"))
    return gtk_widget_activate_action (GTK_WIDGET (window), "win.solve-puzzle", NULL);
  if (view != NULL && g_str_equal (what, "rules"))
    {
      hx_window_show_page (window, what);
      return TRUE;
    }
  if (view != NULL && g_str_has_prefix (what, "rules:"))
    return gtk_widget_activate_action (GTK_WIDGET (window), "win.show-rule", "s", detail);
  if (g_str_has_prefix (what, "action:"))
    return gtk_widget_activate_action (GTK_WIDGET (window), detail, NULL);
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("“%s” cannot be shown; say start, piece:HEX, battle, battle:STEP, turn, turn:ACTIONS, puzzle, rules or sheet:PAGE."), what);

  return FALSE;
}

/* Several things, one after the other: a dialog over a battle. */
static gboolean
show_all (HxWindow   *window,
          const char *list,
          GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (list, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    {
      if (!show (window, *part, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
set_eyes (HxWindow *window,
          int       side,
          GError  **error)
{
  HxViewState *view = hx_window_get_view (window);

  if (view != NULL && side >= HX_VIEW_ALL &&
      side < hx_document_get_position (hx_view_state_get_document (view))->n_sides)
    {
      hx_view_state_set_eyes (view, side);
      return TRUE;
    }
  if (side == HX_VIEW_ALL)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("The scenario has no side number %d."), side + 1);

  return FALSE;
}

/**
 * hx_screenshot_prepare:
 * @window: the window, not on the screen yet
 * @error: of domain %G_OPTION_ERROR where the shot asks for something that cannot be
 *
 * Returns: whether the window will look as asked
 */
gboolean
hx_screenshot_prepare (const HxScreenshot *shot,
                       HxWindow           *window,
                       GError            **error)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (window));

  g_object_set (settings, "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, "gtk-decoration-layout",
                "appmenu:close", NULL);
  gtk_window_unmaximize (GTK_WINDOW (window));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      shot->dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);

  return set_size (window, shot->size != NULL ? shot->size : "1200x800", error);
}

static gboolean
save_picture (HxWindow   *window,
              const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (window));
  int height = gtk_widget_get_height (GTK_WIDGET (window));

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return FALSE;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  return gdk_texture_save_to_png (texture, path);
}

static void
fail (Wait       *wait,
      const char *message)
{
  g_printerr ("%s\n", message);
  *wait->status = 1;
}

static gboolean
frame_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       user_data)
{
  Wait *wait = user_data;

  g_autoptr (GError) error = NULL;

  wait->frames++;
  gtk_window_set_focus_visible (GTK_WINDOW (wait->window), FALSE);
  if (wait->frames == FRAMES_TO_SIZE &&
      (!set_eyes (wait->window, wait->eyes, &error) ||
       (wait->show != NULL && !show_all (wait->window, wait->show, &error))))
    fail (wait, error->message);
  if (wait->frames < FRAMES_TO_SETTLE)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      return G_SOURCE_CONTINUE;
    }
  /* A picture of something else would be taken for what was asked for. */
  if (*wait->status == 0 && !save_picture (wait->window, wait->path))
    {
      g_autofree char *message = g_strdup_printf (_("The picture %s could not be written."), wait->path);

      fail (wait, message);
    }
  gtk_window_destroy (GTK_WINDOW (wait->window));

  return G_SOURCE_REMOVE;
}

static void
free_wait (gpointer data)
{
  Wait *wait = data;

  g_free (wait->path);
  g_free (wait->show);
  g_free (wait);
}

/**
 * hx_screenshot_take:
 * @window: the window, on the screen
 * @status: set to 1 where something goes wrong; must outlive the window
 *
 * Shows @window as @shot says, waits until it has settled, saves its picture, closes it.
 */
void
hx_screenshot_take (const HxScreenshot *shot,
                    HxWindow           *window,
                    int                *status)
{
  Wait *wait = g_new0 (Wait, 1);

  wait->window = window;
  wait->status = status;
  wait->path = g_strdup (shot->path);
  wait->show = g_strdup (shot->show);
  wait->eyes = shot->side_number + HX_VIEW_ALL;
  /* Without a compositor GTK draws a plain border; a photograph is to show the window as on a desktop. */
  gtk_widget_remove_css_class (GTK_WIDGET (window), "solid-csd");
  gtk_widget_add_css_class (GTK_WIDGET (window), "csd");
  gtk_widget_add_tick_callback (GTK_WIDGET (window), frame_cb, wait, free_wait);
}
