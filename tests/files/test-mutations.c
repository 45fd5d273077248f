/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Damaged files: whatever becomes of the bytes, they are read or refused with a sentence, and what is read can be saved. */
#include <locale.h>
#include <string.h>

#include "hx-army-file.h"
#include "hx-file-test.h"
#include "hx-notation.h"
#include "hx-own-armies.h"
#include "hx-rulebook-file.h"

#define ROUNDS 5000

static HxCatalog *catalog;

static guint32
next (guint64 *state)
{
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return (guint32) (*state >> 16);
}

static void
damage (GByteArray *bytes,
        guint64    *state)
{
  static const char *const pieces[] = { "{", "}", "[", "]", ",", ":", "\"", "null", "-1", "256", "1e400", "\\u0000", "\"hex\":\"Z9\"," };
  const char *piece = pieces[next (state) % G_N_ELEMENTS (pieces)];
  guint at = bytes->len > 0 ? next (state) % bytes->len : 0;
  guint length = bytes->len > 0 ? next (state) % MIN (16, bytes->len - at) : 0;

  switch (next (state) % 4)
    {
    case 0:
      if (bytes->len > 0)
        bytes->data[at] ^= (guint8) (1 << next (state) % 8);
      break;
    case 1:
      if (length > 0)
        g_byte_array_remove_range (bytes, at, length);
      break;
    case 2:
      g_byte_array_append (bytes, (const guint8 *) piece, (guint) strlen (piece));
      if (bytes->len > strlen (piece))
        {
          memmove (bytes->data + at + strlen (piece), bytes->data + at, bytes->len - strlen (piece) - at);
          memcpy (bytes->data + at, piece, strlen (piece));
        }
      break;
    default:
      if (next (state) % 8 == 0)
        g_byte_array_set_size (bytes, at);
      break;
    }
}

static GBytes *
mutate (GBytes  *from,
        guint64 *state)
{
  GByteArray *bytes = g_byte_array_new ();

  g_byte_array_append (bytes, g_bytes_get_data (from, NULL), (guint) g_bytes_get_size (from));
  for (guint i = 0; i <= next (state) % 3; i++)
    damage (bytes, state);
  return g_byte_array_free_to_bytes (bytes);
}

/* A game that is taken back at once is the same game, but for what is not worth a word: that nothing was drawn yet. */
static void
try_game (const HxScenario *scenario)
{
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  g_autofree HxGame *again = g_new0 (HxGame, 1);
  g_autoptr (HxScenario) after = NULL;
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (HxScenario) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (hx_scenario_to_game (catalog, scenario, game, NULL));
  after = hx_scenario_take_game (catalog, scenario, game);
  saved = hx_scenario_to_bytes (catalog, after);
  loaded = hx_scenario_load_bytes (catalog, "game", saved, &error);
  g_assert_no_error (error);
  g_assert_true (hx_scenario_to_game (catalog, loaded, again, NULL));
  if (game->turn.drawn.n == 0)
    game->turn.drawn.listed = again->turn.drawn.listed = false;
  g_assert_cmpmem (game, sizeof *game, again, sizeof *again);
}

static void
try_actions (const HxScenario *scenario)
{
  const HxBox *box = hx_catalog_get_box (catalog, scenario->radius);

  for (guint i = 0; scenario->actions != NULL && i < json_array_get_length (scenario->actions); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (JsonNode) again = NULL;
      HxAction action;

      hx_action_read (catalog, scenario, json_array_get_object_element (scenario->actions, i), i, &action, &error);
      g_assert_no_error (error);
      node = hx_action_write (catalog, box, &action);
      hx_action_read (catalog, scenario, json_node_get_object (node), i, &action, &error);
      g_assert_no_error (error);
      again = hx_action_write (catalog, box, &action);
      g_assert_true (json_node_equal (node, again));
    }
}

/* Whatever a file can say about a position can be said in one line. */
static void
try_line (const HxScenario *scenario)
{
  g_autofree char *line = hx_notation_write (catalog, scenario);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) again = hx_notation_read (catalog, line, &error);
  g_autofree char *second = NULL;

  g_assert_no_error (error);
  g_assert_true (hx_position_equal (&scenario->position, &again->position));
  second = hx_notation_write (catalog, again);
  g_assert_cmpstr (second, ==, line);
}

