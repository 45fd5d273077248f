/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A point that speaks of something which is nowhere in a puzzle cannot change it; every other one costs a search of its own. */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-puzzle-readings.h"

#include "hx-essence.h"
#include "hx-judge.h"

/**
 * Cast: everything that can take part in a puzzle: what stands on the board, lies under a Monolith or is in a hand.
 * @roles, @effects, @traits, @uses: of all these tiles together
 * @has_traps: Traps lie about, or may come to lie; @has_nets: somebody may be netted
 */
typedef struct
{
  guint32 roles, effects, traits;
  guint16 uses;
  gboolean has_traps, has_monolith, has_nets;
} Cast;

static void
add_tile (Cast         *cast,
          const HxBox  *box,
          guint16       index)
{
  const HxTile *tile = &box->tiles[index];

  cast->roles |= tile->roles;
  cast->effects |= tile->effects;
  cast->traits |= tile->traits;
  cast->uses |= tile->uses;
  cast->has_traps = cast->has_traps || tile->arming != 0 || tile->launcher != 0 || (tile->uses & HX_USE_ARM) != 0;
  cast->has_nets = cast->has_nets || tile->net != 0 || tile->ranged_net != 0;
  cast->has_monolith = cast->has_monolith || tile->kind == HX_KIND_FOUNDATION;
}

static void
collect (Cast           *cast,
         const HxPuzzle *puzzle)
{
  const HxPosition *position = &puzzle->game.position;
  const HxBox *box = puzzle->box;

  *cast = (Cast) { .has_monolith = position->foundations != 0 };
  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      if ((position->units & HX_HEX_BIT (hex)) != 0)
        add_tile (cast, box, position->unit[hex].tile);
      cast->has_traps = cast->has_traps || position->trap[hex] != HX_TRAP_NONE;
    }
  for (guint side = 0; side < position->n_sides; side++)
    {
      const HxStack *hand = &puzzle->game.seats[side].hand;

      cast->has_monolith = cast->has_monolith || position->monolith[side].present;
      for (guint i = 0; i < hand->n; i++)
        add_tile (cast, box, hand->tiles[i]);
    }
}

/**
 * hx_puzzle_bears_on:
 * @puzzle: a sound puzzle
 * @ruling: a disputed point
 *
 * Returns: %FALSE if nothing that the point speaks of can be part of the puzzle, so that it cannot matter how it is read
 */
gboolean
hx_puzzle_bears_on (const HxPuzzle *puzzle,
                    HxRuling        ruling)
{
  const guint32 medics = 1u << HX_ROLE_MEDIC | 1u << HX_ROLE_RANGED_MEDIC | 1u << HX_ROLE_TRANSFUSER;
  Cast cast;

  collect (&cast, puzzle);
  switch (ruling)
    {
    case HX_RULING_D_03:
      return (cast.roles & 1u << HX_ROLE_SCOPER) != 0;
    case HX_RULING_D_06:
      return (cast.roles & 1u << HX_ROLE_TRANSFUSER) != 0;
    case HX_RULING_D_08:
      return (cast.effects & HX_EFFECT_BIT (HX_EFFECT_EXTRA_WOUND)) != 0;
    case HX_RULING_D_13:
      return cast.has_traps;
    case HX_RULING_D_16:
      return cast.has_monolith;
    case HX_RULING_D_27:
      return cast.has_traps || (cast.roles & 1u << HX_ROLE_CHARGER) != 0;
    case HX_RULING_D_36:
      return cast.has_monolith && (cast.uses & HX_USE_RETREAT) != 0;
    case HX_RULING_D_45:
      return (cast.roles & 1u << HX_ROLE_EXPLODER) != 0 || (cast.traits & HX_TRAIT_EXPLOSION) != 0;
    case HX_RULING_DISP_04:
    case HX_RULING_DISP_07:
      return cast.has_traps || (cast.roles & medics) != 0;
    case HX_RULING_DISP_10:
      return cast.has_traps || cast.has_nets;
    case HX_RULING_DISP_11:
      return (cast.uses & HX_USE_AIR_STRIKE) != 0;
    case HX_RULING_DISP_12:
      return (cast.uses & HX_USE_GRENADE) != 0;
    case HX_RULING_DISP_13:
    case HX_RULING_DISP_21:
      return (cast.uses & HX_USE_PUSH) != 0 || (cast.traits & HX_TRAIT_PUSH_BACK) != 0;
    case HX_RULING_DISP_24:
      return (cast.traits & HX_TRAIT_ANY_STRENGTH) != 0;
    default:
      return TRUE;
    }
}

