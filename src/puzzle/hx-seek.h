/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for solutions: what its files share. Private to this room. */
#pragma once

#include "hx-puzzle.h"
#include "hx-seek-table.h"

G_BEGIN_DECLS

/** HX_SEEK_CANCELLED: a shortfall that says nothing because the search was cancelled. */
#define HX_SEEK_CANCELLED 0xff
/** HX_SEEK_ANY: no first placement in particular. */
#define HX_SEEK_ANY ((guint) -1)
#define HX_SEEK_MAX_ACTIONS 64
/** HX_SEEK_MAX_WINS: lines that win which are kept; beyond, the list of solutions is not complete. */
#define HX_SEEK_MAX_WINS 5000
#define HX_SEEK_MAX_PICKS 512
/** HX_SEEK_PROGRESS: microseconds after which somebody who waits hears of the progress again. */
#define HX_SEEK_PROGRESS (G_USEC_PER_SEC / 10)

/**
 * HxScript: answers to the choices of one step, as far as they are known.
 * @side, @n_options: of the first choice that is not answered
 */
typedef struct
{
  const guint16 *picks;
  guint n_picks, at;
  guint8 side;
  guint16 n_options;
} HxScript;

/** HxNode: a game between two actions. @deeds: filled where the goal needs them */
typedef struct
{
  HxGame game;
  HxDeeds deeds;
} HxNode;

/**
 * HxPath: how a node was reached.
 * @picks: options taken, in all actions; @n_answers: those that were the opponent's; @n_picks_before: those before the last action
 */
typedef struct
{
  guint n_actions, n_picks, n_answers, n_picks_before;
  HxAction actions[HX_SEEK_MAX_ACTIONS];
  guint16 picks[HX_SEEK_MAX_PICKS];
} HxPath;

/**
 * HxCombat: how a Final Battle comes out.
 * @shortfall: against the best answers; where it is above what is asked for, at least that
 * @may_win: some answers let it win
 * @answered: the opponent has something to choose, if the side chooses as well as it can
 */
typedef struct
{
  int shortfall;
  gboolean may_win;
  gboolean answered;
} HxCombat;

/** HxClosest: the wrong try that comes closest. @attempt: (nullable): it; @may_win: the opponent has to find the refutation */
typedef struct
{
  HxAttempt *attempt;
  int shortfall;
  gboolean may_win;
  guint n_actions;
  HxKey key;
} HxClosest;

/**
 * HxSearch: what all threads of one search share. @n_threads: how many; @needs_deeds: of the goal; @n_wins: lines found that win;
 * @answers: a win depends on the opponent's answers in the turn; @first_only: one line that wins is enough;
 * @truncated: something was left out */
typedef struct
{
  const HxPuzzle *puzzle;
  HxSolveControl *control;
  guint prunings;
  guint n_threads;
  HxSeekTable *table;
  gboolean needs_deeds;
  gboolean first_only;
  gint answers;
  gint n_wins;
  gint truncated;
} HxSearch;

/**
 * HxSeeker: one thread's part of a search.
 * @wins: (element-type HxAttempt): lines that win without any answer of the opponent in the turn; @won: the same by key
 * @positions: games and final positions of which nobody knew anything before
 * @combat: how the last Final Battle came out; @told: when hx_seek_tell() last told something
 * @in_task: it has entered the table, which can grow only while it rests; @n_visits: games that it has come to
 */
typedef struct
{
  HxSearch *search;
  HxPath path;
  guint64 positions, battles, near_misses;
  GPtrArray *wins;
  GHashTable *won;
  HxClosest closest;
  HxCombat combat;
  gint64 told;
  gboolean in_task;
  guint n_visits;
  HxBattle battle;
} HxSeeker;

HxSeeker *hx_seeker_new        (HxSearch         *search) G_GNUC_WARN_UNUSED_RESULT;
void      hx_seeker_free       (HxSeeker         *seeker);
gboolean  hx_seeker_stops      (const HxSeeker   *seeker);
gboolean  hx_closest_is_closer (const HxClosest  *a,
                                const HxClosest  *b);
HxBattleState hx_seek_step     (const HxSearch   *search,
                                HxActing         *acting,
                                HxDeeds          *deeds,
                                HxScript         *script);
void      hx_seek_tell         (HxSeeker         *seeker);
int       hx_seek              (HxSeeker         *seeker,
                                const HxNode     *node);
int       hx_seek_action       (HxSeeker         *seeker,
                                const HxNode     *node,
                                const HxAction   *action);
int       hx_seek_go_on        (HxSeeker         *seeker,
                                const HxNode     *node,
                                const HxActing   *from,
                                const HxDeeds    *deeds,
                                guint             n_known);
GArray   *hx_seek_list         (const HxSeeker   *seeker,
                                const HxNode     *node) G_GNUC_WARN_UNUSED_RESULT;
guint     hx_seek_tiles_left   (const HxSeeker   *seeker,
                                const HxNode     *node);
gboolean  hx_seek_is_over      (const HxSeeker   *seeker,
                                const HxNode     *node);
int       hx_seek_final        (HxSeeker         *seeker,
                                const HxPosition *position,
                                const HxDeeds    *deeds,
                                HxKey             key);
int       hx_seek_final_alike  (HxSeeker         *seeker,
                                HxCombat          combat,
                                HxKey             key);
void      hx_seek_prepare_final (const HxSeeker  *seeker,
                                HxKey             key);
HxCombat  hx_seek_fight        (HxSeeker         *seeker,
                                const HxPosition *position,
                                const HxDeeds    *deeds,
                                int               most);
int       hx_script_read       (void             *data,
                                const HxChoice   *choice);
GArray   *hx_seek_refutation   (HxSeeker         *seeker,
                                const HxPosition *position,
                                const HxDeeds    *deeds) G_GNUC_WARN_UNUSED_RESULT;

gboolean  hx_seek_is_tame      (const HxSeeker   *seeker,
                                const HxNode     *node);
gboolean  hx_seek_is_quiet     (const HxSeeker   *seeker,
                                const HxNode     *node,
                                guint16           tile);
gboolean  hx_seek_has_only_quiet (const HxSeeker *seeker,
                                const HxNode     *node);
int       hx_seek_placements   (HxSeeker         *seeker,
                                const HxNode     *node,
                                guint             first);
guint     hx_seek_count_first  (const HxSeeker   *seeker,
                                const HxNode     *node);
void      hx_seek_find_alike   (const HxBox      *box,
                                const HxPosition *board,
                                int               side,
                                guint8            hex,
                                guint16           tile,
                                guint8            alike[HX_N_DIRECTIONS]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxSeeker, hx_seeker_free)

G_END_DECLS
