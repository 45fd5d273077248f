/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The same row for the reasons of a piece and the steps of a battle, so that both read alike. */

#include "config.h"

#include "hx-reason-row.h"

#include <glib/gi18n.h>

#include "hx-rule-pills.h"
#include "hx-tile-picture.h"

struct _HxReasonRow
{
  GtkListBoxRow parent_instance;

  /* children */
  GtkWidget *picture;
  GtkWidget *lines;
  GtkWidget *label;
  GtkWidget *pills;

  /* owned */
  char *markup;
  char **rules;

  /* state */
  int number;
  gboolean spent;
};

G_DEFINE_FINAL_TYPE (HxReasonRow, hx_reason_row, GTK_TYPE_LIST_BOX_ROW)

static char *
join_markup (const HxReasonText *reason)
{
  g_autofree char *text = g_markup_escape_text (reason->text != NULL ? reason->text : "", -1);
  g_autofree char *verdict = NULL;

  if (reason->markup != NULL)
    return g_strdup (reason->markup);
  if (reason->verdict == NULL)
    return g_steal_pointer (&text);
  verdict = g_markup_escape_text (reason->verdict, -1);

  return g_strdup_printf ("<b>%s</b> %s", verdict, text);
}

/* The number is a picture, which says nothing by itself. */
static void
name_row (HxReasonRow *self)
{
  g_autofree char *name = NULL;

  if (self->number == HX_NO_NUMBER)
    {
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL);
      gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->label, NULL, -1);
      return;
    }
  /* Translators: the number of a segment and what happens in it. */
  name = g_strdup_printf (_("Segment %1$u: %2$s"), (guint) self->number, gtk_label_get_text (GTK_LABEL (self->label)));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_number (HxReasonRow        *self,
             const HxReasonText *reason)
{
  HxLookNumber number = { reason->number, 0, reason->spent };

  self->number = reason->number;
  self->spent = reason->spent;
  gtk_widget_set_visible (self->picture, reason->number != HX_NO_NUMBER);
  if (reason->number != HX_NO_NUMBER)
    hx_tile_picture_set_number (HX_TILE_PICTURE (self->picture), &number);
}

/* Returns: whether both lists name the same rules in the same order. @a, @b: (nullable) */
static gboolean
has_same_rules (char **a,
                char **b)
{
  static char *none[] = { NULL };

  return g_strv_equal ((const char *const *) (a != NULL ? a : none), (const char *const *) (b != NULL ? b : none));
}

static void
show_rules (HxReasonRow        *self,
            const HxNarrator   *narrator,
            const HxReasonText *reason)
{
  if (has_same_rules (self->rules, reason->rules))
    return;
  if (self->pills != NULL)
    gtk_box_remove (GTK_BOX (self->lines), self->pills);
  self->pills = NULL;
  g_strfreev (self->rules);
  self->rules = g_strdupv (reason->rules);
  if (reason->rules == NULL || reason->rules[0] == NULL)
    return;
  self->pills = hx_rule_pills_new (narrator, reason->rules);
  gtk_box_append (GTK_BOX (self->lines), self->pills);
}

static void
hx_reason_row_finalize (GObject *object)
{
  HxReasonRow *self = HX_REASON_ROW (object);

  g_clear_pointer (&self->markup, g_free);
  g_clear_pointer (&self->rules, g_strfreev);

  G_OBJECT_CLASS (hx_reason_row_parent_class)->finalize (object);
}

static void
hx_reason_row_class_init (HxReasonRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_reason_row_finalize;
}

static void
hx_reason_row_init (HxReasonRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->number = HX_NO_NUMBER;
  self->picture = hx_tile_picture_new ();
  hx_tile_picture_set_size (HX_TILE_PICTURE (self->picture), 28);
  gtk_widget_set_valign (self->picture, GTK_ALIGN_START);
  gtk_widget_set_visible (self->picture, FALSE);
  self->label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_hexpand (self->label, TRUE);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->lines), self->label);
  gtk_box_append (GTK_BOX (box), self->picture);
  gtk_box_append (GTK_BOX (box), self->lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "reason");
}

/**
 * hx_reason_row_new:
 * @narrator: who knows the books
 * @reason: what the row says
 *
 * Returns: (transfer floating): a row for a list box; it does nothing when it is clicked
 */
GtkWidget *
hx_reason_row_new (const HxNarrator   *narrator,
                   const HxReasonText *reason)
{
  HxReasonRow *self;

  g_return_val_if_fail (narrator != NULL && reason != NULL, NULL);

  self = g_object_new (HX_TYPE_REASON_ROW, NULL);
  hx_reason_row_show (self, narrator, reason);

  return GTK_WIDGET (self);
}

/** hx_reason_row_says: Returns: whether the row says just @reason. */
gboolean
hx_reason_row_says (HxReasonRow        *self,
                    const HxReasonText *reason)
{
  g_autofree char *markup = NULL;

  g_return_val_if_fail (HX_IS_REASON_ROW (self), FALSE);
  g_return_val_if_fail (reason != NULL, FALSE);

  if (self->number != reason->number || !self->spent != !reason->spent || !has_same_rules (self->rules, reason->rules))
    return FALSE;
  markup = join_markup (reason);

  return g_strcmp0 (self->markup, markup) == 0;
}

/**
 * hx_reason_row_show:
 * @narrator: who knows the books
 * @reason: what the row says from now
 *
 * Only what differs is made anew: text that is laid out already costs nothing.
 */
void
hx_reason_row_show (HxReasonRow        *self,
                    const HxNarrator   *narrator,
                    const HxReasonText *reason)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (HX_IS_REASON_ROW (self));
  g_return_if_fail (narrator != NULL && reason != NULL);

  markup = join_markup (reason);
  if (self->number != reason->number || self->spent != reason->spent)
    show_number (self, reason);
  if (g_strcmp0 (self->markup, markup) != 0)
    {
      gtk_label_set_markup (GTK_LABEL (self->label), markup);
      g_set_str (&self->markup, markup);
    }
  show_rules (self, narrator, reason);
  name_row (self);
}
