/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Follows the document: every edit of the record goes there as a command, and comes back from there, undo and redo included. */

#include "config.h"

#include "hx-playing-private.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-document-play.h"
#include "hx-phrase.h"
#include "hx-playable.h"

enum
{
  SIGNAL_CHANGED,
  SIGNAL_PICKED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxPlaying, hx_playing, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

/* Whether nothing can follow the entry at the point. */
gboolean
hx_playing_has_stopped (HxPlaying *self)
{
  const HxEntry *entry = hx_point_get_entry (self->point);

  return entry != NULL && entry->state != HX_ENTRY_PLAYED;
}

/* Whether the turn of the puzzle's side is over, so that nobody acts any more: what follows is no part of the puzzle. */
static gboolean
has_left_puzzle (HxPlaying *self)
{
  return self->puzzle != NULL && (hx_playing_get_is_over (self) || self->game->position.turn != self->puzzle->goal.side);
}

static void
list_legal (HxPlaying *self)
{
  g_array_set_size (self->legal, 0);
  g_hash_table_remove_all (self->usable);
  if (!hx_playing_has_stopped (self) && self->game->round != HX_ROUND_OVER && !has_left_puzzle (self))
    hx_playable_list (self->record->box, self->game, self->puzzle, self->legal);
  hx_playable_find_usable (self->record->box, self->legal, self->usable);
}

void
hx_playing_forget_pick (HxPlaying *self)
{
  guint8 facing = self->pick.facing;

  memset (&self->pick, 0, sizeof self->pick);
  self->pick.facing = facing;
  self->refusal.why = HX_WHY_NONE;
}

/* The entry at the point is judged in steps; where the rules refuse it, nothing is. */
static void
resolve (HxPlaying *self)
{
  const HxEntry *entry = hx_point_get_entry (self->point);
  gboolean is_judged = entry != NULL && (entry->state == HX_ENTRY_PLAYED || entry->state == HX_ENTRY_OPEN);

  hx_record_get_game (self->record, hx_point_back (self->point), self->before);
  hx_record_get_game (self->record, self->point, self->game);
  g_clear_object (&self->resolution);
  self->resolution = hx_resolution_new_for_action (self->document, self->before, is_judged ? &entry->action : NULL,
                                                   is_judged ? (const char *const *) entry->choices : NULL);
  list_legal (self);
  hx_playing_forget_pick (self);
}

static void
settle_at (HxPlaying *self,
           HxPoint    point)
{
  self->point = point;
  g_strfreev (self->keys);
  self->keys = hx_point_dup_keys (point);
  resolve (self);
}

/** hx_playing_get_next: Returns: the point that follows on the same line, or the first branch's where the line ends. */
HxPoint
hx_playing_get_next (HxPlaying *self)
{
  HxPoint point = self->point;

  g_return_val_if_fail (HX_IS_PLAYING (self), point);

  if (point.n < point.line->entries->len)
    return (HxPoint) { point.line, point.n + 1 };
  for (guint i = 0; i < point.line->branches->len; i++)
    {
      HxRecordLine *branch = g_ptr_array_index (point.line->branches, i);

      if (branch->after == point.n)
        return (HxPoint) { branch, 1 };
    }

  return point;
}

/* What can be played next in a record, as keys. */
static char **
list_next (HxPoint point)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  HxRecordLine *line = point.line;

  for (guint i = 0; i <= line->branches->len; i++)
    {
      HxPoint next = { line, point.n + 1 };
      g_auto (GStrv) keys = NULL;

      if (i > 0)
        next = (HxPoint) { g_ptr_array_index (line->branches, i - 1), 1 };
      if (i > 0 ? next.line->after != point.n : point.n >= line->entries->len)
        continue;
      keys = hx_point_dup_keys (next);
      g_strv_builder_add (builder, keys[g_strv_length (keys) - 1]);
    }

  return g_strv_builder_end (builder);
}

