/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be looked up about rules beyond their texts: loaded when somebody first asks, then shared by all windows. */
#pragma once

#include "hx-data.h"
#include "hx-library.h"
#include "hx-rule-search.h"

G_BEGIN_DECLS

/** HxReference: the official rulings, the tiles of each rule, the positions that show rules, and a search over all of it. */
typedef struct _HxReference HxReference;

HxReference            *hx_reference_get                (HxLibrary         *library);

const HxOfficials      *hx_reference_get_officials      (const HxReference *reference);
const HxRuleTiles      *hx_reference_get_tiles          (const HxReference *reference);
const HxRuleSearch     *hx_reference_get_search         (const HxReference *reference);
const HxDemonstrations *hx_reference_get_demonstrations (HxReference       *reference);

char                  **hx_reference_dup_citing         (const HxReference *reference,
                                                         const char        *official) G_GNUC_WARN_UNUSED_RESULT;
char                   *hx_reference_dup_official_text  (const HxReference *reference,
                                                         const HxOfficial  *official) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
