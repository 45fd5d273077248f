/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Where no single line wins whatever the opponent answers before the Final Battle, the side may still win by going on
 * differently after different answers. Such plans are told apart by what they come to.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-essence.h"

/* Plans told apart: more than one says enough. */
#define MAX_PLANS 3
/* Games looked at before the list is called incomplete. */
#define MAX_GAMES 100000

/** Plan: what is played after each answer. @lines: (element-type HxAttempt); @essences: what each comes to */
typedef struct
{
  GPtrArray *lines;
  GArray *essences;
} Plan;

/* @line: how the game that is looked at came about */
typedef struct
{
  HxSeeker *seeker;
  HxAttempt *line;
  guint budget;
} Planner;

static void
free_plan (gpointer data)
{
  Plan *plan = data;

  g_ptr_array_unref (plan->lines);
  g_array_unref (plan->essences);
  g_free (plan);
}

static Plan *
new_plan (void)
{
  Plan *plan = g_new (Plan, 1);

  plan->lines = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  plan->essences = g_array_new (FALSE, FALSE, sizeof (HxKey));
  return plan;
}

static void
extend_plan (Plan       *plan,
             const Plan *by)
{
  for (guint i = 0; i < by->lines->len; i++)
    g_ptr_array_add (plan->lines, hx_attempt_copy (g_ptr_array_index (by->lines, i)));
  g_array_append_vals (plan->essences, by->essences->data, by->essences->len);
}

static HxKey
essence_of (const Plan *plan)
{
  g_autoptr (GArray) essences = g_array_copy (plan->essences);

  return hx_essence_of_set ((HxKey *) (void *) essences->data, essences->len);
}

/* Takes the plan over unless there is one that comes to the same. */
static void
add_plan (GPtrArray *plans,
          Plan      *plan)
{
  HxKey key = essence_of (plan);

  for (guint i = 0; i < plans->len; i++)
    {
      HxKey other = essence_of (g_ptr_array_index (plans, i));

      if (key.low == other.low && key.high == other.high)
        {
          free_plan (plan);
          return;
        }
    }
  g_ptr_array_add (plans, plan);
}

static void
add_plans (GPtrArray *plans,
           GPtrArray *more)
{
  for (guint i = 0; i < more->len && plans->len < MAX_PLANS; i++)
    {
      Plan *plan = new_plan ();

      extend_plan (plan, g_ptr_array_index (more, i));
      add_plan (plans, plan);
    }
}

static GPtrArray *
new_plans (void)
{
  return g_ptr_array_new_with_free_func (free_plan);
}

/* One plan for each answer together, in the first way, and with another plan after one answer. */
static GPtrArray *
combine (GPtrArray *after)
{
  GPtrArray *plans = new_plans ();

  for (guint at = 0; at < after->len; at++)
    for (guint nth = at == 0 ? 0 : 1; nth < ((GPtrArray *) g_ptr_array_index (after, at))->len && plans->len < MAX_PLANS; nth++)
      {
        Plan *plan = new_plan ();

        for (guint i = 0; i < after->len; i++)
          extend_plan (plan, g_ptr_array_index ((GPtrArray *) g_ptr_array_index (after, i), i == at ? nth : 0));
        add_plan (plans, plan);
      }
  return plans;
}

static GPtrArray *plan_game (Planner *planner, const HxNode *node);
static GPtrArray *plan_on (Planner *planner, const HxActing *from, const HxDeeds *deeds, guint n_known);

static GPtrArray *
plan_choice (Planner        *planner,
             const HxActing *from,
             const HxDeeds  *deeds,
             const HxScript *script)
{
  gboolean own = script->side == planner->seeker->search->puzzle->goal.side;
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  GArray *picks = planner->line->picks;
  GPtrArray *plans = new_plans ();

  for (guint16 i = 0; i < script->n_options; i++)
    {
      GPtrArray *found;

      g_array_append_val (picks, i);
      found = plan_on (planner, from, deeds, script->n_picks + 1);
      g_array_set_size (picks, picks->len - 1);
      g_ptr_array_add (after, found);
      if (own)
        add_plans (plans, found);
      else if (found->len == 0)
        return plans;
    }
  if (own)
    return plans;
  g_ptr_array_unref (plans);
  return combine (after);
}

