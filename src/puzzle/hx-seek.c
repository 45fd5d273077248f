/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What a side can achieve from a game on: it chooses its actions and its own options, the opponent chooses against it.
 * Everything is searched, whether or not a solution has been found.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-seek.h"

/* Games between two looks at how full the table is. */
#define VISITS 16384

typedef struct
{
  GArray *actions;
  gboolean with_tiles;
} Listing;

/**
 * hx_seeker_new:
 * @search: what it is a part of
 *
 * Returns: (transfer full): a seeker that has found nothing yet
 */
HxSeeker *
hx_seeker_new (HxSearch *search)
{
  HxSeeker *seeker = g_new0 (HxSeeker, 1);

  seeker->search = search;
  seeker->wins = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_attempt_free);
  seeker->won = g_hash_table_new (hx_key_hash, hx_key_equal);
  seeker->closest.shortfall = G_MAXINT;
  return seeker;
}

/**
 * hx_seeker_free:
 * @seeker: (transfer full) (nullable): a seeker
 */
void
hx_seeker_free (HxSeeker *seeker)
{
  if (seeker == NULL)
    return;
  g_hash_table_unref (seeker->won);
  g_ptr_array_unref (seeker->wins);
  g_clear_pointer (&seeker->closest.attempt, hx_attempt_free);
  g_free (seeker);
}

/** hx_seeker_stops: Returns: whether the search has been cancelled, or has found what is enough */
gboolean
hx_seeker_stops (const HxSeeker *seeker)
{
  HxSearch *search = seeker->search;

  return (search->control != NULL && g_atomic_int_get (&search->control->cancelled) != 0)
         || (search->first_only && g_atomic_int_get (&search->n_wins) > 0);
}

/**
 * hx_seek_tell:
 * @seeker: a seeker of the thread that called hx_puzzle_solve()
 *
 * Now and then tells whoever waits that lines which are known to win are still looked into, so that it can be cancelled.
 */
void
hx_seek_tell (HxSeeker *seeker)
{
  HxSolveControl *control = seeker->search->control;
  gint64 now;

  if (control == NULL || control->progress == NULL)
    return;
  now = g_get_monotonic_time ();
  if (now - seeker->told < HX_SEEK_PROGRESS)
    return;
  seeker->told = now;
  control->progress (control->data, seeker->positions, 1.0);
}

/** hx_seek_tiles_left: Returns: tiles that are still to be played */
guint
hx_seek_tiles_left (const HxSeeker *seeker,
                    const HxNode   *node)
{
  const HxPuzzle *puzzle = seeker->search->puzzle;
  int played = puzzle->game.seats[puzzle->goal.side].hand.n - node->game.seats[puzzle->goal.side].hand.n;

  return played >= puzzle->goal.play ? 0 : (guint) (puzzle->goal.play - played);
}

/** hx_seek_is_over: Returns: whether nothing more can be done, not even a Final Battle be fought (BASE-END-04) */
gboolean
hx_seek_is_over (const HxSeeker *seeker,
                 const HxNode   *node)
{
  const HxPosition *position = &node->game.position;

  return node->game.round == HX_ROUND_OVER
         || (position->fallen != 0 && position->n_sides - __builtin_popcount (position->fallen) <= 1);
}

static HxAttempt *
take_path (const HxSeeker *seeker,
           HxKey           key)
{
  HxAttempt *attempt = hx_attempt_new ();

  g_array_append_vals (attempt->actions, seeker->path.actions, seeker->path.n_actions);
  g_array_append_vals (attempt->picks, seeker->path.picks, seeker->path.n_picks);
  attempt->key[0] = key.low;
  attempt->key[1] = key.high;
  return attempt;
}

static void
keep_win (HxSeeker *seeker,
          HxKey     key)
{
  HxAttempt *attempt = take_path (seeker, key);

  g_ptr_array_add (seeker->wins, attempt);
  g_hash_table_insert (seeker->won, attempt->key, attempt);
}

