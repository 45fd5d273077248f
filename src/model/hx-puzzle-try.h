/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody's try at a puzzle, on a copy: what was played so far, what it comes to, and hints as far as they were asked for. */
#pragma once

#include "hx-playing.h"
#include "hx-puzzle-check.h"

G_BEGIN_DECLS

/** HX_MOST_HINTS: hints there are; what comes after the last is the solution itself. */
#define HX_MOST_HINTS 3

/** HxTryEnd: what a try has come to. */
typedef enum
{
  HX_TRY_GOES_ON,
  HX_TRY_SOLVED,
  HX_TRY_FAILED,
} HxTryEnd;

#define HX_TYPE_PUZZLE_TRY (hx_puzzle_try_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleTry, hx_puzzle_try, HX, PUZZLE_TRY, GObject)

HxPuzzleTry *hx_puzzle_try_new          (HxDocument         *document,
                                         const HxPuzzleLine *line,
                                         GError            **error) G_GNUC_WARN_UNUSED_RESULT;
HxDocument  *hx_puzzle_try_get_document (HxPuzzleTry        *self);
HxDocument  *hx_puzzle_try_get_scratch  (HxPuzzleTry        *self);
gboolean     hx_puzzle_try_get_is_shown (HxPuzzleTry        *self);
void         hx_puzzle_try_begin        (HxPuzzleTry        *self,
                                         HxPlaying          *playing);
char        *hx_puzzle_try_dup_status   (HxPuzzleTry        *self,
                                         HxPlaying          *playing) G_GNUC_WARN_UNUSED_RESULT;
gboolean     hx_puzzle_try_get_is_ready (HxPuzzleTry        *self,
                                         HxPlaying          *playing);
void         hx_puzzle_try_fight        (HxPuzzleTry        *self,
                                         HxPlaying          *playing);
HxTryEnd     hx_puzzle_try_judge        (HxPuzzleTry        *self,
                                         HxPlaying          *playing,
                                         char              **text);
void         hx_puzzle_try_ask          (HxPuzzleTry        *self);
void         hx_puzzle_try_use          (HxPuzzleTry        *self,
                                         HxPuzzleCheck      *check);
HxPuzzleCheck *hx_puzzle_try_get_search (HxPuzzleTry        *self);
HxPuzzleCheck *hx_puzzle_try_get_source (HxPuzzleTry        *self);
void         hx_puzzle_try_stop_search  (HxPuzzleTry        *self);
char        *hx_puzzle_try_dup_hints    (HxPuzzleTry        *self) G_GNUC_WARN_UNUSED_RESULT;
guint        hx_puzzle_try_get_n_hints  (HxPuzzleTry        *self);
HxPuzzleLine *hx_puzzle_try_tell        (HxPuzzleTry        *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
