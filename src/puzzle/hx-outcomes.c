/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A battle is copied before each segment, and the segment is played once for every line of choices in it. Lines that
 * meet again in the same state go on as one, so that choices that do not matter do not multiply.
 */
#define G_LOG_DOMAIN "hx-puzzle"

#include "hx-outcomes.h"

#include <string.h>

/* Segments played before giving up: a bound on time, far above what a board brings about. */
#define MAX_SEGMENTS 400000

typedef struct
{
  HxBattle battle;
  GArray *picks;
} Line;

/* Answers the choices of one segment from a list, then by option 0, and notes how many options there were. */
typedef struct
{
  const guint16 *picks;
  guint n_picks;
  GArray *taken;
  GArray *n_options;
} Script;

static int
read_script_cb (void           *data,
                const HxChoice *choice)
{
  Script *script = data;
  guint at = script->taken->len;
  guint16 pick = at < script->n_picks ? script->picks[at] : 0;

  g_array_append_val (script->taken, pick);
  g_array_append_val (script->n_options, choice->n_options);
  return pick;
}

static guint
hash_state (gconstpointer key)
{
  const Line *line = key;
  const guint64 *words = (const guint64 *) (const void *) &line->battle;
  guint64 hash = 0x9e3779b97f4a7c15u;

  for (gsize i = 0; i < offsetof (HxBattle, work) / sizeof *words; i++)
    hash = (hash ^ words[i]) * 0xff51afd7ed558ccdu, hash ^= hash >> 32;
  return (guint) hash;
}

static gboolean
equal_state (gconstpointer a,
             gconstpointer b)
{
  const Line *one = a, *other = b;

  return memcmp (&one->battle, &other->battle, offsetof (HxBattle, work)) == 0;
}

static void
free_line (gpointer data)
{
  Line *line = data;

  g_array_unref (line->picks);
  g_free (line);
}

static Line *
extend_line (const Line     *from,
             const HxBattle *battle,
             GArray         *taken)
{
  Line *line = g_new (Line, 1);

  line->battle = *battle;
  line->picks = g_array_copy (from->picks);
  g_array_append_vals (line->picks, taken->data, taken->len);
  return line;
}

/* Moves to the next line of choices in counting order; FALSE after the last. */
static gboolean
advance (GArray *taken,
         GArray *n_options)
{
  while (taken->len > 0)
    {
      guint16 *last = &g_array_index (taken, guint16, taken->len - 1);

      if (++*last < g_array_index (n_options, guint16, taken->len - 1))
        return TRUE;
      g_array_set_size (taken, taken->len - 1);
    }
  return FALSE;
}

/* Plays one segment in every way; what is new goes onto @next or, when over, into @ends. */
static gboolean
play_all (const Line  *line,
          const HxBox *box,
          GHashTable  *next,
          GPtrArray   *order,
          GPtrArray   *ends,
          guint       *budget)
{
  g_autoptr (GArray) picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_autoptr (GArray) n_options = g_array_new (FALSE, FALSE, sizeof (guint16));
  Script script = { .taken = taken, .n_options = n_options };
  HxDecider decider = { read_script_cb, &script };
  gboolean more;

  do
    {
      HxBattle battle = line->battle;
      HxBattleState state;
      Line *then;

      script.picks = (const guint16 *) (void *) picks->data;
      script.n_picks = picks->len;
      g_array_set_size (taken, 0);
      g_array_set_size (n_options, 0);
      state = hx_battle_step (&battle, box, &decider, NULL);
      then = extend_line (line, &battle, taken);
      if (state == HX_BATTLE_OVER)
        g_ptr_array_add (ends, then);
      else if (g_hash_table_contains (next, then))
        free_line (then);
      else
        {
          g_hash_table_add (next, then);
          g_ptr_array_add (order, then);
        }
      if ((*budget)-- == 0)
        return FALSE;
      more = advance (taken, n_options);
      g_array_set_size (picks, 0);
      g_array_append_vals (picks, taken->data, taken->len);
    }
  while (more);
  return TRUE;
}

