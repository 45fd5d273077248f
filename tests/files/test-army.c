/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies that a user made: what is wrong is told all at once, what is odd is told too, and nothing in the folder stops the program. */
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <locale.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hx-army-file.h"
#include "hx-army-words.h"
#include "hx-file-test.h"
#include "hx-own-armies.h"

static HxCatalog *official;

/* The sentences in *.expected, one a line; %NULL where there is no such file. */
static GStrv
read_expected (const char *name)
{
  g_autofree char *base = g_strndup (name, strlen (name) - strlen (".json"));
  g_autofree char *file = g_strconcat (base, ".expected", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "files", "files", file, NULL);
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return g_new0 (char *, 1);
  return g_strsplit (g_strchomp (text), "\n", -1);
}

static void
assert_sentences (GPtrArray *said,
                  GStrv      expected)
{
  for (guint i = 0; i < said->len; i++)
    g_test_message ("%s", (const char *) g_ptr_array_index (said, i));
  for (guint i = 0; i < said->len && i < g_strv_length (expected); i++)
    g_assert_cmpstr (g_ptr_array_index (said, i), ==, expected[i]);
  g_assert_cmpuint (said->len, ==, g_strv_length (expected));
}

static void
test_ok (gconstpointer data)
{
  g_auto (GStrv) expected = read_expected (data);
  g_autoptr (GBytes) bytes = read_sample (data);
  g_autoptr (HxOwnArmy) own = hx_own_army_new (official, data, bytes);
  g_autoptr (HxCatalog) catalog = load_catalog ();

  g_assert_true (hx_own_army_is_army (bytes));
  g_assert_cmpuint (own->faults->len, ==, 0);
  assert_sentences (own->remarks, expected);
  g_assert_true (hx_own_army_take (own, catalog, NULL));
  g_assert_true (hx_catalog_get_army (catalog, own->id)->is_own);
  for (guint tile = hx_catalog_get_n_tiles (official); tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      g_auto (GStrv) words = hx_catalog_dup_unrefereed (catalog, tile);

      g_assert_cmpuint (g_strv_length (words), ==, 0);
    }
}

static void
test_bad (gconstpointer data)
{
  g_auto (GStrv) expected = read_expected (data);
  g_autoptr (GBytes) bytes = read_sample (data);
  g_autoptr (HxOwnArmy) own = hx_own_army_new (official, data, bytes);

  g_assert_null (own->army);
  g_assert_cmpuint (g_strv_length (expected), >, 0);
  assert_sentences (own->faults, expected);
  g_assert_cmpuint (own->remarks->len, ==, 0);
}

/* What is left out is nothing, and names stand in for each other. */
static void
test_values (void)
{
  g_autoptr (GBytes) bytes = read_sample ("ok-army-everything.json");
  g_autoptr (HxOwnArmy) own = hx_own_army_new (official, "file", bytes);
  g_autoptr (HxCatalog) catalog = load_catalog ();
  const HxTile *tiles = hx_catalog_get_box (catalog, 2)->tiles, *tile;
  guint first = hx_catalog_get_n_tiles (catalog);

  g_assert_true (hx_own_army_take (own, catalog, NULL));
  g_assert_cmpstr (own->id, ==, "toys");
  g_assert_cmpint (hx_catalog_get_army (catalog, "toys")->tile_total, ==, 35);
  g_assert_cmpint (hx_catalog_find_tile (catalog, "borgo/hq"), ==, hx_catalog_find_tile (official, "borgo/hq"));
  g_assert_cmpint (hx_catalog_find_tile (catalog, "toys/hq"), ==, (int) first);
  g_assert_cmpstr (hx_catalog_get_tile_name (catalog, first, "pl"), ==, "Sztab");
  g_assert_cmpstr (hx_catalog_get_tile_name (catalog, first + 1, "pl"), ==, "Tile");
  tile = &tiles[hx_catalog_find_tile (catalog, "toys/cracker")];
  g_assert_cmpuint (tile->demolition, ==, 1 << 1);
  g_assert_cmpuint (tile->toughness, ==, 2);
  g_assert_cmpuint (tile->numbers[0], ==, 3);
  tile = &tiles[hx_catalog_find_tile (catalog, "toys/saboteur")];
  g_assert_cmpuint (tile->links[HX_EFFECT_SLOWER_1], ==, 1 << 5);
  g_assert_cmpuint (tile->links[HX_EFFECT_EXTRA_WOUND], ==, 1 << 0);
  tile = &tiles[hx_catalog_find_tile (catalog, "toys/bombs")];
  g_assert_cmpuint (tile->uses, ==, HX_USE_AIR_STRIKE | HX_USE_PUSH);
  g_assert_cmpuint (tiles[hx_catalog_find_tile (catalog, "toys/battle")].uses, ==, HX_USE_BATTLE);
}

