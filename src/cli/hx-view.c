/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Secrets are the kinds of face-down Traps, the tiles under a collapsed Monolith, and the order of piles. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-view.h"

#include <glib/gi18n.h>
#include <string.h>

#define HIDDEN "hidden"

/**
 * hx_view_read:
 * @arguments: the arguments
 * @option: the option that was read just now
 * @view: (out): a side, or %HX_VIEW_ALL
 *
 * Returns: whether it has such a value; else it has complained
 */
gboolean
hx_view_read (HxArguments *arguments,
              const char  *option,
              int         *view)
{
  const char *value = hx_arguments_value (arguments, option);
  guint64 side;

  if (value == NULL)
    return FALSE;
  if (g_str_equal (value, "all"))
    *view = HX_VIEW_ALL;
  else if (g_ascii_string_to_unsigned (value, 10, 0, HX_MAX_SIDES - 1, &side, NULL))
    *view = (int) side;
  else
    {
      hx_usage (_("The option --view takes 'all' or the number of a side, not '%s'."), value);
      return FALSE;
    }
  return TRUE;
}

/**
 * hx_view_set:
 * @cli: the program's data
 * @input: what is shown
 * @view: a side, or %HX_VIEW_ALL
 * @error: where @input has no such side
 *
 * Makes the narrator tell of the sides of @input what that side may know.
 *
 * Returns: whether there is such a side
 */
gboolean
hx_view_set (const HxCli    *cli,
             const HxInput  *input,
             int             view,
             GError        **error)
{
  int n_sides = input->scenario->position.n_sides;

  for (int side = 0; side < n_sides; side++)
    hx_narrator_set_army (cli->narrator, side, input->scenario->sides[side].army);
  if (view < n_sides)
    {
      hx_narrator_set_view (cli->narrator, view);
      return TRUE;
    }
  g_set_error (error, HX_FILE_ERROR, HX_FILE_ERROR_VALUE, _("%s: There is no side %d; sides are 0 to %d."), input->name, view, n_sides - 1);
  return FALSE;
}

/**
 * hx_view_dup_seen:
 * @scenario: a scenario
 * @view: a side, or %HX_VIEW_ALL
 *
 * Keys that this version does not know may tell anything, so they are left out too.
 *
 * Returns: (transfer full): the scenario without the tiles under other sides' Monoliths
 */
HxScenario *
hx_view_dup_seen (const HxScenario *scenario,
                  int               view)
{
  HxScenario *seen = hx_scenario_copy (scenario);

  if (view == HX_VIEW_ALL)
    return seen;
  g_hash_table_remove_all (seen->kept);
  for (int side = 0; side < seen->position.n_sides; side++)
    for (int i = 0; side != view && i < 2; i++)
      if (seen->position.monolith[side].present && !seen->position.monolith[side].expanded)
        seen->position.monolith[side].lower[i].tile = HX_NO_TILE;
  return seen;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Nobody knows the order of a pile. What is in it, and what was seen elsewhere, tells what is under the Monolith. */
static void
hide_pile (JsonObject *side,
           gboolean    has_cargo)
{
  JsonArray *pile = json_object_has_member (side, "pile") ? json_object_get_array_member (side, "pile") : NULL;
  JsonArray *hidden = json_array_new ();
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; pile != NULL && i < json_array_get_length (pile); i++)
    g_ptr_array_add (words, (gpointer) json_array_get_string_element (pile, i));
  g_ptr_array_sort (words, compare_words);
  for (guint i = 0; i < words->len; i++)
    json_array_add_string_element (hidden, has_cargo ? HIDDEN : g_ptr_array_index (words, i));
  if (pile != NULL)
    json_object_set_array_member (side, "pile", hidden);
  else
    json_array_unref (hidden);
}

/* Whether something was hidden: of a collapsed Monolith even whether its parts are empty is secret. */
static gboolean
hide_cargo (JsonObject *side)
{
  JsonNode *node = json_object_get_member (side, "monolith");
  JsonArray *lower = json_array_new ();

  for (int i = 0; i < 2; i++)
    {
      JsonObject *part = json_object_new ();

      json_object_set_string_member (part, "tile", HIDDEN);
      json_array_add_object_element (lower, part);
    }
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || !json_object_get_null_member (json_node_get_object (node), "expanded"))
    {
      json_array_unref (lower);
      return FALSE;
    }
  json_object_set_array_member (json_node_get_object (node), "lower", lower);
  return TRUE;
}

/* The Traps hidden; what is left in the pool would tell them. */
static void
hide_traps (JsonObject *end,
            int         view)
{
  JsonArray *traps = json_object_get_array_member (end, "traps"), *sides = json_object_get_array_member (end, "sides");

  for (guint i = 0; i < json_array_get_length (traps); i++)
    {
      JsonObject *trap = json_array_get_object_element (traps, i);
      gint64 side = json_object_get_int_member (trap, "side");

      if (side == view)
        continue;
      json_object_set_string_member (trap, "trap", HIDDEN);
      json_object_set_string_member (json_array_get_object_element (sides, (guint) side), "trap_pool", HIDDEN);
    }
}

/**
 * hx_view_hide_end:
 * @end: a scenario
 * @view: a side, or %HX_VIEW_ALL
 *
 * Hides what that side may not know: {"trap": "hidden"}, {"tile": "hidden"}; the result is for reading, not for playing on.
 */
void
hx_view_hide_end (JsonObject *end,
                  int         view)
{
  JsonArray *sides = json_object_get_array_member (end, "sides");

  if (view == HX_VIEW_ALL)
    return;
  for (guint i = 0; i < json_array_get_length (sides); i++)
    {
      JsonObject *side = json_array_get_object_element (sides, i);

      hide_pile (side, (int) i != view && hide_cargo (side));
    }
  hide_traps (end, view);
}

static void
hide_trap (JsonObject *object)
{
  if (json_object_has_member (object, "trap"))
    json_object_set_string_member (object, "trap", HIDDEN);
}

/**
 * hx_view_hide_action:
 * @action: an action of another side than the one that looks
 *
 * Hides which Traps it arms.
 */
void
hx_view_hide_action (JsonObject *action)
{
  JsonArray *arms = json_object_has_member (action, "arm") ? json_object_get_array_member (action, "arm") : NULL;

  hide_trap (action);
  for (guint i = 0; arms != NULL && i < json_array_get_length (arms); i++)
    hide_trap (json_array_get_object_element (arms, i));
}
