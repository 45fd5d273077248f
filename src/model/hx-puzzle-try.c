/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The copy is a document of its own, so that taking back and undoing work on it and the file stays as it is. */

#include "config.h"

#include "hx-puzzle-try.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-task-text.h"

struct _HxPuzzleTry
{
  GObject parent_instance;

  /* owned */
  HxDocument *document;
  HxDocument *scratch;
  HxPuzzle *puzzle;
  HxPuzzleCheck *check;

  /* state: @judged is the last line that was looked for a @refutation, which takes its time */
  HxAttempt *judged;
  HxAttempt *refutation;
  guint n_hints;
  gboolean is_shown;
};

enum
{
  SIGNAL_HINTED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxPuzzleTry, hx_puzzle_try, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

/* What somebody else looks at has found already what there is to find here. */
static void
drop_check (HxPuzzleTry *self)
{
  if (self->check == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->check, self);
  if (hx_puzzle_check_get_state (self->check) == HX_CHECK_SOLVING)
    hx_puzzle_check_cancel (self->check);
  g_clear_object (&self->check);
}

static void
hx_puzzle_try_finalize (GObject *object)
{
  HxPuzzleTry *self = HX_PUZZLE_TRY (object);

  drop_check (self);
  g_clear_object (&self->scratch);
  g_clear_object (&self->document);
  g_clear_pointer (&self->puzzle, g_free);
  g_clear_pointer (&self->judged, hx_attempt_free);
  g_clear_pointer (&self->refutation, hx_attempt_free);

  G_OBJECT_CLASS (hx_puzzle_try_parent_class)->finalize (object);
}

static void
hx_puzzle_try_class_init (HxPuzzleTryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_puzzle_try_finalize;

  /** HxPuzzleTry::hinted: there is more to tell of the hints. */
  signals[SIGNAL_HINTED] = g_signal_new ("hinted", HX_TYPE_PUZZLE_TRY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hx_puzzle_try_init (HxPuzzleTry *self)
{
  self->puzzle = g_new0 (HxPuzzle, 1);
}

static char **
copy_choices (const HxPuzzleLine *line)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < line->choices->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (line->choices, i));

  return g_strv_builder_end (builder);
}

/**
 * hx_puzzle_try_new:
 * @document: a puzzle; it is not touched
 * @line: (nullable): a line to be shown, rather than to be found
 * @error: why it is no puzzle
 *
 * Returns: (transfer full) (nullable): a try of which nothing is played yet
 */
HxPuzzleTry *
hx_puzzle_try_new (HxDocument          *document,
                   const HxPuzzleLine  *line,
                   GError             **error)
{
  g_autoptr (HxPuzzleTry) self = g_object_new (HX_TYPE_PUZZLE_TRY, NULL);
  HxScenario *start;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  if (!hx_document_init_puzzle (document, self->puzzle, error))
    return NULL;
  start = hx_scenario_take_game (hx_document_get_catalog (document), hx_document_get_scenario (document), &self->puzzle->game);
  self->is_shown = line != NULL;
  if (line != NULL)
    {
      start->actions = json_array_ref (line->objects);
      start->choices = copy_choices (line);
    }
  self->document = g_object_ref (document);
  self->scratch = hx_document_new (hx_document_get_library (document), start, NULL);

  return g_steal_pointer (&self);
}

/** hx_puzzle_try_get_document: Returns: (transfer none): the puzzle. */
HxDocument *
hx_puzzle_try_get_document (HxPuzzleTry *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  return self->document;
}

/** hx_puzzle_try_get_scratch: Returns: (transfer none): the copy on which it is tried. */
HxDocument *
hx_puzzle_try_get_scratch (HxPuzzleTry *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  return self->scratch;
}

/** hx_puzzle_try_get_is_shown: Returns: whether a line is shown rather than looked for. */
gboolean
hx_puzzle_try_get_is_shown (HxPuzzleTry *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), FALSE);

  return self->is_shown;
}

/** hx_puzzle_try_begin: Has nothing offered to @playing, which plays the copy, that has no place in the puzzle. */
void
hx_puzzle_try_begin (HxPuzzleTry *self,
                     HxPlaying   *playing)
{
  g_return_if_fail (HX_IS_PUZZLE_TRY (self));

  hx_playing_keep_to (playing, self->puzzle, self->is_shown);
}

