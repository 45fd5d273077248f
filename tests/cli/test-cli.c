/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The real program: exit statuses, messages and JSON. Its path is the first argument. */
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <locale.h>
#include <string.h>

static const char *program;

typedef struct
{
  int status;
  char *out;
  char *err;
} Run;

static void
clear_run (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, clear_run)

/* Words that begin with '@' are sample files. */
static Run
run_words (const char *const *words,
           const char        *input)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  Run run = { 0 };

  g_ptr_array_add (argv, g_strdup (program));
  for (gsize i = 0; words[i] != NULL; i++)
    g_ptr_array_add (argv, words[i][0] == '@' ? g_test_build_filename (G_TEST_DIST, "cli", "files", words[i] + 1, NULL)
                                              : g_strdup (words[i]));
  g_ptr_array_add (argv, NULL);
  process = g_subprocess_newv ((const char *const *) argv->pdata,
                               G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input != NULL ? input : "", NULL, &run.out, &run.err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run.status = g_subprocess_get_exit_status (process);
  return run;
}

static Run
run_line (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  return run_words ((const char *const *) words, NULL);
}

typedef struct
{
  const char *line;
  int status;
  const char *in_out;
  const char *in_err;
} Row;

#define LINE "HX1/R2/borgo,A1hq,C3mutant/moloch,C2hq,E3blocker/T1"

