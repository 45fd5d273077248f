/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle came out, in words: hit points before and after, losses, who leads. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-verdict-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-teller.h"

/* The most hit points that an HQ has; below 0 where no side has one on the board. */
static int
find_best (const HxPosition *end,
           const HxVerdict  *verdict)
{
  int best = -1;

  for (int side = 0; side < end->n_sides; side++)
    best = MAX (best, verdict->points[side]);
  return best;
}

/* The most hit points among the sides that have fewer than the best. */
static int
find_second (const HxPosition *end,
             const HxVerdict  *verdict,
             int               best)
{
  int second = -1;

  for (int side = 0; side < end->n_sides; side++)
    if (verdict->points[side] < best)
      second = MAX (second, verdict->points[side]);
  return second;
}

/* The names of the sides with the best HQ, and how many there are. */
static const char *
list_leaders (HxTeller         *teller,
              const HxPosition *end,
              const HxVerdict  *verdict,
              int               best,
              guint            *n_leaders)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int side = 0; side < end->n_sides; side++)
    if (verdict->points[side] == best)
      g_ptr_array_add (names, (gpointer) hx_tell_side (teller, side));
  *n_leaders = names->len;
  g_ptr_array_add (names, NULL);
  return hx_tell_keep (teller, hx_phrase_list ((const char *const *) names->pdata));
}

static char *
tell_headline (HxTeller         *teller,
               const HxPosition *end,
               const HxVerdict  *verdict)
{
  int best = find_best (end, verdict), second = find_second (end, verdict, best);
  const char *leaders, *format;
  guint n_leaders;

  if (verdict->decided && verdict->winner != HX_NO_SIDE)
    return hx_phrase (_("Winner: {side}."), "side", hx_tell_side (teller, verdict->winner), NULL);
  if (verdict->decided)
    return g_strdup (_("The game is a draw."));
  if (best < 0)
    return g_strdup (_("No side has an HQ on the board."));
  leaders = list_leaders (teller, end, verdict, best, &n_leaders);
  if (n_leaders > 1)
    format = _("Level at {points}: {side}.");
  else
    format = second < 0 ? _("Only the HQ of {side} is on the board.") : _("In the lead: {side}, {points} to {others}.");
  return hx_phrase (format, "side", leaders, "points", hx_tell_number (teller, best),
                    "others", hx_tell_number (teller, second), NULL);
}

/* Units that a side had before and has no more, the HQ apart; what a Monolith has taken in is not lost. */
static HxHexSet
find_losses (const HxTeller   *teller,
             const HxPosition *end,
             int               side)
{
  const HxMonolith *before = &teller->board->monolith[side], *after = &end->monolith[side];
  HxHexSet losses = 0;

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    if ((teller->board->units & HX_HEX_BIT (hex)) != 0 && teller->board->unit[hex].owner == side
        && (end->units & HX_HEX_BIT (hex)) == 0 && hx_teller_tile (teller, hex)->kind != HX_KIND_HQ)
      losses |= HX_HEX_BIT (hex);
  for (int i = 0; i < 2; i++)
    if (before->expanded && after->present && !after->expanded && after->lower[i].tile != HX_NO_TILE)
      losses &= ~HX_HEX_BIT (before->part[i]);
  return losses;
}

static char *
tell_points (HxTeller        *teller,
             const HxVerdict *verdict,
             int              side)
{
  int before = hx_position_hq_points (teller->box, teller->board, side), after = verdict->points[side];
  const char *name = hx_tell_side (teller, side);

  if (before < 0)
    return hx_phrase (_("No HQ of {side} is on the board."), "side", name, NULL);
  if (after <= 0)
    return hx_phrase (ngettext ("The HQ of {side} had {n} hit point and is destroyed.",
                                "The HQ of {side} had {n} hit points and is destroyed.", before),
                      "side", name, "n", hx_tell_number (teller, before), NULL);
  if (before == after)
    return hx_phrase (ngettext ("The HQ of {side} still has {n} hit point.", "The HQ of {side} still has {n} hit points.",
                                after),
                      "side", name, "n", hx_tell_number (teller, after), NULL);
  return hx_phrase (ngettext ("The HQ of {side} had {before} and has {n} hit point now.",
                              "The HQ of {side} had {before} and has {n} hit points now.", after),
                    "side", name, "before", hx_tell_number (teller, before), "n", hx_tell_number (teller, after), NULL);
}

static char *
tell_side_line (HxTeller         *teller,
                const HxPosition *end,
                const HxVerdict  *verdict,
                int               side)
{
  g_autofree char *points = tell_points (teller, verdict, side), *lost = NULL;
  HxHexSet losses = find_losses (teller, end, side);

  if (losses == 0)
    return hx_phrase_join (points, _("Units lost: none."));
  lost = hx_phrase (_("Units lost: {pieces}."), "pieces", hx_tell_pieces (teller, losses), NULL);
  return hx_phrase_join (points, lost);
}

/**
 * hx_explain_verdict:
 * @narrator: names
 * @box: the game box
 * @start: the position before the battle
 * @end: the position after it
 * @verdict: what the referee says of it
 *
 * Returns: (transfer full): the result in words; free with hx_verdict_text_free()
 */
HxVerdictText *
hx_explain_verdict (const HxNarrator *narrator,
                    const HxBox      *box,
                    const HxPosition *start,
                    const HxPosition *end,
                    const HxVerdict  *verdict)
{
  HxVerdictText *text = g_new0 (HxVerdictText, 1);
  g_auto (HxTeller) teller = { 0 };

  hx_teller_init (&teller, narrator, box, start);
  text->headline = tell_headline (&teller, end, verdict);
  text->lines = g_new0 (char *, end->n_sides + 1);
  for (int side = 0; side < end->n_sides; side++)
    text->lines[side] = tell_side_line (&teller, end, verdict, side);
  return text;
}

/**
 * hx_verdict_text_free:
 * @text: (nullable) (transfer full): a result in words
 */
void
hx_verdict_text_free (HxVerdictText *text)
{
  if (text == NULL)
    return;
  g_free (text->headline);
  g_strfreev (text->lines);
  g_free (text);
}
