/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever is done to several pieces is one step in the history. */

#include "config.h"

#include "hx-document-group.h"

#include <glib/gi18n.h>

#include "hx-document-lay.h"
#include "hx-document-private.h"
#include "hx-phrase.h"

G_DEFINE_BOXED_TYPE (HxClip, hx_clip, hx_clip_copy, g_free)

static const HxGeometry *
get_geometry (HxDocument *self)
{
  return &hx_document_get_box (self)->geometry;
}

static guint8
get_first (HxHexSet hexes)
{
  return hx_first_on_ray (hexes, HX_SOUTH);
}

static guint
count_hexes (HxHexSet hexes)
{
  return (guint) __builtin_popcountll (hexes);
}

static HxHexSet
get_units (HxDocument *self,
           HxHexSet    hexes)
{
  return hx_document_get_position (self)->units & hexes;
}

static const char *
get_tile_name (HxDocument *self,
               guint16     tile)
{
  return hx_catalog_get_tile_name (hx_document_get_catalog (self), tile,
                                   hx_library_get_language (hx_document_get_library (self)));
}

static char *
dup_label (const char *format,
           guint       n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  return hx_phrase (format, "n", number, NULL);
}

/** hx_clip_copy: Returns: (transfer full): a copy of @clip. */
HxClip *
hx_clip_copy (const HxClip *clip)
{
  return g_memdup2 (clip, sizeof *clip);
}

static void
add_to_clip (HxDocument *self,
             HxClip     *clip,
             guint8      hex,
             guint8      first)
{
  const HxGeometry *geometry = get_geometry (self);

  clip->pieces[clip->n].q = (gint8) (geometry->q[hex] - geometry->q[first]);
  clip->pieces[clip->n].r = (gint8) (geometry->r[hex] - geometry->r[first]);
  clip->pieces[clip->n].piece = hx_document_get_position (self)->unit[hex];
  clip->n++;
}

/**
 * hx_document_copy_pieces:
 * @hexes: some hexes
 * @first: the one of them that comes to lie where the clip is pasted, if a piece stands there
 *
 * Returns: (transfer full) (nullable): the pieces there, or %NULL where there are none
 */
HxClip *
hx_document_copy_pieces (HxDocument *self,
                         HxHexSet    hexes,
                         guint8      first)
{
  HxClip *clip;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), NULL);

  hexes = get_units (self, hexes);
  if (hexes == 0)
    return NULL;
  if (first >= HX_MAX_HEXES || (hexes & HX_HEX_BIT (first)) == 0)
    first = get_first (hexes);
  clip = g_new0 (HxClip, 1);
  add_to_clip (self, clip, first, first);
  for (HxHexSet rest = hexes & ~HX_HEX_BIT (first); rest != 0; rest &= rest - 1)
    add_to_clip (self, clip, get_first (rest), first);

  return clip;
}

/* The hexes that @clip would take at @hex, in the order of its pieces; 0 where it finds no room there. */
static HxHexSet
fit (HxDocument   *self,
     const HxClip *clip,
     guint8        hex,
     guint8        places[HX_MAX_HEXES])
{
  const HxGeometry *geometry = get_geometry (self);
  HxHexSet taken = 0;

  for (guint i = 0; i < clip->n; i++)
    {
      guint8 place = hx_geometry_at (geometry, geometry->q[hex] + clip->pieces[i].q, geometry->r[hex] + clip->pieces[i].r);

      if (place == HX_NO_HEX || !hx_document_can_place (self, clip->pieces[i].piece.tile, place))
        return 0;
      places[i] = place;
      taken |= HX_HEX_BIT (place);
    }

  return taken;
}

static int
get_distance (const HxGeometry *geometry,
              guint8            a,
              guint8            b)
{
  int q = geometry->q[a] - geometry->q[b];
  int r = geometry->r[a] - geometry->r[b];

  return (ABS (q) + ABS (r) + ABS (q + r)) / 2;
}

/**
 * hx_document_find_room:
 * @clip: pieces
 * @hex: where they should go
 *
 * Returns: the hex nearest to @hex where they find room, or %HX_NO_HEX
 */
guint8
hx_document_find_room (HxDocument   *self,
                       const HxClip *clip,
                       guint8        hex)
{
  const HxGeometry *geometry;
  guint8 places[HX_MAX_HEXES];
  guint8 best = HX_NO_HEX;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), HX_NO_HEX);
  g_return_val_if_fail (clip != NULL, HX_NO_HEX);

  geometry = get_geometry (self);
  for (guint8 i = 0; i < geometry->n_hexes; i++)
    {
      if (best != HX_NO_HEX && get_distance (geometry, i, hex) >= get_distance (geometry, best, hex))
        continue;
      if (fit (self, clip, i, places) != 0)
        best = i;
    }

  return best;
}

