/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions in one line: every position survives it, what is wrong is refused at its character, damaged lines do no harm. */
#include <locale.h>
#include <string.h>

#include "hx-file-test.h"
#include "hx-notation.h"

#define ROUNDS 20000
#define LARGE_BOARD "HX1/R3/borgo,A4hq/moloch,G1hq/T0"

static HxCatalog *catalog;

static HxScenario *
read_line (const char *text)
{
  g_autoptr (GError) error = NULL;
  HxScenario *scenario = hx_notation_read (catalog, text, &error);

  g_assert_no_error (error);
  return scenario;
}

/* What of a scenario the notation does not keep. */
static void
strip (HxScenario *scenario)
{
  char **texts[] = { &scenario->title, &scenario->author, &scenario->description, &scenario->language };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_free (*texts[i]);
      *texts[i] = g_strdup (i < 3 ? "" : "en");
    }
  g_clear_pointer (&scenario->actions, json_array_unref);
  g_clear_pointer (&scenario->branches, json_array_unref);
  g_clear_pointer (&scenario->choices, g_strfreev);
  g_clear_pointer (&scenario->goal, json_object_unref);
  g_clear_pointer (&scenario->rulings, json_object_unref);
  g_hash_table_remove_all (scenario->kept);
}

static void
assert_safe (const char *line)
{
  /* Programs make other characters of marks side by side, and leave one at the end out of an address. */
  for (const char *p = line; *p != '\0'; p++)
    g_assert_true (g_ascii_isalnum (*p) || (strchr ("-.,:/", *p) != NULL && g_ascii_isalnum (p[1])));
}

/* Written, read and written: the same characters, and the same scenario to the last byte. */
static char *
go_round (const HxScenario *scenario)
{
  char *line = hx_notation_write (catalog, scenario);
  g_autoptr (HxScenario) again = read_line (line);
  g_autofree char *second = hx_notation_write (catalog, again);
  g_autoptr (HxScenario) bare = hx_scenario_copy (scenario);
  g_autoptr (GBytes) a = NULL;
  g_autoptr (GBytes) b = NULL;

  assert_safe (line);
  g_assert_cmpstr (second, ==, line);
  g_assert_true (hx_position_equal (&scenario->position, &again->position));
  strip (bare);
  a = hx_scenario_to_bytes (catalog, bare);
  b = hx_scenario_to_bytes (catalog, again);
  g_assert_cmpmem (g_bytes_get_data (a, NULL), g_bytes_get_size (a), g_bytes_get_data (b, NULL), g_bytes_get_size (b));
  return line;
}

static guint
count_pieces (const HxScenario *scenario)
{
  guint n = 0;

  for (int hex = 0; hex < HX_MAX_HEXES; hex++)
    n += (scenario->position.units >> hex & 1) + (scenario->position.foundations >> hex & 1);
  return n;
}

