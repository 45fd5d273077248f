/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The essence of a line is what it comes to: the board before the Final Battle and the tree of everything that the choices of
 * all players can make of it, seen without facings and without armed Traps, which no battle asks for any more.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-essence.h"

#include <string.h>

/* Choices looked at before lines are simply called different. */
#define MAX_CHOICES 20000

enum
{
  PART_PIECE = 1000,
  PART_STATE,
  PART_CHOICE,
  PART_OPTION,
  PART_SET,
  PART_DEEP,
};

typedef struct
{
  HxSeeker *seeker;
  guint budget;
} Tree;

/* @choice: the first that is not answered; @side: whose choices are its own; @answered: there were choices of others */
typedef struct
{
  const guint16 *picks;
  guint n_picks, at;
  HxChoice choice;
  int side;
  gboolean answered;
} Script;

static int
read_script_cb (void           *data,
                const HxChoice *choice)
{
  Script *script = data;

  script->answered |= choice->side != script->side;
  if (script->at < script->n_picks)
    return script->picks[script->at++];
  script->choice = *choice;
  return -1;
}

static HxKey
key_of_piece (guint          place,
              const HxPiece *piece)
{
  HxPiece shown = *piece;
  guint64 words[2] = { 0, 0 };

  shown.facing = 0;
  memcpy (words, &shown, sizeof shown);
  return hx_key_of_part (PART_PIECE + ((guint64) place << 16), words[0], words[1]);
}

/* A board without facings and Traps. */
static HxKey
key_of_board (const HxPosition *position)
{
  HxKey key = hx_key_of_part (PART_STATE, position->fallen, position->units);

  for (guint hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if (position->units >> hex & 1)
        key = hx_key_plus (key, key_of_piece (hex, &position->unit[hex]));
      if (position->foundations >> hex & 1)
        key = hx_key_plus (key, key_of_piece (100 + hex, &position->foundation[hex]));
    }
  for (guint side = 0; side < position->n_sides; side++)
    if (position->monolith[side].present)
      {
        const HxMonolith *monolith = &position->monolith[side];

        key = hx_key_plus (key, hx_key_of_part (PART_STATE + 100 + side, monolith->expanded, monolith->part[0] * 64u + monolith->part[1]));
        key = hx_key_plus (key, key_of_piece (200 + 2 * side, &monolith->lower[0]));
        key = hx_key_plus (key, key_of_piece (201 + 2 * side, &monolith->lower[1]));
      }
  return key;
}

static HxKey
wrap (guint64 kind,
      HxKey   key)
{
  return hx_key_of_part (kind, key.low, key.high);
}

static gboolean
equal_keys (HxKey a,
            HxKey b)
{
  return a.low == b.low && a.high == b.high;
}

/* What a battle comes to from @before on; the last @n_known of @picks belong to the step that comes. */
static HxKey
key_of_battle (Tree           *tree,
               const HxBattle *before,
               const guint16  *known,
               guint           n_known)
{
  const HxBox *box = tree->seeker->search->puzzle->box;
  HxBattle from = *before, battle;
  Script script;
  HxDecider decider = { read_script_cb, &script };
  HxKey key, first = { 0, 0 };
  gboolean differ = FALSE;
  guint16 picks[32];

  for (;;)
    {
      HxBattleState state;

      battle = from;
      script.picks = known;
      script.n_picks = n_known;
      script.at = 0;
      state = hx_battle_step (&battle, box, &decider, NULL);
      if (state == HX_BATTLE_OVER)
        return key_of_board (&battle.position);
      if (state == HX_BATTLE_WAITS)
        break;
      from = battle;
      n_known = 0;
    }
  if (tree->budget == 0 || n_known == G_N_ELEMENTS (picks))
    return (HxKey) { 0, 0 };
  tree->budget--;
  if (n_known > 0)
    memcpy (picks, known, n_known * sizeof *picks);
  key = hx_key_of_part (PART_CHOICE, (guint64) script.choice.about << 8 | script.choice.side, script.choice.subject);
  for (guint16 i = 0; i < script.choice.n_options; i++)
    {
      HxKey end;

      picks[n_known] = i;
      end = key_of_battle (tree, &from, picks, n_known + 1);
      if (i == 0)
        first = end;
      differ |= !equal_keys (first, end);
      key = hx_key_plus (key, wrap (PART_OPTION + (guint64) (i + 1) * 65536, end));
    }
  return differ ? key : first;
}

/**
 * hx_essence_of_node:
 * @seeker: a seeker
 * @node: a game in which only the Final Battle is left, if it is not over
 * @whole: (out) (optional): whether all choices were looked at; of games with too many each comes to something of its own
 *
 * Returns: a number that is the same for lines that end here in games that come to the same thing
 */
