/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a file was refused, in words for those who do not write such files by hand. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hx_error_text_dup (const char *message) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
