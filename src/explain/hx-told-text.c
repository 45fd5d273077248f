/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices are told as what was done, not as questions with answers; of options that do as well all are named in one sentence. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-told-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-teller.h"
#include "hx-turn-words.h"

/** Taking: a choice and the options taken, as they are told. */
typedef struct
{
  HxTeller teller;
  const HxChoice *choice;
  const GArray *options;
} Taking;

static const HxOption *
nth_option (const Taking *taking,
            guint         nth)
{
  return &taking->choice->options[g_array_index (taking->options, guint16, nth)];
}

static const char *
tell_hit (Taking      *taking,
          const HxHit *hit)
{
  return hit->source == HX_NO_HEX ? hx_damage_word ((HxAttackKind) hit->kind) : hx_tell_piece (&taking->teller, hit->source);
}

static const char *
conversion_format (const HxOption *option)
{
  if (option->to == HX_ATTACK_GAUSS)
    return _("{piece} turns its shot {direction} into a Gauss shot");
  if (option->from == HX_ATTACK_GAUSS)
    return _("{piece} turns its Gauss shot {direction} into an ordinary one");
  return option->to == HX_ATTACK_RANGED ? _("{piece} turns its melee attack {direction} into a shot")
                                        : _("{piece} turns its shot {direction} into a melee attack");
}

static const char *
transfusion_format (const HxHit *hit)
{
  if (hit->source == HX_NO_HEX)
    return ngettext ("{piece} moves {n} wound from {victim} to {places}", "{piece} moves {n} wounds from {victim} to {places}",
                     hit->wounds);
  return ngettext ("{piece} moves {n} wound from {victim} to {places}, dealt by {source}",
                   "{piece} moves {n} wounds from {victim} to {places}, dealt by {source}", hit->wounds);
}

/* Sources that are no unit are called as the subject of a sentence. */
static const char *
take_format (const HxOption *option)
{
  gboolean by_unit = option->hit.source != HX_NO_HEX;
  int n = option->hit.wounds;

  if (option->hit.destroys)
    return by_unit ? _("{piece} saves {target} from the Explosive Charge of {source}") : _("{source} against {target}: {piece} helps");
  if (by_unit)
    return ngettext ("{piece} takes {n} wound that {source} deals to {target}",
                     "{piece} takes {n} wounds that {source} deals to {target}", n);
  return ngettext ("{source} against {target}: {piece} takes {n} wound", "{source} against {target}: {piece} takes {n} wounds", n);
}

static const char *
decline_format (const HxChoice *choice)
{
  switch (choice->about)
    {
    case HX_ABOUT_CONVERSION:
      return _("{piece} leaves all its attacks as they are");
    case HX_ABOUT_TRANSFUSION:
      return _("{piece} leaves the wounds on {victim}");
    case HX_ABOUT_DRILL:
      return _("The Drill leaves {piece} where it is");
    default:
      return _("No Medic takes wounds");
    }
}

static const char *
hex_format (HxAbout about)
{
  if (about == HX_ABOUT_MEDPACK)
    return _("The Medpack goes to {places}");
  return about == HX_ABOUT_DRILL ? _("The Drill takes {piece} to {places}") : _("{piece} is pushed to {places}");
}

static const char *
find_format (const HxChoice *choice,
             const HxOption *option)
{
  switch (option->kind)
    {
    case HX_OPTION_ATTACK:
      return _("{piece} attacks and does not explode");
    case HX_OPTION_EXPLODE:
      return _("{piece} explodes");
    case HX_OPTION_CONVERT:
      return conversion_format (option);
    case HX_OPTION_TRANSFUSE:
      return transfusion_format (&choice->hit);
    case HX_OPTION_TAKE:
      return take_format (option);
    case HX_OPTION_SPEND:
      return _("{piece} is spent");
    case HX_OPTION_HEX:
      return hex_format (choice->about);
    case HX_OPTION_FACING:
      return _("{piece} is turned to face {places}");
    default:
      return decline_format (choice);
    }
}