/* What is done again is shown: the point goes on to an entry that was not there before. */
static HxPoint
follow_news (HxPlaying         *self,
             char              **before)
{
  HxPoint point = hx_record_find (self->record, self->keys);
  g_auto (GStrv) keys = hx_point_dup_keys (point);
  g_auto (GStrv) after = NULL;

  if (g_strv_length (keys) != g_strv_length (self->keys))
    return point;
  after = list_next (point);
  for (char **key = after; *key != NULL; key++)
    {
      g_autoptr (GStrvBuilder) builder = NULL;
      g_auto (GStrv) longer = NULL;

      if (g_strv_contains ((const char *const *) before, *key))
        continue;
      builder = g_strv_builder_new ();
      g_strv_builder_addv (builder, (const char **) keys);
      g_strv_builder_add (builder, *key);
      longer = g_strv_builder_end (builder);
      return hx_record_find (self->record, longer);
    }

  return point;
}

static void
document_changed_cb (HxPlaying *self)
{
  g_auto (GStrv) before = list_next (self->point);

  hx_record_free (self->record);
  self->record = hx_record_new (hx_document_get_catalog (self->document), hx_document_get_scenario (self->document));
  settle_at (self, follow_news (self, before));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
hx_playing_finalize (GObject *object)
{
  HxPlaying *self = HX_PLAYING (object);

  g_clear_pointer (&self->record, hx_record_free);
  g_clear_object (&self->resolution);
  g_clear_object (&self->document);
  g_clear_pointer (&self->puzzle, g_free);
  g_clear_pointer (&self->legal, g_array_unref);
  g_clear_pointer (&self->usable, g_hash_table_unref);
  g_clear_pointer (&self->before, g_free);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->keys, g_strfreev);

  G_OBJECT_CLASS (hx_playing_parent_class)->finalize (object);
}

static void
hx_playing_class_init (HxPlayingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_playing_finalize;

  /** HxPlaying::changed: the record or the point is another one, and nothing is picked. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_PLAYING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
  /** HxPlaying::picked: something else is picked, or something was refused. */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", HX_TYPE_PLAYING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
hx_playing_init (HxPlaying *self)
{
  self->legal = g_array_new (FALSE, FALSE, sizeof (HxAction));
  self->usable = g_hash_table_new (NULL, NULL);
  self->before = g_new0 (HxGame, 1);
  self->game = g_new0 (HxGame, 1);
}

/**
 * hx_playing_new:
 * @document: a document, whose position is played from now
 *
 * Returns: (transfer full): the position at the beginning of its record
 */
HxPlaying *
hx_playing_new (HxDocument *document)
{
  HxPlaying *self;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  self = g_object_new (HX_TYPE_PLAYING, NULL);
  self->document = g_object_ref (document);
  self->record = hx_record_new (hx_document_get_catalog (document), hx_document_get_scenario (document));
  settle_at (self, hx_record_begin (self->record));
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * hx_playing_keep_to:
 * @puzzle: the puzzle that is tried; nothing that has no place in it is offered from now on, or played
 * @is_shown: the record is a line that is shown, rather than to be found
 */
void
hx_playing_keep_to (HxPlaying      *self,
                    const HxPuzzle *puzzle,
                    gboolean        is_shown)
{
  g_return_if_fail (HX_IS_PLAYING (self));
  g_return_if_fail (puzzle != NULL);

  g_free (self->puzzle);
  self->puzzle = g_memdup2 (puzzle, sizeof *puzzle);
  self->is_shown = is_shown;
  list_legal (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/** hx_playing_dup_limits: Returns: (transfer full) (nullable): what the puzzle that is tried leaves out, or %NULL where none is. */
char *
hx_playing_dup_limits (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  if (self->puzzle == NULL)
    return NULL;
  if (hx_playing_get_is_over (self))
    return g_strdup (self->is_shown ? _("The line of play ends here. Go back through it with Previous Action.")
                                    : _("The puzzle ends here. Take back what was played to try something else."));

  return hx_playable_dup_limits (self->puzzle, self->is_shown, self->game);
}

/** hx_playing_get_is_puzzle: Returns: whether only what has a place in a puzzle is played, see hx_playing_keep_to(). */
gboolean
hx_playing_get_is_puzzle (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), FALSE);

  return self->puzzle != NULL;
}

/** hx_playing_get_is_over: Returns: whether a puzzle is tried and has ended at the point, with its Final Battle or before (BASE-PUZ-01). */
gboolean
hx_playing_get_is_over (HxPlaying *self)
{
  const HxEntry *entry;

  g_return_val_if_fail (HX_IS_PLAYING (self), FALSE);

  entry = hx_point_get_entry (self->point);

  return self->puzzle != NULL && (self->game->round == HX_ROUND_OVER || (entry != NULL && entry->action.what == HX_DO_FINAL_BATTLE));
}

/** hx_playing_get_record: Returns: (transfer none): what was played, valid until it changes. */
const HxRecord *
hx_playing_get_record (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return self->record;
}

/** hx_playing_get_point: Returns: the point that is on show, valid until the record changes. */
HxPoint
hx_playing_get_point (HxPlaying *self)
{
  return self->point;
}

/** hx_playing_get_game: Returns: (transfer none): the game there. */
const HxGame *
hx_playing_get_game (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return self->game;
}

/** hx_playing_get_sets_up: Returns: whether the HQs are being set up, and nothing else can be played (BASE-SETUP-02). */
gboolean
hx_playing_get_sets_up (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), FALSE);

  return self->legal->len > 0 && g_array_index (self->legal, HxAction, 0).what == HX_DO_SET_UP &&
         !hx_game_is_set_up (self->game, self->record->box);
}