/* Plays an action on; the last @n_known picks of the line belong to the step that comes. */
static GPtrArray *
plan_on (Planner        *planner,
         const HxActing *from,
         const HxDeeds  *deeds,
         guint           n_known)
{
  HxSearch *search = planner->seeker->search;
  GArray *picks = planner->line->picks;
  g_autofree HxActing *before = g_memdup2 (from, sizeof *from);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  HxDeeds done = *deeds;
  HxScript script = { .picks = (const guint16 *) (void *) picks->data + picks->len - n_known, .n_picks = n_known };

  if (hx_seek_play_on (search, before, &done, &script) == HX_BATTLE_WAITS)
    return plan_choice (planner, before, &done, &script);
  node->game = before->game;
  node->deeds = done;
  return hx_seek (planner->seeker, node) == 0 ? plan_game (planner, node) : new_plans ();
}

static void
add_end (Planner      *planner,
         const HxNode *node,
         GPtrArray    *plans)
{
  HxKey essence = hx_essence_of_node (planner->seeker, node, NULL);
  Plan *plan = new_plan ();

  g_ptr_array_add (plan->lines, hx_attempt_copy (planner->line));
  g_array_append_val (plan->essences, essence);
  add_plan (plans, plan);
}

/* The plans that win from a game on. */
static GPtrArray *
plan_game (Planner      *planner,
           const HxNode *node)
{
  HxSeeker *seeker = planner->seeker;
  GPtrArray *plans = new_plans ();
  g_autoptr (GArray) actions = NULL;

  if (hx_seek_wins_now (seeker, node))
    add_end (planner, node, plans);
  if (hx_seek_is_over (seeker, node) || planner->line->actions->len == HX_SEEK_MAX_ACTIONS)
    return plans;
  actions = hx_seek_list (seeker, node);
  for (guint i = 0; i < actions->len && plans->len < MAX_PLANS && planner->budget > 0 && !hx_seeker_stops (seeker); i++)
    {
      const HxAction *action = &g_array_index (actions, HxAction, i);
      g_autofree HxActing *acting = g_new (HxActing, 1);
      g_autoptr (GPtrArray) found = NULL;

      planner->budget--;
      hx_seek_tell (seeker);
      if (!hx_action_begin (acting, seeker->search->puzzle->box, &node->game, action, NULL))
        continue;
      g_array_append_val (planner->line->actions, *action);
      found = plan_on (planner, acting, &node->deeds, 0);
      add_plans (plans, found);
      g_array_set_size (planner->line->actions, planner->line->actions->len - 1);
    }
  return plans;
}

/**
 * hx_replies_find:
 * @seeker: a seeker on whose path the opponent has answered
 * @solving: (inout): takes the plans that win by going on differently after different answers, up to a few
 */
void
hx_replies_find (HxSeeker  *seeker,
                 HxSolving *solving)
{
  g_autoptr (HxAttempt) line = hx_attempt_new ();
  g_autofree HxNode *root = g_new0 (HxNode, 1);
  g_autoptr (GPtrArray) plans = NULL;
  Planner planner = { seeker, line, MAX_GAMES };

  hx_seek_begin_node (seeker->search->puzzle, root);
  plans = plan_game (&planner, root);
  for (guint i = 0; i < plans->len; i++)
    {
      Plan *plan = g_ptr_array_index (plans, i);
      HxSolution *solution = hx_solving_add (solving, essence_of (plan), hx_attempt_copy (g_ptr_array_index (plan->lines, 0)));

      g_ptr_array_unref (solution->replies);
      solution->replies = g_ptr_array_ref (plan->lines);
      solution->answered = TRUE;
    }
  if (plans->len >= MAX_PLANS || planner.budget == 0)
    solving->complete = FALSE;
}
