/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Joins a history, a file and the library; everything that shows a scenario listens to its one "changed" signal. */

#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "hx-document-private.h"
#include "hx-write.h"

struct _HxDocument
{
  GObject parent_instance;

  /* owned */
  HxLibrary *library;
  HxHistory *history;
  GFile *file;
  char *base;
  HxFileWatch *watch;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_TITLE,
  PROP_DIRTY,
  PROP_OUTSIDE,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxDocument, hx_document, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* What a save has to remember until the bytes are on disk. */
typedef struct
{
  GFile *file;
  char *base;
  guint revision;
} Save;

static void
free_save (gpointer data)
{
  Save *save = data;

  g_clear_object (&save->file);
  g_free (save->base);
  g_free (save);
}

static void
emit_changed (HxDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIRTY]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What is not on disk as it is here is not saved, whoever it was that changed the disk. */
static void
outside_changed_cb (HxDocument *self)
{
  if (hx_file_watch_get_state (self->watch) != HX_OUTSIDE_SAME)
    hx_history_mark_not_on_disk (self->history);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIRTY]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OUTSIDE]);
}

static void
stop_watching (HxDocument *self)
{
  if (self->watch != NULL)
    g_signal_handlers_disconnect_by_data (self->watch, self);
  g_clear_object (&self->watch);
}

/* From now on the file holds what has the checksum @base. */
static void
watch (HxDocument *self,
       const char *base)
{
  gboolean is_news = hx_document_get_outside (self) != HX_OUTSIDE_SAME;

  stop_watching (self);
  g_set_str (&self->base, base);
  if (self->file == NULL)
    return;
  self->watch = hx_file_watch_new (self->file, self->base);
  g_signal_connect_swapped (self->watch, "changed", G_CALLBACK (outside_changed_cb), self);
  if (is_news)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OUTSIDE]);
}

static void
file_written_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  HxDocument *self = g_task_get_source_object (task);
  Save *save = g_task_get_task_data (task);
  GError *error = NULL;

  if (!hx_write_finish (G_FILE (object), result, &error))
    {
      if (self->file != NULL)
        {
          watch (self, self->base);
          hx_file_watch_check_async (self->watch, NULL, NULL, NULL);
        }
      g_task_return_error (task, error);
      return;
    }

  g_set_object (&self->file, save->file);
  watch (self, save->base);
  hx_history_mark_clean (self->history, save->revision);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIRTY]);
  g_task_return_boolean (task, TRUE);
}

static void
hx_document_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  HxDocument *self = HX_DOCUMENT (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_TITLE:
      g_value_take_string (value, hx_document_dup_title (self));
      break;
    case PROP_DIRTY:
      g_value_set_boolean (value, hx_document_get_dirty (self));
      break;
    case PROP_OUTSIDE:
      g_value_set_int (value, (int) hx_document_get_outside (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_document_dispose (GObject *object)
{
  HxDocument *self = HX_DOCUMENT (object);

  stop_watching (self);
  g_clear_object (&self->library);
  g_clear_object (&self->history);
  g_clear_object (&self->file);
  g_clear_pointer (&self->base, g_free);

  G_OBJECT_CLASS (hx_document_parent_class)->dispose (object);
}

static void
hx_document_class_init (HxDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hx_document_get_property;
  object_class->dispose = hx_document_dispose;

  /** HxDocument:file: where it is kept, or %NULL while it never was. */
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  /** HxDocument:title: what to call it, for people. */
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  /** HxDocument:dirty: whether it differs from what is on disk. */
  properties[PROP_DIRTY] = g_param_spec_boolean ("dirty", NULL, NULL, FALSE, flags);
  /** HxDocument:outside: an #HxOutside: what other programs did to the file; told again when they do more. */
  properties[PROP_OUTSIDE] = g_param_spec_int ("outside", NULL, NULL, HX_OUTSIDE_SAME, HX_OUTSIDE_GONE,
                                               HX_OUTSIDE_SAME, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /** HxDocument::changed: the current scenario is another one. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_document_init (HxDocument *self)
{
}

/**
 * hx_document_new:
 * @library: what the program knows
 * @scenario: (transfer full): the scenario to begin with
 * @file: (nullable): where it was read from
 *
 * Returns: (transfer full): a document without changes
 */
HxDocument *
hx_document_new (HxLibrary  *library,
                 HxScenario *scenario,
                 GFile      *file)
{
  HxDocument *self;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_object_new (HX_TYPE_DOCUMENT, NULL);
  self->library = g_object_ref (library);
  self->history = hx_history_new (scenario);
  g_set_object (&self->file, file);

  return self;
}

static HxScenario *
load (const HxCatalog  *catalog,
      GFile            *file,
      char            **base,
      GError          **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GBytes) bytes = hx_scenario_read_file (file, name, error);

  if (bytes == NULL)
    return NULL;
  *base = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  return hx_scenario_load_bytes (catalog, name, bytes, error);
}

/**
 * hx_document_load:
 * @library: what the program knows
 * @file: a scenario file
 * @error: of domain %HX_FILE_ERROR: which file, where in it, what is wrong
 *
 * Returns: (transfer full) (nullable): the document
 */
HxDocument *
hx_document_load (HxLibrary  *library,
                  GFile      *file,
                  GError    **error)
{
  HxDocument *self;
  HxScenario *scenario;
  g_autofree char *base = NULL;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  scenario = load (hx_library_get_catalog (library), file, &base, error);
  if (scenario == NULL)
    return NULL;
  self = hx_document_new (library, scenario, file);
  watch (self, base);

  return self;
}

/**
 * hx_document_restore:
 * @library: what the program knows
 * @scenario: (transfer full): a scenario that was not saved
 * @file: (nullable): the file that it was about
 * @base: (nullable): from hx_document_get_base() of then
 *
 * Returns: (transfer full): a document that differs from what is on disk
 */
HxDocument *
hx_document_restore (HxLibrary  *library,
                     HxScenario *scenario,
                     GFile      *file,
                     const char *base)
{
  HxDocument *self;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (scenario != NULL, NULL);

  self = hx_document_new (library, scenario, file);
  hx_history_mark_not_on_disk (self->history);
  watch (self, base);
  if (self->watch != NULL)
    hx_file_watch_check_async (self->watch, NULL, NULL, NULL);

  return self;
}

/* Renaming would put a file in the place of a link; what the link leads to is what is meant. */
static GFile *
follow_links (GFile *file)
{
  const char *path = g_file_peek_path (file);
  char *real = path != NULL ? realpath (path, NULL) : NULL;
  GFile *target = real != NULL ? g_file_new_for_path (real) : g_object_ref (file);

  free (real);

  return target;
}

/**
 * hx_document_save_async:
 * @file: where to; it becomes the document's file once the bytes are there
 *
 * Writes beside @file and renames, so that a crash leaves the old file. Changes made meanwhile stay unsaved ones.
 */
void
hx_document_save_async (HxDocument          *self,
                        GFile               *file,
                        GCancellable        *cancellable,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) target = NULL;
  gboolean is_news;
  GTask *task;
  Save *save;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, hx_document_save_async);
  bytes = hx_scenario_to_bytes (hx_document_get_catalog (self), hx_document_get_scenario (self));
  save = g_new0 (Save, 1);
  save->file = g_object_ref (file);
  save->base = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  save->revision = hx_history_get_revision (self->history);
  g_task_set_task_data (task, save, free_save);

  /* What we do ourselves does not come from outside. */
  is_news = hx_document_get_outside (self) != HX_OUTSIDE_SAME;
  stop_watching (self);
  if (is_news)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OUTSIDE]);
  target = follow_links (file);
  hx_write_async (target, bytes, cancellable, file_written_cb, task);
}

