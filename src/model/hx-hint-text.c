/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints speak of the next thing only: a list of keys has a dialog of its own. */

#include "config.h"

#include "hx-hint-text.h"

#include <glib/gi18n.h>

static const char *
get_playing_hint (HxPlaying *playing)
{
  if (hx_playing_get_pick (playing)->kind == HX_PICK_NOTHING)
    return _("Choose a tile or a unit, and then a hex. Ctrl+L lists what may be played.");
  if (hx_pick_wants_cargo (hx_playing_get_pick (playing)))
    return _("Choose two tiles to go under the HQ: Ctrl+L lists them, Escape lets go.");

  return _("Choose a hex: Enter plays, [ and ] turn, Escape lets go.");
}

static const char *
get_battle_hint (HxViewState  *view,
                 HxResolution *battle)
{
  gint last = (gint) hx_resolution_get_n_steps (battle) - 1;

  if (hx_view_state_get_step (view) < last)
    return _("Alt+← and Alt+→ step through the battle, Ctrl+Space plays it.");
  if (hx_resolution_get_open (battle) != NULL)
    return _("The battle waits for a choice: Ctrl+D goes there.");

  return _("The battle is over: Ctrl+Enter keeps its result, F5 goes back to the position.");
}

/**
 * hx_hint_text_get:
 * @view: what a window shows
 *
 * Returns: (transfer none): a sentence
 */
const char *
hx_hint_text_get (HxViewState *view)
{
  HxDocument *document;
  HxResolution *battle;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  battle = hx_view_state_get_resolution (view);
  if (hx_view_state_get_playing (view) != NULL)
    return get_playing_hint (hx_view_state_get_playing (view));
  if (battle != NULL)
    return get_battle_hint (view, battle);
  if (hx_view_state_get_carry (view)->kind != HX_CARRY_NOTHING)
    return _("Choose a hex: Enter puts down, [ and ] turn, Escape lets go.");
  if (hx_document_get_piece (document, hx_view_state_get_selection (view)) != NULL)
    return _("Enter lifts this piece, [ and ] turn it, Delete removes it.");
  if (hx_document_get_position (document)->units == 0)
    return _("Drag tiles onto the board, or choose one and then a hex.");

  return _("Drag pieces to move them. F5 starts the battle.");
}
