/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the samples by their own titles; one that cannot be read is left out here and says why when it is opened. */

#include "config.h"

#include "hx-start-page.h"

#include <glib/gi18n.h>

#include "hx-menu-names.h"
#include "hx-phrase.h"
#include "hx-recent.h"
#include "hx-samples.h"
#include "hx-scenario-picture.h"
#include "hx-solved.h"

struct _HxStartPage
{
  AdwBreakpointBin parent_instance;

  /* template children */
  GtkMenuButton *menu_button;
  GtkImage *icon;
  GtkLabel *heading;
  GtkListBox *samples;
  GtkLabel *puzzles_heading;
  GtkListBox *puzzles;
  GtkLabel *recent_heading;
  GtkListBox *recent;

  /* owned */
  HxLibrary *library;
  GSettings *settings;
  GPtrArray *files;
  GPtrArray *puzzle_files;
  GPtrArray *recent_files;
};

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxStartPage, hx_start_page, ADW_TYPE_BREAKPOINT_BIN)

static guint signals[N_SIGNALS];

static void
sample_activated_cb (HxStartPage   *self,
                     GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);

  if (index >= 0 && index < (int) self->files->len)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_ptr_array_index (self->files, index));
}

static void
recent_activated_cb (HxStartPage   *self,
                     GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);

  if (index >= 0 && index < (int) self->recent_files->len)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_ptr_array_index (self->recent_files, index));
}

static void
puzzle_activated_cb (HxStartPage   *self,
                     GtkListBoxRow *row)
{
  int index = gtk_list_box_row_get_index (row);

  if (index >= 0 && index < (int) self->puzzle_files->len)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_ptr_array_index (self->puzzle_files, index));
}

static void
add_arrow (GtkWidget *row)
{
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
}

static GtkWidget *
append_row (GtkListBox *list,
            const char *title,
            const char *subtitle,
            GtkWidget  *picture)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (list, row);

  return row;
}

/* The row of a scenario that comes with the program, in the reader's language. */
static GtkWidget *
append_scenario (HxStartPage      *self,
                 GtkListBox       *list,
                 const HxScenario *scenario)
{
  HxLanguage language = hx_library_get_language (self->library);

  return append_row (list, hx_scenario_get_title (scenario, language), hx_scenario_get_description (scenario, language),
                     hx_scenario_picture_new (self->library, scenario));
}

static void
append_sample (HxStartPage *self,
               GFile       *file)
{
  g_autoptr (HxScenario) scenario = hx_scenario_load_file (hx_library_get_catalog (self->library), file, NULL);

  if (scenario == NULL)
    return;
  add_arrow (append_scenario (self, self->samples, scenario));
  g_ptr_array_add (self->files, g_object_ref (file));
}

/* Files elsewhere than on this computer are not read for their picture: that may take long. */
static void
append_recent (HxStartPage *self,
               GFile       *file)
{
  g_autoptr (HxScenario) scenario = NULL;
  g_autofree char *name = hx_recent_dup_name (file);
  g_autofree char *folder = hx_recent_dup_folder (file);
  const char *title = NULL;
  GtkWidget *picture;

  if (g_file_is_native (file))
    scenario = hx_scenario_load_file (hx_library_get_catalog (self->library), file, NULL);
  if (scenario != NULL)
    picture = hx_scenario_picture_new (self->library, scenario);
  else
    picture = gtk_image_new_from_icon_name ("hexarbiter-hex-symbolic");
  if (scenario != NULL)
    title = hx_scenario_get_title (scenario, hx_library_get_language (self->library));
  add_arrow (append_row (self->recent, title != NULL && title[0] != '\0' ? title : name, folder != NULL ? folder : name, picture));
  g_ptr_array_add (self->recent_files, g_object_ref (file));
}

/* Missing files go without a word: nobody asked for them. Taking them off the list changes the settings, which calls this again, with none missing then. */
static void
show_recent (HxStartPage *self)
{
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) missing = g_ptr_array_new ();

  if (self->settings == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  files = hx_recent_list (self->settings);
  for (guint i = 0; i < files->len; i++)
    {
      if (hx_recent_is_missing (g_ptr_array_index (files, i)))
        g_ptr_array_add (missing, g_ptr_array_index (files, i));
    }
  for (guint i = 0; i < missing->len; i++)
    hx_recent_remove (self->settings, g_ptr_array_index (missing, i));
  g_ptr_array_set_size (self->recent_files, 0);
  gtk_list_box_remove_all (self->recent);
  for (guint i = 0; i < files->len; i++)
    {
      if (!g_ptr_array_find (missing, g_ptr_array_index (files, i), NULL))
        append_recent (self, g_ptr_array_index (files, i));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->recent), self->recent_files->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->recent_heading), self->recent_files->len > 0);
}

