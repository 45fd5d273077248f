/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One battle from its start to its end, over all choices of all players (BASE-SEQ-01 to BASE-SEQ-09). */

#include "sr-private.h"

static void
add_position (SrSet            *positions,
              const SrPosition *position,
              SrBattle         *battle)
{
  if (positions->members->len > battle->limit)
    {
      battle->complete = FALSE;
      return;
    }
  sr_set_add (positions, sr_position_key (position, battle),
              g_memdup2 (position, sizeof *position));
}

/**
 * sr_moment_resolve:
 * @positions: (inout): gets the positions that can follow
 * @declared: a moment
 * @picture: the frozen picture
 * @battle: (inout): what stays the same; told when a limit was reached
 *
 * Transfusions, Medics, wounds and removals that follow one way to declare.
 */
void
sr_moment_resolve (SrSet           *positions,
                   const SrMoment  *declared,
                   const SrPicture *picture,
                   SrBattle        *battle)
{
  g_autoptr (SrSet) transfused = sr_set_new ();
  g_autoptr (SrSet) served = sr_set_new ();

  sr_transfusions_declare (transfused, declared, picture, battle);
  for (guint i = 0; i < transfused->members->len; i++)
    sr_medics_declare (served, g_ptr_array_index (transfused->members, i), picture, battle);
  for (guint i = 0; i < served->members->len; i++)
    {
      SrPosition after;

      sr_wounds_apply (&after, g_ptr_array_index (served->members, i), picture, battle);
      sr_position_settle (&after, battle);
      add_position (positions, &after, battle);
    }
}

static void
play_segment (SrSet            *positions,
              const SrPosition *before,
              int               segment,
              SrBattle         *battle)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autofree SrMoment *moment = g_new0 (SrMoment, 1);
  g_autoptr (SrSet) declared = sr_set_new ();
  gboolean attackers[SR_MAX_PIECES] = { FALSE };
  gboolean anybody = FALSE;

  sr_picture_take (picture, before, battle);
  moment->position = *before;
  for (int i = 0; i < before->n_pieces; i++)
    {
      SrPiece *piece = &moment->position.pieces[i];

      if (piece->gone)
        continue;
      if (!sr_initiative_due (piece, sr_picture_sum (picture, i, SR_LINK_INITIATIVE),
                              sr_picture_count (picture, i, SR_LINK_EXTRA_ATTACK),
                              segment, battle))
        continue;
      attackers[i] = picture->acts[i] && piece->markers[SR_MARKER_PARALYSIS] == 0;
      anybody = anybody || attackers[i];
    }
  if (!anybody)
    {
      add_position (positions, &moment->position, battle);
      return;
    }
  sr_attacks_declare (declared, moment, picture, battle, attackers);
  for (guint i = 0; i < declared->members->len; i++)
    sr_moment_resolve (positions, g_ptr_array_index (declared->members, i), picture, battle);
}

/* PAR-DRONE-05, D-22: the token at the explosion side, an enemy's unless the Drone is frenzied. */
static int
find_charge_victim (const SrPosition *position,
                    int               drone)
{
  const SrPiece *d = &position->pieces[drone];
  int victim = sr_piece_at (position,
                            sr_hex_step (d->hex, sr_direction_of (d->tile->charge_side, d->facing)));

  if (victim < 0)
    return -1;
  if (position->pieces[victim].controller == d->controller && d->markers[SR_MARKER_FRENZY] == 0)
    return -1;
  return victim;
}

/* PAR-DRONE-02, PAR-DRONE-03, D-05, D-27: the victim is destroyed, an HQ is unharmed. */
static void
set_off_charge (SrMoment        *moment,
                const SrPicture *picture,
                const SrBattle  *battle,
                int              drone,
                int              victim)
{
  const SrPiece *v = &moment->position.pieces[victim];
  int wounds = 0;

  moment->explodes[drone] = TRUE;
  if (v->tile->type == SR_TYPE_HQ)
    return;
  if (battle->rulings.d27_damage)
    wounds = sr_blow_with_extra (picture, victim, picture->hit_points[victim] - v->wounds
                                                  + v->markers[SR_MARKER_MEDPACK]);
  sr_moment_add (moment, moment->n_sources++, victim, wounds);
  moment->blows[moment->n_blows - 1].destroys = !battle->rulings.d27_damage;
}

