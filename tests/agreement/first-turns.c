/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the referee of the program what follows from actions, which are legal, and for one of those. */

#include "first-turns.h"

#include "first-ends.h"
#include "hx-outcomes.h"
#include "hx-scenario.h"

/* A position on the way to its end: ends beyond these are as good as others to go on from. */
#define ENDS_TO_PICK_FROM 100
#define TRAP_WEIGHT 20

typedef struct
{
  const HxCatalog *catalog;
  const HxBox     *box;
  HxScenario      *start;
  HxGame           game;
  GArray          *actions;
} FirstTurn;

/* One action of each kind, picked evenly, but more often one that leads onto a Trap. */
typedef struct
{
  RandomSource     *source;
  const HxPosition *position;
  HxAction          picked[HX_N_DOES][HX_N_ABILITIES + 1];
  int               n[HX_N_DOES][HX_N_ABILITIES + 1];
} Picker;

typedef struct
{
  const FirstTurn *turn;
  GPtrArray       *texts;
} Lister;

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
clear_turn (FirstTurn *turn)
{
  g_clear_pointer (&turn->start, hx_scenario_free);
  g_clear_pointer (&turn->actions, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FirstTurn, clear_turn)

static gboolean
read_actions (FirstTurn  *turn,
              GError    **error)
{
  JsonArray *array = turn->start->actions;

  turn->actions = g_array_new (FALSE, FALSE, sizeof (HxAction));
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      HxAction action;

      if (!hx_action_read (turn->catalog, turn->start, json_array_get_object_element (array, i), i, &action, error))
        return FALSE;
      g_array_append_val (turn->actions, action);
    }
  return TRUE;
}

static gboolean
load_turn (FirstTurn  *turn,
           JsonNode   *scenario,
           GError    **error)
{
  g_autofree char *json = json_to_string (scenario, FALSE);
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));

  turn->catalog = first_catalog (error);
  if (turn->catalog == NULL)
    return FALSE;
  turn->start = hx_scenario_load_bytes (turn->catalog, "turn", bytes, error);
  if (turn->start == NULL)
    return FALSE;
  turn->box = hx_catalog_get_box (turn->catalog, turn->start->radius);
  return hx_scenario_to_game (turn->catalog, turn->start, &turn->game, error) && read_actions (turn, error);
}

static char **
describe_outcomes (const FirstTurn *turn,
                   HxOutcomes      *outcomes,
                   FirstText        text,
                   gpointer         data)
{
  g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree gpointer *keys = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint n;

  for (guint i = 0; i < outcomes->outcomes->len; i++)
    {
      const HxOutcome *outcome = g_ptr_array_index (outcomes->outcomes, i);
      g_autoptr (HxScenario) end = hx_scenario_take_game (turn->catalog, turn->start, &outcome->end);
      g_autoptr (JsonNode) node = hx_scenario_to_node (turn->catalog, end);

      g_hash_table_add (texts, text (node, data));
    }
  keys = g_hash_table_get_keys_as_array (texts, &n);
  qsort (keys, n, sizeof *keys, compare_texts);
  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, keys[i]);
  return g_strv_builder_end (builder);
}

/**
 * first_turn_ends:
 * @scenario: a scenario
 * @limit: how many ends at most
 * @text: (scope call): writes an end
 * @data: for @text
 * @played: (out): what else there is to tell
 * @error: return location for an error
 *
 * Plays the actions of @scenario.
 *
 * Returns: (transfer full) (nullable): the distinct ends as sorted texts, or
 *   %NULL if @scenario cannot be read
 */
char **
first_turn_ends (JsonNode     *scenario,
                 guint         limit,
                 FirstText     text,
                 gpointer      data,
                 FirstPlayed  *played,
                 GError      **error)
{
  g_auto (FirstTurn) turn = { 0 };
  g_autoptr (HxOutcomes) outcomes = NULL;

  if (!load_turn (&turn, scenario, error))
    return NULL;
  outcomes = hx_outcomes_collect (turn.box, &turn.game, (const HxAction *) turn.actions->data, turn.actions->len, limit);
  played->complete = outcomes->complete;
  played->n_refused = outcomes->refused;
  played->refused_action = outcomes->outcomes->len == 0 && outcomes->refused > 0 ? outcomes->refused_at + 1 : 0;
  played->rule = played->refused_action > 0 ? hx_rule_id (outcomes->refusal.rule) : NULL;
  return describe_outcomes (&turn, outcomes, text, data);
}

static bool
list_cb (void           *data,
         const HxAction *action)
{
  Lister *lister = data;
  g_autoptr (JsonNode) node = hx_action_write (lister->turn->catalog, lister->turn->box, action);

  g_ptr_array_add (lister->texts, json_to_string (node, FALSE));
  return true;
}

/**
 * first_legal_actions:
 * @scenario: a scenario; its actions are not played
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the legal actions as sorted compact JSON,
 *   or %NULL if @scenario cannot be read
 */
