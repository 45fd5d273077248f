/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the battle, or whatever action it is, from its start at each answer: that is quick, and nothing of an earlier course can stay behind. */

#include "config.h"

#include "hx-option-id.h"
#include "hx-resolution.h"

struct _HxResolution
{
  GObject parent_instance;

  /* borrowed */
  const HxBox *box;

  /* owned */
  HxLibrary *library;
  HxNarrator *narrator;
  GArray *picks;
  GArray *events;
  GArray *asked;
  GPtrArray *answers;
  GPtrArray *steps;
  GArray *frames;
  char **ids;

  HxGame *start;
  HxActing *acting;

  /* state */
  int eyes;
  gboolean has_action;
  HxAction action;
  HxVerdict verdict;
  gboolean is_over;
};

/* A battle as the board that it began on, and how. @begun: the step that tells its beginning */
typedef struct
{
  guint begun;
  int caller;
  gboolean is_final;
} Fight;

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxResolution, hx_resolution, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
add_event (void          *data,
           const HxEvent *event)
{
  HxResolution *self = data;

  g_array_append_vals (self->events, event, 1);
}

/* The pick for the choice that comes up as number @nth, or -1. A file's answers come first, then the user's. */
static gint
find_pick (HxResolution   *self,
           const HxChoice *choice,
           guint           nth)
{
  if (nth < self->picks->len)
    {
      guint16 pick = g_array_index (self->picks, guint16, nth);

      return pick < choice->n_options ? pick : -1;
    }
  if (self->ids != NULL && nth < g_strv_length (self->ids))
    {
      gint found = hx_option_find (self->box, choice, self->ids[nth]);
      guint16 pick = (guint16) MAX (found, 0);

      if (found >= 0)
        g_array_append_val (self->picks, pick);
      return found;
    }

  return -1;
}

static int
decide (void           *data,
        const HxChoice *choice)
{
  HxResolution *self = data;
  HxAnswer *answer = g_new0 (HxAnswer, 1);
  guint at = self->events->len;

  answer->choice = *choice;
  answer->option = find_pick (self, choice, self->answers->len);
  g_ptr_array_add (self->answers, answer);
  g_array_append_val (self->asked, at);

  return answer->option;
}

/* The board after each step; frame 0 is the board before the first. */
static void
play_frames (HxResolution *self)
{
  HxPosition position = self->start->position;

  g_array_set_size (self->frames, 0);
  g_array_append_val (self->frames, position);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (self->steps, i);

      for (guint e = 0; e < step->events->len; e++)
        hx_position_replay (self->box, &position, &g_array_index (step->events, HxEvent, e));
      g_array_append_val (self->frames, position);
    }
}

/* Puts each answer before the first step that covers an event that came after it. */
static void
place_answers (HxResolution *self)
{
  guint covered = 0;
  guint step = 0;

  for (guint i = 0; i < self->answers->len; i++)
    {
      HxAnswer *answer = g_ptr_array_index (self->answers, i);
      guint at = g_array_index (self->asked, guint, i);

      while (step < self->steps->len && covered < at)
        covered += ((const HxStep *) g_ptr_array_index (self->steps, step++))->events->len;
      answer->step = step;
    }
}

static void
narrate (HxResolution *self)
{
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  self->steps = hx_narrate_game (self->narrator, self->box, self->start, self->events);
}

static void
resolve (HxResolution *self)
{
  HxDecider decider = { decide, self };
  HxLog log = { add_event, self };

  g_array_set_size (self->events, 0);
  g_array_set_size (self->asked, 0);
  g_ptr_array_set_size (self->answers, 0);

  self->acting->game = *self->start;
  self->is_over = TRUE;
  if (self->has_action)
    {
      if (!hx_action_begin (self->acting, self->box, self->start, &self->action, NULL))
        g_return_if_reached ();
      self->is_over = hx_action_run (self->acting, self->box, &decider, &log) == HX_BATTLE_OVER;
    }
  hx_game_verdict (&self->acting->game, self->box, &self->verdict);

  narrate (self);
  play_frames (self);
  place_answers (self);
}

