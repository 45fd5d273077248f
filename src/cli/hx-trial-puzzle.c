/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each known solution has to be one of those found, and there must be as many. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-trial-puzzle.h"

#include <string.h>

#include "hx-retelling.h"

static gboolean
is_line (const HxAttempt *attempt,
         GArray          *actions)
{
  return attempt->actions->len == actions->len
         && memcmp (attempt->actions->data, actions->data, actions->len * sizeof (HxAction)) == 0;
}

static gboolean
has_line (const HxSolution *solution,
          GArray           *actions)
{
  gboolean found = is_line (solution->line, actions);

  for (guint i = 0; i < solution->same->len; i++)
    found |= is_line (g_ptr_array_index (solution->same, i), actions);
  return found;
}

static gboolean
is_found (const HxCli     *cli,
          const HxInput   *input,
          JsonArray       *line,
          const HxSolving *solving)
{
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (HxAction));

  for (guint i = 0; i < json_array_get_length (line); i++)
    {
      HxAction action;

      if (!hx_action_read (cli->catalog, input->scenario, json_array_get_object_element (line, i), i, &action, NULL))
        return FALSE;
      g_array_append_val (actions, action);
    }
  for (guint i = 0; i < solving->solutions->len; i++)
    if (has_line (g_ptr_array_index (solving->solutions, i), actions))
      return TRUE;
  return FALSE;
}

/**
 * hx_trial_solve:
 * @cli: the program's data
 * @input: a puzzle
 * @solutions: a line of each of its solutions
 *
 * Returns: (transfer full) (nullable): what is wrong, or %NULL where these are the solutions
 */
char *
hx_trial_solve (const HxCli   *cli,
                const HxInput *input,
                JsonArray     *solutions)
{
  g_autofree HxPuzzle *puzzle = g_new0 (HxPuzzle, 1);
  HxSolveOptions options = { .prunings = HX_PRUNE_ALL, .table_bytes = 16 << 20 };
  g_autoptr (HxSolving) solving = NULL;
  g_autoptr (GError) error = NULL;

  if (!hx_input_to_puzzle (cli, input, puzzle, &error))
    return g_strdup_printf ("%s: %s", input->name, error->message);
  solving = hx_puzzle_solve (puzzle, &options, NULL);
  if (solving->solutions->len != json_array_get_length (solutions))
    return g_strdup_printf ("%s: %u solutions, not %u", input->name, solving->solutions->len, json_array_get_length (solutions));
  for (guint i = 0; i < json_array_get_length (solutions); i++)
    if (!is_found (cli, input, json_array_get_array_element (solutions, i), solving))
      return g_strdup_printf ("%s: solution %u is none", input->name, i + 1);
  return NULL;
}
