/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goals of puzzles: which pieces were lost on the way, and what an end lacks (BASE-PUZ-01). */
#include "hx-goal.h"

#include <string.h>

/* What its own fall costs a side beyond what it lacks anyway. */
#define HQ_LOST 20

/**
 * hx_goal_needs_deeds:
 * @goal: a goal
 * @box: the game box
 *
 * Returns: whether the end position alone does not answer it
 */
bool
hx_goal_needs_deeds (const HxGoal *goal,
                     const HxBox  *box)
{
  if (goal->kind == HX_GOAL_WOUNDS)
    return box->tiles[goal->tile].kind != HX_KIND_HQ;
  return goal->kind == HX_GOAL_LOSE_NOTHING || goal->kind == HX_GOAL_DESTROYED_EXACTLY;
}

/**
 * hx_deeds_init:
 * @deeds: (out): nothing has been done yet
 * @position: the position of the puzzle
 */
void
hx_deeds_init (HxDeeds          *deeds,
               const HxPosition *position)
{
  memset (deeds, 0, sizeof *deeds);
  for (uint8_t hex = 0; hex < HX_MAX_HEXES; hex++)
    if (position->units >> hex & 1)
      deeds->home[hex] = (uint8_t) (hex + 1);
}

/**
 * hx_watch_begin:
 * @watch: (out): watches what follows
 * @box: the game box
 * @goal: what is watched for
 * @position: the board before the first event
 * @deeds: what was done before
 */
void
hx_watch_begin (HxWatch          *watch,
                const HxBox      *box,
                const HxGoal     *goal,
                const HxPosition *position,
                const HxDeeds    *deeds)
{
  watch->box = box;
  watch->goal = goal;
  watch->board = *position;
  watch->deeds = *deeds;
}

/* Whether the event destroys the unit on its subject's hex. */
static bool
is_destruction (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_DESTROYED:
    case HX_EVENT_HQ_FALLS:
    case HX_EVENT_MEDIC_SPENT:
    case HX_EVENT_EXPLODED:
    case HX_EVENT_TOUGHNESS_LOST:
    case HX_EVENT_PART_LOST:
      return true;
    default:
      return false;
    }
}

static void
note_destroyed (HxWatch *watch,
                uint8_t  hex)
{
  const HxPiece *piece = &watch->board.unit[hex];
  HxDeeds *deeds = &watch->deeds;

  if (!(watch->board.units >> hex & 1))
    return;
  if (deeds->home[hex] != 0)
    deeds->gone |= HX_HEX_BIT (deeds->home[hex] - 1);
  else
    deeds->strangers++;
  deeds->lost += piece->owner == watch->goal->side;
  deeds->marked += piece->tile == watch->goal->tile;
  deeds->home[hex] = 0;
}

static void
note_moved (HxWatch       *watch,
            const HxEvent *event)
{
  uint8_t home = watch->deeds.home[event->subject];

  watch->deeds.home[event->subject] = 0;
  watch->deeds.home[event->target] = home;
}

/**
 * hx_watch_add:
 * @watch: a #HxWatch
 * @event: the next event; the function can be a log's
 */
void
hx_watch_add (void          *watch,
              const HxEvent *event)
{
  HxWatch *self = watch;
  const HxMonolith *monolith;

  if (is_destruction (event))
    note_destroyed (self, event->subject);
  switch (event->code)
    {
    case HX_EVENT_FOUNDATION_LOST:
      self->deeds.lost += event->other == self->goal->side;
      self->deeds.strangers++;
      break;
    case HX_EVENT_MOVED:
      note_moved (self, event);
      break;
    case HX_EVENT_RETREATED:
      self->deeds.home[event->subject] = 0;
      break;
    case HX_EVENT_COLLAPSES:
      monolith = &self->board.monolith[event->other];
      for (int i = 0; i < 2; i++)
        if (monolith->part[i] < HX_MAX_HEXES)
          self->deeds.home[monolith->part[i]] = 0;
      break;
    default:
      break;
    }
  hx_position_replay (self->box, &self->board, event);
}

