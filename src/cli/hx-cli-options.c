/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A command says what it takes, and is given what the command line has of it. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-cli-options.h"

#include <glib/gi18n.h>

#include "hx-view.h"

static const HxCliOption *
find_option (const HxCliSyntax *syntax,
             const char        *word)
{
  for (const HxCliOption *option = syntax->options; option->word != NULL; option++)
    if (g_str_equal (option->word, word))
      return option;
  return NULL;
}

static gboolean
read_list (HxArguments       *arguments,
           const HxCliOption *option)
{
  const char *value = hx_arguments_value (arguments, option->word);
  char ***list = option->value;

  if (value == NULL)
    return FALSE;
  g_strfreev (*list);
  *list = *value != '\0' ? g_strsplit (value, ",", -1) : g_new0 (char *, 1);
  return TRUE;
}

static gboolean
take (HxArguments       *arguments,
      const HxCliOption *option)
{
  switch (option->takes)
    {
    case HX_TAKES_NOTHING:
      *(gboolean *) option->value = TRUE;
      return TRUE;
    case HX_TAKES_TEXT:
      return (*(const char **) option->value = hx_arguments_value (arguments, option->word)) != NULL;
    case HX_TAKES_NUMBER:
      return hx_arguments_number (arguments, option->word, option->min, option->max, option->value);
    case HX_TAKES_LIST:
      return read_list (arguments, option);
    case HX_TAKES_VIEW:
      return hx_view_read (arguments, option->word, option->value);
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * hx_cli_options_next:
 * @arguments: the arguments
 * @syntax: what the command takes
 * @word: (out) (nullable): the next word that is no option of it, or %NULL when there is none
 *
 * Reads the options up to that word.
 *
 * Returns: whether they are right; else it has complained
 */
gboolean
hx_cli_options_next (HxArguments       *arguments,
                     const HxCliSyntax *syntax,
                     const char       **word)
{
  while ((*word = hx_arguments_next (arguments)) != NULL)
    {
      const HxCliOption *option = find_option (syntax, *word);

      if (option != NULL && !take (arguments, option))
        return FALSE;
      if (option != NULL)
        continue;
      if (syntax->takes_files ? hx_is_source (*word) : !hx_is_option (*word))
        return TRUE;
      hx_usage (_("'%s' has no option %s."), syntax->command, *word);
      return FALSE;
    }
  return TRUE;
}

/**
 * hx_cli_options_read:
 * @arguments: the arguments
 * @syntax: what the command takes, one file among it
 * @source: (inout): empty; takes the file, if there is one
 *
 * Returns: whether all is right; else it has complained
 */
gboolean
hx_cli_options_read (HxArguments       *arguments,
                     const HxCliSyntax *syntax,
                     HxSource          *source)
{
  const char *word;

  while (hx_cli_options_next (arguments, syntax, &word))
    {
      if (word == NULL)
        return TRUE;
      if (source->text != NULL)
        {
          hx_usage (_("'%s' takes one file; '%s' is another."), syntax->command, word);
          return FALSE;
        }
      if (!hx_arguments_source (arguments, word, source))
        return FALSE;
    }
  return FALSE;
}

static gboolean
need_file (const HxCliSyntax *syntax,
           gboolean           has_one)
{
  if (!has_one)
    hx_usage (_("'%s' needs a file."), syntax->command);
  return has_one;
}

/**
 * hx_cli_options_read_file:
 * @arguments: the arguments
 * @syntax: what the command takes besides one file, which it needs
 * @source: (inout): empty; takes the file
 *
 * Returns: whether all is right; else it has complained
 */
gboolean
hx_cli_options_read_file (HxArguments       *arguments,
                          const HxCliSyntax *syntax,
                          HxSource          *source)
{
  return hx_cli_options_read (arguments, syntax, source) && need_file (syntax, source->text != NULL);
}

/**
 * hx_cli_options_read_files:
 * @arguments: the arguments
 * @syntax: what the command takes besides files, of which it needs one at least
 * @sources: (element-type HxSource) (inout): takes the files
 *
 * Returns: whether all is right; else it has complained
 */
gboolean
hx_cli_options_read_files (HxArguments       *arguments,
                           const HxCliSyntax *syntax,
                           GArray            *sources)
{
  const char *word;
  HxSource source;

  while (hx_cli_options_next (arguments, syntax, &word))
    {
      if (word == NULL)
        return need_file (syntax, sources->len > 0);
      if (!hx_arguments_source (arguments, word, &source))
        return FALSE;
      g_array_append_val (sources, source);
    }
  return FALSE;
}
