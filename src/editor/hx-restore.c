/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each draft gets a window; one that cannot be read is kept aside, and that is said. */

#include "config.h"

#include "hx-restore.h"

#include <glib/gi18n.h>

#include "hx-draft.h"
#include "hx-window.h"

static char *
set_aside (HxDraft      *draft,
           const GError *error)
{
  g_autofree char *path = hx_draft_set_aside (draft);

  return g_strdup_printf (_("%1$s\nIt was kept as %2$s."), error->message, path);
}

/**
 * hx_restore_drafts:
 * @application: who gets the windows
 * @library: what the program knows
 *
 * Opens a window for each draft that no other program works on.
 *
 * Returns: (transfer full) (nullable): what is to be said of the drafts that could not be read
 */
char *
hx_restore_drafts (AdwApplication *application,
                   HxLibrary      *library)
{
  g_autofree char *folder = hx_draft_dup_folder ();
  g_autoptr (GPtrArray) drafts = hx_draft_claim_all (folder);
  g_autoptr (GPtrArray) troubles = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < drafts->len; i++)
    {
      HxDraft *draft = g_ptr_array_index (drafts, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (HxDocument) document = hx_draft_read (draft, library, &error);
      HxWindow *window;

      if (document == NULL)
        {
          g_ptr_array_add (troubles, set_aside (draft, error));
          continue;
        }
      window = hx_window_new (application, library);
      hx_window_restore (window, draft, document);
      gtk_window_present (GTK_WINDOW (window));
    }
  if (troubles->len == 0)
    return NULL;
  g_ptr_array_add (troubles, NULL);

  return g_strjoinv ("\n\n", (char **) troubles->pdata);
}
