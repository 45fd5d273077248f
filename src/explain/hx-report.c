/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Putting a report together: the position, what was played segment by segment, the end, and the rules cited. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-report.h"

#include <glib/gi18n.h>

#include "hx-difference.h"
#include "hx-phrase.h"
#include "hx-position-text.h"
#include "hx-report-private.h"

/* Where the telling is. */
typedef enum
{
  AT_NOTHING,
  AT_TURN,
  AT_BATTLE,
  AT_SEGMENT,
  AT_AFTER,
} Chapter;

/*
 * A report being put together.
 * @board: after the steps told so far; @before: as the segment began
 * @events: what happened in the segment so far; @told: since the start
 */
typedef struct
{
  HxReport *report;
  const HxNarrator *narrator;
  const HxBox *box;
  const HxReportSubject *subject;
  HxPosition board, before;
  GArray *events, *told;
  Chapter chapter;
  guint segment;
  guint answer;
} Writing;

static void
free_block (gpointer data)
{
  HxReportBlock *block = data;

  g_free (block->text);
  g_array_unref (block->notes);
  if (block->frame != NULL)
    g_free (block->frame->events);
  g_free (block->frame);
  g_free (block);
}

/**
 * hx_report_free:
 * @report: (nullable) (transfer full): a report
 */
void
hx_report_free (HxReport *report)
{
  if (report == NULL)
    return;
  g_free (report->title);
  g_ptr_array_unref (report->blocks);
  g_ptr_array_unref (report->rules);
  g_ptr_array_unref (report->notes);
  g_free (report);
}

/**
 * hx_report_answer_free:
 * @answer: (nullable) (transfer full): a choice that was made
 */
void
hx_report_answer_free (HxReportAnswer *answer)
{
  if (answer == NULL)
    return;
  g_free (answer->question);
  g_free (answer->answer);
  g_free (answer);
}

static HxReportBlock *
add (Writing      *writing,
     HxReportPart  part,
     const char   *text)
{
  HxReportBlock *block = g_new0 (HxReportBlock, 1);

  block->part = part;
  block->text = g_strdup (text);
  block->notes = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (writing->report->blocks, block);
  return block;
}

static void
add_lines (Writing      *writing,
           const char   *heading,
           char        **lines)
{
  if (heading != NULL && lines[0] != NULL)
    add (writing, HX_PART_SUBHEADING, heading);
  for (guint i = 0; lines[i] != NULL; i++)
    add (writing, HX_PART_ITEM, lines[i]);
  g_strfreev (lines);
}

static guint
find_note (Writing    *writing,
           const char *rule)
{
  HxReport *report = writing->report;
  gboolean stands = hx_catalog_find_rule (hx_narrator_get_catalog (writing->narrator), rule) != NULL;
  g_autofree char *where = NULL, *text = NULL;
  guint at;

  if (g_ptr_array_find_with_equal_func (report->rules, rule, g_str_equal, &at))
    return at + 1;
  where = hx_citation (writing->narrator, rule);
  text = hx_citation_tooltip (writing->narrator, rule);
  g_ptr_array_add (report->rules, g_strdup (rule));
  /* Translators: a footnote: where a rule stands, then its id and text */
  g_ptr_array_add (report->notes, stands ? hx_phrase (_("{where}. {text}"), "where", where, "text", text, NULL)
                                          : g_strdup (text));
  return report->rules->len;
}

static void
cite (Writing           *writing,
      HxReportBlock     *block,
      const char *const *rules)
{
  for (guint i = 0; rules[i] != NULL; i++)
    {
      guint note = find_note (writing, rules[i]);

      g_array_append_val (block->notes, note);
    }
}

static void
add_picture (Writing          *writing,
             const char       *text,
             const HxPosition *board,
             int               segment,
             const GArray     *events)
{
  HxReportBlock *block = add (writing, HX_PART_PICTURE, text);

  block->frame = g_new0 (HxReportFrame, 1);
  block->frame->board = *board;
  block->frame->segment = segment;
  if (events == NULL)
    return;
  block->frame->n_events = events->len;
  block->frame->events = g_memdup2 (events->data, events->len * sizeof (HxEvent));
  block->frame->destroyed = board->units & ~writing->board.units;
}

static gboolean
has_attacks (const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      HxEventCode code = g_array_index (events, HxEvent, i).code;

      if (code == HX_EVENT_ATTACK || code == HX_EVENT_CHARGE_EXPLODES)
        return TRUE;
    }
  return FALSE;
}

