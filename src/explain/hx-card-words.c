/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the army files as sentences and as rules, for the cards of tiles. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-card-words.h"

#include <glib/gi18n.h>

/**
 * Word: a word of the army files.
 * @name: what it is called in the middle of a sentence
 * @sentence: (nullable): what it does; {places} where it points
 * @rule: (nullable): the rule about it
 */
typedef struct
{
  const char *word;
  const char *name;
  const char *sentence;
  const char *rule;
} Word;

static const Word attacks[] = {
  { "melee", N_("melee attack"), N_("Melee strength {strength} {places}."), "BASE-ATT-01" },
  { "ranged", N_("ranged attack"), N_("Ranged strength {strength} {places}."), "BASE-ATT-02" },
  { "gauss", N_("Gauss attack"), N_("Gauss strength {strength} {places}: it hits every enemy in the line."), "BASE-ATT-04" },
  { "demolition", N_("Demolition"),
    N_("Demolition strength {strength} {places}, also on the hex that touches both: it hits everybody there."),
    "URA-RAV-01" },
};

static const Word links[] = {
  { "initiative+1", N_("faster units"), N_("Own units {places} are faster by 1."), "BASE-INIT-04" },
  { "initiative+2", N_("faster units"), N_("Own units {places} are faster by 2."), "BASE-INIT-04" },
  { "initiative-1", N_("slower units"), N_("Enemy units {places} are slower by 1."), "BASE-SAB-01" },
  { "melee+1", N_("stronger melee attacks"), N_("Melee attacks of own units {places} are stronger by 1."), "BASE-MOD-06" },
  { "ranged+1", N_("stronger shots"), N_("Shots of own units {places} are stronger by 1."), "BASE-MOD-06" },
  { "extra-attack", N_("one more attack"), N_("Own units {places} attack once more."), "BASE-MOD-08" },
  { "toughness+1", N_("Toughness for others"), N_("Own units {places} bear 1 wound more."), "BASE-TOU-02" },
  { "power-supply", N_("Power Supply"), N_("It supplies own units {places} with power."), "URA-POWER-03" },
  { "medic", N_("Medic"), N_("It takes the wounds of one attack for an own unit {places}."), "BASE-MED-01" },
  { "melee-ranged-conversion", N_("change between melee and ranged"),
    N_("An own unit {places} may change one attack a Battle between melee and ranged."), "BASE-MOD-11" },
  { "ranged-gauss-conversion", N_("change between ranged and Gauss"),
    N_("An own unit {places} may change one attack a Battle between ranged and Gauss."), "URA-GAUSS-01" },
  { "extra-wound-taken", N_("extra wounds"), N_("Whatever wounds enemy units {places} deals 1 wound more."),
    "URA-WASTES-01" },
  { "take-over-module", N_("taking over Modules"), N_("Enemy Modules {places} serve its own side."), "BASE-SCO-01" },
  { "transfusion", N_("transfusion"),
    N_("It can move wounds between its own HQ and an own unit, if it links to both of them {places}."), "KRW-03" },
  { "mobility", N_("moves for others"), N_("Own units {places} may move once a turn."), "BASE-MOB-04" },
  { "rotation", N_("rotations for others"), N_("Own units {places} may turn once a turn."), "PAR-CHAUF-01" },
};

static const Word traits[] = {
  { "mobility", N_("Mobility"), N_("Mobility: it may move once a turn."), "BASE-MOB-01" },
  { "rotation", N_("Rotation"), N_("Rotation: it may turn once a turn."), "BASE-MOB-02" },
  { "doubled-mobility", N_("Doubled Mobility"), N_("Doubled Mobility: it may move up to two hexes once a turn."),
    "IG-DMOVE-01" },
  { "push-back", N_("Push Back"), N_("Push Back: it may push an adjacent enemy unit back once a turn."), "BASE-MOB-06" },
  { "hidden-chain", N_("Chain"), N_("Hidden Chain: an Order or the Boss activates it."), "IG-CHAIN-01" },
  { "hidden-explosives", N_("Explosives"), N_("Hidden Explosives: an Order or the Boss activates them."), "IG-EXPL-01" },
  { "hidden-ranged-net", N_("Ranged Net"), N_("Hidden Ranged Net: an Order or the Boss activates it."), "IG-RNET-01" },
  { "hidden-activation", N_("activating Hidden features"), N_("It may activate a Hidden feature once a turn."),
    "IG-BOSS-01" },
  { "ranged-medic", N_("Ranged Medic"), N_("Ranged Medic: it may take the wounds of one attack for any own unit."),
    "IG-RMED-01" },
  { "explosion", N_("explosion"), N_("It may explode instead of attacking: 1 wound to every unit around it, HQs apart."),
    "BASE-EXP-01" },
  { "move-doubler", N_("one more step"), N_("Own units that move may go one step further."), "BASE-REC-01" },
  { "implant-rotate-hq", N_("turning the HQ"), N_("Implant: once a turn it may turn its HQ."), "PAR-BUNKER-01" },
  { "requires-power", N_("need of power"), N_("It needs a Power Supply; without one it counts as netted."),
    "URA-POWER-01" },
  { "trap-launcher", N_("Trap Launcher"), N_("Trap Launcher {places}: once a turn it may arm a Trap in that line."),
    "PAR-HQ-01" },
  { "trap-arming", N_("arming Traps"), N_("When it is placed it may arm a Trap on an empty hex {places}."), "PAR-TRAP-09" },
  { "explosive-charge", N_("Explosive Charge"),
    N_("Explosive Charge {places}: when a Battle begins it destroys the enemy there and itself."), "PAR-DRONE-02" },
  { "ranged-net", N_("Ranged Net"), N_("Its Ranged Net aims {places}; it does not net by itself."), "IG-RNET-13" },
};