/* BASE-SEQ-08: explosive charges go off before the first segment, all together. */
static void
play_charges (SrSet            *positions,
              const SrPosition *before,
              SrBattle         *battle)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autofree SrMoment *moment = g_new0 (SrMoment, 1);

  sr_picture_take (picture, before, battle);
  moment->position = *before;
  for (int i = 0; i < before->n_pieces; i++)
    {
      const SrPiece *piece = &before->pieces[i];
      int victim;

      if (piece->gone || piece->tile->charge_side < 0 || !picture->acts[i]
          || piece->markers[SR_MARKER_PARALYSIS] > 0)
        continue;
      victim = find_charge_victim (before, i);
      if (victim >= 0)
        set_off_charge (moment, picture, battle, i, victim);
    }
  sr_moment_resolve (positions, moment, picture, battle);
}

/* The numbers of a battle are all unspent and its conversions unused when it starts. */
static void
forget_last_battle (SrPosition *position)
{
  for (int i = 0; i < position->n_pieces; i++)
    {
      SrPiece *piece = &position->pieces[i];

      for (int j = 0; j < SR_MAX_NUMBERS; j++)
        piece->spent[j] = FALSE;
      for (int j = 0; j < SR_MAX_EXTRA; j++)
        piece->spent_extra[j] = FALSE;
      for (int j = 0; j < SR_N_CONVERSIONS; j++)
        piece->converted[j] = FALSE;
    }
}

/* No number can be higher than the highest printed one with all bonuses of the board. */
static int
find_highest_segment (const SrPosition *position)
{
  int number = 0;
  int bonus = 0;

  for (int i = 0; i < position->n_pieces; i++)
    {
      const SrTile *tile = position->pieces[i].tile;

      for (int j = 0; j < tile->n_numbers; j++)
        number = MAX (number, tile->numbers[j]);
      for (int j = 0; j < tile->n_links; j++)
        if (tile->links[j].kind == SR_LINK_INITIATIVE)
          bonus += MAX (0, tile->links[j].amount);
    }
  return number + bonus;
}

/**
 * sr_battle_fight_once:
 * @ends: (inout): gets the positions in which the battle can end
 * @start: the position before
 * @battle: (inout): what stays the same; told when a limit was reached
 *
 * One battle without what follows from a full board.
 */
void
sr_battle_fight_once (SrSet            *ends,
                      const SrPosition *start,
                      SrBattle         *battle)
{
  SrSet *now = sr_set_new ();
  SrPosition position = *start;

  forget_last_battle (&position);
  sr_position_settle (&position, battle);
  play_charges (now, &position, battle);
  for (int segment = find_highest_segment (start); segment >= 0; segment--)
    {
      SrSet *next = sr_set_new ();

      for (guint i = 0; i < now->members->len; i++)
        play_segment (next, g_ptr_array_index (now->members, i), segment, battle);
      sr_set_free (now);
      now = next;
    }
  for (guint i = 0; i < now->members->len; i++)
    {
      position = *(const SrPosition *) g_ptr_array_index (now->members, i);
      forget_last_battle (&position);
      sr_position_finish (&position, battle);
      add_position (ends, &position, battle);
    }
  sr_set_free (now);
}

static gboolean
is_same (const SrPosition *a,
         const SrPosition *b,
         const SrBattle   *battle)
{
  g_autofree char *a_text = sr_position_text (a, battle);
  g_autofree char *b_text = sr_position_text (b, battle);

  return g_str_equal (a_text, b_text);
}

/**
 * sr_battle_fight:
 * @ends: (inout): gets the positions in which the battle can end
 * @start: the position before
 * @battle: (inout): what stays the same; told when a limit was reached
 *
 * Fights a battle, and again as long as the board is full and something
 * changed (BASE-BAT-05, D-18).
 */
void
sr_battle_fight (SrSet            *ends,
                 const SrPosition *start,
                 SrBattle         *battle)
{
  g_autoptr (SrSet) starts = sr_set_new ();
  gboolean goes_on = !battle->rulings.d18_full_only || battle->by_full_board;

  add_position (starts, start, battle);
  for (guint i = 0; i < starts->members->len; i++)
    {
      g_autoptr (SrSet) once = sr_set_new ();
      const SrPosition *before = g_ptr_array_index (starts->members, i);

      sr_battle_fight_once (once, before, battle);
      for (guint j = 0; j < once->members->len; j++)
        {
          const SrPosition *after = g_ptr_array_index (once->members, j);

          if (goes_on && sr_position_full (after, battle) && !is_same (before, after, battle))
            add_position (starts, after, battle);
          else
            add_position (ends, after, battle);
        }
    }
}
