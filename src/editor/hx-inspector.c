/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passes on to its pages, and brings the battle to the front when one starts. */

#include "config.h"

#include "hx-inspector.h"

#include "hx-battle-page.h"
#include "hx-piece-page.h"
#include "hx-rules-page.h"
#include "hx-turn-page.h"

struct _HxInspector
{
  AdwBin parent_instance;

  /* template children */
  AdwViewStack *stack;
  HxPiecePage *piece_page;
  HxBattlePage *battle_page;
  HxRulesPage *rules_page;
  HxTurnPage *turn_page;
};

G_DEFINE_FINAL_TYPE (HxInspector, hx_inspector, ADW_TYPE_BIN)

static void
hx_inspector_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_INSPECTOR);

  G_OBJECT_CLASS (hx_inspector_parent_class)->dispose (object);
}

static void
hx_inspector_class_init (HxInspectorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_inspector_dispose;

  g_type_ensure (HX_TYPE_PIECE_PAGE);
  g_type_ensure (HX_TYPE_BATTLE_PAGE);
  g_type_ensure (HX_TYPE_RULES_PAGE);
  g_type_ensure (HX_TYPE_TURN_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-inspector.ui");
  gtk_widget_class_bind_template_child (widget_class, HxInspector, stack);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, piece_page);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, battle_page);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, rules_page);
  gtk_widget_class_bind_template_child (widget_class, HxInspector, turn_page);
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
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_piece_page_set_view (self->piece_page, view);
  hx_battle_page_set_view (self->battle_page, view);
  hx_rules_page_set_view (self->rules_page, view);
  hx_turn_page_set_view (self->turn_page, view);
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
  g_return_val_if_fail (HX_IS_INSPECTOR (self), NULL);

  return adw_view_stack_get_visible_child (self->stack);
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

  hx_rules_page_show_rule (self->rules_page, id);
  hx_inspector_show_page (self, "rules");
}

/** hx_inspector_show_tile: @tile: the tile whose card is shown on the rules page */
void
hx_inspector_show_tile (HxInspector *self,
                        guint16      tile)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_rules_page_show_tile (self->rules_page, tile);
  hx_inspector_show_page (self, "rules");
}

/** hx_inspector_set_playing: @playing: whether the battle's steps go on by themselves */
void
hx_inspector_set_playing (HxInspector *self,
                          gboolean     playing)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_battle_page_set_playing (self->battle_page, playing);
}

/** hx_inspector_focus_choice: Puts the keyboard on the open choice of the battle, or of what is played. */
void
hx_inspector_focus_choice (HxInspector *self)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_battle_page_focus_choice (self->battle_page);
  hx_turn_page_focus_choice (self->turn_page);
}

/** hx_inspector_focus_actions: Puts the keyboard on the list of what may be played. */
void
hx_inspector_focus_actions (HxInspector *self)
{
  g_return_if_fail (HX_IS_INSPECTOR (self));

  hx_turn_page_focus_actions (self->turn_page);
}

/** hx_inspector_dup_summary: Returns: (transfer full) (nullable): the most telling thing about the selected piece. */
char *
hx_inspector_dup_summary (HxInspector *self)
{
  g_return_val_if_fail (HX_IS_INSPECTOR (self), NULL);

  return hx_piece_page_dup_summary (self->piece_page);
}
