/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling how nets, power and Scopers stand, at the beginning and after each change. */
#include "hx-segment.h"

static const HxTile *
tile_on (const HxSegment *segment,
         uint8_t          hex)
{
  return &segment->box->tiles[segment->battle->position.unit[hex].tile];
}

static void
report_net (const HxSegment   *segment,
            uint8_t            hex,
            const HxInfluence *net,
            bool               among_others)
{
  const HxPosition *position = &segment->battle->position;
  HxEvent event = hx_segment_event (segment, net->works ? HX_EVENT_NET_HOLDS : HX_EVENT_NET_FAILS);

  event.subject = net->from;
  event.target = hex;
  event.cause = net->cause;
  event.reason = (uint8_t) net->reason;
  switch (net->reason)
    {
    case HX_REASON_NETTED:
      hx_cite (&event, HX_RULE_BASE_NET_07);
      break;
    case HX_REASON_NO_POWER:
      hx_cite (&event, HX_RULE_URA_POWER_02);
      hx_cite (&event, HX_RULE_URA_ENET_01);
      break;
    case HX_REASON_FACING:
      hx_cite (&event, HX_RULE_BASE_NET_08);
      break;
    case HX_REASON_RING:
      hx_cite (&event, HX_RULE_BASE_NET_10);
      hx_cite (&event, HX_RULE_D_04);
      hx_cite (&event, HX_RULE_DISP_10);
      break;
    case HX_REASON_ENABLER:
      hx_cite (&event, HX_RULE_BASE_NET_09);
      hx_cite (&event, HX_RULE_URA_ENET_02);
      break;
    case HX_REASON_FORCED:
      hx_cite (&event, HX_RULE_D_21);
      break;
    default:
      hx_cite (&event, HX_RULE_BASE_NET_01);
      hx_cite (&event, HX_RULE_BASE_NET_02);
      hx_cite (&event, HX_RULE_BASE_NET_04);
      hx_cite (&event, among_others ? HX_RULE_BASE_NET_05 : HX_RULE_NONE);
      if (tile_on (segment, hex)->kind != HX_KIND_WARRIOR || tile_on (segment, hex)->net != 0)
        hx_cite (&event, HX_RULE_BASE_NET_03);
      hx_cite (&event, tile_on (segment, net->from)->rule);
      if (position->unit[net->from].controller == position->unit[hex].controller)
        hx_cite (&event, HX_RULE_PAR_FRENZY_02);
      break;
    }
  hx_segment_add (segment, &event);
}

static void
report_marker (const HxSegment *segment,
               uint8_t          hex,
               HxMarkerEvent    kind)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_NET_HOLDS);

  event.target = hex;
  event.reason = HX_REASON_MARKER;
  event.kind = (uint8_t) kind;
  hx_cite (&event, kind == HX_MARKER_RANGED_NET ? HX_RULE_IG_RNET_02 : HX_RULE_PAR_TNET_01);
  hx_cite (&event, kind == HX_MARKER_RANGED_NET ? HX_RULE_IG_RNET_03 : HX_RULE_NONE);
  hx_segment_add (segment, &event);
}

/* Markers or the user's toggle net the unit whatever stands around it. */
static void
report_caught (const HxSegment *segment,
               uint8_t          hex)
{
  const HxPiece *piece = &segment->battle->position.unit[hex];
  HxEvent event = hx_segment_event (segment, HX_EVENT_NET_HOLDS);

  if (piece->net != HX_TOGGLE_ON)
    {
      if (piece->ranged_nets > 0)
        report_marker (segment, hex, HX_MARKER_RANGED_NET);
      if (piece->marks & HX_MARK_TRAP_NET)
        report_marker (segment, hex, HX_MARKER_TRAP_NET);
      return;
    }
  event.target = hex;
  event.reason = HX_REASON_FORCED;
  hx_cite (&event, HX_RULE_D_21);
  hx_segment_add (segment, &event);
}

static void
cite_source (const HxSegment *segment,
             HxEvent         *event,
             uint8_t          source)
{
  hx_cite (event, HX_RULE_URA_POWER_03);
  hx_cite (event, tile_on (segment, source)->rule);
}

/* Sources that are linked to @hex, by whether they supply it. */
static void
sort_sources (const HxSegment *segment,
              uint8_t          hex,
              HxHexSet        *working,
              HxHexSet        *failing)
{
  const HxBattleWork *work = &segment->battle->work;

  *working = *failing = 0;
  for (HxHexSet left = work->role[HX_ROLE_SOURCE]; left != 0;)
    {
      uint8_t source = hx_pop (&left);

      if (!hx_in (work->supply[source], hex))
        continue;
      if (hx_in (work->picture.off | work->picture.scoped, source))
        *failing |= HX_HEX_BIT (source);
      else
        *working |= HX_HEX_BIT (source);
    }
}

