/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that is printed on a tile, in words. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-card.h"

#include <glib/gi18n.h>

#include "hx-army-words.h"
#include "hx-card-words.h"
#include "hx-phrase.h"
#include "hx-teller.h"

/* A card being written. */
typedef struct
{
  const HxNarrator *narrator;
  const HxTileFacts *facts;
  int index;
  HxTeller teller;
  GPtrArray *lines;
} Card;

/**
 * hx_card_line_free:
 * @line: (nullable) (transfer full): a line of a card
 */
void
hx_card_line_free (HxCardLine *line)
{
  if (line == NULL)
    return;
  g_free (line->text);
  g_strfreev (line->rules);
  g_free (line);
}

/* Takes the text; the rule may be missing. */
static void
add_line (Card       *card,
          const char *topic,
          char       *text,
          const char *rule)
{
  HxCardLine *line = g_new0 (HxCardLine, 1);

  line->topic = topic;
  line->text = text;
  line->rules = g_new0 (char *, 2);
  line->rules[0] = g_strdup (rule);
  g_ptr_array_add (card->lines, line);
}

static void
write_kind (Card *card)
{
  const HxCatalog *catalog = hx_narrator_get_catalog (card->narrator);
  const HxArmy *army = hx_catalog_get_tile_army (catalog, (guint) card->index);
  HxRule rule = hx_catalog_get_box (catalog, 2)->tiles[card->index].rule;

  add_line (card, "kind",
            hx_phrase (hx_card_kind_format (card->facts->type),
                       "army", hx_text_get (&army->name, hx_narrator_get_language (card->narrator)), NULL),
            rule != HX_RULE_NONE ? hx_rule_id (rule) : NULL);
  add_line (card, "count",
            hx_phrase (ngettext ("There is {n} such tile in the army.", "There are {n} such tiles in the army.",
                                 card->facts->count),
                       "n", hx_tell_number (&card->teller, card->facts->count), NULL),
            NULL);
}

static void
write_numbers (Card *card)
{
  const HxTileFacts *facts = card->facts;
  int numbers[G_N_ELEMENTS (facts->initiative)];

  for (guint i = 0; i < facts->n_initiative; i++)
    numbers[i] = facts->initiative[i];
  if (facts->n_initiative > 0)
    add_line (card, "initiative",
              hx_phrase (_("Initiative {numbers}."),
                         "numbers", hx_tell_numbers (&card->teller, numbers, facts->n_initiative), NULL),
              "BASE-INIT-01");
  if (facts->type == HX_TILE_INSTANT || facts->type == HX_TILE_FOUNDATION)
    return;
  if (facts->type == HX_TILE_HQ)
    add_line (card, "hit-points",
              hx_phrase (ngettext ("{n} hit point.", "{n} hit points.", HX_HQ_POINTS),
                         "n", hx_tell_number (&card->teller, HX_HQ_POINTS), NULL),
              "BASE-GOAL-02");
  else
    add_line (card, "hit-points",
              hx_phrase (ngettext ("{n} hit point.", "{n} hit points.", 1 + facts->toughness),
                         "n", hx_tell_number (&card->teller, 1 + facts->toughness), NULL),
              facts->toughness > 0 ? "BASE-TOU-01" : "BASE-TILE-04");
}

/* Sides on which an attack of a kind has a strength. */
static unsigned
find_sides (const HxTileFacts *facts,
            const char        *kind,
            int                strength)
{
  unsigned sides = 0;

  for (guint i = 0; i < facts->n_attacks; i++)
    {
      const HxAttackFact *attack = &facts->attacks[i];

      if (!g_str_equal (attack->kind, kind) || attack->strength != strength)
        continue;
      sides |= attack->side >= 0 ? 1u << attack->side : hx_tile_facts_sides (facts, kind);
    }
  return sides;
}

static void
write_attacks (Card *card)
{
  const HxTileFacts *facts = card->facts;

  for (guint i = 0; i < facts->n_attacks; i++)
    {
      const HxAttackFact *attack = &facts->attacks[i];
      unsigned sides = find_sides (facts, attack->kind, attack->strength);
      gboolean told = FALSE;

      for (guint j = 0; j < i; j++)
        told = told || (facts->attacks[j].kind == attack->kind && facts->attacks[j].strength == attack->strength);
      if (told || sides == 0)
        continue;
      add_line (card, "attack",
                hx_phrase (hx_card_attack_format (attack->kind), "kind", attack->kind,
                           "strength", hx_tell_number (&card->teller, attack->strength),
                           "places", hx_tell_directions (&card->teller, sides), NULL),
                hx_card_attack_rule (attack->kind));
    }
}

