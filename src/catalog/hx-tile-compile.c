/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers, side masks and bits from printed facts. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-tile-compile.h"

#include <string.h>

#include "hx-army-words.h"
#include "hx-catalog.h"

static const HxKind kinds[] = {
  [HX_TILE_HQ] = HX_KIND_HQ,
  [HX_TILE_WARRIOR] = HX_KIND_WARRIOR,
  [HX_TILE_MODULE] = HX_KIND_MODULE,
  [HX_TILE_IMPLANT] = HX_KIND_IMPLANT,
  [HX_TILE_FOUNDATION] = HX_KIND_FOUNDATION,
  [HX_TILE_INSTANT] = HX_KIND_INSTANT,
};

static guint16
compile_uses (const HxTileFacts *facts)
{
  guint16 uses = hx_army_word_find_uses (facts->id);

  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    uses |= hx_army_word_find_uses (facts->traits[i]);
  return uses;
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

      if (!hx_army_word_is_attack (attack->kind))
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
      const HxTraitWord *trait = hx_army_word_find_trait (facts->traits[i]);

      if (trait != NULL)
        tile->traits |= trait->bit;
    }
  tile->charge = hx_tile_facts_sides (facts, "explosive-charge");
  tile->arming = hx_tile_facts_sides (facts, "trap-arming");
  tile->launcher = hx_tile_facts_sides (facts, "trap-launcher");
  tile->ranged_net = hx_tile_facts_sides (facts, "ranged-net");
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
 * Compiles a tile. Words that the referee does not know are left out of @tile; hx_tile_dup_unrefereed() names them. Whose
 * tile it is (#HxTile.set) is for the caller to say.
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
  /* A bonus tile is none of those that the army has. */
  tile->count = (guint8) (facts->is_extra ? 0 : facts->count);
  tile->rule = find_rule (facts->rule);
  if (!compile_numbers (facts, tile, error) || !compile_attacks (facts, tile, error))
    return FALSE;
  for (guint i = 0; i < facts->n_links; i++)
    {
      int effect = hx_army_word_find_effect (facts->links[i].effect, facts->links[i].hostile);

      if (effect >= 0)
        tile->links[effect] |= facts->links[i].sides;
    }
  if (facts->type == HX_TILE_INSTANT)
    tile->uses = compile_uses (facts);
  else
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

static gboolean
is_known_trait (const HxTileFacts *facts,
                const char        *word)
{
  return facts->type == HX_TILE_INSTANT ? hx_army_word_find_uses (word) != 0 : hx_army_word_find_trait (word) != NULL;
}

/**
 * hx_tile_dup_unrefereed:
 * @facts: what is printed
 *
 * Names the printed words that nothing in the referee plays; "instant" for an Instant tile that it cannot play at all.
 *
 * Returns: (transfer full): %NULL-terminated words, none twice
 */
char **
hx_tile_dup_unrefereed (const HxTileFacts *facts)
{
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; i < facts->n_attacks; i++)
    if (!hx_army_word_is_attack (facts->attacks[i].kind))
      add_once (words, facts->attacks[i].kind);
  for (guint i = 0; i < facts->n_links; i++)
    if (hx_army_word_find_effect (facts->links[i].effect, facts->links[i].hostile) < 0)
      add_once (words, facts->links[i].effect);
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    if (!is_known_trait (facts, facts->traits[i]))
      add_once (words, facts->traits[i]);
  for (guint i = 0; i < facts->n_sided; i++)
    if (!is_known_trait (facts, facts->sided[i].trait))
      add_once (words, facts->sided[i].trait);
  if (facts->type == HX_TILE_INSTANT && compile_uses (facts) == 0)
    add_once (words, "instant");
  if (facts->type == HX_TILE_FOUNDATION)
    add_once (words, "foundation");
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}