/* What comes with the program would be no worse as an army of one's own. */
static void
test_official (void)
{
  for (guint i = 0; i < hx_catalog_get_n_armies (official); i++)
    {
      const char *id = hx_catalog_get_nth_army (official, i)->id;
      g_autofree char *dir = hx_data_find_dir ();
      g_autofree char *name = g_strconcat (id, ".json", NULL);
      g_autofree char *path = g_build_filename (dir, "armies", name, NULL);
      g_autofree char *from = g_strdup_printf ("\"army\": \"%s\"", id);
      g_autofree char *text = NULL;
      g_autoptr (GString) changed = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (HxOwnArmy) own = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      changed = g_string_new (text);
      g_assert_cmpuint (g_string_replace (changed, from, "\"army\": \"my-army\"", 1), ==, 1);
      bytes = g_bytes_new (changed->str, changed->len);
      own = hx_own_army_new (official, name, bytes);
      g_test_message ("%s: %s", id, own->faults->len > 0 ? (char *) g_ptr_array_index (own->faults, 0) : "");
      /* The neutral tiles have no HQ, and a bonus tile has a feature that is not refereed yet. */
      g_assert_cmpuint (own->faults->len > 0, ==, g_str_equal (id, "neutral") || g_str_equal (id, "iron-gang"));
      for (guint k = 0; own->faults->len == 0 && k < own->remarks->len; k++)
        g_test_message ("%s", (char *) g_ptr_array_index (own->remarks, k));
    }
}

static void
remove_all (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_remove (path) != 0)
        remove_all (path);
    }
  g_rmdir (folder);
}

