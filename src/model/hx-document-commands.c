/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands on a document: each copies the current scenario, changes the copy and commits it under a label. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-document-private.h"
#include "hx-phrase.h"
#include "hx-scene.h"

static gboolean
is_on_board (HxDocument *self,
             guint8      hex)
{
  return hex < hx_document_get_box (self)->geometry.n_hexes;
}

static const char *
get_hex_name (HxDocument *self,
              guint8      hex)
{
  return hx_document_get_box (self)->geometry.name[hex];
}

static const char *
get_tile_name (HxDocument *self,
               guint16     tile)
{
  return hx_catalog_get_tile_name (hx_document_get_catalog (self), tile,
                                   hx_library_get_name_language (hx_document_get_library (self)));
}

static const char *
get_piece_name (HxDocument *self,
                guint8      hex)
{
  return get_tile_name (self, hx_document_get_position (self)->unit[hex].tile);
}

/* Puts @piece in the place of the one on @hex. */
static void
commit_piece (HxDocument    *self,
              guint8         hex,
              const HxPiece *piece,
              const char    *label,
              const char    *coalesce)
{
  HxScenario *scenario = hx_scenario_copy (hx_document_get_scenario (self));

  scenario->position.unit[hex] = *piece;
  hx_document_commit (self, scenario, label, coalesce);
}

/**
 * hx_document_get_piece:
 * @hex: a hex
 *
 * Returns: (transfer none) (nullable): the unit that stands there
 */
const HxPiece *
hx_document_get_piece (HxDocument *self,
                       guint8      hex)
{
  const HxPosition *position;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  if (!is_on_board (self, hex))
    return NULL;
  position = hx_document_get_position (self);

  return position->units & HX_HEX_BIT (hex) ? &position->unit[hex] : NULL;
}

/**
 * hx_document_can_place:
 * @tile: a tile of the box
 * @hex: where to
 *
 * Returns: whether @tile can stand there: it is no instant tile, and the hex is free for its kind
 */
gboolean
hx_document_can_place (HxDocument *self,
                       guint16     tile,
                       guint8      hex)
{
  const HxPosition *position;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (!is_on_board (self, hex) || tile >= hx_document_get_box (self)->n_tiles)
    return FALSE;

  position = hx_document_get_position (self);
  switch (hx_document_get_box (self)->tiles[tile].kind)
    {
    case HX_KIND_HQ:
    case HX_KIND_WARRIOR:
    case HX_KIND_MODULE:
    case HX_KIND_IMPLANT:
      return (position->units & HX_HEX_BIT (hex)) == 0;
    case HX_KIND_FOUNDATION:
    case HX_KIND_INSTANT:
    default:
      return FALSE;
    }
}

/**
 * hx_document_can_move:
 * @from: where a piece stands
 * @to: another hex
 *
 * Returns: whether the piece on @from can go to @to; a piece there would change places with it
 */
gboolean
hx_document_can_move (HxDocument *self,
                      guint8      from,
                      guint8      to)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  return hx_document_get_piece (self, from) != NULL && is_on_board (self, to);
}

/**
 * hx_document_place:
 * @hex: where to
 * @piece: what
 *
 * Returns: whether it stands there now
 */
gboolean
hx_document_place (HxDocument    *self,
                   guint8         hex,
                   const HxPiece *piece)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (piece != NULL, FALSE);

  if (!hx_document_can_place (self, piece->tile, hex))
    return FALSE;

  /* Translators: an undo step: a tile's name and a hex, "Place Guard on B2". */
  label = g_strdup_printf (_("Place %1$s on %2$s"), get_tile_name (self, piece->tile), get_hex_name (self, hex));
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_put_unit (scenario, hex, piece);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

static void
swap_units (HxScenario *scenario,
            guint8      from,
            guint8      to)
{
  HxPosition *position = &scenario->position;
  HxPiece there = position->unit[to];

  position->unit[to] = position->unit[from];
  position->unit[from] = there;
}

/**
 * hx_document_move:
 * @from: where the piece stands
 * @to: where it goes; may be @from for a turn alone
 * @facing: its facing then
 *
 * A piece on @to changes places with it. To put a piece down where it was is no change.
 *
 * Returns: whether there is a piece on @from
 */
