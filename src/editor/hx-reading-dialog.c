/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Both boards next to each other, below each other where there is no room, and in words what differs. */

#include "config.h"

#include "hx-reading-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-difference.h"
#include "hx-list-tools.h"
#include "hx-reading-text.h"
#include "hx-rule-rows.h"
#include "hx-scenario-picture.h"

#define BOARD 248
#define WIDTH 620

static const HxDecision *
find_decision (HxViewState           *view,
               const HxReadingEffect *effect)
{
  return hx_catalog_find_decision (hx_document_get_catalog (hx_view_state_get_document (view)),
                                   hx_ruling_id (effect->ruling));
}

/* One of both results: what is read, and the board at its end. */
static GtkWidget *
create_result (HxViewState      *view,
               const char       *heading,
               const char       *reading,
               const HxPosition *end)
{
  HxDocument *document = hx_view_state_get_document (view);
  g_autoptr (HxScenario) scenario = hx_scenario_copy (hx_document_get_scenario (document));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *text = hx_rule_label_new (reading, NULL);
  GtkWidget *picture;

  scenario->position = *end;
  picture = hx_scenario_picture_new_sized (hx_document_get_library (document), scenario, BOARD);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), heading);
  gtk_box_append (GTK_BOX (box), hx_heading_new (heading));
  gtk_box_append (GTK_BOX (box), text);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_widget_set_size_request (box, BOARD + 24, -1);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 32);
  gtk_widget_set_valign (text, GTK_ALIGN_START);
  gtk_widget_set_vexpand (text, TRUE);

  return box;
}

static GtkWidget *
create_results (HxViewState           *view,
                const HxReadingEffect *effect)
{
  const HxDecision *decision = find_decision (view, effect);
  HxDocument *document = hx_view_state_get_document (view);
  HxLanguage language = hx_library_get_language (hx_document_get_library (document));
  HxPosition other = *hx_document_get_position (document);
  int now = hx_reading_in_force (decision, &other);
  int then;
  GtkWidget *box = adw_wrap_box_new ();

  other.rulings[effect->ruling] = effect->reading;
  then = hx_reading_in_force (decision, &other);
  adw_wrap_box_append (ADW_WRAP_BOX (box),
                       create_result (view, _("As It Is Read Now"),
                                      hx_text_get (&decision->readings[now].text, language), &effect->here));
  adw_wrap_box_append (ADW_WRAP_BOX (box),
                       create_result (view, _("By the Other Reading"),
                                      hx_text_get (&decision->readings[then].text, language), &effect->there));
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 18);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 12);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (box), ADW_JUSTIFY_FILL);

  return box;
}

static GtkWidget *
create_differences (HxViewState           *view,
                    const HxReadingEffect *effect)
{
  HxDocument *document = hx_view_state_get_document (view);
  HxPosition there = effect->there;
  HxComparison comparison = {
    .first = &effect->here,
    .second = &there,
    .first_start = hx_document_get_position (document),
    .second_start = hx_document_get_position (document),
    /* Translators: by which reading something happens: "…destroyed as it is read now, but not by the other reading" */
    .here = _("as it is read now"),
    .there = _("by the other reading"),
  };
  g_autoptr (GPtrArray) differences = NULL;
  GtkWidget *list = hx_boxed_list_new ();

  /* the reading itself is said above */
  memcpy (there.rulings, effect->here.rulings, sizeof (there.rulings));
  differences = hx_difference_list (hx_view_state_get_narrator (view), hx_document_get_box (document), &comparison);
  for (guint i = 0; i < differences->len; i++)
    {
      const HxDifference *difference = g_ptr_array_index (differences, i);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *label = hx_rule_label_new (difference->text, NULL);

      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_widget_add_css_class (row, "reason");
      gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What Differs"), -1);

  return list;
}

/**
 * hx_reading_dialog_present:
 * @parent: a widget of the window
 * @view: what the window shows
 * @effect: another reading that changes what comes of the position
 *
 * Shows both results.
 */
void
hx_reading_dialog_present (GtkWidget             *parent,
                           HxViewState           *view,
                           const HxReadingEffect *effect)
{
  const HxDecision *decision = find_decision (view, effect);
  HxLanguage language = hx_library_get_language (hx_document_get_library (hx_view_state_get_document (view)));
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *toolbar = adw_toolbar_view_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);

  gtk_box_append (GTK_BOX (content), hx_rule_label_new (hx_text_get (&decision->question, language), "title-4"));
  gtk_box_append (GTK_BOX (content), create_results (view, effect));
  gtk_box_append (GTK_BOX (content), hx_heading_new (_("What Differs")));
  gtk_box_append (GTK_BOX (content), create_differences (view, effect));
  gtk_widget_add_css_class (content, "inspector-page");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbar), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbar), scrolled);
  adw_dialog_set_child (dialog, toolbar);
  gtk_widget_set_name (GTK_WIDGET (dialog), "hx-reading-dialog");
  adw_dialog_set_title (dialog, decision->id);
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_present (dialog, parent);
}
