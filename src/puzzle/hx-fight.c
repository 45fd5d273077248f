/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Final Battle of a puzzle against every answer of the opponent, with the side's own choices its own. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-seek.h"

/* @most: a shortfall above it is not told apart from others */
typedef struct
{
  HxSeeker *seeker;
  int most;
  guint16 picks[HX_SEEK_MAX_PICKS];
  guint n_picks;
} Fight;

static HxBattleState
run (const HxSearch *search,
     HxBattle       *battle,
     HxScript       *script,
     HxDeeds        *deeds,
     gboolean        whole)
{
  const HxBox *box = search->puzzle->box;
  HxDecider decider = { hx_script_read, script };
  HxBattleState state;
  HxWatch watch;
  HxLog log = { hx_watch_add, &watch };

  if (!search->needs_deeds)
    return whole ? hx_battle_run (battle, box, &decider, NULL) : hx_battle_step (battle, box, &decider, NULL);
  hx_watch_begin (&watch, box, &search->puzzle->goal, &battle->position, deeds);
  state = whole ? hx_battle_run (battle, box, &decider, &log) : hx_battle_step (battle, box, &decider, &log);
  if (state != HX_BATTLE_WAITS)
    *deeds = watch.deeds;
  return state;
}

static HxCombat
judge (const HxSearch   *search,
       const HxPosition *end,
       const HxDeeds    *deeds)
{
  int shortfall = hx_goal_shortfall (&search->puzzle->goal, search->puzzle->box, end, deeds);

  return (HxCombat) { shortfall, shortfall == 0, FALSE };
}

/* Goes on from @before; @n_known picks of the fight belong to the step that comes. */
static HxCombat
fight_on (Fight          *fight,
          const HxBattle *before,
          const HxDeeds  *deeds,
          guint           n_known)
{
  const HxSearch *search = fight->seeker->search;
  HxBattle from = *before, battle;
  HxDeeds done = *deeds;
  HxCombat best = { 0 };
  HxScript script;
  gboolean own;

  for (;;)
    {
      HxBattleState state;

      battle = from;
      script = (HxScript) { .picks = fight->picks + fight->n_picks - n_known, .n_picks = n_known };
      state = run (search, &battle, &script, &done, FALSE);
      if (state == HX_BATTLE_OVER)
        return judge (search, &battle.position, &done);
      if (state == HX_BATTLE_WAITS)
        break;
      from = battle;
      n_known = 0;
    }
  if (fight->n_picks == HX_SEEK_MAX_PICKS)
    return (HxCombat) { .shortfall = HX_SHORT_MAX };
  own = script.side == search->puzzle->goal.side;
  best.shortfall = own ? HX_SHORT_MAX : 0;
  best.answered = !own;
  for (guint16 i = 0; i < script.n_options && !hx_seeker_stops (fight->seeker); i++)
    {
      HxCombat combat;

      fight->picks[fight->n_picks++] = i;
      combat = fight_on (fight, &from, &done, n_known + 1);
      fight->n_picks--;
      if (own && combat.shortfall < best.shortfall)
        best.answered = combat.answered;
      best.shortfall = own ? MIN (best.shortfall, combat.shortfall) : MAX (best.shortfall, combat.shortfall);
      best.may_win |= combat.may_win;
      /* Better than solved there is nothing, and worse than of interest need not be known. */
      if (!(search->prunings & HX_PRUNE_LOST))
        continue;
      if (own ? best.shortfall == 0 : best.shortfall > fight->most)
        break;
    }
  return best;
}

static void
begin (HxSeeker         *seeker,
       HxBattle         *battle,
       const HxPosition *position)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;

  hx_battle_begin (battle, puzzle->box, position, puzzle->goal.side, true);
}

/**
 * hx_seek_fight:
 * @seeker: a seeker
 * @position: where the Final Battle is fought; the solving side calls it
 * @deeds: what was done before it
 * @most: a shortfall above it need not be told from others
 *
 * Returns: how it comes out when both sides choose as well as they can
 */
HxCombat
hx_seek_fight (HxSeeker         *seeker,
               const HxPosition *position,
               const HxDeeds    *deeds,
               int               most)
{
  HxBattle *battle = &seeker->battle;
  HxScript nothing = { 0 };
  HxDeeds done;

  seeker->battles++;
  if (seeker->search->needs_deeds)
    done = *deeds;
  begin (seeker, battle, position);
  if (run (seeker->search, battle, &nothing, &done, TRUE) == HX_BATTLE_OVER)
    return judge (seeker->search, &battle->position, &done);
  {
    g_autofree Fight *fight = g_new (Fight, 1);

    fight->seeker = seeker;
    fight->most = most;
    fight->n_picks = 0;
    begin (seeker, battle, position);
    return fight_on (fight, battle, deeds, 0);
  }
}

/**
 * hx_seek_refutation:
 * @seeker: a seeker
 * @position: where the Final Battle is fought
 * @deeds: what was done before it
 *
 * Returns: (transfer full) (element-type guint16): the options that both sides take when each chooses as well as it can
 */
GArray *
hx_seek_refutation (HxSeeker         *seeker,
                    const HxPosition *position,
                    const HxDeeds    *deeds)
{
  GArray *picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autofree Fight *fight = g_new (Fight, 1);
  g_autofree HxBattle *from = g_new (HxBattle, 1);
  g_autofree HxBattle *battle = g_new (HxBattle, 1);
  HxDeeds done = *deeds;
  guint n_known = 0;

  fight->seeker = seeker;
  fight->most = HX_SHORT_MAX;
  fight->n_picks = 0;
  begin (seeker, from, position);
  for (;;)
    {
      HxScript script = { .picks = fight->picks + fight->n_picks - n_known, .n_picks = n_known };
      HxBattleState state;
      guint16 choice = 0;
      int best = -1;

      *battle = *from;
      state = run (seeker->search, battle, &script, &done, FALSE);
      if (state == HX_BATTLE_OVER || fight->n_picks == HX_SEEK_MAX_PICKS)
        break;
      if (state == HX_BATTLE_GOES_ON)
        {
          *from = *battle;
          n_known = 0;
          continue;
        }
      for (guint16 i = 0; i < script.n_options; i++)
        {
          int shortfall;

          fight->picks[fight->n_picks++] = i;
          shortfall = fight_on (fight, from, &done, n_known + 1).shortfall;
          fight->n_picks--;
          if (best < 0 || (script.side == seeker->search->puzzle->goal.side ? shortfall < best : shortfall > best))
            {
              best = shortfall;
              choice = i;
            }
        }
      fight->picks[fight->n_picks++] = choice;
      n_known++;
    }
  g_array_append_vals (picks, fight->picks, fight->n_picks);
  return picks;
}
