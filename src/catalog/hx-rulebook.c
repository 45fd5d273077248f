/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeping rule texts and decisions. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-rulebook.h"

static void
free_rule (HxRuleText *rule)
{
  g_free (rule->id);
  hx_text_clear (&rule->section);
  hx_text_clear (&rule->text);
  hx_text_clear (&rule->reason);
  g_strfreev (rule->rulings);
  g_free (rule);
}

/**
 * hx_rulebook_new:
 * @id: the book's id: "base"
 *
 * Returns: (transfer full): a book without rules
 */
HxRulebook *
hx_rulebook_new (const char *id)
{
  HxRulebook *rulebook = g_new0 (HxRulebook, 1);

  rulebook->id = g_strdup (id);
  rulebook->rules = g_ptr_array_new_with_free_func ((GDestroyNotify) free_rule);
  return rulebook;
}

/**
 * hx_rulebook_free:
 * @rulebook: (nullable) (transfer full): a book
 */
void
hx_rulebook_free (HxRulebook *rulebook)
{
  if (rulebook == NULL)
    return;
  g_ptr_array_unref (rulebook->rules);
  hx_text_clear (&rulebook->name);
  hx_text_clear (&rulebook->short_name);
  g_free (rulebook->id);
  g_free (rulebook);
}

/**
 * hx_rulebook_add_rule:
 * @rulebook: a book
 * @id: the rule's id: "BASE-NET-01"
 *
 * Returns: (transfer none): a rule at the end of the book, to be filled in
 */
HxRuleText *
hx_rulebook_add_rule (HxRulebook *rulebook,
                      const char *id)
{
  HxRuleText *rule = g_new0 (HxRuleText, 1);

  rule->id = g_strdup (id);
  rule->book = rulebook;
  g_ptr_array_add (rulebook->rules, rule);
  return rule;
}

/**
 * hx_decision_new:
 * @id: the decision's id: "D-16"
 *
 * Returns: (transfer full): a decision without readings
 */
HxDecision *
hx_decision_new (const char *id)
{
  HxDecision *decision = g_new0 (HxDecision, 1);

  decision->id = g_strdup (id);
  return decision;
}

/**
 * hx_decision_free:
 * @decision: (nullable) (transfer full): a decision
 */
void
hx_decision_free (HxDecision *decision)
{
  if (decision == NULL)
    return;
  for (guint i = 0; i < decision->n_readings; i++)
    {
      g_free (decision->readings[i].id);
      hx_text_clear (&decision->readings[i].text);
    }
  g_free (decision->readings);
  hx_text_clear (&decision->question);
  g_strfreev (decision->concerns);
  g_free (decision->id);
  g_free (decision);
}

/**
 * hx_decision_find_reading:
 * @decision: a decision
 * @id: a reading's id: "faq"
 *
 * Returns: the reading's index, or -1 if there is none of that id
 */
int
hx_decision_find_reading (const HxDecision *decision,
                          const char       *id)
{
  for (guint i = 0; i < decision->n_readings; i++)
    if (g_str_equal (decision->readings[i].id, id))
      return (int) i;
  return -1;
}
