/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one place that knows which printed words the referee plays. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-tile-compile.h"

#include <string.h>

#include "hx-catalog.h"

/* Effects that act between battles are compiled, but nothing plays turns yet. */
static const struct
{
  const char *word;
  HxEffect effect;
  gboolean in_battle;
} effects[] = {
  { "initiative+1", HX_EFFECT_INITIATIVE_1, TRUE },
  { "initiative+2", HX_EFFECT_INITIATIVE_2, TRUE },
  { "initiative-1", HX_EFFECT_SLOWER_1, TRUE },
  { "melee+1", HX_EFFECT_MELEE_1, TRUE },
  { "ranged+1", HX_EFFECT_RANGED_1, TRUE },
  { "extra-attack", HX_EFFECT_EXTRA_ATTACK, TRUE },
  { "toughness+1", HX_EFFECT_TOUGHNESS_1, TRUE },
  { "power-supply", HX_EFFECT_POWER, TRUE },
  { "medic", HX_EFFECT_MEDIC, TRUE },
  { "melee-ranged-conversion", HX_EFFECT_MELEE_RANGED, TRUE },
  { "ranged-gauss-conversion", HX_EFFECT_RANGED_GAUSS, TRUE },
  { "extra-wound-taken", HX_EFFECT_EXTRA_WOUND, TRUE },
  { "take-over-module", HX_EFFECT_SCOPER, TRUE },
  { "transfusion", HX_EFFECT_TRANSFUSION, TRUE },
  { "mobility", HX_EFFECT_MOBILITY, FALSE },
  { "rotation", HX_EFFECT_ROTATION, FALSE },
};

/* TRAIT_SAID: other facts of the tile say the same thing. TRAIT_TURN: it acts between battles only. */
typedef enum
{
  TRAIT_BATTLE,
  TRAIT_SAID,
  TRAIT_TURN,
  TRAIT_UNKNOWN,
} TraitUse;

static const struct
{
  const char *word;
  TraitUse use;
  guint32 bit;
} traits[] = {
  { "requires-power", TRAIT_BATTLE, HX_TRAIT_NEEDS_POWER },
  { "explosion", TRAIT_BATTLE, HX_TRAIT_EXPLOSION },
  { "explosive-charge", TRAIT_BATTLE, 0 },
  { "ranged-medic", TRAIT_BATTLE, HX_TRAIT_RANGED_MEDIC },
  { "demolition", TRAIT_BATTLE, 0 },
  { "toughness", TRAIT_SAID, 0 },
  { "power-source", TRAIT_SAID, 0 },
  { "power-socket", TRAIT_SAID, 0 },
  { "extra-attack", TRAIT_SAID, 0 },
  { "hq-extra-attack", TRAIT_SAID, 0 },
  { "hq-initiative+1", TRAIT_SAID, 0 },
  { "hq-melee+1", TRAIT_SAID, 0 },
  { "hq-ranged+1", TRAIT_SAID, 0 },
  { "mobility", TRAIT_TURN, 0 },
  { "doubled-mobility", TRAIT_TURN, 0 },
  { "rotation", TRAIT_TURN, 0 },
  { "push-back", TRAIT_TURN, 0 },
  { "move-doubler", TRAIT_TURN, 0 },
  { "implant-rotate-hq", TRAIT_TURN, 0 },
  { "hidden-activation", TRAIT_TURN, 0 },
  { "hidden-chain", TRAIT_TURN, 0 },
  { "hidden-explosives", TRAIT_TURN, 0 },
  { "hidden-ranged-net", TRAIT_TURN, 0 },
  { "ranged-net", TRAIT_TURN, 0 },
  { "trap-arming", TRAIT_TURN, 0 },
  { "trap-launcher", TRAIT_TURN, 0 },
};

