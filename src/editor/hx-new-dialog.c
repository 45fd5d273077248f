/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only armies with an HQ can be a side; the neutral tiles belong to nobody. */

#include "config.h"

#include "hx-new-dialog.h"

struct _HxNewDialog
{
  AdwDialog parent_instance;

  /* template children */
  GtkWidget *create_button;
  AdwComboRow *first;
  AdwComboRow *second;

  /* owned */
  GPtrArray *armies;

  /* state */
  gboolean is_accepted;
};

enum
{
  SIGNAL_CREATED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxNewDialog, hx_new_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static const char *
get_army (HxNewDialog *self,
          AdwComboRow *row)
{
  const HxArmy *army = g_ptr_array_index (self->armies, adw_combo_row_get_selected (row));

  return army->id;
}

static void
create_clicked_cb (HxNewDialog *self)
{
  self->is_accepted = TRUE;
  adw_dialog_close (ADW_DIALOG (self));
}

static void
cancel_clicked_cb (HxNewDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static gboolean
can_be_side (const HxArmy *army)
{
  return army->tiles->len > 0 && ((const HxTileFacts *) g_ptr_array_index (army->tiles, 0))->type == HX_TILE_HQ;
}

/* Only now, so that the new board gets the keyboard, which a closing dialog gives back to where it was. */
static void
hx_new_dialog_closed (AdwDialog *dialog)
{
  HxNewDialog *self = HX_NEW_DIALOG (dialog);

  ADW_DIALOG_CLASS (hx_new_dialog_parent_class)->closed (dialog);

  if (self->is_accepted)
    g_signal_emit (self, signals[SIGNAL_CREATED], 0, get_army (self, self->first), get_army (self, self->second));
}

static void
hx_new_dialog_dispose (GObject *object)
{
  HxNewDialog *self = HX_NEW_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_NEW_DIALOG);
  g_clear_pointer (&self->armies, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_new_dialog_parent_class)->dispose (object);
}

static void
hx_new_dialog_class_init (HxNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_new_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = hx_new_dialog_closed;

  /** HxNewDialog::created: @first, @second: ids of the two armies */
  signals[SIGNAL_CREATED] = g_signal_new ("created", HX_TYPE_NEW_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, create_button);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, first);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, second);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, create_clicked_cb);
}

static void
hx_new_dialog_init (HxNewDialog *self)
{
  self->armies = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** hx_new_dialog_new: @library: who knows the armies. Returns: (transfer floating): the dialog. */
AdwDialog *
hx_new_dialog_new (HxLibrary *library)
{
  HxNewDialog *self = g_object_new (HX_TYPE_NEW_DIALOG, NULL);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const HxCatalog *catalog = hx_library_get_catalog (library);

  for (guint i = 0; i < hx_catalog_get_n_armies (catalog); i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);

      if (!can_be_side (army))
        continue;
      g_ptr_array_add (self->armies, (gpointer) army);
      gtk_string_list_append (names, hx_text_get (&army->name, hx_library_get_language (library)));
    }
  adw_combo_row_set_model (self->first, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->second, G_LIST_MODEL (names));
  if (self->armies->len > 1)
    adw_combo_row_set_selected (self->second, 1);
  gtk_widget_set_sensitive (self->create_button, self->armies->len > 0);

  return ADW_DIALOG (self);
}
