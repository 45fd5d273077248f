/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * An action is copied before each of its steps, and the step is played once for every line of choices in it. Lines that
 * meet again in the same state go on as one, so that choices that do not matter do not multiply.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-outcomes.h"

#include <string.h>

/* Steps played before giving up: a bound on time, far above what a board brings about. */
#define MAX_STEPS 400000
/* Distinct games kept between actions, however few ends are wanted. */
#define MIN_BETWEEN 10000
/* What of an action under way is its state: the rest is worked out anew in each step. */
#define STATE_SIZE (offsetof (HxActing, battle) + offsetof (HxBattle, work))

typedef struct
{
  HxActing acting;
  GArray *picks;
} Line;

/* Answers the choices of one step from a list, then by option 0, and notes how many options there were. */
typedef struct
{
  const guint16 *picks;
  guint n_picks;
  GArray *taken;
  GArray *n_options;
} Script;

/*
 * One action on its way in all lines.
 * @lines: before the step that comes; @next: known states after it; @order: the same in the order found
 * @ends, @known: distinct games after the action; at most @limit
 */
typedef struct
{
  const HxBox *box;
  GPtrArray *lines;
  GHashTable *next;
  GPtrArray *order;
  GPtrArray *ends;
  GHashTable *known;
  guint limit;
  guint *budget;
  const gint *stop;
  gboolean complete;
} Run;

static int
read_script_cb (void           *data,
                const HxChoice *choice)
{
  Script *script = data;
  guint at = script->taken->len;
  guint16 pick = at < script->n_picks ? script->picks[at] : 0;

  g_array_append_val (script->taken, pick);
  g_array_append_val (script->n_options, choice->n_options);
  return pick;
}

static guint64
hash_bytes (gconstpointer bytes,
            gsize         size,
            guint64       hash)
{
  const guint8 *at = bytes;
  guint64 word;

  for (gsize i = 0; i + sizeof word <= size; i += sizeof word)
    {
      memcpy (&word, at + i, sizeof word);
      hash = (hash ^ word) * 0xff51afd7ed558ccdu;
      hash ^= hash >> 32;
    }
  return hash;
}

/* Hands and piles seldom make the difference, and comparing tells it anyway. */
static guint
hash_state (gconstpointer key)
{
  const HxActing *acting = &((const Line *) key)->acting;
  guint64 hash = hash_bytes (&acting->battle, offsetof (HxBattle, work), 0x9e3779b97f4a7c15u + acting->phase);

  return (guint) hash_bytes (&acting->game.position, sizeof acting->game.position, hash);
}

static gboolean
equal_state (gconstpointer a,
             gconstpointer b)
{
  return memcmp (&((const Line *) a)->acting, &((const Line *) b)->acting, STATE_SIZE) == 0;
}

static guint
hash_end (gconstpointer key)
{
  const HxGame *game = key;

  return (guint) hash_bytes (&game->position, sizeof game->position, 0x9e3779b97f4a7c15u + game->turn.n_used);
}

static gboolean
equal_end (gconstpointer a,
           gconstpointer b)
{
  return hx_game_equal (a, b);
}

static void
free_line (gpointer data)
{
  Line *line = data;

  g_array_unref (line->picks);
  g_free (line);
}

static void
free_outcome (gpointer data)
{
  HxOutcome *outcome = data;

  g_array_unref (outcome->picks);
  g_free (outcome);
}

static Line *
extend_line (const Line     *from,
             const HxActing *acting,
             GArray         *taken)
{
  Line *line = g_new (Line, 1);

  line->acting = *acting;
  line->picks = g_array_copy (from->picks);
  g_array_append_vals (line->picks, taken->data, taken->len);
  return line;
}

/* Moves to the next line of choices in counting order; FALSE after the last. */
static gboolean
advance (GArray *taken,
         GArray *n_options)
{
  while (taken->len > 0)
    {
      guint16 *last = &g_array_index (taken, guint16, taken->len - 1);

      if (++*last < g_array_index (n_options, guint16, taken->len - 1))
        return TRUE;
      g_array_set_size (taken, taken->len - 1);
    }
  return FALSE;
}

static gboolean
took_first_options (const GArray *picks)
{
  for (guint i = 0; i < picks->len; i++)
    if (g_array_index (picks, guint16, i) != 0)
      return FALSE;
  return TRUE;
}

/* Another line has come to the end to which the first options lead. */
static void
move_to_front (Run       *run,
               HxOutcome *outcome,
               GArray    *picks)
{
  guint at;

  g_array_unref (outcome->picks);
  outcome->picks = g_array_ref (picks);
  if (g_ptr_array_find (run->ends, outcome, &at))
    g_ptr_array_insert (run->ends, 0, g_ptr_array_steal_index (run->ends, at));
}

