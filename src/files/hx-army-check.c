/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nobody has tried a tile that a user made, so what the referee cannot play of it is refused, with what could be meant. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-army-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_ID 40
#define MAX_STRENGTH 9

static gboolean
suggest_word (HxArmyReader *reader,
              const char   *key,
              HxArmyWords   which,
              const char   *word,
              const char   *nearest)
{
  HxJsonReader *json = &reader->json;

  switch (which)
    {
    case HX_ARMY_WORDS_ATTACKS:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no kind of attack that is known; perhaps '%s' is meant."), word, nearest);
    case HX_ARMY_WORDS_EFFECTS:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no effect of a link that is known; perhaps '%s' is meant."), word, nearest);
    case HX_ARMY_WORDS_SIDED:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no trait that points through sides; perhaps '%s' is meant."), word, nearest);
    case HX_ARMY_WORDS_USES:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is nothing that an Instant tile is played for; perhaps '%s' is meant."), word,
                              nearest);
    case HX_ARMY_WORDS_TRAITS:
    case HX_N_ARMY_WORDS:
    default:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no trait that is known; perhaps '%s' is meant."), word, nearest);
    }
}

/**
 * hx_army_refuse_word:
 * @reader: a reader
 * @key: where the word stands
 * @which: what it would have to be
 * @word: a word that is none of these
 *
 * Returns: %FALSE
 */
gboolean
hx_army_refuse_word (HxArmyReader *reader,
                     const char   *key,
                     HxArmyWords   which,
                     const char   *word)
{
  HxJsonReader *json = &reader->json;
  g_autofree const char **words = hx_army_words_dup (which);
  g_autofree char *nearest = hx_json_dup_nearest (word, words);
  g_autofree char *all = g_strjoinv (", ", (char **) words);

  if (nearest != NULL)
    return suggest_word (reader, key, which, word, nearest);
  switch (which)
    {
    case HX_ARMY_WORDS_ATTACKS:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no kind of attack that is known; there are: %s."), word, all);
    case HX_ARMY_WORDS_EFFECTS:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no effect of a link that is known; there are: %s."), word, all);
    case HX_ARMY_WORDS_SIDED:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no trait that points through sides; there are: %s."), word, all);
    case HX_ARMY_WORDS_USES:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is nothing that an Instant tile is played for; there are: %s."), word, all);
    case HX_ARMY_WORDS_TRAITS:
    case HX_N_ARMY_WORDS:
    default:
      return hx_json_fail_at (json, key, HX_FILE_ERROR_VALUE, _("'%s' is no trait that is known; there are: %s."), word, all);
    }
}

/**
 * hx_army_check_id:
 * @reader: a reader that looks at an army or a tile
 * @key: where the id stands
 * @id: the id
 *
 * Returns: whether it can stand in scenarios, in positions in one line and in names of files
 */
gboolean
hx_army_check_id (HxArmyReader *reader,
                  const char   *key,
                  const char   *id)
{
  gsize n = strlen (id);
  gboolean ok = n > 0 && g_ascii_islower (id[0]) && id[n - 1] != '-';

  for (gsize i = 0; i < n; i++)
    ok = ok && (g_ascii_islower (id[i]) || g_ascii_isdigit (id[i]) || (id[i] == '-' && id[i + 1] != '-'));
  if (!ok)
    return hx_json_fail_at (&reader->json, key, HX_FILE_ERROR_VALUE,
                            _("'%s' cannot be an id; that is made of a to z and 0 to 9, with single hyphens between, and begins with a letter."),
                            id);
  if (n > MAX_ID)
    return hx_json_fail_at (&reader->json, key, HX_FILE_ERROR_VALUE, _("The id has more than %d letters."), MAX_ID);
  return TRUE;
}

/* Nothing that turns the line around, moves the cursor or cannot be seen. */
static gboolean
is_plain (gunichar c)
{
  switch (g_unichar_type (c))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_UNASSIGNED:
    case G_UNICODE_PRIVATE_USE:
    case G_UNICODE_SURROGATE:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return FALSE;
    default:
      return TRUE;
    }
}

