/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenario files: ok-* are read and lose nothing, bad-* are refused with the message that *.expected lists in parts. */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "hx-file-test.h"

static HxCatalog *catalog;

static HxScenario *
load (const char *name,
      GBytes     *bytes)
{
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_scenario_load_bytes (catalog, name, bytes, &error);

  g_assert_no_error (error);
  return scenario;
}

/* Everything in @a is in @b as well; what @b adds are defaults. Lists are in the same order in the sample files. */
static void
assert_holds (JsonNode   *a,
              JsonNode   *b,
              const char *path)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *member;

  g_assert_cmpint (json_node_get_node_type (a), ==, json_node_get_node_type (b));
  if (JSON_NODE_HOLDS_VALUE (a))
    {
      g_test_message ("%s", path);
      g_assert_true (json_node_equal (a, b));
    }
  else if (JSON_NODE_HOLDS_ARRAY (a))
    {
      g_assert_cmpuint (json_array_get_length (json_node_get_array (a)), ==, json_array_get_length (json_node_get_array (b)));
      for (guint i = 0; i < json_array_get_length (json_node_get_array (a)); i++)
        {
          g_autofree char *inner = g_strdup_printf ("%s[%u]", path, i);

          assert_holds (json_array_get_element (json_node_get_array (a), i), json_array_get_element (json_node_get_array (b), i), inner);
        }
    }
  else if (JSON_NODE_HOLDS_OBJECT (a))
    {
      json_object_iter_init_ordered (&iter, json_node_get_object (a));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        {
          g_autofree char *inner = g_strdup_printf ("%s.%s", path, key);

          g_test_message ("%s", inner);
          g_assert_true (json_object_has_member (json_node_get_object (b), key));
          assert_holds (member, json_object_get_member (json_node_get_object (b), key), inner);
        }
    }
}

static JsonNode *
parse (GBytes *bytes)
{
  gsize length;
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes));
  JsonNode *node = json_from_string (text, NULL);

  g_assert_nonnull (node);
  return node;
}

static void
test_ok (gconstpointer data)
{
  const char *name = data;
  g_autoptr (GBytes) bytes = read_sample (name);
  g_autoptr (HxScenario) scenario = load (name, bytes);
  g_autoptr (HxScenario) copy = hx_scenario_copy (scenario);
  g_autoptr (GBytes) saved = hx_scenario_to_bytes (catalog, scenario);
  g_autoptr (GBytes) saved_copy = hx_scenario_to_bytes (catalog, copy);
  g_autoptr (HxScenario) again = load (name, saved);
  g_autoptr (GBytes) saved_again = hx_scenario_to_bytes (catalog, again);
  g_autoptr (JsonNode) before = parse (bytes);
  g_autoptr (JsonNode) after = parse (saved);
  g_auto (GStrv) odd = hx_scenario_dup_oddities (catalog, scenario, "en");

  g_assert_true (g_bytes_equal (saved, saved_copy));
  g_assert_true (g_bytes_equal (saved, saved_again));
  g_assert_true (hx_position_equal (&scenario->position, &again->position));
  assert_holds (before, after, "$");
  if (g_str_has_prefix (name, "ok-canonical"))
    g_assert_true (g_bytes_equal (bytes, saved));
  if (g_str_has_prefix (name, "ok-odd"))
    g_assert_cmpuint (g_strv_length (odd), >, 0);
}

static void
test_bad (gconstpointer data)
{
  const char *name = data;
  g_autofree char *base = g_strndup (name, strlen (name) - strlen (".hexa"));
  g_autofree char *expected_name = g_strconcat (base, ".expected", NULL);
  g_autoptr (GBytes) bytes = read_sample (name);
  g_autoptr (GBytes) expected = read_sample (expected_name);
  g_autofree char *parts = g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
  g_auto (GStrv) lines = g_strsplit (g_strchomp (parts), "\n", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_scenario_load_bytes (catalog, name, bytes, &error);

  g_assert_null (scenario);
  g_assert_nonnull (error);
  g_assert_true (error->domain == HX_FILE_ERROR);
  g_assert_null (strchr (error->message, '\n'));
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (error->message, lines[i]) == NULL)
      g_test_fail_printf ("'%s' is not in '%s'", lines[i], error->message);
}