/** hx_playing_get_side: Returns: the side that acts: the one to move, or to set up its HQ; in a puzzle nobody acts but its own. */
guint
hx_playing_get_side (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), 0);

  if (self->puzzle != NULL)
    return self->puzzle->goal.side;
  return hx_playing_get_sets_up (self) ? g_array_index (self->legal, HxAction, 0).side : self->game->position.turn;
}

/** hx_playing_get_before: Returns: (transfer none): the game before the entry that was played last. */
const HxGame *
hx_playing_get_before (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return self->before;
}

/** hx_playing_get_resolution: Returns: (transfer none): the entry that was played last, in steps. */
HxResolution *
hx_playing_get_resolution (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return self->resolution;
}

/** hx_playing_get_can_go_on: Returns: whether something was played from the point on. */
gboolean
hx_playing_get_can_go_on (HxPlaying *self)
{
  HxPoint next = hx_playing_get_next (self);

  return next.line != self->point.line || next.n != self->point.n;
}

/** hx_playing_go_to: @point: a point of the record to show from now */
void
hx_playing_go_to (HxPlaying *self,
                  HxPoint    point)
{
  g_return_if_fail (HX_IS_PLAYING (self));

  if (point.line == self->point.line && point.n == self->point.n)
    return;
  settle_at (self, point);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* An action in words that say to nobody what only its own side may know. */
static char *
dup_label (HxPlaying      *self,
           const HxAction *action)
{
  g_autoptr (HxNarrator) narrator = NULL;
  int side = action->what == HX_DO_SET_UP ? action->side : self->game->position.turn;

  narrator = hx_document_create_narrator (self->document);
  hx_narrator_set_view (narrator, (side + 1) % self->game->position.n_sides);

  return hx_action_text (narrator, self->record->box, self->game, action);
}

/* The record was edited so that @point is its point; the document tells it back. */
static void
commit (HxPlaying  *self,
        HxPoint     point,
        const char *label)
{
  g_strfreev (self->keys);
  self->keys = hx_point_dup_keys (point);
  self->point = point;
  hx_document_set_record (self->document, self->record, label);
}

static void
start_anew (HxPlaying *self)
{
  hx_record_free (self->record);
  self->record = hx_record_new (hx_document_get_catalog (self->document), hx_document_get_scenario (self->document));
  settle_at (self, hx_record_find (self->record, self->keys));
}

/* Something else is picked, or something was refused. */
void
hx_playing_tell_picked (HxPlaying *self)
{
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static void
refuse (HxPlaying      *self,
        const HxAction *action)
{
  self->refused = *action;
  hx_playing_tell_picked (self);
}

/**
 * hx_playing_play:
 * @action: an action
 *
 * Plays it from the point. What was played from there before stays; what was just that is shown again.
 *
 * Returns: %HX_TRY_PLAYED, or %HX_TRY_REFUSED where the rules forbid it, or %HX_TRY_OUTSIDE where the puzzle does, or
 *   %HX_TRY_NOTHING where a choice is open
 */
HxTry
hx_playing_play (HxPlaying      *self,
                 const HxAction *action)
{
  g_autofree char *label = NULL;
  HxPoint point;

  g_return_val_if_fail (HX_IS_PLAYING (self), HX_TRY_NOTHING);

  if (hx_playing_has_stopped (self))
    return HX_TRY_NOTHING;
  if (self->puzzle != NULL && (hx_playing_get_is_over (self) || !hx_puzzle_allows (self->puzzle, self->game, action)))
    return HX_TRY_OUTSIDE;
  if (!hx_action_check (self->record->box, self->game, action, &self->refusal))
    {
      refuse (self, action);
      return HX_TRY_REFUSED;
    }
  point = self->point;
  if (hx_record_find_next (self->record, point, action, &point))
    {
      hx_playing_go_to (self, point);
      return HX_TRY_PLAYED;
    }
  label = dup_label (self, action);
  if (!hx_record_play (self->record, &point, action))
    {
      start_anew (self);
      return HX_TRY_NOTHING;
    }
  commit (self, point, label);

  return HX_TRY_PLAYED;
}

/**
 * hx_playing_answer:
 * @choice: which choice of the entry that was played last
 * @option: what its side decides
 *
 * Deciding otherwise where more was played since starts a branch.
 */
void
hx_playing_answer (HxPlaying *self,
                   guint      choice,
                   guint      option)
{
  g_auto (GStrv) choices = NULL;
  HxPoint point;

  g_return_if_fail (HX_IS_PLAYING (self));
  g_return_if_fail (self->point.n > 0);

  hx_resolution_answer (self->resolution, choice, option);
  choices = hx_resolution_dup_choices (self->resolution);
  point = self->point;
  if (hx_record_choose (self->record, &point, choices))
    commit (self, point, _("Make a Choice"));
  else
    start_anew (self);
}

/** hx_playing_take_back: Takes away the entry at the point and all that was played after it. */
void
hx_playing_take_back (HxPlaying *self)
{
  HxPoint point;

  g_return_if_fail (HX_IS_PLAYING (self));

  if (self->point.n == 0)
    return;
  point = self->point;
  hx_record_take_back (self->record, &point);
  commit (self, point, _("Take Back"));
}

/** hx_playing_promote: @branch: a branch that becomes part of the line that it leaves */
void
hx_playing_promote (HxPlaying    *self,
                    HxRecordLine *branch)
{
  g_auto (GStrv) keys = NULL;

  g_return_if_fail (HX_IS_PLAYING (self));

  keys = hx_point_dup_keys (self->point);
  if (!hx_record_promote (self->record, branch))
    return;
  commit (self, hx_record_find (self->record, keys), _("Promote Branch"));
}

/** hx_playing_delete: @branch: a branch that is no longer wanted */
void
hx_playing_delete (HxPlaying    *self,
                   HxRecordLine *branch)
{
  g_auto (GStrv) keys = NULL;

  g_return_if_fail (HX_IS_PLAYING (self));

  keys = hx_point_dup_keys (self->point);
  hx_record_delete (self->record, branch);
  commit (self, hx_record_find (self->record, keys), _("Delete Branch"));
}

/** hx_playing_keep: The game at the point becomes what the document holds; what was played from there on stays played. */
void
hx_playing_keep (HxPlaying *self)
{
  g_return_if_fail (HX_IS_PLAYING (self));

  hx_record_cut (self->record, self->point);
  self->point = hx_record_begin (self->record);
  g_strfreev (self->keys);
  self->keys = g_new0 (char *, 1);
  hx_document_keep_point (self->document, self->game, self->record);
}

/** hx_playing_get_legal: Returns: (transfer none) (element-type HxAction): what may be played, valid until a change. */
GArray *
hx_playing_get_legal (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return self->legal;
}