static gboolean
check_line (HxArmyReader *reader,
            const char   *text,
            guint         most)
{
  glong n = g_utf8_strlen (text, -1);
  gboolean is_empty = TRUE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!is_plain (c))
        return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The character U+%04X cannot stand in a text here."), c);
      is_empty = is_empty && g_unichar_isspace (c);
    }
  if (is_empty)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The text is empty."));
  if (n > (glong) most)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The text has %ld letters; it can have at most %u."), n, most);
  return TRUE;
}

/**
 * hx_army_check_text:
 * @reader: a reader
 * @key: (nullable): where the text stands, or %NULL where that is being looked at
 * @text: the text
 * @most: letters that it may have
 *
 * Returns: whether it is a line that can be shown anywhere
 */
gboolean
hx_army_check_text (HxArmyReader *reader,
                    const char   *key,
                    const HxText *text,
                    guint         most)
{
  gsize mark = key != NULL ? hx_json_enter_member (&reader->json, key) : reader->json.path->len;
  gboolean ok = TRUE;

  for (guint i = 0; i < text->n_wordings; i++)
    {
      gsize inner = hx_json_enter_member (&reader->json, text->wordings[i].language);

      ok &= check_line (reader, text->wordings[i].words, most);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, ok);
}

static gboolean
check_aliases (HxArmyReader *reader,
               char        **aliases)
{
  gsize mark = hx_json_enter_member (&reader->json, "aliases");
  gboolean ok = TRUE;

  for (guint i = 0; aliases != NULL && aliases[i] != NULL; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      ok &= check_line (reader, aliases[i], HX_OWN_ARMY_MAX_NAME);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, ok);
}

static gboolean
check_demolition (HxArmyReader      *reader,
                  const HxTileFacts *tile,
                  guint              nth,
                  guint8             sides)
{
  if (tile->attacks[nth].side >= 0)
    return hx_json_fail_at (&reader->json, "side", HX_FILE_ERROR_VALUE,
                            _("A demolition hits over the corner between two sides; both belong in 'sides'."));
  for (guint i = 0; i < nth; i++)
    if (g_str_equal (tile->attacks[i].kind, "demolition"))
      return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("A tile can have only one demolition; its 'sides' can be all that it hits over."));
  if (sides != 0 && sides != hx_tile_facts_sides (tile, "demolition"))
    return hx_json_fail_at (&reader->json, "sides", HX_FILE_ERROR_VALUE, _("These are other sides than those of '%s' among 'sided_traits'."), "demolition");
  return TRUE;
}

/**
 * hx_army_check_attack:
 * @reader: a reader that looks at an attack
 * @tile: its tile, with the attacks up to this one, whose kind is known
 * @nth: which of them it is
 * @sides: what its 'sides' says
 *
 * Returns: whether it can be played
 */
gboolean
hx_army_check_attack (HxArmyReader      *reader,
                      const HxTileFacts *tile,
                      guint              nth,
                      guint8             sides)
{
  const HxAttackFact *attack = &tile->attacks[nth];
  int sum = 0;

  if (g_str_equal (attack->kind, "demolition"))
    return check_demolition (reader, tile, nth, sides);
  if (attack->side < 0)
    return hx_json_fail (&reader->json, HX_FILE_ERROR_KEY, _("The key 'side' is missing: a %s attack goes through one side."), attack->kind);
  if (sides != 0)
    return hx_json_fail_at (&reader->json, "sides", HX_FILE_ERROR_VALUE, _("A %s attack goes through one side, which 'side' names."), attack->kind);
  for (guint i = 0; i <= nth; i++)
    if (g_str_equal (tile->attacks[i].kind, attack->kind) && tile->attacks[i].side == attack->side)
      sum += tile->attacks[i].strength;
  if (sum > MAX_STRENGTH)
    return hx_json_fail_at (&reader->json, "strength", HX_FILE_ERROR_VALUE,
                            _("With this the attacks of one kind through one side have the strength %d; it can be at most %d."), sum, MAX_STRENGTH);
  return TRUE;
}

