/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two positions compared: every kind of difference as a sentence and as a value, and no secret in any. */
#include "explain-fixture.h"
#include "hx-difference.h"

#define NBSP "\302\240"

static const Placed board[] = {
  { "borgo/hq", "C1", 0, 0 },   { "borgo/mutant", "B1", 0, 0 },    { "moloch/hq", "C5", 1, 0 },
  { "moloch/hybrid", "D2", 1, 0 }, { "moloch/hybrid", "D3", 1, 2 }, { NULL },
};

static const Placed medics[] = {
  { "borgo/hq", "C1", 0, 0 }, { "borgo/medic", "B1", 0, 0 }, { "moloch/hq", "C5", 1, 0 }, { "moloch/medic", "D2", 1, 0 }, { NULL },
};

static void
assert_differences (const Fixture      *fixture,
                    const HxComparison *comparison,
                    const char *const  *wanted)
{
  g_autoptr (GPtrArray) found = hx_difference_list (fixture->narrator, fixture->box, comparison);
  guint n = g_strv_length ((char **) wanted);

  for (guint i = 0; i < MIN (n, found->len); i++)
    {
      const HxDifference *difference = g_ptr_array_index (found, i);

      g_assert_cmpstr (difference->text, ==, wanted[i]);
      g_assert_null (strchr (difference->text, '{'));
    }
  g_assert_cmpuint (found->len, ==, n);
}

static HxPiece *
piece_on (const Fixture *fixture,
          HxPosition    *position,
          const char    *hex)
{
  return &position->unit[fixture_hex (fixture, hex)];
}

static void
test_same (void)
{
  static const char *const none[] = { NULL };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  assert_differences (&fixture, &(HxComparison) { .first = &position, .second = &position, .first_start = &position, .second_start = &position }, none);
  fixture_tear_down (&fixture);
}

/* Two ends of one battle. */
static void
test_ends (void)
{
  static const char *const wanted[] = {
    "HQ on C5 has 17" NBSP "hit points in the first, and 20 in the second.",
    "Mutant on B1 is unhurt in the first, and has 1" NBSP "wound in the second.",
    "Hybrid on D2 is destroyed in the first, and has 1" NBSP "wound in the second.",
    "Hybrid on D3 is unhurt in the first, and is destroyed in the second.",
    NULL,
  };
  HxPosition start, first, second;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  start = first = second = fixture_position (&fixture, board);
  piece_on (&fixture, &first, "C5")->wounds = 3;
  piece_on (&fixture, &second, "B1")->wounds = 1;
  piece_on (&fixture, &second, "D2")->wounds = 1;
  hx_position_remove (&first, fixture_hex (&fixture, "D2"));
  hx_position_remove (&second, fixture_hex (&fixture, "D3"));
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second, .first_start = &start,
                                                  .second_start = &start }, wanted);
  fixture_tear_down (&fixture);
}

/* A fallen HQ is told once, where it is missing. */
static void
test_fallen (void)
{
  static const char *const wanted[] = {
    "HQ on C5 is destroyed in the first, and has 4" NBSP "hit points in the second.",
    NULL,
  };
  HxPosition start, first, second;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  start = first = second = fixture_position (&fixture, board);
  piece_on (&fixture, &second, "C5")->wounds = 16;
  hx_position_remove (&first, fixture_hex (&fixture, "C5"));
  first.fallen = 2;
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second, .first_start = &start,
                                                  .second_start = &start }, wanted);
  fixture_tear_down (&fixture);
}

/* What became of a Medic is not known without the events: it may have been spent. */
static void
test_spent (void)
{
  static const char *const wanted[] = {
    "Medic on B1 has left the board in the second.",
    "Medic on D2 has left the board in the first.",
    NULL,
  };
  HxPosition start, first, second;
  Fixture fixture;

  fixture_set_up (&fixture, HX_LANGUAGE_EN);
  start = fixture_position (&fixture, medics);
  first = second = start;
  hx_position_remove (&first, fixture_hex (&fixture, "D2"));
  hx_position_remove (&second, fixture_hex (&fixture, "B1"));
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second, .first_start = &start,
                                                  .second_start = &start }, wanted);
  fixture_tear_down (&fixture);
}

static void
add_event (GArray      *events,
           HxEventCode  code,
           uint8_t      subject,
           uint8_t      target)
{
  HxEvent event = { .code = code, .subject = subject, .target = target };

  g_array_append_val (events, event);
}

