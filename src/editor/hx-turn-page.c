/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What changed last is scrolled to: a refusal, an open choice, what is picked, or the steps of the last action. */

#include "config.h"

#include "hx-turn-page.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-choice-card.h"
#include "hx-list-tools.h"
#include "hx-reason-row.h"
#include "hx-tile-picture.h"
#include "hx-turn-actions.h"
#include "hx-turn-record.h"
#include "hx-turn-text.h"

struct _HxTurnPage
{
  AdwBin parent_instance;

  /* template children */
  GtkStack *stack;
  AdwStatusPage *idle;
  GtkScrolledWindow *scrolled;
  GtkBox *rows;
  HxTilePicture *side;
  GtkLabel *title;
  GtkLabel *stacks;
  GtkLabel *done;
  AdwBin *refusal;
  AdwBin *record;
  GtkBox *steps;
  GtkLabel *actions_heading;
  AdwBin *actions;
  GtkWidget *keep;

  /* owned */
  HxViewState *view;
  HxPlaying *playing;
  GPtrArray *step_rows;

  /* borrowed */
  GtkWidget *last_card;
  GtkWidget *list;
  GtkWidget *target;

  /* state */
  guint scroll_id;
};

G_DEFINE_FINAL_TYPE (HxTurnPage, hx_turn_page, ADW_TYPE_BIN)

static const HxNarrator *
get_narrator (HxTurnPage *self)
{
  return hx_view_state_get_narrator (self->view);
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  HxTurnPage *self = HX_TURN_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->rows)) || gtk_widget_get_height (GTK_WIDGET (self->rows)) == 0)
    return G_SOURCE_CONTINUE;
  self->scroll_id = 0;
  if (self->target != NULL && gtk_widget_compute_bounds (self->target, GTK_WIDGET (self->rows), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y - 12, bounds.origin.y + bounds.size.height + 12);

  return G_SOURCE_REMOVE;
}

