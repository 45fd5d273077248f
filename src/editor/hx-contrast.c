/* SPDX-License-Identifier: GPL-3.0-or-later */
/* libadwaita loads a style for high contrast by itself only up to 1.9, and GTK knows media queries only from 4.20 on. */

#include "config.h"

#include "hx-contrast.h"

#include <adwaita.h>

static void
contrast_changed_cb (AdwStyleManager *manager,
                     GParamSpec      *pspec,
                     GtkCssProvider  *provider)
{
  GdkDisplay *display = adw_style_manager_get_display (manager);

  if (adw_style_manager_get_high_contrast (manager))
    gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                                GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
  else
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (provider));
}

/** hx_contrast_follow: Wherever the display asks for high contrast, the program's own style for it is used too. */
void
hx_contrast_follow (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  AdwStyleManager *manager = display != NULL ? adw_style_manager_get_for_display (display) : NULL;
  GtkCssProvider *provider;

  if (manager == NULL)
    return;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, HX_RESOURCE_PATH "high-contrast.css");
  g_object_set_data_full (G_OBJECT (manager), "hx-contrast", provider, g_object_unref);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (contrast_changed_cb), provider, G_CONNECT_DEFAULT);
  contrast_changed_cb (manager, NULL, provider);
}