static const Row rows[] = {
  { "--help", 0, "resolve FILE", NULL },
  { "-h", 0, "resolve FILE", NULL },
  { "resolve --help", 0, "resolve FILE", NULL },
  { "solve --help", 0, "by other readings of disputed points as well\n\nThe goal of a puzzle is ", NULL },
  { "--version", 0, "hexarbiter-cli", NULL },
  { "dance", 2, NULL, "There is no command 'dance'" },

  { "resolve", 2, NULL, "needs a file" },
  { "resolve --dance @plain.hexa", 2, NULL, "no option --dance" },
  { "resolve --position", 2, NULL, "--position needs a value" },
  { "resolve --position C3", 1, NULL, "hexarbiter-cli: --position: character 1: This is not a position in one line; that begins with 'HX1/'." },
  { "resolve @plain.hexa --limit", 2, NULL, "--limit needs a value" },
  { "resolve @plain.hexa --limit none", 2, NULL, "not 'none'" },
  { "resolve @plain.hexa --limit 0", 2, NULL, "not '0'" },
  { "resolve @plain.hexa", 0, "[BASE-ATT-01", NULL },
  { "resolve @plain.hexa --ends", 0, "C3", NULL },
  { "resolve @nowhere.hexa", 1, NULL, "cannot be read" },
  { "validate ", 1, NULL, "'': The name of a file cannot be empty." },
  { "resolve /dev/zero", 1, NULL, "/dev/zero:1: $: The file is larger than 4 MiB." },
  { "resolve @bad.hexa", 1, NULL, "bad.hexa:7: $.pieces[1].hex: 'Z9' is not a hex of this board; hexes are A1 to E3." },
  { "resolve @choice.hexa", 3, "The Battle begins", NULL },
  { "resolve @choice.hexa --ends", 3, "Decide with an option, for example --choices attack;", NULL },
  { "resolve @choice.hexa --default-choices", 0, "Choices made: attack\n  attack: ", NULL },
  { "resolve @choice.hexa --choices attack", 0, "Battle ends", NULL },
  { "resolve @choice.hexa --choices explode", 0, "explodes", NULL },
  { "resolve @choice.hexa --choices dance", 1, NULL, "choice.hexa: --choices: Choice 1 has no option 'dance'; there are: attack, explode." },
  { "resolve @choice.hexa --choices attack,explode", 1, NULL, "There is no choice for the answer 'explode'" },
  { "resolve @two-medics.hexa", 3, "Does Ranged Net Fighter on A1 take wounds", NULL },
  { "resolve @two-medics.hexa --choices decline", 3, "Does Ranged Net Fighter on E3 take wounds", NULL },
  { "resolve @two-medics.hexa --choices decline,decline", 0, "Battle ends", NULL },
  { "resolve @two-medics.hexa --choices E3-takes-C3-on-D2", 1, NULL, "Choice 1 has no option 'E3-takes-C3-on-D2'; there are: decline, A1" },
  { "resolve @choice.hexa --all-outcomes", 0, "Outcome 2 of 2", NULL },
  { "resolve @choice.hexa --all-outcomes --choices attack", 2, NULL, "not both" },
  { "resolve @choice.hexa --all-outcomes --limit 1", 0, "There are more outcomes", NULL },
  { "resolve @clowns.hexa --all-outcomes --limit 3 --ends", 0, "There are more outcomes", NULL },
  { "resolve @choice-in-file.hexa", 0, "explodes", NULL },
  { "resolve @move.hexa", 1, NULL, "move.hexa:8: $.actions[1]: Action 2 is refused: " },
  { "resolve @move.hexa", 1, "The turn of Borgo ends.", "Action 2 is refused: " },
  { "resolve @move.hexa --all-outcomes", 1, NULL, "Action 2 is refused: " },
  { "resolve @no-battle-tile.hexa", 1, NULL, "no-battle-tile.hexa:12: $.actions[0]: Action 1 is refused: “Start a Battle (Mutant)”. This tile is not for that: Mutant. [BASE-BAT-01" },
  { "resolve @turn.hexa", 0, "Placed by Borgo: Mutant on C3, facing north. [BASE-PLACE-01", NULL },
  { "resolve @push.hexa", 3, "Where is Hybrid on C3 pushed?\n  hex:B3: To B3", NULL },
  { "resolve @push.hexa --choices hex:D3", 0, "Hegemony: 20 hit points", NULL },
  { "resolve @push.hexa --choices hex:C4", 1, NULL, "push.hexa:13: $.actions[1]: Action 2 is refused: “Place Thug on C4, facing north”. C4 is not empty: Hybrid on C4 is in the way. [BASE-PLACE-01" },
  { "resolve @push.hexa --all-outcomes --ends", 0, "Left out, because a later action would be illegal: 1", NULL },
  { "resolve @secrets.hexa", 0, "arms a Trap on C2: Frenzy. [", NULL },
  { "resolve @secrets.hexa --view all", 0, "arms a Trap on C2: Frenzy. [", NULL },
  { "resolve @secrets.hexa --view 0", 0, "arms a Trap on C2: Frenzy. [", NULL },
  { "resolve @secrets.hexa --view 1", 0, "arms a Trap on C2. [", NULL },
  { "resolve @secrets.hexa --view 2", 1, NULL, "There is no side 2; sides are 0 to 1." },
  { "resolve @secrets.hexa --view nobody", 2, NULL, "not 'nobody'" },
  { "resolve @two-battles.hexa", 0, "Battle ends", NULL },
  { "resolve @after-the-end.hexa --default-choices", 1, NULL, "Action 2 is refused: “Start a Battle”. The game is over. [BASE-END-04" },
  { "resolve @after-the-end.hexa --all-outcomes", 1, NULL, "Action 2 is refused: “Start a Battle”. The game is over. [BASE-END-04" },
  { "resolve @plain.hexa @bad.hexa @choice.hexa", 1, "== ", "'Z9'" },
  { "resolve @plain.hexa @choice.hexa", 3, "== ", NULL },
  { "resolve @plain.hexa @plain.hexa", 0, "== ", NULL },
  { "resolve @poison.hexa", 0, "Not refereed yet", NULL },

  { "resolve --position " LINE, 0, "[BASE-ATT-01", NULL },
  { "resolve --position " LINE " --choices dance", 1, NULL, "--position: --choices: There is no choice for the answer 'dance'." },
  { "resolve --position " LINE " @bad.hexa", 1, "== --position\n", "'Z9'" },
  { "resolve --position HX1/R2/borgo,A1hq/moloch,A1hq/T0", 1, NULL, "--position: character 26: Two units stand on A1; the other one is at character 14." },

  { "solve", 2, NULL, "'solve' needs a file" },
  { "solve @puzzle.hexa --dance", 2, NULL, "'solve' has no option --dance" },
  { "solve @puzzle.hexa --time-limit 0", 2, NULL, "The option --time-limit takes a whole number from 1 to 1000000, not '0'." },
  { "solve @puzzle.hexa --time-limit 1.5", 2, NULL, "The option --time-limit takes a whole number from 1 to 1000000, not '1.5'." },
  { "solve @puzzle.hexa @push.hexa", 2, NULL, "'solve' takes one file" },
  { "solve @bad.hexa", 1, NULL, "'Z9'" },
  { "solve @plain.hexa", 1, NULL, "has no goal, so it is no puzzle." },
  { "solve @puzzle-few.hexa", 1, NULL, "puzzle-few.hexa:10: $.goal: The hand holds fewer tiles than are to be played." },
  { "solve @puzzle-no-hand.hexa", 1, NULL, "has no hand" },
  { "solve @puzzle-no-target.hexa", 1, NULL, "puzzle-no-target.hexa:10: $.goal: The goal asks for wounds on a tile that is not on the board" },
  { "solve @puzzle-not-set-up.hexa", 1, NULL, "puzzle-not-set-up.hexa:9: $.goal: Nothing but HQs lies on the board, and one is missing" },
  { "solve @puzzle-odd-hand.hexa", 0, "There is no solution.\nAmong the tiles of Borgo is Hybrid, which is not of that army.\n"
    "In the hand of Borgo is Battle, which cannot be played in a puzzle.\n", NULL },
  { "solve @puzzle-odd-hand.hexa --json", 0, ", \"odd\": [\"Among the tiles of Borgo is Hybrid", NULL },
  { "solve @puzzle-no-number.hexa", 1, NULL, "does not say how many tiles" },
  { "solve @puzzle.hexa", 0, "  2. Place Mutant on E2, facing south-east, south or south-west\n"
    "  HQ on E3 bears 3\302\240wounds in the end.\n5\302\240other lines come to the same.\n", NULL },
  { "solve @puzzle-clown.hexa", 0, "  In the Final Battle:\n"
    "     The opponent answers: The Clown on C3 attacks and does not explode\n  The goal is missed by 1\302\240hit point.\n"
    "  In the end \342\200\223 Borgo: 19 hit points; Moloch: 19 hit points\n", NULL },
  { "solve @puzzle-none.hexa", 0, "There is no solution.\n6\302\240tries fall short by one wound.\nThe closest try:\n", NULL },

  { "legal", 2, NULL, "needs a file" },
  { "legal @turn.hexa --dance", 2, NULL, "no option --dance" },
  { "legal @turn.hexa @push.hexa", 2, NULL, "takes one file" },
  { "legal @turn.hexa", 0, "Drawing and discarding:\n  Discard Move\n  Discard Mutant\n  Discard Scout\n", NULL },
  { "legal @turn.hexa --json", 0, "{\"do\":\"discard\",\"tile\":\"borgo/move\"}\n", NULL },
  { "legal @turn.hexa --view 2", 1, NULL, "There is no side 2" },
  { "legal @bad.hexa", 1, NULL, "'Z9'" },

  { "legal --position HX1/R2/borgo,A1hq,Hand.mutant/moloch,C2hq/T0", 0, "Discard Mutant\n", NULL },
  { "legal @turn.hexa --position " LINE, 2, NULL, "takes one file" },

  { "explain @plain.hexa", 2, NULL, "a file and a hex" },
  { "explain @plain.hexa C3 C4", 2, NULL, "nothing else" },
  { "explain @plain.hexa Z9", 2, NULL, "'Z9' is not a hex of this board; hexes are A1 to E3." },
  { "explain @plain.hexa c3", 0, "Mutant on C3, Borgo\n", NULL },
  { "explain @plain.hexa a2", 1, NULL, "There is no unit on A2" },
  { "explain @plain.hexa A2", 1, NULL, "There is no unit on A2" },
  { "explain @plain.hexa C3", 0, "BASE-", NULL },
  { "explain @plain.hexa C3", 0, "Mutant on C3, Borgo\nHow it stands now\n", NULL },
  { "explain @turn.hexa C3", 1, NULL, "There is no unit on C3 before the actions of this file." },
  { "explain @plain.hexa C3 --view 1", 0, "BASE-", NULL },
  { "explain @plain.hexa C3 --view 2", 1, NULL, "There is no side 2" },
  { "explain @plain.hexa C3 --view", 2, NULL, "--view needs a value" },
  { "explain @bad.hexa C3", 1, NULL, "'Z9'" },

  { "explain --position " LINE " C3", 0, "BASE-", NULL },
  { "explain --position " LINE, 2, NULL, "a file and a hex" },
  { "explain --position", 2, NULL, "--position needs a value" },
  { "explain @plain.hexa --position " LINE, 2, NULL, "nothing else" },

  { "validate", 2, NULL, "needs a file" },
  { "validate @plain.hexa", 0, "valid", NULL },
  { "validate @odd.hexa", 0, "Moloch has no HQ.", NULL },
  { "validate @turn.hexa", 0, "turn.hexa: valid\n", NULL },
  { "validate @after-the-end.hexa", 0, "valid, but odd\n", NULL },
  { "validate @puzzle.hexa", 0, "puzzle.hexa: valid\n", NULL },
  { "validate @puzzle-few.hexa", 0, "The hand holds fewer tiles than are to be played.", NULL },
  { "validate @puzzle-not-set-up.hexa", 0, "Nothing but HQs lies on the board", NULL },
  { "validate @puzzle-odd-hand.hexa", 0, "In the hand of Borgo is Battle, which cannot be played in a puzzle.\n", NULL },
  { "validate @puzzle-odd-wounds.hexa", 0, "The goal asks for 255 wounds on HQ, which no more than 20 destroy.\n", NULL },
  { "validate @puzzle-odd-hexes.hexa", 0, "The goal names E3 twice.\n", NULL },
  { "validate @no-battle-tile.hexa", 0, "$.actions[0]: Action 1 is refused: “Start a Battle (Mutant)”.", NULL },
  { "validate @odd.hexa @bad.hexa", 1, "valid, but odd", "'Z9'" },

  { "validate --position " LINE, 0, "--position: valid\n", NULL },
  { "validate --position HX1/R2/borgo/moloch,C2hq/T0 @plain.hexa", 0, "--position: valid, but odd\n  Borgo has no HQ.\n", NULL },
  { "validate --position HX1/R2/borgo,A1hq/T0", 1, NULL, "--position: character 19: A side is missing" },

  { "notation", 2, NULL, "needs a file" },
  { "notation --dance", 2, NULL, "no option --dance" },
  { "notation @plain.hexa @odd.hexa", 2, NULL, "takes one file" },
  { "notation @bad.hexa", 1, NULL, "'Z9'" },
  { "notation @poison.hexa", 0, ".poison", NULL },
  { "notation --position HX1/R2/borgo,C3mutant.0,A1hq/moloch,E3blocker,C2hq/T1", 0, LINE "\n", NULL },

  { "render --position " LINE " -o picture.doc", 2, NULL, "doc" },
  { "render --position HX1 -o picture.svg", 1, NULL, "--position: character 4: The board comes here" },
  { "render @plain.hexa --sheet -o sheet.svg", 1, NULL, "This position has no goal, so it is no puzzle." },
  { "render @plain.hexa", 2, NULL, "a picture to write" },
  { "render @plain.hexa -o picture.doc", 2, NULL, "doc" },
  { "render @plain.hexa -o picture.svg --size 3", 2, NULL, "not '3'" },
  { "render @plain.hexa -o picture.svg --view everybody", 2, NULL, "not 'everybody'" },
  { "render @plain.hexa -o picture.svg --view 2", 1, NULL, "There is no side 2" },
  { "render @bad.hexa -o picture.svg", 1, NULL, "'Z9'" },

  { "rules", 0, "BASE-NET-01", NULL },
  { "rules BASE-NET-01", 0, "BASE-NET-01", NULL },
  { "rules base-net-01", 0, "BASE-NET-01\nNeuroshima Hex 3.0: base rules, section 'Net'\n", NULL },
  { "rules BASE-NET-01", 0, "The program is tested with ", NULL },
  { "rules ig-db-01", 0, "FAQ-G-201: Not refereed yet. It is about: Death Breath.\nNot refereed yet: it is for the army Death Breath.\n", NULL },
  { "rules D-16", 0, "faq", NULL },
  { "rules d-16", 0, "D-16\n", NULL },
  { "rules faq-g-003", 0, "FAQ-G-003\n", NULL },
  { "rules D-99", 2, NULL, "There is no rule 'D-99'" },
  { "rules URA-DBL-01", 0, "Doubler (Uranopolis)", NULL },
  { "rules URA-DBL-01", 0, "extra-attack-", NULL },
  { "rules BASE-INIT-07", 0, "FAQ-G-002: ", NULL },
  { "rules FAQ-G-003", 0, "Not refereed yet. It is about: Mississippi.\nRules: ", NULL },
  { "rules FAQ-G-001", 0, "Rules: BASE-", NULL },
  { "rules faq 14", 0, "FAQ-G-014 ", NULL },
  { "rules siec", 0, "BASE-NET-01 ", NULL },
  { "rules --example nowhere", 2, NULL, "There is no position 'nowhere'" },
  { "rules --example extra-attack-after-segment-two", 0, "hexarbiter-scenario", NULL },
  { "rules --example extra-attack-after-segment-two D-16", 2, NULL, "takes no id" },
  { "rules --coverage BASE-NET-01", 2, NULL, "takes no id" },
  { "rules --positions .", 2, NULL, "--positions goes with --coverage" },
  { "rules --save coverage.json", 2, NULL, "--save goes with --coverage" },
  { "rules --coverage --save", 2, NULL, "--save needs a value" },
  { "rules --coverage --positions /nowhere", 1, NULL, "/nowhere" },
  { "rules --coverage --save /nowhere/coverage.json", 1, NULL, "/nowhere/coverage.json" },

  { "armies", 0, "uranopolis", NULL },
  { "armies neutral", 0, "neutral/krwiobus", NULL },
  { "armies iron-gang", 0, "iron-gang/order", NULL },
  { "armies nobody", 2, NULL, "There is no army 'nobody'; 'armies' lists them." },
  { "armies Borg", 2, NULL, "There is no army 'Borg'; perhaps 'borgo' is meant." },
  { "armies Borgo", 0, "borgo/mutant", NULL },
  { "armies posterunek", 0, "outpost/runner", NULL },
  { "armies Posterunk", 2, NULL, "There is no army 'Posterunk'; perhaps 'outpost' is meant." },
  { "armies - borgo", 2, NULL, "'armies' takes the name or the file of one army, or nothing." },
  { "armies -", 1, NULL, "-:1: $: " },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_auto (Run) run = run_line (row->line);

  g_test_message ("out: %s", run.out);
  g_test_message ("err: %s", run.err);
  g_assert_cmpint (run.status, ==, row->status);
  if (row->in_out != NULL)
    g_assert_nonnull (strstr (run.out, row->in_out));
  if (row->in_err != NULL)
    g_assert_nonnull (strstr (run.err, row->in_err));
  else
    g_assert_cmpstr (run.err, ==, "");
}

