/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions that no game leads to are somebody's puzzle: they are marked, never refused. */

#include "config.h"

#include "hx-odd-button.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-list-tools.h"
#include "hx-secret-text.h"

struct _HxOddButton
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *button;
  GtkWidget *content;
  GtkWidget *list;

  /* owned */
  char **oddities;
};

G_DEFINE_FINAL_TYPE (HxOddButton, hx_odd_button, ADW_TYPE_BIN)

static void
hx_odd_button_finalize (GObject *object)
{
  HxOddButton *self = HX_ODD_BUTTON (object);

  g_clear_pointer (&self->oddities, g_strfreev);

  G_OBJECT_CLASS (hx_odd_button_parent_class)->finalize (object);
}

static void
hx_odd_button_class_init (HxOddButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_odd_button_finalize;
}

static void
hx_odd_button_init (HxOddButton *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 300);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->list);
  gtk_widget_set_size_request (scrolled, 280, -1);
  gtk_widget_add_css_class (self->list, "oddities");
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);

  self->content = adw_button_content_new ();
  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (self->content), "dialog-warning-symbolic");
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->content);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "odd");
  gtk_widget_set_halign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (self->button, _("What Is Odd about This Position"));
  adw_bin_set_child (ADW_BIN (self), self->button);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
fill (HxOddButton *self)
{
  guint n = g_strv_length (self->oddities);
  g_autofree char *label = g_strdup_printf (ngettext ("%u thing is odd", "%u things are odd", n), n);

  hx_box_clear (GTK_BOX (self->list));
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *line = gtk_label_new (self->oddities[i]);

      gtk_label_set_wrap (GTK_LABEL (line), TRUE);
      gtk_label_set_xalign (GTK_LABEL (line), 0);
      gtk_box_append (GTK_BOX (self->list), line);
    }
  adw_button_content_set_label (ADW_BUTTON_CONTENT (self->content), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

/* What is odd only now is said; what was so before has been said. */
static void
announce_new (HxOddButton *self,
              char       **before)
{
  for (guint i = 0; before != NULL && self->oddities[i] != NULL; i++)
    {
      if (!g_strv_contains ((const char *const *) before, self->oddities[i]))
        hx_announce (GTK_WIDGET (self), self->oddities[i]);
    }
}

/** hx_odd_button_show: @view: what the window shows, and for whose eyes; while a battle is on show nothing is said */
void
hx_odd_button_show (HxOddButton *self,
                    HxViewState *view)
{
  g_auto (GStrv) before = NULL;
  char **oddities;

  g_return_if_fail (HX_IS_ODD_BUTTON (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  oddities = hx_view_state_get_resolution (view) == NULL ? hx_secret_text_dup_oddities (view) : g_new0 (char *, 1);
  if (self->oddities != NULL && g_strv_equal ((const char *const *) oddities, (const char *const *) self->oddities))
    {
      g_strfreev (oddities);
      return;
    }
  before = g_steal_pointer (&self->oddities);
  self->oddities = oddities;
  fill (self);
  announce_new (self, before);
}

/** hx_odd_button_open: Shows what is odd, if anything is. */
void
hx_odd_button_open (HxOddButton *self)
{
  g_return_if_fail (HX_IS_ODD_BUTTON (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
  else
    hx_announce (GTK_WIDGET (self), _("Nothing is odd about this position."));
}
