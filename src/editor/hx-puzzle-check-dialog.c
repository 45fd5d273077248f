/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens at once and fills itself: first the verdict, then, when they have been tried, the repairs; closing it stops the search, but
   what was found is kept by the check, and so is the solution that was looked at. */

#include "config.h"

#include "hx-puzzle-check-dialog.h"

#include <glib/gi18n.h>

#include "hx-alike.h"
#include "hx-announce.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-puzzle-check.h"
#include "hx-puzzle-line-list.h"
#include "hx-puzzle-readings-list.h"
#include "hx-puzzle-solution-list.h"
#include "hx-task-text.h"

struct _HxPuzzleCheckDialog
{
  AdwDialog parent_instance;

  /* children */
  GtkWidget *stack;
  GtkWidget *progress;
  GtkWidget *positions;
  GtkWidget *wins;
  GtkWidget *stop;
  GtkWidget *verdict;
  GtkWidget *line;
  GtkWidget *number;
  GtkWidget *previous;
  GtkWidget *next;
  GtkWidget *rest;
  GtkWidget *repairs;
  GtkWidget *readings;

  /* owned */
  HxViewState *view;
  HxPuzzleCheck *check;

  /* state */
  gboolean is_showing;
};

enum
{
  SIGNAL_SHOW_LINE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxPuzzleCheckDialog, hx_puzzle_check_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static HxDocument *
get_document (HxPuzzleCheckDialog *self)
{
  return hx_view_state_get_document (self->view);
}

static GtkWidget *
create_label (const char *text,
              const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* What is found already may be all that somebody waits for. */
static void
show_wins (HxPuzzleCheckDialog *self)
{
  guint wins = hx_puzzle_check_get_wins (self->check);
  g_autofree char *n = g_strdup_printf ("%'u", wins);
  g_autofree char *text = hx_phrase (ngettext ("At least {n} line of play solves it", "At least {n} lines of play solve it", wins),
                                     "n", n, NULL);

  gtk_label_set_label (GTK_LABEL (self->wins), wins > 0 ? text : _("No line of play that solves it is found yet"));
}

static void
progress_cb (HxPuzzleCheckDialog *self)
{
  g_autofree char *n = g_strdup_printf ("%'" G_GUINT64_FORMAT, hx_puzzle_check_get_positions (self->check));
  g_autofree char *text = NULL;

  if (hx_puzzle_check_get_state (self->check) != HX_CHECK_SOLVING)
    return;
  text = hx_phrase (_("{n} positions searched"), "n", n, NULL);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), hx_puzzle_check_get_share (self->check));
  gtk_label_set_label (GTK_LABEL (self->positions), text);
  show_wins (self);
}

static const char *
get_title (HxPuzzleCheckDialog *self,
           const HxSolving     *solving)
{
  if (solving->verdict == HX_PUZZLE_UNKNOWN)
    return hx_puzzle_check_get_is_stopped (self->check) ? _("The Search Was Stopped") : _("Not Everything Could Be Searched");
  if (solving->verdict == HX_PUZZLE_NONE)
    return _("No Solution");

  return solving->verdict == HX_PUZZLE_UNIQUE ? _("Exactly One Solution") : _("Solvable, but Not Unique");
}

static char *
dup_subtitle (HxPuzzleCheckDialog *self,
              const HxSolving     *solving)
{
  guint n = solving->solutions->len;
  gboolean is_answered = hx_solving_is_answered (solving);
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (solving->verdict == HX_PUZZLE_UNKNOWN)
    return g_strdup (n == 0 ? _("Whether there is a solution is not known.")
                            : _("One solution was found; whether there are others is not known."));
  if (n == 0)
    return g_strdup (hx_no_solution_text (solving->wrong != NULL && solving->wrong_may_win));
  if (n == 1)
    return g_strdup (is_answered ? _("It reaches the goal whatever the opponent chooses; every other way to play falls short.")
                                 : _("It reaches the goal; every other way to play falls short."));
  if (!solving->complete)
    {
      g_autofree char *wins = hx_phrase (is_answered ? _("At least {n} ways to play reach the goal whatever the opponent chooses.")
                                                     : _("At least {n} ways to play reach the goal."), "n", number, NULL);
      g_autofree char *compared = hx_puzzle_check_get_is_stopped (self->check) ? g_strdup (_("The search was stopped before it was done."))
                                                                               : hx_compared_text (hx_solving_count_lines (solving));

      return hx_phrase_join (wins, compared);
    }

  if (is_answered)
    return hx_phrase (ngettext ("{n} way to play reaches the goal whatever the opponent chooses.",
                                "{n} ways to play reach the goal whatever the opponent chooses.", n), "n", number, NULL);

  return hx_phrase (ngettext ("{n} way to play reaches the goal.", "{n} ways to play reach the goal.", n), "n", number, NULL);
}