static JsonObject *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

static void
test_json (void)
{
  g_auto (Run) run = run_line ("resolve @plain.hexa --json");
  g_autoptr (JsonObject) result = NULL;
  JsonObject *outcome, *step, *end;

  g_assert_cmpint (run.status, ==, 0);
  result = parse (run.out);
  g_assert_true (json_object_get_boolean_member (result, "complete"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (result, "outcomes")), ==, 1);
  outcome = json_array_get_object_element (json_object_get_array_member (result, "outcomes"), 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (outcome, "choices")), ==, 0);
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (outcome, "hit_points"), 0), ==, 20);
  g_assert_true (json_object_get_null_member (outcome, "winner"));
  step = json_array_get_object_element (json_object_get_array_member (outcome, "steps"), 0);
  g_assert_true (json_object_has_member (step, "kind"));
  g_assert_true (json_object_has_member (step, "text"));
  g_assert_true (json_object_has_member (step, "rules"));
  end = json_object_get_object_member (outcome, "end");
  g_assert_cmpstr (json_object_get_string_member (end, "format"), ==, "hexarbiter-scenario");
  g_assert_cmpint (json_object_get_int_member (end, "turn"), ==, 1);
}

static void
test_json_ends (void)
{
  g_auto (Run) run = run_line ("resolve @choice.hexa --json --ends --all-outcomes");
  g_autoptr (JsonObject) result = parse (run.out);
  JsonArray *outcomes = json_object_get_array_member (result, "outcomes");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpuint (json_array_get_length (outcomes), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      JsonObject *outcome = json_array_get_object_element (outcomes, i);

      g_assert_false (json_object_has_member (outcome, "steps"));
      g_assert_cmpuint (json_array_get_length (json_object_get_array_member (outcome, "choices")), ==, 1);
    }
}

