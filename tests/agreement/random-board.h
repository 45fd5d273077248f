/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A random board while it is made, shared by the files that make it. */

#pragma once

#include "random-positions.h"
#include "random-source.h"

#include "sr-private.h"

G_BEGIN_DECLS

#define RANDOM_RADIUS 2
#define RANDOM_N_ARMIES 7

/* What else a board has more of than chance would give. */
typedef enum
{
  RANDOM_FLAVOUR_NONE,
  RANDOM_FLAVOUR_INITIATIVE,
  RANDOM_FLAVOUR_STRENGTH,
  RANDOM_FLAVOUR_SHOTS,
  RANDOM_FLAVOUR_MARKERS,
  RANDOM_FLAVOUR_COPIES,
  RANDOM_FLAVOUR_FULL
} RandomFlavour;

typedef struct
{
  const SrTile *tile;
  int           side;
  SrHex         hex;
  int           facing;
  int           wounds;
  int           markers[SR_N_MARKERS];
  guint         links;
  const char   *net;
  const char   *power;
  gboolean      aimed;
} RandomPiece;

typedef struct
{
  SrFacts     *facts;
  RandomSource random;
  RandomTheme  theme;
  RandomFlavour flavour;
  const char  *army[2];
  GPtrArray   *tiles[2];
  RandomPiece  pieces[SR_MAX_PIECES];
  int          n_pieces;
  SrHex        parts[2][2];
  gboolean     expanded[2];
  gboolean     collapsed[2];
  int          wanted;
} RandomBoard;

const char   *random_board_nth_army         (int                 nth);
int           random_board_find_piece       (const RandomBoard  *board,
                                             SrHex               hex);
gboolean      random_board_is_free          (const RandomBoard  *board,
                                             SrHex               hex);
gboolean      random_board_pick_free_hex    (RandomBoard        *board,
                                             SrHex              *hex);
gboolean      random_board_pick_hex_beside  (RandomBoard        *board,
                                             SrHex               centre,
                                             SrHex              *hex);
gboolean      random_board_pick_hex         (RandomBoard        *board,
                                             SrHex              *hex);
void          random_board_pick_subject     (RandomBoard        *board);
const SrTile *random_board_pick_tile        (RandomBoard        *board,
                                             int                 side);
RandomPiece  *random_board_put_tile         (RandomBoard        *board,
                                             const SrTile       *tile,
                                             int                 side,
                                             SrHex               hex);
gboolean      random_board_plays            (const RandomBoard  *board,
                                             const char         *army,
                                             int                *side);
void          random_board_put_hq           (RandomBoard        *board,
                                             int                 side);
void          random_board_fill             (RandomBoard        *board);
void          random_board_put_scoper       (RandomBoard        *board);
void          random_board_put_cluster      (RandomBoard        *board);
void          random_board_put_ring         (RandomBoard        *board);
JsonNode     *random_board_write            (const RandomBoard  *board,
                                             RandomSource       *random);

G_END_DECLS
