/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a position as one line: what is usual is left out, and the order is always the same. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-notation-private.h"
#include "hx-notation.h"

const char *const hx_notation_side_words[] = {
  [HX_NOTATION_MONOLITH] = "Monolith",
  [HX_NOTATION_HAND] = "Hand",
  [HX_NOTATION_PILE] = "Pile",
  [HX_NOTATION_DISCARD] = "Discard",
  [HX_NOTATION_REMOVED] = "Removed",
  [HX_NOTATION_POOL] = "Pool",
  [HX_NOTATION_LAST_TILE] = "Last-tile",
  [HX_NOTATION_LAST_TURN] = "Last-turn",
  [HX_NOTATION_FALLEN] = "Fallen",
  NULL,
};

const char *const hx_notation_turn_words[] = {
  [HX_NOTATION_BEGUN] = "Begun",
  [HX_NOTATION_PLACED] = "Placed",
  [HX_NOTATION_EXPANDED] = "Expanded",
  [HX_NOTATION_ACTED] = "Acted",
  [HX_NOTATION_DRAWN_UP] = "Drawn-up",
  [HX_NOTATION_DRAWING] = "Drawing",
  [HX_NOTATION_DRAWN] = "Drawn",
  [HX_NOTATION_USED] = "Used",
  NULL,
};

/* A number or digits follow the first five. */
const char *const hx_notation_states[] = {
  [HX_NOTATION_FACING] = "",
  [HX_NOTATION_WOUNDS] = "w",
  [HX_NOTATION_BY] = "by",
  [HX_NOTATION_OF] = "of",
  [HX_NOTATION_LINKS] = "links",
  [HX_NOTATION_POWER_ON] = "power-on",
  [HX_NOTATION_POWER_OFF] = "power-off",
  [HX_NOTATION_NET_ON] = "net-on",
  [HX_NOTATION_NET_OFF] = "net-off",
  NULL,
};

typedef struct
{
  const HxCatalog *catalog;
  const HxGeometry *geometry;
  const HxScenario *scenario;
  GString *line;
} Writer;

/* @side: whose army need not be named */
static void
add_tile (const Writer *writer,
          guint         side,
          guint16       tile)
{
  const char *army = hx_catalog_get_tile_army (writer->catalog, tile)->id;

  if (!g_str_equal (army, writer->scenario->sides[side].army))
    g_string_append_printf (writer->line, "%s:", army);
  g_string_append (writer->line, hx_catalog_get_facts (writer->catalog, tile)->id);
}

static void
add_links (const Writer  *writer,
           const HxPiece *piece)
{
  if (piece->links == HX_LINKS_PRINTED)
    return;
  g_string_append_printf (writer->line, ".%s", hx_notation_states[HX_NOTATION_LINKS]);
  for (int s = 0; s < 6; s++)
    if (piece->links & 1 << s)
      g_string_append_printf (writer->line, "%d", s);
}

static void
add_markers (const Writer  *writer,
             const HxPiece *piece)
{
  for (const HxMarkerWord *known = hx_marker_words; known->word != NULL; known++)
    {
      guint n = known->mark != 0 ? (piece->marks & known->mark) != 0 : G_STRUCT_MEMBER (guint8, piece, known->count_offset);

      if (n > 0)
        g_string_append_printf (writer->line, ".%s", known->word);
      if (n > 1)
        g_string_append_printf (writer->line, "%u", n);
    }
}

/* @side: in whose section it stands */
static void
add_piece (const Writer  *writer,
           guint          side,
           const HxPiece *piece)
{
  add_tile (writer, side, piece->tile);
  if (piece->facing > 0)
    g_string_append_printf (writer->line, ".%u", piece->facing);
  if (piece->wounds > 0)
    g_string_append_printf (writer->line, ".%s%u", hx_notation_states[HX_NOTATION_WOUNDS], piece->wounds);
  if (piece->owner != side)
    g_string_append_printf (writer->line, ".%s%u", hx_notation_states[HX_NOTATION_OF], piece->owner);
  if (piece->controller != piece->owner)
    g_string_append_printf (writer->line, ".%s%u", hx_notation_states[HX_NOTATION_BY], piece->controller);
  add_markers (writer, piece);
  if (piece->power != HX_TOGGLE_AUTO)
    g_string_append_printf (writer->line, ".power-%s", hx_toggle_words[piece->power]);
  if (piece->net != HX_TOGGLE_AUTO)
    g_string_append_printf (writer->line, ".net-%s", hx_toggle_words[piece->net]);
  add_links (writer, piece);
}

