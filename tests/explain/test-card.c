/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every tile can be described in both languages, with rules that exist. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-card.h"

#define NBSP "\302\240"

static void
check_line (const Fixture    *fixture,
            const HxCardLine *line)
{
  g_test_message ("%s: %s", line->topic, line->text);
  g_assert_null (strpbrk (line->text, "{}"));
  g_assert_true (g_utf8_validate (line->text, -1, NULL));
  for (int i = 0; line->rules[i] != NULL; i++)
    g_assert_nonnull (hx_catalog_find_rule (fixture->catalog, line->rules[i]));
}

/* A word of the army files that nothing here knows is shown as it is; then the card has to say that it is not played. */
static gboolean
has_topic (const GPtrArray *lines,
           const char      *topic)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_str_equal (((const HxCardLine *) g_ptr_array_index (lines, i))->topic, topic))
      return TRUE;
  return FALSE;
}

static void
check_all (HxLanguage language)
{
  Fixture fixture;

  fixture_set_up (&fixture, language);
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (fixture.catalog); tile++)
    {
      g_autoptr (GPtrArray) lines = hx_explain_tile (fixture.narrator, (int) tile);

      g_test_message ("%s", hx_catalog_get_tile_id (fixture.catalog, tile));
      g_assert_cmpuint (lines->len, >, 2);
      for (guint i = 0; i < lines->len; i++)
        {
          const HxCardLine *line = g_ptr_array_index (lines, i);

          check_line (&fixture, line);
          if (strstr (line->text, g_str_equal (language, "en") ? "of another kind" : "innego rodzaju") != NULL)
            g_assert_true (has_topic (lines, "unrefereed"));
        }
    }
  fixture_tear_down (&fixture);
}

static void
test_all (void)
{
  check_all ("en");
  check_all ("pl");
}

static void
assert_card (const Fixture     *fixture,
             const char        *tile,
             const char *const *wanted)
{
  g_autoptr (GPtrArray) lines = hx_explain_tile (fixture->narrator, hx_catalog_find_tile (fixture->catalog, tile));

  for (guint i = 0; i < lines->len; i++)
    g_assert_cmpstr (((const HxCardLine *) g_ptr_array_index (lines, i))->text, ==, wanted[i]);
  g_assert_null (wanted[lines->len]);
}

static void
test_samples (void)
{
  static const char *const drill[] = {
    "Uranopolis, Warrior",
    "There is 1" NBSP "such tile in the army.",
    "Initiative 3, 2 and 1.",
    "1" NBSP "hit point.",
    "Ranged strength 1 to the north-east.",
    "Armor to the south and north-west.",
    "It needs a Power Supply; without one it counts as netted.",
    NULL,
  };
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  assert_card (&fixture, "uranopolis/drill", drill);
  fixture_tear_down (&fixture);
}

static void
test_citations (void)
{
  g_autofree char *rule = NULL, *decision = NULL, *unknown = NULL, *tooltip = NULL;
  Fixture fixture;

  fixture_set_up (&fixture, "en");
  rule = hx_citation (fixture.narrator, "BASE-NET-01");
  decision = hx_citation (fixture.narrator, "D-04");
  unknown = hx_citation (fixture.narrator, "NO-SUCH-99");
  tooltip = hx_citation_tooltip (fixture.narrator, "BASE-NET-01");
  g_assert_cmpstr (rule, ==, "Base: Net");
  g_assert_cmpstr (decision, ==, "Decision D-04");
  g_assert_cmpstr (unknown, ==, "NO-SUCH-99");
  g_assert_true (g_str_has_prefix (tooltip, "BASE-NET-01: "));
  /* What an event can cite has to be there to be shown. */
  for (int i = HX_RULE_NONE + 1; i < HX_N_RULES; i++)
    {
      const char *id = hx_rule_id ((HxRule) i);

      g_test_message ("%s", id);
      g_assert_true (hx_catalog_find_rule (fixture.catalog, id) != NULL
                     || hx_catalog_find_decision (fixture.catalog, id) != NULL);
    }
  fixture_tear_down (&fixture);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/card/all", test_all);
  g_test_add_func ("/explain/card/samples", test_samples);
  g_test_add_func ("/explain/card/citations", test_citations);
  return g_test_run ();
}
