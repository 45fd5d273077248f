/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares who acts on whom by the explanations with what the second referee says, on random boards. */

#include <locale.h>
#include <string.h>

#include "first-causes.h"
#include "minimise.h"
#include "random-causes.h"

#define LEAST_PERCENT 5

/* What a board is counted for: lines that begin and end with these words. */
static const struct
{
  const char *name, *begins, *holds;
} kinds[] = {
  { "net by a piece", "net ", NULL },          { "net by a marker", "net ", "-net " },
  { "net by the user", "net user ", NULL },    { "power", "power ", NULL },
  { "power by the user", "power user ", NULL }, { "Scoper", "scoped ", NULL },
  { "initiative up", "gift ", " initiative 1" }, { "initiative up by 2", "gift ", " initiative 2" },
  { "initiative down", "gift ", " initiative -1" }, { "melee", "gift ", " melee 1" },
  { "ranged", "gift ", " ranged 1" },          { "extra attack", "gift ", " extra-attack 1" },
  { "Medic", "gift ", " medic 1" },            { "Quartermaster", "gift ", " melee-ranged 1" },
  { "Gauss Transformer", "gift ", " ranged-gauss 1" }, { "Wastes", "gift ", " extra-wound 1" },
  { "Krwiobus", "gift ", " transfusion 1" },   { "a move", "gift ", " mobility 1" },
  { "a rotation", "gift ", " rotation 1" },    { "means nothing", "idle ", NULL },
};

typedef struct
{
  SrFacts *facts;
  guint    boards;
  guint    disagreements;
  guint    counts[G_N_ELEMENTS (kinds)];
} Comparison;

static char **
list_error (GError *error)
{
  char *lines[] = { error->message, NULL };

  return g_strdupv (lines);
}

/* What both say; what the first does not put into words counts as something that it alone says. */
static gboolean
ask_both (Comparison  *comparison,
          JsonNode    *scenario,
          char      ***first,
          char      ***second)
{
  g_autoptr (GError) first_error = NULL, second_error = NULL;
  g_auto (GStrv) untold = first_untold (scenario, NULL);

  *first = untold != NULL && untold[0] != NULL ? g_steal_pointer (&untold) : first_causes (scenario, &first_error);
  *second = sr_position_causes (comparison->facts, scenario, &second_error);
  if (*first == NULL)
    *first = list_error (first_error);
  if (*second == NULL)
    *second = list_error (second_error);
  return g_strv_equal ((const char *const *) *first, (const char *const *) *second);
}

static gboolean
disagree (JsonNode *scenario,
          gpointer  data)
{
  g_auto (GStrv) first = NULL, second = NULL;

  return !ask_both (data, scenario, &first, &second);
}

static void
print_missing (const char  *whose,
               char       **lines,
               char       **others)
{
  for (int i = 0; lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) others, lines[i]))
      g_print ("--- %s alone: %s\n", whose, lines[i]);
}

static void
print_disagreement (Comparison *comparison,
                    JsonNode   *scenario,
                    guint64     number)
{
  g_autoptr (JsonNode) smallest = minimise (scenario, disagree, comparison);
  g_autofree char *json = json_to_string (smallest, FALSE);
  g_auto (GStrv) first = NULL, second = NULL;

  ask_both (comparison, smallest, &first, &second);
  g_print ("=== board %" G_GUINT64_FORMAT "\n%s\n", number, json);
  print_missing ("first referee", first, second);
  print_missing ("second referee", second, first);
}

static gboolean
is_of_kind (const char *line,
            guint       kind)
{
  gboolean marked = strstr (line, "-net ") != NULL || strstr (line, " user ") != NULL;

  if (!g_str_has_prefix (line, kinds[kind].begins))
    return FALSE;
  if (kinds[kind].holds != NULL)
    return strstr (line, kinds[kind].holds) != NULL;
  return marked == (strstr (kinds[kind].begins, "user") != NULL);
}

static void
count_kinds (Comparison  *comparison,
             char       **lines)
{
  comparison->boards++;
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (int i = 0; lines[i] != NULL; i++)
      if (is_of_kind (lines[i], kind))
        {
          comparison->counts[kind]++;
          break;
        }
}

static gboolean
print_counts (const Comparison *comparison)
{
  gboolean enough = TRUE;

  g_print ("Causes, of %u boards:\n", comparison->boards);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      g_print ("  %-18s %6u  %5.1f %%\n", kinds[kind].name, comparison->counts[kind],
               100.0 * comparison->counts[kind] / MAX (comparison->boards, 1));
      enough = enough && 100 * comparison->counts[kind] >= LEAST_PERCENT * comparison->boards;
    }
  return enough;
}

static void
compare_board (Comparison *comparison,
               guint64     seed,
               guint64     number)
{
  g_autoptr (JsonNode) scenario = random_causes (comparison->facts, seed, number);
  g_auto (GStrv) first = NULL, second = NULL;

  if (!ask_both (comparison, scenario, &first, &second))
    {
      comparison->disagreements++;
      print_disagreement (comparison, scenario, number);
    }
  count_kinds (comparison, second);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  int boards = 2000;
  int seed = 1;
  int most = 5;
  gboolean no_shares = FALSE;
  const GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Directory of the army files", "DIR" },
    { "boards", 0, 0, G_OPTION_ARG_INT, &boards, "How many boards", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Which boards", "N" },
    { "most", 0, 0, G_OPTION_ARG_INT, &most, "Stop after so many disagreements", "N" },
    { "no-shares", 0, 0, G_OPTION_ARG_NONE, &no_shares, "Do not ask that each cause occurs often enough", NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SrFacts) facts = NULL;
  Comparison comparison = { 0 };
  gboolean enough;

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
  comparison.facts = facts;
  for (int i = 0; i < boards && comparison.disagreements < (guint) most; i++)
    compare_board (&comparison, seed, i);
  g_print ("%u boards, %u disagreements\n", comparison.boards, comparison.disagreements);
  enough = print_counts (&comparison) || no_shares;
  return comparison.disagreements == 0 && comparison.boards > 0 && enough ? 0 : 1;
}
