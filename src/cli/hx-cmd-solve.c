/* SPDX-License-Identifier: GPL-3.0-or-later */
/* solve: every solution of a puzzle, or that there is none; where it is stopped before its end, what was found until then. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-alike.h"
#include "hx-cli-options.h"
#include "hx-phrase.h"
#include "hx-reading-text.h"
#include "hx-result.h"
#include "hx-retelling.h"
#include "hx-solve-run.h"
#include "hx-task-text.h"

/* Solutions shown where not all are asked for: one, and that it is not the only one. */
#define FEW_SOLUTIONS 2

typedef struct
{
  HxSource source;
  gboolean json;
  gboolean all;
  gboolean readings;
  guint seconds;
} Options;

typedef struct
{
  const HxCli *cli;
  const HxPuzzle *puzzle;
  const HxSolveRun *run;
  const HxSolving *solving;
  GStrv odd;
  guint n_shown;
} Report;

static const char *
verdict_word (HxPuzzleVerdict verdict)
{
  static const char *const words[] = { "none", "unique", "several", "unknown" };

  return words[verdict];
}

static const char *
stop_word (HxStop stop)
{
  return stop == HX_STOP_TIME ? "time-limit" : "interrupt";
}

/* Why tiles of the hand may not be played. */
static void
add_oddities (const Report *report,
              JsonObject   *object)
{
  JsonArray *array;

  if (report->odd[0] == NULL)
    return;
  array = json_array_new ();
  for (guint i = 0; report->odd[i] != NULL; i++)
    json_array_add_string_element (array, report->odd[i]);
  json_object_set_array_member (object, "odd", array);
}

static JsonArray *
strings_to_array (const GPtrArray *strings)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < strings->len; i++)
    json_array_add_string_element (array, g_ptr_array_index (strings, i));
  return array;
}

static JsonNode *
solution_to_node (const Report     *report,
                  const HxSolution *solution)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *same = json_array_new (), *replies = json_array_new ();
  g_autoptr (HxRetelling) line = hx_retell (report->cli, report->puzzle, solution, solution->line);

  json_object_set_array_member (object, "actions", hx_attempt_to_array (report->cli, report->puzzle, solution->line));
  json_object_set_array_member (object, "choices", strings_to_array (line->choices));
  for (guint i = 0; i < solution->same->len; i++)
    json_array_add_array_element (same, hx_attempt_to_array (report->cli, report->puzzle, g_ptr_array_index (solution->same, i)));
  json_object_set_array_member (object, "same", same);
  for (guint i = 0; i < solution->replies->len; i++)
    {
      const HxAttempt *reply = g_ptr_array_index (solution->replies, i);
      g_autoptr (HxRetelling) told = hx_retell (report->cli, report->puzzle, solution, reply);
      JsonObject *answer = json_object_new ();

      json_object_set_array_member (answer, "choices", strings_to_array (told->choices));
      json_object_set_array_member (answer, "actions", hx_attempt_to_array (report->cli, report->puzzle, reply));
      json_array_add_object_element (replies, answer);
    }
  if (json_array_get_length (replies) > 0)
    json_object_set_array_member (object, "replies", replies);
  else
    json_array_unref (replies);
  json_node_take_object (node, object);
  return node;
}

static void
add_wrong (const Report *report,
           JsonObject   *object)
{
  const HxSolving *solving = report->solving;
  g_autoptr (HxRetelling) told = NULL;
  JsonObject *wrong;

  if (solving->wrong == NULL || !solving->complete)
    return;
  told = hx_retell (report->cli, report->puzzle, NULL, solving->wrong);
  wrong = json_object_new ();
  json_object_set_array_member (wrong, "actions", hx_attempt_to_array (report->cli, report->puzzle, solving->wrong));
  json_object_set_array_member (wrong, "choices", strings_to_array (told->choices));
  json_object_set_int_member (wrong, "short", solving->wrong_shortfall);
  json_object_set_object_member (object, "closest_try", wrong);
}

static void
add_readings (const Report *report,
              JsonObject   *object)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < report->run->readings->len; i++)
    {
      const HxReadPuzzle *read = &g_array_index (report->run->readings, HxReadPuzzle, i);
      JsonObject *member = json_object_new ();

      json_object_set_string_member (member, "id", hx_ruling_id ((HxRuling) read->ruling));
      json_object_set_string_member (member, "reading", hx_ruling_reading ((HxRuling) read->ruling, read->reading));
      json_object_set_string_member (member, "verdict", verdict_word (read->verdict));
      json_object_set_int_member (member, "n_solutions", read->n_solutions);
      json_object_set_boolean_member (member, "same", hx_read_puzzle_is_same (read, report->solving));
      json_object_set_boolean_member (member, "complete", read->complete);
      json_array_add_object_element (array, member);
    }
  json_object_set_array_member (object, "readings", array);
}

