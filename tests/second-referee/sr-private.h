/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of the second referee, shared by its files only. */

#pragma once

#include "second-referee.h"

G_BEGIN_DECLS

#define SR_MAX_PIECES 40
#define SR_MAX_SIDES 6
#define SR_MAX_NUMBERS 8
#define SR_MAX_EXTRA 12
#define SR_MAX_ATTACKS 16
#define SR_MAX_LINKS 8
#define SR_HQ_POINTS 20

JsonArray *sr_json_get_array  (JsonObject *object,
                               const char *member);
guint      sr_json_get_length (JsonArray  *array);

/* Geometry: axial coordinates, the centre is (0, 0). */

typedef struct
{
  int q;
  int r;
} SrHex;

gboolean sr_hex_equal       (SrHex       a,
                             SrHex       b);
gboolean sr_hex_on_board    (SrHex       hex,
                             int         radius);
SrHex    sr_hex_step        (SrHex       hex,
                             int         direction);
gboolean sr_hex_from_name   (const char *name,
                             int         radius,
                             SrHex      *hex);
char    *sr_hex_name        (SrHex       hex,
                             int         radius);
int      sr_direction_of    (int         printed_side,
                             int         facing);
int      sr_printed_side_of (int         direction,
                             int         facing);
int      sr_opposite        (int         direction);

/* Facts: what is printed on a tile. */

typedef enum
{
  SR_TYPE_HQ,
  SR_TYPE_WARRIOR,
  SR_TYPE_MODULE,
  SR_TYPE_IMPLANT,
  SR_TYPE_INSTANT,
  SR_TYPE_OTHER
} SrType;

typedef enum
{
  SR_MELEE,
  SR_RANGED,
  SR_GAUSS,
  SR_DEMOLITION
} SrAttackKind;

typedef struct
{
  SrAttackKind kind;
  int          side;
  int          second_side;
  int          strength;
} SrAttack;

typedef enum
{
  SR_LINK_INITIATIVE,
  SR_LINK_MELEE,
  SR_LINK_RANGED,
  SR_LINK_TOUGHNESS,
  SR_LINK_EXTRA_ATTACK,
  SR_LINK_MEDIC,
  SR_LINK_MELEE_RANGED,
  SR_LINK_RANGED_GAUSS,
  SR_LINK_EXTRA_WOUND,
  SR_LINK_POWER,
  SR_LINK_SCOPER,
  SR_LINK_TRANSFUSION,
  SR_LINK_IDLE
} SrLinkKind;

/* What a link of the idle kind gives between battles. */
typedef enum
{
  SR_GIFT_NONE,
  SR_GIFT_MOBILITY,
  SR_GIFT_ROTATION
} SrGift;

typedef struct
{
  SrLinkKind kind;
  SrGift     gift;
  int        amount;
  gboolean   sides[6];
  gboolean   on_enemies;
} SrLink;

typedef struct
{
  char     *name;
  int       count;
  SrType    type;
  int       numbers[SR_MAX_NUMBERS];
  int       n_numbers;
  int       toughness;
  SrAttack  attacks[SR_MAX_ATTACKS];
  int       n_attacks;
  gboolean  armor[6];
  gboolean  net[6];
  gboolean  has_net;
  SrLink    links[SR_MAX_LINKS];
  int       n_links;
  gboolean  needs_power;
  gboolean  explodes;
  gboolean  ranged_medic;
  int       charge_side;
  gboolean  sleeper;
  gboolean  mobility;
  gboolean  doubled_mobility;
  gboolean  rotation;
  gboolean  push_back;
  gboolean  arms;
  gboolean  arming[6];
  int       launcher_side;
  gboolean  chain;
  gboolean  explosives;
  int       ranged_net_side;
  gboolean  boss;
  gboolean  doubles_moves;
  gboolean  turns_hq;
  gboolean  bonus;
  char     *strange;
} SrTile;

const SrTile *sr_facts_find     (SrFacts      *facts,
                                 const char   *name);
GPtrArray    *sr_facts_list     (SrFacts      *facts,
                                 const char   *army);
GPtrArray    *sr_facts_list_all (SrFacts      *facts,
                                 const char   *army);
int           sr_facts_traps    (SrFacts      *facts,
                                 const char   *army,
                                 const char   *trap);
gboolean      sr_tile_has_link  (const SrTile *tile,
                                 SrLinkKind    kind);
