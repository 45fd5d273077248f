/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows are made anew after every edit; what they stand for is a point of the record as it is then. */

#include "config.h"

#include "hx-turn-record.h"

#include <glib/gi18n.h>

#include "hx-action-text.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-refusal-text.h"
#include "hx-tile-picture.h"

/* How far a branch is set in, and how often at most: the page is narrow. */
#define INDENT 12
#define MAX_INDENTS 4

/* What all rows of a list need. @list: the box of rows; @depth: of the line that is being listed */
typedef struct
{
  HxViewState *view;
  HxPlaying *playing;
  const HxRecord *record;
  GtkListBox *list;
  guint depth;
} Filling;

static HxPoint
get_point (GObject *widget)
{
  return (HxPoint) { g_object_get_data (widget, "line"), GPOINTER_TO_UINT (g_object_get_data (widget, "n")) };
}

static void
set_point (GtkWidget *widget,
           HxPoint    point)
{
  g_object_set_data (G_OBJECT (widget), "line", point.line);
  g_object_set_data (G_OBJECT (widget), "n", GUINT_TO_POINTER (point.n));
}

static void
row_activated_cb (GtkListBox    *list,
                  GtkListBoxRow *row,
                  HxViewState   *view)
{
  HxPoint point = get_point (G_OBJECT (row));

  if (point.line != NULL && hx_view_state_get_playing (view) != NULL)
    hx_playing_go_to (hx_view_state_get_playing (view), point);
}

static void
promote_cb (GtkButton   *button,
            HxViewState *view)
{
  hx_playing_promote (hx_view_state_get_playing (view), get_point (G_OBJECT (button)).line);
}

static void
delete_cb (GtkButton   *button,
           HxViewState *view)
{
  hx_playing_delete (hx_view_state_get_playing (view), get_point (G_OBJECT (button)).line);
}

static void
indent (const Filling *filling,
        GtkWidget     *row)
{
  gtk_widget_set_margin_start (row, INDENT * (int) MIN (filling->depth, MAX_INDENTS));
}

static char *
dup_state (const Filling *filling,
           const HxGame  *game,
           const HxEntry *entry)
{
  switch (entry->state)
    {
    case HX_ENTRY_OPEN:
      return g_strdup (_("Waits for a choice"));
    case HX_ENTRY_REFUSED:
      return hx_refusal_text (hx_view_state_get_narrator (filling->view), filling->record->box, game, &entry->action,
                              &entry->refusal);
    case HX_ENTRY_AFTER:
      return g_strdup (_("Comes after an action that is not played to its end"));
    case HX_ENTRY_PLAYED:
    default:
      return NULL;
    }
}

static GtkWidget *
create_side_picture (const HxGame  *game,
                     const HxEntry *entry)
{
  GtkWidget *picture = hx_tile_picture_new ();
  guint side = hx_entry_get_side (entry, game);

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 16);
  hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);

  return picture;
}

static void
mark_current (const Filling *filling,
              GtkWidget     *row,
              HxPoint        point)
{
  HxPoint now = hx_playing_get_point (filling->playing);
  gboolean is_current = now.line == point.line && now.n == point.n;

  if (is_current)
    gtk_widget_add_css_class (row, "current");
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, is_current, -1);
}

static void
append_entry (const Filling *filling,
              HxPoint        point,
              const HxGame  *game)
{
  const HxEntry *entry = hx_point_get_entry (point);
  g_autofree char *title = hx_action_text (hx_view_state_get_narrator (filling->view), filling->record->box, game,
                                           &entry->action);
  g_autofree char *state = dup_state (filling, game, entry);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (state != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state);
  if (entry->state == HX_ENTRY_REFUSED || entry->state == HX_ENTRY_AFTER)
    gtk_widget_add_css_class (row, "dimmed");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), create_side_picture (game, entry));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  set_point (row, point);
  indent (filling, row);
  mark_current (filling, row, point);
  gtk_list_box_append (filling->list, row);
}

static GtkWidget *
create_button (const Filling *filling,
               HxRecordLine  *branch,
               const char    *icon,
               const char    *label,
               GCallback      callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  set_point (button, (HxPoint) { branch, 0 });
  g_signal_connect_object (button, "clicked", callback, filling->view, 0);

  return button;
}

static void
append_branch_heading (const Filling *filling,
                       HxRecordLine  *branch,
                       const char    *number)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: the heading of a branch with its number: "Branch 2.1" */
  g_autofree char *title = hx_phrase (_("Branch {number}"), "number", number, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (filling, branch, "go-up-symbolic", _("Promote Branch"),
                                                                  G_CALLBACK (promote_cb)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_button (filling, branch, "user-trash-symbolic",
                                                                  _("Delete Branch"), G_CALLBACK (delete_cb)));
  gtk_widget_add_css_class (row, "branch");
  indent (filling, row);
  gtk_list_box_append (filling->list, row);
}

static void append_line (const Filling *filling,
                         HxRecordLine  *line,
                         const HxGame  *start,
                         const char    *number);

/* The branches that leave @line after @after entries. */
static void
append_branches (const Filling *filling,
                 HxRecordLine  *line,
                 guint          after,
                 const HxGame  *game,
                 const char    *number)
{
  Filling inner = *filling;

  inner.depth++;
  for (guint i = 0; i < line->branches->len; i++)
    {
      HxRecordLine *branch = g_ptr_array_index (line->branches, i);
      g_autofree char *own = number != NULL ? g_strdup_printf ("%s.%u", number, i + 1) : g_strdup_printf ("%u", i + 1);

      if (branch->after != after)
        continue;
      append_branch_heading (&inner, branch, own);
      append_line (&inner, branch, game, own);
    }
}

/* An entry comes first, and then what was played instead of it. */
static void
append_line (const Filling *filling,
             HxRecordLine  *line,
             const HxGame  *start,
             const char    *number)
{
  g_autofree HxGame *game = g_memdup2 (start, sizeof *start);

  for (guint i = 0; i <= line->entries->len; i++)
    {
      g_autofree HxGame *before = g_memdup2 (game, sizeof *game);

      if (i < line->entries->len)
        {
          append_entry (filling, (HxPoint) { line, i + 1 }, before);
          hx_record_advance (filling->record, g_ptr_array_index (line->entries, i), game);
        }
      append_branches (filling, line, i, before, number);
    }
}

static void
append_beginning (const Filling *filling)
{
  GtkWidget *row = adw_action_row_new ();
  HxPoint point = hx_record_begin (filling->record);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Position as Laid Out"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  set_point (row, point);
  mark_current (filling, row, point);
  gtk_list_box_append (filling->list, row);
}

/**
 * hx_turn_record_new:
 * @view: what the window shows: a position being played
 *
 * Returns: (transfer floating): the record as a list; a row goes to its point
 */
GtkWidget *
hx_turn_record_new (HxViewState *view)
{
  GtkWidget *list = hx_boxed_list_new ();
  HxPlaying *playing = hx_view_state_get_playing (view);
  Filling filling = { view, playing, hx_playing_get_record (playing), GTK_LIST_BOX (list), 0 };

  gtk_widget_add_css_class (list, "steps");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What Was Played"), -1);
  append_beginning (&filling);
  append_line (&filling, filling.record->main, &filling.record->start, NULL);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), view, 0);

  return list;
}