static void
print_json (const Report *report)
{
  const HxSolving *solving = report->solving;
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *line = NULL;
  JsonObject *object = json_object_new ();
  JsonArray *solutions = json_array_new ();

  for (guint i = 0; i < report->n_shown; i++)
    json_array_add_element (solutions, solution_to_node (report, g_ptr_array_index (solving->solutions, i)));
  json_object_set_string_member (object, "verdict", verdict_word (solving->verdict));
  json_object_set_int_member (object, "n_solutions", solving->solutions->len);
  json_object_set_array_member (object, "solutions", solutions);
  json_object_set_int_member (object, "positions", (gint64) solving->positions);
  if (solving->complete)
    json_object_set_int_member (object, "near_misses", (gint64) solving->near_misses);
  add_wrong (report, object);
  add_oddities (report, object);
  if (report->run->readings != NULL)
    add_readings (report, object);
  if (report->run->stop != HX_STOP_NONE)
    json_object_set_string_member (object, "stopped", stop_word (report->run->stop));
  json_object_set_double_member (object, "seconds", solving->seconds);
  json_object_set_boolean_member (object, "complete", solving->complete);
  json_node_take_object (node, object);
  line = hx_result_to_line (node);
  hx_say ("%s", line);
}

static void
print_notes (const HxRetelling *told,
             guint              action)
{
  const GPtrArray *notes = g_ptr_array_index (told->notes, action);

  for (guint i = 0; i < notes->len; i++)
    hx_say ("     %s", (const char *) g_ptr_array_index (notes, i));
}

static void
print_line (const HxRetelling *told)
{
  guint n = told->actions->len;

  for (guint i = 0; i < n; i++)
    {
      hx_say ("  %u. %s", i + 1, (const char *) g_ptr_array_index (told->actions, i));
      print_notes (told, i);
    }
  if (n == 0)
    hx_say ("  %s", _("Do nothing before the Final Battle."));
  if (((const GPtrArray *) g_ptr_array_index (told->notes, n))->len > 0)
    hx_say ("  %s", _("In the Final Battle:"));
  print_notes (told, n);
}

static void
print_ending (const HxRetelling *told)
{
  if (told->ending[0] != '\0')
    hx_say ("  %s", told->ending);
}

static void
say_count (const char *format,
           guint64     n)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  g_autofree char *sentence = hx_phrase (format, "n", number, NULL);

  hx_say ("%s", sentence);
}

static void
print_solution (const Report     *report,
                const HxSolution *solution,
                guint             number)
{
  guint n = solution->same->len;

  hx_say (_("Solution %u:"), number);
  if (solution->replies->len == 0)
    {
      g_autoptr (HxRetelling) told = hx_retell (report->cli, report->puzzle, solution, solution->line);

      print_line (told);
      print_ending (told);
    }
  for (guint i = 0; i < solution->replies->len; i++)
    {
      g_autoptr (HxRetelling) reply = hx_retell (report->cli, report->puzzle, solution, g_ptr_array_index (solution->replies, i));
      g_autofree char *answers = hx_retelling_dup_answers (reply);

      hx_say ("%s", answers);
      print_line (reply);
      print_ending (reply);
    }
  if (n > 0)
    say_count (ngettext ("{n} other line comes to the same.", "{n} other lines come to the same.", n), n);
}

static void
print_wrong (const Report *report)
{
  const HxSolving *solving = report->solving;
  const HxGoal *goal = &report->puzzle->goal;
  g_autoptr (HxRetelling) told = NULL;
  g_autofree char *near = NULL, *missed = NULL;

  if (solving->near_misses > 0)
    {
      near = hx_near_misses_text (goal, solving->near_misses);
      hx_say ("%s", near);
    }
  if (solving->wrong == NULL)
    return;
  told = hx_retell (report->cli, report->puzzle, NULL, solving->wrong);
  hx_say ("%s", _("The closest try:"));
  print_line (told);
  missed = hx_shortfall_text (goal, solving->wrong_shortfall);
  hx_say ("  %s", missed);
  print_ending (told);
}

static void
print_readings (const Report *report)
{
  g_autofree char *tally = NULL;
  guint n_same = 0;

  for (guint i = 0; i < report->run->readings->len; i++)
    {
      const HxReadPuzzle *read = &g_array_index (report->run->readings, HxReadPuzzle, i);
      g_autofree char *text = hx_reading_puzzle (hx_ruling_id ((HxRuling) read->ruling), read->n_solutions, read->complete,
                                                 read->stands);

      if (hx_read_puzzle_is_same (read, report->solving))
        n_same++;
      else
        hx_say ("%s", text);
    }
  tally = hx_readings_tally (n_same, report->run->readings->len);
  hx_say ("%s", tally);
}

