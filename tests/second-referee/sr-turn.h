/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of a game between battles, shared by the files that play turns. */

#pragma once

#include "sr-private.h"

G_BEGIN_DECLS

#define SR_MAX_TILES 128
#define SR_MAX_USES 64
#define SR_MAX_ARMS 6
#define SR_N_TRAPS 7

/* Kinds of Traps, in the order of their names. */
typedef enum
{
  SR_TRAP_DRILL,
  SR_TRAP_FRENZY,
  SR_TRAP_MEDPACK,
  SR_TRAP_MINE,
  SR_TRAP_NET,
  SR_TRAP_PARALYSIS,
  SR_TRAP_SMOKE
} SrTrapKind;

/* Tiles that lie beside the board; those that are not listed are not known. */
typedef struct
{
  gboolean      listed;
  int           n;
  const SrTile *tiles[SR_MAX_TILES];
} SrTiles;

typedef struct
{
  char     army[32];
  SrTiles  hand;
  SrTiles  pile;
  SrTiles  discard;
  SrTiles  removed;
  gboolean last_tile_drawn;
  gboolean last_turn_done;
  gboolean fallen;
  int      pool[SR_N_TRAPS];
} SrSide;

/* An ability that is allowed once per turn, and the hexes of its unit and of the Module that gave it. */
typedef struct
{
  const char *by;
  SrHex       piece;
  gboolean    has_giver;
  SrHex       giver;
} SrUse;

/*
 * What a turn has done so far. Fresh: it is known that nothing was drawn before
 * the actions. Drawn up: its drawing is over. Acted: something was done that ends it.
 */
typedef struct
{
  gboolean placed;
  gboolean expanded;
  gboolean fresh;
  gboolean acted;
  gboolean drawn_up;
  SrTiles  drawn;
  SrUse    used[SR_MAX_USES];
  int      n_used;
} SrThisTurn;

typedef struct
{
  SrPosition position;
  SrSide     sides[SR_MAX_SIDES];
  int        turn;
  SrThisTurn this_turn;
  gboolean   extra_round;
  gboolean   over;
} SrGame;

gboolean    sr_game_read        (SrGame          *game,
                                 SrBattle        *battle,
                                 SrFacts         *facts,
                                 JsonNode        *scenario,
                                 GError         **error);
char       *sr_game_text        (const SrGame    *game,
                                 const SrBattle  *battle);
void        sr_games_add        (SrSet           *games,
                                 const SrGame    *game,
                                 SrBattle        *battle);
gboolean    sr_trap_find        (const char      *name,
                                 SrTrapKind      *kind);
const char *sr_trap_name        (SrTrapKind       kind);
gboolean    sr_tile_is          (const SrTile    *tile,
                                 const char      *id);
int         sr_tiles_count      (const SrTiles   *tiles,
                                 const SrTile    *tile);
void        sr_tiles_add        (SrTiles         *tiles,
                                 const SrTile    *tile);
void        sr_tiles_add_on_top (SrTiles         *tiles,
                                 const SrTile    *tile);
gboolean    sr_tiles_remove     (SrTiles         *tiles,
                                 const SrTile    *tile);
gboolean    sr_side_binds       (const SrSide    *side);
gboolean    sr_game_has_krwiobus (const SrGame   *game,
                                  int             side);
int         sr_game_due         (const SrGame    *game,
                                 const SrBattle  *battle,
                                 SrFacts         *facts);
gboolean    sr_game_must_draw   (const SrGame    *game,
                                 const SrBattle  *battle,
                                 SrFacts         *facts);
gboolean    sr_game_drawing_over (const SrGame   *game);
gboolean    sr_game_is_set_up_time (const SrGame   *game,
                                    const SrBattle *battle);
int         sr_game_trap_at     (const SrGame    *game,
                                 SrHex            hex);
gboolean    sr_game_is_water    (const SrBattle  *battle,
                                 SrHex            hex);
gboolean    sr_game_is_part     (const SrGame    *game,
                                 SrHex            hex);
gboolean    sr_game_bars_hq     (const SrGame    *game,
                                 const SrTile    *tile,
                                 SrHex            hex);
gboolean    sr_game_is_bound    (const SrGame    *game,
                                 int              piece);
int         sr_game_next_side   (const SrGame    *game,
                                 const SrBattle  *battle);
gboolean    sr_hex_adjacent     (SrHex            a,
                                 SrHex            b);
gboolean    sr_game_was_used    (const SrGame    *game,
                                 const char      *by,
                                 SrHex            piece,
                                 const SrHex     *giver);
void        sr_game_use         (SrGame          *game,
                                 const char      *by,
                                 SrHex            piece,
                                 const SrHex     *giver);
void        sr_game_move_piece  (SrGame          *game,
                                 int              piece,
                                 SrHex            hex);

/* An action as it is written in a scenario. */

typedef enum
{
  SR_DO_ARM,
  SR_DO_BATTLE,
  SR_DO_CHAIN,
  SR_DO_DISCARD,
  SR_DO_DRAW,
  SR_DO_END_TURN,
  SR_DO_EXPAND,
  SR_DO_EXPLODE,
  SR_DO_FINAL_BATTLE,
  SR_DO_MOVE,
  SR_DO_PLACE,
  SR_DO_PLAY,
  SR_DO_PUSH,
  SR_DO_RANGED_NET,
  SR_DO_RAY,
  SR_DO_REDRAW,
  SR_DO_RETREAT,
  SR_DO_ROTATE,
  SR_DO_SET_UP,
  SR_DO_TAKE_KRWIOBUS,
  SR_N_DOS
} SrDo;

