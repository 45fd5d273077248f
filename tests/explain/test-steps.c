/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battles told in steps: the sentences of real ones, what is told together, and in which order. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-run.h"
#include "hx-step.h"

#define NBSP "\302\240"

static GPtrArray *
tell (const Fixture    *fixture,
      const HxPosition *position)
{
  HxRunSetup setup = { .start = position, .caller = position->turn };
  g_autoptr (HxRun) run = hx_run_new (fixture->box, &setup);

  return hx_narrate (fixture->narrator, fixture->box, position, run->events);
}

static const HxStep *
find_text (const GPtrArray *steps,
           const char      *text)
{
  for (guint i = 0; i < steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (steps, i);

      if (g_str_equal (step->text, text))
        return step;
    }
  return NULL;
}

static void
assert_text (const GPtrArray *steps,
             const char      *text)
{
  if (find_text (steps, text) == NULL)
    for (guint i = 0; i < steps->len; i++)
      g_test_message ("%s", ((const HxStep *) g_ptr_array_index (steps, i))->text);
  g_test_message ("wanted: %s", text);
  g_assert_nonnull (find_text (steps, text));
}

static void
test_sample (void)
{
  static const char *const wanted[] = {
    "Net Fighter on C2 nets Guard on B2.",
    "Guard on B2 has power from Acceleration Generator on A2 and HQ on B3.",
    "Inferno on D4 has no power: no source reaches it.",
    "Guard on B2 has initiative 4: printed 3, plus 1 from Acceleration Generator on A2.",
    "Guard on B2 does not attack in segment 4: Net Fighter on C2 nets it.",
    "Drill on B4 shoots past its own Medic and hits Brawler on D3: 1" NBSP "wound.",
    "Brawler on D3 strikes Hammerhead on C3: 2" NBSP "wounds.",
    "Medic on C4 takes 2" NBSP "wounds for Hammerhead on C3, dealt by Brawler on D3.",
    "Guard on B2 is free: Net Fighter on C2 nets it no more.",
    "HQ on E2 loses 1" NBSP "hit point and has 13 left.",
    "HQ on B3 has no enemy in reach on any side.",
    "The Battle ends.",
  };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  steps = tell (&fixture, &scenario->position);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    assert_text (steps, wanted[i]);
  fixture_tear_down (&fixture);
}

static void
test_polish (void)
{
  static const char *const wanted[] = {
    "Sieciarz (C2) sieciuje: Strażnik (B2).",
    "Świder (B4) strzela ponad własnymi jednostkami (Medyk) i trafia: Siłacz (D3), 1" NBSP "rana.",
    "Siłacz (D3) atakuje wręcz: Hammerhead (C3), 2" NBSP "rany.",
  };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  Fixture fixture;

  fixture_set_up (&fixture, "pl");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  steps = tell (&fixture, &scenario->position);
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    assert_text (steps, wanted[i]);
  fixture_tear_down (&fixture);
}

/* Bonus, Armor and Wastes are told with their attack, as a sum. */
static void
test_sums (void)
{
  static const Placed board[] = {
    { "moloch/hybrid", "C3", 0, 0 },         { "moloch/officer", "C4", 0, 3 }, { "borgo/super-mutant", "C2", 1, 3 },
    { "uranopolis/mercenary", "B1", 0, 0 },  { "uranopolis/wastes", "B2", 0, 0 }, { NULL },
  };
  g_autoptr (GPtrArray) steps = NULL;
  const HxStep *step;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  steps = tell (&fixture, &position);
  step = find_text (steps, "Hybrid on C3 shoots Super-mutant on C2: 2" NBSP "wounds (printed 1, plus 1 from Officer on C4, "
                           "minus 1 for the Armor of Super-mutant, plus 1 from Wastes on B2).");
  g_assert_nonnull (step);
  g_assert_cmpstr (step->kind, ==, "attack");
  g_assert_cmpint (step->wounds, ==, 2);
  g_assert_cmpint (step->segment, ==, 3);
  g_assert_cmpuint (step->events->len, ==, 4);
  g_assert_true (g_strv_contains ((const char *const *) step->rules, "BASE-ATT-02"));
  g_assert_true (g_strv_contains ((const char *const *) step->rules, "BASE-ARM-01"));
  g_assert_true (g_strv_contains ((const char *const *) step->rules, "URA-WASTES-01"));
  g_assert_true (g_str_has_prefix (step->markup, "<b>Hybrid</b> on C3 shoots Super-mutant on C2"));
  fixture_tear_down (&fixture);
}

