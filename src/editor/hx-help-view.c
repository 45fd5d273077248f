/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plain widgets, so that text can be as large as the user wants it, be selected, and be read by a screen reader. */

#include "config.h"

#include "hx-help-view.h"

#include <glib/gi18n.h>

#include "hx-list-tools.h"

/* How far lines reach that one likes to read. */
#define WIDEST 640

struct _HxHelpView
{
  AdwBin parent_instance;

  /* owned */
  HxHelp *help;

  /* children */
  GtkScrolledWindow *scrolled;
  GtkBox *content;
  GtkWidget *title;
  GtkWidget *table;

  /* state */
  GHashTable *anchors;
  char *wanted;
  guint n_rows;
};

G_DEFINE_FINAL_TYPE (HxHelpView, hx_help_view, ADW_TYPE_BIN)

static gboolean
link_cb (GtkLabel   *label,
         const char *target,
         gpointer    user_data)
{
  return gtk_widget_activate_action (GTK_WIDGET (label), "help.open", "s", target);
}

/* A label of which one can copy a part, and whose links one can go to. */
static GtkWidget *
create_text (const char *markup)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "yalign", 0.0, "selectable", TRUE, "hexpand", TRUE, NULL);

  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);

  return label;
}

/* Selectable like all text, so that the keyboard can be brought to it. */
static GtkWidget *
create_heading (const char *markup,
                const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", markup, "use-markup",
                                   TRUE, "wrap", TRUE, "xalign", 0.0, "selectable", TRUE, NULL);

  gtk_widget_add_css_class (label, "help-heading");
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* A dot or a number stands before the first block of an item, the others stand below it. */
static GtkWidget *
create_item (const HxHelpBlock *block,
             GtkWidget         *content)
{
  g_autofree char *mark = block->number > 0 ? g_strdup_printf ("%u.", block->number) : g_strdup ("•");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (block->goes_on ? NULL : mark);

  g_object_set (label, "xalign", 1.0, "yalign", 0.0, "width-chars", 2, NULL);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), content);

  return box;
}

static GtkWidget *
create_note (const HxHelpBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *image = gtk_image_new_from_icon_name (block->is_strong ? "dialog-warning-symbolic" : "dialog-information-symbolic");

  gtk_widget_set_valign (image, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  block->is_strong ? _("Important") : _("Tip"), -1);
  gtk_box_append (GTK_BOX (box), image);
  gtk_box_append (GTK_BOX (box), create_text (block->text));
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "help-note");

  return box;
}

/* What is written as it is to be typed keeps its lines; whoever needs more room scrolls. */
static GtkWidget *
create_screen (const HxHelpBlock *block)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *label = gtk_label_new (block->text);

  g_object_set (label, "selectable", TRUE, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (label, "monospace");
  gtk_widget_add_css_class (label, "help-note");
  g_object_set (scrolled, "child", label, "vscrollbar-policy", GTK_POLICY_NEVER, "hexpand", TRUE, "propagate-natural-height", TRUE,
                NULL);
  gtk_widget_add_css_class (scrolled, "card");

  return scrolled;
}

static GtkWidget *
create_picture (HxHelpView        *self,
                const HxHelpBlock *block)
{
  g_autofree char *path = hx_help_dup_path (self->help, block->source);
  GtkWidget *picture;

  if (path == NULL)
    return create_text (block->text);
  picture = gtk_picture_new_for_filename (path);
  gtk_picture_set_content_fit (GTK_PICTURE (picture), GTK_CONTENT_FIT_SCALE_DOWN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, block->text, -1);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_overflow (picture, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (picture, "help-picture");

  return picture;
}

/* Rows follow each other until something else comes. */
static void
append_row (HxHelpView        *self,
            const HxHelpBlock *block)
{
  if (self->table == NULL)
    {
      self->table = gtk_grid_new ();
      gtk_grid_set_column_spacing (GTK_GRID (self->table), 18);
      gtk_grid_set_row_spacing (GTK_GRID (self->table), 9);
      gtk_box_append (self->content, self->table);
      self->n_rows = 0;
    }
  for (guint i = 0; i < block->cells->len; i++)
    {
      GtkWidget *cell = create_text (g_ptr_array_index (block->cells, i));

      if (block->is_strong)
        gtk_widget_add_css_class (cell, "heading");
      gtk_widget_set_hexpand (cell, i + 1 == block->cells->len);
      gtk_label_set_max_width_chars (GTK_LABEL (cell), i == 0 ? 24 : -1);
      gtk_grid_attach (GTK_GRID (self->table), cell, (int) i, (int) self->n_rows, 1, 1);
    }
  self->n_rows++;
}

static GtkWidget *
create_topics (HxHelpView *self,
               GPtrArray  *ids)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  for (guint i = 0; i < ids->len; i++)
    {
      const HxHelpPage *page = hx_help_find (self->help, g_ptr_array_index (ids, i));

      if (page != NULL)
        g_ptr_array_add (pages, (gpointer) page);
    }

  return hx_help_list_new (self->help, pages);
}

static GtkWidget *
create_caption (const HxHelpBlock *block)
{
  GtkWidget *caption = create_text (block->text);

  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dimmed");

  return caption;
}

