/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that is known about armies and rules, as one value that every room above the referee reads. */
#pragma once

#include "hx-army.h"
#include "hx-battle.h"
#include "hx-rulebook.h"

G_BEGIN_DECLS

#define HX_CATALOG_ERROR (hx_catalog_error_quark ())

/** HxCatalogError: why an army or a rulebook cannot be taken in. */
typedef enum
{
  HX_CATALOG_ERROR_DUPLICATE, /* its id is taken */
  HX_CATALOG_ERROR_FULL,      /* more tiles than the game box holds */
  HX_CATALOG_ERROR_FACTS,     /* the facts contradict each other */
} HxCatalogError;

/** HxCatalog: the armies, the game boxes compiled from them, and the rule index. Filled once, then only read; armies may still come behind. */
typedef struct _HxCatalog HxCatalog;

GQuark             hx_catalog_error_quark       (void);

HxCatalog         *hx_catalog_new               (void) G_GNUC_WARN_UNUSED_RESULT;
void               hx_catalog_free              (HxCatalog        *catalog);

gboolean           hx_catalog_add_army          (HxCatalog        *catalog,
                                                 HxArmy           *army,
                                                 GError          **error);
gboolean           hx_catalog_add_rulebook      (HxCatalog        *catalog,
                                                 HxRulebook       *rulebook,
                                                 GError          **error);
gboolean           hx_catalog_add_decision      (HxCatalog        *catalog,
                                                 HxDecision       *decision,
                                                 GError          **error);

const HxLanguages *hx_catalog_get_languages     (const HxCatalog  *catalog);
void               hx_catalog_set_languages     (HxCatalog        *catalog,
                                                 HxLanguages      *languages);

const HxBox       *hx_catalog_get_box           (const HxCatalog  *catalog,
                                                 guint             radius);

guint              hx_catalog_get_n_armies      (const HxCatalog  *catalog);
const HxArmy      *hx_catalog_get_nth_army      (const HxCatalog  *catalog,
                                                 guint             nth);
const HxArmy      *hx_catalog_get_army          (const HxCatalog  *catalog,
                                                 const char       *id);
int                hx_catalog_find_army         (const HxCatalog  *catalog,
                                                 const char       *id);

guint              hx_catalog_get_n_tiles       (const HxCatalog  *catalog);
int                hx_catalog_find_tile         (const HxCatalog  *catalog,
                                                 const char       *id);
const HxTileFacts *hx_catalog_get_facts         (const HxCatalog  *catalog,
                                                 guint             tile_index);
const HxArmy      *hx_catalog_get_tile_army     (const HxCatalog  *catalog,
                                                 guint             tile_index);
const char        *hx_catalog_get_tile_id       (const HxCatalog  *catalog,
                                                 guint             tile_index);
char              *hx_catalog_dup_tile_id       (const HxCatalog  *catalog,
                                                 guint             tile_index) G_GNUC_WARN_UNUSED_RESULT;
const char        *hx_catalog_get_tile_name     (const HxCatalog  *catalog,
                                                 guint             tile_index,
                                                 HxLanguage        language);
char             **hx_catalog_dup_unrefereed    (const HxCatalog  *catalog,
                                                 guint             tile_index) G_GNUC_WARN_UNUSED_RESULT;

guint              hx_catalog_get_n_rulebooks   (const HxCatalog  *catalog);
const HxRulebook  *hx_catalog_get_nth_rulebook  (const HxCatalog  *catalog,
                                                 guint             nth);
const HxRuleText  *hx_catalog_find_rule         (const HxCatalog  *catalog,
                                                 const char       *id);
guint              hx_catalog_get_n_decisions   (const HxCatalog  *catalog);
const HxDecision  *hx_catalog_get_nth_decision  (const HxCatalog  *catalog,
                                                 guint             nth);
const HxDecision  *hx_catalog_find_decision     (const HxCatalog  *catalog,
                                                 const char       *id);
gboolean           hx_catalog_set_counts        (HxCatalog        *catalog,
                                                 const char       *id,
                                                 const HxCounts   *counts);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxCatalog, hx_catalog_free)

G_END_DECLS
