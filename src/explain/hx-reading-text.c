/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nothing is said of a point that is read as usual: only another reading wants to be mentioned. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-reading-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

/**
 * hx_reading_find:
 * @id: id of a decision: "D-01"
 *
 * Returns: the #HxRuling of that id, or -1 if the referee cannot play it otherwise
 */
int
hx_reading_find (const char *id)
{
  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    if (g_str_equal (hx_ruling_id ((HxRuling) ruling), id))
      return ruling;
  return -1;
}

/**
 * hx_reading_in_force:
 * @decision: a decision
 * @position: (nullable): a position, or %NULL for none in particular
 *
 * Returns: the index of the reading that is followed there
 */
int
hx_reading_in_force (const HxDecision *decision,
                     const HxPosition *position)
{
  int ruling = position != NULL ? hx_reading_find (decision->id) : -1;
  int at;

  if (ruling < 0)
    return (int) decision->followed;
  at = hx_decision_find_reading (decision, hx_ruling_reading ((HxRuling) ruling, position->rulings[ruling]));
  return at >= 0 ? at : (int) decision->followed;
}

/**
 * hx_reading_note:
 * @narrator: who tells
 * @position: a position
 * @rules: (array zero-terminated=1): ids of rules and decisions that a step cites
 *
 * Returns: (transfer full) (nullable): a sentence on the first of them that is read otherwise than usual there; %NULL if all
 *   are read as usual
 */
char *
hx_reading_note (const HxNarrator *narrator,
                 const HxPosition *position,
                 char *const      *rules)
{
  for (; *rules != NULL; rules++)
    {
      const HxDecision *decision = hx_catalog_find_decision (hx_narrator_get_catalog (narrator), *rules);
      int reading = decision != NULL ? hx_reading_in_force (decision, position) : 0;

      if (decision != NULL && reading != (int) decision->followed)
        /* Translators: a sentence added to a step that comes out so only because a disputed point is read otherwise than
         * usual: the point's id, and the reading as a sentence of its own */
        return hx_phrase (_("By another reading of {id}: {reading}"), "id", decision->id,
                          "reading", hx_text_get (&decision->readings[reading].text, hx_narrator_get_language (narrator)),
                          NULL);
    }
  return NULL;
}

/**
 * hx_reading_summary:
 * @narrator: who tells
 * @position: a position
 *
 * Returns: (transfer full) (nullable): which disputed points are read otherwise than usual there; %NULL if none is
 */
char *
hx_reading_summary (const HxNarrator *narrator,
                    const HxPosition *position)
{
  const HxCatalog *catalog = hx_narrator_get_catalog (narrator);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < hx_catalog_get_n_decisions (catalog); i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (catalog, i);

      if (hx_reading_in_force (decision, position) != (int) decision->followed)
        g_ptr_array_add (ids, decision->id);
    }
  if (ids->len == 0)
    return NULL;
  g_ptr_array_add (ids, NULL);
  list = hx_phrase_list ((const char *const *) ids->pdata);
  return hx_phrase (ngettext ("Another reading than the usual one is in force: {ids}.",
                              "Other readings than the usual ones are in force: {ids}.", ids->len - 1),
                    "ids", list, NULL);
}

/**
 * hx_reading_puzzle:
 * @id: id of a disputed point
 * @n: solutions of a puzzle if it is read otherwise
 * @is_complete: all was searched
 * @stands: what solves the puzzle as it is read now, solves it then too
 *
 * Returns: (transfer full): what becomes of a puzzle, in words
 */
char *
hx_reading_puzzle (const char *id,
                   guint       n,
                   gboolean    is_complete,
                   gboolean    stands)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (!is_complete && n < 2)
    return hx_phrase (_("With {id} read otherwise, not everything could be searched."), "id", id, NULL);
  if (!is_complete)
    return hx_phrase (_("With {id} read otherwise, there are at least {n} solutions."), "id", id, "n", number, NULL);
  if (n == 0)
    return hx_phrase (_("With {id} read otherwise, there is no solution."), "id", id, NULL);
  if (n == 1 && !stands)
    return hx_phrase (_("With {id} read otherwise, there is one solution, but a different one."), "id", id, NULL);

  return hx_phrase (ngettext ("With {id} read otherwise, there is {n} solution.", "With {id} read otherwise, there are {n} solutions.", n),
                    "id", id, "n", number, NULL);
}

/**
 * hx_readings_tally:
 * @n_same: other readings under which a puzzle was solved again, and nothing changed
 * @n_tried: other readings that were tried
 *
 * Returns: (transfer full): what was checked, in words
 */
char *
hx_readings_tally (guint n_same,
                   guint n_tried)
{
  g_autofree char *same = g_strdup_printf ("%u", n_same), *tried = g_strdup_printf ("%u", n_tried);

  if (n_tried == 0)
    return g_strdup (_("No disputed reading bears on this puzzle."));
  if (n_same == n_tried)
    return hx_phrase (ngettext ("The solutions are the same under the {n} other reading that may bear on it.",
                                "The solutions are the same under each of the {n} other readings that may bear on it.", n_tried),
                      "n", tried, NULL);

  return hx_phrase (ngettext ("Of {n} other reading that may bear on it, {same} changes nothing.",
                              "Of {n} other readings that may bear on it, {same} change nothing.", n_tried),
                    "n", tried, "same", same, NULL);
}
