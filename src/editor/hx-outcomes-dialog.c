/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens at once and fills itself when the search is done; closing it stops the search. */

#include "config.h"

#include "hx-outcomes-dialog.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-outcome-report.h"
#include "hx-phrase.h"
#include "hx-tile-picture.h"

/* How many outcomes are listed at most: more can nobody compare. */
#define MOST 100

struct _HxOutcomesDialog
{
  AdwDialog parent_instance;

  /* template children */
  GtkStack *stack;
  GtkLabel *summary;
  GtkListBox *list;

  /* owned */
  HxViewState *view;
  GCancellable *cancellable;
  HxOutcomeReport *report;
};

G_DEFINE_FINAL_TYPE (HxOutcomesDialog, hx_outcomes_dialog, ADW_TYPE_DIALOG)

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
create_side_sign (guint side)
{
  GtkWidget *picture = hx_tile_picture_new ();

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 18);
  hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);

  return picture;
}

static guint
get_n_sides (HxOutcomesDialog *self)
{
  return hx_document_get_position (hx_view_state_get_document (self->view))->n_sides;
}

/* "⬡ 16  ⬡ 12": the headline says the same in words. */
static GtkWidget *
create_points (HxOutcomesDialog     *self,
               const HxOutcomeEntry *entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint side = 0; side < get_n_sides (self); side++)
    {
      g_autofree char *name = hx_document_dup_side_name (hx_view_state_get_document (self->view), side);
      int points = MAX (entry->points[side], 0);
      g_autofree char *text = g_strdup_printf ("%d", points);
      g_autofree char *spoken = g_strdup_printf (ngettext ("%1$s: %2$d hit point", "%1$s: %2$d hit points", points),
                                                 name, points);
      GtkWidget *label = create_label (text, "numeric");

      gtk_widget_add_css_class (label, "heading");
      gtk_widget_set_margin_end (label, 6);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      gtk_box_append (GTK_BOX (box), create_side_sign (side));
      gtk_box_append (GTK_BOX (box), label);
    }

  return box;
}

static char *
dup_best (HxOutcomesDialog *self,
          guint             side)
{
  g_autofree char *name = hx_document_dup_side_name (hx_view_state_get_document (self->view), side);

  /* Translators: no other outcome is better for that side. */
  return hx_phrase (_("Best for {side}"), "side", name, NULL);
}

static void
append_best (HxOutcomesDialog     *self,
             const HxOutcomeEntry *entry,
             GtkBox               *lines)
{
  GtkWidget *pills = adw_wrap_box_new ();

  for (guint side = 0; side < get_n_sides (self); side++)
    {
      GtkWidget *pill = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      g_autofree char *text = dup_best (self, side);

      if ((entry->best & 1u << side) == 0)
        continue;
      gtk_box_append (GTK_BOX (pill), create_side_sign (side));
      gtk_box_append (GTK_BOX (pill), gtk_label_new (text));
      gtk_widget_add_css_class (pill, "best-pill");
      gtk_widget_set_tooltip_text (pill, _("No outcome leaves its HQ further ahead; where HQs are level, its units"));
      adw_wrap_box_append (ADW_WRAP_BOX (pills), pill);
    }
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (pills), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (pills), 6);
  gtk_widget_set_visible (pills, entry->best != 0);
  gtk_box_append (lines, pills);
}

static gboolean
is_on_show (HxOutcomesDialog     *self,
            const HxOutcomeEntry *entry)
{
  HxResolution *resolution = hx_view_state_get_resolution (self->view);
  const GArray *picks = resolution != NULL ? hx_resolution_get_picks (resolution) : NULL;

  return picks != NULL && hx_resolution_get_is_over (resolution) && picks->len == entry->picks->len &&
         memcmp (picks->data, entry->picks->data, picks->len * sizeof (guint16)) == 0;
}

/* Everything that the row says, in one sentence after the other. */
static char *
dup_spoken (HxOutcomesDialog     *self,
            const HxOutcomeEntry *entry)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  g_strv_builder_add (parts, entry->headline);
  for (guint side = 0; side < get_n_sides (self); side++)
    {
      g_autofree char *best = dup_best (self, side);

      if ((entry->best & 1u << side) != 0)
        g_strv_builder_add (parts, best);
    }
  if (self->report->entries->len > 1)
    g_strv_builder_add (parts, entry->difference);
  for (char **choice = entry->choices; *choice != NULL; choice++)
    g_strv_builder_add (parts, *choice);
  list = g_strv_builder_end (parts);

  return g_strjoinv (" ", list);
}

