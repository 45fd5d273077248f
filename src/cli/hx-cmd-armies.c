/* SPDX-License-Identifier: GPL-3.0-or-later */
/* armies: what is printed on the tiles, what is doubtful about it, what is not refereed yet. */
#define G_LOG_DOMAIN "hx-cli"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-card.h"
#include "hx-cli-options.h"
#include "hx-nearest.h"

static void
say_army (const HxCli  *cli,
          const HxArmy *army)
{
  if (army->is_own)
    hx_say (_("%s: %s, tiles: %d, own army"), army->id, hx_text_get (&army->name, cli->language), army->tile_total);
  else
    hx_say (_("%s: %s, tiles: %d"), army->id, hx_text_get (&army->name, cli->language), army->tile_total);
}

static void
list_armies (const HxCli *cli)
{
  for (guint i = 0; i < hx_catalog_get_n_armies (cli->catalog); i++)
    say_army (cli, hx_catalog_get_nth_army (cli->catalog, i));
}

static void
print_markers (const HxArmy *army)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < army->n_markers; i++)
    g_ptr_array_add (words, g_strdup_printf ("%s %d", army->markers[i].id, army->markers[i].count));
  g_ptr_array_add (words, NULL);
  all = g_strjoinv (", ", (char **) words->pdata);
  if (*all != '\0')
    hx_say (_("Markers: %s"), all);
}

/* The tile's own doubt and what is not refereed yet are lines of its card. */
static void
print_tile (const HxCli *cli,
            guint        tile)
{
  g_autoptr (GPtrArray) card = hx_explain_tile (cli->narrator, (int) tile);

  hx_say ("\n%s: %s", hx_catalog_get_tile_id (cli->catalog, tile), hx_catalog_get_tile_name (cli->catalog, tile, cli->language));
  for (guint i = 0; i < card->len; i++)
    {
      const HxCardLine *line = g_ptr_array_index (card, i);
      g_autofree char *rules = g_strjoinv (", ", line->rules);

      if (*rules != '\0')
        hx_say ("  %s [%s]", line->text, rules);
      else
        hx_say ("  %s", line->text);
    }
}

static gboolean
is_called (const char   *id,
           const HxText *names,
           const char   *word)
{
  g_autofree char *folded = g_utf8_casefold (word, -1);

  if (g_ascii_strcasecmp (id, word) == 0)
    return TRUE;
  for (guint i = 0; i < names->n_wordings; i++)
    {
      g_autofree char *name = g_utf8_casefold (names->wordings[i].words, -1);

      if (g_str_equal (name, folded))
        return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer full) (nullable): the ids of the armies with a tile called @word */
static char *
list_armies_with (const HxCli *cli,
                  const char  *word)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint tile = 0; tile < hx_catalog_get_n_tiles (cli->catalog); tile++)
    {
      const HxArmy *army = hx_catalog_get_tile_army (cli->catalog, tile);
      const HxTileFacts *facts = hx_catalog_get_facts (cli->catalog, tile);

      if (is_called (facts->id, &facts->name, word) && !g_ptr_array_find (ids, army->id, NULL))
        g_ptr_array_add (ids, army->id);
    }
  if (ids->len == 0)
    return NULL;
  g_ptr_array_add (ids, NULL);
  return g_strjoinv (", ", (char **) ids->pdata);
}

/* By its id or its name in any language; what is an id of one is no name of another. */
static const HxArmy *
find_army (const HxCli *cli,
           const char  *word)
{
  const HxArmy *army = hx_catalog_get_army (cli->catalog, word);

  for (guint i = 0; army == NULL && i < hx_catalog_get_n_armies (cli->catalog); i++)
    {
      const HxArmy *other = hx_catalog_get_nth_army (cli->catalog, i);

      if (is_called (other->id, &other->name, word))
        army = other;
    }
  return army;
}

static HxExit
print_army (const HxCli *cli,
            const char  *id)
{
  const HxArmy *army = find_army (cli, id);
  g_autofree char *meant = army == NULL ? hx_nearest_dup_army (cli->catalog, id) : NULL;
  g_autofree char *owners = army == NULL ? list_armies_with (cli, id) : NULL;

  if (army == NULL && owners != NULL)
    return hx_usage (_("There is no army '%s', but a tile of that name; it is shown with its army: %s."), id, owners);
  if (army == NULL && meant != NULL)
    return hx_usage (_("There is no army '%s'; perhaps '%s' is meant."), id, meant);
  if (army == NULL)
    return hx_usage (_("There is no army '%s'; 'armies' lists them."), id);
  say_army (cli, army);
  for (guint i = 0; i < army->n_sources; i++)
    hx_say ("%s", hx_text_get (&army->sources[i], cli->language));
  print_markers (army);
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (cli->catalog); tile++)
    if (hx_catalog_get_tile_army (cli->catalog, tile) == army)
      print_tile (cli, tile);
  return HX_EXIT_DONE;
}

static gboolean
is_known (const HxCli     *cli,
          const HxOwnArmy *own)
{
  for (guint i = 0; i < cli->own_armies->len; i++)
    {
      const HxOwnArmy *other = g_ptr_array_index (cli->own_armies, i);

      if (other->id != NULL && g_str_equal (other->id, own->army->id) && g_bytes_equal (other->bytes, own->bytes))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_standard_input (const char *path)
{
  return g_str_equal (path, "-");
}

/* An army that lies anywhere is shown as if it lay in the user's folder, where it may lie indeed. */
static HxExit
print_file (const HxCli *cli,
            const char  *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = is_standard_input (path) ? hx_input_read (path, &error) : NULL;
  g_autoptr (HxOwnArmy) own = NULL;
  g_autofree char *id = NULL;

  if (error != NULL)
    {
      hx_complain (error->message);
      return HX_EXIT_REFUSED;
    }
  own = bytes != NULL ? hx_own_army_new (cli->catalog, path, bytes) : hx_own_army_read (cli->catalog, path);
  id = own->army != NULL ? g_strdup (own->army->id) : NULL;
  if (own->army != NULL && !is_known (cli, own))
    hx_own_army_take (own, cli->catalog, cli->own_armies);
  for (guint i = 0; i < own->faults->len; i++)
    hx_complain (g_ptr_array_index (own->faults, i));
  return own->faults->len == 0 ? print_army (cli, id) : HX_EXIT_REFUSED;
}

/**
 * hx_cmd_armies:
 * @cli: the program's data
 * @arguments: what follows the command
 *
 * Returns: the exit status
 */
HxExit
hx_cmd_armies (const HxCli *cli,
               HxArguments *arguments)
{
  const HxCliOption none = { NULL };
  const HxCliSyntax syntax = { "armies", &none, FALSE };
  const char *id, *more = NULL;

  if (!hx_cli_options_next (arguments, &syntax, &id) || (id != NULL && !hx_cli_options_next (arguments, &syntax, &more)))
    return HX_EXIT_USAGE;
  if (more != NULL)
    return hx_usage (_("'armies' takes the name or the file of one army, or nothing."));
  if (id != NULL && (is_standard_input (id) || strchr (id, G_DIR_SEPARATOR) != NULL || g_str_has_suffix (id, ".json")))
    return print_file (cli, id);
  if (id != NULL)
    return print_army (cli, id);
  list_armies (cli);
  return HX_EXIT_DONE;
}