static void
test_json_choice (void)
{
  g_auto (Run) run = run_line ("resolve @choice.hexa --json");
  g_autoptr (JsonObject) result = parse (run.out);
  JsonObject *choice = json_object_get_object_member (result, "choice");

  g_assert_cmpint (run.status, ==, 3);
  g_assert_cmpint (json_object_get_int_member (choice, "side"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (choice, "about"), ==, "explosion");
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (choice, "options"), 1), ==, "explode");
}

static JsonObject *
find_outcome (JsonObject *result,
              guint       n)
{
  JsonArray *outcomes = json_object_get_array_member (result, "outcomes");

  g_assert_cmpuint (json_array_get_length (outcomes), >, n);
  return json_array_get_object_element (outcomes, n);
}

/* The end of a turn that goes on says what it has done, and where its tiles are. */
static void
test_json_turn (void)
{
  g_auto (Run) run = run_line ("resolve @turn.hexa --json");
  g_autoptr (JsonObject) result = parse (run.out);
  JsonObject *end = json_object_get_object_member (find_outcome (result, 0), "end");
  JsonObject *side = json_array_get_object_element (json_object_get_array_member (end, "sides"), 0);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpint (json_object_get_int_member (end, "turn"), ==, 0);
  g_assert_true (json_object_get_boolean_member (json_object_get_object_member (end, "this_turn"), "placed"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (side, "hand")), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (side, "discard"), 0), ==, "borgo/scout");
}

