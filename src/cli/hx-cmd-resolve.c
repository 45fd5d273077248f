/* SPDX-License-Identifier: GPL-3.0-or-later */
/* resolve: what comes of a scenario's actions, in words or as JSON. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-choice-text.h"
#include "hx-cli-options.h"
#include "hx-option-id.h"
#include "hx-play.h"
#include "hx-result.h"
#include "hx-step.h"
#include "hx-verdict-text.h"
#include "hx-view.h"

typedef struct
{
  gboolean json;
  gboolean ends;
  gboolean defaults;
  gboolean all;
  guint limit;
  int view;
  GStrv choices;
  GArray *sources;
} Options;

static JsonObject *
open_to_json (const HxCli        *cli,
              const HxLine       *line,
              const HxOpenChoice *open)
{
  const HxBox *box = line->plan->box;
  g_autofree char *question = hx_explain_choice (cli->narrator, box, &open->board, &open->choice);
  JsonObject *object = json_object_new ();
  JsonArray *options = json_array_new (), *labels = json_array_new ();

  for (guint i = 0; i < open->choice.n_options; i++)
    {
      g_autofree char *id = hx_option_dup_id (box, &open->choice, i);
      g_autofree char *label = hx_explain_option (cli->narrator, box, &open->board, &open->choice, i);

      json_array_add_string_element (options, id);
      json_array_add_string_element (labels, label);
    }
  json_object_set_int_member (object, "side", open->choice.side);
  json_object_set_string_member (object, "about", hx_about_id (open->choice.about));
  json_object_set_array_member (object, "options", options);
  json_object_set_string_member (object, "question", question);
  json_object_set_array_member (object, "labels", labels);
  if (open->choice.subject < box->geometry.n_hexes)
    json_object_set_string_member (object, "subject", box->geometry.name[open->choice.subject]);
  return object;
}

static void
print_open (const HxCli        *cli,
            const HxLine       *line,
            const HxOpenChoice *open)
{
  const HxBox *box = line->plan->box;
  const HxPosition *start = &open->board;
  g_autofree char *decider = hx_explain_decider (cli->narrator, box, start, &open->choice);
  g_autofree char *question = hx_explain_choice (cli->narrator, box, start, &open->choice);
  g_autofree char *first = hx_option_dup_id (box, &open->choice, 0);
  g_autofree char *choices = hx_line_dup_choices (line, first);
  g_auto (GStrv) options = hx_open_dup_options (cli, line, open);

  hx_say ("%s", decider);
  hx_say ("%s", question);
  for (guint i = 0; options[i] != NULL; i++)
    hx_say ("  %s", options[i]);
  hx_say (_("Decide with an option, for example --choices %s; --all-outcomes plays every choice."), choices);
}

static JsonNode *
step_to_json (const HxStep     *step,
              const HxGeometry *geometry)
{
  const char *targets[HX_MAX_HEXES + 1] = { NULL };
  guint n = 0;
  HxResultStep result = {
    .kind = step->kind,
    .text = step->text,
    .rules = (const char *const *) step->rules,
    .initiative = step->segment == HX_NO_SEGMENT ? -1 : step->segment,
    .subject = step->subject < geometry->n_hexes ? geometry->name[step->subject] : NULL,
    .targets = targets,
    .wounds = step->wounds,
  };

  for (guint hex = 0; hex < geometry->n_hexes; hex++)
    if (step->targets >> hex & 1)
      targets[n++] = geometry->name[hex];
  return hx_result_step_to_node (&result);
}

/* The view hides what is in the end, too. */
static JsonNode *
outcome_to_json (const HxCli   *cli,
                 const Options *options,
                 const HxLine  *line,
                 JsonArray     *steps)
{
  g_autoptr (HxScenario) seen = hx_view_dup_seen (line->end, options->view);
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();
  JsonNode *node;

  g_ptr_array_extend (choices, line->choices, NULL, NULL);
  g_ptr_array_add (choices, NULL);
  node = hx_result_outcome_to_node (cli->catalog, (const char *const *) choices->pdata, steps, seen, &line->verdict);
  hx_view_hide_end (json_object_get_object_member (json_node_get_object (node), "end"), options->view);
  return node;
}

static JsonNode *
line_to_json (const HxCli   *cli,
              const Options *options,
              const HxLine  *line)
{
  g_autoptr (JsonArray) array = NULL;

  if (!options->ends)
    {
      g_autoptr (GPtrArray) steps = hx_line_narrate (cli, line);

      array = json_array_new ();
      for (guint i = 0; i < steps->len; i++)
        json_array_add_element (array, step_to_json (g_ptr_array_index (steps, i), &line->plan->box->geometry));
    }
  return outcome_to_json (cli, options, line, array);
}

static void
print_step (const HxStep *step)
{
  g_autofree char *rules = g_strjoinv (", ", step->rules);

  if (g_str_equal (step->kind, "segment"))
    hx_say ("\n%s", step->text);
  else if (*rules != '\0')
    hx_say ("  %s [%s]", step->text, rules);
  else
    hx_say ("  %s", step->text);
}

