/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding rules by words, ids, numbers and tiles; which come first on a position; what is said of other readings. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-reading-text.h"
#include "hx-rule-search.h"
#include "hx-run.h"
#include "hx-step.h"

typedef struct
{
  Fixture fixture;
  HxOfficials *officials;
  HxRuleTiles *tiles;
  HxRuleSearch *search;
} Rules;

static void
set_up (Rules         *rules,
        gconstpointer  data)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;

  fixture_set_up (&rules->fixture, "en");
  rules->officials = hx_data_load_officials (dir, &error);
  g_assert_no_error (error);
  rules->tiles = hx_rule_tiles_new (rules->fixture.catalog);
  rules->search = hx_rule_search_new (rules->fixture.catalog, rules->officials, rules->tiles);
}

static void
tear_down (Rules         *rules,
           gconstpointer  data)
{
  hx_rule_search_free (rules->search);
  hx_rule_tiles_free (rules->tiles);
  hx_officials_free (rules->officials);
  fixture_tear_down (&rules->fixture);
}

/* Where something stands among what is found, from 0, or -1. */
static int
find_place (Rules      *rules,
            const char *words,
            const char *id)
{
  g_autoptr (GArray) found = hx_rule_search_find (rules->search, words);

  for (guint i = 0; i < found->len; i++)
    if (g_str_equal (g_array_index (found, HxFound, i).id, id))
      return (int) i;
  return -1;
}

static void
test_search (Rules         *rules,
             gconstpointer  data)
{
  /* ids, however they are written */
  g_assert_cmpint (find_place (rules, "BASE-NET-01", "BASE-NET-01"), ==, 0);
  g_assert_cmpint (find_place (rules, "base net 01", "BASE-NET-01"), ==, 0);
  g_assert_cmpint (find_place (rules, "d-16", "D-16"), ==, 0);
  /* numbers of rulings: the ruling first, then the rules that cite it */
  g_assert_cmpint (find_place (rules, "FAQ-G-014", "FAQ-G-014"), ==, 0);
  g_assert_cmpint (find_place (rules, "FAQ 14", "FAQ-G-014"), ==, 0);
  g_assert_cmpint (find_place (rules, "faq g 14", "FAQ-G-014"), ==, 0);
  g_assert_cmpint (find_place (rules, "faq g 14", "BASE-ATT-06"), ==, 1);
  g_assert_cmpint (find_place (rules, "faq g 14", "FAQ-M-014"), ==, -1);
  /* words of both languages, without accents and with other endings */
  g_assert_cmpint (find_place (rules, "Sieć", "BASE-NET-01"), ==, 0);
  g_assert_cmpint (find_place (rules, "siec", "BASE-NET-01"), ==, 0);
  g_assert_cmpint (find_place (rules, "łańcuch", "IG-CHAIN-01"), >=, 0);
  g_assert_cmpint (find_place (rules, "lancucha", "IG-CHAIN-01"), >=, 0);
  g_assert_cmpint (find_place (rules, "Medykami", "BASE-MED-01"), >=, 0);
  /* all words have to fit */
  g_assert_cmpint (find_place (rules, "medic chain", "BASE-MED-01"), ==, -1);
  g_assert_cmpint (find_place (rules, "medic destroyed segment", "BASE-MED-07"), ==, 0);
  /* tiles by either name */
  g_assert_cmpint (find_place (rules, "Doubler", "URA-DBL-01"), ==, 0);
  g_assert_cmpint (find_place (rules, "Zwiadowca", "BASE-INIT-04"), >=, 0);
  /* nothing */
  g_assert_cmpint (find_place (rules, "", "BASE-NET-01"), ==, -1);
  g_assert_cmpint (find_place (rules, "  -- ", "BASE-NET-01"), ==, -1);
  g_assert_cmpint (find_place (rules, "quetzalcoatl", "BASE-NET-01"), ==, -1);
  g_assert_cmpint (find_place (rules, "medicnobodyever", "BASE-MED-01"), ==, -1);
}

static gboolean
concerns (Rules      *rules,
          const char *id,
          const char *tile)
{
  g_autoptr (GArray) tiles = hx_rule_tiles_find (rules->tiles, id);
  int index = hx_catalog_find_tile (rules->fixture.catalog, tile);

  g_assert_cmpint (index, >=, 0);
  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, guint16, i) == index)
      return TRUE;
  return FALSE;
}

static void
test_tiles (Rules         *rules,
            gconstpointer  data)
{
  g_autoptr (GArray) none = hx_rule_tiles_find (rules->tiles, "BASE-SEQ-01");
  g_autoptr (GArray) unknown = hx_rule_tiles_find (rules->tiles, "NOBODY");

  g_assert_true (concerns (rules, "URA-DBL-01", "uranopolis/doubler"));
  g_assert_false (concerns (rules, "URA-DBL-01", "uranopolis/medic"));
  g_assert_true (concerns (rules, "BASE-MED-04", "borgo/medic"));
  g_assert_false (concerns (rules, "BASE-MED-04", "borgo/mutant"));
  g_assert_true (concerns (rules, "BASE-NET-09", "moloch/net-fighter"));
  g_assert_true (concerns (rules, "PAR-DRONE-05", "partisans/guard-drone"));
  g_assert_true (concerns (rules, "DISP-24", "partisans/sleeper-agent"));
  g_assert_false (concerns (rules, "DISP-24", "partisans/scout"));
  g_assert_true (concerns (rules, "BASE-INST-31", "hegemony/push-back"));
  g_assert_false (concerns (rules, "BASE-INST-31", "hegemony/battle"));
  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (unknown->len, ==, 0);
}