/* A line of a solution has no picks for answers of the opponent if it wins after each. */
static gboolean
stands (const HxPuzzle  *puzzle,
        const HxAttempt *line)
{
  g_autoptr (HxJudgement) judgement = hx_puzzle_judge (puzzle, line);
  HxSearch search = { .puzzle = puzzle, .prunings = HX_PRUNE_ALL, .needs_deeds = hx_goal_needs_deeds (&puzzle->goal, puzzle->box) };
  g_autoptr (HxSeeker) seeker = NULL;

  if (judgement != NULL)
    return judgement->shortfall == 0;
  if (line->picks->len > 0)
    return FALSE;
  seeker = hx_seeker_new (&search);
  return hx_line_wins (seeker, line);
}

static gboolean
all_stand (const HxPuzzle  *puzzle,
           const HxSolving *usual)
{
  for (guint i = 0; i < usual->solutions->len; i++)
    {
      const HxSolution *solution = g_ptr_array_index (usual->solutions, i);

      if (solution->replies->len == 0 && !stands (puzzle, solution->line))
        return FALSE;
      for (guint j = 0; j < solution->replies->len; j++)
        if (!stands (puzzle, g_ptr_array_index (solution->replies, j)))
          return FALSE;
    }
  return TRUE;
}

/**
 * hx_puzzle_read_otherwise:
 * @puzzle: a sound puzzle
 * @usual: what was found of it as it is read now
 * @read: (inout): which point is read how; what comes of it
 * @control: (nullable): for cancelling and progress
 *
 * Solves the puzzle again under another reading. Blocks until it is done or cancelled.
 */
void
hx_puzzle_read_otherwise (const HxPuzzle  *puzzle,
                          const HxSolving *usual,
                          HxReadPuzzle    *read,
                          HxSolveControl  *control)
{
  g_autofree HxPuzzle *other = g_memdup2 (puzzle, sizeof *puzzle);
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL };
  g_autoptr (HxSolving) solving = NULL;

  g_return_if_fail (puzzle != NULL && usual != NULL && read != NULL && read->ruling < HX_N_RULINGS);

  other->game.position.rulings[read->ruling] = read->reading;
  solving = hx_puzzle_solve (other, &options, control);
  read->verdict = solving->verdict;
  read->n_solutions = solving->solutions->len;
  read->complete = solving->complete;
  read->stands = all_stand (other, usual);
}

/** hx_read_puzzle_is_same: Returns: whether the solutions are certainly those of @usual, none more and none fewer. */
gboolean
hx_read_puzzle_is_same (const HxReadPuzzle *read,
                        const HxSolving    *usual)
{
  return read->complete && usual->complete && read->stands && read->n_solutions == usual->solutions->len;
}

/**
 * hx_puzzle_list_readings:
 * @puzzle: a sound puzzle
 *
 * Returns: (transfer full) (element-type HxReadPuzzle): every other reading of every point that bears on it, not tried yet
 */
GArray *
hx_puzzle_list_readings (const HxPuzzle *puzzle)
{
  GArray *readings = g_array_new (FALSE, TRUE, sizeof (HxReadPuzzle));

  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    {
      if (!hx_puzzle_bears_on (puzzle, (HxRuling) ruling))
        continue;
      for (int reading = 0; hx_ruling_reading ((HxRuling) ruling, reading) != NULL; reading++)
        {
          HxReadPuzzle read = { .ruling = (guint8) ruling, .reading = (guint8) reading };

          if (reading != puzzle->game.position.rulings[ruling])
            g_array_append_val (readings, read);
        }
    }

  return readings;
}
