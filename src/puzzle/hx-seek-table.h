/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games told apart by numbers of 128 bits, and a table of what is known about them. Private to this room. */
#pragma once

#include <glib.h>

#include "hx-action.h"
#include "hx-goal.h"

G_BEGIN_DECLS

/** HX_SEEK_TABLE_BYTES: memory that the table usually takes at most. */
#define HX_SEEK_TABLE_BYTES ((gsize) 192 << 20)

/** HxKey: a sum over all parts of a game, so that parts can be exchanged. */
typedef struct
{
  guint64 low, high;
} HxKey;

typedef struct _HxSeekTable HxSeekTable;

HxKey        hx_key_of_part       (guint64          kind,
                                   guint64          first,
                                   guint64          second);
guint        hx_key_hash          (gconstpointer    key);
gboolean     hx_key_equal         (gconstpointer    a,
                                   gconstpointer    b);
HxKey        hx_key_of_unit       (guint8           hex,
                                   const HxPiece   *piece);
HxKey        hx_key_of_hand_tile  (guint16          tile);
HxKey        hx_key_of_action     (const HxAction  *action);
HxKey        hx_key_of_pick       (guint            nth,
                                   guint            option);
HxKey        hx_key_of_game       (const HxGame    *game,
                                   int              side,
                                   const HxDeeds   *deeds);
HxKey        hx_key_of_final      (const HxGame    *game,
                                   int              side,
                                   const HxDeeds   *deeds);

HxSeekTable *hx_seek_table_new    (gsize            n_bytes);
void         hx_seek_table_free   (HxSeekTable     *table);
void         hx_seek_table_enter  (HxSeekTable     *table);
void         hx_seek_table_leave  (HxSeekTable     *table);
gboolean     hx_seek_table_is_awaited (const HxSeekTable *table);
gboolean     hx_seek_table_get    (HxSeekTable     *table,
                                   HxKey            key,
                                   int             *shortfall);
void         hx_seek_table_prepare (HxSeekTable  *table,
                                   HxKey            key);
gboolean     hx_seek_table_put    (HxSeekTable     *table,
                                   HxKey            key,
                                   int              shortfall);

static inline HxKey
hx_key_plus (HxKey a,
             HxKey b)
{
  return (HxKey) { a.low + b.low, a.high + b.high };
}

static inline HxKey
hx_key_minus (HxKey a,
              HxKey b)
{
  return (HxKey) { a.low - b.low, a.high - b.high };
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxSeekTable, hx_seek_table_free)

G_END_DECLS
