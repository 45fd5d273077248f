/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the user prefers, by the names of the settings, so that none is written twice. */
#pragma once

#include "hx-library.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define HX_PREFERENCE_NAMES "names"
#define HX_PREFERENCE_SAFE_COLORS "safe-colors"
#define HX_PREFERENCE_PATTERNS "patterns"
#define HX_PREFERENCE_HINTS "hints"
#define HX_PREFERENCE_SPEED "play-speed"
#define HX_PREFERENCE_FOLD_OPENING "fold-opening"

/** HxSpeed: how fast a battle is played; the numbers stand in the schema too. */
typedef enum
{
  HX_SPEED_SLOW,
  HX_SPEED_NORMAL,
  HX_SPEED_FAST,
} HxSpeed;

GSettings *hx_preferences_get_for_display (GdkDisplay *display);
AdwDialog *hx_preferences_dialog_new      (GSettings         *settings,
                                           const HxLanguages *languages);

G_END_DECLS