static void
write_sides (Card *card)
{
  const HxTileFacts *facts = card->facts;

  if (facts->armor != 0)
    add_line (card, "armor",
              hx_phrase (_("Armor {places}."), "places", hx_tell_directions (&card->teller, facts->armor), NULL),
              "BASE-ARM-01");
  if (facts->net != 0)
    add_line (card, "net", hx_phrase (_("Net {places}."), "places", hx_tell_directions (&card->teller, facts->net), NULL),
              "BASE-NET-01");
  for (guint i = 0; i < facts->n_sided; i++)
    {
      const char *format = hx_card_sided_format (facts->sided[i].trait);

      if (format != NULL && facts->sided[i].sides != 0)
        add_line (card, "trait",
                  hx_phrase (format, "places", hx_tell_directions (&card->teller, facts->sided[i].sides), NULL),
                  hx_card_trait_rule (facts->sided[i].trait));
    }
}

static void
write_links (Card *card)
{
  for (guint i = 0; i < card->facts->n_links; i++)
    {
      const HxLinkFact *link = &card->facts->links[i];

      if (link->sides == 0)
        continue;
      add_line (card, "link",
                hx_phrase (hx_card_link_format (link), "effect", link->effect,
                           "places", hx_tell_directions (&card->teller, link->sides), NULL),
                hx_card_link_rule (link->effect));
    }
}

/* What an instant tile does is said by its rule. */
static void
write_instant (Card *card)
{
  g_autofree const char **words = hx_army_words_dup_uses (card->facts);

  for (guint i = 0; card->facts->type == HX_TILE_INSTANT && words[i] != NULL; i++)
    {
      const char *id = hx_card_instant_rule (words[i]);
      const HxRuleText *rule = id != NULL ? hx_catalog_find_rule (hx_narrator_get_catalog (card->narrator), id) : NULL;

      if (rule != NULL)
        add_line (card, "trait", g_strdup (hx_text_get (&rule->text, hx_narrator_get_language (card->narrator))), id);
    }
}

static void
write_traits (Card *card)
{
  for (guint i = 0; card->facts->traits != NULL && card->facts->traits[i] != NULL; i++)
    {
      const char *trait = card->facts->traits[i];

      if (!hx_card_is_said_elsewhere (trait) && hx_tile_facts_sides (card->facts, trait) == 0
          && (card->facts->type != HX_TILE_INSTANT || hx_army_word_find_uses (trait) == 0))
        add_line (card, "trait", hx_phrase (hx_card_trait_format (trait), "trait", trait, NULL),
                  hx_card_trait_rule (trait));
    }
}

static void
write_doubts (Card *card)
{
  g_auto (GStrv) words = hx_catalog_dup_unrefereed (hx_narrator_get_catalog (card->narrator), (guint) card->index);
  const char *doubt = hx_text_get (&card->facts->doubt, hx_narrator_get_language (card->narrator));
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (doubt != NULL)
    add_line (card, "doubt", hx_phrase (_("In doubt: {doubt}"), "doubt", doubt, NULL), NULL);
  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (!g_ptr_array_find_with_equal_func (names, hx_card_word_name (words[i]), g_str_equal, NULL))
      g_ptr_array_add (names, (gpointer) hx_card_word_name (words[i]));
  if (names->len == 0)
    return;
  g_ptr_array_add (names, NULL);
  add_line (card, "unrefereed",
            hx_phrase (_("Not refereed yet: {traits}."),
                       "traits", hx_tell_keep (&card->teller, hx_phrase_list ((const char *const *) names->pdata)), NULL),
            NULL);
}

/**
 * hx_explain_tile:
 * @narrator: names and the catalog
 * @tile: index of a tile
 *
 * Says everything that is printed on a tile, unturned, what is in doubt about it, and what is not refereed yet.
 *
 * Returns: (transfer full) (element-type HxCardLine): the lines of its card
 */
GPtrArray *
hx_explain_tile (const HxNarrator *narrator,
                 int               tile)
{
  const HxCatalog *catalog = hx_narrator_get_catalog (narrator);
  HxPosition *nowhere = g_new0 (HxPosition, 1);
  Card card = { .narrator = narrator, .index = tile };

  g_return_val_if_fail (tile >= 0 && (guint) tile < hx_catalog_get_n_tiles (catalog), NULL);

  card.facts = hx_catalog_get_facts (catalog, (guint) tile);
  card.lines = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_card_line_free);
  hx_teller_init (&card.teller, narrator, hx_catalog_get_box (catalog, 2), nowhere);
  write_kind (&card);
  write_numbers (&card);
  write_attacks (&card);
  write_sides (&card);
  write_links (&card);
  write_instant (&card);
  write_traits (&card);
  write_doubts (&card);
  hx_teller_clear (&card.teller);
  g_free (nowhere);
  return card.lines;
}
