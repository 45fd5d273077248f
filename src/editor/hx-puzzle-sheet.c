/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed is the puzzle as it is laid out; the board beside its solution is the one before the Final Battle. */

#include "config.h"

#include "hx-puzzle-sheet.h"

#include <glib/gi18n.h>

#include "hx-alike.h"
#include "hx-painter.h"
#include "hx-phrase.h"
#include "hx-puzzle-page.h"
#include "hx-render.h"
#include "hx-task-text.h"
#include "hx-told-text.h"

/* A board with all that its drawing points to. */
typedef struct
{
  HxPosition position;
  HxPicture picture;
  HxBoardScene scene;
} Board;

struct _HxPuzzleSheet
{
  HxDocument *document;
  HxDrawStyle style;
  Board boards[2];
  HxPuzzlePage page;
  HxSolutionPage solution;
  gboolean has_solution;
  GArray *moves;
  GPtrArray *texts;
};

static const char *
keep (HxPuzzleSheet *self,
      char          *text)
{
  g_ptr_array_add (self->texts, text);

  return text;
}

static void
set_board (HxPuzzleSheet    *self,
           Board            *board,
           const HxPosition *position)
{
  const HxBox *box = hx_document_get_box (self->document);

  board->position = *position;
  hx_picture_work_out (box, &board->position, &board->picture);
  hx_board_scene_init (&board->scene, box, &board->position, &board->picture);
  hx_board_scene_set_catalog (&board->scene, hx_document_get_catalog (self->document));
  /* Nothing is secret in a puzzle. */
  hx_board_scene_set_view (&board->scene, -1);
}

static void
add_sides (HxPuzzleSheet *self)
{
  const HxPosition *position = &self->boards[0].position;

  for (guint side = 0; side < position->n_sides; side++)
    {
      g_autofree char *name = hx_document_dup_side_name (self->document, side);
      int points = hx_position_hq_points (hx_document_get_box (self->document), position, (int) side);

      self->page.sides[self->page.n_sides++] = (HxPageEntry) { HX_PAGE_SIDE, self->boards[0].scene.colors[side],
                                                               keep (self, hx_side_points (name, points)) };
    }
}

static void
add_traps (HxPuzzleSheet *self,
           guint          side)
{
  const HxScenario *scenario = hx_document_get_scenario (self->document);
  HxPuzzlePage *page = &self->page;
  guint8 pool[HX_N_TRAPS];

  hx_scenario_work_out_pool (page->catalog, scenario, side, pool);
  page->has_traps = hx_army_has_traps (hx_catalog_get_army (page->catalog, scenario->sides[side].army));
  for (guint trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
    if (pool[trap] > 0)
      page->traps[page->n_traps++] = (HxPageEntry) { HX_PAGE_TRAP, page->color, keep (self, hx_trap_copies (trap, pool[trap])), trap };
}

/* What lies face down or under an HQ: it is no secret in a puzzle. */
static void
add_secrets (HxPuzzleSheet *self)
{
  const HxBox *box = hx_document_get_box (self->document);
  const HxPosition *position = &self->boards[0].position;
  HxPuzzlePage *page = &self->page;

  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->trap[hex] != HX_TRAP_NONE)
      page->armed[page->n_armed++] = (HxPageEntry) { HX_PAGE_TRAP, self->boards[0].scene.colors[position->trap_side[hex]],
                                                     keep (self, hx_trap_place (position->trap[hex], box->geometry.name[hex])),
                                                     position->trap[hex] };
  for (guint side = 0; side < position->n_sides; side++)
    {
      g_autofree char *name = hx_document_dup_side_name (self->document, side);

      page->cargo[side] = keep (self, hx_cargo_heading (position, (int) side, name));
    }
}

static void
fill_page (HxPuzzleSheet *self)
{
  const HxScenario *scenario = hx_document_get_scenario (self->document);
  HxPuzzlePage *page = &self->page;
  g_autofree char *side = NULL;
  const GArray *hand;
  HxGoal goal;

  hx_document_get_goal (self->document, &goal);
  side = hx_document_dup_side_name (self->document, goal.side);
  hand = hx_document_get_hand (self->document, goal.side);
  set_board (self, &self->boards[0], hx_document_get_position (self->document));
  page->scene = &self->boards[0].scene;
  page->catalog = hx_document_get_catalog (self->document);
  page->color = self->boards[0].scene.colors[goal.side];
  page->kicker = keep (self, hx_task_kicker (side, FALSE));
  page->title = keep (self, hx_document_dup_title (self->document));
  page->lead = keep (self, g_strdup (hx_scenario_get_description (scenario,
                                                                  hx_library_get_language (hx_document_get_library (self->document)))));
  page->author = keep (self, hx_task_author (scenario->author));
  add_sides (self);
  page->hand = hand != NULL ? (const guint16 *) hand->data : NULL;
  page->n_hand = hand != NULL ? hand->len : 0;
  add_traps (self, goal.side);
  add_secrets (self);
  page->task = keep (self, hx_document_dup_task (self->document));
}