static guint
hash_end (gconstpointer key)
{
  const HxPosition *position = key;
  const guchar *bytes = (const guchar *) position;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof *position; i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

static gboolean
equal_end (gconstpointer a,
           gconstpointer b)
{
  return hx_position_equal (a, b);
}

static void
free_outcome (gpointer data)
{
  HxOutcome *outcome = data;

  g_array_unref (outcome->picks);
  g_free (outcome);
}

static void
keep_ends (HxOutcomes  *outcomes,
           GHashTable  *known,
           GPtrArray   *ends,
           const HxBox *box,
           guint        limit)
{
  for (guint i = 0; i < ends->len; i++)
    {
      Line *line = g_ptr_array_index (ends, i);
      HxOutcome *outcome;

      if (g_hash_table_contains (known, &line->battle.position))
        continue;
      if (outcomes->outcomes->len >= limit)
        {
          outcomes->complete = FALSE;
          return;
        }
      outcome = g_new0 (HxOutcome, 1);
      outcome->end = line->battle.position;
      hx_battle_verdict (&line->battle, box, &outcome->verdict);
      outcome->picks = g_array_ref (line->picks);
      g_ptr_array_add (outcomes->outcomes, outcome);
      g_hash_table_add (known, &outcome->end);
    }
}

/* Where the bound on time was met: what has been begun goes on with first options, so that some ends are known. */
static void
finish_lines (HxOutcomes  *outcomes,
              GHashTable  *known,
              GPtrArray   *lines,
              const HxBox *box,
              guint        limit)
{
  g_autoptr (GPtrArray) ends = g_ptr_array_new_with_free_func (free_line);

  for (guint i = 0; i < lines->len && i < limit; i++)
    {
      const Line *line = g_ptr_array_index (lines, i);
      g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (guint16));
      g_autoptr (GArray) n_options = g_array_new (FALSE, FALSE, sizeof (guint16));
      Script script = { .taken = taken, .n_options = n_options };
      HxDecider decider = { read_script_cb, &script };
      HxBattle battle = line->battle;

      hx_battle_run (&battle, box, &decider, NULL);
      g_ptr_array_add (ends, extend_line (line, &battle, taken));
    }
  keep_ends (outcomes, known, ends, box, limit);
}

/**
 * hx_outcomes_collect:
 * @box: the game box
 * @position: where the battle is fought
 * @caller: the side that caused it
 * @is_final: it is the Final Battle
 * @limit: how many distinct ends to keep at most, at least 1
 *
 * Fights the battle in every way that the choices of all players allow. Where that takes too long, some ends are left out, but
 * never all.
 *
 * Returns: (transfer full): the distinct ends; free with hx_outcomes_free()
 */
HxOutcomes *
hx_outcomes_collect (const HxBox      *box,
                     const HxPosition *position,
                     int               caller,
                     gboolean          is_final,
                     guint             limit)
{
  g_autoptr (GHashTable) known = g_hash_table_new (hash_end, equal_end);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (free_line);
  HxOutcomes *outcomes = g_new0 (HxOutcomes, 1);
  Line *first = g_new (Line, 1);
  guint budget = MAX_SEGMENTS;

  outcomes->outcomes = g_ptr_array_new_with_free_func (free_outcome);
  outcomes->complete = TRUE;
  memset (&first->battle, 0, sizeof first->battle);
  hx_battle_begin (&first->battle, box, position, caller, is_final);
  first->picks = g_array_new (FALSE, FALSE, sizeof (guint16));
  g_ptr_array_add (lines, first);
  while (lines->len > 0 && outcomes->complete)
    {
      g_autoptr (GHashTable) next = g_hash_table_new_full (hash_state, equal_state, free_line, NULL);
      g_autoptr (GPtrArray) order = g_ptr_array_new ();
      g_autoptr (GPtrArray) ends = g_ptr_array_new_with_free_func (free_line);

      for (guint i = 0; i < lines->len && outcomes->complete; i++)
        outcomes->complete = play_all (g_ptr_array_index (lines, i), box, next, order, ends, &budget);
      keep_ends (outcomes, known, ends, box, limit);
      g_hash_table_steal_all (next);
      g_ptr_array_set_size (lines, 0);
      for (guint i = 0; i < order->len; i++)
        g_ptr_array_add (lines, g_ptr_array_index (order, i));
    }
  if (outcomes->outcomes->len < limit)
    finish_lines (outcomes, known, lines, box, limit);
  return outcomes;
}

/**
 * hx_outcomes_free:
 * @outcomes: (transfer full) (nullable): outcomes
 */
void
hx_outcomes_free (HxOutcomes *outcomes)
{
  if (outcomes == NULL)
    return;
  g_ptr_array_unref (outcomes->outcomes);
  g_free (outcomes);
}