static void
hx_resolution_finalize (GObject *object)
{
  HxResolution *self = HX_RESOLUTION (object);

  g_clear_pointer (&self->narrator, hx_narrator_free);
  g_clear_object (&self->library);
  g_clear_pointer (&self->picks, g_array_unref);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->asked, g_array_unref);
  g_clear_pointer (&self->answers, g_ptr_array_unref);
  g_clear_pointer (&self->steps, g_ptr_array_unref);
  g_clear_pointer (&self->frames, g_array_unref);
  g_clear_pointer (&self->ids, g_strfreev);
  g_clear_pointer (&self->start, g_free);
  g_clear_pointer (&self->acting, g_free);

  G_OBJECT_CLASS (hx_resolution_parent_class)->finalize (object);
}

static void
hx_resolution_class_init (HxResolutionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_resolution_finalize;

  /** HxResolution::changed: an answer changed, and with it everything after; or it is told for other eyes. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_RESOLUTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_resolution_init (HxResolution *self)
{
  self->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  self->events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
  self->asked = g_array_new (FALSE, FALSE, sizeof (guint));
  self->answers = g_ptr_array_new_with_free_func (g_free);
  self->frames = g_array_new (FALSE, FALSE, sizeof (HxPosition));
  self->start = g_new0 (HxGame, 1);
  self->acting = g_new0 (HxActing, 1);
  self->eyes = HX_VIEW_ALL;
}

/* The battle that a scenario asks for, where its actions are that one battle; where the rules do not allow it, one that
 * nobody causes. */
static gboolean
read_battle_action (const HxCatalog  *catalog,
                    const HxBox      *box,
                    const HxScenario *scenario,
                    const HxGame     *start,
                    HxAction         *action)
{
  guint n_actions = scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;
  HxAction read;

  if (n_actions != 1 || !JSON_NODE_HOLDS_OBJECT (json_array_get_element (scenario->actions, 0)) ||
      !hx_action_read (catalog, scenario, json_array_get_object_element (scenario->actions, 0), 0, &read, NULL) ||
      (read.what != HX_DO_BATTLE && read.what != HX_DO_FINAL_BATTLE))
    return FALSE;
  if (!hx_action_check (box, start, &read, NULL))
    {
      read.tile = HX_NO_TILE;
      read.unasked = true;
    }
  *action = read;

  return TRUE;
}

static gboolean
has_actions (const HxScenario *scenario)
{
  return scenario->actions != NULL && json_array_get_length (scenario->actions) > 0;
}

static HxResolution *
create_for_document (HxDocument *document)
{
  HxResolution *self = g_object_new (HX_TYPE_RESOLUTION, NULL);

  self->library = g_object_ref (hx_document_get_library (document));
  self->narrator = hx_document_create_narrator (document);
  self->box = hx_document_get_box (document);

  return self;
}

/**
 * hx_resolution_new_for_action:
 * @document: a document, for the board, the tiles and the language
 * @start: the game before the action
 * @action: (nullable): a legal action, or %NULL for nothing, which is over before a step is told
 * @choices: (nullable): ids of options that answer its choices, in order
 *
 * Returns: (transfer full): the action up to its end or its first open choice
 */
HxResolution *
hx_resolution_new_for_action (HxDocument        *document,
                              const HxGame      *start,
                              const HxAction    *action,
                              const char *const *choices)
{
  HxResolution *self;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (start != NULL, NULL);

  self = create_for_document (document);
  *self->start = *start;
  self->has_action = action != NULL;
  if (action != NULL)
    self->action = *action;
  self->ids = g_strdupv ((char **) choices);
  resolve (self);

  return self;
}

/**
 * hx_resolution_new_for_document:
 * @document: a document
 *
 * The battle of its position, which nobody causes; where the scenario's only action is a battle, that one. The answers that
 * the scenario holds are taken, unless they belong to other actions.
 *
 * Returns: (transfer full): the battle up to its end or its first open choice
 */
HxResolution *
hx_resolution_new_for_document (HxDocument *document)
{
  const HxScenario *scenario;
  const HxCatalog *catalog;
  HxResolution *self;
  gboolean asked_for;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  scenario = hx_document_get_scenario (document);
  catalog = hx_document_get_catalog (document);
  self = create_for_document (document);
  if (!hx_scenario_to_game (catalog, scenario, self->start, NULL))
    hx_game_init (self->start, &scenario->position);

  self->has_action = TRUE;
  self->action = hx_action_new (HX_DO_BATTLE);
  self->action.unasked = true;
  asked_for = read_battle_action (catalog, self->box, scenario, self->start, &self->action);
  if (asked_for || !has_actions (scenario))
    self->ids = g_strdupv (scenario->choices);
  resolve (self);

  return self;
}

/**
 * hx_resolution_set_eyes:
 * @side: the side for whose eyes the battle is told from now on, or %HX_VIEW_ALL as at first
 */
void
hx_resolution_set_eyes (HxResolution *self,
                        int           side)
{
  g_return_if_fail (HX_IS_RESOLUTION (self));

  self->eyes = side;
  hx_narrator_set_view (self->narrator, side);
  narrate (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/**
 * hx_resolution_follow_names:
 * @eyes: the side for whose eyes the battle is told, or %HX_VIEW_ALL
 *
 * Tells the battle anew, with names as the library has them now; what was decided in it stays so.
 */
void
hx_resolution_follow_names (HxResolution *self,
                            int           eyes)
{
  HxNarrator *narrator;

  g_return_if_fail (HX_IS_RESOLUTION (self));

  narrator = hx_narrator_new_like (self->narrator, hx_library_get_name_language (self->library));
  hx_narrator_free (self->narrator);
  self->narrator = narrator;
  hx_resolution_set_eyes (self, eyes);
}

/** hx_resolution_get_box: Returns: (transfer none): the board and the tiles. */
const HxBox *
hx_resolution_get_box (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return self->box;
}

/** hx_resolution_get_n_steps: Returns: how many steps there are, up to the end or the open choice. */
guint
hx_resolution_get_n_steps (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), 0);

  return self->steps->len;
}

/** hx_resolution_get_step: Returns: (transfer none): step number @index, valid until an answer changes. */
const HxStep *
hx_resolution_get_step (HxResolution *self,
                        guint         index)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);
  g_return_val_if_fail (index < self->steps->len, NULL);

  return g_ptr_array_index (self->steps, index);
}

