/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Results in words. */
#include "explain-fixture.h"
#include "hx-verdict-text.h"

#define NBSP "\302\240"

static void
assert_verdict (const Fixture     *fixture,
                const HxPosition  *position,
                gboolean           is_final,
                const char *const *wanted)
{
  g_autofree HxBattle *battle = g_new0 (HxBattle, 1);
  g_autoptr (HxVerdictText) text = NULL;
  HxVerdict verdict;

  hx_battle_begin (battle, fixture->box, position, position->turn, is_final);
  hx_battle_run (battle, fixture->box, NULL, NULL);
  hx_battle_verdict (battle, fixture->box, &verdict);
  text = hx_explain_verdict (fixture->narrator, fixture->box, position, &battle->position, &verdict);
  g_assert_cmpstr (text->headline, ==, wanted[0]);
  g_assert_cmpstr (text->lines[0], ==, wanted[1]);
  g_assert_cmpstr (text->lines[1], ==, wanted[2]);
  g_assert_null (text->lines[2]);
}

static void
test_lead (void)
{
  static const char *const wanted[] = {
    "In the lead: Uranopolis, 16 to 12.",
    "The HQ of Uranopolis still has 16" NBSP "hit points. Units lost: Mercenary on B1 and Medic on C4.",
    "The HQ of Borgo had 14 and has 12" NBSP "hit points now. Units lost: Net Fighter on C2, Mutant on D2 and Brawler on D3.",
  };
  g_autoptr (HxScenario) scenario = NULL;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  assert_verdict (&fixture, &scenario->position, FALSE, wanted);
  fixture_tear_down (&fixture);
}

static void
test_fallen_hq (void)
{
  static const Placed board[] = {
    { "borgo/hq", "C1", 0, 0 }, { "borgo/brawler", "C3", 0, 3 }, { "moloch/hq", "C4", 1, 0 }, { NULL },
  };
  static const char *const wins[] = {
    "Winner: Borgo.", "The HQ of Borgo still has 20" NBSP "hit points. Units lost: none.",
    "The HQ of Moloch had 2" NBSP "hit points and is destroyed. Units lost: none.",
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  position.unit[fixture_hex (&fixture, "C4")].wounds = 18;
  assert_verdict (&fixture, &position, FALSE, wins);
  hx_position_remove (&position, fixture_hex (&fixture, "C3"));
  fixture_tear_down (&fixture);
}

static void
test_level (void)
{
  static const Placed board[] = {
    { "borgo/hq", "C1", 0, 0 }, { "moloch/hybrid", "C2", 1, 0 }, { "moloch/hq", "C4", 1, 0 }, { NULL },
  };
  static const char *const level[] = {
    "Level at 19: Borgo and Moloch.", "The HQ of Borgo had 20 and has 19" NBSP "hit points now. Units lost: none.",
    "The HQ of Moloch still has 19" NBSP "hit points. Units lost: Hybrid on C2.",
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  position.unit[fixture_hex (&fixture, "C4")].wounds = 1;
  assert_verdict (&fixture, &position, FALSE, level);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/verdict-text/lead", test_lead);
  g_test_add_func ("/explain/verdict-text/fallen-hq", test_fallen_hq);
  g_test_add_func ("/explain/verdict-text/level", test_level);
  return g_test_run ();
}
