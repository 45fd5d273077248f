/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nets, power and Scopers settled as one system: what is certain first, then ring by ring (BASE-NET-11, D-04, D-30). */

#include "sr-private.h"

typedef enum
{
  UNKNOWN,
  YES,
  NO
} Label;

/* One net that points at one neighbour; cut means that it does nothing to that neighbour, unless it holds it all the
   same by the other reading of DISP-10. */
typedef struct
{
  int      from;
  int      to;
  gboolean cut;
  gboolean holds;
} Net;

/* Two questions about each piece: does it act, and does it supply power? Node i, and node SR_MAX_PIECES + i. */
#define N_NODES (2 * SR_MAX_PIECES)

typedef struct
{
  const SrPosition *position;
  const SrBattle   *battle;
  Net               nets[SR_MAX_PIECES * 6];
  int               n_nets;
  gboolean          supplies_to[SR_MAX_PIECES][SR_MAX_PIECES];
  gboolean          scopes[SR_MAX_PIECES][SR_MAX_PIECES];
  gboolean          held[SR_MAX_PIECES];
  Label             netted[SR_MAX_PIECES];
  Label             unpowered[SR_MAX_PIECES];
  Label             acts[SR_MAX_PIECES];
  Label             supplies[SR_MAX_PIECES];
  gboolean          waits[N_NODES][N_NODES];
} System;

static gboolean
is_here (const System *system,
         int           piece)
{
  return !system->position->pieces[piece].gone;
}

static gboolean
is_enemy (const System *system,
          int           a,
          int           b)
{
  return system->position->pieces[a].controller != system->position->pieces[b].controller;
}

static int
find_neighbour (const System *system,
                int           piece,
                int           printed_side)
{
  const SrPiece *p = &system->position->pieces[piece];

  return sr_piece_at (system->position,
                      sr_hex_step (p->hex, sr_direction_of (printed_side, p->facing)));
}

static void
add_nets_of (System *system,
             int     piece)
{
  const SrPiece *p = &system->position->pieces[piece];

  for (int side = 0; side < 6; side++)
    {
      int victim = p->tile->net[side] ? find_neighbour (system, piece, side) : -1;
      Net net = { piece, victim, FALSE, FALSE };

      if (victim < 0)
        continue;
      /* PAR-FRENZY-02: a frenzied netter nets both sides' units. */
      if (is_enemy (system, piece, victim) || p->markers[SR_MARKER_FRENZY] > 0)
        system->nets[system->n_nets++] = net;
    }
}

/* BASE-NET-08: two nets facing each other cancel between the two. */
static void
cut_facing_pairs (System *system)
{
  for (int a = 0; a < system->n_nets; a++)
    for (int b = 0; b < system->n_nets; b++)
      if (system->nets[a].from == system->nets[b].to && system->nets[a].to == system->nets[b].from)
        system->nets[a].cut = TRUE;
}

static void
add_links_of (System *system,
              int     piece)
{
  const SrTile *tile = system->position->pieces[piece].tile;

  for (int i = 0; i < tile->n_links; i++)
    for (int side = 0; side < 6; side++)
      {
        int other = tile->links[i].sides[side] ? find_neighbour (system, piece, side) : -1;

        if (other < 0)
          continue;
        if (tile->links[i].kind == SR_LINK_POWER && !is_enemy (system, piece, other))
          system->supplies_to[piece][other] = TRUE;
        if (tile->links[i].kind == SR_LINK_SCOPER && is_enemy (system, piece, other)
            && sr_tile_scopable (system->position->pieces[other].tile)
            && !(system->battle->without & SR_WITHOUT_SCOPERS))
          system->scopes[piece][other] = TRUE;
      }
}

static Label
judge_netted (const System *system,
              int           piece)
{
  const SrPiece *p = &system->position->pieces[piece];
  Label label = NO;

  if (system->battle->without & SR_WITHOUT_NETS)
    return NO;
  /* D-21: the user's word goes before everything else. */
  if (p->net != SR_TOGGLE_AUTO)
    return p->net == SR_TOGGLE_ON ? YES : NO;
  if (p->markers[SR_MARKER_RANGED_NET] > 0 || p->markers[SR_MARKER_TRAP_NET] > 0
      || system->held[piece])
    return YES;
  for (int i = 0; i < system->n_nets; i++)
    {
      const Net *net = &system->nets[i];

      if (net->to != piece || net->cut)
        continue;
      if (system->acts[net->from] == YES)
        return YES;
      if (system->acts[net->from] == UNKNOWN)
        label = UNKNOWN;
    }
  return label;
}

