/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as one line of plain characters, for a forum post, an address or a command line: docs/notation.md. */
#pragma once

#include "hx-scenario.h"

G_BEGIN_DECLS

/** HX_NOTATION_VERSION: the newest version of the notation that is read, and the one that is written. */
#define HX_NOTATION_VERSION 1
/** HX_NOTATION_MAX_LENGTH: characters of the longest line that is read; no position needs as many. */
#define HX_NOTATION_MAX_LENGTH (128 * 1024)

char       *hx_notation_write (const HxCatalog   *catalog,
                               const HxScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;
HxScenario *hx_notation_read  (const HxCatalog   *catalog,
                               const char        *text,
                               GError           **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