/* Two nets aimed at each other are one step, and so are all the sides of an HQ on which nobody stands. */
static void
test_groups (void)
{
  static const Placed board[] = {
    { "borgo/net-fighter", "C2", 0, 1 }, { "moloch/hq", "A1", 0, 0 }, { "borgo/net-fighter", "C3", 1, 4 }, { NULL },
  };
  g_autoptr (GPtrArray) steps = NULL;
  HxPosition position;
  Fixture fixture;
  int n_nets = 0;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  steps = tell (&fixture, &position);
  for (guint i = 0; i < steps->len; i++)
    n_nets += g_str_equal (((const HxStep *) g_ptr_array_index (steps, i))->kind, "net-fails");
  g_assert_cmpint (n_nets, ==, 1);
  assert_text (steps, "Net Fighter on C3 and Net Fighter on C2 aim nets at each other, so neither of the two nets holds.");
  assert_text (steps, "HQ on A1 has no enemy in reach on any side.");
  fixture_tear_down (&fixture);
}

static int
key_of (const HxStep *step)
{
  return step->segment == HX_NO_SEGMENT || step->stage != HX_STAGE_DECLARE ? -1 : step->subject;
}

/* What is declared is told by hex, and the steps together hold every event once, so that replay reaches the end. */
static void
test_order (void)
{
  HxRunSetup setup = { .caller = 1 };
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (HxRun) run = NULL;
  HxPosition position;
  Fixture fixture;
  guint n_events = 0;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  setup.start = &scenario->position;
  position = scenario->position;
  run = hx_run_new (fixture.box, &setup);
  steps = hx_narrate (fixture.narrator, fixture.box, &scenario->position, run->events);
  for (guint i = 0; i < steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (steps, i), *before = i > 0 ? g_ptr_array_index (steps, i - 1) : NULL;

      if (before != NULL && key_of (before) >= 0 && key_of (step) >= 0)
        g_assert_cmpint (key_of (before), <=, key_of (step));
      for (guint j = 0; j < step->events->len; j++)
        hx_position_replay (fixture.box, &position, &g_array_index (step->events, HxEvent, j));
      n_events += step->events->len;
    }
  g_assert_cmpuint (n_events, ==, run->events->len);
  g_assert_true (hx_position_equal (&position, &run->end));
  fixture_tear_down (&fixture);
}

static guint
place_of (GPtrArray  *steps,
          const char *text)
{
  guint at = 0;

  assert_text (steps, text);
  g_ptr_array_find (steps, find_text (steps, text), &at);
  return at;
}

/* What takes the power is told before the loss, and whom a unit hits before where it meets nobody. */
static void
test_reasons_first (void)
{
  static const Placed board[] = {
    { "uranopolis/guard", "C3", 0, 0 }, { "uranopolis/transport", "C4", 0, 0 }, { "outpost/scoper", "B4", 1, 0 },
    { "uranopolis/hq", "A1", 0, 0 },    { "outpost/commando", "A2", 1, 0 },       { NULL },
  };
  g_autoptr (GPtrArray) steps = NULL;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  steps = tell (&fixture, &position);
  g_assert_cmpuint (place_of (steps, "Scoper on B4 turns Transport on C4, which now serves Outpost and supplies no power."),
                    <, place_of (steps, "Guard on C3 has no power: its source Transport on C4 does not work."));
  g_assert_cmpuint (place_of (steps, "HQ on A1 strikes Commando on A2: 1" NBSP "wound."), <,
                    place_of (steps, "HQ on A1 has no enemy in reach to the north, north-east, south-east, south-west or "
                                     "north-west."));
  fixture_tear_down (&fixture);
}

