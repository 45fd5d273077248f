/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a battle came out, in words: hit points before and after, losses, who leads. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-verdict-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-teller.h"

/* The side that leads, or HX_NO_SIDE where two share the lead. */
static int
find_leader (const HxPosition *end,
             const HxVerdict  *verdict,
             int              *second)
{
  int leader = HX_NO_SIDE, best = -1;

  *second = -1;
  for (int side = 0; side < end->n_sides; side++)
    {
      int points = verdict->points[side];

      if (points > best)
        {
          *second = best;
          best = points;
          leader = side;
        }
      else
        *second = MAX (*second, points);
    }
  return best > *second ? leader : HX_NO_SIDE;
}

static char *
tell_headline (HxTeller         *teller,
               const HxPosition *end,
               const HxVerdict  *verdict)
{
  int second, leader = find_leader (end, verdict, &second);

  if (verdict->decided && verdict->winner != HX_NO_SIDE)
    return hx_phrase (_("{side} wins."), "side", hx_tell_side (teller, verdict->winner), NULL);
  if (verdict->decided)
    return g_strdup (_("The game is a draw."));
  if (leader == HX_NO_SIDE)
    return g_strdup (_("The sides are level."));
  if (second < 0)
    return hx_phrase (_("Only {side} has an HQ on the board."), "side", hx_tell_side (teller, leader), NULL);
  return hx_phrase (_("{side} leads, {points} to {others}."), "side", hx_tell_side (teller, leader),
                    "points", hx_tell_number (teller, verdict->points[leader]), "others", hx_tell_number (teller, second),
                    NULL);
}

/* Units that a side had before and has no more, the HQ apart; what a Monolith has taken in is not lost. */
static HxHexSet
find_losses (const HxTeller   *teller,
             const HxPosition *end,
             int               side)
{
  const HxMonolith *before = &teller->start->monolith[side], *after = &end->monolith[side];
  HxHexSet losses = 0;

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    if ((teller->start->units & HX_HEX_BIT (hex)) != 0 && teller->start->unit[hex].owner == side
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
  int before = hx_position_hq_points (teller->box, teller->start, side), after = verdict->points[side];
  const char *name = hx_tell_side (teller, side);

  if (before < 0)
    return hx_phrase (_("{side} has no HQ on the board."), "side", name, NULL);
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
    return hx_phrase_join (points, _("No unit is lost."));
  lost = hx_phrase (_("Lost: {pieces}."), "pieces", hx_tell_pieces (teller, losses), NULL);
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