static void
report_power (const HxSegment *segment,
              uint8_t          hex)
{
  const HxBattleWork *work = &segment->battle->work;
  bool off = hx_in (work->picture.unpowered, hex);
  bool forced = hx_in (work->fed | work->starved, hex);
  HxEvent event = hx_segment_event (segment, off ? HX_EVENT_NOT_SUPPLIED : HX_EVENT_SUPPLIED);
  HxHexSet working, failing;

  event.subject = hex;
  sort_sources (segment, hex, &working, &failing);
  if (forced)
    {
      event.reason = HX_REASON_FORCED;
      hx_cite (&event, HX_RULE_D_21);
    }
  else if (off)
    {
      event.others = failing;
      hx_cite (&event, HX_RULE_URA_POWER_01);
      hx_cite (&event, segment->outside ? HX_RULE_URA_POWER_02 : HX_RULE_NONE);
      if (failing & work->picture.scoped)
        hx_cite (&event, HX_RULE_URA_POWER_07);
      if (failing & work->picture.off)
        hx_cite (&event, HX_RULE_URA_POWER_09);
      hx_cite (&event, tile_on (segment, hex)->rule);
    }
  else
    {
      event.others = working;
      while (working != 0)
        {
          event.cause = hx_pop (&working);
          cite_source (segment, &event, event.cause);
        }
    }
  hx_segment_add (segment, &event);
}

static void
report_scopers (const HxSegment *segment)
{
  const HxBattleWork *work = &segment->battle->work;

  for (HxHexSet left = work->role[HX_ROLE_SCOPER] & ~work->picture.off; left != 0;)
    {
      uint8_t scoper = hx_pop (&left);

      for (HxHexSet modules = work->scopes[scoper] & segment->battle->position.units; modules != 0;)
        {
          HxEvent event = hx_segment_event (segment, HX_EVENT_SCOPED);

          event.subject = scoper;
          event.target = hx_pop (&modules);
          hx_cite (&event, HX_RULE_BASE_SCO_01);
          if (tile_on (segment, event.target)->kind == HX_KIND_WARRIOR)
            {
              hx_cite (&event, HX_RULE_BASE_SCO_05);
              hx_cite (&event, HX_RULE_D_03);
            }
          if (tile_on (segment, event.target)->toughness > 0)
            hx_cite (&event, HX_RULE_BASE_SCO_04);
          if (tile_on (segment, event.target)->effects & HX_EFFECT_BIT (HX_EFFECT_POWER))
            {
              hx_cite (&event, HX_RULE_BASE_SCO_08);
              hx_cite (&event, HX_RULE_D_30);
            }
          hx_segment_add (segment, &event);
        }
    }
}

static void
report_nets (const HxSegment *segment,
             const HxInquiry *inquiry,
             HxHexSet         units)
{
  HxInfluence nets[HX_MAX_INFLUENCES];

  while (units != 0)
    {
      uint8_t hex = hx_pop (&units);
      int n = hx_inquiry_nets (inquiry, hex, nets, HX_MAX_INFLUENCES);
      int holding = 0;

      if (hx_in (inquiry->work->caught, hex))
        report_caught (segment, hex);
      for (int i = 0; i < n; i++)
        holding += nets[i].works;
      for (int i = 0; i < n; i++)
        report_net (segment, hex, &nets[i], holding > 1);
    }
}

static void
report_link (const HxSegment   *segment,
             uint8_t            hex,
             const HxInfluence *link,
             HxReason           reason)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_LINK_FAILS);

  event.subject = link->from;
  event.target = hex;
  event.cause = link->cause;
  event.kind = (uint8_t) link->effect;
  event.reason = (uint8_t) reason;
  if (reason == HX_REASON_NO_NUMBER)
    hx_cite (&event, HX_RULE_BASE_INIT_06);
  else if (reason == HX_REASON_SCOPED)
    {
      hx_cite (&event, link->effect == HX_EFFECT_POWER ? HX_RULE_BASE_SCO_08 : HX_RULE_BASE_SCO_01);
      hx_cite (&event, HX_RULE_BASE_SCO_02);
    }
  else
    {
      hx_cite (&event, link->effect == HX_EFFECT_SCOPER   ? HX_RULE_BASE_SCO_06
                       : link->effect == HX_EFFECT_MEDIC ? HX_RULE_BASE_MED_16
                                                          : HX_RULE_BASE_MOD_12);
      hx_cite (&event, reason == HX_REASON_NETTED ? HX_RULE_BASE_NET_13 : HX_RULE_BASE_NET_14);
      if (hx_in (segment->battle->work.role[HX_ROLE_HQ], link->from))
        hx_cite (&event, HX_RULE_BASE_HQ_03);
      if (link->effect == HX_EFFECT_TRANSFUSION)
        hx_cite (&event, HX_RULE_KRW_09);
    }
  hx_segment_add (segment, &event);
}

