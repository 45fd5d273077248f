/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a piece will act as it will in a battle, or will not, told from the referee's own picture and course. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-why.h"

#include "hx-step.h"
#include "hx-study.h"

/**
 * hx_insight_free:
 * @why: (nullable) (transfer full): a reason
 */
void
hx_insight_free (HxInsight *why)
{
  if (why == NULL)
    return;
  g_free (why->verdict);
  g_free (why->text);
  g_strfreev (why->rules);
  g_free (why);
}

/**
 * hx_study_add:
 * @study: a piece being explained
 * @kind: the part of the answer
 * @topic: a static word for it
 * @text: (transfer full): the sentence
 *
 * Returns: (transfer none): the new reason, without segment, verdict or rules, and good
 */
HxInsight *
hx_study_add (HxStudy      *study,
              HxInsightKind kind,
              const char   *topic,
              char         *text)
{
  HxInsight *why = g_new0 (HxInsight, 1);

  why->kind = kind;
  why->topic = topic;
  why->text = text;
  why->segment = HX_NO_SEGMENT;
  why->good = TRUE;
  why->rules = g_new0 (char *, 1);
  g_ptr_array_add (study->whys, why);
  return why;
}

/**
 * hx_study_judge:
 * @why: a reason
 * @good: whether it works, acts or survives
 * @verdict: the short phrase shown first
 */
void
hx_study_judge (HxInsight  *why,
                gboolean    good,
                const char *verdict)
{
  why->good = good;
  g_set_str (&why->verdict, verdict);
}

/**
 * hx_study_cite:
 * @why: a reason
 * @id: a rule's id, added unless it is there
 */
void
hx_study_cite (HxInsight  *why,
               const char *id)
{
  guint n = g_strv_length (why->rules);

  if (id == NULL || g_strv_contains ((const char *const *) why->rules, id))
    return;
  why->rules = g_renew (char *, why->rules, n + 2);
  why->rules[n] = g_strdup (id);
  why->rules[n + 1] = NULL;
}

/**
 * hx_study_cite_event:
 * @why: a reason
 * @event: an event whose rules say so
 */
void
hx_study_cite_event (HxInsight     *why,
                     const HxEvent *event)
{
  for (int i = 0; i < HX_MAX_EVENT_RULES; i++)
    if (event->rules[i] != HX_RULE_NONE)
      hx_study_cite (why, hx_rule_id (event->rules[i]));
}

/**
 * hx_study_cite_strv:
 * @why: a reason
 * @ids: (array zero-terminated=1): ids of rules that say so
 */
void
hx_study_cite_strv (HxInsight *why,
                    char     **ids)
{
  for (int i = 0; ids[i] != NULL; i++)
    hx_study_cite (why, ids[i]);
}

/**
 * hx_study_sways:
 * @study: a piece being explained
 * @hex: the hex of any unit
 *
 * Returns: (transfer full) (element-type HxSway): what acts on the unit there, or is aimed at it
 */
GArray *
hx_study_sways (const HxStudy *study,
                uint8_t        hex)
{
  HxSwaySource source = { study->box, study->position, &study->picture, study->run->events };

  return hx_sways_collect (&source, hex);
}

/**
 * hx_study_givers:
 * @study: a piece being explained
 * @effect: what links do
 *
 * Returns: the units whose links act on it with that effect now
 */
HxHexSet
hx_study_givers (const HxStudy *study,
                 HxEffect       effect)
{
  HxHexSet givers = 0;

  for (guint i = 0; i < study->sways->len; i++)
    {
      const HxSway *sway = &g_array_index (study->sways, HxSway, i);

      if (sway->kind == HX_SWAY_GIFT && sway->effect == effect && sway->state == HX_SWAY_WORKS)
        givers |= HX_HEX_BIT (sway->from);
    }
  return givers;
}

/**
 * hx_event_is_exit:
 * @event: an event
 *
 * Returns: whether its subject leaves the board
 */
