/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a piece does in each segment of the battle that would begin now, or why it does not. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-study.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-step.h"

#define ATTACK_BIT(kind) (1u << (kind))

static char *
append_text (char       *text,
             const char *sentence)
{
  char *longer = text == NULL ? g_strdup (sentence) : hx_phrase_join (text, sentence);

  g_free (text);
  return longer;
}

static const HxEvent *
event_of (const HxStep *step)
{
  return &g_array_index (step->events, HxEvent, 0);
}

/* Steps of one code in which the piece acts, in one segment. */
static gboolean
is_own (const HxStudy *study,
        const HxStep  *step,
        HxEventCode    code,
        uint8_t        segment)
{
  return step->code == code && step->subject == study->hex && step->segment == segment;
}

static const char *
attack_verdict (unsigned kinds)
{
  unsigned shots = ATTACK_BIT (HX_ATTACK_RANGED) | ATTACK_BIT (HX_ATTACK_GAUSS);

  if (kinds == 0)
    return _("Hits nobody.");
  if (kinds & ATTACK_BIT (HX_ATTACK_EXPLOSION))
    return _("Explodes.");
  if ((kinds & ~shots) == 0)
    return _("Shoots.");
  return kinds == ATTACK_BIT (HX_ATTACK_MELEE) ? _("Strikes.") : _("Attacks.");
}

static void
explain_attack (HxStudy *study,
                uint8_t  segment)
{
  g_autofree char *text = NULL, *misses = NULL;
  HxHexSet others = 0;
  unsigned kinds = 0;
  HxInsight *why;

  for (guint i = 0; i < study->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (study->steps, i);

      if (is_own (study, step, HX_EVENT_ATTACK, segment))
        kinds |= ATTACK_BIT (event_of (step)->kind);
      if (is_own (study, step, HX_EVENT_EXPLODES, segment))
        kinds |= ATTACK_BIT (HX_ATTACK_EXPLOSION);
      if (is_own (study, step, HX_EVENT_ATTACK, segment) || is_own (study, step, HX_EVENT_EXPLODES, segment)
          || is_own (study, step, HX_EVENT_CONVERTED, segment))
        {
          text = append_text (text, step->text);
          others |= step->targets;
        }
      else if (is_own (study, step, HX_EVENT_NO_TARGET, segment))
        misses = append_text (misses, step->text);
    }
  if (text == NULL && misses == NULL)
    return;
  why = hx_study_add (study, HX_INSIGHT_SEGMENT, "attack", g_strdup (text != NULL ? text : misses));
  why->segment = segment;
  why->others = others;
  hx_study_judge (why, kinds != 0, attack_verdict (kinds));
  for (guint i = 0; i < study->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (study->steps, i);

      if (is_own (study, step, HX_EVENT_ATTACK, segment) || is_own (study, step, HX_EVENT_EXPLODES, segment)
          || is_own (study, step, HX_EVENT_CONVERTED, segment)
          || (text == NULL && is_own (study, step, HX_EVENT_NO_TARGET, segment)))
        hx_study_cite_strv (why, step->rules);
    }
}

static void
lift_obstacle (HxPiece  *piece,
               HxReason  reason)
{
  switch (reason)
    {
    case HX_REASON_NO_POWER:
      piece->power = HX_TOGGLE_ON;
      break;
    case HX_REASON_PARALYSED:
      piece->marks &= (uint8_t) ~HX_MARK_PARALYSIS;
      break;
    default:
      piece->net = HX_TOGGLE_OFF;
      piece->marks &= (uint8_t) ~HX_MARK_TRAP_NET;
      piece->ranged_nets = 0;
      break;
    }
}

/* Whom it would hit in the segment if that one thing did not hold it back: the referee is asked. */
static HxHexSet
find_prevented (const HxStudy *study,
                const HxEvent *unused)
{
  g_autofree HxPosition *free_position = g_memdup2 (study->position, sizeof *study->position);
  HxRunSetup setup = { .start = free_position, .caller = study->position->turn, .once = TRUE };
  g_autoptr (HxRun) run = NULL;
  HxHexSet targets = 0;

  lift_obstacle (&free_position->unit[study->hex], (HxReason) unused->reason);
  run = hx_run_new (study->box, &setup);
  for (guint i = 0; i < run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (run->events, HxEvent, i);

      if (event->code == HX_EVENT_ATTACK && event->subject == study->hex && event->segment == unused->segment)
        targets |= HX_HEX_BIT (event->target);
    }
  return targets;
}

