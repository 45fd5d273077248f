/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON text in one way only, so that saving without a change writes the same bytes. Only this room includes it. */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

void hx_json_write_pretty  (GString  *text,
                            JsonNode *node);
void hx_json_write_compact (GString  *text,
                            JsonNode *node);

G_END_DECLS
