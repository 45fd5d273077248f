/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hangs on the library, so that it lives as long and is never loaded twice. */

#include "config.h"

#include "hx-reference.h"

#include <glib/gi18n.h>

#include "hx-rule-text.h"

#define KEY "hx-reference"

/* demonstrations: (nullable): not read yet */
struct _HxReference
{
  const HxCatalog *catalog;
  HxLanguage language;
  HxOfficials *officials;
  HxRuleTiles *tiles;
  HxRuleSearch *search;
  HxDemonstrations *demonstrations;
};

static void
free_reference (gpointer data)
{
  HxReference *reference = data;

  hx_demonstrations_free (reference->demonstrations);
  hx_rule_search_free (reference->search);
  hx_rule_tiles_free (reference->tiles);
  hx_officials_free (reference->officials);
  g_free (reference);
}

/* Without the file of rulings there is still much to be looked up. */
static HxOfficials *
load_officials (void)
{
  g_autofree char *datadir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;
  HxOfficials *officials = hx_data_load_officials (datadir, &error);

  if (officials != NULL)
    return officials;
  g_warning ("%s", error->message);

  return hx_officials_new ();
}

/**
 * hx_reference_get:
 * @library: a library
 *
 * Returns: (transfer none): what can be looked up; it lives as long as the library
 */
HxReference *
hx_reference_get (HxLibrary *library)
{
  HxReference *reference;

  g_return_val_if_fail (HX_IS_LIBRARY (library), NULL);

  reference = g_object_get_data (G_OBJECT (library), KEY);
  if (reference != NULL)
    return reference;
  reference = g_new0 (HxReference, 1);
  reference->catalog = hx_library_get_catalog (library);
  reference->language = hx_library_get_language (library);
  reference->officials = load_officials ();
  reference->tiles = hx_rule_tiles_new (reference->catalog);
  reference->search = hx_rule_search_new (reference->catalog, reference->officials, reference->tiles);
  g_object_set_data_full (G_OBJECT (library), KEY, reference, free_reference);

  return reference;
}

/** hx_reference_get_officials: Returns: (transfer none): the official rulings. */
const HxOfficials *
hx_reference_get_officials (const HxReference *reference)
{
  return reference->officials;
}

/** hx_reference_get_tiles: Returns: (transfer none): which rule is about which tiles. */
const HxRuleTiles *
hx_reference_get_tiles (const HxReference *reference)
{
  return reference->tiles;
}

/** hx_reference_get_search: Returns: (transfer none): the search over everything. */
const HxRuleSearch *
hx_reference_get_search (const HxReference *reference)
{
  return reference->search;
}

/** hx_reference_get_demonstrations: Returns: (transfer none): the positions that show rules, read when they are first needed. */
const HxDemonstrations *
hx_reference_get_demonstrations (HxReference *reference)
{
  g_autofree char *datadir = NULL;
  g_autoptr (GError) error = NULL;

  if (reference->demonstrations != NULL)
    return reference->demonstrations;
  datadir = hx_data_find_dir ();
  reference->demonstrations = hx_data_load_demonstrations (datadir, &error);
  if (reference->demonstrations == NULL)
    {
      g_warning ("%s", error->message);
      reference->demonstrations = hx_demonstrations_new ();
    }

  return reference->demonstrations;
}

/** hx_reference_dup_citing: Returns: (transfer full): ids of the rules that cite @official, the number of a ruling. */
char **
hx_reference_dup_citing (const HxReference *reference,
                         const char        *official)
{
  return hx_rule_text_dup_citing (reference->catalog, official);
}

/** hx_reference_dup_official_text: Returns: (transfer full): what @official says, or why it says nothing here. */
char *
hx_reference_dup_official_text (const HxReference *reference,
                                const HxOfficial  *official)
{
  return hx_rule_text_official (official, reference->language);
}
