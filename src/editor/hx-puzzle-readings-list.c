/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only what was searched to its end is called the same; what the time did not suffice for is said, too. */

#include "config.h"

#include "hx-puzzle-readings-list.h"

#include <glib/gi18n.h>

#include "hx-doubt-text.h"
#include "hx-phrase.h"
#include "hx-reading-text.h"

static GtkWidget *
create_row (const char *title,
            const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return row;
}

/* Returns: (transfer none) (nullable): the other reading as a sentence */
static const char *
find_text (HxDocument         *document,
           const HxReadPuzzle *read)
{
  const HxDecision *decision = hx_catalog_find_decision (hx_document_get_catalog (document), hx_ruling_id ((HxRuling) read->ruling));
  int at = decision != NULL ? hx_decision_find_reading (decision, hx_ruling_reading ((HxRuling) read->ruling, read->reading)) : -1;

  return at >= 0 ? hx_text_get (&decision->readings[at].text, hx_library_get_language (hx_document_get_library (document))) : NULL;
}

static guint
count_same (HxPuzzleCheck *check)
{
  const GArray *readings = hx_puzzle_check_get_readings (check);
  guint n = 0;

  for (guint i = 0; i < readings->len; i++)
    n += hx_read_puzzle_is_same (&g_array_index (readings, HxReadPuzzle, i), hx_puzzle_check_get_solving (check)) ? 1 : 0;

  return n;
}

static void
add_readings (GtkWidget     *group,
              HxDocument    *document,
              HxPuzzleCheck *check)
{
  const HxSolving *solving = hx_puzzle_check_get_solving (check);
  const GArray *readings = hx_puzzle_check_get_readings (check);
  g_autofree char *tally = hx_readings_tally (count_same (check), readings->len);

  for (guint i = 0; i < readings->len; i++)
    {
      const HxReadPuzzle *read = &g_array_index (readings, HxReadPuzzle, i);
      g_autofree char *text = NULL;
      GtkWidget *row;

      if (hx_read_puzzle_is_same (read, solving))
        continue;
      text = hx_reading_puzzle (hx_ruling_id ((HxRuling) read->ruling), read->n_solutions, read->complete, read->stands);
      row = create_row (text, find_text (document, read));
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_row (tally, NULL));
}

/** hx_puzzle_readings_dup_news: Returns: (transfer full): what the readings come to, to be announced once all are tried. */
char *
hx_puzzle_readings_dup_news (HxPuzzleCheck *check)
{
  return hx_readings_tally (count_same (check), hx_puzzle_check_get_readings (check)->len);
}

/* Whether something is known that may be otherwise. */
static gboolean
is_in_doubt (HxPuzzleCheck *check,
             GStrv          doubts)
{
  return doubts[0] != NULL || (hx_puzzle_check_get_state (check) == HX_CHECK_DONE
                               && count_same (check) < hx_puzzle_check_get_readings (check)->len);
}

/**
 * hx_puzzle_readings_list_new:
 * @document: the puzzle
 * @check: what the solver found of it
 *
 * Returns: (transfer floating): the group, as far as the check is
 */
GtkWidget *
hx_puzzle_readings_list_new (HxDocument    *document,
                             HxPuzzleCheck *check)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_auto (GStrv) doubts = hx_doubt_text_dup_puzzle (document);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), is_in_doubt (check, doubts) ? _("In Doubt") : _("Other Readings"));
  for (char **doubt = doubts; *doubt != NULL; doubt++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_row (*doubt, NULL));
  if (hx_puzzle_check_get_state (check) == HX_CHECK_DONE)
    add_readings (group, document, check);
  else
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("Other readings of disputed points are being tried…"));

  return group;
}