static void
add_board (const Writer *writer)
{
  HxHexSet water = writer->scenario->position.water;

  g_string_append_printf (writer->line, "HX%d/R%u", HX_NOTATION_VERSION, writer->scenario->radius);
  if (water != 0)
    g_string_append (writer->line, "," HX_NOTATION_WATER);
  for (guint hex = 0; hex < writer->geometry->n_hexes; hex++)
    if (water >> hex & 1)
      g_string_append_printf (writer->line, ".%s", writer->geometry->name[hex]);
}

/* By hex: the Foundation, the unit, the Trap. */
static void
add_pieces (const Writer *writer,
            guint         side)
{
  const HxPosition *position = &writer->scenario->position;

  for (guint hex = 0; hex < writer->geometry->n_hexes; hex++)
    {
      const char *name = writer->geometry->name[hex];

      if (position->foundations >> hex & 1 && position->foundation[hex].owner == side)
        {
          g_string_append_printf (writer->line, ",%s", name);
          add_piece (writer, side, &position->foundation[hex]);
        }
      if (position->units >> hex & 1 && position->unit[hex].owner == side)
        {
          g_string_append_printf (writer->line, ",%s", name);
          add_piece (writer, side, &position->unit[hex]);
        }
      if (position->trap[hex] != HX_TRAP_NONE && position->trap_side[hex] == side)
        g_string_append_printf (writer->line, ",%s-%s", name, hx_trap_words[position->trap[hex]]);
    }
}

static void
add_monolith (const Writer *writer,
              guint         side)
{
  const HxMonolith *monolith = &writer->scenario->position.monolith[side];

  if (!monolith->present)
    return;
  g_string_append_printf (writer->line, ",%s", hx_notation_side_words[HX_NOTATION_MONOLITH]);
  for (guint i = 0; i < 2; i++)
    if (monolith->expanded)
      g_string_append_printf (writer->line, ".%s", writer->geometry->name[monolith->part[i]]);
    else if (monolith->lower[i].tile != HX_NO_TILE)
      {
        g_string_append_printf (writer->line, ",M%u", i + 1);
        add_piece (writer, side, &monolith->lower[i]);
      }
}

static void
add_tiles (const Writer       *writer,
           guint               side,
           HxNotationSideWord  word,
           GArray             *tiles)
{
  if (tiles == NULL)
    return;
  g_string_append_printf (writer->line, ",%s", hx_notation_side_words[word]);
  for (guint i = 0; i < tiles->len; i++)
    {
      g_string_append_c (writer->line, '.');
      add_tile (writer, side, g_array_index (tiles, guint16, i));
    }
}

static void
add_pool (const Writer         *writer,
          const HxScenarioSide *lists)
{
  if (!lists->has_trap_pool)
    return;
  g_string_append_printf (writer->line, ",%s", hx_notation_side_words[HX_NOTATION_POOL]);
  for (int trap = HX_TRAP_MINE; trap < HX_N_TRAPS; trap++)
    {
      if (lists->trap_pool[trap] > 0)
        g_string_append_printf (writer->line, ".%s", hx_trap_words[trap]);
      if (lists->trap_pool[trap] > 1)
        g_string_append_printf (writer->line, "%u", lists->trap_pool[trap]);
    }
}

static void
add_side (const Writer *writer,
          guint         side)
{
  const HxScenarioSide *lists = &writer->scenario->sides[side];

  g_string_append_printf (writer->line, "/%s", lists->army);
  add_pieces (writer, side);
  add_monolith (writer, side);
  add_tiles (writer, side, HX_NOTATION_HAND, lists->hand);
  add_tiles (writer, side, HX_NOTATION_PILE, lists->pile);
  add_tiles (writer, side, HX_NOTATION_DISCARD, lists->discard);
  add_tiles (writer, side, HX_NOTATION_REMOVED, lists->removed);
  add_pool (writer, lists);
  if (lists->last_tile_drawn)
    g_string_append_printf (writer->line, ",%s", hx_notation_side_words[HX_NOTATION_LAST_TILE]);
  if (lists->last_turn_done)
    g_string_append_printf (writer->line, ",%s", hx_notation_side_words[HX_NOTATION_LAST_TURN]);
  if (writer->scenario->position.fallen >> side & 1)
    g_string_append_printf (writer->line, ",%s", hx_notation_side_words[HX_NOTATION_FALLEN]);
}

