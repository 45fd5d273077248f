/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each thing that can be found is cut once into plain words, so that accents, capitals and endings do not stand in the way. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-rule-search.h"

#include <stdlib.h>
#include <string.h>

/* Where a word was met, by what that is worth. A name beats a heading, a heading a text. */
#define SCORE_EXACT 1000
#define SCORE_NUMBER 900
#define SCORE_CITED 500
#define SCORE_ID 60
#define SCORE_SECTION 50
/* A heading of few words is all about each of them. */
#define SHORT_SECTION 10
#define SCORE_TILE 40
/* A rule about a few tiles is about each of them. */
#define SCORE_OWN_TILE 65
#define FEW_TILES 3
#define SCORE_TEXT 20
/* What of it remains where only the beginning of a word was met, or the word with another ending. */
#define PART_BEGINNING 3 / 4
#define PART_ENDING 1 / 2
/* A word that is met in several places counts for a little more. */
#define SHARE_OF_OTHERS 4
/* Polish words change their ends; of shorter ones too little would remain. */
#define SHORTEST_STEM 4
#define LONGEST_ENDING 3
#define CHANGED_LETTERS 2

typedef enum
{
  FIELD_ID,
  FIELD_SECTION,
  FIELD_TILE,
  FIELD_TEXT,
  N_FIELDS,
} Field;

/* Something to be found. @plain: its id in plain letters; @words: of each field, worth @scores; @rulings: (nullable): numbers
 * that it cites */
typedef struct
{
  HxFoundKind kind;
  const char *id;
  char *plain;
  char **words[N_FIELDS];
  guint scores[N_FIELDS];
  char *const *rulings;
} Entry;

struct _HxRuleSearch
{
  GPtrArray *entries;
};

/* Small letters without accents; whatever is neither letter nor digit becomes a blank. */
static char *
fold (const char *text)
{
  g_autofree char *small = g_utf8_strdown (text, -1);
  g_autofree char *apart = g_utf8_normalize (small, -1, G_NORMALIZE_NFKD);
  GString *plain = g_string_new (NULL);

  for (const char *p = apart; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (letter == 0x0142) /* l with a stroke has no parts */
        g_string_append_c (plain, 'l');
      else if (g_unichar_isalnum (letter))
        g_string_append_unichar (plain, letter);
      else if (!g_unichar_ismark (letter))
        g_string_append_c (plain, ' ');
    }
  return g_string_free_and_steal (plain);
}

static char **
cut (const char *plain)
{
  g_auto (GStrv) parts = g_strsplit (plain, " ", -1);
  GStrvBuilder *builder = g_strv_builder_new ();
  char **words;

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (builder, *part);
  words = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return words;
}

static void
append_text (GString      *all,
             const HxText *text)
{
  for (guint i = 0; i < text->n_wordings; i++)
    g_string_append_printf (all, " %s", text->wordings[i].words);
}

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  for (int field = 0; field < N_FIELDS; field++)
    g_strfreev (entry->words[field]);
  g_free (entry->plain);
  g_free (entry);
}

static Entry *
add_entry (HxRuleSearch *search,
           HxFoundKind   kind,
           const char   *id)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->kind = kind;
  entry->id = id;
  entry->plain = fold (id);
  entry->words[FIELD_ID] = cut (entry->plain);
  entry->scores[FIELD_ID] = SCORE_ID;
  entry->scores[FIELD_SECTION] = SCORE_SECTION;
  entry->scores[FIELD_TILE] = SCORE_TILE;
  entry->scores[FIELD_TEXT] = SCORE_TEXT;
  g_ptr_array_add (search->entries, entry);
  return entry;
}

/* Takes the text. */
static void
fill_field (Entry   *entry,
            Field    field,
            GString *text)
{
  g_autofree char *whole = g_string_free_and_steal (text);
  g_autofree char *plain = fold (whole);

  entry->words[field] = cut (plain);
}

