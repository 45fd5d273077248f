/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole explanation of a position and of what was played on it, to be read elsewhere: as text, Markdown or HTML. */
#pragma once

#include "hx-step.h"
#include "hx-verdict-text.h"

G_BEGIN_DECLS

/**
 * HxReportAnswer: a choice that was made.
 * @step: it came up before the step of that number
 * @question, @answer: who decides what, and how it was decided, in words
 */
typedef struct
{
  guint step;
  char *question;
  char *answer;
} HxReportAnswer;

/**
 * HxReportSubject: what to report.
 * @title, @author, @description: (nullable): as its author wrote them
 * @notation: (nullable): the position in one line
 * @program: (nullable): who reports: a program and its version
 * @remarks: (nullable) (array zero-terminated=1): what the referee does not know
 * @start: the game before anything was played
 * @end: (nullable): the game at the end, or %NULL while a choice is open
 * @verdict: (nullable): what the referee says of @end
 * @steps: (element-type HxStep): what was played, as told by the narrator of the report
 * @answers: (nullable) (element-type HxReportAnswer): the choices made, in order
 * @question: (nullable): the choice that is open
 * @options: (nullable): what can be chosen there, one a line
 */
typedef struct
{
  const char *title, *author, *description;
  const char *notation;
  const char *program;
  const char *const *remarks;
  const HxGame *start;
  const HxGame *end;
  const HxVerdict *verdict;
  const GPtrArray *steps;
  const GPtrArray *answers;
  const char *question;
  const char *const *options;
} HxReportSubject;

/**
 * HxReportFrame: a picture in a report.
 * @board: what to draw; @segment: the segment being played, or -1
 * @events: (array length=n_events): whose attacks to show as arrows
 * @destroyed: pieces that leave after them
 */
typedef struct
{
  HxPosition board;
  int segment;
  HxEvent *events;
  guint n_events;
  HxHexSet destroyed;
} HxReportFrame;

/**
 * HxReportLayer: what of a picture is wanted. A page holds the first picture whole, and of every other one only what differs
 * from it; the layers over each other, in this order, make the picture.
 */
typedef enum
{
  HX_REPORT_GROUND,      /* the first picture, whole, on a light ground */
  HX_REPORT_DARK_GROUND, /* what of it is otherwise on a dark ground */
  HX_REPORT_BOTH,        /* what differs from the first picture, and is the same on both grounds */
  HX_REPORT_LIGHT,       /* what differs besides on the light ground */
  HX_REPORT_DARK,        /* and on the dark one */
} HxReportLayer;

/**
 * HxReportDraw: draws a layer of a picture.
 * @frame: what the picture shows; the first one that is drawn is that of %HX_REPORT_GROUND
 * @bytes: (out) (transfer full) (nullable): a PNG picture; %NULL where the layer is empty
 *
 * Returns: whether it could be drawn
 */
typedef gboolean (*HxReportDraw) (gpointer              data,
                                  const HxReportFrame  *frame,
                                  HxReportLayer         layer,
                                  GBytes              **bytes,
                                  GError              **error);

/** HxReportFormat: how a report is written. */
typedef enum
{
  HX_REPORT_TEXT,
  HX_REPORT_MARKDOWN,
  HX_REPORT_HTML,
} HxReportFormat;

typedef struct _HxReport HxReport;

HxReport *hx_report_new              (const HxNarrator       *narrator,
                                      const HxBox            *box,
                                      const HxReportSubject  *subject);
void      hx_report_free             (HxReport               *report);
char     *hx_report_to_text          (const HxReport         *report);
char     *hx_report_to_markdown      (const HxReport         *report);
char     *hx_report_to_html          (const HxReport         *report,
                                      HxReportDraw            draw,
                                      gpointer                data,
                                      GError                **error);
char     *hx_report_write            (const HxReport         *report,
                                      HxReportFormat          format,
                                      HxReportDraw            draw,
                                      gpointer                data,
                                      GError                **error);
gboolean  hx_report_format_from_name (const char             *name,
                                      HxReportFormat         *format);
void      hx_report_answer_free      (HxReportAnswer         *answer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxReport, hx_report_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxReportAnswer, hx_report_answer_free)

G_END_DECLS
