/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program in its build folder takes what lies there; one that was installed from it must not, for that folder may go. */
#define G_LOG_DOMAIN "hx-files"

#include "config.h"

#include "hx-place.h"

#include <stdlib.h>

#ifdef HX_BUILD_DIR

/* Returns: (transfer full) (nullable): the folder @path in which nothing is a link, or %NULL if it is not there */
static char *
find_real (const char *path)
{
  char *found = realpath (path, NULL);
  char *real = g_strdup (found);

  free (found);

  return real;
}

static gboolean
is_in_build (void)
{
  g_autofree char *program = find_real ("/proc/self/exe");
  g_autofree char *build = find_real (HX_BUILD_DIR);
  g_autofree char *start = build != NULL ? g_strconcat (build, "/", NULL) : NULL;

  return program != NULL && start != NULL && g_str_has_prefix (program, start);
}

static char *
choose (const char *built,
        const char *installed)
{
  return g_strdup (is_in_build () ? built : installed);
}

#else

#define choose(built, installed) g_strdup (installed)

#endif

/** hx_place_dup_data_dir: Returns: (transfer full): the folder of armies, rulebooks and scenarios. */
char *
hx_place_dup_data_dir (void)
{
  return choose (HX_SOURCE_DIR "/data", HX_PKGDATADIR);
}

/** hx_place_dup_made_dir: Returns: (transfer full): the folder of the data that the build makes. */
char *
hx_place_dup_made_dir (void)
{
  return choose (HX_BUILD_DIR "/src/cli", HX_PKGDATADIR);
}

/** hx_place_dup_help_dir: Returns: (transfer full): the folder in which languages have folders of help pages. */
char *
hx_place_dup_help_dir (void)
{
  return choose (HX_BUILD_DIR "/help", HX_HELPDIR);
}

/**
 * hx_place_dup_locale_dir:
 *
 * Returns: (transfer full): the folder of translations: HEXARBITER_LOCALE of the environment, so that one can be tried that is
 *   not installed, else the one beside the program
 */
char *
hx_place_dup_locale_dir (void)
{
  const char *dir = g_getenv ("HEXARBITER_LOCALE");

  return dir != NULL && *dir != '\0' ? g_strdup (dir) : choose (HX_BUILD_DIR "/po", HX_LOCALEDIR);
}
