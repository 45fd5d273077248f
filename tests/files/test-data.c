/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own data: one change in a file that is read, and it is refused with the place. */
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "hx-army-file.h"
#include "hx-coverage-file.h"
#include "hx-file-test.h"
#include "hx-language-file.h"
#include "hx-rulebook-file.h"

/* What is replaced by what in a good file, the code and a part of the message. */
typedef struct
{
  const char *from, *to;
  HxFileError code;
  const char *part;
} Change;

static const char army_text[] =
  "{\n"
  "  \"format\": {\"kind\": \"army\", \"version\": 1},\n"
  "  \"army\": \"toys\", \"name\": {\"en\": \"Toys\", \"pl\": \"Zabawki\"}, \"tile_total\": 1, \"sources\": null,\n"
  "  \"markers\": [{\"id\": \"mine\", \"count\": 1, \"kind\": \"trap\"}],\n"
  "  \"tiles\": [\n"
  "    {\"id\": \"hq\", \"name\": {\"en\": \"HQ\", \"pl\": \"Sztab\"}, \"count\": 1, \"type\": \"hq\", \"initiative\": [0],\n"
  "     \"toughness_extra\": null, \"attacks\": [{\"kind\": \"melee\", \"side\": 0, \"strength\": 1}], \"armor\": [1], \"net\": [],\n"
  "     \"links\": [{\"sides\": [2, 3], \"effect\": \"melee+1\", \"target\": \"friendly\"}], \"traits\": [\"hq-melee+1\"],\n"
  "     \"sided_traits\": [{\"trait\": \"trap-launcher\", \"sides\": [0]}], \"rule\": \"T-01\", \"rulings\": [\"D-01\"],\n"
  "     \"confidence\": \"low\", \"doubt\": {\"en\": \"Who knows.\", \"pl\": \"Kto wie.\"}}\n"
  "  ]\n"
  "}\n";

static const Change army_changes[] = {
  { "\"army\", \"version\": 1", "\"rulebook\", \"version\": 1", HX_FILE_ERROR_FORMAT, "file:2: $.format.kind: " },
  { "\"version\": 1", "\"version\": 2", HX_FILE_ERROR_VERSION, "file:2: $.format.version: " },
  { "\"format\"", "\"fromat\"", HX_FILE_ERROR_KEY, "file:1: $: The key 'format' is missing." },
  { "\"tile_total\"", "\"total\"", HX_FILE_ERROR_KEY, "file:3: $.total: " },
  { "\"tile_total\": 1,", "", HX_FILE_ERROR_KEY, "'tile_total' is missing" },
  { "{\"en\": \"Toys\", \"pl\": \"Zabawki\"}", "{}", HX_FILE_ERROR_KEY, "file:3: $.name: The text is missing" },
  { "\"pl\": \"Zabawki\"", "\"polish\": \"Zabawki\"", HX_FILE_ERROR_KEY, "file:3: $.name.polish: 'polish' is not the code" },
  { "\"trap\"", "\"tarp\"", HX_FILE_ERROR_VALUE, "file:4: $.markers[0].kind: " },
  { "\"type\": \"hq\"", "\"type\": \"king\"", HX_FILE_ERROR_VALUE, "file:6: $.tiles[0].type: " },
  { "[0],\n", "[10],\n", HX_FILE_ERROR_VALUE, "file:6: $.tiles[0].initiative[0]: 10 is out of range; it can be 0 to 9." },
  { "\"toughness_extra\": null", "\"toughness_extra\": -1", HX_FILE_ERROR_VALUE, "$.tiles[0].toughness_extra: " },
  { "\"side\": 0,", "\"side\": 6,", HX_FILE_ERROR_VALUE, "$.tiles[0].attacks[0].side: " },
  { "\"strength\": 1", "\"strength\": 0", HX_FILE_ERROR_VALUE, "$.tiles[0].attacks[0].strength: " },
  { "\"armor\": [1]", "\"armor\": [1, 1]", HX_FILE_ERROR_VALUE, "$.tiles[0].armor[1]: The side 1 stands twice." },
  { "\"friendly\"", "\"both\"", HX_FILE_ERROR_VALUE, "file:8: $.tiles[0].links[0].target: " },
  { "[\"hq-melee+1\"]", "[\"a\", \"a\"]", HX_FILE_ERROR_VALUE, "$.tiles[0].traits: 'a' stands twice." },
  { "\"trap-launcher\", ", "\"trap-launcher\", \"range\": 3, ", HX_FILE_ERROR_KEY, "$.tiles[0].sided_traits[0].range: " },
  { "\"low\"", "\"none\"", HX_FILE_ERROR_VALUE, "file:10: $.tiles[0].confidence: " },
  { "\"low\"", "3", HX_FILE_ERROR_TYPE, "file:10: $.tiles[0].confidence: " },
};