static void
fill_verdict (HxPuzzleCheckDialog *self,
              const HxSolving     *solving)
{
  static const char *const icons[] = { "dialog-error-symbolic", "object-select-symbolic", "dialog-warning-symbolic",
                                       "dialog-question-symbolic" };
  static const char *const classes[] = { "error", "success", "warning", "warning" };
  g_autofree char *subtitle = dup_subtitle (self, solving);
  g_autofree char *spoken = g_strdup_printf ("%s. %s", get_title (self, solving), subtitle);
  GtkWidget *icon = gtk_image_new_from_icon_name (icons[solving->verdict]);

  gtk_image_set_pixel_size (GTK_IMAGE (icon), 48);
  gtk_widget_add_css_class (icon, classes[solving->verdict]);
  gtk_box_append (GTK_BOX (self->verdict), icon);
  gtk_box_append (GTK_BOX (self->verdict), create_label (get_title (self, solving), "title-1"));
  gtk_box_append (GTK_BOX (self->verdict), create_label (subtitle, "dimmed"));
  hx_announce (GTK_WIDGET (self), spoken);
}

static void
show_line (gpointer            data,
           const HxPuzzleLine *line)
{
  g_autoptr (HxPuzzleCheckDialog) dialog = g_object_ref (data);

  dialog->is_showing = TRUE;
  /* The dialog gives the keyboard back when it goes; only then can it be put on the board. */
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_signal_emit (dialog, signals[SIGNAL_SHOW_LINE], 0, line);
}

static void
show_solution (HxPuzzleCheckDialog *self)
{
  guint n = hx_puzzle_check_get_solving (self->check)->solutions->len, solution = hx_puzzle_check_get_looked_at (self->check);
  const HxSolutionShower shower = { show_line, self };
  g_autofree char *number = g_strdup_printf (_("%1$u of %2$u"), solution + 1, n);

  adw_bin_set_child (ADW_BIN (self->line), hx_puzzle_solution_list_new (get_document (self), self->check, solution, &shower));
  gtk_label_set_label (GTK_LABEL (self->number), number);
  gtk_widget_set_sensitive (self->previous, solution > 0);
  gtk_widget_set_sensitive (self->next, solution + 1 < n);
}

static void
previous_cb (HxPuzzleCheckDialog *self)
{
  hx_puzzle_check_look_at (self->check, hx_puzzle_check_get_looked_at (self->check) - 1);
  show_solution (self);
  hx_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->number)));
}

static void
next_cb (HxPuzzleCheckDialog *self)
{
  hx_puzzle_check_look_at (self->check, hx_puzzle_check_get_looked_at (self->check) + 1);
  show_solution (self);
  hx_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->number)));
}

static GtkWidget *
create_pager_button (HxPuzzleCheckDialog *self,
                     const char          *icon,
                     const char          *label,
                     GCallback            callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);

  return button;
}

static void
fill_solutions (HxPuzzleCheckDialog *self,
                const HxSolving     *solving)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *heading = hx_heading_new (solving->solutions->len == 1 ? _("Solution") : _("Solutions"));

  if (solving->solutions->len == 0)
    return;
  gtk_widget_set_hexpand (heading, TRUE);
  self->number = create_label ("", "dimmed");
  gtk_label_set_wrap (GTK_LABEL (self->number), FALSE);
  self->previous = create_pager_button (self, "go-previous-symbolic", _("Previous Solution"), G_CALLBACK (previous_cb));
  self->next = create_pager_button (self, "go-next-symbolic", _("Next Solution"), G_CALLBACK (next_cb));
  self->line = adw_bin_new ();
  gtk_box_append (GTK_BOX (header), heading);
  for (GtkWidget **part = (GtkWidget *[]) { self->previous, self->number, self->next, NULL }; *part != NULL; part++)
    {
      gtk_widget_set_visible (*part, solving->solutions->len > 1);
      gtk_box_append (GTK_BOX (header), *part);
    }
  gtk_box_append (GTK_BOX (self->rest), header);
  gtk_box_append (GTK_BOX (self->rest), self->line);
  show_solution (self);
}

