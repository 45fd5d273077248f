/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows one side's tiles at a time, the ones whose name in either language holds what is searched for. */

#include "config.h"

#include "hx-tile-palette.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-palette-tile.h"
#include "hx-tile-list.h"
#include "hx-tile-picture.h"

struct _HxTilePalette
{
  AdwBin parent_instance;

  /* template children */
  AdwToggleGroup *sides;
  GtkToggleButton *search_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  GtkLabel *units_heading;
  GtkFlowBox *units;
  GtkLabel *modules_heading;
  GtkFlowBox *modules;

  /* owned */
  HxViewState *view;
  GListStore *lists[HX_N_SECTIONS];
  GtkFilterListModel *shown[HX_N_SECTIONS];
  char *words;
};

enum
{
  SIGNAL_PICKED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxTilePalette, hx_tile_palette, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  HxTilePalette *self = user_data;
  const HxCatalog *catalog = hx_document_get_catalog (hx_view_state_get_document (self->view));

  if (self->words == NULL || self->words[0] == '\0')
    return TRUE;
  for (guint language = 0; language < HX_N_LANGUAGES; language++)
    {
      const char *name = hx_catalog_get_tile_name (catalog, hx_tile_item_get_tile (item), (HxLanguage) language);

      if (g_str_match_string (self->words, name, TRUE))
        return TRUE;
    }

  return FALSE;
}

static GtkWidget *
create_tile (gpointer item,
             gpointer user_data)
{
  HxTilePalette *self = user_data;

  return hx_palette_tile_new (self->view, item);
}

static void
update_sections (HxTilePalette *self)
{
  gboolean has_units = g_list_model_get_n_items (G_LIST_MODEL (self->shown[HX_SECTION_UNITS])) > 0;
  gboolean has_modules = g_list_model_get_n_items (G_LIST_MODEL (self->shown[HX_SECTION_MODULES])) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->units_heading), has_units);
  gtk_widget_set_visible (GTK_WIDGET (self->units), has_units);
  gtk_widget_set_visible (GTK_WIDGET (self->modules_heading), has_modules);
  gtk_widget_set_visible (GTK_WIDGET (self->modules), has_modules);
  gtk_stack_set_visible_child_name (self->stack, has_units || has_modules ? "tiles" : "nothing");
}

static void
fill_tiles (HxTilePalette *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  GtkFlowBox *boxes[HX_N_SECTIONS] = { self->units, self->modules };

  for (guint i = 0; i < HX_N_SECTIONS; i++)
    {
      GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));

      g_clear_object (&self->lists[i]);
      g_clear_object (&self->shown[i]);
      self->lists[i] = hx_tile_list_new (document, hx_view_state_get_side (self->view), (HxSection) i);
      self->shown[i] = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->lists[i])), filter);
      gtk_flow_box_bind_model (boxes[i], G_LIST_MODEL (self->shown[i]), create_tile, self, NULL);
    }
  update_sections (self);
}

static void
search_changed_cb (HxTilePalette *self)
{
  g_set_str (&self->words, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  if (self->shown[0] == NULL)
    return;
  for (guint i = 0; i < HX_N_SECTIONS; i++)
    gtk_filter_changed (gtk_filter_list_model_get_filter (self->shown[i]), GTK_FILTER_CHANGE_DIFFERENT);
  update_sections (self);
}

static void
pick (HxTilePalette *self,
      HxPaletteTile *tile)
{
  g_autofree char *text = NULL;
  const HxCatalog *catalog = hx_document_get_catalog (hx_view_state_get_document (self->view));
  HxLanguage language = hx_library_get_language (hx_document_get_library (hx_view_state_get_document (self->view)));
  HxCarry carry;

  hx_palette_tile_get_carry (tile, &carry);
  hx_view_state_set_carry (self->view, &carry);
  /* Translators: spoken; a tile's name. */
  text = g_strdup_printf (_("%s picked up. Choose a hex and press Enter, or Escape to let go."),
                          hx_catalog_get_tile_name (catalog, carry.tile, language));
  hx_announce (GTK_WIDGET (self), text);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

static void
tile_activated_cb (HxTilePalette   *self,
                   GtkFlowBoxChild *child)
{
  if (hx_view_state_get_resolution (self->view) == NULL)
    pick (self, HX_PALETTE_TILE (child));
}

/* Enter in the search picks the first tile that was found. */
static void
search_activated_cb (HxTilePalette *self)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->units, 0);

  if (child == NULL)
    child = gtk_flow_box_get_child_at_index (self->modules, 0);
  if (child != NULL)
    tile_activated_cb (self, child);
}

