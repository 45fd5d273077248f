/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft is a few lines about its file, then a scenario as it would be saved: people can cut that out by hand. */

#include "config.h"

#include "hx-draft.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define MAGIC "hexarbiter-draft 1\n"
#define ENDING ".draft"
#define TEMPORARY ".draft.new"

/* The program that works on a draft keeps its file locked. The system lets go of the lock whatever the program dies of,
 * so an unlocked draft is one that nobody works on any more. */
struct _HxDraft
{
  GObject parent_instance;

  /* owned */
  char *folder;
  char *path;
  GMutex mutex;

  /* state, under the mutex */
  int fd;
  guint serial;
};

G_DEFINE_FINAL_TYPE (HxDraft, hx_draft, G_TYPE_OBJECT)

static void
let_go (HxDraft *self)
{
  if (self->fd >= 0)
    g_close (self->fd, NULL);
  self->fd = -1;
}

static void
hx_draft_finalize (GObject *object)
{
  HxDraft *self = HX_DRAFT (object);

  let_go (self);
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->path, g_free);
  g_mutex_clear (&self->mutex);

  G_OBJECT_CLASS (hx_draft_parent_class)->finalize (object);
}

static void
hx_draft_class_init (HxDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_draft_finalize;
}

static void
hx_draft_init (HxDraft *self)
{
  self->fd = -1;
  g_mutex_init (&self->mutex);
}

/** hx_draft_dup_folder: Returns: (transfer full): the folder of the user's drafts, which need not exist. */
char *
hx_draft_dup_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "hexarbiter", "drafts", NULL);
}

static HxDraft *
create (const char *folder,
        const char *name)
{
  HxDraft *self = g_object_new (HX_TYPE_DRAFT, NULL);

  self->folder = g_strdup (folder);
  self->path = g_build_filename (folder, name, NULL);

  return self;
}

/**
 * hx_draft_new:
 * @folder: the folder of drafts
 *
 * Returns: (transfer full): a draft with a name of its own; nothing is on disk before it is written
 */
HxDraft *
hx_draft_new (const char *folder)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, ENDING, NULL);

  g_return_val_if_fail (folder != NULL, NULL);

  return create (folder, name);
}

/* Where a file system knows no locks, a draft is better opened twice than not at all. */
static gboolean
lock (int fd)
{
  return flock (fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* Whether @path is still what @fd was opened from: somebody may have put another file there before the lock was ours. */
static gboolean
is_same_file (const char *path,
              int         fd)
{
  GStatBuf there, here;

  return g_stat (path, &there) == 0 && fstat (fd, &here) == 0 && there.st_ino == here.st_ino &&
         there.st_dev == here.st_dev;
}

static gboolean
claim (HxDraft *self)
{
  self->fd = g_open (self->path, O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0);
  if (self->fd >= 0 && lock (self->fd) && is_same_file (self->path, self->fd))
    return TRUE;
  let_go (self);

  return FALSE;
}

/* What a write left that did not come to its end; the draft that it would have replaced is whole. */
static void
remove_leftover (const char *path)
{
  int fd = g_open (path, O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0);

  if (fd < 0)
    return;
  if (lock (fd) && is_same_file (path, fd))
    g_unlink (path);
  g_close (fd, NULL);
}

static gint64
get_time (HxDraft *self)
{
  GStatBuf about;

  return fstat (self->fd, &about) == 0 ? (gint64) about.st_mtime : 0;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  gint64 first = get_time (*(HxDraft *const *) a);
  gint64 second = get_time (*(HxDraft *const *) b);

  return (first > second) - (first < second);
}

/**
 * hx_draft_claim_all:
 * @folder: the folder of drafts
 *
 * Returns: (transfer full) (element-type HxDraft): the drafts that no running program works on, the oldest first; they
 *   are the caller's now
 */
GPtrArray *
hx_draft_claim_all (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  GPtrArray *drafts;
  const char *name;

  g_return_val_if_fail (folder != NULL, NULL);

  drafts = g_ptr_array_new_with_free_func (g_object_unref);
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (HxDraft) draft = NULL;

      if (g_str_has_suffix (name, TEMPORARY))
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          remove_leftover (path);
        }
      if (!g_str_has_suffix (name, ENDING))
        continue;
      draft = create (folder, name);
      if (claim (draft))
        g_ptr_array_add (drafts, g_steal_pointer (&draft));
    }
  g_ptr_array_sort (drafts, compare_times);

  return drafts;
}

/** hx_draft_dup_name: Returns: (transfer full): the name by which the draft is told from others in its folder. */
char *
hx_draft_dup_name (HxDraft *self)
{
  g_return_val_if_fail (HX_IS_DRAFT (self), NULL);

  return g_path_get_basename (self->path);
}

/**
 * hx_draft_to_bytes:
 * @document: a document
 *
 * Returns: (transfer full): what to write into its draft: its scenario as it is now, its file, and what that file held
 *   when it was read or written last
 */
GBytes *
hx_draft_to_bytes (HxDocument *document)
{
  g_autoptr (GBytes) scenario = NULL;
  g_autofree char *check = NULL;
  g_autofree char *uri = NULL;
  const char *base;
  GString *text;
  GFile *file;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  scenario = hx_scenario_to_bytes (hx_document_get_catalog (document), hx_document_get_scenario (document));
  check = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, scenario);
  file = hx_document_get_file (document);
  base = hx_document_get_base (document);
  text = g_string_new (MAGIC);
  if (file != NULL)
    {
      uri = g_file_get_uri (file);
      g_string_append_printf (text, "file %s\n", uri);
    }
  if (base != NULL)
    g_string_append_printf (text, "base %s\n", base);
  g_string_append_printf (text, "check %s\n\n", check);
  g_string_append_len (text, g_bytes_get_data (scenario, NULL), (gssize) g_bytes_get_size (scenario));

  return g_string_free_to_bytes (text);
}