/**
 * hx_army_check_effect:
 * @reader: a reader that looks at a link
 * @effect: its effect
 *
 * Returns: whether a tile can have it, on whatever units
 */
gboolean
hx_army_check_effect (HxArmyReader *reader,
                      const char   *effect)
{
  if (g_str_equal (effect, "transfusion"))
    return hx_json_fail_at (&reader->json, "effect", HX_FILE_ERROR_VALUE,
                            _("The transfusion belongs to the Krwiobus, which is neutral and comes with the program."));
  if (hx_army_word_find_effect (effect, FALSE) < 0 && hx_army_word_find_effect (effect, TRUE) < 0)
    return hx_army_refuse_word (reader, "effect", HX_ARMY_WORDS_EFFECTS, effect);
  return TRUE;
}

/**
 * hx_army_check_link:
 * @reader: a reader that looks at a link whose effect is known
 * @tile: its tile, with the links up to this one
 * @nth: which of them it is
 *
 * Returns: whether it can be played
 */
gboolean
hx_army_check_link (HxArmyReader      *reader,
                    const HxTileFacts *tile,
                    guint              nth)
{
  const HxLinkFact *link = &tile->links[nth];

  if (hx_army_word_find_effect (link->effect, link->hostile) < 0)
    return hx_json_fail_at (&reader->json, "target", HX_FILE_ERROR_VALUE, _("The effect '%s' is for '%s' units only."), link->effect,
                            link->hostile ? "friendly" : "enemy");
  if (link->sides == 0)
    return hx_json_fail_at (&reader->json, "sides", HX_FILE_ERROR_VALUE, _("No side is named; sides count from 0, the top, clockwise to 5."));
  for (guint i = 0; i < nth; i++)
    if (g_str_equal (tile->links[i].effect, link->effect) && (tile->links[i].sides & link->sides) != 0)
      return hx_json_fail_at (&reader->json, "sides", HX_FILE_ERROR_VALUE, _("'%s' stands twice for one side; it works there once."), link->effect);
  return TRUE;
}

/* Whether every side has one of the others beside it. */
static gboolean
is_corners (guint8 sides)
{
  for (int side = 0; side < 6; side++)
    if (sides & 1 << side && !(sides & 1 << (side + 1) % 6) && !(sides & 1 << (side + 5) % 6))
      return FALSE;
  return sides != 0;
}

/**
 * hx_army_check_point:
 * @reader: a reader that looks at an entry of 'sided_traits'
 * @trait: the trait
 *
 * Returns: whether it is one that points through sides
 */
gboolean
hx_army_check_point (HxArmyReader *reader,
                     const char   *trait)
{
  const HxTraitWord *word = hx_army_word_find_trait (trait);

  if (word != NULL && !word->is_sided)
    return hx_json_fail_at (&reader->json, "trait", HX_FILE_ERROR_VALUE, _("'%s' does not point through sides; it belongs in 'traits'."), trait);
  return word != NULL || hx_army_refuse_word (reader, "trait", HX_ARMY_WORDS_SIDED, trait);
}

/**
 * hx_army_check_sided:
 * @reader: a reader that looks at an entry of 'sided_traits' whose trait is known
 * @tile: its tile, with the entries before
 * @trait: the trait
 * @sides: its sides
 *
 * Returns: whether it can be played
 */
gboolean
hx_army_check_sided (HxArmyReader      *reader,
                     const HxTileFacts *tile,
                     const char        *trait,
                     guint8             sides)
{
  if (sides == 0)
    return hx_json_fail_at (&reader->json, "sides", HX_FILE_ERROR_VALUE, _("No side is named; sides count from 0, the top, clockwise to 5."));
  if (hx_tile_facts_sides (tile, trait) != 0)
    return hx_json_fail_at (&reader->json, "trait", HX_FILE_ERROR_VALUE, _("'%s' stands twice."), trait);
  return TRUE;
}