static void
test_json_refused (void)
{
  g_auto (Run) run = run_line ("resolve @push.hexa --json --ends --all-outcomes");
  g_autoptr (JsonObject) result = parse (run.out);

  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpint (json_object_get_int_member (result, "refused"), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (result, "outcomes")), ==, 2);
  g_assert_true (json_object_get_boolean_member (result, "complete"));
}

/* Nothing of what a side may not know is in what it is shown, but its own secrets are. */
static void
test_json_view (void)
{
  g_auto (Run) own = run_line ("resolve @secrets.hexa --json --view 0");
  g_auto (Run) other = run_line ("resolve @secrets.hexa --json --view 1");
  g_autoptr (JsonObject) result = parse (other.out);
  JsonObject *end = json_object_get_object_member (find_outcome (result, 0), "end");
  JsonObject *side = json_array_get_object_element (json_object_get_array_member (end, "sides"), 0);
  JsonObject *trap = json_array_get_object_element (json_object_get_array_member (end, "traps"), 0);
  JsonArray *lower = json_object_get_array_member (json_object_get_object_member (side, "monolith"), "lower");

  g_assert_nonnull (strstr (own.out, "{\"trap\": \"mine\", \"side\": 0, \"hex\": \"B2\"}"));
  g_assert_nonnull (strstr (own.out, "{\"tile\": \"partisans/sleeper-agent\", \"wounds\": 0}"));
  g_assert_nonnull (strstr (own.out, "[\"partisans/battle\", \"partisans/scout\", \"partisans/sleeper-agent\"]"));
  g_assert_null (strstr (other.out, "mine"));
  g_assert_null (strstr (other.out, "Mine"));
  g_assert_null (strstr (other.out, "renzy"));
  g_assert_null (strstr (other.out, "sleeper"));
  g_assert_cmpstr (json_object_get_string_member (trap, "trap"), ==, "hidden");
  g_assert_cmpstr (json_object_get_string_member (trap, "hex"), ==, "B2");
  g_assert_cmpstr (json_object_get_string_member (side, "trap_pool"), ==, "hidden");
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (lower, i), "tile"), ==, "hidden");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (side, "pile")), ==, 3);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Sorted, each once. */
static void
test_legal (void)
{
  static const char *const views[] = { "all", "0", "1" };

  for (guint v = 0; v < G_N_ELEMENTS (views); v++)
    {
      g_autofree char *line = g_strdup_printf ("legal @secrets.hexa --json --view %s", views[v]);
      g_auto (Run) run = run_line (line);
      g_auto (GStrv) lines = g_strsplit (g_strchomp (run.out), "\n", -1);

      g_assert_cmpint (run.status, ==, 0);
      for (guint i = 0; lines[i] != NULL; i++)
        {
          g_autoptr (JsonObject) action = parse (lines[i]);

          g_assert_true (json_object_has_member (action, "do"));
          g_assert_true (i == 0 || compare_lines (&lines[i - 1], &lines[i]) < 0);
          g_assert_true (v < 2 || strstr (lines[i], "mine") == NULL);
        }
    }
}