static void
note_win (HxSeeker *seeker,
          HxKey     key)
{
  HxSearch *search = seeker->search;

  /* Beyond what is kept nothing is written that other threads read all the time. */
  if (g_atomic_int_get (&search->n_wins) < HX_SEEK_MAX_WINS && g_atomic_int_add (&search->n_wins, 1) < HX_SEEK_MAX_WINS)
    keep_win (seeker, key);
  else if (g_atomic_int_get (&search->truncated) == 0)
    g_atomic_int_set (&search->truncated, 1);
}

/* Another way to a position that wins. The plainest stands for all, whichever thread found the others. */
static void
note_other_way (HxSeeker *seeker,
                HxKey     key)
{
  HxAttempt *known = g_hash_table_lookup (seeker->won, &key);

  if (known == NULL)
    {
      if (g_atomic_int_get (&seeker->search->n_wins) < HX_SEEK_MAX_WINS && seeker->wins->len < HX_SEEK_MAX_WINS)
        keep_win (seeker, key);
      return;
    }
  if (known->actions->len <= seeker->path.n_actions)
    return;
  g_array_set_size (known->actions, 0);
  g_array_set_size (known->picks, 0);
  g_array_append_vals (known->actions, seeker->path.actions, seeker->path.n_actions);
  g_array_append_vals (known->picks, seeker->path.picks, seeker->path.n_picks);
}

/**
 * hx_closest_is_closer:
 * @a: a wrong try
 * @b: another
 *
 * Returns: whether @a comes closer, or is as close and more convincing: refuted by a choice alone, or plainer
 */
gboolean
hx_closest_is_closer (const HxClosest *a,
                      const HxClosest *b)
{
  if (a->shortfall != b->shortfall)
    return a->shortfall < b->shortfall;
  if (a->may_win != b->may_win)
    return a->may_win;
  return a->n_actions != b->n_actions ? a->n_actions < b->n_actions : a->key.low < b->key.low;
}

/* A try that fails. */
static void
note_wrong (HxSeeker *seeker,
            HxCombat  combat,
            HxKey     key)
{
  HxClosest wrong = { NULL, combat.shortfall, combat.may_win, seeker->path.n_actions, key };

  seeker->near_misses += combat.shortfall == 1;
  if (!hx_closest_is_closer (&wrong, &seeker->closest))
    return;
  g_clear_pointer (&seeker->closest.attempt, hx_attempt_free);
  seeker->closest = wrong;
  seeker->closest.attempt = take_path (seeker, key);
}

/* After answers of the opponent a game is no try of its own: what is noted of it differs. */
static HxKey
key_on_path (const HxSeeker *seeker,
             HxKey           key)
{
  return seeker->path.n_answers > 0 ? hx_key_plus (key, (HxKey) { 0x9e3779b97f4a7c15u, 0xc2b2ae3d27d4eb4fu }) : key;
}

/* Final Battles are known in the table under keys of their own. */
static HxKey
key_of_battle (const HxSeeker *seeker,
               HxKey           key)
{
  return key_on_path (seeker, hx_key_plus (key, (HxKey) { 0x165667b19e3779f9u, 0x85ebca77c2b2ae63u }));
}

/**
 * hx_seek_prepare_final:
 * @seeker: a seeker
 * @key: tells apart a position that hx_seek_final() will be called for soon
 */
void
hx_seek_prepare_final (const HxSeeker *seeker,
                       HxKey           key)
{
  if (seeker->search->table != NULL)
    hx_seek_table_prepare (seeker->search->table, key_of_battle (seeker, key));
}

/* How badly a try can fail and still be of interest. */
static int
find_most (const HxSeeker *seeker)
{
  return CLAMP (seeker->closest.shortfall, 1, HX_SHORT_MAX);
}

