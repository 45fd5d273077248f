/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What a choice decides is found by playing the rest of the line after each option, both sides choosing as well as they can.
 * What was chosen is then played once more, to see the board at each choice and what falls.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-told.h"

#include "hx-essence.h"

/**
 * Line: a line while it is walked.
 * @actions: (element-type HxAction): with the Final Battle last
 * @picks: (element-type guint16): options taken so far, and such as are tried
 * @values: (element-type GArray): for each choice what its options come to
 */
typedef struct
{
  HxSeeker *seeker;
  GArray *actions;
  GArray *picks;
  GPtrArray *values;
} Line;

/* @begun: the board on which the battle that runs began; @runs: one does */
typedef struct
{
  const Line *line;
  HxTold *told;
  HxWatch watch;
  HxPosition begun;
  gboolean runs;
  guint action, n_read;
} Telling;

static int value_next (Line *line, const HxNode *node, guint at);
static int value_on (Line *line, const HxActing *from, const HxDeeds *deeds, guint at, guint n_known);

static int
value_choice (Line           *line,
              const HxActing *from,
              const HxDeeds  *deeds,
              guint           at,
              const HxScript *script)
{
  gboolean own = script->side == line->seeker->search->puzzle->goal.side;
  int best = own ? HX_SHORT_MAX : 0;

  for (guint16 i = 0; i < script->n_options && best != (own ? 0 : HX_SHORT_MAX); i++)
    {
      int value;

      g_array_append_val (line->picks, i);
      value = value_on (line, from, deeds, at, script->n_picks + 1);
      g_array_set_size (line->picks, line->picks->len - 1);
      best = own ? MIN (best, value) : MAX (best, value);
    }
  return best;
}

/* What comes of the action under way and of those after it; the last @n_known picks belong to the step that comes. */
static int
value_on (Line           *line,
          const HxActing *from,
          const HxDeeds  *deeds,
          guint           at,
          guint           n_known)
{
  g_autofree HxActing *acting = g_memdup2 (from, sizeof *from);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  const guint16 *picks = (const guint16 *) (void *) line->picks->data;
  HxScript script = { .picks = picks + line->picks->len - n_known, .n_picks = n_known };

  node->deeds = *deeds;
  if (hx_seek_play_on (line->seeker->search, acting, &node->deeds, &script) == HX_BATTLE_WAITS)
    return value_choice (line, acting, &node->deeds, at, &script);
  node->game = acting->game;
  return value_next (line, node, at + 1);
}

static int
judge (const Line   *line,
       const HxNode *node)
{
  const HxPuzzle *puzzle = line->seeker->search->puzzle;

  return hx_goal_shortfall (&puzzle->goal, puzzle->box, &node->game.position, &node->deeds);
}

/* Begins an action. Returns: (transfer full) (nullable): it, or %NULL where it is not legal. */
static HxActing *
begin (const Line   *line,
       const HxNode *node,
       guint         at)
{
  g_autofree HxActing *acting = g_new (HxActing, 1);

  if (!hx_action_begin (acting, line->seeker->search->puzzle->box, &node->game, &g_array_index (line->actions, HxAction, at), NULL))
    return NULL;
  return g_steal_pointer (&acting);
}

/* What comes of the actions from @at on. A game that is over needs no Final Battle, and no other action is left out. */
static int
value_next (Line         *line,
            const HxNode *node,
            guint         at)
{
  g_autofree HxActing *acting = NULL;

  if (at == line->actions->len || (at + 1 == line->actions->len && hx_seek_is_over (line->seeker, node)))
    return judge (line, node);
  acting = begin (line, node, at);
  return acting != NULL ? value_on (line, acting, &node->deeds, at, 0) : HX_SHORT_MAX;
}

