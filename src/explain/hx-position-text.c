/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole position in sentences: what stands where and how, what is in hand, which readings are in force. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-position-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-teller.h"
#include "hx-turn-words.h"

/* Adds @next, which is taken and may be %NULL, to what is said already. */
static char *
go_on (char *said,
       char *next)
{
  g_autofree char *first = said, *second = next;

  return hx_phrase_join (first, second);
}

static char *
say_markers (HxTeller      *teller,
             const HxPiece *piece)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  const struct
  {
    int n;
    const char *word;
  } markers[] = {
    { piece->ranged_nets, C_("marker", "Ranged Net") },
    { (piece->marks & HX_MARK_TRAP_NET) != 0, C_("marker", "Net of a Trap") },
    { (piece->marks & HX_MARK_FRENZY) != 0, C_("marker", "Frenzy") },
    { (piece->marks & HX_MARK_PARALYSIS) != 0, C_("marker", "Paralysis") },
    { piece->medpacks, C_("marker", "Medpack") },
    { piece->poison, C_("marker", "Poison") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (markers); i++)
    for (int n = 0; n < markers[i].n; n++)
      g_ptr_array_add (words, (gpointer) markers[i].word);
  if (words->len == 0)
    return NULL;
  return hx_phrase (_("Markers: {markers}."), "markers", hx_tell_list (teller, words), NULL);
}

static char *
say_toggles (const HxPiece *piece)
{
  g_autofree char *net = NULL, *power = NULL;

  if (piece->net != HX_TOGGLE_AUTO)
    net = g_strdup (piece->net == HX_TOGGLE_ON ? _("It is set by hand as netted.") : _("It is set by hand as not netted."));
  if (piece->power != HX_TOGGLE_AUTO)
    power = g_strdup (piece->power == HX_TOGGLE_ON ? _("It is set by hand as having power.")
                                                   : _("It is set by hand as being without power."));
  if (net == NULL)
    return g_steal_pointer (&power);
  return hx_phrase_join (net, power);
}

static char *
say_piece (HxTeller      *teller,
           const HxPiece *piece,
           uint8_t        hex)
{
  const HxTile *tile = &teller->box->tiles[piece->tile];
  const char *name = hx_tell_tile_on (teller, piece->tile, hex), *format;
  int n = tile->kind == HX_KIND_HQ ? tile->hit_points - piece->wounds : piece->wounds;
  char *said;

  if (tile->kind == HX_KIND_HQ)
    format = ngettext ("{piece}, facing {direction}, with {n} hit point.", "{piece}, facing {direction}, with {n} hit points.", n);
  else if (n > 0)
    format = ngettext ("{piece}, facing {direction}, with {n} wound.", "{piece}, facing {direction}, with {n} wounds.", n);
  else
    format = _("{piece}, facing {direction}.");
  said = hx_phrase (format, "piece", name, "direction", hx_direction_word (piece->facing), "n", hx_tell_number (teller, n), NULL);
  if (piece->controller != piece->owner)
    said = go_on (said, hx_phrase (_("It acts for {side}."), "side", hx_tell_side (teller, piece->controller), NULL));
  said = go_on (said, say_markers (teller, piece));
  return go_on (said, say_toggles (piece));
}

static void
list_pieces (HxTeller  *teller,
             int        side,
             GPtrArray *lines)
{
  const HxPosition *position = teller->board;

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    {
      if (position->units & HX_HEX_BIT (hex) && position->unit[hex].owner == side)
        g_ptr_array_add (lines, say_piece (teller, &position->unit[hex], hex));
      if (position->foundations & HX_HEX_BIT (hex) && position->foundation[hex].owner == side)
        g_ptr_array_add (lines, say_piece (teller, &position->foundation[hex], hex));
    }
}

/* A Trap lies face down for everybody but its side (PAR-TRAP-07). */
static void
list_traps (HxTeller  *teller,
            int        side,
            GPtrArray *lines)
{
  gboolean known = hx_narrator_may_know (teller->narrator, side);

  for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
    if (teller->board->trap[hex] != HX_TRAP_NONE && teller->board->trap_side[hex] == side)
      g_ptr_array_add (lines, hx_phrase (known ? _("A Trap on {hex}: {trap}.") : _("A Trap on {hex}, face down."),
                                         "hex", hx_tell_hex (teller, hex), "trap", hx_trap_word (teller->board->trap[hex]),
                                         NULL));
}

/* What lies in a collapsed Monolith is its side's secret (MON-SET-02). */
static void
list_monolith (HxTeller  *teller,
               int        side,
               GPtrArray *lines)
{
  const HxMonolith *monolith = &teller->board->monolith[side];
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (!monolith->present)
    return;
  if (monolith->expanded)
    {
      g_ptr_array_add (lines, g_strdup (_("The Monolith is expanded.")));
      return;
    }
  for (int i = 0; i < 2 && hx_narrator_may_know (teller->narrator, side); i++)
    if (monolith->lower[i].tile != HX_NO_TILE)
      g_ptr_array_add (names, (gpointer) hx_tell_tile (teller, monolith->lower[i].tile));
  g_ptr_array_add (lines, names->len == 0 ? g_strdup (_("The Monolith is collapsed."))
                                          : hx_phrase (_("The Monolith is collapsed; in it lie: {tiles}."), "tiles",
                                                       hx_tell_list (teller, names), NULL));
}

