/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who acts on whom in a position, as lines to compare with what the first referee's explanations name. */

#include "sr-private.h"

typedef struct
{
  const SrPosition *position;
  const SrBattle   *battle;
  const SrPicture  *picture;
  GPtrArray        *lines;
} Telling;

static void
add_line (const Telling *telling,
          const char    *cause,
          const char    *by,
          int            piece,
          const char    *what)
{
  g_autofree char *hex = sr_hex_name (telling->position->pieces[piece].hex, telling->battle->radius);

  g_ptr_array_add (telling->lines, g_strdup_printf ("%s %s %s%s", cause, by, hex, what));
}

static void
add_causers (const Telling *telling,
             const char    *cause,
             guint64        causers,
             int            piece)
{
  for (int i = 0; i < telling->position->n_pieces; i++)
    {
      g_autofree char *hex = sr_hex_name (telling->position->pieces[i].hex, telling->battle->radius);

      if (causers >> i & 1)
        add_line (telling, cause, hex, piece, "");
    }
}

/* BASE-NET-01, D-21: a user's word stands alone; markers and tiles may hold a unit together. */
static void
tell_nets (const Telling *telling,
           int            piece)
{
  const SrPiece *p = &telling->position->pieces[piece];

  if (p->net == SR_TOGGLE_ON)
    add_line (telling, "net", "user", piece, "");
  if (p->net != SR_TOGGLE_AUTO)
    return;
  if (p->markers[SR_MARKER_RANGED_NET] > 0)
    add_line (telling, "net", "ranged-net", piece, "");
  if (p->markers[SR_MARKER_TRAP_NET] > 0)
    add_line (telling, "net", "trap-net", piece, "");
  add_causers (telling, "net", telling->picture->netters[piece], piece);
}

static void
tell_power (const Telling *telling,
            int            piece)
{
  const SrPiece *p = &telling->position->pieces[piece];

  if (p->tile->needs_power && p->power == SR_TOGGLE_ON)
    add_line (telling, "power", "user", piece, "");
  add_causers (telling, "power", telling->picture->sources[piece], piece);
}