gboolean      sr_tile_scopable  (const SrTile *tile);

/* Rulings: each is FALSE or 0 for the reading to implement. */

typedef struct
{
  gboolean d01_returns;
  gboolean d03_removed;
  gboolean d06_no;
  gboolean d08_no;
  gboolean d16_faq;
  gboolean d18_full_only;
  gboolean d27_damage;
  gboolean d45_no;
  gboolean disp01_after_last;
  gboolean disp04_saves;
  gboolean disp07_yes;
  gboolean disp10_all_netted;
  gboolean disp24_both;
  gboolean d13_can;
  gboolean d36_no;
  gboolean disp11_allowed;
  gboolean disp12_allowed;
  gboolean disp13_allowed;
  gboolean disp21_opposite;
} SrRulings;

gboolean sr_rulings_read (SrRulings   *rulings,
                          JsonObject  *object,
                          GError     **error);
guint    sr_rulings_n    (gboolean     with_turns);
void     sr_rulings_nth  (guint        nth,
                          const char **id,
                          const char **value);

/* Position: what stands where, and what the running battle has used. */

typedef enum
{
  SR_MARKER_FRENZY,
  SR_MARKER_MEDPACK,
  SR_MARKER_PARALYSIS,
  SR_MARKER_POISON,
  SR_MARKER_RANGED_NET,
  SR_MARKER_TRAP_NET,
  SR_N_MARKERS
} SrMarker;

typedef enum
{
  SR_TOGGLE_AUTO,
  SR_TOGGLE_ON,
  SR_TOGGLE_OFF
} SrToggle;

typedef enum
{
  SR_CONVERSION_MELEE_RANGED,
  SR_CONVERSION_RANGED_GAUSS,
  SR_N_CONVERSIONS
} SrConversion;

typedef struct
{
  const SrTile *tile;
  int           side;
  int           controller;
  SrHex         hex;
  int           facing;
  int           wounds;
  int           markers[SR_N_MARKERS];
  gboolean      own_links;
  gboolean      links[6];
  SrToggle      power;
  SrToggle      net;
  gboolean      gone;
  gboolean      put_away;
  gboolean      spent[SR_MAX_NUMBERS];
  gboolean      spent_extra[SR_MAX_EXTRA];
  gboolean      converted[SR_N_CONVERSIONS];
} SrPiece;

typedef struct
{
  const SrTile *tile;
  int           side;
  int           wounds;
  int           markers[SR_N_MARKERS];
  gboolean      own_links;
  gboolean      links[6];
} SrTucked;

typedef struct
{
  gboolean in_play;
  gboolean expanded;
  SrHex    parts[2];
  SrTucked lower[2];
} SrMonolith;

typedef struct
{
  const char *kind;
  int         side;
  SrHex       hex;
  gboolean    gone;
} SrTrap;

typedef struct
{
  SrPiece    pieces[SR_MAX_PIECES];
  int        n_pieces;
  SrTrap     traps[SR_MAX_PIECES];
  int        n_traps;
  SrMonolith monoliths[SR_MAX_SIDES];
} SrPosition;

/* What stays the same during a battle. */

typedef struct
{
  int        radius;
  int        n_sides;
  SrHex      water[SR_MAX_PIECES];
  int        n_water;
  SrRulings  rulings;
  SrWithout  without;
  guint      limit;
  gboolean   complete;
  gboolean   by_full_board;
} SrBattle;

gboolean    sr_position_read  (SrPosition        *position,
                               SrBattle          *battle,
                               SrFacts           *facts,
                               JsonNode          *scenario,
                               GError           **error);
int         sr_piece_at       (const SrPosition  *position,
                               SrHex              hex);
const char *sr_marker_name    (SrMarker           marker);
gboolean    sr_marker_find    (const char        *name,
                               SrMarker          *marker);
char       *sr_position_text  (const SrPosition  *position,
                               const SrBattle    *battle);
char       *sr_position_key   (const SrPosition  *position,
                               const SrBattle    *battle);

/* Picture: nets, power, Scopers and links of one position. Whoever nets, supplies or scopes a piece is a bit in a mask. */

typedef struct
{
  int           giver;
  int           receiver;
  const SrLink *link;
} SrTie;

