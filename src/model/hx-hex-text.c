/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists what is to be seen on a hex, most telling first, as the label that a screen reader speaks. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-hex-text.h"
#include "hx-turn-words.h"
#include "hx-why.h"

typedef struct
{
  HxViewState *view;
  HxDocument *document;
  const HxBox *box;
  const HxPosition *position;
  const HxPicture *picture;
  guint8 hex;
  GStrvBuilder *parts;
} Words;

static const HxPiece *
get_piece (const Words *words)
{
  return &words->position->unit[words->hex];
}

static char *
dup_tile_name (const Words *words,
               guint16      tile)
{
  return hx_library_dup_tile_name (hx_document_get_library (words->document), tile);
}

static void
take (const Words *words,
      char        *part)
{
  g_strv_builder_take (words->parts, part);
}

static void
say_initiative (const Words *words)
{
  g_autoptr (GString) list = g_string_new (NULL);
  uint8_t numbers[16];
  int n = hx_picture_numbers (words->box, words->position, words->picture, words->hex, numbers);

  for (int i = 0; i < n; i++)
    g_string_append_printf (list, i == 0 ? "%d" : " %d", numbers[i]);
  if (n > 0)
    take (words, g_strdup_printf (_("initiative %s"), list->str));
}

static void
say_net (const Words *words)
{
  HxInfluence influences[HX_MAX_INFLUENCES];
  int n;

  if ((words->picture->netted & HX_HEX_BIT (words->hex)) == 0)
    return;
  if (get_piece (words)->net == HX_TOGGLE_ON)
    {
      take (words, g_strdup (_("netted by hand")));
      return;
    }

  n = hx_picture_influences (words->box, words->position, words->picture, words->hex, influences);
  for (int i = 0; i < n; i++)
    {
      const HxInfluence *influence = &influences[i];

      if (influence->kind == HX_INFLUENCE_NET && influence->works && influence->from < words->box->geometry.n_hexes)
        {
          g_autofree char *netter = dup_tile_name (words, words->position->unit[influence->from].tile);

          /* Translators: a tile's name and a hex, "netted by Net Fighter on C2". */
          take (words, g_strdup_printf (_("netted by %1$s on %2$s"), netter, words->box->geometry.name[influence->from]));
          return;
        }
    }
  take (words, g_strdup (_("netted")));
}

static void
say_power (const Words *words)
{
  const HxTile *tile = &words->box->tiles[get_piece (words)->tile];

  if ((tile->traits & HX_TRAIT_NEEDS_POWER) == 0)
    return;
  if ((words->picture->unpowered & HX_HEX_BIT (words->hex)) != 0)
    take (words, g_strdup (_("no power")));
  else
    take (words, g_strdup (_("powered")));
}

static void
say_wounds (const Words *words)
{
  const HxPiece *piece = get_piece (words);

  if (words->box->tiles[piece->tile].kind == HX_KIND_HQ)
    {
      int points = hx_picture_hit_points (words->box, words->position, words->picture, words->hex);

      take (words, g_strdup_printf (ngettext ("%d hit point", "%d hit points", points), points));
    }
  else if (piece->wounds == 0)
    take (words, g_strdup (_("no wounds")));
  else
    take (words, g_strdup_printf (ngettext ("%d wound", "%d wounds", piece->wounds), piece->wounds));
}

static void
say_markers (const Words *words)
{
  const HxPiece *piece = get_piece (words);

  if (piece->marks & HX_MARK_PARALYSIS)
    take (words, g_strdup (_("paralysed")));
  if (piece->marks & HX_MARK_FRENZY)
    take (words, g_strdup (_("in frenzy")));
  if (piece->medpacks > 0)
    take (words, g_strdup (_("with a medpack")));
  if (piece->poison > 0)
    take (words, g_strdup (_("poisoned")));
}

/* Of another side's Monolith only that it is there: even whether its parts are empty is that side's secret (MON-SET-02). */
static void
say_cargo (const Words *words)
{
  const HxPiece *piece = get_piece (words);
  const HxMonolith *monolith = &words->position->monolith[piece->owner];
  gboolean has_tile = FALSE;

  if (words->box->tiles[piece->tile].kind != HX_KIND_HQ || !monolith->present || monolith->expanded)
    return;
  take (words, g_strdup (_("Monolith, collapsed")));
  if (!hx_narrator_may_know (hx_view_state_get_narrator (words->view), piece->owner))
    return;
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *tile = NULL;

      if (monolith->lower[i].tile == HX_NO_TILE)
        continue;
      has_tile = TRUE;
      tile = dup_tile_name (words, monolith->lower[i].tile);
      /* Translators: a tile's name; what lies under a headquarters. */
      take (words, g_strdup_printf (_("under it %s"), tile));
    }
  if (!has_tile)
    take (words, g_strdup (_("under it nothing")));
}

