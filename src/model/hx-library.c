/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts who uses the catalog, which documents, windows and battles share. */

#include "config.h"

#include "hx-library.h"

struct _HxLibrary
{
  GObject parent_instance;

  /* owned */
  HxCatalog *catalog;

  /* state */
  HxLanguage language;
};

G_DEFINE_FINAL_TYPE (HxLibrary, hx_library, G_TYPE_OBJECT)

static void
hx_library_finalize (GObject *object)
{
  HxLibrary *self = HX_LIBRARY (object);

  g_clear_pointer (&self->catalog, hx_catalog_free);

  G_OBJECT_CLASS (hx_library_parent_class)->finalize (object);
}

static void
hx_library_class_init (HxLibraryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_library_finalize;
}

static void
hx_library_init (HxLibrary *self)
{
}

/**
 * hx_library_new:
 * @catalog: (transfer full): what is known
 * @language: the language of names and rule texts
 *
 * Returns: (transfer full): a library
 */
HxLibrary *
hx_library_new (HxCatalog  *catalog,
                HxLanguage  language)
{
  HxLibrary *self;

  g_return_val_if_fail (catalog != NULL, NULL);

  self = g_object_new (HX_TYPE_LIBRARY, NULL);
  self->catalog = catalog;
  self->language = language;

  return self;
}

/** hx_library_get_catalog: Returns: (transfer none): the catalog. */
const HxCatalog *
hx_library_get_catalog (HxLibrary *self)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), NULL);

  return self->catalog;
}

/** hx_library_get_language: Returns: the language of names and rule texts. */
HxLanguage
hx_library_get_language (HxLibrary *self)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), HX_LANGUAGE_EN);

  return self->language;
}