static gboolean
has_link (const HxTileFacts *tile,
          const char        *effect)
{
  for (guint i = 0; i < tile->n_links; i++)
    if (g_str_equal (tile->links[i].effect, effect))
      return TRUE;
  return FALSE;
}

/* A trait that says what other facts say needs these facts. */
static gboolean
check_trait (HxArmyReader      *reader,
             const HxTileFacts *tile,
             const char        *trait)
{
  const HxTraitWord *word = hx_army_word_find_trait (trait);

  /* That has been refused. */
  if (word == NULL)
    return TRUE;
  if (word->is_sided && hx_tile_facts_sides (tile, trait) == 0)
    return hx_json_fail_at (&reader->json, "traits", HX_FILE_ERROR_VALUE, _("'%s' points through sides, which 'sided_traits' has to name."), trait);
  if (word->sided != NULL && hx_tile_facts_sides (tile, word->sided) == 0)
    return hx_json_fail_at (&reader->json, "traits", HX_FILE_ERROR_VALUE, _("'%s' needs '%s' among 'sided_traits'."), trait, word->sided);
  if (word->link != NULL && !has_link (tile, word->link))
    return hx_json_fail_at (&reader->json, "traits", HX_FILE_ERROR_VALUE, _("'%s' only repeats what a link does; there is no link '%s'."), trait,
                            word->link);
  if (g_str_equal (trait, "toughness") && tile->toughness == 0)
    return hx_json_fail_at (&reader->json, "traits", HX_FILE_ERROR_VALUE,
                            _("'%s' only repeats what 'toughness_extra' says, which is 0 here."), trait);
  return TRUE;
}

/* An Instant tile never lies on the board. */
static gboolean
check_instant (HxArmyReader      *reader,
               const HxTileFacts *tile)
{
  const struct
  {
    const char *key;
    gboolean is_there;
  } facts[] = {
    { "initiative", tile->n_initiative > 0 }, { "attacks", tile->n_attacks > 0 },     { "armor", tile->armor != 0 },
    { "net", tile->net != 0 },                { "links", tile->n_links > 0 },         { "sided_traits", tile->n_sided > 0 },
    { "toughness_extra", tile->toughness > 0 },
  };
  gboolean ok = TRUE, has_use = hx_army_word_find_uses (tile->id) != 0;

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    if (facts[i].is_there)
      ok = hx_json_fail_at (&reader->json, facts[i].key, HX_FILE_ERROR_VALUE, _("An Instant tile does not lie on the board and cannot have this."));
  if (!has_use && tile->traits[0] == NULL)
    {
      g_autofree const char **words = hx_army_words_dup (HX_ARMY_WORDS_USES);
      g_autofree char *all = g_strjoinv (", ", (char **) words);

      return hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("Nothing says what the Instant tile '%s' is played for; its id or one of its 'traits' has to be: %s."),
                           tile->id, all);
    }
  return ok;
}

static gboolean
check_unit (HxArmyReader      *reader,
            const HxTileFacts *tile)
{
  guint8 corner = hx_tile_facts_sides (tile, "demolition");
  gboolean ok = TRUE, has_demolition = FALSE;

  for (guint i = 0; tile->traits[i] != NULL; i++)
    ok &= check_trait (reader, tile, tile->traits[i]);
  for (guint i = 0; i < tile->n_attacks; i++)
    has_demolition = has_demolition || g_str_equal (tile->attacks[i].kind, "demolition");
  if (has_demolition && !is_corners (corner))
    ok = hx_json_fail_at (&reader->json, "attacks", HX_FILE_ERROR_VALUE,
                          _("A demolition hits over the corner between two sides; both belong in 'sides'."));
  if (!has_demolition && corner != 0)
    ok = hx_json_fail_at (&reader->json, "sided_traits", HX_FILE_ERROR_VALUE, _("'%s' needs an attack of that kind, which has the strength."), "demolition");
  if (tile->type == HX_TILE_HQ && tile->toughness > 0)
    ok = hx_json_fail_at (&reader->json, "toughness_extra", HX_FILE_ERROR_VALUE, _("An HQ has %d hit points and no Toughness."), HX_HQ_POINTS);
  if (tile->type == HX_TILE_HQ && !g_str_equal (tile->id, "hq"))
    ok = hx_json_fail_at (&reader->json, "id", HX_FILE_ERROR_VALUE, _("The id of an HQ has to be '%s'."), "hq");
  return ok;
}