static void
test_positions (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "positions", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexa"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        g_autoptr (GFile) file = g_file_new_for_path (path);
        g_autoptr (GError) error = NULL;
        g_autoptr (HxScenario) scenario = hx_scenario_load_file (catalog, file, &error);
        g_autoptr (GBytes) saved = NULL;
        g_autoptr (HxScenario) again = NULL;
        g_autoptr (GBytes) saved_again = NULL;

        g_assert_no_error (error);
        saved = hx_scenario_to_bytes (catalog, scenario);
        again = load (name, saved);
        saved_again = hx_scenario_to_bytes (catalog, again);
        g_assert_true (g_bytes_equal (saved, saved_again));
        g_assert_true (hx_position_equal (&scenario->position, &again->position));
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static void
test_missing_file (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/to/be/found.hexa");
  g_autoptr (GError) error = NULL;

  g_assert_null (hx_scenario_load_file (catalog, file, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_IO);
  g_assert_nonnull (strstr (error->message, "/nowhere/to/be/found.hexa"));
}

static void
test_too_large (void)
{
  gsize length = 5 * 1024 * 1024;
  char *text = g_malloc (length);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  memset (text, ' ', length);
  bytes = g_bytes_new_take (text, length);
  g_assert_null (hx_scenario_load_bytes (catalog, "large", bytes, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_SIZE);
}

/* What is kept for a unit goes where the unit goes, and goes with it. */
static void
test_moving_kept (void)
{
  g_autoptr (GBytes) bytes = read_sample ("ok-everything.hexa");
  g_autoptr (HxScenario) scenario = load ("ok-everything.hexa", bytes);
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, 2)->geometry;
  guint8 from = hx_geometry_find (geometry, "B2"), to = hx_geometry_find (geometry, "A3");
  HxPiece piece = scenario->position.unit[from];

  for (int round = 0; round < 3; round++)
    {
      g_autoptr (GBytes) saved = NULL;
      g_autofree char *text = NULL;

      if (round == 1)
        hx_scenario_move_unit (scenario, from, to);
      else if (round == 2)
        {
          hx_scenario_remove_unit (scenario, to);
          hx_scenario_put_unit (scenario, to, &piece);
        }
      saved = hx_scenario_to_bytes (catalog, scenario);
      text = g_strndup (g_bytes_get_data (saved, NULL), g_bytes_get_size (saved));
      g_assert_true ((strstr (text, "\"glow\": 0.1") != NULL) == (round < 2));
      g_assert_true ((strstr (text, "\"since\": 2") != NULL) == (round < 2));
      g_assert_true ((strstr (text, "\"by\": \"C3\"") != NULL) == (round < 2));
      g_assert_nonnull (strstr (text, round == 0 ? "\"hex\": \"B2\"" : "\"hex\": \"A3\""));
    }
}

static void
test_new_empty (void)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (catalog, "borgo", "moloch");
  g_autoptr (GBytes) saved = hx_scenario_to_bytes (catalog, scenario);
  g_autoptr (HxScenario) again = load ("empty", saved);

  g_assert_true (hx_position_equal (&scenario->position, &again->position));
  g_assert_cmpstr (again->sides[1].army, ==, "moloch");
  g_assert_null (again->sides[0].hand);
}

static void
test_rulings (void)
{
  g_autoptr (GBytes) bytes = read_sample ("ok-default-reading.hexa");
  g_autoptr (HxScenario) scenario = load ("ok-default-reading.hexa", bytes);

  g_assert_cmpuint (scenario->position.rulings[HX_RULING_D_16], ==, 0);
  g_assert_cmpuint (scenario->position.rulings[HX_RULING_DISP_04], ==, 1);
  g_assert_cmpuint (scenario->position.rulings[HX_RULING_D_06], ==, 1);
}

/* Only a bonus tile and poison are beyond the referee, wherever they are. */
static void
test_unrefereed (void)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (catalog, "iron-gang", "partisans");
  guint16 hook = (guint16) hx_catalog_find_tile (catalog, "iron-gang/hook");
  guint16 tactics = (guint16) hx_catalog_find_tile (catalog, "partisans/tactics");
  HxPiece piece = hx_piece_new ((guint16) hx_catalog_find_tile (catalog, "iron-gang/boss"), 0, 0);
  g_auto (GStrv) none = NULL;
  g_auto (GStrv) some = NULL;

  hx_scenario_put_unit (scenario, 3, &piece);
  scenario->sides[1].hand = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_array_append_val (scenario->sides[1].hand, tactics);
  none = hx_scenario_dup_unrefereed (catalog, scenario, "en");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  scenario->position.unit[3].poison = 2;
  g_array_append_val (scenario->sides[1].hand, hook);
  g_array_append_val (scenario->sides[1].hand, hook);
  some = hx_scenario_dup_unrefereed (catalog, scenario, "en");
  g_assert_cmpuint (g_strv_length (some), ==, 2);
  g_assert_nonnull (strstr (some[0], "poison"));
  g_assert_nonnull (strstr (some[1], "hidden-sacrifice"));
}

