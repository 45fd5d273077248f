/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is new is said once: a bar that is told the same again says nothing. */

#include "config.h"

#include "hx-puzzle-bar.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-hint-search.h"
#include "hx-samples.h"

struct _HxPuzzleBar
{
  GtkBox parent_instance;

  /* children */
  GtkWidget *scrolled;
  GtkWidget *texts;
  GtkWidget *task;
  GtkWidget *status;
  GtkWidget *result;
  GtkWidget *hints;
  GtkWidget *fight;
  GtkWidget *take_back;
  GtkWidget *hint;
  GtkWidget *search;
  GtkWidget *solution;
  GtkWidget *solve;
  GtkWidget *check;
  GtkWidget *next;
  GtkWidget *back;
  GtkWidget *forth;

  /* borrowed */
  GtkWidget *news;

  /* state */
  guint scroll_id;
};

G_DEFINE_FINAL_TYPE (HxPuzzleBar, hx_puzzle_bar, GTK_TYPE_BOX)

static void
hx_puzzle_bar_class_init (HxPuzzleBarClass *klass)
{
}

static GtkWidget *
create_label (HxPuzzleBar *self,
              const char  *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->texts), label);

  return label;
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  HxPuzzleBar *self = HX_PUZZLE_BAR (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t bounds;

  if (gtk_widget_get_visible (self->news) && gtk_widget_get_height (self->news) == 0)
    return G_SOURCE_CONTINUE;
  self->scroll_id = 0;
  if (gtk_widget_compute_bounds (self->news, self->texts, &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);

  return G_SOURCE_REMOVE;
}

/* The label may not be laid out yet, so this waits for a frame in which it is. */
static void
scroll_to (HxPuzzleBar *self,
           GtkWidget   *label)
{
  self->news = label;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* What can be scrolled can be scrolled with the keyboard too, and what cannot is no stop for it: a scrolled window that only is not
   focusable says that it took the keyboard, and lets nobody past it. What is new stays in sight. */
static void
room_changed_cb (GtkAdjustment *adjustment,
                 HxPuzzleBar   *self)
{
  gboolean can_scroll = gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment);

  gtk_widget_set_focusable (self->scrolled, can_scroll);
  gtk_widget_set_can_focus (self->scrolled, can_scroll);
  if (self->news != NULL)
    scroll_to (self, self->news);
}

/* The texts of a puzzle can be long: where the bar has no room for them, they scroll. */
static void
create_texts (HxPuzzleBar *self)
{
  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), self->texts);
  gtk_widget_add_css_class (self->scrolled, "undershoot-top");
  gtk_widget_add_css_class (self->scrolled, "undershoot-bottom");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrolled), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Task and Hints"), -1);
  g_signal_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), "changed",
                    G_CALLBACK (room_changed_cb), self);
  gtk_box_append (GTK_BOX (self), self->scrolled);
  self->task = create_label (self, NULL);
  self->result = create_label (self, "heading");
  self->hints = create_label (self, NULL);
}

static void
clicked_cb (GtkWidget  *button,
            const char *action)
{
  gtk_widget_activate_action (button, action, NULL);
}

/* The action is called rather than set: whether a button can be pressed hangs on the try, not on the window. */
static GtkWidget *
create_button (GtkWidget  *box,
               const char *label,
               const char *action)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "label", label, "use-underline", TRUE, NULL);

  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), (gpointer) action);
  adw_wrap_box_append (ADW_WRAP_BOX (box), button);

  return button;
}

