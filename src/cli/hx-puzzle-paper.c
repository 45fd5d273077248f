/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzle is solved only where its solution is wanted; the board beside it is the one before the Final Battle. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-puzzle-paper.h"

#include <glib/gi18n.h>

#include "hx-alike.h"
#include "hx-judge.h"
#include "hx-output.h"
#include "hx-phrase.h"
#include "hx-puzzle-page.h"
#include "hx-retelling.h"
#include "hx-task-text.h"
#include "hx-told-text.h"
#include "hx-verdict-text.h"

/** Work: a puzzle on its way to paper. @texts: what the pages point to */
typedef struct
{
  const HxCli *cli;
  const HxInput *input;
  HxPuzzle puzzle;
  HxPicture pictures[2];
  HxBoardScene scenes[2];
  HxPosition before;
  HxPuzzlePage page;
  HxSolutionPage solution;
  GArray *moves;
  GPtrArray *texts;
} Work;

static const char *
keep (Work *work,
      char *text)
{
  g_ptr_array_add (work->texts, text);

  return text;
}

static void
set_scene (Work             *work,
           guint             index,
           const HxPosition *position)
{
  hx_picture_work_out (work->puzzle.box, position, &work->pictures[index]);
  hx_board_scene_init (&work->scenes[index], work->puzzle.box, position, &work->pictures[index]);
  hx_board_scene_set_catalog (&work->scenes[index], work->cli->catalog);
  /* Nothing is secret in a puzzle. */
  hx_board_scene_set_view (&work->scenes[index], -1);
}

static const char *
get_side_name (const Work *work,
               guint       side)
{
  const HxArmy *army = hx_catalog_get_army (work->cli->catalog, work->input->scenario->sides[side].army);

  return hx_text_get (&army->name, work->cli->language);
}

