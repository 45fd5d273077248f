/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all branches of a plan have in common comes first; each branch then has its own heading and its own button. */

#include "config.h"

#include "hx-puzzle-solution-list.h"

#include <glib/gi18n.h>

#include "hx-alike.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-puzzle-line-list.h"

/* Which line a button shows: @reply is its number, or -1 where there is only one. */
typedef struct
{
  HxPuzzleCheck *check;
  guint solution;
  int reply;
  HxSolutionShower shower;
} Shown;

static void
free_shown (gpointer  data,
            GClosure *closure)
{
  Shown *shown = data;

  g_object_unref (shown->check);
  g_free (shown);
}

static HxPuzzleLine *
tell (const Shown *shown)
{
  return shown->reply < 0 ? hx_puzzle_check_tell (shown->check, shown->solution)
                          : hx_puzzle_check_tell_reply (shown->check, shown->solution, (guint) shown->reply);
}

static void
clicked_cb (GtkWidget *button,
            Shown     *shown)
{
  g_autoptr (HxPuzzleLine) line = tell (shown);

  shown->shower.show (shown->shower.data, line);
}

static GtkWidget *
create_button (const Shown *shown)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "label", _("Show on the _Board"), "use-underline", TRUE, "halign",
                                    GTK_ALIGN_CENTER, NULL);
  Shown *copy = g_memdup2 (shown, sizeof *shown);

  g_object_ref (copy->check);
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), copy, free_shown, G_CONNECT_DEFAULT);

  return button;
}

static GtkWidget *
create_note (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, "dimmed");

  return label;
}

static void
add_plan (GtkBox           *box,
          HxDocument       *document,
          const HxSolution *solution,
          Shown            *shown)
{
  guint side = hx_puzzle_check_get_puzzle (shown->check)->goal.side, n = hx_solution_common_actions (solution);

  gtk_box_append (box, create_note (_("What is played later hangs on the opponent’s answers.")));
  for (guint i = 0; i < solution->replies->len; i++)
    {
      g_autoptr (HxPuzzleLine) line = hx_puzzle_check_tell_reply (shown->check, shown->solution, i);
      g_autofree char *answer = hx_puzzle_line_dup_heading (line);

      if (i == 0 && n > 0)
        gtk_box_append (box, hx_puzzle_line_list_new_part (document, line, side, 0, n));
      gtk_box_append (box, hx_heading_new (answer));
      gtk_box_append (box, hx_puzzle_line_list_new_part (document, line, side, n, G_MAXUINT));
      shown->reply = (int) i;
      gtk_box_append (box, create_button (shown));
    }
}

static void
add_line (GtkBox           *box,
          HxDocument       *document,
          const HxSolution *solution,
          const Shown      *shown)
{
  g_autoptr (HxPuzzleLine) line = tell (shown);
  guint n = solution->same->len;

  gtk_box_append (box, hx_puzzle_line_list_new (document, line, hx_puzzle_check_get_puzzle (shown->check)->goal.side));
  if (n > 0)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);
      g_autofree char *text = hx_phrase (ngettext ("{n} other line comes to the same.", "{n} other lines come to the same.", n),
                                         "n", number, NULL);

      gtk_box_append (box, create_note (text));
    }
  gtk_box_append (box, create_button (shown));
}

/**
 * hx_puzzle_solution_list_new:
 * @document: the puzzle
 * @check: what the solver found of it
 * @solution: which of the solutions
 * @shower: whom to tell that a line is wanted on the board
 *
 * Returns: (transfer floating): the solution
 */
GtkWidget *
hx_puzzle_solution_list_new (HxDocument             *document,
                             HxPuzzleCheck          *check,
                             guint                   solution,
                             const HxSolutionShower *shower)
{
  const HxSolution *found = g_ptr_array_index (hx_puzzle_check_get_solving (check)->solutions, solution);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  Shown shown = { check, solution, -1, *shower };

  if (found->replies->len > 0)
    add_plan (GTK_BOX (box), document, found, &shown);
  else
    add_line (GTK_BOX (box), document, found, &shown);

  return box;
}