static void
append_number (GtkWidget  *list,
               const char *title,
               guint64     number)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *text = g_strdup_printf ("%'" G_GUINT64_FORMAT, number);
  GtkWidget *label = gtk_label_new (text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* The try that comes closest, and what the opponent does about it. */
static void
fill_wrong (HxPuzzleCheckDialog *self,
            const HxSolving     *solving)
{
  g_autoptr (HxPuzzleLine) line = hx_puzzle_check_tell_wrong (self->check);
  const HxGoal *goal = &hx_puzzle_check_get_puzzle (self->check)->goal;
  g_autofree char *missed = NULL, *note = NULL;

  /* Where not all was searched, a closer one may be among the rest. */
  if (line == NULL || !solving->complete)
    return;
  missed = hx_shortfall_text (goal, solving->wrong_shortfall);
  note = hx_phrase_join (missed, solving->wrong_may_win ? _("It would reach the goal if the opponent answered badly.") : NULL);
  gtk_box_append (GTK_BOX (self->rest), hx_heading_new (_("Closest Failure")));
  gtk_box_append (GTK_BOX (self->rest), g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "label", note, NULL));
  gtk_box_append (GTK_BOX (self->rest),
                  hx_puzzle_line_list_new (get_document (self), line, goal->side));
}

static void
fill_proof (HxPuzzleCheckDialog *self,
            const HxSolving     *solving)
{
  GtkWidget *list = hx_boxed_list_new ();
  g_autofree char *seconds = g_strdup_printf ("%.2f", solving->seconds);
  g_autofree char *title = hx_phrase (_("Positions Searched in {n} Seconds"), "n", seconds, NULL);

  gtk_box_append (GTK_BOX (self->rest), hx_heading_new (_("Proof")));
  append_number (list, title, solving->positions);
  append_number (list, _("Final Battles Fought"), solving->battles);
  if (solving->complete)
    append_number (list, hx_near_misses_title (&hx_puzzle_check_get_puzzle (self->check)->goal), solving->near_misses);
  gtk_box_append (GTK_BOX (self->rest), list);
  fill_wrong (self, solving);
}

static void
repair_cb (GtkWidget *row,
           HxRepair  *repair)
{
  HxPuzzleCheckDialog *self = HX_PUZZLE_CHECK_DIALOG (gtk_widget_get_ancestor (row, HX_TYPE_PUZZLE_CHECK_DIALOG));
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (row));

  if (hx_document_repair (get_document (self), repair))
    hx_announce (window, _("Repaired; one undo takes it back"));
  adw_dialog_close (ADW_DIALOG (self));
}

static void
free_repair (gpointer  data,
             GClosure *closure)
{
  g_free (data);
}

static void
append_repair (HxPuzzleCheckDialog *self,
               GtkWidget           *group,
               const HxRepair      *repair,
               const char          *outcome)
{
  g_autofree char *text = hx_puzzle_check_dup_repair (self->check, repair);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), outcome);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_data (row, "activated", G_CALLBACK (repair_cb), g_memdup2 (repair, sizeof *repair), free_repair,
                         G_CONNECT_DEFAULT);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* Where nothing makes it unique: what was tried, and what comes nearest. */
static void
fill_nearest (HxPuzzleCheckDialog *self,
              GtkWidget           *group)
{
  HxRepair nearest;
  guint left = hx_puzzle_check_get_nearest (self->check, &nearest);
  g_autofree char *n = g_strdup_printf ("%u", left);
  g_autofree char *outcome = hx_phrase (ngettext ("{n} solution is left, the fewest", "{n} solutions are left, the fewest", left), "n", n, NULL);

  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("One or two wounds more or fewer on an HQ and one tile fewer in the hand were tried, "
                                           "as far as there was time. Nothing of it makes the puzzle unique."));
  if (left > 0)
    append_repair (self, group, &nearest, outcome);
}