static GArray *
value_options (Line           *line,
               const HxActing *from,
               const HxDeeds  *deeds,
               guint           at,
               const HxScript *script)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint16 i = 0; i < script->n_options; i++)
    {
      int value;

      g_array_append_val (line->picks, i);
      value = value_on (line, from, deeds, at, script->n_picks + 1);
      g_array_set_size (line->picks, line->picks->len - 1);
      g_array_append_val (values, value);
    }
  return values;
}

static guint16
find_best (const GArray *values,
           gboolean      own)
{
  guint16 best = 0;

  for (guint16 i = 1; i < values->len; i++)
    {
      int value = g_array_index (values, int, i), least = g_array_index (values, int, best);

      if (own ? value < least : value > least)
        best = i;
    }
  return best;
}

/* Plays an action with the options that are known, then with the best ones. Returns: whether it is legal. */
static gboolean
walk_action (Line            *line,
             HxNode          *node,
             guint            at,
             const HxAttempt *attempt)
{
  g_autofree HxActing *acting = begin (line, node, at);
  HxSearch *search = line->seeker->search;
  guint n_known = 0;

  if (acting == NULL)
    return FALSE;
  for (;;)
    {
      const guint16 *picks = (const guint16 *) (void *) line->picks->data;
      HxScript script = { .picks = picks + line->picks->len - n_known, .n_picks = n_known };
      HxBattleState state = hx_seek_play_on (search, acting, &node->deeds, &script);
      GArray *values;
      guint16 pick;

      n_known = script.n_picks;
      if (state != HX_BATTLE_WAITS)
        break;
      values = value_options (line, acting, &node->deeds, at, &script);
      g_ptr_array_add (line->values, values);
      pick = line->picks->len < attempt->picks->len ? g_array_index (attempt->picks, guint16, line->picks->len)
             : find_best (values, script.side == search->puzzle->goal.side);
      g_array_append_val (line->picks, pick);
      n_known++;
    }
  node->game = acting->game;
  return TRUE;
}

/* Plays all of the line. Returns: whether it is legal. */
static gboolean
walk (Line            *line,
      HxTold          *told,
      const HxAttempt *attempt)
{
  g_autofree HxNode *node = g_new0 (HxNode, 1);

  hx_seek_begin_node (line->seeker->search->puzzle, node);
  for (guint i = 0; i < attempt->actions->len; i++)
    {
      g_ptr_array_add (told->games, g_memdup2 (&node->game, sizeof node->game));
      if (!walk_action (line, node, i, attempt))
        return FALSE;
    }
  told->before = node->game;
  told->is_over = hx_seek_is_over (line->seeker, node);
  if (!told->is_over && !walk_action (line, node, attempt->actions->len, attempt))
    return FALSE;
  told->end = node->game;
  return TRUE;
}

static void
log_cb (void          *data,
        const HxEvent *event)
{
  Telling *telling = data;
  HxLoss loss;

  if (hx_watch_loss (&telling->watch, event, &loss))
    g_array_append_val (telling->told->losses, loss);
  /* Who is asked in a battle, and about whom, is told of the board on which it began. */
  if (event->code == HX_EVENT_BATTLE_BEGINS)
    telling->begun = telling->watch.board;
  if (event->code == HX_EVENT_BATTLE_BEGINS || event->code == HX_EVENT_BATTLE_ENDS)
    telling->runs = event->code == HX_EVENT_BATTLE_BEGINS;
  hx_watch_add (&telling->watch, event);
}

static int
decide_cb (void           *data,
           const HxChoice *choice)
{
  Telling *telling = data;
  const Line *line = telling->line;
  HxToldChoice *decision;

  if (telling->n_read == line->picks->len)
    return -1;
  decision = g_new0 (HxToldChoice, 1);
  decision->action = telling->action;
  decision->choice = *choice;
  decision->board = telling->runs ? telling->begun : telling->watch.board;
  decision->is_own = choice->side == line->seeker->search->puzzle->goal.side;
  decision->pick = g_array_index (line->picks, guint16, telling->n_read++);
  decision->alike = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_ptr_array_add (telling->told->decisions, decision);
  return decision->pick;
}

