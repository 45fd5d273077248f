/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Lines in which the opponent has choices before the Final Battle and that win whatever it answers: they are played in all
 * the games that its answers lead to at once.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-essence.h"

/* Sets of games looked at before the list of solutions is called incomplete. */
#define MAX_SETS 200000
/* @known: essence -> solution; @actions: the line so far */
typedef struct
{
  HxSeeker *seeker;
  HxSolving *solving;
  GHashTable *known;
  guint budget;
  GArray *actions;
} Lines;

/* What an action leads to: the games after all answers of the opponent. @answered: it has chosen on the way */
typedef struct
{
  HxSeeker *seeker;
  GPtrArray *nodes;
  guint16 picks[HX_SEEK_MAX_PICKS];
  guint n_picks;
  gboolean answered;
} Spread;

static HxKey
key_of (const HxSeeker *seeker,
        const HxNode   *node)
{
  return hx_key_of_game (&node->game, seeker->search->puzzle->goal.side, seeker->search->needs_deeds ? &node->deeds : NULL);
}

static void
add_node (Spread       *spread,
          const HxNode *node)
{
  HxKey key = key_of (spread->seeker, node);

  for (guint i = 0; i < spread->nodes->len; i++)
    {
      HxKey other = key_of (spread->seeker, g_ptr_array_index (spread->nodes, i));

      if (key.low == other.low && key.high == other.high)
        return;
    }
  g_ptr_array_add (spread->nodes, g_memdup2 (node, sizeof *node));
}

static gboolean play (Spread *spread, const HxActing *from, const HxDeeds *deeds, guint n_known);

/* Every answer of the opponent has to do, one option of the side's own. */
static gboolean
branch (Spread         *spread,
        const HxActing *from,
        const HxDeeds  *deeds,
        const HxScript *script)
{
  gboolean own = script->side == spread->seeker->search->puzzle->goal.side;

  spread->answered |= !own;
  if (spread->n_picks == HX_SEEK_MAX_PICKS)
    return FALSE;
  for (guint16 i = 0; i < script->n_options; i++)
    {
      guint n = spread->nodes->len;
      gboolean does;

      spread->picks[spread->n_picks++] = i;
      does = play (spread, from, deeds, script->n_picks + 1);
      spread->n_picks--;
      if (does == own)
        return own;
      if (!does && own)
        g_ptr_array_set_size (spread->nodes, (int) n);
    }
  return !own;
}

static gboolean
play (Spread         *spread,
      const HxActing *from,
      const HxDeeds  *deeds,
      guint           n_known)
{
  HxSearch *search = spread->seeker->search;
  g_autofree HxActing *before = g_memdup2 (from, sizeof *from);
  g_autofree HxNode *node = g_new0 (HxNode, 1);
  HxDeeds done = *deeds;
  HxScript script = { .picks = spread->picks + spread->n_picks - n_known, .n_picks = n_known };

  if (hx_seek_play_on (search, before, &done, &script) == HX_BATTLE_WAITS)
    return branch (spread, before, &done, &script);
  node->game = before->game;
  node->deeds = done;
  if (hx_seek (spread->seeker, node) != 0)
    return FALSE;
  add_node (spread, node);
  return TRUE;
}

/* Plays @action in @node; FALSE where it is not legal or some answer refutes it. */
static gboolean
spread_action (Spread         *spread,
               const HxNode   *node,
               const HxAction *action)
{
  g_autofree HxActing *acting = g_new (HxActing, 1);

  spread->n_picks = 0;
  return hx_action_begin (acting, spread->seeker->search->puzzle->box, &node->game, action, NULL)
         && play (spread, acting, &node->deeds, 0);
}

/**
 * hx_seek_wins_now:
 * @seeker: a seeker
 * @node: a game
 *
 * Returns: whether the puzzle is solved if nothing more is done before the Final Battle
 */
gboolean
hx_seek_wins_now (HxSeeker     *seeker,
                  const HxNode *node)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;

  if (hx_seek_is_over (seeker, node))
    return hx_goal_shortfall (&puzzle->goal, puzzle->box, &node->game.position, &node->deeds) == 0;
  /* A fight that is broken off says nothing. */
  return hx_seek_tiles_left (seeker, node) == 0 && hx_seek_fight (seeker, &node->game.position, &node->deeds, 0).shortfall == 0
         && !hx_seeker_stops (seeker);
}