static void
fill_repairs (HxPuzzleCheckDialog *self)
{
  const GArray *found;
  GtkWidget *group;

  adw_bin_set_child (ADW_BIN (self->repairs), NULL);
  if (hx_puzzle_check_get_solving (self->check)->verdict == HX_PUZZLE_UNIQUE || hx_puzzle_check_get_is_stopped (self->check))
    return;
  group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Repairs"));
  adw_bin_set_child (ADW_BIN (self->repairs), group);
  if (hx_puzzle_check_get_state (self->check) <= HX_CHECK_REPAIRING)
    {
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("Small changes are being tried…"));
      return;
    }
  found = hx_puzzle_check_get_repairs (self->check);
  if (found->len == 0)
    fill_nearest (self, group);
  for (guint i = 0; i < found->len; i++)
    append_repair (self, group, &g_array_index (found, HxRepair, i), _("Exactly one solution is left"));
}

static void
fill_readings (HxPuzzleCheckDialog *self)
{
  g_autofree char *news = NULL;

  if (hx_puzzle_check_get_is_stopped (self->check))
    return;
  adw_bin_set_child (ADW_BIN (self->readings), hx_puzzle_readings_list_new (get_document (self), self->check));
  if (hx_puzzle_check_get_state (self->check) != HX_CHECK_DONE)
    return;
  news = hx_puzzle_readings_dup_news (self->check);
  hx_announce (GTK_WIDGET (self), news);
}

static void
changed_cb (HxPuzzleCheckDialog *self)
{
  const HxSolving *solving = hx_puzzle_check_get_solving (self->check);

  if (gtk_widget_get_first_child (self->verdict) == NULL)
    {
      fill_verdict (self, solving);
      fill_solutions (self, solving);
      gtk_box_append (GTK_BOX (self->rest), self->repairs);
      gtk_box_append (GTK_BOX (self->rest), self->readings);
      fill_proof (self, solving);
      gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "result");
      gtk_widget_child_focus (self->rest, GTK_DIR_TAB_FORWARD);
    }
  fill_repairs (self);
  fill_readings (self);
}

/* What the solver found is worth the rest, which does not take long. */
static void
hx_puzzle_check_dialog_closed (AdwDialog *dialog)
{
  HxPuzzleCheckDialog *self = HX_PUZZLE_CHECK_DIALOG (dialog);

  /* A search that was stopped is begun anew by whoever comes back, but for the way back from a solution on the board. */
  if (hx_puzzle_check_get_state (self->check) == HX_CHECK_SOLVING || !hx_puzzle_check_is_about (self->check, get_document (self))
      || (hx_puzzle_check_get_is_stopped (self->check) && !self->is_showing))
    hx_puzzle_check_cancel (self->check);
}

/* What is known already fills it as soon as it can take the keyboard. */
static void
hx_puzzle_check_dialog_map (GtkWidget *widget)
{
  HxPuzzleCheckDialog *self = HX_PUZZLE_CHECK_DIALOG (widget);

  GTK_WIDGET_CLASS (hx_puzzle_check_dialog_parent_class)->map (widget);
  if (hx_puzzle_check_get_state (self->check) != HX_CHECK_SOLVING && gtk_widget_get_first_child (self->verdict) == NULL)
    changed_cb (self);
}

static void
hx_puzzle_check_dialog_dispose (GObject *object)
{
  HxPuzzleCheckDialog *self = HX_PUZZLE_CHECK_DIALOG (object);

  g_clear_object (&self->repairs);
  g_clear_object (&self->readings);
  g_clear_object (&self->check);
  g_clear_object (&self->view);

  G_OBJECT_CLASS (hx_puzzle_check_dialog_parent_class)->dispose (object);
}

