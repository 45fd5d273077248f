/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counted from the scenario alone, so that undo and redo need no bookkeeping. */

#include "config.h"

#include "hx-hand-supply.h"

#include <glib/gi18n.h>

#include "hx-document-puzzle.h"
#include "hx-phrase.h"
#include "hx-tile-list.h"

static const HxTile *
get_kind (HxViewState *view,
          guint16      tile)
{
  return &hx_document_get_box (hx_view_state_get_document (view))->tiles[tile];
}

static gboolean
is_krwiobus (HxViewState *view,
             guint16      tile)
{
  return (get_kind (view, tile)->effects & HX_EFFECT_BIT (HX_EFFECT_TRANSFUSION)) != 0;
}

static gboolean
is_of_army (HxViewState *view,
            guint16      tile,
            guint        side)
{
  HxDocument *document = hx_view_state_get_document (view);

  return g_str_equal (hx_catalog_get_tile_army (hx_document_get_catalog (document), tile)->id,
                      hx_document_get_scenario (document)->sides[side].army);
}

/* Whether a Krwiobus may come in place of @tile. */
static gboolean
is_medic (HxViewState *view,
          guint16      tile,
          guint        side)
{
  const HxTile *kind = get_kind (view, tile);

  return kind->kind == HX_KIND_MODULE && (kind->effects & HX_EFFECT_BIT (HX_EFFECT_MEDIC)) != 0 && is_of_army (view, tile, side);
}

static gint
count_in (GArray  *tiles,
          guint16  tile)
{
  gint n = 0;

  for (guint i = 0; tiles != NULL && i < tiles->len; i++)
    n += g_array_index (tiles, guint16, i) == tile;

  return n;
}

/* Medics of @side's army that are neither on the board, nor in its hand, nor known to be still to come or gone for good. */
static gint
count_free_medics (HxViewState *view,
                   guint        side)
{
  HxDocument *document = hx_view_state_get_document (view);
  const HxScenarioSide *lists = &hx_document_get_scenario (document)->sides[side];
  gboolean may_know = hx_narrator_may_know (hx_view_state_get_narrator (view), (int) side);
  gint n = 0;

  for (guint16 tile = 0; tile < hx_catalog_get_n_tiles (hx_document_get_catalog (document)); tile++)
    {
      if (is_medic (view, tile, side))
        n += hx_tile_list_left (view, tile, side) - count_in (lists->hand, tile) - count_in (lists->removed, tile)
             - (may_know ? count_in (lists->pile, tile) : 0);
    }

  return MAX (n, 0);
}

static gboolean
owns (HxViewState *view,
      guint16      tile,
      guint        side)
{
  HxDocument *document = hx_view_state_get_document (view);
  const HxScenarioSide *lists = &hx_document_get_scenario (document)->sides[side];

  return hx_position_has_tile (hx_document_get_position (document), (int) side, tile) || count_in (lists->hand, tile) > 0
         || count_in (lists->pile, tile) > 0 || count_in (lists->discard, tile) > 0 || count_in (lists->removed, tile) > 0;
}

static gboolean
owns_krwiobus (HxViewState *view,
               guint        side)
{
  for (guint16 tile = 0; tile < hx_catalog_get_n_tiles (hx_document_get_catalog (hx_view_state_get_document (view))); tile++)
    {
      if (is_krwiobus (view, tile) && owns (view, tile, side))
        return TRUE;
    }

  return FALSE;
}

/**
 * hx_hand_supply_list:
 * @view: what the window shows, and for whose eyes
 * @side: a side of its document
 *
 * Returns: (transfer full) (element-type guint16): what can come into @side's hand at all: the tiles of its army other than the HQ,
 *   and after them a Krwiobus where the army has a Medic in whose place it can come (KRW-01)
 */
GArray *
hx_hand_supply_list (HxViewState *view,
                     guint        side)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint16));
  const HxCatalog *catalog;
  gboolean has_medic = FALSE;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), list);

  catalog = hx_document_get_catalog (hx_view_state_get_document (view));
  for (guint16 tile = 0; tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      if (is_of_army (view, tile, side) && hx_catalog_get_facts (catalog, tile)->type != HX_TILE_HQ)
        g_array_append_val (list, tile);
      has_medic = has_medic || is_medic (view, tile, side);
    }
  for (guint16 tile = 0; has_medic && tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      if (is_krwiobus (view, tile) && !is_of_army (view, tile, side))
        g_array_append_val (list, tile);
    }

  return list;
}

/** hx_hand_supply_is_idle: Returns: whether nothing can be done with @tile in a puzzle: it only causes a Battle (BASE-INST-11). */
gboolean
hx_hand_supply_is_idle (HxViewState *view,
                        guint16      tile)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (view), FALSE);

  return get_kind (view, tile)->uses == HX_USE_BATTLE;
}

/**
 * hx_hand_supply_count:
 * @view: what the window shows, and for whose eyes
 * @tile: one that can come into @side's hand
 * @side: a side of its document
 *
 * A Battle tile is of no use to the hand of a puzzle. A Krwiobus takes the place of a Medic that is discarded (KRW-01), a side has at most one of it (D-31), and there is one supply
 * of neutral tiles for all sides.
 *
 * Returns: how many more of it there are for @side's hand, 0 or more
 */
gint
hx_hand_supply_count (HxViewState *view,
                      guint16      tile,
                      guint        side)
{
  HxDocument *document;
  gint left;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), 0);

  if (hx_hand_supply_is_idle (view, tile))
    return 0;
  document = hx_view_state_get_document (view);
  left = hx_tile_list_left (view, tile, side);
  for (guint other = 0; other < hx_document_get_position (document)->n_sides; other++)
    {
      if (other == side || (is_krwiobus (view, tile) && hx_narrator_may_know (hx_view_state_get_narrator (view), (int) other)))
        left -= count_in (hx_document_get_hand (document, other), tile);
    }
  if (is_krwiobus (view, tile))
    left = owns_krwiobus (view, side) ? 0 : MIN (left, count_free_medics (view, side));
  else if (is_medic (view, tile, side) && owns_krwiobus (view, side))
    left = MIN (left, count_free_medics (view, side) - 1);

  return MAX (left, 0);
}

/** hx_hand_supply_dup_text: Returns: (transfer full): how many more there are for @side's hand, or why there are none. */
char *
hx_hand_supply_dup_text (HxViewState *view,
                         guint16      tile,
                         guint        side)
{
  gint left;
  g_autofree char *count = NULL;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  if (hx_hand_supply_is_idle (view, tile))
    return g_strdup (_("Cannot be played in a puzzle"));
  left = hx_hand_supply_count (view, tile, side);
  count = g_strdup_printf ("%d", left);
  if (is_krwiobus (view, tile) && left > 0)
    return g_strdup (_("Comes in place of a Medic"));
  if (is_krwiobus (view, tile) && !owns_krwiobus (view, side) && count_free_medics (view, side) == 0)
    return g_strdup (_("No Medic is left in whose place it can come"));

  return hx_phrase (ngettext ("{n} left", "{n} left", (gulong) left), "n", count, NULL);
}
