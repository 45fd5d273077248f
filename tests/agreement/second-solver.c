/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every list of actions is played along every line of choices; who has the choices is known, so that all ends or any must do. */

#include "second-solver.h"

#include "sr-turn.h"

#define MOST_GAMES 20000
#define LONGEST_LINE 6

/* @start: the puzzle; @line: the actions so far, as texts; @any: one end that does is enough */
typedef struct
{
  SrFacts      *facts;
  SrBattle      battle;
  SrGame       *start;
  JsonObject   *goal;
  GPtrArray    *line;
  SecondSolved *solved;
  gboolean      any;
} Solving;

static int
points_of (const SrGame *game,
           int           side)
{
  for (int i = 0; i < game->position.n_pieces; i++)
    {
      const SrPiece *piece = &game->position.pieces[i];

      if (!piece->gone && piece->tile != NULL && piece->side == side && piece->tile->type == SR_TYPE_HQ)
        return SR_HQ_POINTS - piece->wounds;
    }
  return 0;
}

/* An HQ that never stood is not lost. */
static gboolean
has_fallen (const SrGame *game,
            const SrGame *start,
            int           side)
{
  return sr_find_hq (start, side) >= 0 && points_of (game, side) <= 0;
}

static int
count_own (const SrGame *game)
{
  int n = 0;

  for (int i = 0; i < game->position.n_pieces; i++)
    n += !game->position.pieces[i].gone && game->position.pieces[i].side == 0;
  return n;
}

/* Board tiles that have been played out of the hand. */
static int
count_placed (const SrGame *before,
              const SrGame *after)
{
  int n = 0;

  for (int i = 0; i < before->sides[0].hand.n; i++)
    n += before->sides[0].hand.tiles[i]->type != SR_TYPE_INSTANT;
  for (int i = 0; i < after->sides[0].hand.n; i++)
    n -= after->sides[0].hand.tiles[i]->type != SR_TYPE_INSTANT;
  return n;
}

static gboolean
has_wounds (const Solving *solving,
            const SrGame  *end,
            JsonObject    *wanted)
{
  const char *tile = json_object_get_string_member (wanted, "tile");
  int left = 0;

  for (int i = 0; i < solving->start->position.n_pieces; i++)
    left += g_str_equal (solving->start->position.pieces[i].tile->name, tile);
  for (int i = 0; i < end->position.n_pieces; i++)
    {
      const SrPiece *piece = &end->position.pieces[i];

      if (piece->gone || !g_str_equal (piece->tile->name, tile))
        continue;
      if (piece->wounds >= json_object_get_int_member (wanted, "count"))
        return TRUE;
      left--;
    }
  return left > 0;
}

/* Whether a piece of that tile and side still stands, on its hex or, where units are pushed, anywhere. */
static gboolean
still_stands (const SrGame  *end,
              const SrPiece *piece)
{
  for (int i = 0; i < end->position.n_pieces; i++)
    {
      const SrPiece *other = &end->position.pieces[i];

      if (!other->gone && other->tile == piece->tile && other->side == piece->side && sr_hex_equal (other->hex, piece->hex))
        return TRUE;
    }
  return FALSE;
}

/* Nobody moves in the puzzles that ask this. */
static gboolean
has_destroyed (const Solving *solving,
               const SrGame  *end,
               JsonArray     *wanted)
{
  int standing = 0, stayed = 0;

  for (int i = 0; i < solving->start->position.n_pieces; i++)
    {
      const SrPiece *piece = &solving->start->position.pieces[i];
      g_autofree char *hex = sr_hex_name (piece->hex, solving->battle.radius);
      gboolean named = FALSE, stands = still_stands (end, piece);

      for (guint j = 0; j < json_array_get_length (wanted); j++)
        named |= g_str_equal (json_array_get_string_element (wanted, j), hex);
      if (named == stands)
        return FALSE;
      stayed += stands;
    }
  for (int i = 0; i < end->position.n_pieces; i++)
    standing += !end->position.pieces[i].gone;
  return standing == stayed + count_placed (solving->start, end);
}

static gboolean
does (const Solving *solving,
      const SrGame  *end)
{
  JsonNode *win = json_object_get_member (solving->goal, "win");
  JsonObject *condition;

  if (!JSON_NODE_HOLDS_OBJECT (win))
    return g_str_equal (json_node_get_string (win), "hq-destroyed") ? points_of (end, 1) <= 0 && points_of (end, 0) > 0
           : points_of (end, 0) > points_of (end, 1);
  condition = json_node_get_object (win);
  if (json_object_has_member (condition, "wounds_at_least"))
    return has_wounds (solving, end, json_object_get_object_member (condition, "wounds_at_least"));
  if (json_object_has_member (condition, "lose"))
    return count_own (end) == count_own (solving->start) + count_placed (solving->start, end);
  return has_destroyed (solving, end, json_object_get_array_member (condition, "destroyed_exactly"));
}

static int
count_left (const Solving *solving,
            const SrGame  *game)
{
  return (int) json_object_get_int_member (solving->goal, "play") - (solving->start->sides[0].hand.n - game->sides[0].hand.n);
}

static gboolean
is_over (const Solving *solving,
         const SrGame  *game)
{
  return game->over || has_fallen (game, solving->start, 0) || has_fallen (game, solving->start, 1);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
describe_ends (const Solving *solving,
               const SrSet   *ends)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < ends->members->len; i++)
    g_ptr_array_add (texts, sr_game_text (g_ptr_array_index (ends->members, i), &solving->battle));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("\n", (char **) texts->pdata);
}

