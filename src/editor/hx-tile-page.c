/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that is printed on a tile, with the rules that say what it means. */

#include "config.h"

#include "hx-tile-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "hx-card.h"
#include "hx-list-tools.h"
#include "hx-phrase.h"
#include "hx-reason-row.h"
#include "hx-rule-rows.h"
#include "hx-tile-picture.h"

#define LARGE 96
#define SMALL 44

/* The colour of the side that plays the army, so that the tile looks as it does on the board. */
static guint
find_color (HxViewState *view,
            guint16      tile)
{
  const HxScenario *scenario = hx_document_get_scenario (hx_view_state_get_document (view));
  const HxArmy *army = hx_catalog_get_tile_army (hx_document_get_catalog (hx_view_state_get_document (view)), tile);

  for (guint side = 0; side < scenario->position.n_sides; side++)
    {
      if (g_strcmp0 (scenario->sides[side].army, army->id) == 0)
        return side;
    }

  return HX_SIDE_NEUTRAL;
}

static GtkWidget *
create_picture (HxViewState *view,
                guint16      tile,
                int          size)
{
  const HxTileFacts *facts = hx_catalog_get_facts (hx_document_get_catalog (hx_view_state_get_document (view)), tile);
  GtkWidget *picture = hx_tile_picture_new ();
  HxTileLook look;

  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, find_color (view, tile), &look);
  look.show_name = FALSE;
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), size);
  hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);

  return picture;
}

static char *
dup_full_name (HxViewState *view,
               guint16      tile)
{
  HxLibrary *library = hx_document_get_library (hx_view_state_get_document (view));
  const HxArmy *army = hx_catalog_get_tile_army (hx_library_get_catalog (library), tile);
  g_autofree char *name = hx_library_dup_tile_name (library, tile);

  return hx_phrase (_("{tile} ({army})"), "tile", name,
                    "army", hx_text_get (&army->name, hx_library_get_name_language (library)), NULL);
}

/**
 * hx_tile_buttons_new:
 * @view: what the window shows
 * @tiles: (element-type guint16): tiles
 *
 * Returns: (transfer floating): their pictures, each of which opens the tile's card
 */
GtkWidget *
hx_tile_buttons_new (HxViewState *view,
                     GArray      *tiles)
{
  GtkWidget *box = adw_wrap_box_new ();

  for (guint i = 0; i < tiles->len; i++)
    {
      guint16 tile = g_array_index (tiles, guint16, i);
      GtkWidget *button = gtk_button_new ();
      g_autofree char *name = dup_full_name (view, tile);

      gtk_button_set_child (GTK_BUTTON (button), create_picture (view, tile, SMALL));
      gtk_widget_set_tooltip_text (button, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "rule-tile");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-tile");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "q", tile);
      adw_wrap_box_append (ADW_WRAP_BOX (box), button);
    }
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 3);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 3);

  return box;
}

static GtkWidget *
create_card (HxViewState *view,
             guint16      tile)
{
  const HxNarrator *narrator = hx_view_state_get_narrator (view);
  g_autoptr (GPtrArray) lines = hx_explain_tile (narrator, tile);
  GtkWidget *list = hx_boxed_list_new ();

  for (guint i = 0; i < lines->len; i++)
    {
      const HxCardLine *line = g_ptr_array_index (lines, i);
      HxReasonText reason = { HX_NO_NUMBER, FALSE, NULL, line->text, NULL, line->rules };

      gtk_list_box_append (GTK_LIST_BOX (list), hx_reason_row_new (narrator, &reason));
    }

  return list;
}

/**
 * hx_tile_page_new:
 * @view: what the window shows
 * @tile: a tile
 *
 * Returns: (transfer floating): a page with the tile's card
 */
AdwNavigationPage *
hx_tile_page_new (HxViewState *view,
                  guint16      tile)
{
  g_autofree char *name = dup_full_name (view, tile);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *picture = create_picture (view, tile, LARGE);

  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), picture);
  gtk_box_append (GTK_BOX (content), create_card (view, tile));

  return hx_rule_page_frame (name, content);
}
