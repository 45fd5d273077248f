/* SPDX-License-Identifier: GPL-3.0-or-later */
/* validate: whether files can be read, and what is odd about them. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli.h"

static void
print_all (GStrv sentences)
{
  for (guint i = 0; sentences[i] != NULL; i++)
    hx_say ("  %s", sentences[i]);
}

static HxExit
validate (const HxCli    *cli,
          const HxSource *source)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = hx_input_open (cli, source, &error);
  g_auto (GStrv) odd = NULL;
  g_auto (GStrv) unrefereed = NULL;

  if (input == NULL)
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  odd = hx_scenario_dup_oddities (cli->catalog, input->scenario, cli->language);
  unrefereed = hx_scenario_dup_unrefereed (cli->catalog, input->scenario, cli->language);
  if (odd[0] == NULL)
    hx_say (_("%s: valid"), input->name);
  else
    hx_say (_("%s: valid, but odd"), input->name);
  print_all (odd);
  print_all (unrefereed);
  return HX_EXIT_DONE;
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
  const char *word;
  HxSource source;

  while ((word = hx_arguments_next (arguments)) != NULL)
    {
      if (!hx_is_source (word))
        return hx_usage (_("'validate' has no option %s."), word);
      if (!hx_arguments_source (arguments, word, &source))
        return HX_EXIT_USAGE;
      g_array_append_val (sources, source);
    }
  if (sources->len == 0)
    return hx_usage (_("'validate' needs a file."));
  for (guint i = 0; i < sources->len; i++)
    if (validate (cli, &g_array_index (sources, HxSource, i)) != HX_EXIT_DONE)
      status = HX_EXIT_REFUSED;
  return status;
}
