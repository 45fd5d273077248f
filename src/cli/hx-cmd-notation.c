/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notation: a position as one line, for a post, an address or another command. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-notation.h"

#include <glib/gi18n.h>

#include "hx-cli-options.h"

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
  const HxCliOption none = { NULL };

  if (!hx_cli_options_read_file (arguments, &(HxCliSyntax) { "notation", &none, TRUE }, &source))
    return HX_EXIT_USAGE;
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
