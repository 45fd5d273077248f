/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What happens to declared wounds: Transfusions, Medics, and the wounds that remain. */

#include "sr-private.h"

/**
 * sr_moment_add:
 * @moment: (inout): a moment
 * @source: the number of an attack, explosion or charge
 * @victim: a piece
 * @wounds: what it would receive
 *
 * Declares wounds.
 */
void
sr_moment_add (SrMoment *moment,
               int       source,
               int       victim,
               int       wounds)
{
  SrBlow blow = { source, victim, wounds, FALSE, FALSE };

  g_return_if_fail (moment->n_blows < SR_MAX_BLOWS);

  moment->blows[moment->n_blows++] = blow;
}

/**
 * sr_moment_doomed:
 * @moment: a moment
 * @picture: the frozen picture
 * @piece: a piece
 *
 * Returns: whether the wounds still declared would destroy @piece
 */
gboolean
sr_moment_doomed (const SrMoment  *moment,
                  const SrPicture *picture,
                  int              piece)
{
  const SrPiece *p = &moment->position.pieces[piece];
  int wounds = 0;

  for (int i = 0; i < moment->n_blows; i++)
    {
      if (moment->blows[i].victim != piece)
        continue;
      if (moment->blows[i].destroys)
        return TRUE;
      wounds += moment->blows[i].wounds;
    }
  /* PAR-MEDPACK-02, D-11: each Medpack takes one wound itself. */
  wounds = MAX (0, wounds - p->markers[SR_MARKER_MEDPACK]);
  return wounds > 0 && p->wounds + wounds >= picture->hit_points[piece];
}

/* KRW-02, KRW-09: it works while un-netted and connected; D-31: for the side that it serves. */
static gboolean
can_transfuse (const SrMoment  *moment,
               const SrPicture *picture,
               int              krwiobus,
               int              from,
               int              to)
{
  const SrPiece *f = &moment->position.pieces[from];
  const SrPiece *t = &moment->position.pieces[to];
  gboolean from_hq = f->tile->type == SR_TYPE_HQ;
  gboolean to_hq = t->tile->type == SR_TYPE_HQ;

  return from != to && f->controller == t->controller && from_hq != to_hq
         && sr_picture_tied (picture, krwiobus, from, SR_LINK_TRANSFUSION)
         && sr_picture_tied (picture, krwiobus, to, SR_LINK_TRANSFUSION);
}

/* Wounds of one source on one victim are one blow, also when they came there by different ways. */
static void
merge_blows (SrMoment *moment)
{
  for (int i = 0; i < moment->n_blows; i++)
    for (int j = moment->n_blows - 1; j > i; j--)
      {
        SrBlow *kept = &moment->blows[i];
        SrBlow *other = &moment->blows[j];

        if (kept->source != other->source || kept->victim != other->victim)
          continue;
        kept->wounds += other->wounds;
        kept->destroys = kept->destroys || other->destroys;
        kept->moved = kept->moved || other->moved;
        *other = moment->blows[--moment->n_blows];
      }
}

/* The moments that follow when the owner of each Krwiobus decides about one blow. */
static void
transfuse_blow (SrSet           *moments,
                const SrMoment  *moment,
                const SrPicture *picture,
                const SrBattle  *battle,
                int              blow)
{
  int n = moment->position.n_pieces;
  int victim = moment->blows[blow].victim;

  sr_set_add (moments, sr_moment_key (moment, battle), g_memdup2 (moment, sizeof *moment));
  if (moment->blows[blow].destroys || moment->blows[blow].wounds == 0)
    return;
  for (int krwiobus = 0; krwiobus < n; krwiobus++)
    {
      if (sr_picture_count (picture, victim, SR_LINK_TRANSFUSION) == 0)
        break;
      for (int receiver = 0; receiver < n; receiver++)
        {
          SrMoment *next;

          if (moment->too_hurt[krwiobus] || !can_transfuse (moment, picture, krwiobus, victim, receiver))
            continue;
          next = g_memdup2 (moment, sizeof *moment);
          next->blows[blow].victim = receiver;
          next->blows[blow].moved = TRUE;
          sr_set_add (moments, sr_moment_key (next, battle), next);
        }
    }
}

/**
 * sr_transfusions_declare:
 * @moments: (inout): gets a moment for each way to transfuse
 * @start: the moment before
 * @picture: the frozen picture
 * @battle: what stays the same
 *
 * KRW-03 to KRW-05, D-07: each source's wounds may move once, before Medics.
 */
