/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle is a scenario with a hand and a goal; whether it can be played is asked anew after each change. */

#include "config.h"

#include "hx-document-puzzle.h"

#include <glib/gi18n.h>

#include "hx-document-private.h"
#include "hx-phrase.h"
#include "hx-task-text.h"

/** hx_document_has_goal: Returns: whether the document is a puzzle, though perhaps one that cannot be played yet. */
gboolean
hx_document_has_goal (HxDocument *self)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  return hx_document_get_scenario (self)->goal != NULL;
}

/** hx_document_get_goal: @goal: (out): what the puzzle asks for, as far as it is said. Returns: whether it can be played for. */
gboolean
hx_document_get_goal (HxDocument *self,
                      HxGoal     *goal)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (goal != NULL, FALSE);

  return hx_scenario_get_goal (hx_document_get_catalog (self), hx_document_get_scenario (self), goal, NULL);
}

static gboolean
is_same_goal (const HxGoal *a,
              const HxGoal *b)
{
  return a->kind == b->kind && a->side == b->side && a->play == b->play && a->count == b->count && a->tile == b->tile
         && a->hexes == b->hexes;
}

/**
 * hx_document_set_goal:
 * @goal: (nullable): what the puzzle asks for, or %NULL if it is to be no puzzle
 *
 * Several changes one after the other are one undo step.
 *
 * Returns: whether that changes anything
 */
gboolean
hx_document_set_goal (HxDocument   *self,
                      const HxGoal *goal)
{
  HxScenario *scenario;
  HxGoal before;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (goal == NULL || goal->side < hx_document_get_position (self)->n_sides, FALSE);

  if (goal == NULL && !hx_document_has_goal (self))
    return FALSE;
  if (goal != NULL && hx_document_get_goal (self, &before) && is_same_goal (&before, goal))
    return FALSE;
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_set_goal (hx_document_get_catalog (self), scenario, goal);
  hx_document_commit (self, scenario, goal != NULL ? _("Set Goal") : _("Remove Goal"), goal != NULL ? "goal" : NULL);

  return TRUE;
}

/** hx_document_get_hand: Returns: (transfer none) (nullable) (element-type guint16): the tiles of @side's hand, if they are listed. */
GArray *
hx_document_get_hand (HxDocument *self,
                      guint       side)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);
  g_return_val_if_fail (side < hx_document_get_position (self)->n_sides, NULL);

  return hx_document_get_scenario (self)->sides[side].hand;
}

static char *
dup_label (HxDocument *self,
           const char *format,
           guint16     tile)
{
  const char *name = hx_catalog_get_tile_name (hx_document_get_catalog (self), tile,
                                               hx_library_get_name_language (hx_document_get_library (self)));

  return hx_phrase (format, "tile", name, NULL);
}

/** hx_document_add_to_hand: Gives @tile to @side's hand. Returns: whether there is room for it. */
gboolean
hx_document_add_to_hand (HxDocument *self,
                         guint       side,
                         guint16     tile)
{
  GArray *hand = hx_document_get_hand (self, side);
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (tile < hx_catalog_get_n_tiles (hx_document_get_catalog (self)), FALSE);

  if (hand != NULL && hand->len >= HX_MOST_IN_HAND)
    return FALSE;
  /* Translators: an undo step: a tile's name, "Add Mutant to the Hand" */
  label = dup_label (self, _("Add {tile} to the Hand"), tile);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  if (scenario->sides[side].hand == NULL)
    scenario->sides[side].hand = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_array_append_val (scenario->sides[side].hand, tile);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_take_from_hand: Takes the tile at @index out of @side's hand. Returns: whether there is one. */
gboolean
hx_document_take_from_hand (HxDocument *self,
                            guint       side,
                            guint       index)
{
  GArray *hand = hx_document_get_hand (self, side);
  g_autofree char *label = NULL;
  HxScenario *scenario;

  if (hand == NULL || index >= hand->len)
    return FALSE;
  label = dup_label (self, _("Take {tile} from the Hand"), g_array_index (hand, guint16, index));
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  g_array_remove_index (scenario->sides[side].hand, index);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/**
 * hx_document_dup_hand_text:
 * @side: a side whose hand may be told
 *
 * Returns: (transfer full) (nullable): the tiles of @side's hand by name, or %NULL where there are none
 */
char *
hx_document_dup_hand_text (HxDocument *self,
                           guint       side)
{
  GArray *hand = hx_document_get_hand (self, side);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; hand != NULL && i < hand->len; i++)
    g_ptr_array_add (names, hx_library_dup_tile_name (hx_document_get_library (self), g_array_index (hand, guint16, i)));
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);

  return hx_phrase (_("Hand: {tiles}"), "tiles", list, NULL);
}

static const char *
tell_fault (HxPuzzleFault fault)
{
  switch (fault)
    {
    case HX_PUZZLE_NO_HAND:
      return _("The side that is to solve the puzzle has no hand. Add its tiles.");
    case HX_PUZZLE_FEW_TILES:
      return _("The hand holds fewer tiles than are to be played.");
    case HX_PUZZLE_NO_HQ:
      return _("The goal speaks of HQs, but a side has none on the board.");
    case HX_PUZZLE_NOT_SET_UP:
      return _("Nothing but HQs lies on the board, and one is missing; HQs are set up before any tile is played. Put it on the board.");
    case HX_PUZZLE_NO_TARGET:
      return _("The goal asks for wounds on a tile that is not on the board and cannot come there.");
    case HX_PUZZLE_GAME_OVER:
      return _("The game is over, so there is nothing to solve.");
    default:
      g_return_val_if_reached ("");
    }
}

/**
 * hx_document_init_puzzle:
 * @puzzle: (out): the document's puzzle, valid while the document's catalog is
 * @error: why it is none, in a sentence
 *
 * Returns: whether it is a puzzle that can be solved
 */
gboolean
hx_document_init_puzzle (HxDocument  *self,
                         HxPuzzle    *puzzle,
                         GError     **error)
{
  const HxScenario *scenario;
  g_autofree HxGame *game = g_new (HxGame, 1);
  HxPuzzleFault fault;
  HxGoal goal;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (puzzle != NULL, FALSE);

  scenario = hx_document_get_scenario (self);
  if (!hx_scenario_to_game (hx_document_get_catalog (self), scenario, game, error)
      || !hx_scenario_get_goal (hx_document_get_catalog (self), scenario, &goal, error))
    return FALSE;
  fault = hx_puzzle_init (puzzle, hx_document_get_box (self), game, &goal);
  if (fault != HX_PUZZLE_SOUND)
    g_set_error_literal (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE, tell_fault (fault));

  return fault == HX_PUZZLE_SOUND;
}

/** hx_document_dup_task: Returns: (transfer full) (nullable): the task of the puzzle in words, or %NULL where there is no goal. */
char *
hx_document_dup_task (HxDocument *self)
{
  g_autoptr (HxNarrator) narrator = NULL;
  g_autofree char *side = NULL;
  HxGoal goal;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  if (!hx_document_has_goal (self))
    return NULL;
  hx_document_get_goal (self, &goal);
  narrator = hx_document_create_narrator (self);
  side = hx_document_dup_side_name (self, goal.side);

  return hx_task_text (narrator, hx_document_get_box (self), hx_document_get_position (self), &goal, side);
}
