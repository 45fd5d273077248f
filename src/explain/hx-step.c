/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle or an action told in steps: each one sentence about one thing that happened or did not. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-step.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-phrase.h"
#include "hx-reading-text.h"
#include "hx-sentence.h"

/* Events that are told in one sentence. @peek more follow the first that are looked at but told by themselves. */
typedef struct
{
  GArray *events;
  guint peek;
} Group;

static void
free_group (gpointer data)
{
  Group *group = data;

  g_array_unref (group->events);
  g_free (group);
}

/**
 * hx_step_kind:
 * @code: what an event says
 *
 * Returns: (transfer none): the stable word for it, see #HxStep
 */
const char *
hx_step_kind (HxEventCode code)
{
  static const char *const kinds[HX_N_EVENTS] = {
    [HX_EVENT_BATTLE_BEGINS] = "battle-begins",   [HX_EVENT_NET_HOLDS] = "net",
    [HX_EVENT_NET_FAILS] = "net-fails",           [HX_EVENT_NOT_SUPPLIED] = "no-power",
    [HX_EVENT_SUPPLIED] = "power",                [HX_EVENT_SCOPED] = "scoped",
    [HX_EVENT_LINK_FAILS] = "link-fails",
    [HX_EVENT_CHARGE_EXPLODES] = "charge",        [HX_EVENT_CHARGE_IDLE] = "no-charge",
    [HX_EVENT_SEGMENT] = "segment",               [HX_EVENT_NUMBER_UNUSED] = "no-attack",
    [HX_EVENT_NUMBER_LOST] = "number-lost",       [HX_EVENT_INITIATIVE] = "initiative",
    [HX_EVENT_EXTRA_NUMBER] = "extra-attack",     [HX_EVENT_NUMBER_CHANGED] = "number-changed",
    [HX_EVENT_CONVERTED] = "conversion",
    [HX_EVENT_ATTACK] = "attack",                 [HX_EVENT_ATTACK_BONUS] = "bonus",
    [HX_EVENT_ARMOR] = "armor",                   [HX_EVENT_EXTRA_WOUND] = "extra-wound",
    [HX_EVENT_NO_TARGET] = "no-target",           [HX_EVENT_EXPLODES] = "explosion",
    [HX_EVENT_TRANSFUSED] = "transfusion",        [HX_EVENT_MEDIC_SERVES] = "medic",
    [HX_EVENT_MEDIC_RELIEVED] = "medic-relieved", [HX_EVENT_MEDIC_CANNOT] = "no-medic",
    [HX_EVENT_CHOSEN] = "choice",                 [HX_EVENT_MEDPACK_USED] = "medpack",
    [HX_EVENT_WOUNDED] = "wound",                 [HX_EVENT_DESTROYED] = "destroyed",
    [HX_EVENT_HQ_FALLS] = "hq-falls",             [HX_EVENT_MEDIC_SPENT] = "medic-spent",
    [HX_EVENT_EXPLODED] = "exploded",             [HX_EVENT_TOUGHNESS_LOST] = "toughness-lost",
    [HX_EVENT_PART_LOST] = "part-lost",           [HX_EVENT_FREED] = "freed",
    [HX_EVENT_POWER_LOST] = "power-lost",         [HX_EVENT_POWER_GAINED] = "power-gained",
    [HX_EVENT_MARKER_OFF] = "marker-off",         [HX_EVENT_COLLAPSES] = "collapse",
    [HX_EVENT_STAYS_OPEN] = "stays-open",         [HX_EVENT_SIDE_LEAVES] = "side-leaves",
    [HX_EVENT_BATTLE_ENDS] = "battle-ends",       [HX_EVENT_DEADLOCK] = "deadlock",
    [HX_EVENT_SET_UP] = "set-up",                 [HX_EVENT_PACKED] = "packed",
    [HX_EVENT_PLACED] = "placed",                 [HX_EVENT_PLAYED] = "played",
    [HX_EVENT_MOVED] = "moved",                   [HX_EVENT_MOVE_STOPS] = "move-stops",
    [HX_EVENT_TURNED] = "turned",                 [HX_EVENT_TRAP_ARMED] = "trap-armed",
    [HX_EVENT_TRAP_NOT_ARMED] = "trap-not-armed", [HX_EVENT_TRAP_DISARMED] = "trap-disarmed",
    [HX_EVENT_TRAP_SPRUNG] = "trap-sprung",       [HX_EVENT_TRAP_IDLE] = "trap-idle",
    [HX_EVENT_MARKER_ON] = "marker-on",           [HX_EVENT_ACTIVATED] = "activated",
    [HX_EVENT_DAMAGE] = "damage",                 [HX_EVENT_RETREATED] = "retreated",
    [HX_EVENT_FOUNDATION_LOST] = "foundation-lost",
    [HX_EVENT_EXPANDS] = "expands",               [HX_EVENT_DREW] = "drew",
    [HX_EVENT_LAST_TILE] = "last-tile",           [HX_EVENT_DISCARDED] = "discarded",
    [HX_EVENT_REDREW] = "redrew",                 [HX_EVENT_TOOK_KRWIOBUS] = "took-krwiobus",
    [HX_EVENT_TRAP_STAYS] = "trap-stays",         [HX_EVENT_BOARD_FULL] = "board-full",
    [HX_EVENT_NOT_FULL] = "not-full",             [HX_EVENT_TURN_ENDS] = "turn-ends",
    [HX_EVENT_ALL_DONE] = "all-done",             [HX_EVENT_EXTRA_ROUND] = "extra-round",
    [HX_EVENT_GAME_ENDS] = "game-ends",
  };

  g_return_val_if_fail (code < HX_N_EVENTS, NULL);

  return kinds[code];
}