void
sr_transfusions_declare (SrSet           *moments,
                         const SrMoment  *start,
                         const SrPicture *picture,
                         const SrBattle  *battle)
{
  SrSet *now = sr_set_new ();
  SrMoment *first = g_memdup2 (start, sizeof *start);

  /* D-06, other reading: a Krwiobus that the declared wounds would destroy does not transfuse. */
  for (int i = 0; i < start->position.n_pieces; i++)
    first->too_hurt[i] = battle->rulings.d06_no && sr_moment_doomed (start, picture, i);
  sr_set_add (now, sr_moment_key (first, battle), first);
  for (int blow = 0; blow < start->n_blows; blow++)
    {
      SrSet *next = sr_set_new ();

      for (guint i = 0; i < now->members->len; i++)
        transfuse_blow (next, g_ptr_array_index (now->members, i), picture, battle, blow);
      sr_set_free (now);
      now = next;
    }
  for (guint i = 0; i < now->members->len; i++)
    {
      SrMoment *moment = g_memdup2 (g_ptr_array_index (now->members, i), sizeof *moment);

      merge_blows (moment);
      for (int blow = 0; blow < moment->n_blows; blow++)
        moment->blows[blow].moved = FALSE;
      sr_set_add (moments, sr_moment_key (moment, battle), moment);
    }
  sr_set_free (now);
}

/* BASE-MED-07, BASE-MED-08, BASE-MED-16: who can serve at this point. */
static gboolean
medic_can_serve (const SrMoment  *moment,
                 const SrPicture *picture,
                 const SrBattle  *battle,
                 int              medic)
{
  if (moment->position.pieces[medic].gone || !picture->acts[medic]
      || moment->spent_medic[medic] || moment->explodes[medic])
    return FALSE;
  return battle->rulings.disp04_saves || !sr_moment_doomed (moment, picture, medic);
}

static gboolean
serves_for (const SrMoment  *moment,
            const SrPicture *picture,
            const SrBattle  *battle,
            int              medic,
            int              other)
{
  return sr_picture_tied (picture, medic, other, SR_LINK_MEDIC)
         && medic_can_serve (moment, picture, battle, medic);
}

/* Where the circle begins in which the last Medic asked stands, or that Medic itself. */
static int
find_circle (const SrMoment  *moment,
             const SrPicture *picture,
             const SrBattle  *battle,
             const int       *asked,
             int              n_asked)
{
  int circle = n_asked - 1;

  for (int i = n_asked - 1; i >= circle; i--)
    for (int before = 0; before < circle; before++)
      if (serves_for (moment, picture, battle, asked[before], asked[i]))
        circle = before;
  return circle;
}

/*
 * A Medic connected to a Medic that would be spent serves for it (BASE-MED-09),
 * as long as there is one that has not been asked; the owner picks which. The
 * last that was asked is spent (DISP-05). If it could have been served by one
 * asked before, they stand in a circle, and the owner picks one of that circle
 * (BASE-MED-10).
 */
static void
find_the_last (const SrMoment  *moment,
               const SrPicture *picture,
               const SrBattle  *battle,
               int             *asked,
               int              n_asked,
               gboolean        *last)
{
  gboolean goes_on = FALSE;

  for (int other = 0; other < moment->position.n_pieces; other++)
    {
      gboolean was_asked = FALSE;

      for (int i = 0; i < n_asked; i++)
        was_asked = was_asked || asked[i] == other;
      if (was_asked || !serves_for (moment, picture, battle, other, asked[n_asked - 1]))
        continue;
      goes_on = TRUE;
      asked[n_asked] = other;
      find_the_last (moment, picture, battle, asked, n_asked + 1, last);
    }
  if (goes_on)
    return;
  for (int i = find_circle (moment, picture, battle, asked, n_asked); i < n_asked; i++)
    last[asked[i]] = TRUE;
}

static void serve (SrSet           *results,
                   SrSet           *seen,
                   const SrMoment  *moment,
                   const SrPicture *picture,
                   SrBattle        *battle);

static void
serve_blow (SrSet           *results,
            SrSet           *seen,
            const SrMoment  *moment,
            const SrPicture *picture,
            SrBattle        *battle,
            int              blow,
            int              medic)
{
  g_autofree SrMoment *without = g_memdup2 (moment, sizeof *moment);
  int asked[SR_MAX_PIECES] = { medic };
  gboolean last[SR_MAX_PIECES] = { FALSE };

  without->blows[blow] = without->blows[--without->n_blows];
  find_the_last (without, picture, battle, asked, 1, last);
  for (int candidate = 0; candidate < moment->position.n_pieces; candidate++)
    {
      g_autofree SrMoment *next = NULL;

      if (!last[candidate])
        continue;
      next = g_memdup2 (without, sizeof *without);
      next->spent_medic[candidate] = TRUE;
      serve (results, seen, next, picture, battle);
    }
}

/* IG-RMED-01: a Ranged Medic may serve for any unit of its side. */
static gboolean
ranged_medic_reaches (const SrMoment *moment,
                      const SrBattle *battle,
                      int             medic,
                      int             victim)
{
  const SrPiece *m = &moment->position.pieces[medic];

  return m->tile->ranged_medic && medic != victim
         && m->controller == moment->position.pieces[victim].controller
         && !(battle->without & SR_WITHOUT_MEDICS);
}

