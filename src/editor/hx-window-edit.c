/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions on pieces: the clipboard, selecting several, and what the keyboard sets on one of them. */

#include "config.h"

#include "hx-window-private.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-document-group.h"
#include "hx-document-lay.h"

static HxDocument *
get_document (HxWindow *self)
{
  return hx_view_state_get_document (self->view);
}

static void
announce (HxWindow *self,
          char     *text)
{
  g_autofree char *owned = text;

  hx_announce (GTK_WIDGET (self->board), owned);
}

/* Returns: how many pieces went to the clipboard. */
static guint
copy_selected (HxWindow *self)
{
  g_autoptr (HxClip) clip = hx_document_copy_pieces (get_document (self), hx_view_state_get_selected (self->view),
                                                     hx_view_state_get_selection (self->view));

  if (clip == NULL)
    return 0;
  gdk_clipboard_set (gtk_widget_get_clipboard (GTK_WIDGET (self)), HX_TYPE_CLIP, clip);

  return clip->n;
}

static void
copy_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  guint n = copy_selected (user_data);

  if (n > 0)
    announce (user_data, g_strdup_printf (ngettext ("%u piece copied", "%u pieces copied", n), n));
}

static void
cut_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       user_data)
{
  HxWindow *self = user_data;
  guint n = copy_selected (self);

  if (n == 0)
    return;
  hx_document_remove_all (get_document (self), hx_view_state_get_selected (self->view), TRUE);
  announce (self, g_strdup_printf (ngettext ("%u piece cut", "%u pieces cut", n), n));
}

static void
paste_clip (HxWindow     *self,
            const HxClip *clip)
{
  guint8 hex = hx_document_find_room (get_document (self), clip, hx_view_state_get_cursor (self->view));
  HxHexSet taken = hex != HX_NO_HEX ? hx_document_paste (get_document (self), clip, hex) : 0;

  if (taken == 0)
    {
      hx_announce (GTK_WIDGET (self->board), _("There is no room for what was copied."));
      gtk_widget_error_bell (GTK_WIDGET (self->board));
      return;
    }
  hx_view_state_select_all (self->view, taken, hex);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  if (clip->n == 1)
    hx_window_announce_selection (self);
  else
    announce (self, g_strdup_printf (ngettext ("%u piece pasted", "%u pieces pasted", clip->n), clip->n));
}

static void
clip_read_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (HxWindow) self = user_data;
  const GValue *value = gdk_clipboard_read_value_finish (GDK_CLIPBOARD (object), result, NULL);

  if (value == NULL || !G_VALUE_HOLDS (value, HX_TYPE_CLIP))
    {
      hx_announce (GTK_WIDGET (self->board), _("No piece has been copied."));
      gtk_widget_error_bell (GTK_WIDGET (self->board));
      return;
    }
  if (self->view != NULL && hx_view_state_get_resolution (self->view) == NULL)
    paste_clip (self, g_value_get_boxed (value));
}

static void
paste_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  HxWindow *self = user_data;

  gdk_clipboard_read_value_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), HX_TYPE_CLIP, G_PRIORITY_DEFAULT, NULL,
                                  clip_read_cb, g_object_ref (self));
}

static void
select_all_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;
  HxHexSet units = hx_document_get_position (get_document (self))->units;
  guint8 cursor = hx_view_state_get_cursor (self->view);
  guint n = (guint) __builtin_popcountll (units);

  if (units == 0)
    return;
  hx_view_state_set_carry (self->view, NULL);
  hx_view_state_select_all (self->view, units,
                            units & HX_HEX_BIT (cursor) ? cursor : hx_first_on_ray (units, HX_SOUTH));
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
  announce (self, g_strdup_printf (ngettext ("%u hex selected", "%u hexes selected", n), n));
}

static void
change_wounds (HxWindow *self,
               int       change)
{
  guint8 hex = hx_view_state_get_selection (self->view);
  const HxPiece *piece = hx_document_get_piece (get_document (self), hex);

  if (piece == NULL || piece->wounds + change < 0 || piece->wounds + change > G_MAXUINT8)
    return;
  hx_document_set_wounds (get_document (self), hex, (guint) (piece->wounds + change));
  hx_window_announce_selection (self);
}

static void
more_wounds_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  change_wounds (user_data, 1);
}

static void
fewer_wounds_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  change_wounds (user_data, -1);
}

static HxToggle
get_next (guint8 toggle)
{
  return (HxToggle) ((toggle + 1) % (HX_TOGGLE_OFF + 1));
}

static void
toggle_net_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  HxWindow *self = user_data;
  guint8 hex = hx_view_state_get_selection (self->view);
  const HxPiece *piece = hx_document_get_piece (get_document (self), hex);

  if (piece == NULL)
    return;
  hx_document_set_net (get_document (self), hex, get_next (piece->net));
  hx_window_announce_selection (self);
}

static void
toggle_power_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  HxWindow *self = user_data;
  guint8 hex = hx_view_state_get_selection (self->view);
  const HxPiece *piece = hx_document_get_piece (get_document (self), hex);

  if (piece == NULL || (hx_document_get_box (get_document (self))->tiles[piece->tile].traits & HX_TRAIT_NEEDS_POWER) == 0)
    return;
  hx_document_set_power (get_document (self), hex, get_next (piece->power));
  hx_window_announce_selection (self);
}

static const GActionEntry entries[] = {
  { "copy", copy_cb },
  { "cut", cut_cb },
  { "paste", paste_cb },
  { "select-all", select_all_cb },
  { "more-wounds", more_wounds_cb },
  { "fewer-wounds", fewer_wounds_cb },
  { "toggle-net", toggle_net_cb },
  { "toggle-power", toggle_power_cb },
};

void
hx_window_add_edit_actions (HxWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
