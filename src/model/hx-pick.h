/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody who wants to play has picked so far: a tile or a unit, then hexes, and which legal actions that leaves. */
#pragma once

#include <glib.h>

#include "hx-action.h"

G_BEGIN_DECLS

/** HX_MAX_PICKED: hexes that an action can want, one after another. */
#define HX_MAX_PICKED 3

/** HX_N_CARGO: tiles that go under an HQ with a Monolith. */
#define HX_N_CARGO 2

typedef enum
{
  HX_PICK_NOTHING,
  HX_PICK_TILE,     /* from the hand: tile */
  HX_PICK_UNIT,     /* the first of the hexes */
  HX_PICK_MONOLITH, /* to expand it */
  HX_PICK_SET_UP,   /* an HQ to set up: side */
} HxPickKind;

/**
 * HxPick: what is picked.
 * @hexes: the first @n are picked, in the order in which the actions want them
 * @facing: which way the unit is to face
 * @packs: whether tiles go under the HQ that is set up
 * @cargo: the first @n_cargo of them are picked
 * @n_before_hex: how many of them were when the hex was picked
 */
typedef struct
{
  HxPickKind kind;
  guint16 tile;
  guint8 side;
  guint8 n;
  guint8 hexes[HX_MAX_PICKED];
  guint8 facing;
  gboolean packs;
  guint8 n_cargo;
  guint8 n_before_hex;
  guint16 cargo[HX_N_CARGO];
} HxPick;

gboolean  hx_pick_wants_cargo (const HxPick   *pick);
guint     hx_pick_list_hexes  (const HxBox    *box,
                               const HxGame   *game,
                               const HxAction *action,
                               guint8          hexes[HX_MAX_PICKED]);
gboolean  hx_pick_uses_tile   (const HxBox    *box,
                               const HxAction *action,
                               guint16         tile);
GArray   *hx_pick_filter      (const HxPick   *pick,
                               const HxBox    *box,
                               const HxGame   *game,
                               GArray         *actions) G_GNUC_WARN_UNUSED_RESULT;
HxHexSet  hx_pick_find_next   (const HxPick   *pick,
                               const HxBox    *box,
                               const HxGame   *game,
                               GArray         *fitting);
GArray   *hx_pick_find_ready  (const HxPick   *pick,
                               const HxBox    *box,
                               const HxGame   *game,
                               GArray         *fitting) G_GNUC_WARN_UNUSED_RESULT;
gboolean  hx_pick_find_refusal (const HxPick  *pick,
                               const HxBox    *box,
                               const HxGame   *game,
                               HxAction       *action,
                               HxRefusal      *refusal);

G_END_DECLS