static void
hx_puzzle_check_dialog_class_init (HxPuzzleCheckDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_puzzle_check_dialog_dispose;
  GTK_WIDGET_CLASS (klass)->map = hx_puzzle_check_dialog_map;
  ADW_DIALOG_CLASS (klass)->closed = hx_puzzle_check_dialog_closed;

  /** HxPuzzleCheckDialog::show-line: @line: the #HxPuzzleLine to show on the board, valid during the call */
  signals[SIGNAL_SHOW_LINE] = g_signal_new ("show-line", HX_TYPE_PUZZLE_CHECK_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 1, G_TYPE_POINTER);
}

/* What is found by now is shown; closing the dialog is for whoever does not want to know. */
static void
stop_cb (HxPuzzleCheckDialog *self)
{
  hx_puzzle_check_stop (self->check);
  gtk_widget_set_sensitive (self->stop, FALSE);
}

static GtkWidget *
create_busy (HxPuzzleCheckDialog *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 12, "valign", GTK_ALIGN_CENTER,
                                 "margin-start", 24, "margin-end", 24, NULL);

  self->stop = g_object_new (GTK_TYPE_BUTTON, "label", _("_Stop"), "use-underline", TRUE, "halign", GTK_ALIGN_CENTER, NULL);
  self->progress = gtk_progress_bar_new ();
  self->positions = create_label ("", "dimmed");
  self->wins = create_label ("", "dimmed");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"), -1);
  gtk_widget_add_css_class (self->stop, "pill");
  g_signal_connect_object (self->stop, "clicked", G_CALLBACK (stop_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), create_label (_("Trying Every Way to Play"), "title-2"));
  gtk_box_append (GTK_BOX (box), self->progress);
  gtk_box_append (GTK_BOX (box), self->positions);
  gtk_box_append (GTK_BOX (box), self->wins);
  gtk_box_append (GTK_BOX (box), self->stop);

  return box;
}

static GtkWidget *
create_result (HxPuzzleCheckDialog *self)
{
  GtkWidget *scrolled = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, NULL);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 18, "margin-start", 18,
                                 "margin-end", 18, "margin-top", 6, "margin-bottom", 24, NULL);

  self->verdict = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->rest = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->repairs = g_object_ref_sink (adw_bin_new ());
  self->readings = g_object_ref_sink (adw_bin_new ());
  gtk_box_append (GTK_BOX (box), self->verdict);
  gtk_box_append (GTK_BOX (box), self->rest);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);

  return scrolled;
}

static void
hx_puzzle_check_dialog_init (HxPuzzleCheckDialog *self)
{
  GtkWidget *toolbar = adw_toolbar_view_new ();

  self->stack = gtk_stack_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), create_busy (self), "busy");
  gtk_stack_add_named (GTK_STACK (self->stack), create_result (self), "result");
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), self->stack);
  adw_dialog_set_title (ADW_DIALOG (self), _("Check Puzzle"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 560);
  adw_dialog_set_content_height (ADW_DIALOG (self), 720);
  adw_dialog_set_child (ADW_DIALOG (self), toolbar);
}

/**
 * hx_puzzle_check_dialog_new:
 * @view: what the window shows of a puzzle
 * @known: (inout) (transfer full) (nullable): an earlier check, which is shown if it is about this puzzle; what is shown takes its
 *   place
 *
 * Returns: (transfer floating): the dialog, or one that says why it is no puzzle
 */
AdwDialog *
hx_puzzle_check_dialog_new (HxViewState    *view,
                            HxPuzzleCheck **known)
{
  g_autoptr (GError) error = NULL;
  HxDocument *document;
  HxPuzzleCheckDialog *self;
  AdwDialog *alert;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  if (*known != NULL && !hx_puzzle_check_is_about (*known, document))
    {
      hx_puzzle_check_cancel (*known);
      g_clear_object (known);
    }
  if (*known == NULL)
    *known = hx_puzzle_check_new (document, HX_CHECK_ALL, &error);
  if (*known == NULL)
    {
      alert = adw_alert_dialog_new (_("Nothing to Check"), error->message);
      adw_alert_dialog_add_response (ADW_ALERT_DIALOG (alert), "close", _("_Close"));
      return alert;
    }
  self = g_object_new (HX_TYPE_PUZZLE_CHECK_DIALOG, NULL);
  self->view = g_object_ref (view);
  self->check = g_object_ref (*known);
  g_signal_connect_object (self->check, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->check, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return ADW_DIALOG (self);
}
