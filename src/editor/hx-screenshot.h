/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Photographs of the real window, for documentation. */
#pragma once

#include "hx-window.h"

G_BEGIN_DECLS

/**
 * HxScreenshot: what to photograph.
 * @path: where the picture goes
 * @size: (nullable): "1200x800"
 * @show: (nullable): "start", "piece:B2", "battle", "battle:STEP", "rules", "sheet:PAGE"
 * @side_number: for whose eyes: 1 is the first side, 0 shows everything
 * @dark: in the dark scheme
 */
typedef struct
{
  char *path;
  char *size;
  char *show;
  int side_number;
  gboolean dark;
} HxScreenshot;

gboolean hx_screenshot_prepare (const HxScreenshot *shot,
                                HxWindow           *window,
                                GError            **error);
void     hx_screenshot_take    (const HxScreenshot *shot,
                                HxWindow           *window,
                                int                *status);

G_END_DECLS