/* Whom the option is told of: the Medic that takes wounds, the unit that the choice is about, or none. */
static const char *
tell_subject (Taking         *taking,
              const HxOption *option)
{
  gboolean of_option = option->kind == HX_OPTION_TAKE || option->kind == HX_OPTION_SPEND;
  uint8_t hex = of_option ? option->subject : taking->choice->subject;

  return hex == HX_NO_HEX ? "" : hx_tell_piece (&taking->teller, hex);
}

static char *
tell_option (Taking         *taking,
             const HxOption *option,
             const char     *places)
{
  const HxHit *hit = option->kind == HX_OPTION_TAKE ? &option->hit : &taking->choice->hit;
  HxTeller *teller = &taking->teller;
  gboolean has_target = option->kind == HX_OPTION_TAKE;
  gboolean has_victim = taking->choice->about == HX_ABOUT_TRANSFUSION;

  return hx_phrase (find_format (taking->choice, option), "piece", tell_subject (taking, option),
                    "target", has_target ? hx_tell_piece (teller, option->target) : "",
                    "victim", has_victim ? hx_tell_piece (teller, hit->victim) : "",
                    "source", has_target || has_victim ? tell_hit (taking, hit) : "", "n", hx_tell_number (teller, hit->wounds),
                    "direction", option->kind == HX_OPTION_CONVERT ? hx_direction_word ((HxDirection) option->direction) : "",
                    "places", places, NULL);
}

/* Options that differ in nothing but where something goes. */
static gboolean
is_place (const HxOption *option)
{
  return option->kind == HX_OPTION_HEX || option->kind == HX_OPTION_FACING || option->kind == HX_OPTION_TRANSFUSE;
}

static const char *
tell_place (Taking         *taking,
            const HxOption *option)
{
  if (option->kind == HX_OPTION_FACING)
    return hx_direction_word ((HxDirection) option->direction);
  return option->kind == HX_OPTION_HEX && taking->choice->about != HX_ABOUT_MEDPACK ? hx_tell_hex (&taking->teller, option->target)
                                                                                   : hx_tell_piece (&taking->teller, option->target);
}

static int
compare_places_cb (gconstpointer a,
                   gconstpointer b)
{
  const HxOption *one = *(const HxOption *const *) a, *other = *(const HxOption *const *) b;

  return one->direction != other->direction ? one->direction - other->direction : one->target - other->target;
}

/* @items: (element-type utf8): gets a %NULL at its end. */
static char *
join_either (GPtrArray *items)
{
  g_ptr_array_add (items, NULL);
  return hx_phrase_either ((const char *const *) items->pdata);
}

/* Hexes, facings and whoever takes wounds stand together in one sentence. Returns: (transfer full) (nullable): it. */
static char *
tell_places (Taking *taking)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new (), places = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < taking->options->len; i++)
    if (is_place (nth_option (taking, i)))
      g_ptr_array_add (options, (gpointer) nth_option (taking, i));
  if (options->len == 0)
    return NULL;
  g_ptr_array_sort (options, compare_places_cb);
  for (guint i = 0; i < options->len; i++)
    g_ptr_array_add (places, (gpointer) tell_place (taking, g_ptr_array_index (options, i)));
  list = join_either (places);
  return tell_option (taking, g_ptr_array_index (options, 0), list);
}

/**
 * hx_explain_taken:
 * @narrator: names
 * @box: the game box
 * @board: the board whose pieces the hexes of the choice mean
 * @choice: a choice
 * @options: (element-type guint16): numbers of the options that were taken or would do as well, at least one
 *
 * Returns: (transfer full): what was done, without a full stop: "Guard on B1 is turned to face north or south-west"; among three
 *   sides and more also who chose
 */
