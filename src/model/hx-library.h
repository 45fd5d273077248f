/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program knows and in which language it says so: shared by all documents. */
#pragma once

#include <glib-object.h>

#include "hx-catalog.h"

G_BEGIN_DECLS

/** HxNames: in which language the names of tiles and armies are shown. */
typedef enum
{
  HX_NAMES_PROGRAM,   /* as everything else is */
  HX_NAMES_ENGLISH,
  HX_NAMES_POLISH,
  HX_NAMES_BOTH,      /* beside each other wherever a name stands by itself: headings, palette, hexes, tooltips. Sentences
                       * keep to the program's language: two names for each piece would bury what they say. */
  HX_N_NAMES,
} HxNames;

#define HX_TYPE_LIBRARY (hx_library_get_type ())
G_DECLARE_FINAL_TYPE (HxLibrary, hx_library, HX, LIBRARY, GObject)

HxLibrary        *hx_library_new          (HxCatalog  *catalog,
                                           HxLanguage  language) G_GNUC_WARN_UNUSED_RESULT;

const HxCatalog  *hx_library_get_catalog  (HxLibrary  *self);
HxLanguage        hx_library_get_language (HxLibrary  *self);
HxLanguage        hx_library_get_name_language (HxLibrary *self);
HxNames           hx_library_get_names    (HxLibrary  *self);
void              hx_library_set_names    (HxLibrary  *self,
                                           HxNames     names);
char             *hx_library_dup_tile_name (HxLibrary *self,
                                            guint16    tile) G_GNUC_WARN_UNUSED_RESULT;
char             *hx_library_dup_army_name (HxLibrary    *self,
                                            const HxArmy *army) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
