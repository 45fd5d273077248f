/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A comparison of turns in which nothing is at stake proves nothing; this tells how much was. */

#include "turn-shares.h"

#define LEAST_PERCENT 5

/* The last two are not switched off but looked at. */
static const struct { const char *name; SrWithout without; } mechanics[TURN_SHARES_MECHANICS] = {
  { "nets", SR_WITHOUT_NETS }, { "power", SR_WITHOUT_POWER }, { "Medics", SR_WITHOUT_MEDICS },
  { "Scopers", SR_WITHOUT_SCOPERS }, { "Traps", SR_WITHOUT_TRAPS }, { "choices", 0 }, { "Monoliths", 0 }
};

static const char *const actions[TURN_SHARES_ACTIONS] = {
  "arm", "battle", "chain", "discard", "draw", "end-turn", "expand-monolith", "explode", "final-battle", "move",
  "place", "play", "push", "ranged-net", "ray", "redraw", "retreat", "rotate", "set-up", "take-krwiobus"
};

/**
 * turn_shares_init:
 * @shares: (out): the counts
 *
 * Starts counting.
 */
void
turn_shares_init (TurnShares *shares)
{
  memset (shares, 0, sizeof *shares);
  shares->ways = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/**
 * turn_shares_clear:
 * @shares: (inout): the counts
 *
 * Frees what @shares holds.
 */
void
turn_shares_clear (TurnShares *shares)
{
  g_clear_pointer (&shares->ways, g_hash_table_unref);
}

/* What allowed an action; for tiles that do one thing each, the tile without its army. */
static char *
describe_way (JsonObject *action)
{
  const char *by = json_object_get_string_member_with_default (action, "by", NULL);
  const char *tile = json_object_get_string_member_with_default (action, "tile", NULL);
  const char *name = json_object_get_string_member (action, "do");
  const char *slash;

  if (by == NULL && g_str_equal (name, "play"))
    by = tile;
  if (by == NULL && (json_object_has_member (action, "arm") || json_object_has_member (action, "via")))
    by = json_object_has_member (action, "arm") ? "arms" : "two steps";
  slash = by == NULL ? NULL : strchr (by, '/');
  return g_strdup_printf ("%s%s%s", name, by == NULL ? "" : " ", by == NULL ? "" : slash == NULL ? by : slash + 1);
}

/**
 * turn_shares_add:
 * @shares: (inout): the counts
 * @scenario: a scenario whose actions were played
 *
 * Counts a run.
 */
void
turn_shares_add (TurnShares *shares,
                 JsonNode   *scenario)
{
  JsonArray *array = json_object_get_array_member (json_node_get_object (scenario), "actions");
  g_autoptr (GHashTable) ways = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gboolean played[TURN_SHARES_ACTIONS] = { FALSE };
  GHashTableIter iter;
  gpointer way;

  shares->runs++;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *action = json_array_get_object_element (array, i);
      const char *name = json_object_get_string_member (action, "do");

      for (int kind = 0; kind < TURN_SHARES_ACTIONS; kind++)
        played[kind] = played[kind] || g_str_equal (actions[kind], name);
      g_hash_table_add (ways, describe_way (action));
    }
  for (int kind = 0; kind < TURN_SHARES_ACTIONS; kind++)
    shares->actions[kind] += played[kind] ? 1 : 0;
  g_hash_table_iter_init (&iter, ways);
  while (g_hash_table_iter_next (&iter, &way, NULL))
    {
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (shares->ways, way));

      g_hash_table_replace (shares->ways, g_strdup (way), GUINT_TO_POINTER (n + 1));
    }
}

static GPtrArray *
list_monolith_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "monolith "))
      g_ptr_array_add (found, g_strdup (lines[i]));
  return found;
}

/* Whether something happened to a Monolith on some line. */
static gboolean
is_monolith_changed (SrFacts   *facts,
                     JsonNode  *scenario,
                     char     **ends)
{
  g_autofree char *text = sr_scenario_text (facts, scenario, NULL);
  g_autoptr (GPtrArray) before = text == NULL ? NULL : list_monolith_lines (text);

  for (int i = 0; before != NULL && ends[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) after = list_monolith_lines (ends[i]);

      if (after->len != before->len)
        return TRUE;
      for (guint j = 0; j < after->len; j++)
        if (!g_str_equal (g_ptr_array_index (before, j), g_ptr_array_index (after, j)))
          return TRUE;
    }
  return FALSE;
}

/**
 * turn_shares_weigh:
 * @shares: (inout): the counts
 * @facts: the printed facts
 * @scenario: a scenario whose actions were played
 * @limit: how many ends at most
 * @ends: all ends of @scenario
 *
 * Asks what decided them.
 */
void
turn_shares_weigh (TurnShares  *shares,
                   SrFacts     *facts,
                   JsonNode    *scenario,
                   guint        limit,
                   char       **ends)
{
  shares->weighed++;
  for (int i = 0; i < TURN_SHARES_MECHANICS; i++)
    {
      g_auto (GStrv) others = NULL;
      gboolean complete;

      if (mechanics[i].without == 0)
        continue;
      others = sr_play_ends_without (facts, scenario, mechanics[i].without, limit, &complete);
      shares->mechanics[i] += others == NULL
                              || !g_strv_equal ((const char *const *) ends, (const char *const *) others);
    }
  shares->mechanics[5] += g_strv_length (ends) > 1;
  shares->mechanics[6] += is_monolith_changed (facts, scenario, ends);
}

static gboolean
is_enough (guint part,
           guint whole)
{
  return 100 * part >= LEAST_PERCENT * whole;
}

/**
 * turn_shares_are_enough:
 * @shares: the counts
 *
 * Returns: whether each mechanic decided, and each kind of action was played in,
 *   at least one run in twenty
 */
gboolean
turn_shares_are_enough (const TurnShares *shares)
{
  gboolean enough = shares->runs > 0 && shares->weighed > 0;

  for (int i = 0; i < TURN_SHARES_MECHANICS; i++)
    enough = enough && is_enough (shares->mechanics[i], shares->weighed);
  for (int i = 0; i < TURN_SHARES_ACTIONS; i++)
    enough = enough && is_enough (shares->actions[i], shares->runs);
  return enough;
}

static void
print_share (const char *name,
             guint       part,
             guint       whole)
{
  g_print ("  %-28s %6u  %5.1f %%\n", name, part, whole == 0 ? 0.0 : 100.0 * part / whole);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (a, b);
}

/**
 * turn_shares_print:
 * @shares: the counts
 *
 * Prints in how many runs each mechanic decided and each kind of action was played.
 */
void
turn_shares_print (const TurnShares *shares)
{
  g_autoptr (GList) ways = g_list_sort (g_hash_table_get_keys (shares->ways), compare_texts);

  g_print ("Decided the end, of %u runs that were weighed:\n", shares->weighed);
  for (int i = 0; i < TURN_SHARES_MECHANICS; i++)
    print_share (mechanics[i].name, shares->mechanics[i], shares->weighed);
  g_print ("Was played, of %u runs:\n", shares->runs);
  for (int i = 0; i < TURN_SHARES_ACTIONS; i++)
    print_share (actions[i], shares->actions[i], shares->runs);
  g_print ("With what allowed it:\n");
  for (GList *l = ways; l != NULL; l = l->next)
    print_share (l->data, GPOINTER_TO_UINT (g_hash_table_lookup (shares->ways, l->data)), shares->runs);
}
