/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays on from a choice without telling of it: only the end counts. */

#include "config.h"

#include "hx-foresight.h"

#include "hx-choice-text.h"

/** hx_foresight_dup_question: Returns: (transfer full): what is to be decided in choice number @index. */
char *
hx_foresight_dup_question (HxResolution *resolution,
                           guint         index)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (resolution), NULL);

  return hx_explain_choice (hx_resolution_get_narrator (resolution), hx_resolution_get_box (resolution),
                            hx_resolution_get_board (resolution, index),
                            &hx_resolution_get_answer (resolution, index)->choice);
}

/** hx_foresight_dup_option: Returns: (transfer full): option number @option of choice number @index, short. */
char *
hx_foresight_dup_option (HxResolution *resolution,
                         guint         index,
                         guint         option)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (resolution), NULL);

  return hx_explain_option (hx_resolution_get_narrator (resolution), hx_resolution_get_box (resolution),
                            hx_resolution_get_board (resolution, index),
                            &hx_resolution_get_answer (resolution, index)->choice, option);
}

/* Answers from a list, then with option 0. */
typedef struct
{
  const GArray *picks;
  guint at;
} Script;

static int
follow_script (void           *data,
               const HxChoice *choice)
{
  Script *script = data;
  guint16 pick = script->at < script->picks->len ? g_array_index (script->picks, guint16, script->at) : 0;

  script->at++;

  return pick < choice->n_options ? pick : 0;
}

/**
 * hx_foresight_judge:
 * @resolution: a battle
 * @index: a choice that came up
 * @option: one of its options
 * @verdict: (out caller-allocates): how the game would stand with it, and with option 0 at every later choice
 */
void
hx_foresight_judge (HxResolution *resolution,
                    guint         index,
                    guint         option,
                    HxVerdict    *verdict)
{
  g_autoptr (GArray) picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree HxActing *acting = g_new0 (HxActing, 1);
  Script script = { picks, 0 };
  HxDecider decider = { follow_script, &script };
  guint16 pick = (guint16) option;
  const HxBox *box;
  const GArray *taken;

  g_return_if_fail (HX_IS_RESOLUTION (resolution));
  g_return_if_fail (index < hx_resolution_get_n_answers (resolution));

  box = hx_resolution_get_box (resolution);
  taken = hx_resolution_get_picks (resolution);
  g_array_append_vals (picks, taken->data, MIN (index, taken->len));
  g_array_append_val (picks, pick);
  if (!hx_action_begin (acting, box, hx_resolution_get_start (resolution), hx_resolution_get_action (resolution), NULL))
    g_return_if_reached ();
  hx_action_run (acting, box, &decider, NULL);
  hx_game_verdict (&acting->game, box, verdict);
}

/**
 * hx_foresight_collect:
 * @resolution: a battle
 * @bound: when to give up
 *
 * Only reads, and may take long.
 *
 * Returns: (transfer full): all distinct ends of the battle; free with hx_outcomes_free()
 */
HxOutcomes *
hx_foresight_collect (HxResolution          *resolution,
                      const HxOutcomesBound *bound)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (resolution), NULL);
  g_return_val_if_fail (bound != NULL, NULL);

  return hx_outcomes_collect_within (hx_resolution_get_box (resolution), hx_resolution_get_start (resolution),
                                     hx_resolution_get_action (resolution), 1, bound);
}
