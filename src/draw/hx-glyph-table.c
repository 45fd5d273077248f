/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which glyph stands for which printed word; a word without one gets its initials. */
#define G_LOG_DOMAIN "hx-draw"

#include "hx-glyphs.h"

#include <string.h>

#include "hx-army-words.h"

typedef struct
{
  const char *id;
  HxGlyph glyph;
} Entry;

#define SIGN(function) { .form = HX_GLYPH_SIGN, .sign = function }
#define TEXT(string) { .form = HX_GLYPH_TEXT, .text = string }
#define SIGNED(number) { .form = HX_GLYPH_SIGNED, .count = number }
#define NUMBER(number) { .form = HX_GLYPH_NUMBER, .count = number }
#define BONUS(number, function) { .form = HX_GLYPH_BONUS, .sign = function, .count = number }
#define SWAP(first, second) { .form = HX_GLYPH_SWAP, .sign = first, .other = second }

/* Small tiles leave the plus signs out: a gear always adds, a saw always harms. */
static const Entry small_effects[] = {
  { "initiative+1", NUMBER (1) },
  { "initiative+2", NUMBER (2) },
  { "initiative-1", NUMBER (-1) },
  { "melee+1", SIGN (hx_sign_melee) },
  { "ranged+1", SIGN (hx_sign_spike) },
};

static const Entry effects[] = {
  { "initiative+1", SIGNED (1) },
  { "initiative+2", SIGNED (2) },
  { "initiative-1", SIGNED (-1) },
  { "initiative=0", TEXT ("=0") },
  { "melee+1", BONUS (1, hx_sign_melee) },
  { "melee+2", BONUS (2, hx_sign_melee) },
  { "ranged+1", BONUS (1, hx_sign_spike) },
  { "toughness+1", BONUS (1, hx_sign_shield) },
  { "toughness+2", BONUS (2, hx_sign_shield) },
  { "medic", SIGN (hx_sign_cross) },
  { "healing-2", BONUS (2, hx_sign_cross) },
  { "power-supply", SIGN (hx_sign_socket) },
  { "extra-attack", SIGN (hx_sign_extra) },
  { "melee-ranged-conversion", SWAP (hx_sign_melee, hx_sign_ranged) },
  { "ranged-gauss-conversion", SWAP (hx_sign_ranged, hx_sign_gauss) },
  { "mobility", SIGN (hx_sign_move) },
  { "rotation", SIGN (hx_sign_rotate) },
  { "extra-wound-taken", SIGN (hx_sign_drop_more) },
  { "take-over-module", SIGN (hx_sign_take_over) },
  { "take-over", SIGN (hx_sign_take_over) },
  { "transfusion", SIGN (hx_sign_transfuse) },
  { "paralysis", SIGN (hx_sign_pause) },
  { "venom", SIGN (hx_sign_drop) },
  { "freeze", SIGN (hx_sign_snow) },
  { "hide", SIGN (hx_sign_hidden) },
  { "grab", SIGN (hx_sign_claw) },
};

static const Entry traits[] = {
  { "toughness", SIGN (hx_sign_shield) },
  { "mobility", SIGN (hx_sign_move) },
  { "doubled-mobility", SIGN (hx_sign_move_twice) },
  { "rotation", SIGN (hx_sign_rotate) },
  { "push-back", SIGN (hx_sign_push) },
  { "requires-power", SIGN (hx_sign_plug) },
  { "power-source", SIGN (hx_sign_socket) },
  { "hidden-chain", SIGN (hx_sign_chain) },
  { "hidden-explosives", SIGN (hx_sign_burst) },
  { "explosion", SIGN (hx_sign_burst) },
  { "hidden-ranged-net", SIGN (hx_sign_thrown_net) },
  { "ranged-net", SIGN (hx_sign_thrown_net) },
  { "ranged-medic", SIGN (hx_sign_cross) },
  { "hidden-sacrifice", SIGN (hx_sign_sacrifice) },
  { "trap-launcher", SIGN (hx_sign_jaws) },
  { "trap-arming", SIGN (hx_sign_jaws) },
  { "explosive-charge", SIGN (hx_sign_burst) },
  { "power-socket", SIGN (hx_sign_socket) },
  { "extra-attack", SIGN (hx_sign_extra) },
  { "sniper", SIGN (hx_sign_crosshair) },
  { "paralysis", SIGN (hx_sign_pause) },
};

