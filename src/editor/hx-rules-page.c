/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What matters here comes first; the whole index is a search away, and what is opened lies on top until one goes back. */

#include "config.h"

#include "hx-rules-page.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-list-tools.h"
#include "hx-readings.h"
#include "hx-relevant-rules.h"
#include "hx-rule-rows.h"
#include "hx-rule-view.h"
#include "hx-tile-page.h"

/* More rows than this help nobody and take time to lay out. */
#define MAX_FOUND 60

struct _HxRulesPage
{
  AdwBin parent_instance;

  /* the child */
  AdwNavigationView *navigation;

  /* template children */
  AdwNavigationPage *list_page;
  GtkSearchEntry *search_entry;
  GtkScrolledWindow *scrolled;
  GtkBox *rows;

  /* owned */
  HxViewState *view;
  GCancellable *cancellable;
  GArray *effects;

  /* borrowed: where the points stand that would change the result */
  GtkBox *changes;

  /* state */
  gboolean is_stale;
};

G_DEFINE_FINAL_TYPE (HxRulesPage, hx_rules_page, ADW_TYPE_BIN)

static HxDocument *
get_document (HxRulesPage *self)
{
  return hx_view_state_get_document (self->view);
}

static const HxCatalog *
get_catalog (HxRulesPage *self)
{
  return hx_document_get_catalog (get_document (self));
}

static void
append_note (GtkBox     *box,
             const char *text)
{
  gtk_box_append (box, hx_rule_label_new (text, "dimmed"));
}

/* The points of which another reading changes what comes of the position. */
static void
fill_changes (HxRulesPage *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  gboolean is_known = TRUE;

  if (self->changes == NULL || self->effects == NULL)
    return;
  hx_box_clear (self->changes);
  for (guint i = 0; i < self->effects->len; i++)
    {
      const HxReadingEffect *effect = &g_array_index (self->effects, HxReadingEffect, i);

      is_known = is_known && effect->is_known;
      if (effect->changes)
        g_strv_builder_add (builder, hx_ruling_id (effect->ruling));
    }
  ids = g_strv_builder_end (builder);
  hx_rule_rows_append_all (self->changes, self->view, _("Read Otherwise, the Result Changes"), ids);
  if (ids[0] == NULL && is_known)
    {
      gtk_box_append (self->changes, hx_heading_new (_("Disputed Readings")));
      append_note (self->changes, _("No other reading would change the result."));
    }
}

static void
tried_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (HxRulesPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) effects = hx_readings_try_finish (HX_DOCUMENT (object), result, &error);

  if (effects == NULL || self->view == NULL)
    return;
  g_clear_pointer (&self->effects, g_array_unref);
  self->effects = g_steal_pointer (&effects);
  fill_changes (self);
}

static void
stop_trying (HxRulesPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->effects, g_array_unref);
}

/* What only one side knows must not show through what would come of it. */
static void
append_changes (HxRulesPage *self)
{
  if (hx_view_state_get_eyes (self->view) != HX_VIEW_ALL || hx_document_get_position (get_document (self))->units == 0)
    return;
  self->changes = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_box_append (self->rows, GTK_WIDGET (self->changes));
  if (self->effects != NULL)
    {
      fill_changes (self);
      return;
    }
  g_cancellable_cancel (self->cancellable);
  g_set_object (&self->cancellable, NULL);
  self->cancellable = g_cancellable_new ();
  hx_readings_try_async (get_document (self), self->cancellable, tried_cb, g_object_ref (self));
}

static void
book_activated_cb (AdwActionRow *row,
                   HxRulesPage  *self)
{
  const HxRulebook *book = g_object_get_data (G_OBJECT (row), "hx-book");
  HxLanguage language = hx_library_get_language (hx_document_get_library (get_document (self)));
  GtkBox *content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (guint i = 0; i < book->rules->len; i++)
    g_strv_builder_add (builder, ((const HxRuleText *) g_ptr_array_index (book->rules, i))->id);
  ids = g_strv_builder_end (builder);
  hx_rule_rows_append_all (content, self->view, hx_text_get (&book->name, language), ids);
  adw_navigation_view_push (self->navigation,
                            hx_rule_page_frame (hx_text_get (&book->short_name, language), GTK_WIDGET (content)));
}

static void
append_books (HxRulesPage *self)
{
  HxLanguage language = hx_library_get_language (hx_document_get_library (get_document (self)));
  GtkWidget *list = hx_boxed_list_new ();

  gtk_box_append (self->rows, hx_heading_new (_("Rulebooks")));
  gtk_box_append (self->rows, list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rulebooks"), -1);
  for (guint i = 0; i < hx_catalog_get_n_rulebooks (get_catalog (self)); i++)
    {
      const HxRulebook *book = hx_catalog_get_nth_rulebook (get_catalog (self), i);
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *title = g_markup_escape_text (hx_text_get (&book->name, language), -1);
      g_autofree char *count = g_strdup_printf (ngettext ("%u rule", "%u rules", book->rules->len), book->rules->len);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), count);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data (G_OBJECT (row), "hx-book", (gpointer) book);
      g_signal_connect_object (row, "activated", G_CALLBACK (book_activated_cb), self, 0);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
}

