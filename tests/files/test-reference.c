/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The official rulings and the positions that show rules: what is installed, and what is refused. */
#include <locale.h>
#include <string.h>

#include "hx-file-test.h"

static HxOfficials *
load_officials (void)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;
  HxOfficials *officials = hx_data_load_officials (dir, &error);

  g_assert_no_error (error);
  return officials;
}

static void
test_officials (void)
{
  g_autoptr (HxOfficials) officials = load_officials ();
  guint n_shown = 0;

  g_assert_cmpuint (hx_officials_get_n (officials), ==, 525);
  for (guint i = 0; i < hx_officials_get_n (officials); i++)
    {
      const HxOfficial *official = hx_officials_get_nth (officials, i);

      g_assert_true (hx_officials_find (officials, official->id) == official);
      if (official->positions == NULL)
        continue;
      n_shown++;
      g_assert_cmpuint (official->text.n_wordings, >=, 2);
      g_assert_cmpstr (hx_text_get (&official->text, "en"), !=, hx_text_get (&official->text, "pl"));
    }
  g_assert_cmpuint (n_shown, ==, 86);
  g_assert_null (hx_officials_find (officials, "FAQ-G-999"));
}

/* Every number that a rule cites is one of the official rulings, or a decision, or an id that stands in another book. */
static void
test_cited (void)
{
  g_autoptr (HxOfficials) officials = load_officials ();
  g_autoptr (HxCatalog) catalog = load_catalog ();
  guint n = 0;

  for (guint b = 0; b < hx_catalog_get_n_rulebooks (catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (catalog, b);

      for (guint i = 0; i < book->rules->len; i++)
        {
          const HxRuleText *rule = g_ptr_array_index (book->rules, i);

          for (char **id = rule->rulings; id != NULL && *id != NULL; id++)
            if (g_str_has_prefix (*id, "FAQ-"))
              {
                if (hx_officials_find (officials, *id) == NULL)
                  g_error ("%s cites %s, which is not there", rule->id, *id);
                n++;
              }
        }
    }
  g_assert_cmpuint (n, >, 150);
}

static void
refuse_officials (const char *text,
                  const char *wrong)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (HxOfficials) officials = hx_officials_load_bytes ("test", bytes, &error);

  g_assert_null (officials);
  g_assert_nonnull (strstr (error->message, wrong));
}

static void
test_refused_officials (void)
{
  refuse_officials ("{\"format\": {\"kind\": \"rulings\", \"version\": 1}, \"rulings\": [{\"id\": \"A\"}, {\"id\": \"A\"}]}",
                    "The ruling A is there twice.");
  refuse_officials ("{\"format\": {\"kind\": \"rulings\", \"version\": 1}, \"rulings\": [{\"id\": \"A\", \"txt\": {}}]}", "txt");
  refuse_officials ("{\"format\": {\"kind\": \"decisions\", \"version\": 1}, \"rulings\": []}", "rulings");
  refuse_officials ("{\"format\": {\"kind\": \"rulings\", \"version\": 1}}", "rulings");
}

static void
refuse_demonstrations (const char *text,
                       const char *wrong)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (HxDemonstrations) demonstrations = hx_demonstrations_load_bytes ("test", bytes, &error);

  g_assert_null (demonstrations);
  g_assert_nonnull (strstr (error->message, wrong));
}

static void
test_refused_demonstrations (void)
{
  refuse_demonstrations ("{\"format\": {\"kind\": \"demonstrations\", \"version\": 1}, \"positions\": {}, "
                         "\"rules\": [{\"id\": \"A\", \"positions\": [\"none\"]}]}", "There is no position 'none'.");
  refuse_demonstrations ("{\"format\": {\"kind\": \"demonstrations\", \"version\": 1}, \"positions\": {\"a\": 1}, \"rules\": []}", "a");
  refuse_demonstrations ("{\"format\": {\"kind\": \"demonstrations\", \"version\": 1}, \"positions\": {}}", "rules");
}

static JsonObject *
new_scenario (HxCatalog *catalog)
{
  g_autoptr (HxScenario) scenario = hx_scenario_new_empty (catalog, "borgo", "moloch");
  g_autoptr (JsonNode) node = hx_scenario_to_node (catalog, scenario);

  return json_node_dup_object (node);
}

static void
test_round_trip (void)
{
  g_autoptr (HxCatalog) catalog = load_catalog ();
  g_autoptr (JsonObject) object = new_scenario (catalog);
  g_autoptr (HxDemonstrations) written = hx_demonstrations_new ();
  g_autoptr (HxDemonstrations) read = NULL;
  g_autoptr (HxScenario) scenario = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) rules = NULL;

  hx_demonstrations_put (written, "first", object);
  hx_demonstrations_put (written, "second", object);
  hx_demonstrations_add (written, "BASE-NET-01", "second");
  hx_demonstrations_add (written, "BASE-NET-01", "first");
  hx_demonstrations_add (written, "BASE-ARM-01", "first");
  bytes = hx_demonstrations_to_bytes (written);
  read = hx_demonstrations_load_bytes ("test", bytes, &error);
  g_assert_no_error (error);
  again = hx_demonstrations_to_bytes (read);
  g_assert_true (g_bytes_equal (bytes, again));

  rules = hx_demonstrations_dup_rules (read);
  g_assert_cmpstr (rules[0], ==, "BASE-ARM-01");
  g_assert_cmpuint (g_strv_length (rules), ==, 2);
  g_assert_cmpstr (g_ptr_array_index (hx_demonstrations_get_names (read, "BASE-NET-01"), 0), ==, "second");
  g_assert_null (hx_demonstrations_get_names (read, "BASE-NET-02"));
  g_assert_false (hx_demonstrations_has (read, "third"));
  scenario = hx_demonstrations_load (read, catalog, "first", &error);
  g_assert_no_error (error);
  g_assert_cmpstr (scenario->sides[1].army, ==, "moloch");
}

/* Whatever was chosen when the program was built can be opened; nothing is chosen where it cannot be played. */
static void
test_installed (void)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (HxCatalog) catalog = load_catalog ();
  g_autoptr (GError) error = NULL;
  g_autoptr (HxDemonstrations) demonstrations = hx_data_load_demonstrations (dir, &error);
  g_auto (GStrv) rules = NULL;

  g_assert_no_error (error);
  rules = hx_demonstrations_dup_rules (demonstrations);
  if (rules[0] == NULL)
    {
      g_test_skip ("no positions were chosen in this build");
      return;
    }
  for (guint i = 0; rules[i] != NULL; i++)
    {
      const GPtrArray *names = hx_demonstrations_get_names (demonstrations, rules[i]);

      g_assert_cmpuint (names->len, >, 0);
      for (guint j = 0; j < names->len; j++)
        {
          g_autoptr (HxScenario) scenario = hx_demonstrations_load (demonstrations, catalog, g_ptr_array_index (names, j), &error);

          g_assert_no_error (error);
          g_assert_cmpstr (scenario->title, !=, "");
        }
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/files/reference/officials", test_officials);
  g_test_add_func ("/files/reference/cited", test_cited);
  g_test_add_func ("/files/reference/refused-officials", test_refused_officials);
  g_test_add_func ("/files/reference/refused-demonstrations", test_refused_demonstrations);
  g_test_add_func ("/files/reference/round-trip", test_round_trip);
  g_test_add_func ("/files/reference/installed", test_installed);
  return g_test_run ();
}