/* One line for each file; a bad one does not stop the others. */
static void
test_json_files (void)
{
  g_auto (Run) run = run_line ("resolve @bad.hexa @choice.hexa @plain.hexa --json --ends");
  g_auto (GStrv) lines = g_strsplit (g_strchomp (run.out), "\n", -1);
  static const char *const members[] = { "error", "choice", "outcomes" };

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (JsonObject) result = parse (lines[i]);

      g_assert_true (json_object_has_member (result, "file"));
      g_assert_true (json_object_has_member (result, members[i]));
    }
}

static void
test_standard_input (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "files", "plain.hexa", NULL);
  const char *const words[] = { "resolve", "-", "--ends", NULL };
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  {
    g_auto (Run) run = run_words (words, text);

    g_assert_cmpint (run.status, ==, 0);
  }
  {
    g_auto (Run) run = run_words (words, "{");

    g_assert_cmpint (run.status, ==, 1);
    g_assert_nonnull (strstr (run.err, "-:1: $:"));
  }
}

/* JSON is UTF-8, whatever the locale. */
static void
test_plain_locale (void)
{
  g_autoptr (JsonObject) result = NULL;
  JsonObject *outcome;

  g_setenv ("LC_ALL", "C", TRUE);
  {
    g_auto (Run) run = run_line ("resolve @letters.hexa --json");

    g_setenv ("LC_ALL", "en_US.UTF-8", TRUE);
    g_assert_cmpint (run.status, ==, 0);
    result = parse (run.out);
  }
  outcome = json_array_get_object_element (json_object_get_array_member (result, "outcomes"), 0);
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (outcome, "end"), "title"), ==, "Żółw ▲");
}

/* What cannot be written is not passed over. */
static void
test_full_disk (void)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *message = NULL;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("There is no /dev/full here.");
      return;
    }
  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  process = g_subprocess_launcher_spawn (launcher, &error, program, "--help", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &message, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_nonnull (strstr (message, "Standard output cannot be written."));
}

/* A name that is not UTF-8 does not break the JSON. */
static void
test_strange_name (void)
{
  const char *const words[] = { "resolve", "--json", "nowhere\xff.hexa", "nowhere.hexa", NULL };
  g_auto (Run) run = run_words (words, NULL);
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);
  g_autoptr (JsonObject) result = parse (lines[0]);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_true (json_object_has_member (result, "error"));
}