static void
hx_puzzle_bar_init (HxPuzzleBar *self)
{
  GtkWidget *buttons = adw_wrap_box_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "puzzle-bar");
  gtk_widget_set_margin_start (GTK_WIDGET (self), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (self), 12);
  gtk_widget_set_margin_top (GTK_WIDGET (self), 3);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), 3);
  create_texts (self);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 9);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 6);
  self->fight = create_button (buttons, _("Final _Battle"), "win.fight-puzzle");
  gtk_widget_add_css_class (self->fight, "suggested-action");
  self->take_back = create_button (buttons, _("_Take Back"), "win.take-back");
  self->hint = create_button (buttons, _("_Hint"), "win.hint");
  self->solution = create_button (buttons, _("_Show Solution"), "win.show-solution");
  self->solve = create_button (buttons, _("Sol_ve"), "win.solve-puzzle");
  gtk_widget_add_css_class (self->solve, "suggested-action");
  self->back = create_button (buttons, _("Previous Action"), "win.previous-action");
  self->forth = create_button (buttons, _("Next Action"), "win.next-action");
  self->next = create_button (buttons, _("_Next Puzzle"), "win.next-puzzle");
  gtk_widget_add_css_class (self->next, "suggested-action");
  self->check = create_button (buttons, _("_Check…"), "win.check-puzzle");
  /* Beside the buttons it takes no height from the board. */
  self->status = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (self->status, "dimmed");
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->status);
  self->search = hx_hint_search_new ();
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->search);
  gtk_box_append (GTK_BOX (self), buttons);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Either a puzzle is offered, or it is tried. */
static void
show_buttons (HxPuzzleBar *self,
              gboolean     is_tried)
{
  gtk_widget_set_visible (self->solve, !is_tried);
  gtk_widget_set_visible (self->take_back, is_tried);
  gtk_widget_set_visible (self->fight, is_tried);
  gtk_widget_set_visible (self->hint, is_tried);
  gtk_widget_set_visible (self->solution, is_tried);
  gtk_widget_set_visible (self->next, FALSE);
  gtk_widget_set_visible (self->back, FALSE);
  gtk_widget_set_visible (self->forth, FALSE);
}

/* The button that ends the search goes with it, and leaves the keyboard to what asks for the next hint. */
static void
show_search (HxPuzzleBar *self,
             HxPuzzleTry *attempt)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->search) != NULL;

  hx_hint_search_show (HX_HINT_SEARCH (self->search), attempt);
  if (had_focus && !gtk_widget_get_visible (self->search))
    gtk_widget_grab_focus (self->hint);
}

static void
show_text (HxPuzzleBar *self,
           GtkWidget   *label,
           const char  *text)
{
  if (text != NULL && gtk_widget_get_visible (label) && g_str_equal (gtk_label_get_label (GTK_LABEL (label)), text))
    return;
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
  if (text == NULL || label == self->status)
    return;
  hx_announce (GTK_WIDGET (self), text);
  scroll_to (self, label);
}

static gboolean
has_next (HxPuzzleTry *attempt)
{
  GFile *file = hx_document_get_file (hx_puzzle_try_get_document (attempt));
  g_autoptr (GFile) next = file != NULL ? hx_samples_dup_next (file) : NULL;

  return next != NULL;
}

/* Of what is over only the next puzzle is left to be done; what was tried can be taken back. */
static void
offer_next (HxPuzzleBar *self,
            HxPuzzleTry *attempt,
            gboolean     is_solved)
{
  gtk_widget_set_visible (self->next, is_solved && has_next (attempt));
  if (is_solved)
    {
      gtk_widget_set_visible (self->fight, FALSE);
      gtk_widget_set_visible (self->hint, FALSE);
      gtk_widget_set_visible (self->solution, FALSE);
    }
}

/* A line that is shown is gone through; in a narrow window the Turn page, which has such buttons too, is out of sight. */
static void
offer_steps (HxPuzzleBar *self,
             HxPlaying   *playing,
             gboolean     is_shown)
{
  gtk_widget_set_visible (self->back, is_shown);
  gtk_widget_set_sensitive (self->back, hx_playing_get_point (playing).n > 0);
  gtk_widget_set_visible (self->forth, is_shown);
  gtk_widget_set_sensitive (self->forth, hx_playing_get_can_go_on (playing));
}

