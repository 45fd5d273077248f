/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says why a file cannot be opened, and offers to try it again or to open another. */

#include "config.h"

#include "hx-error-page.h"

#include "hx-announce.h"
#include "hx-menu-names.h"

struct _HxErrorPage
{
  AdwBin parent_instance;

  /* template children */
  GtkMenuButton *menu_button;
  AdwStatusPage *status;
  GtkButton *retry_button;
};

G_DEFINE_FINAL_TYPE (HxErrorPage, hx_error_page, ADW_TYPE_BIN)

static void
hx_error_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_ERROR_PAGE);

  G_OBJECT_CLASS (hx_error_page_parent_class)->dispose (object);
}

static void
hx_error_page_class_init (HxErrorPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_error_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-error-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxErrorPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HxErrorPage, status);
  gtk_widget_class_bind_template_child (widget_class, HxErrorPage, retry_button);
}

static void
hx_error_page_init (HxErrorPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** hx_error_page_set_menu: @menu: the window's main menu */
void
hx_error_page_set_menu (HxErrorPage *self,
                        GMenuModel  *menu)
{
  g_return_if_fail (HX_IS_ERROR_PAGE (self));

  hx_menu_names_set_model (self->menu_button, menu);
}

/** hx_error_page_tell: @text: what went wrong; it is announced, and the keyboard goes to the page */
void
hx_error_page_tell (HxErrorPage *self,
                    const char  *text)
{
  g_autofree char *description = NULL;

  g_return_if_fail (HX_IS_ERROR_PAGE (self));

  description = g_markup_escape_text (text, -1);
  adw_status_page_set_description (self->status, description);
  gtk_widget_grab_focus (GTK_WIDGET (self->retry_button));
  hx_announce (GTK_WIDGET (self->status), text);
}
