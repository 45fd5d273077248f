/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position being played: its record, the point that is on show, what may be played there and what of that is picked. */
#pragma once

#include "hx-judge.h"
#include "hx-pick.h"
#include "hx-record.h"
#include "hx-resolution.h"

G_BEGIN_DECLS

/** HxTry: what came of picking something. */
typedef enum
{
  HX_TRY_NOTHING,  /* it means nothing here */
  HX_TRY_PICKED,   /* and something more has to be picked */
  HX_TRY_SEVERAL,  /* and several actions remain, of which one has to be chosen */
  HX_TRY_PLAYED,
  HX_TRY_OUTSIDE,  /* it has no place in the puzzle that is tried, see hx_playing_dup_limits() */
  HX_TRY_REFUSED,  /* see hx_playing_get_refusal() */
} HxTry;

#define HX_TYPE_PLAYING (hx_playing_get_type ())
G_DECLARE_FINAL_TYPE (HxPlaying, hx_playing, HX, PLAYING, GObject)

HxPlaying      *hx_playing_new            (HxDocument     *document) G_GNUC_WARN_UNUSED_RESULT;

void            hx_playing_keep_to        (HxPlaying      *self,
                                           const HxPuzzle *puzzle,
                                           gboolean        is_shown);
char           *hx_playing_dup_limits     (HxPlaying      *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean        hx_playing_get_is_puzzle  (HxPlaying      *self);
gboolean        hx_playing_get_is_over    (HxPlaying      *self);
const HxRecord *hx_playing_get_record     (HxPlaying      *self);
HxPoint         hx_playing_get_point      (HxPlaying      *self);
const HxGame   *hx_playing_get_game       (HxPlaying      *self);
guint           hx_playing_get_side       (HxPlaying      *self);
gboolean        hx_playing_get_sets_up    (HxPlaying      *self);
const HxGame   *hx_playing_get_before     (HxPlaying      *self);
HxResolution   *hx_playing_get_resolution (HxPlaying      *self);
gboolean        hx_playing_get_can_go_on  (HxPlaying      *self);
HxPoint         hx_playing_get_next       (HxPlaying      *self);

void            hx_playing_go_to          (HxPlaying      *self,
                                           HxPoint         point);
HxTry           hx_playing_play           (HxPlaying      *self,
                                           const HxAction *action);
void            hx_playing_answer         (HxPlaying      *self,
                                           guint           choice,
                                           guint           option);
void            hx_playing_take_back      (HxPlaying      *self);
void            hx_playing_promote        (HxPlaying      *self,
                                           HxRecordLine   *branch);
void            hx_playing_delete         (HxPlaying      *self,
                                           HxRecordLine   *branch);
void            hx_playing_keep           (HxPlaying      *self);

GArray         *hx_playing_get_legal      (HxPlaying      *self);
const HxPick   *hx_playing_get_pick       (HxPlaying      *self);
GArray         *hx_playing_list_fitting   (HxPlaying      *self) G_GNUC_WARN_UNUSED_RESULT;
GArray         *hx_playing_list_ready     (HxPlaying      *self) G_GNUC_WARN_UNUSED_RESULT;
HxHexSet        hx_playing_find_next      (HxPlaying      *self);
gboolean        hx_playing_can_use        (HxPlaying      *self,
                                           guint16         tile);
HxTry           hx_playing_pick_tile      (HxPlaying      *self,
                                           guint16         tile);
HxTry           hx_playing_pick_hex       (HxPlaying      *self,
                                           guint8          hex);
void            hx_playing_pick_monolith  (HxPlaying      *self);
void            hx_playing_pick_set_up    (HxPlaying      *self,
                                           guint           side,
                                           gboolean        packs);
HxTry           hx_playing_pick_cargo     (HxPlaying      *self,
                                           guint16         tile);
HxTry           hx_playing_pick_no_cargo  (HxPlaying      *self);
GArray         *hx_playing_list_cargo     (HxPlaying      *self) G_GNUC_WARN_UNUSED_RESULT;
void            hx_playing_turn           (HxPlaying      *self,
                                           int             turns);
gboolean        hx_playing_unpick         (HxPlaying      *self);
const HxRefusal *hx_playing_get_refusal   (HxPlaying      *self,
                                           HxAction       *action);

G_END_DECLS
