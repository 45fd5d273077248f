/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions about a picture: what is aimed at a unit, and does it act. */
#include "hx-work.h"

#include <string.h>

static uint8_t
find_netter_of (const HxInquiry *inquiry,
                uint8_t          hex)
{
  const HxBattleWork *work = inquiry->work;

  for (HxHexSet left = work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t netter = hx_pop (&left);
      HxHexSet working = work->nets[netter] & ~inquiry->nets.cut[netter] & ~inquiry->nets.gave_way[netter];

      if (hx_in (hx_in (work->picture.off, netter) ? inquiry->nets.held[netter] : working, hex))
        return netter;
    }
  return HX_NO_HEX;
}

static HxReason
why_off (const HxInquiry *inquiry,
         uint8_t          hex,
         uint8_t         *cause)
{
  *cause = HX_NO_HEX;
  if (!hx_in (inquiry->work->picture.netted, hex))
    return HX_REASON_NO_POWER;
  *cause = find_netter_of (inquiry, hex);
  return HX_REASON_NETTED;
}

static void
judge_net (const HxInquiry *inquiry,
           uint8_t          netter,
           uint8_t          hex,
           HxInfluence     *influence)
{
  const HxBattleWork *work = inquiry->work;

  if (hx_in (inquiry->nets.gave_way[netter], hex))
    {
      influence->reason = HX_REASON_ENABLER;
      influence->cause = hex;
    }
  else if (hx_in (inquiry->nets.held[netter], hex))
    {
      influence->reason = hx_in (work->immune, hex) ? HX_REASON_FORCED : HX_REASON_RING;
      influence->works = influence->reason == HX_REASON_RING;
    }
  else if (hx_in (work->picture.off, netter))
    influence->reason = why_off (inquiry, netter, &influence->cause);
  else if (!hx_in (work->nets[netter], hex))
    {
      influence->reason = HX_REASON_FACING;
      influence->cause = hex;
    }
  else if (hx_in (inquiry->nets.cut[netter], hex))
    influence->reason = HX_REASON_RING;
  else if (hx_in (work->immune, hex))
    influence->reason = HX_REASON_FORCED;
  else
    influence->works = true;
}

/**
 * hx_inquiry_begin:
 * @inquiry: (out): may be asked as long as @position and @work stay as they are
 * @box: the game box
 * @position: a position
 * @work: its sets, with its picture
 */
void
hx_inquiry_begin (HxInquiry          *inquiry,
                  const HxBox        *box,
                  const HxPosition   *position,
                  const HxBattleWork *work)
{
  inquiry->box = box;
  inquiry->position = position;
  inquiry->work = work;
  hx_work_report_nets (work, position, &inquiry->nets);
}

/**
 * hx_inquiry_nets:
 * @inquiry: an inquiry
 * @hex: a hex that holds a unit
 * @influences: (out): the nets aimed at it, also those that do not hold, by hex
 * @room: how many fit
 *
 * Returns: how many there are
 */
int
hx_inquiry_nets (const HxInquiry *inquiry,
                 uint8_t          hex,
                 HxInfluence      influences[],
                 int              room)
{
  const HxPosition *position = inquiry->position;
  const HxGeometry *geometry = &inquiry->box->geometry;
  int n = 0;

  for (HxHexSet left = inquiry->work->role[HX_ROLE_NETTER] & geometry->around[hex]; left != 0 && n < room;)
    {
      uint8_t netter = hx_pop (&left);
      const HxPiece *piece = &position->unit[netter];
      uint8_t sides = hx_turn_sides (inquiry->box->tiles[piece->tile].net, piece->facing);

      if (!hx_in (geometry->beside[netter][sides], hex))
        continue;
      if (piece->controller == position->unit[hex].controller && !hx_in (inquiry->work->frenzied, netter))
        continue;
      memset (&influences[n], 0, sizeof influences[n]);
      influences[n].kind = HX_INFLUENCE_NET;
      influences[n].from = netter;
      influences[n].cause = influences[n].scoped_by = HX_NO_HEX;
      judge_net (inquiry, netter, hex, &influences[n]);
      n++;
    }
  return n;
}

