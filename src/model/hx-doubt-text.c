/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only what is played one way because nobody knows better: doubts about names, or that the printed tile settles, change no result. */

#include "config.h"

#include "hx-doubt-text.h"

#include <glib/gi18n.h>

#include "hx-document-puzzle.h"
#include "hx-phrase.h"

static void
add_doubt (HxDocument   *document,
           guint16       tile,
           GHashTable   *told,
           GStrvBuilder *lines)
{
  const HxTileFacts *facts = hx_catalog_get_facts (hx_document_get_catalog (document), tile);
  HxLibrary *library = hx_document_get_library (document);
  g_autofree char *name = NULL;

  if (!g_hash_table_add (told, GUINT_TO_POINTER (tile)) || facts->confidence == HX_CONFIDENCE_HIGH || facts->doubt.n_wordings == 0)
    return;
  name = hx_library_dup_tile_name (library, tile);
  g_strv_builder_take (lines, hx_phrase (_("The result may hang on what is in doubt about {tile}: {doubt}"), "tile", name,
                                         "doubt", hx_text_get (&facts->doubt, hx_library_get_language (library)), NULL));
}

static void
add_board (HxDocument   *document,
           GHashTable   *told,
           GStrvBuilder *lines)
{
  const HxPosition *position = hx_document_get_position (document);

  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      if ((position->units & HX_HEX_BIT (hex)) != 0)
        add_doubt (document, position->unit[hex].tile, told, lines);
    }
}

/**
 * hx_doubt_text_dup_puzzle:
 * @document: a puzzle
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence for each tile on its board or in its hand whose facts are not
 *   certain
 */
char **
hx_doubt_text_dup_puzzle (HxDocument *document)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  add_board (document, told, lines);
  for (guint side = 0; side < hx_document_get_position (document)->n_sides; side++)
    {
      const GArray *hand = hx_document_get_hand (document, side);

      for (guint i = 0; hand != NULL && i < hand->len; i++)
        add_doubt (document, g_array_index (hand, guint16, i), told, lines);
    }

  return g_strv_builder_end (lines);
}

/**
 * hx_doubt_text_dup:
 * @view: what the window shows
 *
 * Returns: (transfer full) (array zero-terminated=1): a sentence for each tile on the document's board whose facts are not
 *   certain; what lies hidden is never among them
 */
char **
hx_doubt_text_dup (HxViewState *view)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  add_board (hx_view_state_get_document (view), told, lines);

  return g_strv_builder_end (lines);
}