static void
keep_line (Solving     *solving,
           const SrSet *ends)
{
  GString *text = g_string_new ("[");

  for (guint i = 0; i < solving->line->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", (const char *) g_ptr_array_index (solving->line, i));
  g_string_append_c (text, ']');
  g_ptr_array_add (solving->solved->lines, g_string_free (text, FALSE));
  g_ptr_array_add (solving->solved->ends, describe_ends (solving, ends));
}

/* The Final Battle in all games that the line may have led to. */
static void
judge_line (Solving     *solving,
            const SrSet *games)
{
  SrSet *ends = sr_set_new ();
  guint n_do = 0;

  for (guint i = 0; i < games->members->len; i++)
    {
      const SrGame *game = g_ptr_array_index (games->members, i);

      if (is_over (solving, game))
        sr_games_add (ends, game, &solving->battle);
      else
        sr_fight_final (ends, game, &solving->battle);
    }
  for (guint i = 0; i < ends->members->len; i++)
    n_do += does (solving, g_ptr_array_index (ends->members, i));
  solving->solved->n_tried++;
  solving->solved->choice_decides |= n_do > 0 && n_do < ends->members->len;
  if (solving->any ? n_do > 0 : n_do == ends->members->len)
    keep_line (solving, ends);
  sr_set_free (ends);
}

static gboolean
is_for_puzzles (const SrAction *action)
{
  switch (action->what)
    {
    case SR_DO_BATTLE:
    case SR_DO_DISCARD:
    case SR_DO_DRAW:
    case SR_DO_END_TURN:
    case SR_DO_FINAL_BATTLE:
    case SR_DO_REDRAW:
    case SR_DO_SET_UP:
    case SR_DO_TAKE_KRWIOBUS:
      return FALSE;
    default:
      return TRUE;
    }
}

static gboolean
is_legal (Solving        *solving,
          const SrGame   *game,
          const SrAction *action)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  SrCheck check = { solving->facts, &solving->battle, game, picture, action, rules };

  sr_picture_take (picture, &game->position, &solving->battle);
  sr_check_action (&check);
  return rules->len == 0;
}

static void follow (Solving *solving, const SrSet *games);

static void
try_action (Solving     *solving,
            const SrSet *games,
            const char  *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  SrAction action;
  SrSet *next;

  if (!sr_action_read (&action, json_node_get_object (node), solving->facts, &solving->battle, NULL) || !is_for_puzzles (&action))
    return;
  next = sr_set_new ();
  for (guint i = 0; i < games->members->len && next != NULL; i++)
    {
      const SrGame *game = g_ptr_array_index (games->members, i);

      if (!is_over (solving, game) && is_legal (solving, game, &action))
        sr_do_action (next, game, &action, solving->facts, &solving->battle);
      else
        g_clear_pointer (&next, sr_set_free);
    }
  if (next == NULL)
    return;
  g_ptr_array_add (solving->line, g_strdup (text));
  follow (solving, next);
  g_ptr_array_set_size (solving->line, (int) solving->line->len - 1);
  sr_set_free (next);
}

static void
follow (Solving     *solving,
        const SrSet *games)
{
  const SrGame *first = g_ptr_array_index (games->members, 0);
  gboolean all_over = TRUE;

  for (guint i = 0; i < games->members->len; i++)
    all_over &= is_over (solving, g_ptr_array_index (games->members, i));
  if (all_over || count_left (solving, first) == 0)
    judge_line (solving, games);
  if (all_over || count_left (solving, first) == 0 || first->turn != 0)
    return;
  if (solving->line->len == LONGEST_LINE)
    {
      solving->solved->complete = FALSE;
      return;
    }
  {
    g_auto (GStrv) actions = sr_game_legal_actions (solving->facts, &solving->battle, first);

    for (guint i = 0; actions[i] != NULL; i++)
      try_action (solving, games, actions[i]);
  }
}

/**
 * second_solve:
 * @facts: the printed facts
 * @puzzle: a scenario with a goal of side 0, whose units have no abilities
 * @any_choice_does: all choices are the solving side's; else all are the opponent's
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): what solves the puzzle, or %NULL if it cannot be read
 */
SecondSolved *
second_solve (SrFacts   *facts,
              JsonNode  *puzzle,
              gboolean   any_choice_does,
              GError   **error)
{
  g_autofree SrGame *start = g_new0 (SrGame, 1);
  g_autoptr (GPtrArray) line = g_ptr_array_new_with_free_func (g_free);
  Solving solving = { .facts = facts, .battle = { .limit = MOST_GAMES, .complete = TRUE }, .start = start, .line = line,
                      .any = any_choice_does };
  SrSet *games;

  if (!sr_game_read (start, &solving.battle, facts, puzzle, error))
    return NULL;
  solving.goal = json_object_get_object_member (json_node_get_object (puzzle), "goal");
  solving.solved = g_new0 (SecondSolved, 1);
  solving.solved->complete = TRUE;
  solving.solved->lines = g_ptr_array_new_with_free_func (g_free);
  solving.solved->ends = g_ptr_array_new_with_free_func (g_free);
  games = sr_set_new ();
  sr_games_add (games, start, &solving.battle);
  follow (&solving, games);
  sr_set_free (games);
  solving.solved->complete &= solving.battle.complete;
  return solving.solved;
}

/**
 * second_solved_free:
 * @solved: (transfer full) (nullable): what solves a puzzle
 */
void
second_solved_free (SecondSolved *solved)
{
  if (solved == NULL)
    return;
  g_ptr_array_unref (solved->lines);
  g_ptr_array_unref (solved->ends);
  g_free (solved);
}
