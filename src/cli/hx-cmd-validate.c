/* SPDX-License-Identifier: GPL-3.0-or-later */
/* validate: whether files can be read, and what is odd about them. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli-options.h"
#include "hx-play.h"
#include "hx-retelling.h"

static void
print_all (GStrv sentences)
{
  for (guint i = 0; sentences[i] != NULL; i++)
    hx_say ("  %s", sentences[i]);
}

/* An army that the catalog has already may be this very file: only those that came with the program are compared. */
static HxExit
validate_army (const HxCli *cli,
               const char  *name,
               GBytes      *bytes)
{
  g_autofree char *shown = g_filename_display_name (name);
  g_autoptr (HxOwnArmy) own = hx_own_army_new (cli->catalog, name, bytes);

  for (guint i = 0; i < own->faults->len; i++)
    hx_complain (g_ptr_array_index (own->faults, i));
  if (own->faults->len > 0)
    return HX_EXIT_REFUSED;
  if (own->remarks->len == 0)
    hx_say (_("%s: valid"), shown);
  else
    hx_say (_("%s: valid, but odd"), shown);
  for (guint i = 0; i < own->remarks->len; i++)
    hx_say ("  %s", (const char *) g_ptr_array_index (own->remarks, i));
  return HX_EXIT_DONE;
}

/* Returns: (transfer full) (nullable): what cannot be played of the file's actions and choices, as far as these go. */
static GError *
play (const HxCli   *cli,
      const HxInput *input)
{
  g_autofree HxOpenChoice *open = g_new0 (HxOpenChoice, 1);
  g_autoptr (HxLine) line = NULL;
  GError *error = NULL;

  if (input->scenario->actions == NULL)
    return NULL;
  open->may_wait = TRUE;
  line = hx_play_line (cli, input, (const char *const *) input->scenario->choices, open, &error);
  return error;
}

/* Returns: (transfer full) (nullable): why the puzzle of the file, if there is one, cannot be played. */
static GError *
look_at_puzzle (const HxCli   *cli,
                const HxInput *input)
{
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  GError *error = NULL;

  if (input->scenario->goal != NULL)
    (void) hx_input_to_puzzle (cli, input, puzzle, &error);
  return error;
}

static HxExit
validate_scenario (const HxCli   *cli,
                   const HxInput *input)
{
  g_auto (GStrv) odd = hx_scenario_dup_oddities (cli->catalog, input->scenario, cli->language);
  g_auto (GStrv) unrefereed = hx_scenario_dup_unrefereed (cli->catalog, input->scenario, cli->language);
  g_autoptr (GError) unplayed = play (cli, input);
  g_autoptr (GError) unsound = look_at_puzzle (cli, input);

  if (odd[0] == NULL && unplayed == NULL && unsound == NULL)
    hx_say (_("%s: valid"), input->name);
  else
    hx_say (_("%s: valid, but odd"), input->name);
  print_all (odd);
  if (unplayed != NULL)
    hx_say ("  %s", unplayed->message);
  if (unsound != NULL)
    hx_say ("  %s", unsound->message);
  print_all (unrefereed);
  return HX_EXIT_DONE;
}

static HxExit
validate (const HxCli    *cli,
          const HxSource *source)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = source->is_line ? NULL : hx_input_read (source->text, &error);
  g_autoptr (HxInput) input = NULL;

  if (bytes != NULL && hx_own_army_is_army (bytes))
    return validate_army (cli, source->text, bytes);
  if (error == NULL)
    input = bytes != NULL ? hx_input_new (cli, source->text, bytes, &error) : hx_input_open (cli, source, &error);
  if (input != NULL)
    return validate_scenario (cli, input);
  hx_complain (error->message);
  return HX_EXIT_REFUSED;
}

/**
 * hx_cmd_validate:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status: refused if any file is
 */
HxExit
hx_cmd_validate (const HxCli *cli,
                 HxArguments *arguments)
{
  g_autoptr (GArray) sources = g_array_new (FALSE, FALSE, sizeof (HxSource));
  HxExit status = HX_EXIT_DONE;
  const HxCliOption none = { NULL };

  if (!hx_cli_options_read_files (arguments, &(HxCliSyntax) { "validate", &none, TRUE }, sources))
    return HX_EXIT_USAGE;
  for (guint i = 0; i < sources->len; i++)
    if (validate (cli, &g_array_index (sources, HxSource, i)) != HX_EXIT_DONE)
      status = HX_EXIT_REFUSED;
  return status;
}
