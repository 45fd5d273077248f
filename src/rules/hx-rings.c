/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rings of nets: tokens that wait for each other, settled ring by ring (BASE-NET-09, BASE-NET-10, D-04). */
#include "hx-work.h"

/* The open units for which @hex waits: those that could net it, power it, or turn its source. */
static HxHexSet
waits_for (const HxBattleWork *work,
           const HxHexSet      nets[],
           HxHexSet            unknown,
           HxHexSet            supplied,
           uint8_t             hex,
           HxHexSet           *enablers)
{
  HxHexSet waits = 0;

  *enablers = 0;
  if (!hx_in (work->immune, hex))
    for (HxHexSet left = work->role[HX_ROLE_NETTER] & unknown; left != 0;)
      {
        uint8_t netter = hx_pop (&left);

        if (hx_in (nets[netter], hex))
          waits |= HX_HEX_BIT (netter);
      }
  if (hx_in (work->role[HX_ROLE_NEEDY] & ~supplied, hex))
    for (HxHexSet left = work->role[HX_ROLE_SOURCE]; left != 0;)
      {
        uint8_t source = hx_pop (&left);

        if (!hx_in (work->supply[source], hex))
          continue;
        *enablers |= HX_HEX_BIT (source) & unknown;
        for (HxHexSet scopers = work->role[HX_ROLE_SCOPER] & unknown; scopers != 0;)
          {
            uint8_t scoper = hx_pop (&scopers);

            if (hx_in (work->scopes[scoper], source))
              *enablers |= HX_HEX_BIT (scoper);
          }
      }
  return waits | *enablers;
}

/* Follows the waiting until it goes no further. */
static void
close_reach (HxHexSet reach[],
             HxHexSet unknown)
{
  bool grew = true;

  while (grew)
    {
      grew = false;
      for (HxHexSet left = unknown; left != 0;)
        {
          uint8_t hex = hx_pop (&left);
          HxHexSet all = reach[hex];

          for (HxHexSet next = reach[hex]; next != 0;)
            all |= reach[hx_pop (&next)];
          grew = grew || all != reach[hex];
          reach[hex] = all;
        }
    }
}

/* A ring that waits for nobody outside it, or nothing. */
static HxHexSet
find_ring (const HxHexSet reach[],
           HxHexSet       unknown)
{
  for (HxHexSet left = unknown; left != 0;)
    {
      uint8_t hex = hx_pop (&left);
      HxHexSet ring = 0;

      for (HxHexSet next = reach[hex]; next != 0;)
        {
          uint8_t other = hx_pop (&next);

          if (hx_in (reach[other], hex))
            ring |= HX_HEX_BIT (other);
        }
      if (ring != 0 && ring == reach[hex])
        return ring;
    }
  return 0;
}

static HxHexSet
cut (HxHexSet       nets[],
     HxHexSet       netters,
     HxHexSet       ring,
     HxHexSet       report[])
{
  HxHexSet struck = 0;

  while (netters != 0)
    {
      uint8_t hex = hx_pop (&netters);

      struck |= nets[hex] & ring;
      if (report != NULL)
        report[hex] |= nets[hex] & ring;
      nets[hex] &= ~ring;
    }
  return struck;
}

/**
 * hx_work_cut_rings:
 * @work: the sets of a position
 * @nets: (inout): the nets still to be reckoned with, by hex of the netter
 * @unknown: units whose state is still open
 * @supplied: units that are certain to have power
 * @off: (inout): units that are off
 * @all_netted: the other reading of DISP-10: every net of a ring holds
 * @report: (nullable): what became of each net
 *
 * Settles one ring: nets in it that hang on an enabler in it give way; if there are none, all nets inside it are cut.
 *
 * Returns: whether anything was settled
 */
bool
hx_work_cut_rings (const HxBattleWork *work,
                   HxHexSet            nets[HX_MAX_HEXES],
                   HxHexSet            unknown,
                   HxHexSet            supplied,
                   HxHexSet           *off,
                   bool                all_netted,
                   HxNetReport        *report)
{
  HxHexSet reach[HX_MAX_HEXES], enablers[HX_MAX_HEXES];
  HxHexSet ring, hanging = 0, struck;

  for (HxHexSet left = unknown; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      reach[hex] = waits_for (work, nets, unknown, supplied, hex, &enablers[hex]);
    }
  close_reach (reach, unknown);
  ring = find_ring (reach, unknown);
  if (ring == 0)
    return false;

  for (HxHexSet left = ring & work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      if (enablers[hex] & ring && nets[hex] & ring)
        hanging |= HX_HEX_BIT (hex);
    }
  if (hanging != 0)
    return cut (nets, hanging, ring, report != NULL ? report->gave_way : NULL) != 0;
  struck = cut (nets, ring & work->role[HX_ROLE_NETTER], ring,
                report == NULL ? NULL : all_netted ? report->held : report->cut);
  if (all_netted)
    *off |= struck & ~work->immune;
  return struck != 0;
}