/* Two Hybrids follow each other, and the second is destroyed where the first had been; the Mutant retreats. */
static void
test_followed (void)
{
  static const char *const wanted[] = {
    "Mutant on B1 has left the board in the second.",
    "Hybrid stands on D2 in the first, and on E2 in the second.",
    "Hybrid on D3 is unhurt in the first, and is destroyed in the second.",
    NULL,
  };
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  HxPosition first, second;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  first = second = fixture_position (&fixture, board);
  add_event (events, HX_EVENT_MOVED, fixture_hex (&fixture, "D2"), fixture_hex (&fixture, "E2"));
  add_event (events, HX_EVENT_MOVED, fixture_hex (&fixture, "D3"), fixture_hex (&fixture, "D2"));
  add_event (events, HX_EVENT_DESTROYED, fixture_hex (&fixture, "D2"), HX_NO_HEX);
  add_event (events, HX_EVENT_RETREATED, fixture_hex (&fixture, "B1"), HX_NO_HEX);
  for (guint i = 0; i < events->len; i++)
    {
      HxEvent *event = &g_array_index (events, HxEvent, i);

      event->amount = event->code == HX_EVENT_MOVED ? second.unit[event->subject].facing : 0;
      hx_position_replay (fixture.box, &second, event);
    }
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second, .events = events }, wanted);
  fixture_tear_down (&fixture);
}

/* What somebody edited: moved, turned, new, gone. */
static void
test_edited (void)
{
  static const char *const wanted[] = {
    "Mutant stands on B1 as it is, and on B2 changed.",
    "Mutant on B2 faces north as it is, and south-east changed.",
    "Hybrid on D2 stands only as it is, with 1" NBSP "wound.",
    "Brawler on E1 stands only changed.",
    NULL,
  };
  HxPosition first, second;
  Fixture fixture;
  HxPiece brawler;

  fixture_set_up (&fixture, "en");
  first = second = fixture_position (&fixture, board);
  piece_on (&fixture, &first, "D2")->wounds = 1;
  brawler = hx_piece_new ((uint16_t) hx_catalog_find_tile (fixture.catalog, "borgo/brawler"), 0, 0);
  hx_position_put (&second, fixture_hex (&fixture, "B2"), piece_on (&fixture, &second, "B1"));
  hx_position_remove (&second, fixture_hex (&fixture, "B1"));
  piece_on (&fixture, &second, "B2")->facing = 2;
  hx_position_remove (&second, fixture_hex (&fixture, "D2"));
  hx_position_put (&second, fixture_hex (&fixture, "E1"), &brawler);
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second, .here = "as it is",
                                                  .there = "changed" }, wanted);
  fixture_tear_down (&fixture);
}

static void
change_states (const Fixture *fixture,
               HxPosition    *second)
{
  HxPiece *mutant = piece_on (fixture, second, "B1"), *hybrid = piece_on (fixture, second, "D2");

  mutant->owner = mutant->controller = 1;
  hybrid->controller = 0;
  hybrid->net = HX_TOGGLE_ON;
  hybrid->power = HX_TOGGLE_OFF;
  hybrid->marks = HX_MARK_FRENZY;
  hybrid->medpacks = 2;
  second->turn = 1;
  second->rulings[HX_RULING_D_08] = 1;
  second->water = HX_HEX_BIT (fixture_hex (fixture, "A1"));
}

static void
test_states (void)
{
  static const char *const wanted[] = {
    "A1 is water only in the second.",
    "Mutant on B1 belongs to Borgo in the first, and to Moloch in the second.",
    "Hybrid on D2 acts for Moloch in the first, and for Borgo in the second.",
    "Whether Hybrid on D2 is netted: worked out in the first, yes, by hand in the second.",
    "Whether Hybrid on D2 has power: worked out in the first, no, by hand in the second.",
    "Markers on Hybrid on D2, Frenzy: 0 in the first, 1 in the second.",
    "Markers on Hybrid on D2, Medpack: 0 in the first, 2 in the second.",
    "It is the turn of Borgo in the first, and of Moloch in the second.",
    "Decision D-08 is read as “adds” in the first, and as “no” in the second.",
    NULL,
  };
  HxPosition first, second;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  first = second = fixture_position (&fixture, board);
  change_states (&fixture, &second);
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, wanted);
  fixture_tear_down (&fixture);
}