/* Reading and drawing the samples takes its time: whoever opens a file does not wait for them. */
static void
show_samples (HxStartPage *self)
{
  g_autoptr (GPtrArray) files = NULL;

  if (self->files->len > 0)
    return;
  files = hx_samples_list (HX_SAMPLES_BATTLES);
  for (guint i = 0; i < files->len; i++)
    append_sample (self, g_ptr_array_index (files, i));
  gtk_widget_set_visible (GTK_WIDGET (self->samples), self->files->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), self->files->len > 0);
}

/* The mark comes before the arrow, and the row is called so, for a screen reader reads only the row. */
static void
mark_solved (GtkWidget *row)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  g_autofree char *name = hx_phrase (_("{puzzle}, solved"), "puzzle", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), NULL);

  gtk_widget_add_css_class (mark, "success");
  gtk_widget_set_tooltip_text (mark, _("Solved"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
append_puzzle (HxStartPage *self,
               GFile       *file)
{
  g_autoptr (HxScenario) scenario = hx_scenario_load_file (hx_library_get_catalog (self->library), file, NULL);
  GtkWidget *row;

  if (scenario == NULL)
    return;
  row = append_scenario (self, self->puzzles, scenario);
  g_ptr_array_add (self->puzzle_files, g_object_ref (file));
  if (hx_solved_has (self->settings, hx_library_get_catalog (self->library), scenario, file))
    mark_solved (row);
  add_arrow (row);
}

/* Filled anew whenever the page is seen: what was solved meanwhile has its mark then. */
static void
show_puzzles (HxStartPage *self)
{
  g_autoptr (GPtrArray) files = NULL;

  if (self->settings == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  files = hx_samples_list (HX_SAMPLES_PUZZLES);
  g_ptr_array_set_size (self->puzzle_files, 0);
  gtk_list_box_remove_all (self->puzzles);
  for (guint i = 0; i < files->len; i++)
    append_puzzle (self, g_ptr_array_index (files, i));
  gtk_widget_set_visible (GTK_WIDGET (self->puzzles), self->puzzle_files->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->puzzles_heading), self->puzzle_files->len > 0);
}

static void
mapped_cb (HxStartPage *self)
{
  show_samples (self);
  show_puzzles (self);
  show_recent (self);
}

static void
hx_start_page_dispose (GObject *object)
{
  HxStartPage *self = HX_START_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_START_PAGE);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_pointer (&self->puzzle_files, g_ptr_array_unref);
  g_clear_pointer (&self->recent_files, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_start_page_parent_class)->dispose (object);
}

static void
hx_start_page_class_init (HxStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_start_page_dispose;

  /** HxStartPage::chosen: @file: the file to open */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", HX_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_FILE);

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, icon);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, samples);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, puzzles_heading);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, puzzles);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, recent_heading);
  gtk_widget_class_bind_template_child (widget_class, HxStartPage, recent);
  gtk_widget_class_bind_template_callback (widget_class, sample_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, puzzle_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, recent_activated_cb);
}

static void
hx_start_page_init (HxStartPage *self)
{
  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  self->puzzle_files = g_ptr_array_new_with_free_func (g_object_unref);
  self->recent_files = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  hx_menu_names_watch (gtk_menu_button_get_popover (self->menu_button));
  gtk_image_set_from_icon_name (self->icon, HX_APP_ID);
}

/** hx_start_page_fill: @library: who reads the files; @settings: where the recent ones are listed */
void
hx_start_page_fill (HxStartPage *self,
                    HxLibrary   *library,
                    GSettings   *settings)
{
  g_return_if_fail (HX_IS_START_PAGE (self));

  g_set_object (&self->library, library);
  g_set_object (&self->settings, settings);
  g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect_object (settings, "changed::" HX_RECENT_KEY, G_CALLBACK (show_recent), self, G_CONNECT_SWAPPED);
}

/* Rows that are new have no place before the next frame. */
static gboolean
show_row_cb (GtkWidget     *row,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);

  if (gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;
  if (viewport != NULL)
    gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), row, NULL);

  return G_SOURCE_REMOVE;
}

/** hx_start_page_focus_puzzle: @file: (nullable): the puzzle whose row the keyboard goes to, or the first one's if it is no other */
void
hx_start_page_focus_puzzle (HxStartPage *self,
                            GFile       *file)
{
  GtkListBoxRow *row;
  guint index = 0;

  g_return_if_fail (HX_IS_START_PAGE (self));

  if (file == NULL || !g_ptr_array_find_with_equal_func (self->puzzle_files, file, (GEqualFunc) g_file_equal, &index))
    index = 0;
  row = gtk_list_box_get_row_at_index (self->puzzles, (int) index);
  if (row == NULL)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (row));
  gtk_widget_add_tick_callback (GTK_WIDGET (row), show_row_cb, NULL, NULL);
}
