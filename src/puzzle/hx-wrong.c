/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The wrong try that comes closest, played on to its end, each side choosing as well as it can. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-essence.h"
#include "hx-walk.h"

/* @line: what is played; @known: options that the search noted, @n_known of them taken over so far */
typedef struct
{
  HxSeeker *seeker;
  HxAttempt *line;
  const GArray *known;
  guint n_known;
  HxNode node;
} Ending;

static gboolean
play (Ending         *ending,
      const HxAction *action)
{
  g_autofree HxWalk *walk = hx_walk_new (ending->seeker, &ending->node, action, ending->line->picks);

  if (walk == NULL)
    return FALSE;
  while (hx_walk_on (walk))
    if (ending->n_known < ending->known->len)
      hx_walk_take (walk, g_array_index (ending->known, guint16, ending->n_known++));
    else
      hx_walk_take (walk, hx_walk_find_best (walk));
  g_array_append_val (ending->line->actions, *action);
  return TRUE;
}

/* An action after which the try still comes as close as @shortfall. */
static gboolean
play_best (Ending *ending,
           int     shortfall)
{
  HxSeeker *seeker = ending->seeker;
  g_autoptr (GArray) actions = hx_seek_list (seeker, &ending->node);

  for (guint i = 0; i < actions->len && !hx_seeker_stops (seeker); i++)
    {
      const HxAction *action = &g_array_index (actions, HxAction, i);

      if (hx_seek_action (seeker, &ending->node, action) <= shortfall)
        return play (ending, action);
    }
  return FALSE;
}

/* Whether nothing but the Final Battle, if there is one, is left for the try. */
static gboolean
is_played (Ending *ending,
           int     shortfall)
{
  HxSeeker *seeker = ending->seeker;
  const HxNode *node = &ending->node;

  return hx_seek_is_over (seeker, node)
         || (hx_seek_tiles_left (seeker, node) == 0
             && hx_seek_fight (seeker, &node->game.position, &node->deeds, shortfall).shortfall <= shortfall);
}

/**
 * hx_wrong_take:
 * @seeker: what all threads found
 * @solving: (inout): takes the wrong try that comes closest; none where the search was cancelled before its end was known
 */
void
hx_wrong_take (HxSeeker  *seeker,
               HxSolving *solving)
{
  const HxAttempt *attempt = seeker->closest.attempt;
  g_autoptr (HxAttempt) kin = NULL;
  g_autofree Ending *ending = NULL;
  g_autoptr (HxAttempt) line = hx_attempt_new ();
  g_autoptr (GArray) picks = NULL;
  int shortfall = seeker->closest.shortfall;

  if (attempt == NULL)
    return;
  kin = hx_kin_find (seeker, solving);
  if (kin != NULL)
    attempt = kin;
  ending = g_new0 (Ending, 1);
  ending->seeker = seeker;
  ending->line = line;
  ending->known = attempt->picks;
  hx_seek_begin_node (seeker->search->puzzle, &ending->node);
  for (guint i = 0; i < attempt->actions->len; i++)
    if (!play (ending, &g_array_index (attempt->actions, HxAction, i)))
      return;
  while (!is_played (ending, shortfall))
    if (!play_best (ending, shortfall))
      return;
  solving->wrong_may_win = seeker->closest.may_win;
  solving->wrong_shortfall = shortfall;
  solving->wrong_n_turn_picks = line->picks->len;
  if (!hx_seek_is_over (seeker, &ending->node))
    {
      picks = hx_seek_refutation (seeker, &ending->node.game.position, &ending->node.deeds);
      g_array_append_vals (line->picks, picks->data, picks->len);
    }
  solving->wrong = g_steal_pointer (&line);
}
