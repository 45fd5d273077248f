/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Joins a history, a file and the library; everything that shows a scenario listens to its one "changed" signal. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-document-private.h"

struct _HxDocument
{
  GObject parent_instance;

  /* owned */
  HxLibrary *library;
  HxHistory *history;
  GFile *file;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_TITLE,
  PROP_DIRTY,
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
  guint revision;
} Save;

static void
free_save (gpointer data)
{
  Save *save = data;

  g_clear_object (&save->file);
  g_free (save);
}

static void
emit_changed (HxDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DIRTY]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
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

  if (!g_file_replace_contents_finish (G_FILE (object), result, NULL, &error))
    {
      g_task_return_error (task, error);
      return;
    }

  g_set_object (&self->file, save->file);
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
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_document_dispose (GObject *object)
{
  HxDocument *self = HX_DOCUMENT (object);

  g_clear_object (&self->library);
  g_clear_object (&self->history);
  g_clear_object (&self->file);

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
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  scenario = hx_scenario_load_file (hx_library_get_catalog (library), file, error);
  if (scenario == NULL)
    return NULL;

  return hx_document_new (library, scenario, file);
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
  GTask *task;
  Save *save;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, hx_document_save_async);
  save = g_new0 (Save, 1);
  save->file = g_object_ref (file);
  save->revision = hx_history_get_revision (self->history);
  g_task_set_task_data (task, save, free_save);

  bytes = hx_scenario_to_bytes (hx_document_get_catalog (self), hx_document_get_scenario (self));
  g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, cancellable,
                                       file_written_cb, task);
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

/** hx_document_dup_title: Returns: (transfer full): its title, or its file's name, or "New Scenario". */
char *
hx_document_dup_title (HxDocument *self)
{
  const char *title;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  title = hx_document_get_scenario (self)->title;
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

  return g_strdup (army != NULL ? hx_text_get (&army->name, hx_library_get_language (self->library)) : id);
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