/* What the segment did: its attacks over the board as it was, and the board as it is now. */
static void
end_segment (Writing *writing)
{
  g_autofree char *number = g_strdup_printf ("%u", writing->segment);
  g_autofree char *attacks = hx_phrase (_("The attacks of segment {number}"), "number", number, NULL);
  g_autofree char *after = hx_phrase (_("The board after segment {number}"), "number", number, NULL);

  if (writing->chapter == AT_SEGMENT && has_attacks (writing->events))
    add_picture (writing, attacks, &writing->before, (int) writing->segment, writing->events);
  if (writing->chapter == AT_SEGMENT && !hx_position_equal (&writing->before, &writing->board))
    add_picture (writing, after, &writing->board, -1, NULL);
  writing->before = writing->board;
  g_array_set_size (writing->events, 0);
}

static void
begin_chapter (Writing *writing,
               Chapter  chapter)
{
  if (writing->chapter == chapter)
    return;
  end_segment (writing);
  writing->chapter = chapter;
  if (chapter == AT_TURN)
    add (writing, HX_PART_HEADING, _("The Turn"));
  else if (chapter == AT_BATTLE)
    add (writing, HX_PART_HEADING, _("The Battle"));
  else if (chapter == AT_AFTER)
    add (writing, HX_PART_SUBHEADING, _("After the Segments"));
}

static void
begin_segment (Writing *writing,
               guint    segment)
{
  g_autofree char *number = g_strdup_printf ("%u", segment);
  g_autofree char *heading = hx_phrase (_("Segment {number}"), "number", number, NULL);

  if (writing->chapter == AT_SEGMENT && writing->segment == segment)
    return;
  end_segment (writing);
  writing->chapter = AT_SEGMENT;
  writing->segment = segment;
  add (writing, HX_PART_SUBHEADING, heading);
}

static void
find_chapter (Writing      *writing,
              const HxStep *step)
{
  if (step->code == HX_EVENT_BATTLE_BEGINS)
    {
      end_segment (writing);
      writing->chapter = AT_NOTHING;
      begin_chapter (writing, AT_BATTLE);
    }
  else if (step->segment != HX_NO_SEGMENT)
    begin_segment (writing, step->segment);
  else if (step->stage == HX_STAGE_TURN)
    begin_chapter (writing, AT_TURN);
  else if (writing->chapter == AT_SEGMENT)
    begin_chapter (writing, AT_AFTER);
}

static const HxReportAnswer *
next_answer (Writing *writing,
             guint    before)
{
  const GPtrArray *answers = writing->subject->answers;
  const HxReportAnswer *answer;

  if (answers == NULL || writing->answer == answers->len)
    return NULL;
  answer = g_ptr_array_index (answers, writing->answer);
  if (answer->step > before)
    return NULL;
  writing->answer++;
  return answer;
}

/* @question: who decides what */
static HxReportBlock *
add_answer (Writing              *writing,
            const char           *question,
            const HxReportAnswer *answer)
{
  g_autofree char *text = hx_phrase (_("{question} Chosen: {answer}."), "question", question, "answer", answer->answer, NULL);

  return add (writing, HX_PART_ITEM, text);
}

static void
add_answers (Writing *writing,
             guint    before)
{
  const HxReportAnswer *answer;

  while ((answer = next_answer (writing, before)) != NULL)
    add_answer (writing, answer->question, answer);
}

static void
add_step (Writing *writing,
          guint    number)
{
  const HxStep *step = g_ptr_array_index (writing->subject->steps, number);
  const HxReportAnswer *answer;

  find_chapter (writing, step);
  answer = step->code == HX_EVENT_CHOSEN ? next_answer (writing, number) : NULL;
  if (answer != NULL)
    cite (writing, add_answer (writing, step->text, answer), (const char *const *) step->rules);
  add_answers (writing, number);
  /* That a segment begins, the heading says. */
  if (answer == NULL && step->code != HX_EVENT_SEGMENT)
    cite (writing, add (writing, HX_PART_ITEM, step->text), (const char *const *) step->rules);
  for (guint i = 0; i < step->events->len; i++)
    {
      const HxEvent *event = &g_array_index (step->events, HxEvent, i);

      g_array_append_vals (writing->events, event, 1);
      g_array_append_vals (writing->told, event, 1);
      hx_position_replay (writing->box, &writing->board, event);
    }
}

/* Whether there is more than space and control characters. */
static gboolean
says_something (const char *text)
{
  for (const char *at = text; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isgraph (g_utf8_get_char (at)) && !g_unichar_isspace (g_utf8_get_char (at)))
      return TRUE;
  return FALSE;
}

static void
write_head (Writing *writing)
{
  const HxReportSubject *subject = writing->subject;
  g_autofree char *author = NULL;

  add (writing, HX_PART_TITLE, writing->report->title);
  if (says_something (subject->author))
    {
      author = hx_phrase (_("By {author}"), "author", subject->author, NULL);
      add (writing, HX_PART_PARAGRAPH, author);
    }
  if (says_something (subject->description))
    {
      g_auto (GStrv) lines = g_strsplit (subject->description, "\n", -1);

      for (guint i = 0; lines[i] != NULL; i++)
        if (says_something (lines[i]))
          add (writing, HX_PART_PARAGRAPH, g_strstrip (lines[i]));
    }
}

