/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coins, discs and badges of the tiles by themselves, so that lists and inspectors speak in the tiles' own signs. */
#pragma once

#include "hx-tile-drawing.h"

G_BEGIN_DECLS

/*
 * Each icon is drawn centred on the origin into a square whose half side is the style's radius.
 */
void hx_draw_initiative_icon (cairo_t            *cr,
                              const HxLookNumber *number,
                              const HxDrawStyle  *style);
void hx_draw_wound_icon      (cairo_t            *cr,
                              int                 wounds,
                              const HxDrawStyle  *style);
void hx_draw_points_icon     (cairo_t            *cr,
                              int                 points,
                              const HxDrawStyle  *style);
void hx_draw_hit_icon        (cairo_t            *cr,
                              int                 wounds,
                              const HxDrawStyle  *style);
void hx_draw_trait_icon      (cairo_t            *cr,
                              const char         *trait,
                              const HxDrawStyle  *style);
void hx_draw_effect_icon     (cairo_t            *cr,
                              const char         *effect,
                              gboolean            hostile,
                              const HxDrawStyle  *style);
void hx_draw_state_icon      (cairo_t            *cr,
                              HxLookState         state,
                              gboolean            forced,
                              const HxDrawStyle  *style);
void hx_draw_attack_icon     (cairo_t            *cr,
                              const char         *kind,
                              int                 strength,
                              const HxDrawStyle  *style);
void hx_draw_armor_icon      (cairo_t            *cr,
                              const HxDrawStyle  *style);
void hx_draw_net_icon        (cairo_t            *cr,
                              const HxDrawStyle  *style);

G_END_DECLS
