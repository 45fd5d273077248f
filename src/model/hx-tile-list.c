/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts what is left of each tile from the position alone, so that undo and redo need no bookkeeping. */

#include "config.h"

#include "hx-tile-list.h"

static gboolean
is_in_section (const HxTileFacts *facts,
               HxSection          section)
{
  switch (facts->type)
    {
    case HX_TILE_HQ:
    case HX_TILE_WARRIOR:
    case HX_TILE_IMPLANT:
      return section == HX_SECTION_UNITS;
    case HX_TILE_MODULE:
      return section == HX_SECTION_MODULES;
    case HX_TILE_FOUNDATION:
    case HX_TILE_INSTANT:
    default:
      return FALSE;
    }
}

/**
 * hx_tile_list_left:
 * @document: a document
 * @tile: a tile of the box
 * @side: the side that would place it
 *
 * Returns: copies of @tile in @side's army that are not on the board; below 0 where there are too many there
 */
gint
hx_tile_list_left (HxDocument *document,
                   guint16     tile,
                   guint       side)
{
  const HxPosition *position;
  gint left;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), 0);

  position = hx_document_get_position (document);
  left = hx_catalog_get_facts (hx_document_get_catalog (document), tile)->count;
  for (HxHexSet rest = position->units; rest != 0; rest &= rest - 1)
    {
      const HxPiece *piece = &position->unit[hx_first_on_ray (rest, HX_SOUTH)];

      if (piece->tile == tile && piece->owner == side)
        left--;
    }

  return left;
}

/**
 * hx_tile_list_new:
 * @document: a document
 * @side: a side of it
 * @section: which of its tiles
 *
 * Returns: (transfer full) (element-type HxTileItem): the tiles of @side that can stand on the board
 */
GListStore *
hx_tile_list_new (HxDocument *document,
                  guint       side,
                  HxSection   section)
{
  GListStore *list;
  const HxCatalog *catalog;
  const HxArmy *army;
  HxLanguage language;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (side < hx_document_get_position (document)->n_sides, NULL);

  list = g_list_store_new (HX_TYPE_TILE_ITEM);
  catalog = hx_document_get_catalog (document);
  language = hx_library_get_language (hx_document_get_library (document));
  army = hx_catalog_get_army (catalog, hx_document_get_scenario (document)->sides[side].army);
  if (army == NULL)
    return list;

  for (guint i = 0; i < hx_catalog_get_n_tiles (catalog); i++)
    {
      const HxTileFacts *facts = hx_catalog_get_facts (catalog, i);

      if (hx_catalog_get_tile_army (catalog, i) == army && is_in_section (facts, section))
        {
          g_autoptr (HxTileItem) item = hx_tile_item_new ((guint16) i, side, section,
                                                          hx_catalog_get_tile_name (catalog, i, language));

          g_list_store_append (list, item);
        }
    }
  hx_tile_list_refresh (list, document);

  return list;
}

/** hx_tile_list_refresh: @list: tiles of @document, whose copies left are counted anew */
void
hx_tile_list_refresh (GListStore *list,
                      HxDocument *document)
{
  g_return_if_fail (G_IS_LIST_STORE (list));
  g_return_if_fail (HX_IS_DOCUMENT (document));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (HxTileItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      hx_tile_item_set_left (item, hx_tile_list_left (document, hx_tile_item_get_tile (item),
                                                      hx_tile_item_get_side (item)));
    }
}
