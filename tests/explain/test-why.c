/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a piece acts or does not, on boards where the reason is known beforehand. */
#include "explain-fixture.h"
#include "hx-why.h"

#define NBSP "\302\240"

/** Wanted: a reason that has to be given: topic, segment or -1, verdict or NULL, text, a rule that it cites. */
typedef struct
{
  const char *topic;
  int segment;
  const char *verdict;
  const char *text;
  const char *rule;
} Wanted;

static gboolean
is_wanted (const HxInsight *why,
           const Wanted    *wanted)
{
  int segment = why->segment == HX_NO_SEGMENT ? -1 : why->segment;

  return g_str_equal (why->topic, wanted->topic) && segment == wanted->segment
         && g_strcmp0 (why->verdict, wanted->verdict) == 0 && g_str_equal (why->text, wanted->text)
         && (wanted->rule == NULL || g_strv_contains ((const char *const *) why->rules, wanted->rule));
}

static void
assert_whys (const Fixture    *fixture,
             const HxPosition *position,
             const char       *hex,
             const Wanted     *wanted)
{
  g_autoptr (GPtrArray) whys = hx_explain_piece (fixture->narrator, fixture->box, position, fixture_hex (fixture, hex));

  for (guint i = 0; i < whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (whys, i);

      g_test_message ("%s %d *%s* %s", why->topic, why->segment, why->verdict, why->text);
    }
  for (; wanted->topic != NULL; wanted++)
    {
      gboolean found = FALSE;

      for (guint i = 0; i < whys->len; i++)
        found = found || is_wanted (g_ptr_array_index (whys, i), wanted);
      g_test_message ("wanted: %s %d *%s* %s", wanted->topic, wanted->segment, wanted->verdict, wanted->text);
      g_assert_true (found);
    }
}

static void
test_freed_too_late (void)
{
  static const Wanted guard[] = {
    { "net", -1, NULL, "Netted by Net Fighter on C2.", "BASE-NET-01" },
    { "power", -1, NULL, "Power from Acceleration Generator on A2 and HQ on B3.", "URA-POWER-03" },
    { "no-attack", 4, "Does not shoot.",
      "A netted unit does not attack, and Net Fighter on C2 nets it. Otherwise it would hit Net Fighter on C2.",
      "BASE-NET-02" },
    { "too-late", 3, "Too late.", "Net Fighter on C2 leaves the board in segment 3, but initiative 4 has passed by then.",
      "BASE-NET-06" },
    { "initiative", -1, NULL, "Initiative 4: printed 3, plus 1 from Acceleration Generator on A2.", "BASE-INIT-04" },
    { "survives", -1, "Survives.", "1" NBSP "hit point is left after the Battle.", NULL },
    { NULL },
  };
  static const Wanted inferno[] = {
    { "power", -1, NULL, "No power: no source reaches it.", "URA-POWER-01" },
    { "no-attack", 2, "Does not shoot.", "A unit without power does not attack. Otherwise it would hit Mutant on D2.",
      "URA-POWER-02" },
    { NULL },
  };
  static const Wanted netter[] = {
    { "nets", -1, NULL, "Net Fighter on C2 nets Guard on B2.", "BASE-NET-01" },
    { "destroyed-before", 1, "Is gone by then.", "It leaves the board in segment 3, before its initiative 1 comes.", NULL },
    { "destroyed", 3, "Is destroyed.", "It is hit in segment 3 by Mercenary on B1.", "BASE-TILE-04" },
    { NULL },
  };
  static const Wanted hammerhead[] = {
    { "attack", 1, "Strikes.", "Hammerhead on C3 strikes Mutant on D2: 2" NBSP "wounds.", "BASE-ATT-01" },
    { "saved", 3, "Is helped.", "Medic on C4 takes 2" NBSP "wounds for Hammerhead on C3, dealt by Brawler on D3.",
      "BASE-MED-01" },
    { "choice", 3, "It can come out otherwise.", "There is a choice for Uranopolis in segment 3.", "BASE-MED-04" },
    { NULL },
  };
  g_autoptr (HxScenario) scenario = NULL;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  scenario = fixture_scenario (&fixture, "freed-too-late");
  assert_whys (&fixture, &scenario->position, "B2", guard);
  assert_whys (&fixture, &scenario->position, "D4", inferno);
  assert_whys (&fixture, &scenario->position, "C2", netter);
  assert_whys (&fixture, &scenario->position, "C3", hammerhead);
  fixture_tear_down (&fixture);
}

