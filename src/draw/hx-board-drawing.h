/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawing a whole position, and telling which hex lies under a point of the picture. */
#pragma once

#include "hx-catalog.h"
#include "hx-tile-drawing.h"

G_BEGIN_DECLS

/** HX_BOARD_PITCH: board hexes over tiles, so that the grid shows between the tiles. */
#define HX_BOARD_PITCH 1.055

/**
 * HxBoardLayout: where the hexes of a board lie in pixels.
 * @geometry: the board; must outlive the layout
 * @radius: half a tile's width
 * @x, @y: the centre of the board
 */
typedef struct
{
  const HxGeometry *geometry;
  double radius;
  double x, y;
} HxBoardLayout;

/** HxRing: why a hex is ringed; drawn in this order, the last on top. */
typedef enum
{
  HX_RING_LIT,       /* soft: what a sentence speaks of */
  HX_RING_FORBIDDEN,
  HX_RING_LEGAL,
  HX_RING_TARGET,
  HX_RING_ACTING,
  HX_RING_SELECTED,
  HX_RING_FOCUS,
  HX_N_RINGS,
} HxRing;

/** HxArrowKind: the kinds of attack have the values of #HxAttackKind. */
typedef enum
{
  HX_ARROW_MELEE = HX_ATTACK_MELEE,
  HX_ARROW_RANGED = HX_ATTACK_RANGED,
  HX_ARROW_GAUSS = HX_ATTACK_GAUSS,
  HX_ARROW_MIXED = HX_ATTACK_MIXED,
  HX_ARROW_DEMOLITION = HX_ATTACK_DEMOLITION,
  HX_ARROW_EXPLOSION = HX_ATTACK_EXPLOSION,
  HX_ARROW_CHARGE = HX_ATTACK_CHARGE,
  HX_ARROW_CHAIN,
} HxArrowKind;

/**
 * HxArrow: one attack over the board.
 * @from, @to: hexes, not the same
 * @kind: of the attack
 * @color: the attacker's side colour
 * @wounds: added up on each target as "−2"; 0 shows no number
 * @blocked: it does nothing (a disc with a cross)
 * @armor: how much of it Armor takes, written on it where it does something all the same
 * @passed: units that it passes over; it is left out over their centres
 * @progress: how far it has grown, 0 to 1; the wounds show when it is 1
 */
typedef struct
{
  guint8 from, to;
  HxArrowKind kind;
  guint8 color;
  int wounds;
  gboolean blocked;
  int armor;
  HxHexSet passed;
  double progress;
} HxArrow;

/**
 * HxInfluenceCoin: something that acts on a piece, shown on the edge between the two.
 * @effect: what a link does, read when @kind is a link
 * @harm: it is bad for the piece at @to
 * @works: FALSE: it is aimed at the piece but does nothing (struck out)
 */
typedef struct
{
  guint8 from, to;
  HxInfluenceKind kind;
  HxEffect effect;
  gboolean harm;
  gboolean works;
} HxInfluenceCoin;

/** HxFactsFunc: Returns: (transfer none) (nullable): what is printed on tile @tile of the box. */
typedef const HxTileFacts *(*HxFactsFunc) (gpointer data,
                                           guint    tile);

/**
 * HxBoardScene: a board to draw. Begin with hx_board_scene_init(); nothing in it is owned.
 * @picture: (nullable): what the referee makes of the position, or %NULL for what the pieces themselves hold
 * @get_facts, @facts_data: where the printed facts are; see hx_board_scene_set_catalog()
 * @colors: side colour of each side
 * @segment: the segment being played, or -1: no number is spent
 * @names, @coordinates: whether they are drawn where there is room
 * @left_out: pieces that somebody else draws (lifted or moving ones)
 * @dimmed: pieces drawn faintly
 * @destroyed: pieces that leave after the segment
 * @face_up: Traps that are shown face up; see hx_board_scene_set_view()
 * @rings: hexes of each ring
 */
typedef struct
{
  const HxBox *box;
  const HxPosition *position;
  const HxPicture *picture;
  HxFactsFunc get_facts;
  gpointer facts_data;
  guint8 colors[HX_MAX_SIDES];
  int segment;
  gboolean names, coordinates;
  HxHexSet left_out, dimmed, destroyed, face_up;
  HxHexSet rings[HX_N_RINGS];
  const HxArrow *arrows;
  guint n_arrows;
  const HxInfluenceCoin *influences;
  guint n_influences;
} HxBoardScene;

void     hx_board_layout_fit        (HxBoardLayout       *layout,
                                     const HxGeometry    *geometry,
                                     double               width,
                                     double               height);
void     hx_board_layout_get_size   (const HxGeometry    *geometry,
                                     double               radius,
                                     double              *width,
                                     double              *height);
void     hx_board_layout_get_center (const HxBoardLayout *layout,
                                     guint8               hex,
                                     double              *x,
                                     double              *y);
guint8   hx_board_layout_pick       (const HxBoardLayout *layout,
                                     double               x,
                                     double               y);
HxHexSet hx_board_layout_find_in_box (const HxBoardLayout *layout,
                                      const double         box[4]);

void     hx_board_scene_init        (HxBoardScene        *scene,
                                     const HxBox         *box,
                                     const HxPosition    *position,
                                     const HxPicture     *picture);
void     hx_board_scene_set_catalog (HxBoardScene        *scene,
                                     const HxCatalog     *catalog);
void     hx_board_scene_set_view    (HxBoardScene        *scene,
                                     int                  side);
/*
 * The board is drawn in the layout's pixels, whatever the style's radius is; a single hex, piece or ring is drawn centred
 * on the origin, as large as the style says. hx_draw_board() is cells, then every piece, then the overlay.
 */
void     hx_draw_board              (cairo_t             *cr,
                                     const HxBoardScene  *scene,
                                     const HxBoardLayout *layout,
                                     const HxDrawStyle   *style);
void     hx_draw_board_cells        (cairo_t             *cr,
                                     const HxBoardScene  *scene,
                                     const HxBoardLayout *layout,
                                     const HxDrawStyle   *style);
void     hx_draw_board_hex          (cairo_t             *cr,
                                     const HxBoardScene  *scene,
                                     guint8               hex,
                                     const HxDrawStyle   *style);
void     hx_draw_board_piece        (cairo_t             *cr,
                                     const HxBoardScene  *scene,
                                     guint8               hex,
                                     const HxDrawStyle   *style);
void     hx_draw_board_overlay      (cairo_t             *cr,
                                     const HxBoardScene  *scene,
                                     const HxBoardLayout *layout,
                                     const HxDrawStyle   *style);
void     hx_draw_ring               (cairo_t             *cr,
                                     HxRing               ring,
                                     const HxDrawStyle   *style);
guint    hx_influence_coins_collect (const HxBoardScene  *scene,
                                     guint8               hex,
                                     HxInfluenceCoin      coins[HX_MAX_INFLUENCES]);

G_END_DECLS
