/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Commands about what lies on a board beside the tiles: markers, Traps, Monoliths. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-document-lay.h"
#include "hx-document-private.h"
#include "hx-phrase.h"

static const char *
get_hex_name (HxDocument *self,
              guint8      hex)
{
  return hx_document_get_box (self)->geometry.name[hex];
}

static gboolean
is_on_board (HxDocument *self,
             guint8      hex)
{
  return hex < hx_document_get_box (self)->geometry.n_hexes;
}

static HxScenario *
copy_scenario (HxDocument *self)
{
  return hx_scenario_copy (hx_document_get_scenario (self));
}

/**
 * hx_document_change_marker:
 * @hex: where a piece stands
 * @marker: a marker
 * @change: 1 to put one on it, -1 to take one off
 *
 * Returns: whether that was done; of some markers a piece bears one at most
 */
gboolean
hx_document_change_marker (HxDocument   *self,
                           guint8        hex,
                           HxPieceMarker marker,
                           int           change)
{
  g_autofree char *label = NULL;
  const HxPiece *piece;
  HxScenario *scenario;
  const char *name;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (!hx_document_can_change_marker (self, hex, marker, change))
    return FALSE;

  piece = hx_document_get_piece (self, hex);
  name = hx_catalog_get_tile_name (hx_document_get_catalog (self), piece->tile,
                                   hx_library_get_name_language (hx_document_get_library (self)));
  /* Translators: undo steps: a marker, a tile's name and a hex: "Put Frenzy on Guard on B2". */
  label = hx_phrase (change > 0 ? _("Put {marker} on {tile} on {hex}") : _("Take {marker} off {tile} on {hex}"),
                     "marker", hx_marker_word (marker), "tile", name, "hex", get_hex_name (self, hex), NULL);
  scenario = copy_scenario (self);
  hx_marker_change (&scenario->position.unit[hex], marker, change);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_can_change_marker: Returns: whether hx_document_change_marker() would do something. */
gboolean
hx_document_can_change_marker (HxDocument   *self,
                               guint8        hex,
                               HxPieceMarker marker,
                               int           change)
{
  const HxPiece *piece;
  HxPiece copy;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (marker < HX_N_PIECE_MARKERS, FALSE);

  piece = hx_document_get_piece (self, hex);
  if (piece == NULL)
    return FALSE;
  copy = *piece;

  return hx_marker_change (&copy, marker, change);
}

/** hx_document_get_trap: Returns: the Trap that lies on @hex, or %HX_TRAP_NONE. */
HxTrapKind
hx_document_get_trap (HxDocument *self,
                      guint8      hex)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), HX_TRAP_NONE);

  return is_on_board (self, hex) ? (HxTrapKind) hx_document_get_position (self)->trap[hex] : HX_TRAP_NONE;
}

/** hx_document_can_lay: Returns: whether a Trap can lie on @hex: it is on the board, and no other Trap lies there. */
gboolean
hx_document_can_lay (HxDocument *self,
                     guint8      hex)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  return is_on_board (self, hex) && hx_document_get_trap (self, hex) == HX_TRAP_NONE;
}

/* Undo steps do not say which Trap it is: whoever looks over the shoulder may not know (PAR-TRAP-07). */

/**
 * hx_document_lay_trap:
 * @hex: where to
 * @trap: which
 * @side: whose it is
 *
 * Returns: whether it lies there now, face down
 */
gboolean
hx_document_lay_trap (HxDocument *self,
                      guint8      hex,
                      HxTrapKind  trap,
                      guint       side)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (trap > HX_TRAP_NONE && trap < HX_N_TRAPS, FALSE);
  g_return_val_if_fail (side < hx_document_get_position (self)->n_sides, FALSE);

  if (!hx_document_can_lay (self, hex))
    return FALSE;
  label = hx_phrase (_("Lay Trap on {hex}"), "hex", get_hex_name (self, hex), NULL);
  scenario = copy_scenario (self);
  hx_scenario_put_trap (scenario, hex, trap, side);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_move_trap: Takes the Trap on @from to @to. Returns: whether it lies there now. */
gboolean
hx_document_move_trap (HxDocument *self,
                       guint8      from,
                       guint8      to)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (hx_document_get_trap (self, from) == HX_TRAP_NONE)
    return FALSE;
  if (from == to)
    return TRUE;
  if (!hx_document_can_lay (self, to))
    return FALSE;
  label = hx_phrase (_("Move Trap to {hex}"), "hex", get_hex_name (self, to), NULL);
  scenario = copy_scenario (self);
  hx_scenario_move_trap (scenario, from, to);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