/**
 * hx_stage_name:
 * @stage: a part of a segment
 *
 * Returns: (transfer full): what a heading calls it: "attacks declared"
 */
char *
hx_stage_name (HxStage stage)
{
  switch (stage)
    {
    case HX_STAGE_BEFORE:
      return g_strdup (_("before the segments"));
    case HX_STAGE_PICTURE:
      return g_strdup (_("nets and power"));
    case HX_STAGE_DECLARE:
      return g_strdup (_("attacks declared"));
    case HX_STAGE_MEDICS:
      return g_strdup (_("Medics"));
    case HX_STAGE_WOUNDS:
      return g_strdup (_("wounds"));
    case HX_STAGE_REMOVAL:
      return g_strdup (_("what leaves the board"));
    case HX_STAGE_AFTER:
      return g_strdup (_("after the segments"));
    case HX_STAGE_TURN:
      return g_strdup (_("outside battles"));
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * hx_step_free:
 * @step: (nullable) (transfer full): a step
 */
void
hx_step_free (HxStep *step)
{
  if (step == NULL)
    return;
  g_free (step->text);
  g_free (step->markup);
  g_strfreev (step->rules);
  g_array_unref (step->events);
  g_free (step);
}

static const HxEvent *
first_of (const Group *group)
{
  return &g_array_index (group->events, HxEvent, 0);
}

static gboolean
is_part_of_attack (const HxEvent *event)
{
  return event->code == HX_EVENT_ATTACK_BONUS || event->code == HX_EVENT_ARMOR || event->code == HX_EVENT_EXTRA_WOUND;
}

static gboolean
belongs_to (const Group   *group,
            const HxEvent *event)
{
  const HxEvent *first = first_of (group);

  if (event->code != first->code || event->segment != first->segment || event->reason != first->reason
      || event->stage != first->stage)
    return FALSE;
  if (event->code == HX_EVENT_NET_FAILS)
    return event->reason == HX_REASON_FACING && event->subject == first->target && event->target == first->subject;
  if (event->code == HX_EVENT_LINK_FAILS)
    return event->subject == first->subject && event->target == first->target;
  if (event->code == HX_EVENT_NUMBER_CHANGED)
    return event->subject == first->subject && event->others == first->others;
  if (event->code == HX_EVENT_NO_TARGET && event->reason != HX_REASON_EMPTY_LINE)
    return FALSE;
  return (event->code == HX_EVENT_NO_TARGET || event->code == HX_EVENT_INITIATIVE) && event->subject == first->subject;
}

/* The group that the event joins: the attack just told, or an earlier one of the same moment. */
static Group *
find_group (GPtrArray     *groups,
            const HxEvent *event)
{
  Group *last = groups->len > 0 ? g_ptr_array_index (groups, groups->len - 1) : NULL;

  if (last != NULL && is_part_of_attack (event)
      && (first_of (last)->code == HX_EVENT_ATTACK || first_of (last)->code == HX_EVENT_DAMAGE))
    return last;
  for (guint i = groups->len; i-- > 0;)
    {
      Group *group = g_ptr_array_index (groups, i);

      if (event->stage == HX_STAGE_TURN || first_of (group)->stage == HX_STAGE_TURN
          || first_of (group)->code == HX_EVENT_SEGMENT || first_of (group)->code == HX_EVENT_BATTLE_BEGINS)
        return NULL;
      if (belongs_to (group, event))
        return group;
    }
  return NULL;
}

static GPtrArray *
group_events (const GArray *events)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (free_group);

  for (guint i = 0; i < events->len; i++)
    {
      const HxEvent *event = &g_array_index (events, HxEvent, i);
      Group *group = find_group (groups, event);

      if (group == NULL)
        {
          group = g_new0 (Group, 1);
          group->events = g_array_new (FALSE, FALSE, sizeof (HxEvent));
          g_ptr_array_add (groups, group);
        }
      g_array_append_val (group->events, *event);
      if (event->code == HX_EVENT_CHOSEN && event->kind == HX_ABOUT_MEDIC && i + 1 < events->len)
        group->peek = g_array_index (events, HxEvent, i + 1).code == HX_EVENT_MEDIC_SERVES;
    }
  return groups;
}

/* How the board stands at the beginning: what holds comes before what therefore fails. */
static int
rank_of_picture (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_NET_HOLDS:
      return 0;
    case HX_EVENT_NET_FAILS:
      return 1;
    case HX_EVENT_SCOPED:
      return 2;
    default:
      return 3;
    }
}

