/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said about rules and official rulings besides their words. */
#pragma once

#include "hx-catalog.h"
#include "hx-official.h"

G_BEGIN_DECLS

const char *hx_rule_text_use        (const HxRuleText *rule,
                                     HxLanguage        language);
char       *hx_rule_text_official   (const HxOfficial *official,
                                     HxLanguage        language) G_GNUC_WARN_UNUSED_RESULT;
char      **hx_rule_text_dup_citing (const HxCatalog  *catalog,
                                     const char       *official) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