/* A rule about very many tiles is not looked for by the name of one of them. */
static void
fill_tiles (Entry             *entry,
            const HxCatalog   *catalog,
            const HxRuleTiles *rule_tiles)
{
  g_autoptr (GArray) tiles = hx_rule_tiles_find (rule_tiles, entry->id);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < tiles->len && tiles->len <= HX_MANY_TILES; i++)
    append_text (names, &hx_catalog_get_facts (catalog, g_array_index (tiles, guint16, i))->name);
  if (tiles->len <= FEW_TILES)
    entry->scores[FIELD_TILE] = SCORE_OWN_TILE;
  fill_field (entry, FIELD_TILE, names);
}

static void
add_rule (HxRuleSearch      *search,
          const HxRuleText  *rule,
          const HxCatalog   *catalog,
          const HxRuleTiles *rule_tiles)
{
  Entry *entry = add_entry (search, HX_FOUND_RULE, rule->id);
  GString *section = g_string_new (NULL), *text = g_string_new (NULL);

  append_text (section, &rule->section);
  append_text (section, &rule->book->short_name);
  append_text (text, &rule->text);
  fill_field (entry, FIELD_SECTION, section);
  entry->scores[FIELD_SECTION] += 2 * (SHORT_SECTION - MIN (g_strv_length (entry->words[FIELD_SECTION]), SHORT_SECTION));
  fill_tiles (entry, catalog, rule_tiles);
  fill_field (entry, FIELD_TEXT, text);
  entry->rulings = rule->rulings;
}

static void
add_decision (HxRuleSearch      *search,
              const HxDecision  *decision,
              const HxCatalog   *catalog,
              const HxRuleTiles *rule_tiles)
{
  Entry *entry = add_entry (search, HX_FOUND_DECISION, decision->id);
  GString *text = g_string_new (NULL);

  append_text (text, &decision->question);
  for (guint i = 0; i < decision->n_readings; i++)
    append_text (text, &decision->readings[i].text);
  fill_tiles (entry, catalog, rule_tiles);
  fill_field (entry, FIELD_TEXT, text);
}

static void
add_official (HxRuleSearch     *search,
              const HxOfficial *official)
{
  Entry *entry = add_entry (search, HX_FOUND_OFFICIAL, official->id);
  GString *text = g_string_new (NULL);

  append_text (text, &official->text);
  append_text (text, &official->waits);
  fill_field (entry, FIELD_TEXT, text);
}

/**
 * hx_rule_search_new:
 * @catalog: the catalog
 * @officials: (nullable): the official rulings
 * @rule_tiles: which rule is about which tiles
 *
 * All three have to outlive the result.
 *
 * Returns: (transfer full): a search over all of it
 */
