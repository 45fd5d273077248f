/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The steps of a battle in chapters: what stands under one heading, and what may be passed over at the beginning. */
#pragma once

#include "hx-resolution.h"

G_BEGIN_DECLS

/**
 * HxChapter: steps under one heading.
 * @first, @last: its steps
 * @segment: the segment, or %HX_NO_SEGMENT
 * @stage: the part of the segment
 * @is_opening: it only says how the board stands when a battle begins, and is long: it may be folded
 */
typedef struct
{
  guint first, last;
  guint8 segment;
  HxStage stage;
  gboolean is_opening;
} HxChapter;

GArray *hx_chapters_collect (HxResolution    *resolution) G_GNUC_WARN_UNUSED_RESULT;
gint    hx_chapters_pass    (const GArray    *chapters,
                             gint             step,
                             gint             direction);
char   *hx_chapter_dup_gist (HxResolution    *resolution,
                             const HxChapter *chapter) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
