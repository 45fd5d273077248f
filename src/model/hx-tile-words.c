/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each thing printed on a tile is a term of its own, so that "initiative 3" does not find a 3 elsewhere on the tile. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-card-words.h"
#include "hx-tile-words.h"

typedef struct
{
  const char *words;
  gboolean found;
} Search;

/* A term is found where every word that is searched for begins one of its words. */
static void
try (Search     *search,
     const char *term)
{
  if (!search->found && g_str_match_string (search->words, term, TRUE))
    search->found = TRUE;
}

/* A word of the army files, as it is there and as people call it. */
static void
try_word (Search     *search,
          const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "-", -1);
  g_autofree char *plain = g_strjoinv (" ", parts);

  try (search, plain);
  try (search, hx_card_word_name (word));
}

static void G_GNUC_PRINTF (2, 3)
try_format (Search     *search,
            const char *format,
            ...)
{
  g_autofree char *term = NULL;
  va_list args;

  va_start (args, format);
  term = g_strdup_vprintf (format, args);
  va_end (args);
  try (search, term);
}

static void
try_names (Search            *search,
           const HxTileFacts *facts)
{
  for (guint i = 0; i < facts->name.n_wordings; i++)
    try (search, facts->name.wordings[i].words);
  for (guint i = 0; facts->aliases != NULL && facts->aliases[i] != NULL; i++)
    try (search, facts->aliases[i]);
}

static void
try_type (Search     *search,
          HxTileType  type)
{
  switch (type)
    {
    case HX_TILE_HQ:
      try (search, "HQ headquarters");
      try (search, _("headquarters"));
      break;
    case HX_TILE_WARRIOR:
      try (search, "warrior");
      try (search, _("warrior"));
      break;
    case HX_TILE_MODULE:
      try (search, "module");
      try (search, _("module"));
      break;
    case HX_TILE_IMPLANT:
      try (search, "implant");
      try (search, _("implant"));
      break;
    case HX_TILE_FOUNDATION:
    case HX_TILE_INSTANT:
    default:
      break;
    }
}

static void
try_values (Search            *search,
            const HxTileFacts *facts)
{
  for (guint i = 0; i < facts->n_initiative; i++)
    {
      try_format (search, "initiative %d", facts->initiative[i]);
      try_format (search, _("initiative %d"), facts->initiative[i]);
    }
  if (facts->toughness > 0)
    {
      try_format (search, "toughness %d", facts->toughness);
      /* Translators: what can be searched for, as is "armor", "net" and "initiative 3". */
      try_format (search, _("toughness %d"), facts->toughness);
    }
  if (facts->armor != 0)
    {
      try (search, "armor armour");
      try (search, _("armor"));
    }
  if (facts->net != 0)
    {
      try (search, "net");
      try (search, _("net"));
    }
}

static void
try_marks (Search            *search,
           const HxTileFacts *facts)
{
  for (guint i = 0; i < facts->n_attacks; i++)
    {
      const HxAttackFact *attack = &facts->attacks[i];

      try_format (search, "%s attack %d", attack->kind, attack->strength);
      try_format (search, "%s %d", hx_card_word_name (attack->kind), attack->strength);
    }
  for (guint i = 0; i < facts->n_links; i++)
    try_word (search, facts->links[i].effect);
  for (guint i = 0; facts->traits != NULL && facts->traits[i] != NULL; i++)
    try_word (search, facts->traits[i]);
  for (guint i = 0; i < facts->n_sided; i++)
    try_word (search, facts->sided[i].trait);
}

/**
 * hx_tile_words_match:
 * @catalog: the catalog
 * @tile: a tile of the box
 * @words: what somebody searches for
 *
 * Returns: whether @tile has a name, in any language, or something printed on it that is called so: "medic", "net",
 *   "initiative 3", "inicjatywa 3"
 */
gboolean
hx_tile_words_match (const HxCatalog *catalog,
                     guint16          tile,
                     const char      *words)
{
  Search search = { words, FALSE };
  const HxTileFacts *facts;

  g_return_val_if_fail (catalog != NULL && words != NULL, FALSE);

  facts = hx_catalog_get_facts (catalog, tile);
  try_names (&search, facts);
  try_type (&search, facts->type);
  try_values (&search, facts);
  try_marks (&search, facts);

  return search.found;
}
