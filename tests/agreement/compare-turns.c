/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random turns with both referees, compares what they call legal, and prints each disagreement made small. */

#include <locale.h>

#include "first-turns.h"
#include "minimise.h"
#include "random-games.h"
#include "random-turns.h"
#include "random-wrong.h"
#include "turn-shares.h"

#define MOST_PRINTED 6

typedef struct
{
  SrFacts    *facts;
  RandomGame *game;
  const char *save_dir;
  guint       limit;
  guint       lists_every;
  guint       weigh_every;
  gboolean    strict;
  gboolean    as_is;
  guint       lists;
  guint       refusals;
  guint       other_rules;
  guint       unreadable;
  guint       incomplete;
  guint       disagreements;
  TurnShares  shares;
} Comparison;

/* What one run is asked: legal actions or ends. */
typedef enum
{
  ASK_LEGAL,
  ASK_ENDS
} Question;

typedef struct
{
  Comparison *comparison;
  Question    question;
  guint       n_hqs;
} Asking;

typedef struct
{
  char       **first;
  char       **second;
  gboolean     readable;
  gboolean     complete;
  gboolean     refused;
  gboolean     same_rule;
  char        *rules;
} Answers;

static void
clear_answers (Answers *answers)
{
  g_clear_pointer (&answers->first, g_strfreev);
  g_clear_pointer (&answers->second, g_strfreev);
  g_clear_pointer (&answers->rules, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answers, clear_answers)

static char *
describe_end (JsonNode *scenario,
              gpointer  data)
{
  g_autoptr (GError) error = NULL;
  char *text = sr_scenario_text (data, scenario, &error);

  return text != NULL ? text : g_strdup (error->message);
}

static void
add_line (char      ***texts,
          const char  *line)
{
  guint n = g_strv_length (*texts);

  *texts = g_renew (char *, *texts, n + 2);
  (*texts)[n] = g_strdup (line);
  (*texts)[n + 1] = NULL;
}

/* Both say why; that the first referee names one of the rules that the second one found is a matter of its own. */
static void
compare_rules (Answers           *answers,
               const FirstPlayed *first,
               const SrPlayed    *second)
{
  g_autofree char *joined = second->refused_rules == NULL ? g_strdup ("") : g_strjoinv (" ", second->refused_rules);

  answers->refused = first->refused_action > 0 && second->refused_action > 0;
  answers->same_rule = !answers->refused || first->refused_action != second->refused_action
                       || g_strv_contains ((const char *const *) second->refused_rules, first->rule);
  answers->rules = g_strdup_printf ("%s against %s", first->rule == NULL ? "" : first->rule, joined);
}

static guint
count_actions (JsonNode *scenario)
{
  JsonNode *node = json_object_get_member (json_node_get_object (scenario), "actions");

  return node == NULL ? 0 : json_array_get_length (json_node_get_array (node));
}

static void
ask_ends (Comparison *comparison,
          JsonNode   *scenario,
          Answers    *answers)
{
  FirstPlayed first = { 0 };
  SrPlayed second = { 0 };

  /* Without actions a scenario is one battle, which is compared elsewhere. */
  if (count_actions (scenario) == 0)
    return;
  answers->first = first_turn_ends (scenario, comparison->limit, describe_end, comparison->facts, &first, NULL);
  answers->readable = answers->first != NULL;
  if (!answers->readable)
    return;
  answers->second = sr_play_ends (comparison->facts, scenario, comparison->limit, &second, NULL);
  answers->readable = answers->second != NULL;
  answers->complete = first.complete && second.complete;
  if (answers->readable && (first.refused_action > 0 || second.refused_action > 0))
    {
      g_autofree char *first_line = g_strdup_printf ("refused by %s", first.rule == NULL ? "nothing" : first.rule);
      g_autofree char *second_line = g_strdup_printf ("refused at action %u", second.refused_action);

      compare_rules (answers, &first, &second);
      if (first.refused_action > 0)
        add_line (&answers->first, answers->refused ? "refused" : first_line);
      if (second.refused_action > 0)
        add_line (&answers->second, answers->refused ? "refused" : second_line);
    }
  g_strfreev (second.refused_rules);
}

static void
ask_legal (Comparison *comparison,
           JsonNode   *scenario,
           Answers    *answers)
{
  answers->first = first_legal_actions (scenario, NULL);
  answers->second = answers->first == NULL ? NULL : sr_legal_actions (comparison->facts, scenario, NULL);
  answers->readable = answers->second != NULL;
  answers->complete = TRUE;
}

static gboolean
ask_both (const Asking *asking,
          JsonNode     *scenario,
          Answers      *answers)
{
  if (asking->question == ASK_LEGAL)
    ask_legal (asking->comparison, scenario, answers);
  else
    ask_ends (asking->comparison, scenario, answers);
  if (!answers->readable || !answers->complete)
    return TRUE;
  if (asking->comparison->strict && answers->refused && !answers->same_rule)
    return FALSE;
  return g_strv_equal ((const char *const *) answers->first, (const char *const *) answers->second);
}

static guint
count_hqs (JsonNode *scenario)
{
  JsonArray *pieces = json_object_get_array_member (json_node_get_object (scenario), "pieces");
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (pieces); i++)
    n += g_str_has_suffix (json_object_get_string_member (json_array_get_object_element (pieces, i), "tile"), "/hq");
  return n;
}

