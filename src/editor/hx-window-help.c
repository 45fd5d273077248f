/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which help page is about what somebody does: found in one table, from the widget with the keyboard outwards. */

#include "config.h"

#include "hx-window-private.h"

/* What the window shows, beside the widget. */
typedef enum
{
  WHEN_ALWAYS,
  WHEN_START,
  WHEN_WHAT_IF,
  WHEN_PUZZLE,
  WHEN_PLAYING,
  WHEN_BATTLE,
} When;

/* The name of a widget is that of its type where it has none of its own. The first row that fits counts. */
static const struct
{
  const char *widget;
  When when;
  const char *page;
} contexts[] = {
  { "HxChoiceCard", WHEN_ALWAYS, "choose" },
  { "HxOutcomesDialog", WHEN_ALWAYS, "choose#outcomes" },
  { "HxExportDialog", WHEN_ALWAYS, "share#picture" },
  { "HxNewDialog", WHEN_ALWAYS, "sides#new" },
  { "HxSidesDialog", WHEN_ALWAYS, "sides#change" },
  { "HxOwnArmiesDialog", WHEN_ALWAYS, "army" },
  { "HxPreferencesDialog", WHEN_ALWAYS, "preferences" },
  { "HxPuzzleDialog", WHEN_ALWAYS, "puzzle-make" },
  { "HxPuzzleCheckDialog", WHEN_ALWAYS, "puzzle-make#check" },
  { "HxPuzzleSheetDialog", WHEN_ALWAYS, "puzzle-make#print" },
  { "hx-reading-dialog", WHEN_ALWAYS, "rules#disputed" },
  { "hx-shortcuts-dialog", WHEN_ALWAYS, "keyboard" },
  { "HxMarkerList", WHEN_ALWAYS, "state#markers" },
  { "HxMonolithGroup", WHEN_ALWAYS, "state#monolith" },
  { "HxReadingList", WHEN_ALWAYS, "rules#disputed" },
  { "HxPiecePage", WHEN_ALWAYS, "explain" },
  { "HxBattlePage", WHEN_ALWAYS, "resolve" },
  { "HxRulesPage", WHEN_ALWAYS, "rules" },
  { "HxTurnPage", WHEN_ALWAYS, "turns" },
  { "HxHandStrip", WHEN_PUZZLE, "puzzle-solve" },
  { "HxHandStrip", WHEN_ALWAYS, "turns" },
  { "HxTilePalette", WHEN_ALWAYS, "lay-out#place" },
  { "HxOddButton", WHEN_ALWAYS, "lay-out#odd" },
  { "HxFileBar", WHEN_ALWAYS, "files#others" },
  { "HxWhatIfBar", WHEN_ALWAYS, "what-if" },
  { "HxPuzzleBar", WHEN_ALWAYS, "puzzle-solve" },
  { "HxWindow", WHEN_START, "start" },
  { "HxWindow", WHEN_WHAT_IF, "what-if" },
  { "HxWindow", WHEN_PUZZLE, "puzzle-solve" },
  { "HxWindow", WHEN_PLAYING, "turns" },
  { "HxWindow", WHEN_BATTLE, "resolve" },
  { "HxWindow", WHEN_ALWAYS, "lay-out" },
};

static gboolean
is_so (HxWindow *self,
       When      when)
{
  switch (when)
    {
    case WHEN_START:
      return self->view == NULL;
    case WHEN_WHAT_IF:
      return self->what_if != NULL;
    case WHEN_PUZZLE:
      return self->attempt != NULL;
    case WHEN_PLAYING:
      return hx_view_state_get_playing (self->view) != NULL;
    case WHEN_BATTLE:
      return hx_view_state_get_resolution (self->view) != NULL;
    case WHEN_ALWAYS:
    default:
      return TRUE;
    }
}

static const char *
find_page (HxWindow  *self,
           GtkWidget *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (contexts); i++)
    if (g_str_equal (contexts[i].widget, gtk_widget_get_name (widget)) && is_so (self, contexts[i].when))
      return contexts[i].page;

  return NULL;
}

/**
 * hx_window_find_help:
 *
 * Returns: (transfer none): the help page, or section of one, about what has the keyboard or is shown
 */
const char *
hx_window_find_help (HxWindow *self)
{
  GtkWidget *widget;
  const char *page = NULL;

  g_return_val_if_fail (HX_IS_WINDOW (self), "index");

  widget = gtk_window_get_focus (GTK_WINDOW (self));
  if (widget == NULL)
    widget = GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self)));
  if (widget == NULL)
    widget = GTK_WIDGET (self);
  for (; widget != NULL && page == NULL; widget = gtk_widget_get_parent (widget))
    page = find_page (self, HX_IS_INSPECTOR (widget) ? hx_inspector_get_page (HX_INSPECTOR (widget)) : widget);

  return page != NULL ? page : "index";
}

static gboolean
help_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  return gtk_widget_activate_action (widget, "app.help", NULL);
}

static void
dialog_changed_cb (HxWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  GtkEventController *controller;

  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), "hx-helped") != NULL)
    return;
  g_object_set_data (G_OBJECT (dialog), "hx-helped", dialog);
  controller = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, GDK_NO_MODIFIER_MASK),
                                                          gtk_callback_action_new (help_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), controller);
}

/**
 * hx_window_watch_dialogs:
 *
 * Keys of the application do not work while a dialog is open; that for help will.
 */
void
hx_window_watch_dialogs (HxWindow *self)
{
  g_return_if_fail (HX_IS_WINDOW (self));

  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (dialog_changed_cb), NULL);
}
