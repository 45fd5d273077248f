/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece keeps some markers as bits and some as numbers; here they are all alike. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-marker.h"

/* @mark is 0 for those that are counted. @id: in the army files. */
static const struct
{
  const char *word;
  const char *id;
  guint8 mark;
  gsize offset;
  HxTrapKind trap;
} markers[HX_N_PIECE_MARKERS] = {
  [HX_PIECE_WOUND] = { NC_("marker", "Wound"), NULL, 0, G_STRUCT_OFFSET (HxPiece, wounds), HX_TRAP_NONE },
  [HX_PIECE_RANGED_NET] = { NC_("marker", "Ranged Net"), "ranged-net", 0, G_STRUCT_OFFSET (HxPiece, ranged_nets),
                             HX_TRAP_NONE },
  [HX_PIECE_TRAP_NET] = { NC_("marker", "Net of a Trap"), "net", HX_MARK_TRAP_NET, 0, HX_TRAP_NET },
  [HX_PIECE_FRENZY] = { NC_("marker", "Frenzy"), "frenzy", HX_MARK_FRENZY, 0, HX_TRAP_FRENZY },
  [HX_PIECE_PARALYSIS] = { NC_("marker", "Paralysis"), "paralysis", HX_MARK_PARALYSIS, 0, HX_TRAP_PARALYSIS },
  [HX_PIECE_MEDPACK] = { NC_("marker", "Medpack"), "medpack", 0, G_STRUCT_OFFSET (HxPiece, medpacks),
                          HX_TRAP_MEDPACK },
};

static const char *const trap_ids[HX_N_TRAPS] = {
  [HX_TRAP_MINE] = "mine",       [HX_TRAP_SMOKE] = "smoke",   [HX_TRAP_DRILL] = "drill",
  [HX_TRAP_MEDPACK] = "medpack", [HX_TRAP_NET] = "net",       [HX_TRAP_FRENZY] = "frenzy",
  [HX_TRAP_PARALYSIS] = "paralysis",
};

/** hx_marker_word: Returns: (transfer none): what @marker is called, standing alone. */
const char *
hx_marker_word (HxPieceMarker marker)
{
  g_return_val_if_fail (marker < HX_N_PIECE_MARKERS, NULL);

  return g_dpgettext2 (NULL, "marker", markers[marker].word);
}

/** hx_marker_on_piece: Returns: how many of @marker lie on @piece. */
guint
hx_marker_on_piece (const HxPiece *piece,
                    HxPieceMarker  marker)
{
  g_return_val_if_fail (marker < HX_N_PIECE_MARKERS, 0);

  if (markers[marker].mark != 0)
    return (piece->marks & markers[marker].mark) != 0;
  return G_STRUCT_MEMBER (guint8, piece, markers[marker].offset);
}

/**
 * hx_marker_change:
 * @piece: a piece
 * @marker: a marker
 * @change: 1 to put one on, -1 to take one off
 *
 * Returns: whether that could be done; of some markers a piece bears one at most
 */
gboolean
hx_marker_change (HxPiece      *piece,
                  HxPieceMarker marker,
                  int           change)
{
  int now = (int) hx_marker_on_piece (piece, marker) + change;
  guint8 mark = markers[marker].mark;

  if (now < 0 || now > (mark != 0 ? 1 : G_MAXUINT8))
    return FALSE;
  if (mark != 0)
    piece->marks = (guint8) (now > 0 ? piece->marks | mark : piece->marks & ~mark);
  else
    G_STRUCT_MEMBER (guint8, piece, markers[marker].offset) = (guint8) now;

  return TRUE;
}

/** hx_marker_get_trap: Returns: the Trap that becomes @marker when it is sprung, or %HX_TRAP_NONE. */
HxTrapKind
hx_marker_get_trap (HxPieceMarker marker)
{
  g_return_val_if_fail (marker < HX_N_PIECE_MARKERS, HX_TRAP_NONE);

  return markers[marker].trap;
}

static gint
count_printed (HxDocument *document,
               guint       side,
               const char *id,
               gboolean    is_trap)
{
  const HxArmy *army = hx_catalog_get_army (hx_document_get_catalog (document),
                                            hx_document_get_scenario (document)->sides[side].army);

  for (guint i = 0; army != NULL && i < army->n_markers; i++)
    {
      if (g_str_equal (army->markers[i].id, id) && army->markers[i].is_trap == is_trap)
        return army->markers[i].count;
    }

  return 0;
}

/** hx_marker_count: Returns: how many of @marker the army of @side has, or %HX_UNCOUNTED. */
gint
hx_marker_count (HxDocument   *document,
                 guint         side,
                 HxPieceMarker marker)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (document), 0);
  g_return_val_if_fail (marker < HX_N_PIECE_MARKERS, 0);

  if (markers[marker].id == NULL)
    return HX_UNCOUNTED;
  return count_printed (document, side, markers[marker].id, markers[marker].trap != HX_TRAP_NONE);
}

/** hx_trap_count: Returns: how many of @trap the army of @side has. */
gint
hx_trap_count (HxDocument *document,
               guint       side,
               HxTrapKind  trap)
{
  g_return_val_if_fail (HX_IS_DOCUMENT (document), 0);
  g_return_val_if_fail (trap > HX_TRAP_NONE && trap < HX_N_TRAPS, 0);

  return count_printed (document, side, trap_ids[trap], TRUE);
}
