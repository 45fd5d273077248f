/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What becomes of a piece in the battle that would begin now, and which choices could make it otherwise. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-study.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-step.h"

/* The most other courses that are tried to see whether a choice matters. */
#define MAX_TRIED 64

/* Who wounds the piece in the segment, for itself or through a transfusion; what a Medic takes does not count. */
static HxHexSet
find_killers (const HxStudy *study,
              uint8_t        segment)
{
  int hits[HX_MAX_HEXES] = { 0 };
  HxHexSet killers = 0;

  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (study->run->events, HxEvent, i);

      if (event->segment != segment)
        continue;
      if (event->code == HX_EVENT_ATTACK && event->target == study->hex && event->amount > 0)
        hits[event->subject]++;
      else if (event->code == HX_EVENT_CHARGE_EXPLODES && event->target == study->hex)
        hits[event->subject]++;
      else if (event->code == HX_EVENT_TRANSFUSED && event->target == study->hex)
        hits[event->subject]++;
      else if (event->code == HX_EVENT_MEDIC_SERVES && event->target == study->hex)
        hits[event->cause]--;
    }
  for (uint8_t hex = 0; hex < study->box->geometry.n_hexes; hex++)
    if (hits[hex] > 0)
      killers |= HX_HEX_BIT (hex);
  return killers;
}

static char *
tell_end (HxStudy       *study,
          const HxEvent *gone,
          HxHexSet       killers)
{
  const char *segment = hx_tell_number (&study->teller, gone->segment);
  const char *pieces = killers != 0 ? hx_tell_pieces (&study->teller, killers) : "";
  const char *format;

  if (gone->segment == HX_NO_SEGMENT)
    format = killers != 0 ? _("It is hit before the first segment by {pieces}.")
                          : _("It leaves the board before the first segment.");
  else
    format = killers != 0 ? _("It is hit in segment {segment} by {pieces}.")
                          : _("It leaves the board in segment {segment}.");
  return hx_phrase (format, "segment", segment, "pieces", pieces, NULL);
}

static const char *
exit_verdict (HxEventCode code)
{
  switch (code)
    {
    case HX_EVENT_MEDIC_SPENT:
      return _("Is spent.");
    case HX_EVENT_EXPLODED:
      return _("Is gone with its explosion.");
    default:
      return _("Is destroyed.");
    }
}

/* What took it off the board, told as in the battle, where that is neither an attack nor its own doing. */
static const char *
find_reason (const HxStudy *study,
             HxEventCode    code)
{
  if (code != HX_EVENT_TOUGHNESS_LOST && code != HX_EVENT_PART_LOST)
    return NULL;
  for (guint i = 0; i < study->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (study->steps, i);

      if (step->code == code && step->subject == study->hex)
        return step->text;
    }
  return NULL;
}

static void
explain_exit (HxStudy       *study,
              const HxEvent *gone)
{
  gboolean killed = gone->code == HX_EVENT_DESTROYED || gone->code == HX_EVENT_HQ_FALLS;
  HxHexSet killers = killed ? find_killers (study, gone->segment) : 0;
  g_autofree char *end = tell_end (study, gone, killers);
  HxInsight *why = hx_study_add (study, HX_INSIGHT_FATE, "destroyed", hx_phrase_join (end, find_reason (study, gone->code)));

  why->segment = gone->segment;
  why->others = killers;
  hx_study_judge (why, FALSE, exit_verdict (gone->code));
  hx_study_cite_event (why, gone);
}

/* Medics that spare it wounds. */
static void
explain_saviours (HxStudy *study)
{
  for (guint i = 0; i < study->steps->len; i++)
    {
      const HxStep *step = g_ptr_array_index (study->steps, i);
      HxInsight *why;

      if (step->code != HX_EVENT_MEDIC_SERVES || step->targets != HX_HEX_BIT (study->hex))
        continue;
      why = hx_study_add (study, HX_INSIGHT_FATE, "saved", g_strdup (step->text));
      why->segment = step->segment;
      why->others = HX_HEX_BIT (step->subject);
      hx_study_judge (why, TRUE, _("Is helped."));
      hx_study_cite_strv (why, step->rules);
    }
}

static void
explain_survival (HxStudy *study)
{
  const HxPosition *end = &study->run->end;
  HxPicture picture;
  HxInsight *why;
  int left;

  hx_picture_work_out (study->box, end, &picture);
  left = hx_picture_hit_points (study->box, end, &picture, study->hex);
  why = hx_study_add (study, HX_INSIGHT_FATE, "survives",
                      hx_phrase (ngettext ("{n} hit point is left after the Battle.",
                                           "{n} hit points are left after the Battle.", left),
                                 "n", hx_tell_number (&study->teller, left), NULL));
  hx_study_judge (why, TRUE, _("Survives."));
  hx_study_cite (why, "BASE-TILE-04");
}

