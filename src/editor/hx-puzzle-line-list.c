/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of an action stands before its tile, so that the order is plain. */

#include "config.h"

#include "hx-puzzle-line-list.h"

#include <glib/gi18n.h>

#include "hx-list-tools.h"
#include "hx-tile-picture.h"

/* Width of a tile in a row. */
#define TILE_SIZE 48

static GtkWidget *
create_row (const char *title,
            const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);

  return row;
}

static void
add_tile (GtkWidget          *row,
          HxDocument         *document,
          const HxToldAction *action,
          guint               side)
{
  GtkWidget *picture = hx_tile_picture_new ();
  HxTileLook look;

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), TILE_SIZE);
  if (action->picture.tile != HX_NO_TILE)
    {
      const HxTileFacts *facts = hx_catalog_get_facts (hx_document_get_catalog (document), action->picture.tile);

      memset (&look, 0, sizeof look);
      hx_tile_look_from_facts (facts, side, &look);
      look.facing = action->picture.facing;
      look.show_name = FALSE;
      hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);
    }
  else
    hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
}

static void
add_number (GtkWidget *row,
            guint      number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), label);
}

/* "8 : 6", each side's sign beside its number; the row's subtitle says it in words. */
static GtkWidget *
create_points (HxDocument         *document,
               const HxPuzzleLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint side = 0; side < hx_document_get_position (document)->n_sides; side++)
    {
      g_autofree char *text = line->points[side] >= 0 ? g_strdup_printf ("%d", line->points[side]) : g_strdup ("–");
      GtkWidget *picture = hx_tile_picture_new ();
      GtkWidget *label = gtk_label_new (text);

      hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 18);
      hx_tile_picture_set_side (HX_TILE_PICTURE (picture), side);
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (label, "heading");
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (box), picture);
      gtk_box_append (GTK_BOX (box), label);
    }

  return box;
}

static char *
dup_battle (const HxPuzzleLine *line)
{
  GString *text = g_string_new (line->verdict);

  for (guint i = 0; i < line->notes->len; i++)
    g_string_append_printf (text, "\n%s", (const char *) g_ptr_array_index (line->notes, i));

  return g_string_free_and_steal (text);
}

/**
 * hx_puzzle_line_list_new_part:
 * @document: the puzzle
 * @line: a line of it
 * @side: the side that plays it
 * @from: the first action that is shown, from 0
 * @until: the first that is not shown any more; beyond the last, the Final Battle is shown too
 *
 * Returns: (transfer floating): the list
 */
GtkWidget *
hx_puzzle_line_list_new_part (HxDocument         *document,
                              const HxPuzzleLine *line,
                              guint               side,
                              guint               from,
                              guint               until)
{
  GtkWidget *list = hx_boxed_list_new ();
  g_autofree char *battle = NULL;
  GtkWidget *row;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  for (guint i = from; i < MIN (until, line->actions->len); i++)
    {
      const HxToldAction *action = g_ptr_array_index (line->actions, i);

      /* What comes of the actions before the branches hangs on the answers. */
      row = create_row (action->text, until < line->actions->len ? NULL : action->effect);
      add_tile (row, document, action, side);
      add_number (row, i + 1);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  if (line->verdict == NULL || until <= line->actions->len)
    return list;
  battle = dup_battle (line);
  row = create_row (_("Final Battle"), battle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_points (document, line));
  gtk_list_box_append (GTK_LIST_BOX (list), row);

  return list;
}

/**
 * hx_puzzle_line_list_new:
 * @document: the puzzle
 * @line: a line of it
 * @side: the side that plays it
 *
 * Returns: (transfer floating): the list of all of it
 */
GtkWidget *
hx_puzzle_line_list_new (HxDocument         *document,
                         const HxPuzzleLine *line,
                         guint               side)
{
  return hx_puzzle_line_list_new_part (document, line, side, 0, G_MAXUINT);
}