/* A board without its HQs is another game. */
static gboolean
disagree (JsonNode *scenario,
          gpointer  data)
{
  const Asking *asking = data;
  g_auto (Answers) answers = { 0 };

  return count_hqs (scenario) == asking->n_hqs && !ask_both (asking, scenario, &answers);
}

static void
print_missing (const char  *whose,
               char       **lines,
               char       **others)
{
  int n = 0;

  for (int i = 0; lines[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) others, lines[i]) && ++n <= MOST_PRINTED)
      g_print ("--- %s alone\n%s\n", whose, lines[i]);
  if (n > MOST_PRINTED)
    g_print ("--- %s alone: %d more\n", whose, n - MOST_PRINTED);
}

static void
save_scenario (const Comparison *comparison,
               JsonNode         *scenario,
               guint64           number)
{
  g_autofree char *name = g_strdup_printf ("turn-%" G_GUINT64_FORMAT ".hexa", number);
  g_autofree char *path = NULL;
  g_autofree char *json = json_to_string (scenario, TRUE);

  if (comparison->save_dir == NULL)
    return;
  path = g_build_filename (comparison->save_dir, name, NULL);
  g_file_set_contents (path, json, -1, NULL);
}

static void
print_disagreement (const Asking *asking,
                    JsonNode     *scenario,
                    guint64       number)
{
  g_autoptr (JsonNode) smallest = asking->comparison->as_is ? json_node_ref (scenario)
                                                            : minimise (scenario, disagree, (gpointer) asking);
  g_autofree char *json = json_to_string (smallest, FALSE);
  g_auto (Answers) answers = { 0 };

  ask_both (asking, smallest, &answers);
  g_print ("=== board %" G_GUINT64_FORMAT " (%s)\n%s\n", number,
           asking->question == ASK_LEGAL ? "legal actions" : "ends", json);
  if (answers.rules != NULL)
    g_print ("--- %s\n", answers.rules);
  print_missing ("first referee", answers.first, answers.second);
  print_missing ("second referee", answers.second, answers.first);
  save_scenario (asking->comparison, smallest, number);
}

/* Whether there is something to count: the run was played or refused by both. */
static gboolean
compare_scenario (Comparison *comparison,
                  JsonNode   *scenario,
                  Question    question,
                  guint64     number)
{
  Asking asking = { comparison, question, count_hqs (scenario) };
  g_auto (Answers) answers = { 0 };

  if (!ask_both (&asking, scenario, &answers))
    {
      comparison->disagreements++;
      print_disagreement (&asking, scenario, number);
    }
  comparison->unreadable += !answers.readable;
  comparison->incomplete += answers.readable && !answers.complete;
  if (!answers.readable || !answers.complete || question == ASK_LEGAL)
    return FALSE;
  comparison->refusals += answers.refused;
  comparison->other_rules += answers.refused && !answers.same_rule;
  if (answers.refused)
    return FALSE;
  if (comparison->weigh_every > 0 && number % comparison->weigh_every == 0)
    turn_shares_weigh (&comparison->shares, comparison->facts, scenario, comparison->limit, answers.second);
  return TRUE;
}

