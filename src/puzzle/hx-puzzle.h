/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles: play some tiles of a hand, then the Final Battle; every way of solving one is found, or shown not to exist. */
#pragma once

#include <glib.h>

#include "hx-action.h"
#include "hx-goal.h"

G_BEGIN_DECLS

/** HxPuzzle: a puzzle. @game: the position, with the solving side to move and bound by no draw */
typedef struct
{
  const HxBox *box;
  HxGame game;
  HxGoal goal;
} HxPuzzle;

/** HxPuzzleFault: why something is no puzzle. */
typedef enum
{
  HX_PUZZLE_SOUND,
  HX_PUZZLE_NO_HAND,       /* the side's hand is not listed */
  HX_PUZZLE_FEW_TILES,     /* it holds fewer tiles than are to be played */
  HX_PUZZLE_NO_HQ,         /* a side whose hit points count has no HQ */
  HX_PUZZLE_NOT_SET_UP,    /* nothing but HQs lies on the board, and one is missing: the rules want it first (BASE-SETUP-02) */
  HX_PUZZLE_NO_TARGET,     /* the tile that is to be hurt is nowhere, and cannot come onto the board */
  HX_PUZZLE_GAME_OVER,
} HxPuzzleFault;

/** HxPrune: what the search leaves out because it cannot matter; bits. Nothing found depends on them. */
typedef enum
{
  HX_PRUNE_NOTHING = 0,
  HX_PRUNE_TABLE = 1 << 0,   /* a game that was searched before, in whatever order it came about */
  HX_PRUNE_SETS = 1 << 1,    /* other orders of placements that only add a tile to the board */
  HX_PRUNE_IDLE = 1 << 2,    /* abilities used without any effect */
  HX_PRUNE_FACINGS = 1 << 3, /* facings of the last tile that differ in nothing that it meets; only with sets */
  HX_PRUNE_LOST = 1 << 4,    /* choices of a battle that are of no interest any more: it is lost, or won by another one */
  HX_PRUNE_ALL = HX_PRUNE_TABLE | HX_PRUNE_SETS | HX_PRUNE_IDLE | HX_PRUNE_FACINGS | HX_PRUNE_LOST,
} HxPrune;

/** HxPuzzleVerdict: how many solutions there are. */
typedef enum
{
  HX_PUZZLE_NONE,
  HX_PUZZLE_UNIQUE,
  HX_PUZZLE_SEVERAL,
  HX_PUZZLE_UNKNOWN, /* one was found or none, and not everything was searched */
} HxPuzzleVerdict;

/**
 * HxAttempt: a line of play in a puzzle.
 * @actions: (element-type HxAction): what the solving side does
 * @picks: (element-type guint16): options taken at the choices on the way, and in the Final Battle where @is_refuted
 * @key: tells apart the games before the Final Battle
 */
typedef struct
{
  GArray *actions;
  GArray *picks;
  guint64 key[2];
} HxAttempt;

/**
 * HxSolution: one solution.
 * @essence: tells solutions of a puzzle apart, whichever line stands for them
 * @line: what is played
 * @same: (element-type HxAttempt): other lines that come to the same thing
 * @replies: (element-type HxAttempt): where no single line wins, what is played after each answer of the opponent, @line among
 *   them; the picks are the answers
 * @answered: the opponent has something to choose in it
 */
typedef struct
{
  guint64 essence[2];
  HxAttempt *line;
  GPtrArray *same;
  GPtrArray *replies;
  gboolean answered;
} HxSolution;

/**
 * HxSolveOptions: how to search.
 * @prunings: #HxPrune bits
 * @n_threads: threads, or 0 for one per core
 * @table_bytes: memory for games searched before, or 0 for the usual amount
 * @first_only: end with the first line that wins against every choice; where none does, all is searched
 */
typedef struct
{
  guint prunings;
  guint n_threads;
  gsize table_bytes;
  gboolean first_only;
} HxSolveOptions;

/**
 * HxSolveControl: how somebody waits for a search. @cancelled: set to 1, from any thread, to end it soon
 * @n_wins: lines of play that were found to win, as of the last call of @progress; several may come to one solution
 * @progress: (nullable): called now and then, in the thread that called hx_puzzle_solve(), with what was searched and the
 *   share of the whole that is estimated to be done
 */
typedef struct
{
  gint cancelled;
  guint n_wins;
  void (*progress) (gpointer data,
                    guint64  positions,
                    double   share);
  gpointer data;
} HxSolveControl;

/**
 * HxSolving: what a search found out.
 * @solutions: (element-type HxSolution): each different
 * @complete: the search was not cancelled and nothing was left out of @solutions
 * @positions: different games and final positions searched; @battles: Final Battles fought
 * @near_misses: tries that fail by a single hit point, wound or piece
 * @wrong: (nullable): the try that comes closest, with the opponent's refutation in its picks; %NULL where it was cancelled
 * @wrong_may_win: it would succeed if the opponent answered badly
 * @wrong_shortfall: by how much it fails; @wrong_n_turn_picks: picks of @wrong before its Final Battle
 */
typedef struct
{
  HxPuzzleVerdict verdict;
  GPtrArray *solutions;
  gboolean complete;
  guint64 positions, battles;
  guint64 near_misses;
  double seconds;
  HxAttempt *wrong;
  gboolean wrong_may_win;
  int wrong_shortfall;
  guint wrong_n_turn_picks;
} HxSolving;

HxPuzzleFault hx_puzzle_init   (HxPuzzle             *puzzle,
                                const HxBox          *box,
                                const HxGame         *game,
                                const HxGoal         *goal);
HxSolving    *hx_puzzle_solve  (const HxPuzzle       *puzzle,
                                const HxSolveOptions *options,
                                HxSolveControl       *control) G_GNUC_WARN_UNUSED_RESULT;
void          hx_solving_free  (HxSolving            *solving);
HxAttempt    *hx_attempt_new   (void) G_GNUC_WARN_UNUSED_RESULT;
void          hx_attempt_free  (HxAttempt            *attempt);
int           hx_attempt_compare (const HxAttempt    *a,
                                const HxAttempt      *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxSolving, hx_solving_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxAttempt, hx_attempt_free)

G_END_DECLS
