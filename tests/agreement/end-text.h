/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canonical text of an end that is given as a scenario, so that both referees' ends can be compared. */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

char *end_text (JsonNode *scenario);

G_END_DECLS