/* Which Trap it is only its side knows (PAR-TRAP-07). */
static void
say_trap (const Words *words)
{
  guint8 side = words->position->trap_side[words->hex];
  HxTrapKind trap = (HxTrapKind) words->position->trap[words->hex];

  if (trap == HX_TRAP_NONE)
    return;
  if (hx_narrator_may_know (hx_view_state_get_narrator (words->view), side))
    /* Translators: a kind of Trap, "Trap, Mine, face down". */
    take (words, g_strdup_printf (_("Trap, %s, face down"), hx_trap_word (trap)));
  else
    take (words, g_strdup (_("Trap, face down")));
  if (side < words->position->n_sides)
    take (words, hx_document_dup_side_name (words->document, side));
}

static void
say_unit (const Words *words)
{
  const HxPiece *piece = get_piece (words);

  take (words, dup_tile_name (words, piece->tile));
  if (piece->owner < words->position->n_sides)
    take (words, hx_document_dup_side_name (words->document, piece->owner));
  if (piece->controller != piece->owner && piece->controller < words->position->n_sides)
    {
      g_autofree char *controller = hx_document_dup_side_name (words->document, piece->controller);

      take (words, g_strdup_printf (_("taken over by %s"), controller));
    }
  take (words, hx_hex_text_dup_facing (piece->facing));
  say_initiative (words);
  say_net (words);
  say_power (words);
  say_markers (words);
  say_wounds (words);
  say_cargo (words);
}

/**
 * hx_hex_text_dup:
 * @view: what the window shows, and for whose eyes
 * @position: a board of its document
 * @picture: worked out on @position
 * @hex: a hex
 *
 * Returns: (transfer full): "B2, Guard, Uranopolis, facing north, initiative 4, netted by Net Fighter on C2, powered,
 *   no wounds", or "A1, empty", or "D4, Trap, face down, Partisans"
 */
char *
hx_hex_text_dup (HxViewState      *view,
                 const HxPosition *position,
                 const HxPicture  *picture,
                 guint8            hex)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  Words words = { view, NULL, NULL, position, picture, hex, parts };
  HxHexSet bit = HX_HEX_BIT (hex);

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  words.document = hx_view_state_get_document (view);
  words.box = hx_document_get_box (words.document);
  take (&words, g_strdup (words.box->geometry.name[hex]));
  if (position->units & bit)
    say_unit (&words);
  else if (position->trap[hex] == HX_TRAP_NONE && (position->foundations & bit) == 0)
    take (&words, g_strdup (position->water & bit ? _("water") : _("empty")));
  if (position->foundations & bit)
    take (&words, dup_tile_name (&words, position->foundation[hex].tile));
  say_trap (&words);
  list = g_strv_builder_end (parts);

  /* Translators: between the parts of a spoken list, as in "B2, Guard, facing north". */
  return g_strjoinv (_(", "), list);
}

/* Whether a tooltip has room for it: who nets the piece, and who gives it power. */
static gboolean
is_worth_a_tooltip (const HxInsight *why)
{
  return why->kind == HX_INSIGHT_STATE && (g_str_equal (why->topic, "power") || (g_str_equal (why->topic, "net") && !why->good));
}

/**
 * hx_hex_text_dup_tooltip:
 * @view: what the window shows, and for whose eyes
 * @position: a board of its document
 * @picture: worked out on @position
 * @hex: a hex
 *
 * Returns: (transfer full): as hx_hex_text_dup(), and below it all that net the piece and all that give it power
 */
char *
hx_hex_text_dup_tooltip (HxViewState      *view,
                         const HxPosition *position,
                         const HxPicture  *picture,
                         guint8            hex)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GPtrArray) whys = NULL;
  g_auto (GStrv) list = NULL;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  g_strv_builder_take (lines, hx_hex_text_dup (view, position, picture, hex));
  if ((position->units & HX_HEX_BIT (hex)) != 0)
    whys = hx_explain_piece (hx_view_state_get_narrator (view), hx_document_get_box (hx_view_state_get_document (view)),
                             position, hex);
  for (guint i = 0; whys != NULL && i < whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (whys, i);

      if (is_worth_a_tooltip (why))
        g_strv_builder_add (lines, why->text);
    }
  list = g_strv_builder_end (lines);

  return g_strjoinv ("\n", list);
}

/** hx_hex_text_dup_facing: @facing: 0..5. Returns: (transfer full): "facing north-east" */
char *
hx_hex_text_dup_facing (guint8 facing)
{
  static const char *const facings[] = {
    N_("facing north"), N_("facing north-east"), N_("facing south-east"),
    N_("facing south"), N_("facing south-west"), N_("facing north-west"),
  };

  g_return_val_if_fail (facing < G_N_ELEMENTS (facings), NULL);

  return g_strdup (_(facings[facing]));
}
