/* SPDX-License-Identifier: GPL-3.0-or-later */
/* render: a picture of the board, before the battle or after some of its steps. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli-options.h"
#include "hx-frame.h"
#include "hx-output.h"
#include "hx-play.h"
#include "hx-puzzle-paper.h"
#include "hx-step.h"
#include "hx-view.h"

#define DEFAULT_SIZE 900
#define NO_STEP G_MAXUINT

/* @step: %NO_STEP for the position as the file has it; @thumbnail: for a file manager: a PNG whatever its name, no side of it
   longer than @size, and nothing that lies face down is shown */
typedef struct
{
  HxSource source;
  const char *out;
  guint size;
  gboolean dark, thumbnail, sheet, solution;
  int view;
  guint step;
} Options;

/* The moment that is drawn. */
typedef struct
{
  HxPosition position;
  int segment;
  HxArrow arrows[HX_FRAME_MAX_ARROWS];
  guint n_arrows;
  HxHexSet acting;
} Moment;

/* The board after @n steps, with what the last of them does. */
static void
replay (const HxBox *box,
        GPtrArray   *steps,
        guint        n,
        Moment      *moment)
{
  for (guint i = 0; i < n; i++)
    {
      const HxStep *step = g_ptr_array_index (steps, i);

      for (guint j = 0; j < step->events->len; j++)
        {
          const HxEvent *event = &g_array_index (step->events, HxEvent, j);

          if (i == n - 1)
            moment->n_arrows += hx_arrows_collect (&moment->position, event, 1, moment->arrows + moment->n_arrows,
                                                   HX_FRAME_MAX_ARROWS - moment->n_arrows);
          hx_position_replay (box, &moment->position, event);
        }
      moment->segment = step->segment == HX_NO_SEGMENT ? -1 : step->segment;
      if (i == n - 1 && step->subject < box->geometry.n_hexes)
        moment->acting = HX_HEX_BIT (step->subject);
    }
}

static gboolean
find_moment (const HxCli    *cli,
             const Options  *options,
             const HxInput  *input,
             Moment         *moment,
             GError        **error)
{
  g_autofree HxOpenChoice *open = NULL;
  g_autoptr (HxLine) line = NULL;
  g_autoptr (GPtrArray) steps = NULL;

  *moment = (Moment) { .position = input->scenario->position, .segment = -1 };
  if (options->step == NO_STEP)
    return TRUE;
  open = g_new0 (HxOpenChoice, 1);
  line = hx_play_line (cli, input, (const char *const *) input->scenario->choices, open, error);
  if (line == NULL)
    return FALSE;
  steps = hx_line_narrate (cli, line);
  if (options->step > steps->len)
    {
      g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE, _("%s: There is no step %u; the last one is %u."), input->name,
                   options->step, steps->len);
      return FALSE;
    }
  replay (hx_catalog_get_box (cli->catalog, input->scenario->radius), steps, options->step, moment);
  return TRUE;
}

static GBytes *
make_thumbnail (HxBoardScene       *scene,
                const Options      *options,
                const HxDrawStyle  *style,
                GError            **error)
{
  double width, height;

  hx_board_layout_get_size (&scene->box->geometry, 1, &width, &height);
  /* The height is rounded up, so one pixel is left for it. */
  return hx_render_bytes (scene, HX_FORMAT_PNG, MAX (HX_RENDER_MIN_SIZE, (int) ((options->size - 1) * MIN (1, width / height))),
                          style, error);
}