/* What is declared in a segment is told by hex, whoever's it is: the order of declaring decides nothing by itself.
 * Where a unit meets nobody comes after whom it hits. */
static int
rank_of_declaration (const HxEvent *event)
{
  return 2 * event->subject + (event->code == HX_EVENT_NO_TARGET);
}

static gboolean
is_out_of_order (const HxEvent *left,
                 const HxEvent *right)
{
  if (left->stage != right->stage || left->segment != right->segment)
    return FALSE;
  if (left->stage == HX_STAGE_DECLARE)
    return rank_of_declaration (left) > rank_of_declaration (right);
  return left->stage == HX_STAGE_PICTURE && left->segment == HX_NO_SEGMENT
         && rank_of_picture (left) > rank_of_picture (right);
}

static void
order_groups (GPtrArray *groups)
{
  for (guint i = 1; i < groups->len; i++)
    for (guint j = i; j > 0; j--)
      {
        gpointer swap = groups->pdata[j];

        if (!is_out_of_order (first_of (groups->pdata[j - 1]), first_of (swap)))
          break;
        groups->pdata[j] = groups->pdata[j - 1];
        groups->pdata[j - 1] = swap;
      }
}

static gboolean
has_one_of (const char        *id,
            const char *const *prefixes)
{
  for (; *prefixes != NULL; prefixes++)
    if (g_str_has_prefix (id, *prefixes))
      return TRUE;
  return FALSE;
}

/* Whether the rule tells of a secret event what may not be told: one about a kind of Trap, or about a tile under an HQ. */
static gboolean
betrays (HxEventCode  code,
         const char  *id)
{
  static const char *const kinds[] = {
    "PAR-MINE-", "PAR-SMOKE-", "PAR-DRILL-", "PAR-MEDPACK-", "PAR-TNET-", "PAR-FRENZY-", "PAR-PARA-", NULL,
  };
  static const char *const monoliths[] = { "MON-", NULL };

  return code == HX_EVENT_PACKED ? !has_one_of (id, monoliths) : has_one_of (id, kinds);
}

static char **
collect_rules (const GArray *events,
               gboolean      secret)
{
  GPtrArray *rules = g_ptr_array_new ();

  for (guint i = 0; i < events->len; i++)
    for (int j = 0; j < HX_MAX_EVENT_RULES; j++)
      {
        HxRule rule = g_array_index (events, HxEvent, i).rules[j];
        const char *id = rule != HX_RULE_NONE ? hx_rule_id (rule) : NULL;

        if (id != NULL && !(secret && betrays (g_array_index (events, HxEvent, i).code, id))
            && !g_ptr_array_find_with_equal_func (rules, id, g_str_equal, NULL))
          g_ptr_array_add (rules, g_strdup (id));
      }
  g_ptr_array_add (rules, NULL);
  return (char **) g_ptr_array_free (rules, FALSE);
}

static int
count_wounds (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_ATTACK:
    case HX_EVENT_DAMAGE:
    case HX_EVENT_EXTRA_WOUND:
    case HX_EVENT_TRANSFUSED:
    case HX_EVENT_MEDIC_SERVES:
    case HX_EVENT_MEDPACK_USED:
    case HX_EVENT_WOUNDED:
      return event->amount;
    default:
      return 0;
    }
}

static HxHexSet
collect_targets (const HxEvent *event)
{
  HxHexSet targets = event->target != HX_NO_HEX ? HX_HEX_BIT (event->target) : 0;

  if (event->code == HX_EVENT_EXPANDS)
    return targets | HX_HEX_BIT (event->cause);
  return event->code == HX_EVENT_EXPLODES ? event->others : targets;
}

