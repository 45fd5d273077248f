/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each draft gets a window, and each file that was open; a draft that cannot be read is kept aside, and that is said. */

#include "config.h"

#include "hx-restore.h"

#include <glib/gi18n.h>

#include "hx-draft.h"
#include "hx-session.h"
#include "hx-window.h"

typedef struct
{
  AdwApplication *application;
  HxLibrary *library;
  GPtrArray *drafts;
  GPtrArray *troubles;
} Restoring;

static char *
set_aside (HxDraft      *draft,
           const GError *error)
{
  g_autofree char *path = hx_draft_set_aside (draft);

  return g_strdup_printf (_("%1$s\nIt was kept as %2$s."), error->message, path);
}

/* @place: (nullable): how large the window was */
static HxWindow *
create_window (Restoring             *restoring,
               const HxSessionWindow *place)
{
  HxWindow *window = hx_window_new (restoring->application, restoring->library);

  if (place != NULL)
    hx_window_place (window, place);

  return window;
}

/* Takes the draft out of those that are left. */
static void
restore_draft (Restoring             *restoring,
               guint                  index,
               const HxSessionWindow *place)
{
  g_autoptr (HxDraft) draft = g_ptr_array_steal_index (restoring->drafts, index);
  g_autoptr (GError) error = NULL;
  g_autoptr (HxDocument) document = hx_draft_read (draft, restoring->library, &error);
  HxWindow *window;

  if (document == NULL)
    {
      g_ptr_array_add (restoring->troubles, set_aside (draft, error));
      return;
    }
  window = create_window (restoring, place);
  hx_window_restore (window, draft, document);
  gtk_window_present (GTK_WINDOW (window));
}

/* A file that is gone gets a window too, which says so: whoever had it open may know why. */
static void
restore_file (Restoring             *restoring,
              const HxSessionWindow *place)
{
  g_autoptr (GFile) file = g_file_new_for_uri (place->uri);
  HxWindow *window;

  if (hx_window_find (GTK_APPLICATION (restoring->application), file) != NULL)
    return;
  window = create_window (restoring, place);
  hx_window_open (window, file);
  gtk_window_present (GTK_WINDOW (window));
}

/* @name: (nullable): as hx_draft_dup_name() gives it */
static gboolean
find_draft (Restoring  *restoring,
            const char *name,
            guint      *index)
{
  for (guint i = 0; name != NULL && i < restoring->drafts->len; i++)
    {
      g_autofree char *other = hx_draft_dup_name (g_ptr_array_index (restoring->drafts, i));

      if (g_str_equal (name, other))
        {
          *index = i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
is_in_session (GPtrArray *windows,
               HxDraft   *draft)
{
  g_autofree char *name = hx_draft_dup_name (draft);

  for (guint i = 0; i < windows->len; i++)
    {
      const HxSessionWindow *place = g_ptr_array_index (windows, i);

      if (g_strcmp0 (place->draft, name) == 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * hx_restore_windows:
 * @application: who gets the windows
 * @library: what the program knows
 * @windows: (element-type HxSessionWindow): those that there were when the program ended
 * @with_files: whether to open files too in which nothing was changed; not if the program was started for another one
 *
 * Opens a window for each draft that no other program works on, and for each file, in the order in which they were used.
 *
 * Returns: (transfer full) (nullable): what is to be said of the drafts that could not be read
 */
char *
hx_restore_windows (AdwApplication *application,
                    HxLibrary      *library,
                    GPtrArray      *windows,
                    gboolean        with_files)
{
  g_autofree char *folder = hx_draft_dup_folder ();
  g_autoptr (GPtrArray) drafts = hx_draft_claim_all (folder);
  g_autoptr (GPtrArray) troubles = g_ptr_array_new_with_free_func (g_free);
  Restoring restoring = { application, library, drafts, troubles };
  guint index;

  for (guint i = 0; i < drafts->len;)
    {
      if (is_in_session (windows, g_ptr_array_index (drafts, i)))
        i++;
      else
        restore_draft (&restoring, i, NULL);
    }
  for (guint i = 0; i < windows->len; i++)
    {
      const HxSessionWindow *place = g_ptr_array_index (windows, i);

      if (find_draft (&restoring, place->draft, &index))
        restore_draft (&restoring, index, place);
      else if (place->uri != NULL && with_files)
        restore_file (&restoring, place);
    }
  if (troubles->len == 0)
    return NULL;
  g_ptr_array_add (troubles, NULL);

  return g_strjoinv ("\n\n", (char **) troubles->pdata);
}
