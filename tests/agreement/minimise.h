/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes a scenario smaller as long as something about it holds. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef gboolean (*MinimiseTest) (JsonNode *scenario,
                                  gpointer  data);

JsonNode *minimise (JsonNode     *scenario,
                    MinimiseTest  test,
                    gpointer      data);

G_END_DECLS