/* What a step owes to a disputed point that is read otherwise than usual; the beginning of a battle names all such points. */
static char *
tell_reading (const HxTeller *teller,
              const HxStep   *step)
{
  if (step->code == HX_EVENT_BATTLE_BEGINS)
    return hx_reading_summary (teller->narrator, teller->board);
  return hx_reading_note (teller->narrator, teller->board, step->rules);
}

/* Takes the sentence. */
static char *
add_note (char       *sentence,
          const char *note)
{
  g_autofree char *owned = sentence;

  return hx_phrase_join (owned, note);
}

static HxStep *
tell_group (HxTeller *teller,
            Group    *group)
{
  HxStep *step = g_new0 (HxStep, 1);
  const HxEvent *first = first_of (group);
  guint n = group->events->len + group->peek;
  g_autofree char *note = NULL;
  g_autofree char *marked_note = NULL;

  step->code = first->code;
  step->kind = hx_step_kind (first->code);
  step->segment = first->segment;
  step->stage = first->stage;
  step->subject = first->subject;
  step->targets = collect_targets (first);
  step->wounds = count_wounds (first);
  step->rules = collect_rules (group->events, hx_sentence_is_secret (teller, first));
  step->events = g_array_ref (group->events);
  note = tell_reading (teller, step);
  marked_note = note != NULL ? g_markup_escape_text (note, -1) : NULL;
  teller->markup = FALSE;
  step->text = add_note (hx_sentence (teller, first, n), note);
  teller->markup = TRUE;
  step->markup = add_note (hx_sentence (teller, first, n), marked_note);
  return step;
}

/**
 * Reel: the board as the telling goes on.
 * @now: after all events told so far
 * @battle: when the battle began in which they are
 * @entered: with a tile that comes onto the board
 */
typedef struct
{
  HxPosition now, battle, entered;
} Reel;

/* The board on which the hexes of the group mean pieces, see #HxEvent. */
static const HxPosition *
find_board (Reel          *reel,
            const HxBox   *box,
            const HxEvent *first)
{
  if (first->code == HX_EVENT_BATTLE_BEGINS)
    reel->battle = reel->now;
  if (first->stage != HX_STAGE_TURN)
    return &reel->battle;
  if (first->code != HX_EVENT_SET_UP && first->code != HX_EVENT_PLACED)
    return &reel->now;
  reel->entered = reel->now;
  hx_position_replay (box, &reel->entered, first);
  return &reel->entered;
}

static GPtrArray *
tell (HxTeller     *teller,
      const GArray *events)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_step_free);
  g_autoptr (GPtrArray) groups = group_events (events);
  g_autofree Reel *reel = g_new (Reel, 1);

  reel->now = reel->battle = *teller->origin;
  order_groups (groups);
  for (guint i = 0; i < groups->len; i++)
    {
      Group *group = g_ptr_array_index (groups, i);

      teller->board = find_board (reel, teller->box, first_of (group));
      g_ptr_array_add (steps, tell_group (teller, group));
      for (guint j = 0; j < group->events->len; j++)
        hx_position_replay (teller->box, &reel->now, &g_array_index (group->events, HxEvent, j));
    }
  return steps;
}

/**
 * hx_narrate:
 * @narrator: names, and whose eyes it is told for
 * @box: the game box
 * @start: the position before the first event
 * @events: (element-type HxEvent): what the referee told, in its order, whole or as far as it is known
 *
 * Tells battles and actions. An attack is one step with its bonuses, Armor and extra wounds; so are all attacks of a unit
 * that meet nobody in a segment, all its initiative numbers, all that one unit fails to do for another, and two nets aimed
 * at each other. What is declared in a segment is in the order of hexes, and of a unit first what it hits.
 *
 * Returns: (transfer full) (element-type HxStep): the steps
 */
GPtrArray *
hx_narrate (const HxNarrator *narrator,
            const HxBox      *box,
            const HxPosition *start,
            const GArray     *events)
{
  g_auto (HxTeller) teller = { 0 };

  hx_teller_init (&teller, narrator, box, start);
  return tell (&teller, events);
}

/**
 * hx_narrate_game:
 * @narrator: names, and whose eyes it is told for
 * @box: the game box
 * @start: the game before the first event
 * @events: (element-type HxEvent): what the referee told
 *
 * As hx_narrate(); sides are called after the armies that they have in the game, even before anything lies on the board.
 *
 * Returns: (transfer full) (element-type HxStep): the steps
 */
GPtrArray *
hx_narrate_game (const HxNarrator *narrator,
                 const HxBox      *box,
                 const HxGame     *start,
                 const GArray     *events)
{
  g_auto (HxTeller) teller = { 0 };

  hx_teller_init_game (&teller, narrator, box, start);
  return tell (&teller, events);
}
