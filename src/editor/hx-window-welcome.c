/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who starts the program for the first time meets a position with a story, and is told where to look. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-data.h"

#define SAMPLE "freed-too-late.hexa"

/* Without a file of its own: the sample stays as it is, whatever is done to it here. */
static HxDocument *
load_sample (HxLibrary *library)
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autofree char *path = datadir != NULL ? g_build_filename (datadir, "scenarios", SAMPLE, NULL) : NULL;
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  HxScenario *scenario = file != NULL ? hx_scenario_load_file (hx_library_get_catalog (library), file, NULL) : NULL;

  return scenario != NULL ? hx_document_new (library, scenario, NULL) : NULL;
}

/**
 * hx_window_welcome:
 * @self: a window with the start page
 *
 * Opens a sample and says what is worth seeing in it, if the program has never done so. Where settings cannot be kept
 * it would do so at every start, so it does not do so at all.
 *
 * Returns: whether it did
 */
gboolean
hx_window_welcome (HxWindow *self)
{
  g_autoptr (HxDocument) document = NULL;

  g_return_val_if_fail (HX_IS_WINDOW (self), FALSE);

  if (!g_settings_get_boolean (self->settings, "first-run") || !g_settings_is_writable (self->settings, "first-run"))
    return FALSE;
  document = load_sample (self->library);
  if (document == NULL)
    return FALSE;
  g_settings_set_boolean (self->settings, "first-run", FALSE);
  self->is_welcoming = TRUE;
  hx_window_set_document (self, document);
  hx_announce (GTK_WIDGET (self->board), hx_window_get_welcome (self));

  return TRUE;
}

/* Holds until something is done with the sample. Returns: (nullable): the sentence in place of other hints. */
const char *
hx_window_get_welcome (HxWindow *self)
{
  if (self->is_welcoming && (hx_view_state_get_resolution (self->view) != NULL ||
                             hx_document_get_dirty (hx_view_state_get_document (self->view))))
    self->is_welcoming = FALSE;
  if (!self->is_welcoming)
    return NULL;

  return _("The Net Fighter on C2 holds the Guard on B2. Does the Guard get to shoot? Press F5 to see.");
}
