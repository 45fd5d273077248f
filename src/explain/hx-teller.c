/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the writers of sentences share: short calls for names and numbers, which live as long as the teller. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-teller.h"

#include <glib/gi18n.h>

#include "hx-event.h"
#include "hx-phrase.h"

#define ALL_DIRECTIONS 0x3f

/**
 * hx_teller_init:
 * @teller: (out): a teller of plain sentences
 * @narrator: names; must outlive it
 * @box: the game box
 * @board: the board whose pieces the hexes mean; must outlive it
 */
void
hx_teller_init (HxTeller         *teller,
                const HxNarrator *narrator,
                const HxBox      *box,
                const HxPosition *board)
{
  *teller = (HxTeller) {
    .narrator = narrator,
    .box = box,
    .board = board,
    .origin = board,
    .bold = HX_NO_HEX,
    .chunk = g_string_chunk_new (512),
  };
}

/**
 * hx_teller_init_game:
 * @teller: (out): a teller of plain sentences
 * @narrator: names; must outlive it
 * @box: the game box
 * @game: a game, on whose board the hexes mean pieces; must outlive it
 */
void
hx_teller_init_game (HxTeller         *teller,
                     const HxNarrator *narrator,
                     const HxBox      *box,
                     const HxGame     *game)
{
  hx_teller_init (teller, narrator, box, &game->position);
  teller->game = game;
}

/**
 * hx_teller_clear:
 * @teller: a teller; the strings that it handed out are gone
 */
void
hx_teller_clear (HxTeller *teller)
{
  g_clear_pointer (&teller->chunk, g_string_chunk_free);
}

/**
 * hx_tell_keep:
 * @teller: a teller
 * @text: (transfer full): a string
 *
 * Returns: (transfer none): the same, kept as long as @teller
 */
const char *
hx_tell_keep (HxTeller *teller,
              char     *text)
{
  const char *kept = g_string_chunk_insert (teller->chunk, text);

  g_free (text);
  return kept;
}

/* A name as it stands in the sentence. */
static char *
dress (const HxTeller *teller,
       char           *name,
       gboolean        bold)
{
  char *dressed;

  if (!teller->markup)
    return name;
  dressed = bold ? g_markup_printf_escaped ("<b>%s</b>", name) : g_markup_escape_text (name, -1);
  g_free (name);
  return dressed;
}

static char *
dup_name (const HxTeller *teller,
          uint16_t        tile)
{
  return g_strdup (hx_catalog_get_tile_name (hx_narrator_get_catalog (teller->narrator), tile,
                                             hx_narrator_get_language (teller->narrator)));
}

static char *
dup_tile (const HxTeller *teller,
          uint8_t         hex)
{
  return dress (teller, hx_narrator_dup_tile_name (teller->narrator, teller->box, teller->board, hex),
                hex == teller->bold);
}

/**
 * hx_tell_piece:
 * @teller: a teller
 * @hex: a hex that holds a unit
 *
 * Returns: (transfer none): "Guard on B2"; of a hex without a unit, its name
 */
const char *
hx_tell_piece (HxTeller *teller,
               uint8_t   hex)
{
  g_autofree char *tile = dup_tile (teller, hex);

  if (hx_teller_tile (teller, hex) == NULL)
    return hx_tell_keep (teller, g_steal_pointer (&tile));
  return hx_tell_keep (teller, hx_phrase (_("{tile} on {hex}"), "tile", tile, "hex", teller->box->geometry.name[hex],
                                          NULL));
}

/**
 * hx_tell_hex:
 * @teller: a teller
 * @hex: a hex
 *
 * Returns: (transfer none): its name, whatever stands there
 */
const char *
hx_tell_hex (HxTeller *teller,
             uint8_t   hex)
{
  return hex < teller->box->geometry.n_hexes ? teller->box->geometry.name[hex] : "–";
}

/**
 * hx_tell_line_end:
 * @teller: a teller
 * @hex: a hex
 * @direction: a direction
 *
 * Returns: (transfer none): the name of the last hex of the board that lies there, seen from @hex
 */
const char *
hx_tell_line_end (HxTeller    *teller,
                  uint8_t      hex,
                  HxDirection  direction)
{
  HxHexSet ray = hex < teller->box->geometry.n_hexes ? teller->box->geometry.ray[hex][direction] : 0;

  while (ray != 0)
    {
      hex = hx_first_on_ray (ray, direction);
      ray &= ~HX_HEX_BIT (hex);
    }
  return hx_tell_hex (teller, hex);
}

/**
 * hx_tell_tile:
 * @teller: a teller
 * @tile: a tile, wherever it lies
 *
 * Returns: (transfer none): its name
 */
const char *
hx_tell_tile (HxTeller *teller,
              uint16_t  tile)
{
  return hx_tell_keep (teller, dress (teller, dup_name (teller, tile), FALSE));
}

