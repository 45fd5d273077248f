/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first referee as the comparison sees it: a scenario goes in, canonical ends come out. */

#pragma once

#include <json-glib/json-glib.h>

#include "hx-catalog.h"

G_BEGIN_DECLS

const HxCatalog *first_catalog (GError **error);

char **first_ends (JsonNode  *scenario,
                   guint      limit,
                   gboolean  *complete,
                   GError   **error);

G_END_DECLS