static gboolean
draw (const HxCli    *cli,
      const Options  *options,
      HxRenderFormat  format,
      const HxInput  *input,
      GError        **error)
{
  const HxBox *box = hx_catalog_get_box (cli->catalog, input->scenario->radius);
  g_autofree Moment *moment = g_new0 (Moment, 1);
  g_autoptr (GBytes) bytes = NULL;
  HxBoardScene scene;
  HxDrawStyle style;
  HxPicture picture;

  if (!hx_view_set (cli, input, options->view, error) || !find_moment (cli, options, input, moment, error))
    return FALSE;
  hx_picture_work_out (box, &moment->position, &picture);
  hx_board_scene_init (&scene, box, &moment->position, &picture);
  hx_board_scene_set_catalog (&scene, cli->catalog);
  scene.segment = moment->segment;
  hx_board_scene_set_view (&scene, options->thumbnail ? HX_MAX_SIDES : options->view);
  scene.rings[HX_RING_ACTING] = moment->acting;
  scene.arrows = moment->arrows;
  scene.n_arrows = moment->n_arrows;
  hx_draw_style_init (&style, options->size / 8.0, options->dark ? HX_SCHEME_DARK : HX_SCHEME_LIGHT);
  style.language = cli->language;
  bytes = options->thumbnail ? make_thumbnail (&scene, options, &style, error)
                             : hx_render_bytes (&scene, format, (int) options->size, &style, error);
  return bytes != NULL && hx_output_write (options->out, bytes, error);
}

static gboolean
draw_sheet (const HxCli    *cli,
            const Options  *options,
            const HxInput  *input,
            GError        **error)
{
  HxPuzzlePaper paper = { .path = options->out, .width = (int) options->size, .with_solution = options->solution };

  return hx_puzzle_paper_write (cli, input, &paper, error);
}

static gboolean
read_options (HxArguments *arguments,
              Options     *options)
{
  const HxCliOption taken[] = {
    { "-o", HX_TAKES_TEXT, &options->out },
    { "--size", HX_TAKES_NUMBER, &options->size, HX_RENDER_MIN_SIZE, HX_RENDER_MAX_SIZE },
    { "--dark", HX_TAKES_NOTHING, &options->dark },
    { "--step", HX_TAKES_NUMBER, &options->step, 0, 100000 },
    { "--thumbnail", HX_TAKES_NOTHING, &options->thumbnail },
    { "--sheet", HX_TAKES_NOTHING, &options->sheet },
    { "--solution", HX_TAKES_NOTHING, &options->solution },
    { "--view", HX_TAKES_VIEW, &options->view },
    { NULL },
  };

  if (!hx_cli_options_read (arguments, &(HxCliSyntax) { "render", taken, TRUE }, &options->source))
    return FALSE;
  options->sheet |= options->solution;
  if (options->source.text == NULL || options->out == NULL)
    hx_usage (_("'render' needs a file and a picture to write, as in: render FILE -o OUT.svg"));
  return options->source.text != NULL && options->out != NULL;
}

/**
 * hx_cmd_render:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status
 */
HxExit
hx_cmd_render (const HxCli *cli,
               HxArguments *arguments)
{
  Options options = { .size = DEFAULT_SIZE, .view = HX_VIEW_ALL, .step = NO_STEP };
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = NULL;
  HxRenderFormat format = HX_FORMAT_PNG;

  if (!read_options (arguments, &options))
    return HX_EXIT_USAGE;
  if (options.sheet && (options.dark || options.thumbnail || options.step != NO_STEP || options.view != HX_VIEW_ALL))
    return hx_usage (_("'render' takes --sheet without --dark, --thumbnail, --step and --view."));
  if (!options.thumbnail && !hx_render_format_from_path (options.out, &format, &error))
    return hx_usage ("%s", error->message);
  if (options.solution && format != HX_FORMAT_PDF)
    return hx_usage (_("A solution needs a second page; end the file's name in .pdf, as in: render FILE --solution -o OUT.pdf"));
  input = hx_input_open (cli, &options.source, &error);
  if (input != NULL && (options.sheet ? draw_sheet (cli, &options, input, &error) : draw (cli, &options, format, input, &error)))
    return HX_EXIT_DONE;
  hx_complain (error->message);
  return HX_EXIT_REFUSED;
}
