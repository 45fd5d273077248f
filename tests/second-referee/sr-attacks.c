/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Declares the attacks and explosions of a segment, with every choice that their owners have. */

#include "sr-private.h"

/* One printed attack of a unit as it is used in this segment. */
typedef struct
{
  SrAttackKind kind;
  int          side;
  int          second_side;
  int          strength;
} Part;

typedef struct
{
  Part parts[SR_MAX_ATTACKS];
  int  n_parts;
} Attack;

typedef struct
{
  SrSet           *moments;
  const SrPicture *picture;
  const SrBattle  *battle;
  const gboolean  *attackers;
} Declaring;

/**
 * sr_blow_with_extra:
 * @picture: the frozen picture
 * @victim: a piece
 * @wounds: the wounds that one source deals to it
 *
 * Returns: @wounds and what Wastes adds to a source that wounds by itself (URA-WASTES-01, FAQ-G-155)
 */
int
sr_blow_with_extra (const SrPicture *picture,
                    int              victim,
                    int              wounds)
{
  if (wounds <= 0)
    return 0;
  return wounds + sr_picture_count (picture, victim, SR_LINK_EXTRA_WOUND);
}

/* BASE-MOD-06, DISP-24: what Modules add to attacks of one kind. */
static int
find_bonus (const Declaring *declaring,
            const SrMoment  *moment,
            int              attacker,
            SrAttackKind     kind)
{
  SrLinkKind link = kind == SR_MELEE ? SR_LINK_MELEE : SR_LINK_RANGED;
  int bonus = sr_picture_sum (declaring->picture, attacker, link);

  if (kind == SR_MELEE || !declaring->battle->rulings.disp24_both)
    return bonus;
  for (int i = 0; i < declaring->picture->n_ties; i++)
    {
      const SrTie *tie = &declaring->picture->ties[i];

      if (tie->receiver == attacker && tie->link->kind == SR_LINK_MELEE
          && moment->position.pieces[tie->giver].tile->sleeper)
        bonus += tie->link->amount;
    }
  return bonus;
}

/* BASE-ATT-05, D-22: whom the attacks of a unit hit. */
static gboolean
hits (const SrMoment *moment,
      int             attacker,
      int             victim)
{
  const SrPiece *a = &moment->position.pieces[attacker];
  const SrPiece *v = &moment->position.pieces[victim];

  return a->controller != v->controller || a->markers[SR_MARKER_FRENZY] > 0;
}

static gboolean
has_armor_against (const SrMoment *moment,
                   int             victim,
                   int             direction)
{
  const SrPiece *v = &moment->position.pieces[victim];

  return v->tile->armor[sr_printed_side_of (sr_opposite (direction), v->facing)];
}

/* Adds up what the parts of one side deal to each victim. */
static void
strike_with_part (const Declaring *declaring,
                  const SrMoment  *moment,
                  int              attacker,
                  const Part      *part,
                  int             *melee,
                  int             *ranged)
{
  const SrPiece *a = &moment->position.pieces[attacker];
  int direction = sr_direction_of (part->side, a->facing);
  SrHex hex = sr_hex_step (a->hex, direction);

  while (sr_hex_on_board (hex, declaring->battle->radius))
    {
      int victim = sr_piece_at (&moment->position, hex);

      if (victim >= 0 && hits (moment, attacker, victim))
        {
          if (part->kind == SR_MELEE)
            melee[victim] += part->strength;
          else
            ranged[victim] += part->strength;
          if (part->kind != SR_GAUSS)
            return;
        }
      if (part->kind == SR_MELEE)
        return;
      hex = sr_hex_step (hex, direction);
    }
}

/* BASE-HQ-02: an HQ never wounds another HQ. */
static gboolean
hq_against_hq (const SrMoment *moment,
               int             attacker,
               int             victim)
{
  return moment->position.pieces[attacker].tile->type == SR_TYPE_HQ
         && moment->position.pieces[victim].tile->type == SR_TYPE_HQ;
}

/* Turns the strength that arrives at one victim into wounds: Armor (BASE-ARM-01), then Wastes. */
static void
deal (const Declaring *declaring,
      SrMoment        *moment,
      int              attacker,
      int              side,
      int              source,
      int              victim,
      int              melee,
      int              ranged)
{
  const SrPiece *a = &moment->position.pieces[attacker];
  int direction = sr_direction_of (side, a->facing);
  int arrived = melee + ranged;

  if (arrived <= 0 || hq_against_hq (moment, attacker, victim))
    return;
  if (ranged > 0 && has_armor_against (moment, victim, direction))
    arrived--;
  if (arrived > 0 || declaring->battle->rulings.disp07_yes)
    sr_moment_add (moment, source, victim,
                   sr_blow_with_extra (declaring->picture, victim, arrived));
}

