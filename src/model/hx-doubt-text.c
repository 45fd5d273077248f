/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only what is played one way because nobody knows better: doubts about names, or that the printed tile settles, change no result. */

#include "config.h"

#include "hx-doubt-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"

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
  HxDocument *document;
  HxLibrary *library;
  const HxPosition *position;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  library = hx_document_get_library (document);
  position = hx_document_get_position (document);
  for (guint8 hex = 0; hex < HX_MAX_HEXES; hex++)
    {
      guint16 tile = position->unit[hex].tile;
      const HxTileFacts *facts;
      g_autofree char *name = NULL;

      if ((position->units & HX_HEX_BIT (hex)) == 0 || !g_hash_table_add (told, GUINT_TO_POINTER (tile)))
        continue;
      facts = hx_catalog_get_facts (hx_document_get_catalog (document), tile);
      if (facts->confidence == HX_CONFIDENCE_HIGH || facts->doubt.n_wordings == 0)
        continue;
      name = hx_library_dup_tile_name (library, tile);
      g_strv_builder_take (lines, hx_phrase (_("The result may hang on what is in doubt about {tile}: {doubt}"), "tile", name,
                                             "doubt", hx_text_get (&facts->doubt, hx_library_get_language (library)),
                                             NULL));
    }

  return g_strv_builder_end (lines);
}
