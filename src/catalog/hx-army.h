/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is printed on the tiles of an army, as plain values that every room above the referee may read. */
#pragma once

#include "hx-text.h"

G_BEGIN_DECLS

typedef enum
{
  HX_TILE_HQ,
  HX_TILE_WARRIOR,
  HX_TILE_MODULE,
  HX_TILE_IMPLANT,
  HX_TILE_FOUNDATION,
  HX_TILE_INSTANT,
} HxTileType;

/** HxConfidence: how sure it is that the facts are what the printed tile says. */
typedef enum
{
  HX_CONFIDENCE_HIGH,
  HX_CONFIDENCE_MEDIUM,
  HX_CONFIDENCE_LOW,
} HxConfidence;

/**
 * HxAttackFact: one printed attack.
 * @kind: interned: "melee", "ranged", "gauss", "demolition" ...
 * @side: the printed side 0..5, or -1 where the attack has none (its sides are a sided trait then)
 */
typedef struct
{
  const char *kind;
  int side;
  int strength;
} HxAttackFact;

/**
 * HxLinkFact: one printed effect of a Module (or aura of an HQ) and the sides it goes through.
 * @sides: bit s = printed side s
 * @effect: interned: "melee+1", "power-supply", "medic" ...
 * @hostile: the effect is for enemy units
 */
typedef struct
{
  guint8 sides;
  const char *effect;
  gboolean hostile;
} HxLinkFact;

/** HxSidedTrait: a printed trait that points through sides: "trap-arming", "ranged-net", "demolition" ... */
typedef struct
{
  const char *trait;
  guint8 sides;
} HxSidedTrait;

/**
 * HxTileFacts: one tile as printed.
 * @id: within the army: "hammerhead"
 * @initiative: printed numbers, as printed, @n_initiative of them
 * @toughness: shield icons (hit points are 1 + that); 0 for an HQ, which has 20 hit points
 * @armor, @net: bit s = printed side s
 * @traits: interned, %NULL-terminated
 * @is_extra: a bonus tile, not among the army's own
 * @rule: (nullable): interned id of the rule of the army's book about this tile
 * @rulings: (nullable): interned ids of decisions that bear on its facts, %NULL-terminated
 * @aliases: (nullable): other names that tiles of this kind go by, %NULL-terminated
 * @doubt: what could not be settled about the facts, or both entries %NULL
 */
typedef struct
{
  char *id;
  HxText name;
  int count;
  HxTileType type;
  int initiative[8];
  guint n_initiative;
  int toughness;
  HxAttackFact *attacks;
  guint n_attacks;
  guint8 armor;
  guint8 net;
  HxLinkFact *links;
  guint n_links;
  const char **traits;
  HxSidedTrait *sided;
  guint n_sided;
  gboolean is_extra;
  const char *rule;
  const char **rulings;
  char **aliases;
  HxConfidence confidence;
  HxText doubt;
} HxTileFacts;

/** HxMarkerFacts: markers that the army has: "mine" 1, "ranged-net" 2 ... */
typedef struct
{
  char *id;
  int count;
  gboolean is_trap;
} HxMarkerFacts;

/**
 * HxArmy: an army as printed.
 * @tiles: #HxTileFacts in the file's order, the HQ first, bonus tiles last
 * @sources: where the facts come from, @n_sources sentences
 * @is_own: a user made it; it did not come with the program
 */
typedef struct
{
  char *id;
  HxText name;
  int tile_total;
  GPtrArray *tiles;
  HxMarkerFacts *markers;
  guint n_markers;
  HxText *sources;
  guint n_sources;
  gboolean is_own;
} HxArmy;

HxArmy            *hx_army_new          (const char *id);
void               hx_army_free         (HxArmy *army);
HxTileFacts       *hx_tile_facts_new    (const char *id);
void               hx_tile_facts_free   (HxTileFacts *tile);
const HxTileFacts *hx_army_find_tile    (const HxArmy *army,
                                         const char   *id);
gboolean           hx_army_has_traps    (const HxArmy *army);
gboolean           hx_tile_facts_has    (const HxTileFacts *tile,
                                         const char        *trait);
guint8             hx_tile_facts_sides  (const HxTileFacts *tile,
                                         const char        *sided_trait);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxArmy, hx_army_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxTileFacts, hx_tile_facts_free)

G_END_DECLS