/* Links that do nothing although they are printed for that unit. Power is told of elsewhere, movement is not a battle's. */
static void
report_links (const HxSegment *segment,
              const HxInquiry *inquiry,
              uint8_t          hex)
{
  HxInfluence links[HX_MAX_INFLUENCES];
  int n = hx_inquiry_links (inquiry, hex, links, HX_MAX_INFLUENCES);

  for (int i = 0; i < n; i++)
    {
      const HxInfluence *link = &links[i];
      bool numbers = link->effect <= HX_EFFECT_SLOWER_1 || link->effect == HX_EFFECT_EXTRA_ATTACK;

      if (link->effect == HX_EFFECT_POWER || link->effect >= HX_EFFECT_MOBILITY)
        continue;
      if (!link->works)
        report_link (segment, hex, link, link->reason);
      /* An aura reaches every neighbour, so that it does nothing for some goes without saying. */
      else if (numbers && tile_on (segment, hex)->n_numbers == 0 && tile_on (segment, link->from)->kind != HX_KIND_HQ)
        report_link (segment, hex, link, HX_REASON_NO_NUMBER);
    }
}

/**
 * hx_report_picture:
 * @segment: the moment before a battle that is logged
 *
 * Tells of every net, every unit that needs power, every Scoper, every link that fails, and every number that is not as
 * printed.
 */
void
hx_report_picture (const HxSegment *segment)
{
  const HxBattle *battle = segment->battle;
  const HxBattleWork *work = &battle->work;
  HxInquiry inquiry;

  hx_inquiry_begin (&inquiry, segment->box, &battle->position, work);
  report_nets (segment, &inquiry, battle->position.units);
  for (HxHexSet left = work->role[HX_ROLE_NEEDY]; left != 0;)
    report_power (segment, hx_pop (&left));
  report_scopers (segment);
  for (HxHexSet left = battle->position.units; left != 0;)
    report_links (segment, &inquiry, hx_pop (&left));
  for (HxHexSet left = work->role[HX_ROLE_NUMBERED]; left != 0;)
    hx_report_numbers (segment, hx_pop (&left));
}

/* The net that held the unit: one that has left the board, or one that is off now. */
static uint8_t
find_former_netter (const HxBattleWork *work,
                    uint8_t             hex,
                    HxHexSet            gone_netters)
{
  HxHexSet former = gone_netters | (work->role[HX_ROLE_NETTER] & work->picture.off);

  while (former != 0)
    {
      uint8_t netter = hx_pop (&former);

      if (hx_in (work->nets[netter], hex))
        return netter;
    }
  return HX_NO_HEX;
}

static void
report_freed (const HxSegment *segment,
              uint8_t          hex,
              HxHexSet         gone_netters)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_FREED);

  event.target = hex;
  event.cause = find_former_netter (&segment->battle->work, hex, gone_netters);
  hx_cite (&event, HX_RULE_BASE_NET_06);
  hx_segment_add (segment, &event);
}

/* Whether a number of the unit has come already. */
static bool
has_spent_number (const HxBattle *battle,
                  uint8_t         hex)
{
  for (int i = 0; i < HX_MAX_NUMBERS; i++)
    if (hx_in (battle->spent[i], hex))
      return true;
  return false;
}

static void
report_power_change (const HxSegment *segment,
                     uint8_t          hex,
                     bool             gained)
{
  HxEvent event = hx_segment_event (segment, gained ? HX_EVENT_POWER_GAINED : HX_EVENT_POWER_LOST);
  HxHexSet working, failing;

  event.subject = hex;
  sort_sources (segment, hex, &working, &failing);
  if (working != 0)
    event.cause = hx_pop (&working);
  hx_cite (&event, HX_RULE_URA_POWER_04);
  if (!gained)
    {
      hx_cite (&event, HX_RULE_URA_POWER_01);
      hx_cite (&event, HX_RULE_URA_POWER_02);
    }
  else if (!segment->outside)
    {
      hx_cite (&event, HX_RULE_URA_POWER_05);
      hx_cite (&event, has_spent_number (segment->battle, hex) ? HX_RULE_URA_POWER_06 : HX_RULE_NONE);
    }
  hx_segment_add (segment, &event);
}

