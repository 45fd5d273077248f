/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a piece stands: nets on it and from it, power, Scopers, markers, wounds. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-study.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-sentence.h"

/* The referee tells how the board stands before anything happens on it. */
static gboolean
is_about_beginning (const HxEvent *event)
{
  return event->stage == HX_STAGE_PICTURE && event->segment == HX_NO_SEGMENT;
}

static HxHexSet
find_causers (const HxStudy *study,
              HxSwayKind     kind,
              HxSwayState    state)
{
  HxHexSet causers = 0;

  for (guint i = 0; i < study->sways->len; i++)
    {
      const HxSway *sway = &g_array_index (study->sways, HxSway, i);

      if (sway->kind == kind && sway->state == state && sway->by == HX_SWAY_BY_PIECE)
        causers |= HX_HEX_BIT (sway->from);
    }
  return causers;
}

static void
add_hold (HxStudy       *study,
          char          *text,
          HxHexSet       netters,
          HxSwayBy       by)
{
  HxInsight *why = hx_study_add (study, HX_INSIGHT_STATE, "net", text);

  why->others = netters;
  why->good = FALSE;
  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (study->run->events, HxEvent, i);

      if (is_about_beginning (event) && event->code == HX_EVENT_NET_HOLDS && event->target == study->hex
          && hx_sway_by (event) == by)
        hx_study_cite_event (why, event);
    }
}

static const char *
hold_text (HxSwayBy by)
{
  switch (by)
    {
    case HX_SWAY_BY_USER:
      return _("Netted: it is set so by hand.");
    case HX_SWAY_BY_RANGED_NET:
      return _("Netted by a Ranged Net marker.");
    default:
      return _("Netted by a Net Trap marker.");
    }
}

/* Netters are told together, each kind of marker by itself; the user's word stands alone. */
static void
explain_hold (HxStudy *study)
{
  HxHexSet netters = find_causers (study, HX_SWAY_NET, HX_SWAY_WORKS);
  gboolean held = netters != 0;

  if (netters != 0)
    add_hold (study, hx_phrase (_("Netted by {netters}."), "netters", hx_tell_pieces (&study->teller, netters), NULL),
              netters, HX_SWAY_BY_PIECE);
  for (guint i = 0; i < study->sways->len; i++)
    {
      const HxSway *sway = &g_array_index (study->sways, HxSway, i);

      if (sway->kind != HX_SWAY_NET || sway->state != HX_SWAY_WORKS || sway->by == HX_SWAY_BY_PIECE)
        continue;
      held = TRUE;
      add_hold (study, g_strdup (hold_text (sway->by)), 0, sway->by);
    }
  if (!held)
    hx_study_add (study, HX_INSIGHT_STATE, "net",
                  g_strdup (study->piece->net == HX_TOGGLE_OFF ? _("Not netted: it is set so by hand.")
                                                               : _("Not netted.")));
}

static void
explain_power (HxStudy       *study,
               const HxEvent *event)
{
  gboolean powered = event->code == HX_EVENT_SUPPLIED;
  HxHexSet others = find_causers (study, HX_SWAY_POWER, powered ? HX_SWAY_WORKS : HX_SWAY_FAILS);
  const char *sources = others != 0 ? hx_tell_pieces (&study->teller, others) : "";
  const char *format;
  HxInsight *why;

  if (event->reason == HX_REASON_FORCED)
    format = powered ? _("Powered: it is set so by hand.") : _("No power: it is set so by hand.");
  else if (powered)
    format = _("Power from {sources}.");
  else
    format = others == 0 ? _("No power: no source reaches it.")
                         : ngettext ("No power: its source {sources} does not work.",
                                     "No power: its sources {sources} do not work.", __builtin_popcountll (others));
  why = hx_study_add (study, HX_INSIGHT_STATE, "power", hx_phrase (format, "sources", sources, NULL));
  why->good = powered;
  hx_study_cite_event (why, event);
  why->others = others;
}

