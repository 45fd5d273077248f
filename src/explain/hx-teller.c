/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the writers of sentences share: short calls for names and numbers, which live as long as the teller. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-teller.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

#define ALL_DIRECTIONS 0x3f

/**
 * hx_teller_init:
 * @teller: (out): a teller of plain sentences
 * @narrator: names; must outlive it
 * @box: the game box
 * @start: the position before the battle; must outlive it
 */
void
hx_teller_init (HxTeller         *teller,
                const HxNarrator *narrator,
                const HxBox      *box,
                const HxPosition *start)
{
  *teller = (HxTeller) {
    .narrator = narrator,
    .box = box,
    .start = start,
    .bold = HX_NO_HEX,
    .chunk = g_string_chunk_new (512),
  };
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
dup_tile (const HxTeller *teller,
          uint8_t         hex)
{
  return dress (teller, hx_narrator_dup_tile_name (teller->narrator, teller->box, teller->start, hex),
                hex == teller->bold);
}

/**
 * hx_tell_piece:
 * @teller: a teller
 * @hex: a hex that held a unit before the battle
 *
 * Returns: (transfer none): "Guard on B2"
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
  if (names->len == 0)
    return "";
  g_ptr_array_add (names, NULL);
  return hx_tell_keep (teller, hx_phrase_list ((const char *const *) names->pdata));
}

/**
 * hx_tell_pieces:
 * @teller: a teller
 * @hexes: hexes that held units before the battle
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
 * @hexes: hexes that held units before the battle
 *
 * Returns: (transfer none): "HQ and Guard"
 */
const char *
hx_tell_tiles (HxTeller *teller,
               HxHexSet  hexes)
{
  return tell_set (teller, hexes, FALSE);
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
  return hx_tell_keep (teller, dress (teller, hx_narrator_dup_side_name (teller->narrator, teller->box, teller->start,
                                                                         side),
                                      FALSE));
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
 * Returns: (nullable): the tile that stood there before the battle
 */
const HxTile *
hx_teller_tile (const HxTeller *teller,
                uint8_t         hex)
{
  if (hex >= HX_MAX_HEXES || (teller->start->units & HX_HEX_BIT (hex)) == 0)
    return NULL;
  return &teller->box->tiles[teller->start->unit[hex].tile];
}

/**
 * hx_teller_controller:
 * @teller: a teller
 * @hex: a hex that held a unit before the battle
 *
 * Returns: the side that controls it
 */
int
hx_teller_controller (const HxTeller *teller,
                      uint8_t         hex)
{
  return teller->start->unit[hex].controller;
}
