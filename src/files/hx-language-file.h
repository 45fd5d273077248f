/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The JSON file of the languages that the program's texts are in. */
#pragma once

#include "hx-text.h"

G_BEGIN_DECLS

HxLanguages *hx_languages_load_bytes (const char  *name,
                                      GBytes      *bytes,
                                      GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
