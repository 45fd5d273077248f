/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding rules, decisions and official rulings by words of either language, by id, by number, by tile. */
#pragma once

#include "hx-official.h"
#include "hx-rule-tiles.h"

G_BEGIN_DECLS

typedef enum
{
  HX_FOUND_RULE,
  HX_FOUND_DECISION,
  HX_FOUND_OFFICIAL,
} HxFoundKind;

/**
 * HxFound: something that a search found.
 * @id: its id, which lives as long as the catalog and the rulings
 * @score: how well it fits, the best first
 */
typedef struct
{
  HxFoundKind kind;
  const char *id;
  guint score;
} HxFound;

/** HxRuleSearch: everything that can be found, ready to be searched. */
typedef struct _HxRuleSearch HxRuleSearch;

HxRuleSearch *hx_rule_search_new  (const HxCatalog    *catalog,
                                   const HxOfficials  *officials,
                                   const HxRuleTiles  *rule_tiles) G_GNUC_WARN_UNUSED_RESULT;
void          hx_rule_search_free (HxRuleSearch       *search);
GArray       *hx_rule_search_find (const HxRuleSearch *search,
                                   const char         *words) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRuleSearch, hx_rule_search_free)

G_END_DECLS
