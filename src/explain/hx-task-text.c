/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The task is said to whoever solves it: "you" is the side that the goal names. */

#include "hx-task-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-turn-words.h"

static char *
list_targets (const HxNarrator *narrator,
              const HxBox      *box,
              const HxPosition *position,
              const HxGoal     *goal)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint8 hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      if ((goal->hexes & position->units & HX_HEX_BIT (hex)) != 0)
        g_ptr_array_add (names, hx_narrator_dup_piece_name (narrator, box, position, hex));
    }
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);

  return hx_phrase_list ((const char *const *) names->pdata);
}

static char *
tell_wounds (const HxNarrator *narrator,
             const HxGoal     *goal)
{
  const HxCatalog *catalog = hx_narrator_get_catalog (narrator);
  HxLanguage language = hx_narrator_get_language (narrator);
  g_autofree char *wounds = g_strdup_printf ("%u", goal->count);

  return hx_phrase (ngettext ("After the Final Battle the {tile} of {army} bears at least {n} wound, or is destroyed.",
                              "After the Final Battle the {tile} of {army} bears at least {n} wounds, or is destroyed.", goal->count),
                    "tile", hx_catalog_get_tile_name (catalog, goal->tile, language),
                    "army", hx_text_get (&hx_catalog_get_tile_army (catalog, goal->tile)->name, language), "n", wounds, NULL);
}

static char *
tell_win (const HxNarrator *narrator,
          const HxBox      *box,
          const HxPosition *position,
          const HxGoal     *goal)
{
  g_autofree char *targets = NULL;

  switch (goal->kind)
    {
    case HX_GOAL_MORE_POINTS:
      return g_strdup (position->n_sides > 2 ? _("After the Final Battle your HQ has more hit points than every other HQ.")
                                             : _("After the Final Battle your HQ has more hit points than the enemy HQ."));
    case HX_GOAL_HQ_DESTROYED:
      return g_strdup (position->n_sides > 2 ? _("In the Final Battle all other HQs fall, and yours stands.")
                                             : _("In the Final Battle the enemy HQ falls, and yours stands."));
    case HX_GOAL_WOUNDS:
      return tell_wounds (narrator, goal);
    case HX_GOAL_LOSE_NOTHING:
      return g_strdup (_("By the end of the Final Battle you have lost no piece."));
    default:
      targets = list_targets (narrator, box, position, goal);
      if (targets == NULL)
        return g_strdup (_("By the end of the Final Battle nothing is destroyed."));
      return hx_phrase (_("By the end of the Final Battle these are destroyed, and nothing else: {pieces}."), "pieces", targets, NULL);
    }
}

/**
 * hx_task_text:
 * @narrator: who tells
 * @box: the tiles and the board
 * @position: the position, with the pieces that the goal names
 * @goal: what is asked for
 * @side: the name of the side that solves it
 *
 * Returns: (transfer full): the task in words (BASE-PUZ-01)
 */
char *
hx_task_text (const HxNarrator *narrator,
              const HxBox      *box,
              const HxPosition *position,
              const HxGoal     *goal,
              const char       *side)
{
  g_autofree char *n = NULL, *play = NULL, *win = NULL;

  g_return_val_if_fail (narrator != NULL && box != NULL && position != NULL && goal != NULL && side != NULL, NULL);

  n = g_strdup_printf ("%u", goal->play);
  play = hx_phrase (ngettext ("Your army: {side}. Play exactly {n} tile of your hand.",
                              "Your army: {side}. Play exactly {n} tiles of your hand.", goal->play), "side", side, "n", n, NULL);
  win = tell_win (narrator, box, position, goal);

  return hx_phrase_join (play, win);
}

/** hx_task_kicker: @side: who solves it. Returns: (transfer full): what a sheet with the puzzle, or with its solution, begins with. */
char *
hx_task_kicker (const char *side,
                gboolean    is_solution)
{
  return hx_phrase (is_solution ? _("Solution for {side}") : _("Puzzle for {side}"), "side", side, NULL);
}

/** hx_task_author: @author: a name, or "". Returns: (transfer full): a line that names who made the puzzle, or "". */
char *
hx_task_author (const char *author)
{
  return author[0] != '\0' ? hx_phrase (_("By {author}"), "author", author, NULL) : g_strdup ("");
}

/** hx_side_points: @points: hit points of its HQ, below 0 where it has none. Returns: (transfer full): a line about a side. */
char *
hx_side_points (const char *side,
                int         points)
{
  return points >= 0 ? g_strdup_printf (ngettext ("%1$s: %2$d hit point", "%1$s: %2$d hit points", (gulong) points), side, points)
                     : g_strdup_printf (_("%s: no HQ on the board"), side);
}

/** hx_trap_copies: @n: how many of them, at least one. Returns: (transfer full): what a kind of Trap is called, and how many there are. */
char *
hx_trap_copies (HxTrapKind trap,
                guint      n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (n == 1)
    return g_strdup (hx_trap_word (trap));

  /* Translators: so many pieces of a kind: "2 × Medpack" */
  return hx_phrase (C_("copies", "{n} × {what}"), "n", number, "what", hx_trap_word (trap), NULL);
}

/** hx_trap_place: @hex: the name of a hex. Returns: (transfer full): which Trap lies where. */
char *
hx_trap_place (HxTrapKind  trap,
               const char *hex)
{
  return hx_phrase (_("{trap} on {hex}"), "trap", hx_trap_word (trap), "hex", hex, NULL);
}