static const char rulebook_text[] =
  "{\n"
  "  \"format\": {\"kind\": \"rulebook\", \"version\": 1},\n"
  "  \"book\": {\"id\": \"toys\", \"name\": {\"en\": \"Toys\", \"pl\": \"Zabawki\"}, \"short\": {\"en\": \"T\", \"pl\": \"Z\"}},\n"
  "  \"rules\": [\n"
  "    {\"id\": \"T-01\", \"section\": {\"en\": \"A\", \"pl\": \"B\"}, \"text\": {\"en\": \"C\", \"pl\": \"D\"}, \"certainty\": \"sure\",\n"
  "     \"rulings\": [\"FAQ-1\"], \"refereed\": \"table\", \"reason\": {\"en\": \"E\", \"pl\": \"F\"}}\n"
  "  ]\n"
  "}\n";

static const Change rulebook_changes[] = {
  { "\"rulebook\"", "\"army\"", HX_FILE_ERROR_FORMAT, "file:2: $.format.kind: " },
  { "\"short\"", "\"brief\"", HX_FILE_ERROR_KEY, "file:3: $.book.brief: " },
  { "\"text\": {\"en\": \"C\", \"pl\": \"D\"}", "\"text\": null", HX_FILE_ERROR_TYPE, "file:5: $.rules[0].text: " },
  { "\"refereed\": \"table\"", "\"refereed\": \"maybe\"", HX_FILE_ERROR_VALUE, "file:6: $.rules[0].refereed: " },
  { "[\"FAQ-1\"]", "\"FAQ-1\"", HX_FILE_ERROR_TYPE, "file:6: $.rules[0].rulings: " },
};

static const char decisions_text[] =
  "{\n"
  "  \"format\": {\"kind\": \"decisions\", \"version\": 1},\n"
  "  \"decisions\": [\n"
  "    {\"id\": \"T-02\", \"question\": {\"en\": \"A?\", \"pl\": \"B?\"}, \"default\": \"one\", \"switchable\": true, \"concerns\": [\"T-01\"],\n"
  "     \"readings\": [{\"id\": \"one\", \"text\": {\"en\": \"C\", \"pl\": \"D\"}, \"implemented\": true}]}\n"
  "  ]\n"
  "}\n";

static const Change decisions_changes[] = {
  { "\"default\": \"one\"", "\"default\": \"two\"", HX_FILE_ERROR_VALUE, "file:4: $.decisions[0].default: There is no reading 'two'." },
  { "\"switchable\": true", "\"switchable\": 1", HX_FILE_ERROR_TYPE, "file:4: $.decisions[0].switchable: " },
  { "\"implemented\"", "\"done\"", HX_FILE_ERROR_KEY, "file:5: $.decisions[0].readings[0].done: " },
};

static const char coverage_text[] =
  "{\n"
  "  \"format\": {\"kind\": \"coverage\", \"version\": 1},\n"
  "  \"passed\": 5, \"failed\": 1,\n"
  "  \"rules\": [\n"
  "    {\"id\": \"T-01\", \"shown\": 3, \"denied\": 2}\n"
  "  ]\n"
  "}\n";

