/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Put together when it is opened; only how a disputed point is read changes afterwards, and its list follows by itself. */

#include "config.h"

#include "hx-rule-view.h"

#include <glib/gi18n.h>

#include "hx-demonstration.h"
#include "hx-list-tools.h"
#include "hx-reading-list.h"
#include "hx-rule-rows.h"
#include "hx-rule-text.h"
#include "hx-tile-page.h"

struct _HxRuleView
{
  AdwBin parent_instance;

  /* children */
  GtkBox *content;

  /* owned */
  HxViewState *view;
  char *id;
};

G_DEFINE_FINAL_TYPE (HxRuleView, hx_rule_view, ADW_TYPE_BIN)

static HxDocument *
get_document (HxRuleView *self)
{
  return hx_view_state_get_document (self->view);
}

static const HxCatalog *
get_catalog (HxRuleView *self)
{
  return hx_document_get_catalog (get_document (self));
}

static HxLanguage
get_language (HxRuleView *self)
{
  return hx_library_get_language (hx_document_get_library (get_document (self)));
}

static void
append (HxRuleView *self,
        const char *text,
        const char *css_class)
{
  gtk_box_append (self->content, hx_rule_label_new (text, css_class));
}

static void
append_heading (HxRuleView *self)
{
  g_autofree char *heading = hx_rule_rows_dup_heading (self->view, self->id);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", heading,
                                   "xalign", 0.0, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, "title-4");
  gtk_box_append (self->content, label);
}

/* Ids of @all that begin as official rulings do, or all the others. */
static char **
pick_ids (char     **all,
          gboolean   official)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (; all != NULL && *all != NULL; all++)
    {
      if (g_str_has_prefix (*all, "FAQ-") == official)
        g_strv_builder_add (builder, *all);
    }

  return g_strv_builder_end (builder);
}

/* The disputed points that the rule names, and those that name the rule. */
static char **
list_decisions (HxRuleView       *self,
                const HxRuleText *rule)
{
  g_auto (GStrv) named = pick_ids (rule->rulings, FALSE);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_addv (builder, (const char **) named);
  for (guint i = 0; i < hx_catalog_get_n_decisions (get_catalog (self)); i++)
    {
      const HxDecision *decision = hx_catalog_get_nth_decision (get_catalog (self), i);

      if (decision->concerns != NULL && g_strv_contains ((const char *const *) decision->concerns, rule->id) &&
          !g_strv_contains ((const char *const *) named, decision->id))
        g_strv_builder_add (builder, decision->id);
    }

  return g_strv_builder_end (builder);
}

static void
append_use (HxRuleView       *self,
            const HxRuleText *rule)
{
  if (rule->refereed == HX_REFEREED_WAITING || rule->refereed == HX_REFEREED_TABLE)
    append (self, hx_rule_text_use (rule, get_language (self)), "dimmed");
}

static void
append_rule (HxRuleView       *self,
             const HxRuleText *rule)
{
  g_auto (GStrv) officials = pick_ids (rule->rulings, TRUE);
  g_auto (GStrv) decisions = list_decisions (self, rule);

  append (self, hx_text_get (&rule->text, get_language (self)), NULL);
  append_use (self, rule);
  append (self, hx_text_get (&rule->book->name, get_language (self)), "dimmed");
  hx_rule_rows_append_all (self->content, self->view, _("Disputed"), decisions);
  hx_rule_rows_append_all (self->content, self->view, _("Official Rulings"), officials);
}

static void
append_decision (HxRuleView       *self,
                 const HxDecision *decision)
{
  gtk_box_append (self->content, hx_heading_new (_("Readings")));
  gtk_box_append (self->content, hx_reading_list_new (self->view, decision->id));
  hx_rule_rows_append_all (self->content, self->view, _("Rules Concerned"), decision->concerns);
}

static void
append_official (HxRuleView *self)
{
  g_autofree char *text = hx_rule_rows_dup_text (self->view, self->id);
  g_auto (GStrv) citing = hx_reference_dup_citing (hx_rule_rows_get_reference (self->view), self->id);

  append (self, text, NULL);
  hx_rule_rows_append_all (self->content, self->view, _("Rules"), citing);
}