/* One more attack in the same segment as the last of its own is none. */
static void
test_lost_attack (void)
{
  static const Placed board[] = {
    { "uranopolis/hq", "C4", 0, 0 },         { "uranopolis/doubler", "B3", 0, 1 }, { "outpost/hq", "C2", 1, 0 },
    { "uranopolis/hammerhead", "C3", 0, 0 }, { NULL },
  };
  g_autoptr (GPtrArray) steps = NULL;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  steps = tell (&fixture, &position);
  assert_text (steps, "One more attack of Hammerhead on C3, thanks to Doubler on B3, would come in segment 0 with its own, "
                      "so it is lost.");
  fixture_tear_down (&fixture);
}

/* Numbers that the same pieces change are one step that names these; whose numbers others change is another. */
static void
test_changed_numbers (void)
{
  static const Placed board[] = {
    { "uranopolis/hammerhead", "C3", 0, 0 }, { "borgo/scout", "C4", 0, 0 },  { "borgo/scout", "B3", 0, 1 },
    { "outpost/saboteur", "D3", 1, 5 },      { "borgo/mutant", "C2", 0, 0 }, { NULL },
  };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  g_autoptr (GPtrArray) steps = NULL;
  HxPosition position;
  Fixture fixture;
  HxHexSet scouts, all;
  uint8_t c3, c4, c2;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  c2 = fixture_hex (&fixture, "C2");
  c3 = fixture_hex (&fixture, "C3");
  c4 = fixture_hex (&fixture, "C4");
  scouts = HX_HEX_BIT (c4) | HX_HEX_BIT (fixture_hex (&fixture, "B3"));
  all = scouts | HX_HEX_BIT (fixture_hex (&fixture, "D3"));
  {
    const HxEvent told[] = {
      { .code = HX_EVENT_NUMBER_CHANGED, .subject = c3, .target = HX_NO_HEX, .cause = c4, .others = scouts, .other = 3,
        .amount = 1, .kind = 1, .reason = HX_REASON_GIVER_GONE, .segment = 3, .stage = HX_STAGE_REMOVAL },
      { .code = HX_EVENT_NUMBER_CHANGED, .subject = c3, .target = HX_NO_HEX, .cause = c4, .others = scouts, .other = 2,
        .amount = 0, .reason = HX_REASON_GIVER_GONE, .segment = 3, .stage = HX_STAGE_REMOVAL },
      { .code = HX_EVENT_NUMBER_CHANGED, .subject = c3, .target = HX_NO_HEX, .cause = HX_NO_HEX, .others = all, .other = 0,
        .amount = 1, .segment = 3, .stage = HX_STAGE_REMOVAL },
      { .code = HX_EVENT_NUMBER_LOST, .subject = c2, .target = HX_NO_HEX, .cause = c4, .others = scouts, .amount = 1,
        .reason = HX_REASON_GIVER_GONE, .segment = 3, .stage = HX_STAGE_REMOVAL },
    };

    g_array_append_vals (events, told, G_N_ELEMENTS (told));
  }
  steps = hx_narrate (fixture.narrator, fixture.box, &position, events);
  g_assert_cmpuint (steps->len, ==, 3);
  assert_text (steps, "Scout on B3 and Scout on C4 no longer make Hammerhead on C3 faster. The initiative 3 of Hammerhead on C3 "
                      "would be 1 now, but its segment has come already, and each number comes only once. The initiative 2 "
                      "of Hammerhead on C3 is 0 now.");
  assert_text (steps, "Who makes Hammerhead on C3 faster or slower has changed: Scout on B3, Scout on C4 and Saboteur on D3. "
                      "The initiative 0 of Hammerhead on C3 is 1 now.");
  assert_text (steps, "Scout on B3 and Scout on C4 no longer give Mutant on C2 attacks, so the additional attack in segment 1 "
                      "is lost.");
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/steps/sample", test_sample);
  g_test_add_func ("/explain/steps/polish", test_polish);
  g_test_add_func ("/explain/steps/sums", test_sums);
  g_test_add_func ("/explain/steps/groups", test_groups);
  g_test_add_func ("/explain/steps/order", test_order);
  g_test_add_func ("/explain/steps/reasons-first", test_reasons_first);
  g_test_add_func ("/explain/steps/lost-attack", test_lost_attack);
  g_test_add_func ("/explain/steps/changed-numbers", test_changed_numbers);
  return g_test_run ();
}