/* A piece of a side that this scenario has not becomes one of the last. */
static HxPiece
adopt (HxDocument    *self,
       const HxPiece *piece)
{
  HxPiece adopted = *piece;
  guint8 last = (guint8) (hx_document_get_position (self)->n_sides - 1);

  adopted.owner = MIN (adopted.owner, last);
  adopted.controller = MIN (adopted.controller, last);

  return adopted;
}

/**
 * hx_document_paste:
 * @clip: pieces
 * @hex: where the first of them goes
 *
 * Returns: where they stand now, or 0 where there was no room
 */
HxHexSet
hx_document_paste (HxDocument   *self,
                   const HxClip *clip,
                   guint8        hex)
{
  guint8 places[HX_MAX_HEXES];
  g_autofree char *label = NULL;
  HxScenario *scenario;
  HxHexSet taken;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), 0);
  g_return_val_if_fail (clip != NULL, 0);

  if (hex >= get_geometry (self)->n_hexes)
    return 0;
  taken = fit (self, clip, hex, places);
  if (taken == 0)
    return 0;

  if (clip->n == 1)
    /* Translators: an undo step: a tile's name and a hex, "Paste Guard on B2". */
    label = hx_phrase (_("Paste {tile} on {hex}"), "tile", get_tile_name (self, clip->pieces[0].piece.tile), "hex",
                       get_geometry (self)->name[hex], NULL);
  else
    label = dup_label (_("Paste {n} Pieces"), clip->n);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  for (guint i = 0; i < clip->n; i++)
    {
      HxPiece piece = adopt (self, &clip->pieces[i].piece);

      hx_scenario_put_unit (scenario, places[i], &piece);
    }
  hx_document_commit (self, scenario, label, NULL);

  return taken;
}

/**
 * hx_document_turn_all:
 * @hexes: some hexes
 * @turns: by how many sixths, clockwise; may be negative
 *
 * Turns each of the pieces there where it stands.
 *
 * Returns: whether there are any
 */
gboolean
hx_document_turn_all (HxDocument *self,
                      HxHexSet    hexes,
                      int         turns)
{
  g_autofree char *label = NULL;
  g_autofree char *key = NULL;
  HxScenario *scenario;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  hexes = get_units (self, hexes);
  if (count_hexes (hexes) < 2)
    return hexes != 0 && hx_document_turn (self, get_first (hexes), turns);
  turns = ((turns % HX_N_DIRECTIONS) + HX_N_DIRECTIONS) % HX_N_DIRECTIONS;
  if (turns == 0)
    return TRUE;

  label = dup_label (_("Turn {n} Pieces"), count_hexes (hexes));
  key = g_strdup_printf ("turn-all:%" G_GINT64_MODIFIER "x", (guint64) hexes);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  for (HxHexSet rest = hexes; rest != 0; rest &= rest - 1)
    {
      HxPiece *piece = &scenario->position.unit[get_first (rest)];

      piece->facing = (guint8) ((piece->facing + turns) % HX_N_DIRECTIONS);
    }
  hx_document_commit (self, scenario, label, key);

  return TRUE;
}

static HxHexSet
get_traps (HxDocument *self,
           HxHexSet    hexes)
{
  HxHexSet traps = 0;

  for (guint8 hex = 0; hex < get_geometry (self)->n_hexes; hex++)
    {
      if ((hexes & HX_HEX_BIT (hex)) != 0 && hx_document_get_trap (self, hex) != HX_TRAP_NONE)
        traps |= HX_HEX_BIT (hex);
    }

  return traps;
}

/**
 * hx_document_remove_all:
 * @hexes: some hexes
 * @is_cut: whether they go to the clipboard, so that the step is called so
 *
 * Takes the pieces there off the board, or else, hex by hex, the Traps, which are never cut.
 *
 * Returns: whether there was anything
 */