/**
 * hx_watch_loss:
 * @watch: what was watched so far
 * @event: the next event, not yet added
 * @loss: (out): the piece that it destroys, if it does
 *
 * Returns: whether it destroys a piece
 */
bool
hx_watch_loss (const HxWatch *watch,
               const HxEvent *event,
               HxLoss        *loss)
{
  bool is_foundation = event->code == HX_EVENT_FOUNDATION_LOST;
  uint8_t hex = is_foundation ? event->target : event->subject, home;

  if (!is_foundation && (!is_destruction (event) || !(watch->board.units >> hex & 1)))
    return false;
  home = is_foundation ? 0 : watch->deeds.home[hex];
  loss->board = watch->board;
  loss->hex = hex;
  loss->home = home > 0 ? home - 1 : HX_NO_HEX;
  loss->owner = is_foundation ? event->other : watch->board.unit[hex].owner;
  loss->is_foundation = is_foundation;
  return true;
}

static int
points_of (const HxBox      *box,
           const HxPosition *end,
           int               side)
{
  int points = hx_position_hq_points (box, end, side);

  return points < 0 ? 0 : points;
}

static int
lack_points (const HxGoal     *goal,
             const HxBox      *box,
             const HxPosition *end)
{
  int best = 0;

  for (int side = 0; side < end->n_sides; side++)
    if (side != goal->side && points_of (box, end, side) > best)
      best = points_of (box, end, side);
  return best + 1 - points_of (box, end, goal->side);
}

static int
lack_hqs (const HxGoal     *goal,
          const HxBox      *box,
          const HxPosition *end)
{
  int left = end->fallen >> goal->side & 1 ? HQ_LOST : 0;

  for (int side = 0; side < end->n_sides; side++)
    if (side != goal->side)
      left += points_of (box, end, side);
  return left;
}

static int
lack_wounds (const HxGoal     *goal,
             const HxBox      *box,
             const HxPosition *end,
             const HxDeeds    *deeds)
{
  bool is_hq = box->tiles[goal->tile].kind == HX_KIND_HQ, stands = false;
  int most = 0;

  for (uint8_t hex = 0; hex < HX_MAX_HEXES; hex++)
    if (end->units >> hex & 1 && end->unit[hex].tile == goal->tile)
      {
        stands = true;
        most = end->unit[hex].wounds > most ? end->unit[hex].wounds : most;
      }
  if (is_hq ? !stands : deeds->marked > 0)
    return 0;
  return goal->count - most;
}

/**
 * hx_goal_shortfall:
 * @goal: a goal
 * @box: the game box
 * @end: how it ended
 * @deeds: (nullable): what was done on the way, where hx_goal_needs_deeds()
 *
 * Returns: 0 where the goal is met, else how many hit points, wounds or pieces are lacking, up to %HX_SHORT_MAX
 *   (BASE-PUZ-01)
 */
int
hx_goal_shortfall (const HxGoal     *goal,
                   const HxBox      *box,
                   const HxPosition *end,
                   const HxDeeds    *deeds)
{
  int lacking = HX_SHORT_MAX;

  switch (goal->kind)
    {
    case HX_GOAL_MORE_POINTS:
      lacking = lack_points (goal, box, end);
      break;
    case HX_GOAL_HQ_DESTROYED:
      lacking = lack_hqs (goal, box, end);
      break;
    case HX_GOAL_WOUNDS:
      lacking = lack_wounds (goal, box, end, deeds);
      break;
    case HX_GOAL_LOSE_NOTHING:
      lacking = deeds->lost;
      break;
    case HX_GOAL_DESTROYED_EXACTLY:
      lacking = __builtin_popcountll (deeds->gone ^ goal->hexes) + deeds->strangers;
      break;
    default:
      break;
    }
  return lacking < 0 ? 0 : lacking > HX_SHORT_MAX ? HX_SHORT_MAX : lacking;
}
