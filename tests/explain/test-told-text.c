/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was chosen is told as what was done, options that do as well together; and ends in what the goal asks for. */
#include "explain-fixture.h"
#include "hx-told-text.h"

#define NBSP "\302\240"

static const Placed board[] = {
  { "borgo/hq", "A1", 0, 0 },     { "borgo/medic", "B3", 0, 0 },  { "borgo/mutant", "B2", 0, 0 },
  { "moloch/hq", "E3", 1, 0 },    { "moloch/clown", "D3", 1, 0 }, { "moloch/hunter-killer", "C3", 1, 0 },
  { "borgo/brawler", "C2", 0, 0 }, { NULL },
};

/** Example: a choice about the Mutant on B2, or the Clown on D3, what is taken in it, and how that is told. */
typedef struct
{
  HxAbout about;
  const char *subject;
  HxOption options[3];
  int n;
  const char *english, *polish;
} Example;

static uint8_t
hex_of (const Fixture *fixture,
        const char    *name)
{
  return fixture_hex (fixture, name);
}

static HxHit
make_hit (const Fixture *fixture,
          int            wounds)
{
  return (HxHit) { .source = hex_of (fixture, "C3"), .victim = hex_of (fixture, "B2"), .kind = HX_ATTACK_MELEE, .wounds = (uint8_t) wounds };
}

static void
assert_taken (const char    *language,
              const Example *example,
              const char    *expected)
{
  Fixture fixture;
  HxPosition position;
  g_autofree HxChoice *choice = g_new0 (HxChoice, 1);
  g_autoptr (GArray) options = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree char *told = NULL;

  fixture_set_up (&fixture, language);
  position = fixture_position (&fixture, board);
  choice->about = example->about;
  choice->subject = hex_of (&fixture, example->subject);
  choice->hit = make_hit (&fixture, 2);
  choice->n_options = (uint16_t) example->n;
  for (guint16 i = 0; i < example->n; i++)
    {
      choice->options[i] = example->options[i];
      choice->options[i].subject = hex_of (&fixture, "B3");
      choice->options[i].hit = make_hit (&fixture, 1);
      if (example->options[i].kind == HX_OPTION_HEX || example->options[i].kind == HX_OPTION_TRANSFUSE)
        choice->options[i].target = hex_of (&fixture, i == 0 ? "C2" : "A1");
      if (example->options[i].kind == HX_OPTION_TAKE)
        choice->options[i].target = hex_of (&fixture, "B2");
      g_array_append_val (options, i);
    }
  told = hx_explain_taken (fixture.narrator, fixture.box, &position, choice, options);
  g_assert_cmpstr (told, ==, expected);
  fixture_tear_down (&fixture);
}

