/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Made from the metainfo, so that stores and the program say the same. */

#include "config.h"

#include "hx-about-dialog.h"

#include <glib/gi18n.h>

/* Whoever reports a fault need not look these up. */
static char *
dup_debug_info (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "Hexarbiter %s\n", HX_VERSION);
  g_string_append_printf (text, "GTK %u.%u.%u\n", gtk_get_major_version (), gtk_get_minor_version (),
                          gtk_get_micro_version ());
  g_string_append_printf (text, "libadwaita %u.%u.%u\n", adw_get_major_version (), adw_get_minor_version (),
                          adw_get_micro_version ());
  g_string_append_printf (text, "GLib %u.%u.%u\n", glib_major_version, glib_minor_version, glib_micro_version);
  g_string_append_printf (text, "Display: %s\n", G_OBJECT_TYPE_NAME (display));
  g_string_append_printf (text, "Languages: %s\n", g_get_language_names ()[0]);
  g_string_append_printf (text, "Flatpak: %s\n",
                          g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) ? "yes" : "no");

  return g_string_free_and_steal (text);
}

/**
 * hx_about_dialog_new:
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
hx_about_dialog_new (void)
{
  AdwDialog *dialog = adw_about_dialog_new_from_appdata (HX_RESOURCE_PATH "metainfo.xml", HX_VERSION);
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (dialog);
  g_autofree char *debug_info = dup_debug_info ();
  /* A sentence of the metainfo, from which the dialog does not take it. */
  const char *notice = _("Hexarbiter is unofficial: it is not affiliated with or endorsed by the game’s publisher, and "
                         "contains none of the publisher’s artwork or texts.");
  g_autofree char *comments = g_strjoin ("\n\n", _("A referee for the board game Neuroshima Hex, and a board to draw "
                                                   "positions on."), notice, NULL);

  adw_about_dialog_set_comments (about, comments);
  adw_about_dialog_set_debug_info (about, debug_info);
  adw_about_dialog_set_debug_info_filename (about, "hexarbiter-debug-info.txt");
  /* Translators: your names, one a line. */
  adw_about_dialog_set_translator_credits (about, _("translator-credits"));
  adw_about_dialog_add_legal_section (about, "Neuroshima Hex", NULL, GTK_LICENSE_CUSTOM, notice);
  adw_about_dialog_add_legal_section (about, "GTK, libadwaita, GLib, Pango, cairo, JSON-GLib", NULL,
                                      GTK_LICENSE_LGPL_2_1, NULL);

  return dialog;
}
