/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading an army and checking one that a user made share. */
#pragma once

#include "hx-army-words.h"
#include "hx-catalog.h"
#include "hx-json-reader.h"

G_BEGIN_DECLS

/** HX_OWN_ARMY_MAX_LIST: entries of a list in an own army's file: tiles, links of one, markers. */
#define HX_OWN_ARMY_MAX_LIST 60
/** HX_OWN_ARMY_MAX_NAME: letters of a name; HX_OWN_ARMY_MAX_TEXT: of a sentence. */
#define HX_OWN_ARMY_MAX_NAME 40
#define HX_OWN_ARMY_MAX_TEXT 1000

/** HxArmyGaps: what of an army is not known; bits. */
typedef enum
{
  HX_ARMY_GAP_TYPES = 1 << 0,   /* of tiles */
  HX_ARMY_GAP_COUNTS = 1 << 1,  /* of tiles */
  HX_ARMY_GAP_MARKERS = 1 << 2,
  HX_ARMY_GAP_TOTAL = 1 << 3,   /* how many tiles it says that it has */
} HxArmyGaps;

/**
 * HxArmyReader: an army being read.
 * @army: what is known of it so far
 * @catalog, @remarks: %NULL for the program's own armies
 * @is_own: it is one that a user made
 * @gaps: #HxArmyGaps: what could not be read, so that nothing can be said of the army as a whole that rests on it
 */
typedef struct
{
  HxJsonReader json;
  HxArmy *army;
  const HxCatalog *catalog;
  GPtrArray *remarks;
  gboolean is_own;
  guint gaps;
} HxArmyReader;

gboolean hx_army_refuse_word  (HxArmyReader      *reader,
                               const char        *key,
                               HxArmyWords        which,
                               const char        *word);
gboolean hx_army_check_id     (HxArmyReader      *reader,
                               const char        *key,
                               const char        *id);
gboolean hx_army_check_text   (HxArmyReader      *reader,
                               const char        *key,
                               const HxText      *text,
                               guint              most);
gboolean hx_army_check_attack (HxArmyReader      *reader,
                               const HxTileFacts *tile,
                               guint              nth,
                               guint8             sides);
gboolean hx_army_check_effect (HxArmyReader      *reader,
                               const char        *effect);
gboolean hx_army_check_link   (HxArmyReader      *reader,
                               const HxTileFacts *tile,
                               guint              nth);
gboolean hx_army_check_point  (HxArmyReader      *reader,
                               const char        *trait);
gboolean hx_army_check_sided  (HxArmyReader      *reader,
                               const HxTileFacts *tile,
                               const char        *trait,
                               guint8             sides);
gboolean hx_army_check_marker (HxArmyReader      *reader,
                               const HxArmy      *army,
                               const char        *id,
                               gboolean           is_trap);
gboolean hx_army_check_words  (HxArmyReader      *reader,
                               const HxTileFacts *tile,
                               gboolean           is_known);
gboolean hx_army_check_tile   (HxArmyReader      *reader,
                               const HxTileFacts *tile);
gboolean hx_army_check_notes  (HxArmyReader      *reader,
                               const HxTileFacts *tile);
gboolean hx_army_check_whole  (HxArmyReader      *reader,
                               JsonObject        *root);

G_END_DECLS