static const Word instants[] = {
  { "battle", N_("Battle"), NULL, "BASE-INST-10" },          { "move", N_("Move"), NULL, "BASE-INST-20" },
  { "push-back", N_("Push Back"), NULL, "BASE-INST-30" },    { "sniper", N_("Sniper"), NULL, "BASE-INST-40" },
  { "grenade", N_("Grenade"), NULL, "BASE-INST-50" },        { "air-strike", N_("Air Strike"), NULL, "BASE-INST-60" },
  { "bomb", N_("Air Strike"), NULL, "BASE-INST-60" },
  { "doubled-move", N_("Doubled Move"), NULL, "IG-DMOVE-01" }, { "order", N_("Order"), NULL, "IG-ORDER-01" },
  { "retreat", N_("Retreat"), NULL, "PAR-RETREAT-01" },      { "tactics", N_("Tactics"), NULL, "PAR-TACT-01" },
  { "ray", N_("Ray"), NULL, "URA-RAY-01" },
  { "instant", N_("playing instant tiles"), NULL, NULL },    { "foundation", N_("Foundations"), NULL, NULL },
};

static const Word *
find_word (const Word *words,
           gsize       n,
           const char *word)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (words[i].word, word))
      return &words[i];
  return NULL;
}

#define FIND(table, word) find_word (table, G_N_ELEMENTS (table), word)

/**
 * hx_card_kind_format:
 * @type: a kind of tile
 *
 * Returns: (transfer none): a sentence with {army}
 */
const char *
hx_card_kind_format (HxTileType type)
{
  switch (type)
    {
    case HX_TILE_HQ:
      /* Translators: the army and the kind of a tile */
      return _("{army}, HQ");
    case HX_TILE_WARRIOR:
      return _("{army}, Warrior");
    case HX_TILE_MODULE:
      return _("{army}, Module");
    case HX_TILE_IMPLANT:
      return _("{army}, Implant");
    case HX_TILE_FOUNDATION:
      return _("{army}, Foundation");
    default:
      return _("{army}, instant tile");
    }
}

/**
 * hx_card_attack_format:
 * @kind: a kind of attack
 *
 * Returns: (transfer none): a sentence with {strength}, {places}, and {kind} if the kind is not known
 */
const char *
hx_card_attack_format (const char *kind)
{
  const Word *word = FIND (attacks, kind);

  return word != NULL ? _(word->sentence) : _("An attack of another kind, {kind}, of strength {strength} {places}.");
}

/**
 * hx_card_attack_rule:
 * @kind: a kind of attack
 *
 * Returns: (transfer none) (nullable): id of the rule about it
 */
const char *
hx_card_attack_rule (const char *kind)
{
  const Word *word = FIND (attacks, kind);

  return word != NULL ? word->rule : NULL;
}

/**
 * hx_card_sided_format:
 * @trait: a trait that points through sides
 *
 * Returns: (transfer none) (nullable): a sentence with {places}; %NULL where an attack or a link says the same
 */
const char *
hx_card_sided_format (const char *trait)
{
  const Word *word = FIND (traits, trait);

  return word != NULL ? _(word->sentence) : NULL;
}

/**
 * hx_card_link_format:
 * @link: a printed link
 *
 * Returns: (transfer none): a sentence with {places}, and {effect} if the effect is not known
 */
const char *
hx_card_link_format (const HxLinkFact *link)
{
  const Word *word = FIND (links, link->effect);

  return word != NULL ? _(word->sentence) : _("A link of another kind, {effect}, {places}.");
}

/**
 * hx_card_link_rule:
 * @effect: what a link does
 *
 * Returns: (transfer none) (nullable): id of the rule about it
 */
const char *
hx_card_link_rule (const char *effect)
{
  const Word *word = FIND (links, effect);

  return word != NULL ? word->rule : NULL;
}

/**
 * hx_card_trait_format:
 * @trait: a trait
 *
 * Returns: (transfer none): a sentence, with {trait} if it is not known
 */
const char *
hx_card_trait_format (const char *trait)
{
  const Word *word = FIND (traits, trait);

  return word != NULL ? _(word->sentence) : _("A trait of another kind: {trait}.");
}

/**
 * hx_card_trait_rule:
 * @trait: a trait
 *
 * Returns: (transfer none) (nullable): id of the rule about it
 */
const char *
hx_card_trait_rule (const char *trait)
{
  const Word *word = FIND (traits, trait);

  return word != NULL ? word->rule : NULL;
}

/**
 * hx_card_is_said_elsewhere:
 * @trait: a trait
 *
 * Returns: whether links or hit points say the same
 */
gboolean
hx_card_is_said_elsewhere (const char *trait)
{
  return g_str_has_prefix (trait, "hq-") || g_str_equal (trait, "toughness") || g_str_equal (trait, "power-source")
         || g_str_equal (trait, "extra-attack");
}

/**
 * hx_card_instant_rule:
 * @tile: an instant tile's id within its army
 *
 * Returns: (transfer none) (nullable): id of the rule that says what it does
 */
const char *
hx_card_instant_rule (const char *tile)
{
  const Word *word = FIND (instants, tile);

  return word != NULL ? word->rule : NULL;
}

/**
 * hx_card_word_name:
 * @word: a word of the army files
 *
 * Returns: (transfer none): what it is called in the middle of a sentence; the word itself if it is not known
 */
const char *
hx_card_word_name (const char *word)
{
  const Word *found = FIND (traits, word);

  if (found == NULL)
    found = FIND (links, word);
  if (found == NULL)
    found = FIND (attacks, word);
  if (found == NULL)
    found = FIND (instants, word);
  return found != NULL ? _(found->name) : word;
}