static void
test_order (Rules         *rules,
            gconstpointer  data)
{
  static const Placed placed[] = {
    { "uranopolis/doubler", "B2", 0, 0 }, { "borgo/medic", "C3", 1, 0 }, { NULL, NULL, 0, 0 },
  };
  HxPosition position = fixture_position (&rules->fixture, placed);
  g_auto (GStrv) ids = g_strsplit ("BASE-SEQ-01 BASE-BAT-01 IG-CHAIN-01 D-12 D-24 DISP-04 BASE-MED-01 URA-DBL-01", " ", -1);
  g_auto (GStrv) again = g_strsplit ("BASE-SEQ-01 DISP-04 URA-DBL-01", " ", -1);

  hx_rule_tiles_sort (rules->tiles, &position, ids);
  g_assert_cmpstr (ids[0], ==, "URA-DBL-01");
  g_assert_cmpstr (ids[1], ==, "BASE-MED-01");
  g_assert_cmpstr (ids[2], ==, "DISP-04");
  g_assert_cmpstr (ids[3], ==, "D-12");
  g_assert_cmpstr (ids[4], ==, "IG-CHAIN-01");
  g_assert_cmpstr (ids[5], ==, "BASE-SEQ-01");
  g_assert_cmpstr (ids[6], ==, "BASE-BAT-01");
  g_assert_cmpstr (ids[7], ==, "D-24");

  position.rulings[HX_RULING_DISP_04] = 1;
  hx_rule_tiles_sort (rules->tiles, &position, again);
  g_assert_cmpstr (again[0], ==, "DISP-04");
  g_assert_cmpstr (again[1], ==, "URA-DBL-01");
}

static GPtrArray *
tell (Rules            *rules,
      const HxPosition *position)
{
  HxRunSetup setup = { .start = position };
  g_autoptr (HxRun) run = hx_run_new (rules->fixture.box, &setup);

  return hx_narrate (rules->fixture.narrator, rules->fixture.box, position, run->events);
}

static gboolean
says (GPtrArray  *steps,
      const char *part)
{
  for (guint i = 0; i < steps->len; i++)
    if (strstr (((const HxStep *) g_ptr_array_index (steps, i))->text, part) != NULL)
      return TRUE;
  return FALSE;
}

static HxScenario *
load_position (Rules      *rules,
               const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "positions", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_file (rules->fixture.catalog, file, &error);

  g_assert_no_error (error);
  return scenario;
}

/* Four netters in a ring of two sides: cut as usual, all netted by the other reading. */
static void
test_other_reading (Rules         *rules,
                    gconstpointer  data)
{
  g_autoptr (HxScenario) scenario = load_position (rules, "net-ring-of-four.hexa");
  g_autoptr (GPtrArray) usual = NULL;
  g_autoptr (GPtrArray) other = NULL;
  HxPosition position = scenario->position;

  position.rulings[HX_RULING_DISP_10] = 0;
  usual = tell (rules, &position);
  g_assert_false (says (usual, "By another reading"));
  g_assert_false (says (usual, "in force"));
  position.rulings[HX_RULING_DISP_10] = 1;
  other = tell (rules, &position);
  g_assert_true (says (other, "Another reading than the usual one is in force: DISP-10."));
  g_assert_true (says (other, "By another reading of DISP-10: "));
}

static void
test_in_force (Rules         *rules,
               gconstpointer  data)
{
  const HxDecision *switchable = hx_catalog_find_decision (rules->fixture.catalog, "D-01");
  const HxDecision *fixed = hx_catalog_find_decision (rules->fixture.catalog, "D-02");
  HxPosition position;
  g_autofree char *summary = NULL;

  hx_position_init (&position, 2);
  g_assert_cmpint (hx_reading_find ("D-02"), ==, -1);
  g_assert_cmpint (hx_reading_find ("D-01"), ==, HX_RULING_D_01);
  g_assert_cmpint (hx_reading_in_force (fixed, &position), ==, (int) fixed->followed);
  g_assert_cmpint (hx_reading_in_force (switchable, NULL), ==, (int) switchable->followed);
  g_assert_null (hx_reading_summary (rules->fixture.narrator, &position));
  position.rulings[HX_RULING_D_01] = 1;
  position.rulings[HX_RULING_D_08] = 1;
  g_assert_cmpstr (switchable->readings[hx_reading_in_force (switchable, &position)].id, ==, "returns");
  summary = hx_reading_summary (rules->fixture.narrator, &position);
  g_assert_cmpstr (summary, ==, "Other readings than the usual ones are in force: D-01 and D-08.");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/explain/rulebook/search", Rules, NULL, set_up, test_search, tear_down);
  g_test_add ("/explain/rulebook/tiles", Rules, NULL, set_up, test_tiles, tear_down);
  g_test_add ("/explain/rulebook/order", Rules, NULL, set_up, test_order, tear_down);
  g_test_add ("/explain/rulebook/other-reading", Rules, NULL, set_up, test_other_reading, tear_down);
  g_test_add ("/explain/rulebook/in-force", Rules, NULL, set_up, test_in_force, tear_down);
  return g_test_run ();
}
