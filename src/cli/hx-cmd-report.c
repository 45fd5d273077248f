/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report: the whole explanation of a scenario as a file to read, with pictures where the format has them. */
#define G_LOG_DOMAIN "hx-cli"

#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-choice-text.h"
#include "hx-cli-options.h"
#include "hx-layers.h"
#include "hx-notation.h"
#include "hx-option-id.h"
#include "hx-output.h"
#include "hx-play.h"
#include "hx-view.h"

/* As wide as the page shows them: enough to read the tiles, and small enough for a page with many boards. */
#define PICTURE_WIDTH 480

typedef struct
{
  HxSource source;
  const char *out;
  gboolean defaults;
  int view;
  GStrv choices;
} Options;

/* What the drawing of a picture needs. */
typedef struct
{
  const HxCli *cli;
  const HxBox *box;
  int view;
  HxLayers *layers;
} Drawing;

static gboolean
draw_cb (gpointer              data,
         const HxReportFrame  *frame,
         HxReportLayer         layer,
         GBytes              **bytes,
         GError              **error)
{
  const Drawing *drawing = data;
  HxFrame moment = {
    .box = drawing->box,
    .catalog = drawing->cli->catalog,
    .language = drawing->cli->language,
    .view = drawing->view,
    .board = &frame->board,
    .segment = frame->segment,
    .events = frame->events,
    .n_events = frame->n_events,
    .destroyed = frame->destroyed,
    .width = PICTURE_WIDTH,
  };

  return hx_layers_draw (drawing->layers, &moment, (HxLayer) layer, bytes, error);
}

/* How the report goes on beyond the choice. */
static void
print_hint (const HxLine       *line,
            const HxOpenChoice *open)
{
  g_autofree char *first = hx_option_dup_id (line->plan->box, &open->choice, 0);
  g_autofree char *choices = hx_line_dup_choices (line, first);
  g_autofree char *hint = g_strdup_printf (_("A choice is open. Decide with an option, for example --choices %s; "
                                             "--default-choices takes the first every time."), choices);

  hx_complain (hint);
}

/* What is told before the first step, because the referee does not know it; taken out of @steps. */
static char **
take_remarks (GPtrArray *steps)
{
  GPtrArray *remarks = g_ptr_array_new ();

  while (steps->len > 0 && g_str_equal (((const HxStep *) g_ptr_array_index (steps, 0))->kind, "not-refereed"))
    {
      g_ptr_array_add (remarks, g_strdup (((const HxStep *) g_ptr_array_index (steps, 0))->text));
      g_ptr_array_remove_index (steps, 0);
    }
  g_ptr_array_add (remarks, NULL);
  return (char **) g_ptr_array_free (remarks, FALSE);
}

static HxReport *
make_report (const HxCli        *cli,
             const Options      *options,
             const HxInput      *input,
             const HxLine       *line,
             const HxOpenChoice *open)
{
  const HxScenario *scenario = input->scenario;
  g_autoptr (GPtrArray) steps = hx_line_narrate (cli, line);
  g_auto (GStrv) remarks = take_remarks (steps);
  g_autoptr (GPtrArray) answers = hx_line_dup_answers (cli, line, steps);
  g_autofree char *notation = options->view == HX_VIEW_ALL ? hx_notation_write (cli->catalog, scenario) : NULL;
  g_autofree char *question = open->is_open ? hx_explain_question (cli->narrator, line->plan->box, &open->board, &open->choice) : NULL;
  g_auto (GStrv) choices = open->is_open ? hx_open_dup_options (cli, line, open) : NULL;
  g_autofree HxGame *end = g_new0 (HxGame, 1);
  HxReportSubject subject = {
    .title = hx_scenario_get_title (scenario, cli->language),
    .author = scenario->author,
    .description = hx_scenario_get_description (scenario, cli->language),
    .notation = notation,
    .program = "Hexarbiter " HX_VERSION,
    .remarks = (const char *const *) remarks,
    .start = &line->plan->start,
    .steps = steps,
    .answers = answers,
    .question = question,
    .options = (const char *const *) choices,
  };

  if (line->end != NULL && hx_scenario_to_game (cli->catalog, line->end, end, NULL))
    {
      subject.end = end;
      subject.verdict = &line->verdict;
    }
  return hx_report_new (cli->narrator, line->plan->box, &subject);
}

static HxExit
write_report (const HxCli     *cli,
              const Options   *options,
              const HxInput   *input,
              HxReportFormat   format,
              GError         **error)
{
  Drawing drawing = { cli, hx_catalog_get_box (cli->catalog, input->scenario->radius), options->view, NULL };
  g_autoptr (HxLayers) layers = drawing.layers = hx_layers_new ();
  const char *const *choices = (const char *const *) (options->choices != NULL ? options->choices : input->scenario->choices);
  g_autofree HxOpenChoice *open = g_new0 (HxOpenChoice, 1);
  g_autoptr (HxReport) report = NULL;
  g_autoptr (HxLine) line = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;

  open->may_wait = !options->defaults;
  line = hx_play_line (cli, input, choices, open, error);
  if (line == NULL)
    return HX_EXIT_REFUSED;
  report = make_report (cli, options, input, line, open);
  text = hx_report_write (report, format, draw_cb, &drawing, error);
  if (text == NULL)
    return HX_EXIT_REFUSED;
  bytes = g_bytes_new_take (text, strlen (text));
  if (!hx_output_write (options->out, bytes, error))
    return HX_EXIT_REFUSED;
  if (open->is_open)
    print_hint (line, open);
  return open->is_open ? HX_EXIT_CHOICE : HX_EXIT_DONE;
}

static gboolean
read_options (HxArguments    *arguments,
              Options        *options,
              HxReportFormat *format)
{
  const HxCliOption taken[] = {
    { "-o", HX_TAKES_TEXT, &options->out },
    { "--choices", HX_TAKES_LIST, &options->choices },
    { "--default-choices", HX_TAKES_NOTHING, &options->defaults },
    { "--view", HX_TAKES_VIEW, &options->view },
    { NULL },
  };

  if (!hx_cli_options_read (arguments, &(HxCliSyntax) { "report", taken, TRUE }, &options->source))
    return FALSE;
  if (options->source.text == NULL || options->out == NULL)
    {
      hx_usage (_("'report' needs a file and a file to write, as in: report FILE -o OUT.html"));
      return FALSE;
    }
  if (!hx_report_format_from_name (options->out, format))
    {
      hx_usage (_("A report ends in .txt, .md or .html, not as '%s' does."), options->out);
      return FALSE;
    }
  return TRUE;
}

/**
 * hx_cmd_report:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Writes the explanation of a scenario up to its end or its first open choice.
 *
 * Returns: the exit status; 3 where a choice is open, and the report says so
 */
HxExit
hx_cmd_report (const HxCli *cli,
               HxArguments *arguments)
{
  Options options = { .view = HX_VIEW_ALL };
  HxExit status = HX_EXIT_USAGE;
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = NULL;
  HxReportFormat format;

  if (read_options (arguments, &options, &format))
    {
      input = hx_input_open (cli, &options.source, &error);
      status = input != NULL && hx_view_set (cli, input, options.view, &error)
                 ? write_report (cli, &options, input, format, &error) : HX_EXIT_REFUSED;
    }
  if (error != NULL)
    hx_complain (error->message);
  g_strfreev (options.choices);
  return status;
}
