/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The slider stands at 0 for the board before the battle, so that its first step is 1 as people count. */

#include "config.h"

#include "hx-battle-player.h"

#include <glib/gi18n.h>

#include "hx-menu-names.h"

struct _HxBattlePlayer
{
  AdwBin parent_instance;

  /* template children */
  GtkScale *scale;
  GtkAdjustment *adjustment;
  GtkButton *first;
  GtkButton *back;
  GtkButton *play;
  GtkButton *forward;
  GtkButton *last;
  GtkMenuButton *menu;
  GtkLabel *status;

  /* owned */
  HxViewState *view;

  /* state */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (HxBattlePlayer, hx_battle_player, ADW_TYPE_BIN)

static HxResolution *
get_resolution (HxBattlePlayer *self)
{
  return self->view != NULL ? hx_view_state_get_resolution (self->view) : NULL;
}

static char *
dup_status (HxBattlePlayer *self)
{
  HxResolution *resolution = get_resolution (self);
  const HxAnswer *open = hx_resolution_get_open (resolution);
  gint step = hx_view_state_get_step (self->view);
  gint n_steps = (gint) hx_resolution_get_n_steps (resolution);

  if (step < 0)
    return g_strdup (_("Before the battle"));
  if (step == n_steps - 1 && open != NULL)
    {
      g_autofree char *side = hx_document_dup_side_name (hx_view_state_get_document (self->view), open->choice.side);

      return g_strdup_printf (_("Step %1$d, waiting for %2$s"), step + 1, side);
    }

  return g_strdup_printf (_("Step %1$d of %2$d"), step + 1, n_steps);
}

static void
update_step (HxBattlePlayer *self)
{
  g_autofree char *status = NULL;

  if (get_resolution (self) == NULL)
    return;
  status = dup_status (self);
  self->is_updating = TRUE;
  gtk_adjustment_set_value (self->adjustment, hx_view_state_get_step (self->view) + 1);
  self->is_updating = FALSE;
  gtk_label_set_label (self->status, status);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, status, -1);
}

/* A mark where each segment begins. */
static void
update_steps (HxBattlePlayer *self)
{
  HxResolution *resolution = get_resolution (self);
  guint n_steps;

  gtk_scale_clear_marks (self->scale);
  if (resolution == NULL)
    return;
  n_steps = hx_resolution_get_n_steps (resolution);
  self->is_updating = TRUE;
  gtk_adjustment_set_upper (self->adjustment, n_steps);
  self->is_updating = FALSE;
  for (guint i = 0; i < n_steps; i++)
    {
      if (hx_resolution_get_step (resolution, i)->code == HX_EVENT_SEGMENT)
        gtk_scale_add_mark (self->scale, i + 1, GTK_POS_TOP, NULL);
    }
  update_step (self);
}

/* Whoever takes the slider wants to stop where it is. */
static void
scrubbed_cb (HxBattlePlayer *self)
{
  if (self->is_updating || get_resolution (self) == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.pause", NULL);
  hx_view_state_set_step (self->view, (gint) gtk_adjustment_get_value (self->adjustment) - 1);
}

static void
drop_view (HxBattlePlayer *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_battle_player_dispose (GObject *object)
{
  HxBattlePlayer *self = HX_BATTLE_PLAYER (object);

  drop_view (self);
  /* The bin has to let go of its child before the template does. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_BATTLE_PLAYER);

  G_OBJECT_CLASS (hx_battle_player_parent_class)->dispose (object);
}

static void
hx_battle_player_class_init (HxBattlePlayerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_battle_player_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-battle-player.ui");
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, scale);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, adjustment);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, first);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, back);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, play);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, forward);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, last);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, menu);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePlayer, status);
}

static void
hx_battle_player_init (HxBattlePlayer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (scrubbed_cb), self, G_CONNECT_SWAPPED);
  hx_menu_names_watch (gtk_menu_button_get_popover (self->menu));
}

/** hx_battle_player_set_view: @view: what the window shows from now */
void
hx_battle_player_set_view (HxBattlePlayer *self,
                           HxViewState    *view)
{
  g_return_if_fail (HX_IS_BATTLE_PLAYER (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (update_steps), self);
  g_signal_connect_swapped (view, "notify::step", G_CALLBACK (update_step), self);
  update_steps (self);
}

/** hx_battle_player_set_playing: @playing: whether the steps go on by themselves, which the play button shows */
void
hx_battle_player_set_playing (HxBattlePlayer *self,
                              gboolean        playing)
{
  g_return_if_fail (HX_IS_BATTLE_PLAYER (self));

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), playing ? _("Pause") : _("Play"));
}
