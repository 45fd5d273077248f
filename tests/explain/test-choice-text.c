/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions, labels and consequences of the choices that real battles come to. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-choice-text.h"

#define NBSP "\302\240"

/** Pause: keeps the choice of a given number and leaves it open. */
typedef struct
{
  HxChoice *choice;
  int n;
} Pause;

static int
choice_asked_cb (void           *data,
                 const HxChoice *choice)
{
  Pause *pause = data;

  if (pause->n-- > 0)
    return 0;
  *pause->choice = *choice;
  return -1;
}

/* The n-th choice of a battle, with option 0 at those before it. */
static HxChoice *
find_choice (const Fixture    *fixture,
             const HxPosition *position,
             int               n)
{
  g_autofree HxBattle *battle = g_new0 (HxBattle, 1);
  Pause pause = { .choice = g_new0 (HxChoice, 1), .n = n };
  HxDecider decider = { .decide = choice_asked_cb, .data = &pause };

  hx_battle_begin (battle, fixture->box, position, position->turn, FALSE);
  g_assert_cmpint (hx_battle_run (battle, fixture->box, &decider, NULL), ==, HX_BATTLE_WAITS);
  return pause.choice;
}

static void
assert_choice (const Fixture      *fixture,
               const HxPosition   *position,
               const char         *question,
               const char *const  *labels,
               const char *const  *consequences)
{
  g_autofree HxChoice *choice = find_choice (fixture, position, 0);
  HxCourse course = { .start = position, .caller = position->turn };
  g_autofree char *asked = hx_explain_choice (fixture->narrator, fixture->box, position, choice);
  g_auto (GStrv) told = hx_explain_consequences (fixture->narrator, fixture->box, &course, choice);
  g_auto (GStrv) rules = hx_explain_choice_rules (choice);

  g_assert_cmpstr (asked, ==, question);
  g_assert_cmpuint (g_strv_length (told), ==, choice->n_options);
  g_assert_cmpuint (g_strv_length ((char **) labels), ==, choice->n_options);
  for (guint i = 0; i < choice->n_options; i++)
    {
      g_autofree char *label = hx_explain_option (fixture->narrator, fixture->box, position, choice, i);

      g_assert_cmpstr (label, ==, labels[i]);
      g_assert_cmpstr (told[i], ==, consequences[i]);
    }
  for (guint i = 0; rules[i] != NULL; i++)
    g_assert_nonnull (hx_catalog_find_rule (fixture->catalog, rules[i]));
  g_assert_cmpuint (g_strv_length (rules), >, 0);
}

static void
test_medic (void)
{
  static const char *const labels[] = {
    "The attack of Brawler on D3, 2" NBSP "wounds", "The attack of Mutant on D2, 1" NBSP "wound", NULL,
  };
  g_autoptr (HxScenario) scenario = NULL;
  g_autofree HxChoice *choice = NULL;
  g_autofree char *decider = NULL;
  g_auto (GStrv) told = NULL;
  HxCourse course = { 0 };
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  course.start = &scenario->position;
  choice = find_choice (&fixture, &scenario->position, 0);
  decider = hx_explain_decider (fixture.narrator, fixture.box, &scenario->position, choice);
  g_assert_cmpstr (decider, ==, "Decision of Uranopolis");
  told = hx_explain_consequences (fixture.narrator, fixture.box, &course, choice);
  for (guint i = 0; i < choice->n_options; i++)
    {
      g_autofree char *label = hx_explain_option (fixture.narrator, fixture.box, &scenario->position, choice, i);

      g_assert_cmpstr (label, ==, labels[i]);
    }
  g_assert_nonnull (strstr (told[0], "Hammerhead on C3 keeps 1" NBSP "hit point."));
  g_assert_nonnull (strstr (told[1], "Hammerhead on C3 is lost."));
  fixture_tear_down (&fixture);
}