static void
test_values (void)
{
  g_autoptr (GPtrArray) found = NULL;
  HxPosition first, second;
  HxDifference *row;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  first = second = fixture_position (&fixture, board);
  piece_on (&fixture, &second, "C5")->wounds = 3;
  found = hx_difference_list (fixture.narrator, fixture.box, &(HxComparison) { .first = &first, .second = &second });
  g_assert_cmpuint (found->len, ==, 1);
  row = g_ptr_array_index (found, 0);
  g_assert_cmpstr (hx_difference_word (row->kind), ==, "hit-points");
  g_assert_cmpint (row->side, ==, 1);
  g_assert_cmpint (row->hex, ==, fixture_hex (&fixture, "C5"));
  g_assert_cmpint (row->other_hex, ==, row->hex);
  g_assert_cmpint (row->tile, ==, hx_catalog_find_tile (fixture.catalog, "moloch/hq"));
  g_assert_cmpint (row->first, ==, 20);
  g_assert_cmpint (row->second, ==, 17);
  fixture_tear_down (&fixture);
}

/* Which Trap lies face down is told to its own side only. */
static void
test_secrets (void)
{
  static const char *const open[] = {
    "The Trap on B2 is another one, in the first: Mine, in the second: Drill.", "A Trap lies on C3 only in the second: Mine.",
    NULL,
  };
  static const char *const hidden[] = { "A Trap lies on C3 only in the second.", NULL };
  HxPosition first, second;
  Fixture fixture;
  uint8_t hex;

  fixture_set_up (&fixture, "en");
  first = second = fixture_position (&fixture, board);
  hex = fixture_hex (&fixture, "B2");
  first.trap[hex] = HX_TRAP_MINE;
  second.trap[hex] = HX_TRAP_DRILL;
  first.trap_side[hex] = second.trap_side[hex] = 1;
  second.trap[fixture_hex (&fixture, "C3")] = HX_TRAP_MINE;
  second.trap_side[fixture_hex (&fixture, "C3")] = 1;
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, open);
  hx_narrator_set_view (fixture.narrator, 1);
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, open);
  hx_narrator_set_view (fixture.narrator, 0);
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, hidden);
  fixture_tear_down (&fixture);
}

/* What lies under an HQ is told to its own side only; whether it has been expanded, to everybody. */
static void
test_monolith (void)
{
  static const char *const tiles[] = { "Other tiles lie in the Monolith of Borgo in the second than in the first.", NULL };
  static const char *const none[] = { NULL };
  static const char *const expanded[] = { "The Monolith of Borgo is expanded only in the second.", NULL };
  HxPosition first, second;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  first = fixture_position (&fixture, board);
  first.monolith[0].present = true;
  first.monolith[0].lower[0] = hx_piece_new ((uint16_t) hx_catalog_find_tile (fixture.catalog, "borgo/mutant"), 0, 0);
  second = first;
  second.monolith[0].lower[0] = hx_piece_new ((uint16_t) hx_catalog_find_tile (fixture.catalog, "borgo/claws"), 0, 0);
  g_assert_cmpint (hx_catalog_find_tile (fixture.catalog, "borgo/claws"), >=, 0);
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, tiles);
  hx_narrator_set_view (fixture.narrator, 1);
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, none);
  second.monolith[0].expanded = true;
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second }, expanded);
  fixture_tear_down (&fixture);
}

static void
test_polish (void)
{
  static const char *const wanted[] = {
    "Sztab (C5): 17" NBSP "punktów życia w pierwszej, 20 w drugiej.",
    "Mutek (B1): bez ran w pierwszej, 1" NBSP "rana w drugiej.",
    "Hybryda (D2): żeton zniszczony w pierwszej, 1" NBSP "rana w drugiej.",
    NULL,
  };
  HxPosition start, first, second;
  Fixture fixture;

  fixture_set_up (&fixture, "pl");
  start = first = second = fixture_position (&fixture, board);
  piece_on (&fixture, &first, "C5")->wounds = 3;
  piece_on (&fixture, &second, "B1")->wounds = 1;
  piece_on (&fixture, &second, "D2")->wounds = 1;
  hx_position_remove (&first, fixture_hex (&fixture, "D2"));
  assert_differences (&fixture, &(HxComparison) { .first = &first, .second = &second, .first_start = &start,
                                                  .second_start = &start }, wanted);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/difference/same", test_same);
  g_test_add_func ("/explain/difference/ends", test_ends);
  g_test_add_func ("/explain/difference/fallen", test_fallen);
  g_test_add_func ("/explain/difference/spent", test_spent);
  g_test_add_func ("/explain/difference/followed", test_followed);
  g_test_add_func ("/explain/difference/edited", test_edited);
  g_test_add_func ("/explain/difference/states", test_states);
  g_test_add_func ("/explain/difference/values", test_values);
  g_test_add_func ("/explain/difference/secrets", test_secrets);
  g_test_add_func ("/explain/difference/monolith", test_monolith);
  g_test_add_func ("/explain/difference/polish", test_polish);
  return g_test_run ();
}