/* What is there by a name that looks like an address is read all the same. */
static void
test_name_with_colon (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "files", "plain.hexa", NULL);
  g_autofree char *here = g_get_current_dir ();
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *text = NULL;
  g_auto (Run) run = { 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpint (g_chdir (folder), ==, 0);
  g_assert_true (g_file_set_contents ("first:second.hexa", text, -1, NULL));
  run = run_line ("validate first:second.hexa");
  g_assert_cmpint (g_unlink ("first:second.hexa"), ==, 0);
  g_assert_cmpint (g_chdir (here), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_cmpstr (run.out, ==, "first:second.hexa: valid\n");
}

/* The end of a battle is a scenario that can be read and fought on. */
static void
test_end_again (void)
{
  g_auto (Run) run = run_line ("resolve @choice.hexa --json --default-choices");
  g_autoptr (JsonObject) result = parse (run.out);
  JsonObject *outcome = json_array_get_object_element (json_object_get_array_member (result, "outcomes"), 0);
  g_autofree char *text = json_to_string (json_object_get_member (outcome, "end"), FALSE);
  const char *const words[] = { "validate", "-", NULL };
  g_auto (Run) again = run_words (words, text);

  g_assert_cmpint (again.status, ==, 0);
}

static void
test_render (void)
{
  static const char *const names[] = { "picture.svg", "picture.png", "picture.pdf" };
  static const char *const starts[] = { "<?xml", "\x89PNG", "%PDF" };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "files", "plain.hexa", NULL);
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);

  g_assert_nonnull (folder);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *out = g_build_filename (folder, names[i], NULL);
      const char *const words[] = { "render", path, "-o", out, "--size", "400", "--dark", "--step", "3", "--view", "1", NULL };
      g_auto (Run) run = run_words (words, NULL);
      g_autofree char *bytes = NULL;

      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_file_get_contents (out, &bytes, NULL, NULL));
      g_assert_true (g_str_has_prefix (bytes, starts[i]));
      g_assert_cmpint (g_remove (out), ==, 0);
    }
  {
    g_autofree char *out = g_build_filename (folder, "picture.svg", NULL);
    const char *const words[] = { "render", path, "-o", out, "--step", "9999", NULL };
    g_auto (Run) run = run_words (words, NULL);

    g_assert_cmpint (run.status, ==, 1);
    g_assert_nonnull (strstr (run.err, "There is no step 9999"));
  }
  g_assert_cmpint (g_remove (folder), ==, 0);
}

/* A file manager's picture is a PNG under any name, fits into its square, and tells nothing that lies face down. */
static void
test_thumbnail (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "display", "secrets.hexa", NULL);
  g_autofree char *other = g_build_filename (folder, "other.hexa", NULL);
  g_autofree char *text = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *hidden = NULL;
  char **bytes[2] = { &shown, &hidden };
  g_autofree char *changed = NULL;
  g_auto (GStrv) parts = NULL;
  gsize lengths[2] = { 0, 0 };

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, "\"mine\"", -1);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoinv ("\"drill\"", parts);
  g_assert_true (g_file_set_contents (other, changed, -1, NULL));
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *out = g_build_filename (folder, "thumb", NULL);
      const char *const words[] = { "render", i == 0 ? path : other, "-o", out, "--thumbnail", "--size", "128", NULL };
      g_auto (Run) run = run_words (words, NULL);
      const guint8 *png;

      g_assert_cmpstr (run.err, ==, "");
      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_file_get_contents (out, bytes[i], &lengths[i], NULL));
      png = (const guint8 *) *bytes[i];
      g_assert_true (g_str_has_prefix (*bytes[i], "\x89PNG"));
      g_assert_cmpuint (png[18] << 8 | png[19], <=, 128);
      g_assert_cmpuint (png[22] << 8 | png[23], <=, 128);
      g_assert_cmpuint (png[22] << 8 | png[23], >=, 126);
      g_assert_cmpint (g_remove (out), ==, 0);
    }
  g_assert_cmpmem (shown, lengths[0], hidden, lengths[1]);
  g_assert_cmpint (g_remove (other), ==, 0);
  g_assert_cmpint (g_remove (folder), ==, 0);
}

/* A position in one line is the same as its file: to the referee, and to the last byte of a picture. */
static void
test_position (void)
{
  g_auto (Run) line = run_line ("notation @plain.hexa");
  const char *text = g_strchomp (line.out);
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *out = g_build_filename (folder, "picture.svg", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "files", "plain.hexa", NULL);
  const char *const from_file[] = { "render", path, "-o", out, NULL };
  const char *const from_line[] = { "render", "--position", text, "-o", out, NULL };
  const char *const resolve[] = { "resolve", "--position", text, "--ends", NULL };
  g_auto (Run) end_of_file = run_line ("resolve @plain.hexa --ends");
  g_auto (Run) end_of_line = run_words (resolve, NULL);
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;

  g_assert_cmpint (line.status, ==, 0);
  g_assert_null (strchr (text, '\n'));
  g_assert_cmpstr (end_of_line.out, ==, end_of_file.out);
  for (guint i = 0; i < 2; i++)
    {
      g_auto (Run) run = run_words (i == 0 ? from_file : from_line, NULL);

      g_assert_cmpint (run.status, ==, 0);
      g_assert_true (g_file_get_contents (out, i == 0 ? &a : &b, NULL, NULL));
      g_assert_cmpint (g_remove (out), ==, 0);
    }
  g_assert_cmpstr (a, ==, b);
  g_assert_cmpint (g_remove (folder), ==, 0);
}