static const Change coverage_changes[] = {
  { "\"coverage\"", "\"rulebook\"", HX_FILE_ERROR_FORMAT, "file:2: $.format.kind: " },
  { "\"failed\": 1,", "", HX_FILE_ERROR_KEY, "The key 'failed' is missing." },
  { "\"passed\": 5", "\"passed\": -1", HX_FILE_ERROR_VALUE, "file:3: $.passed: " },
  { "T-01", "T-02", HX_FILE_ERROR_VALUE, "file:5: $.rules[0].id: There is no rule 'T-02'." },
  { "\"shown\": 3", "\"shown\": true", HX_FILE_ERROR_TYPE, "file:5: $.rules[0].shown: " },
  { "\"denied\"", "\"refused\"", HX_FILE_ERROR_KEY, "file:5: $.rules[0].refused: " },
};

static const char languages_text[] =
  "{\n"
  "  \"format\": {\"kind\": \"languages\", \"version\": 1},\n"
  "  \"languages\": [{\"id\": \"en\", \"name\": \"English\"}, {\"id\": \"pl\", \"name\": \"Polski\"}]\n"
  "}\n";

static const Change languages_changes[] = {
  { "\"languages\", \"v", "\"tongues\", \"v", HX_FILE_ERROR_FORMAT, "file:2: $.format.kind: " },
  { "\"name\": \"Polski\"", "\"title\": \"Polski\"", HX_FILE_ERROR_KEY, "file:3: $.languages[1].title: " },
  { "\"pl\"", "\"Polish\"", HX_FILE_ERROR_VALUE, "file:3: $.languages[1].id: 'Polish' is not the code" },
  { "\"pl\"", "\"en\"", HX_FILE_ERROR_VALUE, "file:3: $.languages[1].id: The language 'en' stands twice." },
};

static gboolean
load_languages (GBytes  *bytes,
                GError **error)
{
  g_autoptr (HxLanguages) languages = hx_languages_load_bytes ("file", bytes, error);

  return languages != NULL;
}

static gboolean
load_army (GBytes  *bytes,
           GError **error)
{
  g_autoptr (HxArmy) army = hx_army_load_bytes ("file", bytes, error);

  return army != NULL;
}

static gboolean
load_rulebook (GBytes  *bytes,
               GError **error)
{
  g_autoptr (HxRulebook) rulebook = hx_rulebook_load_bytes ("file", bytes, error);

  return rulebook != NULL;
}

static gboolean
load_decisions (GBytes  *bytes,
                GError **error)
{
  g_autoptr (GPtrArray) decisions = hx_decisions_load_bytes ("file", bytes, error);

  return decisions != NULL;
}

static HxCatalog *
new_catalog (void)
{
  HxCatalog *catalog = hx_catalog_new ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (rulebook_text, strlen (rulebook_text));

  g_assert_true (hx_catalog_add_rulebook (catalog, hx_rulebook_load_bytes ("file", bytes, NULL), NULL));
  return catalog;
}

static gboolean
load_coverage (GBytes  *bytes,
               GError **error)
{
  g_autoptr (HxCatalog) catalog = new_catalog ();
  HxCoverage coverage;

  return hx_coverage_load_bytes (catalog, "file", bytes, &coverage, error);
}

static void
check (const char   *text,
       const Change *changes,
       guint         n,
       gboolean    (*load) (GBytes *, GError **))
{
  g_autoptr (GBytes) good = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) unexpected = NULL;

  g_assert_true (load (good, &unexpected));
  g_assert_no_error (unexpected);
  for (guint i = 0; i < n; i++)
    {
      GString *changed = g_string_new (text);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_string_replace (changed, changes[i].from, changes[i].to, 1), ==, 1);
      bytes = g_string_free_to_bytes (changed);
      g_assert_false (load (bytes, &error));
      g_test_message ("%s", error->message);
      g_assert_error (error, HX_FILE_ERROR, (gint) changes[i].code);
      g_assert_nonnull (strstr (error->message, changes[i].part));
    }
}

static void
test_army (void)
{
  check (army_text, army_changes, G_N_ELEMENTS (army_changes), load_army);
}

static void
test_rulebook (void)
{
  check (rulebook_text, rulebook_changes, G_N_ELEMENTS (rulebook_changes), load_rulebook);
}

