/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON file of positions that show rules: chosen from the test positions when the program is built, read when one is asked for. */
#pragma once

#include "hx-scenario.h"

G_BEGIN_DECLS

/** HxDemonstrations: positions by name, and for each rule the names of those that show it, the clearest first. */
typedef struct _HxDemonstrations HxDemonstrations;

HxDemonstrations *hx_demonstrations_new        (void) G_GNUC_WARN_UNUSED_RESULT;
void              hx_demonstrations_free       (HxDemonstrations        *demonstrations);

void              hx_demonstrations_put        (HxDemonstrations        *demonstrations,
                                                const char              *name,
                                                JsonObject              *scenario);
void              hx_demonstrations_add        (HxDemonstrations        *demonstrations,
                                                const char              *rule,
                                                const char              *name);
GBytes           *hx_demonstrations_to_bytes   (const HxDemonstrations  *demonstrations) G_GNUC_WARN_UNUSED_RESULT;
HxDemonstrations *hx_demonstrations_load_bytes (const char              *name,
                                                GBytes                  *bytes,
                                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

char            **hx_demonstrations_dup_rules  (const HxDemonstrations  *demonstrations) G_GNUC_WARN_UNUSED_RESULT;
const GPtrArray  *hx_demonstrations_get_names  (const HxDemonstrations  *demonstrations,
                                                const char              *rule);
gboolean          hx_demonstrations_has        (const HxDemonstrations  *demonstrations,
                                                const char              *name);
HxScenario       *hx_demonstrations_load       (const HxDemonstrations  *demonstrations,
                                                const HxCatalog         *catalog,
                                                const char              *name,
                                                GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxDemonstrations, hx_demonstrations_free)

G_END_DECLS