static void
print_pieces (const HxCli      *cli,
              const HxScenario *end)
{
  const HxBox *box = hx_catalog_get_box (cli->catalog, end->radius);

  for (guint hex = 0; hex < box->geometry.n_hexes; hex++)
    if (end->position.units >> hex & 1)
      {
        const HxPiece *piece = &end->position.unit[hex];
        const char *name = hx_catalog_get_tile_name (cli->catalog, piece->tile, cli->language);
        const HxArmy *army = hx_catalog_get_army (cli->catalog, end->sides[piece->owner].army);
        const char *owner = hx_text_get (&army->name, cli->language);

        if (piece->wounds > 0)
          hx_say (_("  %1$s %2$s (%3$s), wounds: %4$d"), box->geometry.name[hex], name, owner, piece->wounds);
        else
          hx_say ("  %s %s (%s)", box->geometry.name[hex], name, owner);
      }
}

/* What was decided: of each choice its id, the question and the answer. */
static void
print_answers (const HxCli  *cli,
               const HxLine *line)
{
  g_autoptr (GPtrArray) steps = hx_line_narrate (cli, line);
  g_autoptr (GPtrArray) answers = hx_line_dup_answers (cli, line, steps);

  for (guint i = 0; i < answers->len; i++)
    {
      const HxReportAnswer *answer = g_ptr_array_index (answers, i);

      hx_say ("  %s: %s – %s", (const char *) g_ptr_array_index (line->choices, i), answer->question, answer->answer);
    }
}

static void
print_steps (const HxCli  *cli,
             const HxLine *line)
{
  g_autoptr (GPtrArray) steps = hx_line_narrate (cli, line);

  for (guint i = 0; i < steps->len; i++)
    print_step (g_ptr_array_index (steps, i));
  hx_say ("%s", "");
}

static gboolean
is_only_battles (const HxPlan *plan)
{
  for (guint i = 0; i < plan->actions->len; i++)
    {
      guint8 what = g_array_index (plan->actions, HxAction, i).what;

      if (what != HX_DO_BATTLE && what != HX_DO_FINAL_BATTLE)
        return FALSE;
    }
  return TRUE;
}

/* Where units move and come, what is lost cannot be told from the two boards alone. */
static void
print_points (const HxCli  *cli,
              const HxLine *line)
{
  for (int side = 0; side < line->end->position.n_sides; side++)
    {
      int points = line->verdict.points[side];
      g_autofree char *name = hx_narrator_dup_seat_name (cli->narrator, line->plan->box, &line->plan->start, side);

      if (points > 0)
        hx_say (ngettext ("  %s: %d hit point", "  %s: %d hit points", (unsigned) points), name, points);
      else
        hx_say (points == 0 ? _("  %s: the HQ has fallen") : _("  %s: no HQ"), name);
    }
}

static void
print_line (const HxCli   *cli,
            const Options *options,
            const HxLine  *line)
{
  const HxPosition *start = &line->plan->start.position, *end = &line->end->position;
  gboolean only_battles = is_only_battles (line->plan);
  g_autoptr (HxVerdictText) verdict = hx_explain_verdict (cli->narrator, line->plan->box, only_battles ? start : end, end,
                                                          &line->verdict);

  if (!options->ends)
    print_steps (cli, line);
  hx_say ("%s", verdict->headline);
  for (guint i = 0; only_battles && verdict->lines[i] != NULL; i++)
    hx_say ("  %s", verdict->lines[i]);
  if (!only_battles)
    print_points (cli, line);
  if (options->ends)
    print_pieces (cli, line->end);
}

static void
print_lines (const HxCli   *cli,
             const Options *options,
             const HxLines *lines)
{
  for (guint i = 0; i < lines->lines->len; i++)
    {
      const HxLine *line = g_ptr_array_index (lines->lines, i);
      g_autofree char *choices = hx_line_dup_choices (line, NULL);

      if (i > 0)
        hx_say ("%s", "");
      if (*choices != '\0')
        hx_say (_("Outcome %u of %u, with the choices %s"), i + 1, lines->lines->len, choices);
      else
        hx_say (_("Outcome %u of %u"), i + 1, lines->lines->len);
      if (!options->ends)
        print_answers (cli, line);
      print_line (cli, options, line);
    }
  if (!lines->complete)
    hx_say (_("There are more outcomes than these."));
  if (lines->refused > 0)
    hx_say (_("Left out, because a later action would be illegal: %u"), lines->refused);
}

/* Fills @result for JSON, or prints. */
static HxExit
resolve_all (const HxCli   *cli,
             const Options *options,
             const HxInput *input,
             JsonObject    *result,
             GError       **error)
{
  g_autoptr (HxLines) lines = hx_play_all (cli, input, options->limit, NULL, error);
  JsonArray *outcomes;

  if (lines == NULL)
    return HX_EXIT_REFUSED;
  if (!options->json)
    {
      print_lines (cli, options, lines);
      return HX_EXIT_DONE;
    }
  outcomes = json_array_new ();
  for (guint i = 0; i < lines->lines->len; i++)
    json_array_add_element (outcomes, line_to_json (cli, options, g_ptr_array_index (lines->lines, i)));
  json_object_set_array_member (result, "outcomes", outcomes);
  json_object_set_boolean_member (result, "complete", lines->complete);
  if (lines->refused > 0)
    json_object_set_int_member (result, "refused", lines->refused);
  return HX_EXIT_DONE;
}

