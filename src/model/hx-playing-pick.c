/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Picking what is to be played: a tile, a unit, hexes, and what goes under an HQ; what is complete is played. */

#include "config.h"

#include "hx-cargo.h"
#include "hx-playing-private.h"

/** hx_playing_get_pick: Returns: (transfer none): what is picked. */
const HxPick *
hx_playing_get_pick (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return &self->pick;
}

/** hx_playing_list_fitting: Returns: (transfer full) (element-type HxAction): the legal actions that the pick leaves. */
GArray *
hx_playing_list_fitting (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return hx_pick_filter (&self->pick, self->record->box, self->game, self->legal);
}

/** hx_playing_list_ready: Returns: (transfer full) (element-type HxAction): those of them that want nothing more. */
GArray *
hx_playing_list_ready (HxPlaying *self)
{
  g_autoptr (GArray) fitting = hx_playing_list_fitting (self);

  return hx_pick_find_ready (&self->pick, self->record->box, self->game, fitting);
}

/** hx_playing_find_next: Returns: the hexes that can be picked next; without a pick, those of the units that can act. */
HxHexSet
hx_playing_find_next (HxPlaying *self)
{
  g_autoptr (GArray) fitting = NULL;
  HxPick units;

  g_return_val_if_fail (HX_IS_PLAYING (self), 0);

  units = self->pick;
  if (units.kind == HX_PICK_NOTHING)
    units.kind = HX_PICK_UNIT;
  fitting = hx_pick_filter (&units, self->record->box, self->game, self->legal);

  return hx_pick_find_next (&units, self->record->box, self->game, fitting);
}

/** hx_playing_can_use: Returns: whether @tile can be played now, or go under the HQ; not, whether it can be discarded. */
gboolean
hx_playing_can_use (HxPlaying *self,
                    guint16    tile)
{
  HxAction action;
  HxRefusal refusal;

  g_return_val_if_fail (HX_IS_PLAYING (self), FALSE);

  if (hx_pick_wants_cargo (&self->pick))
    return hx_cargo_try (&self->pick, self->record->box, self->game, tile, &action, &refusal);
  return g_hash_table_contains (self->usable, GUINT_TO_POINTER (tile));
}

/* Why @pick leads nowhere, whichever hex is meant. */
static gboolean
find_refusal (HxPlaying    *self,
              const HxPick *pick)
{
  HxPick attempt = *pick;

  if (pick->n > 0)
    return hx_pick_find_refusal (pick, self->record->box, self->game, &self->refused, &self->refusal);
  attempt.n = 1;
  for (attempt.hexes[0] = 0; attempt.hexes[0] < self->record->box->geometry.n_hexes; attempt.hexes[0]++)
    {
      if (hx_pick_find_refusal (&attempt, self->record->box, self->game, &self->refused, &self->refusal))
        return TRUE;
    }

  return FALSE;
}

static HxTry
tell_refusal (HxPlaying    *self,
              const HxPick *pick)
{
  if (hx_playing_has_stopped (self) || !find_refusal (self, pick))
    {
      self->refusal.why = HX_WHY_NONE;
      return HX_TRY_NOTHING;
    }
  hx_playing_tell_picked (self);

  return HX_TRY_REFUSED;
}

static HxTry
take_pick (HxPlaying    *self,
           const HxPick *pick)
{
  self->pick = *pick;
  self->refusal.why = HX_WHY_NONE;
  hx_playing_tell_picked (self);

  return HX_TRY_PICKED;
}

/**
 * hx_playing_pick_tile:
 * @tile: a tile of the side to move
 *
 * While a tile is wanted that goes under an HQ, it is that.
 *
 * Returns: %HX_TRY_PICKED, or %HX_TRY_REFUSED where nothing can be done with it
 */
