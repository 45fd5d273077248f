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
  const char *names;  /* interned */
};

enum
{
  PROP_0,
  PROP_NAMES,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (HxLibrary, hx_library, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
hx_library_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_NAMES:
      g_value_set_static_string (value, HX_LIBRARY (object)->names);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

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
  G_OBJECT_CLASS (klass)->get_property = hx_library_get_property;
  G_OBJECT_CLASS (klass)->finalize = hx_library_finalize;

  /** HxLibrary:names: in which language names are shown. */
  properties[PROP_NAMES] = g_param_spec_string ("names", NULL, NULL, HX_NAMES_PROGRAM,
                                                G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
hx_library_init (HxLibrary *self)
{
  self->names = g_intern_static_string (HX_NAMES_PROGRAM);
}

/**
 * hx_library_new:
 * @catalog: (transfer full): what is known
 * @language: the language of rule texts, and of names until hx_library_set_names()
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
  self->language = g_intern_string (language);

  return self;
}

/** hx_library_get_catalog: Returns: (transfer none): the catalog. */
const HxCatalog *
hx_library_get_catalog (HxLibrary *self)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), NULL);

  return self->catalog;
}

/** hx_library_get_language: Returns: the language of rule texts. */
HxLanguage
hx_library_get_language (HxLibrary *self)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), HX_LANGUAGE_EN);

  return self->language;
}

/** hx_library_get_name_language: Returns: the language of names where there is room for one only. */
HxLanguage
hx_library_get_name_language (HxLibrary *self)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), HX_LANGUAGE_EN);

  return hx_languages_get_name (hx_catalog_get_languages (self->catalog), self->names) != NULL ? self->names : self->language;
}

/** hx_library_get_names: Returns: %HX_NAMES_PROGRAM, %HX_NAMES_BOTH, or the language in which names are shown. */
const char *
hx_library_get_names (HxLibrary *self)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), HX_NAMES_PROGRAM);

  return self->names;
}

/** hx_library_has_both_names: Returns: whether names are shown in two languages where there is room. */
gboolean
hx_library_has_both_names (HxLibrary *self)
{
  return g_str_equal (hx_library_get_names (self), HX_NAMES_BOTH);
}

/**
 * hx_library_set_names:
 * @names: %HX_NAMES_PROGRAM, %HX_NAMES_BOTH, or the language in which names are shown from now on; what was said keeps its
 *   own. A language that is not known means the program's.
 */
void
hx_library_set_names (HxLibrary  *self,
                      const char *names)
{
  g_return_if_fail (HX_IS_LIBRARY (self));
  g_return_if_fail (names != NULL);

  if (g_str_equal (self->names, names))
    return;
  self->names = g_intern_string (names);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAMES]);
}

/* A name, or two where both are wanted and they differ. */
static char *
dup_names (HxLibrary    *self,
           const HxText *text)
{
  HxLanguage language = hx_library_get_name_language (self);
  const char *name = hx_text_get (text, language);
  const char *other = hx_text_get_other (text, language, NULL);

  if (other == NULL || !hx_library_has_both_names (self))
    return g_strdup (name);

  return g_strdup_printf ("%s / %s", name, other);
}

/**
 * hx_library_dup_tile_name:
 * @tile: a tile
 *
 * Returns: (transfer full): its name, or its two names where both are wanted and they differ
 */
char *
hx_library_dup_tile_name (HxLibrary *self,
                          guint16    tile)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), NULL);

  return dup_names (self, &hx_catalog_get_facts (self->catalog, tile)->name);
}

/** hx_library_dup_army_name: @army: an army. Returns: (transfer full): likewise. */
char *
hx_library_dup_army_name (HxLibrary    *self,
                          const HxArmy *army)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (army != NULL, NULL);

  return dup_names (self, &army->name);
}

/**
 * hx_library_take_army:
 * @own: an army that a user made
 * @others: (nullable) (element-type HxOwnArmy): those that are there
 *
 * Puts an army behind those that are known; see hx_own_army_take().
 *
 * Returns: whether it is there now
 */
gboolean
hx_library_take_army (HxLibrary *self,
                      HxOwnArmy *own,
                      GPtrArray *others)
{
  g_return_val_if_fail (HX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (own != NULL, FALSE);

  return hx_own_army_take (own, self->catalog, others);
}