static void
append_tiles (HxRuleView *self)
{
  const HxRuleTiles *all = hx_reference_get_tiles (hx_rule_rows_get_reference (self->view));
  g_autoptr (GArray) tiles = hx_rule_tiles_find (all, self->id);
  g_autofree char *many = NULL;

  if (tiles->len == 0)
    return;
  gtk_box_append (self->content, hx_heading_new (_("Tiles")));
  if (tiles->len <= HX_MANY_TILES)
    {
      gtk_box_append (self->content, hx_tile_buttons_new (self->view, tiles));
      return;
    }
  many = g_strdup_printf (ngettext ("About %u tile.", "About %u tiles.", tiles->len), tiles->len);
  append (self, many, "dimmed");
}

static GtkWidget *
create_demonstration (HxRuleView      *self,
                      const char      *name,
                      HxDemonstration *demonstration)
{
  const char *text = demonstration->text != NULL ? demonstration->text : demonstration->scenario->title;
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *image = gtk_image_new_from_icon_name (demonstration->is_battle ? "media-playback-start-symbolic"
                                                                            : "go-next-symbolic");
  g_autofree char *title = g_markup_escape_text (text, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 4);
  if (demonstration->is_refused)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("Not allowed"));
  else if (!demonstration->is_battle)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("In a turn"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), image);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.try-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", self->id, name);
  gtk_widget_set_tooltip_text (row, _("Try It in a New Window"));

  return row;
}

static void
append_demonstrations (HxRuleView *self)
{
  HxLibrary *library = hx_document_get_library (get_document (self));
  const GPtrArray *names = hx_demonstrations_get_names (hx_reference_get_demonstrations (hx_reference_get (library)),
                                                        self->id);
  GtkWidget *list;

  if (names == NULL)
    return;
  list = hx_boxed_list_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Try It"), -1);
  gtk_box_append (self->content, hx_heading_new (_("Try It")));
  gtk_box_append (self->content, list);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autoptr (HxDemonstration) demonstration = hx_demonstration_new (library, name, self->id);

      if (demonstration != NULL)
        gtk_list_box_append (GTK_LIST_BOX (list), create_demonstration (self, name, demonstration));
    }
}

/* For those who read it otherwise: everything that somebody else needs to judge. */
static void
append_disagreement (HxRuleView *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("I _Disagree"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (button, _("Copy the Rule and the Position for a Forum"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.disagree-with-rule");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", self->id);
  gtk_box_append (self->content, button);
}

static void
fill (HxRuleView *self)
{
  const HxRuleText *rule = hx_catalog_find_rule (get_catalog (self), self->id);
  const HxDecision *decision = hx_catalog_find_decision (get_catalog (self), self->id);

  append_heading (self);
  if (rule != NULL)
    append_rule (self, rule);
  else if (decision != NULL)
    append_decision (self, decision);
  else
    append_official (self);
  append_tiles (self);
  append_demonstrations (self);
  append_disagreement (self);
}

static void
hx_rule_view_dispose (GObject *object)
{
  HxRuleView *self = HX_RULE_VIEW (object);

  g_clear_object (&self->view);
  g_clear_pointer (&self->id, g_free);

  G_OBJECT_CLASS (hx_rule_view_parent_class)->dispose (object);
}

static void
hx_rule_view_class_init (HxRuleViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_rule_view_dispose;
}

static void
hx_rule_view_init (HxRuleView *self)
{
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 9));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->content));
}

/**
 * hx_rule_view_new:
 * @view: what the window shows
 * @id: id of a rule or a disputed point, or the number of an official ruling
 *
 * Returns: (transfer floating): everything about it
 */
GtkWidget *
hx_rule_view_new (HxViewState *view,
                  const char  *id)
{
  HxRuleView *self = g_object_new (HX_TYPE_RULE_VIEW, NULL);

  self->view = g_object_ref (view);
  self->id = g_strdup (id);
  fill (self);

  return GTK_WIDGET (self);
}
