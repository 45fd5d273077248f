/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a record out of a scenario by playing it, for only the referee knows which choices belong to which action. */

#include "config.h"

#include "hx-record.h"

#include <string.h>

#include "hx-option-id.h"

/* Answers with a line's choices in order. @taken: how many of @choices have been used */
typedef struct
{
  const HxBox *box;
  char **choices;
  guint taken;
} Answers;

static void
free_entry (gpointer data)
{
  HxEntry *entry = data;

  json_object_unref (entry->object);
  g_strfreev (entry->choices);
  g_free (entry);
}

/** hx_record_line_free: @line: (transfer full): a line, which goes with all that leaves it */
void
hx_record_line_free (HxRecordLine *line)
{
  g_ptr_array_unref (line->entries);
  g_ptr_array_unref (line->branches);
  g_clear_pointer (&line->kept, json_object_unref);
  g_free (line);
}

/**
 * hx_entry_new:
 * @object: (transfer none): an action as files have it
 * @choices: (nullable): ids of the options taken in it
 *
 * Returns: (transfer full): an entry that nobody has judged yet
 */
HxEntry *
hx_entry_new (JsonObject  *object,
              char       **choices)
{
  HxEntry *entry = g_new0 (HxEntry, 1);

  entry->object = json_object_ref (object);
  entry->choices = choices != NULL ? g_strdupv (choices) : g_new0 (char *, 1);

  return entry;
}

/** hx_entry_get_side: @game: before @entry. Returns: whose action it is: not always that of the side to move. */
guint
hx_entry_get_side (const HxEntry *entry,
                   const HxGame  *game)
{
  return entry->action.side < game->position.n_sides ? entry->action.side : game->position.turn;
}

/** hx_record_line_new: Returns: (transfer full): a line without entries that leaves @parent after @after of its entries. */
HxRecordLine *
hx_record_line_new (HxRecordLine *parent,
                    guint         after)
{
  HxRecordLine *line = g_new0 (HxRecordLine, 1);

  line->parent = parent;
  line->after = after;
  line->entries = g_ptr_array_new_with_free_func (free_entry);
  line->branches = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_record_line_free);

  return line;
}

static int
answer_cb (void           *data,
           const HxChoice *choice)
{
  Answers *answers = data;
  int option;

  if (answers->choices[answers->taken] == NULL)
    return -1;
  option = hx_option_find (answers->box, choice, answers->choices[answers->taken]);
  if (option >= 0)
    answers->taken++;

  return option;
}

/* Plays @entry in @game; where that does not go, @game stays as it is. */
static void
judge (const HxRecord *record,
       HxEntry        *entry,
       Answers        *answers,
       HxGame         *game)
{
  g_autofree HxActing *acting = g_new (HxActing, 1);
  HxDecider decider = { answer_cb, answers };

  if (!hx_action_begin (acting, record->box, game, &entry->action, &entry->refusal))
    entry->state = HX_ENTRY_REFUSED;
  else if (hx_action_run (acting, record->box, &decider, NULL) == HX_BATTLE_WAITS)
    entry->state = HX_ENTRY_OPEN;
  else
    {
      entry->state = HX_ENTRY_PLAYED;
      *game = acting->game;
    }
}

static char **
copy_choices (char  **choices,
              guint   n)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char **copy;

  for (guint i = 0; i < n && choices[i] != NULL; i++)
    g_strv_builder_add (builder, choices[i]);
  copy = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return copy;
}

/* Where a line goes no further, the rest of its choices stays with the entry that stopped it. */
static void
judge_entry (const HxRecord *record,
             HxEntry        *entry,
             Answers        *answers,
             HxGame         *game)
{
  guint before = answers->taken;

  judge (record, entry, answers, game);
  if (entry->state != HX_ENTRY_PLAYED)
    answers->taken = g_strv_length (answers->choices);
  g_strfreev (entry->choices);
  entry->choices = copy_choices (answers->choices + before, answers->taken - before);
}

