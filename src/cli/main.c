/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hexarbiter-cli: the referee without a window. */
#define G_LOG_DOMAIN "hx-cli"

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>

#include "hx-cli.h"
#include "hx-data.h"
#include "hx-place.h"

static const struct
{
  const char *name;
  HxExit (*run) (const HxCli *cli,
                 HxArguments *arguments);
} commands[] = {
  { "resolve", hx_cmd_resolve },   { "legal", hx_cmd_legal },   { "explain", hx_cmd_explain },
  { "solve", hx_cmd_solve },       { "validate", hx_cmd_validate }, { "render", hx_cmd_render }, { "rules", hx_cmd_rules },
  { "armies", hx_cmd_armies },     { "bench", hx_cmd_bench },   { "notation", hx_cmd_notation },
  { "report", hx_cmd_report },
};

static const char *
get_help (void)
{
  return _("Usage: hexarbiter-cli COMMAND ARGUMENTS\n"
           "\n"
           "  resolve FILE... [--json] [--ends] [--choices A,B,...] [--default-choices] [--all-outcomes] [--limit N]\n"
           "      plays the actions of a scenario and says why it came out as it did\n"
           "  legal FILE [--json]\n"
           "      lists what the side to move may do\n"
           "  explain FILE HEX\n"
           "      says why the piece on HEX will act as it will in a battle\n"
           "  solve FILE [--json] [--all] [--readings] [--time-limit SECONDS]\n"
           "      finds every solution of a puzzle; with --readings it is solved by other readings of disputed points as well\n"
           "  validate FILE...\n"
           "      says whether scenarios and armies can be read and what is odd about them\n"
           "  render FILE -o OUT.(svg|png|pdf) [--size N] [--dark] [--step N] [--thumbnail] [--sheet] [--solution]\n"
           "      draws the board, or a puzzle as a sheet to print, with its solution on a second page\n"
           "  report FILE -o OUT.(txt|md|html) [--choices A,B,...] [--default-choices]\n"
           "      writes the position, what was played and why, the end, and all rules cited; HTML with pictures\n"
           "  notation FILE\n"
           "      writes the position as one line\n"
           "  rules [ID|WORDS] [--example NAME] [--coverage [--positions FOLDER] [--save FILE]]\n"
           "      shows the rules, one of them, those that words find, or which of them the test positions exercise\n"
           "  armies [ID|FILE]\n"
           "      shows the armies, or the tiles of one\n"
           "  bench\n"
           "      measures how many battles a second the referee fights\n"
           "\n"
           "With --view SIDE the first three, render and report hide what that side may not know.\n"
           "A FILE '-' is standard input; --position TEXT takes a position in one line instead of a FILE.\n"
           "Exit status: 0 done, 1 refused, 2 wrong usage, 3 a choice is open, 4 a search was stopped.\n");
}

/* Of the help what stands under one command: its line, and all that is set in further than it. */
static void
print_help_of (const char *command)
{
  g_autofree char *begin = g_strdup_printf ("\n  %s ", command), *usage = g_strdup_printf ("\n  %s\n", command);
  const char *help = get_help (), *from = strstr (help, begin), *to;

  if (from == NULL)
    from = strstr (help, usage);
  if (from == NULL)
    {
      fputs (help, stdout);
      return;
    }
  from++;
  for (to = strchr (from, '\n') + 1; g_str_has_prefix (to, "   "); to = strchr (to, '\n') + 1)
    ;
  fwrite (from, 1, (gsize) (to - from), stdout);
  if (g_str_equal (command, "solve"))
    fputs (_("\n"
             "The goal of a puzzle is more hit points than the others, their HQs destroyed, so many wounds on a tile,\n"
             "no loss, or the loss of exactly these pieces. It has to be met whatever the opponent chooses.\n"
             "Lines that come to the same are one solution: other orders, facings without effect, Traps where nobody comes.\n"
             "SECONDS is a whole number; what is found until then is printed, and the exit status is 4.\n"), stdout);
}

static gboolean
begin (HxCli   *cli,
       GError **error)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autofree char *own = hx_own_armies_dup_folder ();

  cli->catalog = hx_data_load (dir, error);
  if (cli->catalog == NULL)
    return FALSE;
  cli->language = hx_languages_pick (hx_catalog_get_languages (cli->catalog), g_get_language_names ());
  cli->own_armies = hx_own_armies_load (cli->catalog, own);
  cli->narrator = hx_narrator_new (cli->catalog, cli->language);
  return TRUE;
}

/* An army that is left out stops nothing; what needs it says so itself. */
static void
complain_of_armies (const HxCli *cli)
{
  for (guint i = 0; i < cli->own_armies->len; i++)
    {
      const HxOwnArmy *own = g_ptr_array_index (cli->own_armies, i);
      g_autofree char *name = g_filename_display_name (own->path);
      g_autofree char *more = NULL;

      if (own->faults->len > 0)
        hx_complain (g_ptr_array_index (own->faults, 0));
      if (own->faults->len > 1)
        {
          more = g_strdup_printf (ngettext ("%s: There is %u fault more; 'validate' tells all.",
                                            "%s: There are %u faults more; 'validate' tells all.", own->faults->len - 1),
                                  name, own->faults->len - 1);
          hx_complain (more);
        }
    }
}

static HxExit
run_command (const char  *name,
             HxArguments *arguments)
{
  HxCli cli = { 0 };
  g_autoptr (GError) error = NULL;
  HxExit status = HX_EXIT_REFUSED;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      {
        if (begin (&cli, &error))
          {
            if (commands[i].run != hx_cmd_validate)
              complain_of_armies (&cli);
            status = commands[i].run (&cli, arguments);
          }
        else
          hx_complain (error->message);
        g_clear_pointer (&cli.own_armies, g_ptr_array_unref);
        g_clear_pointer (&cli.narrator, hx_narrator_free);
        g_clear_pointer (&cli.catalog, hx_catalog_free);
        return status;
      }
  return hx_usage (_("There is no command '%s'; --help lists them."), name);
}

static gboolean
asks_for_help (const char *word)
{
  return g_str_equal (word, "--help") || g_str_equal (word, "-h");
}

static HxExit
run (int    argc,
     char **argv)
{
  HxArguments arguments = { argv, argc, 2 };

  if (argc < 2)
    return hx_usage (_("A command is missing; --help lists them."));
  if (asks_for_help (argv[1]) || g_str_equal (argv[1], "help"))
    {
      fputs (get_help (), stdout);
      return HX_EXIT_DONE;
    }
  if (argc == 3 && asks_for_help (argv[2]))
    {
      print_help_of (argv[1]);
      return HX_EXIT_DONE;
    }
  if (g_str_equal (argv[1], "--version"))
    {
      hx_say ("hexarbiter-cli %s", HX_VERSION);
      return HX_EXIT_DONE;
    }
  return run_command (argv[1], &arguments);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *locale_dir = hx_place_dup_locale_dir ();

  setlocale (LC_ALL, "");
  bindtextdomain (HX_GETTEXT_DOMAIN, locale_dir);
  bind_textdomain_codeset (HX_GETTEXT_DOMAIN, "UTF-8");
  textdomain (HX_GETTEXT_DOMAIN);
  return (int) hx_finish (run (argc, argv));
}
