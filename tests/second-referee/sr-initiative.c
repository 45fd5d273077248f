/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Initiative numbers: their current values, extra numbers, and how they are spent. */

#include "sr-private.h"

static gboolean
contains (const int *values,
          int        n_values,
          int        value)
{
  for (int i = 0; i < n_values; i++)
    if (values[i] == value)
      return TRUE;
  return FALSE;
}

static int
find_lowest (const int *values,
             int        n_values)
{
  int lowest = values[0];

  for (int i = 1; i < n_values; i++)
    lowest = MIN (lowest, values[i]);
  return lowest;
}

/* FAQ-E-009: one below the highest number that has no number right below it. */
static int
find_extra (const int      *values,
            int             n_values,
            const SrBattle *battle)
{
  int highest = G_MININT;

  if (battle->rulings.disp01_after_last)
    return find_lowest (values, n_values) - 1;
  for (int i = 0; i < n_values; i++)
    if (!contains (values, n_values, values[i] - 1))
      highest = MAX (highest, values[i]);
  return highest - 1;
}

/* BASE-INIT-07, D-01: a number is spent when its segment comes, and lost when it has risen above it. */
static gboolean
spend (gboolean       *spent,
       int             value,
       int             segment,
       const SrBattle *battle)
{
  if (value > segment && !battle->rulings.d01_returns)
    *spent = TRUE;
  if (value != segment || *spent)
    return FALSE;
  *spent = TRUE;
  return TRUE;
}

/**
 * sr_initiative_due:
 * @piece: (inout): a piece; its numbers are spent as they come
 * @modifier: what Modules add to its numbers
 * @n_extra: the number of extra attacks that Modules give
 * @segment: the running initiative segment
 * @battle: what stays the same
 *
 * Several numbers with one value make one attack (BASE-INIT-05). An extra
 * number below 0 counts as 0 (D-02).
 *
 * Returns: whether the piece has a number due in @segment
 */
gboolean
sr_initiative_due (SrPiece        *piece,
                   int             modifier,
                   int             n_extra,
                   int             segment,
                   const SrBattle *battle)
{
  int values[SR_MAX_NUMBERS + SR_MAX_EXTRA];
  int n_values = piece->tile->n_numbers;
  gboolean due = FALSE;

  if (n_values == 0)
    return FALSE;
  for (int i = 0; i < n_values; i++)
    {
      values[i] = MAX (0, piece->tile->numbers[i] + modifier);
      due |= spend (&piece->spent[i], values[i], segment, battle);
    }
  for (int i = 0; i < MIN (n_extra, SR_MAX_EXTRA); i++)
    {
      int extra = find_extra (values, n_values, battle);

      values[n_values++] = extra;
      due |= spend (&piece->spent_extra[i], MAX (0, extra), segment, battle);
    }
  return due;
}
