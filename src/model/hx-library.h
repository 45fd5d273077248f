/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program knows and in which language it says so: shared by all documents. */
#pragma once

#include <glib-object.h>

#include "hx-catalog.h"
#include "hx-own-armies.h"

G_BEGIN_DECLS

/* In which language the names of tiles and armies are shown: that of everything else, two, or the code of a language. Two
 * stand beside each other wherever a name stands by itself: headings, palette, hexes, tooltips. Sentences keep to the
 * program's language: two names for each piece would bury what they say. */
#define HX_NAMES_PROGRAM "program"
#define HX_NAMES_BOTH "both"

#define HX_TYPE_LIBRARY (hx_library_get_type ())
G_DECLARE_FINAL_TYPE (HxLibrary, hx_library, HX, LIBRARY, GObject)

HxLibrary        *hx_library_new          (HxCatalog  *catalog,
                                           HxLanguage  language) G_GNUC_WARN_UNUSED_RESULT;

const HxCatalog  *hx_library_get_catalog  (HxLibrary  *self);
HxLanguage        hx_library_get_language (HxLibrary  *self);
HxLanguage        hx_library_get_name_language (HxLibrary *self);
const char       *hx_library_get_names    (HxLibrary  *self);
gboolean          hx_library_has_both_names (HxLibrary *self);
void              hx_library_set_names    (HxLibrary  *self,
                                           const char *names);
char             *hx_library_dup_tile_name (HxLibrary *self,
                                            guint16    tile) G_GNUC_WARN_UNUSED_RESULT;
char             *hx_library_dup_army_name (HxLibrary    *self,
                                            const HxArmy *army) G_GNUC_WARN_UNUSED_RESULT;
gboolean          hx_library_take_army     (HxLibrary    *self,
                                            HxOwnArmy    *own,
                                            GPtrArray    *others);

G_END_DECLS