static char **
read_strings (JsonObject *object,
              const char *key)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  JsonArray *array = json_object_has_member (object, key) ? json_object_get_array_member (object, key) : NULL;
  char **strings;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    g_strv_builder_add (builder, json_array_get_string_element (array, i));
  strings = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return strings;
}

static void
read_entries (const HxRecord   *record,
              const HxScenario *scenario,
              HxRecordLine     *line,
              JsonArray        *actions)
{
  for (guint i = 0; actions != NULL && i < json_array_get_length (actions); i++)
    {
      HxEntry *entry = hx_entry_new (json_array_get_object_element (actions, i), NULL);

      if (!hx_action_read (record->catalog, scenario, entry->object, i, &entry->action, NULL))
        {
          free_entry (entry);
          return;
        }
      g_ptr_array_add (line->entries, entry);
    }
}

static JsonObject *
copy_unknown (JsonObject *object)
{
  static const char *const known[] = { "after", "actions", "choices", "branches", NULL };
  JsonObject *kept = NULL;
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      if (g_strv_contains (known, key))
        continue;
      if (kept == NULL)
        kept = json_object_new ();
      json_object_set_member (kept, key, json_node_copy (node));
    }

  return kept;
}

static guint
get_after (JsonObject *branch)
{
  return (guint) json_object_get_int_member (branch, "after");
}

/* What reading a line hands on to reading what leaves it. */
typedef struct
{
  const HxRecord *record;
  const HxScenario *scenario;
} Reading;

static void judge_line (const Reading *reading,
                        HxRecordLine  *line,
                        char         **choices,
                        JsonArray     *branches,
                        const HxGame  *start);

static void
read_branch (const Reading *reading,
             HxRecordLine  *parent,
             JsonObject    *object,
             const HxGame  *game)
{
  HxRecordLine *line = hx_record_line_new (parent, get_after (object));
  g_auto (GStrv) choices = read_strings (object, "choices");

  /* What leaves a branch at its beginning leaves where the branch does. */
  while (line->after == 0 && line->parent->parent != NULL)
    {
      line->after = line->parent->after;
      line->parent = line->parent->parent;
    }
  g_ptr_array_add (line->parent->branches, line);
  line->kept = copy_unknown (object);
  read_entries (reading->record, reading->scenario, line, json_object_get_array_member (object, "actions"));
  judge_line (reading, line, choices,
              json_object_has_member (object, "branches") ? json_object_get_array_member (object, "branches") : NULL, game);
}

/* Room for the game after each number of entries after which a branch leaves; the others are not needed again. */
static GPtrArray *
make_room (JsonArray *branches,
           guint      n_entries)
{
  GPtrArray *games = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_set_size (games, (int) n_entries + 1);
  for (guint i = 0; branches != NULL && i < json_array_get_length (branches); i++)
    {
      guint after = get_after (json_array_get_object_element (branches, i));

      if (after <= n_entries && games->pdata[after] == NULL)
        games->pdata[after] = g_new0 (HxGame, 1);
    }

  return games;
}

static void
keep_game (GPtrArray    *games,
           guint         n_played,
           const HxGame *game)
{
  HxGame *room = g_ptr_array_index (games, n_played);

  if (room != NULL)
    *room = *game;
}

/* Branches are judged where they leave, and kept in their own order. @start: (nullable): %NULL: the line is never come to */
static void
judge_line (const Reading *reading,
            HxRecordLine  *line,
            char         **choices,
            JsonArray     *branches,
            const HxGame  *start)
{
  g_autoptr (GPtrArray) games = make_room (branches, line->entries->len);
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  Answers answers = { reading->record->box, choices, 0 };
  guint n_played = 0;

  if (start != NULL)
    {
      *game = *start;
      keep_game (games, 0, game);
    }
  for (guint i = 0; i < line->entries->len; i++)
    {
      HxEntry *entry = g_ptr_array_index (line->entries, i);

      entry->state = HX_ENTRY_AFTER;
      if (start == NULL || n_played != i)
        continue;
      judge_entry (reading->record, entry, &answers, game);
      if (entry->state == HX_ENTRY_PLAYED)
        keep_game (games, ++n_played, game);
    }
  for (guint i = 0; branches != NULL && i < json_array_get_length (branches); i++)
    {
      JsonObject *branch = json_array_get_object_element (branches, i);
      guint after = get_after (branch);

      if (after <= line->entries->len)
        read_branch (reading, line, branch, start != NULL && after <= n_played ? g_ptr_array_index (games, after) : NULL);
    }
}

