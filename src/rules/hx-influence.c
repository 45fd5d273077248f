/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about a picture: what is aimed at a unit, and does it act. */
#include "hx-work.h"

#include <string.h>

static uint8_t
find_netter_of (const HxBattleWork *work,
                const HxNetReport  *report,
                uint8_t             hex)
{
  for (HxHexSet left = work->role[HX_ROLE_NETTER] & ~work->picture.off; left != 0;)
    {
      uint8_t netter = hx_pop (&left);

      if (hx_in (work->nets[netter] & ~report->cut[netter] & ~report->gave_way[netter], hex))
        return netter;
    }
  return HX_NO_HEX;
}

static HxReason
why_off (const HxBattleWork *work,
         const HxNetReport  *report,
         uint8_t             hex,
         uint8_t            *cause)
{
  *cause = HX_NO_HEX;
  if (!hx_in (work->picture.netted, hex))
    return HX_REASON_NO_POWER;
  *cause = find_netter_of (work, report, hex);
  return HX_REASON_NETTED;
}

static void
judge_net (const HxBattleWork *work,
           const HxNetReport  *report,
           uint8_t             netter,
           uint8_t             hex,
           HxInfluence        *influence)
{
  if (hx_in (report->gave_way[netter], hex))
    {
      influence->reason = HX_REASON_ENABLER;
      influence->cause = hex;
    }
  else if (hx_in (work->picture.off, netter))
    influence->reason = why_off (work, report, netter, &influence->cause);
  else if (!hx_in (work->nets[netter], hex))
    {
      influence->reason = HX_REASON_FACING;
      influence->cause = hex;
    }
  else if (hx_in (report->cut[netter], hex))
    influence->reason = HX_REASON_RING;
  else if (hx_in (work->immune, hex))
    influence->reason = HX_REASON_FORCED;
  else
    influence->works = true;
}

static int
collect_nets (const HxBattleWork *work,
              const HxBox        *box,
              const HxPosition   *position,
              const HxNetReport  *report,
              uint8_t             hex,
              HxInfluence        *influences)
{
  int n = 0;

  for (HxHexSet left = work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t netter = hx_pop (&left);
      const HxPiece *piece = &position->unit[netter];
      uint8_t sides = hx_turn_sides (box->tiles[piece->tile].net, piece->facing);

      if (!hx_in (box->geometry.beside[netter][sides], hex))
        continue;
      if (piece->controller == position->unit[hex].controller && !hx_in (work->frenzied, netter))
        continue;
      memset (&influences[n], 0, sizeof influences[n]);
      influences[n].kind = HX_INFLUENCE_NET;
      influences[n].from = netter;
      influences[n].cause = influences[n].scoped_by = HX_NO_HEX;
      judge_net (work, report, netter, hex, &influences[n]);
      n++;
    }
  return n;
}

static uint8_t
find_scoper (const HxBattleWork *work,
             uint8_t             hex)
{
  for (HxHexSet left = work->role[HX_ROLE_SCOPER] & ~work->picture.off; left != 0;)
    {
      uint8_t scoper = hx_pop (&left);

      if (hx_in (work->scopes[scoper], hex))
        return scoper;
    }
  return HX_NO_HEX;
}

/* Whether the link would act on @hex if nothing were in its way; fills in what is. */
static bool
judge_link (const HxBattleWork *work,
            const HxBox        *box,
            const HxPosition   *position,
            const HxNetReport  *report,
            uint8_t             hex,
            HxInfluence        *influence)
{
  bool hostile = hx_effect_is_hostile (influence->effect);
  bool own = position->unit[influence->from].controller == position->unit[hex].controller;

  influence->works = hx_in (hx_work_linked (work, box, position, influence->from, influence->effect), hex);
  if (influence->effect == HX_EFFECT_SCOPER)
    influence->works = influence->works && hx_in (work->scopes[influence->from], hex);
  if (influence->works)
    return true;
  if (influence->effect == HX_EFFECT_SCOPER && !hx_in (work->scopes[influence->from], hex))
    return false;
  if (own == hostile)
    return false;
  if (hx_in (work->picture.off, influence->from))
    influence->reason = why_off (work, report, influence->from, &influence->cause);
  else
    {
      influence->reason = HX_REASON_SCOPED;
      influence->cause = influence->scoped_by;
    }
  return true;
}

