/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words and keys of scenario files, each said once for reading and writing. */
#define G_LOG_DOMAIN "hx-files"

#include <stddef.h>

#include "hx-scenario-private.h"

const char *const hx_trap_words[] = {
  [HX_TRAP_NONE] = "none",
  [HX_TRAP_MINE] = "mine",
  [HX_TRAP_SMOKE] = "smoke",
  [HX_TRAP_DRILL] = "drill",
  [HX_TRAP_MEDPACK] = "medpack",
  [HX_TRAP_NET] = "net",
  [HX_TRAP_FRENZY] = "frenzy",
  [HX_TRAP_PARALYSIS] = "paralysis",
  NULL,
};

/* An implant is named by its tile instead. */
const char *const hx_ability_words[] = {
  [HX_ABILITY_MOBILITY] = "mobility",
  [HX_ABILITY_DOUBLED_MOBILITY] = "doubled-mobility",
  [HX_ABILITY_TRANSPORT] = "transport",
  [HX_ABILITY_ROTATION] = "rotation",
  [HX_ABILITY_CHAUFFEUR] = "chauffeur",
  [HX_ABILITY_IMPLANT] = NULL,
  [HX_ABILITY_PUSH_BACK] = "push-back",
  [HX_ABILITY_TRAP_LAUNCHER] = "trap-launcher",
  [HX_ABILITY_BOSS] = "boss",
};

const char *const hx_toggle_words[] = {
  [HX_TOGGLE_AUTO] = "auto",
  [HX_TOGGLE_ON] = "on",
  [HX_TOGGLE_OFF] = "off",
  NULL,
};

/* In the order in which a piece's markers are written. */
const HxMarkerWord hx_marker_words[] = {
  { "ranged-net", 0, offsetof (HxPiece, ranged_nets) },
  { "trap-net", HX_MARK_TRAP_NET, 0 },
  { "frenzy", HX_MARK_FRENZY, 0 },
  { "paralysis", HX_MARK_PARALYSIS, 0 },
  { "medpack", 0, offsetof (HxPiece, medpacks) },
  { "poison", 0, offsetof (HxPiece, poison) },
  { NULL, 0, 0 },
};

const char *const hx_scenario_keys[] = {
  "format", "version", "title",   "author",  "description", "language", "board",     "sides", "turn",
  "pieces", "traps",   "actions", "choices", "branches",    "rulings",  "goal",      "this_turn", "extra_round", NULL,
};
const char *const hx_board_keys[] = { "radius", "water", NULL };
const char *const hx_side_keys[] = {
  "army", "hand", "pile", "discard", "removed", "last_tile_drawn", "last_turn_done", "fallen", "trap_pool", "monolith", NULL,
};
const char *const hx_monolith_keys[] = { "lower", "expanded", NULL };
const char *const hx_piece_keys[] = {
  "tile", "side", "hex", "facing", "controller", "wounds", "markers", "power", "net", "links", NULL,
};
const char *const hx_tucked_keys[] = {
  "tile", "side", "controller", "wounds", "markers", "power", "net", "links", NULL,
};
const char *const hx_marker_keys[] = { "marker", "count", NULL };
const char *const hx_turn_keys[] = { "placed", "expanded", "drawn", "used", "acted", "drawn_up", "drawing", NULL };
const char *const hx_used_keys[] = { "by", "piece", "giver", NULL };
const char *const hx_trap_keys[] = { "trap", "side", "hex", NULL };

/**
 * hx_place_of_side:
 * @side: a side
 * @part: what of it: "" or "monolith"
 *
 * Returns: (transfer full): the place's name in #HxScenario.kept
 */
char *
hx_place_of_side (guint       side,
                  const char *part)
{
  return g_strdup_printf ("side:%u:%s", side, part);
}

/* The tile is part of the name, so that what was kept for one piece is not written to another that came in its place. */

/**
 * hx_place_of_unit:
 * @hex: a hex
 * @piece: the unit there
 *
 * Returns: (transfer full): the place's name
 */
char *
hx_place_of_unit (guint          hex,
                  const HxPiece *piece)
{
  return g_strdup_printf ("unit:%u:%u", hex, piece->tile);
}

/**
 * hx_place_of_foundation:
 * @hex: a hex
 * @piece: the Foundation there
 *
 * Returns: (transfer full): the place's name
 */
char *
hx_place_of_foundation (guint          hex,
                        const HxPiece *piece)
{
  return g_strdup_printf ("foundation:%u:%u", hex, piece->tile);
}

/**
 * hx_place_of_tucked:
 * @side: whose Monolith
 * @part: 0 or 1
 * @piece: the tile there
 *
 * Returns: (transfer full): the place's name
 */
char *
hx_place_of_tucked (guint          side,
                    guint          part,
                    const HxPiece *piece)
{
  return g_strdup_printf ("tucked:%u:%u:%u", side, part, piece->tile);
}

/**
 * hx_place_of_trap:
 * @hex: a hex
 * @trap: the Trap there
 *
 * Returns: (transfer full): the place's name
 */
char *
hx_place_of_trap (guint      hex,
                  HxTrapKind trap)
{
  return g_strdup_printf ("trap:%u:%u", hex, trap);
}

/**
 * hx_place_of_marker:
 * @piece_place: the place of the piece that bears it
 * @word: the marker's word
 * @nth: which of that word, from 0
 *
 * Returns: (transfer full): the place's name
 */
char *
hx_place_of_marker (const char *piece_place,
                    const char *word,
                    guint       nth)
{
  return g_strdup_printf ("%s:%s:%u", piece_place, word, nth);
}

/**
 * hx_place_of_used:
 * @used: what the turn has used
 *
 * Returns: (transfer full): the place's name
 */
char *
hx_place_of_used (const HxUsed *used)
{
  return g_strdup_printf ("this_turn:%u:%u:%u:%u", used->ability, used->piece, used->giver, used->tile);
}

/**
 * hx_scenario_keep:
 * @scenario: a scenario
 * @place: a place's name
 * @object: what stands there in the file
 * @known: %NULL-terminated keys that are read
 *
 * Keeps the other members, so that a newer version's file loses nothing here.
 */
void
hx_scenario_keep (HxScenario        *scenario,
                  const char        *place,
                  JsonObject        *object,
                  const char *const *known)
{
  JsonObject *unknown = hx_json_dup_unknown (object, known);

  if (unknown != NULL)
    g_hash_table_insert (scenario->kept, g_strdup (place), unknown);
}

/**
 * hx_scenario_get_kept:
 * @scenario: a scenario
 * @place: a place's name
 *
 * Returns: (nullable): the members kept for it
 */
JsonObject *
hx_scenario_get_kept (const HxScenario *scenario,
                      const char       *place)
{
  return g_hash_table_lookup (scenario->kept, place);
}