HxTry
hx_playing_pick_tile (HxPlaying *self,
                      guint16    tile)
{
  HxPick pick = { .kind = HX_PICK_TILE, .tile = tile };

  g_return_val_if_fail (HX_IS_PLAYING (self), HX_TRY_NOTHING);

  if (hx_pick_wants_cargo (&self->pick))
    return hx_playing_pick_cargo (self, tile);
  pick.facing = self->pick.facing;
  if (!hx_playing_can_use (self, tile))
    {
      take_pick (self, &pick);
      return tell_refusal (self, &pick);
    }

  return take_pick (self, &pick);
}

/* The pick is complete: one action is played; of several, one has to be chosen. */
static HxTry
finish (HxPlaying *self)
{
  g_autoptr (GArray) ready = hx_playing_list_ready (self);
  g_autoptr (GArray) fitting = hx_playing_list_fitting (self);
  HxHexSet next = hx_playing_find_next (self);
  HxAction action;

  if (ready->len == 1 && next == 0)
    {
      action = g_array_index (ready, HxAction, 0);
      return hx_playing_play (self, &action);
    }

  return ready->len > 0 && next == 0 ? HX_TRY_SEVERAL : HX_TRY_PICKED;
}

/* The hex that was picked last, picked once more: what wants no further hex is meant. */
static HxTry
pick_again (HxPlaying *self)
{
  g_autoptr (GArray) ready = hx_playing_list_ready (self);
  HxAction action;

  if (hx_pick_wants_cargo (&self->pick))
    return HX_TRY_PICKED;
  if (ready->len != 1)
    return ready->len > 1 ? HX_TRY_SEVERAL : HX_TRY_NOTHING;
  action = g_array_index (ready, HxAction, 0);

  return hx_playing_play (self, &action);
}

/* Another hex for the same HQ, before all that goes under it is picked. */
static HxTry
pick_other_hex (HxPlaying *self,
                guint8     hex)
{
  HxPick pick = self->pick;
  g_autoptr (GArray) fitting = NULL;
  HxHexSet next;

  pick.n = 0;
  fitting = hx_pick_filter (&pick, self->record->box, self->game, self->legal);
  next = hx_pick_find_next (&pick, self->record->box, self->game, fitting);
  pick.hexes[pick.n++] = hex;
  pick.n_before_hex = pick.n_cargo;

  return (next & HX_HEX_BIT (hex)) != 0 ? take_pick (self, &pick) : tell_refusal (self, &pick);
}

/**
 * hx_playing_pick_hex:
 * @hex: a hex
 *
 * Picks the unit there, or the hex for what is picked already. Where only one action remains it is played.
 *
 * Returns: what came of it
 */
HxTry
hx_playing_pick_hex (HxPlaying *self,
                     guint8     hex)
{
  HxPick pick;
  gboolean is_legal;

  g_return_val_if_fail (HX_IS_PLAYING (self), HX_TRY_NOTHING);

  pick = self->pick;
  is_legal = (hx_playing_find_next (self) & HX_HEX_BIT (hex)) != 0;
  if (!is_legal && pick.n > 0 && pick.hexes[pick.n - 1] == hex)
    return pick_again (self);
  if (pick.kind == HX_PICK_NOTHING)
    {
      pick.kind = HX_PICK_UNIT;
      pick.facing = self->game->position.unit[hex].facing;
      if ((self->game->position.units & HX_HEX_BIT (hex)) == 0)
        return HX_TRY_NOTHING;
    }
  if (hx_pick_wants_cargo (&pick) && pick.n > 0)
    return pick_other_hex (self, hex);
  if (pick.n == HX_MAX_PICKED)
    return HX_TRY_NOTHING;
  pick.hexes[pick.n++] = hex;
  pick.n_before_hex = pick.n_cargo;
  if (!is_legal)
    return tell_refusal (self, &pick);
  if (pick.kind == HX_PICK_TILE && pick.n == 1 && self->record->box->tiles[pick.tile].kind == HX_KIND_INSTANT)
    pick.facing = self->game->position.unit[hex].facing;
  take_pick (self, &pick);

  return finish (self);
}