/** hx_puzzle_try_dup_status: Returns: (transfer full): how many tiles are played, of how many. */
char *
hx_puzzle_try_dup_status (HxPuzzleTry *self,
                          HxPlaying   *playing)
{
  g_autofree char *n = NULL, *all = NULL;

  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  n = g_strdup_printf ("%u", hx_puzzle_count_played (self->puzzle, hx_playing_get_game (playing)));
  all = g_strdup_printf ("%u", self->puzzle->goal.play);

  return hx_phrase (_("Tiles played: {n} of {all}"), "n", n, "all", all, NULL);
}

static gboolean
is_fought (HxPlaying *playing)
{
  const HxEntry *entry = hx_point_get_entry (hx_playing_get_point (playing));

  return entry != NULL && entry->action.what == HX_DO_FINAL_BATTLE;
}

/** hx_puzzle_try_get_is_ready: Returns: whether as many tiles are played as have to be, so that the Final Battle can be fought. */
gboolean
hx_puzzle_try_get_is_ready (HxPuzzleTry *self,
                            HxPlaying   *playing)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), FALSE);

  return !is_fought (playing) && hx_playing_get_game (playing)->round != HX_ROUND_OVER
         && hx_resolution_get_open (hx_playing_get_resolution (playing)) == NULL
         && hx_puzzle_count_played (self->puzzle, hx_playing_get_game (playing)) == self->puzzle->goal.play;
}

/* What was played before the Final Battle. Returns: (transfer full) (nullable): it, or %NULL where it has no place in a puzzle. */
static HxAttempt *
take_attempt (HxPuzzleTry *self,
              HxPlaying   *playing)
{
  g_autoptr (HxAttempt) attempt = hx_attempt_new ();
  g_autoptr (GPtrArray) entries = hx_point_list_entries (hx_playing_get_point (playing));
  g_autofree HxGame *game = g_memdup2 (&self->puzzle->game, sizeof self->puzzle->game);

  for (guint i = 0; i < entries->len; i++)
    {
      const HxEntry *entry = g_ptr_array_index (entries, i);
      g_autoptr (HxResolution) resolution = NULL;
      const GArray *picks;

      if (entry->action.what == HX_DO_FINAL_BATTLE)
        break;
      if (!hx_puzzle_allows (self->puzzle, game, &entry->action))
        return NULL;
      resolution = hx_resolution_new_for_action (self->scratch, game, &entry->action, (const char *const *) entry->choices);
      picks = hx_resolution_get_picks (resolution);
      g_array_append_vals (attempt->picks, picks->data, picks->len);
      g_array_append_val (attempt->actions, entry->action);
      *game = *hx_resolution_get_end (resolution);
    }

  return g_steal_pointer (&attempt);
}

/** hx_puzzle_try_fight: Fights the Final Battle; the opponent chooses what is worst for the try, and the try's side what is best. */
void
hx_puzzle_try_fight (HxPuzzleTry *self,
                     HxPlaying   *playing)
{
  HxAction action = hx_action_new (HX_DO_FINAL_BATTLE);
  g_autoptr (HxAttempt) attempt = NULL;
  g_autoptr (HxJudgement) judgement = NULL;

  g_return_if_fail (HX_IS_PUZZLE_TRY (self));

  attempt = take_attempt (self, playing);
  judgement = attempt != NULL ? hx_puzzle_judge (self->puzzle, attempt) : NULL;
  action.side = self->puzzle->goal.side;
  if (hx_playing_play (playing, &action) != HX_TRY_PLAYED || judgement == NULL)
    return;
  for (guint i = 0; i < judgement->picks->len && hx_resolution_get_open (hx_playing_get_resolution (playing)) != NULL; i++)
    hx_playing_answer (playing, i, g_array_index (judgement->picks, guint16, i));
}

static char *
tell_failure (HxPuzzleTry       *self,
              const HxJudgement *judgement)
{
  g_autofree char *all = g_strdup_printf ("%u", self->puzzle->goal.play);
  g_autofree char *missed = NULL, *text = NULL;

  if (!judgement->is_over && judgement->n_played != self->puzzle->goal.play)
    return hx_phrase (ngettext ("Not solved: exactly {n} tile has to be played.", "Not solved: exactly {n} tiles have to be played.",
                                self->puzzle->goal.play), "n", all, NULL);
  missed = hx_shortfall_text (&self->puzzle->goal, judgement->shortfall);
  text = hx_phrase_join (_("Not solved."), missed);

  return hx_phrase_join (text, judgement->may_win ? _("Other choices of the opponent would have let it reach the goal.") : NULL);
}