/**
 * hx_resolution_get_frame:
 * @step: a step, or -1 for the beginning
 *
 * Returns: (transfer none): the board after @step, valid until an answer changes
 */
const HxPosition *
hx_resolution_get_frame (HxResolution *self,
                         gint          step)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);
  g_return_val_if_fail (step >= -1 && step < (gint) self->steps->len, NULL);

  return &g_array_index (self->frames, HxPosition, step + 1);
}

/** hx_resolution_find_segment: Returns: the first step of @segment, or -1 where it is not played. */
gint
hx_resolution_find_segment (HxResolution *self,
                            guint         segment)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), -1);

  for (guint i = 0; i < self->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (self->steps, i);

      if (step->segment == segment)
        return (gint) i;
    }

  return -1;
}

/** hx_resolution_get_n_answers: Returns: how many choices came up, the open one included. */
guint
hx_resolution_get_n_answers (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), 0);

  return self->answers->len;
}

/** hx_resolution_get_answer: Returns: (transfer none): choice number @index, valid until an answer changes. */
const HxAnswer *
hx_resolution_get_answer (HxResolution *self,
                          guint         index)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);
  g_return_val_if_fail (index < self->answers->len, NULL);

  return g_ptr_array_index (self->answers, index);
}

/** hx_resolution_get_open: Returns: (transfer none) (nullable): the choice for which the battle waits. */
const HxAnswer *
hx_resolution_get_open (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  if (self->is_over || self->answers->len == 0)
    return NULL;
  return g_ptr_array_index (self->answers, self->answers->len - 1);
}

