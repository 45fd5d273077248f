/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only a picture made of pixels has a size to choose; the others are as large as one likes. */

#include "config.h"

#include "hx-export-dialog.h"

#include <glib/gi18n.h>

#include "hx-dialog-focus.h"

/* Widths of what can be scaled: as a window shows a board, and as a sheet of paper does. */
#define SVG_WIDTH 900
#define PDF_WIDTH 540

struct _HxExportDialog
{
  AdwDialog parent_instance;

  /* template children */
  AdwPreferencesGroup *group;
  AdwComboRow *format;
  GtkWidget *width_row;
  GtkSpinButton *width;
  AdwComboRow *colors;

  /* state */
  gboolean is_accepted;
};

enum
{
  SIGNAL_ACCEPTED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxExportDialog, hx_export_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

/* In the order of the rows. */
static const HxRenderFormat formats[] = { HX_FORMAT_PNG, HX_FORMAT_SVG, HX_FORMAT_PDF };

static HxRenderFormat
get_format (HxExportDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->format);

  return formats[MIN (selected, G_N_ELEMENTS (formats) - 1)];
}

static void
format_changed_cb (HxExportDialog *self)
{
  gtk_widget_set_visible (self->width_row, get_format (self) == HX_FORMAT_PNG);
}

static void
cancel_clicked_cb (HxExportDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
export_clicked_cb (HxExportDialog *self)
{
  self->is_accepted = TRUE;
  gtk_spin_button_update (self->width);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
hx_export_dialog_closed (AdwDialog *dialog)
{
  HxExportDialog *self = HX_EXPORT_DIALOG (dialog);

  ADW_DIALOG_CLASS (hx_export_dialog_parent_class)->closed (dialog);

  if (self->is_accepted)
    g_signal_emit (self, signals[SIGNAL_ACCEPTED], 0);
}

static void
hx_export_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_EXPORT_DIALOG);

  G_OBJECT_CLASS (hx_export_dialog_parent_class)->dispose (object);
}

static void
hx_export_dialog_class_init (HxExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_export_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = hx_export_dialog_closed;

  /** HxExportDialog::accepted: a picture is wanted; hx_export_dialog_get_choice() says which. */
  signals[SIGNAL_ACCEPTED] = g_signal_new ("accepted", HX_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HxExportDialog, group);
  gtk_widget_class_bind_template_child (widget_class, HxExportDialog, format);
  gtk_widget_class_bind_template_child (widget_class, HxExportDialog, width_row);
  gtk_widget_class_bind_template_child (widget_class, HxExportDialog, width);
  gtk_widget_class_bind_template_child (widget_class, HxExportDialog, colors);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, format_changed_cb);
}

static void
hx_export_dialog_init (HxExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hx_dialog_focus (ADW_DIALOG (self), GTK_WIDGET (self->format));
}

/**
 * hx_export_dialog_new:
 * @scheme: the window's, to begin with
 * @is_partial: the window shows less than all, and so will the picture
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
hx_export_dialog_new (HxScheme scheme,
                      gboolean is_partial)
{
  HxExportDialog *self = g_object_new (HX_TYPE_EXPORT_DIALOG, NULL);

  adw_combo_row_set_selected (self->colors, scheme == HX_SCHEME_DARK ? 1 : 0);
  if (is_partial)
    adw_preferences_group_set_description (self->group,
                                           _("The picture hides what the window hides from the side that sees it."));

  return ADW_DIALOG (self);
}

/** hx_export_dialog_get_choice: Returns: what was chosen. */
HxExportChoice
hx_export_dialog_get_choice (HxExportDialog *self)
{
  HxExportChoice choice = { .format = HX_FORMAT_PNG };

  g_return_val_if_fail (HX_IS_EXPORT_DIALOG (self), choice);

  choice.format = get_format (self);
  choice.scheme = adw_combo_row_get_selected (self->colors) == 1 ? HX_SCHEME_DARK : HX_SCHEME_LIGHT;
  choice.width = choice.format == HX_FORMAT_SVG   ? SVG_WIDTH
                 : choice.format == HX_FORMAT_PDF ? PDF_WIDTH
                                                  : gtk_spin_button_get_value_as_int (self->width);

  return choice;
}

/** hx_export_format_suffix: Returns: (transfer none): how the names of such files end: ".png". */
const char *
hx_export_format_suffix (HxRenderFormat format)
{
  return format == HX_FORMAT_SVG ? ".svg" : format == HX_FORMAT_PDF ? ".pdf" : ".png";
}