static void
test_taken (void)
{
  static const Example examples[] = {
    { HX_ABOUT_SMOKE, "B2", { { HX_OPTION_FACING, .direction = 4 }, { HX_OPTION_FACING, .direction = 5 }, { HX_OPTION_FACING } }, 3,
      "Mutant on B2 is turned to face north, south-west or north-west",
      "Mutek (B2) obraca się przodem na północ, na południowy zachód lub na północny zachód" },
    { HX_ABOUT_PUSH, "B2", { { HX_OPTION_HEX }, { HX_OPTION_HEX } }, 2, "Mutant on B2 is pushed to A1 or C2",
      "Mutek (B2) trafia po odepchnięciu na pole A1 lub C2" },
    { HX_ABOUT_DRILL, "B2", { { HX_OPTION_DECLINE }, { HX_OPTION_HEX } }, 2,
      "The Drill leaves Mutant on B2 where it is or The Drill takes Mutant on B2 to A1",
      "Świder nie przenosi jednostki Mutek (B2) lub Świder przenosi jednostkę Mutek (B2) na pole A1" },
    { HX_ABOUT_MEDPACK, "B2", { { HX_OPTION_HEX } }, 1, "The Medpack goes to Brawler on C2", "Medpack dostaje Siłacz (C2)" },
    { HX_ABOUT_EXPLOSION, "D3", { { HX_OPTION_EXPLODE } }, 1, "The Clown on D3 explodes", "Klaun (D3) wybucha" },
    { HX_ABOUT_EXPLOSION, "D3", { { HX_OPTION_ATTACK } }, 1, "The Clown on D3 attacks and does not explode",
      "Klaun (D3) atakuje, a nie wybucha" },
    { HX_ABOUT_CONVERSION, "B2", { { HX_OPTION_CONVERT, .direction = 3, .from = HX_ATTACK_RANGED, .to = HX_ATTACK_GAUSS } }, 1,
      "Mutant on B2 turns its shot south into a Gauss shot", "Mutek (B2): atak dystansowy na południe staje się atakiem Gaussa" },
    { HX_ABOUT_CONVERSION, "B2", { { HX_OPTION_DECLINE } }, 1, "Mutant on B2 leaves all its attacks as they are",
      "Mutek (B2) pozostawia wszystkie swoje ataki bez zmian" },
    { HX_ABOUT_TRANSFUSION, "B3", { { HX_OPTION_TRANSFUSE }, { HX_OPTION_TRANSFUSE } }, 2,
      "Medic on B3 moves 2" NBSP "wounds from Mutant on B2 to HQ on A1 or Brawler on C2, dealt by Hunter Killer on C3", NULL },
    { HX_ABOUT_TRANSFUSION, "B3", { { HX_OPTION_DECLINE } }, 1, "Medic on B3 leaves the wounds on Mutant on B2", NULL },
    { HX_ABOUT_MEDIC, "B3", { { HX_OPTION_TAKE } }, 1, "Medic on B3 takes 1" NBSP "wound that Hunter Killer on C3 deals to Mutant on B2", NULL },
    { HX_ABOUT_MEDIC, "B3", { { HX_OPTION_DECLINE } }, 1, "No Medic takes wounds", "Żaden Medyk nie przejmuje ran" },
    { HX_ABOUT_SPENT_MEDIC, "B3", { { HX_OPTION_SPEND } }, 1, "Medic on B3 is spent", "Z planszy schodzi Medyk (B3)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      assert_taken ("en", &examples[i], examples[i].english);
      if (examples[i].polish != NULL)
        assert_taken ("pl", &examples[i], examples[i].polish);
    }
}

static char *
tell_end (const Fixture    *fixture,
          const HxGoal     *goal,
          const HxPosition *start,
          HxHexSet          gone)
{
  g_autoptr (GArray) losses = g_array_new (FALSE, FALSE, sizeof (HxLoss));
  HxPosition end = *start;
  HxGoalEnd told = { start, &end, losses };

  for (uint8_t hex = 0; hex < HX_MAX_HEXES; hex++)
    if (gone >> hex & 1)
      {
        HxLoss loss = { .board = *start, .hex = hex, .home = hex, .owner = start->unit[hex].owner };

        g_array_append_val (losses, loss);
        end.units &= ~HX_HEX_BIT (hex);
      }
  end.unit[hex_of (fixture, "E3")].wounds = 3;
  return hx_goal_end_text (fixture->narrator, fixture->box, goal, &told);
}

static void
assert_end (const HxGoal *goal,
            const char   *wanted,
            const char   *gone,
            const char   *expected)
{
  HxGoal asked = *goal;
  HxPosition position;
  Fixture fixture;
  HxHexSet fallen = 0;
  g_autofree char *told = NULL;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  asked.tile = position.unit[hex_of (&fixture, "E3")].tile;
  for (; wanted[0] != '\0'; wanted += 2)
    asked.hexes |= HX_HEX_BIT (hex_of (&fixture, (char[]) { wanted[0], wanted[1], '\0' }));
  for (; gone[0] != '\0'; gone += 2)
    fallen |= HX_HEX_BIT (hex_of (&fixture, (char[]) { gone[0], gone[1], '\0' }));
  told = tell_end (&fixture, &asked, &position, fallen);
  g_assert_cmpstr (told, ==, expected);
  fixture_tear_down (&fixture);
}

static void
test_end (void)
{
  const HxGoal wounds = { .kind = HX_GOAL_WOUNDS, .count = 3 }, keep = { .kind = HX_GOAL_LOSE_NOTHING },
               exactly = { .kind = HX_GOAL_DESTROYED_EXACTLY }, points = { .kind = HX_GOAL_MORE_POINTS };

  assert_end (&wounds, "", "", "HQ on E3 bears 3" NBSP "wounds in the end.");
  assert_end (&wounds, "", "E3", "Destroyed: HQ on E3.");
  assert_end (&keep, "", "D3", "You lose no piece.");
  assert_end (&keep, "", "D3B2C2", "You lose: Mutant on B2 and Brawler on C2.");
  assert_end (&exactly, "", "", "Nothing is destroyed.");
  assert_end (&exactly, "D3", "D3", "Destroyed, and nothing else: The Clown on D3.");
  assert_end (&exactly, "D3C3", "D3B2",
              "Destroyed: The Clown on D3. Destroyed, though not asked for: Mutant on B2. Not destroyed: Hunter Killer on C3.");
  assert_end (&exactly, "D3", "B2", "Destroyed, though not asked for: Mutant on B2. Not destroyed: The Clown on D3.");
  assert_end (&points, "", "D3", "");
}

static void
test_battle (void)
{
  Fixture fixture;
  g_autofree char *with = NULL, *without = NULL;

  fixture_set_up (&fixture, "en");
  with = hx_final_battle_text ("Mutant on B2 explodes", "Winner: Borgo.");
  without = hx_final_battle_text ("", "Winner: Borgo.");
  g_assert_cmpstr (with, ==, "Mutant on B2 explodes. Winner: Borgo.");
  g_assert_cmpstr (without, ==, "Winner: Borgo.");
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/told-text/taken", test_taken);
  g_test_add_func ("/explain/told-text/end", test_end);
  g_test_add_func ("/explain/told-text/battle", test_battle);
  return g_test_run ();
}
