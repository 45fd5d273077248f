/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One place that decides how urgent our announcements are: they follow what the user did, so they do not interrupt. */

#include "config.h"

#include "hx-announce.h"

/** hx_announce: @text: what a screen reader says, when it has finished what it says now */
void
hx_announce (GtkWidget  *widget,
             const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (text == NULL || text[0] == '\0' || !gtk_widget_get_realized (widget))
    return;
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