static void
test_explosion (void)
{
  static const Placed board[] = {
    { "moloch/clown", "C3", 0, 0 }, { "borgo/officer", "C2", 1, 0 }, { "borgo/scout", "D3", 1, 0 }, { NULL },
  };
  static const char *const labels[] = { "It attacks", "It explodes", NULL };
  static const char *const consequences[] = {
    "The Clown on C3 keeps 2" NBSP "hit points. Scout on D3 keeps 1" NBSP "hit point.",
    "The Clown on C3 is lost. Scout on D3 is lost.", NULL,
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  assert_choice (&fixture, &position, "Does The Clown on C3 attack or explode?", labels, consequences);
  fixture_tear_down (&fixture);
}

static void
test_conversion (void)
{
  static const Placed board[] = {
    { "uranopolis/gauss-transformer", "C4", 0, 0 }, { "uranopolis/hq", "B3", 0, 0 }, { "moloch/hybrid", "C3", 0, 0 },
    { "borgo/scout", "C2", 1, 0 },                  { "borgo/officer", "C1", 1, 0 }, { NULL },
  };
  static const char *const labels[] = { "All attacks stay as they are", "The shot north becomes a Gauss shot", NULL };
  static const char *const consequences[] = {
    "Officer on C1 keeps 1" NBSP "hit point.", "Officer on C1 is lost.", NULL,
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  for (int facing = 0; facing < 6; facing++)
    {
      /* Turn the transformer until one of its links reaches the shooter. */
      const HxPiece *piece = &position.unit[fixture_hex (&fixture, "C4")];
      uint8_t links = fixture.box->tiles[piece->tile].links[HX_EFFECT_RANGED_GAUSS];

      if (hx_turn_sides (links, facing) & 1 << HX_NORTH)
        position.unit[fixture_hex (&fixture, "C4")].facing = (uint8_t) facing;
    }
  assert_choice (&fixture, &position, "Does Hybrid on C3 turn a shot into a Gauss shot?", labels, consequences);
  fixture_tear_down (&fixture);
}

static void
test_transfusion (void)
{
  static const Placed board[] = {
    { "neutral/krwiobus", "C4", 0, 0 }, { "borgo/hq", "C5", 0, 0 }, { "borgo/mutant", "C3", 0, 3 },
    { "moloch/hybrid", "C1", 1, 3 },    { NULL },
  };
  static const char *const labels[] = { "The wounds stay where they are", "HQ on C5 takes the wounds", NULL };
  static const char *const consequences[] = {
    "HQ on C5 keeps 20" NBSP "hit points. Mutant on C3 is lost.",
    "HQ on C5 keeps 19" NBSP "hit points. Mutant on C3 keeps 1" NBSP "hit point.", NULL,
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  assert_choice (&fixture, &position,
                 "Does Krwiobus on C4 move 1" NBSP "wound that Hybrid on C1 deals to Mutant on C3?", labels,
                 consequences);
  fixture_tear_down (&fixture);
}

/* What a choice of an action says in one language: the question, and the labels of all options. */
typedef struct
{
  const char *question;
  const char *labels[4];
} Saying;

static void
assert_wording (HxLanguage      language,
                const HxChoice *choice,
                const Saying   *wording)
{
  static const Placed board[] = {
    { "partisans/hq", "B3", 0, 0 }, { "partisans/medic", "B4", 0, 0 }, { "partisans/gustav", "A2", 0, 0 },
    { "iron-gang/hq", "D3", 1, 0 }, { "iron-gang/biker", "C3", 1, 0 }, { NULL },
  };
  g_autofree char *asked = NULL;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, language);
  position = fixture_position (&fixture, board);
  asked = hx_explain_choice (fixture.narrator, fixture.box, &position, choice);
  g_assert_cmpstr (asked, ==, wording->question);
  for (guint i = 0; i < choice->n_options; i++)
    {
      g_autofree char *label = hx_explain_option (fixture.narrator, fixture.box, &position, choice, i);

      g_assert_cmpstr (label, ==, wording->labels[i]);
    }
  g_assert_cmpuint (choice->n_options, <, G_N_ELEMENTS (wording->labels));
  g_assert_null (wording->labels[choice->n_options]);
  fixture_tear_down (&fixture);
}

/* In English, then in Polish. */
static void
assert_both (const HxChoice *choice,
             const Saying    sayings[2])
{
  assert_wording ("en", choice, &sayings[0]);
  assert_wording ("pl", choice, &sayings[1]);
}

static uint8_t
hex_named (const char *name)
{
  HxGeometry geometry;

  hx_geometry_init (&geometry, 2);
  return hx_geometry_find (&geometry, name);
}

/* A choice about the unit on @subject, its options not filled yet. */
static HxChoice *
new_choice (HxAbout     about,
            const char *subject,
            guint16     n_options)
{
  HxChoice *choice = g_new0 (HxChoice, 1);

  choice->about = about;
  choice->segment = HX_NO_SEGMENT;
  choice->subject = subject != NULL ? hex_named (subject) : HX_NO_HEX;
  choice->n_options = n_options;
  for (guint i = 0; i < n_options; i++)
    {
      choice->options[i].subject = choice->options[i].target = choice->options[i].cause = HX_NO_HEX;
      choice->options[i].hit.source = choice->options[i].hit.victim = HX_NO_HEX;
    }
  return choice;
}

static void
assert_rules (const HxChoice *choice)
{
  g_auto (GStrv) rules = hx_explain_choice_rules (choice);
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  g_assert_cmpuint (g_strv_length (rules), >, 0);
  for (guint i = 0; rules[i] != NULL; i++)
    g_assert_nonnull (hx_catalog_find_rule (fixture.catalog, rules[i]));
  fixture_tear_down (&fixture);
}

/* Where a unit goes: pushed, or taken by a Drill, or nowhere. */
static void
test_hexes (void)
{
  static const Saying push[] = {
    { "Where is Biker on C3 pushed?", { "To C4", "To D4" } },
    { "Na które pole trafia odepchnięta jednostka Motocyklista (C3)?", { "Na pole C4", "Na pole D4" } },
  };
  static const Saying drill[] = {
    { "Where does the Drill take Biker on C3?", { "It stays where it is", "To C4", "To D4" } },
    { "Na które pole Świder przenosi jednostkę Motocyklista (C3)?", { "Zostaje na swoim polu", "Na pole C4", "Na pole D4" } },
  };
  g_autofree HxChoice *pushed = new_choice (HX_ABOUT_PUSH, "C3", 2), *drilled = new_choice (HX_ABOUT_DRILL, "C3", 3);

  for (int i = 0; i < 2; i++)
    {
      HxOption *options[] = { &pushed->options[i], &drilled->options[i + 1] };

      for (int j = 0; j < 2; j++)
        {
          options[j]->kind = HX_OPTION_HEX;
          options[j]->target = hex_named (i == 0 ? "C4" : "D4");
        }
    }
  drilled->options[0].kind = HX_OPTION_DECLINE;
  assert_both (pushed, push);
  assert_both (drilled, drill);
  assert_rules (pushed);
  assert_rules (drilled);
}

static void
test_smoke (void)
{
  static const Saying smoke[] = {
    { "Which way does Biker on C3 face in the Smoke Screen?", { "It faces north", "It faces south-west" } },
    { "Którędy w Zasłonie Dymnej zwraca się Motocyklista (C3)?", { "Przodem na północ", "Przodem na południowy zachód" } },
  };
  g_autofree HxChoice *choice = new_choice (HX_ABOUT_SMOKE, "C3", 2);

  choice->options[0].kind = choice->options[1].kind = HX_OPTION_FACING;
  choice->options[1].direction = HX_SOUTH_WEST;
  assert_both (choice, smoke);
  assert_rules (choice);
}

static void
test_medpack (void)
{
  static const Saying medpack[] = {
    { "Which unit gets the Medpack?", { "Headquarters on B3 gets it", "Medic on B4 gets it" } },
    { "Która jednostka dostaje Medpack?", { "Dostaje go Sztab (B3)", "Dostaje go Medyk (B4)" } },
  };
  g_autofree HxChoice *choice = new_choice (HX_ABOUT_MEDPACK, "C3", 2);

  choice->options[0].kind = choice->options[1].kind = HX_OPTION_HEX;
  choice->options[0].target = hex_named ("B3");
  choice->options[1].target = hex_named ("B4");
  assert_both (choice, medpack);
  assert_rules (choice);
}

/* Outside battles wounds come from tiles and Mines too. */
static void
test_no_attacker (void)
{
  static const Saying medic[] = {
    { "Which wounds does Medic on B4 take?",
      { "The Air Strike against Gustav 2.0 on A2, 1" NBSP "wound", "The Mine against Headquarters on B3" } },
    { "Które rany przejmuje Medyk (B4)?", { "Bomba, cel: Gustav 2.0 (A2), 1" NBSP "rana", "Mina, cel: Sztab (B3)" } },
  };
  g_autofree HxChoice *choice = new_choice (HX_ABOUT_MEDIC, NULL, 2);

  for (int i = 0; i < 2; i++)
    {
      HxOption *option = &choice->options[i];

      option->kind = HX_OPTION_TAKE;
      option->subject = hex_named ("B4");
      option->target = option->hit.victim = hex_named (i == 0 ? "A2" : "B3");
      option->hit.kind = i == 0 ? HX_ATTACK_AIR_STRIKE : HX_ATTACK_MINE;
      option->hit.wounds = 1;
      option->hit.destroys = i == 1;
    }
  assert_both (choice, medic);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/choice-text/medic", test_medic);
  g_test_add_func ("/explain/choice-text/explosion", test_explosion);
  g_test_add_func ("/explain/choice-text/conversion", test_conversion);
  g_test_add_func ("/explain/choice-text/transfusion", test_transfusion);
  g_test_add_func ("/explain/choice-text/hexes", test_hexes);
  g_test_add_func ("/explain/choice-text/smoke", test_smoke);
  g_test_add_func ("/explain/choice-text/medpack", test_medpack);
  g_test_add_func ("/explain/choice-text/no-attacker", test_no_attacker);
  return g_test_run ();
}