/* What a Monolith takes in, or what goes with a fallen HQ after the battle, leaves no event of its own. */
static void
explain_disappearance (HxStudy *study)
{
  for (guint i = 0; i < study->run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (study->run->events, HxEvent, i);
      HxInsight *why;

      if (event->code == HX_EVENT_COLLAPSES && hx_position_find_part (study->position, study->hex) == event->other)
        {
          why = hx_study_add (study, HX_INSIGHT_FATE, "survives",
                              g_strdup (_("It goes under the HQ when the Monolith collapses.")));
          hx_study_judge (why, TRUE, _("Survives."));
        }
      else if (event->code == HX_EVENT_SIDE_LEAVES && event->other == study->piece->owner)
        {
          why = hx_study_add (study, HX_INSIGHT_FATE, "destroyed",
                              g_strdup (_("Its side has lost its HQ, so it leaves when the Battle ends.")));
          hx_study_judge (why, FALSE, _("Leaves the board."));
        }
      else
        continue;
      hx_study_cite_event (why, event);
    }
}

/**
 * hx_study_fate:
 * @study: a piece being explained
 *
 * Adds what becomes of it.
 */
void
hx_study_fate (HxStudy *study)
{
  const HxEvent *gone = hx_study_find_exit (study, study->hex);

  explain_saviours (study);
  if (gone != NULL)
    explain_exit (study, gone);
  else if (study->run->end.units & HX_HEX_BIT (study->hex))
    explain_survival (study);
  else
    explain_disappearance (study);
}

/* What the piece does and what happens to it, event by event, as one string to compare. */
static char *
sum_story_up (const HxRun *run,
              uint8_t      hex)
{
  GString *story = g_string_new (NULL);

  for (guint i = 0; i < run->events->len; i++)
    {
      const HxEvent *event = &g_array_index (run->events, HxEvent, i);

      if (event->code != HX_EVENT_CHOSEN && (event->subject == hex || event->target == hex))
        g_string_append_printf (story, "%d:%d:%d:%d:%d;", event->code, event->segment, event->subject, event->target,
                                event->amount);
    }
  return g_string_free (story, FALSE);
}

/* The battle with another option at one of its choices; run once for all pieces. */
static const HxRun *
find_other_run (const HxBoardStudy *board,
                guint               nth,
                guint16             option)
{
  gpointer number = GUINT_TO_POINTER (nth * HX_MAX_OPTIONS + option + 1);
  HxRun *run = g_hash_table_lookup (board->other_runs, number);
  g_autofree guint16 *script = NULL;
  HxRunSetup setup = { .start = &board->position, .caller = board->position.turn, .once = TRUE, .n_script = nth + 1 };

  if (run != NULL)
    return run;
  setup.script = script = g_new0 (guint16, nth + 1);
  script[nth] = option;
  run = hx_run_new (board->box, &setup);
  g_hash_table_insert (board->other_runs, number, run);
  return run;
}

static gboolean
matters (const HxStudy *study,
         const char    *story,
         guint          nth,
         int           *tried)
{
  const HxRunPick *pick = &g_array_index (study->run->picks, HxRunPick, nth);

  for (guint16 option = 1; option < pick->n_options && *tried < MAX_TRIED; option++, ++*tried)
    {
      g_autofree char *other = sum_story_up (find_other_run (study->board, nth, option), study->hex);

      if (!g_str_equal (story, other))
        return TRUE;
    }
  return FALSE;
}

static const char *
choice_rule (const HxRunPick *pick)
{
  switch (pick->about)
    {
    case HX_ABOUT_CONVERSION:
      return "BASE-MOD-11";
    case HX_ABOUT_EXPLOSION:
      return "BASE-EXP-01";
    case HX_ABOUT_TRANSFUSION:
      return "KRW-04";
    case HX_ABOUT_SPENT_MEDIC:
      return "BASE-MED-10";
    default:
      return pick->may_decline ? "IG-RMED-01" : "BASE-MED-04";
    }
}

static void
add_choice (HxStudy         *study,
            const HxRunPick *pick)
{
  const char *format;
  HxInsight *why;

  if (pick->segment == HX_NO_SEGMENT)
    format = pick->subject == HX_NO_HEX ? _("There is a choice for {side} before the first segment.")
                                        : _("There is a choice for {side} about {piece} before the first segment.");
  else
    format = pick->subject == HX_NO_HEX ? _("There is a choice for {side} in segment {segment}.")
                                        : _("There is a choice for {side} about {piece} in segment {segment}.");
  why = hx_study_add (study, HX_INSIGHT_NOTE, "choice",
                      hx_phrase (format, "side", hx_tell_side (&study->teller, pick->side),
                                 "piece", pick->subject != HX_NO_HEX ? hx_tell_piece (&study->teller, pick->subject) : "",
                                 "segment", hx_tell_number (&study->teller, pick->segment), NULL));
  why->segment = pick->segment;
  if (pick->subject != HX_NO_HEX)
    why->others = HX_HEX_BIT (pick->subject) & ~HX_HEX_BIT (study->hex);
  hx_study_judge (why, FALSE, _("It can come out otherwise."));
  hx_study_cite (why, choice_rule (pick));
}

/**
 * hx_study_choices:
 * @study: a piece being explained
 *
 * Adds the choices that, answered otherwise than taken here, would change what it does or what becomes of it.
 */
void
hx_study_choices (HxStudy *study)
{
  g_autofree char *story = sum_story_up (study->run, study->hex);
  int tried = 0;

  for (guint i = 0; i < study->run->picks->len; i++)
    if (matters (study, story, i, &tried))
      add_choice (study, &g_array_index (study->run->picks, HxRunPick, i));
}