static const HxKind kinds[] = {
  [HX_TILE_HQ] = HX_KIND_HQ,
  [HX_TILE_WARRIOR] = HX_KIND_WARRIOR,
  [HX_TILE_MODULE] = HX_KIND_MODULE,
  [HX_TILE_IMPLANT] = HX_KIND_IMPLANT,
  [HX_TILE_FOUNDATION] = HX_KIND_FOUNDATION,
  [HX_TILE_INSTANT] = HX_KIND_INSTANT,
};

static int
find_effect (const HxLinkFact *link)
{
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    if (g_str_equal (link->effect, effects[i].word) && !link->hostile == !hx_effect_is_hostile (effects[i].effect))
      return (int) i;
  return -1;
}

static TraitUse
find_trait (const char *word,
            guint32    *bit)
{
  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (g_str_equal (word, traits[i].word))
      {
        *bit = traits[i].bit;
        return traits[i].use;
      }
  *bit = 0;
  return TRAIT_UNKNOWN;
}

static gboolean
is_known_attack (const HxAttackFact *attack)
{
  return g_str_equal (attack->kind, "melee") || g_str_equal (attack->kind, "ranged") || g_str_equal (attack->kind, "gauss")
         || g_str_equal (attack->kind, "demolition");
}

/* A demolition is printed on the corner between two sides; the referee names the corner by the first, clockwise. */
static guint8
find_corners (guint8 sides)
{
  guint8 corners = 0;

  for (int s = 0; s < 6; s++)
    if (sides & 1 << s && sides & 1 << (s + 1) % 6)
      corners |= (guint8) (1 << s);
  return corners;
}

static gboolean
compile_numbers (const HxTileFacts  *facts,
                 HxTile             *tile,
                 GError            **error)
{
  if (facts->n_initiative > G_N_ELEMENTS (tile->numbers))
    {
      g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS, "%s has %u initiative numbers; at most %u can be played",
                   facts->id, facts->n_initiative, (guint) G_N_ELEMENTS (tile->numbers));
      return FALSE;
    }
  for (guint i = 0; i < facts->n_initiative; i++)
    {
      int number = facts->initiative[i];
      guint at = tile->n_numbers;

      if (number < 0 || number > HX_MAX_NUMBER || memchr (tile->numbers, number, tile->n_numbers) != NULL)
        {
          g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS,
                       "%s has the initiative number %d, which is twice there or not within 0 and %d", facts->id, number, HX_MAX_NUMBER);
          return FALSE;
        }
      for (; at > 0 && tile->numbers[at - 1] < number; at--)
        tile->numbers[at] = tile->numbers[at - 1];
      tile->numbers[at] = (guint8) number;
      tile->n_numbers++;
    }
  return TRUE;
}

static gboolean
compile_attacks (const HxTileFacts  *facts,
                 HxTile             *tile,
                 GError            **error)
{
  tile->demolition = find_corners (hx_tile_facts_sides (facts, "demolition"));
  for (guint i = 0; i < facts->n_attacks; i++)
    {
      const HxAttackFact *attack = &facts->attacks[i];
      guint8 *strengths = NULL;

      if (!is_known_attack (attack))
        continue;
      if (g_str_equal (attack->kind, "demolition"))
        {
          if (tile->demolition == 0)
            {
              g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS,
                           "%s has a demolition, but no two neighbouring sides for it", facts->id);
              return FALSE;
            }
          tile->demolition_strength = (guint8) attack->strength;
          continue;
        }
      if (attack->side < 0)
        {
          g_set_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS, "%s has a %s attack without a side", facts->id, attack->kind);
          return FALSE;
        }
      strengths = g_str_equal (attack->kind, "melee") ? tile->melee
                  : g_str_equal (attack->kind, "ranged") ? tile->ranged
                                                         : tile->gauss;
      strengths[attack->side] = (guint8) (strengths[attack->side] + attack->strength);
    }
  return TRUE;
}

