/* SPDX-License-Identifier: GPL-3.0-or-later */
/* legal: everything that the side to move may do, as actions for a file or in words. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-action-text.h"
#include "hx-cli-options.h"
#include "hx-view.h"

typedef struct
{
  HxSource source;
  gboolean json;
  int view;
} Options;

/* An action as it is listed. @heading: over it and its like */
typedef struct
{
  const char *heading;
  char *json;
  char *text;
} Entry;

typedef struct
{
  const HxCli *cli;
  const Options *options;
  const HxBox *box;
  const HxGame *game;
  GPtrArray *entries;
} Listing;

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  g_free (entry->json);
  g_free (entry->text);
  g_free (entry);
}

/* In JSON by what a program reads; in words by their heading first. */
static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *first = *(const Entry *const *) a, *second = *(const Entry *const *) b;
  int headings = g_strcmp0 (first->heading, second->heading);

  return headings != 0 ? headings : strcmp (first->json, second->json);
}

static bool
add_cb (void           *data,
        const HxAction *action)
{
  Listing *listing = data;
  g_autoptr (JsonNode) node = hx_action_write (listing->cli->catalog, listing->box, action);
  int actor = action->what == HX_DO_SET_UP ? action->side : listing->game->position.turn;
  Entry *entry = g_new0 (Entry, 1);

  if (listing->options->view != HX_VIEW_ALL && listing->options->view != actor)
    hx_view_hide_action (json_node_get_object (node));
  entry->json = json_to_string (node, FALSE);
  if (!listing->options->json)
    {
      entry->heading = hx_action_heading (action->what);
      entry->text = hx_action_text (listing->cli->narrator, listing->box, listing->game, action);
    }
  g_ptr_array_add (listing->entries, entry);
  return true;
}

/* What differs in a secret only comes once. */
static void
print_entries (const Listing *listing)
{
  const char *before = NULL, *heading = NULL;

  g_ptr_array_sort (listing->entries, compare_entries);
  for (guint i = 0; i < listing->entries->len; i++)
    {
      const Entry *entry = g_ptr_array_index (listing->entries, i);

      if (g_strcmp0 (heading, entry->heading) != 0)
        hx_say ("%s%s:", heading != NULL ? "\n" : "", entry->heading);
      heading = entry->heading;
      if (g_strcmp0 (before, entry->json) != 0 && listing->options->json)
        hx_say ("%s", entry->json);
      else if (g_strcmp0 (before, entry->json) != 0)
        hx_say ("  %s", entry->text);
      before = entry->json;
    }
}

static gboolean
list (const HxCli    *cli,
      const Options  *options,
      const HxInput  *input,
      GError        **error)
{
  g_autofree HxGame *game = g_new (HxGame, 1);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (free_entry);
  Listing listing = { cli, options, hx_catalog_get_box (cli->catalog, input->scenario->radius), game, entries };

  if (!hx_view_set (cli, input, options->view, error) || !hx_scenario_to_game (cli->catalog, input->scenario, game, error))
    return FALSE;
  hx_actions_list (listing.box, game, add_cb, &listing);
  print_entries (&listing);
  return TRUE;
}

static gboolean
read_options (HxArguments *arguments,
              Options     *options)
{
  const HxCliOption taken[] = {
    { "--json", HX_TAKES_NOTHING, &options->json },
    { "--view", HX_TAKES_VIEW, &options->view },
    { NULL },
  };

  return hx_cli_options_read_file (arguments, &(HxCliSyntax) { "legal", taken, TRUE }, &options->source);
}

/**
 * hx_cmd_legal:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Lists the legal actions of the position, before any of the file's own actions.
 *
 * Returns: the exit status
 */
HxExit
hx_cmd_legal (const HxCli *cli,
              HxArguments *arguments)
{
  Options options = { .view = HX_VIEW_ALL };
  g_autoptr (GError) error = NULL;
  g_autoptr (HxInput) input = NULL;

  if (!read_options (arguments, &options))
    return HX_EXIT_USAGE;
  input = hx_input_open (cli, &options.source, &error);
  if (input != NULL && list (cli, &options, input, &error))
    return HX_EXIT_DONE;
  hx_complain (error->message);
  return HX_EXIT_REFUSED;
}