static void
keep_end (Run        *run,
          const Line *line)
{
  gboolean is_first = took_first_options (line->picks);
  HxOutcome *outcome = g_hash_table_lookup (run->known, &line->acting.game);

  if (outcome != NULL)
    {
      if (is_first)
        move_to_front (run, outcome, line->picks);
      return;
    }
  if (run->ends->len >= run->limit)
    {
      run->complete = FALSE;
      return;
    }
  outcome = g_new0 (HxOutcome, 1);
  outcome->end = line->acting.game;
  outcome->picks = g_array_ref (line->picks);
  g_ptr_array_insert (run->ends, is_first ? 0 : -1, outcome);
  g_hash_table_insert (run->known, &outcome->end, outcome);
}

static void
keep_line (Run           *run,
           Line          *line,
           HxBattleState  state)
{
  if (state == HX_BATTLE_OVER)
    keep_end (run, line);
  if (state == HX_BATTLE_OVER || g_hash_table_contains (run->next, line))
    {
      free_line (line);
      return;
    }
  g_hash_table_add (run->next, line);
  g_ptr_array_add (run->order, line);
}

static gboolean
is_stopped (const Run *run)
{
  return run->stop != NULL && g_atomic_int_get (run->stop) != 0;
}

/* Plays one step of a line in every way. */
static void
play_step (Run        *run,
           const Line *line)
{
  g_autoptr (GArray) picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GArray) n_options = g_array_new (FALSE, FALSE, sizeof (guint16));
  Script script = { .taken = taken, .n_options = n_options };
  HxDecider decider = { read_script_cb, &script };
  gboolean more;

  do
    {
      HxActing acting = line->acting;
      HxBattleState state;

      script.picks = (const guint16 *) (void *) picks->data;
      script.n_picks = picks->len;
      g_array_set_size (taken, 0);
      g_array_set_size (n_options, 0);
      state = hx_action_step (&acting, run->box, &decider, NULL);
      keep_line (run, extend_line (line, &acting, taken), state);
      if (*run->budget == 0 || is_stopped (run))
        run->complete = FALSE;
      else
        --*run->budget;
      more = advance (taken, n_options);
      g_array_set_size (picks, 0);
      g_array_append_vals (picks, taken->data, taken->len);
    }
  while (more && run->complete);
}

/* Where a bound was met: what has been begun goes on with first options, so that some ends are known. */
static void
finish_lines (Run *run)
{
  for (guint i = 0; i < run->lines->len && run->ends->len < run->limit && !is_stopped (run); i++)
    {
      Line *line = g_ptr_array_index (run->lines, i);
      g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
      g_autoptr (GArray) n_options = g_array_new (FALSE, FALSE, sizeof (guint16));
      Script script = { .taken = taken, .n_options = n_options };
      HxDecider decider = { read_script_cb, &script };
      HxActing acting = line->acting;
      Line *finished;

      hx_action_run (&acting, run->box, &decider, NULL);
      finished = extend_line (line, &acting, taken);
      keep_end (run, finished);
      free_line (finished);
    }
}

static int
wait_cb (void           *data,
         const HxChoice *choice)
{
  return -1;
}

/* A line that is alone goes on without copies being kept, up to a choice or its end. */
static void
play_alone (Run *run)
{
  HxDecider decider = { wait_cb, NULL };
  HxBattleState state = HX_BATTLE_GOES_ON;
  Line *spare = g_new (Line, 1);

  while (state == HX_BATTLE_GOES_ON)
    {
      Line *line = g_ptr_array_index (run->lines, 0);

      *spare = *line;
      state = hx_action_step (&spare->acting, run->box, &decider, NULL);
      if (state == HX_BATTLE_WAITS)
        break;
      run->lines->pdata[0] = spare;
      spare = line;
    }
  g_free (spare);
  if (state == HX_BATTLE_WAITS)
    return;
  keep_end (run, g_ptr_array_index (run->lines, 0));
  g_ptr_array_set_size (run->lines, 0);
}

static void
play_lines (Run *run)
{
  if (run->lines->len == 1)
    play_alone (run);
  while (run->lines->len > 0 && run->complete)
    {
      g_autoptr (GHashTable) next = g_hash_table_new_full (hash_state, equal_state, free_line, NULL);
      g_autoptr (GPtrArray) order = g_ptr_array_new ();

      run->next = next;
      run->order = order;
      for (guint i = 0; i < run->lines->len && run->complete; i++)
        play_step (run, g_ptr_array_index (run->lines, i));
      g_hash_table_steal_all (next);
      g_ptr_array_set_size (run->lines, 0);
      for (guint i = 0; i < order->len; i++)
        g_ptr_array_add (run->lines, g_ptr_array_index (order, i));
    }
  finish_lines (run);
}

static void
note_refusal (HxOutcomes   *outcomes,
              const HxGame *game,
              guint         at)
{
  outcomes->refused++;
  outcomes->refused_at = at;
  if (outcomes->last_refused == NULL)
    outcomes->last_refused = g_new (HxGame, 1);
  *outcomes->last_refused = *game;
}