typedef struct
{
  gboolean given;
  SrHex    at;
} SrPlace;

typedef struct
{
  SrHex      hex;
  SrTrapKind trap;
} SrArm;

typedef struct
{
  SrDo          what;
  const SrTile *tile;
  const SrTile *lower[2];
  int           side;
  int           facing;
  int           direction;
  int           count;
  const char   *by;
  SrPlace       piece;
  SrPlace       from;
  SrPlace       with;
  SrPlace       hex;
  SrPlace       via;
  SrPlace       to;
  SrPlace       target;
  SrPlace       giver;
  SrTrapKind    trap;
  SrArm         arms[SR_MAX_ARMS];
  int           n_arms;
  SrHex         parts[2];
  int           part_facings[2];
  gboolean      own_links;
  gboolean      links[6];
} SrAction;

gboolean  sr_action_read  (SrAction        *action,
                           JsonObject      *object,
                           SrFacts         *facts,
                           const SrBattle  *battle,
                           GError         **error);
char     *sr_action_text  (const SrAction  *action,
                           const SrBattle  *battle);

/* Whether the rules allow an action: the ids of those that forbid it. */

typedef struct
{
  SrFacts         *facts;
  const SrBattle  *battle;
  const SrGame    *game;
  const SrPicture *picture;
  const SrAction  *action;
  GPtrArray       *rules;
} SrCheck;

void     sr_forbid             (const SrCheck *check,
                                ...) G_GNUC_NULL_TERMINATED;
void     sr_check_action       (const SrCheck *check);
void     sr_check_in_hand      (const SrCheck *check,
                                const SrTile  *tile);
int      sr_check_own_unit     (const SrCheck *check,
                                const SrPlace *place,
                                const char    *rule);
int      sr_check_enemy_unit   (const SrCheck *check,
                                const SrPlace *place,
                                const char    *rule);
void     sr_check_acts         (const SrCheck *check,
                                int            piece,
                                const char    *rule);
void     sr_check_trap_place   (const SrCheck *check,
                                SrHex          hex);
void     sr_check_set_up       (const SrCheck *check);
void     sr_check_place        (const SrCheck *check);
void     sr_check_expand       (const SrCheck *check);
void     sr_check_move         (const SrCheck *check);
void     sr_check_rotate       (const SrCheck *check);
void     sr_check_push         (const SrCheck *check);
void     sr_check_arm          (const SrCheck *check);
void     sr_check_chain        (const SrCheck *check);
void     sr_check_ranged_net   (const SrCheck *check);
void     sr_check_explode      (const SrCheck *check);
void     sr_check_ray          (const SrCheck *check);
void     sr_check_retreat      (const SrCheck *check);
void     sr_check_play         (const SrCheck *check);
void     sr_check_battle       (const SrCheck *check);
void     sr_check_draw         (const SrCheck *check);
void     sr_check_discard      (const SrCheck *check);
void     sr_check_redraw       (const SrCheck *check);
void     sr_check_krwiobus     (const SrCheck *check);

char   **sr_game_legal_actions (SrFacts        *facts,
                                const SrBattle *battle,
                                const SrGame   *game);

/* What both the check and the playing of an action ask. */

const SrTile *sr_tile_played        (const SrGame    *game,
                                     const SrAction  *action,
                                     SrFacts         *facts);
gboolean      sr_move_find_via      (const SrGame    *game,
                                     const SrBattle  *battle,
                                     const SrAction  *action,
                                     SrHex           *via);
int           sr_find_giver         (const SrGame    *game,
                                     const SrPicture *picture,
                                     const SrAction  *action,
                                     SrGift           gift);
int           sr_find_boss          (const SrGame    *game,
                                     const SrPicture *picture);
int           sr_find_launcher      (const SrGame    *game,
                                     const SrPicture *picture,
                                     SrHex            hex);
int           sr_find_hq            (const SrGame    *game,
                                     int              side);
int           sr_find_implant       (const SrGame    *game,
                                     const SrPicture *picture);
int           sr_find_push_hexes    (const SrGame    *game,
                                     const SrBattle  *battle,
                                     int              pusher,
                                     int              target,
                                     SrHex           *hexes);
const SrTile *sr_find_drawn_medic   (const SrGame    *game,
                                     const SrAction  *action);
int           sr_direction_to       (SrHex            start,
                                     SrHex            hex);
int           sr_distance           (SrHex            start,
                                     SrHex            hex);

/* What follows. */

void sr_enter        (SrSet           *games,
                      const SrGame    *game,
                      int              piece,
                      SrBattle        *battle);
void sr_finish       (SrSet           *games,
                      const SrGame    *game,
                      gboolean         may_fill,
                      SrBattle        *battle);
void sr_tidy         (SrGame          *game,
                      const SrBattle  *battle);
void sr_fight        (SrSet           *games,
                      const SrGame    *game,
                      SrBattle        *battle);
void sr_fight_final  (SrSet           *games,
                      const SrGame    *game,
                      SrBattle        *battle);
void sr_end_turn     (SrSet           *games,
                      const SrGame    *game,
                      SrBattle        *battle);
void sr_do_action    (SrSet           *games,
                      const SrGame    *game,
                      const SrAction  *action,
                      SrFacts         *facts,
                      SrBattle        *battle);
void sr_do_on_board  (SrSet           *games,
                      SrGame          *game,
                      const SrAction  *action,
                      const SrPicture *picture,
                      SrBattle        *battle);
void sr_do_on_units  (SrSet           *games,
                      SrGame          *game,
                      const SrAction  *action,
                      const SrPicture *picture,
                      SrBattle        *battle);

G_END_DECLS
