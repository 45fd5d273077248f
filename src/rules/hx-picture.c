/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is off, and what links do: nets, power and Scopers settled together (D-04, D-30), then the links of those that are on. */
#include "hx-work.h"

#include <string.h>

/* What is known so far: a unit is on, off, or still open. */
typedef struct
{
  HxHexSet on, off;
  HxHexSet sure_net, maybe_net;
  HxHexSet sure_scoped, maybe_scoped;
  HxHexSet sure_power, maybe_power;
} Labels;

static void
spread_nets (Labels             *labels,
             const HxBattleWork *work,
             const HxHexSet      nets[])
{
  labels->sure_net = labels->maybe_net = 0;
  for (HxHexSet left = work->role[HX_ROLE_NETTER] & ~labels->off; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      labels->maybe_net |= nets[hex];
      if (hx_in (labels->on, hex))
        labels->sure_net |= nets[hex];
    }
  labels->sure_net &= ~work->immune;
  labels->maybe_net &= ~work->immune;
}

static void
spread_scopers (Labels             *labels,
                const HxBattleWork *work)
{
  labels->sure_scoped = labels->maybe_scoped = 0;
  for (HxHexSet left = work->role[HX_ROLE_SCOPER] & ~labels->off; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      labels->maybe_scoped |= work->scopes[hex];
      if (hx_in (labels->on, hex))
        labels->sure_scoped |= work->scopes[hex];
    }
}

static void
spread_power (Labels             *labels,
              const HxBattleWork *work)
{
  labels->sure_power = labels->maybe_power = work->fed;
  for (HxHexSet left = work->role[HX_ROLE_SOURCE] & ~labels->off & ~labels->sure_scoped; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      labels->maybe_power |= work->supply[hex];
      if (hx_in (labels->on & ~labels->maybe_scoped, hex))
        labels->sure_power |= work->supply[hex];
    }
  labels->sure_power &= ~work->starved;
  labels->maybe_power &= ~work->starved;
}

/* Labels what is certain until nothing more is. */
static void
label_certain (Labels             *labels,
               const HxBattleWork *work,
               const HxPosition   *position,
               const HxHexSet      nets[])
{
  for (;;)
    {
      HxHexSet on, off;

      spread_nets (labels, work, nets);
      if (work->role[HX_ROLE_SCOPER] != 0)
        spread_scopers (labels, work);
      if (work->role[HX_ROLE_NEEDY] != 0)
        spread_power (labels, work);
      off = labels->off | labels->sure_net | (work->role[HX_ROLE_NEEDY] & ~labels->maybe_power);
      on = position->units & ~off & ~labels->maybe_net & ~(work->role[HX_ROLE_NEEDY] & ~labels->sure_power);
      if (on == labels->on && off == labels->off)
        return;
      labels->on = on;
      labels->off = off;
    }
}

/* Settles who is on and who is off, ring after ring where they wait for each other. */
static void
settle (Labels             *labels,
        const HxBattleWork *work,
        const HxPosition   *position,
        HxNetReport        *report)
{
  bool all_netted = position->rulings[HX_RULING_DISP_10] != 0;
  HxHexSet nets[HX_MAX_HEXES];
  HxHexSet unknown;

  *labels = (Labels) { .off = work->caught };
  for (HxHexSet left = work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      nets[hex] = work->nets[hex] & position->units;
    }
  label_certain (labels, work, position, nets);
  while ((unknown = position->units & ~labels->on & ~labels->off) != 0)
    {
      if (!hx_work_cut_rings (work, nets, unknown, labels->sure_power, &labels->off, all_netted, report))
        break;
      label_certain (labels, work, position, nets);
    }
}

static void
label_units (HxBattleWork     *work,
             const HxPosition *position)
{
  Labels labels;
  HxHexSet unpowered;

  settle (&labels, work, position, NULL);
  unpowered = work->role[HX_ROLE_NEEDY] & ~labels.maybe_power;
  work->picture.off = labels.off;
  work->picture.netted = (labels.sure_net | work->caught) & position->units;
  if (position->rulings[HX_RULING_DISP_10] != 0)
    work->picture.netted |= labels.off & ~unpowered;
  work->picture.unpowered = unpowered;
  work->picture.scoped = labels.sure_scoped;
}

