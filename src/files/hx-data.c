/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loading all armies and rulebooks of a data folder, in an order that does not depend on the file system. */
#define G_LOG_DOMAIN "hx-files"

#include "config.h"

#include "hx-data.h"

#include <string.h>

#include "hx-army-file.h"
#include "hx-language-file.h"
#include "hx-place.h"
#include "hx-rulebook-file.h"

/* The languages that names and rule texts are in. */
#define LANGUAGES "languages.json"
/* The file of decisions lies among the rulebooks. */
#define DECISIONS "decisions.json"
/* So does that of the official rulings, which nothing needs until somebody looks at a rule. */
#define OFFICIALS "rulings.json"
/* What the test positions show, and the clearest of them; made by the build. */
#define COVERAGE "coverage.json"
#define DEMONSTRATIONS "demonstrations.json"

/**
 * hx_data_find_dir:
 *
 * Returns: (transfer full): the folder of the program's data: HEXARBITER_DATA of the environment, else the one that
 *   belongs to the program
 */
char *
hx_data_find_dir (void)
{
  const char *dir = g_getenv ("HEXARBITER_DATA");

  return dir != NULL && *dir != '\0' ? g_strdup (dir) : hx_place_dup_data_dir ();
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_files (const char  *folder,
            GError     **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, error);
  GPtrArray *names;
  const char *name;

  if (dir == NULL)
    return NULL;
  names = g_ptr_array_new_with_free_func (g_free);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static GBytes *
read_file (const char  *path,
           GError     **error)
{
  char *text;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, error))
    return NULL;
  return g_bytes_new_take (text, length);
}

static gboolean
load_army (HxCatalog   *catalog,
           const char  *path,
           GBytes      *bytes,
           GError     **error)
{
  HxArmy *army = hx_army_load_bytes (path, bytes, error);

  return army != NULL && hx_catalog_add_army (catalog, army, error);
}

static gboolean
load_decisions (HxCatalog   *catalog,
                const char  *path,
                GBytes      *bytes,
                GError     **error)
{
  g_autoptr (GPtrArray) decisions = hx_decisions_load_bytes (path, bytes, error);

  while (decisions != NULL && decisions->len > 0)
    if (!hx_catalog_add_decision (catalog, g_ptr_array_steal_index (decisions, 0), error))
      return FALSE;
  return decisions != NULL;
}

static gboolean
load_rules (HxCatalog   *catalog,
            const char  *path,
            GBytes      *bytes,
            GError     **error)
{
  HxRulebook *rulebook;

  if (g_str_has_suffix (path, G_DIR_SEPARATOR_S OFFICIALS))
    return TRUE;
  if (g_str_has_suffix (path, G_DIR_SEPARATOR_S DECISIONS))
    return load_decisions (catalog, path, bytes, error);
  rulebook = hx_rulebook_load_bytes (path, bytes, error);
  return rulebook != NULL && hx_catalog_add_rulebook (catalog, rulebook, error);
}

static gboolean
load_folder (HxCatalog   *catalog,
             const char  *folder,
             gboolean   (*load) (HxCatalog *, const char *, GBytes *, GError **),
             GError     **error)
{
  g_autoptr (GPtrArray) names = list_files (folder, error);

  if (names == NULL)
    return FALSE;
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autoptr (GBytes) bytes = read_file (path, error);

      if (bytes == NULL)
        return FALSE;
      if (!load (catalog, path, bytes, error))
        {
          if (error != NULL && (*error)->domain == HX_CATALOG_ERROR)
            g_prefix_error (error, "%s: ", path);
          return FALSE;
        }
    }
  return TRUE;
}

/* Data that somebody tries out may have no such file: then its texts are in English. */
static gboolean
load_languages (HxCatalog   *catalog,
                const char  *datadir,
                GError     **error)
{
  g_autofree char *path = g_build_filename (datadir, LANGUAGES, NULL);
  g_autoptr (GBytes) bytes = NULL;
  HxLanguages *languages;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  bytes = read_file (path, error);
  languages = bytes != NULL ? hx_languages_load_bytes (path, bytes, error) : NULL;
  if (languages != NULL)
    hx_catalog_set_languages (catalog, languages);
  return languages != NULL;
}

/**
 * hx_data_load:
 * @datadir: a data folder, see hx_data_find_dir()
 * @error: #HxFileError, #HxCatalogError or #GFileError
 *
 * Loads the languages, the armies and the rule index.
 *
 * Returns: (transfer full) (nullable): the catalog
 */
HxCatalog *
hx_data_load (const char  *datadir,
              GError     **error)
{
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();
  g_autofree char *armies = g_build_filename (datadir, "armies", NULL);
  g_autofree char *rulebooks = g_build_filename (datadir, "rulebooks", NULL);

  if (!load_languages (catalog, datadir, error) || !load_folder (catalog, armies, load_army, error)
      || !load_folder (catalog, rulebooks, load_rules, error))
    return NULL;
  return g_steal_pointer (&catalog);
}

/* Installed, it lies with the data; else the build folder has it. */
static char *
find_made (const char *datadir,
           const char *name)
{
  g_autofree char *path = g_build_filename (datadir, name, NULL);
  g_autofree char *made = hx_place_dup_made_dir ();

  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : g_build_filename (made, name, NULL);
}

/**
 * hx_data_load_coverage:
 * @datadir: a data folder, see hx_data_find_dir()
 * @catalog: takes for each rule and decision how many test positions show it
 * @coverage: (out) (optional): how many positions there were; none where nothing is known of them
 * @error: #HxFileError or #GFileError
 *
 * Loads what was counted when the program was built. That may be nothing: a program that is built on another machine than it
 * runs on cannot try its positions.
 *
 * Returns: whether it could be read, or there was nothing to read
 */
gboolean
hx_data_load_coverage (const char  *datadir,
                       HxCatalog   *catalog,
                       HxCoverage  *coverage,
                       GError     **error)
{
  g_autofree char *path = find_made (datadir, COVERAGE);
  HxCoverage found = { 0 };
  g_autoptr (GBytes) bytes = NULL;

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      bytes = read_file (path, error);
      if (bytes == NULL || !hx_coverage_load_bytes (catalog, path, bytes, &found, error))
        return FALSE;
    }
  if (coverage != NULL)
    *coverage = found;
  return TRUE;
}

/**
 * hx_data_load_officials:
 * @datadir: a data folder, see hx_data_find_dir()
 * @error: #HxFileError or #GFileError
 *
 * Returns: (transfer full) (nullable): the official rulings
 */
HxOfficials *
hx_data_load_officials (const char  *datadir,
                        GError     **error)
{
  g_autofree char *path = g_build_filename (datadir, "rulebooks", OFFICIALS, NULL);
  g_autoptr (GBytes) bytes = read_file (path, error);

  return bytes != NULL ? hx_officials_load_bytes (path, bytes, error) : NULL;
}

/**
 * hx_data_load_demonstrations:
 * @datadir: a data folder, see hx_data_find_dir()
 * @error: #HxFileError or #GFileError
 *
 * Loads the positions that show rules. There may be none: a program that is built on another machine than it runs on cannot
 * choose them.
 *
 * Returns: (transfer full) (nullable): the positions, or %NULL where the file cannot be read
 */
HxDemonstrations *
hx_data_load_demonstrations (const char  *datadir,
                             GError     **error)
{
  g_autofree char *path = find_made (datadir, DEMONSTRATIONS);
  g_autoptr (GBytes) bytes = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return hx_demonstrations_new ();
  bytes = read_file (path, error);
  return bytes != NULL ? hx_demonstrations_load_bytes (path, bytes, error) : NULL;
}