/* The rows may be new and not laid out yet, so this waits for a frame in which they are. */
static void
scroll_to (HxTurnPage *self,
           gpointer    target)
{
  self->target = target;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

static void
fill_status (HxTurnPage *self)
{
  g_autofree char *title = hx_turn_text_dup_title (self->view);
  g_autofree char *stacks = hx_turn_text_dup_stacks (self->view);
  g_auto (GStrv) done = hx_turn_text_dup_done (self->view);
  g_autofree char *list = g_strjoinv ("\n", done);

  gtk_widget_set_visible (GTK_WIDGET (self->side), hx_turn_text_get_side (self->view) != HX_NO_SIDE);
  if (hx_turn_text_get_side (self->view) != HX_NO_SIDE)
    hx_tile_picture_set_side (self->side, hx_turn_text_get_side (self->view));
  gtk_label_set_label (self->title, title);
  show_text (self->stacks, stacks);
  show_text (self->done, list);
  /* A puzzle is tried on a copy, so nothing of it is kept. */
  gtk_widget_set_visible (self->keep, !hx_playing_get_is_puzzle (self->playing));
}

static void
fill_refusal (HxTurnPage *self)
{
  g_auto (GStrv) rules = NULL;
  g_autofree char *text = hx_turn_text_dup_refusal (self->view, &rules);
  HxReasonText reason = { HX_NO_NUMBER, .verdict = _("Not allowed."), .text = text, .rules = rules };
  GtkWidget *list;

  adw_bin_set_child (self->refusal, NULL);
  if (text == NULL)
    return;
  list = hx_boxed_list_new ();
  gtk_widget_add_css_class (list, "below");
  gtk_list_box_append (GTK_LIST_BOX (list), hx_reason_row_new (get_narrator (self), &reason));
  adw_bin_set_child (self->refusal, list);
  scroll_to (self, self->refusal);
}

static void
step_activated_cb (HxTurnPage    *self,
                   GtkListBoxRow *row)
{
  guint index;

  if (g_ptr_array_find (self->step_rows, row, &index))
    hx_view_state_set_step (self->view, (gint) index);
}

static void
append_step (HxTurnPage   *self,
             const HxStep *step)
{
  HxReasonText reason = { HX_NO_NUMBER, .markup = step->markup, .text = step->text, .rules = step->rules };
  GtkWidget *row = hx_reason_row_new (get_narrator (self), &reason);

  if (self->list == NULL)
    {
      self->list = hx_boxed_list_new ();
      gtk_widget_add_css_class (self->list, "steps");
      g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (step_activated_cb), self);
      gtk_box_append (self->steps, self->list);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_ptr_array_add (self->step_rows, row);
}

static void
append_choices (HxTurnPage *self,
                guint       step)
{
  HxResolution *resolution = hx_view_state_get_resolution (self->view);

  for (guint i = 0; i < hx_resolution_get_n_answers (resolution); i++)
    {
      if (hx_resolution_get_answer (resolution, i)->step != step)
        continue;
      self->last_card = hx_choice_card_new (self->view, i);
      gtk_widget_add_css_class (self->last_card, "between");
      gtk_box_append (self->steps, self->last_card);
      self->list = NULL;
    }
}

static void
clear_steps (HxTurnPage *self)
{
  hx_box_clear (self->steps);
  g_ptr_array_set_size (self->step_rows, 0);
  self->list = NULL;
  self->last_card = NULL;
}

static void
fill_steps (HxTurnPage *self)
{
  HxResolution *resolution = hx_view_state_get_resolution (self->view);
  guint n_steps = hx_resolution_get_n_steps (resolution);

  clear_steps (self);
  if (n_steps > 0 || hx_resolution_get_n_answers (resolution) > 0)
    gtk_box_append (self->steps, hx_heading_new (_("What Happened")));
  for (guint i = 0; i < n_steps; i++)
    {
      append_choices (self, i);
      append_step (self, hx_resolution_get_step (resolution, i));
    }
  append_choices (self, n_steps);
}

static void
mark_step (HxTurnPage *self)
{
  gint step = hx_view_state_get_step (self->view);

  for (guint i = 0; i < self->step_rows->len; i++)
    {
      if ((gint) i == step)
        gtk_widget_add_css_class (g_ptr_array_index (self->step_rows, i), "current");
      else
        gtk_widget_remove_css_class (g_ptr_array_index (self->step_rows, i), "current");
    }
}

static void
step_changed_cb (HxTurnPage *self)
{
  gint step = hx_view_state_get_step (self->view);

  if (self->playing == NULL)
    return;
  mark_step (self);
  if (step < 0 || step >= (gint) self->step_rows->len)
    return;
  hx_announce (GTK_WIDGET (self), hx_resolution_get_step (hx_view_state_get_resolution (self->view), (guint) step)->text);
  scroll_to (self, g_ptr_array_index (self->step_rows, step));
}

static gboolean
has_focus_in (gpointer widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
fill_actions (HxTurnPage *self)
{
  gboolean had_focus = has_focus_in (self->actions);

  adw_bin_set_child (self->actions, hx_turn_actions_new (self->view));
  if (had_focus)
    hx_turn_page_focus_actions (self);
}

static void
picked_cb (HxTurnPage *self)
{
  fill_actions (self);
  if (hx_playing_get_pick (self->playing)->kind != HX_PICK_NOTHING)
    scroll_to (self, self->actions_heading);
  fill_refusal (self);
}

/* The row of the point that is on show. */
static GtkWidget *
find_current (HxTurnPage *self)
{
  GtkWidget *list = adw_bin_get_child (self->record);

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      if (gtk_widget_has_css_class (row, "current"))
        return row;
    }

  return NULL;
}

static void
fill_record (HxTurnPage *self)
{
  gboolean had_focus = has_focus_in (self->record);
  GtkWidget *current;

  adw_bin_set_child (self->record, NULL);
  adw_bin_set_child (self->record, hx_turn_record_new (self->view));
  gtk_widget_set_margin_top (adw_bin_get_child (self->record), 12);
  current = find_current (self);
  if (had_focus && current != NULL)
    gtk_widget_grab_focus (current);
}

static void
drop_playing (HxTurnPage *self)
{
  if (self->playing != NULL)
    g_signal_handlers_disconnect_by_data (self->playing, self);
  g_clear_object (&self->playing);
}

/* Where nothing is being played: whether the file has a line to go through. */
static void
fill_idle (HxTurnPage *self)
{
  gboolean has_line = hx_scenario_has_line (hx_document_get_scenario (hx_view_state_get_document (self->view)));

  adw_status_page_set_title (self->idle, has_line ? _("Was Played On") : _("Not Being Played"));
  adw_status_page_set_description (self->idle,
                                   has_line ? _("Actions were played from this position. Go through them by the rules, or play others. What you laid out stays as it is.")
                                            : _("Play on from this position by the rules. What you laid out stays as it is."));
}

static void
take_playing (HxTurnPage *self)
{
  HxPlaying *playing = hx_view_state_get_playing (self->view);

  if (playing == self->playing)
    return;
  drop_playing (self);
  if (playing == NULL)
    return;
  self->playing = g_object_ref (playing);
  g_signal_connect_swapped (playing, "picked", G_CALLBACK (picked_cb), self);
}

static void
resolution_changed_cb (HxTurnPage *self)
{
  gboolean had_focus = has_focus_in (self->steps);

  take_playing (self);
  gtk_stack_set_visible_child_name (self->stack, self->playing != NULL ? "turn" : "nothing");
  self->target = NULL;
  if (self->playing == NULL)
    {
      fill_idle (self);
      clear_steps (self);
      adw_bin_set_child (self->record, NULL);
      adw_bin_set_child (self->actions, NULL);
      return;
    }
  fill_status (self);
  fill_record (self);
  fill_steps (self);
  fill_actions (self);
  fill_refusal (self);
  mark_step (self);
  if (self->last_card != NULL && hx_resolution_get_open (hx_view_state_get_resolution (self->view)) != NULL)
    scroll_to (self, self->last_card);
  else
    scroll_to (self, find_current (self));
  if (had_focus)
    hx_turn_page_focus_actions (self);
}

static void
drop_view (HxTurnPage *self)
{
  drop_playing (self);
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_turn_page_dispose (GObject *object)
{
  HxTurnPage *self = HX_TURN_PAGE (object);

  drop_view (self);
  /* The bin has to let go of its child before the template does. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_TURN_PAGE);
  g_clear_pointer (&self->step_rows, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_turn_page_parent_class)->dispose (object);
}

static void
hx_turn_page_class_init (HxTurnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_turn_page_dispose;

  g_type_ensure (HX_TYPE_TILE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-turn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, stack);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, idle);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, rows);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, side);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, title);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, stacks);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, done);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, refusal);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, record);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, steps);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, actions_heading);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, actions);
  gtk_widget_class_bind_template_child (widget_class, HxTurnPage, keep);
}

static void
hx_turn_page_init (HxTurnPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->step_rows = g_ptr_array_new ();
}

/** hx_turn_page_set_view: @view: what the window shows from now */
void
hx_turn_page_set_view (HxTurnPage  *self,
                       HxViewState *view)
{
  g_return_if_fail (HX_IS_TURN_PAGE (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (resolution_changed_cb), self);
  g_signal_connect_swapped (view, "notify::step", G_CALLBACK (step_changed_cb), self);
  resolution_changed_cb (self);
}

/** hx_turn_page_focus_choice: Puts the keyboard on the options of the choice that came up last, if there is one. */
void
hx_turn_page_focus_choice (HxTurnPage *self)
{
  g_return_if_fail (HX_IS_TURN_PAGE (self));

  if (self->last_card != NULL)
    hx_choice_card_focus (HX_CHOICE_CARD (self->last_card));
}

/** hx_turn_page_focus_actions: Puts the keyboard on the list of what may be played. */
void
hx_turn_page_focus_actions (HxTurnPage *self)
{
  g_return_if_fail (HX_IS_TURN_PAGE (self));

  if (self->playing == NULL)
    return;
  if (self->last_card != NULL && hx_resolution_get_open (hx_view_state_get_resolution (self->view)) != NULL)
    hx_turn_page_focus_choice (self);
  else
    hx_turn_actions_focus (adw_bin_get_child (self->actions));
}
