/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking up and putting down what is carried over the board: where it may go, and what becomes of the document then. */

#include "config.h"

#include "hx-document-group.h"
#include "hx-document-lay.h"
#include "hx-view-state.h"

G_DEFINE_BOXED_TYPE (HxCarry, hx_carry, hx_carry_copy, g_free)

static HxDocument *
get_document (HxViewState *self)
{
  return hx_view_state_get_document (self);
}

static gboolean
is_group (const HxCarry *carry)
{
  return (carry->group & (carry->group - 1)) != 0;
}

/** hx_carry_copy: Returns: (transfer full): a copy of @carry. */
HxCarry *
hx_carry_copy (const HxCarry *carry)
{
  return g_memdup2 (carry, sizeof *carry);
}

/**
 * hx_view_state_can_put:
 * @carry: what is carried
 * @hex: where it would go
 *
 * Returns: whether hx_view_state_put() would do something; never while a battle is on show; while a position is played,
 *   whether @hex can be tried
 */
gboolean
hx_view_state_can_put (HxViewState   *self,
                       const HxCarry *carry,
                       guint8         hex)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), FALSE);

  if (carry->document != get_document (self))
    return FALSE;
  if (carry->kind == HX_CARRY_HAND)
    return hx_view_state_get_playing (self) != NULL;
  if (hx_view_state_get_resolution (self) != NULL)
    return FALSE;
  switch (carry->kind)
    {
    case HX_CARRY_TILE:
      return hx_document_can_place (get_document (self), carry->tile, hex);
    case HX_CARRY_PIECE:
      return is_group (carry) ? hx_document_shift (get_document (self), carry->group, carry->from, hex) != 0
                              : hx_document_can_move (get_document (self), carry->from, hex);
    case HX_CARRY_TRAP:
      return hex == carry->from || hx_document_can_lay (get_document (self), hex);
    case HX_CARRY_MARKER:
      return hx_document_can_change_marker (get_document (self), hex, (HxPieceMarker) carry->what, 1);
    case HX_CARRY_PART:
      return hex != carry->from && hx_document_can_put_part (get_document (self), carry->side, carry->from != HX_NO_HEX, hex);
    case HX_CARRY_HAND:
    case HX_CARRY_NOTHING:
    default:
      return FALSE;
    }
}

static gboolean
put_trap (HxViewState   *self,
          const HxCarry *carry,
          guint8         hex)
{
  if (carry->from != HX_NO_HEX)
    return hx_document_move_trap (get_document (self), carry->from, hex);
  return hx_document_lay_trap (get_document (self), hex, (HxTrapKind) carry->what, carry->side);
}

/* The first part only goes down in the hand's memory: a Monolith expands at once. */
static gboolean
put_part (HxViewState   *self,
          const HxCarry *carry,
          guint8         hex)
{
  HxCarry second = *carry;
  const guint8 parts[2] = { carry->from, hex };
  const guint8 facings[2] = { carry->first_facing, carry->facing };

  if (carry->from != HX_NO_HEX)
    return hx_document_expand (get_document (self), carry->side, parts, facings);
  second.from = hex;
  second.first_facing = carry->facing;
  hx_view_state_set_carry (self, &second);

  return TRUE;
}

/* Pieces that went together stay selected together. */
static gboolean
put_group (HxViewState   *self,
           const HxCarry *carry,
           guint8         hex)
{
  HxHexSet shifted = hx_document_shift (get_document (self), carry->group, carry->from, hex);
  int turns = carry->facing - hx_document_get_piece (get_document (self), carry->from)->facing;

  if (!hx_document_move_all (get_document (self), carry->group, carry->from, hex, turns))
    return FALSE;
  hx_view_state_set_carry (self, NULL);
  hx_view_state_select_all (self, shifted, hex);

  return TRUE;
}