static void
print_verdict (const HxSolving *solving,
               gboolean         is_whole)
{
  guint n = solving->solutions->len;

  if (solving->verdict == HX_PUZZLE_NONE)
    hx_say ("%s", _("There is no solution."));
  else if (solving->verdict == HX_PUZZLE_UNIQUE)
    hx_say ("%s", _("There is exactly one solution."));
  else if (n == 0)
    hx_say ("%s", _("No solution was found; whether there is one is not known."));
  else if (n == 1)
    hx_say ("%s", _("One solution was found; whether there are others is not known."));
  else if (!solving->complete)
    {
      g_autofree char *compared = hx_compared_text (hx_solving_count_lines (solving));

      say_count (_("There are at least {n} solutions."), n);
      if (is_whole)
        hx_say ("%s", compared);
    }
  else
    hx_say (ngettext ("There is %u solution.", "There are %u solutions.", n), n);
}

static void
print_stop (const HxSolveRun *run)
{
  if (run->stop == HX_STOP_TIME)
    say_count (ngettext ("The search was stopped after {n} second, before its end.",
                         "The search was stopped after {n} seconds, before its end.", run->seconds), run->seconds);
  else if (run->stop == HX_STOP_INTERRUPT)
    hx_say ("%s", _("The search was interrupted before its end."));
  else if (run->solving->verdict == HX_PUZZLE_UNKNOWN)
    hx_say ("%s", _("Not everything could be searched."));
  if (run->late >= 1)
    say_count (ngettext ("Comparing what was found took {n} second more.", "Comparing what was found took {n} seconds more.",
                         (gulong) run->late), (guint64) run->late);
}

static void
print_text (const Report *report)
{
  const HxSolving *solving = report->solving;
  guint n = solving->solutions->len;

  print_verdict (solving, report->run->stop == HX_STOP_NONE);
  for (guint i = 0; report->odd[i] != NULL; i++)
    hx_say ("%s", report->odd[i]);
  for (guint i = 0; i < report->n_shown; i++)
    print_solution (report, g_ptr_array_index (solving->solutions, i), i + 1);
  if (report->n_shown < n)
    hx_say ("%s", _("--all lists the others."));
  /* Where not all was searched, neither is known. */
  if (solving->complete)
    print_wrong (report);
  say_count (ngettext ("{n} position was searched.", "{n} positions were searched.", (gulong) solving->positions), solving->positions);
  if (report->run->readings != NULL)
    print_readings (report);
  print_stop (report->run);
}

static HxExit
solve (const HxCli    *cli,
       const Options  *options,
       const HxInput  *input,
       GError        **error)
{
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  g_auto (HxSolveRun) run = { .puzzle = puzzle, .with_readings = options->readings, .seconds = options->seconds };
  g_auto (GStrv) odd = hx_scenario_dup_hand_oddities (cli->catalog, input->scenario, cli->language);
  Report report = { cli, puzzle, &run, NULL, odd, 0 };
  guint n;

  if (!hx_input_to_puzzle (cli, input, puzzle, error))
    return HX_EXIT_REFUSED;
  hx_solve_run (&run);
  report.solving = run.solving;
  n = run.solving->solutions->len;
  report.n_shown = options->all ? n : MIN (n, FEW_SOLUTIONS);
  (options->json ? print_json : print_text) (&report);
  return run.stop == HX_STOP_NONE ? HX_EXIT_DONE : HX_EXIT_STOPPED;
}

static gboolean
read_options (HxArguments *arguments,
              Options     *options)
{
  const HxCliOption taken[] = {
    { "--json", HX_TAKES_NOTHING, &options->json },
    { "--all", HX_TAKES_NOTHING, &options->all },
    { "--readings", HX_TAKES_NOTHING, &options->readings },
    { "--time-limit", HX_TAKES_NUMBER, &options->seconds, 1, 1000000 },
    { NULL },
  };

  return hx_cli_options_read_file (arguments, &(HxCliSyntax) { "solve", taken, TRUE }, &options->source);
}

/**
 * hx_cmd_solve:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Solves the puzzle of a file; the file's own actions are not played.
 *
 * Returns: the exit status; 4 where the search was stopped before its end, and what was found until then has been told
 */
HxExit
hx_cmd_solve (const HxCli *cli,
              HxArguments *arguments)
{
  Options options = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = NULL;
  HxExit status = HX_EXIT_REFUSED;

  if (!read_options (arguments, &options))
    return HX_EXIT_USAGE;
  input = hx_input_open (cli, &options.source, &error);
  if (input != NULL)
    status = solve (cli, &options, input, &error);
  if (error != NULL)
    hx_complain (error->message);
  return status;
}