static Label
judge_unpowered (const System *system,
                 int           piece)
{
  const SrPiece *p = &system->position->pieces[piece];
  Label label = YES;

  if (!p->tile->needs_power || (system->battle->without & SR_WITHOUT_POWER))
    return NO;
  if (p->power != SR_TOGGLE_AUTO)
    return p->power == SR_TOGGLE_ON ? NO : YES;
  for (int source = 0; source < system->position->n_pieces; source++)
    {
      if (!system->supplies_to[source][piece])
        continue;
      if (system->supplies[source] == YES)
        return NO;
      if (system->supplies[source] == UNKNOWN)
        label = UNKNOWN;
    }
  return label;
}

/* URA-POWER-07, URA-POWER-09: a source that is off or scoped supplies nothing. */
static Label
judge_supplies (const System *system,
                int           piece)
{
  Label label = system->acts[piece];

  for (int scoper = 0; scoper < system->position->n_pieces; scoper++)
    {
      if (!system->scopes[scoper][piece])
        continue;
      if (system->acts[scoper] == YES)
        return NO;
      if (system->acts[scoper] == UNKNOWN && label == YES)
        label = UNKNOWN;
    }
  return label;
}

static Label
judge_acts (const System *system,
            int           piece)
{
  if (system->netted[piece] == YES || system->unpowered[piece] == YES)
    return NO;
  if (system->netted[piece] == NO && system->unpowered[piece] == NO)
    return YES;
  return UNKNOWN;
}

static gboolean
update_label (Label *label,
              Label  now)
{
  if (*label == now)
    return FALSE;
  *label = now;
  return TRUE;
}

static void
label_what_is_certain (System *system)
{
  gboolean changed;

  do
    {
      changed = FALSE;
      for (int i = 0; i < system->position->n_pieces; i++)
        {
          if (!is_here (system, i))
            continue;
          changed |= update_label (&system->netted[i], judge_netted (system, i));
          changed |= update_label (&system->unpowered[i], judge_unpowered (system, i));
          changed |= update_label (&system->acts[i], judge_acts (system, i));
          changed |= update_label (&system->supplies[i], judge_supplies (system, i));
        }
    }
  while (changed);
}

/* Whether a piece cannot tell if it has power because of a source it waits for. */
static gboolean
waits_for_source (const System *system,
                  int           piece,
                  int           source)
{
  return system->unpowered[piece] == UNKNOWN && system->supplies_to[source][piece]
         && system->supplies[source] == UNKNOWN;
}

static void
find_waits_of (System *system,
               int     piece)
{
  int n = system->position->n_pieces;

  for (int i = 0; i < system->n_nets; i++)
    {
      const Net *net = &system->nets[i];

      if (net->to == piece && !net->cut && system->netted[piece] == UNKNOWN
          && system->acts[net->from] == UNKNOWN)
        system->waits[piece][net->from] = TRUE;
    }
  for (int source = 0; source < n; source++)
    if (waits_for_source (system, piece, source))
      system->waits[piece][SR_MAX_PIECES + source] = TRUE;
  if (system->supplies[piece] != UNKNOWN)
    return;
  if (system->acts[piece] == UNKNOWN)
    system->waits[SR_MAX_PIECES + piece][piece] = TRUE;
  for (int scoper = 0; scoper < n; scoper++)
    if (system->scopes[scoper][piece] && system->acts[scoper] == UNKNOWN)
      system->waits[SR_MAX_PIECES + piece][scoper] = TRUE;
}

/* Who waits for whom, also over others. */
static void
find_waits (System *system)
{
  memset (system->waits, 0, sizeof system->waits);
  for (int i = 0; i < system->position->n_pieces; i++)
    if (is_here (system, i))
      find_waits_of (system, i);
  for (int via = 0; via < N_NODES; via++)
    for (int a = 0; a < N_NODES; a++)
      if (system->waits[a][via])
        for (int b = 0; b < N_NODES; b++)
          if (system->waits[via][b])
            system->waits[a][b] = TRUE;
}

