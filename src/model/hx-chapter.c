/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Nets, power and initiatives come before the first attack and can be many: whoever wants the fight may pass them over. */

#include "config.h"

#include "hx-chapter.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

/* From how many steps on the beginning is worth folding. */
#define LONG_OPENING 4

static gboolean
is_standing (const HxStep *step)
{
  if (step->segment != HX_NO_SEGMENT)
    return FALSE;
  switch (step->code)
    {
    case HX_EVENT_NET_HOLDS:
    case HX_EVENT_NET_FAILS:
    case HX_EVENT_NOT_SUPPLIED:
    case HX_EVENT_SUPPLIED:
    case HX_EVENT_SCOPED:
    case HX_EVENT_LINK_FAILS:
    case HX_EVENT_INITIATIVE:
    case HX_EVENT_EXTRA_NUMBER:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The step that only says that a segment begins stands under the heading of what comes first in it. */
static gboolean
continues (const HxChapter *chapter,
           const HxStep    *last,
           const HxStep    *step)
{
  if (step->code == HX_EVENT_BATTLE_BEGINS || chapter->is_opening != is_standing (step))
    return FALSE;
  return chapter->segment == step->segment && (chapter->stage == step->stage || last->code == HX_EVENT_SEGMENT);
}

/**
 * hx_chapters_collect:
 * @resolution: a battle
 *
 * Returns: (transfer full) (element-type HxChapter): all its steps in chapters: one for each stage of a segment
 */
GArray *
hx_chapters_collect (HxResolution *resolution)
{
  GArray *chapters = g_array_new (FALSE, FALSE, sizeof (HxChapter));
  HxChapter *chapter = NULL;

  g_return_val_if_fail (HX_IS_RESOLUTION (resolution), chapters);

  for (guint i = 0; i < hx_resolution_get_n_steps (resolution); i++)
    {
      const HxStep *step = hx_resolution_get_step (resolution, i);

      if (chapter == NULL || !continues (chapter, hx_resolution_get_step (resolution, i - 1), step))
        {
          HxChapter next = { i, i, step->segment, step->stage, is_standing (step) };

          g_array_append_val (chapters, next);
          chapter = &g_array_index (chapters, HxChapter, chapters->len - 1);
        }
      chapter->last = i;
      chapter->stage = step->stage;
    }
  for (guint i = 0; i < chapters->len; i++)
    {
      chapter = &g_array_index (chapters, HxChapter, i);
      chapter->is_opening &= chapter->last - chapter->first + 1 >= LONG_OPENING;
    }

  return chapters;
}

/**
 * hx_chapters_pass:
 * @chapters: (element-type HxChapter): the chapters of a battle
 * @step: the step on show, or -1
 * @direction: 1 for the next step, -1 for the one before
 *
 * Returns: the step to go to where openings are folded: one that lies in an opening is passed over, unless @step does too
 */
gint
hx_chapters_pass (const GArray *chapters,
                  gint          step,
                  gint          direction)
{
  gint next = step + direction;

  g_return_val_if_fail (chapters != NULL, next);

  for (guint i = 0; i < chapters->len; i++)
    {
      const HxChapter *chapter = &g_array_index (chapters, HxChapter, i);
      gint first = (gint) chapter->first, last = (gint) chapter->last;

      if (!chapter->is_opening || next < first || next > last || (step >= first && step <= last))
        continue;
      /* Nothing comes after it where a battle waits at once; then its end is where one can go. */
      if (direction > 0)
        return i + 1 < chapters->len ? last + 1 : last;
      return first - 1;
    }

  return next;
}

static void
count (GPtrArray  *parts,
       const char *format,
       guint       n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  if (n > 0)
    g_ptr_array_add (parts, hx_phrase (format, "n", number, NULL));
}

/**
 * hx_chapter_dup_gist:
 * @resolution: a battle
 * @chapter: its opening
 *
 * Returns: (transfer full): what it says in short: "1 net, 1 unit without power and 4 changed initiatives"
 */
char *
hx_chapter_dup_gist (HxResolution    *resolution,
                     const HxChapter *chapter)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  guint n_codes[HX_N_EVENTS] = { 0 };
  guint n_steps = chapter->last - chapter->first + 1;
  guint n_numbers;

  g_return_val_if_fail (HX_IS_RESOLUTION (resolution), NULL);

  for (guint i = chapter->first; i <= chapter->last; i++)
    n_codes[hx_resolution_get_step (resolution, i)->code]++;
  n_numbers = n_codes[HX_EVENT_INITIATIVE] + n_codes[HX_EVENT_EXTRA_NUMBER];
  count (parts, ngettext ("{n} net", "{n} nets", n_codes[HX_EVENT_NET_HOLDS]), n_codes[HX_EVENT_NET_HOLDS]);
  count (parts, ngettext ("{n} unit without power", "{n} units without power", n_codes[HX_EVENT_NOT_SUPPLIED]),
         n_codes[HX_EVENT_NOT_SUPPLIED]);
  count (parts, ngettext ("{n} changed initiative", "{n} changed initiatives", n_numbers), n_numbers);
  if (parts->len == 0)
    count (parts, ngettext ("{n} step", "{n} steps", n_steps), n_steps);
  g_ptr_array_add (parts, NULL);

  return hx_phrase_list ((const char *const *) parts->pdata);
}
