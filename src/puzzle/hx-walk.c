/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What options come to is searched by a seeker that notes no lines: what it plays are parts of lines. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-walk.h"

#include "hx-essence.h"

/**
 * hx_walk_new:
 * @seeker: (not nullable): a seeker; from now on it takes what it searches for parts of lines
 * @node: (inout): a game
 * @action: an action
 * @picks: (inout): takes the options that are taken
 *
 * Returns: (transfer full) (nullable): the action about to be played, free with g_free(); or %NULL where it is not legal
 */
HxWalk *
hx_walk_new (HxSeeker       *seeker,
             HxNode         *node,
             const HxAction *action,
             GArray         *picks)
{
  g_autofree HxWalk *walk = g_new (HxWalk, 1);

  if (!hx_action_begin (&walk->acting, seeker->search->puzzle->box, &node->game, action, NULL))
    return NULL;
  seeker->path.n_answers = 1;
  walk->seeker = seeker;
  walk->node = node;
  walk->picks = picks;
  walk->n_known = 0;
  walk->deeds = node->deeds;
  return g_steal_pointer (&walk);
}

/** hx_walk_on: Returns: whether a choice is open, which hx_walk_take() answers; if not, the action is over */
gboolean
hx_walk_on (HxWalk *walk)
{
  const guint16 *picks = (const guint16 *) (void *) walk->picks->data;
  HxScript script = { .picks = picks + walk->picks->len - walk->n_known, .n_picks = walk->n_known };
  HxBattleState state = hx_seek_play_on (walk->seeker->search, &walk->acting, &walk->deeds, &script);

  /* Those of a step that is over are answered for good. */
  if (script.n_picks == 0)
    walk->n_known = 0;
  walk->side = script.side;
  walk->n_options = script.n_options;
  if (state == HX_BATTLE_WAITS)
    return TRUE;
  walk->node->game = walk->acting.game;
  walk->node->deeds = walk->deeds;
  return FALSE;
}

/**
 * hx_walk_value:
 * @walk: an action with an open choice
 * @option: one of its options
 *
 * Returns: by how much the best falls short that can come of it, or %HX_SEEK_CANCELLED
 */
int
hx_walk_value (HxWalk  *walk,
               guint16  option)
{
  HxPath *path = &walk->seeker->path;
  guint from = walk->picks->len - walk->n_known;
  int shortfall;

  if (walk->n_known + 1 >= HX_SEEK_MAX_PICKS)
    return HX_SHORT_MAX;
  for (path->n_picks = 0; path->n_picks < walk->n_known; path->n_picks++)
    path->picks[path->n_picks] = g_array_index (walk->picks, guint16, from + path->n_picks);
  path->picks[path->n_picks++] = option;
  shortfall = hx_seek_go_on (walk->seeker, walk->node, &walk->acting, &walk->deeds, path->n_picks);
  path->n_picks = 0;
  return shortfall;
}

/** hx_walk_find_best: Returns: the option of an open choice that is best for whoever chooses */
guint16
hx_walk_find_best (HxWalk *walk)
{
  gboolean own = walk->side == walk->seeker->search->puzzle->goal.side;
  guint16 best = 0;
  int value = -1;

  for (guint16 i = 0; i < walk->n_options && !hx_seeker_stops (walk->seeker); i++)
    {
      int shortfall = hx_walk_value (walk, i);

      if (value >= 0 && (own ? shortfall >= value : shortfall <= value))
        continue;
      value = shortfall;
      best = i;
    }
  return best;
}

/** hx_walk_take: Takes an option of the open choice; hx_walk_on() comes next. */
void
hx_walk_take (HxWalk  *walk,
              guint16  option)
{
  g_array_append_val (walk->picks, option);
  walk->n_known++;
}