static gboolean
fail (GError     **error,
      const char  *path)
{
  int code = errno;

  g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (code), _("%s cannot be written: %s."), path,
               g_strerror (code));

  return FALSE;
}

static gboolean
write_all (int     fd,
           GBytes *bytes)
{
  gsize left;
  const char *data = g_bytes_get_data (bytes, &left);

  while (left > 0)
    {
      gssize n = write (fd, data, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      data += n;
      left -= (gsize) n;
    }

  return fsync (fd) == 0;
}

/* With the mutex held. The lock goes to the new file before it takes the place of the old one. */
static gboolean
replace (HxDraft  *self,
         GBytes   *bytes,
         GError  **error)
{
  g_autofree char *stem = g_strndup (self->path, strlen (self->path) - strlen (ENDING));
  g_autofree char *path = g_strconcat (stem, TEMPORARY, NULL);
  int fd;

  if (g_mkdir_with_parents (self->folder, 0700) != 0)
    return fail (error, self->folder);
  fd = g_open (path, O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (fd < 0)
    return fail (error, path);
  lock (fd);
  if (!write_all (fd, bytes) || g_rename (path, self->path) != 0)
    {
      fail (error, path);
      g_unlink (path);
      g_close (fd, NULL);
      return FALSE;
    }
  let_go (self);
  self->fd = fd;

  return TRUE;
}

/**
 * hx_draft_write:
 * @serial: grows with each write and removal; what comes late is left out
 * @bytes: from hx_draft_to_bytes()
 * @error: of domain %G_FILE_ERROR; the draft is as it was then
 *
 * Writes beside the draft and renames. May be called in another thread.
 *
 * Returns: whether this, or something newer, is on disk
 */
gboolean
hx_draft_write (HxDraft  *self,
                guint     serial,
                GBytes   *bytes,
                GError  **error)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_val_if_fail (HX_IS_DRAFT (self), FALSE);
  g_return_val_if_fail (bytes != NULL, FALSE);

  locker = g_mutex_locker_new (&self->mutex);
  if (serial <= self->serial)
    return TRUE;
  if (!replace (self, bytes, error))
    return FALSE;
  self->serial = serial;

  return TRUE;
}

/* Takes the value of @key from its line at *@text, if it is there. */
static char *
take_line (const char **text,
           const char  *key)
{
  const char *end = strchr (*text, '\n');
  const char *value = *text + strlen (key);
  char *taken;

  if (end == NULL || !g_str_has_prefix (*text, key))
    return NULL;
  taken = g_strndup (value, (gsize) (end - value));
  *text = end + 1;

  return taken;
}

static gboolean
refuse (HxDraft  *self,
        GError  **error)
{
  g_autofree char *message = g_strdup_printf (_("%s: The draft is damaged: it does not hold what was written."),
                                              self->path);

  g_propagate_error (error, hx_file_error_new (HX_FILE_ERROR_SYNTAX, message));

  return FALSE;
}

/**
 * hx_draft_read:
 * @library: what the program knows
 * @error: of domain %HX_FILE_ERROR: what is wrong with it
 *
 * Returns: (transfer full) (nullable): a document that is not saved, with the file that it was about
 */
HxDocument *
hx_draft_read (HxDraft    *self,
               HxLibrary  *library,
               GError    **error)
{
  g_autofree char *text = NULL;
  g_autofree char *uri = NULL;
  g_autofree char *base = NULL;
  g_autofree char *check = NULL;
  g_autofree char *actual = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = NULL;
  HxScenario *scenario;
  const char *rest;
  gsize length;

  g_return_val_if_fail (HX_IS_DRAFT (self), NULL);
  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);

  if (!g_file_get_contents (self->path, &text, &length, error))
    return NULL;
  if (!g_str_has_prefix (text, MAGIC))
    return refuse (self, error), NULL;
  rest = text + strlen (MAGIC);
  uri = take_line (&rest, "file ");
  base = take_line (&rest, "base ");
  check = take_line (&rest, "check ");
  if (check == NULL || rest[0] != '\n')
    return refuse (self, error), NULL;
  rest++;
  bytes = g_bytes_new (rest, length - (gsize) (rest - text));
  actual = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (!g_str_equal (actual, check))
    return refuse (self, error), NULL;
  scenario = hx_scenario_load_bytes (hx_library_get_catalog (library), self->path, bytes, error);
  if (scenario == NULL)
    return NULL;
  if (uri != NULL)
    file = g_file_new_for_uri (uri);

  return hx_document_restore (library, scenario, file, base);
}

/**
 * hx_draft_remove:
 * @serial: see hx_draft_write(): a write with a smaller one that is still under way leaves nothing behind
 *
 * There is nothing to be kept any more.
 */
void
hx_draft_remove (HxDraft *self,
                 guint    serial)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (HX_IS_DRAFT (self));

  locker = g_mutex_locker_new (&self->mutex);
  self->serial = MAX (self->serial, serial);
  if (self->fd < 0)
    return;
  g_unlink (self->path);
  let_go (self);
}

/**
 * hx_draft_set_aside:
 *
 * Keeps a draft that cannot be read under a name under which nobody looks for drafts.
 *
 * Returns: (transfer full): where it is now
 */
char *
hx_draft_set_aside (HxDraft *self)
{
  g_autofree char *aside = NULL;

  g_return_val_if_fail (HX_IS_DRAFT (self), NULL);

  aside = g_strconcat (self->path, ".damaged", NULL);
  if (g_rename (self->path, aside) != 0)
    return g_strdup (self->path);
  let_go (self);

  return g_steal_pointer (&aside);
}