char *
hx_explain_taken (const HxNarrator *narrator,
                  const HxBox      *box,
                  const HxPosition *board,
                  const HxChoice   *choice,
                  const GArray     *options)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *side = hx_narrator_dup_side_name (narrator, box, board, choice->side), *text = NULL;
  Taking taking = { .choice = choice, .options = options };
  char *places;

  g_return_val_if_fail (options->len > 0, NULL);

  hx_teller_init (&taking.teller, narrator, box, board);
  for (guint i = 0; i < options->len; i++)
    {
      const HxOption *option = nth_option (&taking, i);

      if (!is_place (option))
        g_ptr_array_add (parts, tell_option (&taking, option, ""));
    }
  places = tell_places (&taking);
  if (places != NULL)
    g_ptr_array_add (parts, places);
  text = join_either (parts);
  hx_teller_clear (&taking.teller);
  if (board->n_sides < 3)
    return g_steal_pointer (&text);
  return hx_phrase (_("{side}: {answer}"), "side", side, "answer", text, NULL);
}

/** hx_answer_text: @taken: what an opponent chose. Returns: (transfer full): that it is an opponent's answer. */
char *
hx_answer_text (const char *taken)
{
  return hx_phrase (_("The opponent answers: {answer}"), "answer", taken, NULL);
}

/**
 * hx_final_battle_text:
 * @chosen: what was chosen in a Final Battle, or ""
 * @result: how it ended, in whole sentences
 *
 * Returns: (transfer full): both
 */
char *
hx_final_battle_text (const char *chosen,
                      const char *result)
{
  if (chosen[0] == '\0')
    return g_strdup (result);
  /* Translators: the end of a puzzle: what was chosen, "Mutant on C3 explodes", then sentences about the result */
  return hx_phrase (_("{choices}. {result}"), "choices", chosen, "result", result, NULL);
}

/**
 * hx_reply_end_text:
 * @notes: what is told of the last action of a line, or ""
 * @battle: how the line ends, from hx_final_battle_text()
 *
 * Returns: (transfer full): both in one paragraph, for lines that stand below one another
 */
char *
hx_reply_end_text (const char *notes,
                   const char *battle)
{
  g_autofree char *end = hx_phrase (_("Final Battle: {result}"), "result", battle, NULL);

  return notes[0] == '\0' ? g_steal_pointer (&end) : hx_final_battle_text (notes, end);
}

/* A piece that was on the board at first is called as it stood there, any other as it stood when it fell. */
static char *
tell_loss (const HxNarrator *narrator,
           const HxBox      *box,
           const HxGoalEnd  *end,
           const HxLoss     *loss)
{
  g_auto (HxTeller) teller = { 0 };

  if (loss->home != HX_NO_HEX)
    return hx_narrator_dup_piece_name (narrator, box, end->start, loss->home);
  hx_teller_init (&teller, narrator, box, &loss->board);
  return g_strdup (hx_tell_token (&teller, loss->hex, loss->is_foundation ? HX_REASON_FOUNDATION : HX_REASON_NONE));
}

/* @names: (element-type utf8): at least one; gets a %NULL at its end. */
static char *
tell_names (const char *format,
            GPtrArray  *names)
{
  g_autofree char *list = NULL;

  g_ptr_array_add (names, NULL);
  list = hx_phrase_list ((const char *const *) names->pdata);
  return hx_phrase (format, "pieces", list, NULL);
}

/* The piece of the goal's tile that fell, else the one that bears most wounds. */
static char *
tell_wounds (const HxNarrator *narrator,
             const HxBox      *box,
             const HxGoal     *goal,
             const HxGoalEnd  *end)
{
  uint8_t most = HX_NO_HEX;
  g_autofree char *name = NULL, *number = NULL;
  int n;

  for (guint i = 0; i < end->losses->len && name == NULL; i++)
    {
      const HxLoss *loss = &g_array_index (end->losses, HxLoss, i);

      if (!loss->is_foundation && loss->board.unit[loss->hex].tile == goal->tile)
        name = tell_loss (narrator, box, end, loss);
    }
  if (name != NULL)
    return hx_phrase (_("Destroyed: {pieces}."), "pieces", name, NULL);
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    if ((end->end->units & HX_HEX_BIT (hex)) != 0 && end->end->unit[hex].tile == goal->tile
        && (most == HX_NO_HEX || end->end->unit[hex].wounds > end->end->unit[most].wounds))
      most = hex;
  if (most == HX_NO_HEX)
    return g_strdup ("");
  n = end->end->unit[most].wounds;
  name = hx_narrator_dup_piece_name (narrator, box, end->end, most);
  number = g_strdup_printf ("%d", n);
  return hx_phrase (ngettext ("{piece} bears {n} wound in the end.", "{piece} bears {n} wounds in the end.", n), "piece", name,
                    "n", number, NULL);
}

