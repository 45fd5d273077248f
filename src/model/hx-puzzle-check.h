/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle being checked by other threads: what the solver found, and which small changes would make it unique. */
#pragma once

#include "hx-puzzle-line.h"
#include "hx-puzzle-readings.h"

G_BEGIN_DECLS

/** HxCheckDepth: what somebody wants to know. */
typedef enum
{
  HX_CHECK_FIRST_LINE, /* a line that solves it */
  HX_CHECK_SOLUTIONS,  /* all solutions */
  HX_CHECK_ALL,        /* besides, repairs unless it is unique, and what other readings of disputed points change */
} HxCheckDepth;

/** HxCheckState: how far it is. */
typedef enum
{
  HX_CHECK_SOLVING,
  HX_CHECK_REPAIRING,  /* what the solver found is there, repairs are looked for */
  HX_CHECK_READING,    /* the repairs are there, other readings of disputed points are tried */
  HX_CHECK_DONE,
} HxCheckState;

/**
 * HxRepair: a small change with which the puzzle has exactly one solution.
 * @side: whose HQ or hand is changed
 * @wounds: by how many wounds its HQ is changed, or 0
 * @tile: the tile that its hand goes without, or %HX_NO_TILE
 */
typedef struct
{
  guint8 side;
  gint8 wounds;
  guint16 tile;
} HxRepair;

#define HX_TYPE_PUZZLE_CHECK (hx_puzzle_check_get_type ())
G_DECLARE_FINAL_TYPE (HxPuzzleCheck, hx_puzzle_check, HX, PUZZLE_CHECK, GObject)

HxPuzzleCheck   *hx_puzzle_check_new           (HxDocument     *document,
                                                HxCheckDepth    depth,
                                                GError        **error) G_GNUC_WARN_UNUSED_RESULT;
void             hx_puzzle_check_cancel        (HxPuzzleCheck  *self);
void             hx_puzzle_check_stop          (HxPuzzleCheck  *self);
gboolean         hx_puzzle_check_get_is_stopped (HxPuzzleCheck *self);
gboolean         hx_puzzle_check_is_about      (HxPuzzleCheck  *self,
                                                HxDocument     *document);
void             hx_puzzle_check_look_at       (HxPuzzleCheck  *self,
                                                guint           solution);
guint            hx_puzzle_check_get_looked_at (HxPuzzleCheck  *self);
HxCheckState     hx_puzzle_check_get_state     (HxPuzzleCheck  *self);
guint64          hx_puzzle_check_get_positions (HxPuzzleCheck  *self);
guint            hx_puzzle_check_get_wins      (HxPuzzleCheck  *self);
double           hx_puzzle_check_get_share     (HxPuzzleCheck  *self);
const HxPuzzle  *hx_puzzle_check_get_puzzle    (HxPuzzleCheck  *self);
const HxSolving *hx_puzzle_check_get_solving   (HxPuzzleCheck  *self);
const GArray    *hx_puzzle_check_get_repairs   (HxPuzzleCheck  *self);
guint            hx_puzzle_check_get_nearest   (HxPuzzleCheck  *self,
                                                HxRepair       *repair);
const GArray    *hx_puzzle_check_get_readings  (HxPuzzleCheck  *self);
guint            hx_puzzle_check_count_read    (HxPuzzleCheck  *self,
                                                guint          *all);
HxPuzzleLine    *hx_puzzle_check_tell          (HxPuzzleCheck  *self,
                                                guint           solution) G_GNUC_WARN_UNUSED_RESULT;
HxPuzzleLine    *hx_puzzle_check_tell_reply    (HxPuzzleCheck  *self,
                                                guint           solution,
                                                guint           reply) G_GNUC_WARN_UNUSED_RESULT;
HxJudgement     *hx_puzzle_check_judge         (HxPuzzleCheck  *self,
                                                guint           solution) G_GNUC_WARN_UNUSED_RESULT;
HxPuzzleLine    *hx_puzzle_check_tell_wrong    (HxPuzzleCheck  *self) G_GNUC_WARN_UNUSED_RESULT;
char            *hx_puzzle_check_dup_repair    (HxPuzzleCheck  *self,
                                                const HxRepair *repair) G_GNUC_WARN_UNUSED_RESULT;
gboolean         hx_document_repair            (HxDocument     *document,
                                                const HxRepair *repair);

G_END_DECLS
