/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The command: prints all ends of a battle or of actions, what is legal, or who acts on whom, or plays files of cases. */

#include <locale.h>

#include "second-referee.h"
#include "sr-cases.h"

static gboolean
load_scenario (JsonParser  *parser,
               const char  *path,
               GError     **error)
{
  g_autofree char *contents = NULL;
  g_autoptr (GIOChannel) input = NULL;
  gsize length;

  if (!g_str_equal (path, "-"))
    return json_parser_load_from_file (parser, path, error);
  input = g_io_channel_unix_new (0);
  if (g_io_channel_read_to_end (input, &contents, &length, error) != G_IO_STATUS_NORMAL)
    return FALSE;
  return json_parser_load_from_data (parser, contents, length, error);
}

static gboolean
print_ends (SrFacts     *facts,
            const char  *path,
            guint        limit,
            GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_auto (GStrv) ends = NULL;
  SrStats stats;
  gboolean complete;

  if (!load_scenario (parser, path, error))
    return FALSE;
  ends = sr_battle_ends (facts, json_parser_get_root (parser), limit, &stats, &complete, error);
  if (ends == NULL)
    return FALSE;
  for (int i = 0; ends[i] != NULL; i++)
    g_print ("%s%s\n", i > 0 ? "\n" : "", ends[i]);
  g_print ("\n%s: %u ends%s; decided by:%s%s%s%s%s\n", path, g_strv_length (ends),
           complete ? "" : " (more were left out)", stats.nets ? " nets" : "",
           stats.power ? " power" : "", stats.medics ? " Medics" : "",
           stats.scopers ? " Scopers" : "", stats.choices ? " choices" : "");
  return TRUE;
}

typedef char **(*ListFunc) (SrFacts   *facts,
                            JsonNode  *scenario,
                            GError   **error);

/* Which actions are legal, or who acts on whom, a line for each. */
static gboolean
print_list (SrFacts     *facts,
            const char  *path,
            ListFunc     list,
            GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_auto (GStrv) lines = NULL;

  if (!load_scenario (parser, path, error))
    return FALSE;
  lines = list (facts, json_parser_get_root (parser), error);
  for (int i = 0; lines != NULL && lines[i] != NULL; i++)
    g_print ("%s\n", lines[i]);
  return lines != NULL;
}

static gboolean
print_played (SrFacts     *facts,
              const char  *path,
              guint        limit,
              GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_auto (GStrv) ends = NULL;
  SrPlayed played;

  if (!load_scenario (parser, path, error))
    return FALSE;
  ends = sr_play_ends (facts, json_parser_get_root (parser), limit, &played, error);
  if (ends == NULL)
    return FALSE;
  for (int i = 0; ends[i] != NULL; i++)
    g_print ("%s%s\n", i > 0 ? "\n" : "", ends[i]);
  g_print ("\n%s: %u ends%s, %u lines refused\n", path, g_strv_length (ends),
           played.complete ? "" : " (more were left out)", played.n_refused);
  for (int i = 0; played.refused_rules != NULL && played.refused_rules[i] != NULL; i++)
    g_print ("action %u is forbidden by %s\n", played.refused_action, played.refused_rules[i]);
  g_strfreev (played.refused_rules);
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  g_auto (GStrv) cases = NULL;
  gboolean legal = FALSE;
  gboolean causes = FALSE;
  gboolean play = FALSE;
  int limit = 10000;
  const GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Directory of the army files", "DIR" },
    { "cases", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &cases, "File of cases to play", "FILE" },
    { "causes", 0, 0, G_OPTION_ARG_NONE, &causes, "List who nets, supplies, scopes and strengthens whom", NULL },
    { "legal", 0, 0, G_OPTION_ARG_NONE, &legal, "List the legal actions", NULL },
    { "play", 0, 0, G_OPTION_ARG_NONE, &play, "Play the actions, not one battle", NULL },
    { "limit", 0, 0, G_OPTION_ARG_INT, &limit, "Most ends to find", "N" },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("FILE...");
  g_autoptr (GError) error = NULL;
  g_autoptr (SrFacts) facts = NULL;
  int status = 0;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  facts = sr_facts_load (armies == NULL ? "data/armies" : armies, &error);
  for (int i = 0; facts != NULL && cases != NULL && cases[i] != NULL; i++)
    if (sr_cases_play (facts, cases[i], &error) != 0)
      status = 1;
  for (int i = 1; facts != NULL && error == NULL && i < argc; i++)
    if (legal || causes)
      print_list (facts, argv[i], legal ? sr_legal_actions : sr_position_causes, &error);
    else if (play)
      print_played (facts, argv[i], limit, &error);
    else
      print_ends (facts, argv[i], limit, &error);
  if (error != NULL)
    {
      g_printerr ("%s\n", error->message);
      status = 1;
    }
  return status;
}