/* @folder: in tests; files of it that cannot be read are not meant. */
static void
try_folder (const char *folder,
            const char *prefix)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ".hexa"))
      {
        g_autofree char *inner = g_build_filename (path, name, NULL);
        g_autoptr (GFile) file = g_file_new_for_path (inner);
        g_autoptr (GError) error = NULL;
        g_autoptr (HxScenario) scenario = hx_scenario_load_file (catalog, file, &error);
        g_autofree char *line = NULL;

        g_test_message ("%s", name);
        g_assert_no_error (error);
        line = go_round (scenario);
        g_test_message ("%s", line);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static void
test_positions (void)
{
  try_folder ("positions", "");
}

static void
test_samples (void)
{
  try_folder ("files/files", "ok-");
}

/* A board as it is in the middle of a game, with a Trap, wounds, nets and a ruling. */
static void
test_short (void)
{
  static const char line[] = "HX1/R2/uranopolis,A2hq.1.w4,B1mercenary.5,B2guard.2,B3medic,C3hammerhead.1.w1,C4acceleration-generator.3"
                             "/borgo,C2net-fighter.3,D1mutant.4,D2brawler.5.ranged-net,D3hq.w7,E1medic.4,E2officer.2/T1/Rulings,D-16.faq";
  g_autoptr (HxScenario) scenario = read_line (line);
  g_autofree char *again = go_round (scenario);

  g_assert_cmpstr (again, ==, line);
  g_assert_cmpuint (count_pieces (scenario), ==, 12);
  g_assert_cmpuint (strlen (again), <, 250);
}

static char *
read_sample_line (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "files", "files", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Lines that were written once are read for ever, and say the same. */
static void
test_stable (void)
{
  g_autofree char *line = g_strchomp (read_sample_line ("line-everything.txt"));
  g_autoptr (HxScenario) scenario = read_line (line);
  g_autofree char *again = hx_notation_write (catalog, scenario);
  const HxPosition *position = &scenario->position;
  const HxGeometry *geometry = &hx_catalog_get_box (catalog, 2)->geometry;
  const HxPiece *agent = &position->unit[hx_geometry_find (geometry, "B2")];

  g_assert_cmpstr (again, ==, line);
  g_assert_cmpint (position->n_sides, ==, 4);
  g_assert_cmpint (position->turn, ==, 1);
  g_assert_cmpint (position->fallen, ==, 1 << 3);
  g_assert_cmpstr (hx_catalog_get_tile_id (catalog, agent->tile), ==, "partisans/sleeper-agent");
  g_assert_cmpint (agent->facing, ==, 5);
  g_assert_cmpint (agent->controller, ==, 1);
  g_assert_cmpint (agent->ranged_nets, ==, 2);
  g_assert_cmpint (agent->poison, ==, 2);
  g_assert_cmpint (agent->net, ==, HX_TOGGLE_OFF);
  g_assert_cmpint (position->trap[hx_geometry_find (geometry, "B3")], ==, HX_TRAP_MINE);
  g_assert_cmpint (position->monolith[1].lower[0].wounds, ==, 1);
  g_assert_cmpint (position->monolith[1].lower[1].owner, ==, 0);
  g_assert_true (position->monolith[2].expanded);
  g_assert_cmpint (position->unit[hx_geometry_find (geometry, "D3")].links, ==, 1 << 0 | 1 << 3);
  g_assert_cmpuint (scenario->sides[0].hand->len, ==, 1);
  g_assert_cmpuint (scenario->sides[0].pile->len, ==, 0);
  g_assert_null (scenario->sides[1].hand);
  g_assert_cmpint (scenario->sides[0].trap_pool[HX_TRAP_MEDPACK], ==, 2);
  g_assert_true (scenario->has_turn && scenario->turn.n_used == 2 && scenario->turn.acted);
  g_assert_true (scenario->extra_round);
}

/* What is read, and how it is written then. */
static void
test_free_forms (void)
{
  static const char *const rows[][2] = {
    { " HX1 / R2 / borgo , C3hq . 1 . w2 / moloch / T1 \n", "HX1/R2/borgo,C3hq.1.w2/moloch/T1" },
    { "HX1/R2/borgo,\n  D1medic,\n  C3hq\n/moloch\n/T0", "HX1/R2/borgo,C3hq,D1medic/moloch/T0" },
    { "HX1/R2/borgo,C3hq.w0.0.frenzy/moloch/T0", "HX1/R2/borgo,C3hq.frenzy/moloch/T0" },
    { "HX1/R2/borgo,C3hq.poison1.ranged-net2.net-on.power-off.w3.2/moloch/T0",
      "HX1/R2/borgo,C3hq.2.w3.ranged-net2.poison.power-off.net-on/moloch/T0" },
    { "HX1/R2/borgo,Hand,C3borgo:hq.by0/moloch/T0/Rulings", "HX1/R2/borgo,C3hq,Hand/moloch/T0" },
    { "HX1/R2/borgo,Pool.mine0/moloch/T0/Extra-round/Rulings,D-16.always,D-18.full-only",
      "HX1/R2/borgo,Pool/moloch/T0/Rulings,D-18.full-only/Extra-round" },
    { "HX1/R2/borgo/moloch/T0,Begun", "HX1/R2/borgo/moloch/T0,Begun" },
    { "HX1/R2/borgo/moloch/T0,Begun,Acted,Placed", "HX1/R2/borgo/moloch/T0,Placed" },
    { LARGE_BOARD, LARGE_BOARD },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (HxScenario) scenario = read_line (rows[i][0]);
      g_autofree char *line = go_round (scenario);

      g_assert_cmpstr (line, ==, rows[i][1]);
    }
}

typedef struct
{
  const char *text;
  const char *message;
  int code;
} Bad;

#define VALUE HX_FILE_ERROR_VALUE
#define A "HX1/R2/borgo,C3hq"
#define Z "/moloch/T0"

static const Bad bad[] = {
  { "", "character 1: This is not a position in one line; that begins with 'HX1/'.", HX_FILE_ERROR_FORMAT },
  { "   ", "character 4: This is not a position", HX_FILE_ERROR_FORMAT },
  { "/", "character 1: This is not a position", HX_FILE_ERROR_FORMAT },
  { "rnbqkbnr/pppppppp", "character 1: This is not a position", HX_FILE_ERROR_FORMAT },
  { "HX/R2" Z, "character 1: This is not a position", HX_FILE_ERROR_FORMAT },
  { "HX01/R2" Z, "character 1: This is not a position", HX_FILE_ERROR_FORMAT },
  { "HX2/R2" Z, "character 1: The position was written by a newer version of this program: the notation is HX2, and HX1", HX_FILE_ERROR_VERSION },
  { "HX99999999999999999999999999/R2", "character 1: The position was written by a newer version", HX_FILE_ERROR_VERSION },
  { A ";" Z, "character 18: ';' cannot stand here", VALUE },
  { A "\xc5\xbc" Z, "character 18: '\xc5\xbc' cannot stand here", VALUE },
  { A "\xff" Z, "character 18: '\\xff' cannot stand here", VALUE },
  { A "\xe2\x80", "character 18: '\\xe2' cannot stand here", VALUE },
  { "HX1/R2/borgo,C3 hq" Z, "character 16: A space can stand only beside", VALUE },
  { "HX1/R2/bor  go" Z, "character 11: A space can stand only beside", VALUE },

  { "HX1", "character 4: The board comes here; it is written by its radius, as in 'R2'.", VALUE },
  { "HX1/", "character 5: Nothing stands here", VALUE },
  { "HX1/borgo" Z, "character 5: The board comes here", VALUE },
  { "HX1/R/borgo" Z, "character 5: The board comes here", VALUE },
  { "HX1/R4/borgo" Z, "character 6: 4 is out of range; it can be 2 to 3.", VALUE },
  { "HX1/R99999999999999999999999/borgo" Z, "character 6: 99999999999999999999999 is out of range", VALUE },
  { "HX1/R2,Watre.A1/borgo" Z, "character 8: 'Watre' is not known here; perhaps 'Water' is meant.", VALUE },
  { "HX1/R2,Water.A4/borgo" Z, "character 14: 'A4' is not a hex of this board; hexes are A1 to E3.", VALUE },
  { "HX1/R2,Water.A1.A1/borgo" Z, "character 17: The hex A1 stands twice.", VALUE },
  { "HX1/R2,Water.A1,Water.A2/borgo" Z, "character 17: 'Water' says something that has been said here already.", VALUE },
  { "HX1/R2,Water.C3/borgo,C3hq" Z, "character 23: C3 is water; no unit can stand there.", VALUE },

  { "HX1/R2", "character 7: A side is missing; there are 2 to 6", VALUE },
  { "HX1/R2/T0", "character 8: A side is missing", VALUE },
  { A "/T0", "character 19: A side is missing", VALUE },
  { A "//T0", "character 19: A side is missing", VALUE },
  { A Z "/", "character 29: Nothing stands here; something is missing, or a '/' is too much.", VALUE },
  { A "/moloch", "character 25: The side to move is missing; it is written by its number, as in 'T0'.", VALUE },
  { "HX1/R2/borgo/borgo/borgo/borgo/borgo/borgo/moloch/T0", "character 44: This is side number 7; there can be 2 to 6.", VALUE },
  { "HX1/R2/borgoo" Z, "character 8: There is no army 'borgoo'; perhaps 'borgo' is meant.", VALUE },
  { "HX1/R2/inquisition" Z, "character 8: There is no army 'inquisition'; there are: borgo, ", VALUE },
  { A "/Moloch/T0", "character 19: A side is missing", VALUE },
  { A "/moloch/moloch/borgo/U0", "character 39: Another side comes here, as in 'borgo,C3hq', or the number of the side to move, as in 'T0'.", VALUE },
  { A "/moloch/T", "character 26: Another side comes here", VALUE },
  { A "/moloch/T2", "character 27: 2 is out of range; it can be 0 to 1.", VALUE },

  { A ",," Z, "character 19: Nothing stands here; something is missing, or a ',' is too much.", VALUE },
  { A "," Z, "character 19: Nothing stands here", VALUE },
  { A ",hq" Z, "character 19: 'hq' is not known here; a piece begins with its hex, as in 'C3hq'", VALUE },
  { A ",c4medic" Z, "character 19: 'c4' is not a hex of this board; perhaps 'C4' is meant.", VALUE },
  { A ",c3medic" Z, "character 19: 'c3' is not a hex of this board; perhaps 'C3' is meant.", VALUE },
  { A ",Z9medic" Z, "character 19: 'Z9' is not a hex of this board; hexes are A1 to E3.", VALUE },
  { A ",C12medic" Z, "character 19: 'C12' is not a hex of this board", VALUE },
  { A ",C4" Z, "character 21: What is on C4 is missing; a piece is written as in 'C4hq', a Trap as in 'C4-mine'.", VALUE },
  { A ",C4.2" Z, "character 21: What is on C4 is missing", VALUE },
  { A ",C4medik" Z, "character 21: There is no tile 'medik' here; perhaps 'medic' is meant.", VALUE },
  { A ",C4hammerhead" Z, "character 21: There is no tile 'hammerhead' here; perhaps 'uranopolis:hammerhead' is meant.", VALUE },
  { A ",C4uranopolis:hammerhed" Z, "character 21: There is no tile 'uranopolis:hammerhed' here; perhaps 'uranopolis:hammerhead' is meant.", VALUE },
  { A ",C4unheard-of-thing" Z, "character 21: There is no tile 'unheard-of-thing' here; a tile of another army is written as in 'neutral:krwiobus'.", VALUE },
  { A ",C4:" Z, "character 21: There is no tile ':' here", VALUE },
  { A ",C4battle" Z, "character 21: 'borgo/battle' is an instant tile", VALUE },
  { A ",C3medic" Z, "character 19: Two units stand on C3; the other one is at character 14.", VALUE },
  { A "/moloch,A1hq,C3blocker/T0", "character 31: Two units stand on C3; the other one is at character 14.", VALUE },

  { A ".6" Z, "character 19: 6 is out of range; it can be 0 to 5.", VALUE },
  { A ".1.2" Z, "character 21: '2' says something that has been said here already.", VALUE },
  { A "." Z, "character 19: Nothing stands here; something is missing, or a '.' is too much.", VALUE },
  { A ".w" Z, "character 20: A number from 0 to 255 has to stand here.", VALUE },
  { A ".w256" Z, "character 20: 256 is out of range; it can be 0 to 255.", VALUE },
  { A ".w-1" Z, "character 19: 'w-1' is not known here", VALUE },
  { A ".w1.w1" Z, "character 22: 'w1' says something", VALUE },
  { A ".by2" Z, "character 21: 2 is out of range; it can be 0 to 1.", VALUE },
  { A ".of1" Z, "character 19: 'of1' is not known here", VALUE },
  { A ".links6" Z, "character 24: 6 is out of range; it can be 0 to 5.", VALUE },
  { A ".links011" Z, "character 26: The side 1 stands twice.", VALUE },
  { A ".power-on.power-off" Z, "character 28: 'power-off' says something", VALUE },
  { A ".net-on.net-on" Z, "character 26: 'net-on' says something", VALUE },
  { A ".net-on2" Z, "character 19: 'net-on2' is not known here; perhaps 'net-on' is meant.", VALUE },
  { A ".frenzi" Z, "character 19: 'frenzi' is not known here; perhaps 'frenzy' is meant.", VALUE },
  { A ".frenzy2" Z, "character 25: A piece can bear only one marker 'frenzy'.", VALUE },
  { A ".frenzy.frenzy" Z, "character 26: 'frenzy' says something", VALUE },
  { A ".poison0" Z, "character 25: 0 is out of range; it can be 1 to 255.", VALUE },
  { A ".poison256" Z, "character 25: 256 is out of range", VALUE },
  { A ".medpack.medpack" Z, "character 27: 'medpack' says something", VALUE },
  { A ".sleepiness-of-the-moon" Z, "character 19: 'sleepiness-of-the-moon' is not known here; it can be: 0, w, by, links, power-on", VALUE },

  { A ",B1-mime" Z, "character 22: 'mime' is not known here; perhaps 'mine' is meant.", VALUE },
  { A ",B1-" Z, "character 22: '' is not known here; it can be: mine, smoke", VALUE },
  { A ",B1-mine.1" Z, "character 22: 'mine.1' is not known here", VALUE },
  { A ",B1-mine,B1-smoke" Z, "character 30: Two Traps lie on B1; the other one is at character 22.", VALUE },

  { A ",Monolith.B2" Z, "character 30: The hex of the other lower part is missing, as in 'Monolith.B2.B3'.", VALUE },
  { A ",Monolith.B2.B2" Z, "character 31: Both lower parts of the Monolith lie on B2.", VALUE },
  { A ",Monolith.B2.B3.B4" Z, "character 34: 'B4' is too much here.", VALUE },
  { A ",Monolith.B2.Z9" Z, "character 31: 'Z9' is not a hex of this board", VALUE },
  { A ",Monolith,Monolith" Z, "character 28: 'Monolith' says something", VALUE },
  { A ",M1medic" Z, "character 19: Only under a Monolith that is collapsed lie tiles; 'Monolith' alone has to stand before them.", VALUE },
  { A ",Monolith.B2.B3,M1medic" Z, "character 34: Only under a Monolith that is collapsed", VALUE },
  { A ",Monolith,M3medic" Z, "character 28: The lower parts of a Monolith are M1 and M2.", VALUE },
  { A ",Monolith,M12medic" Z, "character 28: The lower parts of a Monolith", VALUE },
  { A ",Monolith,M1" Z, "character 30: Nothing stands here", VALUE },
  { A ",Monolith,M1medic,M1medic" Z, "character 36: Two tiles lie under the same part of the Monolith.", VALUE },
  { A ",Monolith,M1medic.2" Z, "character 36: A tile under a Monolith faces nowhere; no facing can stand here.", VALUE },
  { A ",Monolith,M1battle" Z, "character 30: 'borgo/battle' is an instant tile", VALUE },
  { A ",Monolith,M1medic.of2" Z, "character 38: 2 is out of range", VALUE },

  { A ",Hnad.battle" Z, "character 19: 'Hnad' is not known here; perhaps 'Hand' is meant.", VALUE },
  { A ",H" Z, "character 19: 'H' is not known here; it can be: Monolith, Hand, Pile", VALUE },
  { A ",Hand.battle.batle" Z, "character 31: There is no tile 'batle' here; perhaps 'battle' is meant.", VALUE },
  { A ",Hand..battle" Z, "character 24: Nothing stands here", VALUE },
  { A ",Hand,Hand" Z, "character 24: 'Hand' says something", VALUE },
  { A ",Pool.mine100" Z, "character 28: 100 is out of range; it can be 0 to 99.", VALUE },
  { A ",Pool.mine.mine" Z, "character 29: 'mine' says something", VALUE },
  { A ",Pool.trap" Z, "character 24: 'trap' is not known here; it can be: mine, smoke", VALUE },
  { A ",Fallen.1" Z, "character 26: '1' is too much here.", VALUE },

  { A Z ",Palced" , "character 29: 'Palced' is not known here; perhaps 'Placed' is meant.", VALUE },
  { A Z ",Placed,Placed", "character 36: 'Placed' says something", VALUE },
  { A Z ",Placed.1", "character 36: '1' is too much here.", VALUE },
  { A Z ",Drawn.batle", "character 35: There is no tile 'batle' here", VALUE },
  { A Z ",Used", "character 33: What was used is missing, and by which unit, as in 'Used.rotation.C3'.", VALUE },
  { A Z ",Used.rotation", "character 42: The hex of the unit that used it is missing", VALUE },
  { A Z ",Used.rotation.F9", "character 43: 'F9' is not a hex of this board", VALUE },
  { A Z ",Used.rotation.C3.C4.C5", "character 49: 'C5' is too much here.", VALUE },
  { A Z ",Used.dance.C3", "character 34: 'dance' allows nothing once in a turn; it can be: mobility", VALUE },
  { A Z ",Used.medic.C3", "character 34: 'medic' allows nothing once in a turn", VALUE },

  { A Z "/T1", "character 29: 'T1' is not known here; it can be: Rulings, Extra-round.", VALUE },
  { A Z "/hegemony", "character 29: 'hegemony' is not known here", VALUE },
  { A Z "/Rulings,D-16", "character 41: How D-16 is read is missing, as in 'D-16.faq'.", VALUE },
  { A Z "/Rulings,D-16.fap", "character 42: 'fap' is not known here; perhaps 'faq' is meant.", VALUE },
  { A Z "/Rulings,D-16.faq.faq", "character 46: 'faq' is too much here.", VALUE },
  { A Z "/Rulings,D-16.faq,D-16.faq", "character 46: 'D-16' says something", VALUE },
  { A Z "/Rulings,D-99.yes", "character 37: There is no decision 'D-99'; decisions are written as in 'D-16'.", VALUE },
  { A Z "/Rulings,D-19.yes", "character 37: The decision D-19 cannot be played otherwise.", VALUE },
  { A Z "/Rulings/Rulings", "character 37: 'Rulings' says something", VALUE },
  { A Z "/Extra-round,1", "character 41: '1' is too much here.", VALUE },
};

static void
assert_refused (const char *text,
                const char *message,
                int         code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_notation_read (catalog, text, &error);

  if (error == NULL)
    g_test_fail_printf ("%.200s is read", text);
  else if (error->code != code || !g_str_has_prefix (error->message, message))
    g_test_fail_printf ("%.200s is refused otherwise: %s", text, error->message);
}

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    assert_refused (bad[i].text, bad[i].message, bad[i].code);
}

static char *
repeat (const char *before,
        const char *text,
        guint       n,
        const char *after)
{
  GString *line = g_string_new (before);

  for (guint i = 0; i < n; i++)
    g_string_append (line, text);
  g_string_append (line, after);
  return g_string_free (line, FALSE);
}

/* As much as there can be is read, and one more is refused. */
static void
test_sizes (void)
{
  g_autofree char *full = repeat ("HX1/R2/borgo,Pile", ".mutant", HX_MAX_STACK, "/moloch/T0");
  g_autofree char *fuller = repeat ("HX1/R2/borgo,Pile", ".mutant", HX_MAX_STACK + 1, "/moloch/T0");
  g_autofree char *used = repeat ("HX1/R2/borgo/moloch/T0", ",Used.rotation.C3", HX_MAX_USED, "");
  g_autofree char *too_used = repeat ("HX1/R2/borgo/moloch/T0", ",Used.rotation.C3", HX_MAX_USED + 1, "");
  g_autofree char *wide = repeat ("HX1/R2/borgo/moloch/T0", " ", HX_NOTATION_MAX_LENGTH - 22, "");
  g_autofree char *wider = repeat ("HX1/R2/borgo/moloch/T0", " ", HX_NOTATION_MAX_LENGTH - 21, "");
  g_autofree char *long_word = repeat ("HX1/R2/borgo,C3", "x", 60000, "/moloch/T0");
  g_autoptr (HxScenario) a = read_line (full);
  g_autoptr (HxScenario) b = read_line (used);
  g_autoptr (HxScenario) c = read_line (wide);
  g_autofree char *line = go_round (a);

  g_assert_cmpstr (line, ==, full);
  g_assert_cmpuint (b->turn.n_used, ==, HX_MAX_USED);
  assert_refused (fuller, "character 859: There are more tiles here than 120", VALUE);
  assert_refused (too_used, "character 1112: A turn uses at most 64 abilities.", VALUE);
  assert_refused (wider, "character 131073: The text is longer than any position; 131072 characters are the most.", VALUE);
  assert_refused (long_word, "character 16: There is no tile 'xxx", VALUE);
}

static guint32
next (guint64 *state)
{
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return (guint32) (*state >> 16);
}

static void
damage (GString *line,
        guint64 *state)
{
  static const char *const pieces[] = {
    "/", ",", ".", ":", "-", " ", "\n", "0", "6", "255", "C3", ",C3hq", ",E3neutral:krwiobus", ".w1", ".by1", ".links", ".frenzy",
    ".ranged-net2", "Monolith", ",M1medic.of1", ",Hand", ".battle", ",Pool.mine", "/borgo", "/T0", ",Used.rotation.C3", "/Rulings,D-16.faq",
    "HX1", "%2F", "\xc3\xa9", "\xff",
  };
  const char *piece = pieces[next (state) % G_N_ELEMENTS (pieces)];
  gssize at = line->len > 0 ? (gssize) (next (state) % line->len) : 0;
  gsize length = line->len > 0 ? next (state) % MIN (12, line->len - (gsize) at) : 0;

  switch (next (state) % 5)
    {
    case 0:
      if (line->len > 0)
        line->str[at] = (char) MAX (1, (guint8) line->str[at] ^ 1 << next (state) % 8);
      break;
    case 1:
      g_string_erase (line, at, (gssize) length);
      break;
    case 2:
      g_string_insert (line, at, piece);
      break;
    case 3:
      {
        g_autofree char *again = g_strndup (line->str + at, length);

        g_string_insert (line, (gssize) (next (state) % (line->len + 1)), again);
      }
      break;
    default:
      if (next (state) % 8 == 0)
        g_string_truncate (line, (gsize) at);
      break;
    }
}

static gboolean
try_line (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HxScenario) scenario = hx_notation_read (catalog, text, &error);
  g_autofree HxGame *game = NULL;
  g_autofree char *line = NULL;
  g_autoptr (GBytes) saved = NULL;
  g_autoptr (HxScenario) loaded = NULL;
  g_auto (GStrv) odd = NULL;

  if (scenario == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (g_str_has_prefix (error->message, "character "));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      return FALSE;
    }
  g_assert_no_error (error);
  line = go_round (scenario);
  odd = hx_scenario_dup_oddities (catalog, scenario, "en");
  game = g_new0 (HxGame, 1);
  g_assert_true (hx_scenario_to_game (catalog, scenario, game, NULL));
  /* A file takes whatever a line can say. */
  saved = hx_scenario_to_bytes (catalog, scenario);
  loaded = hx_scenario_load_bytes (catalog, "saved", saved, &error);
  g_assert_no_error (error);
  g_assert_true (hx_position_equal (&scenario->position, &loaded->position));
  return TRUE;
}

