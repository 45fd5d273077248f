/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding the words of a text in a language, and which of the languages somebody reads. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-text.h"

#include <string.h>

struct _HxLanguages
{
  GArray *wordings;
};

static const HxWording *
find_wording (const HxText *text,
              const char   *language)
{
  for (guint i = 0; i < text->n_wordings; i++)
    if (g_str_equal (text->wordings[i].language, language))
      return &text->wordings[i];
  return NULL;
}

/**
 * hx_text_get:
 * @text: a text
 * @language: the language wanted
 *
 * Returns: (nullable): the text in @language, else in English, else in the first language that it has
 */
const char *
hx_text_get (const HxText *text,
             HxLanguage    language)
{
  const HxWording *found = find_wording (text, language);

  if (found == NULL)
    found = find_wording (text, HX_LANGUAGE_EN);
  if (found == NULL && text->n_wordings > 0)
    found = &text->wordings[0];
  return found != NULL ? found->words : NULL;
}

/**
 * hx_text_get_other:
 * @text: a text
 * @language: the language that is shown
 * @other: (out) (optional): the language of what is returned
 *
 * Returns: (nullable): the first of its wordings in another language that is not the same; %NULL where all are
 */
const char *
hx_text_get_other (const HxText *text,
                   HxLanguage    language,
                   HxLanguage   *other)
{
  const char *shown = hx_text_get (text, language);

  for (guint i = 0; i < text->n_wordings; i++)
    if (!g_str_equal (text->wordings[i].language, language) && g_ascii_strcasecmp (text->wordings[i].words, shown) != 0)
      {
        if (other != NULL)
          *other = text->wordings[i].language;
        return text->wordings[i].words;
      }
  return NULL;
}

/**
 * hx_text_set:
 * @text: a text
 * @language: a language
 * @words: what it says in @language from now on
 */
void
hx_text_set (HxText     *text,
             HxLanguage  language,
             const char *words)
{
  HxWording *found = (HxWording *) find_wording (text, language);

  if (found == NULL)
    {
      text->wordings = g_renew (HxWording, text->wordings, text->n_wordings + 1);
      found = &text->wordings[text->n_wordings++];
      *found = (HxWording) { .language = g_intern_string (language) };
    }
  g_set_str (&found->words, words);
}

/**
 * hx_text_clear:
 * @text: a text; it has no wordings afterwards
 */
void
hx_text_clear (HxText *text)
{
  for (guint i = 0; i < text->n_wordings; i++)
    g_free (text->wordings[i].words);
  g_clear_pointer (&text->wordings, g_free);
  text->n_wordings = 0;
}

/* How many of the letters at @word are between @first and @last. */
static gsize
count_letters (const char *word,
               char        first,
               char        last)
{
  gsize n = 0;

  while (word[n] >= first && word[n] <= last)
    n++;
  return n;
}

/**
 * hx_language_is_code:
 * @word: a word
 *
 * Returns: whether it looks like the code of a language: "pl", "pt_BR", "sr@latin"
 */
gboolean
hx_language_is_code (const char *word)
{
  gsize n = count_letters (word, 'a', 'z');

  if (n < 2 || n > 3)
    return FALSE;
  word += n;
  if (*word == '_')
    {
      if (count_letters (word + 1, 'A', 'Z') != 2)
        return FALSE;
      word += 3;
    }
  if (*word == '@' && word[1] != '\0')
    word += 1 + count_letters (word + 1, 'a', 'z');
  return *word == '\0';
}

/**
 * hx_language_dup_tag:
 * @language: a language
 *
 * Returns: (transfer full): its name as web pages and fonts write it: "pt-BR"
 */
char *
hx_language_dup_tag (HxLanguage language)
{
  char *tag = g_strndup (language, strcspn (language, "@"));

  return g_strdelimit (tag, "_", '-');
}

static void
clear_wording (gpointer data)
{
  HxWording *wording = data;

  g_free (wording->words);
}

/** hx_languages_new: Returns: (transfer full): no languages yet; free with hx_languages_free(). */
HxLanguages *
hx_languages_new (void)
{
  HxLanguages *languages = g_new0 (HxLanguages, 1);

  languages->wordings = g_array_new (FALSE, TRUE, sizeof (HxWording));
  g_array_set_clear_func (languages->wordings, clear_wording);
  return languages;
}

/** hx_languages_free: @languages: (nullable) (transfer full): languages. */
void
hx_languages_free (HxLanguages *languages)
{
  if (languages == NULL)
    return;
  g_array_unref (languages->wordings);
  g_free (languages);
}

/**
 * hx_languages_add:
 * @languages: the languages so far
 * @code: the code of one more
 * @name: what it calls itself: "polski"
 *
 * Returns: whether it was not among them yet
 */
gboolean
hx_languages_add (HxLanguages *languages,
                  const char  *code,
                  const char  *name)
{
  HxWording wording = { .language = g_intern_string (code) };

  if (hx_languages_get_name (languages, code) != NULL)
    return FALSE;
  wording.words = g_strdup (name);
  g_array_append_val (languages->wordings, wording);
  return TRUE;
}

/** hx_languages_get_n: @languages: languages. Returns: how many there are. */
guint
hx_languages_get_n (const HxLanguages *languages)
{
  return languages->wordings->len;
}

/**
 * hx_languages_get_nth:
 * @languages: languages
 * @nth: below hx_languages_get_n()
 *
 * Returns: the code of one of them
 */
HxLanguage
hx_languages_get_nth (const HxLanguages *languages,
                      guint              nth)
{
  g_return_val_if_fail (nth < languages->wordings->len, HX_LANGUAGE_EN);

  return g_array_index (languages->wordings, HxWording, nth).language;
}

/**
 * hx_languages_get_name:
 * @languages: languages
 * @language: the code of a language
 *
 * Returns: (nullable): what it calls itself; %NULL if it is not among them
 */
const char *
hx_languages_get_name (const HxLanguages *languages,
                       HxLanguage         language)
{
  for (guint i = 0; i < languages->wordings->len; i++)
    {
      const HxWording *wording = &g_array_index (languages->wordings, HxWording, i);

      if (g_str_equal (wording->language, language))
        return wording->words;
    }
  return NULL;
}

/**
 * hx_languages_pick:
 * @languages: languages
 * @wanted: %NULL-terminated locale names, the dearest first, as g_get_language_names() has them
 *
 * Returns: the first of @wanted that is among @languages, else English
 */
HxLanguage
hx_languages_pick (const HxLanguages *languages,
                   const char *const *wanted)
{
  for (; *wanted != NULL; wanted++)
    for (guint i = 0; i < languages->wordings->len; i++)
      if (g_str_equal (*wanted, hx_languages_get_nth (languages, i)))
        return hx_languages_get_nth (languages, i);
  return HX_LANGUAGE_EN;
}
