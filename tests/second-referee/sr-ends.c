/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows the last segment, and the public functions that return all ends. */

#include "sr-private.h"

/* BASE-SEQ-09, IG-RNET-05, PAR-TRAP-18: markers that last for a battle; Medpack and poison stay. */
static void
take_markers_off (SrPosition *position)
{
  for (int i = 0; i < position->n_pieces; i++)
    {
      int *markers = position->pieces[i].markers;

      markers[SR_MARKER_FRENZY] = 0;
      markers[SR_MARKER_PARALYSIS] = 0;
      markers[SR_MARKER_RANGED_NET] = 0;
      markers[SR_MARKER_TRAP_NET] = 0;
    }
}

/* FAQ-MON-022, FAQ-MON-023, the other reading of D-16. */
static gboolean
holds_netted_unit (const SrPosition *position,
                   const SrPicture  *picture,
                   const SrMonolith *monolith)
{
  for (int i = 0; i < 2; i++)
    {
      int piece = sr_piece_at (position, monolith->parts[i]);

      if (piece >= 0 && !picture->acts[piece])
        return TRUE;
    }
  return FALSE;
}

/* MON-CLP-01, MON-CLP-03, D-41: the parts go back under the HQ with what stands on them. */
static void
collapse (SrPosition *position,
          SrMonolith *monolith)
{
  for (int i = 0; i < 2; i++)
    {
      int piece = sr_piece_at (position, monolith->parts[i]);
      SrTucked *tucked = &monolith->lower[i];

      memset (tucked, 0, sizeof *tucked);
      if (piece < 0)
        continue;
      tucked->tile = position->pieces[piece].tile;
      tucked->side = position->pieces[piece].side;
      tucked->wounds = position->pieces[piece].wounds;
      memcpy (tucked->markers, position->pieces[piece].markers, sizeof tucked->markers);
      tucked->own_links = position->pieces[piece].own_links;
      memcpy (tucked->links, position->pieces[piece].links, sizeof tucked->links);
      position->pieces[piece].gone = TRUE;
      position->pieces[piece].put_away = TRUE;
    }
  monolith->expanded = FALSE;
}

static gboolean
has_hq (const SrPosition *position,
        int               side)
{
  for (int i = 0; i < position->n_pieces; i++)
    if (!position->pieces[i].gone && position->pieces[i].tile->type == SR_TYPE_HQ
        && position->pieces[i].side == side)
      return TRUE;
  return FALSE;
}

static gboolean
had_hq (const SrPosition *position,
        int               side)
{
  for (int i = 0; i < position->n_pieces; i++)
    if (position->pieces[i].tile->type == SR_TYPE_HQ && position->pieces[i].side == side)
      return TRUE;
  return FALSE;
}

/**
 * sr_fallen_sides_remove:
 * @position: (inout): a position
 * @battle: what stays the same
 *
 * BASE-MULTI-01, D-26: among three or more sides a fallen HQ's units and Traps leave.
 */
void
sr_fallen_sides_remove (SrPosition     *position,
                        const SrBattle *battle)
{
  for (int side = 0; side < battle->n_sides && battle->n_sides > 2; side++)
    {
      if (!had_hq (position, side) || has_hq (position, side))
        continue;
      for (int i = 0; i < position->n_pieces; i++)
        if (position->pieces[i].side == side)
          position->pieces[i].gone = TRUE;
      for (int i = 0; i < position->n_traps; i++)
        if (position->traps[i].side == side)
          position->traps[i].gone = TRUE;
    }
}

/**
 * sr_position_finish:
 * @position: (inout): a position after the last segment
 * @battle: what stays the same
 *
 * The end of a battle: markers, then Monoliths (BASE-SEQ-09).
 */
void
sr_position_finish (SrPosition     *position,
                    const SrBattle *battle)
{
  g_autofree SrPicture *picture = g_new0 (SrPicture, 1);
  gboolean stays[SR_MAX_SIDES] = { FALSE };

  take_markers_off (position);
  sr_fallen_sides_remove (position, battle);
  sr_picture_take (picture, position, battle);
  for (int side = 0; side < battle->n_sides; side++)
    stays[side] = battle->rulings.d16_faq
                  && holds_netted_unit (position, picture, &position->monoliths[side]);
  for (int side = 0; side < battle->n_sides; side++)
    if (position->monoliths[side].in_play && position->monoliths[side].expanded && !stays[side])
      collapse (position, &position->monoliths[side]);
  sr_position_settle (position, battle);
}