static int
collect_links (const HxBattleWork *work,
               const HxBox        *box,
               const HxPosition   *position,
               const HxNetReport  *report,
               uint8_t             hex,
               HxInfluence        *influences,
               int                 room)
{
  int n = 0;

  for (HxHexSet left = box->geometry.around[hex] & position->units; left != 0;)
    {
      uint8_t giver = hx_pop (&left);
      const HxPiece *piece = &position->unit[giver];
      const HxTile *tile = &box->tiles[piece->tile];

      for (uint32_t effects = tile->effects; effects != 0 && n < room; effects &= effects - 1)
        {
          HxInfluence *influence = &influences[n];

          memset (influence, 0, sizeof *influence);
          influence->kind = HX_INFLUENCE_LINK;
          influence->effect = (HxEffect) __builtin_ctz (effects);
          influence->from = giver;
          influence->cause = HX_NO_HEX;
          influence->scoped_by = find_scoper (work, giver);
          if (hx_in (box->geometry.beside[giver][hx_link_sides (tile, piece, influence->effect)], hex)
              && judge_link (work, box, position, report, hex, influence))
            n++;
        }
    }
  return n;
}

/**
 * hx_picture_influences:
 * @box: the game box
 * @position: a position
 * @picture: its picture
 * @hex: a hex that holds a unit
 * @influences: (out): nets first, then links, by hex
 *
 * Collects every net and link aimed at a unit, also those that do not act, and why not. A link that is not meant for the
 * unit at all is left out.
 *
 * Returns: how many there are
 */
int
hx_picture_influences (const HxBox      *box,
                       const HxPosition *position,
                       const HxPicture  *picture,
                       uint8_t           hex,
                       HxInfluence       influences[HX_MAX_INFLUENCES])
{
  HxBattleWork work;
  HxNetReport report;
  int n;

  hx_work_begin (&work, box, position);
  hx_work_picture (&work, box, position, &report);
  work.picture = *picture;
  n = collect_nets (&work, box, position, &report, hex, influences);
  return n + collect_links (&work, box, position, &report, hex, influences + n, HX_MAX_INFLUENCES - n);
}

/**
 * hx_picture_numbers:
 * @box: the game box
 * @position: a position
 * @picture: its picture
 * @hex: a hex that holds a unit
 * @numbers: (out): initiative numbers as they stand, the printed ones in printed order, then the extra ones
 *
 * Returns: how many there are
 */
int
hx_picture_numbers (const HxBox      *box,
                    const HxPosition *position,
                    const HxPicture  *picture,
                    uint8_t           hex,
                    uint8_t           numbers[16])
{
  uint8_t values[16];
  int n = hx_number_values (&box->tiles[position->unit[hex].tile], picture->pace[hex], picture->extra[hex],
                            position->rulings[HX_RULING_DISP_01] != 0, values);
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (values[i] != 0xff)
      numbers[kept++] = values[i];
  return kept;
}

/**
 * hx_picture_server:
 * @box: the game box
 * @position: a position
 * @picture: its picture
 * @hex: a hex that holds a unit
 *
 * Returns: the side whose units the unit's links serve now (BASE-SCO-01)
 */
uint8_t
hx_picture_server (const HxBox      *box,
                   const HxPosition *position,
                   const HxPicture  *picture,
                   uint8_t           hex)
{
  HxBattleWork work;

  hx_work_begin (&work, box, position);
  work.picture = *picture;
  return (uint8_t) hx_work_server (&work, position, hex);
}
