/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks with the second referee alone that the random boards are decided by what they should test. */

#include <locale.h>

#include "random-positions.h"
#include "shares.h"

#define LIMIT 20000

static gboolean
count_board (SrFacts  *facts,
             guint64   seed,
             guint64   number,
             Shares   *shares,
             gboolean  show)
{
  g_autoptr (JsonNode) scenario = random_position (facts, seed, number);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) ends = NULL;
  SrStats stats;
  gboolean complete;

  if (show)
    {
      g_autofree char *json = json_to_string (scenario, FALSE);

      g_print ("%s\n", json);
      return TRUE;
    }
  ends = sr_battle_ends (facts, scenario, LIMIT, &stats, &complete, &error);
  if (ends == NULL)
    {
      g_printerr ("board %" G_GUINT64_FORMAT ": %s\n", number, error->message);
      return FALSE;
    }
  if (!complete)
    g_print ("board %" G_GUINT64_FORMAT ": too many ends, left out\n", number);
  else
    shares_add (shares, &stats);
  return TRUE;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  int boards = 1000;
  int first = 0;
  int seed = 1;
  gboolean show = FALSE;
  const GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Directory of the army files", "DIR" },
    { "boards", 0, 0, G_OPTION_ARG_INT, &boards, "How many boards", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &first, "Number of the first board", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Which boards", "N" },
    { "show", 0, 0, G_OPTION_ARG_NONE, &show, "Print the boards instead", NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SrFacts) facts = NULL;
  Shares shares = { 0 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  facts = sr_facts_load (armies == NULL ? "data/armies" : armies, &error);
  if (facts == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  for (int i = first; i < first + boards; i++)
    if (!count_board (facts, seed, i, &shares, show))
      return 1;
  if (show)
    return 0;
  shares_print (&shares);
  return shares_are_enough (&shares) ? 0 : 1;
}