/* What an effect adds to in a picture, and how much. */
static const struct
{
  uint8_t at;
  int8_t amount;
} gains[HX_N_EFFECTS] = {
  [HX_EFFECT_INITIATIVE_1] = { offsetof (HxPicture, pace), 1 },
  [HX_EFFECT_INITIATIVE_2] = { offsetof (HxPicture, pace), 2 },
  [HX_EFFECT_SLOWER_1] = { offsetof (HxPicture, pace), -1 },
  [HX_EFFECT_MELEE_1] = { offsetof (HxPicture, melee), 1 },
  [HX_EFFECT_RANGED_1] = { offsetof (HxPicture, ranged), 1 },
  [HX_EFFECT_EXTRA_ATTACK] = { offsetof (HxPicture, extra), 1 },
  [HX_EFFECT_TOUGHNESS_1] = { offsetof (HxPicture, toughness), 1 },
  [HX_EFFECT_EXTRA_WOUND] = { offsetof (HxPicture, extra_wounds), 1 },
};

/* @sign is 1 where a link begins, and -1 where it ends. */
static void
apply_effect (HxBattleWork *work,
              HxEffect      effect,
              HxHexSet      targets,
              int           sign)
{
  int8_t *counts = (int8_t *) &work->picture + gains[effect].at;
  int amount = gains[effect].amount * sign;

  if (targets != 0 && HX_EFFECT_BIT (effect) & HX_MOVING_EFFECTS)
    work->lined_up = false;
  work->given_extra |= targets & -(HxHexSet) (effect == HX_EFFECT_EXTRA_ATTACK);
  while (targets != 0)
    counts[hx_pop (&targets)] += (int8_t) amount;
}

/* The links of one unit to those of @units that it serves. */
static void
link_unit (HxBattleWork     *work,
           const HxBox      *box,
           const HxPosition *position,
           uint8_t           hex,
           HxHexSet          units,
           int               sign)
{
  const HxPiece *piece = &position->unit[hex];
  const HxTile *tile = &box->tiles[piece->tile];
  const HxHexSet *beside = box->geometry.beside[hex];
  HxHexSet served = work->of_side[hx_work_server (work, position, hex)];

  if (!hx_work_may_link (work, position, tile, hex))
    return;
  for (uint32_t effects = tile->effects & HX_NUMBER_EFFECTS; effects != 0; effects &= effects - 1)
    {
      HxEffect effect = (HxEffect) __builtin_ctz (effects);
      HxHexSet targets = beside[hx_turn_sides (tile->links[effect], piece->facing)] & units
                         & (hx_effect_is_hostile (effect) ? ~served : served);

      apply_effect (work, effect, targets, sign);
      if (position->rulings[HX_RULING_DISP_24] != 0 && effect == HX_EFFECT_MELEE_1
          && tile->traits & HX_TRAIT_ANY_STRENGTH)
        apply_effect (work, HX_EFFECT_RANGED_1, targets, sign);
    }
}

static void
link_units (HxBattleWork     *work,
            const HxBox      *box,
            const HxPosition *position,
            HxHexSet          who,
            HxHexSet          units,
            int               sign)
{
  while (who != 0)
    link_unit (work, box, position, hx_pop (&who), units, sign);
}

static void
find_off (HxBattleWork     *work,
          const HxPosition *position)
{
  if (((work->in_nets & position->units) | work->role[HX_ROLE_NEEDY] | work->caught | work->role[HX_ROLE_SCOPER]) == 0)
    work->picture.netted = work->picture.unpowered = work->picture.off = work->picture.scoped = 0;
  else
    label_units (work, position);
}

/**
 * hx_work_picture:
 * @work: the sets of @position; its picture is worked out anew
 * @box: the game box
 * @position: the position
 *
 * Works the board out as one system (BASE-SEQ-02, base rules 14, 15 and 25).
 */
