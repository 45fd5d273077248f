/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only the first two sides are there in every game. */

#include "config.h"

#include "hx-new-dialog.h"

#include <glib/gi18n.h>

#include "hx-army-list.h"
#include "hx-dialog-focus.h"

struct _HxNewDialog
{
  AdwDialog parent_instance;

  /* template children */
  GtkWidget *create_button;
  AdwComboRow *first;
  AdwComboRow *second;
  AdwComboRow *third;
  AdwComboRow *fourth;
  AdwComboRow *size;

  /* owned */
  HxLibrary *library;
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
          guint        index)
{
  return ((const HxArmy *) g_ptr_array_index (self->armies, index))->id;
}

/* A row of a side that need not be there has "none" before the armies. */
static void
add_side (HxNewDialog *self,
          HxScenario  *scenario,
          AdwComboRow *row)
{
  guint picked = adw_combo_row_get_selected (row);

  if (picked > 0)
    hx_scenario_add_side (scenario, get_army (self, picked - 1));
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

/* Only now, so that the new board gets the keyboard, which a closing dialog gives back to where it was. */
static void
hx_new_dialog_closed (AdwDialog *dialog)
{
  HxNewDialog *self = HX_NEW_DIALOG (dialog);

  ADW_DIALOG_CLASS (hx_new_dialog_parent_class)->closed (dialog);

  if (self->is_accepted)
    g_signal_emit (self, signals[SIGNAL_CREATED], 0);
}

static void
hx_new_dialog_dispose (GObject *object)
{
  HxNewDialog *self = HX_NEW_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_NEW_DIALOG);
  g_clear_pointer (&self->armies, g_ptr_array_unref);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (hx_new_dialog_parent_class)->dispose (object);
}

static void
hx_new_dialog_class_init (HxNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_new_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = hx_new_dialog_closed;

  /** HxNewDialog::created: hx_new_dialog_create() makes the scenario */
  signals[SIGNAL_CREATED] = g_signal_new ("created", HX_TYPE_NEW_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, create_button);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, first);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, second);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, third);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, fourth);
  gtk_widget_class_bind_template_child (widget_class, HxNewDialog, size);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, create_clicked_cb);
}

static void
hx_new_dialog_init (HxNewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hx_dialog_focus (ADW_DIALOG (self), GTK_WIDGET (self->first));
}

/** hx_new_dialog_new: @library: who knows the armies. Returns: (transfer floating): the dialog. */
AdwDialog *
hx_new_dialog_new (HxLibrary *library)
{
  HxNewDialog *self = g_object_new (HX_TYPE_NEW_DIALOG, NULL);
  g_autoptr (GtkStringList) names = NULL;
  g_autoptr (GtkStringList) optional = NULL;

  self->library = g_object_ref (library);
  self->armies = hx_army_list_new (library);
  names = hx_army_list_dup_names (library, self->armies, NULL);
  optional = hx_army_list_dup_names (library, self->armies, C_("side", "None"));
  adw_combo_row_set_model (self->first, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->second, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->third, G_LIST_MODEL (optional));
  adw_combo_row_set_model (self->fourth, G_LIST_MODEL (optional));
  if (self->armies->len > 1)
    adw_combo_row_set_selected (self->second, 1);
  gtk_widget_set_sensitive (self->create_button, self->armies->len > 0);

  return ADW_DIALOG (self);
}

/** hx_new_dialog_create: Returns: (transfer full): an empty board between the armies that were chosen. */
HxScenario *
hx_new_dialog_create (HxNewDialog *self)
{
  const HxCatalog *catalog;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_NEW_DIALOG (self), NULL);

  catalog = hx_library_get_catalog (self->library);
  scenario = hx_scenario_new_empty (catalog, get_army (self, adw_combo_row_get_selected (self->first)),
                                    get_army (self, adw_combo_row_get_selected (self->second)));
  add_side (self, scenario, self->third);
  add_side (self, scenario, self->fourth);
  hx_scenario_set_radius (catalog, scenario, adw_combo_row_get_selected (self->size) + 2);

  return scenario;
}
