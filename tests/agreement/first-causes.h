/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the explanations of the program name as causes, as lines that the second referee's can be compared with. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

char **first_causes (JsonNode  *scenario,
                     GError   **error);
char **first_untold (JsonNode  *scenario,
                     GError   **error);

G_END_DECLS