static void
add_action (JsonNode *scenario,
            JsonNode *action)
{
  json_array_add_element (json_object_get_array_member (json_node_get_object (scenario), "actions"), action);
}

static void
add_plain_action (JsonNode   *scenario,
                  const char *what)
{
  g_autofree char *json = g_strdup_printf ("{\"do\": \"%s\"}", what);

  add_action (scenario, json_from_string (json, NULL));
}

/* With Monoliths: two tiles of the army go under the HQ. */
static void
add_lower (JsonNode     *scenario,
           JsonNode     *action,
           SrFacts      *facts,
           RandomSource *source)
{
  JsonObject *object = json_node_get_object (action);
  JsonArray *sides = json_object_get_array_member (json_node_get_object (scenario), "sides");
  JsonArray *lower;
  int side;

  if (!g_str_equal (json_object_get_string_member (object, "do"), "set-up") || random_below (source, 3) > 0)
    return;
  side = (int) json_object_get_int_member (object, "side");
  lower = json_array_new ();
  for (int i = 0; i < 2; i++)
    {
      JsonObject *owner = json_array_get_object_element (sides, (guint) side);

      json_array_add_string_element (lower, random_tile_name (facts, json_object_get_string_member (owner, "army"), source));
    }
  json_object_set_array_member (object, "lower", lower);
}

static gboolean
has_battle (JsonNode *scenario)
{
  JsonArray *array = json_object_get_array_member (json_node_get_object (scenario), "actions");
  guint n = json_array_get_length (array);
  const char *last = n == 0 ? "" : json_object_get_string_member (json_array_get_object_element (array, n - 1), "do");

  return g_str_has_suffix (last, "battle");
}

/* One to three legal actions, the first of the kind that the position was made for; often a battle after them. */
static void
add_actions (Comparison    *comparison,
             JsonNode      *scenario,
             const char    *wanted,
             RandomSource  *source)
{
  gboolean final = g_strcmp0 (wanted, "final-battle") == 0;
  gboolean set_up = g_strcmp0 (wanted, "set-up") == 0;
  int n = final ? random_below (source, 3) : MIN (3, 1 + random_below (source, 4));

  for (int i = 0; i < n; i++)
    {
      JsonNode *action = first_pick_action (scenario, i == 0 ? wanted : NULL, source);

      if (action == NULL)
        break;
      add_lower (scenario, action, comparison->facts, source);
      add_action (scenario, action);
    }
  if (final)
    add_plain_action (scenario, "final-battle");
  else if (!has_battle (scenario) && random_below (source, 8) < 5)
    add_plain_action (scenario, random_below (source, 6) == 0 && !set_up ? "final-battle" : "battle");
}

static void
add_wrong_action (Comparison   *comparison,
                  JsonNode     *scenario,
                  const char   *wanted,
                  RandomSource *source)
{
  g_autoptr (JsonNode) legal = first_pick_action (scenario, wanted, source);

  add_action (scenario, random_wrong_action (scenario, legal, comparison->facts, source));
}

static void
compare_run (Comparison *comparison,
             guint64     seed,
             guint64     number)
{
  const RandomSubject *subject = NULL;
  g_autoptr (JsonNode) scenario = NULL;
  RandomSource source;
  const char *wanted;
  gboolean wrong;

  random_source_init (&source, seed, number);
  if (random_below (&source, 10) == 0)
    scenario = random_game_position (comparison->game, &source);
  else
    scenario = random_turn_position (comparison->facts, &source, &subject);
  wanted = subject == NULL || random_below (&source, 10) == 0 ? NULL : subject->action;
  if (comparison->lists_every > 0 && number % comparison->lists_every == 0)
    {
      comparison->lists++;
      compare_scenario (comparison, scenario, ASK_LEGAL, number);
    }
  wrong = random_below (&source, 9) == 0;
  json_object_set_array_member (json_node_get_object (scenario), "actions", json_array_new ());
  if (wrong)
    add_wrong_action (comparison, scenario, wanted, &source);
  else
    add_actions (comparison, scenario, wanted, &source);
  if (count_actions (scenario) > 0 && compare_scenario (comparison, scenario, ASK_ENDS, number))
    turn_shares_add (&comparison->shares, scenario);
}

