/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows the last segment: markers come off, Monoliths collapse (BASE-SEQ-09, MON-CLP). */
#include "hx-segment.h"

static void
report_marker (const HxSegment *segment,
               uint8_t          hex,
               HxMarkerEvent    marker)
{
  static const HxRule rules[] = {
    [HX_MARKER_RANGED_NET] = HX_RULE_IG_RNET_05,
    [HX_MARKER_TRAP_NET] = HX_RULE_PAR_TNET_01,
    [HX_MARKER_FRENZY] = HX_RULE_PAR_FRENZY_01,
    [HX_MARKER_PARALYSIS] = HX_RULE_PAR_PARA_01,
  };
  HxEvent event = hx_segment_event (segment, HX_EVENT_MARKER_OFF);

  event.target = hex;
  event.kind = (uint8_t) marker;
  event.rules[0] = rules[marker];
  hx_segment_add (segment, &event);
}

static void
report_markers (const HxSegment *segment,
                uint8_t          hex,
                const HxPiece   *piece)
{
  if (piece->ranged_nets > 0)
    report_marker (segment, hex, HX_MARKER_RANGED_NET);
  if (piece->marks & HX_MARK_TRAP_NET)
    report_marker (segment, hex, HX_MARKER_TRAP_NET);
  if (piece->marks & HX_MARK_FRENZY)
    report_marker (segment, hex, HX_MARKER_FRENZY);
  if (piece->marks & HX_MARK_PARALYSIS)
    report_marker (segment, hex, HX_MARKER_PARALYSIS);
}

static void
take_markers_off (HxSegment *segment)
{
  HxPosition *position = &segment->battle->position;

  for (HxHexSet left = segment->battle->work.marked & position->units; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      HxPiece *piece = &position->unit[hex];

      if (hx_is_told (segment))
        report_markers (segment, hex, piece);
      piece->ranged_nets = 0;
      piece->marks = 0;
      segment->battle->changed = true;
    }
}

static void
report_monolith (const HxSegment *segment,
                 bool             open,
                 int              side)
{
  const HxPosition *position = &segment->battle->position;
  const HxMonolith *monolith = &position->monolith[side];
  HxEvent event = hx_segment_event (segment, open ? HX_EVENT_STAYS_OPEN : HX_EVENT_COLLAPSES);

  event.subject = hx_position_find_hq (segment->box, position, side);
  event.other = (int16_t) side;
  hx_cite (&event, open ? HX_RULE_D_16 : HX_RULE_MON_CLP_01);
  hx_cite (&event, HX_RULE_D_16);
  hx_cite (&event, open ? HX_RULE_NONE : HX_RULE_MON_CLP_04);
  hx_cite (&event, open ? HX_RULE_NONE : HX_RULE_MON_CLP_05);
  for (int i = 0; i < 2 && !open; i++)
    {
      const HxPiece *piece = &position->unit[monolith->part[i]];

      event.others |= HX_HEX_BIT (monolith->part[i]) & position->units;
      if (!hx_in (position->units, monolith->part[i]) || piece->controller != side)
        hx_cite (&event, HX_RULE_MON_CLP_02);
      else if (piece->wounds > 0 || piece->medpacks > 0 || piece->poison > 0)
        hx_cite (&event, HX_RULE_MON_CLP_03);
    }
  hx_segment_add (segment, &event);
}

/* The other reading of D-16: a netted unit on a part, or one without power, keeps the Monolith open (BASE-NET-14). */
static bool
is_held_open (const HxSegment  *segment,
              const HxMonolith *monolith)
{
  const HxPosition *position = &segment->battle->position;
  HxPicture picture;

  if (position->rulings[HX_RULING_D_16] == 0)
    return false;
  hx_picture_work_out (segment->box, position, &picture);
  return (picture.off & (HX_HEX_BIT (monolith->part[0]) | HX_HEX_BIT (monolith->part[1]))) != 0;
}

static void
collapse (HxSegment *segment,
          int        side)
{
  HxPosition *position = &segment->battle->position;
  HxMonolith *monolith = &position->monolith[side];
  bool open;

  if (!monolith->present || !monolith->expanded)
    return;
  open = is_held_open (segment, monolith);
  if (hx_is_told (segment))
    report_monolith (segment, open, side);
  if (open)
    return;
  hx_position_collapse (position, side);
  segment->battle->changed = true;
}

/**
 * hx_report_side:
 * @segment: a moment that is logged
 * @side: a side whose units leave the board
 */
void
hx_report_side (const HxSegment *segment,
                int              side)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_SIDE_LEAVES);

  event.other = (int16_t) side;
  event.rules[0] = HX_RULE_BASE_MULTI_01;
  event.rules[1] = HX_RULE_D_26;
  hx_segment_add (segment, &event);
}

/* D-26: among three or more sides the units and Traps of a fallen HQ leave. */
static void
take_fallen_sides_off (HxSegment *segment)
{
  HxPosition *position = &segment->battle->position;

  for (int side = 0; side < position->n_sides; side++)
    if (position->fallen & 1 << side && hx_position_take_side_off (position, segment->box, side) && hx_is_told (segment))
      hx_report_side (segment, side);
}

/**
 * hx_after_battle:
 * @segment: the moment after the last segment
 *
 * Takes battle-long markers off, collapses expanded Monoliths and lets fallen sides leave.
 */
void
hx_after_battle (HxSegment *segment)
{
  const HxPosition *position = &segment->battle->position;

  segment->stage = HX_STAGE_AFTER;
  take_markers_off (segment);
  for (int side = 0; side < position->n_sides; side++)
    collapse (segment, side);
  if (position->n_sides > 2 && position->fallen != 0)
    take_fallen_sides_off (segment);
}