/**
 * sr_position_full:
 * @position: a position
 * @battle: what stays the same
 *
 * Returns: whether each hex that is not water holds a unit (BASE-BAT-02, D-19)
 */
gboolean
sr_position_full (const SrPosition *position,
                  const SrBattle   *battle)
{
  for (int q = -battle->radius; q <= battle->radius; q++)
    for (int r = -battle->radius; r <= battle->radius; r++)
      {
        SrHex hex = { q, r };
        gboolean water = FALSE;

        for (int i = 0; i < battle->n_water; i++)
          water = water || sr_hex_equal (hex, battle->water[i]);
        if (!water && sr_hex_on_board (hex, battle->radius) && sr_piece_at (position, hex) < 0)
          return FALSE;
      }
  return TRUE;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * sr_battle_ends_without:
 * @facts: the printed facts
 * @scenario: a scenario; its actions are ignored
 * @without: mechanics to switch off
 * @limit: how many ends, and how many positions at one time, at most
 * @complete: (out) (optional): whether all ends were found
 * @error: return location for an error
 *
 * Fights one battle over all choices of all players.
 *
 * Returns: (transfer full) (nullable): the distinct ends as sorted canonical
 *   texts, as sr_position_text() describes them, or %NULL on error
 */
char **
sr_battle_ends_without (SrFacts   *facts,
                        JsonNode  *scenario,
                        SrWithout  without,
                        guint      limit,
                        gboolean  *complete,
                        GError   **error)
{
  SrBattle battle = { .without = without, .limit = limit, .complete = TRUE };
  g_autofree SrPosition *start = g_new0 (SrPosition, 1);
  g_autoptr (SrSet) ends = sr_set_new ();
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (facts != NULL, NULL);

  if (!sr_position_read (start, &battle, facts, scenario, error))
    return NULL;
  sr_battle_fight (ends, start, &battle);
  for (guint i = 0; i < ends->members->len; i++)
    {
      char *text = sr_position_text (g_ptr_array_index (ends->members, i), &battle);

      if (g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
        g_free (text);
      else
        g_ptr_array_add (texts, text);
    }
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);
  if (complete != NULL)
    *complete = battle.complete;
  return (char **) g_ptr_array_steal (texts, NULL);
}

static gboolean
decides (SrFacts   *facts,
         JsonNode  *scenario,
         SrWithout  without,
         guint      limit,
         char     **ends)
{
  g_auto (GStrv) others = sr_battle_ends_without (facts, scenario, without, limit, NULL, NULL);

  return others == NULL || !g_strv_equal ((const char *const *) ends,
                                          (const char *const *) others);
}

/**
 * sr_battle_ends:
 * @facts: the printed facts
 * @scenario: a scenario; its actions are ignored
 * @limit: how many ends, and how many positions at one time, at most
 * @stats: (out) (optional): what decided the battle
 * @complete: (out) (optional): whether all ends were found
 * @error: return location for an error
 *
 * Fights one battle over all choices of all players. With @stats it is fought
 * again without each mechanic.
 *
 * Returns: (transfer full) (nullable): the distinct ends as sorted canonical
 *   texts, or %NULL on error
 */
char **
sr_battle_ends (SrFacts   *facts,
                JsonNode  *scenario,
                guint      limit,
                SrStats   *stats,
                gboolean  *complete,
                GError   **error)
{
  char **ends = sr_battle_ends_without (facts, scenario, SR_WITHOUT_NOTHING, limit,
                                        complete, error);

  if (ends == NULL || stats == NULL)
    return ends;
  stats->nets = decides (facts, scenario, SR_WITHOUT_NETS, limit, ends);
  stats->power = decides (facts, scenario, SR_WITHOUT_POWER, limit, ends);
  stats->medics = decides (facts, scenario, SR_WITHOUT_MEDICS, limit, ends);
  stats->scopers = decides (facts, scenario, SR_WITHOUT_SCOPERS, limit, ends);
  stats->choices = g_strv_length (ends) > 1;
  return ends;
}