static void
side_picked_cb (HxTilePalette *self)
{
  guint active = adw_toggle_group_get_active (self->sides);

  if (self->view != NULL && active != GTK_INVALID_LIST_POSITION)
    hx_view_state_set_side (self->view, active);
}

static void
side_changed_cb (HxTilePalette *self)
{
  adw_toggle_group_set_active (self->sides, hx_view_state_get_side (self->view));
  fill_tiles (self);
}

static void
view_changed_cb (HxTilePalette *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);

  for (guint i = 0; i < HX_N_SECTIONS; i++)
    hx_tile_list_refresh (self->lists[i], document);
  gtk_widget_set_sensitive (GTK_WIDGET (self->stack), hx_view_state_get_resolution (self->view) == NULL);
}

static GtkWidget *
create_side_label (const char *name,
                   guint       side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *picture = hx_tile_picture_new ();
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 18);
  hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
fill_sides (HxTilePalette *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);

  adw_toggle_group_remove_all (self->sides);
  for (guint side = 0; side < hx_document_get_position (document)->n_sides; side++)
    {
      g_autofree char *name = hx_document_dup_side_name (document, side);
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_child (toggle, create_side_label (name, side));
      adw_toggle_set_tooltip (toggle, name);
      adw_toggle_group_add (self->sides, toggle);
    }
  adw_toggle_group_set_active (self->sides, hx_view_state_get_side (self->view));
}

static void
drop_view (HxTilePalette *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_tile_palette_dispose (GObject *object)
{
  HxTilePalette *self = HX_TILE_PALETTE (object);

  drop_view (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_TILE_PALETTE);
  for (guint i = 0; i < HX_N_SECTIONS; i++)
    {
      g_clear_object (&self->shown[i]);
      g_clear_object (&self->lists[i]);
    }
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (hx_tile_palette_parent_class)->dispose (object);
}

static void
hx_tile_palette_class_init (HxTilePaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_tile_palette_dispose;

  /** HxTilePalette::picked: a tile is being carried now; the board should get the focus. */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", HX_TYPE_TILE_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-tile-palette.ui");
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, sides);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, search_button);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, search_bar);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, search_entry);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, stack);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, units_heading);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, units);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, modules_heading);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, modules);
  gtk_widget_class_bind_template_callback (widget_class, side_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, tile_activated_cb);
}

static void
hx_tile_palette_init (HxTilePalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self->stack));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search Tiles"), -1);
}

/** hx_tile_palette_set_view: @view: what the window shows from now */
void
hx_tile_palette_set_view (HxTilePalette *self,
                          HxViewState   *view)
{
  g_return_if_fail (HX_IS_TILE_PALETTE (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  fill_sides (self);
  fill_tiles (self);
  g_signal_connect_swapped (view, "notify::side", G_CALLBACK (side_changed_cb), self);
  g_signal_connect_swapped (view, "changed", G_CALLBACK (view_changed_cb), self);
  view_changed_cb (self);
}

/** hx_tile_palette_start_search: Opens the search and puts the cursor there. */
void
hx_tile_palette_start_search (HxTilePalette *self)
{
  g_return_if_fail (HX_IS_TILE_PALETTE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}
