/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle leaves out some of what the rules allow; its own Final Battle is not in the list, for it is fought when all is played. */

#include "config.h"

#include "hx-playable.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-pick.h"

static bool
add_action_cb (void           *data,
               const HxAction *action)
{
  g_array_append_vals (data, action, 1);

  return true;
}

/* Battles that no tile starts are nobody's action, but whoever studies a position wants them. */
static void
add_battles (const HxBox  *box,
             const HxGame *game,
             GArray       *legal)
{
  static const HxDo battles[] = { HX_DO_BATTLE, HX_DO_FINAL_BATTLE };

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      HxAction action = hx_action_new (battles[i]);

      if (game->position.units != 0 && hx_action_check (box, game, &action, NULL))
        g_array_append_val (legal, action);
    }
}

/**
 * hx_playable_list:
 * @box: the tiles and the board
 * @game: the game at the point
 * @puzzle: (nullable): the puzzle that is tried
 * @legal: (inout) (element-type HxAction): what may be played is added
 */
void
hx_playable_list (const HxBox    *box,
                  const HxGame   *game,
                  const HxPuzzle *puzzle,
                  GArray         *legal)
{
  hx_actions_list (box, game, add_action_cb, legal);
  if (puzzle == NULL)
    {
      add_battles (box, game, legal);
      return;
    }
  for (guint i = legal->len; i-- > 0;)
    {
      if (!hx_puzzle_allows (puzzle, game, &g_array_index (legal, HxAction, i)))
        g_array_remove_index (legal, i);
    }
}

/**
 * hx_playable_find_usable:
 * @box: the tiles and the board
 * @legal: (element-type HxAction): what may be played
 * @usable: (inout) (element-type guint): the tiles that something can be played with are added
 */
void
hx_playable_find_usable (const HxBox  *box,
                         const GArray *legal,
                         GHashTable   *usable)
{
  gboolean activates = FALSE;

  for (guint i = 0; i < legal->len; i++)
    {
      const HxAction *action = &g_array_index (legal, HxAction, i);

      if (action->what == HX_DO_DISCARD)
        continue;
      if (action->tile == HX_NO_TILE)
        activates = activates || (action->by == HX_BY_TILE && (action->what == HX_DO_CHAIN || action->what == HX_DO_EXPLODE ||
                                                               action->what == HX_DO_RANGED_NET));
      else if (hx_pick_uses_tile (box, action, action->tile))
        g_hash_table_add (usable, GUINT_TO_POINTER (action->tile));
    }
  for (guint16 tile = 0; activates && tile < box->n_tiles; tile++)
    {
      if ((box->tiles[tile].uses & HX_USE_ACTIVATE) != 0)
        g_hash_table_add (usable, GUINT_TO_POINTER (tile));
    }
}

/**
 * hx_playable_dup_limits:
 * @puzzle: the puzzle that is tried
 * @is_shown: a line of it is shown, so that nobody looks for one
 * @game: the game at the point
 *
 * Returns: (transfer full): what the puzzle leaves out of what the rules allow (BASE-PUZ-01)
 */
char *
hx_playable_dup_limits (const HxPuzzle *puzzle,
                        gboolean        is_shown,
                        const HxGame   *game)
{
  g_autofree char *n = g_strdup_printf ("%u", puzzle->goal.play);
  gboolean has_played = hx_puzzle_count_played (puzzle, game) >= puzzle->goal.play;

  if (has_played && is_shown)
    return hx_phrase (ngettext ("{n} tile is played, as the puzzle asks. The Final Battle comes next.",
                                "{n} tiles are played, as the puzzle asks. The Final Battle comes next.", puzzle->goal.play), "n", n, NULL);
  if (has_played)
    return hx_phrase (ngettext ("{n} tile is played, as the puzzle asks. Fight the Final Battle, or take back what you played.",
                                "{n} tiles are played, as the puzzle asks. Fight the Final Battle, or take back what you played.",
                                puzzle->goal.play), "n", n, NULL);

  return g_strdup (_("In a puzzle nothing is drawn or discarded, no tile causes a battle, and the turn does not end."));
}
