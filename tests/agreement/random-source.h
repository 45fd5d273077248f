/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers that are the same on every computer and in every version of GLib. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint64 state;
} RandomSource;

void random_source_init (RandomSource *source,
                         guint64       seed,
                         guint64       number);
int  random_below       (RandomSource *source,
                         int           limit);

G_END_DECLS