static gboolean
compare_files (Comparison  *comparison,
               char       **paths,
               int          n_paths,
               GError     **error)
{
  for (int i = 0; i < n_paths; i++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();

      if (!json_parser_load_from_file (parser, paths[i], error))
        return FALSE;
      compare_scenario (comparison, json_parser_get_root (parser), ASK_LEGAL, (guint64) i);
      compare_scenario (comparison, json_parser_get_root (parser), ASK_ENDS, (guint64) i);
    }
  return TRUE;
}

static int
report (const Comparison *comparison,
        int               runs,
        gboolean          with_shares)
{
  gboolean enough = TRUE;

  g_print ("%d turns, %u lists of legal actions, %u disagreements, %u left out for too many ends, %u not readable\n", runs,
           comparison->lists, comparison->disagreements, comparison->incomplete, comparison->unreadable);
  g_print ("%u refusals by both, %u of them by rules that only the first names\n", comparison->refusals,
           comparison->other_rules);
  if (with_shares)
    {
      turn_shares_print (&comparison->shares);
      enough = turn_shares_are_enough (&comparison->shares);
      if (!enough)
        g_print ("Some shares are too small.\n");
    }
  return comparison->disagreements == 0 && enough && runs > 0 ? 0 : 1;
}

static int
run (Comparison *comparison,
     int         start,
     int         boards,
     int         seed,
     int         most)
{
  int played = 0;

  for (; played < boards && comparison->disagreements < (guint) most; played++)
    compare_run (comparison, (guint64) seed, (guint64) (start + played));
  return played;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *armies = NULL;
  g_autofree char *save_dir = NULL;
  int boards = 1000, start = 0, seed = 1, limit = 400, most = 5, lists = 12, played;
  gboolean no_shares = FALSE, strict = FALSE, as_is = FALSE;
  const GOptionEntry entries[] = {
    { "armies", 0, 0, G_OPTION_ARG_FILENAME, &armies, "Directory of the army files", "DIR" },
    { "boards", 0, 0, G_OPTION_ARG_INT, &boards, "How many turns", "N" },
    { "first", 0, 0, G_OPTION_ARG_INT, &start, "Number of the first turn", "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Which turns", "N" },
    { "limit", 0, 0, G_OPTION_ARG_INT, &limit, "Most ends of a turn", "N" },
    { "most", 0, 0, G_OPTION_ARG_INT, &most, "Stop after so many disagreements", "N" },
    { "lists", 0, 0, G_OPTION_ARG_INT, &lists, "Compare legal actions in every Nth turn", "N" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save_dir, "Save disagreements there", "DIR" },
    { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, "Refusing by another rule is a disagreement", NULL },
    { "as-is", 0, 0, G_OPTION_ARG_NONE, &as_is, "Do not make disagreements small", NULL },
    { "no-shares", 0, 0, G_OPTION_ARG_NONE, &no_shares, "Do not count what decided", NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new ("[FILE...]");
  g_autoptr (GError) error = NULL;
  g_autoptr (SrFacts) facts = NULL;
  Comparison comparison = { .weigh_every = 2 };

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }
  facts = sr_facts_load (armies == NULL ? "data/armies" : armies, &error);
  comparison.facts = facts;
  comparison.limit = (guint) limit;
  comparison.lists_every = (guint) lists;
  comparison.save_dir = save_dir;
  comparison.strict = strict;
  comparison.as_is = as_is;
  turn_shares_init (&comparison.shares);
  if (no_shares || argc > 1)
    comparison.weigh_every = 0;
  if (facts == NULL || !compare_files (&comparison, argv + 1, argc - 1, &error)
      || (comparison.game = random_game_new (&error)) == NULL)
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  played = argc > 1 ? argc - 1 : run (&comparison, start, boards, seed, most);
  played = report (&comparison, played, !no_shares && argc == 1 && played == boards);
  turn_shares_clear (&comparison.shares);
  random_game_free (comparison.game);
  return played;
}