typedef enum
{
  CHANGE_FREED,
  CHANGE_CAUGHT,
  CHANGE_GAINED,
  CHANGE_LOST,
  N_CHANGES,
} Change;

/**
 * Changes: what a change of the board has led to.
 * @open: units of which that is still to be told
 */
typedef struct
{
  const HxSegment *segment;
  const HxFormer *former;
  HxHexSet gone_netters;
  HxHexSet open[N_CHANGES];
} Changes;

/* The netter or the sources of power that it hangs on. */
static HxHexSet
find_causes (const Changes *changes,
             Change         change,
             uint8_t        hex)
{
  HxHexSet working, failing;
  uint8_t netter;

  if (change == CHANGE_FREED || change == CHANGE_CAUGHT)
    {
      netter = change == CHANGE_CAUGHT ? hx_find_holding_net (changes->segment, hex)
                                       : find_former_netter (&changes->segment->battle->work, hex, changes->gone_netters);
      return netter != HX_NO_HEX ? HX_HEX_BIT (netter) : 0;
    }
  sort_sources (changes->segment, hex, &working, &failing);
  return change == CHANGE_GAINED ? working : failing;
}

/* Whether the cause is itself a change that has not been told yet: something works again, or works no more. */
static bool
is_early (const Changes *changes,
          Change         change,
          uint8_t        hex)
{
  const HxHexSet *open = changes->open;
  HxHexSet on = open[CHANGE_FREED] | open[CHANGE_GAINED], off = open[CHANGE_CAUGHT] | open[CHANGE_LOST];

  return find_causes (changes, change, hex) & (change == CHANGE_CAUGHT || change == CHANGE_GAINED ? on : off) & ~HX_HEX_BIT (hex);
}

static void
tell_change (const Changes *changes,
             Change         change,
             uint8_t        hex)
{
  const HxSegment *segment = changes->segment;
  HxInquiry inquiry;

  switch (change)
    {
    case CHANGE_FREED:
      report_freed (segment, hex, changes->gone_netters);
      break;
    case CHANGE_CAUGHT:
      hx_inquiry_begin (&inquiry, segment->box, &segment->battle->position, &segment->battle->work);
      report_nets (segment, &inquiry, HX_HEX_BIT (hex));
      break;
    default:
      /* Who has only just come onto the board had no power to lose. */
      if (change == CHANGE_LOST && !hx_in (changes->former->needy, hex))
        report_power (segment, hex);
      else
        report_power_change (segment, hex, change == CHANGE_GAINED);
      break;
    }
}

/* Tells what does not come before its cause; of a ring, one at least. Returns: whether anything was left to tell. */
static bool
tell_changes (Changes *changes,
              bool     in_order)
{
  bool told = false;

  for (Change change = 0; change < N_CHANGES; change++)
    for (HxHexSet left = changes->open[change]; left != 0 && (in_order || !told);)
      {
        uint8_t hex = hx_pop (&left);

        if (in_order && is_early (changes, change, hex))
          continue;
        tell_change (changes, change, hex);
        changes->open[change] &= ~HX_HEX_BIT (hex);
        told = true;
      }
  return told || (in_order && tell_changes (changes, false));
}

/**
 * hx_report_change:
 * @segment: a segment that is logged, after a removal, or a moment in an action after the board has changed
 * @former: how things stood
 * @gone_netters: netters that have left the board
 *
 * Tells what that has changed: who is free, who is netted now, whose power came or went, each after what has brought it about.
 */
void
hx_report_change (const HxSegment *segment,
                  const HxFormer  *former,
                  HxHexSet         gone_netters)
{
  const HxBattle *battle = segment->battle;
  const HxPicture *before = &former->picture;
  const HxPicture *now = &battle->work.picture;
  HxHexSet units = battle->position.units;
  Changes changes = { segment, former, gone_netters, {
    [CHANGE_FREED] = before->netted & ~now->netted & units,
    [CHANGE_CAUGHT] = now->netted & ~before->netted & units,
    [CHANGE_GAINED] = before->unpowered & ~now->unpowered & units,
    [CHANGE_LOST] = now->unpowered & ~before->unpowered & units,
  } };

  while (tell_changes (&changes, true))
    ;
  if (now->scoped & ~before->scoped)
    report_scopers (segment);
  for (HxHexSet left = segment->outside ? 0 : battle->work.role[HX_ROLE_NUMBERED]; left != 0;)
    hx_report_number_changes (segment, former, hx_pop (&left));
}