gboolean
hx_document_move (HxDocument *self,
                  guint8      from,
                  guint8      to,
                  guint8      facing)
{
  g_autofree char *label = NULL;
  const HxPiece *there;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (facing < HX_N_DIRECTIONS, FALSE);

  if (!hx_document_can_move (self, from, to))
    return FALSE;
  if (from == to)
    return hx_document_turn (self, from, facing - hx_document_get_piece (self, from)->facing);

  there = hx_document_get_piece (self, to);
  if (there != NULL)
    /* Translators: an undo step: two tiles' names, "Swap Guard and Medic". */
    label = g_strdup_printf (_("Swap %1$s and %2$s"), get_piece_name (self, from), get_piece_name (self, to));
  else
    /* Translators: an undo step: a tile's name and a hex, "Move Guard to B2". */
    label = g_strdup_printf (_("Move %1$s to %2$s"), get_piece_name (self, from), get_hex_name (self, to));

  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  if (there != NULL)
    swap_units (scenario, from, to);
  else
    hx_scenario_move_unit (scenario, from, to);
  scenario->position.unit[to].facing = facing;
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/**
 * hx_document_turn:
 * @hex: where a piece stands
 * @turns: by how many sixths, clockwise; may be negative
 *
 * Returns: whether there is a piece on @hex
 */
gboolean
hx_document_turn (HxDocument *self,
                  guint8      hex,
                  int         turns)
{
  g_autofree char *label = NULL;
  g_autofree char *key = NULL;
  const HxPiece *old;
  HxPiece piece;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  old = hx_document_get_piece (self, hex);
  if (old == NULL)
    return FALSE;
  turns = ((turns % HX_N_DIRECTIONS) + HX_N_DIRECTIONS) % HX_N_DIRECTIONS;
  if (turns == 0)
    return TRUE;

  piece = *old;
  piece.facing = (guint8) ((piece.facing + turns) % HX_N_DIRECTIONS);
  /* Translators: an undo step: a tile's name and a hex, "Turn Guard on B2". */
  label = g_strdup_printf (_("Turn %1$s on %2$s"), get_piece_name (self, hex), get_hex_name (self, hex));
  key = g_strdup_printf ("turn:%d", hex);
  commit_piece (self, hex, &piece, label, key);

  return TRUE;
}

/** hx_document_remove: Takes the piece on @hex off the board. Returns: whether there was one. */
gboolean
hx_document_remove (HxDocument *self,
                    guint8      hex)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (hx_document_get_piece (self, hex) == NULL)
    return FALSE;

  /* Translators: an undo step: a tile's name and a hex, "Remove Guard from B2". */
  label = g_strdup_printf (_("Remove %1$s from %2$s"), get_piece_name (self, hex), get_hex_name (self, hex));
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_scenario_remove_unit (scenario, hex);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/* Puts the piece in the place of the one on @hex, as an undo step of that name. */
static gboolean
set_piece (HxDocument    *self,
           guint8         hex,
           const HxPiece *piece,
           const char    *label,
           const char    *coalesce)
{
  g_autofree char *text = NULL;
  g_autofree char *key = NULL;

  if (memcmp (hx_document_get_piece (self, hex), piece, sizeof *piece) == 0)
    return TRUE;

  text = hx_phrase (label, "tile", get_piece_name (self, hex), "hex", get_hex_name (self, hex), NULL);
  if (coalesce != NULL)
    key = g_strdup_printf ("%s:%d", coalesce, hex);
  commit_piece (self, hex, piece, text, key);

  return TRUE;
}

/**
 * hx_document_set_wounds:
 * @hex: where a piece stands
 * @wounds: wound markers on it from now
 *
 * Returns: whether there is a piece on @hex
 */
gboolean
hx_document_set_wounds (HxDocument *self,
                        guint8      hex,
                        guint       wounds)
{
  const HxPiece *old;
  HxPiece piece;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (wounds <= G_MAXUINT8, FALSE);

  old = hx_document_get_piece (self, hex);
  if (old == NULL)
    return FALSE;

  piece = *old;
  piece.wounds = (guint8) wounds;
  /* Translators: an undo step: "Wounds of Guard on B2". */
  return set_piece (self, hex, &piece, _("Wounds of {tile} on {hex}"), "wounds");
}

/**
 * hx_document_set_net:
 * @hex: where a piece stands
 * @net: worked out from the board, or forced
 *
 * Returns: whether there is a piece on @hex
 */
gboolean
hx_document_set_net (HxDocument *self,
                     guint8      hex,
                     HxToggle    net)
{
  const HxPiece *old;
  HxPiece piece;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  old = hx_document_get_piece (self, hex);
  if (old == NULL)
    return FALSE;

  piece = *old;
  piece.net = (guint8) net;
  /* Translators: an undo step: "Net of Guard on B2". */
  return set_piece (self, hex, &piece, _("Net of {tile} on {hex}"), NULL);
}

/**
 * hx_document_set_power:
 * @hex: where a piece stands
 * @power: worked out from the board, or forced
 *
 * Returns: whether there is a piece on @hex
 */
gboolean
hx_document_set_power (HxDocument *self,
                       guint8      hex,
                       HxToggle    power)
{
  const HxPiece *old;
  HxPiece piece;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  old = hx_document_get_piece (self, hex);
  if (old == NULL)
    return FALSE;

  piece = *old;
  piece.power = (guint8) power;
  /* Translators: an undo step: "Power of Guard on B2". */
  return set_piece (self, hex, &piece, _("Power of {tile} on {hex}"), NULL);
}

/**
 * hx_document_keep_result:
 * @game: how the game stands after a battle of the current position
 *
 * Goes on from there: what left the board lies in the discard piles, and it is the turn of whoever comes next.
 */
void
hx_document_keep_result (HxDocument   *self,
                         const HxGame *game)
{
  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (game != NULL);

  hx_document_commit (self,
                      hx_scenario_take_game (hx_document_get_catalog (self), hx_document_get_scenario (self), game),
                      _("Keep the Result"), NULL);
}

/**
 * hx_document_continue_from:
 * @board: the board in the middle of a battle of the current position
 *
 * Goes on from there as if it had been set up so: it is nobody else's turn, but what has left the board is discarded.
 */
void
hx_document_continue_from (HxDocument       *self,
                           const HxPosition *board)
{
  g_autofree HxGame *game = g_new0 (HxGame, 1);
  const HxCatalog *catalog;
  const HxScenario *scenario;
  HxLedger ledger;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (board != NULL);

  catalog = hx_document_get_catalog (self);
  scenario = hx_document_get_scenario (self);
  if (!hx_scenario_to_game (catalog, scenario, game, NULL))
    hx_game_init (game, &scenario->position);
  hx_ledger_take_stock (&ledger, &game->position);
  hx_ledger_discard_lost (&ledger, board, game);
  game->position = *board;
  hx_document_commit (self, hx_scenario_take_game (catalog, scenario, game), _("Continue from a Step"), NULL);
}