HxKey
hx_essence_of_node (HxSeeker     *seeker,
                    const HxNode *node,
                    gboolean     *whole)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;
  const HxStack *hand = &node->game.seats[puzzle->goal.side].hand;
  HxKey key = wrap (PART_STATE, key_of_board (&node->game.position)), end;
  g_autofree HxBattle *battle = g_new (HxBattle, 1);
  Tree tree = { seeker, MAX_CHOICES };

  for (guint i = 0; i < hand->n; i++)
    key = hx_key_plus (key, hx_key_of_hand_tile (hand->tiles[i]));
  if (whole != NULL)
    *whole = TRUE;
  if (hx_seek_is_over (seeker, node))
    return key;
  hx_battle_begin (battle, puzzle->box, &node->game.position, puzzle->goal.side, true);
  end = key_of_battle (&tree, battle, NULL, 0);
  if (tree.budget == 0)
    end = hx_key_of_final (&node->game, puzzle->goal.side, NULL);
  if (whole != NULL)
    *whole = tree.budget > 0;
  return hx_key_plus (key, wrap (PART_DEEP, end));
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const HxKey *one = a, *other = b;

  if (one->low != other->low)
    return one->low < other->low ? -1 : 1;
  return one->high < other->high ? -1 : one->high > other->high;
}

/**
 * hx_essence_of_set:
 * @essences: (array length=n) (inout): what a line comes to after each answer of the opponent; sorted afterwards
 * @n: how many, at least 1
 *
 * Returns: the essence of the line
 */
HxKey
hx_essence_of_set (HxKey *essences,
                   guint  n)
{
  HxKey key = { 0, 0 };

  qsort (essences, n, sizeof *essences, compare_keys);
  for (guint i = 0; i < n; i++)
    if (i == 0 || !equal_keys (essences[i], essences[i - 1]))
      key = hx_key_plus (key, wrap (PART_SET, essences[i]));
  return key;
}

/**
 * hx_seek_begin_node:
 * @puzzle: a puzzle
 * @node: (out): its beginning
 */
void
hx_seek_begin_node (const HxPuzzle *puzzle,
                    HxNode         *node)
{
  node->game = puzzle->game;
  hx_deeds_init (&node->deeds, &puzzle->game.position);
}

/**
 * hx_replay_attempt:
 * @search: a search
 * @attempt: a line of its puzzle
 * @node: (out): where it leads
 * @answered: (out) (optional): whether the opponent has something to choose on the way
 *
 * Plays the line up to its Final Battle, and follows what becomes of the pieces where the goal asks for that.
 *
 * Returns: whether it is legal
 */
gboolean
hx_replay_attempt (const HxSearch  *search,
                   const HxAttempt *attempt,
                   HxNode          *node,
                   gboolean        *answered)
{
  g_autofree HxActing *acting = g_new (HxActing, 1);
  const HxPuzzle *puzzle = search->puzzle;
  Script script = {
    .picks = (const guint16 *) (void *) attempt->picks->data, .n_picks = attempt->picks->len, .side = puzzle->goal.side
  };
  HxDecider decider = { read_script_cb, &script };
  HxWatch watch;
  HxLog log = { hx_watch_add, &watch };

  hx_seek_begin_node (puzzle, node);
  for (guint i = 0; i < attempt->actions->len; i++)
    {
      if (!hx_action_begin (acting, puzzle->box, &node->game, &g_array_index (attempt->actions, HxAction, i), NULL))
        return FALSE;
      hx_watch_begin (&watch, puzzle->box, &puzzle->goal, &acting->battle.position, &node->deeds);
      if (hx_action_run (acting, puzzle->box, &decider, search->needs_deeds ? &log : NULL) != HX_BATTLE_OVER)
        return FALSE;
      node->game = acting->game;
      if (search->needs_deeds)
        node->deeds = watch.deeds;
    }
  if (answered != NULL)
    *answered = script.answered;
  return TRUE;
}

/**
 * hx_seek_play_on:
 * @search: a search
 * @acting: (inout): an action under way; when it waits, as it was before the step that does
 * @deeds: (inout): what was done so far
 * @script: answers to the choices of the next step; of one that comes later, where that waits
 *
 * Plays an action on, to its end or to a choice that nobody has answered.
 *
 * Returns: over or waiting
 */
HxBattleState
hx_seek_play_on (const HxSearch *search,
                 HxActing       *acting,
                 HxDeeds        *deeds,
                 HxScript       *script)
{
  g_autofree HxActing *next = g_new (HxActing, 1);
  HxBattleState state;

  do
    {
      *next = *acting;
      state = hx_seek_step (search, next, deeds, script);
      if (state == HX_BATTLE_WAITS)
        return state;
      *acting = *next;
      script->n_picks = script->at = 0;
    }
  while (state != HX_BATTLE_OVER);
  return state;
}
