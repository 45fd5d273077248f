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

static void
apply_effect (HxBattleWork *work,
              HxEffect      effect,
              HxHexSet      targets)
{
  int8_t *counts = (int8_t *) &work->picture + gains[effect].at;

  work->given_extra |= targets & -(HxHexSet) (effect == HX_EFFECT_EXTRA_ATTACK);
  while (targets != 0)
    counts[hx_pop (&targets)] += gains[effect].amount;
}

static void
link_unit (HxBattleWork     *work,
           const HxBox      *box,
           const HxPosition *position,
           uint8_t           hex)
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
      HxHexSet targets = beside[hx_turn_sides (tile->links[effect], piece->facing)] & position->units
                         & (hx_effect_is_hostile (effect) ? ~served : served);

      apply_effect (work, effect, targets);
      if (position->rulings[HX_RULING_DISP_24] != 0 && effect == HX_EFFECT_MELEE_1
          && tile->traits & HX_TRAIT_ANY_STRENGTH)
        apply_effect (work, HX_EFFECT_RANGED_1, targets);
    }
}

static void
link_units (HxBattleWork     *work,
            const HxBox      *box,
            const HxPosition *position)
{
  HxPicture *picture = &work->picture;

  memset (picture->pace, 0, sizeof *picture - offsetof (HxPicture, pace));
  work->given_extra = 0;
  for (HxHexSet left = work->role[HX_ROLE_LINKER] & ~picture->off; left != 0;)
    link_unit (work, box, position, hx_pop (&left));
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
  if (((work->in_nets & position->units) | work->role[HX_ROLE_NEEDY] | work->caught | work->role[HX_ROLE_SCOPER]) == 0)
    work->picture.netted = work->picture.unpowered = work->picture.off = work->picture.scoped = 0;
  else
    label_units (work, position);
  link_units (work, box, position);
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