/* What a Final Battle came out as is kept, and a line that ends in it noted. */
static int
note_final (HxSeeker *seeker,
            HxCombat  combat,
            HxKey     key)
{
  HxSeekTable *table = seeker->search->table;

  if (table != NULL && !hx_seek_table_put (table, key, combat.shortfall))
    return combat.shortfall;
  seeker->positions++;
  if (seeker->path.n_answers > 0)
    return combat.shortfall;
  if (combat.shortfall == 0)
    note_win (seeker, key);
  else
    note_wrong (seeker, combat, key);
  return combat.shortfall;
}

/* Whether the table knows a Final Battle. */
static gboolean
is_known_final (HxSeeker *seeker,
                HxKey     key,
                int      *known)
{
  HxSeekTable *table = seeker->search->table;

  if (table == NULL || !hx_seek_table_get (table, key, known))
    return FALSE;
  if (*known == 0 && seeker->path.n_answers == 0)
    note_other_way (seeker, key);
  return TRUE;
}

/**
 * hx_seek_final:
 * @seeker: a seeker
 * @position: where the Final Battle is fought
 * @deeds: what was done before it
 * @key: tells the position apart
 *
 * Notes a line that wins, or how close it comes.
 *
 * Returns: by how much it falls short
 */
int
hx_seek_final (HxSeeker         *seeker,
               const HxPosition *position,
               const HxDeeds    *deeds,
               HxKey             key)
{
  int known;

  key = key_of_battle (seeker, key);
  if (is_known_final (seeker, key, &known))
    return known;
  seeker->combat = hx_seek_fight (seeker, position, deeds, find_most (seeker));
  return hx_seeker_stops (seeker) ? HX_SEEK_CANCELLED : note_final (seeker, seeker->combat, key);
}

/**
 * hx_seek_final_alike:
 * @seeker: a seeker
 * @combat: how the Final Battle came out in a position that only differs where it makes no difference
 * @key: tells the position apart
 *
 * Does what hx_seek_final() does, without the battle.
 *
 * Returns: by how much it falls short
 */
int
hx_seek_final_alike (HxSeeker *seeker,
                     HxCombat  combat,
                     HxKey     key)
{
  int known;

  key = key_of_battle (seeker, key);
  return is_known_final (seeker, key, &known) ? known : note_final (seeker, combat, key);
}

static bool
list_cb (void           *data,
         const HxAction *action)
{
  Listing *listing = data;
  gboolean by_tile = action->by == HX_BY_TILE && action->what != HX_DO_EXPAND;

  switch ((HxDo) action->what)
    {
    case HX_DO_PLACE:
    case HX_DO_MOVE:
    case HX_DO_ROTATE:
    case HX_DO_PUSH:
    case HX_DO_ARM:
    case HX_DO_CHAIN:
    case HX_DO_RANGED_NET:
    case HX_DO_EXPLODE:
    case HX_DO_RAY:
    case HX_DO_RETREAT:
    case HX_DO_PLAY:
    case HX_DO_EXPAND:
      break;
    default:
      return true;
    }
  if (!by_tile || listing->with_tiles)
    g_array_append_val (listing->actions, *action);
  return true;
}

/**
 * hx_seek_list:
 * @seeker: a seeker
 * @node: a game that is not over
 *
 * Returns: (transfer full) (element-type HxAction): what the side may do in a puzzle: tiles as long as some are to be played,
 *   abilities; nobody draws, discards or causes a Battle by a tile (BASE-PUZ-03, BASE-INST-11)
 */
GArray *
hx_seek_list (const HxSeeker *seeker,
              const HxNode   *node)
{
  GArray *actions = g_array_new (FALSE, FALSE, sizeof (HxAction));
  Listing listing = { actions, hx_seek_tiles_left (seeker, node) > 0 };

  if (node->game.position.turn == seeker->search->puzzle->goal.side)
    hx_actions_list (seeker->search->puzzle->box, &node->game, list_cb, &listing);
  return actions;
}

/**
 * hx_script_read:
 * @data: a #HxScript
 * @choice: a choice of the step
 *
 * Returns: its answer, or -1 where the script has none
 */
