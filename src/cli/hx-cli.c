/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading input and arguments, writing messages. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "hx-json-lines.h"
#include "hx-notation.h"

#define POSITION "--position"

static GBytes *
read_standard_input (GError **error)
{
  g_autoptr (GByteArray) read = g_byte_array_new ();
  guint8 buffer[16384];
  gsize n;

  /* One byte more than any file may have, so that a larger one is refused as too large. */
  while (read->len <= HX_JSON_MAX_SIZE && (n = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_byte_array_append (read, buffer, (guint) n);
  if (ferror (stdin))
    {
      g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_IO, _("-: Standard input cannot be read: %s."), g_strerror (errno));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&read));
}

/* What is there by that name is meant, even where the name looks like an address: "first:second.hexa". */
static GBytes *
read_file (const char  *name,
           GError     **error)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *shown = g_filename_display_name (name);

  if (*name == '\0')
    {
      g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_IO, _("'': The name of a file cannot be empty."));
      return NULL;
    }
  file = g_file_test (name, G_FILE_TEST_EXISTS) ? g_file_new_for_path (name) : g_file_new_for_commandline_arg (name);
  return hx_scenario_read_file (file, shown, error);
}

/**
 * hx_input_read:
 * @name: a file's name, or "-" for standard input
 * @error: any #HxFileError
 *
 * Returns: (transfer full) (nullable): its content
 */
GBytes *
hx_input_read (const char  *name,
               GError     **error)
{
  return g_str_equal (name, "-") ? read_standard_input (error) : read_file (name, error);
}

/**
 * hx_input_new:
 * @cli: the program's data
 * @name: the name under which @bytes were read
 * @bytes: what was read
 * @error: any #HxFileError
 *
 * Returns: (transfer full) (nullable): the scenario with its text; free with hx_input_free()
 */
HxInput *
hx_input_new (const HxCli  *cli,
              const char   *name,
              GBytes       *bytes,
              GError      **error)
{
  g_autoptr (HxInput) input = g_new0 (HxInput, 1);

  input->name = g_filename_display_name (name);
  input->bytes = g_bytes_ref (bytes);
  input->scenario = hx_scenario_load_bytes (cli->catalog, input->name, bytes, error);
  return input->scenario != NULL ? g_steal_pointer (&input) : NULL;
}

/**
 * hx_input_load:
 * @cli: the program's data
 * @name: a file's name, or "-" for standard input
 * @error: any #HxFileError
 *
 * Reads a scenario.
 *
 * Returns: (transfer full) (nullable): the scenario with its text; free with hx_input_free()
 */
HxInput *
hx_input_load (const HxCli  *cli,
               const char   *name,
               GError      **error)
{
  g_autoptr (GBytes) bytes = hx_input_read (name, error);

  return bytes != NULL ? hx_input_new (cli, name, bytes, error) : NULL;
}

static HxInput *
read_line (const HxCli  *cli,
           const char   *text,
           GError      **error)
{
  g_autoptr (HxInput) input = g_new0 (HxInput, 1);
  g_autoptr (GError) reason = NULL;

  input->name = g_strdup (POSITION);
  input->scenario = hx_notation_read (cli->catalog, text, &reason);
  if (input->scenario != NULL)
    return g_steal_pointer (&input);
  g_propagate_prefixed_error (error, g_steal_pointer (&reason), "%s: ", POSITION);
  return NULL;
}

/**
 * hx_input_open:
 * @cli: the program's data
 * @source: a file, or a position in one line
 * @error: any #HxFileError
 *
 * Returns: (transfer full) (nullable): the scenario; free with hx_input_free()
 */
HxInput *
hx_input_open (const HxCli     *cli,
               const HxSource  *source,
               GError         **error)
{
  return source->is_line ? read_line (cli, source->text, error) : hx_input_load (cli, source->text, error);
}

/**
 * hx_source_dup_name:
 * @source: where a position comes from
 *
 * Returns: (transfer full): what it is called in messages
 */
char *
hx_source_dup_name (const HxSource *source)
{
  return source->is_line ? g_strdup (POSITION) : g_filename_display_name (source->text);
}

/**
 * hx_input_free:
 * @input: (nullable) (transfer full): an input
 */
void
hx_input_free (HxInput *input)
{
  if (input == NULL)
    return;
  g_free (input->name);
  g_clear_pointer (&input->bytes, g_bytes_unref);
  g_clear_pointer (&input->scenario, hx_scenario_free);
  g_free (input);
}

/**
 * hx_input_refuse:
 * @input: what could be read
 * @path: the value in it that is to blame: "$.actions[1]"; or an option: "--choices"
 * @format: a sentence, as for printf()
 * @...: what it needs
 *
 * Returns: (transfer full): an error that names the file, the line and the place; for a position in one line, which holds no
 *   actions, there is no place to name
 */