/* On paper what comes of an action is one paragraph; the last action of a reply also tells how the line ends. */
static char *
dup_effect (const HxPuzzleLine *line,
            guint               at,
            gboolean            is_reply)
{
  const HxToldAction *told = g_ptr_array_index (line->actions, at);
  g_auto (GStrv) lines = g_strsplit (told->effect != NULL ? told->effect : "", "\n", -1);
  g_autofree char *effect = g_strjoinv (". ", lines), *chosen = NULL, *battle = NULL;

  if (!is_reply || at + 1 < line->actions->len || line->verdict == NULL)
    return g_steal_pointer (&effect);
  chosen = hx_puzzle_line_dup_notes (line);
  battle = hx_final_battle_text (chosen, line->verdict);

  return hx_reply_end_text (effect, battle);
}

static void
add_moves (HxPuzzleSheet      *self,
           const HxPuzzleLine *line,
           gboolean            is_reply)
{
  for (guint i = 0; i < line->actions->len; i++)
    {
      const HxToldAction *told = g_ptr_array_index (line->actions, i);
      HxPageMove move = { .heading = i == 0 && is_reply ? keep (self, hx_puzzle_line_dup_heading (line)) : "",
                          .number = i + 1, .tile = told->picture.tile,
                          .facing = told->picture.facing, .text = keep (self, g_strdup (told->text)),
                          .effect = keep (self, dup_effect (line, i, is_reply)) };

      g_array_append_val (self->moves, move);
    }
}

/* Where all goes one way: the board to which it leads, and how the Final Battle ends. */
static void
tell_line (HxPuzzleSheet *self,
           HxPuzzleCheck *check)
{
  g_autoptr (HxPuzzleLine) line = hx_puzzle_check_tell (check, 0);
  g_autoptr (HxJudgement) judgement = hx_puzzle_check_judge (check, 0);
  g_autofree char *chosen = NULL, *result = NULL;
  const HxSolution *solution = g_ptr_array_index (hx_puzzle_check_get_solving (check)->solutions, 0);

  add_moves (self, line, FALSE);
  if (line->verdict != NULL)
    {
      chosen = hx_puzzle_line_dup_notes (line);
      result = hx_phrase_join (line->verdict, line->losses);
      self->solution.ending = keep (self, hx_final_battle_text (chosen, result));
    }
  if (judgement == NULL)
    return;
  set_board (self, &self->boards[1], &judgement->before.position);
  for (guint i = 0; i < solution->line->actions->len; i++)
    {
      const HxAction *action = &g_array_index (solution->line->actions, HxAction, i);

      if (action->what == HX_DO_PLACE)
        self->boards[1].scene.rings[HX_RING_ACTING] |= HX_HEX_BIT (action->hex) & judgement->before.position.units;
    }
  self->solution.scene = &self->boards[1].scene;
}

static void
fill_solution (HxPuzzleSheet *self,
               HxPuzzleCheck *check)
{
  const HxSolving *solving = hx_puzzle_check_get_solving (check);
  const HxSolution *solution = solving->solutions->len > 0 ? g_ptr_array_index (solving->solutions, 0) : NULL;
  HxSolutionPage *page = &self->solution;
  g_autofree char *side = NULL;

  side = hx_document_dup_side_name (self->document, hx_puzzle_check_get_puzzle (check)->goal.side);
  page->catalog = self->page.catalog;
  page->color = self->page.color;
  page->kicker = keep (self, hx_task_kicker (side, TRUE));
  page->title = self->page.title;
  page->ending = "";
  page->note = keep (self, hx_solution_note (solving->solutions->len, solving->complete, hx_solving_is_answered (solving)));
  if (solution != NULL && solution->replies->len == 0)
    tell_line (self, check);
  for (guint i = 0; solution != NULL && i < solution->replies->len; i++)
    {
      g_autoptr (HxPuzzleLine) reply = hx_puzzle_check_tell_reply (check, 0, i);

      add_moves (self, reply, TRUE);
    }
  page->moves = (const HxPageMove *) self->moves->data;
  page->n_moves = self->moves->len;
  self->has_solution = TRUE;
}

