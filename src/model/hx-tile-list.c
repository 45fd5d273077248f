/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts what is left from the position alone, so that undo and redo need no bookkeeping; secrets do not count. */

#include "config.h"

#include "hx-tile-list.h"

#include "hx-marker.h"
#include "hx-turn-words.h"

/* The army of the tiles that are nobody's. */
#define NEUTRAL "neutral"

static gboolean
may_know (HxViewState *view,
          guint        side)
{
  return hx_narrator_may_know (hx_view_state_get_narrator (view), (int) side);
}

/* Calls @visit for every piece that may be seen: on the board, or under a Monolith whose side these eyes are. */
static void
for_each_piece (HxViewState *view,
                void       (*visit) (const HxPiece *piece,
                                     gpointer       data),
                gpointer     data)
{
  const HxPosition *position = hx_document_get_position (hx_view_state_get_document (view));

  for (HxHexSet rest = position->units; rest != 0; rest &= rest - 1)
    visit (&position->unit[hx_first_on_ray (rest, HX_SOUTH)], data);
  for (guint side = 0; side < position->n_sides; side++)
    {
      const HxMonolith *monolith = &position->monolith[side];

      for (int i = 0; i < 2 && monolith->present && !monolith->expanded && may_know (view, side); i++)
        {
          if (monolith->lower[i].tile != HX_NO_TILE)
            visit (&monolith->lower[i], data);
        }
    }
}

typedef struct
{
  guint16 what;
  guint side;
  gint n;
} Count;

static void
count_tile (const HxPiece *piece,
            gpointer       data)
{
  Count *count = data;

  count->n += piece->tile == count->what && (count->side == HX_NO_SIDE || piece->owner == count->side);
}

static void
count_marker (const HxPiece *piece,
              gpointer       data)
{
  Count *count = data;

  count->n += (gint) hx_marker_on_piece (piece, (HxPieceMarker) count->what);
}

static gboolean
is_neutral (HxDocument *document,
            guint16     tile)
{
  return g_str_equal (hx_catalog_get_tile_army (hx_document_get_catalog (document), tile)->id, NEUTRAL);
}

/**
 * hx_tile_list_left:
 * @view: what the window shows, and for whose eyes
 * @tile: a tile of the box
 * @side: the side that would place it
 *
 * Returns: copies of @tile in @side's army that are not in sight; below 0 where there are too many. There is one supply of
 *   neutral tiles for all sides.
 */
gint
hx_tile_list_left (HxViewState *view,
                   guint16      tile,
                   guint        side)
{
  HxDocument *document;
  Count count = { tile, side, 0 };

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), 0);

  document = hx_view_state_get_document (view);
  if (is_neutral (document, tile))
    count.side = HX_NO_SIDE;
  for_each_piece (view, count_tile, &count);

  return hx_catalog_get_facts (hx_document_get_catalog (document), tile)->count - count.n;
}

/* Copies of @tile in the hands that these eyes may know. */
static gint
count_in_hands (HxViewState *view,
                guint16      tile,
                guint        side)
{
  HxDocument *document = hx_view_state_get_document (view);
  const HxScenario *scenario = hx_document_get_scenario (document);
  gint n = 0;

  for (guint other = 0; other < hx_document_get_position (document)->n_sides; other++)
    {
      const GArray *hand = scenario->sides[other].hand;

      for (guint i = 0; hand != NULL && i < hand->len && may_know (view, other) && (other == side || is_neutral (document, tile)); i++)
        n += g_array_index (hand, guint16, i) == tile;
    }

  return n;
}

/* Traps that lie face down, and of which these eyes may know which they are. */
static gint
count_laid (HxViewState *view,
            guint        side,
            HxTrapKind   trap)
{
  const HxPosition *position = hx_document_get_position (hx_view_state_get_document (view));
  gint n = 0;

  for (guint hex = 0; trap != HX_TRAP_NONE && hex < HX_MAX_HEXES; hex++)
    n += position->trap[hex] == trap && (side == HX_NO_SIDE || position->trap_side[hex] == side) &&
         may_know (view, position->trap_side[hex]);

  return n;
}

static gint
count_on_pieces (HxViewState  *view,
                 HxPieceMarker marker)
{
  Count count = { (guint16) marker, HX_NO_SIDE, 0 };

  for_each_piece (view, count_marker, &count);

  return count.n;
}

static gint
markers_left (HxViewState  *view,
              HxPieceMarker marker)
{
  HxDocument *document = hx_view_state_get_document (view);
  gint total = 0;

  for (guint side = 0; side < hx_document_get_position (document)->n_sides; side++)
    {
      gint there = hx_marker_count (document, side, marker);

      if (there == HX_UNCOUNTED)
        return HX_LEFT_ENDLESS;
      total += there;
    }

  return total - count_on_pieces (view, marker) - count_laid (view, HX_NO_SIDE, hx_marker_get_trap (marker));
}