static GPtrArray *
list_lines (void)
{
  g_autoptr (GPtrArray) names = list_samples ("ok-", ".hexa");
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < names->len; i++)
    {
      g_autoptr (GBytes) sample = read_sample (g_ptr_array_index (names, i));
      g_autoptr (HxScenario) scenario = hx_scenario_load_bytes (catalog, "sample", sample, NULL);

      g_ptr_array_add (lines, hx_notation_write (catalog, scenario));
    }
  g_ptr_array_add (lines, read_sample_line ("line-everything.txt"));
  g_ptr_array_add (lines, read_sample_line ("line-turn.txt"));
  return lines;
}

static void
test_damaged (void)
{
  g_autoptr (GPtrArray) lines = list_lines ();
  guint64 state = 20260101;
  guint n_read = 0;

  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autoptr (GString) line = g_string_new (g_ptr_array_index (lines, i % lines->len));
      guint n = 1 + next (&state) % 3;

      for (guint j = 0; j < n; j++)
        damage (line, &state);
      n_read += try_line (line->str);
    }
  g_test_message ("%u of %u could be read", n_read, ROUNDS);
  g_assert_cmpuint (n_read, >, ROUNDS / 20);
  g_assert_cmpuint (n_read, <, ROUNDS);
}

/* Whatever the sample is cut to, it is read or refused. */
static void
test_cut (void)
{
  g_autofree char *line = read_sample_line ("line-everything.txt");

  for (gsize length = strlen (line); length > 0; length--)
    {
      line[length - 1] = '\0';
      try_line (line);
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
  g_test_add_func ("/files/notation/positions", test_positions);
  g_test_add_func ("/files/notation/samples", test_samples);
  g_test_add_func ("/files/notation/short", test_short);
  g_test_add_func ("/files/notation/stable", test_stable);
  g_test_add_func ("/files/notation/free-forms", test_free_forms);
  g_test_add_func ("/files/notation/bad", test_bad);
  g_test_add_func ("/files/notation/sizes", test_sizes);
  g_test_add_func ("/files/notation/damaged", test_damaged);
  g_test_add_func ("/files/notation/cut", test_cut);
  status = g_test_run ();
  hx_catalog_free (catalog);
  return status;
}