/* A net that is netted itself, one of a facing pair, and a Module that a Scoper has turned. */
static void
test_what_fails (void)
{
  static const Placed board[] = {
    { "borgo/net-fighter", "C2", 0, 0 },  { "borgo/net-fighter", "D2", 1, 2 }, { "borgo/mutant", "D3", 1, 0 },
    { "moloch/officer", "B2", 0, 3 },     { "moloch/hybrid", "B1", 0, 2 },     { "outpost/scoper", "A2", 1, 0 },
    { NULL },
  };
  static const Wanted mutant[] = {
    { "net", -1, NULL, "Not netted.", NULL },
    { NULL },
  };
  static const Wanted second[] = {
    { "net", -1, NULL, "Netted by Net Fighter on C2.", "BASE-NET-01" },
    { NULL },
  };
  static const Wanted hybrid[] = {
    { "receives", -1, NULL, "Officer on B2 is turned by Scoper on A2, so it has no effect on Hybrid on B1.", "BASE-SCO-01" },
    { NULL },
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  assert_whys (&fixture, &position, "D3", mutant);
  assert_whys (&fixture, &position, "D2", second);
  assert_whys (&fixture, &position, "B1", hybrid);
  fixture_tear_down (&fixture);
}

static void
test_toggles (void)
{
  static const Placed board[] = {
    { "uranopolis/guard", "C3", 0, 0 }, { "borgo/net-fighter", "B2", 1, 0 }, { NULL },
  };
  static const Wanted free_by_hand[] = {
    { "net", -1, NULL, "Not netted: it is set so by hand.", NULL },
    { "power", -1, NULL, "Powered: it is set so by hand.", "D-21" },
    { NULL },
  };
  static const Wanted netted_by_hand[] = {
    { "net", -1, NULL, "Netted: it is set so by hand.", "D-21" },
    { "marker", -1, NULL, "Paralysed until the next Battle ends: it neither attacks nor explodes.", "PAR-PARA-01" },
    { "wounds", -1, NULL, "1" NBSP "hit point left.", NULL },
    { NULL },
  };
  HxPosition position;
  HxPiece *guard;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  guard = &position.unit[fixture_hex (&fixture, "C3")];
  guard->net = HX_TOGGLE_OFF;
  guard->power = HX_TOGGLE_ON;
  assert_whys (&fixture, &position, "C3", free_by_hand);
  guard->net = HX_TOGGLE_ON;
  guard->marks = HX_MARK_PARALYSIS;
  assert_whys (&fixture, &position, "C3", netted_by_hand);
  fixture_tear_down (&fixture);
}

/* A unit that is netted and has no power either would not attack even if it were free. */
static void
test_two_obstacles (void)
{
  static const Placed board[] = {
    { "uranopolis/guard", "C3", 0, 0 }, { "borgo/net-fighter", "C4", 1, 4 }, { "borgo/mutant", "C2", 1, 0 }, { NULL },
  };
  static const Wanted guard[] = {
    { "net", -1, NULL, "Netted by Net Fighter on C4.", "BASE-NET-01" },
    { "no-attack", 3, "Does not shoot.",
      "A netted unit does not attack, and Net Fighter on C4 nets it. It would hit nobody anyway.", "BASE-NET-02" },
    { NULL },
  };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  assert_whys (&fixture, &position, "C3", guard);
  fixture_tear_down (&fixture);
}

/* The Scout that made it faster dies when the number has come: too late to matter, and the Scout is pointed at. */
static void
test_number_come (void)
{
  static const Placed board[] = {
    { "borgo/mutant", "C3", 0, 0 },  { "borgo/scout", "C4", 0, 0 }, { "moloch/hybrid", "C5", 1, 0 },
    { "moloch/blocker", "C2", 1, 0 }, { NULL },
  };
  static const Wanted mutant[] = {
    { "number-changed", 3, "Too late.",
      "Scout on C4 no longer makes Mutant on C3 faster. The initiative 3 of Mutant on C3 would be 2 now, but its segment has "
      "come already, and each number comes only once.", "BASE-INIT-08" },
    { NULL },
  };
  g_autoptr (GPtrArray) whys = NULL;
  gboolean points = FALSE;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  position = fixture_position (&fixture, board);
  assert_whys (&fixture, &position, "C3", mutant);
  whys = hx_explain_piece (fixture.narrator, fixture.box, &position, fixture_hex (&fixture, "C3"));
  for (guint i = 0; i < whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (whys, i);

      points = points || (g_str_equal (why->topic, "number-changed") && why->others == HX_HEX_BIT (fixture_hex (&fixture, "C4")));
    }
  g_assert_true (points);
  fixture_tear_down (&fixture);
}

static void
test_empty_hex (void)
{
  g_autoptr (GPtrArray) whys = NULL;
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  hx_position_init (&position, 2);
  whys = hx_explain_piece (fixture.narrator, fixture.box, &position, 5);
  g_assert_cmpuint (whys->len, ==, 0);
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/why/freed-too-late", test_freed_too_late);
  g_test_add_func ("/explain/why/what-fails", test_what_fails);
  g_test_add_func ("/explain/why/toggles", test_toggles);
  g_test_add_func ("/explain/why/two-obstacles", test_two_obstacles);
  g_test_add_func ("/explain/why/number-come", test_number_come);
  g_test_add_func ("/explain/why/empty-hex", test_empty_hex);
  return g_test_run ();
}