static char *
tell_obstacle (HxStudy       *study,
               const HxEvent *event)
{
  switch (event->reason)
    {
    case HX_REASON_NO_POWER:
      return g_strdup (_("A unit without power does not attack."));
    case HX_REASON_PARALYSED:
      return g_strdup (_("A paralysed unit neither attacks nor explodes."));
    default:
      if (event->cause == HX_NO_HEX)
        return g_strdup (_("A netted unit does not attack."));
      return hx_phrase (_("A netted unit does not attack, and {netter} nets it."),
                        "netter", hx_tell_piece (&study->teller, event->cause), NULL);
    }
}

static void
explain_unused (HxStudy       *study,
                const HxEvent *event)
{
  HxHexSet prevented = find_prevented (study, event);
  g_autofree char *obstacle = tell_obstacle (study, event), *prospect = NULL;
  gboolean shooter = study->tile->reach_sides != 0 && study->tile->attack_sides == study->tile->reach_sides;
  HxInsight *why;

  if (prevented != 0)
    prospect = hx_phrase (_("Otherwise it would hit {targets}."), "targets", hx_tell_pieces (&study->teller, prevented),
                          NULL);
  else
    prospect = g_strdup (_("It would hit nobody anyway."));
  why = hx_study_add (study, HX_INSIGHT_SEGMENT, "no-attack", hx_phrase_join (obstacle, prospect));
  why->segment = event->segment;
  why->others = prevented | (event->cause != HX_NO_HEX ? HX_HEX_BIT (event->cause) : 0);
  hx_study_judge (why, FALSE,
                  study->tile->traits & HX_TRAIT_EXPLOSION ? _("Neither attacks nor explodes.")
                  : shooter                                ? _("Does not shoot.")
                                                           : _("Does not attack."));
  hx_study_cite_event (why, event);
}

/* The numbers that have come and gone unused, up to an event. */
static const char *
list_unused (HxStudy       *study,
             const HxEvent *until,
             HxReason       reason,
             int           *n)
{
  g_autoptr (GPtrArray) numbers = g_ptr_array_new ();

  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (study->run->events, HxEvent, i);

      if (event == until)
        break;
      if (event->code == HX_EVENT_NUMBER_UNUSED && event->subject == study->hex && event->reason == reason)
        g_ptr_array_add (numbers, (gpointer) hx_tell_number (&study->teller, event->amount));
    }
  *n = (int) numbers->len;
  if (*n == 0)
    return "";
  g_ptr_array_add (numbers, NULL);
  return hx_tell_keep (&study->teller, hx_phrase_list ((const char *const *) numbers->pdata));
}

static void
add_too_late (HxStudy       *study,
              uint8_t        segment,
              char          *text,
              const HxEvent *event)
{
  HxInsight *why = hx_study_add (study, HX_INSIGHT_SEGMENT, "too-late", text);

  why->segment = segment;
  hx_study_judge (why, FALSE, _("Too late."));
  hx_study_cite_event (why, event);
  hx_study_cite (why, "BASE-INIT-07");
  if (event->cause != HX_NO_HEX)
    why->others = HX_HEX_BIT (event->cause);
}

static void
explain_freed (HxStudy       *study,
               const HxEvent *event)
{
  const HxEvent *gone = event->cause != HX_NO_HEX ? hx_study_find_exit (study, event->cause) : NULL;
  HxTeller *teller = &study->teller;
  int n;
  const char *numbers = list_unused (study, event, HX_REASON_NETTED, &n);
  const char *segment = hx_tell_number (teller, event->segment);

  if (n == 0)
    return;
  if (gone != NULL && gone->segment == event->segment)
    add_too_late (study, event->segment,
                  hx_phrase (ngettext ("{netter} leaves the board in segment {segment}, but initiative {numbers} has passed by then.",
                                       "{netter} leaves the board in segment {segment}, but initiatives {numbers} have passed by then.", n),
                             "netter", hx_tell_piece (teller, event->cause), "segment", segment, "numbers", numbers, NULL),
                  event);
  else
    add_too_late (study, event->segment,
                  hx_phrase (ngettext ("It is free after segment {segment}, but initiative {numbers} has passed by then.",
                                       "It is free after segment {segment}, but initiatives {numbers} have passed by then.", n),
                             "segment", segment, "numbers", numbers, NULL),
                  event);
}