/* An answer that the opponent could have given on the way, had it known better. Takes @attempt over. */
static const HxAttempt *
find_refutation (HxPuzzleTry *self,
                 HxAttempt   *attempt)
{
  if (self->judged != NULL && hx_attempt_compare (self->judged, attempt) == 0)
    {
      hx_attempt_free (attempt);
      return self->refutation;
    }
  g_clear_pointer (&self->judged, hx_attempt_free);
  g_clear_pointer (&self->refutation, hx_attempt_free);
  self->judged = attempt;
  self->refutation = hx_puzzle_find_refutation (self->puzzle, attempt);

  return self->refutation;
}

static char *
tell_refutation (HxPuzzleTry     *self,
                 const HxAttempt *refutation)
{
  g_autoptr (HxPuzzleLine) line = hx_puzzle_line_new (self->scratch, self->puzzle, NULL, refutation);
  const HxToldAction *action = g_ptr_array_index (line->actions, line->actions->len - 1);

  g_return_val_if_fail (line->answers->len > 0, NULL);

  return hx_phrase (_("Not solved: the opponent can answer otherwise, and then nothing reaches the goal any more. "
                      "{action}. {answer}."),
                    "action", action->text, "answer", g_ptr_array_index (line->answers, line->answers->len - 1), NULL);
}

/**
 * hx_puzzle_try_judge:
 * @text: (out) (transfer full) (nullable): what came of it, in words
 *
 * Returns: what the try has come to; it goes on until the Final Battle is fought, or the game ends before
 */
HxTryEnd
hx_puzzle_try_judge (HxPuzzleTry  *self,
                     HxPlaying    *playing,
                     char        **text)
{
  g_autoptr (HxAttempt) attempt = NULL;
  g_autoptr (HxJudgement) judgement = NULL;
  const HxAttempt *refutation;

  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), HX_TRY_GOES_ON);

  *text = NULL;
  if (!is_fought (playing) && hx_playing_get_game (playing)->round != HX_ROUND_OVER)
    return HX_TRY_GOES_ON;
  attempt = take_attempt (self, playing);
  judgement = attempt != NULL ? hx_puzzle_judge (self->puzzle, attempt) : NULL;
  if (judgement == NULL)
    {
      *text = g_strdup (_("Not solved: in a puzzle nothing is drawn or discarded, and the turn does not end."));
      return HX_TRY_FAILED;
    }
  if (judgement->shortfall > 0 || (!judgement->is_over && judgement->n_played != self->puzzle->goal.play))
    {
      *text = tell_failure (self, judgement);
      return HX_TRY_FAILED;
    }
  refutation = find_refutation (self, g_steal_pointer (&attempt));
  if (refutation != NULL)
    {
      *text = tell_refutation (self, refutation);
      return HX_TRY_FAILED;
    }
  *text = g_strdup (judgement->answered ? _("Solved: it reaches the goal whatever the opponent chooses.") : _("Solved: it reaches the goal."));

  return HX_TRY_SOLVED;
}

static void
check_changed_cb (HxPuzzleTry *self)
{
  g_signal_emit (self, signals[SIGNAL_HINTED], 0);
}

/** hx_puzzle_try_ask: Asks for one hint more. What was told stays told. */
void
hx_puzzle_try_ask (HxPuzzleTry *self)
{
  g_return_if_fail (HX_IS_PUZZLE_TRY (self));

  self->n_hints = MIN (self->n_hints + 1, HX_MOST_HINTS);
  if (self->check == NULL)
    {
      self->check = hx_puzzle_check_new (self->document, HX_CHECK_FIRST_LINE, NULL);
      if (self->check != NULL)
        g_signal_connect_object (self->check, "changed", G_CALLBACK (check_changed_cb), self, G_CONNECT_SWAPPED);
    }
  g_signal_emit (self, signals[SIGNAL_HINTED], 0);
}

/** hx_puzzle_try_use: @check: a check of the puzzle, from which hints are taken at once if it has found the solutions */
void
hx_puzzle_try_use (HxPuzzleTry   *self,
                   HxPuzzleCheck *check)
{
  g_return_if_fail (HX_IS_PUZZLE_TRY (self));
  g_return_if_fail (HX_IS_PUZZLE_CHECK (check));

  if (self->check == NULL && hx_puzzle_check_get_state (check) != HX_CHECK_SOLVING && hx_puzzle_check_is_about (check, self->document))
    self->check = g_object_ref (check);
}

