/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who tells: the names of pieces, hexes and sides, and citations of rules, in the reader's language. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-narrator.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

struct _HxNarrator
{
  const HxCatalog *catalog;
  HxLanguage names;
  int view;
  const HxArmy *armies[HX_MAX_SIDES]; /* what hx_narrator_set_army() was told; nullable */
};

/**
 * hx_narrator_new:
 * @catalog: armies and rules; must outlive the narrator
 * @names: the language of names of tiles and armies
 *
 * Returns: (transfer full): a narrator; free with hx_narrator_free()
 */
HxNarrator *
hx_narrator_new (const HxCatalog *catalog,
                 HxLanguage       names)
{
  HxNarrator *narrator = g_new0 (HxNarrator, 1);

  narrator->catalog = catalog;
  narrator->names = names;
  narrator->view = HX_VIEW_ALL;
  return narrator;
}

/**
 * hx_narrator_new_like:
 * @like: a narrator
 * @names: the language of names of tiles and armies
 *
 * Returns: (transfer full): a narrator that knows what @like does, and tells for the same eyes; free with hx_narrator_free()
 */
HxNarrator *
hx_narrator_new_like (const HxNarrator *like,
                      HxLanguage        names)
{
  HxNarrator *narrator = g_memdup2 (like, sizeof *like);

  narrator->names = names;
  return narrator;
}

/**
 * hx_narrator_free:
 * @narrator: (nullable) (transfer full): a narrator
 */
void
hx_narrator_free (HxNarrator *narrator)
{
  g_free (narrator);
}

/**
 * hx_narrator_set_view:
 * @narrator: a narrator
 * @side: the side for whose eyes it is told from now on, or %HX_VIEW_ALL, as it is at first
 *
 * With the view of a side nothing is told that the side may not know: which Trap another side arms, takes back or cannot
 * arm (PAR-TRAP-07, -10), and what lies under another side's HQ (MON-SET-02).
 */
void
hx_narrator_set_view (HxNarrator *narrator,
                      int         side)
{
  g_return_if_fail (side >= HX_VIEW_ALL && side < HX_MAX_SIDES);

  narrator->view = side;
}

/**
 * hx_narrator_set_army:
 * @narrator: a narrator
 * @side: a side
 * @army: (nullable): the id of the army that it plays
 *
 * Names the army that a side plays even where nothing on the board shows it.
 */
void
hx_narrator_set_army (HxNarrator *narrator,
                      int         side,
                      const char *army)
{
  g_return_if_fail (side >= 0 && side < HX_MAX_SIDES);

  narrator->armies[side] = army != NULL ? hx_catalog_get_army (narrator->catalog, army) : NULL;
}

/**
 * hx_narrator_may_know:
 * @narrator: a narrator
 * @side: a side
 *
 * Returns: whether what only that side may know is told
 */
gboolean
hx_narrator_may_know (const HxNarrator *narrator,
                      int               side)
{
  return narrator->view == HX_VIEW_ALL || narrator->view == side;
}

/**
 * hx_narrator_get_catalog:
 * @narrator: a narrator
 *
 * Returns: (transfer none): its catalog
 */
const HxCatalog *
hx_narrator_get_catalog (const HxNarrator *narrator)
{
  return narrator->catalog;
}

/**
 * hx_narrator_get_language:
 * @narrator: a narrator
 *
 * Returns: the language of names
 */
HxLanguage
hx_narrator_get_language (const HxNarrator *narrator)
{
  return narrator->names;
}

static const HxPiece *
find_piece (const HxPosition *position,
            uint8_t           hex)
{
  if (hex >= HX_MAX_HEXES || (position->units & HX_HEX_BIT (hex)) == 0)
    return NULL;
  return &position->unit[hex];
}

/**
 * hx_narrator_dup_tile_name:
 * @narrator: a narrator
 * @box: the game box
 * @position: a position
 * @hex: a hex
 *
 * Returns: (transfer full): the name of the tile that stands there: "Guard"; of an empty hex, its own name
 */
char *
hx_narrator_dup_tile_name (const HxNarrator *narrator,
                           const HxBox      *box,
                           const HxPosition *position,
                           uint8_t           hex)
{
  const HxPiece *piece = find_piece (position, hex);

  if (piece != NULL)
    return g_strdup (hx_catalog_get_tile_name (narrator->catalog, piece->tile, narrator->names));
  return g_strdup (hex < box->geometry.n_hexes ? box->geometry.name[hex] : "–");
}

/**
 * hx_narrator_dup_piece_name:
 * @narrator: a narrator
 * @box: the game box
 * @position: a position
 * @hex: a hex
 *
 * Returns: (transfer full): the tile's name and where it stands: "Guard on B2"; of an empty hex, the hex's name
 */
char *
hx_narrator_dup_piece_name (const HxNarrator *narrator,
                            const HxBox      *box,
                            const HxPosition *position,
                            uint8_t           hex)
{
  g_autofree char *tile = hx_narrator_dup_tile_name (narrator, box, position, hex);

  if (find_piece (position, hex) == NULL)
    return g_steal_pointer (&tile);
  /* Translators: a piece on the board, wherever a sentence names one: "Guard on B2" */
  return hx_phrase (_("{tile} on {hex}"), "tile", tile, "hex", box->geometry.name[hex], NULL);
}

/**
 * hx_narrator_find_army:
 * @narrator: a narrator
 * @box: the game box
 * @position: a position
 * @side: a side
 *
 * Returns: (nullable): the army that the side plays as far as its tiles on the board show it
 */