static char *
tell_own_losses (const HxNarrator *narrator,
                 const HxBox      *box,
                 const HxGoal     *goal,
                 const HxGoalEnd  *end)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < end->losses->len; i++)
    {
      const HxLoss *loss = &g_array_index (end->losses, HxLoss, i);

      if (loss->owner == goal->side)
        g_ptr_array_add (names, tell_loss (narrator, box, end, loss));
    }
  return names->len == 0 ? g_strdup (_("You lose no piece.")) : tell_names (_("You lose: {pieces}."), names);
}

/* Adds a sentence, if there are names for it. */
static void
add_names (GString    *text,
           const char *format,
           GPtrArray  *names)
{
  g_autofree char *sentence = NULL;

  if (names->len == 0)
    return;
  sentence = tell_names (format, names);
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", sentence);
}

static char *
tell_exactly (const HxNarrator *narrator,
              const HxBox      *box,
              const HxGoal     *goal,
              const HxGoalEnd  *end)
{
  g_autoptr (GPtrArray) right = g_ptr_array_new_with_free_func (g_free), wrong = g_ptr_array_new_with_free_func (g_free),
                        left = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);
  HxHexSet gone = 0;

  for (guint i = 0; i < end->losses->len; i++)
    {
      const HxLoss *loss = &g_array_index (end->losses, HxLoss, i);
      HxHexSet home = loss->home != HX_NO_HEX ? HX_HEX_BIT (loss->home) : 0;

      gone |= home;
      g_ptr_array_add ((goal->hexes & home) != 0 ? right : wrong, tell_loss (narrator, box, end, loss));
    }
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    if ((goal->hexes & ~gone & HX_HEX_BIT (hex)) != 0)
      g_ptr_array_add (left, hx_narrator_dup_piece_name (narrator, box, end->start, hex));
  if (wrong->len + left->len == 0)
    return right->len == 0 ? g_strdup (_("Nothing is destroyed.")) : tell_names (_("Destroyed, and nothing else: {pieces}."), right);
  add_names (text, _("Destroyed: {pieces}."), right);
  add_names (text, _("Destroyed, though not asked for: {pieces}."), wrong);
  add_names (text, _("Not destroyed: {pieces}."), left);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/** hx_goal_is_points: Returns: whether what @goal asks for is decided by the hit points of HQs. */
gboolean
hx_goal_is_points (const HxGoal *goal)
{
  g_return_val_if_fail (goal != NULL, FALSE);

  return goal->kind == HX_GOAL_MORE_POINTS || goal->kind == HX_GOAL_HQ_DESTROYED;
}

/** hx_told_join: @texts: (element-type utf8): things that are told. Returns: (transfer full): them in a line; "" for none. */
char *
hx_told_join (const GPtrArray *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) strings = NULL;

  for (guint i = 0; i < texts->len; i++)
    g_strv_builder_add (builder, g_ptr_array_index (texts, i));
  strings = g_strv_builder_end (builder);

  return g_strjoinv ("; ", strings);
}

/**
 * hx_goal_end_text:
 * @narrator: names
 * @box: the game box
 * @goal: what a puzzle asks for
 * @end: how a line of it ends
 *
 * Returns: (transfer full): how it ends in what the goal asks for, as sentences; "" where that is hit points of HQs
 */
char *
hx_goal_end_text (const HxNarrator *narrator,
                  const HxBox      *box,
                  const HxGoal     *goal,
                  const HxGoalEnd  *end)
{
  switch (goal->kind)
    {
    case HX_GOAL_WOUNDS:
      return tell_wounds (narrator, box, goal, end);
    case HX_GOAL_LOSE_NOTHING:
      return tell_own_losses (narrator, box, goal, end);
    case HX_GOAL_DESTROYED_EXACTLY:
      return tell_exactly (narrator, box, goal, end);
    default:
      return g_strdup ("");
    }
}