static void
write_sides (Writing      *writing,
             const HxGame *game)
{
  for (int side = 0; side < game->position.n_sides; side++)
    {
      g_autofree char *name = hx_narrator_dup_seat_name (writing->narrator, writing->box, game, side);

      add_lines (writing, name, hx_explain_side (writing->narrator, writing->box, game, side));
    }
}

static void
write_start (Writing *writing)
{
  const HxReportSubject *subject = writing->subject;
  const HxPosition *position = &subject->start->position;

  add (writing, HX_PART_HEADING, _("The Position"));
  add_picture (writing, _("The board before anything is played"), position, -1, NULL);
  add_lines (writing, NULL, hx_explain_board (writing->narrator, writing->box, subject->start));
  write_sides (writing, subject->start);
  add_lines (writing, _("Rulings Switched"), hx_explain_rulings (writing->narrator, position));
  add_lines (writing, _("In Doubt"), hx_explain_doubts (writing->narrator, writing->box, position));
  if (subject->remarks != NULL)
    add_lines (writing, _("Not Refereed"), g_strdupv ((char **) subject->remarks));
  if (subject->notation != NULL)
    {
      add (writing, HX_PART_SUBHEADING, _("In One Line"));
      add (writing, HX_PART_CODE, subject->notation);
    }
}

static void
write_steps (Writing *writing)
{
  for (guint i = 0; i < writing->subject->steps->len; i++)
    add_step (writing, i);
  add_answers (writing, writing->subject->steps->len);
  end_segment (writing);
  writing->chapter = AT_NOTHING;
}

static void
write_changes (Writing *writing)
{
  const HxReportSubject *subject = writing->subject;
  HxComparison comparison = {
    .first = &subject->start->position,
    .second = &subject->end->position,
    .events = writing->told,
    .here = _("before"),
    .there = _("at the end"),
  };
  g_autoptr (GPtrArray) found = hx_difference_list (writing->narrator, writing->box, &comparison);

  if (found->len > 0)
    add (writing, HX_PART_SUBHEADING, _("What Has Changed"));
  for (guint i = 0; i < found->len; i++)
    add (writing, HX_PART_ITEM, ((const HxDifference *) g_ptr_array_index (found, i))->text);
}

static void
write_end (Writing *writing)
{
  const HxReportSubject *subject = writing->subject;
  g_autoptr (HxVerdictText) verdict = NULL;

  if (subject->end == NULL || subject->verdict == NULL)
    {
      add (writing, HX_PART_HEADING, _("A Choice Is Open"));
      add_picture (writing, _("The board while a choice is open"), &writing->board, -1, NULL);
      if (subject->question != NULL)
        add (writing, HX_PART_PARAGRAPH, subject->question);
      if (subject->options != NULL)
        add_lines (writing, NULL, g_strdupv ((char **) subject->options));
      return;
    }
  verdict = hx_explain_verdict (writing->narrator, writing->box, &subject->start->position, &subject->end->position,
                                subject->verdict);
  add (writing, HX_PART_HEADING, _("The End"));
  add_picture (writing, _("The board at the end"), &subject->end->position, -1, NULL);
  add (writing, HX_PART_PARAGRAPH, verdict->headline);
  write_changes (writing);
  write_sides (writing, subject->end);
}

/**
 * hx_report_new:
 * @narrator: names; its view decides which secrets are told
 * @box: the game box
 * @subject: what to report; not needed afterwards
 *
 * Returns: (transfer full): the report
 */
HxReport *
hx_report_new (const HxNarrator      *narrator,
               const HxBox           *box,
               const HxReportSubject *subject)
{
  HxReport *report = g_new0 (HxReport, 1);
  Writing writing = {
    .report = report,
    .narrator = narrator,
    .box = box,
    .subject = subject,
    .board = subject->start->position,
    .before = subject->start->position,
    .events = g_array_new (FALSE, FALSE, sizeof (HxEvent)),
    .told = g_array_new (FALSE, FALSE, sizeof (HxEvent)),
    .segment = HX_NO_SEGMENT,
  };

  report->title = g_strdup (says_something (subject->title) ? subject->title : _("Untitled Position"));
  report->language = hx_narrator_get_language (narrator);
  report->blocks = g_ptr_array_new_with_free_func (free_block);
  report->rules = g_ptr_array_new_with_free_func (g_free);
  report->notes = g_ptr_array_new_with_free_func (g_free);
  write_head (&writing);
  write_start (&writing);
  write_steps (&writing);
  write_end (&writing);
  if (subject->program != NULL)
    {
      g_autofree char *made = hx_phrase (_("Written by {program}."), "program", subject->program, NULL);

      add (&writing, HX_PART_PARAGRAPH, made);
    }
  g_array_unref (writing.events);
  g_array_unref (writing.told);
  return report;
}