/* BASE-INIT-03: one attack per side; melee and ranged on one side are its two parts (FAQ-G-014). */
static void
strike_with_side (const Declaring *declaring,
                  SrMoment        *moment,
                  int              attacker,
                  const Attack    *attack,
                  int              side)
{
  int melee[SR_MAX_PIECES] = { 0 };
  int ranged[SR_MAX_PIECES] = { 0 };
  int source = moment->n_sources++;

  for (int i = 0; i < attack->n_parts; i++)
    if (attack->parts[i].kind != SR_DEMOLITION && attack->parts[i].side == side)
      strike_with_part (declaring, moment, attacker, &attack->parts[i], melee, ranged);
  for (int victim = 0; victim < moment->position.n_pieces; victim++)
    deal (declaring, moment, attacker, side, source, victim, melee[victim], ranged[victim]);
}

/* URA-RAV-01: the two hexes at the corner and the third one that touches both; everybody on them. */
static void
demolish (const Declaring *declaring,
          SrMoment        *moment,
          int              attacker,
          const Part      *part)
{
  const SrPiece *a = &moment->position.pieces[attacker];
  int first = sr_direction_of (part->side, a->facing);
  int second = sr_direction_of (part->second_side, a->facing);
  SrHex hexes[3];
  int source = moment->n_sources++;

  hexes[0] = sr_hex_step (a->hex, first);
  hexes[1] = sr_hex_step (a->hex, second);
  hexes[2] = sr_hex_step (hexes[0], second);
  for (int i = 0; i < 3; i++)
    {
      int victim = sr_piece_at (&moment->position, hexes[i]);

      if (victim >= 0 && !hq_against_hq (moment, attacker, victim))
        sr_moment_add (moment, source, victim,
                       sr_blow_with_extra (declaring->picture, victim, part->strength));
    }
}

static void
strike (const Declaring *declaring,
        SrMoment        *moment,
        int              attacker,
        const Attack    *attack)
{
  for (int side = 0; side < 6; side++)
    strike_with_side (declaring, moment, attacker, attack, side);
  for (int i = 0; i < attack->n_parts; i++)
    if (attack->parts[i].kind == SR_DEMOLITION)
      demolish (declaring, moment, attacker, &attack->parts[i]);
}

/* BASE-EXP-01: one wound to all neighbours but HQs, and the unit is gone. */
static void
explode (const Declaring *declaring,
         SrMoment        *moment,
         int              piece)
{
  const SrPiece *p = &moment->position.pieces[piece];
  int source = moment->n_sources++;

  moment->explodes[piece] = TRUE;
  for (int direction = 0; direction < 6; direction++)
    {
      int victim = sr_piece_at (&moment->position, sr_hex_step (p->hex, direction));
      int wounds = 1;

      if (victim < 0 || moment->position.pieces[victim].tile->type == SR_TYPE_HQ)
        continue;
      /* D-08: Wastes adds to explosions. */
      if (!declaring->battle->rulings.d08_no)
        wounds = sr_blow_with_extra (declaring->picture, victim, 1);
      sr_moment_add (moment, source, victim, wounds);
    }
}

static gboolean
may_explode (const Declaring *declaring,
             const SrMoment  *moment,
             int              piece)
{
  const SrPiece *p = &moment->position.pieces[piece];

  if (!p->tile->explodes)
    return FALSE;
  if (!declaring->battle->rulings.d45_no)
    return TRUE;
  for (int direction = 0; direction < 6; direction++)
    {
      int victim = sr_piece_at (&moment->position, sr_hex_step (p->hex, direction));

      if (victim >= 0 && moment->position.pieces[victim].tile->type != SR_TYPE_HQ)
        return TRUE;
    }
  return FALSE;
}

static gboolean
can_convert (const Declaring *declaring,
             const SrMoment  *moment,
             int              attacker,
             SrConversion     conversion)
{
  SrLinkKind link = conversion == SR_CONVERSION_MELEE_RANGED ? SR_LINK_MELEE_RANGED
                                                             : SR_LINK_RANGED_GAUSS;

  return !moment->position.pieces[attacker].converted[conversion]
         && sr_picture_count (declaring->picture, attacker, link) > 0;
}

