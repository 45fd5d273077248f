/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first referee as the comparison sees it: a scenario goes in, canonical ends come out. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

char **first_ends (JsonNode  *scenario,
                   guint      limit,
                   gboolean  *complete,
                   GError   **error);

G_END_DECLS