/**
 * hx_record_new:
 * @catalog: armies and rules, which the record borrows
 * @scenario: a scenario
 *
 * Returns: (transfer full): what was played from its position, each entry judged; free with hx_record_free()
 */
HxRecord *
hx_record_new (const HxCatalog  *catalog,
               const HxScenario *scenario)
{
  HxRecord *record = g_new0 (HxRecord, 1);
  Reading reading = { record, scenario };
  char *none[] = { NULL };

  record->catalog = catalog;
  record->box = hx_catalog_get_box (catalog, scenario->radius);
  if (!hx_scenario_to_game (catalog, scenario, &record->start, NULL))
    hx_game_init (&record->start, &scenario->position);
  record->main = hx_record_line_new (NULL, 0);
  read_entries (record, scenario, record->main, scenario->actions);
  judge_line (&reading, record->main, scenario->choices != NULL ? scenario->choices : none, scenario->branches,
              &record->start);

  return record;
}

/** hx_record_free: @record: (nullable) (transfer full): a record */
void
hx_record_free (HxRecord *record)
{
  if (record == NULL)
    return;
  hx_record_line_free (record->main);
  g_free (record);
}

static JsonArray *
make_actions (const HxRecordLine *line)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < line->entries->len; i++)
    json_array_add_object_element (array, json_object_ref (((HxEntry *) g_ptr_array_index (line->entries, i))->object));

  return array;
}

static char **
join_choices (const HxRecordLine *line)
{
  GStrvBuilder *builder = g_strv_builder_new ();
  char **choices;

  for (guint i = 0; i < line->entries->len; i++)
    g_strv_builder_addv (builder, (const char **) ((HxEntry *) g_ptr_array_index (line->entries, i))->choices);
  choices = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);

  return choices;
}

static JsonArray *make_branches (const HxRecordLine *line);

static JsonObject *
make_branch (const HxRecordLine *line)
{
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();
  g_auto (GStrv) choices = join_choices (line);
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  for (char **choice = choices; *choice != NULL; choice++)
    json_array_add_string_element (array, *choice);
  json_object_set_int_member (object, "after", line->after);
  json_object_set_array_member (object, "actions", make_actions (line));
  json_object_set_array_member (object, "choices", array);
  if (line->branches->len > 0)
    json_object_set_array_member (object, "branches", make_branches (line));
  if (line->kept == NULL)
    return object;
  json_object_iter_init_ordered (&iter, line->kept);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    json_object_set_member (object, key, json_node_copy (node));

  return object;
}

static JsonArray *
make_branches (const HxRecordLine *line)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < line->branches->len; i++)
    json_array_add_object_element (array, make_branch (g_ptr_array_index (line->branches, i)));

  return array;
}

/** hx_record_write: @scenario: gets what was played, as files have it */
void
hx_record_write (const HxRecord *record,
                 HxScenario     *scenario)
{
  g_clear_pointer (&scenario->actions, json_array_unref);
  g_clear_pointer (&scenario->choices, g_strfreev);
  g_clear_pointer (&scenario->branches, json_array_unref);
  if (record->main->entries->len > 0)
    scenario->actions = make_actions (record->main);
  scenario->choices = join_choices (record->main);
  if (scenario->choices[0] == NULL)
    g_clear_pointer (&scenario->choices, g_strfreev);
  if (record->main->branches->len > 0)
    scenario->branches = make_branches (record->main);
}
