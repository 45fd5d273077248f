/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whatever has an id looks alike in every list: heading, id, text; Enter or a click opens it. */

#include "config.h"

#include "hx-rule-rows.h"

#include <glib/gi18n.h>

#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-reading-text.h"

/** hx_rule_rows_get_reference: Returns: (transfer none): what can be looked up about rules. */
HxReference *
hx_rule_rows_get_reference (HxViewState *view)
{
  return hx_reference_get (hx_document_get_library (hx_view_state_get_document (view)));
}

static const HxCatalog *
get_catalog (HxViewState *view)
{
  return hx_document_get_catalog (hx_view_state_get_document (view));
}

static HxLanguage
get_language (HxViewState *view)
{
  return hx_library_get_language (hx_document_get_library (hx_view_state_get_document (view)));
}

static const HxOfficial *
find_official (HxViewState *view,
               const char  *id)
{
  return hx_officials_find (hx_reference_get_officials (hx_rule_rows_get_reference (view)), id);
}

/** hx_rule_rows_dup_heading: Returns: (transfer full) (nullable): what @id is about; %NULL where nothing has that id. */
char *
hx_rule_rows_dup_heading (HxViewState *view,
                          const char  *id)
{
  const HxRuleText *rule = hx_catalog_find_rule (get_catalog (view), id);
  const HxDecision *decision = hx_catalog_find_decision (get_catalog (view), id);
  HxLanguage language = get_language (view);

  if (rule != NULL)
    return hx_phrase (_("{book}: {section}"), "book", hx_text_get (&rule->book->short_name, language),
                      "section", hx_text_get (&rule->section, language), NULL);
  if (decision != NULL)
    return g_strdup (hx_text_get (&decision->question, language));
  if (find_official (view, id) != NULL)
    return g_strdup (_("Official ruling"));

  return NULL;
}

/** hx_rule_rows_dup_text: Returns: (transfer full) (nullable): what @id says, of a disputed point the reading in force. */
char *
hx_rule_rows_dup_text (HxViewState *view,
                       const char  *id)
{
  const HxRuleText *rule = hx_catalog_find_rule (get_catalog (view), id);
  const HxDecision *decision = hx_catalog_find_decision (get_catalog (view), id);
  const HxOfficial *official = find_official (view, id);
  const HxPosition *position = hx_document_get_position (hx_view_state_get_document (view));

  if (rule != NULL)
    return g_strdup (hx_text_get (&rule->text, get_language (view)));
  if (decision != NULL)
    return g_strdup (hx_text_get (&decision->readings[hx_reading_in_force (decision, position)].text, get_language (view)));
  if (official != NULL)
    return hx_reference_dup_official_text (hx_rule_rows_get_reference (view), official);

  return NULL;
}

/** hx_rule_label_new: @css_class: (nullable): a style. Returns: (transfer floating): a text that wraps. */
GtkWidget *
hx_rule_label_new (const char *text,
                   const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A heading that is the id itself needs no id beside it. */
static GtkWidget *
create_lines (const char *heading,
              const char *id,
              const char *text)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = hx_rule_label_new (heading, "heading");
  GtkWidget *number = gtk_label_new (id);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (number, "caption");
  gtk_widget_add_css_class (number, "dimmed");
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), title);
  gtk_widget_set_visible (number, !g_str_equal (heading, id));
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (lines), line);
  gtk_box_append (GTK_BOX (lines), hx_rule_label_new (text, NULL));

  return lines;
}

/**
 * hx_rule_row_new:
 * @view: what the window shows
 * @id: id of a rule or a disputed point, or the number of an official ruling
 *
 * Returns: (transfer floating) (nullable): a row that opens it; %NULL where nothing has that id
 */
GtkWidget *
hx_rule_row_new (HxViewState *view,
                 const char  *id)
{
  g_autofree char *heading = hx_rule_rows_dup_heading (view, id);
  g_autofree char *text = hx_rule_rows_dup_text (view, id);
  g_autofree char *spoken = NULL;
  GtkWidget *row;

  if (heading == NULL || text == NULL)
    return NULL;
  /* Translators: a screen reader's name for a row: heading, id and text of a rule */
  spoken = hx_phrase (_("{heading}, {id}: {text}"), "heading", heading, "id", id, "text", text, NULL);
  if (find_official (view, id) != NULL)
    g_set_str (&heading, id);
  row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), create_lines (heading, id, text));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.show-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", id);
  gtk_widget_add_css_class (row, "reason");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return row;
}

/**
 * hx_rule_rows_append_all:
 * @box: takes a heading and a list
 * @view: what the window shows
 * @heading: what the list is called
 * @ids: (array zero-terminated=1): what stands in it; where it is empty nothing is appended
 */
void
hx_rule_rows_append_all (GtkBox       *box,
                         HxViewState  *view,
                         const char   *heading,
                         char        **ids)
{
  GtkWidget *list = NULL;

  for (; ids != NULL && *ids != NULL; ids++)
    {
      GtkWidget *row = hx_rule_row_new (view, *ids);

      if (row == NULL)
        continue;
      if (list == NULL)
        {
          list = hx_boxed_list_new ();
          gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
          gtk_box_append (box, hx_heading_new (heading));
          gtk_box_append (box, list);
        }
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
}

/**
 * hx_rule_page_frame:
 * @title: what the page is called
 * @content: what it shows
 *
 * Returns: (transfer floating): a page with a way back above its content, which scrolls
 */
AdwNavigationPage *
hx_rule_page_frame (const char *title,
                    GtkWidget  *content)
{
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  /* in a sheet a title is hidden, but not a title widget */
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (bar), adw_window_title_new (title, NULL));
  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (bar), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (bar), FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  gtk_widget_add_css_class (content, "inspector-page");
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), bar);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scrolled);

  return adw_navigation_page_new (view, title);
}