/**
 * hx_document_save_finish:
 * @error: why it is not saved
 *
 * Returns: whether the scenario that was current when saving began is on disk
 */
gboolean
hx_document_save_finish (HxDocument    *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/** hx_document_get_outside: Returns: what other programs did to the file, as far as is known. */
HxOutside
hx_document_get_outside (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), HX_OUTSIDE_SAME);

  return self->watch != NULL ? hx_file_watch_get_state (self->watch) : HX_OUTSIDE_SAME;
}

static void
looked_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_int (task, hx_file_watch_check_finish (HX_FILE_WATCH (object), result));
}

/** hx_document_look_async: Looks at the file again; for when that matters, and for files that cannot be watched. */
void
hx_document_look_async (HxDocument          *self,
                        GAsyncReadyCallback  callback,
                        gpointer             user_data)
{
  GTask *task;

  g_return_if_fail (HX_IS_DOCUMENT (self));

  task = g_task_new (self, NULL, callback, user_data);
  g_task_set_source_tag (task, hx_document_look_async);
  if (self->watch != NULL)
    {
      hx_file_watch_check_async (self->watch, NULL, looked_cb, task);
      return;
    }
  g_task_return_int (task, HX_OUTSIDE_SAME);
  g_object_unref (task);
}

/** hx_document_look_finish: Returns: what other programs did to the file. */
HxOutside
hx_document_look_finish (HxDocument   *self,
                         GAsyncResult *result)
{
  gssize outside;

  g_return_val_if_fail (g_task_is_valid (result, self), HX_OUTSIDE_SAME);

  outside = g_task_propagate_int (G_TASK (result), NULL);

  return outside < 0 ? HX_OUTSIDE_SAME : (HxOutside) outside;
}

/**
 * hx_document_reload:
 * @error: why the file cannot be read; the document is as it was then
 *
 * Takes over what the file holds now, as a step that can be undone; on another board, or with other sides, the history
 * begins anew.
 *
 * Returns: whether it did
 */
gboolean
hx_document_reload (HxDocument  *self,
                    GError     **error)
{
  const HxScenario *now;
  HxScenario *scenario;
  g_autofree char *base = NULL;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (self->file != NULL, FALSE);

  scenario = load (hx_document_get_catalog (self), self->file, &base, error);
  if (scenario == NULL)
    return FALSE;
  now = hx_document_get_scenario (self);
  if (scenario->radius == now->radius && scenario->position.n_sides == now->position.n_sides)
    hx_history_push (self->history, scenario, _("Reload the File"), NULL);
  else
    {
      g_object_unref (self->history);
      self->history = hx_history_new (scenario);
    }
  hx_history_mark_clean (self->history, hx_history_get_revision (self->history));
  watch (self, base);
  emit_changed (self);

  return TRUE;
}

