/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the battle of this position cites comes first; the whole index is a search away. */

#include "config.h"

#include "hx-rules-page.h"

#include <glib/gi18n.h>

#include "hx-list-tools.h"

/* More rows than this help nobody and take time to lay out. */
#define MAX_FOUND 60

struct _HxRulesPage
{
  AdwBin parent_instance;

  /* template children */
  GtkSearchEntry *search_entry;
  GtkScrolledWindow *scrolled;
  GtkBox *rows;

  /* owned */
  HxViewState *view;

  /* borrowed, while rows are being filled */
  GtkWidget *list;

  /* state */
  gboolean is_stale;
};

G_DEFINE_FINAL_TYPE (HxRulesPage, hx_rules_page, ADW_TYPE_BIN)

static const HxCatalog *
get_catalog (HxRulesPage *self)
{
  return hx_document_get_catalog (hx_view_state_get_document (self->view));
}

static HxLanguage
get_language (HxRulesPage *self)
{
  return hx_library_get_language (hx_document_get_library (hx_view_state_get_document (self->view)));
}

static GtkWidget *
create_label (const char *text,
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

static void
append_row (HxRulesPage *self,
            const char  *heading,
            const char  *id,
            const char  *text)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = create_label (heading, "heading");
  GtkWidget *number = create_label (id, "caption");

  if (self->list == NULL)
    {
      self->list = hx_boxed_list_new ();
      gtk_box_append (self->rows, self->list);
    }
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (number, "dimmed");
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), title);
  gtk_box_append (GTK_BOX (line), number);
  gtk_box_append (GTK_BOX (lines), line);
  gtk_box_append (GTK_BOX (lines), create_label (text, NULL));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), lines);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_add_css_class (row, "reason");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
append_rule (HxRulesPage      *self,
             const HxRuleText *rule)
{
  HxLanguage language = get_language (self);
  /* Translators: a rulebook and a section of it, "Base: Net". */
  g_autofree char *heading = g_strdup_printf (_("%1$s: %2$s"), hx_text_get (&rule->book->short_name, language),
                                              hx_text_get (&rule->section, language));

  append_row (self, heading, rule->id, hx_text_get (&rule->text, language));
}

static void
append_decision (HxRulesPage      *self,
                 const HxDecision *decision)
{
  HxLanguage language = get_language (self);
  const HxReading *reading = &decision->readings[decision->followed];

  append_row (self, hx_text_get (&decision->question, language), decision->id, hx_text_get (&reading->text, language));
}

static void
append_by_id (HxRulesPage *self,
              const char  *id)
{
  const HxRuleText *rule = hx_catalog_find_rule (get_catalog (self), id);
  const HxDecision *decision = hx_catalog_find_decision (get_catalog (self), id);

  if (rule != NULL)
    append_rule (self, rule);
  else if (decision != NULL)
    append_decision (self, decision);
}

static void
append_cited (HxRulesPage *self)
{
  HxResolution *shown = hx_view_state_get_resolution (self->view);
  HxDocument *document = hx_view_state_get_document (self->view);
  g_autoptr (HxResolution) resolution = shown != NULL ? g_object_ref (shown)
                                                      : hx_resolution_new_for_document (document);
  g_auto (GStrv) rules = NULL;

  if (shown == NULL)
    hx_resolution_set_eyes (resolution, hx_view_state_get_eyes (self->view));
  rules = hx_resolution_dup_rules (resolution);
  gtk_box_append (self->rows, hx_heading_new (shown != NULL ? _("In This Battle") : _("In This Position")));
  for (char **rule = rules; *rule != NULL; rule++)
    append_by_id (self, *rule);
  if (self->list == NULL)
    gtk_box_append (self->rows, create_label (_("A battle here would be about no rule in particular."), "dimmed"));
}

static gboolean
holds (const char *words,
       const char *id,
       const char *section,
       const char *text)
{
  return g_ascii_strcasecmp (words, id) == 0 || g_str_match_string (words, id, TRUE) ||
         g_str_match_string (words, section, TRUE) || g_str_match_string (words, text, TRUE);
}

static guint
append_found_in_book (HxRulesPage      *self,
                      const HxRulebook *book,
                      const char       *words,
                      guint             found)
{
  HxLanguage language = get_language (self);

  for (guint i = 0; i < book->rules->len && found < MAX_FOUND; i++)
    {
      const HxRuleText *rule = g_ptr_array_index (book->rules, i);

      if (!holds (words, rule->id, hx_text_get (&rule->section, language), hx_text_get (&rule->text, language)))
        continue;
      append_rule (self, rule);
      found++;
    }

  return found;
}

static void
append_found (HxRulesPage *self,
              const char  *words)
{
  HxLanguage language = get_language (self);
  guint found = 0;

  gtk_box_append (self->rows, hx_heading_new (_("Found")));
  if (hx_catalog_find_rule (get_catalog (self), words) != NULL ||
      hx_catalog_find_decision (get_catalog (self), words) != NULL)
    {
      append_by_id (self, words);
      return;
    }
  for (guint i = 0; i < hx_catalog_get_n_rulebooks (get_catalog (self)); i++)
    found = append_found_in_book (self, hx_catalog_get_nth_rulebook (get_catalog (self), i), words, found);
  for (guint i = 0; i < hx_catalog_get_n_decisions (get_catalog (self)) && found < MAX_FOUND; i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (get_catalog (self), i);

      if (!holds (words, decision->id, hx_text_get (&decision->question, language), ""))
        continue;
      append_decision (self, decision);
      found++;
    }
  if (found == 0)
    gtk_box_append (self->rows, create_label (_("No rule found. Try another word, or a rule’s id."), "dimmed"));
}

static void
fill (HxRulesPage *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));

  self->is_stale = FALSE;
  hx_box_clear (self->rows);
  self->list = NULL;
  if (words[0] != '\0')
    append_found (self, words);
  else
    append_cited (self);
}

/* Laying out many texts takes a while, so a page that is not in sight waits until it is. */
static void
refresh (HxRulesPage *self)
{
  self->is_stale = TRUE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static void
search_changed_cb (HxRulesPage *self)
{
  if (self->view != NULL)
    refresh (self);
}

static void
hx_rules_page_map (GtkWidget *widget)
{
  HxRulesPage *self = HX_RULES_PAGE (widget);

  if (self->is_stale && self->view != NULL)
    fill (self);

  GTK_WIDGET_CLASS (hx_rules_page_parent_class)->map (widget);
}

static void
drop_view (HxRulesPage *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (hx_view_state_get_document (self->view), self);
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
  widget_class->map = hx_rules_page_map;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-rules-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HxRulesPage, rows);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
hx_rules_page_init (HxRulesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (view, "notify::eyes", G_CALLBACK (refresh), self);
  g_signal_connect_swapped (hx_view_state_get_document (view), "changed", G_CALLBACK (refresh), self);
  refresh (self);
}

/** hx_rules_page_show_rule: @id: the rule to show */
void
hx_rules_page_show_rule (HxRulesPage *self,
                         const char  *id)
{
  g_return_if_fail (HX_IS_RULES_PAGE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), id);
  refresh (self);
}
