/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who tells: the names of pieces, hexes and sides, and citations of rules, in the reader's language. */
#pragma once

#include <glib.h>

#include "hx-battle.h"
#include "hx-catalog.h"
#include "hx-game.h"

G_BEGIN_DECLS

/** HX_VIEW_ALL: the view of somebody who may know everything. */
#define HX_VIEW_ALL (-1)

/**
 * HxNarrator: what every sentence needs: the catalog, the language of names, and whose eyes it is told for.
 * Sentences themselves are in the language of the process (gettext); the program sets the text domain.
 */
typedef struct _HxNarrator HxNarrator;

HxNarrator *hx_narrator_new             (const HxCatalog  *catalog,
                                         HxLanguage        names);
HxNarrator *hx_narrator_new_like        (const HxNarrator *like,
                                         HxLanguage        names);
void        hx_narrator_free            (HxNarrator       *narrator);

void        hx_narrator_set_view        (HxNarrator       *narrator,
                                         int               side);
void        hx_narrator_set_army        (HxNarrator       *narrator,
                                         int               side,
                                         const char       *army);
gboolean    hx_narrator_may_know        (const HxNarrator *narrator,
                                         int               side);

char       *hx_narrator_dup_tile_name   (const HxNarrator *narrator,
                                         const HxBox      *box,
                                         const HxPosition *position,
                                         uint8_t           hex);
char       *hx_narrator_dup_piece_name  (const HxNarrator *narrator,
                                         const HxBox      *box,
                                         const HxPosition *position,
                                         uint8_t           hex);
char       *hx_narrator_dup_side_name   (const HxNarrator *narrator,
                                         const HxBox      *box,
                                         const HxPosition *position,
                                         int               side);char       *hx_narrator_dup_seat_name   (const HxNarrator *narrator,
                                         const HxBox      *box,
                                         const HxGame     *game,
                                         int               side);

const HxArmy *hx_narrator_find_army     (const HxNarrator *narrator,
                                         const HxBox      *box,
                                         const HxPosition *position,
                                         int               side);

const HxCatalog *hx_narrator_get_catalog (const HxNarrator *narrator);
HxLanguage  hx_narrator_get_language    (const HxNarrator *narrator);

const char *hx_direction_word           (HxDirection       direction);

char       *hx_citation                 (const HxNarrator *narrator,
                                         const char       *rule_id);
char       *hx_citation_tooltip         (const HxNarrator *narrator,
                                         const char       *rule_id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxNarrator, hx_narrator_free)

G_END_DECLS