/**
 * hx_tell_tile_on:
 * @teller: a teller
 * @tile: a tile that comes onto the board or lies there
 * @hex: where
 *
 * Returns: (transfer none): "Guard on B2", whatever else stands there
 */
const char *
hx_tell_tile_on (HxTeller *teller,
                 uint16_t  tile,
                 uint8_t   hex)
{
  g_autofree char *name = dress (teller, dup_name (teller, tile), hex == teller->bold);

  return hx_tell_keep (teller, hx_phrase (_("{tile} on {hex}"), "tile", name, "hex", hx_tell_hex (teller, hex), NULL));
}

/**
 * hx_tell_token:
 * @teller: a teller
 * @hex: a hex
 * @reason: #HxReason of an event: %HX_REASON_FOUNDATION where it is about the Foundation there
 *
 * Returns: (transfer none): the unit, or the Foundation where it is meant or alone, as hx_tell_piece() names a unit
 */
const char *
hx_tell_token (HxTeller *teller,
               uint8_t   hex,
               int       reason)
{
  HxHexSet bit = hex < HX_MAX_HEXES ? HX_HEX_BIT (hex) : 0;

  if (teller->board->foundations & bit && (reason == HX_REASON_FOUNDATION || (teller->board->units & bit) == 0))
    return hx_tell_tile_on (teller, teller->board->foundation[hex].tile, hex);
  return hx_tell_piece (teller, hex);
}

/**
 * hx_tell_list:
 * @teller: a teller
 * @items: (element-type utf8): names; gets a %NULL at its end
 *
 * Returns: (transfer none): "A, B and C", or "" without items
 */
const char *
hx_tell_list (HxTeller  *teller,
              GPtrArray *items)
{
  if (items->len == 0)
    return "";
  g_ptr_array_add (items, NULL);
  return hx_tell_keep (teller, hx_phrase_list ((const char *const *) items->pdata));
}

/**
 * hx_tell_hexes:
 * @teller: a teller
 * @hexes: a set of hexes
 *
 * Returns: (transfer none): their names, whatever stands there: "B2 and C3"
 */
const char *
hx_tell_hexes (HxTeller *teller,
               HxHexSet  hexes)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    if (hexes & HX_HEX_BIT (hex))
      g_ptr_array_add (names, (gpointer) hx_tell_hex (teller, hex));
  return hx_tell_list (teller, names);
}

static const char *
tell_set (HxTeller *teller,
          HxHexSet  hexes,
          gboolean  where)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    {
      if ((hexes & HX_HEX_BIT (hex)) == 0)
        continue;
      if (where)
        g_ptr_array_add (names, (gpointer) hx_tell_piece (teller, hex));
      else
        {
          g_ptr_array_add (owned, dup_tile (teller, hex));
          g_ptr_array_add (names, g_ptr_array_index (owned, owned->len - 1));
        }
    }
  return hx_tell_list (teller, names);
}

/**
 * hx_tell_pieces:
 * @teller: a teller
 * @hexes: hexes that hold units
 *
 * Returns: (transfer none): "HQ on B3 and Guard on B2"
 */
const char *
hx_tell_pieces (HxTeller *teller,
                HxHexSet  hexes)
{
  return tell_set (teller, hexes, TRUE);
}

/**
 * hx_tell_tiles:
 * @teller: a teller
 * @hexes: hexes that hold units
 *
 * Returns: (transfer none): "HQ and Guard"
 */
const char *
hx_tell_tiles (HxTeller *teller,
               HxHexSet  hexes)
{
  return tell_set (teller, hexes, FALSE);
}

static char *
dup_side (const HxTeller *teller,
          int             side)
{
  const HxPosition *shown = teller->origin;

  if (teller->game != NULL)
    return hx_narrator_dup_seat_name (teller->narrator, teller->box, teller->game, side);
  if (hx_narrator_find_army (teller->narrator, teller->box, shown, side) == NULL)
    shown = teller->board;
  return hx_narrator_dup_side_name (teller->narrator, teller->box, shown, side);
}

/**
 * hx_tell_side:
 * @teller: a teller
 * @side: a side
 *
 * Returns: (transfer none): "Borgo"
 */
const char *
hx_tell_side (HxTeller *teller,
              int       side)
{
  return hx_tell_keep (teller, dress (teller, dup_side (teller, side), FALSE));
}

/**
 * hx_tell_number:
 * @teller: a teller
 * @number: a number
 *
 * Returns: (transfer none): its digits
 */
const char *
hx_tell_number (HxTeller *teller,
                int       number)
{
  return hx_tell_keep (teller, g_strdup_printf ("%d", number));
}

/**
 * hx_tell_numbers:
 * @teller: a teller
 * @numbers: (array length=n): numbers; one that follows an equal one is left out
 * @n: how many
 *
 * Returns: (transfer none): "3, 2 and 1"
 */
