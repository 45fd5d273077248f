/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a report is made of, between those who put it together and those who write it. */
#pragma once

#include "hx-report.h"

G_BEGIN_DECLS

/** HxReportPart: the parts of a report. */
typedef enum
{
  HX_PART_TITLE,
  HX_PART_HEADING,
  HX_PART_SUBHEADING,
  HX_PART_PARAGRAPH,
  HX_PART_ITEM,
  HX_PART_CODE,
  HX_PART_PICTURE,
} HxReportPart;

/**
 * HxReportBlock: one part.
 * @text: plain text; of a picture, what it shows
 * @notes: (element-type guint): numbers of the footnotes after the text
 * @frame: (nullable): what to draw
 */
typedef struct
{
  HxReportPart part;
  char *text;
  GArray *notes;
  HxReportFrame *frame;
} HxReportBlock;

/**
 * HxReport: a report.
 * @blocks: (element-type HxReportBlock): its parts in order
 * @rules: (element-type utf8): ids of the rules cited, in the order of their footnotes
 * @notes: (element-type utf8): the footnotes
 */
struct _HxReport
{
  char *title;
  HxLanguage language;
  GPtrArray *blocks;
  GPtrArray *rules;
  GPtrArray *notes;
};

G_END_DECLS
