/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Running the referee to see what it says: battles with given decisions, their events and their ends. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-run.h"

typedef struct
{
  const HxRunSetup *setup;
  GArray *picks;
} Script;

static int
choice_asked_cb (void           *data,
                 const HxChoice *choice)
{
  Script *script = data;
  HxRunPick pick = {
    .about = choice->about,
    .side = choice->side,
    .segment = choice->segment,
    .subject = choice->subject,
    .n_options = choice->n_options,
  };

  for (int i = 0; i < choice->n_options; i++)
    pick.may_decline = pick.may_decline || choice->options[i].kind == HX_OPTION_DECLINE;
  if (script->picks->len < script->setup->n_script)
    pick.option = script->setup->script[script->picks->len];
  if (pick.option >= choice->n_options)
    pick.option = 0;
  g_array_append_val (script->picks, pick);
  return pick.option;
}

static void
event_told_cb (void          *data,
               const HxEvent *event)
{
  GArray *events = data;

  g_array_append_val (events, *event);
}

/**
 * hx_run_new:
 * @box: the game box
 * @setup: what to run
 *
 * Returns: (transfer full): the battle as it came out
 */
HxRun *
hx_run_new (const HxBox      *box,
            const HxRunSetup *setup)
{
  HxRun *run = g_new0 (HxRun, 1);
  g_autofree HxBattle *battle = g_new0 (HxBattle, 1);
  Script script = { .setup = setup };
  HxDecider decider = { .decide = choice_asked_cb, .data = &script };
  HxLog log = { .add = event_told_cb };
  HxBattleState state;

  run->events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  run->picks = g_array_new (FALSE, FALSE, sizeof (HxRunPick));
  script.picks = run->picks;
  log.data = run->events;
  hx_battle_begin (battle, box, setup->start, setup->caller, setup->is_final);
  do
    state = hx_battle_step (battle, box, &decider, &log);
  while (state == HX_BATTLE_GOES_ON && !(setup->once && battle->in_row > 1));
  run->end = battle->position;
  return run;
}

/**
 * hx_run_free:
 * @run: (nullable) (transfer full): a battle that was run
 */
void
hx_run_free (HxRun *run)
{
  if (run == NULL)
    return;
  g_array_unref (run->events);
  g_array_unref (run->picks);
  g_free (run);
}
