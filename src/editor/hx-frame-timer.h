/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the window takes from an edit to the frame that shows it. */
#pragma once

#include "hx-window.h"

G_BEGIN_DECLS

void hx_frame_timer_start (HxWindow   *window,
                           const char *hex,
                           int         n_frames);

G_END_DECLS