int
hx_script_read (void           *data,
                const HxChoice *choice)
{
  HxScript *script = data;

  if (script->at < script->n_picks)
    return script->picks[script->at++];
  script->side = choice->side;
  script->n_options = choice->n_options;
  return -1;
}

/**
 * hx_seek_step:
 * @search: a search
 * @acting: (inout): an action under way; of no use any more when it waits
 * @deeds: (inout): what was done so far, where the goal needs that
 * @script: (inout): answers to the choices of the step
 *
 * Returns: as hx_action_step()
 */
HxBattleState
hx_seek_step (const HxSearch *search,
              HxActing       *acting,
              HxDeeds        *deeds,
              HxScript       *script)
{
  HxDecider decider = { hx_script_read, script };
  HxBattleState state;
  HxWatch watch;
  HxLog log = { hx_watch_add, &watch };

  if (!search->needs_deeds)
    return hx_action_step (acting, search->puzzle->box, &decider, NULL);
  hx_watch_begin (&watch, search->puzzle->box, &search->puzzle->goal, &acting->battle.position, deeds);
  state = hx_action_step (acting, search->puzzle->box, &decider, &log);
  if (state != HX_BATTLE_WAITS)
    *deeds = watch.deeds;
  return state;
}

/* Whether an ability has changed nothing but that it is used up. */
static gboolean
is_idle (const HxNode *before,
         const HxNode *after,
         int           side)
{
  return before->game.seats[side].hand.n == after->game.seats[side].hand.n
         && hx_position_equal (&before->game.position, &after->game.position);
}

/*
 * The opponent has an answer to the last action of the path that makes it fail. Noted once, as any try, whichever thread comes to
 * it first.
 */
static void
note_answered (HxSeeker     *seeker,
               const HxNode *node,
               int           shortfall,
               guint16       answer)
{
  const HxSearch *search = seeker->search;
  HxPath *path = &seeker->path;
  HxKey key = hx_key_of_game (&node->game, search->puzzle->goal.side, search->needs_deeds ? &node->deeds : NULL);

  key = hx_key_plus (key, hx_key_of_action (&path->actions[path->n_actions - 1]));
  for (guint i = path->n_picks_before; i < path->n_picks; i++)
    key = hx_key_plus (key, hx_key_of_pick (i - path->n_picks_before, path->picks[i]));
  if (search->table != NULL && !hx_seek_table_put (search->table, key, shortfall))
    return;
  path->picks[path->n_picks++] = answer;
  note_wrong (seeker, (HxCombat) { .shortfall = shortfall }, key);
  path->n_picks--;
}

/* Every option of an open choice. @n_known: options of this step that are taken already */
static int
branch (HxSeeker       *seeker,
        const HxNode   *node,
        const HxActing *from,
        const HxDeeds  *deeds,
        const HxScript *script)
{
  HxSearch *search = seeker->search;
  HxPath *path = &seeker->path;
  gboolean own = script->side == search->puzzle->goal.side, first = !own && path->n_answers == 0;
  int best = own ? HX_SHORT_MAX : 0;
  guint16 worst = 0;

  if (path->n_picks == HX_SEEK_MAX_PICKS)
    {
      g_atomic_int_set (&search->truncated, 1);
      return HX_SHORT_MAX;
    }
  for (guint16 i = 0; i < script->n_options; i++)
    {
      int shortfall;

      path->picks[path->n_picks++] = i;
      path->n_answers += !own;
      shortfall = hx_seek_go_on (seeker, node, from, deeds, script->n_picks + 1);
      path->n_answers -= !own;
      path->n_picks--;
      if (shortfall == HX_SEEK_CANCELLED)
        return shortfall;
      if (own ? shortfall < best : shortfall > best)
        {
          best = shortfall;
          worst = i;
        }
    }
  if (!first)
    return best;
  if (best == 0)
    g_atomic_int_set (&search->answers, 1);
  else
    note_answered (seeker, node, best, worst);
  return best;
}