static void
play (Telling *telling)
{
  const Line *line = telling->line;
  const HxPuzzle *puzzle = line->seeker->search->puzzle;
  HxDecider decider = { decide_cb, telling };
  HxLog log = { log_cb, telling };
  g_autofree HxActing *acting = g_new (HxActing, 1);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  guint n = line->actions->len - (telling->told->is_over ? 1 : 0);

  hx_seek_begin_node (puzzle, node);
  for (telling->action = 0; telling->action < n; telling->action++)
    {
      if (!hx_action_begin (acting, puzzle->box, &node->game, &g_array_index (line->actions, HxAction, telling->action), NULL))
        return;
      telling->runs = FALSE;
      hx_watch_begin (&telling->watch, puzzle->box, &puzzle->goal, &acting->battle.position, &node->deeds);
      if (hx_action_run (acting, puzzle->box, &decider, &log) != HX_BATTLE_OVER)
        return;
      node->game = acting->game;
      node->deeds = telling->watch.deeds;
    }
  telling->told->shortfall = judge (line, node);
}

/* Where the rest of the line is right only after this option, the others are not compared. */
static void
compare_options (HxToldChoice   *decision,
                 const GArray *values,
                 int           shortfall)
{
  gboolean is_true = g_array_index (values, int, decision->pick) == shortfall;

  for (guint16 i = 0; i < values->len; i++)
    {
      if (i == decision->pick || (is_true && g_array_index (values, int, i) == shortfall))
        g_array_append_val (decision->alike, i);
    }
  decision->matters = decision->alike->len < values->len;
}

static void
free_decision (gpointer data)
{
  HxToldChoice *decision = data;

  g_array_unref (decision->alike);
  g_free (decision);
}

static void
free_values (gpointer data)
{
  g_array_unref (data);
}

/**
 * hx_puzzle_tell:
 * @puzzle: a sound puzzle
 * @attempt: a line of it, with options taken at its first choices or at all; at the others both sides choose as well as they can
 *
 * Returns: (transfer full) (nullable): the line played to its end, or %NULL where it is not legal; free with hx_told_free()
 */
HxTold *
hx_puzzle_tell (const HxPuzzle  *puzzle,
                const HxAttempt *attempt)
{
  HxSearch search = { .puzzle = puzzle, .prunings = HX_PRUNE_LOST, .needs_deeds = hx_goal_needs_deeds (&puzzle->goal, puzzle->box) };
  g_autoptr (HxSeeker) seeker = hx_seeker_new (&search);
  g_autoptr (GArray) actions = g_array_copy (attempt->actions);
  g_autoptr (GArray) picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (free_values);
  g_autoptr (HxTold) told = g_new0 (HxTold, 1);
  Line line = { seeker, actions, picks, values };
  g_autofree Telling *telling = g_new0 (Telling, 1);
  HxAction battle = hx_action_new (HX_DO_FINAL_BATTLE);

  battle.side = puzzle->goal.side;
  g_array_append_val (actions, battle);
  told->games = g_ptr_array_new_with_free_func (g_free);
  told->decisions = g_ptr_array_new_with_free_func (free_decision);
  told->losses = g_array_new (FALSE, FALSE, sizeof (HxLoss));
  if (!walk (&line, told, attempt))
    return NULL;
  telling->line = &line;
  telling->told = told;
  play (telling);
  g_return_val_if_fail (told->decisions->len == values->len, NULL);
  for (guint i = 0; i < values->len; i++)
    compare_options (g_ptr_array_index (told->decisions, i), g_ptr_array_index (values, i), told->shortfall);
  return g_steal_pointer (&told);
}

/**
 * hx_told_free:
 * @told: (transfer full) (nullable): a line played to its end
 */
void
hx_told_free (HxTold *told)
{
  if (told == NULL)
    return;
  g_ptr_array_unref (told->games);
  g_ptr_array_unref (told->decisions);
  g_array_unref (told->losses);
  g_free (told);
}