HxRuleSearch *
hx_rule_search_new (const HxCatalog   *catalog,
                    const HxOfficials *officials,
                    const HxRuleTiles *rule_tiles)
{
  HxRuleSearch *search = g_new0 (HxRuleSearch, 1);

  search->entries = g_ptr_array_new_with_free_func (free_entry);
  for (guint b = 0; b < hx_catalog_get_n_rulebooks (catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (catalog, b);

      for (guint i = 0; i < book->rules->len; i++)
        add_rule (search, g_ptr_array_index (book->rules, i), catalog, rule_tiles);
    }
  for (guint i = 0; i < hx_catalog_get_n_decisions (catalog); i++)
    add_decision (search, hx_catalog_get_nth_decision (catalog, i), catalog, rule_tiles);
  for (guint i = 0; officials != NULL && i < hx_officials_get_n (officials); i++)
    add_official (search, hx_officials_get_nth (officials, i));
  return search;
}

/**
 * hx_rule_search_free:
 * @search: (nullable) (transfer full): a search
 */
void
hx_rule_search_free (HxRuleSearch *search)
{
  if (search == NULL)
    return;
  g_ptr_array_unref (search->entries);
  g_free (search);
}

/* What a word is worth against the words of a field: whole, as the beginning of one, or with another ending. */
static guint
score_word (const char  *word,
            char *const *words,
            guint        whole)
{
  gsize length = strlen (word);
  guint best = 0;

  for (; words != NULL && *words != NULL; words++)
    {
      gsize other = strlen (*words), stem;

      if (g_str_equal (*words, word))
        return whole;
      if (g_str_has_prefix (*words, word))
        best = MAX (best, whole * PART_BEGINNING);
      stem = MIN (length, other);
      stem = stem > SHORTEST_STEM + 1 ? stem - CHANGED_LETTERS : SHORTEST_STEM;
      if (length >= SHORTEST_STEM + 1 && other >= SHORTEST_STEM && other <= length + LONGEST_ENDING
          && length <= other + LONGEST_ENDING && strncmp (*words, word, stem) == 0)
        best = MAX (best, whole * PART_ENDING);
    }
  return best;
}

/* Every word has to be met somewhere. */
static guint
score_entry (const Entry *entry,
             char *const *words)
{
  guint score = 0;

  for (; *words != NULL; words++)
    {
      guint best = 0, all = 0;

      for (int field = 0; field < N_FIELDS; field++)
        {
          guint one = score_word (*words, entry->words[field], entry->scores[field]);

          best = MAX (best, one);
          all += one;
        }
      if (best == 0)
        return 0;
      score += best + (all - best) / SHARE_OF_OTHERS;
    }
  return score;
}

static gboolean
is_number (const char *word)
{
  return *word != '\0' && strspn (word, "0123456789") == strlen (word);
}

/* Whether words like "faq 123", "faq g 123" or "g 123" name an official ruling. */
static gboolean
names_ruling (char *const *words,
              const char  *id)
{
  g_autofree char *plain = fold (id);
  g_auto (GStrv) parts = cut (plain);
  guint n = g_strv_length ((char **) words), has_faq = n > 0 && g_str_equal (words[0], "faq");

  if (g_strv_length (parts) != 3 || n < 2 || n > 2 + has_faq || !is_number (words[n - 1]))
    return FALSE;
  return atoi (words[n - 1]) == atoi (parts[2]) && (n == 1 + has_faq || g_str_equal (words[n - 2], parts[1]));
}

static gboolean
cites_named (const Entry *entry,
             char *const *words)
{
  for (char *const *ruling = entry->rulings; ruling != NULL && *ruling != NULL; ruling++)
    if (g_str_has_prefix (*ruling, "FAQ-") && names_ruling (words, *ruling))
      return TRUE;
  return FALSE;
}

static guint
score (const Entry *entry,
       const char  *plain,
       char *const *words)
{
  if (g_str_equal (entry->plain, plain))
    return SCORE_EXACT;
  if (entry->kind == HX_FOUND_OFFICIAL && names_ruling (words, entry->id))
    return SCORE_NUMBER;
  if (cites_named (entry, words))
    return SCORE_CITED;
  return score_entry (entry, words);
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const HxFound *left = a, *right = b;

  if (left->score != right->score)
    return left->score > right->score ? -1 : 1;
  if (left->kind != right->kind)
    return left->kind < right->kind ? -1 : 1;
  return strcmp (left->id, right->id);
}

/**
 * hx_rule_search_find:
 * @search: a search
 * @words: what somebody typed, in either language, with or without accents: words, an id, "FAQ 123", the name of a tile
 *
 * Returns: (transfer full) (element-type HxFound): what fits all words, the best first; empty where nothing is searched for
 */
GArray *
hx_rule_search_find (const HxRuleSearch *search,
                     const char         *words)
{
  g_autofree char *folded = fold (words);
  g_auto (GStrv) parts = cut (folded);
  g_autofree char *plain = g_strjoinv (" ", parts);
  GArray *found = g_array_new (FALSE, FALSE, sizeof (HxFound));

  for (guint i = 0; parts[0] != NULL && i < search->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (search->entries, i);
      HxFound one = { entry->kind, entry->id, score (entry, plain, parts) };

      if (one.score > 0)
        g_array_append_val (found, one);
    }
  g_array_sort (found, compare_found);
  return found;
}