const HxArmy *
hx_narrator_find_army (const HxNarrator *narrator,
                       const HxBox      *box,
                       const HxPosition *position,
                       int               side)
{
  uint8_t hex = hx_position_find_hq (box, position, side);

  for (uint8_t other = 0; hex == HX_NO_HEX && other < box->geometry.n_hexes; other++)
    if (find_piece (position, other) != NULL && position->unit[other].owner == side)
      hex = other;
  return hex == HX_NO_HEX ? NULL : hx_catalog_get_tile_army (narrator->catalog, position->unit[hex].tile);
}

/**
 * hx_narrator_dup_side_name:
 * @narrator: a narrator
 * @box: the game box
 * @position: a position
 * @side: a side
 *
 * Returns: (transfer full): what the side is called: its army's name, or its number where neither its tiles on the board nor
 *   hx_narrator_set_army() tell
 */
char *
hx_narrator_dup_side_name (const HxNarrator *narrator,
                           const HxBox      *box,
                           const HxPosition *position,
                           int               side)
{
  g_autofree char *number = g_strdup_printf ("%d", side + 1);
  const HxArmy *army;

  g_return_val_if_fail (side >= 0 && side < HX_MAX_SIDES, NULL);

  army = hx_narrator_find_army (narrator, box, position, side);
  if (army == NULL)
    army = narrator->armies[side];
  if (army != NULL)
    return g_strdup (hx_text_get (&army->name, narrator->names));
  return hx_phrase (_("Side {number}"), "number", number, NULL);
}

/* The army of which the side's seat says so, unless two seats say the same, as they do where nobody filled them. */
static const HxArmy *
find_seated_army (const HxNarrator *narrator,
                  const HxBox      *box,
                  const HxGame     *game,
                  int               side)
{
  for (int other = 0; other < game->position.n_sides; other++)
    if (other != side && game->seats[other].set == game->seats[side].set)
      return NULL;
  for (guint16 tile = 0; tile < box->n_tiles; tile++)
    if (box->tiles[tile].set == game->seats[side].set)
      return hx_catalog_get_tile_army (narrator->catalog, tile);
  return NULL;
}

/**
 * hx_narrator_dup_seat_name:
 * @narrator: a narrator
 * @box: the game box
 * @game: a game
 * @side: a side
 *
 * Returns: (transfer full): what the side is called: the name of the army that it plays, whether or not anything of it lies
 *   on the board; where the game does not say, as hx_narrator_dup_side_name()
 */
char *
hx_narrator_dup_seat_name (const HxNarrator *narrator,
                           const HxBox      *box,
                           const HxGame     *game,
                           int               side)
{
  const HxArmy *army = find_seated_army (narrator, box, game, side);

  if (army != NULL)
    return g_strdup (hx_text_get (&army->name, narrator->names));
  return hx_narrator_dup_side_name (narrator, box, &game->position, side);
}

/**
 * hx_direction_word:
 * @direction: a direction
 *
 * Returns: (transfer none): where it leads: "north-east"
 */
const char *
hx_direction_word (HxDirection direction)
{
  switch (direction)
    {
    case HX_NORTH:
      /* Translators: directions say where something goes or faces: in Polish "na północ" */
      return C_("direction", "north");
    case HX_NORTH_EAST:
      return C_("direction", "north-east");
    case HX_SOUTH_EAST:
      return C_("direction", "south-east");
    case HX_SOUTH:
      return C_("direction", "south");
    case HX_SOUTH_WEST:
      return C_("direction", "south-west");
    case HX_NORTH_WEST:
      return C_("direction", "north-west");
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
cite_decision (const HxNarrator *narrator,
               const char       *id)
{
  if (hx_catalog_find_decision (narrator->catalog, id) == NULL)
    return g_strdup (id);
  /* Translators: a disputed point that the program decides, by its id: "Decision D-04" */
  return hx_phrase (_("Decision {id}"), "id", id, NULL);
}

/**
 * hx_citation:
 * @narrator: a narrator
 * @rule_id: id of a rule or of a decision
 *
 * Returns: (transfer full): where it stands: "Base: Net", "Decision D-04"; an id that is not known, itself
 */
char *
hx_citation (const HxNarrator *narrator,
             const char       *rule_id)
{
  const HxRuleText *rule = hx_catalog_find_rule (narrator->catalog, rule_id);

  if (rule == NULL)
    return cite_decision (narrator, rule_id);
  /* Translators: a rulebook's short name and a section of it: "Base: Net" */
  return hx_phrase (_("{book}: {section}"), "book", hx_text_get (&rule->book->short_name, narrator->names),
                    "section", hx_text_get (&rule->section, narrator->names), NULL);
}

/**
 * hx_citation_tooltip:
 * @narrator: a narrator
 * @rule_id: id of a rule or of a decision
 *
 * Returns: (transfer full): the id, and what the rule says or how the point is decided
 */
char *
hx_citation_tooltip (const HxNarrator *narrator,
                     const char       *rule_id)
{
  const HxRuleText *rule = hx_catalog_find_rule (narrator->catalog, rule_id);
  const HxDecision *decision = hx_catalog_find_decision (narrator->catalog, rule_id);

  if (rule != NULL)
    /* Translators: a rule's id and its text */
    return hx_phrase (_("{id}: {text}"), "id", rule_id, "text", hx_text_get (&rule->text, narrator->names), NULL);
  if (decision != NULL && decision->followed < decision->n_readings)
    /* Translators: a decision's id, what is in question, and how it is read here */
    return hx_phrase (_("{id}: {question} {reading}"), "id", rule_id,
                      "question", hx_text_get (&decision->question, narrator->names),
                      "reading", hx_text_get (&decision->readings[decision->followed].text, narrator->names), NULL);
  return g_strdup (rule_id);
}
