/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation: a position as one line, for a post, an address or another command. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-notation.h"

#include <glib/gi18n.h>

#include "hx-cli.h"

/**
 * hx_cmd_notation:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status
 */
HxExit
hx_cmd_notation (const HxCli *cli,
                 HxArguments *arguments)
{
  HxSource source = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = NULL;
  g_autofree char *line = NULL;
  const char *word;

  while ((word = hx_arguments_next (arguments)) != NULL)
    {
      if (!hx_is_source (word))
        return hx_usage (_("'notation' has no option %s."), word);
      if (source.text != NULL)
        return hx_usage (_("'notation' takes one file; '%s' is another."), word);
      if (!hx_arguments_source (arguments, word, &source))
        return HX_EXIT_USAGE;
    }
  if (source.text == NULL)
    return hx_usage (_("'notation' needs a file."));
  input = hx_input_open (cli, &source, &error);
  if (input == NULL)
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  line = hx_notation_write (cli->catalog, input->scenario);
  hx_say ("%s", line);
  return HX_EXIT_DONE;
}
