/* SPDX-License-Identifier: GPL-3.0-or-later */
/* AdwBanner has room for one answer; here are two. */

#include "config.h"

#include "hx-file-bar.h"

#include <glib/gi18n.h>

#include "hx-announce.h"

struct _HxFileBar
{
  GtkBox parent_instance;

  /* template children */
  GtkLabel *label;
  GtkButton *first;
  GtkButton *second;
};

G_DEFINE_FINAL_TYPE (HxFileBar, hx_file_bar, GTK_TYPE_BOX)

static void
hx_file_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_FILE_BAR);

  G_OBJECT_CLASS (hx_file_bar_parent_class)->dispose (object);
}

static void
hx_file_bar_class_init (HxFileBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_file_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-file-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HxFileBar, label);
  gtk_widget_class_bind_template_child (widget_class, HxFileBar, first);
  gtk_widget_class_bind_template_child (widget_class, HxFileBar, second);
}

static void
hx_file_bar_init (HxFileBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
offer (GtkButton  *button,
       const char *label,
       const char *action)
{
  gtk_button_set_label (button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

/** hx_file_bar_tell: @document: the document whose file it is; the bar is in sight only if there is something to say */
void
hx_file_bar_tell (HxFileBar  *self,
                  HxDocument *document)
{
  HxOutside outside;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (HX_IS_FILE_BAR (self));
  g_return_if_fail (HX_IS_DOCUMENT (document));

  outside = hx_document_get_outside (document);
  gtk_widget_set_visible (GTK_WIDGET (self), outside != HX_OUTSIDE_SAME);
  if (outside == HX_OUTSIDE_SAME)
    return;
  base = g_file_get_basename (hx_document_get_file (document));
  name = g_filename_display_name (base);
  if (outside == HX_OUTSIDE_CHANGED)
    {
      text = g_strdup_printf (_("“%s” was changed by another program."), name);
      offer (self->first, _("_Reload"), "win.reload");
      offer (self->second, _("_Keep This One"), "win.keep");
    }
  else
    {
      text = g_strdup_printf (_("“%s” is not there any more; the scenario is in this window only."), name);
      offer (self->first, _("_Save Again"), "win.save");
      offer (self->second, _("_Ignore"), "win.keep");
    }
  gtk_label_set_label (self->label, text);
  hx_announce (GTK_WIDGET (self), text);
}