/** hx_document_keep: The user knows what other programs did to the file and goes on with what is here. */
void
hx_document_keep (HxDocument *self)
{
  g_autofree char *seen = NULL;

  g_return_if_fail (HX_IS_DOCUMENT (self));

  if (self->watch == NULL)
    return;
  seen = g_strdup (hx_file_watch_get_seen (self->watch));
  watch (self, seen);
}

/** hx_document_get_library: Returns: (transfer none): what the program knows. */
HxLibrary *
hx_document_get_library (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return self->library;
}

/** hx_document_get_catalog: Returns: (transfer none): armies and rules. */
const HxCatalog *
hx_document_get_catalog (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return hx_library_get_catalog (self->library);
}

/** hx_document_get_box: Returns: (transfer none): the board and tiles that the scenario is about. */
const HxBox *
hx_document_get_box (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return hx_catalog_get_box (hx_document_get_catalog (self), hx_document_get_scenario (self)->radius);
}

/** hx_document_get_history: Returns: (transfer none): its history. */
HxHistory *
hx_document_get_history (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return self->history;
}

/** hx_document_get_file: Returns: (transfer none) (nullable): where it is kept. */
GFile *
hx_document_get_file (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return self->file;
}

/** hx_document_get_base: Returns: (nullable): SHA-256 of what the file held when it was read or written last. */
const char *
hx_document_get_base (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return self->base;
}

/** hx_document_get_scenario: Returns: (transfer none): the scenario as it is now, valid until it changes. */
const HxScenario *
hx_document_get_scenario (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return hx_history_get_current (self->history);
}

/** hx_document_get_position: Returns: (transfer none): the position as it is now, valid until it changes. */
const HxPosition *
hx_document_get_position (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  return &hx_document_get_scenario (self)->position;
}

/** hx_document_dup_title: Returns: (transfer full): its title in the reader's language, or its file's name, or "New Scenario". */
char *
hx_document_dup_title (HxDocument *self)
{
  const char *title;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  title = hx_scenario_get_title (hx_document_get_scenario (self), hx_library_get_language (self->library));
  if (title[0] != '\0')
    return g_strdup (title);
  if (self->file != NULL)
    {
      g_autofree char *name = g_file_get_basename (self->file);

      return g_filename_display_name (name);
    }
  return g_strdup (_("New Scenario"));
}

/** hx_document_dup_side_name: Returns: (transfer full): the name of the army of @side. */
char *
hx_document_dup_side_name (HxDocument *self,
                           guint       side)
{
  const HxArmy *army;
  const char *id;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (side < hx_document_get_position (self)->n_sides, NULL);

  id = hx_document_get_scenario (self)->sides[side].army;
  army = hx_catalog_get_army (hx_document_get_catalog (self), id);

  return g_strdup (army != NULL ? hx_text_get (&army->name, hx_library_get_name_language (self->library)) : id);
}

/** hx_document_create_narrator: Returns: (transfer full): a narrator that knows the sides of the document as they are now. */
HxNarrator *
hx_document_create_narrator (HxDocument *self)
{
  HxNarrator *narrator;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  narrator = hx_narrator_new (hx_document_get_catalog (self), hx_library_get_name_language (self->library));
  hx_document_name_sides (self, narrator);

  return narrator;
}

/** hx_document_name_sides: @narrator: learns which armies the sides play, whether or not anything of them lies on the board */
void
hx_document_name_sides (HxDocument *self,
                        HxNarrator *narrator)
{
  g_return_if_fail (HX_IS_DOCUMENT (self));

  for (int side = 0; side < hx_document_get_position (self)->n_sides; side++)
    hx_narrator_set_army (narrator, side, hx_document_get_scenario (self)->sides[side].army);
}

/** hx_document_get_dirty: Returns: whether it differs from what is on disk. */
gboolean
hx_document_get_dirty (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  return !hx_history_get_clean (self->history);
}

/** hx_document_undo: Goes one scenario back. Returns: whether there was one. */
gboolean
hx_document_undo (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (!hx_history_undo (self->history))
    return FALSE;
  emit_changed (self);

  return TRUE;
}

/** hx_document_redo: Goes one scenario forward. Returns: whether there was one. */
gboolean
hx_document_redo (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (!hx_history_redo (self->history))
    return FALSE;
  emit_changed (self);

  return TRUE;
}

/*< private >
 * hx_document_commit:
 * @scenario: (transfer full): the scenario that becomes current
 * @label: what was done, for people
 * @coalesce: (nullable): see hx_history_push()
 */
void
hx_document_commit (HxDocument *self,
                    HxScenario *scenario,
                    const char *label,
                    const char *coalesce)
{
  g_return_if_fail (HX_IS_DOCUMENT (self));

  hx_history_push (self->history, scenario, label, coalesce);
  emit_changed (self);
}