static const Entry centres[] = {
  { "hidden-activation", SIGN (hx_sign_key) },
  { "move-doubler", SIGN (hx_sign_move_twice) },
  { "implant-rotate-hq", SIGN (hx_sign_hq_rotate) },
};

static const Entry instants[] = {
  { "battle", SIGN (hx_sign_battle) },
  { "move", SIGN (hx_sign_move) },
  { "doubled-move", SIGN (hx_sign_move_twice) },
  { "push-back", SIGN (hx_sign_push) },
  { "ray", SIGN (hx_sign_ray) },
  { "order", SIGN (hx_sign_order) },
  { "retreat", SIGN (hx_sign_retreat) },
  { "tactics", SIGN (hx_sign_tactics) },
  { "sniper", SIGN (hx_sign_crosshair) },
  { "grenade", SIGN (hx_sign_grenade) },
  { "air-strike", SIGN (hx_sign_air_strike) },
  { "bomb", SIGN (hx_sign_air_strike) },
  { "rotation", SIGN (hx_sign_rotate) },
};

static const HxSign trap_signs[HX_N_TRAPS] = {
  [HX_TRAP_NONE] = hx_sign_jaws,
  [HX_TRAP_MINE] = hx_sign_bomb,
  [HX_TRAP_SMOKE] = hx_sign_smoke,
  [HX_TRAP_DRILL] = hx_sign_drill,
  [HX_TRAP_MEDPACK] = hx_sign_medshield,
  [HX_TRAP_NET] = hx_sign_net,
  [HX_TRAP_FRENZY] = hx_sign_fangs,
  [HX_TRAP_PARALYSIS] = hx_sign_pause,
};

static gboolean
look_up (const Entry *entries,
         guint        n_entries,
         const char  *id,
         HxGlyph     *glyph)
{
  for (guint i = 0; i < n_entries; i++)
    if (g_str_equal (entries[i].id, id))
      {
        *glyph = entries[i].glyph;
        return TRUE;
      }
  return FALSE;
}

static HxGlyph
make_initials (const char *word,
               guint       most)
{
  HxGlyph glyph = { .form = HX_GLYPH_TEXT };
  gboolean begins = TRUE;
  guint n = 0;

  for (; *word != '\0' && n < most; word++)
    {
      if (begins && g_ascii_isalnum (*word))
        glyph.text[n++] = g_ascii_toupper (*word);
      begins = *word == '-' || *word == ' ';
    }
  if (n == 0)
    glyph.text[0] = '?';
  return glyph;
}

/** hx_glyph_new_sign: Returns: a glyph of one sign. */
HxGlyph
hx_glyph_new_sign (HxSign sign)
{
  return (HxGlyph) SIGN (sign);
}

/**
 * hx_glyph_for_effect:
 * @effect: what a link does: "melee+1"
 * @small: there is little room
 *
 * Returns: its glyph, initials if none is known
 */
HxGlyph
hx_glyph_for_effect (const char *effect,
                     gboolean    small)
{
  HxGlyph glyph;

  if (small && look_up (small_effects, G_N_ELEMENTS (small_effects), effect, &glyph))
    return glyph;
  if (look_up (effects, G_N_ELEMENTS (effects), effect, &glyph))
    return glyph;
  return make_initials (effect, 3);
}

/** hx_glyph_for_link: Returns: the glyph of what a link does. */
HxGlyph
hx_glyph_for_link (HxEffect effect)
{
  g_return_val_if_fail (effect < HX_N_EFFECTS, make_initials ("", 1));

  return hx_glyph_for_effect (hx_army_word_of_effect (effect), FALSE);
}

/**
 * hx_glyph_for_trait:
 * @trait: a printed trait: "mobility"; "hq-" and an effect is an aura
 * @small: there is little room
 *
 * Returns: its glyph, initials if none is known
 */
HxGlyph
hx_glyph_for_trait (const char *trait,
                    gboolean    small)
{
  HxGlyph glyph;

  if (look_up (traits, G_N_ELEMENTS (traits), trait, &glyph) || look_up (centres, G_N_ELEMENTS (centres), trait, &glyph))
    return glyph;
  if (g_str_has_prefix (trait, "hq-"))
    return hx_glyph_for_effect (trait + strlen ("hq-"), small);
  return make_initials (trait, 2);
}

