/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a position that is frozen for a segment: who acts, whom each Module serves, who is connected to what. */

#include "sr-private.h"

/* BASE-SCO-01, D-03, D-31: a scoped Module serves the Scoper's owner instead of its own. */
static void
find_whom_it_serves (SrPicture        *picture,
                     const SrPosition *position,
                     const SrBattle   *battle,
                     int               piece)
{
  const SrPiece *p = &position->pieces[piece];
  gboolean warrior = p->tile->type == SR_TYPE_WARRIOR;

  if (!picture->scoped[piece])
    {
      picture->serves[piece][p->controller] = TRUE;
      return;
    }
  if (warrior && battle->rulings.d03_removed)
    return;
  for (int scoper = 0; scoper < position->n_pieces; scoper++)
    {
      const SrPiece *s = &position->pieces[scoper];

      if (s->gone || !picture->acts[scoper] || s->controller == p->controller
          || !sr_tile_has_link (s->tile, SR_LINK_SCOPER))
        continue;
      for (int side = 0; side < 6; side++)
        {
          SrHex hex = sr_hex_step (s->hex, sr_direction_of (side, s->facing));

          for (int i = 0; i < s->tile->n_links; i++)
            if (s->tile->links[i].kind == SR_LINK_SCOPER && s->tile->links[i].sides[side]
                && sr_hex_equal (hex, p->hex))
              picture->serves[piece][s->controller] = TRUE;
        }
    }
}

/* BASE-MOD-02: good effects reach the units of the side served, bad ones all others. */
static gboolean
link_reaches (const SrPicture  *picture,
              const SrPosition *position,
              int               giver,
              const SrLink     *link,
              int               receiver)
{
  int controller = position->pieces[receiver].controller;

  if (!link->on_enemies)
    return picture->serves[giver][controller];
  for (int side = 0; side < SR_MAX_SIDES; side++)
    if (side != controller && picture->serves[giver][side])
      return TRUE;
  return FALSE;
}

static void
tie_links_of (SrPicture        *picture,
              const SrPosition *position,
              const SrBattle   *battle,
              int               giver)
{
  const SrPiece *g = &position->pieces[giver];

  for (int i = 0; i < g->tile->n_links; i++)
    {
      const SrLink *link = &g->tile->links[i];
      const gboolean *sides = g->own_links ? g->links : link->sides;

      if (link->kind == SR_LINK_MEDIC && (battle->without & SR_WITHOUT_MEDICS))
        continue;
      for (int side = 0; side < 6; side++)
        {
          SrHex hex = sr_hex_step (g->hex, sr_direction_of (side, g->facing));
          int receiver = sides[side] ? sr_piece_at (position, hex) : -1;
          SrTie tie = { giver, receiver, link };

          if (receiver >= 0 && link_reaches (picture, position, giver, link, receiver))
            picture->ties[picture->n_ties++] = tie;
        }
    }
}

/**
 * sr_picture_take:
 * @picture: (out): the picture
 * @position: a position
 * @battle: what stays the same
 *
 * Works out nets, power, Scopers, links and hit points from what stands
 * where and nothing else (BASE-SEQ-02).
 */
void
sr_picture_take (SrPicture        *picture,
                 const SrPosition *position,
                 const SrBattle   *battle)
{
  memset (picture, 0, sizeof *picture);
  sr_nets_settle (picture, position, battle);
  for (int i = 0; i < position->n_pieces; i++)
    if (!position->pieces[i].gone)
      find_whom_it_serves (picture, position, battle, i);
  for (int i = 0; i < position->n_pieces; i++)
    if (!position->pieces[i].gone && picture->acts[i])
      tie_links_of (picture, position, battle, i);
  for (int i = 0; i < position->n_pieces; i++)
    {
      const SrTile *tile = position->pieces[i].tile;

      picture->hit_points[i] = tile->type == SR_TYPE_HQ ? SR_HQ_POINTS
                               : 1 + tile->toughness + sr_picture_sum (picture, i, SR_LINK_TOUGHNESS);
    }
}

/**
 * sr_picture_sum:
 * @picture: a picture
 * @receiver: a piece
 * @kind: an effect with an amount
 *
 * Returns: what all Modules together give (BASE-MOD-04)
 */
int
sr_picture_sum (const SrPicture *picture,
                int              receiver,
                SrLinkKind       kind)
{
  int sum = 0;

  for (int i = 0; i < picture->n_ties; i++)
    if (picture->ties[i].receiver == receiver && picture->ties[i].link->kind == kind)
      sum += picture->ties[i].link->amount;
  return sum;
}

/**
 * sr_picture_count:
 * @picture: a picture
 * @receiver: a piece
 * @kind: an effect
 *
 * Returns: the number of such links on @receiver
 */
int
sr_picture_count (const SrPicture *picture,
                  int              receiver,
                  SrLinkKind       kind)
{
  int n = 0;

  for (int i = 0; i < picture->n_ties; i++)
    if (picture->ties[i].receiver == receiver && picture->ties[i].link->kind == kind)
      n++;
  return n;
}

/**
 * sr_picture_tied:
 * @picture: a picture
 * @giver: a piece
 * @receiver: a piece
 * @kind: an effect
 *
 * Returns: whether @giver works on @receiver
 */
gboolean
sr_picture_tied (const SrPicture *picture,
                 int              giver,
                 int              receiver,
                 SrLinkKind       kind)
{
  for (int i = 0; i < picture->n_ties; i++)
    if (picture->ties[i].giver == giver && picture->ties[i].receiver == receiver
        && picture->ties[i].link->kind == kind)
      return TRUE;
  return FALSE;
}

/**
 * sr_picture_gives:
 * @picture: a picture
 * @giver: a piece
 * @receiver: a piece
 * @gift: what a link gives between battles
 *
 * Returns: whether @giver gives it to @receiver
 */
gboolean
sr_picture_gives (const SrPicture *picture,
                  int              giver,
                  int              receiver,
                  SrGift           gift)
{
  for (int i = 0; i < picture->n_ties; i++)
    if (picture->ties[i].giver == giver && picture->ties[i].receiver == receiver
        && picture->ties[i].link->gift == gift)
      return TRUE;
  return FALSE;
}
