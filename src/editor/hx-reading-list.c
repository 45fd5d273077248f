/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing a reading is a command on the document; what it would change is found out while one reads. */

#include "config.h"

#include "hx-reading-list.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-reading-dialog.h"
#include "hx-reading-text.h"
#include "hx-readings.h"
#include "hx-rule-rows.h"

struct _HxReadingList
{
  AdwBin parent_instance;

  /* children */
  GtkBox *content;
  GtkListBox *list;
  GtkLabel *source;
  GtkLabel *effect;
  GtkButton *compare;

  /* owned */
  HxViewState *view;
  char *id;
  GPtrArray *checks;
  GCancellable *cancellable;
  HxReadingEffect *change;

  /* state */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (HxReadingList, hx_reading_list, ADW_TYPE_BIN)

static HxDocument *
get_document (HxReadingList *self)
{
  return hx_view_state_get_document (self->view);
}

static const HxDecision *
get_decision (HxReadingList *self)
{
  return hx_catalog_find_decision (hx_document_get_catalog (get_document (self)), self->id);
}

static int
get_in_force (HxReadingList *self)
{
  return hx_reading_in_force (get_decision (self), hx_document_get_position (get_document (self)));
}

/* The referee's number of a reading that can be chosen, or -1. */
static int
find_reading (HxReadingList   *self,
              const HxReading *reading)
{
  int ruling = hx_reading_find (self->id);

  for (int i = 0; ruling >= 0 && hx_ruling_reading ((HxRuling) ruling, i) != NULL; i++)
    {
      if (g_str_equal (hx_ruling_reading ((HxRuling) ruling, i), reading->id))
        return i;
    }

  return -1;
}

static void
show_source (HxReadingList *self)
{
  int ruling = hx_reading_find (self->id);
  const char *text;

  if (ruling < 0)
    text = _("The program always reads it so.");
  else if (hx_document_reading_is_said (get_document (self), (HxRuling) ruling))
    text = _("This scenario says how it is read.");
  else
    text = _("It is read as usual: this scenario does not say otherwise.");
  gtk_label_set_text (self->source, text);
}

static void
show_effect (HxReadingList *self,
             const char    *text)
{
  gtk_label_set_text (self->effect, text);
  gtk_widget_set_visible (GTK_WIDGET (self->effect), text[0] != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->compare), self->change != NULL);
}

static void
take_effects (HxReadingList *self,
              GArray        *effects)
{
  int ruling = hx_reading_find (self->id);
  gboolean is_known = TRUE;

  for (guint i = 0; i < effects->len; i++)
    {
      const HxReadingEffect *effect = &g_array_index (effects, HxReadingEffect, i);

      if ((int) effect->ruling != ruling)
        continue;
      is_known = is_known && effect->is_known;
      if (effect->changes && self->change == NULL)
        self->change = g_memdup2 (effect, sizeof *effect);
    }
  if (self->change != NULL)
    show_effect (self, _("Here the other reading changes the result."));
  else if (is_known)
    show_effect (self, _("Here the other reading changes nothing."));
  else
    show_effect (self, _("There are too many choices here to say whether the other reading changes anything."));
}

static void
tried_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (HxReadingList) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) effects = hx_readings_try_finish (HX_DOCUMENT (object), result, &error);

  if (effects != NULL && self->view != NULL)
    take_effects (self, effects);
}

/* What only one side knows must not show through what would come of it. */
static void
try_readings (HxReadingList *self)
{
  g_cancellable_cancel (self->cancellable);
  g_set_object (&self->cancellable, NULL);
  g_clear_pointer (&self->change, g_free);
  show_effect (self, "");
  if (hx_reading_find (self->id) < 0 || hx_view_state_get_eyes (self->view) != HX_VIEW_ALL)
    return;
  self->cancellable = g_cancellable_new ();
  hx_readings_try_async (get_document (self), self->cancellable, tried_cb, g_object_ref (self));
}