char **
first_legal_actions (JsonNode  *scenario,
                     GError   **error)
{
  g_auto (FirstTurn) turn = { 0 };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  Lister lister = { &turn, texts };

  if (!load_turn (&turn, scenario, error))
    return NULL;
  hx_actions_list (turn.box, &turn.game, list_cb, &lister);
  g_ptr_array_sort (texts, compare_texts);
  return (char **) g_ptr_array_steal (texts, NULL);
}

static gboolean
has_trap (const HxPosition *position,
          uint8_t           hex)
{
  return hex < HX_MAX_HEXES && position->trap[hex] != HX_TRAP_NONE;
}

static gboolean
leads_onto_trap (const HxPosition *position,
                 const HxAction   *action)
{
  switch (action->what)
    {
    case HX_DO_PLACE:
    case HX_DO_SET_UP:
      return has_trap (position, action->hex);
    case HX_DO_MOVE:
      return has_trap (position, action->target) || has_trap (position, action->via);
    case HX_DO_EXPAND:
      return has_trap (position, action->parts[0].hex) || has_trap (position, action->parts[1].hex);
    default:
      return FALSE;
    }
}

static bool
pick_cb (void           *data,
         const HxAction *action)
{
  Picker *picker = data;
  int weight = leads_onto_trap (picker->position, action) ? TRAP_WEIGHT : 1;
  int *n = &picker->n[action->what][action->by];

  *n += weight;
  if (random_below (picker->source, *n) < weight)
    picker->picked[action->what][action->by] = *action;
  return true;
}

static int
count_kinds (const Picker *picker,
             int           what)
{
  int n = 0;

  for (int by = 0; by <= HX_N_ABILITIES; by++)
    n += picker->n[what][by] > 0;
  return n;
}

static JsonNode *
take_picked (const FirstTurn *turn,
             Picker          *picker,
             int              what)
{
  int left = random_below (picker->source, count_kinds (picker, what));

  for (int by = 0; by <= HX_N_ABILITIES; by++)
    if (picker->n[what][by] > 0 && left-- == 0)
      return hx_action_write (turn->catalog, turn->box, &picker->picked[what][by]);
  g_return_val_if_reached (NULL);
}

/* What is seldom possible is wanted the more where it is. */
static int
weigh_kind (int what)
{
  switch (what)
    {
    case HX_DO_END_TURN:
    case HX_DO_DISCARD:
    case HX_DO_BATTLE:
      return 1;
    case HX_DO_PLACE:
    case HX_DO_MOVE:
    case HX_DO_ROTATE:
    case HX_DO_DRAW:
      return 3;
    default:
      return 12;
    }
}

static int
find_kind (const FirstTurn *turn,
           Picker          *picker,
           const char      *wanted)
{
  int total = 0, found = -1;

  for (int what = 0; what < HX_N_DOES; what++)
    {
      g_autoptr (JsonNode) node = NULL;

      if (count_kinds (picker, what) == 0)
        continue;
      node = take_picked (turn, picker, what);
      if (g_strcmp0 (json_object_get_string_member (json_node_get_object (node), "do"), wanted) == 0)
        return what;
      total += weigh_kind (what);
      if (random_below (picker->source, total) < weigh_kind (what))
        found = what;
    }
  return found;
}

/* The game after the actions, along one line of choices. */
static gboolean
play_on (FirstTurn    *turn,
         RandomSource *source)
{
  g_autoptr (HxOutcomes) outcomes = NULL;
  const HxOutcome *outcome;

  if (turn->actions->len == 0)
    return TRUE;
  outcomes = hx_outcomes_collect (turn->box, &turn->game, (const HxAction *) turn->actions->data, turn->actions->len,
                                  ENDS_TO_PICK_FROM);
  if (outcomes->outcomes->len == 0)
    return FALSE;
  outcome = g_ptr_array_index (outcomes->outcomes, random_below (source, (int) outcomes->outcomes->len));
  turn->game = outcome->end;
  return TRUE;
}

/**
 * first_pick_action:
 * @scenario: a scenario
 * @wanted: (nullable): the kind of action to pick if it is legal
 * @source: (inout): a source
 *
 * Picks a kind of action, then one of that kind, among those that are legal after
 * the actions of @scenario along some line of choices.
 *
 * Returns: (transfer full) (nullable): the action, or %NULL if none is legal
 */
JsonNode *
first_pick_action (JsonNode     *scenario,
                   const char   *wanted,
                   RandomSource *source)
{
  g_auto (FirstTurn) turn = { 0 };
  g_autofree Picker *picker = g_new0 (Picker, 1);
  int what;

  if (!load_turn (&turn, scenario, NULL) || !play_on (&turn, source))
    return NULL;
  picker->source = source;
  picker->position = &turn.game.position;
  hx_actions_list (turn.box, &turn.game, pick_cb, picker);
  what = find_kind (&turn, picker, wanted);
  return what < 0 ? NULL : take_picked (&turn, picker, what);
}