void
hx_work_picture (HxBattleWork     *work,
                 const HxBox      *box,
                 const HxPosition *position)
{
  HxPicture *picture = &work->picture;

  find_off (work, position);
  work->given_extra = 0;
  memset (picture->pace, 0, sizeof *picture - offsetof (HxPicture, pace));
  link_units (work, box, position, work->role[HX_ROLE_LINKER] & ~picture->off, position->units, 1);
}

/* Nothing acts on a unit that has left. */
static void
forget (HxPicture *picture,
        HxHexSet   gone)
{
  while (gone != 0)
    {
      uint8_t hex = hx_pop (&gone);

      picture->pace[hex] = 0;
      picture->extra[hex] = picture->melee[hex] = picture->ranged[hex] = 0;
      picture->toughness[hex] = picture->extra_wounds[hex] = 0;
    }
}

/**
 * hx_work_leave:
 * @work: the sets of @position, with its picture
 * @box: the game box
 * @position: the position
 * @gone: units that are about to leave the board, which hx_work_left() has to be told afterwards
 *
 * Ends their links; only as long as they stand there can it be said where those go.
 */
void
hx_work_leave (HxBattleWork     *work,
               const HxBox      *box,
               const HxPosition *position,
               HxHexSet          gone)
{
  HxHexSet linkers = work->role[HX_ROLE_LINKER] & gone & ~work->picture.off;

  if (work->role[HX_ROLE_SCOPER] == 0)
    link_units (work, box, position, linkers, position->units & ~gone, -1);
  forget (&work->picture, gone);
}

/**
 * hx_work_left:
 * @work: the sets of a position
 * @box: the game box
 * @position: the position without @gone
 * @gone: units that have left the board, as hx_work_leave() was told
 *
 * Mends the picture (BASE-NET-06, BASE-MOD-13). Only where netters or sources left can others have come on or gone off:
 * the links of those begin or end. A Scoper turns links, so with one on the board all is worked out anew.
 */
void
hx_work_left (HxBattleWork     *work,
              const HxBox      *box,
              const HxPosition *position,
              HxHexSet          gone)
{
  bool scoped = work->role[HX_ROLE_SCOPER] != 0;
  HxHexSet judges = work->role[HX_ROLE_NETTER] | work->role[HX_ROLE_SOURCE] | work->role[HX_ROLE_SCOPER];
  HxHexSet linked = work->role[HX_ROLE_LINKER] & ~work->picture.off & ~gone, linking;

  hx_work_drop (work, gone);
  if (scoped)
    {
      work->lined_up = false;
      hx_work_picture (work, box, position);
      return;
    }
  if ((judges & gone) == 0)
    return;
  find_off (work, position);
  linking = work->role[HX_ROLE_LINKER] & ~work->picture.off;
  link_units (work, box, position, linked & ~linking, position->units, -1);
  link_units (work, box, position, linking & ~linked, position->units, 1);
}

/**
 * hx_work_report_nets:
 * @work: the sets of @position
 * @position: the position
 * @report: (out): what became of each net, filled for every netter
 */
void
hx_work_report_nets (const HxBattleWork *work,
                     const HxPosition   *position,
                     HxNetReport        *report)
{
  Labels labels;

  for (HxHexSet left = work->role[HX_ROLE_NETTER]; left != 0;)
    {
      uint8_t hex = hx_pop (&left);

      report->cut[hex] = report->held[hex] = report->gave_way[hex] = 0;
    }
  settle (&labels, work, position, report);
}

/**
 * hx_picture_work_out:
 * @box: the game box
 * @position: a position
 * @picture: (out): who is off and what links do on it
 */
void
hx_picture_work_out (const HxBox      *box,
                     const HxPosition *position,
                     HxPicture        *picture)
{
  HxBattleWork work;

  hx_work_begin (&work, box, position);
  hx_work_picture (&work, box, position);
  *picture = work.picture;
}