/** hx_trait_is_centre: Returns: whether the trait has its place in the middle of a Module or Implant. */
gboolean
hx_trait_is_centre (const char *trait)
{
  HxGlyph glyph;

  return look_up (centres, G_N_ELEMENTS (centres), trait, &glyph);
}

/** hx_glyph_for_centre: Returns: the glyph in the middle of a Module or Implant with that trait. */
HxGlyph
hx_glyph_for_centre (const char *trait)
{
  return hx_glyph_for_trait (trait, FALSE);
}

/** hx_glyph_for_instant: Returns: the glyph of an instant tile, initials if none is known. */
HxGlyph
hx_glyph_for_instant (const char *id)
{
  HxGlyph glyph;

  return look_up (instants, G_N_ELEMENTS (instants), id, &glyph) ? glyph : make_initials (id, 2);
}

/** hx_sign_for_trap: Returns: the sign of a Trap that lies face up. */
HxSign
hx_sign_for_trap (HxTrapKind trap)
{
  g_return_val_if_fail (trap < HX_N_TRAPS, hx_sign_jaws);

  return trap_signs[trap];
}

static void
draw_plus (HxPen   *pen,
           gboolean minus,
           HxColor  ink)
{
  hx_sign_line (pen, minus ? "M-.92 0H-.52" : "M-.92 0H-.48M-.7 -.22V.22", ink, .18);
}

static void
draw_bonus (HxPen         *pen,
            const HxGlyph *glyph,
            HxColor        ink,
            HxColor        face)
{
  int n = glyph->count;

  for (int i = 0; i < n; i++)
    hx_sign_inset (pen, (HxPoint) { .3 + (i - (n - 1) / 2.0) * .5, 0 }, n == 1 ? .66 : .5, glyph->sign, ink, face);
  draw_plus (pen, FALSE, ink);
}

static void
draw_swap (HxPen         *pen,
           const HxGlyph *glyph,
           HxColor        ink,
           HxColor        face)
{
  hx_sign_inset (pen, (HxPoint) { -.68, 0 }, glyph->sign == hx_sign_melee ? .44 : .72, glyph->sign, ink, face);
  hx_sign_inset (pen, (HxPoint) { .68, 0 }, .72, glyph->other, ink, face);
  hx_sign_line (pen, "M-.14 -.2H.16M.14 .24H-.16", ink, .13);
  hx_sign_head (pen, (HxPoint) { .2, -.2 }, 0, .2, ink);
  hx_sign_head (pen, (HxPoint) { -.2, .24 }, 180, .2, ink);
}

/**
 * hx_glyph_draw:
 * @pen: a pen
 * @glyph: a glyph
 * @ink: its colour
 * @face: the colour that it lies on
 *
 * Draws a glyph in a box of -1 to 1 round the origin.
 */
void
hx_glyph_draw (HxPen         *pen,
               const HxGlyph *glyph,
               HxColor        ink,
               HxColor        face)
{
  const HxPoint middle = { 0, 0 };

  switch (glyph->form)
    {
    case HX_GLYPH_SIGN:
      glyph->sign (pen, ink, face);
      break;
    case HX_GLYPH_TEXT:
      hx_pen_write (pen, 0, 0, glyph->text,
                    &(HxWriting) { 1.5 / MAX (1.6, g_utf8_strlen (glyph->text, -1) * .72), ink,
                                   HX_WEIGHT_NUMBER, FALSE });
      break;
    case HX_GLYPH_SIGNED:
      hx_sign_dot (pen, (HxPoint) { .3, 0 }, .66, ink);
      hx_pen_number (pen, (HxPoint) { .3, 0 }, ABS (glyph->count), .92, face);
      draw_plus (pen, glyph->count < 0, ink);
      break;
    case HX_GLYPH_NUMBER:
      hx_sign_dot (pen, middle, .95, ink);
      hx_pen_number (pen, middle, glyph->count, 1.3, face);
      break;
    case HX_GLYPH_BONUS:
      draw_bonus (pen, glyph, ink, face);
      break;
    case HX_GLYPH_SWAP:
      draw_swap (pen, glyph, ink, face);
      break;
    default:
      g_assert_not_reached ();
    }
}
