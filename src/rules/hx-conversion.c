/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Quartermaster and Gauss Transformer: one attack of a unit turned into another kind, once a battle (BASE-MOD-11). */
#include "hx-segment.h"

typedef struct
{
  HxEffect effect;
  HxAttackKind one, other;
} Conversion;

static const Conversion conversions[] = {
  { HX_EFFECT_MELEE_RANGED, HX_ATTACK_MELEE, HX_ATTACK_RANGED },
  { HX_EFFECT_RANGED_GAUSS, HX_ATTACK_RANGED, HX_ATTACK_GAUSS },
};

static uint8_t
find_converter (const HxSegment *segment,
                uint8_t          hex,
                HxEffect         effect)
{
  const HxBattle *battle = segment->battle;

  for (HxHexSet left = battle->work.role[HX_ROLE_CONVERTER]; left != 0;)
    {
      uint8_t giver = hx_pop (&left);

      if (segment->box->tiles[battle->position.unit[giver].tile].effects & HX_EFFECT_BIT (effect)
          && hx_in (hx_work_linked (&battle->work, segment->box, &battle->position, giver, effect), hex))
        return giver;
    }
  return HX_NO_HEX;
}

static int
strength_of (const HxTile *tile,
             HxAttackKind  kind,
             int           side)
{
  return kind == HX_ATTACK_MELEE ? tile->melee[side] : kind == HX_ATTACK_RANGED ? tile->ranged[side] : tile->gauss[side];
}

static bool
same_hits (const HxHit *a,
           int          n_a,
           const HxHit *b,
           int          n_b)
{
  if (n_a != n_b)
    return false;
  for (int i = 0; i < n_a; i++)
    if (a[i].victim != b[i].victim || a[i].wounds != b[i].wounds || a[i].blocked != b[i].blocked)
      return false;
  return true;
}

/* Whether the conversion changes what is hit; one that does not would only waste the right to it. */
static bool
matters (HxSegment           *segment,
         uint8_t              hex,
         const HxDeclaration *declaration,
         const HxOption      *option)
{
  const HxLog *log = segment->log;
  int before = segment->n_hits, middle, after;
  HxDeclaration with = *declaration;
  bool same;

  with.conversion[with.n++] = *option;
  segment->log = NULL;
  hx_attack_direction (segment, hex, (HxDirection) option->direction, declaration);
  middle = segment->n_hits;
  hx_attack_direction (segment, hex, (HxDirection) option->direction, &with);
  after = segment->n_hits;
  same = same_hits (segment->hits + before, middle - before, segment->hits + middle, after - middle);
  segment->n_hits = before;
  segment->log = log;
  return !same;
}

/* An attack that has been turned into another kind is no more what it was. */
static bool
is_turned (const HxDeclaration *declaration,
           int                  direction,
           int                  kind)
{
  for (int i = 0; i < declaration->n; i++)
    if (declaration->conversion[i].direction == direction && declaration->conversion[i].from == kind)
      return true;
  return false;
}

static void
offer (HxSegment           *segment,
       uint8_t              hex,
       const HxDeclaration *declaration,
       HxChoice            *choice,
       const HxOption      *template)
{
  const HxPiece *piece = &segment->battle->position.unit[hex];
  const HxTile *tile = &segment->box->tiles[piece->tile];

  for (int direction = 0; direction < HX_N_DIRECTIONS; direction++)
    {
      HxOption option = *template;

      if (strength_of (tile, (HxAttackKind) option.from, (direction - piece->facing + 6) % 6) == 0
          || is_turned (declaration, direction, option.from))
        continue;
      option.direction = (uint8_t) direction;
      if (matters (segment, hex, declaration, &option))
        *hx_choice_add (choice, HX_OPTION_CONVERT) = option;
    }
}

static void
report (const HxSegment *segment,
        uint8_t          hex,
        const HxOption  *option)
{
  HxEvent event = hx_segment_event (segment, HX_EVENT_CONVERTED);
  const HxPiece *piece = &segment->battle->position.unit[hex];
  const HxTile *tile = &segment->box->tiles[piece->tile];
  int side = (option->direction - piece->facing + 6) % 6;
  bool gauss = option->from == HX_ATTACK_GAUSS || option->to == HX_ATTACK_GAUSS;

  event.subject = hex;
  event.cause = option->cause;
  event.kind = option->to;
  event.other = option->from;
  event.direction = option->direction;
  hx_cite (&event, gauss ? HX_RULE_URA_GAUSS_01 : HX_RULE_BASE_MOD_11);
  hx_cite (&event, gauss ? HX_RULE_URA_GAUSS_02 : HX_RULE_NONE);
  hx_cite (&event, tile->melee[side] > 0 && tile->ranged[side] > 0 ? HX_RULE_D_09 : HX_RULE_NONE);
  hx_cite (&event, HX_RULE_D_10);
  hx_segment_add (segment, &event);
}

/**
 * hx_convert:
 * @segment: the segment
 * @hex: a unit that attacks now
 * @declaration: (out): the conversions that its side chooses
 *
 * Asks for each conversion that is open to the unit and changes something (URA-GAUSS-01 to -03, BASE-MOD-11).
 *
 * Returns: false if a choice stays open
 */
bool
hx_convert (HxSegment     *segment,
            uint8_t        hex,
            HxDeclaration *declaration)
{
  HxBattle *battle = segment->battle;

  declaration->n = 0;
  for (int i = 0; i < 2; i++)
    {
      HxChoice choice;
      HxOption option = { .kind = HX_OPTION_CONVERT, .subject = hex, .target = HX_NO_HEX };
      int taken;

      if (hx_in (battle->converted[i], hex))
        continue;
      option.cause = find_converter (segment, hex, conversions[i].effect);
      if (option.cause == HX_NO_HEX)
        continue;
      hx_choice_begin (segment, &choice, HX_ABOUT_CONVERSION, battle->position.unit[hex].controller, hex);
      hx_choice_add (&choice, HX_OPTION_DECLINE);
      for (int way = 0; way < 2; way++)
        {
          option.from = (uint8_t) (way == 0 ? conversions[i].one : conversions[i].other);
          option.to = (uint8_t) (way == 0 ? conversions[i].other : conversions[i].one);
          offer (segment, hex, declaration, &choice, &option);
        }
      if (choice.n_options < 2)
        continue;
      taken = hx_segment_ask (segment, &choice);
      if (taken < 0)
        return false;
      if (taken == 0)
        continue;
      declaration->conversion[declaration->n++] = choice.options[taken];
      battle->converted[i] |= HX_HEX_BIT (hex);
      if (hx_is_told (segment))
        report (segment, hex, &choice.options[taken]);
    }
  return true;
}