/**
 * hx_cargo_heading:
 * @position: a position
 * @side: the number of a side
 * @name: what the side is called
 *
 * Returns: (transfer full) (nullable): what stands above the tiles under the HQ of the side; %NULL where it has no collapsed Monolith
 */
char *
hx_cargo_heading (const HxPosition *position,
                  int               side,
                  const char       *name)
{
  g_return_val_if_fail (position != NULL && side >= 0 && side < HX_MAX_SIDES && name != NULL, NULL);

  if (!position->monolith[side].present || position->monolith[side].expanded)
    return NULL;

  return hx_phrase (_("{side}: Tiles under the HQ"), "side", name, NULL);
}

/**
 * hx_shortfall_text:
 * @goal: what is asked for
 * @n: by how much a try falls short of it, at least 1
 *
 * Returns: (transfer full): by what the goal is missed, as a sentence
 */
char *
hx_shortfall_text (const HxGoal *goal,
                   int           n)
{
  g_autofree char *number = g_strdup_printf ("%d", n);
  const char *format;

  g_return_val_if_fail (goal != NULL && n > 0, NULL);

  switch (goal->kind)
    {
    case HX_GOAL_MORE_POINTS:
    case HX_GOAL_HQ_DESTROYED:
      format = ngettext ("The goal is missed by {n} hit point.", "The goal is missed by {n} hit points.", n);
      break;
    case HX_GOAL_WOUNDS:
      format = ngettext ("The goal is missed by {n} wound.", "The goal is missed by {n} wounds.", n);
      break;
    case HX_GOAL_LOSE_NOTHING:
      format = ngettext ("The goal is missed: you lose {n} piece.", "The goal is missed: you lose {n} pieces.", n);
      break;
    default:
      format = ngettext ("The goal is missed: {n} piece ends otherwise than it has to.",
                         "The goal is missed: {n} pieces end otherwise than they have to.", n);
      break;
    }
  return hx_phrase (format, "n", number, NULL);
}

/** hx_near_misses_title: @goal: what is asked for. Returns: (transfer none): what stands before the number of near misses. */
const char *
hx_near_misses_title (const HxGoal *goal)
{
  g_return_val_if_fail (goal != NULL, NULL);

  switch (goal->kind)
    {
    case HX_GOAL_MORE_POINTS:
    case HX_GOAL_HQ_DESTROYED:
      return _("Tries That Fall Short by One Hit Point");
    case HX_GOAL_WOUNDS:
      return _("Tries That Fall Short by One Wound");
    default:
      return _("Tries That Fall Short by One Piece");
    }
}

/** hx_near_misses_text: @goal: what is asked for; @n: near misses. Returns: (transfer full): how many they are, as a sentence. */
char *
hx_near_misses_text (const HxGoal *goal,
                     guint64       n)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  const char *format;

  g_return_val_if_fail (goal != NULL, NULL);

  switch (goal->kind)
    {
    case HX_GOAL_MORE_POINTS:
    case HX_GOAL_HQ_DESTROYED:
      format = ngettext ("{n} try falls short by one hit point.", "{n} tries fall short by one hit point.", (gulong) n);
      break;
    case HX_GOAL_WOUNDS:
      format = ngettext ("{n} try falls short by one wound.", "{n} tries fall short by one wound.", (gulong) n);
      break;
    default:
      format = ngettext ("{n} try falls short by one piece.", "{n} tries fall short by one piece.", (gulong) n);
      break;
    }
  return hx_phrase (format, "n", number, NULL);
}

/**
 * hx_no_solution_text:
 * @is_refuted: the closest try would meet the goal, if the opponent chose otherwise
 *
 * Returns: (transfer none): why there is no solution, as a sentence
 */
const char *
hx_no_solution_text (gboolean is_refuted)
{
  return is_refuted ? _("Whatever is played, some answer of the opponent keeps it from the goal.")
                    : _("No way to play the tiles reaches the goal.");
}

/** hx_compared_text: @n: lines that win. Returns: (transfer full): that they are not all, as a sentence. */
char *
hx_compared_text (guint n)
{
  g_autofree char *number = g_strdup_printf ("%'u", n);

  return hx_phrase (ngettext ("So many lines win that only {n} of them was compared.",
                              "So many lines win that only {n} of them were compared.", n), "n", number, NULL);
}

/**
 * hx_solution_note:
 * @n: solutions found
 * @is_complete: nothing was left out
 * @is_answered: the opponent has something to choose in them
 *
 * Returns: (transfer full): what is said of a solution as a whole
 */
char *
hx_solution_note (guint    n,
                  gboolean is_complete,
                  gboolean is_answered)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (n == 0)
    return g_strdup (is_complete ? _("There is no solution.") : _("Not everything could be searched."));
  if (!is_complete && n == 1)
    return g_strdup (is_answered ? _("It reaches the goal whatever the opponent chooses. Whether there are other solutions is not known.")
                                 : _("It reaches the goal. Whether there are other solutions is not known."));
  if (!is_complete)
    return hx_phrase (_("This is one of at least {n} solutions."), "n", number, NULL);
  if (n == 1)
    return g_strdup (is_answered ? _("It reaches the goal whatever the opponent chooses, and nothing else does.")
                                 : _("It reaches the goal, and nothing else does."));

  return hx_phrase (ngettext ("This is one of {n} solution.", "This is one of {n} solutions.", n), "n", number, NULL);
}