/* D-10: bonuses follow the kind after conversion, and a shot made Gauss keeps its own. */
static void
add_bonuses (const Declaring *declaring,
             const SrMoment  *moment,
             int              attacker,
             Attack          *attack,
             int              made_gauss)
{
  for (int i = 0; i < attack->n_parts; i++)
    {
      Part *part = &attack->parts[i];

      if (part->kind == SR_MELEE || part->kind == SR_RANGED)
        part->strength += find_bonus (declaring, moment, attacker, part->kind);
      else if (i == made_gauss)
        part->strength += find_bonus (declaring, moment, attacker, SR_RANGED);
    }
}

static void declare_from (const Declaring *declaring,
                          const SrMoment  *moment,
                          int              attacker);

/* The attack with one part changed by each conversion; -1 changes none. */
static void
declare_attack (const Declaring *declaring,
                const SrMoment  *moment,
                int              attacker,
                int              melee_ranged,
                int              ranged_gauss)
{
  g_autofree SrMoment *next = g_memdup2 (moment, sizeof *moment);
  SrPiece *piece = &next->position.pieces[attacker];
  Attack attack = { 0 };
  int made_gauss = -1;

  for (int i = 0; i < piece->tile->n_attacks; i++)
    {
      const SrAttack *printed = &piece->tile->attacks[i];
      Part part = { printed->kind, printed->side, printed->second_side, printed->strength };

      attack.parts[attack.n_parts++] = part;
    }
  if (melee_ranged >= 0)
    {
      Part *part = &attack.parts[melee_ranged];

      if (part->kind != SR_MELEE && part->kind != SR_RANGED)
        return;
      part->kind = part->kind == SR_MELEE ? SR_RANGED : SR_MELEE;
      piece->converted[SR_CONVERSION_MELEE_RANGED] = TRUE;
    }
  if (ranged_gauss >= 0)
    {
      Part *part = &attack.parts[ranged_gauss];

      if (part->kind != SR_RANGED && part->kind != SR_GAUSS)
        return;
      if (part->kind == SR_RANGED)
        made_gauss = ranged_gauss;
      part->kind = part->kind == SR_RANGED ? SR_GAUSS : SR_RANGED;
      piece->converted[SR_CONVERSION_RANGED_GAUSS] = TRUE;
    }
  add_bonuses (declaring, next, attacker, &attack, made_gauss);
  strike (declaring, next, attacker, &attack);
  declare_from (declaring, next, attacker + 1);
}

/* BASE-MOD-11: at most one part by each kind of Module, once per unit and battle. */
static void
declare_ways (const Declaring *declaring,
              const SrMoment  *moment,
              int              attacker)
{
  int n_attacks = moment->position.pieces[attacker].tile->n_attacks;
  int n_first = can_convert (declaring, moment, attacker, SR_CONVERSION_MELEE_RANGED) ? n_attacks : 0;
  int n_second = can_convert (declaring, moment, attacker, SR_CONVERSION_RANGED_GAUSS) ? n_attacks : 0;

  for (int first = -1; first < n_first; first++)
    for (int second = -1; second < n_second; second++)
      declare_attack (declaring, moment, attacker, first, second);
  if (may_explode (declaring, moment, attacker))
    {
      g_autofree SrMoment *next = g_memdup2 (moment, sizeof *moment);

      explode (declaring, next, attacker);
      declare_from (declaring, next, attacker + 1);
    }
}

static void
declare_from (const Declaring *declaring,
              const SrMoment  *moment,
              int              attacker)
{
  while (attacker < moment->position.n_pieces && !declaring->attackers[attacker])
    attacker++;
  if (attacker < moment->position.n_pieces)
    declare_ways (declaring, moment, attacker);
  else
    sr_set_add (declaring->moments, sr_moment_key (moment, declaring->battle),
                g_memdup2 (moment, sizeof *moment));
}

/**
 * sr_attacks_declare:
 * @moments: (inout): gets a moment for each way to declare
 * @start: the moment before
 * @picture: the frozen picture
 * @battle: what stays the same
 * @attackers: which pieces attack
 *
 * Step 2 of a segment (BASE-SEQ-06): attacks, conversions and explosions.
 */
void
sr_attacks_declare (SrSet           *moments,
                    const SrMoment  *start,
                    const SrPicture *picture,
                    const SrBattle  *battle,
                    const gboolean  *attackers)
{
  Declaring declaring = { moments, picture, battle, attackers };

  declare_from (&declaring, start, 0);
}