/* What comes after an action that is over. @chose: options were taken in it */
static int
go_beyond (HxSeeker       *seeker,
           const HxNode   *node,
           const HxActing *acting,
           const HxDeeds  *done,
           gboolean        chose)
{
  HxNode after;

  after.game = acting->game;
  if (seeker->search->needs_deeds)
    after.deeds = *done;
  if (seeker->search->prunings & HX_PRUNE_IDLE && !chose && is_idle (node, &after, seeker->search->puzzle->goal.side))
    return HX_SHORT_MAX;
  return hx_seek (seeker, &after);
}

/**
 * hx_seek_go_on:
 * @seeker: a seeker
 * @node: the game before the action
 * @from: the action under way
 * @deeds: what was done so far
 * @n_known: the last picks of the path that belong to the step that comes
 *
 * Plays an action on with every answer to its choices.
 *
 * Returns: by how much the best falls short that can come of it
 */
int
hx_seek_go_on (HxSeeker       *seeker,
               const HxNode   *node,
               const HxActing *from,
               const HxDeeds  *deeds,
               guint           n_known)
{
  HxPath *path = &seeker->path;
  HxActing before, acting;
  HxDeeds done;
  HxScript script;
  gboolean chose = n_known > 0;

  before = *from;
  if (seeker->search->needs_deeds)
    done = *deeds;
  for (;;)
    {
      HxBattleState state;

      acting = before;
      script = (HxScript) { .picks = path->picks + path->n_picks - n_known, .n_picks = n_known };
      state = hx_seek_step (seeker->search, &acting, &done, &script);
      if (state == HX_BATTLE_OVER)
        return go_beyond (seeker, node, &acting, &done, chose);
      if (state == HX_BATTLE_WAITS)
        return branch (seeker, node, &before, &done, &script);
      before = acting;
      n_known = 0;
    }
}

/**
 * hx_seek_action:
 * @seeker: a seeker whose path leads to @node
 * @node: a game
 * @action: an action that hx_seek_list() listed for it
 *
 * Returns: by how much the best falls short that can come of it
 */
int
hx_seek_action (HxSeeker       *seeker,
                const HxNode   *node,
                const HxAction *action)
{
  HxPath *path = &seeker->path;
  HxActing acting;
  HxDeeds done;
  HxScript nothing = { 0 };
  guint n_picks_before = path->n_picks_before;
  int shortfall;

  if (path->n_actions == HX_SEEK_MAX_ACTIONS)
    {
      g_atomic_int_set (&seeker->search->truncated, 1);
      return HX_SHORT_MAX;
    }
  hx_action_begin_listed (&acting, seeker->search->puzzle->box, &node->game, action);
  path->actions[path->n_actions++] = *action;
  path->n_picks_before = path->n_picks;
  if (seeker->search->needs_deeds)
    done = node->deeds;
  /* Most actions are over at once; where not, the action begins again, with copies kept for its choices. */
  if (hx_seek_step (seeker->search, &acting, &done, &nothing) == HX_BATTLE_OVER)
    shortfall = go_beyond (seeker, node, &acting, &done, FALSE);
  else
    {
      hx_action_begin_listed (&acting, seeker->search->puzzle->box, &node->game, action);
      shortfall = hx_seek_go_on (seeker, node, &acting, &node->deeds, 0);
    }
  path->n_actions--;
  path->n_picks_before = n_picks_before;
  return shortfall;
}

/* A game ended before its Final Battle. */
static void
note_over (HxSeeker *seeker,
           int       shortfall,
           HxKey     key)
{
  if (seeker->path.n_answers > 0)
    return;
  if (shortfall == 0)
    note_win (seeker, key);
  else
    note_wrong (seeker, (HxCombat) { .shortfall = shortfall }, key);
}

