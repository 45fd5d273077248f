/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A help viewer of our own: the desktop's cannot look into a sandbox. Nothing is read before somebody asks for help. */

#include "config.h"

#include "hx-help-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-announce.h"
#include "hx-help-view.h"
#include "hx-list-tools.h"

struct _HxHelpWindow
{
  AdwWindow parent_instance;

  /* template children */
  AdwNavigationView *pages;
  GtkSearchEntry *search;
  GtkStack *stack;
  AdwBin *index;
  GtkBox *results;

  /* owned */
  HxHelp *help;
};

G_DEFINE_FINAL_TYPE (HxHelpWindow, hx_help_window, ADW_TYPE_WINDOW)

static void
search_changed_cb (HxHelpWindow *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autoptr (GPtrArray) found = NULL;
  g_autofree char *text = NULL;

  if (*words == '\0')
    {
      gtk_stack_set_visible_child_name (self->stack, "index");
      return;
    }
  found = hx_help_search (self->help, words);
  hx_box_clear (self->results);
  gtk_box_append (self->results, hx_help_list_new (self->help, found));
  gtk_stack_set_visible_child_name (self->stack, found->len > 0 ? "results" : "nothing");
  text = g_strdup_printf (ngettext ("%u page found", "%u pages found", found->len), found->len);
  hx_announce (GTK_WIDGET (self->search), text);
}

/* Enter opens the best page. */
static void
search_activated_cb (HxHelpWindow *self)
{
  g_autoptr (GPtrArray) found = hx_help_search (self->help, gtk_editable_get_text (GTK_EDITABLE (self->search)));

  if (found->len > 0)
    hx_help_window_open (self, ((HxHelpPage *) g_ptr_array_index (found, 0))->id);
}

static void
search_stopped_cb (HxHelpWindow *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
open_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  hx_help_window_open (HX_HELP_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
find_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HxHelpWindow *self = HX_HELP_WINDOW (widget);

  adw_navigation_view_pop_to_tag (self->pages, HX_HELP_INDEX);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
contents_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HxHelpWindow *self = HX_HELP_WINDOW (widget);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  adw_navigation_view_pop_to_tag (self->pages, HX_HELP_INDEX);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
hx_help_window_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_HELP_WINDOW);

  G_OBJECT_CLASS (hx_help_window_parent_class)->dispose (object);
}

static void
hx_help_window_finalize (GObject *object)
{
  HxHelpWindow *self = HX_HELP_WINDOW (object);

  g_clear_object (&self->help);

  G_OBJECT_CLASS (hx_help_window_parent_class)->finalize (object);
}

static void
hx_help_window_class_init (HxHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_help_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = hx_help_window_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, HxHelpWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, HxHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, HxHelpWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, HxHelpWindow, index);
  gtk_widget_class_bind_template_child (widget_class, HxHelpWindow, results);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_install_action (widget_class, "help.open", "s", open_cb);
  gtk_widget_class_install_action (widget_class, "help.find", NULL, find_cb);
  gtk_widget_class_install_action (widget_class, "help.contents", NULL, contents_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Home, GDK_ALT_MASK, "help.contents", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
hx_help_window_init (HxHelpWindow *self)
{
  const HxHelpPage *index;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->help = hx_help_new_default ();
  index = hx_help_find (self->help, HX_HELP_INDEX);
  if (index != NULL)
    adw_bin_set_child (self->index, hx_help_view_new (self->help, index));
  else
    gtk_stack_set_visible_child_name (self->stack, "missing");
  gtk_widget_set_sensitive (GTK_WIDGET (self->search), index != NULL);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->stack));
  /* Where the keyboard is when one comes back from the first page. */
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/** hx_help_window_new: Returns: (transfer none): the window, which shows the list of all pages. */
HxHelpWindow *
hx_help_window_new (void)
{
  return g_object_new (HX_TYPE_HELP_WINDOW, NULL);
}

static AdwNavigationPage *
create_page (HxHelpWindow     *self,
             const HxHelpPage *page,
             GtkWidget        *view)
{
  GtkWidget *toolbars = adw_toolbar_view_new ();
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("view-list-symbolic");

  gtk_widget_set_tooltip_text (button, _("All Pages"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "help.contents");
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), button);
  adw_header_bar_set_show_title (ADW_HEADER_BAR (header), FALSE);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), header);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), view);

  return adw_navigation_page_new (toolbars, page->title);
}

/**
 * hx_help_window_open:
 * @target: the id of a page, or "PAGE#SECTION"; "index" for the list of all pages
 *
 * Opens a page over those that were read before, to which one can go back.
 */
void
hx_help_window_open (HxHelpWindow *self,
                     const char   *target)
{
  const HxHelpPage *page;
  const char *section;
  GtkWidget *view;

  g_return_if_fail (HX_IS_HELP_WINDOW (self));
  g_return_if_fail (target != NULL);

  page = hx_help_find (self->help, target);
  section = strchr (target, '#');
  if (page == NULL || g_str_equal (page->id, HX_HELP_INDEX))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "help.contents", NULL);
      return;
    }
  view = hx_help_view_new (self->help, page);
  adw_navigation_view_push (self->pages, create_page (self, page, view));
  hx_help_view_go_to (HX_HELP_VIEW (view), section != NULL ? section + 1 : NULL);
}