static void
serve (SrSet           *results,
       SrSet           *seen,
       const SrMoment  *moment,
       const SrPicture *picture,
       SrBattle        *battle)
{
  gboolean must = FALSE;

  if (!sr_set_add (seen, sr_moment_key (moment, battle), NULL))
    return;
  for (int blow = 0; blow < moment->n_blows; blow++)
    {
      int victim = moment->blows[blow].victim;

      for (int medic = 0; medic < moment->position.n_pieces; medic++)
        {
          gboolean ordinary = sr_picture_tied (picture, medic, victim, SR_LINK_MEDIC);

          if (!ordinary && !ranged_medic_reaches (moment, battle, medic, victim))
            continue;
          if (!medic_can_serve (moment, picture, battle, medic))
            continue;
          must = must || ordinary;
          serve_blow (results, seen, moment, picture, battle, blow, medic);
        }
    }
  if (!must)
    sr_set_add (results, sr_moment_key (moment, battle), g_memdup2 (moment, sizeof *moment));
}

/**
 * sr_medics_declare:
 * @moments: (inout): gets a moment for each way in which Medics can serve
 * @start: the moment before
 * @picture: the frozen picture
 * @battle: what stays the same
 *
 * Step 3 of a segment. As long as a unit with declared wounds has a Medic that
 * can serve, one must (BASE-MED-02), also for a unit that leaves anyway (D-12);
 * owners pick wounds and Medics.
 */
void
sr_medics_declare (SrSet           *moments,
                   const SrMoment  *start,
                   const SrPicture *picture,
                   SrBattle        *battle)
{
  g_autoptr (SrSet) seen = sr_set_new ();
  g_autoptr (SrSet) results = sr_set_new ();

  serve (results, seen, start, picture, battle);
  for (guint i = 0; i < results->members->len; i++)
    {
      const SrMoment *moment = g_ptr_array_index (results->members, i);

      sr_set_add (moments, sr_moment_key (moment, battle), g_memdup2 (moment, sizeof *moment));
    }
}

static void
receive (SrPiece *piece,
         int      wounds)
{
  int absorbed = MIN (wounds, piece->markers[SR_MARKER_MEDPACK]);

  piece->markers[SR_MARKER_MEDPACK] -= absorbed;
  piece->wounds += wounds - absorbed;
  if (piece->tile->type == SR_TYPE_HQ)
    piece->wounds = MIN (piece->wounds, SR_HQ_POINTS);
}

static void
remove_piece (SrPosition *position,
              int         piece)
{
  SrPiece *p = &position->pieces[piece];
  SrMonolith *monolith = &position->monoliths[p->side];

  p->gone = TRUE;
  if (p->tile->type != SR_TYPE_HQ || !monolith->in_play)
    return;
  /* FAQ-MON-031, D-17: the Monolith and what stands on its parts leave with the HQ. */
  for (int i = 0; monolith->expanded && i < 2; i++)
    {
      int other = sr_piece_at (position, monolith->parts[i]);

      if (other >= 0)
        remove_piece (position, other);
    }
  /* What is tucked under it stays written down, for who keeps the discard piles. */
  monolith->in_play = FALSE;
  monolith->expanded = FALSE;
}

/**
 * sr_wounds_apply:
 * @position: (out): the position afterwards
 * @moment: a moment after Medics
 * @picture: the frozen picture
 * @battle: what stays the same
 *
 * Steps 4 and 5 of a segment: wounds, and all removals together.
 *
 * Returns: whether anything was removed
 */
gboolean
sr_wounds_apply (SrPosition      *position,
                 const SrMoment  *moment,
                 const SrPicture *picture,
                 const SrBattle  *battle G_GNUC_UNUSED)
{
  gboolean dies[SR_MAX_PIECES] = { FALSE };
  int wounds[SR_MAX_PIECES] = { 0 };
  gboolean removed = FALSE;

  *position = moment->position;
  for (int i = 0; i < moment->n_blows; i++)
    {
      wounds[moment->blows[i].victim] += moment->blows[i].wounds;
      dies[moment->blows[i].victim] |= moment->blows[i].destroys;
    }
  for (int i = 0; i < position->n_pieces; i++)
    {
      if (position->pieces[i].gone)
        continue;
      receive (&position->pieces[i], wounds[i]);
      if (position->pieces[i].wounds >= picture->hit_points[i]
          || moment->spent_medic[i] || moment->explodes[i])
        dies[i] = TRUE;
    }
  for (int i = 0; i < position->n_pieces; i++)
    if (dies[i] && !position->pieces[i].gone)
      {
        remove_piece (position, i);
        removed = TRUE;
      }
  return removed;
}

/**
 * sr_position_settle:
 * @position: (inout): a position
 * @battle: what stays the same
 *
 * Removes units that live only by Toughness that they lost, until nothing
 * changes (BASE-TOU-02, BASE-TOU-03).
 */
void
sr_position_settle (SrPosition     *position,
                    const SrBattle *battle)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  gboolean changed;

  do
    {
      changed = FALSE;
      sr_picture_take (picture, position, battle);
      for (int i = 0; i < position->n_pieces; i++)
        if (!position->pieces[i].gone && position->pieces[i].wounds >= picture->hit_points[i])
          {
            remove_piece (position, i);
            changed = TRUE;
          }
    }
  while (changed);
}