/** hx_document_remove_trap: Takes the Trap off @hex. Returns: whether one lay there. */
gboolean
hx_document_remove_trap (HxDocument *self,
                         guint8      hex)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (hx_document_get_trap (self, hex) == HX_TRAP_NONE)
    return FALSE;
  label = hx_phrase (_("Remove Trap from {hex}"), "hex", get_hex_name (self, hex), NULL);
  scenario = copy_scenario (self);
  hx_scenario_remove_trap (scenario, hex);
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

static const HxMonolith *
get_monolith (HxDocument *self,
              guint       side)
{
  return &hx_document_get_position (self)->monolith[side];
}

/* Nor do they say what lies under a Monolith (MON-SET-02). */
static void
commit_monolith (HxDocument *self,
                 HxScenario *scenario,
                 guint       side,
                 const char *format)
{
  g_autofree char *name = hx_document_dup_side_name (self, side);
  g_autofree char *label = hx_phrase (format, "side", name, NULL);

  hx_document_commit (self, scenario, label, NULL);
}

/**
 * hx_document_set_monolith:
 * @side: a side
 * @present: whether it plays with a Monolith from now; a new one is collapsed and empty
 */
void
hx_document_set_monolith (HxDocument *self,
                          guint       side,
                          gboolean    present)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (side < hx_document_get_position (self)->n_sides);

  if (get_monolith (self, side)->present == (present != FALSE))
    return;
  scenario = copy_scenario (self);
  hx_scenario_set_monolith (scenario, side, present);
  commit_monolith (self, scenario, side, present ? _("Give {side} a Monolith") : _("Take the Monolith of {side} Away"));
}

/**
 * hx_document_set_cargo:
 * @side: a side with a collapsed Monolith
 * @part: 0 or 1
 * @tile: what lies under that part from now, or %HX_NO_TILE
 *
 * Returns: whether it lies there now
 */
gboolean
hx_document_set_cargo (HxDocument *self,
                       guint       side,
                       guint       part,
                       guint16     tile)
{
  const HxMonolith *monolith;
  HxScenario *scenario;
  HxPiece piece;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (side < hx_document_get_position (self)->n_sides && part < 2, FALSE);

  monolith = get_monolith (self, side);
  if (!monolith->present || monolith->expanded)
    return FALSE;
  if (monolith->lower[part].tile == tile)
    return TRUE;
  piece = hx_piece_new (tile, (int) side, 0);
  scenario = copy_scenario (self);
  hx_scenario_tuck (scenario, side, part, tile != HX_NO_TILE ? &piece : NULL);
  commit_monolith (self, scenario, side, _("Fill the Monolith of {side}"));

  return TRUE;
}

/**
 * hx_document_can_put_part:
 * @side: a side with a collapsed Monolith
 * @part: 0 or 1
 * @hex: where that part would go
 *
 * Returns: whether it can lie there: a tile on it needs a free hex
 */
gboolean
hx_document_can_put_part (HxDocument *self,
                          guint       side,
                          guint       part,
                          guint8      hex)
{
  const HxMonolith *monolith;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (side < HX_MAX_SIDES && part < 2, FALSE);

  monolith = get_monolith (self, side);

  return monolith->present && !monolith->expanded && is_on_board (self, hex) &&
         (monolith->lower[part].tile == HX_NO_TILE || hx_document_get_piece (self, hex) == NULL);
}

/**
 * hx_document_expand:
 * @side: a side with a collapsed Monolith
 * @parts: where its parts go
 * @facings: the facings of the tiles on them
 *
 * Returns: whether it is expanded now
 */
gboolean
hx_document_expand (HxDocument   *self,
                    guint         side,
                    const guint8  parts[2],
                    const guint8  facings[2])
{
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  if (parts[0] == parts[1] || !hx_document_can_put_part (self, side, 0, parts[0]) ||
      !hx_document_can_put_part (self, side, 1, parts[1]))
    return FALSE;
  scenario = copy_scenario (self);
  hx_scenario_expand (scenario, side, parts, facings);
  commit_monolith (self, scenario, side, _("Expand the Monolith of {side}"));

  return TRUE;
}

/** hx_document_collapse: Tucks what stands on the Monolith of @side under its HQ. Returns: whether it was expanded. */
gboolean
hx_document_collapse (HxDocument *self,
                      guint       side)
{
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (side < hx_document_get_position (self)->n_sides, FALSE);

  if (!get_monolith (self, side)->present || !get_monolith (self, side)->expanded)
    return FALSE;
  scenario = copy_scenario (self);
  hx_scenario_collapse (scenario, side);
  commit_monolith (self, scenario, side, _("Collapse the Monolith of {side}"));

  return TRUE;
}