/** hx_playing_pick_monolith: Picks the Monolith of the side to move, to expand it. */
void
hx_playing_pick_monolith (HxPlaying *self)
{
  HxPick pick = { .kind = HX_PICK_MONOLITH };

  g_return_if_fail (HX_IS_PLAYING (self));

  take_pick (self, &pick);
}

/** hx_playing_pick_set_up: @side: a side whose HQ is picked, to set it up. @packs: whether with two tiles under it */
void
hx_playing_pick_set_up (HxPlaying *self,
                        guint      side,
                        gboolean   packs)
{
  HxPick pick = { .kind = HX_PICK_SET_UP, .side = (guint8) side, .packs = packs };

  g_return_if_fail (HX_IS_PLAYING (self));

  take_pick (self, &pick);
}

/**
 * hx_playing_pick_cargo:
 * @tile: a tile to go under the HQ that is picked
 *
 * Returns: what came of it
 */
HxTry
hx_playing_pick_cargo (HxPlaying *self,
                       guint16    tile)
{
  HxPick pick;

  g_return_val_if_fail (HX_IS_PLAYING (self), HX_TRY_NOTHING);
  g_return_val_if_fail (hx_pick_wants_cargo (&self->pick), HX_TRY_NOTHING);

  if (!hx_cargo_try (&self->pick, self->record->box, self->game, tile, &self->refused, &self->refusal))
    {
      hx_playing_tell_picked (self);
      return HX_TRY_REFUSED;
    }
  pick = self->pick;
  pick.cargo[pick.n_cargo++] = tile;
  take_pick (self, &pick);

  return finish (self);
}

/** hx_playing_pick_no_cargo: The HQ that is picked is set up with nothing under it. Returns: what came of it */
HxTry
hx_playing_pick_no_cargo (HxPlaying *self)
{
  HxPick pick;

  g_return_val_if_fail (HX_IS_PLAYING (self), HX_TRY_NOTHING);

  pick = self->pick;
  pick.packs = FALSE;
  pick.n_cargo = 0;
  take_pick (self, &pick);

  return finish (self);
}

/** hx_playing_list_cargo: Returns: (transfer full) (element-type guint16): the tiles that can go under the HQ that is picked. */
GArray *
hx_playing_list_cargo (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  return hx_cargo_list (&self->pick, self->record->box, self->game);
}

/** hx_playing_turn: @turns: by how many sixths, clockwise, the unit is to face otherwise when it is placed or moved */
void
hx_playing_turn (HxPlaying *self,
                 int        turns)
{
  g_return_if_fail (HX_IS_PLAYING (self));

  self->pick.facing = (guint8) ((self->pick.facing + turns + 2 * HX_N_DIRECTIONS) % HX_N_DIRECTIONS);
  hx_playing_tell_picked (self);
}

/** hx_playing_unpick: Takes the last pick back. Returns: whether there was one. */
gboolean
hx_playing_unpick (HxPlaying *self)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), FALSE);

  if (self->pick.kind == HX_PICK_NOTHING && self->refusal.why == HX_WHY_NONE)
    return FALSE;
  self->refusal.why = HX_WHY_NONE;
  if (self->pick.n_cargo > (self->pick.n > 0 ? self->pick.n_before_hex : 0))
    self->pick.cargo[--self->pick.n_cargo] = HX_NO_TILE;
  else if (self->pick.n > (self->pick.kind == HX_PICK_UNIT ? 1 : 0))
    self->pick.hexes[--self->pick.n] = 0;
  else
    hx_playing_forget_pick (self);
  hx_playing_tell_picked (self);

  return TRUE;
}

/** hx_playing_get_refusal: @action: (out): what was refused. Returns: (transfer none) (nullable): why the last try was refused. */
const HxRefusal *
hx_playing_get_refusal (HxPlaying *self,
                        HxAction  *action)
{
  g_return_val_if_fail (HX_IS_PLAYING (self), NULL);

  if (self->refusal.why == HX_WHY_NONE)
    return NULL;
  *action = self->refused;

  return &self->refusal;
}
