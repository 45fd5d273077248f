/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog takes the keyboard only when it is drawn: until then the keys of the window still work. */

#include "config.h"

#include "hx-one-dialog.h"

/**
 * hx_one_dialog_is_open:
 * @window: (nullable): a window
 *
 * What opens a dialog asks this first.
 *
 * Returns: whether @window shows a dialog already, or is about to
 */
gboolean
hx_one_dialog_is_open (gpointer window)
{
  return ADW_IS_APPLICATION_WINDOW (window) && adw_application_window_get_visible_dialog (window) != NULL;
}