typedef struct
{
  gboolean netted[SR_MAX_PIECES];
  gboolean unpowered[SR_MAX_PIECES];
  gboolean acts[SR_MAX_PIECES];
  gboolean scoped[SR_MAX_PIECES];
  gboolean serves[SR_MAX_PIECES][SR_MAX_SIDES];
  guint64  netters[SR_MAX_PIECES];
  guint64  sources[SR_MAX_PIECES];
  guint64  scopers[SR_MAX_PIECES];
  SrTie    ties[SR_MAX_PIECES * SR_MAX_LINKS * 6];
  int      n_ties;
  int      hit_points[SR_MAX_PIECES];
} SrPicture;

void     sr_picture_take     (SrPicture        *picture,
                              const SrPosition *position,
                              const SrBattle   *battle);
int      sr_picture_sum      (const SrPicture  *picture,
                              int               receiver,
                              SrLinkKind        kind);
int      sr_picture_count    (const SrPicture  *picture,
                              int               receiver,
                              SrLinkKind        kind);
gboolean sr_picture_tied     (const SrPicture  *picture,
                              int               giver,
                              int               receiver,
                              SrLinkKind        kind);

gboolean sr_picture_gives    (const SrPicture  *picture,
                              int               giver,
                              int               receiver,
                              SrGift            gift);

/* Nets and power, the part of the picture that needs settling (D-04). */

void sr_nets_settle (SrPicture        *picture,
                     const SrPosition *position,
                     const SrBattle   *battle);

/* Initiative. */

gboolean sr_initiative_due (SrPiece         *piece,
                            int              modifier,
                            int              n_extra,
                            int              segment,
                            const SrBattle  *battle);

/* A moment inside a segment: wounds declared and not yet received. */

typedef struct
{
  int      source;
  int      victim;
  int      wounds;
  gboolean destroys;
  gboolean moved;
} SrBlow;

#define SR_MAX_BLOWS 256

typedef struct
{
  SrPosition position;
  SrBlow     blows[SR_MAX_BLOWS];
  int        n_blows;
  int        n_sources;
  gboolean   spent_medic[SR_MAX_PIECES];
  gboolean   explodes[SR_MAX_PIECES];
  gboolean   too_hurt[SR_MAX_PIECES];
} SrMoment;

/* A set of moments or positions, each once, in the order in which they were found. */

typedef struct
{
  GHashTable *keys;
  GPtrArray  *members;
} SrSet;

SrSet    *sr_set_new       (void);
void      sr_set_free      (SrSet      *set);
gboolean  sr_set_add       (SrSet      *set,
                            char       *key,
                            gpointer    copy);
char     *sr_moment_key    (const SrMoment *moment,
                            const SrBattle *battle);
void      sr_moment_add    (SrMoment   *moment,
                            int         source,
                            int         victim,
                            int         wounds);
gboolean  sr_moment_doomed (const SrMoment  *moment,
                            const SrPicture *picture,
                            int              piece);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SrSet, sr_set_free)

void sr_attacks_declare      (SrSet            *moments,
                              const SrMoment   *start,
                              const SrPicture  *picture,
                              const SrBattle   *battle,
                              const gboolean   *attackers);
void sr_transfusions_declare (SrSet            *moments,
                              const SrMoment   *start,
                              const SrPicture  *picture,
                              const SrBattle   *battle);
void sr_medics_declare       (SrSet            *moments,
                              const SrMoment   *start,
                              const SrPicture  *picture,
                              SrBattle         *battle);
gboolean sr_wounds_apply     (SrPosition       *position,
                              const SrMoment   *moment,
                              const SrPicture  *picture,
                              const SrBattle   *battle);
int  sr_blow_with_extra      (const SrPicture  *picture,
                              int               victim,
                              int               wounds);
void sr_position_settle      (SrPosition       *position,
                              const SrBattle   *battle);
void sr_position_finish      (SrPosition       *position,
                              const SrBattle   *battle);
gboolean sr_position_full    (const SrPosition *position,
                              const SrBattle   *battle);
void sr_fallen_sides_remove  (SrPosition       *position,
                              const SrBattle   *battle);
void sr_moment_resolve       (SrSet            *positions,
                              const SrMoment   *declared,
                              const SrPicture  *picture,
                              SrBattle         *battle);
void sr_battle_fight_once    (SrSet            *ends,
                              const SrPosition *start,
                              SrBattle         *battle);
void sr_battle_fight         (SrSet            *ends,
                              const SrPosition *start,
                              SrBattle         *battle);

G_END_DECLS