static void
chosen_cb (GtkCheckButton *check,
           HxReadingList  *self)
{
  int ruling = hx_reading_find (self->id);
  guint index;
  const HxReading *reading;
  g_autofree char *text = NULL;

  if (self->is_filling || !gtk_check_button_get_active (check) || !g_ptr_array_find (self->checks, check, &index))
    return;
  reading = &get_decision (self)->readings[index];
  text = hx_phrase (_("{id} is now read so: {reading}"), "id", self->id, "reading",
                    hx_text_get (&reading->text, hx_library_get_language (hx_document_get_library (get_document (self)))),
                    NULL);
  hx_document_set_reading (get_document (self), (HxRuling) ruling, (guint8) find_reading (self, reading));
  hx_announce (GTK_WIDGET (self), text);
}

static const char *
describe (HxReadingList    *self,
          const HxDecision *decision,
          guint             index)
{
  if (index == decision->followed)
    return decision->switchable ? _("The usual reading") : _("The reading followed");
  if (find_reading (self, &decision->readings[index]) >= 0)
    return _("Can be chosen");

  return _("Not played by the referee");
}

static GtkWidget *
create_row (HxReadingList    *self,
            const HxDecision *decision,
            guint             index)
{
  HxLanguage language = hx_library_get_language (hx_document_get_library (get_document (self)));
  const HxReading *reading = &decision->readings[index];
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  g_autofree char *title = g_markup_escape_text (hx_text_get (&reading->text, language), -1);

  if (self->checks->len > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), g_ptr_array_index (self->checks, 0));
  g_ptr_array_add (self->checks, check);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_set_sensitive (check, decision->switchable && find_reading (self, reading) >= 0);
  g_signal_connect_object (check, "toggled", G_CALLBACK (chosen_cb), self, 0);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 6);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), describe (self, decision, index));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  if (gtk_widget_get_sensitive (check))
    adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);

  return row;
}

static void
refresh (HxReadingList *self)
{
  self->is_filling = TRUE;
  gtk_check_button_set_active (g_ptr_array_index (self->checks, (guint) get_in_force (self)), TRUE);
  self->is_filling = FALSE;
  show_source (self);
  try_readings (self);
}

static void
compare_cb (HxReadingList *self)
{
  if (self->change != NULL)
    hx_reading_dialog_present (GTK_WIDGET (self), self->view, self->change);
}

static void
hx_reading_list_dispose (GObject *object)
{
  HxReadingList *self = HX_READING_LIST (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->view);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->change, g_free);
  g_clear_pointer (&self->checks, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_reading_list_parent_class)->dispose (object);
}

static void
hx_reading_list_class_init (HxReadingListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_reading_list_dispose;
}

static void
hx_reading_list_init (HxReadingList *self)
{
  self->checks = g_ptr_array_new ();
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  self->list = GTK_LIST_BOX (hx_boxed_list_new ());
  self->source = GTK_LABEL (hx_rule_label_new ("", "dimmed"));
  self->effect = GTK_LABEL (hx_rule_label_new ("", NULL));
  self->compare = GTK_BUTTON (gtk_button_new_with_mnemonic (_("_Compare Both Results")));
  gtk_widget_set_halign (GTK_WIDGET (self->compare), GTK_ALIGN_START);
  g_signal_connect_swapped (self->compare, "clicked", G_CALLBACK (compare_cb), self);
  gtk_box_append (self->content, GTK_WIDGET (self->list));
  gtk_box_append (self->content, GTK_WIDGET (self->source));
  gtk_box_append (self->content, GTK_WIDGET (self->effect));
  gtk_box_append (self->content, GTK_WIDGET (self->compare));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->content));
}

/**
 * hx_reading_list_new:
 * @view: what the window shows
 * @id: id of a disputed point
 *
 * Returns: (transfer floating): its readings
 */
GtkWidget *
hx_reading_list_new (HxViewState *view,
                     const char  *id)
{
  HxReadingList *self = g_object_new (HX_TYPE_READING_LIST, NULL);
  const HxDecision *decision;

  self->view = g_object_ref (view);
  self->id = g_strdup (id);
  decision = get_decision (self);
  for (guint i = 0; i < decision->n_readings; i++)
    gtk_list_box_append (self->list, create_row (self, decision, i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Readings"), -1);
  g_signal_connect_object (get_document (self), "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::eyes", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);

  return GTK_WIDGET (self);
}
