/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what one side can lay at a time, by kind; a search finds names in either language and what is printed. */

#include "config.h"

#include "hx-tile-palette.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-army-list.h"
#include "hx-hex-text.h"
#include "hx-palette-tile.h"
#include "hx-tile-list.h"
#include "hx-tile-picture.h"
#include "hx-tile-words.h"

struct _HxTilePalette
{
  AdwBin parent_instance;

  /* template children */
  AdwToggleGroup *sides;
  GtkDropDown *many_sides;
  GtkToggleButton *search_button;
  GtkSearchBar *search_bar;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  GtkBox *sections;

  /* children of sections */
  GtkWidget *headings[HX_N_SECTIONS];
  GtkFlowBox *boxes[HX_N_SECTIONS];

  /* owned */
  HxViewState *view;
  char *armies;
  GListStore *lists[HX_N_SECTIONS];
  GtkFilterListModel *shown[HX_N_SECTIONS];
  char *words;

  /* state */
  gboolean is_filling_sides;
};

enum
{
  SIGNAL_PICKED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxTilePalette, hx_tile_palette, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

static const char *
name_section (HxSection section)
{
  static const char *const names[HX_N_SECTIONS] = {
    [HX_SECTION_UNITS] = N_("Units"), [HX_SECTION_MODULES] = N_("Modules"), [HX_SECTION_NEUTRAL] = N_("Neutral Tiles"),
    [HX_SECTION_TRAPS] = N_("Traps"), [HX_SECTION_MARKERS] = N_("Markers"),
  };

  return _(names[section]);
}

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  HxTilePalette *self = user_data;
  const HxCatalog *catalog = hx_document_get_catalog (hx_view_state_get_document (self->view));

  if (self->words == NULL || self->words[0] == '\0')
    return TRUE;
  if (hx_tile_item_get_tile (item) != HX_NO_TILE)
    return hx_tile_words_match (catalog, hx_tile_item_get_tile (item), self->words);
  return g_str_match_string (self->words, hx_tile_item_get_name (item), TRUE) ||
         g_str_match_string (self->words, name_section (hx_tile_item_get_section (item)), TRUE);
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
  gboolean has_any = FALSE;

  for (guint i = 0; i < HX_N_SECTIONS; i++)
    {
      gboolean has_some = g_list_model_get_n_items (G_LIST_MODEL (self->shown[i])) > 0;

      gtk_widget_set_visible (self->headings[i], has_some);
      gtk_widget_set_visible (GTK_WIDGET (self->boxes[i]), has_some);
      has_any = has_any || has_some;
    }
  gtk_stack_set_visible_child_name (self->stack, has_any ? "tiles" : "nothing");
}

static void
fill_tiles (HxTilePalette *self)
{
  for (guint i = 0; i < HX_N_SECTIONS; i++)
    {
      GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));

      g_clear_object (&self->lists[i]);
      g_clear_object (&self->shown[i]);
      self->lists[i] = hx_tile_list_new (self->view, hx_view_state_get_side (self->view), (HxSection) i);
      self->shown[i] = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->lists[i])), filter);
      gtk_flow_box_bind_model (self->boxes[i], G_LIST_MODEL (self->shown[i]), create_tile, self, NULL);
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

/* A marker goes onto the selected piece at once, and the palette keeps the keyboard, so that a second one can follow. */
static gboolean
put_on_selection (HxTilePalette *self,
                  const HxCarry *carry)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  guint8 hex = hx_view_state_get_selection (self->view);
  g_autofree char *text = NULL;
  HxPicture picture;

  if (carry->kind != HX_CARRY_MARKER || hx_document_get_piece (document, hex) == NULL)
    return FALSE;
  if (!hx_view_state_put (self->view, carry, hex))
    {
      hx_announce (GTK_WIDGET (self), _("The selected piece bears this marker already."));
      gtk_widget_error_bell (GTK_WIDGET (self));
      return TRUE;
    }
  hx_picture_work_out (hx_document_get_box (document), hx_document_get_position (document), &picture);
  text = hx_hex_text_dup (self->view, hx_document_get_position (document), &picture, hex);
  hx_announce (GTK_WIDGET (self), text);

  return TRUE;
}