/* Whoever reads why an action is refused wants to know how it came to that. */
static void
print_before_refusal (const HxCli   *cli,
                      const Options *options,
                      const HxLine  *line)
{
  if (line != NULL && !options->json && !options->ends)
    print_steps (cli, line);
}

static HxExit
resolve_one (const HxCli   *cli,
             const Options *options,
             const HxInput *input,
             JsonObject    *result,
             GError       **error)
{
  g_autofree HxOpenChoice *open = g_new0 (HxOpenChoice, 1);
  const char *const *choices = (const char *const *) (options->choices != NULL ? options->choices : input->scenario->choices);
  g_autoptr (HxLine) line = NULL;
  JsonArray *outcomes;

  open->may_wait = !options->defaults;
  open->keeps_refused = TRUE;
  line = hx_play_line (cli, input, choices, open, error);
  if (line == NULL)
    {
      print_before_refusal (cli, options, open->before_refusal);
      hx_line_free (open->before_refusal);
      return HX_EXIT_REFUSED;
    }
  if (open->is_open)
    {
      if (options->json)
        json_object_set_object_member (result, "choice", open_to_json (cli, line, open));
      else
        {
          if (!options->ends)
            print_steps (cli, line);
          print_open (cli, line, open);
        }
      return HX_EXIT_CHOICE;
    }
  if (!options->json)
    {
      g_autofree char *made = hx_line_dup_choices (line, NULL);

      print_line (cli, options, line);
      if (options->defaults && *made != '\0')
        {
          hx_say (_("Choices made: %s"), made);
          print_answers (cli, line);
        }
      return HX_EXIT_DONE;
    }
  outcomes = json_array_new ();
  json_array_add_element (outcomes, line_to_json (cli, options, line));
  json_object_set_array_member (result, "outcomes", outcomes);
  json_object_set_boolean_member (result, "complete", TRUE);
  return HX_EXIT_DONE;
}

static HxExit
resolve_source (const HxCli    *cli,
                const Options  *options,
                const HxSource *source)
{
  gboolean several = options->sources->len > 1;
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = hx_source_dup_name (source);
  g_autoptr (HxInput) input = hx_input_open (cli, source, &error);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *result = json_object_new ();
  HxExit status = HX_EXIT_REFUSED;

  json_node_take_object (node, result);
  if (several && options->json)
    json_object_set_string_member (result, "file", shown);
  else if (several)
    hx_say ("== %s", shown);
  if (input != NULL && hx_view_set (cli, input, options->view, &error))
    status = options->all ? resolve_all (cli, options, input, result, &error) : resolve_one (cli, options, input, result, &error);
  if (error != NULL)
    {
      hx_complain (error->message);
      json_object_set_string_member (result, "error", error->message);
    }
  if (options->json && (several || error == NULL))
    {
      g_autofree char *text = hx_result_to_line (node);

      hx_say ("%s", text);
    }
  return status;
}

static gboolean
read_options (HxArguments *arguments,
              Options     *options)
{
  const HxCliOption taken[] = {
    { "--json", HX_TAKES_NOTHING, &options->json },
    { "--ends", HX_TAKES_NOTHING, &options->ends },
    { "--choices", HX_TAKES_LIST, &options->choices },
    { "--default-choices", HX_TAKES_NOTHING, &options->defaults },
    { "--all-outcomes", HX_TAKES_NOTHING, &options->all },
    { "--limit", HX_TAKES_NUMBER, &options->limit, 1, 1000000 },
    { "--view", HX_TAKES_VIEW, &options->view },
    { NULL },
  };

  if (!hx_cli_options_read_files (arguments, &(HxCliSyntax) { "resolve", taken, TRUE }, options->sources))
    return FALSE;
  if (!options->all || options->choices == NULL)
    return TRUE;
  hx_usage (_("'resolve' takes --choices for one line, or --all-outcomes for all of them, not both."));
  return FALSE;
}

/**
 * hx_cmd_resolve:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status: where files differ, refused before waiting before done
 */
HxExit
hx_cmd_resolve (const HxCli *cli,
                HxArguments *arguments)
{
  Options options = { .limit = 10000, .view = HX_VIEW_ALL, .sources = g_array_new (FALSE, FALSE, sizeof (HxSource)) };
  HxExit status = HX_EXIT_DONE;

  if (!read_options (arguments, &options))
    status = HX_EXIT_USAGE;
  for (guint i = 0; status != HX_EXIT_USAGE && i < options.sources->len; i++)
    {
      HxExit one = resolve_source (cli, &options, &g_array_index (options.sources, HxSource, i));

      if (one == HX_EXIT_REFUSED || status == HX_EXIT_DONE)
        status = one;
    }
  g_strfreev (options.choices);
  g_array_unref (options.sources);
  return status;
}
