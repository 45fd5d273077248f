/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Board, strip and list all end here, so that a try is answered the same wherever it was made. */

#include "config.h"

#include "hx-turn-say.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-turn-text.h"

static void
say_refusal (GtkWidget   *widget,
             HxViewState *view)
{
  g_auto (GStrv) rules = NULL;
  g_autofree char *text = hx_turn_text_dup_refusal (view, &rules);

  gtk_widget_error_bell (widget);
  gtk_widget_activate_action (widget, "win.show-page", "s", "turn");
  if (text != NULL)
    hx_announce (widget, text);
}

/**
 * hx_turn_say:
 * @widget: where it was tried
 * @view: what the window shows: a position being played
 * @outcome: what came of it
 */
void
hx_turn_say (GtkWidget   *widget,
             HxViewState *view,
             HxTry        outcome)
{
  g_autofree char *text = NULL;

  switch (outcome)
    {
    case HX_TRY_PLAYED:
      text = hx_turn_text_dup_last (view);
      if (hx_resolution_get_open (hx_view_state_get_resolution (view)) != NULL)
        gtk_widget_activate_action (widget, "win.choose", NULL);
      break;
    case HX_TRY_PICKED:
      text = hx_turn_text_dup_pick (view);
      /* With the HQ's hex picked, only the list has what is left to pick. */
      if (hx_pick_wants_cargo (hx_playing_get_pick (hx_view_state_get_playing (view))) &&
          hx_playing_find_next (hx_view_state_get_playing (view)) == 0)
        gtk_widget_activate_action (widget, "win.list-actions", NULL);
      break;
    case HX_TRY_SEVERAL:
      text = g_strdup (_("Several actions remain. Choose one of them."));
      gtk_widget_activate_action (widget, "win.list-actions", NULL);
      break;
    case HX_TRY_REFUSED:
      say_refusal (widget, view);
      return;
    case HX_TRY_OUTSIDE:
    case HX_TRY_NOTHING:
    default:
      /* What means nothing here by the rules may mean nothing because of the puzzle. */
      text = hx_playing_dup_limits (hx_view_state_get_playing (view));
      gtk_widget_error_bell (widget);
    }
  if (text != NULL)
    hx_announce (widget, text);
}