static gboolean
try_scenario (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_scenario_load_bytes (catalog, "mutated", bytes, &error);
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (HxScenario) again = NULL;
  g_auto (GStrv) odd = NULL;

  if (scenario == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "mutated:"));
      return FALSE;
    }
  odd = hx_scenario_dup_oddities (catalog, scenario, "en");
  saved = hx_scenario_to_bytes (catalog, scenario);
  again = hx_scenario_load_bytes (catalog, "saved", saved, &error);
  g_assert_no_error (error);
  g_assert_true (hx_position_equal (&scenario->position, &again->position));
  try_game (scenario);
  try_actions (scenario);
  try_line (scenario);
  return TRUE;
}

static void
test_scenarios (void)
{
  g_autoptr (GPtrArray) names = list_samples ("ok-", ".hexa");
  guint64 state = 20240229;
  guint n_read = 0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autoptr (GBytes) sample = read_sample (g_ptr_array_index (names, i % names->len));
      g_autoptr (GBytes) mutated = mutate (sample, &state);

      n_read += try_scenario (mutated);
    }
  g_test_message ("%u of %u could be read", n_read, ROUNDS);
  g_assert_cmpuint (n_read, >, 0);
  g_assert_cmpuint (n_read, <, ROUNDS);
}

static GBytes *
read_data (const char *folder,
           const char *name)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autofree char *path = g_build_filename (dir, folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (text, length);
}

static void
test_armies (void)
{
  g_autoptr (GBytes) sample = read_data ("armies", "neutral.json");
  guint64 state = 7;

  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autoptr (GBytes) mutated = mutate (sample, &state);
      g_autoptr (GError) error = NULL;
      HxArmy *army = hx_army_load_bytes ("mutated", mutated, &error);
      g_autoptr (HxCatalog) alone = hx_catalog_new ();

      g_assert_true ((army != NULL) == (error == NULL));
      if (army != NULL)
        hx_catalog_add_army (alone, army, NULL);
    }
}

static void
test_rulebooks (void)
{
  g_autoptr (GBytes) sample = read_data ("rulebooks", "krwiobus.json");
  g_autoptr (GBytes) decisions_sample = read_data ("rulebooks", "decisions.json");
  guint64 state = 11;

  for (guint i = 0; i < ROUNDS / 10; i++)
    {
      g_autoptr (GBytes) mutated = mutate (sample, &state);
      g_autoptr (GBytes) mutated_decisions = mutate (decisions_sample, &state);
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) decisions_error = NULL;
      g_autoptr (HxRulebook) rulebook = hx_rulebook_load_bytes ("mutated", mutated, &error);
      g_autoptr (GPtrArray) decisions = hx_decisions_load_bytes ("mutated", mutated_decisions, &decisions_error);

      g_assert_true ((rulebook != NULL) == (error == NULL));
      g_assert_true ((decisions != NULL) == (decisions_error == NULL));
    }
}

/* Whatever becomes of an army that a user made: what is no fault can be played, and each fault is a line. */
static void
test_own_armies (void)
{
  static const char *const samples[] = { "ok-army-everything.json", "ok-army-odd.json", "bad-army-words.json" };
  guint64 state = 31;

  for (guint i = 0; i < ROUNDS / 5; i++)
    {
      g_autoptr (GBytes) sample = read_sample (samples[i % G_N_ELEMENTS (samples)]);
      g_autoptr (GBytes) mutated = mutate (sample, &state);
      g_autoptr (HxOwnArmy) own = hx_own_army_new (catalog, "mutated", mutated);
      g_autoptr (HxCatalog) alone = hx_catalog_new ();

      g_assert_true ((own->army != NULL) == (own->faults->len == 0));
      g_assert_true (own->army == NULL || hx_own_army_take (own, alone, NULL));
      for (guint k = 0; k < own->faults->len; k++)
        {
          g_assert_true (g_str_has_prefix (g_ptr_array_index (own->faults, k), "mutated:"));
          g_assert_null (strchr (g_ptr_array_index (own->faults, k), '\n'));
        }
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  catalog = load_catalog ();
  g_test_add_func ("/files/mutations/scenarios", test_scenarios);
  g_test_add_func ("/files/mutations/armies", test_armies);
  g_test_add_func ("/files/mutations/own-armies", test_own_armies);
  g_test_add_func ("/files/mutations/rulebooks", test_rulebooks);
  status = g_test_run ();
  hx_catalog_free (catalog);
  return status;
}
