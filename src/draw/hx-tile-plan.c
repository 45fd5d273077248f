/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding room on a tile: marks go where they act, so everything else makes way for them. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-tile-plan.h"

#include <string.h>

#include "hx-glyphs.h"

/** hx_tile_link_sides: Returns: the printed sides of one of the tile's links, as the piece has them. */
guint8
hx_tile_link_sides (const HxTileFacts *facts,
                    const HxTileLook  *look,
                    guint              link)
{
  return look->links == HX_LINKS_PRINTED ? facts->links[link].sides : look->links & 0x3f;
}

static void
add_crowd (HxTilePlan *plan,
           guint8      directions,
           double      amount)
{
  for (int d = 0; d < 6; d++)
    if (directions & (1 << d))
      plan->crowd[d] += amount;
}

static void
plan_attacks (HxTilePlan        *plan,
              const HxTileFacts *facts,
              int                facing)
{
  for (guint i = 0; i < facts->n_attacks; i++)
    {
      const HxAttackFact *attack = &facts->attacks[i];
      guint8 direction;

      if (attack->side < 0)
        continue;
      direction = hx_turn_sides ((guint8) (1 << attack->side), facing);
      plan->attacks |= direction;
      if (!g_str_equal (attack->kind, "melee"))
        plan->deep |= direction;
      if (attack->strength >= 2)
        add_crowd (plan, direction, 1);
      else
        add_crowd (plan, direction,
                   g_str_equal (attack->kind, "melee") ? .6 : g_str_equal (attack->kind, "ranged") ? .3 : 1);
    }
}

static gboolean
is_coin (const HxTileFacts *facts,
         const char        *trait,
         gboolean           small)
{
  if (hx_trait_is_centre (trait) && (facts->type == HX_TILE_MODULE || facts->type == HX_TILE_IMPLANT))
    return FALSE;
  if (g_str_equal (trait, "trap-arming") || g_str_equal (trait, "extra-attack")
      || g_str_equal (trait, "explosive-charge"))
    return FALSE;
  /* A small HQ has no room for two signs of the same thing. */
  if (g_str_equal (trait, "trap-launcher"))
    return !small;
  /* The gear shows it already, unless it had to leave it out. */
  if (g_str_equal (trait, "power-source") && facts->type != HX_TILE_HQ)
    return small && facts->n_links > 1;
  return TRUE;
}

static void
plan_coins (HxTilePlan        *plan,
            const HxTileFacts *facts,
            gboolean           small)
{
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    {
      /* One coin for each shield icon. */
      int copies = g_str_equal (facts->traits[i], "toughness") ? MAX (facts->toughness, 1) : 1;

      for (int j = 0; j < copies && plan->n_coins < G_N_ELEMENTS (plan->coins); j++)
        if (is_coin (facts, facts->traits[i], small))
          plan->coins[plan->n_coins++] = facts->traits[i];
    }
}

static double
weigh_slot (const HxTilePlan  *plan,
            const HxTileFacts *facts,
            HxSlot             slot)
{
  int first = (slot / 60 + 1) % 6;
  double weight = plan->crowd[first] + plan->crowd[(first + 1) % 6];

  if (slot == HX_SLOT_W)
    weight += 2.5;
  if ((slot == HX_SLOT_E || slot == HX_SLOT_W) && facts->n_initiative > 2)
    weight += 1;
  return weight;
}

/* The freest place first; equal ones stay in their order. */
static void
plan_slots (HxTilePlan        *plan,
            const HxTileFacts *facts)
{
  static const HxSlot of_hq[] = { HX_SLOT_E, HX_SLOT_SE, HX_SLOT_SW };
  static const HxSlot of_module[] = { HX_SLOT_E, HX_SLOT_W, HX_SLOT_SE, HX_SLOT_SW };
  static const HxSlot of_warrior[] = { HX_SLOT_SW, HX_SLOT_SE, HX_SLOT_E, HX_SLOT_W };

  if (facts->type == HX_TILE_HQ)
    {
      memcpy (plan->slots, of_hq, sizeof of_hq);
      plan->n_slots = G_N_ELEMENTS (of_hq);
      return;
    }
  memcpy (plan->slots, facts->type == HX_TILE_MODULE || facts->type == HX_TILE_IMPLANT ? of_module : of_warrior,
          sizeof plan->slots);
  plan->n_slots = G_N_ELEMENTS (plan->slots);
  for (guint i = 1; i < plan->n_slots; i++)
    for (guint j = i; j > 0; j--)
      if (weigh_slot (plan, facts, plan->slots[j]) < weigh_slot (plan, facts, plan->slots[j - 1]))
        {
          HxSlot slot = plan->slots[j];

          plan->slots[j] = plan->slots[j - 1];
          plan->slots[j - 1] = slot;
        }
}

/**
 * hx_tile_plan_init:
 * @plan: (out caller-allocates): the plan
 * @facts: a tile
 * @look: what it looks like
 * @small: there is little room
 *
 * Plans a tile.
 */
void
hx_tile_plan_init (HxTilePlan        *plan,
                   const HxTileFacts *facts,
                   const HxTileLook  *look,
                   gboolean           small)
{
  int facing = look->facing;

  memset (plan, 0, sizeof *plan);
  plan->nets = hx_turn_sides (facts->net, facing);
  plan->deep = plan->nets;
  for (guint i = 0; i < facts->n_links; i++)
    plan->links |= hx_turn_sides (hx_tile_link_sides (facts, look, i), facing);
  plan->deep |= plan->links;
  plan_attacks (plan, facts, facing);
  if (facts->type == HX_TILE_WARRIOR)
    add_crowd (plan, plan->links, .8);
  add_crowd (plan, hx_turn_sides (facts->armor, facing), 1);
  add_crowd (plan, plan->nets, 1);
  for (guint i = 0; i < facts->n_sided; i++)
    {
      guint8 directions = hx_turn_sides (facts->sided[i].sides, facing);

      add_crowd (plan, directions, 1);
      if (g_str_equal (facts->sided[i].trait, "ranged-net"))
        plan->deep |= directions;
    }
  plan_coins (plan, facts, small);
  plan_slots (plan, facts);
}
