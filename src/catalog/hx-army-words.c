/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one place that knows which printed words the referee plays. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-army-words.h"

static const char *const attack_words[] = { "melee", "ranged", "gauss", "demolition" };

static const char *const effect_words[HX_N_EFFECTS] = {
  [HX_EFFECT_INITIATIVE_1] = "initiative+1",
  [HX_EFFECT_INITIATIVE_2] = "initiative+2",
  [HX_EFFECT_SLOWER_1] = "initiative-1",
  [HX_EFFECT_MELEE_1] = "melee+1",
  [HX_EFFECT_RANGED_1] = "ranged+1",
  [HX_EFFECT_EXTRA_ATTACK] = "extra-attack",
  [HX_EFFECT_TOUGHNESS_1] = "toughness+1",
  [HX_EFFECT_POWER] = "power-supply",
  [HX_EFFECT_MEDIC] = "medic",
  [HX_EFFECT_MELEE_RANGED] = "melee-ranged-conversion",
  [HX_EFFECT_RANGED_GAUSS] = "ranged-gauss-conversion",
  [HX_EFFECT_EXTRA_WOUND] = "extra-wound-taken",
  [HX_EFFECT_SCOPER] = "take-over-module",
  [HX_EFFECT_TRANSFUSION] = "transfusion",
  [HX_EFFECT_MOBILITY] = "mobility",
  [HX_EFFECT_ROTATION] = "rotation",
};

/* Without a bit: other facts of the tile, such as the sides that go with it, say the same thing. */
static const HxTraitWord traits[] = {
  { .word = "requires-power", .bit = HX_TRAIT_NEEDS_POWER },
  { .word = "explosion", .bit = HX_TRAIT_EXPLOSION },
  { .word = "ranged-medic", .bit = HX_TRAIT_RANGED_MEDIC },
  { .word = "mobility", .bit = HX_TRAIT_MOBILITY },
  { .word = "doubled-mobility", .bit = HX_TRAIT_DOUBLED_MOBILITY },
  { .word = "rotation", .bit = HX_TRAIT_ROTATION },
  { .word = "push-back", .bit = HX_TRAIT_PUSH_BACK },
  { .word = "move-doubler", .bit = HX_TRAIT_MOVE_DOUBLER },
  { .word = "implant-rotate-hq", .bit = HX_TRAIT_TURNS_HQ },
  { .word = "hidden-activation", .bit = HX_TRAIT_ACTIVATES },
  { .word = "hidden-chain", .bit = HX_TRAIT_CHAIN },
  { .word = "hidden-explosives", .bit = HX_TRAIT_EXPLOSIVES },
  { .word = "hidden-ranged-net", .sided = "ranged-net" },
  { .word = "ranged-net", .is_sided = TRUE },
  { .word = "trap-arming", .is_sided = TRUE },
  { .word = "trap-launcher", .is_sided = TRUE },
  { .word = "explosive-charge", .is_sided = TRUE },
  { .word = "demolition", .is_sided = TRUE },
  { .word = "power-socket", .is_sided = TRUE, .link = "power-supply" },
  { .word = "toughness" },
  { .word = "power-source", .link = "power-supply" },
  { .word = "extra-attack", .link = "extra-attack" },
  { .word = "hq-extra-attack", .link = "extra-attack" },
  { .word = "hq-initiative+1", .link = "initiative+1" },
  { .word = "hq-melee+1", .link = "melee+1" },
  { .word = "hq-ranged+1", .link = "ranged+1" },
};

/* What an Instant tile of that id does; one with another id may say so by a trait. */
static const struct
{
  const char *word;
  guint16 uses;
} instants[] = {
  { "battle", HX_USE_BATTLE },
  { "move", HX_USE_MOVE },
  { "doubled-move", HX_USE_DOUBLED_MOVE },
  { "push-back", HX_USE_PUSH },
  { "tactics", HX_USE_PUSH | HX_USE_ARM },
  { "order", HX_USE_BATTLE | HX_USE_ACTIVATE },
  { "sniper", HX_USE_SNIPER },
  { "grenade", HX_USE_GRENADE },
  { "air-strike", HX_USE_AIR_STRIKE },
  { "bomb", HX_USE_AIR_STRIKE },
  { "ray", HX_USE_RAY },
  { "retreat", HX_USE_RETREAT },
};