static gboolean
prints (const SrTile *tile,
        SrAttackKind  kind)
{
  for (int i = 0; i < tile->n_attacks; i++)
    if (tile->attacks[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* BASE-MOD-06, BASE-MOD-11, D-10: attacks of a kind that a unit has, printed or by a conversion. */
static gboolean
can_make (const Telling *telling,
          int            piece,
          SrAttackKind   kind)
{
  const SrTile *tile = telling->position->pieces[piece].tile;
  gboolean swaps_melee = sr_picture_count (telling->picture, piece, SR_LINK_MELEE_RANGED) > 0;
  gboolean swaps_gauss = sr_picture_count (telling->picture, piece, SR_LINK_RANGED_GAUSS) > 0;
  gboolean melee = prints (tile, SR_MELEE), ranged = prints (tile, SR_RANGED), gauss = prints (tile, SR_GAUSS);

  if (kind == SR_MELEE)
    return melee || (swaps_melee && ranged);
  return ranged || (swaps_melee && melee) || (swaps_gauss && gauss);
}

/* Whether a link reaches a unit and means nothing to it. */
static gboolean
is_idle (const Telling *telling,
         const SrTie   *tie)
{
  const SrPiece *receiver = &telling->position->pieces[tie->receiver];

  switch (tie->link->kind)
    {
    case SR_LINK_INITIATIVE:
    case SR_LINK_EXTRA_ATTACK:
      return receiver->tile->n_numbers == 0;
    case SR_LINK_MELEE:
      if (telling->battle->rulings.disp24_both && telling->position->pieces[tie->giver].tile->sleeper)
        return !can_make (telling, tie->receiver, SR_MELEE) && !can_make (telling, tie->receiver, SR_RANGED);
      return !can_make (telling, tie->receiver, SR_MELEE);
    case SR_LINK_RANGED:
      return !can_make (telling, tie->receiver, SR_RANGED);
    case SR_LINK_MELEE_RANGED:
      return !prints (receiver->tile, SR_MELEE) && !prints (receiver->tile, SR_RANGED);
    case SR_LINK_RANGED_GAUSS:
      return !prints (receiver->tile, SR_RANGED) && !prints (receiver->tile, SR_GAUSS);
    default:
      return FALSE;
    }
}

/* KRW-02, D-31: between an HQ and a unit of one side, with links to both. */
static gboolean
can_transfuse (const Telling *telling,
               const SrTie   *tie)
{
  const SrPiece *receiver = &telling->position->pieces[tie->receiver];

  for (int i = 0; i < telling->picture->n_ties; i++)
    {
      const SrTie *other = &telling->picture->ties[i];
      const SrPiece *partner = &telling->position->pieces[other->receiver];

      if (other->giver == tie->giver && other->link->kind == SR_LINK_TRANSFUSION
          && partner->controller == receiver->controller
          && (partner->tile->type == SR_TYPE_HQ) != (receiver->tile->type == SR_TYPE_HQ))
        return TRUE;
    }
  return FALSE;
}

static const char *
name_gift (const SrLink *link)
{
  switch (link->kind)
    {
    case SR_LINK_INITIATIVE:
      return "initiative";
    case SR_LINK_MELEE:
      return "melee";
    case SR_LINK_RANGED:
      return "ranged";
    case SR_LINK_TOUGHNESS:
      return "toughness";
    case SR_LINK_EXTRA_ATTACK:
      return "extra-attack";
    case SR_LINK_MEDIC:
      return "medic";
    case SR_LINK_MELEE_RANGED:
      return "melee-ranged";
    case SR_LINK_RANGED_GAUSS:
      return "ranged-gauss";
    case SR_LINK_EXTRA_WOUND:
      return "extra-wound";
    case SR_LINK_TRANSFUSION:
      return "transfusion";
    case SR_LINK_IDLE:
      return link->gift == SR_GIFT_MOBILITY ? "mobility" : "rotation";
    default:
      return NULL;
    }
}

/* Power and Scopers have causes of their own. */
static void
tell_gift (const Telling *telling,
           const SrTie   *tie)
{
  g_autofree char *giver = sr_hex_name (telling->position->pieces[tie->giver].hex, telling->battle->radius);
  g_autofree char *what = NULL;
  const char *name = name_gift (tie->link);
  gboolean idle;

  if (name == NULL)
    return;
  idle = tie->link->kind == SR_LINK_TRANSFUSION ? !can_transfuse (telling, tie) : is_idle (telling, tie);
  what = g_strdup_printf (" %s %d", name, tie->link->amount);
  add_line (telling, idle ? "idle" : "gift", giver, tie->receiver, what);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * sr_position_causes:
 * @facts: the printed facts
 * @scenario: a scenario; its actions are ignored
 * @error: return location for an error
 *
 * Tells who acts on whom before anything happens: "net C2 C3" (also by "user" or by a marker), "power C4 C3",
 * "scoped C5 C4", "gift C4 C3 melee 1" (who, whom, what, how much), and "idle ..." for a gift that means nothing to whom
 * it reaches.
 *
 * Returns: (transfer full) (nullable): the causes, sorted, or %NULL on error
 */
char **
sr_position_causes (SrFacts   *facts,
                    JsonNode  *scenario,
                    GError   **error)
{
  SrBattle battle = { .limit = 1, .complete = TRUE };
  g_autofree SrPosition *position = g_new0 (SrPosition, 1);
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  Telling telling = { position, &battle, picture, lines };

  g_return_val_if_fail (facts != NULL, NULL);

  if (!sr_position_read (position, &battle, facts, scenario, error))
    return NULL;
  sr_picture_take (picture, position, &battle);
  for (int i = 0; i < position->n_pieces; i++)
    {
      if (position->pieces[i].gone)
        continue;
      tell_nets (&telling, i);
      tell_power (&telling, i);
      add_causers (&telling, "scoped", picture->scopers[i], i);
    }
  for (int i = 0; i < picture->n_ties; i++)
    tell_gift (&telling, &picture->ties[i]);
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_steal (lines, NULL);
}
