/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A comparison on boards where nothing is at stake proves nothing; this tells how much was. */

#include "shares.h"

#define LEAST_PERCENT 5

/**
 * shares_add:
 * @shares: (inout): the counts
 * @stats: what decided one board
 *
 * Counts a board.
 */
void
shares_add (Shares        *shares,
            const SrStats *stats)
{
  shares->boards++;
  shares->nets += stats->nets;
  shares->power += stats->power;
  shares->medics += stats->medics;
  shares->scopers += stats->scopers;
  shares->choices += stats->choices;
}

/**
 * shares_are_enough:
 * @shares: the counts
 *
 * Returns: whether each mechanic decided at least one board in twenty
 */
gboolean
shares_are_enough (const Shares *shares)
{
  guint least = MIN (MIN (MIN (shares->nets, shares->power), MIN (shares->medics, shares->scopers)),
                     shares->choices);

  return shares->boards > 0 && 100 * least >= LEAST_PERCENT * shares->boards;
}

static void
print_share (const Shares *shares,
             const char   *name,
             guint         count)
{
  g_print ("  %-8s %6u  %5.1f %%\n", name, count,
           shares->boards == 0 ? 0.0 : 100.0 * count / shares->boards);
}

/**
 * shares_print:
 * @shares: the counts
 *
 * Prints on how many boards each mechanic decided the end.
 */
void
shares_print (const Shares *shares)
{
  g_print ("Decided the end, of %u boards:\n", shares->boards);
  print_share (shares, "nets", shares->nets);
  print_share (shares, "power", shares->power);
  print_share (shares, "Medics", shares->medics);
  print_share (shares, "Scopers", shares->scopers);
  print_share (shares, "choices", shares->choices);
}