gboolean
hx_event_is_exit (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_DESTROYED:
    case HX_EVENT_HQ_FALLS:
    case HX_EVENT_MEDIC_SPENT:
    case HX_EVENT_EXPLODED:
    case HX_EVENT_TOUGHNESS_LOST:
    case HX_EVENT_PART_LOST:
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * hx_study_find_exit:
 * @study: a piece being explained
 * @hex: a hex
 *
 * Returns: (nullable) (transfer none): the event with which the unit there leaves the board
 */
const HxEvent *
hx_study_find_exit (const HxStudy *study,
                    uint8_t        hex)
{
  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (study->run->events, HxEvent, i);

      if (event->subject == hex && hx_event_is_exit (event))
        return event;
    }
  return NULL;
}

static int
compare_whys (gconstpointer a,
              gconstpointer b)
{
  const HxInsight *left = *(HxInsight *const *) a, *right = *(HxInsight *const *) b;

  if (left->kind != right->kind)
    return (int) left->kind - (int) right->kind;
  return left->kind == HX_INSIGHT_SEGMENT ? (int) right->segment - (int) left->segment : 0;
}

/**
 * hx_board_study_new:
 * @narrator: names; must live as long as the study
 * @box: the game box; must live as long as the study
 * @position: a position
 *
 * Runs the battle that would begin now, caused by the side to move, with option 0 at each choice.
 *
 * Returns: (transfer full): the position, ready to explain its pieces
 */
HxBoardStudy *
hx_board_study_new (const HxNarrator *narrator,
                    const HxBox      *box,
                    const HxPosition *position)
{
  HxBoardStudy *board = g_new0 (HxBoardStudy, 1);
  HxRunSetup setup = { .start = &board->position, .caller = position->turn, .once = TRUE };

  board->narrator = narrator;
  board->box = box;
  board->position = *position;
  hx_picture_work_out (box, position, &board->picture);
  board->run = hx_run_new (box, &setup);
  board->steps = hx_narrate (narrator, box, &board->position, board->run->events);
  board->other_runs = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) hx_run_free);
  return board;
}

/**
 * hx_board_study_free:
 * @board: (nullable) (transfer full): a position whose pieces have been explained
 */
void
hx_board_study_free (HxBoardStudy *board)
{
  if (board == NULL)
    return;
  g_hash_table_unref (board->other_runs);
  g_ptr_array_unref (board->steps);
  hx_run_free (board->run);
  g_free (board);
}

/**
 * hx_board_study_explain:
 * @board: a position
 * @hex: a hex that holds a unit
 *
 * Says how the piece stands and what a battle that began now would make of it. All of it is taken from the referee's
 * picture of the position and from what it tells of that battle.
 *
 * Returns: (transfer full) (element-type HxInsight): the reasons, in order; none for an empty hex
 */
GPtrArray *
hx_board_study_explain (const HxBoardStudy *board,
                        uint8_t             hex)
{
  GPtrArray *whys = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_insight_free);
  g_autofree HxStudy *study = g_new0 (HxStudy, 1);

  if (hex >= board->box->geometry.n_hexes || (board->position.units & HX_HEX_BIT (hex)) == 0)
    return whys;
  study->board = board;
  study->box = board->box;
  study->position = &board->position;
  study->hex = hex;
  study->piece = &board->position.unit[hex];
  study->tile = &board->box->tiles[study->piece->tile];
  study->picture = board->picture;
  study->run = board->run;
  study->sways = hx_study_sways (study, hex);
  study->steps = board->steps;
  study->whys = whys;
  hx_teller_init (&study->teller, board->narrator, board->box, &board->position);
  hx_study_board (study);
  hx_study_links (study);
  hx_study_segments (study);
  hx_study_values (study);
  hx_study_fate (study);
  hx_study_choices (study);
  g_ptr_array_sort (whys, compare_whys);
  hx_teller_clear (&study->teller);
  g_array_unref (study->sways);
  return whys;
}

/**
 * hx_explain_piece:
 * @narrator: names
 * @box: the game box
 * @position: a position
 * @hex: a hex that holds a unit
 *
 * Explains one piece; several of one position are explained faster by hx_board_study_explain().
 *
 * Returns: (transfer full) (element-type HxInsight): the reasons, in order; none for an empty hex
 */
GPtrArray *
hx_explain_piece (const HxNarrator *narrator,
                  const HxBox      *box,
                  const HxPosition *position,
                  uint8_t           hex)
{
  g_autoptr (HxBoardStudy) board = hx_board_study_new (narrator, box, position);

  return hx_board_study_explain (board, hex);
}
