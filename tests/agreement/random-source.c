/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small counter-based generator: each step adds a constant and mixes the bits. */

#include "random-source.h"

static guint64
next (RandomSource *source)
{
  guint64 bits;

  source->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  bits = source->state;
  bits = (bits ^ (bits >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  bits = (bits ^ (bits >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return bits ^ (bits >> 31);
}

/**
 * random_source_init:
 * @source: (out): a source
 * @seed: of a run
 * @number: of a board in the run
 *
 * Starts @source.
 */
void
random_source_init (RandomSource *source,
                    guint64       seed,
                    guint64       number)
{
  source->state = seed;
  source->state = next (source) + number;
  source->state = next (source);
}

/**
 * random_below:
 * @source: (inout): a source
 * @limit: more than 0
 *
 * Returns: a number from 0 to @limit - 1
 */
int
random_below (RandomSource *source,
              int           limit)
{
  g_return_val_if_fail (limit > 0, 0);

  return next (source) % limit;
}