static void
keep_line (Lines     *lines,
           GPtrArray *nodes)
{
  g_autofree HxKey *essences = g_new (HxKey, nodes->len);
  HxAttempt *attempt = hx_attempt_new ();
  HxKey essence;
  HxSolution *solution;

  for (guint i = 0; i < nodes->len; i++)
    essences[i] = hx_essence_of_node (lines->seeker, g_ptr_array_index (nodes, i), NULL);
  essence = hx_essence_of_set (essences, nodes->len);
  g_array_append_vals (attempt->actions, lines->actions->data, lines->actions->len);
  solution = g_hash_table_lookup (lines->known, &essence);
  if (solution != NULL)
    {
      g_ptr_array_add (solution->same, attempt);
      return;
    }
  solution = hx_solving_add (lines->solving, essence, attempt);
  solution->answered = TRUE;
  g_hash_table_insert (lines->known, g_memdup2 (&essence, sizeof essence), solution);
}

static gboolean
has_all (HxSeeker  *seeker,
         GPtrArray *nodes)
{
  for (guint i = 0; i < nodes->len; i++)
    if (!hx_seek_wins_now (seeker, g_ptr_array_index (nodes, i)))
      return FALSE;
  return TRUE;
}

/* The same action in all games. Returns: (nullable): the games after it, or %NULL where in some it is refuted or not legal. */
static GPtrArray *
play_in_all (HxSeeker       *seeker,
             GPtrArray      *nodes,
             const HxAction *action,
             gboolean       *answered)
{
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
  g_autofree Spread *spread = g_new0 (Spread, 1);

  spread->seeker = seeker;
  spread->nodes = after;
  spread->answered = *answered;
  for (guint i = 0; i < nodes->len; i++)
    if (!spread_action (spread, g_ptr_array_index (nodes, i), action))
      return NULL;
  *answered = spread->answered;
  return g_steal_pointer (&after);
}

static void follow_lines (Lines *lines, GPtrArray *nodes, gboolean answered);

static void
try_action (Lines          *lines,
            GPtrArray      *nodes,
            gboolean        answered,
            const HxAction *action)
{
  g_autoptr (GPtrArray) after = play_in_all (lines->seeker, nodes, action, &answered);

  if (after == NULL)
    return;
  g_array_append_val (lines->actions, *action);
  follow_lines (lines, after, answered);
  g_array_set_size (lines->actions, lines->actions->len - 1);
}

/* Nothing but quiet placements is left: the opponent will have no choice any more. */
static gboolean
is_past_answers (HxSeeker     *seeker,
                 const HxNode *node)
{
  return hx_seek_is_tame (seeker, node) && hx_seek_has_only_quiet (seeker, node);
}

static void
follow_lines (Lines     *lines,
              GPtrArray *nodes,
              gboolean   answered)
{
  HxSeeker *seeker = lines->seeker;
  const HxNode *first = g_ptr_array_index (nodes, 0);
  g_autoptr (GArray) actions = NULL;

  hx_seek_tell (seeker);
  if (lines->budget == 0 || hx_seeker_stops (seeker))
    {
      lines->solving->complete = FALSE;
      return;
    }
  lines->budget--;
  if (answered && has_all (seeker, nodes))
    keep_line (lines, nodes);
  if (hx_seek_is_over (seeker, first) || (!answered && is_past_answers (seeker, first)) || lines->actions->len == HX_SEEK_MAX_ACTIONS)
    return;
  actions = hx_seek_list (seeker, first);
  for (guint i = 0; i < actions->len; i++)
    try_action (lines, nodes, answered, &g_array_index (actions, HxAction, i));
}

/**
 * hx_plans_find:
 * @seeker: a seeker on whose path the opponent has answered
 * @solving: (inout): takes the lines that win whatever the opponent answers before the Final Battle
 */
void
hx_plans_find (HxSeeker  *seeker,
               HxSolving *solving)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = g_hash_table_new_full (hx_key_hash, hx_key_equal, g_free, NULL);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (HxAction));
  Lines lines = { seeker, solving, known, MAX_SETS, actions };
  HxNode *root = g_new0 (HxNode, 1);

  hx_seek_begin_node (seeker->search->puzzle, root);
  g_ptr_array_add (nodes, root);
  follow_lines (&lines, nodes, FALSE);
}

/**
 * hx_line_wins:
 * @seeker: a seeker that has found nothing yet
 * @line: a line of its puzzle without picks
 *
 * Returns: whether the line solves the puzzle whatever the opponent answers before the Final Battle
 */
gboolean
hx_line_wins (HxSeeker        *seeker,
              const HxAttempt *line)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new_with_free_func (g_free);
  HxNode *root = g_new0 (HxNode, 1);
  gboolean answered = FALSE;

  hx_seek_begin_node (seeker->search->puzzle, root);
  g_ptr_array_add (nodes, root);
  /* What is searched are parts of lines. */
  seeker->path.n_answers = 1;
  for (guint i = 0; i < line->actions->len; i++)
    {
      GPtrArray *after = play_in_all (seeker, nodes, &g_array_index (line->actions, HxAction, i), &answered);

      if (after == NULL)
        return FALSE;
      g_ptr_array_unref (nodes);
      nodes = after;
    }
  return has_all (seeker, nodes);
}
