/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries every other reading on the position, off the main thread: a position with many choices takes its time. */

#include "config.h"

#include "hx-readings.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-document-private.h"
#include "hx-outcomes.h"
#include "hx-phrase.h"

/* More ends than these are not worth waiting for. */
#define MAX_ENDS 500

/* What the thread works on: copies, and the box, which nobody changes. */
typedef struct
{
  const HxBox *box;
  HxLibrary *library;
  HxGame game;
  HxAction action;
} Trial;

static void
free_trial (gpointer data)
{
  Trial *trial = data;

  g_clear_object (&trial->library);
  g_free (trial);
}

/**
 * hx_document_set_reading:
 * @ruling: a disputed point
 * @reading: how it is read from now on: 0 as usual
 *
 * Returns: whether it was read otherwise before
 */
gboolean
hx_document_set_reading (HxDocument *self,
                         HxRuling    ruling,
                         guint8      reading)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (ruling < HX_N_RULINGS && hx_ruling_reading (ruling, reading) != NULL, FALSE);

  if (hx_document_get_position (self)->rulings[ruling] == reading)
    return FALSE;
  /* Translators: undo steps: a disputed point by its id, "Read D-01 Otherwise" */
  label = hx_phrase (reading == 0 ? _("Read {id} as Usual") : _("Read {id} Otherwise"), "id", hx_ruling_id (ruling), NULL);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  scenario->position.rulings[ruling] = reading;
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_reading_is_said: Returns: whether the scenario itself says how @ruling is read, though it be as usual. */
gboolean
hx_document_reading_is_said (HxDocument *self,
                             HxRuling    ruling)
{
  const HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (ruling < HX_N_RULINGS, FALSE);

  scenario = hx_document_get_scenario (self);

  return scenario->position.rulings[ruling] != 0 ||
         (scenario->rulings != NULL && json_object_has_member (scenario->rulings, hx_ruling_id (ruling)));
}

static HxOutcomes *
play (const Trial  *trial,
      const HxGame *game)
{
  return hx_outcomes_collect (trial->box, game, &trial->action, 1, MAX_ENDS);
}

/* Two ends are the same if the boards are, whatever was in force. */
static gboolean
holds (const HxOutcomes *outcomes,
       const HxPosition *end)
{
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);
      HxPosition same = *end;

      memcpy (same.rulings, outcome->end.position.rulings, sizeof (same.rulings));
      if (hx_position_equal (&same, &outcome->end.position))
        return TRUE;
    }

  return FALSE;
}

/* The first end of @outcomes that @others does not have, or %NULL. */
static const HxPosition *
find_new (const HxOutcomes *outcomes,
          const HxOutcomes *others)
{
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);

      if (!holds (others, &outcome->end.position))
        return &outcome->end.position;
    }

  return NULL;
}

static const HxPosition *
get_first (const HxOutcomes *outcomes)
{
  return &((const HxOutcome *) g_ptr_array_index (outcomes->outcomes, 0))->end.position;
}

static HxReadingEffect
compare (const HxOutcomes *here,
         const HxOutcomes *there)
{
  HxReadingEffect effect = { 0 };
  const HxPosition *lost, *gained;

  if (here->outcomes->len == 0 || there->outcomes->len == 0)
    return effect;
  lost = find_new (here, there);
  gained = find_new (there, here);
  effect.is_known = here->complete && there->complete;
  effect.changes = lost != NULL || gained != NULL;
  effect.here = lost != NULL ? *lost : *get_first (here);
  effect.there = gained != NULL ? *gained : *get_first (there);

  return effect;
}

static void
try_thread (GTask        *task,
            gpointer      source,
            gpointer      task_data,
            GCancellable *cancellable)
{
  const Trial *trial = task_data;
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (HxReadingEffect));
  g_autoptr (HxOutcomes) here = play (trial, &trial->game);
  g_autofree HxGame *game = g_new (HxGame, 1);

  for (int ruling = 0; ruling < HX_N_RULINGS && !g_cancellable_is_cancelled (cancellable); ruling++)
    {
      for (int reading = 0; hx_ruling_reading ((HxRuling) ruling, reading) != NULL; reading++)
        {
          g_autoptr (HxOutcomes) there = NULL;
          HxReadingEffect effect;

          if (reading == trial->game.position.rulings[ruling])
            continue;
          *game = trial->game;
          game->position.rulings[ruling] = (guint8) reading;
          there = play (trial, game);
          effect = compare (here, there);
          effect.ruling = (HxRuling) ruling;
          effect.reading = (guint8) reading;
          g_array_append_val (effects, effect);
        }
    }
  if (!g_task_return_error_if_cancelled (task))
    g_task_return_pointer (task, g_steal_pointer (&effects), (GDestroyNotify) g_array_unref);
}

/* What the scenario asks for where that is one action; else a battle that nobody causes. */
static void
read_action (HxDocument *document,
             HxAction   *action)
{
  const HxScenario *scenario = hx_document_get_scenario (document);

  *action = hx_action_new (HX_DO_BATTLE);
  if (scenario->actions == NULL || json_array_get_length (scenario->actions) != 1 ||
      !hx_action_read (hx_document_get_catalog (document), scenario,
                       json_array_get_object_element (scenario->actions, 0), 0, action, NULL))
    action->unasked = true;
}

/**
 * hx_readings_try_async:
 * @document: a document
 * @cancellable: (nullable): stops it
 * @callback: is told when it is done
 * @user_data: for @callback
 *
 * Finds out which points would change what comes of a battle on the position if they were read otherwise.
 */
void
hx_readings_try_async (HxDocument          *document,
                       GCancellable        *cancellable,
                       GAsyncReadyCallback  callback,
                       gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  const HxScenario *scenario;
  Trial *trial;

  g_return_if_fail (HX_IS_DOCUMENT (document));

  task = g_task_new (document, cancellable, callback, user_data);
  g_task_set_source_tag (task, hx_readings_try_async);
  scenario = hx_document_get_scenario (document);
  trial = g_new0 (Trial, 1);
  trial->box = hx_document_get_box (document);
  trial->library = g_object_ref (hx_document_get_library (document));
  if (!hx_scenario_to_game (hx_document_get_catalog (document), scenario, &trial->game, NULL))
    hx_game_init (&trial->game, &scenario->position);
  read_action (document, &trial->action);
  g_task_set_task_data (task, trial, free_trial);
  g_task_run_in_thread (task, try_thread);
}

/**
 * hx_readings_try_finish:
 * @document: the document
 * @result: what the callback was given
 * @error: %G_IO_ERROR_CANCELLED
 *
 * Returns: (transfer full) (nullable) (element-type HxReadingEffect): for each other reading what comes of it
 */
GArray *
hx_readings_try_finish (HxDocument    *document,
                        GAsyncResult  *result,
                        GError       **error)
{
  g_return_val_if_fail (g_task_is_valid (result, document), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
