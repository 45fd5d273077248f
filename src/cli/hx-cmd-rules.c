/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules: the rule texts, the decisions and the official rulings, by id or by words. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>

#include "hx-cli-options.h"
#include "hx-rule-sheet.h"

/* What is asked for. @words: an id, or words to search for; @save, @positions, @example: (nullable): values of options */
typedef struct
{
  GString *words;
  const char *save;
  const char *positions;
  const char *example;
  gboolean coverage;
} Wish;

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

static HxExit
read_wish (HxArguments *arguments,
           Wish        *wish)
{
  const HxCliOption taken[] = {
    { "--coverage", HX_TAKES_NOTHING, &wish->coverage },
    { "--positions", HX_TAKES_TEXT, &wish->positions },
    { "--save", HX_TAKES_TEXT, &wish->save },
    { "--example", HX_TAKES_TEXT, &wish->example },
    { NULL },
  };
  const HxCliSyntax syntax = { "rules", taken, FALSE };
  const char *word;

  do
    {
      if (!hx_cli_options_next (arguments, &syntax, &word))
        return HX_EXIT_USAGE;
      if (word != NULL)
        g_string_append_printf (wish->words, "%s%s", wish->words->len > 0 ? " " : "", word);
    }
  while (word != NULL);
  if ((wish->coverage || wish->example != NULL) && wish->words->len > 0)
    return hx_usage (wish->coverage ? _("'rules --coverage' takes no id.") : _("'rules --example' takes no id."));
  if (wish->positions != NULL && !wish->coverage)
    return hx_usage (_("The option --positions goes with --coverage."));
  if (wish->save != NULL && !wish->coverage)
    return hx_usage (_("The option --save goes with --coverage."));
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
  g_autoptr (GString) words = g_string_new (NULL);
  Wish wish = { words, NULL, NULL, NULL, FALSE };
  HxExit status = read_wish (arguments, &wish);

  if (status != HX_EXIT_DONE)
    return status;
  if (wish.coverage)
    return wish.save != NULL ? hx_cmd_coverage_save (cli, wish.positions, wish.save) : hx_cmd_coverage (cli, wish.positions);
  if (wish.example != NULL)
    return hx_rule_sheet_show (cli, wish.example);
  if (words->len > 0)
    return hx_rule_sheet_print (cli, words->str);
  list_rules (cli);
  return HX_EXIT_DONE;
}