static GtkWidget *
create_row (HxOutcomesDialog     *self,
            const HxOutcomeEntry *entry)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *headline = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = create_label (entry->headline, "heading");
  g_autofree char *spoken = dup_spoken (self, entry);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (headline), title);
  gtk_box_append (GTK_BOX (headline), create_points (self, entry));
  gtk_box_append (GTK_BOX (lines), headline);
  append_best (self, entry, GTK_BOX (lines));
  /* One outcome differs from no other. */
  if (self->report->entries->len > 1)
    gtk_box_append (GTK_BOX (lines), create_label (entry->difference, NULL));
  for (char **choice = entry->choices; *choice != NULL; choice++)
    gtk_box_append (GTK_BOX (lines), create_label (*choice, "dimmed"));
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_widget_set_tooltip_text (check, _("On show"));
  gtk_widget_set_visible (check, is_on_show (self, entry));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_widget_add_css_class (row, "reason");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return row;
}

static void
row_activated_cb (HxOutcomesDialog *self,
                  GtkListBoxRow    *row)
{
  const HxOutcomeEntry *entry = g_ptr_array_index (self->report->entries, (guint) gtk_list_box_row_get_index (row));
  HxResolution *resolution = hx_view_state_get_resolution (self->view);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (resolution == NULL)
    return;
  hx_resolution_take_picks (resolution, entry->picks);
  hx_view_state_set_step (self->view, G_MAXINT);
  if (root != NULL)
    hx_announce (GTK_WIDGET (root), entry->headline);
  adw_dialog_close (ADW_DIALOG (self));
}

static char *
dup_summary (HxOutcomesDialog *self)
{
  guint n = self->report->entries->len;
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (!self->report->is_complete)
    return hx_phrase (ngettext ("There are more outcomes than can be listed. Here is {n} of them.",
                                "There are more outcomes than can be listed. Here are {n} of them.", n),
                      "n", number, NULL);
  if (n == 1)
    return g_strdup (_("Whatever is decided, the battle ends in the same way."));

  return hx_phrase (ngettext ("The battle can end in {n} way. Choose one to see how it comes about.",
                              "The battle can end in {n} different ways. Choose one to see how it comes about.", n),
                    "n", number, NULL);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (HxOutcomesDialog) self = user_data;
  HxOutcomeReport *report = hx_outcome_report_find_finish (HX_RESOLUTION (source), result, NULL);
  g_autofree char *summary = NULL;

  if (report == NULL)
    return;
  self->report = report;
  for (guint i = 0; i < report->entries->len; i++)
    gtk_list_box_append (self->list, create_row (self, g_ptr_array_index (report->entries, i)));
  summary = dup_summary (self);
  gtk_label_set_label (self->summary, summary);
  gtk_stack_set_visible_child_name (self->stack, "outcomes");
  hx_announce (GTK_WIDGET (self), summary);
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

/* An outcome of a battle that is not on show any more cannot be taken. */
static void
resolution_gone_cb (HxOutcomesDialog *self)
{
  if (hx_view_state_get_resolution (self->view) == NULL)
    adw_dialog_force_close (ADW_DIALOG (self));
}

static void
hx_outcomes_dialog_closed (AdwDialog *dialog)
{
  g_cancellable_cancel (HX_OUTCOMES_DIALOG (dialog)->cancellable);
}

static void
hx_outcomes_dialog_dispose (GObject *object)
{
  HxOutcomesDialog *self = HX_OUTCOMES_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->view);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_OUTCOMES_DIALOG);
  g_clear_pointer (&self->report, hx_outcome_report_free);

  G_OBJECT_CLASS (hx_outcomes_dialog_parent_class)->dispose (object);
}

static void
hx_outcomes_dialog_class_init (HxOutcomesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_outcomes_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = hx_outcomes_dialog_closed;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-outcomes-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HxOutcomesDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, HxOutcomesDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, HxOutcomesDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
hx_outcomes_dialog_init (HxOutcomesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
}

/**
 * hx_outcomes_dialog_new:
 * @view: what the window shows: a battle
 *
 * Returns: (transfer floating): a dialog that looks for the outcomes of the battle
 */
AdwDialog *
hx_outcomes_dialog_new (HxViewState *view)
{
  HxOutcomesDialog *self;
  HxResolution *resolution;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  resolution = hx_view_state_get_resolution (view);
  g_return_val_if_fail (resolution != NULL, NULL);

  self = g_object_new (HX_TYPE_OUTCOMES_DIALOG, NULL);
  self->view = g_object_ref (view);
  g_signal_connect_object (view, "notify::resolution", G_CALLBACK (resolution_gone_cb), self, G_CONNECT_SWAPPED);
  hx_outcome_report_find_async (resolution, MOST, self->cancellable, found_cb, g_object_ref (self));

  return ADW_DIALOG (self);
}