static GtkWidget *
create_block (HxHelpView        *self,
              const HxHelpBlock *block)
{
  switch (block->kind)
    {
    case HX_HELP_HEADING:
      return create_heading (block->text, "title-3");
    case HX_HELP_NOTE:
      return create_note (block);
    case HX_HELP_SCREEN:
      return create_screen (block);
    case HX_HELP_FIGURE:
      return create_picture (self, block);
    case HX_HELP_CAPTION:
      return create_caption (block);
    case HX_HELP_TOPICS:
      return create_topics (self, block->topics);
    case HX_HELP_PARAGRAPH:
    case HX_HELP_ITEM:
    case HX_HELP_ROW:
    default:
      return create_text (block->text);
    }
}

static void
append_block (HxHelpView        *self,
              const HxHelpBlock *block)
{
  GtkWidget *widget;

  if (block->kind == HX_HELP_ROW)
    {
      append_row (self, block);
      return;
    }
  self->table = NULL;
  widget = create_block (self, block);
  if (block->anchor != NULL)
    g_hash_table_insert (self->anchors, g_strdup (block->anchor), widget);
  gtk_box_append (self->content, block->depth > 0 ? create_item (block, widget) : widget);
}

static void
append_related (HxHelpView       *self,
                const HxHelpPage *page)
{
  if (page->related->len == 0)
    return;
  gtk_box_append (self->content, hx_heading_new (_("Read On")));
  gtk_box_append (self->content, create_topics (self, page->related));
}

static void
hx_help_view_finalize (GObject *object)
{
  HxHelpView *self = HX_HELP_VIEW (object);

  g_clear_object (&self->help);
  g_clear_pointer (&self->anchors, g_hash_table_unref);
  g_clear_pointer (&self->wanted, g_free);

  G_OBJECT_CLASS (hx_help_view_parent_class)->finalize (object);
}

static void
hx_help_view_class_init (HxHelpViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_help_view_finalize;
}

static void
hx_help_view_init (HxHelpView *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  self->anchors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  self->content = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->content), "help-page");
  g_object_set (clamp, "maximum-size", WIDEST, "child", self->content, NULL);
  /* Pictures have no least height. */
  g_object_set (viewport, "child", clamp, "vscroll-policy", GTK_SCROLL_NATURAL, "scroll-to-focus", TRUE, NULL);
  g_object_set (self->scrolled, "hscrollbar-policy", GTK_POLICY_NEVER, "child", viewport, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scrolled));
}

static gboolean
go_cb (GtkWidget     *widget,
       GdkFrameClock *clock,
       gpointer       user_data)
{
  HxHelpView *self = HX_HELP_VIEW (widget);
  GtkWidget *target = self->wanted != NULL ? g_hash_table_lookup (self->anchors, self->wanted) : NULL;
  graphene_point_t origin = GRAPHENE_POINT_INIT_ZERO, place;

  if (gtk_widget_get_height (GTK_WIDGET (self->content)) == 0)
    return G_SOURCE_CONTINUE;
  target = target != NULL ? target : self->title;
  gtk_widget_grab_focus (target);
  /* Who comes here wants to read, not to copy. */
  if (GTK_IS_LABEL (target))
    gtk_label_select_region (GTK_LABEL (target), 0, 0);
  if (target != self->title && gtk_widget_compute_point (target, GTK_WIDGET (self->content), &origin, &place))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), place.y);

  return G_SOURCE_REMOVE;
}

/**
 * hx_help_view_go_to:
 * @anchor: (nullable): the id of a section, or %NULL for the beginning
 *
 * Brings the place into sight and gives it the keyboard, so that a screen reader says where one is.
 */
void
hx_help_view_go_to (HxHelpView *self,
                    const char *anchor)
{
  g_return_if_fail (HX_IS_HELP_VIEW (self));

  g_set_str (&self->wanted, anchor);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), go_cb, NULL, NULL);
}

static void
row_activated_cb (GtkListBox    *list,
                  GtkListBoxRow *row,
                  gpointer       user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (list), "help.open", "s", (const char *) g_object_get_data (G_OBJECT (row), "page"));
}

/**
 * hx_help_list_new:
 * @pages: (element-type HxHelpPage): pages to choose from
 *
 * Returns: (transfer floating): a list that opens them
 */
GtkWidget *
hx_help_list_new (HxHelp    *help,
                  GPtrArray *pages)
{
  GtkWidget *list = hx_boxed_list_new ();

  g_return_val_if_fail (HX_IS_HELP (help), list);
  g_return_val_if_fail (pages != NULL, list);

  for (guint i = 0; i < pages->len; i++)
    {
      const HxHelpPage *page = g_ptr_array_index (pages, i);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), page->title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), page->description);
      adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data_full (G_OBJECT (row), "page", g_strdup (page->id), g_free);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  g_signal_connect (list, "row-activated", G_CALLBACK (row_activated_cb), NULL);

  return list;
}

/**
 * hx_help_view_new:
 * @help: the page's fellows
 * @page: what to show
 *
 * Its links and rows activate the action "help.open" with the id of a page.
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *
hx_help_view_new (HxHelp           *help,
                  const HxHelpPage *page)
{
  HxHelpView *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (HX_IS_HELP (help), NULL);
  g_return_val_if_fail (page != NULL, NULL);

  self = g_object_new (HX_TYPE_HELP_VIEW, NULL);
  self->help = g_object_ref (help);
  title = g_markup_escape_text (page->title, -1);
  self->title = create_heading (title, "title-1");
  /* The window says it already. */
  gtk_widget_set_visible (self->title, !g_str_equal (page->id, HX_HELP_INDEX));
  gtk_box_append (self->content, self->title);
  for (guint i = 0; i < page->blocks->len; i++)
    append_block (self, g_ptr_array_index (page->blocks, i));
  append_related (self, page);

  return GTK_WIDGET (self);
}
