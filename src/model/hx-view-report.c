/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was played up to the point on show, the battle on show, or else the one that the position would have; for the eyes of the window. */

#include "config.h"

#include "hx-view-report.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-notation.h"
#include "hx-option-id.h"
#include "hx-phrase.h"
#include "hx-secret-text.h"
#include "hx-sharing.h"

#define PROGRAM "Hexarbiter " HX_VERSION

/* What was played before @point is judged once more, entry by entry, up to the first that waits or is refused. */
static void
add_line (HxViewState    *view,
          const HxRecord *record,
          HxPoint         point,
          GPtrArray      *told)
{
  g_autoptr (GPtrArray) entries = hx_point_list_entries (point);
  g_autofree HxGame *game = g_memdup2 (&record->start, sizeof record->start);
  gboolean goes_on = TRUE;

  for (guint i = 0; goes_on && i < entries->len; i++)
    {
      const HxEntry *entry = g_ptr_array_index (entries, i);
      HxResolution *played;

      if (entry->state != HX_ENTRY_PLAYED && entry->state != HX_ENTRY_OPEN)
        return;
      played = hx_resolution_new_for_action (hx_view_state_get_document (view), game, &entry->action,
                                             (const char *const *) entry->choices);
      hx_resolution_set_eyes (played, hx_view_state_get_eyes (view));
      g_ptr_array_add (told, played);
      goes_on = hx_resolution_get_is_over (played);
      if (goes_on)
        *game = *hx_resolution_get_end (played);
    }
}

static HxPoint
find_end (const HxRecord *record)
{
  return (HxPoint) { record->main, record->main->entries->len };
}

/*
 * While a turn is played, what leads to the point on show; at its beginning, and where nothing is on show, the whole main line.
 * Without a line, the battle.
 */
static GPtrArray *
list_told (HxViewState *view)
{
  HxDocument *document = hx_view_state_get_document (view);
  GPtrArray *told = g_ptr_array_new_with_free_func (g_object_unref);
  HxResolution *battle = hx_view_state_get_resolution (view);
  HxPlaying *playing = hx_view_state_get_playing (view);

  if (playing != NULL)
    {
      const HxRecord *record = hx_playing_get_record (playing);
      HxPoint point = hx_playing_get_point (playing);

      add_line (view, record, hx_point_get_entry (point) != NULL ? point : find_end (record), told);
    }
  else if (battle == NULL)
    {
      g_autoptr (HxRecord) record = hx_record_new (hx_document_get_catalog (document), hx_document_get_scenario (document));

      add_line (view, record, find_end (record), told);
    }
  if (told->len > 0)
    return told;
  if (battle == NULL)
    {
      battle = hx_resolution_new_for_document (document);
      hx_resolution_set_eyes (battle, hx_view_state_get_eyes (view));
    }
  else
    g_object_ref (battle);
  g_ptr_array_add (told, battle);

  return told;
}

static char *
dup_question (HxViewState  *view,
              HxResolution *battle,
              guint         index)
{
  const HxNarrator *narrator = hx_view_state_get_narrator (view);
  const HxChoice *choice = &hx_resolution_get_answer (battle, index)->choice;
  const HxPosition *board = hx_resolution_get_board (battle, index);

  return hx_explain_question (narrator, hx_resolution_get_box (battle), board, choice);
}

static char **
dup_options (HxViewState  *view,
             HxResolution *battle,
             guint         index)
{
  const HxChoice *choice = &hx_resolution_get_answer (battle, index)->choice;
  GPtrArray *options = g_ptr_array_new ();

  for (guint i = 0; i < choice->n_options; i++)
    g_ptr_array_add (options, hx_explain_option (hx_view_state_get_narrator (view), hx_resolution_get_box (battle),
                                                 hx_resolution_get_board (battle, index), choice, i));
  g_ptr_array_add (options, NULL);

  return (char **) g_ptr_array_free (options, FALSE);
}

/* What is told, in a row. @question, @options: the choice that is open */
typedef struct
{
  GPtrArray *steps;
  GPtrArray *answers;
  char *question;
  char **options;
} Telling;

