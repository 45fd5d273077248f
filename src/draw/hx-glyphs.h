/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The signs on coins, gears and badges, drawn in a box of -1 to 1. */
#pragma once

#include "hx-pen.h"

G_BEGIN_DECLS

/** HxSign: draws a sign in @ink, with holes in @face, the colour that it lies on. */
typedef void (*HxSign) (HxPen   *pen,
                        HxColor  ink,
                        HxColor  face);

/** HxGlyphForm: how a glyph is put together. */
typedef enum
{
  HX_GLYPH_SIGN,     /* one sign */
  HX_GLYPH_TEXT,     /* @text alone */
  HX_GLYPH_SIGNED,   /* plus or minus and a number on a disc */
  HX_GLYPH_NUMBER,   /* a number on a disc */
  HX_GLYPH_BONUS,    /* plus and @count signs */
  HX_GLYPH_SWAP,     /* two signs that can stand for each other */
} HxGlyphForm;

/**
 * HxGlyph: a glyph as a value.
 * @sign, @other: the signs of it
 * @text: at most three letters
 * @count: the number, or how many signs
 */
typedef struct
{
  HxGlyphForm form;
  HxSign sign, other;
  int count;
  char text[16];
} HxGlyph;

void     hx_glyph_draw        (HxPen         *pen,
                               const HxGlyph *glyph,
                               HxColor        ink,
                               HxColor        face);
HxGlyph  hx_glyph_new_sign    (HxSign         sign);
HxGlyph  hx_glyph_for_effect  (const char    *effect,
                               gboolean       small);
HxGlyph  hx_glyph_for_link    (HxEffect       effect);
HxGlyph  hx_glyph_for_trait   (const char    *trait,
                               gboolean       small);
HxGlyph  hx_glyph_for_centre  (const char    *trait);
HxGlyph  hx_glyph_for_instant (const char    *id);
HxSign   hx_sign_for_trap     (HxTrapKind     trap);
gboolean hx_trait_is_centre   (const char    *trait);

void hx_sign_shield     (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_cross      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_plug       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_unplugged  (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_socket     (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_move       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_move_twice (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_rotate     (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_push       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_chain      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_burst      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_net        (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_thrown_net (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_trap_net   (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_jaws       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_melee      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_ranged     (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_spike      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_gauss      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_extra      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_drop       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_drop_more  (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_take_over  (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_transfuse  (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_pause      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_fangs      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_medshield  (HxPen *pen, HxColor ink, HxColor face);

/* Instants, Traps and rarer traits. */
void hx_sign_key        (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_hq_rotate  (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_crosshair  (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_battle     (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_order      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_ray        (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_retreat    (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_tactics    (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_air_strike (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_grenade    (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_hidden     (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_snow       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_claw       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_bomb       (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_smoke      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_drill      (HxPen *pen, HxColor ink, HxColor face);
void hx_sign_sacrifice  (HxPen *pen, HxColor ink, HxColor face);

/* What the signs are made of. */
void hx_sign_fill       (HxPen *pen, const char *data, HxColor color);
void hx_sign_line       (HxPen *pen, const char *data, HxColor color, double width);
void hx_sign_dot        (HxPen *pen, HxPoint at, double radius, HxColor color);
void hx_sign_ring       (HxPen *pen, HxPoint at, double radius, HxColor color, double width);
void hx_sign_head       (HxPen *pen, HxPoint at, double degrees, double size, HxColor color);
void hx_sign_mesh       (HxPen *pen, double step, double width, HxColor color);
void hx_sign_inset      (HxPen *pen, HxPoint at, double scale, HxSign sign, HxColor ink, HxColor face);

G_END_DECLS
