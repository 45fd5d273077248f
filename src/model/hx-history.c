/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps whole values instead of reversible commands: a scenario is small, and a value cannot be undone wrongly. */

#include "config.h"

#include "hx-history.h"

/* Values kept; the oldest goes when there are more. */
#define MAX_ENTRIES 500
/* No value has this revision. */
#define NOT_ON_DISK G_MAXUINT

typedef struct
{
  HxScenario *scenario;
  char *label;
  char *coalesce;
  guint revision;
} Entry;

struct _HxHistory
{
  GObject parent_instance;

  /* owned */
  GPtrArray *entries;

  /* state */
  guint current;
  guint next_revision;
  guint clean_revision;
};

enum
{
  PROP_0,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CLEAN,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (HxHistory, hx_history, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  hx_scenario_free (entry->scenario);
  g_free (entry->label);
  g_free (entry->coalesce);
  g_free (entry);
}

static Entry *
get_entry (HxHistory *self,
           guint      index)
{
  return g_ptr_array_index (self->entries, index);
}

static void
append_entry (HxHistory  *self,
              HxScenario *scenario,
              const char *label,
              const char *coalesce)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->scenario = scenario;
  entry->label = g_strdup (label);
  entry->coalesce = g_strdup (coalesce);
  entry->revision = self->next_revision++;
  g_ptr_array_add (self->entries, entry);
}

static void
notify_all (HxHistory *self)
{
  for (guint i = PROP_CAN_UNDO; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
hx_history_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  HxHistory *self = HX_HISTORY (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, hx_history_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, hx_history_get_can_redo (self));
      break;
    case PROP_CLEAN:
      g_value_set_boolean (value, hx_history_get_clean (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_history_finalize (GObject *object)
{
  HxHistory *self = HX_HISTORY (object);

  g_clear_pointer (&self->entries, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_history_parent_class)->finalize (object);
}

static void
hx_history_class_init (HxHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hx_history_get_property;
  object_class->finalize = hx_history_finalize;

  /** HxHistory:can-undo: whether there is an earlier value. */
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  /** HxHistory:can-redo: whether there is a later value. */
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  /** HxHistory:clean: whether the current value is the one on disk. */
  properties[PROP_CLEAN] = g_param_spec_boolean ("clean", NULL, NULL, TRUE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hx_history_init (HxHistory *self)
{
  self->entries = g_ptr_array_new_with_free_func (free_entry);
}

/**
 * hx_history_new:
 * @scenario: (transfer full): the value to begin with; it counts as clean
 *
 * Returns: (transfer full): a history of one value
 */
HxHistory *
hx_history_new (HxScenario *scenario)
{
  HxHistory *self;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_object_new (HX_TYPE_HISTORY, NULL);
  append_entry (self, scenario, NULL, NULL);

  return self;
}

/**
 * hx_history_get_current:
 *
 * Returns: (transfer none): the current value, valid until the history changes
 */
const HxScenario *
hx_history_get_current (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), NULL);

  return get_entry (self, self->current)->scenario;
}

/**
 * hx_history_get_revision:
 *
 * Returns: a number that no other value of this history has, for hx_history_mark_clean()
 */
guint
hx_history_get_revision (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), 0);

  return get_entry (self, self->current)->revision;
}

/** hx_history_get_can_undo: Returns: whether there is an earlier value. */
gboolean
hx_history_get_can_undo (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), FALSE);

  return self->current > 0;
}

/** hx_history_get_can_redo: Returns: whether there is a later value. */
gboolean
hx_history_get_can_redo (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), FALSE);

  return self->current + 1 < self->entries->len;
}

/**
 * hx_history_get_undo_label:
 *
 * Returns: (nullable) (transfer none): what undo takes back: "Place Guard on B2"
 */
const char *
hx_history_get_undo_label (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), NULL);

  return hx_history_get_can_undo (self) ? get_entry (self, self->current)->label : NULL;
}

/**
 * hx_history_get_redo_label:
 *
 * Returns: (nullable) (transfer none): what redo does again
 */
const char *
hx_history_get_redo_label (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), NULL);

  return hx_history_get_can_redo (self) ? get_entry (self, self->current + 1)->label : NULL;
}

/** hx_history_get_clean: Returns: whether the current value is the one on disk. */
gboolean
hx_history_get_clean (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), TRUE);

  return hx_history_get_revision (self) == self->clean_revision;
}

/**
 * hx_history_push:
 * @scenario: (transfer full): the value that becomes current
 * @label: what was done, for people
 * @coalesce: (nullable): a key; two pushes in a row with the same key are one step back, so that a
 *   number that is typed or spun is undone at once
 *
 * Later values, if any, are dropped.
 */
void
hx_history_push (HxHistory  *self,
                 HxScenario *scenario,
                 const char *label,
                 const char *coalesce)
{
  Entry *top;
  gboolean joins;

  g_return_if_fail (HX_IS_HISTORY (self));
  g_return_if_fail (scenario != NULL);

  top = get_entry (self, self->current);
  joins = coalesce != NULL && self->current > 0 && g_strcmp0 (top->coalesce, coalesce) == 0 &&
          top->revision != self->clean_revision && !hx_history_get_can_redo (self);
  g_ptr_array_set_size (self->entries, self->current + 1);
  if (joins)
    g_ptr_array_set_size (self->entries, self->current);
  append_entry (self, scenario, label, coalesce);
  if (self->entries->len > MAX_ENTRIES)
    g_ptr_array_remove_index (self->entries, 0);
  self->current = self->entries->len - 1;
  notify_all (self);
}

/** hx_history_end_gesture: The next value is a step of its own, whatever its key. */
void
hx_history_end_gesture (HxHistory *self)
{
  g_return_if_fail (HX_IS_HISTORY (self));

  g_clear_pointer (&get_entry (self, self->current)->coalesce, g_free);
}

/** hx_history_undo: Goes one value back. Returns: whether there was one. */
gboolean
hx_history_undo (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), FALSE);

  if (!hx_history_get_can_undo (self))
    return FALSE;
  self->current--;
  notify_all (self);

  return TRUE;
}

/** hx_history_redo: Goes one value forward. Returns: whether there was one. */
gboolean
hx_history_redo (HxHistory *self)
{
  g_return_val_if_fail (HX_IS_HISTORY (self), FALSE);

  if (!hx_history_get_can_redo (self))
    return FALSE;
  self->current++;
  notify_all (self);

  return TRUE;
}

/**
 * hx_history_mark_clean:
 * @revision: the revision that is now on disk; the current one may be a later one already
 */
void
hx_history_mark_clean (HxHistory *self,
                       guint      revision)
{
  g_return_if_fail (HX_IS_HISTORY (self));

  if (self->clean_revision == revision)
    return;
  self->clean_revision = revision;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CLEAN]);
}

/** hx_history_mark_not_on_disk: None of the values is on disk, or not any more. */
void
hx_history_mark_not_on_disk (HxHistory *self)
{
  hx_history_mark_clean (self, NOT_ON_DISK);
}