static void
add_traps (Work *work)
{
  guint side = work->puzzle.goal.side;
  const guint8 *pool = work->puzzle.game.seats[side].pool;
  HxPuzzlePage *page = &work->page;

  page->has_traps = hx_army_has_traps (hx_catalog_get_army (work->cli->catalog, work->input->scenario->sides[side].army));
  for (guint trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
    if (pool[trap] > 0)
      page->traps[page->n_traps++] = (HxPageEntry) { HX_PAGE_TRAP, page->color, keep (work, hx_trap_copies (trap, pool[trap])), trap };
}

/* What lies face down or under an HQ: it is no secret in a puzzle. */
static void
add_secrets (Work *work)
{
  const HxBox *box = work->puzzle.box;
  const HxPosition *position = &work->puzzle.game.position;
  HxPuzzlePage *page = &work->page;

  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    if (position->trap[hex] != HX_TRAP_NONE)
      page->armed[page->n_armed++] = (HxPageEntry) { HX_PAGE_TRAP, work->scenes[0].colors[position->trap_side[hex]],
                                                     keep (work, hx_trap_place (position->trap[hex], box->geometry.name[hex])),
                                                     position->trap[hex] };
  for (guint side = 0; side < position->n_sides; side++)
    page->cargo[side] = keep (work, hx_cargo_heading (position, (int) side, get_side_name (work, side)));
}

static void
fill_page (Work *work)
{
  const HxScenario *scenario = work->input->scenario;
  const HxGoal *goal = &work->puzzle.goal;
  const HxStack *hand = &work->puzzle.game.seats[goal->side].hand;
  const HxPosition *position = &work->puzzle.game.position;
  HxPuzzlePage *page = &work->page;
  const char *title = hx_scenario_get_title (scenario, work->cli->language);

  set_scene (work, 0, position);
  page->scene = &work->scenes[0];
  page->catalog = work->cli->catalog;
  page->color = work->scenes[0].colors[goal->side];
  page->kicker = keep (work, hx_task_kicker (get_side_name (work, goal->side), FALSE));
  page->title = title[0] != '\0' ? title : _("Puzzle");
  page->lead = hx_scenario_get_description (scenario, work->cli->language);
  page->author = keep (work, hx_task_author (scenario->author));
  for (guint side = 0; side < position->n_sides; side++)
    {
      int points = hx_position_hq_points (work->puzzle.box, position, (int) side);

      page->sides[page->n_sides++] = (HxPageEntry) { HX_PAGE_SIDE, work->scenes[0].colors[side],
                                                     keep (work, hx_side_points (get_side_name (work, side), points)) };
    }
  page->hand = hand->tiles;
  page->n_hand = hand->n;
  add_traps (work);
  add_secrets (work);
  page->task = keep (work, hx_task_text (work->cli->narrator, work->puzzle.box, position, goal, get_side_name (work, goal->side)));
}

/* What was chosen in the Final Battle, then how it ends; who has won is of no interest where the goal is another. */
static void
tell_ending (Work              *work,
             const HxRetelling *told)
{
  g_autoptr (HxVerdictText) text = NULL;
  g_autofree char *chosen = hx_retelling_dup_notes (told, told->actions->len), *points = NULL, *result = NULL;
  HxVerdict verdict;

  hx_game_verdict (&told->told->end, work->puzzle.box, &verdict);
  text = hx_explain_verdict (work->cli->narrator, work->puzzle.box, &work->before, &told->told->end.position, &verdict);
  points = g_strjoinv (" ", text->lines);
  result = hx_phrase_join (hx_goal_is_points (&work->puzzle.goal) ? text->headline : told->ending, points);
  work->solution.ending = keep (work, hx_final_battle_text (chosen, result));
}

/* Where several lines stand below one another, the last action of each also tells how it ends. */
static char *
dup_effect (const HxRetelling *told,
            guint              at,
            gboolean           is_reply)
{
  g_autofree char *notes = hx_retelling_dup_notes (told, at), *chosen = NULL, *battle = NULL;

  if (!is_reply || at + 1 < told->actions->len)
    return g_steal_pointer (&notes);
  chosen = hx_retelling_dup_notes (told, told->actions->len);
  battle = hx_final_battle_text (chosen, told->ending);
  return hx_reply_end_text (notes, battle);
}

static void
add_moves (Work              *work,
           const HxAttempt   *line,
           const HxRetelling *told,
           gboolean           is_reply)
{
  g_autofree char *answers = is_reply ? hx_retelling_dup_answers (told) : g_strdup ("");

  for (guint i = 0; i < line->actions->len; i++)
    {
      const HxActionPicture *picture = &g_array_index (told->pictures, HxActionPicture, i);
      HxPageMove move = { .heading = i == 0 ? keep (work, g_steal_pointer (&answers)) : "", .number = i + 1, .tile = picture->tile,
                          .facing = picture->facing,
                          .text = keep (work, g_strdup (g_ptr_array_index (told->actions, i))),
                          .effect = keep (work, dup_effect (told, i, is_reply)) };

      g_array_append_val (work->moves, move);
    }
}

static void
tell_line (Work             *work,
           const HxSolution *solution)
{
  const HxAttempt *line = solution->line;
  g_autoptr (HxRetelling) told = hx_retell (work->cli, &work->puzzle, solution, line);

  add_moves (work, line, told, FALSE);
  if (told->told == NULL)
    return;
  work->before = told->told->before.position;
  set_scene (work, 1, &work->before);
  work->solution.scene = &work->scenes[1];
  for (guint i = 0; i < line->actions->len; i++)
    {
      const HxAction *action = &g_array_index (line->actions, HxAction, i);

      if (action->what == HX_DO_PLACE)
        work->scenes[1].rings[HX_RING_ACTING] |= HX_HEX_BIT (action->hex) & work->before.units;
    }
  tell_ending (work, told);
}

/* One line, or what is played after each answer of the opponent. */
static void
tell_solution (Work             *work,
               const HxSolution *solution)
{
  if (solution->replies->len == 0)
    tell_line (work, solution);
  for (guint i = 0; i < solution->replies->len; i++)
    {
      const HxAttempt *reply = g_ptr_array_index (solution->replies, i);
      g_autoptr (HxRetelling) told = hx_retell (work->cli, &work->puzzle, solution, reply);

      add_moves (work, reply, told, TRUE);
    }
}

static void
fill_solution (Work *work)
{
  HxSolveOptions how = { .prunings = HX_PRUNE_ALL };
  g_autoptr (HxSolving) solving = hx_puzzle_solve (&work->puzzle, &how, NULL);
  HxSolutionPage *page = &work->solution;

  page->catalog = work->cli->catalog;
  page->color = work->page.color;
  page->kicker = keep (work, hx_task_kicker (get_side_name (work, work->puzzle.goal.side), TRUE));
  page->title = work->page.title;
  page->ending = page->note = "";
  if (solving->solutions->len > 0)
    tell_solution (work, g_ptr_array_index (solving->solutions, 0));
  page->note = keep (work, hx_solution_note (solving->solutions->len, solving->complete, hx_solving_is_answered (solving)));
  page->moves = (const HxPageMove *) work->moves->data;
  page->n_moves = work->moves->len;
}

#define WIDTH (HX_SHEET_WIDTH - 2 * HX_SHEET_MARGIN)
#define HEIGHT (HX_SHEET_HEIGHT - 2 * HX_SHEET_MARGIN)

static HxDrawStyle
make_style (const Work *work)
{
  HxDrawStyle style;

  hx_draw_style_init (&style, 1, HX_SCHEME_LIGHT);
  style.language = work->cli->language;

  return style;
}

static void
draw_cb (gpointer  data,
         cairo_t  *cr,
         guint     number)
{
  const Work *work = data;
  HxDrawStyle style = make_style (work);

  if (number == 0)
    hx_draw_puzzle_page (cr, &work->page, WIDTH, HEIGHT, &style);
  else if (number <= work->page.n_texts)
    hx_draw_puzzle_text (cr, &work->page, number - 1, (double[]) { WIDTH, HEIGHT }, &style);
  else
    hx_draw_solution_page (cr, &work->solution, WIDTH, HEIGHT, &style);
}

/* A picture is a single sheet, so all has to stand on it. */
static void
count_texts (Work           *work,
             HxRenderFormat  format)
{
  HxDrawStyle style = make_style (work);

  work->page.n_texts = format == HX_FORMAT_PDF ? hx_puzzle_page_count_texts (&work->page, WIDTH, HEIGHT, &style) : 0;
}

/**
 * hx_puzzle_paper_write:
 * @cli: the program's data
 * @input: a puzzle; its actions are not played
 * @paper: what is written, and where to
 * @error: why it is no puzzle, or could not be written
 *
 * Returns: whether it was written
 */
gboolean
hx_puzzle_paper_write (const HxCli          *cli,
                       const HxInput        *input,
                       const HxPuzzlePaper  *paper,
                       GError              **error)
{
  g_autofree Work *work = g_new0 (Work, 1);
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (HxPageMove));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  HxSheets sheets = { .draw = draw_cb, .data = work };
  g_autoptr (GBytes) bytes = NULL;
  HxRenderFormat format;

  work->cli = cli;
  work->input = input;
  work->moves = moves;
  work->texts = texts;
  if (!hx_input_to_puzzle (cli, input, &work->puzzle, error) || !hx_render_format_from_path (paper->path, &format, error))
    return FALSE;
  fill_page (work);
  count_texts (work, format);
  if (paper->with_solution)
    fill_solution (work);
  sheets.title = work->page.title;
  sheets.n_pages = 1 + work->page.n_texts + (paper->with_solution ? 1 : 0);
  bytes = hx_render_pages (&sheets, format, paper->width, error);
  if (bytes == NULL)
    return FALSE;

  return hx_output_write (paper->path, bytes, error);
}