static void
pick (HxTilePalette *self,
      HxPaletteTile *tile)
{
  g_autofree char *text = NULL;
  HxCarry carry;

  hx_palette_tile_get_carry (tile, &carry);
  if (put_on_selection (self, &carry))
    return;
  hx_view_state_set_carry (self->view, &carry);
  /* Translators: spoken; a tile's name. */
  text = g_strdup_printf (_("%s picked up. Choose a hex and press Enter, or Escape to let go."),
                          hx_palette_tile_get_name (tile));
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

/* The first thing that is found, or with @by_name the first that is called so. */
static GtkFlowBoxChild *
find_first (HxTilePalette *self,
            gboolean       by_name)
{
  for (guint i = 0; i < HX_N_SECTIONS; i++)
    {
      GtkFlowBoxChild *child;

      for (int k = 0; (child = gtk_flow_box_get_child_at_index (self->boxes[i], k)) != NULL; k++)
        {
          if (!by_name || g_str_match_string (self->words, hx_palette_tile_get_name (HX_PALETTE_TILE (child)), TRUE))
            return child;
        }
    }

  return NULL;
}

/* Enter in the search picks what is called so, or else the first thing that was found. */
static void
search_activated_cb (HxTilePalette *self)
{
  GtkFlowBoxChild *child = self->words != NULL && self->words[0] != '\0' ? find_first (self, TRUE) : NULL;

  if (child == NULL)
    child = find_first (self, FALSE);
  if (child != NULL)
    tile_activated_cb (self, child);
}

static void
take_side (HxTilePalette *self,
           guint          side)
{
  if (self->view != NULL && !self->is_filling_sides && side != GTK_INVALID_LIST_POSITION)
    hx_view_state_set_side (self->view, side);
}

static void
side_picked_cb (HxTilePalette *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->sides)))
    take_side (self, adw_toggle_group_get_active (self->sides));
}

static void
one_of_many_picked_cb (HxTilePalette *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->many_sides)))
    take_side (self, gtk_drop_down_get_selected (self->many_sides));
}

static void
show_side (HxTilePalette *self)
{
  guint side = hx_view_state_get_side (self->view);

  if (gtk_widget_get_visible (GTK_WIDGET (self->sides)))
    adw_toggle_group_set_active (self->sides, side);
  else
    gtk_drop_down_set_selected (self->many_sides, side);
}

static void
side_changed_cb (HxTilePalette *self)
{
  show_side (self);
  fill_tiles (self);
}

static void
view_changed_cb (HxTilePalette *self)
{
  for (guint i = 0; i < HX_N_SECTIONS; i++)
    hx_tile_list_refresh (self->lists[i], self->view);
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
bind_side_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item)
{
  GtkWidget *label = create_side_label (gtk_string_object_get_string (gtk_list_item_get_item (item)),
                                        gtk_list_item_get_position (item));

  gtk_widget_set_halign (label, GTK_ALIGN_START);
  gtk_list_item_set_child (item, label);
}

static const HxArmy *
get_army (HxTilePalette *self,
          guint          side)
{
  HxDocument *document = hx_view_state_get_document (self->view);

  return hx_catalog_get_army (hx_document_get_catalog (document), hx_document_get_scenario (document)->sides[side].army);
}

/* An army that the user made is marked under its name: behind it the mark would be cut off. */
static GtkWidget *
create_marked_label (const char *name,
                     guint       side)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *mark = gtk_label_new (_("Own army"));

  gtk_widget_set_margin_top (box, 4);
  gtk_widget_set_margin_bottom (box, 4);
  gtk_label_set_ellipsize (GTK_LABEL (mark), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (mark, "caption");
  gtk_widget_add_css_class (mark, "dimmed");
  gtk_box_append (GTK_BOX (box), create_side_label (name, side));
  gtk_box_append (GTK_BOX (box), mark);

  return box;
}