/* Whether the link would act on @hex if nothing were in its way; fills in what is. */
static bool
judge_link (const HxInquiry *inquiry,
            uint8_t          hex,
            HxInfluence     *influence)
{
  const HxBattleWork *work = inquiry->work;
  const HxPosition *position = inquiry->position;
  bool hostile = hx_effect_is_hostile (influence->effect);
  bool own = position->unit[influence->from].controller == position->unit[hex].controller;

  influence->works = hx_in (hx_work_linked (work, inquiry->box, position, influence->from, influence->effect), hex);
  if (influence->effect == HX_EFFECT_SCOPER)
    influence->works = influence->works && hx_in (work->scopes[influence->from], hex);
  if (influence->works)
    return true;
  if (influence->effect == HX_EFFECT_SCOPER && !hx_in (work->scopes[influence->from], hex))
    return false;
  if (own == hostile)
    return false;
  if (hx_in (work->picture.off, influence->from))
    influence->reason = why_off (inquiry, influence->from, &influence->cause);
  else
    {
      influence->reason = HX_REASON_SCOPED;
      influence->cause = influence->scoped_by;
    }
  return true;
}

/**
 * hx_inquiry_links:
 * @inquiry: an inquiry
 * @hex: a hex that holds a unit
 * @influences: (out): the links meant for it, also those that do not act, by hex
 * @room: how many fit
 *
 * Returns: how many there are
 */
int
hx_inquiry_links (const HxInquiry *inquiry,
                  uint8_t          hex,
                  HxInfluence      influences[],
                  int              room)
{
  const HxGeometry *geometry = &inquiry->box->geometry;
  int n = 0;

  for (HxHexSet left = geometry->around[hex] & inquiry->position->units; left != 0;)
    {
      uint8_t giver = hx_pop (&left);
      const HxPiece *piece = &inquiry->position->unit[giver];
      const HxTile *tile = &inquiry->box->tiles[piece->tile];

      for (uint32_t effects = tile->effects; effects != 0 && n < room; effects &= effects - 1)
        {
          HxEffect effect = (HxEffect) __builtin_ctz (effects);
          HxInfluence *influence = &influences[n];

          if (!hx_in (geometry->beside[giver][hx_link_sides (tile, piece, effect)], hex))
            continue;
          memset (influence, 0, sizeof *influence);
          influence->kind = HX_INFLUENCE_LINK;
          influence->effect = effect;
          influence->from = giver;
          influence->cause = HX_NO_HEX;
          influence->scoped_by = hx_in (inquiry->work->picture.scoped, giver) ? hx_work_find_scoper (inquiry->work, giver) : HX_NO_HEX;
          n += judge_link (inquiry, hex, influence);
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
  HxInquiry inquiry;
  int n;

  hx_work_begin (&work, box, position);
  work.picture = *picture;
  hx_inquiry_begin (&inquiry, box, position, &work);
  n = hx_inquiry_nets (&inquiry, hex, influences, HX_MAX_INFLUENCES);
  return n + hx_inquiry_links (&inquiry, hex, influences + n, HX_MAX_INFLUENCES - n);
}

/**
 * hx_picture_hit_points:
 * @box: the game box
 * @position: a position
 * @picture: its picture
 * @hex: a hex
 *
 * Returns: hit points that the unit there has left, with the Toughness that it is given (BASE-TOU-02); 0 for none and
 *   for an empty hex
 */
int
hx_picture_hit_points (const HxBox      *box,
                       const HxPosition *position,
                       const HxPicture  *picture,
                       uint8_t           hex)
{
  const HxPiece *piece = &position->unit[hex];
  int left;

  if ((position->units & HX_HEX_BIT (hex)) == 0)
    return 0;
  left = hx_piece_hit_points (box, piece) + picture->toughness[hex] - piece->wounds;
  return left > 0 ? left : 0;
}

/**
 * hx_picture_numbers:
 * @box: the game box
 * @position: a position
 * @picture: its picture
 * @hex: a hex that holds a unit
 * @numbers: (out): initiative numbers as they stand, the printed ones in printed order, then the extra ones
 *
 * Leaves out what is lost: numbers that meet at 0 are one attack, printed or extra (BASE-INIT-05, BASE-MOD-08, D-02).
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
  uint32_t taken = 0;
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (values[i] != 0xff && (taken >> values[i] & 1) == 0)
      {
        taken |= (uint32_t) 1 << values[i];
        numbers[kept++] = values[i];
      }
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
