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

static void
explain_hold (HxStudy *study)
{
  const GArray *events = study->run->events;
  HxHexSet netters = 0;
  const HxEvent *other = NULL;
  HxInsight *why;

  for (guint i = 0; i < events->len; i++)
    {
      const HxEvent *event = &g_array_index (events, HxEvent, i);

      if (!is_about_beginning (event) || event->code != HX_EVENT_NET_HOLDS || event->target != study->hex)
        continue;
      if (event->subject != HX_NO_HEX)
        netters |= HX_HEX_BIT (event->subject);
      else
        other = event;
    }
  if (netters != 0 && (other == NULL || other->reason == HX_REASON_MARKER))
    why = hx_study_add (study, HX_INSIGHT_STATE, "net",
                        hx_phrase (_("Netted by {netters}."), "netters", hx_tell_pieces (&study->teller, netters), NULL));
  else if (other != NULL && other->reason == HX_REASON_FORCED)
    why = hx_study_add (study, HX_INSIGHT_STATE, "net", g_strdup (_("Netted: it is set so by hand.")));
  else if (other != NULL)
    why = hx_study_add (study, HX_INSIGHT_STATE, "net",
                        g_strdup (other->kind == HX_MARKER_RANGED_NET ? _("Netted by a Ranged Net marker.")
                                                                      : _("Netted by a Net Trap marker.")));
  else
    why = hx_study_add (study, HX_INSIGHT_STATE, "net",
                        g_strdup (study->piece->net == HX_TOGGLE_OFF ? _("Not netted: it is set so by hand.")
                                                                     : _("Not netted.")));
  why->others = netters;
  why->good = netters == 0 && other == NULL;
  for (guint i = 0; i < events->len; i++)
    {
      const HxEvent *event = &g_array_index (events, HxEvent, i);

      if (is_about_beginning (event) && event->code == HX_EVENT_NET_HOLDS && event->target == study->hex)
        hx_study_cite_event (why, event);
    }
}

static void
explain_power (HxStudy       *study,
               const HxEvent *event)
{
  gboolean powered = event->code == HX_EVENT_SUPPLIED;
  const char *sources = event->others != 0 ? hx_tell_pieces (&study->teller, event->others) : "";
  const char *format;
  HxInsight *why;

  if (event->reason == HX_REASON_FORCED)
    format = powered ? _("Powered: it is set so by hand.") : _("No power: it is set so by hand.");
  else if (powered)
    format = _("Power from {sources}.");
  else
    format = event->others == 0 ? _("No power: no source reaches it.")
                                : ngettext ("No power: its source {sources} does not work.",
                                            "No power: its sources {sources} do not work.",
                                            __builtin_popcountll (event->others));
  why = hx_study_add (study, HX_INSIGHT_STATE, "power", hx_phrase (format, "sources", sources, NULL));
  why->good = powered;
  hx_study_cite_event (why, event);
  why->others = event->others;
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
                          g_strdup (_("Paralysed: it neither attacks nor explodes in the next Battle.")));
      why->good = FALSE;
      hx_study_cite (why, "PAR-PARA-01");
    }
  if (study->piece->marks & HX_MARK_FRENZY)
    {
      why = hx_study_add (study, HX_INSIGHT_STATE, "marker",
                          g_strdup (_("In a Frenzy: its attacks hit its own side as well in the next Battle.")));
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
