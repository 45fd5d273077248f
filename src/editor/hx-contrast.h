/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the style that is for high contrast only. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void hx_contrast_follow (void);

G_END_DECLS