/* Facing nets are told once, by whichever of the two. */
static void
explain_event (HxStudy       *study,
               const char    *topic,
               gboolean       good,
               const HxEvent *event)
{
  HxInsight *why = hx_study_add (study, HX_INSIGHT_STATE, topic, hx_sentence (&study->teller, event, 1));

  why->good = good;
  hx_study_cite_event (why, event);
  for (int i = 0; i < 3; i++)
    {
      uint8_t hex = i == 0 ? event->subject : i == 1 ? event->target : event->cause;

      if (hex != HX_NO_HEX && hex != study->hex)
        why->others |= HX_HEX_BIT (hex);
    }
}

static void
explain_beginning (HxStudy *study)
{
  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (study->run->events, HxEvent, i);

      if (!is_about_beginning (event))
        continue;
      if (event->code == HX_EVENT_NET_FAILS && event->target == study->hex)
        explain_event (study, "net-fails", TRUE, event);
      else if (event->code == HX_EVENT_NET_FAILS && event->subject == study->hex && event->reason != HX_REASON_FACING)
        explain_event (study, "nets", FALSE, event);
      else if (event->code == HX_EVENT_NET_HOLDS && event->subject == study->hex)
        explain_event (study, "nets", TRUE, event);
      else if (event->code == HX_EVENT_SCOPED && (event->target == study->hex || event->subject == study->hex))
        explain_event (study, "scoped", event->subject == study->hex, event);
      else if ((event->code == HX_EVENT_SUPPLIED || event->code == HX_EVENT_NOT_SUPPLIED)
               && event->subject == study->hex)
        explain_power (study, event);
    }
}

static void
explain_markers (HxStudy *study)
{
  HxInsight *why;

  if (study->piece->marks & HX_MARK_PARALYSIS)
    {
      why = hx_study_add (study, HX_INSIGHT_STATE, "marker",
                          g_strdup (_("Paralysed until the next Battle ends: it neither attacks nor explodes.")));
      why->good = FALSE;
      hx_study_cite (why, "PAR-PARA-01");
    }
  if (study->piece->marks & HX_MARK_FRENZY)
    {
      why = hx_study_add (study, HX_INSIGHT_STATE, "marker",
                          g_strdup (_("In a Frenzy until the next Battle ends: its attacks hit its own side as well.")));
      why->good = FALSE;
      hx_study_cite (why, "PAR-FRENZY-01");
    }
  if (study->piece->medpacks > 0)
    {
      why = hx_study_add (study, HX_INSIGHT_STATE, "marker",
                          hx_phrase (ngettext ("A Medpack takes {n} wound for it.", "Medpacks take {n} wounds for it.",
                                               study->piece->medpacks),
                                     "n", hx_tell_number (&study->teller, study->piece->medpacks), NULL));
      hx_study_cite (why, "PAR-MEDPACK-02");
    }
  if (study->piece->owner != study->piece->controller)
    hx_study_add (study, HX_INSIGHT_STATE, "taken-over",
                  hx_phrase (_("It belongs to {owner} and acts for {side} now."),
                             "owner", hx_tell_side (&study->teller, study->piece->owner),
                             "side", hx_tell_side (&study->teller, study->piece->controller), NULL));
}

static void
explain_wounds (HxStudy *study)
{
  int left = hx_picture_hit_points (study->box, study->position, &study->picture, study->hex);
  HxInsight *why;

  why = hx_study_add (study, HX_INSIGHT_STATE, "wounds",
                      hx_phrase (ngettext ("{n} hit point left.", "{n} hit points left.", left),
                                 "n", hx_tell_number (&study->teller, left), NULL));
  why->good = study->piece->wounds == 0;
  hx_study_cite (why, "BASE-TILE-04");
}

/**
 * hx_study_board:
 * @study: a piece being explained
 *
 * Adds how it stands: nets, power, Scopers, markers, wounds.
 */
void
hx_study_board (HxStudy *study)
{
  explain_hold (study);
  explain_beginning (study);
  explain_markers (study);
  explain_wounds (study);
}
