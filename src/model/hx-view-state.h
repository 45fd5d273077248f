/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window shows of a document: selection, cursor, what is being carried, which step of a battle, for whose eyes. */
#pragma once

#include "hx-playing.h"

G_BEGIN_DECLS

typedef enum
{
  HX_CARRY_NOTHING,
  HX_CARRY_TILE,   /* from the palette: tile, side */
  HX_CARRY_PIECE,  /* from the board: from */
  HX_CARRY_TRAP,   /* from the palette: what, side; or from the board: from */
  HX_CARRY_MARKER, /* from the palette: what */
  HX_CARRY_HAND,   /* to be played by the rules: tile from the hand, or from the board: from */
  HX_CARRY_PART,   /* of the Monolith of side: the first part, or the second once from says where the first goes */
} HxCarryKind;

/**
 * HxCarry: what the next hex gets.
 * @document: (nullable): the document that it belongs to; only compared, never looked into
 * @facing: the facing that it will have there; @first_facing: that of a tile on the first part
 * @what: a #HxTrapKind or #HxPieceMarker
 * @group: where the pieces stand that are moved together with that on @from
 */
typedef struct
{
  gconstpointer document;
  HxCarryKind kind;
  guint16 tile;
  guint8 side;
  guint8 from;
  guint8 facing, first_facing;
  guint8 what;
  HxHexSet group;
} HxCarry;

#define HX_TYPE_CARRY (hx_carry_get_type ())
GType    hx_carry_get_type (void);
HxCarry *hx_carry_copy     (const HxCarry *carry) G_GNUC_WARN_UNUSED_RESULT;
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxCarry, g_free)

#define HX_TYPE_VIEW_STATE (hx_view_state_get_type ())
G_DECLARE_FINAL_TYPE (HxViewState, hx_view_state, HX, VIEW_STATE, GObject)

HxViewState   *hx_view_state_new            (HxDocument    *document) G_GNUC_WARN_UNUSED_RESULT;

HxDocument    *hx_view_state_get_document   (HxViewState   *self);
guint8         hx_view_state_get_selection  (HxViewState   *self);
void           hx_view_state_set_selection  (HxViewState   *self,
                                             guint8         hex);
HxHexSet       hx_view_state_get_selected   (HxViewState   *self);
void           hx_view_state_select_all     (HxViewState   *self,
                                             HxHexSet       hexes,
                                             guint8         hex);
void           hx_view_state_extend         (HxViewState   *self,
                                             guint8         hex);
void           hx_view_state_toggle         (HxViewState   *self,
                                             guint8         hex);
guint8         hx_view_state_get_cursor     (HxViewState   *self);
void           hx_view_state_set_cursor     (HxViewState   *self,
                                             guint8         hex);
guint          hx_view_state_get_side       (HxViewState   *self);
void           hx_view_state_set_side       (HxViewState   *self,
                                             guint          side);
int            hx_view_state_get_eyes       (HxViewState   *self);
void           hx_view_state_set_eyes       (HxViewState   *self,
                                             int            side);
const HxNarrator *hx_view_state_get_narrator (HxViewState  *self);
const HxCarry *hx_view_state_get_carry      (HxViewState   *self);
void           hx_view_state_set_carry      (HxViewState   *self,
                                             const HxCarry *carry);

gboolean       hx_view_state_can_put        (HxViewState   *self,
                                             const HxCarry *carry,
                                             guint8         hex);
gboolean       hx_view_state_put            (HxViewState   *self,
                                             const HxCarry *carry,
                                             guint8         hex);
gboolean       hx_view_state_get_carry_from (HxViewState   *self,
                                             guint8         hex,
                                             HxCarry       *carry);
gboolean       hx_view_state_lift           (HxViewState   *self,
                                             guint8         hex);
gboolean       hx_view_state_has_thing      (HxViewState   *self,
                                             guint8         hex);
void           hx_view_state_turn           (HxViewState   *self,
                                             int            turns);

HxResolution  *hx_view_state_get_resolution (HxViewState   *self);
gboolean       hx_view_state_start_battle   (HxViewState   *self);
void           hx_view_state_end_battle     (HxViewState   *self);
HxPlaying     *hx_view_state_get_playing    (HxViewState   *self);
void           hx_view_state_start_playing  (HxViewState   *self);
void           hx_view_state_follow_names   (HxViewState   *self);
gint           hx_view_state_get_step       (HxViewState   *self);
void           hx_view_state_set_step       (HxViewState   *self,
                                             gint           step);
void           hx_view_state_answer         (HxViewState   *self,
                                             guint          choice,
                                             guint          option);
const HxPosition *hx_view_state_get_position (HxViewState  *self);

G_END_DECLS