/* Which Traps are left says which lie on the board, so that only those who know the one may know the other. */
static gint
traps_left (HxViewState *view,
            guint        side,
            HxTrapKind   trap)
{
  gint left;

  if (!may_know (view, side))
    return HX_LEFT_SECRET;
  left = hx_trap_count (hx_view_state_get_document (view), side, trap) - count_laid (view, side, trap);
  for (guint marker = 0; marker < HX_N_PIECE_MARKERS; marker++)
    {
      if (hx_marker_get_trap ((HxPieceMarker) marker) == trap)
        left -= count_on_pieces (view, (HxPieceMarker) marker);
    }

  return left;
}

static gboolean
is_in_section (const HxTileFacts *facts,
               HxSection          section)
{
  switch (facts->type)
    {
    case HX_TILE_HQ:
    case HX_TILE_WARRIOR:
    case HX_TILE_IMPLANT:
      return section == HX_SECTION_UNITS || section == HX_SECTION_NEUTRAL;
    case HX_TILE_MODULE:
      return section == HX_SECTION_MODULES || section == HX_SECTION_NEUTRAL;
    case HX_TILE_FOUNDATION:
    case HX_TILE_INSTANT:
    default:
      return FALSE;
    }
}

static void
append (GListStore *list,
        HxSection   section,
        guint16     what,
        guint       side,
        const char *name)
{
  g_autoptr (HxTileItem) item = hx_tile_item_new (section, what, side, name);

  g_list_store_append (list, item);
}

static void
append_tiles (GListStore *list,
              HxDocument *document,
              guint       side,
              HxSection   section)
{
  const HxCatalog *catalog = hx_document_get_catalog (document);
  HxLibrary *library = hx_document_get_library (document);
  const char *own = hx_document_get_scenario (document)->sides[side].army;
  const HxArmy *army = hx_catalog_get_army (catalog, section == HX_SECTION_NEUTRAL ? NEUTRAL : own);

  if (army == NULL || (section == HX_SECTION_NEUTRAL && g_str_equal (own, NEUTRAL)))
    return;
  for (guint i = 0; i < hx_catalog_get_n_tiles (catalog); i++)
    {
      if (hx_catalog_get_tile_army (catalog, i) == army && is_in_section (hx_catalog_get_facts (catalog, i), section))
        {
          g_autofree char *name = hx_library_dup_tile_name (library, (guint16) i);

          append (list, section, (guint16) i, side, name);
        }
    }
}

static void
append_traps (GListStore *list,
              HxDocument *document,
              guint       side)
{
  for (guint trap = HX_TRAP_NONE + 1; trap < HX_N_TRAPS; trap++)
    {
      if (hx_trap_count (document, side, (HxTrapKind) trap) > 0)
        append (list, HX_SECTION_TRAPS, (guint16) trap, side, hx_trap_word ((HxTrapKind) trap));
    }
}

static void
append_markers (GListStore *list,
                guint       side)
{
  for (guint marker = 0; marker < HX_N_PIECE_MARKERS; marker++)
    append (list, HX_SECTION_MARKERS, (guint16) marker, side, hx_marker_word ((HxPieceMarker) marker));
}

/**
 * hx_tile_list_new:
 * @view: what the window shows, and for whose eyes
 * @side: a side of its document
 * @section: what of it
 *
 * Returns: (transfer full) (element-type HxTileItem): what @side can put on the board of that kind
 */
GListStore *
hx_tile_list_new (HxViewState *view,
                  guint        side,
                  HxSection    section)
{
  HxDocument *document;
  GListStore *list;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  g_return_val_if_fail (side < hx_document_get_position (document)->n_sides, NULL);

  list = g_list_store_new (HX_TYPE_TILE_ITEM);
  if (section == HX_SECTION_TRAPS)
    append_traps (list, document, side);
  else if (section == HX_SECTION_MARKERS)
    append_markers (list, side);
  else
    append_tiles (list, document, side, section);
  hx_tile_list_refresh (list, view);

  return list;
}

static gint
count_left (HxViewState *view,
            HxTileItem  *item)
{
  guint16 what = hx_tile_item_get_what (item);

  switch (hx_tile_item_get_section (item))
    {
    case HX_SECTION_TRAPS:
      return traps_left (view, hx_tile_item_get_side (item), (HxTrapKind) what);
    case HX_SECTION_MARKERS:
      return markers_left (view, (HxPieceMarker) what);
    case HX_SECTION_UNITS:
    case HX_SECTION_MODULES:
    case HX_SECTION_NEUTRAL:
    case HX_N_SECTIONS:
    default:
      return hx_tile_list_left (view, what, hx_tile_item_get_side (item)) - count_in_hands (view, what, hx_tile_item_get_side (item));
    }
}

/** hx_tile_list_refresh: @list: things of @view's document, of which what is left is counted anew */
void
hx_tile_list_refresh (GListStore  *list,
                      HxViewState *view)
{
  g_return_if_fail (G_IS_LIST_STORE (list));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (HxTileItem) item = g_list_model_get_item (G_LIST_MODEL (list), i);

      hx_tile_item_set_left (item, count_left (view, item));
    }
}