/* What is odd off the board. */
static void
test_odd_lists (void)
{
  static const char *const expected[] = {
    "Among the tiles of Partisans is Mutant, which is not of that army.",
    "Partisans has Traps 'mine' left: 99; the army has",
    "The Monolith of Partisans lies on B2, where no part of it can lie.",
    "2 wounds destroy Inferno under the Monolith of Uranopolis, and it bears 9.",
  };
  g_autoptr (GBytes) bytes = read_sample ("ok-odd-lists.hexa");
  g_autoptr (HxScenario) scenario = load ("ok-odd-lists.hexa", bytes);
  g_auto (GStrv) odd = hx_scenario_dup_oddities (catalog, scenario, "en");
  g_autofree char *all = g_strjoinv ("\n", odd);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (strstr (all, expected[i]) == NULL)
      g_test_fail_printf ("'%s' is not in '%s'", expected[i], all);
  g_assert_cmpuint (g_strv_length (odd), ==, G_N_ELEMENTS (expected));
}

static guint
count_krwiobus_oddities (const HxScenario *scenario)
{
  g_auto (GStrv) odd = hx_scenario_dup_oddities (catalog, scenario, "en");
  guint n = 0;

  for (guint i = 0; odd[i] != NULL; i++)
    n += strstr (odd[i], "Krwiobus") != NULL;
  return n;
}

static void
put (HxScenario *scenario,
     guint8      hex,
     const char *tile)
{
  HxPiece piece = hx_piece_new ((guint16) hx_catalog_find_tile (catalog, tile), 0, 0);

  hx_scenario_put_unit (scenario, hex, &piece);
}

/* A Krwiobus comes in place of a Medic that is discarded: the Moloch has two of them. */
static void
test_odd_krwiobus (void)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (catalog, "moloch", "borgo");
  g_autoptr (HxScenario) without = hx_scenario_new_empty (catalog, "hegemony", "borgo");
  guint16 medic = (guint16) hx_catalog_find_tile (catalog, "moloch/medic");

  put (scenario, 3, "neutral/krwiobus");
  put (scenario, 5, "moloch/medic");
  g_assert_cmpuint (count_krwiobus_oddities (scenario), ==, 0);
  scenario->sides[0].discard = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_array_append_val (scenario->sides[0].discard, medic);
  g_assert_cmpuint (count_krwiobus_oddities (scenario), ==, 0);

  scenario->sides[0].hand = g_steal_pointer (&scenario->sides[0].discard);
  g_assert_cmpuint (count_krwiobus_oddities (scenario), ==, 1);
  g_array_set_size (scenario->sides[0].hand, 0);
  put (scenario, 6, "moloch/medic");
  g_assert_cmpuint (count_krwiobus_oddities (scenario), ==, 1);
  hx_scenario_remove_unit (scenario, 3);
  g_assert_cmpuint (count_krwiobus_oddities (scenario), ==, 0);

  put (without, 3, "neutral/krwiobus");
  g_assert_cmpuint (count_krwiobus_oddities (without), ==, 1);
}

#define ASKED "{\"format\": \"hexarbiter-scenario\", \"version\": 1, \"title\": \"One\", \"description\": \"A note.\", " \
  "\"board\": {\"radius\": 2, \"water\": [\"B2\"]}, " \
  "\"sides\": [{\"army\": \"borgo\", \"hand\": [\"borgo/mutant\", \"borgo/claws\"]}, {\"army\": \"moloch\"}], \"turn\": 0, " \
  "\"pieces\": [{\"tile\": \"borgo/hq\", \"side\": 0, \"hex\": \"A1\", \"facing\": 0, \"wounds\": 1}, " \
  "{\"tile\": \"moloch/hq\", \"side\": 1, \"hex\": \"E3\", \"facing\": 0}], \"actions\": [], \"choices\": [], \"rulings\": {}, " \
  "\"goal\": {\"side\": 0, \"play\": 1, \"win\": \"more-hit-points\", \"then\": \"final-battle\"}}"

