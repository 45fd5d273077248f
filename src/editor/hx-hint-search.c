/* SPDX-License-Identifier: GPL-3.0-or-later */
/* It stands among the buttons of the puzzle bar, so that it takes no height from the board. */

#include "config.h"

#include "hx-hint-search.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-phrase.h"

struct _HxHintSearch
{
  AdwBin parent_instance;

  /* children */
  GtkWidget *progress;
  GtkWidget *positions;

  /* owned */
  HxPuzzleTry *attempt;
  HxPuzzleCheck *search;
};

G_DEFINE_FINAL_TYPE (HxHintSearch, hx_hint_search, ADW_TYPE_BIN)

static void
progress_cb (HxHintSearch *self)
{
  g_autofree char *n = g_strdup_printf ("%'" G_GUINT64_FORMAT, hx_puzzle_check_get_positions (self->search));
  g_autofree char *text = hx_phrase (_("{n} positions searched"), "n", n, NULL);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), hx_puzzle_check_get_share (self->search));
  gtk_label_set_label (GTK_LABEL (self->positions), text);
}

static void
cancel_cb (HxHintSearch *self)
{
  g_autoptr (HxPuzzleTry) attempt = g_object_ref (self->attempt);

  hx_puzzle_try_stop_search (attempt);
  hx_announce (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), _("The search for a hint is cancelled."));
}

static void
forget (HxHintSearch *self)
{
  if (self->search != NULL)
    g_signal_handlers_disconnect_by_data (self->search, self);
  g_clear_object (&self->search);
  g_clear_object (&self->attempt);
}

static void
hx_hint_search_dispose (GObject *object)
{
  forget (HX_HINT_SEARCH (object));

  G_OBJECT_CLASS (hx_hint_search_parent_class)->dispose (object);
}

static void
hx_hint_search_class_init (HxHintSearchClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_hint_search_dispose;
}

static void
hx_hint_search_init (HxHintSearch *self)
{
  GtkWidget *cancel = g_object_new (GTK_TYPE_BUTTON, "label", _("_Cancel"), "use-underline", TRUE, NULL);
  GtkWidget *parts = adw_wrap_box_new ();

  self->progress = g_object_new (GTK_TYPE_PROGRESS_BAR, "valign", GTK_ALIGN_CENTER, NULL);
  self->positions = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->positions, "dimmed");
  gtk_widget_add_css_class (self->positions, "numeric");
  gtk_widget_set_size_request (self->progress, 80, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"), -1);
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (parts), 9);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (parts), 6);
  adw_wrap_box_append (ADW_WRAP_BOX (parts), cancel);
  adw_wrap_box_append (ADW_WRAP_BOX (parts), self->progress);
  adw_wrap_box_append (ADW_WRAP_BOX (parts), self->positions);
  adw_bin_set_child (ADW_BIN (self), parts);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/** hx_hint_search_new: Returns: (transfer floating): one that is out of sight. */
GtkWidget *
hx_hint_search_new (void)
{
  return g_object_new (HX_TYPE_HINT_SEARCH, NULL);
}

/**
 * hx_hint_search_show:
 * @attempt: (nullable): what is tried
 *
 * Is in sight while a hint for @attempt is looked for.
 */
void
hx_hint_search_show (HxHintSearch *self,
                     HxPuzzleTry  *attempt)
{
  HxPuzzleCheck *search;

  g_return_if_fail (HX_IS_HINT_SEARCH (self));

  search = attempt != NULL ? hx_puzzle_try_get_search (attempt) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), search != NULL);
  if (search == self->search)
    return;
  forget (self);
  if (search == NULL)
    return;
  self->attempt = g_object_ref (attempt);
  self->search = g_object_ref (search);
  g_signal_connect_object (search, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  progress_cb (self);
}