static void
compile_traits (const HxTileFacts *facts,
                HxTile            *tile)
{
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    {
      guint32 bit;

      find_trait (facts->traits[i], &bit);
      tile->traits |= bit;
    }
  tile->charge = hx_tile_facts_sides (facts, "explosive-charge");
  if (tile->charge != 0)
    tile->traits |= HX_TRAIT_CHARGE;
  for (guint i = 0; facts->rulings != NULL && facts->rulings[i] != NULL; i++)
    if (g_str_equal (facts->rulings[i], hx_ruling_id (HX_RULING_DISP_24)))
      tile->traits |= HX_TRAIT_ANY_STRENGTH;
}

/* A Module, or a Warrior with a module trait: links that do more than supply power (BASE-SCO-05, D-03). */
static gboolean
is_scopeable (const HxTile *tile)
{
  guint32 power = HX_EFFECT_BIT (HX_EFFECT_POWER);

  return tile->kind == HX_KIND_MODULE || (tile->kind == HX_KIND_WARRIOR && (tile->effects & ~power) != 0);
}

static HxRule
find_rule (const char *id)
{
  if (id == NULL)
    return HX_RULE_NONE;
  for (int rule = HX_RULE_NONE + 1; rule < HX_N_RULES; rule++)
    if (g_str_equal (id, hx_rule_id ((HxRule) rule)))
      return (HxRule) rule;
  return HX_RULE_NONE;
}

/**
 * hx_tile_compile:
 * @facts: what is printed
 * @tile: (out): what the referee needs
 * @error: %HX_CATALOG_ERROR_FACTS where the facts make no tile
 *
 * Compiles a tile. Words that the referee does not know are left out of @tile; hx_tile_dup_unrefereed() names them.
 *
 * Returns: whether it worked
 */
gboolean
hx_tile_compile (const HxTileFacts  *facts,
                 HxTile             *tile,
                 GError            **error)
{
  memset (tile, 0, sizeof *tile);
  tile->kind = kinds[facts->type];
  tile->toughness = (guint8) facts->toughness;
  tile->armor = facts->armor;
  tile->net = facts->net;
  tile->rule = find_rule (facts->rule);
  if (!compile_numbers (facts, tile, error) || !compile_attacks (facts, tile, error))
    return FALSE;
  for (guint i = 0; i < facts->n_links; i++)
    {
      int at = find_effect (&facts->links[i]);

      if (at >= 0)
        tile->links[effects[at].effect] |= facts->links[i].sides;
    }
  compile_traits (facts, tile);
  hx_tile_finish (tile);
  if (is_scopeable (tile))
    tile->traits |= HX_TRAIT_SCOPEABLE;
  return TRUE;
}

static void
add_once (GPtrArray  *words,
          const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, g_strdup (word));
}

static void
add_trait (GPtrArray  *words,
           const char *word,
           gboolean    in_battle)
{
  guint32 bit;
  TraitUse use = find_trait (word, &bit);

  if (use == TRAIT_UNKNOWN || (use == TRAIT_TURN && !in_battle))
    add_once (words, word);
}

/**
 * hx_tile_dup_unrefereed:
 * @facts: what is printed
 * @in_battle: only what may matter in a battle
 *
 * Names the printed words that nothing in the referee plays yet. A word that is not known at all may matter in a battle.
 *
 * Returns: (transfer full): %NULL-terminated words, none twice
 */
char **
hx_tile_dup_unrefereed (const HxTileFacts *facts,
                        gboolean           in_battle)
{
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; i < facts->n_attacks; i++)
    if (!is_known_attack (&facts->attacks[i]))
      add_once (words, facts->attacks[i].kind);
  for (guint i = 0; i < facts->n_links; i++)
    {
      int at = find_effect (&facts->links[i]);

      if (at < 0 || (!in_battle && !effects[at].in_battle))
        add_once (words, facts->links[i].effect);
    }
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    add_trait (words, facts->traits[i], in_battle);
  for (guint i = 0; i < facts->n_sided; i++)
    add_trait (words, facts->sided[i].trait, in_battle);
  if (facts->type == HX_TILE_INSTANT && !in_battle)
    add_once (words, "instant");
  if (facts->type == HX_TILE_FOUNDATION)
    add_once (words, "foundation");
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}