static int
seek_actions (HxSeeker     *seeker,
              const HxNode *node,
              gboolean      without_quiet)
{
  g_autoptr (GArray) actions = hx_seek_list (seeker, node);
  int best = HX_SHORT_MAX;

  for (guint i = 0; i < actions->len; i++)
    {
      const HxAction *action = &g_array_index (actions, HxAction, i);
      int shortfall;

      if (without_quiet && action->what == HX_DO_PLACE && hx_seek_is_quiet (seeker, node, action->tile))
        continue;
      shortfall = hx_seek_action (seeker, node, action);
      if (shortfall == HX_SEEK_CANCELLED)
        return shortfall;
      best = MIN (best, shortfall);
    }
  return best;
}

/* The actions from a game on, the placements among them as sets where that is the same. In a tame game there is nothing but tiles. */
static int
seek_on (HxSeeker     *seeker,
         const HxNode *node,
         guint         left)
{
  gboolean tame = seeker->search->prunings & HX_PRUNE_SETS && hx_seek_is_tame (seeker, node);
  int best, other;

  if (tame && left == 0)
    return HX_SHORT_MAX;
  if (!tame || (left > 1 && !hx_seek_has_only_quiet (seeker, node)))
    return seek_actions (seeker, node, FALSE);
  best = hx_seek_placements (seeker, node, HX_SEEK_ANY);
  if (best == HX_SEEK_CANCELLED || hx_seek_has_only_quiet (seeker, node))
    return best;
  other = seek_actions (seeker, node, TRUE);
  return other == HX_SEEK_CANCELLED ? other : MIN (best, other);
}

/* What the side can achieve from a game on that is not over. */
static int
seek_from (HxSeeker     *seeker,
           const HxNode *node)
{
  const HxSearch *search = seeker->search;
  int side = search->puzzle->goal.side, best = HX_SHORT_MAX, other;
  guint left = hx_seek_tiles_left (seeker, node);

  if (left == 0)
    best = hx_seek_final (seeker, &node->game.position, &node->deeds,
                          hx_key_of_final (&node->game, side, search->needs_deeds ? &node->deeds : NULL));
  if (best == HX_SEEK_CANCELLED || node->game.position.turn != side)
    return best;
  other = seek_on (seeker, node, left);
  return other == HX_SEEK_CANCELLED ? other : MIN (best, other);
}

/* In the middle of a task, where nothing that the table holds is in use: others may wait for all to let it grow. */
static void
rest (HxSeeker *seeker)
{
  if (seeker->in_task && (++seeker->n_visits % VISITS == 0 || hx_seek_table_is_awaited (seeker->search->table)))
    {
      hx_seek_table_leave (seeker->search->table);
      hx_seek_table_enter (seeker->search->table);
    }
}

/**
 * hx_seek:
 * @seeker: a seeker whose path leads to @node
 * @node: a game between two actions
 *
 * Returns: by how much the best falls short that the side can achieve, 0 where it solves the puzzle
 */
int
hx_seek (HxSeeker     *seeker,
         const HxNode *node)
{
  HxSearch *search = seeker->search;
  HxSeekTable *table = search->table;
  const HxDeeds *deeds = search->needs_deeds ? &node->deeds : NULL;
  HxKey key = key_on_path (seeker, hx_key_of_game (&node->game, search->puzzle->goal.side, deeds));
  gboolean is_over;
  int best;

  if (hx_seeker_stops (seeker))
    return HX_SEEK_CANCELLED;
  rest (seeker);
  if (table != NULL && hx_seek_table_get (table, key, &best))
    return best;
  is_over = hx_seek_is_over (seeker, node);
  best = is_over ? hx_goal_shortfall (&search->puzzle->goal, search->puzzle->box, &node->game.position, &node->deeds)
                 : seek_from (seeker, node);
  /* Two threads may have searched it, but for one of them it is new. */
  if (best == HX_SEEK_CANCELLED || (table != NULL && !hx_seek_table_put (table, key, best)))
    return best;
  seeker->positions++;
  if (is_over)
    note_over (seeker, best, key);
  return best;
}