const char *
hx_tell_numbers (HxTeller  *teller,
                 const int *numbers,
                 guint      n)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  g_return_val_if_fail (n > 0, "");

  for (guint i = 0; i < n; i++)
    if (i == 0 || numbers[i] != numbers[i - 1])
      g_ptr_array_add (words, (gpointer) hx_tell_number (teller, numbers[i]));
  g_ptr_array_add (words, NULL);
  return hx_tell_keep (teller, hx_phrase_list ((const char *const *) words->pdata));
}

/* Where something is, as hx_direction_word() says where something goes. */
static const char *
place_word (int direction)
{
  switch (direction)
    {
    case HX_NORTH:
      /* Translators: places stand in "to the {places}", alone or in an enumeration: in Polish "północy" */
      return C_("place", "north");
    case HX_NORTH_EAST:
      return C_("place", "north-east");
    case HX_SOUTH_EAST:
      return C_("place", "south-east");
    case HX_SOUTH:
      return C_("place", "south");
    case HX_SOUTH_WEST:
      return C_("place", "south-west");
    default:
      return C_("place", "north-west");
    }
}

/* @denied: the sentence says that something is not there. */
static const char *
tell_places (HxTeller *teller,
             unsigned  directions,
             gboolean  denied)
{
  const char *words[HX_N_DIRECTIONS + 1];
  g_autofree char *places = NULL;
  int n = 0;

  if (directions == ALL_DIRECTIONS)
    return denied ? C_("place", "on any side") : C_("place", "on all sides");
  for (int direction = 0; direction < HX_N_DIRECTIONS; direction++)
    if (directions & 1u << direction)
      words[n++] = place_word (direction);
  words[n] = NULL;
  places = denied ? hx_phrase_any (words) : hx_phrase_list (words);
  return hx_tell_keep (teller, hx_phrase (C_("place", "to the {places}"), "places", places, NULL));
}

/**
 * hx_tell_directions:
 * @teller: a teller
 * @directions: a set of directions, at least one
 *
 * Returns: (transfer none): where that is: "to the north and south"
 */
const char *
hx_tell_directions (HxTeller *teller,
                    unsigned  directions)
{
  return tell_places (teller, directions, FALSE);
}

/**
 * hx_tell_no_directions:
 * @teller: a teller
 * @directions: a set of directions, at least one
 *
 * Returns: (transfer none): where something is not, for a sentence that denies: "to the north or south"
 */
const char *
hx_tell_no_directions (HxTeller *teller,
                       unsigned  directions)
{
  return tell_places (teller, directions, TRUE);
}

/**
 * hx_tell_plus:
 * @teller: a teller
 * @sum: a sum so far: "printed 1"
 * @amount: what is added, or taken if negative
 * @giver: the piece to which it is due
 *
 * Returns: (transfer none): the longer sum: "printed 1, plus 1 from Officer on C2"
 */
const char *
hx_tell_plus (HxTeller   *teller,
              const char *sum,
              int         amount,
              uint8_t     giver)
{
  const char *format = amount < 0 ? _("{sum}, minus {amount} because of {giver}") : _("{sum}, plus {amount} from {giver}");

  return hx_tell_keep (teller, hx_phrase (format, "sum", sum, "amount", hx_tell_number (teller, ABS (amount)),
                                          "giver", hx_tell_piece (teller, giver), NULL));
}

/**
 * hx_tell_pace:
 * @teller: a teller
 * @sum: a sum so far: "printed 3"
 * @givers: the pieces that change the number
 *
 * Returns: (transfer none): the sum with what each of them does to an initiative number
 */
const char *
hx_tell_pace (HxTeller   *teller,
              const char *sum,
              HxHexSet    givers)
{
  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    {
      const HxTile *tile = (givers & HX_HEX_BIT (hex)) != 0 ? hx_teller_tile (teller, hex) : NULL;

      if (tile == NULL)
        continue;
      if (tile->effects & HX_EFFECT_BIT (HX_EFFECT_SLOWER_1))
        sum = hx_tell_plus (teller, sum, -1, hex);
      else
        sum = hx_tell_plus (teller, sum, tile->effects & HX_EFFECT_BIT (HX_EFFECT_INITIATIVE_2) ? 2 : 1, hex);
    }
  return sum;
}

/**
 * hx_teller_tile:
 * @teller: a teller
 * @hex: a hex
 *
 * Returns: (nullable): the tile that stands there
 */
const HxTile *
hx_teller_tile (const HxTeller *teller,
                uint8_t         hex)
{
  if (hex >= HX_MAX_HEXES || (teller->board->units & HX_HEX_BIT (hex)) == 0)
    return NULL;
  return &teller->box->tiles[teller->board->unit[hex].tile];
}

/**
 * hx_teller_controller:
 * @teller: a teller
 * @hex: a hex that holds a unit
 *
 * Returns: the side that controls it
 */
int
hx_teller_controller (const HxTeller *teller,
                      uint8_t         hex)
{
  return teller->board->unit[hex].controller;
}