static gboolean
put_carried (HxViewState   *self,
             const HxCarry *carry,
             guint8         hex)
{
  HxPiece piece = hx_piece_new (carry->tile, carry->side, carry->facing);

  switch (carry->kind)
    {
    case HX_CARRY_TILE:
      return hx_document_place (get_document (self), hex, &piece);
    case HX_CARRY_PIECE:
      return hx_document_move (get_document (self), carry->from, hex, carry->facing);
    case HX_CARRY_TRAP:
      return put_trap (self, carry, hex);
    case HX_CARRY_MARKER:
      return hx_document_change_marker (get_document (self), hex, (HxPieceMarker) carry->what, 1);
    case HX_CARRY_PART:
      return put_part (self, carry, hex);
    case HX_CARRY_HAND:
    case HX_CARRY_NOTHING:
    default:
      return FALSE;
    }
}

/**
 * hx_view_state_put:
 * @carry: what is carried
 * @hex: where it goes
 *
 * Puts it there; @hex is selected then, and nothing is carried any more, unless it was the first part of a Monolith.
 *
 * Returns: whether it is there now
 */
gboolean
hx_view_state_put (HxViewState   *self,
                   const HxCarry *carry,
                   guint8         hex)
{
  HxCarry what = *carry;
  gboolean done;

  if (!hx_view_state_can_put (self, carry, hex))
    return FALSE;

  if (what.kind == HX_CARRY_PIECE && is_group (&what))
    return put_group (self, &what, hex);
  done = put_carried (self, &what, hex);
  if (what.kind != HX_CARRY_PART || what.from != HX_NO_HEX)
    hx_view_state_set_carry (self, NULL);
  hx_view_state_set_selection (self, hex);

  return done;
}

/**
 * hx_view_state_get_carry_from:
 * @hex: a hex
 * @carry: (out caller-allocates): what is carried when somebody takes what is there
 *
 * Returns: whether there is a piece or a Trap, and the board is edited; while a position is played, whether there is a unit
 */
gboolean
hx_view_state_get_carry_from (HxViewState *self,
                              guint8       hex,
                              HxCarry     *carry)
{
  const HxPiece *piece;

  g_return_val_if_fail (HX_IS_VIEW_STATE (self), FALSE);

  if (hx_view_state_get_playing (self) != NULL)
    {
      *carry = (HxCarry) { .document = get_document (self), .kind = HX_CARRY_HAND, .from = hex };
      return (hx_view_state_get_position (self)->units & HX_HEX_BIT (hex)) != 0;
    }
  if (hx_view_state_get_resolution (self) != NULL || !hx_view_state_has_thing (self, hex))
    return FALSE;

  piece = hx_document_get_piece (get_document (self), hex);
  *carry = (HxCarry) { .document = get_document (self), .kind = HX_CARRY_PIECE, .from = hex };
  if (piece != NULL)
    {
      carry->tile = piece->tile;
      carry->side = piece->owner;
      carry->facing = piece->facing;
      carry->group = hx_view_state_get_selected (self) & hx_document_get_position (get_document (self))->units;
      if ((carry->group & HX_HEX_BIT (hex)) == 0 || !is_group (carry))
        carry->group = 0;
    }
  else
    {
      carry->kind = HX_CARRY_TRAP;
      carry->what = (guint8) hx_document_get_trap (get_document (self), hex);
      carry->side = hx_document_get_position (get_document (self))->trap_side[hex];
    }

  return TRUE;
}

/** hx_view_state_lift: Carries the piece or Trap on @hex from now. Returns: whether there is one and the board is edited. */
gboolean
hx_view_state_lift (HxViewState *self,
                    guint8       hex)
{
  HxCarry carry;

  g_return_val_if_fail (HX_IS_VIEW_STATE (self), FALSE);

  if (!hx_view_state_get_carry_from (self, hex, &carry))
    return FALSE;
  hx_view_state_set_carry (self, &carry);

  return TRUE;
}

/** hx_view_state_has_thing: Returns: whether there is something on @hex that can be moved or removed: a piece or a Trap. */
gboolean
hx_view_state_has_thing (HxViewState *self,
                         guint8       hex)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), FALSE);

  return hx_document_get_piece (get_document (self), hex) != NULL ||
         hx_document_get_trap (get_document (self), hex) != HX_TRAP_NONE;
}