/**
 * hx_army_word_is_attack:
 * @word: a kind of attack
 *
 * Returns: whether the referee plays it
 */
gboolean
hx_army_word_is_attack (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (attack_words); i++)
    if (g_str_equal (word, attack_words[i]))
      return TRUE;
  return FALSE;
}

/**
 * hx_army_word_find_effect:
 * @word: what a link does
 * @hostile: whether it does so to enemy units
 *
 * Returns: the #HxEffect, or -1 where the referee plays no such effect on those units
 */
int
hx_army_word_find_effect (const char *word,
                          gboolean    hostile)
{
  for (int effect = 0; effect < HX_N_EFFECTS; effect++)
    if (g_str_equal (word, effect_words[effect]) && !hostile == !hx_effect_is_hostile ((HxEffect) effect))
      return effect;
  return -1;
}

/**
 * hx_army_word_find_trait:
 * @word: a trait of a tile that lies on the board
 *
 * Returns: (transfer none) (nullable): what is known of it, or %NULL where the referee does not play it
 */
const HxTraitWord *
hx_army_word_find_trait (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (g_str_equal (word, traits[i].word))
      return &traits[i];
  return NULL;
}

/**
 * hx_army_word_find_uses:
 * @word: the id or a trait of an Instant tile
 *
 * Returns: what a tile with it may be played for, as #HxUse bits; 0 for nothing
 */
guint16
hx_army_word_find_uses (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (instants); i++)
    if (g_str_equal (word, instants[i].word))
      return instants[i].uses;
  return 0;
}

/**
 * hx_army_words_dup_uses:
 * @facts: what is printed on an Instant tile
 *
 * Returns: (transfer container): the words that say what it may be played for, its id or its traits; %NULL-terminated
 */
const char **
hx_army_words_dup_uses (const HxTileFacts *facts)
{
  GPtrArray *words = g_ptr_array_new ();

  if (hx_army_word_find_uses (facts->id) != 0)
    g_ptr_array_add (words, facts->id);
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    if (hx_army_word_find_uses (facts->traits[i]) != 0 && !g_str_equal (facts->traits[i], facts->id))
      g_ptr_array_add (words, (gpointer) facts->traits[i]);
  g_ptr_array_add (words, NULL);
  return (const char **) g_ptr_array_free (words, FALSE);
}

/**
 * hx_army_words_dup:
 * @which: where the words stand
 *
 * Returns: (transfer container): all of them, %NULL-terminated, in the order of the tables
 */
const char **
hx_army_words_dup (HxArmyWords which)
{
  GPtrArray *words = g_ptr_array_new ();

  for (guint i = 0; which == HX_ARMY_WORDS_ATTACKS && i < G_N_ELEMENTS (attack_words); i++)
    g_ptr_array_add (words, (gpointer) attack_words[i]);
  for (guint i = 0; which == HX_ARMY_WORDS_EFFECTS && i < G_N_ELEMENTS (effect_words); i++)
    g_ptr_array_add (words, (gpointer) effect_words[i]);
  for (guint i = 0; (which == HX_ARMY_WORDS_TRAITS || which == HX_ARMY_WORDS_SIDED) && i < G_N_ELEMENTS (traits); i++)
    if (which == HX_ARMY_WORDS_TRAITS || traits[i].is_sided)
      g_ptr_array_add (words, (gpointer) traits[i].word);
  for (guint i = 0; which == HX_ARMY_WORDS_USES && i < G_N_ELEMENTS (instants); i++)
    g_ptr_array_add (words, (gpointer) instants[i].word);
  g_ptr_array_add (words, NULL);
  return (const char **) g_ptr_array_free (words, FALSE);
}

/** hx_army_word_of_effect: Returns: (transfer none): the printed word of an effect of a link */
const char *
hx_army_word_of_effect (HxEffect effect)
{
  g_return_val_if_fail (effect < HX_N_EFFECTS, NULL);

  return effect_words[effect];
}