static void
append_relevant (HxRulesPage *self)
{
  g_autoptr (HxRelevantRules) relevant = hx_relevant_rules_new (self->view);
  gboolean in_battle = hx_view_state_get_resolution (self->view) != NULL;

  if (relevant->now[0] != NULL)
    hx_rule_rows_append_all (self->rows, self->view, _("In This Step"), relevant->now);
  if (relevant->piece[0] != NULL)
    hx_rule_rows_append_all (self->rows, self->view, relevant->piece_name, relevant->piece);
  if (relevant->rest[0] != NULL)
    hx_rule_rows_append_all (self->rows, self->view, in_battle ? _("In This Battle") : _("In This Position"),
                             relevant->rest);
  if (relevant->now[0] == NULL && relevant->piece[0] == NULL && relevant->rest[0] == NULL)
    append_note (self->rows, _("A battle here would be about no rule in particular."));
  append_changes (self);
  hx_rule_rows_append_all (self->rows, self->view, _("Official Rulings"), relevant->officials);
  append_books (self);
}

static void
append_found (HxRulesPage *self,
              const char  *words)
{
  const HxRuleSearch *search = hx_reference_get_search (hx_rule_rows_get_reference (self->view));
  g_autoptr (GArray) found = hx_rule_search_find (search, words);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  g_autofree char *count = g_strdup_printf (ngettext ("%u result", "%u results", found->len), found->len);

  for (guint i = 0; i < found->len && i < MAX_FOUND; i++)
    g_strv_builder_add (builder, g_array_index (found, HxFound, i).id);
  ids = g_strv_builder_end (builder);
  if (found->len > 0)
    hx_rule_rows_append_all (self->rows, self->view, count, ids);
  else
    append_note (self->rows, _("No rule found. Try another word, a rule’s id, or a number like “FAQ 123”."));
  if (found->len > MAX_FOUND)
    {
      g_autofree char *more = g_strdup_printf (ngettext ("%u more is not shown.", "%u more are not shown.",
                                                         found->len - MAX_FOUND), found->len - MAX_FOUND);

      append_note (self->rows, more);
    }
  hx_announce (GTK_WIDGET (self->search_entry), count);
}

static void
fill (HxRulesPage *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  self->is_stale = FALSE;
  self->changes = NULL;
  hx_box_clear (self->rows);
  if (words[0] != '\0')
    append_found (self, words);
  else
    append_relevant (self);
}

/* Laying out many texts takes a while, so a list that is not in sight waits until it is. */
static void
refresh (HxRulesPage *self)
{
  self->is_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self->rows)))
    fill (self);
}

/* What was found out about the position holds no longer. */
static void
document_changed_cb (HxRulesPage *self)
{
  stop_trying (self);
  refresh (self);
}

static void
search_changed_cb (HxRulesPage *self)
{
  if (self->view != NULL)
    refresh (self);
}

static void
rows_map_cb (HxRulesPage *self)
{
  if (self->is_stale && self->view != NULL)
    fill (self);
}

static void
drop_view (HxRulesPage *self)
{
  stop_trying (self);
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (get_document (self), self);
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_rules_page_dispose (GObject *object)
{
  HxRulesPage *self = HX_RULES_PAGE (object);

  drop_view (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_RULES_PAGE);

  G_OBJECT_CLASS (hx_rules_page_parent_class)->dispose (object);
}

static void
hx_rules_page_class_init (HxRulesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_rules_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, list_page);
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, rows);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
hx_rules_page_init (HxRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* not bound: it would be taken out twice, as the bin's child and as the template's */
  self->navigation = ADW_NAVIGATION_VIEW (adw_bin_get_child (ADW_BIN (self)));
  g_signal_connect_object (self->rows, "map", G_CALLBACK (rows_map_cb), self, G_CONNECT_SWAPPED);
}

/** hx_rules_page_set_view: @view: what the window shows from now */
void
hx_rules_page_set_view (HxRulesPage *self,
                        HxViewState *view)
{
  g_return_if_fail (HX_IS_RULES_PAGE (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  adw_navigation_view_pop_to_page (self->navigation, self->list_page);
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (view, "notify::step", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (view, "notify::selection", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (view, "notify::eyes", G_CALLBACK (document_changed_cb), self);
  g_signal_connect_swapped (get_document (self), "changed", G_CALLBACK (document_changed_cb), self);
  refresh (self);
}

/* What is opened from elsewhere begins a new way back; what is opened from here lengthens it. */
static void
push (HxRulesPage       *self,
      AdwNavigationPage *page)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    adw_navigation_view_pop_to_page (self->navigation, self->list_page);
  adw_navigation_view_push (self->navigation, page);
}

/** hx_rules_page_show_rule: @id: the rule, disputed point or official ruling to open */
void
hx_rules_page_show_rule (HxRulesPage *self,
                         const char  *id)
{
  AdwNavigationPage *page;
  g_autofree char *heading = NULL;

  g_return_if_fail (HX_IS_RULES_PAGE (self));

  heading = self->view != NULL ? hx_rule_rows_dup_heading (self->view, id) : NULL;
  if (heading == NULL)
    return;
  page = hx_rule_page_frame (id, hx_rule_view_new (self->view, id));
  push (self, page);
  hx_announce (GTK_WIDGET (self), heading);
}

/** hx_rules_page_show_tile: @tile: the tile whose card is opened */
void
hx_rules_page_show_tile (HxRulesPage *self,
                         guint16      tile)
{
  g_return_if_fail (HX_IS_RULES_PAGE (self));

  if (self->view != NULL)
    push (self, hx_tile_page_new (self->view, tile));
}
