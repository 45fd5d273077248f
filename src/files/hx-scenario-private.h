/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading, writing and judging a scenario share. Only this room includes it. */
#pragma once

#include "hx-action.h"
#include "hx-json-reader.h"
#include "hx-scenario.h"

G_BEGIN_DECLS

/** HxScenarioReader: a scenario being read. @placed: path of what already lies on a hex, units first, then Foundations. */
typedef struct
{
  HxJsonReader json;
  const HxCatalog *catalog;
  const HxBox *box;
  HxScenario *scenario;
  char *placed[2][HX_MAX_HEXES];
} HxScenarioReader;

/** HxMarkerWord: a marker's word in files; @mark is 0 for those that are counted. */
typedef struct
{
  const char *word;
  guint8 mark;
  gsize count_offset;
} HxMarkerWord;

extern const char *const hx_trap_words[];
extern const char *const hx_ability_words[HX_N_ABILITIES];
extern const char *const hx_toggle_words[];
extern const HxMarkerWord hx_marker_words[];

/* what the keys of a place are, for telling the unknown ones */
extern const char *const hx_scenario_keys[];
extern const char *const hx_board_keys[];
extern const char *const hx_side_keys[];
extern const char *const hx_monolith_keys[];
extern const char *const hx_piece_keys[];
extern const char *const hx_tucked_keys[];
extern const char *const hx_marker_keys[];
extern const char *const hx_turn_keys[];
extern const char *const hx_used_keys[];
extern const char *const hx_trap_keys[];

char       *hx_place_of_side        (guint              side,
                                     const char        *part);
char       *hx_place_of_unit        (guint              hex,
                                     const HxPiece     *piece);
char       *hx_place_of_foundation  (guint              hex,
                                     const HxPiece     *piece);
char       *hx_place_of_tucked      (guint              side,
                                     guint              part,
                                     const HxPiece     *piece);
char       *hx_place_of_trap        (guint              hex,
                                     HxTrapKind         trap);
char       *hx_place_of_marker      (const char        *piece_place,
                                     const char        *word,
                                     guint              nth);
char       *hx_place_of_used        (const HxUsed      *used);
void        hx_scenario_keep        (HxScenario        *scenario,
                                     const char        *place,
                                     JsonObject        *object,
                                     const char *const *known);
JsonObject *hx_scenario_get_kept    (const HxScenario  *scenario,
                                     const char        *place);

void        hx_scenario_move_kept   (HxScenario        *scenario,
                                     const char        *from,
                                     const char        *to);

gboolean    hx_scenario_read_tile   (HxScenarioReader  *reader,
                                     const char        *id,
                                     guint16           *tile);
gboolean    hx_scenario_read_hex    (HxScenarioReader  *reader,
                                     const char        *name,
                                     guint8            *hex);
gboolean    hx_scenario_read_hex_at (HxScenarioReader  *reader,
                                     JsonObject        *object,
                                     const char        *key,
                                     guint8            *hex);
gboolean    hx_scenario_read_tile_at (HxScenarioReader *reader,
                                     JsonObject        *object,
                                     const char        *key,
                                     guint16           *tile);
gboolean    hx_scenario_read_board  (HxScenarioReader  *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_sides  (HxScenarioReader  *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_monolith (HxScenarioReader *reader,
                                     JsonObject        *side_object,
                                     guint              side);
gboolean    hx_scenario_read_pieces (HxScenarioReader  *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_traps  (HxScenarioReader  *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_rulings (HxScenarioReader *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_play   (HxScenarioReader  *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_branches (HxScenarioReader *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_turn   (HxScenarioReader  *reader,
                                     JsonObject        *root);
gboolean    hx_scenario_read_tiles  (HxScenarioReader  *reader,
                                     JsonObject        *object,
                                     const char        *key,
                                     GArray           **tiles);
gboolean    hx_scenario_read_by     (HxScenarioReader  *reader,
                                     JsonObject        *object,
                                     gboolean           with_tiles,
                                     guint8            *by,
                                     guint16           *tile);
gboolean    hx_scenario_read_action (HxScenarioReader  *reader,
                                     JsonObject        *object,
                                     HxAction          *action);

void        hx_scenario_add_kept    (const HxScenario  *scenario,
                                     JsonObject        *object,
                                     const char        *place);
JsonArray  *hx_scenario_make_tiles  (const HxCatalog   *catalog,
                                     const guint16     *tiles,
                                     guint              n);
JsonArray  *hx_scenario_make_links  (guint8             links);
const char *hx_scenario_get_by_word (const HxCatalog   *catalog,
                                     guint8             by,
                                     guint16            tile);
JsonObject *hx_scenario_make_turn   (const HxCatalog   *catalog,
                                     const HxScenario  *scenario);
gboolean    hx_turn_is_drawing      (const HxTurn      *turn);
void        hx_scenario_forget_turn (HxScenario        *scenario);

G_END_DECLS