static void
explain_power_gained (HxStudy       *study,
                      const HxEvent *event)
{
  int n;
  const char *numbers = list_unused (study, event, HX_REASON_NO_POWER, &n);

  if (n > 0)
    add_too_late (study, event->segment,
                  hx_phrase (ngettext ("It has power after segment {segment}, but initiative {numbers} has passed by then.",
                                       "It has power after segment {segment}, but initiatives {numbers} have passed by then.", n),
                             "segment", hx_tell_number (&study->teller, event->segment), "numbers", numbers, NULL),
                  event);
}

/* Sources that supply the piece when the battle begins. */
static HxHexSet
find_sources (const HxStudy *study)
{
  HxHexSet sources = 0;

  for (guint i = 0; i < study->sways->len; i++)
    {
      const HxSway *sway = &g_array_index (study->sways, HxSway, i);

      if (sway->kind == HX_SWAY_POWER && sway->state == HX_SWAY_WORKS && sway->by == HX_SWAY_BY_PIECE)
        sources |= HX_HEX_BIT (sway->from);
    }
  return sources;
}

static const char *
lost_power_format (const HxEvent *event,
                   int            n_sources)
{
  if (event->segment == HX_NO_SEGMENT)
    return n_sources == 0 ? _("It has no power any more before the first segment.")
                          : ngettext ("It has no power any more before the first segment: {sources} supplies it no longer.",
                                      "It has no power any more before the first segment: {sources} supply it no longer.",
                                      n_sources);
  return n_sources == 0 ? _("It has no power any more after segment {segment}.")
                        : ngettext ("It has no power any more after segment {segment}: {sources} supplies it no longer.",
                                    "It has no power any more after segment {segment}: {sources} supply it no longer.",
                                    n_sources);
}

static void
explain_power_lost (HxStudy       *study,
                    const HxEvent *event)
{
  HxHexSet sources = find_sources (study);
  HxTeller *teller = &study->teller;
  HxInsight *why;

  why = hx_study_add (study, HX_INSIGHT_SEGMENT, "power-lost",
                      hx_phrase (lost_power_format (event, __builtin_popcountll (sources)),
                                 "segment", hx_tell_number (teller, event->segment),
                                 "sources", sources != 0 ? hx_tell_pieces (teller, sources) : "", NULL));
  why->segment = event->segment;
  why->others = sources;
  hx_study_judge (why, FALSE, _("Loses its power."));
  hx_study_cite_event (why, event);
}

/* The board as it was when the segment in which an event lies began. */
static void
replay_until_segment (const HxStudy *study,
                      const HxEvent *event,
                      HxPosition    *position)
{
  *position = *study->position;
  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *played = &g_array_index (study->run->events, HxEvent, i);

      if (played->segment == event->segment)
        return;
      hx_position_replay (study->box, position, played);
    }
}

/* Numbers that would still have come when the piece leaves the board. */
static void
explain_unreached (HxStudy *study)
{
  const HxEvent *gone = hx_study_find_exit (study, study->hex);
  g_autofree HxPosition *position = g_new0 (HxPosition, 1);
  HxPicture picture;
  uint8_t numbers[16];
  int n;

  if (gone == NULL)
    return;
  replay_until_segment (study, gone, position);
  hx_picture_work_out (study->box, position, &picture);
  n = hx_picture_numbers (study->box, position, &picture, study->hex, numbers);
  for (int i = 0; i < n; i++)
    {
      const char *format = gone->segment == HX_NO_SEGMENT
                             ? _("It leaves the board before the first segment, and its initiative {number} never comes.")
                             : _("It leaves the board in segment {segment}, before its initiative {number} comes.");
      HxInsight *why;

      if (numbers[i] >= gone->segment)
        continue;
      why = hx_study_add (study, HX_INSIGHT_SEGMENT, "destroyed-before",
                          hx_phrase (format, "segment", hx_tell_number (&study->teller, gone->segment),
                                     "number", hx_tell_number (&study->teller, numbers[i]), NULL));
      why->segment = numbers[i];
      hx_study_judge (why, FALSE, _("Is gone by then."));
      hx_study_cite (why, "BASE-SEQ-04");
    }
}

