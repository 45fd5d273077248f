/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remembers what was selected before, so that a band that shrinks or is given up leaves nothing behind. */

#include "config.h"

#include "hx-band.h"

struct _HxBand
{
  /* owned */
  HxViewState *view;

  /* state */
  HxHexSet before, kept;
  guint8 selection, cursor;
};

static void
take (HxBand  *band,
      HxHexSet hexes,
      guint8   wanted)
{
  if (hexes == hx_view_state_get_selected (band->view))
    return;
  if (hexes == 0)
    hx_view_state_set_selection (band->view, HX_NO_HEX);
  else if (wanted != HX_NO_HEX && (hexes & HX_HEX_BIT (wanted)) != 0)
    hx_view_state_select_all (band->view, hexes, wanted);
  else
    hx_view_state_select_all (band->view, hexes, hx_first_on_ray (hexes, HX_SOUTH));
}

/**
 * hx_band_begin:
 * @view: what the window shows
 * @hex: where the band begins, or %HX_NO_HEX beside the board
 * @adds: whether what is selected now stays selected
 *
 * Returns: (transfer full) (nullable): a band that meets nothing yet; %NULL where there is something on @hex, which is
 *   dragged itself, while something is carried, and while a battle is on show
 */
HxBand *
hx_band_begin (HxViewState *view,
               guint8       hex,
               gboolean     adds)
{
  HxBand *band;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  if (hx_view_state_get_resolution (view) != NULL || hx_view_state_get_carry (view)->kind != HX_CARRY_NOTHING ||
      (hex < HX_MAX_HEXES && hx_view_state_has_thing (view, hex)))
    return NULL;

  band = g_new0 (HxBand, 1);
  band->view = g_object_ref (view);
  band->before = hx_view_state_get_selected (view);
  band->kept = adds ? band->before : 0;
  band->selection = hx_view_state_get_selection (view);
  band->cursor = hx_view_state_get_cursor (view);

  return band;
}

/** hx_band_reach: @hexes: what the band meets now: the pieces there are selected, and what is kept. */
void
hx_band_reach (HxBand  *band,
               HxHexSet hexes)
{
  HxDocument *document;
  HxHexSet there;

  g_return_if_fail (band != NULL);

  document = hx_view_state_get_document (band->view);
  there = hexes & hx_document_get_position (document)->units;
  /* Undo may have made the board smaller under the band. */
  there |= band->kept & hx_document_get_box (document)->geometry.all;
  take (band, there, hx_view_state_get_selection (band->view));
}

/** hx_band_cancel: Selects what was selected before. */
void
hx_band_cancel (HxBand *band)
{
  const HxGeometry *geometry;

  g_return_if_fail (band != NULL);

  geometry = &hx_document_get_box (hx_view_state_get_document (band->view))->geometry;
  take (band, band->before & geometry->all, band->selection);
  if (band->cursor < geometry->n_hexes)
    hx_view_state_set_cursor (band->view, band->cursor);
}

/** hx_band_count: Returns: how many hexes are selected now. */
guint
hx_band_count (HxBand *band)
{
  g_return_val_if_fail (band != NULL, 0);

  return (guint) __builtin_popcountll (hx_view_state_get_selected (band->view));
}

/** hx_band_free: @band: (nullable): a band; what it selected stays selected */
void
hx_band_free (HxBand *band)
{
  if (band == NULL)
    return;
  g_clear_object (&band->view);
  g_free (band);
}