/**
 * hx_puzzle_bar_tell:
 * @attempt: (nullable): what is tried, or %NULL to go out of sight
 * @playing: (nullable): what is played of it
 *
 * Returns: what it has come to
 */
HxTryEnd
hx_puzzle_bar_tell (HxPuzzleBar *self,
                    HxPuzzleTry *attempt,
                    HxPlaying   *playing)
{
  g_autofree char *task = NULL, *status = NULL, *result = NULL, *hints = NULL;
  gboolean is_shown;
  HxTryEnd end;

  g_return_val_if_fail (HX_IS_PUZZLE_BAR (self), HX_TRY_GOES_ON);

  gtk_widget_set_visible (GTK_WIDGET (self), attempt != NULL && playing != NULL);
  if (attempt == NULL || playing == NULL)
    {
      hx_hint_search_show (HX_HINT_SEARCH (self->search), NULL);
      return HX_TRY_GOES_ON;
    }
  show_buttons (self, TRUE);
  is_shown = hx_puzzle_try_get_is_shown (attempt);
  task = hx_document_dup_task (hx_puzzle_try_get_document (attempt));
  status = hx_puzzle_try_dup_status (attempt, playing);
  end = hx_puzzle_try_judge (attempt, playing, &result);
  hints = hx_puzzle_try_dup_hints (attempt);
  show_text (self, self->task, is_shown ? _("A line of play on a copy: go through it with Next Action and Previous Action.") : task);
  show_text (self, self->status, end == HX_TRY_GOES_ON ? status : NULL);
  show_text (self, self->result, result);
  show_text (self, self->hints, hints);
  gtk_widget_remove_css_class (self->result, end == HX_TRY_SOLVED ? "error" : "success");
  gtk_widget_add_css_class (self->result, end == HX_TRY_SOLVED ? "success" : "error");
  gtk_widget_set_visible (self->fight, !is_shown);
  gtk_widget_set_sensitive (self->fight, hx_puzzle_try_get_is_ready (attempt, playing));
  gtk_widget_set_visible (self->check, is_shown);
  gtk_widget_set_visible (self->take_back, !is_shown);
  gtk_widget_set_sensitive (self->take_back, hx_playing_get_point (playing).n > 0);
  gtk_widget_set_visible (self->hint, !is_shown);
  gtk_widget_set_sensitive (self->hint, hx_puzzle_try_get_n_hints (attempt) < HX_MOST_HINTS);
  show_search (self, attempt);
  gtk_widget_set_visible (self->solution, !is_shown && hx_puzzle_try_get_n_hints (attempt) > 0
                                          && hx_puzzle_try_get_search (attempt) == NULL);
  offer_steps (self, playing, is_shown);
  offer_next (self, attempt, end == HX_TRY_SOLVED);

  return end;
}

/** hx_puzzle_bar_offer: @view: (nullable): what the window shows of a puzzle that can be solved, or %NULL to go out of sight */
void
hx_puzzle_bar_offer (HxPuzzleBar *self,
                     HxViewState *view)
{
  HxDocument *document = view != NULL ? hx_view_state_get_document (view) : NULL;
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  g_autofree char *task = NULL, *hand = NULL;
  gboolean is_offered;

  g_return_if_fail (HX_IS_PUZZLE_BAR (self));

  is_offered = document != NULL && hx_document_init_puzzle (document, puzzle, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), is_offered);
  if (!is_offered)
    return;
  task = hx_document_dup_task (document);
  if (hx_narrator_may_know (hx_view_state_get_narrator (view), puzzle->goal.side))
    hand = hx_document_dup_hand_text (document, puzzle->goal.side);
  show_text (self, self->task, task);
  show_text (self, self->status, hand);
  show_text (self, self->result, NULL);
  show_text (self, self->hints, NULL);
  show_buttons (self, FALSE);
  gtk_widget_set_visible (self->check, TRUE);
  hx_hint_search_show (HX_HINT_SEARCH (self->search), NULL);
}