/* The choices that were made, and the one that is open. */
static void
add_answers (HxViewState  *view,
             HxResolution *battle,
             Telling      *telling)
{
  for (guint i = 0; i < hx_resolution_get_n_answers (battle); i++)
    {
      const HxAnswer *made = hx_resolution_get_answer (battle, i);
      HxReportAnswer *answer;

      if (made->option < 0)
        {
          telling->question = dup_question (view, battle, i);
          telling->options = dup_options (view, battle, i);
          break;
        }
      answer = g_new0 (HxReportAnswer, 1);
      answer->step = telling->steps->len + made->step;
      answer->question = dup_question (view, battle, i);
      answer->answer = hx_explain_option (hx_view_state_get_narrator (view), hx_resolution_get_box (battle),
                                          hx_resolution_get_board (battle, i), &made->choice, (guint) made->option);
      g_ptr_array_add (telling->answers, answer);
    }
}

static void
begin_telling (Telling     *telling,
               HxViewState *view,
               GPtrArray   *told)
{
  *telling = (Telling) { g_ptr_array_new (), g_ptr_array_new_with_free_func ((GDestroyNotify) hx_report_answer_free), NULL, NULL };
  for (guint i = 0; i < told->len; i++)
    {
      HxResolution *played = g_ptr_array_index (told, i);

      add_answers (view, played, telling);
      for (guint n = 0; n < hx_resolution_get_n_steps (played); n++)
        g_ptr_array_add (telling->steps, (gpointer) hx_resolution_get_step (played, n));
    }
}

static void
end_telling (Telling *telling)
{
  g_ptr_array_unref (telling->steps);
  g_ptr_array_unref (telling->answers);
  g_free (telling->question);
  g_strfreev (telling->options);
}

/**
 * hx_view_report_new:
 * @view: what a window shows
 *
 * Returns: (transfer full): the position, what was played from it or else its battle, and how that ends, without what the eyes of
 *   the window may not know
 */
HxReport *
hx_view_report_new (HxViewState *view)
{
  HxDocument *document = hx_view_state_get_document (view);
  const HxScenario *scenario = hx_document_get_scenario (document);
  g_autoptr (GPtrArray) told = list_told (view);
  HxResolution *last = g_ptr_array_index (told, told->len - 1);
  g_auto (GStrv) remarks = hx_secret_text_dup_unrefereed (view);
  g_autofree HxGame *start = g_new0 (HxGame, 1);
  gboolean left_out;
  g_autofree char *notation = hx_sharing_dup_text (view, &left_out);
  g_autofree char *title = hx_document_dup_title (document);
  HxReport *report;
  Telling telling;
  HxReportSubject subject = {
    .title = title,
    .author = scenario->author,
    .description = hx_scenario_get_description (scenario, hx_library_get_language (hx_document_get_library (document))),
    .notation = notation,
    .program = PROGRAM,
    .remarks = (const char *const *) remarks,
    .start = start,
  };

  begin_telling (&telling, view, told);
  subject.steps = telling.steps;
  subject.answers = telling.answers;
  subject.question = telling.question;
  subject.options = (const char *const *) telling.options;
  if (!hx_scenario_to_game (hx_document_get_catalog (document), scenario, start, NULL))
    hx_game_init (start, &scenario->position);
  if (hx_resolution_get_is_over (last))
    {
      subject.end = hx_resolution_get_end (last);
      subject.verdict = hx_resolution_get_verdict (last);
    }
  report = hx_report_new (hx_view_state_get_narrator (view), hx_document_get_box (document), &subject);
  end_telling (&telling);

  return report;
}

/**
 * hx_view_report_dup_name:
 * @view: what a window shows
 *
 * Returns: (transfer full): a name for a file with the report, as a page
 */
char *
hx_view_report_dup_name (HxViewState *view)
{
  g_autofree char *title = hx_document_dup_title (hx_view_state_get_document (view));

  if (g_str_has_suffix (title, ".hexa"))
    title[strlen (title) - strlen (".hexa")] = '\0';

  return g_strconcat (g_strdelimit (title, "/\\:", '-'), ".html", NULL);
}

static void
append_line (GString    *text,
             const char *name,
             const char *value)
{
  g_autofree char *line = hx_phrase (_("{name}: {value}"), "name", name, "value", value, NULL);

  g_string_append (text, line);
  g_string_append_c (text, '\n');
}

static void
append_rule (GString          *text,
             const HxNarrator *narrator,
             const char       *rule)
{
  g_autofree char *words = hx_citation_tooltip (narrator, rule);

  append_line (text, _("Rule"), words);
}