GError *
hx_input_refuse (const HxInput *input,
                 const char    *path,
                 const char    *format,
                 ...)
{
  g_autofree char *message = NULL;
  g_autofree char *whole = NULL;
  guint line, column;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  if (*path == '$' && input->bytes == NULL)
    whole = g_strdup_printf ("%s: %s", input->name, message);
  else if (*path == '$')
    {
      gsize length;
      const char *text = g_bytes_get_data (input->bytes, &length);

      hx_json_lines_find (text, length, path, &line, &column);
      whole = g_strdup_printf ("%s:%u: %s: %s", input->name, line, path, message);
    }
  else
    whole = g_strdup_printf ("%s: %s: %s", input->name, path, message);
  return hx_file_error_new (HX_FILE_ERROR_VALUE, whole);
}

/**
 * hx_arguments_next:
 * @arguments: the arguments
 *
 * Returns: (nullable): the next word, or %NULL when there is none
 */
const char *
hx_arguments_next (HxArguments *arguments)
{
  return arguments->at < arguments->n ? arguments->words[arguments->at++] : NULL;
}

/**
 * hx_arguments_value:
 * @arguments: the arguments
 * @option: the option that was read just now
 *
 * Returns: (nullable): its value, or %NULL after a complaint
 */
const char *
hx_arguments_value (HxArguments *arguments,
                    const char  *option)
{
  const char *value = hx_arguments_next (arguments);

  if (value == NULL)
    hx_usage (_("The option %s needs a value."), option);
  return value;
}

/**
 * hx_arguments_number:
 * @arguments: the arguments
 * @option: the option that was read just now
 * @min: the least number that it takes
 * @max: the largest
 * @value: (out): its number
 *
 * Returns: whether there is such a number; else it has complained
 */
gboolean
hx_arguments_number (HxArguments *arguments,
                     const char  *option,
                     guint        min,
                     guint        max,
                     guint       *value)
{
  const char *word = hx_arguments_value (arguments, option);
  guint64 number;

  if (word == NULL)
    return FALSE;
  if (!g_ascii_string_to_unsigned (word, 10, min, max, &number, NULL))
    {
      hx_usage (_("The option %s takes a whole number from %u to %u, not '%s'."), option, min, max, word);
      return FALSE;
    }
  *value = (guint) number;
  return TRUE;
}

/**
 * hx_is_option:
 * @word: a word of the command line
 *
 * Returns: whether it is an option; "-" is standard input
 */
gboolean
hx_is_option (const char *word)
{
  return word[0] == '-' && word[1] != '\0';
}

/**
 * hx_is_source:
 * @word: a word of the command line
 *
 * Returns: whether it is a file, or the option that stands for one
 */
gboolean
hx_is_source (const char *word)
{
  return !hx_is_option (word) || g_str_equal (word, POSITION);
}

/**
 * hx_arguments_source:
 * @arguments: the arguments
 * @word: the word that was read just now, for which hx_is_source() holds
 * @source: (out): where the position comes from
 *
 * Returns: whether it is complete; else it has complained
 */
gboolean
hx_arguments_source (HxArguments *arguments,
                     const char  *word,
                     HxSource    *source)
{
  source->is_line = g_str_equal (word, POSITION);
  source->text = source->is_line ? hx_arguments_value (arguments, word) : word;
  return source->text != NULL;
}

/**
 * hx_usage:
 * @format: a sentence, as for printf()
 * @...: what it needs
 *
 * Says what is wrong with the command line.
 *
 * Returns: %HX_EXIT_USAGE
 */
HxExit
hx_usage (const char *format,
          ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  hx_complain (message);
  return HX_EXIT_USAGE;
}

/**
 * hx_complain:
 * @message: a sentence for standard error
 */
void
hx_complain (const char *message)
{
  g_autofree char *valid = g_utf8_make_valid (message, -1);

  fflush (stdout);
  fprintf (stderr, "hexarbiter-cli: %s\n", valid);
}

/**
 * hx_say:
 * @format: text, as for printf()
 * @...: what it needs
 *
 * Writes a line to standard output: in UTF-8 whatever the locale, since it may be JSON.
 */
void
hx_say (const char *format,
        ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  puts (line);
}

/**
 * hx_finish:
 * @status: the exit status so far
 *
 * Makes sure that all has been written.
 *
 * Returns: @status, or %HX_EXIT_REFUSED where standard output does not take what was said
 */
HxExit
hx_finish (HxExit status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  hx_complain (_("Standard output cannot be written."));
  return HX_EXIT_REFUSED;
}