/* The lines on which the action is legal. */
static GPtrArray *
begin_action (HxOutcomes     *outcomes,
              const HxBox    *box,
              const HxAction *action,
              guint           at)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (free_line);

  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *before = g_ptr_array_index (outcomes->outcomes, i);
      /* Padding takes part in comparing. */
      Line *line = g_new0 (Line, 1);

      line->picks = g_array_ref (before->picks);
      if (hx_action_begin (&line->acting, box, &before->end, action, &outcomes->refusal))
        {
          g_ptr_array_add (lines, line);
          continue;
        }
      note_refusal (outcomes, &before->end, at);
      free_line (line);
    }
  return lines;
}

static void
play_action (HxOutcomes     *outcomes,
             const HxBox    *box,
             const HxAction *action,
             guint           at,
             Run            *run)
{
  g_autoptr (GPtrArray) lines = begin_action (outcomes, box, action, at);
  g_autoptr (GHashTable) known = g_hash_table_new (hash_end, equal_end);

  run->box = box;
  run->lines = lines;
  run->known = known;
  run->ends = g_ptr_array_new_with_free_func (free_outcome);
  run->complete = TRUE;
  play_lines (run);
  outcomes->complete &= run->complete;
  g_ptr_array_unref (outcomes->outcomes);
  outcomes->outcomes = run->ends;
}

/**
 * hx_outcomes_collect_within:
 * @box: the game box
 * @game: the game before the actions
 * @actions: (array length=n_actions): what is done, in order
 * @n_actions: how many actions
 * @bound: when to give up
 *
 * Plays the actions in every way that the choices of all players allow. Where that takes too long, some ends are left out, but
 * never all, unless every line is refused or it is stopped.
 *
 * Returns: (transfer full): the distinct ends; free with hx_outcomes_free()
 */
HxOutcomes *
hx_outcomes_collect_within (const HxBox           *box,
                            const HxGame          *game,
                            const HxAction        *actions,
                            guint                  n_actions,
                            const HxOutcomesBound *bound)
{
  HxOutcomes *outcomes = g_new0 (HxOutcomes, 1);
  HxOutcome *first = g_new0 (HxOutcome, 1);
  guint budget = MAX_STEPS;
  Run run = { .budget = &budget, .stop = bound->stop };

  first->end = *game;
  first->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  outcomes->outcomes = g_ptr_array_new_with_free_func (free_outcome);
  outcomes->complete = TRUE;
  g_ptr_array_add (outcomes->outcomes, first);
  for (guint i = 0; i < n_actions; i++)
    {
      run.limit = i + 1 < n_actions ? MAX (bound->limit, MIN_BETWEEN) : bound->limit;
      play_action (outcomes, box, &actions[i], i, &run);
    }
  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);

      hx_game_verdict (&outcome->end, box, &outcome->verdict);
    }
  return outcomes;
}

/**
 * hx_outcomes_collect:
 * @box: the game box
 * @game: the game before the actions
 * @actions: (array length=n_actions): what is done, in order
 * @n_actions: how many actions
 * @limit: how many distinct ends to keep at most, at least 1
 *
 * As hx_outcomes_collect_within(), and nobody stops it.
 *
 * Returns: (transfer full): the distinct ends; free with hx_outcomes_free()
 */
HxOutcomes *
hx_outcomes_collect (const HxBox    *box,
                     const HxGame   *game,
                     const HxAction *actions,
                     guint           n_actions,
                     guint           limit)
{
  const HxOutcomesBound bound = { .limit = limit };

  return hx_outcomes_collect_within (box, game, actions, n_actions, &bound);
}

/**
 * hx_outcomes_collect_battle:
 * @box: the game box
 * @position: where a battle is fought
 * @caller: the side that caused it
 * @is_final: it is the Final Battle
 * @limit: as for hx_outcomes_collect()
 *
 * Fights a battle on a position of which nothing else is known.
 *
 * Returns: (transfer full): the distinct ends; free with hx_outcomes_free()
 */
HxOutcomes *
hx_outcomes_collect_battle (const HxBox      *box,
                            const HxPosition *position,
                            int               caller,
                            gboolean          is_final,
                            guint             limit)
{
  HxAction action = hx_action_new (is_final ? HX_DO_FINAL_BATTLE : HX_DO_BATTLE);
  HxGame game;

  action.side = (guint8) caller;
  action.unasked = true;
  hx_game_init (&game, position);
  return hx_outcomes_collect (box, &game, &action, 1, limit);
}

/**
 * hx_outcomes_free:
 * @outcomes: (transfer full) (nullable): outcomes
 */
void
hx_outcomes_free (HxOutcomes *outcomes)
{
  if (outcomes == NULL)
    return;
  g_ptr_array_unref (outcomes->outcomes);
  g_free (outcomes->last_refused);
  g_free (outcomes);
}
