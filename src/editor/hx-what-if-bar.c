/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ends are short, the differences may be many: they scroll, so that the board keeps its room. */

#include "config.h"

#include "hx-what-if-bar.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-phrase.h"

struct _HxWhatIfBar
{
  GtkBox parent_instance;

  /* template children */
  GtkLabel *now;
  GtkLabel *changed;
  GtkLabel *summary;
  GtkExpander *expander;
  GtkLabel *changes;
  GtkButton *keep;
};

G_DEFINE_FINAL_TYPE (HxWhatIfBar, hx_what_if_bar, GTK_TYPE_BOX)

static void
hx_what_if_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_WHAT_IF_BAR);

  G_OBJECT_CLASS (hx_what_if_bar_parent_class)->dispose (object);
}

static void
hx_what_if_bar_class_init (HxWhatIfBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_what_if_bar_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-what-if-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HxWhatIfBar, now);
  gtk_widget_class_bind_template_child (widget_class, HxWhatIfBar, changed);
  gtk_widget_class_bind_template_child (widget_class, HxWhatIfBar, summary);
  gtk_widget_class_bind_template_child (widget_class, HxWhatIfBar, expander);
  gtk_widget_class_bind_template_child (widget_class, HxWhatIfBar, changes);
  gtk_widget_class_bind_template_child (widget_class, HxWhatIfBar, keep);
}

static void
hx_what_if_bar_init (HxWhatIfBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
dup_summary (HxWhatIf *what_if,
             guint     n)
{
  if (!hx_what_if_get_is_changed (what_if))
    return g_strdup (_("Change something on the board: the battle is fought again."));
  if (n == 0)
    return g_strdup (_("Nothing differs at the end."));

  return g_strdup_printf (ngettext ("%u difference at the end", "%u differences at the end", n), n);
}

static char *
dup_sentences (GPtrArray *changes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", ((const HxDifference *) g_ptr_array_index (changes, i))->text);

  return g_string_free (text, FALSE);
}

/**
 * hx_what_if_bar_tell:
 * @what_if: (nullable): what is tried, or %NULL to go out of sight
 * @eyes: the side that may know what is told, or %HX_VIEW_ALL
 */
void
hx_what_if_bar_tell (HxWhatIfBar *self,
                     HxWhatIf    *what_if,
                     int          eyes)
{
  g_autoptr (GPtrArray) changes = NULL;
  g_autofree char *now = NULL, *changed = NULL, *summary = NULL, *sentences = NULL, *note = NULL, *below = NULL, *spoken = NULL;

  g_return_if_fail (HX_IS_WHAT_IF_BAR (self));
  g_return_if_fail (what_if == NULL || HX_IS_WHAT_IF (what_if));

  gtk_widget_set_visible (GTK_WIDGET (self), what_if != NULL);
  if (what_if == NULL)
    return;
  changes = hx_what_if_list_changes (what_if, eyes);
  now = hx_what_if_dup_end (what_if, FALSE);
  changed = hx_what_if_dup_end (what_if, TRUE);
  summary = dup_summary (what_if, changes->len);
  sentences = dup_sentences (changes);
  note = hx_what_if_dup_note (what_if);
  gtk_label_set_label (self->now, now);
  gtk_label_set_label (self->changed, changed);
  gtk_label_set_label (self->changes, sentences);
  gtk_expander_set_label (self->expander, summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->expander), changes->len > 0);
  below = changes->len > 0 ? g_strdup (note) : hx_phrase_join (summary, note);
  gtk_label_set_label (self->summary, below != NULL ? below : "");
  gtk_widget_set_visible (GTK_WIDGET (self->summary), changes->len == 0 || note != NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->keep), hx_what_if_get_is_changed (what_if));
  spoken = g_strdup_printf (_("What if: %1$s. %2$s"), changed, summary);
  hx_announce (GTK_WIDGET (self), spoken);
}