static void
test_decisions (void)
{
  check (decisions_text, decisions_changes, G_N_ELEMENTS (decisions_changes), load_decisions);
}

static void
test_coverage (void)
{
  check (coverage_text, coverage_changes, G_N_ELEMENTS (coverage_changes), load_coverage);
}

static void
test_languages (void)
{
  check (languages_text, languages_changes, G_N_ELEMENTS (languages_changes), load_languages);
}

/* What is read is known of the rule, and written again. */
static void
test_coverage_values (void)
{
  g_autoptr (HxCatalog) catalog = new_catalog (), other = new_catalog ();
  g_autoptr (GBytes) bytes = g_bytes_new_static (coverage_text, strlen (coverage_text));
  g_autoptr (GBytes) written = NULL, again = NULL;
  HxCoverage coverage = { 0 };

  g_assert_true (hx_coverage_load_bytes (catalog, "file", bytes, &coverage, NULL));
  g_assert_cmpuint (coverage.passed, ==, 5);
  g_assert_cmpuint (coverage.failed, ==, 1);
  g_assert_cmpuint (hx_catalog_find_rule (catalog, "T-01")->counts.shown, ==, 3);
  g_assert_cmpuint (hx_catalog_find_rule (catalog, "T-01")->counts.denied, ==, 2);
  written = hx_coverage_to_bytes (catalog, &coverage);
  g_assert_true (hx_coverage_load_bytes (other, "file", written, &coverage, NULL));
  again = hx_coverage_to_bytes (other, &coverage);
  g_assert_true (g_bytes_equal (written, again));
}

static void
test_army_values (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (army_text, strlen (army_text));
  g_autoptr (HxArmy) army = hx_army_load_bytes ("file", bytes, NULL);
  const HxTileFacts *tile = hx_army_find_tile (army, "hq");

  g_assert_cmpstr (hx_text_get (&army->name, "pl"), ==, "Zabawki");
  g_assert_cmpuint (army->n_markers, ==, 1);
  g_assert_true (army->markers[0].is_trap);
  g_assert_cmpuint (tile->n_initiative, ==, 1);
  g_assert_cmpuint (tile->armor, ==, 1 << 1);
  g_assert_cmpuint (tile->links[0].sides, ==, (1 << 2) | (1 << 3));
  g_assert_cmpuint (hx_tile_facts_sides (tile, "trap-launcher"), ==, 1 << 0);
  g_assert_true (hx_tile_facts_has (tile, "hq-melee+1"));
  g_assert_cmpstr (tile->rule, ==, "T-01");
  g_assert_cmpstr (tile->rulings[0], ==, "D-01");
  g_assert_cmpint (tile->confidence, ==, HX_CONFIDENCE_LOW);
  g_assert_cmpstr (hx_text_get (&tile->doubt, "en"), ==, "Who knows.");
}

static void
test_missing_folder (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (hx_data_load ("/nowhere/to/be/found", &error));
  g_assert_nonnull (error);
}

/* A file that is refused is named with its folder. */
static void
test_bad_folder (void)
{
  g_autofree char *dir = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *armies = g_build_filename (dir, "armies", NULL);
  g_autofree char *path = g_build_filename (armies, "toys.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (armies, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  g_assert_null (hx_data_load (dir, &error));
  g_assert_error (error, HX_FILE_ERROR, HX_FILE_ERROR_KEY);
  g_assert_true (g_str_has_prefix (error->message, path));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (armies), ==, 0);
  g_assert_cmpint (g_rmdir (dir), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/data/languages", test_languages);
  g_test_add_func ("/files/data/army", test_army);
  g_test_add_func ("/files/data/army-values", test_army_values);
  g_test_add_func ("/files/data/rulebook", test_rulebook);
  g_test_add_func ("/files/data/decisions", test_decisions);
  g_test_add_func ("/files/data/coverage", test_coverage);
  g_test_add_func ("/files/data/coverage-values", test_coverage_values);
  g_test_add_func ("/files/data/missing-folder", test_missing_folder);
  g_test_add_func ("/files/data/bad-folder", test_bad_folder);
  return g_test_run ();
}
