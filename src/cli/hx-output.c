/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file holds all that is written or what it held before; a link leads to the file that is written, and stays. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <unistd.h>

#include "hx-file-error.h"

/* Links that lead on to links. */
#define MAX_LINKS 40
/* What a new file may be used for before the user's mask. */
#define NEW_MODE 0666

static gboolean G_GNUC_PRINTF (3, 4)
refuse (GError     **error,
        const char  *path,
        const char  *format,
        ...)
{
  g_autofree char *shown = g_filename_display_name (path);
  g_autofree char *message = NULL;
  g_autofree char *whole = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  whole = g_strdup_printf ("%s: %s", shown, message);
  g_propagate_error (error, hx_file_error_new (HX_FILE_ERROR_IO, whole));
  return FALSE;
}

/* Returns: (transfer full): the file that @path leads to, which need not be there */
static char *
follow_links (const char *path)
{
  char *at = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (at, NULL);
      g_autofree char *folder = g_path_get_dirname (at);

      if (target == NULL)
        break;
      g_free (at);
      at = g_path_is_absolute (target) ? g_steal_pointer (&target) : g_build_filename (folder, target, NULL);
    }
  return at;
}

/* @file: (nullable) (transfer full): where to. Returns: whether all was written; else errno says why */
static gboolean
put (FILE   *file,
     GBytes *bytes)
{
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);
  gboolean ok;

  if (file == NULL)
    return FALSE;
  ok = fwrite (data, 1, length, file) == length && fflush (file) == 0;
  return fclose (file) == 0 && ok;
}

/* A pipe or a terminal, which cannot be replaced, or a file in a folder where no other can be made. */
static gboolean
write_into (const char  *path,
            GBytes      *bytes,
            GError     **error)
{
  return put (g_fopen (path, "wb"), bytes) || refuse (error, path, _("The file cannot be written: %s."), g_strerror (errno));
}

static gboolean
replace (const char  *path,
         int          mode,
         GBytes      *bytes,
         GError     **error)
{
  g_autofree char *target = follow_links (path);
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *shown = g_filename_display_name (folder);
  g_autofree char *beside = g_strconcat (target, ".XXXXXX", NULL);
  int file, why;

  if (!g_file_test (folder, G_FILE_TEST_EXISTS))
    return refuse (error, path, _("There is no folder '%s'."), shown);
  file = g_mkstemp_full (beside, O_WRONLY | O_CLOEXEC, mode);
  if (file < 0)
    return write_into (path, bytes, error);
  if (put (fdopen (file, "wb"), bytes) && g_rename (beside, target) == 0)
    return TRUE;
  why = errno;
  g_unlink (beside);
  return refuse (error, path, _("The file cannot be written: %s."), g_strerror (why));
}

/**
 * hx_output_write:
 * @path: a file, which need not be there
 * @bytes: what it will hold
 * @error: %HX_FILE_ERROR_IO
 *
 * Returns: whether it holds that now
 */
gboolean
hx_output_write (const char  *path,
                 GBytes      *bytes,
                 GError     **error)
{
  GStatBuf found;
  gboolean is_there;
  int why;

  g_return_val_if_fail (path != NULL && bytes != NULL, FALSE);

  is_there = g_stat (path, &found) == 0;
  why = is_there ? 0 : errno;
  if (*path == '\0')
    return refuse (error, path, _("The name of a file cannot be empty."));
  /* Links in a circle, a file for a folder. */
  if (!is_there && why != ENOENT)
    return refuse (error, path, _("The file cannot be written: %s."), g_strerror (why));
  if (is_there && S_ISDIR (found.st_mode))
    return refuse (error, path, _("This is a folder; name a file in it."));
  if (is_there && g_access (path, W_OK) != 0)
    return refuse (error, path, _("The file cannot be written: %s."), g_strerror (errno));
  if (is_there && !S_ISREG (found.st_mode))
    return write_into (path, bytes, error);
  return replace (path, is_there ? (int) (found.st_mode & 0777) : NEW_MODE, bytes, error);
}
