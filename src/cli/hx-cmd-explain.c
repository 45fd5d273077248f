/* SPDX-License-Identifier: GPL-3.0-or-later */
/* explain: why a piece will act as it will. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli-options.h"
#include "hx-view.h"
#include "hx-why.h"

static void
print_reason (const HxInsight *why)
{
  g_autofree char *rules = g_strjoinv (", ", why->rules);
  g_autofree char *cited = *rules != '\0' ? g_strdup_printf (" [%s]", rules) : g_strdup ("");
  gboolean numbered = why->kind == HX_INSIGHT_SEGMENT && why->segment != HX_NO_SEGMENT;
  g_autofree char *number = numbered ? g_strdup_printf ("%d: ", why->segment) : g_strdup ("");

  if (why->verdict != NULL)
    hx_say ("  %s%s %s%s", number, why->verdict, why->text, cited);
  else
    hx_say ("  %s%s%s", number, why->text, cited);
}

static const char *
get_heading (HxInsightKind kind)
{
  switch (kind)
    {
    case HX_INSIGHT_STATE:
      return _("How it stands now");
    case HX_INSIGHT_SEGMENT:
      return _("If a Battle began now: in the segments");
    case HX_INSIGHT_VALUE:
      return _("Its numbers now");
    case HX_INSIGHT_FATE:
      return _("If a Battle began now: what becomes of it");
    case HX_INSIGHT_NOTE:
      return _("If a Battle began now: what could make it otherwise");
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
print_unrefereed (const HxCli      *cli,
                  const HxScenario *scenario,
                  guint8            hex)
{
  g_auto (GStrv) words = hx_catalog_dup_unrefereed (cli->catalog, scenario->position.unit[hex].tile);
  g_autofree char *all = g_strjoinv (", ", words);

  if (*all != '\0')
    hx_say (_("  Not refereed yet: %s"), all);
}

/* Whoever writes actions into a file may mean the position after them. */
static gboolean
has_actions (const HxInput *input)
{
  return input->scenario->actions != NULL && json_array_get_length (input->scenario->actions) > 0;
}

static HxExit
refuse_empty_hex (const HxInput *input,
                  const char    *name)
{
  g_autofree char *message = NULL;

  if (has_actions (input))
    message = g_strdup_printf (_("%s: There is no unit on %s before the actions of this file."), input->name, name);
  else
    message = g_strdup_printf (_("%s: There is no unit on %s."), input->name, name);
  hx_complain (message);
  return HX_EXIT_REFUSED;
}

static void
print_heading (const HxCli   *cli,
               const HxInput *input,
               const HxBox   *box,
               guint8         hex)
{
  const HxPosition *position = &input->scenario->position;
  g_autofree char *piece = hx_narrator_dup_piece_name (cli->narrator, box, position, hex);
  g_autofree char *side = hx_narrator_dup_side_name (cli->narrator, box, position, position->unit[hex].owner);

  hx_say ("%s, %s", piece, side);
  if (has_actions (input))
    hx_say (_("  This is about the position before the actions of this file."));
}

static HxExit
refuse_hex (const HxGeometry *geometry,
            const char       *name)
{
  return hx_usage (_("'%s' is not a hex of this board; hexes are %s to %s."), name, geometry->name[0],
                   geometry->name[geometry->n_hexes - 1]);
}

static HxExit
explain (const HxCli    *cli,
         const HxSource *source,
         const char     *name,
         int             view)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = hx_input_open (cli, source, &error);
  g_autoptr (GPtrArray) reasons = NULL;
  g_autofree char *capital = g_ascii_strup (name, -1);
  const HxPosition *position;
  const HxBox *box;
  guint8 hex;

  if (input == NULL || !hx_view_set (cli, input, view, &error))
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  position = &input->scenario->position;
  box = hx_catalog_get_box (cli->catalog, input->scenario->radius);
  hex = hx_geometry_find (&box->geometry, capital);
  if (hex == HX_NO_HEX)
    return refuse_hex (&box->geometry, name);
  if (!(position->units >> hex & 1))
    return refuse_empty_hex (input, capital);
  print_heading (cli, input, box, hex);
  print_unrefereed (cli, input->scenario, hex);
  reasons = hx_explain_piece (cli->narrator, box, position, hex);
  for (guint i = 0; i < reasons->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (reasons, i);

      if (i == 0 || ((const HxInsight *) g_ptr_array_index (reasons, i - 1))->kind != why->kind)
        hx_say ("%s", get_heading (why->kind));
      print_reason (why);
    }
  return HX_EXIT_DONE;
}

/**
 * hx_cmd_explain:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status
 */
HxExit
hx_cmd_explain (const HxCli *cli,
                HxArguments *arguments)
{
  HxSource source = { 0 };
  const char *hex = NULL, *word;
  int view = HX_VIEW_ALL;
  const HxCliOption taken[] = { { "--view", HX_TAKES_VIEW, &view }, { NULL } };
  const HxCliSyntax syntax = { "explain", taken, TRUE };

  for (;;)
    {
      if (!hx_cli_options_next (arguments, &syntax, &word))
        return HX_EXIT_USAGE;
      if (word == NULL)
        break;
      if (source.text != NULL && (hex != NULL || hx_is_option (word)))
        return hx_usage (_("'explain' takes a file and a hex, nothing else."));
      if (source.text != NULL)
        hex = word;
      else if (!hx_arguments_source (arguments, word, &source))
        return HX_EXIT_USAGE;
    }
  if (hex == NULL)
    return hx_usage (_("'explain' needs a file and a hex, as in: explain FILE C3"));
  return explain (cli, &source, hex, view);
}