/**
 * hx_puzzle_sheet_new:
 * @document: a puzzle
 * @check: (nullable): what the solver found of it, or %NULL for a sheet without the solution
 * @widget: a widget that knows the colours of the window
 *
 * Returns: (transfer full): the pages
 */
HxPuzzleSheet *
hx_puzzle_sheet_new (HxDocument    *document,
                     HxPuzzleCheck *check,
                     GtkWidget     *widget)
{
  HxLibrary *library = hx_document_get_library (document);
  HxPuzzleSheet *self = g_new0 (HxPuzzleSheet, 1);

  /* The document may be edited while it is printed. */
  self->document = hx_document_new (library, hx_scenario_copy (hx_document_get_scenario (document)), NULL);
  self->moves = g_array_new (FALSE, FALSE, sizeof (HxPageMove));
  self->texts = g_ptr_array_new_with_free_func (g_free);
  hx_painter_init_style (&self->style, widget, 1);
  self->style.scheme = HX_SCHEME_LIGHT;
  self->style.language = hx_library_get_name_language (library);
  self->style.both_names = hx_library_has_both_names (library);
  fill_page (self);
  if (check != NULL)
    fill_solution (self, check);

  return self;
}

/** hx_puzzle_sheet_free: @sheet: (transfer full) (nullable): the pages */
void
hx_puzzle_sheet_free (HxPuzzleSheet *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->document);
  g_array_unref (self->moves);
  g_ptr_array_unref (self->texts);
  g_free (self);
}

static void
draw (HxPuzzleSheet *self,
      cairo_t       *cr,
      guint          number,
      const double   size[2])
{
  if (number == 0)
    hx_draw_puzzle_page (cr, &self->page, size[0], size[1], &self->style);
  else if (number <= self->page.n_texts)
    hx_draw_puzzle_text (cr, &self->page, number - 1, size, &self->style);
  else
    hx_draw_solution_page (cr, &self->solution, size[0], size[1], &self->style);
}

/* Returns: how many sheets of that size there are. */
static guint
count_sheets (HxPuzzleSheet *self,
              double         width,
              double         height)
{
  self->page.n_texts = hx_puzzle_page_count_texts (&self->page, width, height, &self->style);

  return 1 + self->page.n_texts + (self->has_solution ? 1 : 0);
}

#define WIDTH (HX_SHEET_WIDTH - 2 * HX_SHEET_MARGIN)
#define HEIGHT (HX_SHEET_HEIGHT - 2 * HX_SHEET_MARGIN)

static void
draw_cb (gpointer  data,
         cairo_t  *cr,
         guint     number)
{
  draw (data, cr, number, (double[]) { WIDTH, HEIGHT });
}

/** hx_puzzle_sheet_to_pdf: Returns: (transfer full) (nullable): the pages as a PDF. */
GBytes *
hx_puzzle_sheet_to_pdf (HxPuzzleSheet  *self,
                        GError        **error)
{
  HxSheets sheets;

  g_return_val_if_fail (self != NULL, NULL);

  sheets = (HxSheets) { self->page.title, count_sheets (self, WIDTH, HEIGHT), draw_cb, self };

  return hx_render_pages (&sheets, HX_FORMAT_PDF, (int) HX_SHEET_WIDTH, error);
}

/* Only now is it known how large the sheets are. */
static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                gpointer           user_data)
{
  gtk_print_operation_set_n_pages (operation, (int) count_sheets (user_data, gtk_print_context_get_width (context),
                                                                  gtk_print_context_get_height (context)));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              gpointer           user_data)
{
  draw (user_data, gtk_print_context_get_cairo_context (context), (guint) number,
        (double[]) { gtk_print_context_get_width (context), gtk_print_context_get_height (context) });
}

static void
free_sheet (gpointer data)
{
  hx_puzzle_sheet_free (data);
}

/**
 * hx_puzzle_sheet_print:
 * @sheet: (transfer full): the pages
 * @window: the window that prints
 * @error: why they cannot be printed
 *
 * Asks how, and prints.
 *
 * Returns: whether they are printed or nobody wants them to be
 */
gboolean
hx_puzzle_sheet_print (HxPuzzleSheet  *self,
                       GtkWindow      *window,
                       GError        **error)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();

  g_return_val_if_fail (self != NULL, FALSE);

  g_object_set_data_full (G_OBJECT (operation), "hx-sheet", self, free_sheet);
  gtk_print_operation_set_job_name (operation, self->page.title);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), self);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), self);

  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, error) !=
         GTK_PRINT_OPERATION_RESULT_ERROR;
}