/** hx_puzzle_try_get_search: Returns: (transfer none) (nullable): the search for what hints tell of, while it goes on. */
HxPuzzleCheck *
hx_puzzle_try_get_search (HxPuzzleTry *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  return self->check != NULL && hx_puzzle_check_get_state (self->check) == HX_CHECK_SOLVING ? self->check : NULL;
}

/** hx_puzzle_try_get_source: Returns: (transfer none) (nullable): what hints are taken from, so that other tries can use it. */
HxPuzzleCheck *
hx_puzzle_try_get_source (HxPuzzleTry *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  return self->check != NULL && hx_puzzle_check_get_state (self->check) != HX_CHECK_SOLVING ? self->check : NULL;
}

/** hx_puzzle_try_stop_search: Ends the search for what hints tell of; it is as if none had been asked for. */
void
hx_puzzle_try_stop_search (HxPuzzleTry *self)
{
  g_return_if_fail (HX_IS_PUZZLE_TRY (self));

  if (hx_puzzle_try_get_search (self) == NULL)
    return;
  drop_check (self);
  self->n_hints = 0;
  g_signal_emit (self, signals[SIGNAL_HINTED], 0);
}

/** hx_puzzle_try_get_n_hints: Returns: how many hints were asked for. */
guint
hx_puzzle_try_get_n_hints (HxPuzzleTry *self)
{
  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), 0);

  return self->n_hints;
}

/** hx_puzzle_try_tell: Returns: (transfer full) (nullable): a solution, once one is known. */
HxPuzzleLine *
hx_puzzle_try_tell (HxPuzzleTry *self)
{
  const HxSolving *solving;

  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  solving = self->check != NULL ? hx_puzzle_check_get_solving (self->check) : NULL;

  return solving != NULL && solving->solutions->len > 0 ? hx_puzzle_check_tell (self->check, 0) : NULL;
}

/* The hex that an action is about, or %HX_NO_HEX. */
static guint8
find_hex (const HxAction *action)
{
  if (action->what == HX_DO_PLACE)
    return action->hex;
  if (action->what == HX_DO_EXPAND)
    return action->parts[0].hex;

  return action->target != HX_NO_HEX ? action->target : action->piece != HX_NO_HEX ? action->piece : action->hex;
}

/* What takes part in the first action. */
static char *
hint_at_part (HxPuzzleTry    *self,
              const HxAction *action,
              guint16         tile)
{
  g_autofree char *name = tile != HX_NO_TILE ? hx_library_dup_tile_name (hx_document_get_library (self->document), tile) : NULL;

  if (name != NULL)
    return hx_phrase (_("This tile takes part: {tile}."), "tile", name, NULL);

  return g_strdup (action->what == HX_DO_EXPAND ? _("The Monolith takes part.") : _("It begins with something that lies on the board already."));
}

/* Where it is played. */
static char *
hint_at_hex (HxPuzzleTry    *self,
             const HxAction *action)
{
  guint8 hex = find_hex (action);

  if (hex == HX_NO_HEX)
    return g_strdup (_("Look at your hand."));

  return hx_phrase (_("Look at {hex}."), "hex", self->puzzle->box->geometry.name[hex], NULL);
}

/** hx_puzzle_try_dup_hints: Returns: (transfer full) (nullable): the hints that were asked for, a line each. */
char *
hx_puzzle_try_dup_hints (HxPuzzleTry *self)
{
  g_autoptr (HxPuzzleLine) line = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  const HxSolving *solving;
  const HxToldAction *told;
  const HxSolution *solution;
  const HxAction *first;

  g_return_val_if_fail (HX_IS_PUZZLE_TRY (self), NULL);

  if (self->n_hints == 0)
    return NULL;
  solving = self->check != NULL ? hx_puzzle_check_get_solving (self->check) : NULL;
  if (solving == NULL)
    return g_strdup (_("A hint is being looked for…"));
  line = hx_puzzle_try_tell (self);
  if (line == NULL || line->actions->len == 0)
    return g_strdup (_("No hint can be given: no line of play is known that solves it."));
  told = g_ptr_array_index (line->actions, 0);
  solution = g_ptr_array_index (solving->solutions, 0);
  first = &g_array_index (solution->line->actions, HxAction, 0);
  g_strv_builder_take (builder, hint_at_part (self, first, told->tile));
  if (self->n_hints > 1)
    g_strv_builder_take (builder, hint_at_hex (self, first));
  if (self->n_hints > 2)
    g_strv_builder_take (builder, hx_phrase (_("It begins like this: {action}."), "action", told->text, NULL));
  parts = g_strv_builder_end (builder);

  return g_strjoinv (" ", parts);
}
