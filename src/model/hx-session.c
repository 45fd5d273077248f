/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key file beside the user's other files of state. It is there while windows are, and gone when they were closed. */

#include "config.h"

#include "hx-session.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>

#define GROUP "Window %u"

/* One program keeps the session; others that run beside it, without a message bus to meet on, leave it alone. */
struct _HxSession
{
  GObject parent_instance;

  /* owned */
  char *path;
  char *last;

  /* state */
  int fd;
};

G_DEFINE_FINAL_TYPE (HxSession, hx_session, G_TYPE_OBJECT)

/** hx_session_window_new: Returns: (transfer full): a window with nothing in it. */
HxSessionWindow *
hx_session_window_new (void)
{
  return g_new0 (HxSessionWindow, 1);
}

/** hx_session_window_free: @window: (transfer full) (nullable): a window */
void
hx_session_window_free (HxSessionWindow *window)
{
  if (window == NULL)
    return;
  g_free (window->uri);
  g_free (window->draft);
  g_free (window);
}

static void
hx_session_finalize (GObject *object)
{
  HxSession *self = HX_SESSION (object);

  if (self->fd >= 0)
    g_close (self->fd, NULL);
  g_free (self->path);
  g_free (self->last);

  G_OBJECT_CLASS (hx_session_parent_class)->finalize (object);
}

static void
hx_session_class_init (HxSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_session_finalize;
}

static void
hx_session_init (HxSession *self)
{
  self->fd = -1;
}

/** hx_session_dup_path: Returns: (transfer full): the file of the user's session, which need not exist. */
char *
hx_session_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hexarbiter", "session", NULL);
}

/**
 * hx_session_claim:
 * @path: the file of the session
 *
 * Returns: (transfer full) (nullable): the session, for as long as the program runs; %NULL if another program has it, or
 *   nothing can be written there
 */
HxSession *
hx_session_claim (const char *path)
{
  g_autoptr (HxSession) self = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *lock = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (HX_TYPE_SESSION, NULL);
  self->path = g_strdup (path);
  folder = g_path_get_dirname (path);
  lock = g_strconcat (path, ".lock", NULL);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return NULL;
  self->fd = g_open (lock, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (self->fd < 0 || (flock (self->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK))
    return NULL;

  return g_steal_pointer (&self);
}

static HxSessionWindow *
read_window (GKeyFile   *keys,
             const char *group)
{
  HxSessionWindow *window = hx_session_window_new ();

  window->uri = g_key_file_get_string (keys, group, "File", NULL);
  window->draft = g_key_file_get_string (keys, group, "Draft", NULL);
  window->width = g_key_file_get_integer (keys, group, "Width", NULL);
  window->height = g_key_file_get_integer (keys, group, "Height", NULL);
  window->is_maximized = g_key_file_get_boolean (keys, group, "Maximized", NULL);

  return window;
}

/**
 * hx_session_take:
 *
 * Reads the windows and forgets them, so that one that ends the program is not opened again and again. A file that cannot
 * be read has no windows: it holds nothing that could be lost.
 *
 * Returns: (transfer full) (element-type HxSessionWindow): the windows, the one that was used last at the end
 */
GPtrArray *
hx_session_take (HxSession *self)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  GPtrArray *windows = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_session_window_free);

  g_return_val_if_fail (HX_IS_SESSION (self), windows);

  if (g_key_file_load_from_file (keys, self->path, G_KEY_FILE_NONE, NULL))
    {
      g_auto (GStrv) groups = g_key_file_get_groups (keys, NULL);

      for (char **group = groups; *group != NULL; group++)
        g_ptr_array_add (windows, read_window (keys, *group));
    }
  g_unlink (self->path);
  g_clear_pointer (&self->last, g_free);

  return windows;
}

static void
add_window (GKeyFile              *keys,
            guint                  n,
            const HxSessionWindow *window)
{
  g_autofree char *group = g_strdup_printf (GROUP, n);

  if (window->uri != NULL)
    g_key_file_set_string (keys, group, "File", window->uri);
  if (window->draft != NULL)
    g_key_file_set_string (keys, group, "Draft", window->draft);
  g_key_file_set_integer (keys, group, "Width", window->width);
  g_key_file_set_integer (keys, group, "Height", window->height);
  g_key_file_set_boolean (keys, group, "Maximized", window->is_maximized);
}

/**
 * hx_session_write:
 * @windows: (element-type HxSessionWindow): the windows, the one that was used last at the end; those with neither file
 *   nor draft are left out
 * @error: of domain %G_FILE_ERROR
 *
 * Writes beside the file and renames, if there is anything new; without windows there is no file.
 *
 * Returns: whether the next program will find them
 */
gboolean
hx_session_write (HxSession  *self,
                  GPtrArray  *windows,
                  GError    **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = NULL;
  guint n = 0;

  g_return_val_if_fail (HX_IS_SESSION (self), FALSE);
  g_return_val_if_fail (windows != NULL, FALSE);

  for (guint i = 0; i < windows->len; i++)
    {
      const HxSessionWindow *window = g_ptr_array_index (windows, i);

      if (window->uri != NULL || window->draft != NULL)
        add_window (keys, ++n, window);
    }
  text = g_key_file_to_data (keys, NULL, NULL);
  if (g_strcmp0 (text, self->last) == 0)
    return TRUE;
  if (n == 0)
    g_unlink (self->path);
  else if (!g_file_set_contents (self->path, text, -1, error))
    return FALSE;
  g_set_str (&self->last, text);

  return TRUE;
}
