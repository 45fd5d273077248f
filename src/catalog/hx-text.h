/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One text in several languages, and the languages that there are: both come from files, no code knows them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** HxLanguage: the code of a language, as gettext writes it: "en", "pl", "pt_BR"; interned where it is kept. */
typedef const char *HxLanguage;

/** HX_LANGUAGE_EN: the language of the sources, which stands in where a text lacks another. */
#define HX_LANGUAGE_EN "en"

typedef struct
{
  HxLanguage language;
  char *words;
} HxWording;

/** HxText: one text in all languages that it has, in the order of its file; all zero where there is none. */
typedef struct
{
  HxWording *wordings;
  guint n_wordings;
} HxText;

/** HxLanguages: the languages that somebody can have everything in, each with what it calls itself. */
typedef struct _HxLanguages HxLanguages;

const char  *hx_text_get               (const HxText  *text,
                                        HxLanguage     language);
const char  *hx_text_get_other         (const HxText  *text,
                                        HxLanguage     language,
                                        HxLanguage    *other);
void         hx_text_set               (HxText        *text,
                                        HxLanguage     language,
                                        const char    *words);
void         hx_text_clear             (HxText        *text);

gboolean     hx_language_is_code       (const char    *word);
char        *hx_language_dup_tag       (HxLanguage     language) G_GNUC_WARN_UNUSED_RESULT;

HxLanguages *hx_languages_new          (void) G_GNUC_WARN_UNUSED_RESULT;
void         hx_languages_free         (HxLanguages   *languages);
gboolean     hx_languages_add          (HxLanguages   *languages,
                                        const char    *code,
                                        const char    *name);
guint        hx_languages_get_n        (const HxLanguages *languages);
HxLanguage   hx_languages_get_nth      (const HxLanguages *languages,
                                        guint          nth);
const char  *hx_languages_get_name     (const HxLanguages *languages,
                                        HxLanguage     language);
HxLanguage   hx_languages_pick         (const HxLanguages *languages,
                                        const char *const *wanted);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxLanguages, hx_languages_free)

G_END_DECLS
