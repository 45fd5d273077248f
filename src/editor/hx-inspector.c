/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes on to its pages, and brings the battle to the front when one starts. */

#include "config.h"

#include "hx-inspector.h"

#include "hx-battle-page.h"
#include "hx-lazy-page.h"
#include "hx-piece-page.h"
#include "hx-rules-page.h"
#include "hx-turn-page.h"

struct _HxInspector
{
  AdwBin parent_instance;

  /* template children */
  AdwViewStack *stack;
  HxPiecePage *piece_page;
  HxLazyPage *battle_page;
  HxLazyPage *rules_page;
  HxLazyPage *turn_page;

  /* owned */
  HxViewState *view;
};

G_DEFINE_FINAL_TYPE (HxInspector, hx_inspector, ADW_TYPE_BIN)

static void
give_view (HxInspector *self,
           gpointer     page)
{
  if (HX_IS_BATTLE_PAGE (page))
    hx_battle_page_set_view (page, self->view);
  else if (HX_IS_RULES_PAGE (page))
    hx_rules_page_set_view (page, self->view);
  else if (HX_IS_TURN_PAGE (page))
    hx_turn_page_set_view (page, self->view);
}

static void
page_made_cb (HxInspector *self,
              GtkWidget   *page)
{
  if (self->view != NULL)
    give_view (self, page);
}

/* Steps are announced by the pages that list them, in sight or not. */
static void
resolution_changed_cb (HxInspector *self)
{
  if (hx_view_state_get_resolution (self->view) == NULL)
    return;
  hx_lazy_page_get (self->battle_page);
  hx_lazy_page_get (self->turn_page);
}

static void
drop_view (HxInspector *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_inspector_dispose (GObject *object)
{
  drop_view (HX_INSPECTOR (object));
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_INSPECTOR);

  G_OBJECT_CLASS (hx_inspector_parent_class)->dispose (object);
}

static void
hx_inspector_class_init (HxInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_inspector_dispose;

  g_type_ensure (HX_TYPE_BATTLE_PAGE);
  g_type_ensure (HX_TYPE_LAZY_PAGE);
  g_type_ensure (HX_TYPE_PIECE_PAGE);
  g_type_ensure (HX_TYPE_RULES_PAGE);
  g_type_ensure (HX_TYPE_TURN_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, HxInspector, stack);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, piece_page);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, battle_page);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, rules_page);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, turn_page);
  gtk_widget_class_bind_template_callback (widget_class, page_made_cb);
}

static void
hx_inspector_init (HxInspector *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** hx_inspector_set_view: @view: what the window shows from now */
void
hx_inspector_set_view (HxInspector *self,
                       HxViewState *view)
{
  HxLazyPage *pages[] = { self->battle_page, self->rules_page, self->turn_page };

  g_return_if_fail (HX_IS_INSPECTOR (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  hx_piece_page_set_view (self->piece_page, view);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    give_view (self, hx_lazy_page_peek (pages[i]));
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (resolution_changed_cb), self);
  resolution_changed_cb (self);
}

/** hx_inspector_show_page: @name: "piece", "battle", "turn" or "rules" */
void
hx_inspector_show_page (HxInspector *self,
                        const char  *name)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  adw_view_stack_set_visible_child_name (self->stack, name);
}

/** hx_inspector_get_page: Returns: (transfer none): the page in sight. */
GtkWidget *
hx_inspector_get_page (HxInspector *self)
{
  GtkWidget *page;

  g_return_val_if_fail (HX_IS_INSPECTOR (self), NULL);

  page = adw_view_stack_get_visible_child (self->stack);

  return HX_IS_LAZY_PAGE (page) ? hx_lazy_page_get (HX_LAZY_PAGE (page)) : page;
}

/** hx_inspector_show_card: Puts the keyboard on what is printed on the selected piece's tile. */
void
hx_inspector_show_card (HxInspector *self)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_inspector_show_page (self, "piece");
  hx_piece_page_focus_card (self->piece_page);
}

/** hx_inspector_show_rule: @id: the rule that is shown on the rules page */
void
hx_inspector_show_rule (HxInspector *self,
                        const char  *id)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_rules_page_show_rule (hx_lazy_page_get (self->rules_page), id);
  hx_inspector_show_page (self, "rules");
}

/** hx_inspector_show_tile: @tile: the tile whose card is shown on the rules page */
void
hx_inspector_show_tile (HxInspector *self,
                        guint16      tile)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_rules_page_show_tile (hx_lazy_page_get (self->rules_page), tile);
  hx_inspector_show_page (self, "rules");
}

/** hx_inspector_set_playing: @playing: whether the battle's steps go on by themselves */
void
hx_inspector_set_playing (HxInspector *self,
                          gboolean     playing)
{
  HxBattlePage *page;

  g_return_if_fail (HX_IS_INSPECTOR (self));

  page = hx_lazy_page_peek (self->battle_page);
  if (page != NULL)
    hx_battle_page_set_playing (page, playing);
}

/** hx_inspector_focus_choice: Puts the keyboard on the open choice of the battle, or of what is played. */
void
hx_inspector_focus_choice (HxInspector *self)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_battle_page_focus_choice (hx_lazy_page_get (self->battle_page));
  hx_turn_page_focus_choice (hx_lazy_page_get (self->turn_page));
}

/** hx_inspector_focus_actions: Puts the keyboard on the list of what may be played. */
void
hx_inspector_focus_actions (HxInspector *self)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_turn_page_focus_actions (hx_lazy_page_get (self->turn_page));
}

/** hx_inspector_dup_summary: Returns: (transfer full) (nullable): the most telling thing about the selected piece. */
char *
hx_inspector_dup_summary (HxInspector *self)
{
  g_return_val_if_fail (HX_IS_INSPECTOR (self), NULL);

  return hx_piece_page_dup_summary (self->piece_page);
}