static char *
render_secret (const char *folder,
               const char *name,
               const char *trap,
               gsize      *length)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "files", "secrets.hexa", NULL);
  g_autofree char *out = g_build_filename (folder, name, NULL);
  const char *const words[] = { "render", "-", "-o", out, "--size", "300", "--view", "1", NULL };
  g_autofree char *text = NULL;
  g_autoptr (GString) changed = NULL;
  g_auto (Run) run = { 0 };
  char *bytes;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  changed = g_string_new (text);
  g_string_replace (changed, "mine", trap, 0);
  run = run_words (words, changed->str);
  g_assert_cmpint (run.status, ==, 0);
  g_assert_true (g_file_get_contents (out, &bytes, length, NULL));
  g_assert_cmpint (g_remove (out), ==, 0);
  return bytes;
}

/* The picture for the other side is the same to the last byte, whatever Trap lies face down. */
static void
test_render_view (void)
{
  static const char *const names[] = { "picture.svg", "picture.png" };
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gsize n_mine, n_smoke;
      g_autofree char *mine = render_secret (folder, names[i], "mine", &n_mine);
      g_autofree char *smoke = render_secret (folder, names[i], "smoke", &n_smoke);

      g_assert_cmpmem (mine, n_mine, smoke, n_smoke);
    }
  g_assert_cmpint (g_remove (folder), ==, 0);
}

/* The message without a command must not need any data. */
static void
test_nothing (void)
{
  const char *const words[] = { NULL };
  g_auto (Run) run = run_words (words, NULL);

  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, "A command is missing"));
}

/* A solution goes through the referee, which ends where the puzzle wants it. */
static void
test_solve (void)
{
  g_auto (Run) run = run_line ("solve @puzzle.hexa --json --all");
  g_autoptr (JsonNode) node = NULL, puzzle = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "cli", "files", "puzzle.hexa", NULL);
  g_autofree char *text = NULL, *played = NULL;
  JsonObject *found, *final_battle = json_object_new ();
  JsonArray *actions;
  const char *const words[] = { "resolve", "-", NULL };
  g_auto (Run) resolved = { 0 };

  g_assert_cmpint (run.status, ==, 0);
  node = json_from_string (run.out, NULL);
  found = json_node_get_object (node);
  g_assert_cmpstr (json_object_get_string_member (found, "verdict"), ==, "several");
  g_assert_true (json_object_get_boolean_member (found, "complete"));
  g_assert_cmpint (json_object_get_int_member (found, "positions"), ==, 216);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (found, "solutions")), ==, 2);
  actions = json_object_get_array_member (json_array_get_object_element (json_object_get_array_member (found, "solutions"), 0), "actions");
  json_object_set_string_member (final_battle, "do", "final-battle");
  json_array_add_object_element (actions, final_battle);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  puzzle = json_from_string (text, NULL);
  json_object_set_array_member (json_node_get_object (puzzle), "actions", json_array_ref (actions));
  played = json_to_string (puzzle, FALSE);
  resolved = run_words (words, played);
  g_assert_cmpint (resolved.status, ==, 0);
  g_assert_nonnull (strstr (resolved.out, "Moloch: 17 hit points"));
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *found = NULL;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  /* a test goes elsewhere before it runs the program */
  program = found = g_canonicalize_filename (argv[1], NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strdup (rows[i].line);
      g_autofree char *path = g_strdup_printf ("/cli/%u/%s", i, g_strdelimit (name, " /", '_'));

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/cli/json", test_json);
  g_test_add_func ("/cli/json-ends", test_json_ends);
  g_test_add_func ("/cli/json-choice", test_json_choice);
  g_test_add_func ("/cli/json-turn", test_json_turn);
  g_test_add_func ("/cli/json-refused", test_json_refused);
  g_test_add_func ("/cli/json-view", test_json_view);
  g_test_add_func ("/cli/legal", test_legal);
  g_test_add_func ("/cli/solve", test_solve);
  g_test_add_func ("/cli/json-files", test_json_files);
  g_test_add_func ("/cli/standard-input", test_standard_input);
  g_test_add_func ("/cli/plain-locale", test_plain_locale);
  g_test_add_func ("/cli/full-disk", test_full_disk);
  g_test_add_func ("/cli/strange-name", test_strange_name);
  g_test_add_func ("/cli/name-with-colon", test_name_with_colon);
  g_test_add_func ("/cli/end-again", test_end_again);
  g_test_add_func ("/cli/render", test_render);
  g_test_add_func ("/cli/position", test_position);
  g_test_add_func ("/cli/thumbnail", test_thumbnail);
  g_test_add_func ("/cli/render-view", test_render_view);
  g_test_add_func ("/cli/nothing", test_nothing);
  return g_test_run ();
}
