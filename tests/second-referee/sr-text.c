/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions and moments as texts: the canonical text of an end, and keys that tell equal things apart from others. */

#include "sr-private.h"

static void
append_markers (GString   *text,
                const int *markers)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (int marker = 0; marker < SR_N_MARKERS; marker++)
    for (int n = 0; n < markers[marker]; n++)
      g_ptr_array_add (names, (gpointer) sr_marker_name (marker));
  if (names->len == 0)
    return;
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (",", (char **) names->pdata);
  g_string_append_printf (text, " [%s]", joined);
}

static char *
describe_piece (const SrPiece  *piece,
                const SrBattle *battle)
{
  g_autofree char *hex = sr_hex_name (piece->hex, battle->radius);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s %s s%d f%d w%d", hex, piece->tile->name,
                          piece->side, piece->facing, piece->wounds);
  append_markers (text, piece->markers);
  return g_string_free (text, FALSE);
}

static char *
describe_monolith (const SrMonolith *monolith,
                   int               side,
                   const SrBattle   *battle)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "monolith %d lower=[", side);
  for (int i = 0; i < 2; i++)
    {
      const SrTucked *tucked = &monolith->lower[i];

      if (i > 0)
        g_string_append (text, "; ");
      if (tucked->tile == NULL)
        {
          g_string_append (text, "-");
          continue;
        }
      g_string_append_printf (text, "%s s%d w%d", tucked->tile->name, tucked->side, tucked->wounds);
      append_markers (text, tucked->markers);
    }
  g_string_append (text, "] expanded=[");
  for (int i = 0; monolith->expanded && i < 2; i++)
    {
      g_autofree char *hex = sr_hex_name (monolith->parts[i], battle->radius);

      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", hex);
    }
  g_string_append (text, "]");
  return g_string_free (text, FALSE);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
append_sorted (GPtrArray *lines,
               GPtrArray *more)
{
  g_ptr_array_sort (more, compare_texts);
  g_ptr_array_extend_and_steal (lines, more);
}

/**
 * sr_position_text:
 * @position: a position
 * @battle: what stays the same
 *
 * The canonical text: one line per piece, "HEX TILE sSIDE fFACING wWOUNDS
 * [MARKERS]", sorted; for each side with a Monolith "monolith SIDE
 * lower=[TILE sSIDE wWOUNDS [MARKERS]; -] expanded=[HEX; HEX]"; then
 * "trap HEX KIND sSIDE", sorted.
 *
 * Returns: (transfer full): the text
 */
char *
sr_position_text (const SrPosition *position,
                  const SrBattle   *battle)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *pieces = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *traps = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < position->n_pieces; i++)
    if (!position->pieces[i].gone)
      g_ptr_array_add (pieces, describe_piece (&position->pieces[i], battle));
  append_sorted (lines, pieces);
  for (int side = 0; side < battle->n_sides; side++)
    if (position->monoliths[side].in_play)
      g_ptr_array_add (lines, describe_monolith (&position->monoliths[side], side, battle));
  for (int i = 0; i < position->n_traps; i++)
    {
      const SrTrap *trap = &position->traps[i];
      g_autofree char *hex = sr_hex_name (trap->hex, battle->radius);

      if (!trap->gone)
        g_ptr_array_add (traps, g_strdup_printf ("trap %s %s s%d", hex, trap->kind, trap->side));
    }
  append_sorted (lines, traps);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
append_flags (GString        *text,
              const gboolean *flags,
              int             n_flags)
{
  g_string_append_c (text, '/');
  for (int i = 0; i < n_flags; i++)
    g_string_append_c (text, flags[i] ? '1' : '0');
}

/**
 * sr_position_key:
 * @position: a position
 * @battle: what stays the same
 *
 * Like sr_position_text(), with what the battle has used up so far.
 *
 * Returns: (transfer full): a text that only equal positions share
 */
char *
sr_position_key (const SrPosition *position,
                 const SrBattle   *battle)
{
  g_autofree char *board = sr_position_text (position, battle);
  GString *text = g_string_new (board);

  for (int i = 0; i < position->n_pieces; i++)
    {
      const SrPiece *piece = &position->pieces[i];

      if (piece->gone)
        continue;
      g_string_append_printf (text, "\n%d", i);
      append_flags (text, piece->spent, SR_MAX_NUMBERS);
      append_flags (text, piece->spent_extra, SR_MAX_EXTRA);
      append_flags (text, piece->converted, SR_N_CONVERSIONS);
    }
  return g_string_free (text, FALSE);
}

static gboolean
source_is_shared (const SrMoment *moment,
                  int             source)
{
  int n = 0;

  for (int i = 0; i < moment->n_blows; i++)
    if (moment->blows[i].source == source)
      n++;
  return n > 1;
}

/**
 * sr_moment_key:
 * @moment: a moment
 * @battle: what stays the same
 *
 * Where a blow comes from matters only while its source has more than one
 * blow, so two moments that differ in nothing else are the same.
 *
 * Returns: (transfer full): a text that only equal moments share
 */
char *
sr_moment_key (const SrMoment *moment,
               const SrBattle *battle)
{
  g_autoptr (GPtrArray) blows = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *position = sr_position_key (&moment->position, battle);
  GString *text = g_string_new (position);

  for (int i = 0; i < moment->n_blows; i++)
    {
      const SrBlow *blow = &moment->blows[i];
      gboolean shared = source_is_shared (moment, blow->source);

      g_ptr_array_add (blows, g_strdup_printf ("\n%d %d %d %d %d", blow->victim, blow->wounds,
                                               blow->destroys, blow->moved,
                                               shared ? blow->source : -1));
    }
  g_ptr_array_sort (blows, compare_texts);
  for (guint i = 0; i < blows->len; i++)
    g_string_append (text, g_ptr_array_index (blows, i));
  append_flags (text, moment->spent_medic, SR_MAX_PIECES);
  append_flags (text, moment->explodes, SR_MAX_PIECES);
  append_flags (text, moment->too_hurt, SR_MAX_PIECES);
  return g_string_free (text, FALSE);
}

/**
 * sr_set_new:
 *
 * Returns: (transfer full): an empty set
 */
SrSet *
sr_set_new (void)
{
  SrSet *set = g_new0 (SrSet, 1);

  set->keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  set->members = g_ptr_array_new_with_free_func (g_free);
  return set;
}

/**
 * sr_set_free:
 * @set: (transfer full) (nullable): a set
 *
 * Frees @set and its members.
 */
void
sr_set_free (SrSet *set)
{
  if (set == NULL)
    return;
  g_hash_table_unref (set->keys);
  g_ptr_array_unref (set->members);
  g_free (set);
}

/**
 * sr_set_add:
 * @set: a set
 * @key: (transfer full): what tells members apart
 * @copy: (transfer full): the new member
 *
 * Returns: whether it was new; if not, it is freed
 */
gboolean
sr_set_add (SrSet    *set,
            char     *key,
            gpointer  copy)
{
  if (g_hash_table_add (set->keys, key))
    {
      g_ptr_array_add (set->members, copy);
      return TRUE;
    }
  g_free (copy);
  return FALSE;
}