static void
add_used (const Writer *writer,
          const HxUsed *used)
{
  g_string_append_printf (writer->line, ",%s.", hx_notation_turn_words[HX_NOTATION_USED]);
  if (used->ability == HX_ABILITY_IMPLANT)
    add_tile (writer, writer->scenario->position.turn, used->tile);
  else
    g_string_append (writer->line, hx_ability_words[used->ability]);
  if (used->piece != HX_NO_HEX)
    g_string_append_printf (writer->line, ".%s", writer->geometry->name[used->piece]);
  if (used->giver != HX_NO_HEX)
    g_string_append_printf (writer->line, ".%s", writer->geometry->name[used->giver]);
}

static void
add_turn_word (const Writer       *writer,
               HxNotationTurnWord  word,
               gboolean            holds)
{
  if (holds)
    g_string_append_printf (writer->line, ",%s", hx_notation_turn_words[word]);
}

static void
add_turn (const Writer *writer)
{
  const HxTurn *turn = &writer->scenario->turn;
  gsize bare;

  g_string_append_printf (writer->line, "/T%u", writer->scenario->position.turn);
  if (!writer->scenario->has_turn)
    return;
  bare = writer->line->len;
  add_turn_word (writer, HX_NOTATION_PLACED, turn->placed);
  add_turn_word (writer, HX_NOTATION_EXPANDED, turn->expanded);
  /* The rest says so already, but for a tile that was played. */
  add_turn_word (writer, HX_NOTATION_ACTED, turn->acted && !turn->placed && !turn->expanded && turn->n_used == 0);
  add_turn_word (writer, HX_NOTATION_DRAWN_UP, turn->drawn_up && !turn->acted);
  add_turn_word (writer, HX_NOTATION_DRAWING, hx_turn_is_drawing (turn));
  add_turn_word (writer, HX_NOTATION_DRAWN, turn->drawn.listed);
  for (guint i = 0; turn->drawn.listed && i < turn->drawn.n; i++)
    {
      g_string_append_c (writer->line, '.');
      add_tile (writer, writer->scenario->position.turn, turn->drawn.tiles[i]);
    }
  for (guint i = 0; i < turn->n_used; i++)
    add_used (writer, &turn->used[i]);
  add_turn_word (writer, HX_NOTATION_BEGUN, writer->line->len == bare);
}

/* Only what is played otherwise: what is followed by default may change its number, but not what it means. */
static void
add_rulings (const Writer *writer)
{
  gboolean first = TRUE;

  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    {
      int reading = writer->scenario->position.rulings[ruling];

      if (reading == 0)
        continue;
      if (first)
        g_string_append (writer->line, "/" HX_NOTATION_RULINGS);
      first = FALSE;
      g_string_append_printf (writer->line, ",%s.%s", hx_ruling_id ((HxRuling) ruling), hx_ruling_reading ((HxRuling) ruling, reading));
    }
}

/**
 * hx_notation_write:
 * @catalog: the catalog
 * @scenario: a scenario
 *
 * Writes the position, what belongs to the sides, and what the turn has done. Texts, actions, choices, the goal and unknown
 * keys are left out. What has been written so and is read again is written in the same characters.
 *
 * Returns: (transfer full): one line in ASCII, without spaces
 */
char *
hx_notation_write (const HxCatalog  *catalog,
                   const HxScenario *scenario)
{
  Writer writer = {
    .catalog = catalog,
    .geometry = &hx_catalog_get_box (catalog, scenario->radius)->geometry,
    .scenario = scenario,
    .line = g_string_new (NULL),
  };

  add_board (&writer);
  for (guint side = 0; side < scenario->position.n_sides; side++)
    add_side (&writer, side);
  add_turn (&writer);
  add_rulings (&writer);
  if (scenario->extra_round)
    g_string_append (writer.line, "/" HX_NOTATION_EXTRA_ROUND);
  return g_string_free (writer.line, FALSE);
}