static void
list_hand (HxTeller     *teller,
           const HxSeat *seat,
           GPtrArray    *lines)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; seat->hand.listed && i < seat->hand.n; i++)
    g_ptr_array_add (names, (gpointer) hx_tell_tile (teller, seat->hand.tiles[i]));
  if (names->len > 0)
    g_ptr_array_add (lines, hx_phrase (_("In hand: {tiles}."), "tiles", hx_tell_list (teller, names), NULL));
  if (seat->pile.listed)
    g_ptr_array_add (lines, hx_phrase (ngettext ("{n} tile is left in the pile.", "{n} tiles are left in the pile.",
                                                 seat->pile.n), "n", hx_tell_number (teller, seat->pile.n), NULL));
}

static char **
take_lines (GPtrArray *lines)
{
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_free (lines, FALSE);
}

/**
 * hx_explain_side:
 * @narrator: names; its view decides which secrets are told
 * @box: the game box
 * @game: a game
 * @side: a side
 *
 * Returns: (transfer full) (array zero-terminated=1): what the side has on the board and around it, a line for each
 */
char **
hx_explain_side (const HxNarrator *narrator,
                 const HxBox      *box,
                 const HxGame     *game,
                 int               side)
{
  GPtrArray *lines = g_ptr_array_new ();
  g_auto (HxTeller) teller = { 0 };

  hx_teller_init_game (&teller, narrator, box, game);
  list_pieces (&teller, side, lines);
  list_traps (&teller, side, lines);
  list_monolith (&teller, side, lines);
  list_hand (&teller, &game->seats[side], lines);
  return take_lines (lines);
}

/**
 * hx_explain_board:
 * @narrator: names
 * @box: the game box
 * @game: a game
 *
 * Returns: (transfer full) (array zero-terminated=1): what belongs to no side: whose turn it is, water
 */
char **
hx_explain_board (const HxNarrator *narrator,
                  const HxBox      *box,
                  const HxGame     *game)
{
  GPtrArray *lines = g_ptr_array_new ();
  g_auto (HxTeller) teller = { 0 };

  hx_teller_init_game (&teller, narrator, box, game);
  g_ptr_array_add (lines, hx_phrase (_("To move: {side}."), "side", hx_tell_side (&teller, game->position.turn), NULL));
  if (game->position.water != 0)
    g_ptr_array_add (lines, hx_phrase (_("Water: {hexes}."), "hexes", hx_tell_hexes (&teller, game->position.water), NULL));
  return take_lines (lines);
}

/**
 * hx_explain_rulings:
 * @narrator: names
 * @position: a position
 *
 * Returns: (transfer full) (array zero-terminated=1): the disputed points that are read otherwise than by default
 */
char **
hx_explain_rulings (const HxNarrator *narrator,
                    const HxPosition *position)
{
  GPtrArray *lines = g_ptr_array_new ();
  HxLanguage language = hx_narrator_get_language (narrator);

  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    {
      const char *id = hx_ruling_id (ruling);
      const HxDecision *decision = hx_catalog_find_decision (hx_narrator_get_catalog (narrator), id);
      int reading = decision == NULL || position->rulings[ruling] == 0
                      ? -1 : hx_decision_find_reading (decision, hx_ruling_reading (ruling, position->rulings[ruling]));

      if (reading >= 0)
        g_ptr_array_add (lines, hx_phrase (_("{id}: {question} {reading}"), "id", id, "question",
                                           hx_text_get (&decision->question, language), "reading",
                                           hx_text_get (&decision->readings[reading].text, language), NULL));
    }
  return take_lines (lines);
}

/**
 * hx_explain_doubts:
 * @narrator: names
 * @box: the game box
 * @position: a position
 *
 * Returns: (transfer full) (array zero-terminated=1): what could not be settled about the tiles on the board
 */
char **
hx_explain_doubts (const HxNarrator *narrator,
                   const HxBox      *box,
                   const HxPosition *position)
{
  const HxCatalog *catalog = hx_narrator_get_catalog (narrator);
  HxLanguage language = hx_narrator_get_language (narrator);
  GPtrArray *lines = g_ptr_array_new ();
  g_autofree gboolean *told = g_new0 (gboolean, HX_MAX_TILES);

  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      uint16_t tile = position->unit[hex].tile;
      const char *doubt;

      if ((position->units & HX_HEX_BIT (hex)) == 0 || told[tile])
        continue;
      told[tile] = TRUE;
      doubt = hx_text_get (&hx_catalog_get_facts (catalog, tile)->doubt, language);
      if (doubt != NULL)
        /* Translators: a tile and what is doubtful about it */
        g_ptr_array_add (lines, hx_phrase (_("{tile}: {doubt}"), "tile", hx_catalog_get_tile_name (catalog, tile, language),
                                           "doubt", doubt, NULL));
    }
  return take_lines (lines);
}