gboolean
hx_document_remove_all (HxDocument *self,
                        HxHexSet    hexes,
                        gboolean    is_cut)
{
  HxHexSet units, traps;
  g_autofree char *label = NULL;
  HxScenario *scenario;
  guint n;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  units = get_units (self, hexes);
  traps = is_cut ? 0 : get_traps (self, hexes & ~units);
  n = count_hexes (units) + count_hexes (traps);
  if (n == 0)
    return FALSE;
  if (n == 1 && !is_cut)
    return units != 0 ? hx_document_remove (self, get_first (units)) : hx_document_remove_trap (self, get_first (traps));

  if (n == 1)
    /* Translators: an undo step: a tile's name and a hex, "Cut Guard from B2". */
    label = hx_phrase (_("Cut {tile} from {hex}"), "tile",
                       get_tile_name (self, hx_document_get_position (self)->unit[get_first (units)].tile), "hex",
                       get_geometry (self)->name[get_first (units)], NULL);
  else
    label = dup_label (is_cut ? _("Cut {n} Pieces") : _("Remove {n} Pieces"), n);
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  for (HxHexSet rest = units; rest != 0; rest &= rest - 1)
    hx_scenario_remove_unit (scenario, get_first (rest));
  for (HxHexSet rest = traps; rest != 0; rest &= rest - 1)
    hx_scenario_remove_trap (scenario, get_first (rest));
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}

static guint8
shift_hex (const HxGeometry *geometry,
           guint8            hex,
           guint8            from,
           guint8            to)
{
  return hx_geometry_at (geometry, geometry->q[hex] + geometry->q[to] - geometry->q[from],
                         geometry->r[hex] + geometry->r[to] - geometry->r[from]);
}

/**
 * hx_document_shift:
 * @hexes: some hexes with pieces
 * @from: one of them
 * @to: where the piece on @from would go, and the others beside it as now
 *
 * Returns: where they would stand, or 0 where one of them would leave the board or meet another piece
 */
HxHexSet
hx_document_shift (HxDocument *self,
                   HxHexSet    hexes,
                   guint8      from,
                   guint8      to)
{
  HxHexSet shifted = 0;
  HxHexSet others;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), 0);
  g_return_val_if_fail (from < get_geometry (self)->n_hexes, 0);

  if (to >= get_geometry (self)->n_hexes)
    return 0;
  others = hx_document_get_position (self)->units & ~hexes;
  for (HxHexSet rest = get_units (self, hexes); rest != 0; rest &= rest - 1)
    {
      guint8 place = shift_hex (get_geometry (self), get_first (rest), from, to);

      if (place == HX_NO_HEX || (others & HX_HEX_BIT (place)) != 0)
        return 0;
      shifted |= HX_HEX_BIT (place);
    }

  return shifted;
}

/* Each goes once nobody who has still to go stands in its way; in a shift somebody always can. */
static void
shift_units (HxScenario       *scenario,
             const HxGeometry *geometry,
             HxHexSet          hexes,
             guint8            from,
             guint8            to)
{
  for (HxHexSet waiting = hexes; waiting != 0;)
    {
      for (HxHexSet rest = waiting; rest != 0; rest &= rest - 1)
        {
          guint8 hex = get_first (rest);
          guint8 place = shift_hex (geometry, hex, from, to);

          if ((waiting & HX_HEX_BIT (place)) != 0)
            continue;
          hx_scenario_move_unit (scenario, hex, place);
          waiting &= ~HX_HEX_BIT (hex);
        }
    }
}

/**
 * hx_document_move_all:
 * @hexes: some hexes with pieces
 * @from: one of them
 * @to: where the piece on @from goes, and the others beside it as now
 * @turns: by how many sixths each turns, clockwise
 *
 * Returns: whether they stand there now
 */
gboolean
hx_document_move_all (HxDocument *self,
                      HxHexSet    hexes,
                      guint8      from,
                      guint8      to,
                      int         turns)
{
  g_autofree char *label = NULL;
  HxScenario *scenario;
  HxHexSet shifted;

  g_return_val_if_fail (HX_IS_DOCUMENT (self), FALSE);

  hexes = get_units (self, hexes);
  shifted = hx_document_shift (self, hexes, from, to);
  if (shifted == 0)
    return FALSE;
  if (from == to)
    return hx_document_turn_all (self, hexes, turns);

  label = dup_label (_("Move {n} Pieces"), count_hexes (hexes));
  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  shift_units (scenario, get_geometry (self), hexes, from, to);
  for (HxHexSet rest = shifted; rest != 0; rest &= rest - 1)
    {
      HxPiece *piece = &scenario->position.unit[get_first (rest)];

      piece->facing = (guint8) ((piece->facing + turns + HX_N_DIRECTIONS) % HX_N_DIRECTIONS);
    }
  hx_document_commit (self, scenario, label, NULL);

  return TRUE;
}
