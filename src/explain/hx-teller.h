/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the writers of sentences share: short calls for names and numbers, which live as long as the teller. */
#pragma once

#include "hx-game.h"
#include "hx-narrator.h"

G_BEGIN_DECLS

/**
 * HxTeller: one telling.
 * @board: the board whose pieces the hexes mean
 * @origin: the board on which the telling began: sides are called after it
 * @game: (nullable): what lies around the board
 * @markup: sentences are Pango markup, with the name of the piece on @bold in bold
 * @chunk: keeps every string handed out
 */
typedef struct
{
  const HxNarrator *narrator;
  const HxBox *box;
  const HxPosition *board;
  const HxPosition *origin;
  const HxGame *game;
  gboolean markup;
  uint8_t bold;
  GStringChunk *chunk;
} HxTeller;

void        hx_teller_init      (HxTeller         *teller,
                                 const HxNarrator *narrator,
                                 const HxBox      *box,
                                 const HxPosition *board);
void        hx_teller_init_game (HxTeller         *teller,
                                 const HxNarrator *narrator,
                                 const HxBox      *box,
                                 const HxGame     *game);
void        hx_teller_clear     (HxTeller         *teller);

const char *hx_tell_piece       (HxTeller         *teller,
                                 uint8_t           hex);
const char *hx_tell_token       (HxTeller         *teller,
                                 uint8_t           hex,
                                 int               reason);
const char *hx_tell_hex         (HxTeller         *teller,
                                 uint8_t           hex);
const char *hx_tell_hexes       (HxTeller         *teller,
                                 HxHexSet          hexes);
const char *hx_tell_line_end    (HxTeller         *teller,
                                 uint8_t           hex,
                                 HxDirection       direction);
const char *hx_tell_tile        (HxTeller         *teller,
                                 uint16_t          tile);
const char *hx_tell_tile_on     (HxTeller         *teller,
                                 uint16_t          tile,
                                 uint8_t           hex);
const char *hx_tell_list        (HxTeller         *teller,
                                 GPtrArray        *items);
const char *hx_tell_pieces      (HxTeller         *teller,
                                 HxHexSet          hexes);
const char *hx_tell_tiles       (HxTeller         *teller,
                                 HxHexSet          hexes);
const char *hx_tell_side        (HxTeller         *teller,
                                 int               side);
const char *hx_tell_number      (HxTeller         *teller,
                                 int               number);
const char *hx_tell_numbers     (HxTeller         *teller,
                                 const int        *numbers,
                                 guint             n);
const char *hx_tell_directions  (HxTeller         *teller,
                                 unsigned          directions);
const char *hx_tell_no_directions (HxTeller       *teller,
                                   unsigned        directions);
const char *hx_tell_keep        (HxTeller         *teller,
                                 char             *text);
const char *hx_tell_plus        (HxTeller         *teller,
                                 const char       *sum,
                                 int               amount,
                                 uint8_t           giver);
const char *hx_tell_pace        (HxTeller         *teller,
                                 const char       *sum,
                                 HxHexSet          givers);
const HxTile *hx_teller_tile    (const HxTeller   *teller,
                                 uint8_t           hex);
int         hx_teller_controller (const HxTeller  *teller,
                                  uint8_t          hex);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HxTeller, hx_teller_clear)

G_END_DECLS
