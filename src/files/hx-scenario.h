/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scenario file as a value: the position, and everything around it that a file can hold. */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "hx-action.h"
#include "hx-catalog.h"
#include "hx-file-error.h"
#include "hx-goal.h"

G_BEGIN_DECLS

/** HX_SCENARIO_VERSION: the newest version of the format that is read, and the one that is written. */
#define HX_SCENARIO_VERSION 1

/**
 * HxScenarioSide: what belongs to a side and does not lie on the board.
 * @army: the army's id
 * @hand, @pile, @discard, @removed: (nullable): arrays of #guint16 tile indices, the pile's top first; %NULL: not listed
 * @last_tile_drawn: it has drawn its last tile
 * @last_turn_done: it has no further turn, whatever returns to its pile (PAR-RETREAT-03)
 * @has_trap_pool: @trap_pool says what is left; else all Trap markers that are not on the board
 * @trap_pool: markers by #HxTrapKind
 */
typedef struct
{
  char *army;
  GArray *hand, *pile, *discard, *removed;
  gboolean last_tile_drawn;
  gboolean last_turn_done;
  gboolean has_trap_pool;
  guint8 trap_pool[HX_N_TRAPS];
} HxScenarioSide;

/**
 * HxScenario: a scenario. Copies are deep, except that JSON values, which nobody changes, are shared.
 * @position: the board, the side to move, the rulings in force; for hx_catalog_get_box() of @radius
 * @title, @author, @description, @language: never %NULL
 * @sides: the first @position.n_sides are used
 * @actions: (nullable): array of objects, or %NULL for none
 * @choices: (nullable): option ids that answer the choices of @actions, in order
 * @branches: (nullable): what was tried beside @actions, as the file has it; see docs/branches.md
 * @goal: (nullable): an object
 * @has_turn: @turn says what the side to move has already done; else nothing is known of that
 * @extra_round: the Final Battle was a tie (BASE-WIN-03)
 * @rulings: (nullable): id -> reading as the file had them
 * @kept: place -> #JsonObject of the keys there that this version does not know; private
 */
typedef struct
{
  HxPosition position;
  guint radius;
  char *title, *author, *description, *language;
  HxScenarioSide sides[HX_MAX_SIDES];
  JsonArray *actions;
  char **choices;
  JsonArray *branches;
  JsonObject *goal;
  gboolean has_turn;
  HxTurn turn;
  gboolean extra_round;
  JsonObject *rulings;
  GHashTable *kept;
} HxScenario;

HxScenario *hx_scenario_new_empty      (const HxCatalog   *catalog,
                                        const char        *army0,
                                        const char        *army1) G_GNUC_WARN_UNUSED_RESULT;
HxScenario *hx_scenario_copy           (const HxScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;
void        hx_scenario_free           (HxScenario        *scenario);

const char *hx_scenario_get_title      (const HxScenario  *scenario,
                                        HxLanguage         language);
const char *hx_scenario_get_description (const HxScenario *scenario,
                                        HxLanguage         language);
gboolean    hx_scenario_has_line       (const HxScenario  *scenario);

GBytes     *hx_scenario_read_file      (GFile             *file,
                                        const char        *name,
                                        GError           **error) G_GNUC_WARN_UNUSED_RESULT;
HxScenario *hx_scenario_load_bytes     (const HxCatalog   *catalog,
                                        const char        *name,
                                        GBytes            *bytes,
                                        GError           **error) G_GNUC_WARN_UNUSED_RESULT;
HxScenario *hx_scenario_load_file      (const HxCatalog   *catalog,
                                        GFile             *file,
                                        GError           **error) G_GNUC_WARN_UNUSED_RESULT;
GBytes     *hx_scenario_to_bytes       (const HxCatalog   *catalog,
                                        const HxScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;
JsonNode   *hx_scenario_to_node        (const HxCatalog   *catalog,
                                        const HxScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;
char       *hx_scenario_dup_fingerprint (const HxCatalog  *catalog,
                                        const HxScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;

void        hx_scenario_put_unit       (HxScenario        *scenario,
                                        guint8             hex,
                                        const HxPiece     *piece);
void        hx_scenario_move_unit      (HxScenario        *scenario,
                                        guint8             from,
                                        guint8             to);
void        hx_scenario_remove_unit    (HxScenario        *scenario,
                                        guint8             hex);

void        hx_scenario_put_trap       (HxScenario        *scenario,
                                        guint8             hex,
                                        HxTrapKind         trap,
                                        guint              side);
void        hx_scenario_move_trap      (HxScenario        *scenario,
                                        guint8             from,
                                        guint8             to);
void        hx_scenario_remove_trap    (HxScenario        *scenario,
                                        guint8             hex);
void        hx_scenario_set_monolith   (HxScenario        *scenario,
                                        guint              side,
                                        gboolean           present);
void        hx_scenario_tuck           (HxScenario        *scenario,
                                        guint              side,
                                        guint              part,
                                        const HxPiece     *piece);
void        hx_scenario_expand         (HxScenario        *scenario,
                                        guint              side,
                                        const guint8       parts[2],
                                        const guint8       facings[2]);
void        hx_scenario_collapse       (HxScenario        *scenario,
                                        guint              side);

void        hx_scenario_turn_board     (const HxCatalog   *catalog,
                                        HxScenario        *scenario,
                                        int                turns);
void        hx_scenario_swap_sides     (const HxCatalog   *catalog,
                                        HxScenario        *scenario);
void        hx_scenario_clear_side     (HxScenario        *scenario,
                                        guint              side);
void        hx_scenario_set_radius     (const HxCatalog   *catalog,
                                        HxScenario        *scenario,
                                        guint              radius);
void        hx_scenario_add_side       (HxScenario        *scenario,
                                        const char        *army);
void        hx_scenario_remove_side    (const HxCatalog   *catalog,
                                        HxScenario        *scenario,
                                        guint              side);
void        hx_scenario_remove_foundation (HxScenario     *scenario,
                                        guint8             hex);

void        hx_scenario_work_out_pool  (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        guint              side,
                                        guint8             pool[HX_N_TRAPS]);
gboolean    hx_scenario_to_game        (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        HxGame            *game,
                                        GError           **error);
gboolean    hx_scenario_get_goal       (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        HxGoal            *goal,
                                        GError           **error);
void        hx_scenario_set_goal       (const HxCatalog   *catalog,
                                        HxScenario        *scenario,
                                        const HxGoal      *goal);
HxScenario *hx_scenario_take_game      (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        const HxGame      *game) G_GNUC_WARN_UNUSED_RESULT;
char      **hx_scenario_dup_hand_oddities (const HxCatalog *catalog,
                                       const HxScenario  *scenario,
                                       HxLanguage         language) G_GNUC_WARN_UNUSED_RESULT;
char      **hx_scenario_dup_oddities   (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        HxLanguage         language) G_GNUC_WARN_UNUSED_RESULT;
char      **hx_scenario_dup_unrefereed (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        HxLanguage         language) G_GNUC_WARN_UNUSED_RESULT;

gboolean    hx_action_read             (const HxCatalog   *catalog,
                                        const HxScenario  *scenario,
                                        JsonObject        *object,
                                        guint              number,
                                        HxAction          *action,
                                        GError           **error);
JsonNode   *hx_action_write            (const HxCatalog   *catalog,
                                        const HxBox       *box,
                                        const HxAction    *action) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxScenario, hx_scenario_free)

G_END_DECLS