static void
add_toggle (HxTilePalette *self,
            const char    *name,
            guint          side)
{
  AdwToggle *toggle = adw_toggle_new ();
  const HxArmy *army = get_army (self, side);
  g_autofree char *plain = hx_document_dup_side_name (hx_view_state_get_document (self->view), side);

  adw_toggle_set_child (toggle, army != NULL && army->is_own ? create_marked_label (plain, side) : create_side_label (plain, side));
  adw_toggle_set_tooltip (toggle, name);
  adw_toggle_group_add (self->sides, toggle);
}

/* Two names have room beside each other; more of them are in a list. */
static void
fill_sides (HxTilePalette *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  guint n_sides = hx_document_get_position (document)->n_sides;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->is_filling_sides = TRUE;
  adw_toggle_group_remove_all (self->sides);
  for (guint side = 0; side < n_sides; side++)
    {
      const HxArmy *army = get_army (self, side);
      char *plain = hx_document_dup_side_name (document, side);
      g_autofree char *name = army != NULL ? hx_army_list_mark (army, plain) : plain;

      if (n_sides > 2)
        gtk_string_list_append (names, name);
      else
        add_toggle (self, name, side);
    }
  gtk_drop_down_set_model (self->many_sides, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->sides), n_sides <= 2);
  gtk_widget_set_visible (GTK_WIDGET (self->many_sides), n_sides > 2);
  show_side (self);
  self->is_filling_sides = FALSE;
}

static char *
dup_armies (HxTilePalette *self)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  GString *armies = g_string_new (NULL);

  for (guint side = 0; side < hx_document_get_position (document)->n_sides; side++)
    g_string_append_printf (armies, "%s ", hx_document_get_scenario (document)->sides[side].army);

  return g_string_free_and_steal (armies);
}

/* What was searched for has been found once it is placed. */
static void
document_changed_cb (HxTilePalette *self)
{
  g_autofree char *armies = dup_armies (self);

  if (self->words != NULL && self->words[0] != '\0')
    gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  if (g_str_equal (armies, self->armies))
    return;
  g_set_str (&self->armies, armies);
  fill_sides (self);
  fill_tiles (self);
}

static void
drop_view (HxTilePalette *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (hx_view_state_get_document (self->view), self);
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
  g_clear_pointer (&self->armies, g_free);

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
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, many_sides);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, search_button);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, search_bar);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, search_entry);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, stack);
  gtk_widget_class_bind_template_child (widget_class, HxTilePalette, sections);
  gtk_widget_class_bind_template_callback (widget_class, side_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, one_of_many_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_side_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
}

static void
add_section (HxTilePalette *self,
             HxSection      section)
{
  GtkWidget *heading = gtk_label_new (name_section (section));
  GtkWidget *box = gtk_flow_box_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_widget_add_css_class (heading, "palette-heading");
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (box), TRUE);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (box), 3);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 3);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 6);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  g_signal_connect_object (box, "child-activated", G_CALLBACK (tile_activated_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->sections, heading);
  gtk_box_append (self->sections, box);
  self->headings[section] = heading;
  self->boxes[section] = GTK_FLOW_BOX (box);
}

static void
hx_tile_palette_init (HxTilePalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < HX_N_SECTIONS; i++)
    add_section (self, (HxSection) i);
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
  g_free (self->armies);
  self->armies = dup_armies (self);
  fill_sides (self);
  fill_tiles (self);
  g_signal_connect_swapped (hx_view_state_get_document (view), "changed", G_CALLBACK (document_changed_cb), self);
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
  gtk_editable_select_region (GTK_EDITABLE (self->search_entry), 0, -1);
}