/* A fingerprint is about what is asked, not about what is said of it, what was played, or how the file puts it. */
static void
test_fingerprint (void)
{
  static const struct
  {
    const char *from, *to;
    gboolean is_same;
  } changes[] = {
    { "\"One\"", "\"Another\"", TRUE },
    { "\"A note.\"", "\"\"", TRUE },
    { "\"version\": 1", "\"version\": 1, \"translations\": {\"pl\": {\"title\": \"Dwa\"}}, \"colour\": \"red\"", TRUE },
    { "\"actions\": []", "\"actions\": [{\"do\": \"place\", \"tile\": \"borgo/mutant\", \"hex\": \"C3\", \"facing\": 0}]", TRUE },
    { "\"wounds\": 1", "\"wounds\": 1, \"glow\": 0.1", TRUE },
    { "\"rulings\": {}", "\"rulings\": {\"DISP-04\": \"does-not-save\"}", TRUE },
    { "\"side\": 0, \"play\": 1", "\"play\": 1, \"side\": 0", TRUE },
    { "\"borgo/mutant\", \"borgo/claws\"", "\"borgo/claws\", \"borgo/mutant\"", TRUE },
    { "\"borgo/mutant\", \"borgo/claws\"", "\"borgo/mutant\", \"borgo/medic\"", FALSE },
    { "\"wounds\": 1", "\"wounds\": 2", FALSE },
    { "\"facing\": 0, \"wounds\"", "\"facing\": 1, \"wounds\"", FALSE },
    { "[\"B2\"]", "[\"B4\"]", FALSE },
    { "\"turn\": 0", "\"turn\": 1", FALSE },
    { "{\"army\": \"moloch\"}", "{\"army\": \"hegemony\"}", FALSE },
    { "\"play\": 1", "\"play\": 2", FALSE },
    { "more-hit-points", "hq-destroyed", FALSE },
    { "\"rulings\": {}", "\"rulings\": {\"DISP-04\": \"saves\"}", FALSE },
  };
  g_autoptr (GBytes) bytes = g_bytes_new_static (ASKED, strlen (ASKED));
  g_autoptr (HxScenario) scenario = load ("asked", bytes);
  g_autofree char *asked = hx_scenario_dup_fingerprint (catalog, scenario);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GString) text = g_string_new (ASKED);
      g_autoptr (GBytes) changed = NULL;
      g_autoptr (HxScenario) other = NULL;
      g_autofree char *fingerprint = NULL;

      g_test_message ("%s", changes[i].to);
      g_assert_cmpuint (g_string_replace (text, changes[i].from, changes[i].to, 0), ==, 1);
      changed = g_bytes_new (text->str, text->len);
      other = load ("changed", changed);
      fingerprint = hx_scenario_dup_fingerprint (catalog, other);
      g_assert_true (g_str_equal (fingerprint, asked) == changes[i].is_same);
    }
}

static void
add_samples (GPtrArray     *names,
             GTestDataFunc  test)
{
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_strconcat ("/files/scenario/", g_ptr_array_index (names, i), NULL);

      g_test_add_data_func (path, g_ptr_array_index (names, i), test);
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) good = NULL;
  g_autoptr (GPtrArray) bad = NULL;
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  catalog = load_catalog ();
  good = list_samples ("ok-", ".hexa");
  bad = list_samples ("bad-", ".hexa");
  add_samples (good, test_ok);
  add_samples (bad, test_bad);
  g_test_add_func ("/files/scenario/positions", test_positions);
  g_test_add_func ("/files/scenario/missing-file", test_missing_file);
  g_test_add_func ("/files/scenario/too-large", test_too_large);
  g_test_add_func ("/files/scenario/moving-kept", test_moving_kept);
  g_test_add_func ("/files/scenario/new-empty", test_new_empty);
  g_test_add_func ("/files/scenario/rulings", test_rulings);
  g_test_add_func ("/files/scenario/unrefereed", test_unrefereed);
  g_test_add_func ("/files/scenario/odd-lists", test_odd_lists);
  g_test_add_func ("/files/scenario/odd-krwiobus", test_odd_krwiobus);
  g_test_add_func ("/files/scenario/fingerprint", test_fingerprint);
  status = g_test_run ();
  hx_catalog_free (catalog);
  return status;
}