/* Whether numbers still to come change, and if not, whether one of them is still to come. */
static const char *
change_verdict (const HxStep *step)
{
  gboolean changes = FALSE, stays = FALSE;

  for (guint i = 0; i < step->events->len; i++)
    {
      const HxEvent *event = &g_array_index (step->events, HxEvent, i);

      changes = changes || (event->kind == 0 && event->amount != event->other);
      stays = stays || event->kind == 0;
    }
  if (changes)
    return _("Its initiative changes.");
  return stays ? _("Its initiative stays.") : _("Too late.");
}

static const char *
service_verdict (const HxStep *step)
{
  switch (step->code)
    {
    case HX_EVENT_MEDIC_SERVES:
      return _("Helps.");
    case HX_EVENT_MEDIC_RELIEVED:
      return _("Stands in.");
    case HX_EVENT_MEDIC_CANNOT:
      return _("Cannot help.");
    case HX_EVENT_TRANSFUSED:
      return _("Moves wounds.");
    case HX_EVENT_CHARGE_EXPLODES:
      return _("Explodes.");
    case HX_EVENT_CHARGE_IDLE:
      return _("Does not explode.");
    case HX_EVENT_NUMBER_LOST:
      return event_of (step)->reason == HX_REASON_GIVER_GONE ? _("Loses an attack.") : _("Too late.");
    case HX_EVENT_NUMBER_CHANGED:
      return change_verdict (step);
    default:
      return NULL;
    }
}

static const char *
service_topic (const HxStep *step)
{
  HxEventCode code = step->code;

  if (code == HX_EVENT_NUMBER_CHANGED)
    return "number-changed";
  if (code == HX_EVENT_NUMBER_LOST)
    return event_of (step)->reason == HX_REASON_GIVER_GONE ? "attack-lost" : "too-late";
  return code == HX_EVENT_CHARGE_EXPLODES || code == HX_EVENT_CHARGE_IDLE ? "explosion" : "medic";
}

/* Whose doing it is that a number changes or goes, or that a Medic cannot help. */
static HxHexSet
find_blamed (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_NUMBER_LOST:
    case HX_EVENT_NUMBER_CHANGED:
    case HX_EVENT_MEDIC_CANNOT:
      return event->others;
    default:
      return 0;
    }
}

/* What it does besides attacking: told as in the battle. */
static void
explain_service (HxStudy      *study,
                 const HxStep *step)
{
  const char *verdict = service_verdict (step);
  HxInsight *why;

  if (verdict == NULL || step->subject != study->hex)
    return;
  why = hx_study_add (study, HX_INSIGHT_SEGMENT, service_topic (step), g_strdup (step->text));
  why->segment = step->segment;
  why->others = (step->targets | find_blamed (event_of (step))) & ~HX_HEX_BIT (study->hex);
  hx_study_judge (why, step->code != HX_EVENT_MEDIC_CANNOT && step->code != HX_EVENT_CHARGE_IDLE
                         && step->code != HX_EVENT_NUMBER_LOST,
                  verdict);
  hx_study_cite_strv (why, step->rules);
}

static void
explain_event (HxStudy       *study,
               const HxEvent *event)
{
  if (event->code == HX_EVENT_SEGMENT)
    explain_attack (study, event->segment);
  else if (event->code == HX_EVENT_NUMBER_UNUSED && event->subject == study->hex)
    explain_unused (study, event);
  else if (event->code == HX_EVENT_FREED && event->target == study->hex)
    explain_freed (study, event);
  else if (event->code == HX_EVENT_POWER_GAINED && event->subject == study->hex)
    explain_power_gained (study, event);
  else if (event->code == HX_EVENT_POWER_LOST && event->subject == study->hex)
    explain_power_lost (study, event);
}

/**
 * hx_study_segments:
 * @study: a piece being explained
 *
 * Adds what it does in each segment, or why it does not.
 */
void
hx_study_segments (HxStudy *study)
{
  if (study->tile->n_numbers == 0)
    {
      HxInsight *why = hx_study_add (study, HX_INSIGHT_SEGMENT, "no-attack",
                                 g_strdup (_("It has no initiative number and never attacks.")));

      hx_study_judge (why, FALSE, _("Does not attack."));
      hx_study_cite (why, "BASE-INIT-01");
    }
  for (guint i = 0; i < study->run->events->len; i++)
    explain_event (study, &g_array_index (study->run->events, HxEvent, i));
  for (guint i = 0; i < study->steps->len; i++)
    explain_service (study, g_ptr_array_index (study->steps, i));
  explain_unreached (study);
}
