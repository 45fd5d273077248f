/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ids of the rules. */
#include "hx-rule.h"

#include <stddef.h>

#define RULE_ID(name, id) id,
static const char *const ids[] = { "", HX_FOR_EACH_RULE (RULE_ID) };
#undef RULE_ID

/**
 * hx_rule_id:
 * @rule: a rule
 *
 * Returns: its id as the rule lists write it: "BASE-NET-01"; "" for %HX_RULE_NONE
 */
const char *
hx_rule_id (HxRule rule)
{
  return (size_t) rule < sizeof ids / sizeof *ids ? ids[rule] : "";
}
