/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A rule that is not refereed is no riddle: it is said what it would be for. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-rule-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

/**
 * hx_rule_text_use:
 * @rule: a rule
 * @language: the language of its texts
 *
 * Returns: (transfer none): where the referee goes by it, or why it does not
 */
const char *
hx_rule_text_use (const HxRuleText *rule,
                  HxLanguage        language)
{
  const char *reason = hx_text_get (&rule->reason, language);

  switch (rule->refereed)
    {
    case HX_REFEREED_BATTLE:
      return _("Refereed in battles.");
    case HX_REFEREED_TURN:
      return _("Refereed in turns.");
    case HX_REFEREED_WAITING:
      return reason != NULL ? reason : _("Not refereed yet.");
    case HX_REFEREED_TABLE:
      return _("About the table; not refereed.");
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * hx_rule_text_official:
 * @official: an official ruling
 * @language: the language of its text
 *
 * Returns: (transfer full): what it says, or why it says nothing here
 */
char *
hx_rule_text_official (const HxOfficial *official,
                       HxLanguage        language)
{
  const char *text = hx_text_get (&official->text, language);
  const char *waits = hx_text_get (&official->waits, language);

  if (text != NULL)
    return g_strdup (text);
  if (waits != NULL)
    /* Translators: armies, tiles or kinds of game that the program does not know yet */
    return hx_phrase (_("Not refereed yet. It is about: {what}."), "what", waits, NULL);
  return g_strdup (_("About the table; not refereed."));
}

/**
 * hx_rule_text_dup_citing:
 * @catalog: the catalog
 * @official: the number of an official ruling
 *
 * Returns: (transfer full): ids of the rules that cite it
 */
char **
hx_rule_text_dup_citing (const HxCatalog *catalog,
                         const char      *official)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint b = 0; b < hx_catalog_get_n_rulebooks (catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (catalog, b);

      for (guint i = 0; i < book->rules->len; i++)
        {
          const HxRuleText *rule = g_ptr_array_index (book->rules, i);

          if (rule->rulings != NULL && g_strv_contains ((const char *const *) rule->rulings, official))
            g_strv_builder_add (builder, rule->id);
        }
    }

  return g_strv_builder_end (builder);
}
