/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules: the rule texts and the decisions. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli.h"
#include "hx-data.h"

static const char *
describe_use (HxRefereed refereed)
{
  switch (refereed)
    {
    case HX_REFEREED_BATTLE:
      return _("Refereed in battles.");
    case HX_REFEREED_TURN:
      return _("Refereed in turns.");
    case HX_REFEREED_WAITING:
      return _("Waits for an army or a mechanic; not refereed yet.");
    case HX_REFEREED_TABLE:
      return _("About the table; not refereed.");
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
list_rules (const HxCli *cli)
{
  for (guint b = 0; b < hx_catalog_get_n_rulebooks (cli->catalog); b++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (cli->catalog, b);

      hx_say ("%s%s", b > 0 ? "\n" : "", hx_text_get (&book->name, cli->language));
      for (guint i = 0; i < book->rules->len; i++)
        {
          const HxRuleText *rule = g_ptr_array_index (book->rules, i);

          hx_say ("  %s %s", rule->id, hx_text_get (&rule->text, cli->language));
        }
    }
  if (hx_catalog_get_n_decisions (cli->catalog) > 0)
    hx_say (_("\nDecisions"));
  for (guint i = 0; i < hx_catalog_get_n_decisions (cli->catalog); i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (cli->catalog, i);

      hx_say ("  %s %s", decision->id, hx_text_get (&decision->question, cli->language));
    }
}

/* Nothing where nobody counted. */
static void
print_counts (const HxCounts *counts)
{
  if (counts->shown > 0)
    hx_say (ngettext ("Shown by %u test position.", "Shown by %u test positions.", counts->shown), counts->shown);
  if (counts->denied > 0)
    hx_say (ngettext ("%u of them has a counterpart, different in one thing, that does not show it.",
                      "%u of them have a counterpart, different in one thing, that does not show it.", counts->denied),
            counts->denied);
}

static void
print_rule (const HxCli      *cli,
            const HxRuleText *rule)
{
  const char *reason = hx_text_get (&rule->reason, cli->language);
  g_autofree char *rulings = rule->rulings != NULL ? g_strjoinv (", ", rule->rulings) : g_strdup ("");

  hx_say ("%s", rule->id);
  hx_say (_("%s, section '%s'"), hx_text_get (&rule->book->name, cli->language), hx_text_get (&rule->section, cli->language));
  hx_say ("%s", hx_text_get (&rule->text, cli->language));
  if (*rulings != '\0')
    hx_say (_("Behind it: %s"), rulings);
  hx_say ("%s", describe_use (rule->refereed));
  if (reason != NULL)
    hx_say ("%s", reason);
  print_counts (&rule->counts);
}

static void
print_decision (const HxCli      *cli,
                const HxDecision *decision)
{
  g_autofree char *concerns = decision->concerns != NULL ? g_strjoinv (", ", decision->concerns) : g_strdup ("");

  hx_say ("%s", decision->id);
  hx_say ("%s", hx_text_get (&decision->question, cli->language));
  for (guint i = 0; i < decision->n_readings; i++)
    {
      const HxReading *reading = &decision->readings[i];
      const char *text = hx_text_get (&reading->text, cli->language);

      if (i == decision->followed)
        hx_say (_("  %s (followed): %s"), reading->id, text);
      else if (decision->switchable && reading->implemented)
        hx_say (_("  %s (can be chosen): %s"), reading->id, text);
      else
        hx_say ("  %s: %s", reading->id, text);
    }
  if (*concerns != '\0')
    hx_say (_("Concerns: %s"), concerns);
  print_counts (&decision->counts);
}

static HxExit
print_one (const HxCli *cli,
           const char  *id)
{
  const HxRuleText *rule = hx_catalog_find_rule (cli->catalog, id);
  const HxDecision *decision = hx_catalog_find_decision (cli->catalog, id);
  g_autofree char *datadir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;

  if (rule == NULL && decision == NULL)
    return hx_usage (_("There is no rule '%s'; 'rules' lists them."), id);
  if (!hx_data_load_coverage (datadir, cli->catalog, NULL, &error))
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  if (rule != NULL)
    print_rule (cli, rule);
  else
    print_decision (cli, decision);
  return HX_EXIT_DONE;
}

/**
 * hx_cmd_rules:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status
 */
HxExit
hx_cmd_rules (const HxCli *cli,
              HxArguments *arguments)
{
  const char *id = NULL, *positions = NULL, *save = NULL, *word;
  gboolean coverage = FALSE;

  while ((word = hx_arguments_next (arguments)) != NULL)
    {
      if (g_str_equal (word, "--coverage"))
        coverage = TRUE;
      else if (g_str_equal (word, "--positions") || g_str_equal (word, "--save"))
        {
          const char **value = g_str_equal (word, "--save") ? &save : &positions;

          *value = hx_arguments_value (arguments, word);
          if (*value == NULL)
            return HX_EXIT_USAGE;
        }
      else if (hx_is_option (word))
        return hx_usage (_("'rules' has no option %s."), word);
      else if (id != NULL)
        return hx_usage (_("'rules' takes the id of one rule, or nothing."));
      else
        id = word;
    }
  if (coverage && id != NULL)
    return hx_usage (_("'rules --coverage' takes no id."));
  if (positions != NULL && !coverage)
    return hx_usage (_("The option --positions goes with --coverage."));
  if (save != NULL && !coverage)
    return hx_usage (_("The option --save goes with --coverage."));
  if (coverage)
    return save != NULL ? hx_cmd_coverage_save (cli, positions, save) : hx_cmd_coverage (cli, positions);
  if (id != NULL)
    return print_one (cli, id);
  list_rules (cli);
  return HX_EXIT_DONE;
}
