/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feeds files, or all files of folders, to a fuzz target once, so that targets are built and run with every test. */
#include <glib.h>

#include "fuzz-target.h"

static void
feed (const char *path)
{
  g_autofree char *data = NULL;
  gsize length;
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  if (dir == NULL)
    {
      g_assert_true (g_file_get_contents (path, &data, &length, NULL));
      LLVMFuzzerTestOneInput ((const uint8_t *) data, length);
      return;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      feed (inner);
    }
}

int
main (int    argc,
      char **argv)
{
  g_assert_cmpint (argc, >, 1);
  for (int i = 1; i < argc; i++)
    feed (argv[i]);
  g_print ("1..1\nok 1 - fed\n");
  return 0;
}