/* A ring: nodes that wait for each other and for nothing else. */
static gboolean
find_ring (const System *system,
           gboolean     *ring)
{
  for (int node = 0; node < N_NODES; node++)
    {
      gboolean closed = system->waits[node][node];

      for (int other = 0; other < N_NODES && closed; other++)
        if (system->waits[node][other] && !system->waits[other][node])
          closed = FALSE;
      if (!closed)
        continue;
      for (int other = 0; other < N_NODES; other++)
        ring[other] = system->waits[node][other];
      return TRUE;
    }
  return FALSE;
}

static gboolean
hangs_on_ring (const System   *system,
               const gboolean *ring,
               int             piece)
{
  for (int source = 0; source < system->position->n_pieces; source++)
    if (waits_for_source (system, piece, source) && ring[SR_MAX_PIECES + source])
      return TRUE;
  return FALSE;
}

/* D-04: nets that hang on an enabler inside the ring give way, else all nets inside it are cut. */
static void
settle_ring (System         *system,
             const gboolean *ring)
{
  gboolean gave_way = FALSE;

  for (int pass = 0; pass < 2 && !gave_way; pass++)
    for (int i = 0; i < system->n_nets; i++)
      {
        Net *net = &system->nets[i];

        if (net->cut || !ring[net->from] || !ring[net->to])
          continue;
        if (pass == 0 && !hangs_on_ring (system, ring, net->from))
          continue;
        net->cut = TRUE;
        gave_way = TRUE;
        if (pass == 1 && system->battle->rulings.disp10_all_netted)
          net->holds = system->held[net->to] = TRUE;
      }
}

/* Who nets, supplies and scopes a piece; the user's word has nobody behind it (D-21). */
static void
find_causes (const System *system,
             int           piece,
             SrPicture    *picture)
{
  const SrPiece *p = &system->position->pieces[piece];

  for (int i = 0; i < system->n_nets; i++)
    {
      const Net *net = &system->nets[i];

      if (net->to == piece && p->net == SR_TOGGLE_AUTO
          && (net->holds || (!net->cut && system->acts[net->from] == YES)))
        picture->netters[piece] |= G_GUINT64_CONSTANT (1) << net->from;
    }
  for (int other = 0; other < system->position->n_pieces; other++)
    {
      if (p->tile->needs_power && p->power == SR_TOGGLE_AUTO && system->supplies_to[other][piece]
          && system->supplies[other] == YES)
        picture->sources[piece] |= G_GUINT64_CONSTANT (1) << other;
      if (system->scopes[other][piece] && system->acts[other] == YES)
        picture->scopers[piece] |= G_GUINT64_CONSTANT (1) << other;
    }
}

/**
 * sr_nets_settle:
 * @picture: (inout): gets who is netted, unpowered, scoped, and by whom; and who acts
 * @position: a position
 * @battle: what stays the same
 *
 * Settles nets, power and Scopers of @position together.
 */
void
sr_nets_settle (SrPicture        *picture,
                const SrPosition *position,
                const SrBattle   *battle)
{
  g_autofree System *system = g_new0 (System, 1);
  gboolean ring[N_NODES];

  system->position = position;
  system->battle = battle;
  for (int i = 0; i < position->n_pieces; i++)
    if (is_here (system, i))
      {
        add_nets_of (system, i);
        add_links_of (system, i);
      }
  cut_facing_pairs (system);
  label_what_is_certain (system);
  for (;;)
    {
      find_waits (system);
      if (!find_ring (system, ring))
        break;
      settle_ring (system, ring);
      label_what_is_certain (system);
    }
  for (int i = 0; i < position->n_pieces; i++)
    {
      picture->netted[i] = system->netted[i] == YES;
      picture->unpowered[i] = system->unpowered[i] == YES;
      picture->acts[i] = system->acts[i] == YES;
      find_causes (system, i, picture);
      picture->scoped[i] = picture->scopers[i] != 0;
    }
}