static void
put (const char *folder,
     const char *name,
     const char *text,
     gssize      length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

static void
put_army (const char *folder,
          const char *name,
          const char *id,
          guint       n_tiles)
{
  GString *text = g_string_new (NULL);
  g_autofree char *whole = NULL;

  g_string_printf (text, "{\"format\": {\"kind\": \"army\", \"version\": 1}, \"army\": \"%s\", \"name\": {\"en\": \"A\"}, \"tiles\": ["
                         "{\"id\": \"hq\", \"name\": {\"en\": \"HQ\"}, \"count\": 1, \"type\": \"hq\"}", id);
  for (guint i = 1; i < n_tiles; i++)
    g_string_append_printf (text, ", {\"id\": \"t%u\", \"name\": {\"en\": \"T\"}, \"count\": 1, \"type\": \"warrior\"}", i);
  g_string_append (text, "]}");
  whole = g_string_free_and_steal (text);
  put (folder, name, whole, -1);
}

static const HxOwnArmy *
find (GPtrArray  *found,
      const char *name)
{
  for (guint i = 0; i < found->len; i++)
    {
      const HxOwnArmy *own = g_ptr_array_index (found, i);
      g_autofree char *base = g_path_get_basename (own->path);

      if (g_str_equal (base, name))
        return own;
    }
  g_assert_not_reached ();
}

static void
assert_left_out (GPtrArray  *found,
                 const char *name,
                 const char *part)
{
  const HxOwnArmy *own = find (found, name);

  g_assert_cmpuint (own->faults->len, ==, 1);
  g_test_message ("%s", (char *) g_ptr_array_index (own->faults, 0));
  g_assert_nonnull (strstr (g_ptr_array_index (own->faults, 0), name));
  g_assert_nonnull (strstr (g_ptr_array_index (own->faults, 0), part));
  g_assert_null (own->id);
  g_assert_null (own->army);
}

static void
test_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *directory = g_build_filename (folder, "directory.json", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.json", NULL);
  g_autofree char *loop = g_build_filename (folder, "loop.json", NULL);
  g_autofree char *link = g_build_filename (folder, "link.json", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere.json", NULL);
  g_autofree char *large = g_strnfill (HX_OWN_ARMY_MAX_SIZE + 1, ' ');
  g_autoptr (HxCatalog) catalog = load_catalog ();
  g_autoptr (GPtrArray) found = NULL;
  guint n = hx_catalog_get_n_armies (catalog);

  put_army (folder, "a.json", "alpha", 3);
  put_army (folder, "b.json", "alpha", 3);
  put_army (folder, "c.json", "moloch", 3);
  put_army (folder, "d.txt", "delta", 3);
  put_army (folder, ".e.json", "epsilon", 3);
  put (folder, "empty.json", "", 0);
  put (folder, "large.json", large, -1);
  put (folder, "bytes.json", "\0\377{", 3);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (symlink ("loop.json", loop), ==, 0);
  g_assert_cmpint (symlink ("d.txt", link), ==, 0);
  g_assert_cmpint (symlink ("missing", nowhere), ==, 0);
  found = hx_own_armies_load (catalog, folder);
  g_assert_cmpuint (found->len, ==, 11);
  g_assert_cmpstr (find (found, "a.json")->id, ==, "alpha");
  g_assert_cmpstr (find (found, "link.json")->id, ==, "delta");
  assert_left_out (found, "b.json", "The id 'alpha' is taken by the army in ");
  assert_left_out (found, "c.json", "The id 'moloch' is that of an army that comes with the program");
  assert_left_out (found, "empty.json", "");
  assert_left_out (found, "large.json", "The file is larger than 256 KiB");
  assert_left_out (found, "bytes.json", "");
  assert_left_out (found, "directory.json", "This is not a file that could hold an army.");
  assert_left_out (found, "pipe.json", "This is not a file that could hold an army.");
  assert_left_out (found, "loop.json", "");
  assert_left_out (found, "nowhere.json", "");
  g_assert_cmpuint (hx_catalog_get_n_armies (catalog), ==, n + 2);
  remove_all (folder);
}

/* As many as there is room for; the rest is told of. */
static void
test_many (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *base = g_path_get_basename (folder);
  g_autoptr (HxCatalog) catalog = load_catalog ();
  g_autoptr (GPtrArray) found = NULL;
  guint n_full = 0;

  for (guint i = 0; i < HX_OWN_ARMIES_MAX_FILES + 7; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03u.json", i);
      g_autofree char *id = g_strdup_printf ("a%u", i);

      put_army (folder, name, id, 50);
    }
  found = hx_own_armies_load (catalog, folder);
  g_assert_cmpuint (found->len, ==, HX_OWN_ARMIES_MAX_FILES + 1);
  assert_left_out (found, base, "Of the 107 army files only the first 100, by name, are read.");
  assert_left_out (found, "099.json", "With this army there would be more than 512 different tiles");
  for (guint i = 0; i < found->len; i++)
    n_full += ((const HxOwnArmy *) g_ptr_array_index (found, i))->id != NULL;
  g_assert_cmpuint (n_full, ==, (HX_MAX_TILES - hx_catalog_get_n_tiles (official)) / 50);
  remove_all (folder);
}

static void
test_no_folder (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *none = g_build_filename (folder, "none", NULL);
  g_autofree char *file = g_build_filename (folder, "file", NULL);
  g_autoptr (HxCatalog) catalog = load_catalog ();
  g_autoptr (GPtrArray) nothing = hx_own_armies_load (catalog, none);
  g_autoptr (GPtrArray) fault = NULL;

  g_assert_cmpuint (nothing->len, ==, 0);
  put (folder, "file", "", 0);
  fault = hx_own_armies_load (catalog, file);
  g_assert_cmpuint (fault->len, ==, 1);
  assert_left_out (fault, "file", "The folder of your own armies cannot be read: ");
  remove_all (folder);
}

/* What is saved is what was read, under a name that is free, and can be loaded from there. */
static void
test_save (void)
{
  g_autofree char *base = g_dir_make_tmp ("hexarbiter-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (base, "deep", "armies", NULL);
  g_autoptr (GBytes) bytes = read_sample ("ok-army-least.json");
  g_autoptr (HxOwnArmy) own = hx_own_army_new (official, "somewhere", bytes);
  g_autoptr (HxOwnArmy) again = hx_own_army_new (official, "somewhere", bytes);
  g_autoptr (HxCatalog) catalog = load_catalog ();
  g_autoptr (GPtrArray) found = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (hx_own_army_save (own, folder, &error));
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (own->path, "deep/armies/toys.json"));
  g_assert_true (g_file_get_contents (own->path, &text, &length, NULL));
  g_assert_cmpmem (text, length, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_true (hx_own_army_save (again, folder, NULL));
  g_assert_true (g_str_has_suffix (again->path, "deep/armies/toys-2.json"));
  g_assert_cmpint (g_remove (again->path), ==, 0);
  found = hx_own_armies_load (catalog, folder);
  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpstr (find (found, "toys.json")->id, ==, "toys");
  put (base, "file", "", 0);
  g_free (folder);
  folder = g_build_filename (base, "file", "armies", NULL);
  g_assert_false (hx_own_army_save (again, folder, &error));
  g_assert_nonnull (error);
  remove_all (base);
}

static gboolean
is_listed (JsonArray  *list,
           const char *word)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (g_strcmp0 (json_array_get_string_element (list, i), word) == 0)
      return TRUE;
  return FALSE;
}

/* The words of the table under a heading of the page, each as `word` at the beginning of a row. */
static GPtrArray *
read_table (const char *page,
            const char *heading)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  const char *start = strstr (page, heading);
  g_auto (GStrv) lines = NULL;

  g_test_message ("%s", heading);
  g_assert_nonnull (start);
  lines = g_strsplit (strchr (start + 1, '\n') + 1, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '#'; i++)
    if (g_str_has_prefix (lines[i], "| `"))
      g_ptr_array_add (words, g_strndup (lines[i] + 3, strcspn (lines[i] + 3, "`")));
  return words;
}

/* The page and the schema know the same words as the referee. */
static void
test_words (void)
{
  static const struct
  {
    const char *definition;
    const char *heading;
  } places[HX_N_ARMY_WORDS] = {
    [HX_ARMY_WORDS_ATTACKS] = { "attackKind", "\n## Attacks\n" },
    [HX_ARMY_WORDS_EFFECTS] = { "effect", "\n## Links\n" },
    [HX_ARMY_WORDS_TRAITS] = { "trait", "\n## Traits\n" },
    [HX_ARMY_WORDS_SIDED] = { "sidedTrait", "\n## Traits with sides\n" },
    [HX_ARMY_WORDS_USES] = { "use", "\n## Instant tiles\n" },
  };
  g_autofree char *doc = g_test_build_filename (G_TEST_DIST, "..", "docs", "army-format.md", NULL);
  g_autofree char *schema = g_test_build_filename (G_TEST_DIST, "..", "data", "schema", "army-1.schema.json", NULL);
  g_autofree char *page = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  JsonObject *definitions;

  g_assert_true (g_file_get_contents (doc, &page, NULL, NULL));
  g_assert_true (json_parser_load_from_file (parser, schema, NULL));
  definitions = json_object_get_object_member (json_node_get_object (json_parser_get_root (parser)), "$defs");
  for (int which = 0; which < HX_N_ARMY_WORDS; which++)
    {
      g_autofree const char **words = hx_army_words_dup ((HxArmyWords) which);
      g_autoptr (GPtrArray) told = read_table (page, places[which].heading);
      JsonArray *list = json_object_get_array_member (json_object_get_object_member (definitions, places[which].definition), "enum");
      guint n = 0;

      for (; words[n] != NULL; n++)
        {
          /* It belongs to a tile that comes with the program. */
          gboolean is_own = !g_str_equal (words[n], "transfusion");

          g_test_message ("%s", words[n]);
          g_assert_cmpint (is_listed (list, words[n]), ==, is_own);
          g_assert_cmpint (g_ptr_array_find_with_equal_func (told, words[n], g_str_equal, NULL), ==, is_own);
        }
      n -= which == HX_ARMY_WORDS_EFFECTS;
      g_assert_cmpuint (json_array_get_length (list), ==, n);
      g_assert_cmpuint (told->len, ==, n);
    }
}

static void
test_sample (void)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autofree char *path = g_build_filename (dir, "samples", "armies", "rust-fair.json", NULL);
  g_autoptr (HxOwnArmy) own = hx_own_army_read (official, path);

  assert_sentences (own->faults, (char *[]) { NULL });
  assert_sentences (own->remarks, (char *[]) { NULL });
  g_assert_cmpint (own->army->tile_total, ==, 35);
  g_assert_null (hx_catalog_get_army (official, "rust-fair"));
}

static void
add_samples (const char  *prefix,
             void       (*test) (gconstpointer))
{
  g_autoptr (GPtrArray) names = list_samples (prefix, ".json");

  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_strconcat ("/files/army/", g_ptr_array_index (names, i), NULL);

      g_test_add_data_func_full (path, g_strdup (g_ptr_array_index (names, i)), test, g_free);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  official = load_catalog ();
  add_samples ("ok-army-", test_ok);
  add_samples ("bad-army-", test_bad);
  g_test_add_func ("/files/army/values", test_values);
  g_test_add_func ("/files/army/official", test_official);
  g_test_add_func ("/files/army/folder", test_folder);
  g_test_add_func ("/files/army/many", test_many);
  g_test_add_func ("/files/army/no-folder", test_no_folder);
  g_test_add_func ("/files/army/save", test_save);
  g_test_add_func ("/files/army/words", test_words);
  g_test_add_func ("/files/army/sample", test_sample);
  status = g_test_run ();
  hx_catalog_free (official);
  return status;
}
