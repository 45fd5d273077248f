/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is in the catalog stays there while the program runs, since positions count its tiles; only files come and go. */

#include "config.h"

#include "hx-army-shelf.h"

#include <errno.h>
#include <glib/gstdio.h>

struct _HxArmyShelf
{
  GObject parent_instance;

  /* owned */
  HxLibrary *library;
  GPtrArray *listed;
  GPtrArray *gone;
  char *folder;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxArmyShelf, hx_army_shelf, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
hx_army_shelf_finalize (GObject *object)
{
  HxArmyShelf *self = HX_ARMY_SHELF (object);

  g_clear_object (&self->library);
  g_clear_pointer (&self->listed, g_ptr_array_unref);
  g_clear_pointer (&self->gone, g_ptr_array_unref);
  g_clear_pointer (&self->folder, g_free);

  G_OBJECT_CLASS (hx_army_shelf_parent_class)->finalize (object);
}

static void
hx_army_shelf_class_init (HxArmyShelfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_army_shelf_finalize;

  /** HxArmyShelf::changed: a file has come or gone */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_ARMY_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hx_army_shelf_init (HxArmyShelf *self)
{
  self->gone = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_own_army_free);
}

/**
 * hx_army_shelf_new:
 * @library: whose catalog the armies are in
 * @found: (transfer full) (element-type HxOwnArmy): what became of the files of the folder
 * @folder: where armies that are added go
 *
 * Returns: (transfer full): the shelf
 */
HxArmyShelf *
hx_army_shelf_new (HxLibrary  *library,
                   GPtrArray  *found,
                   const char *folder)
{
  HxArmyShelf *self;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (found != NULL && folder != NULL, NULL);

  self = g_object_new (HX_TYPE_ARMY_SHELF, NULL);
  self->library = g_object_ref (library);
  self->listed = found;
  self->folder = g_strdup (folder);

  return self;
}

/** hx_army_shelf_get_library: Returns: (transfer none): who knows the armies. */
HxLibrary *
hx_army_shelf_get_library (HxArmyShelf *self)
{
  g_return_val_if_fail (HX_IS_ARMY_SHELF (self), NULL);

  return self->library;
}

/** hx_army_shelf_get_folder: Returns: (transfer none): where the files are; it need not be there. */
const char *
hx_army_shelf_get_folder (HxArmyShelf *self)
{
  g_return_val_if_fail (HX_IS_ARMY_SHELF (self), NULL);

  return self->folder;
}

/** hx_army_shelf_get_n: Returns: how many files there are. */
guint
hx_army_shelf_get_n (HxArmyShelf *self)
{
  g_return_val_if_fail (HX_IS_ARMY_SHELF (self), 0);

  return self->listed->len;
}

/** hx_army_shelf_get_nth: @nth: below hx_army_shelf_get_n(). Returns: what became of a file. */
const HxOwnArmy *
hx_army_shelf_get_nth (HxArmyShelf *self,
                       guint        nth)
{
  g_return_val_if_fail (HX_IS_ARMY_SHELF (self), NULL);
  g_return_val_if_fail (nth < self->listed->len, NULL);

  return g_ptr_array_index (self->listed, nth);
}

/** hx_army_shelf_get_state: @nth: below hx_army_shelf_get_n(). Returns: what the file is good for. */
HxShelfState
hx_army_shelf_get_state (HxArmyShelf *self,
                         guint        nth)
{
  const HxOwnArmy *own = hx_army_shelf_get_nth (self, nth);

  if (own->id != NULL)
    return HX_SHELF_IN_USE;

  return own->army != NULL ? HX_SHELF_WAITING : HX_SHELF_LEFT_OUT;
}

/** hx_army_shelf_dup_name: @nth: below hx_army_shelf_get_n(). Returns: (transfer full): the army's name, else the file's. */
char *
hx_army_shelf_dup_name (HxArmyShelf *self,
                        guint        nth)
{
  const HxOwnArmy *own = hx_army_shelf_get_nth (self, nth);
  const HxArmy *army = own->id != NULL ? hx_catalog_get_army (hx_library_get_catalog (self->library), own->id) : own->army;

  return army != NULL ? hx_library_dup_army_name (self->library, army) : g_filename_display_basename (own->path);
}

/**
 * hx_army_shelf_can_remove:
 * @nth: below hx_army_shelf_get_n()
 *
 * Returns: whether it is a file that could be brought back; folders and what cannot be read are nothing to remove from here
 */
gboolean
hx_army_shelf_can_remove (HxArmyShelf *self,
                          guint        nth)
{
  const HxOwnArmy *own = hx_army_shelf_get_nth (self, nth);

  return own->bytes != NULL && g_bytes_get_size (own->bytes) <= HX_OWN_ARMY_MAX_SIZE;
}

static const char *
get_id (const HxOwnArmy *own)
{
  return own->army != NULL ? own->army->id : own->id;
}

static HxOwnArmy *
find (GPtrArray  *armies,
      const char *id)
{
  for (guint i = 0; i < armies->len; i++)
    {
      HxOwnArmy *own = g_ptr_array_index (armies, i);

      if (g_strcmp0 (get_id (own), id) == 0)
        return own;
    }

  return NULL;
}

static void
list (HxArmyShelf *self,
      HxOwnArmy   *own)
{
  g_ptr_array_add (self->listed, own);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GStrv
dup_faults (const HxOwnArmy *own,
            const GError    *error)
{
  GPtrArray *faults = g_ptr_array_new ();

  for (guint i = 0; i < own->faults->len; i++)
    g_ptr_array_add (faults, g_strdup (g_ptr_array_index (own->faults, i)));
  if (error != NULL)
    g_ptr_array_add (faults, g_strdup (error->message));
  g_ptr_array_add (faults, NULL);

  return (GStrv) g_ptr_array_free (faults, FALSE);
}

/**
 * hx_army_shelf_add:
 * @name: what the file is called in messages
 * @bytes: its content
 * @faults: (out) (transfer full): why it is not added
 *
 * Checks an army and puts a copy of its file into the folder; what is chosen from then on can be of that army. One that takes
 * the place of another that was removed in this session waits for the next, unless it is the same.
 *
 * Returns: whether it is on the shelf now; else nothing has changed
 */
gboolean
hx_army_shelf_add (HxArmyShelf *self,
                   const char  *name,
                   GBytes      *bytes,
                   GStrv       *faults)
{
  g_autoptr (HxOwnArmy) own = NULL;
  g_autoptr (GError) error = NULL;
  const HxOwnArmy *before;

  g_return_val_if_fail (HX_IS_ARMY_SHELF (self), FALSE);
  g_return_val_if_fail (name != NULL && bytes != NULL, FALSE);

  own = hx_own_army_new (hx_library_get_catalog (self->library), name, bytes);
  before = own->army != NULL ? find (self->gone, own->army->id) : NULL;
  if (own->army != NULL && find (self->listed, own->army->id) != NULL)
    hx_library_take_army (self->library, own, self->listed);
  else if (own->army != NULL && hx_own_army_save (own, self->folder, &error))
    {
      if (before != NULL && before->id != NULL && g_bytes_equal (before->bytes, bytes))
        own->id = g_strdup (before->id);
      if (before != NULL || hx_library_take_army (self->library, own, self->listed))
        {
          list (self, g_steal_pointer (&own));
          return TRUE;
        }
      g_unlink (own->path);
    }
  *faults = dup_faults (own, error);

  return FALSE;
}

/**
 * hx_army_shelf_remove:
 * @nth: below hx_army_shelf_get_n(), and can be removed
 * @error: #GFileError
 *
 * Deletes a file; its army can be used until the program ends.
 *
 * Returns: whether it is gone
 */
gboolean
hx_army_shelf_remove (HxArmyShelf  *self,
                      guint         nth,
                      GError      **error)
{
  const HxOwnArmy *own = hx_army_shelf_get_nth (self, nth);

  g_return_val_if_fail (own != NULL, FALSE);

  if (g_unlink (own->path) != 0 && errno != ENOENT)
    {
      int code = errno;

      g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code), g_strerror (code));
      return FALSE;
    }
  g_ptr_array_add (self->gone, g_ptr_array_steal_index (self->listed, nth));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);

  return TRUE;
}

/**
 * hx_army_shelf_restore:
 * @error: #GFileError
 *
 * Brings back the file that was removed last.
 *
 * Returns: whether it is there again
 */
gboolean
hx_army_shelf_restore (HxArmyShelf  *self,
                       GError      **error)
{
  const HxOwnArmy *own;

  g_return_val_if_fail (HX_IS_ARMY_SHELF (self), FALSE);
  g_return_val_if_fail (self->gone->len > 0, FALSE);

  own = g_ptr_array_index (self->gone, self->gone->len - 1);
  if (!g_file_set_contents_full (own->path, g_bytes_get_data (own->bytes, NULL), (gssize) g_bytes_get_size (own->bytes),
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error))
    return FALSE;
  list (self, g_ptr_array_steal_index (self->gone, self->gone->len - 1));

  return TRUE;
}