/* The reading in force of every disputed point that bears on the rule, or is it. */
static void
append_readings (GString          *text,
                 const HxNarrator *narrator,
                 const HxPosition *position,
                 const char       *rule)
{
  HxLanguage language = hx_narrator_get_language (narrator);

  for (int ruling = 0; ruling < HX_N_RULINGS; ruling++)
    {
      const char *id = hx_ruling_id (ruling);
      const HxDecision *decision = hx_catalog_find_decision (hx_narrator_get_catalog (narrator), id);
      g_autofree char *reading = NULL;
      int index;

      if (decision == NULL
          || (!g_str_equal (id, rule)
              && (decision->concerns == NULL || !g_strv_contains ((const char *const *) decision->concerns, rule))))
        continue;
      index = hx_decision_find_reading (decision, hx_ruling_reading (ruling, position->rulings[ruling]));
      if (index < 0)
        continue;
      reading = hx_phrase (_("{id}: {question} {reading}"), "id", id, "question", hx_text_get (&decision->question, language),
                           "reading", hx_text_get (&decision->readings[index].text, language), NULL);
      append_line (text, _("Reading in force"), reading);
    }
}

/* Whoever plays it again gets to the same step. */
static void
take_choices (HxScenario   *scenario,
              HxResolution *battle)
{
  GPtrArray *ids = g_ptr_array_new_with_free_func (g_free);
  /* answers to a battle's choices are not answers to those of a line */
  gboolean belong = battle != NULL && !hx_scenario_has_line (scenario);

  for (guint i = 0; belong && i < hx_resolution_get_n_answers (battle); i++)
    {
      const HxAnswer *answer = hx_resolution_get_answer (battle, i);

      if (answer->option >= 0)
        g_ptr_array_add (ids, hx_option_dup_id (hx_resolution_get_box (battle), &answer->choice, answer->option));
    }
  g_ptr_array_add (ids, NULL);
  if (ids->len > 1)
    {
      g_strfreev (scenario->choices);
      scenario->choices = (char **) g_ptr_array_free (ids, FALSE);
    }
  else
    g_ptr_array_unref (ids);
}

static void
append_step (GString      *text,
             HxViewState  *view,
             HxResolution *battle,
             gint          number)
{
  const HxStep *step = hx_resolution_get_step (battle, (guint) number);
  g_autofree char *digits = g_strdup_printf ("%d", number + 1);

  append_line (text, _("Step"), digits);
  append_line (text, _("It says"), step->text);
  for (guint i = 0; step->rules[i] != NULL; i++)
    {
      append_rule (text, hx_view_state_get_narrator (view), step->rules[i]);
      append_readings (text, hx_view_state_get_narrator (view), hx_view_state_get_position (view), step->rules[i]);
    }
}

/**
 * hx_disagreement_dup:
 * @view: what a window shows
 * @step: a step of the battle on show, or -1
 * @rule: (nullable): the id of a rule or of a disputed point that is meant besides
 * @left_out: (out): whether something is left out that the eyes of the window may not know
 *
 * All that somebody else needs in order to judge: what the program says, by which rules as they are read, and the position
 * from which it comes, in one line and as a file.
 *
 * Returns: (transfer full): it as text for a forum or a report
 */
char *
hx_disagreement_dup (HxViewState *view,
                     gint         step,
                     const char  *rule,
                     gboolean    *left_out)
{
  HxDocument *document = hx_view_state_get_document (view);
  HxResolution *battle = hx_view_state_get_resolution (view);
  g_autoptr (HxScenario) seen = hx_sharing_dup_seen (view, left_out);
  GString *text = g_string_new (NULL);
  g_autofree char *notation = NULL;
  g_autoptr (GBytes) json = NULL;
  gsize length;
  const char *data;

  take_choices (seen, battle);
  notation = hx_notation_write (hx_document_get_catalog (document), seen);
  json = hx_scenario_to_bytes (hx_document_get_catalog (document), seen);
  data = g_bytes_get_data (json, &length);
  append_line (text, _("Program"), PROGRAM);
  if (battle != NULL && step >= 0 && step < (gint) hx_resolution_get_n_steps (battle))
    append_step (text, view, battle, step);
  if (rule != NULL)
    {
      append_rule (text, hx_view_state_get_narrator (view), rule);
      append_readings (text, hx_view_state_get_narrator (view), hx_document_get_position (document), rule);
    }
  append_line (text, _("Position"), notation);
  g_string_append_printf (text, "\n%.*s", (int) length, data);

  return g_string_free (text, FALSE);
}