static gboolean
check_rule (HxArmyReader *reader,
            const char   *id)
{
  const char *ids[HX_N_RULES + 1] = { NULL };
  g_autofree char *nearest = NULL;
  int n = 0;

  for (int rule = HX_RULE_NONE + 1; rule < HX_N_RULES; rule++)
    {
      if (g_str_equal (id, hx_rule_id ((HxRule) rule)))
        return TRUE;
      ids[n++] = hx_rule_id ((HxRule) rule);
    }
  nearest = hx_json_dup_nearest (id, ids);
  if (nearest != NULL)
    return hx_json_fail_at (&reader->json, "rule", HX_FILE_ERROR_VALUE, _("There is no rule '%s'; perhaps '%s' is meant."), id, nearest);
  return hx_json_fail_at (&reader->json, "rule", HX_FILE_ERROR_VALUE, _("There is no rule '%s' that a tile could be cited with."), id);
}

/**
 * hx_army_check_notes:
 * @reader: a reader that looks at a tile
 * @tile: what could be read of it
 *
 * Returns: whether what is said about the tile can be shown and cited
 */
gboolean
hx_army_check_notes (HxArmyReader      *reader,
                     const HxTileFacts *tile)
{
  gboolean ok = check_aliases (reader, tile->aliases);

  if (tile->doubt.n_wordings > 0)
    ok &= hx_army_check_text (reader, "doubt", &tile->doubt, HX_OWN_ARMY_MAX_TEXT);
  if (tile->rule != NULL)
    ok &= check_rule (reader, tile->rule);
  for (guint i = 0; tile->rulings != NULL && tile->rulings[i] != NULL; i++)
    if (hx_catalog_find_decision (reader->catalog, tile->rulings[i]) == NULL)
      ok = hx_json_fail_at (&reader->json, "rulings", HX_FILE_ERROR_VALUE, _("There is no ruling '%s'."), tile->rulings[i]);
  return ok;
}

/**
 * hx_army_check_words:
 * @reader: a reader that looks at a tile
 * @tile: what could be read of it
 * @is_known: its type is known, and with it which words it can have
 *
 * Returns: whether the referee knows its traits, and plays tiles of its type
 */
gboolean
hx_army_check_words (HxArmyReader      *reader,
                     const HxTileFacts *tile,
                     gboolean           is_known)
{
  gboolean is_instant = is_known && tile->type == HX_TILE_INSTANT, ok = TRUE;

  for (guint i = 0; tile->traits[i] != NULL; i++)
    {
      const char *word = tile->traits[i];
      gboolean is_trait = hx_army_word_find_trait (word) != NULL, is_use = hx_army_word_find_uses (word) != 0;

      if (is_known ? !(is_instant ? is_use : is_trait) : !is_use && !is_trait)
        ok = hx_army_refuse_word (reader, "traits", is_instant ? HX_ARMY_WORDS_USES : HX_ARMY_WORDS_TRAITS, word);
    }
  if (is_known && tile->type == HX_TILE_FOUNDATION)
    ok = hx_json_fail_at (&reader->json, "type", HX_FILE_ERROR_VALUE, _("Foundations are not refereed yet, so an army cannot have them."));
  return ok;
}

/**
 * hx_army_check_tile:
 * @reader: a reader that looks at a tile
 * @tile: what could be read of it without a fault, of a type that is known
 *
 * Returns: whether the referee can play it
 */
gboolean
hx_army_check_tile (HxArmyReader      *reader,
                    const HxTileFacts *tile)
{
  return tile->type == HX_TILE_INSTANT ? check_instant (reader, tile) : check_unit (reader, tile);
}