/** hx_resolution_dup_choices: Returns: (transfer full): the ids of the options taken, in order, as files have them. */
char **
hx_resolution_dup_choices (HxResolution *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  for (guint i = 0; i < self->answers->len; i++)
    {
      const HxAnswer *answer = g_ptr_array_index (self->answers, i);

      if (answer->option >= 0)
        g_strv_builder_take (builder, hx_option_dup_id (self->box, &answer->choice, (guint) answer->option));
    }

  return g_strv_builder_end (builder);
}

/**
 * hx_resolution_answer:
 * @index: a choice that came up
 * @option: what its side decides
 *
 * The battle is judged anew from there; later choices come up again, open.
 */
void
hx_resolution_answer (HxResolution *self,
                      guint         index,
                      guint         option)
{
  guint16 pick = (guint16) option;

  g_return_if_fail (HX_IS_RESOLUTION (self));
  g_return_if_fail (index < self->answers->len);
  g_return_if_fail (option < hx_resolution_get_answer (self, index)->choice.n_options);

  if (hx_resolution_get_answer (self, index)->option == (gint) option)
    return;

  g_clear_pointer (&self->ids, g_strfreev);
  g_array_set_size (self->picks, index);
  g_array_append_val (self->picks, pick);
  resolve (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The step that tells the beginning of the battle in which the steps before @step are; of a row, the last one's or the first's;
 * -1 outside of battles. */
static gint
find_beginning (HxResolution *self,
                guint         step,
                gboolean      of_row)
{
  while (step-- > 0)
    {
      const HxStep *told = g_ptr_array_index (self->steps, step);

      if (told->code == HX_EVENT_BATTLE_BEGINS &&
          (!of_row || g_array_index (told->events, HxEvent, 0).amount == 1))
        return (gint) step;
    }

  return -1;
}

/**
 * hx_resolution_get_board:
 * @index: a choice that came up
 *
 * Returns: (transfer none): the board whose pieces the hexes of the choice mean, valid until an answer changes
 */
const HxPosition *
hx_resolution_get_board (HxResolution *self,
                         guint         index)
{
  const HxAnswer *answer;
  gint begun;

  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  answer = hx_resolution_get_answer (self, index);
  g_return_val_if_fail (answer != NULL, NULL);

  begun = find_beginning (self, answer->step, FALSE);

  return hx_resolution_get_frame (self, begun >= 0 ? begun - 1 : (gint) answer->step - 1);
}

/* How the battle began that step @begun tells of: as it was asked for, or as the Final Battle that a last turn brought on. */
static Fight
find_fight (HxResolution *self,
            guint         begun)
{
  Fight fight = { begun, self->action.side, self->action.what == HX_DO_FINAL_BATTLE };

  if (self->action.side >= self->start->position.n_sides)
    fight.caller = self->start->position.turn;
  if (begun > 0)
    {
      const HxStep *before = g_ptr_array_index (self->steps, begun - 1);

      if (before->code == HX_EVENT_ALL_DONE)
        {
          fight.caller = g_array_index (before->events, HxEvent, 0).amount;
          fight.is_final = TRUE;
        }
    }

  return fight;
}

static char **
dup_no_consequences (guint n_options)
{
  char **none = g_new0 (char *, n_options + 1);

  for (guint i = 0; i < n_options; i++)
    none[i] = g_strdup ("");

  return none;
}

/**
 * hx_resolution_dup_consequences:
 * @index: a choice that came up
 *
 * Returns: (transfer full): for each of its options a sentence on what comes of it in the battle; an empty one outside of battles
 */
char **
hx_resolution_dup_consequences (HxResolution *self,
                                guint         index)
{
  g_autoptr (GArray) picks = NULL;
  const HxAnswer *answer;
  HxCourse course;
  Fight fight;
  gint begun;

  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  answer = hx_resolution_get_answer (self, index);
  g_return_val_if_fail (answer != NULL, NULL);

  begun = find_beginning (self, answer->step, TRUE);
  if (begun < 0)
    return dup_no_consequences (answer->choice.n_options);
  fight = find_fight (self, (guint) begun);
  picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  for (guint i = 0; i < index; i++)
    {
      if (hx_resolution_get_answer (self, i)->step > fight.begun)
        g_array_append_val (picks, g_array_index (self->picks, guint16, i));
    }
  course = (HxCourse) { hx_resolution_get_frame (self, (gint) fight.begun - 1), fight.caller, fight.is_final, picks };

  return hx_explain_consequences (self->narrator, self->box, &course, &answer->choice);
}

/**
 * hx_resolution_new_replay:
 * @like: a battle
 * @picks: (element-type guint16): options taken at its first choices
 *
 * Shares nothing with @like that changes, so that another thread may have it.
 *
 * Returns: (transfer full): the same battle with these answers, for the same eyes
 */
HxResolution *
hx_resolution_new_replay (HxResolution *like,
                          const GArray *picks)
{
  HxResolution *self;

  g_return_val_if_fail (HX_IS_RESOLUTION (like), NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  self = g_object_new (HX_TYPE_RESOLUTION, NULL);
  self->library = g_object_ref (like->library);
  self->narrator = hx_narrator_new_like (like->narrator, hx_library_get_name_language (self->library));
  self->eyes = like->eyes;
  hx_narrator_set_view (self->narrator, self->eyes);
  self->box = like->box;
  *self->start = *like->start;
  self->has_action = like->has_action;
  self->action = like->action;
  g_array_append_vals (self->picks, picks->data, picks->len);
  resolve (self);

  return self;
}

/**
 * hx_resolution_take_picks:
 * @picks: (element-type guint16): options taken at its choices, in order
 *
 * The battle is judged anew with these answers alone.
 */
void
hx_resolution_take_picks (HxResolution *self,
                          const GArray *picks)
{
  g_autoptr (GArray) copy = NULL;

  g_return_if_fail (HX_IS_RESOLUTION (self));
  g_return_if_fail (picks != NULL);

  copy = g_array_copy ((GArray *) picks);
  g_clear_pointer (&self->ids, g_strfreev);
  g_array_set_size (self->picks, 0);
  g_array_append_vals (self->picks, copy->data, copy->len);
  resolve (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/** hx_resolution_get_picks: Returns: (transfer none) (element-type guint16): the options taken so far, in order. */
const GArray *
hx_resolution_get_picks (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return self->picks;
}

/** hx_resolution_get_start: Returns: (transfer none): the game before the battle. */
const HxGame *
hx_resolution_get_start (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return self->start;
}

/** hx_resolution_get_action: Returns: (transfer none): the action that is judged. */
const HxAction *
hx_resolution_get_action (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return &self->action;
}

/** hx_resolution_get_narrator: Returns: (transfer none): who tells it. */
const HxNarrator *
hx_resolution_get_narrator (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return self->narrator;
}

/** hx_resolution_get_is_over: Returns: whether the battle came to its end. */
gboolean
hx_resolution_get_is_over (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), FALSE);

  return self->is_over;
}

/** hx_resolution_get_end: Returns: (transfer none) (nullable): the game after the battle, once it is over. */
const HxGame *
hx_resolution_get_end (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return self->is_over ? &self->acting->game : NULL;
}

/** hx_resolution_get_verdict: Returns: (transfer none) (nullable): how the game stands, once it is over. */
const HxVerdict *
hx_resolution_get_verdict (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  return self->is_over ? &self->verdict : NULL;
}

/** hx_resolution_dup_verdict_text: Returns: (transfer full) (nullable): the verdict in words, once it is over. */
HxVerdictText *
hx_resolution_dup_verdict_text (HxResolution *self)
{
  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  if (!self->is_over)
    return NULL;
  return hx_explain_verdict (self->narrator, self->box, &self->start->position, &self->acting->game.position,
                             &self->verdict);
}

/** hx_resolution_dup_rules: Returns: (transfer full): the ids of all rules that its steps cite, each once, in order. */
char **
hx_resolution_dup_rules (HxResolution *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HX_IS_RESOLUTION (self), NULL);

  for (guint i = 0; i < self->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (self->steps, i);

      for (char **rule = step->rules; *rule != NULL; rule++)
        {
          if (g_hash_table_add (seen, *rule))
            g_strv_builder_add (builder, *rule);
        }
    }

  return g_strv_builder_end (builder);
}
