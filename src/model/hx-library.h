/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the program knows and in which language it says so: shared by all documents. */
#pragma once

#include <glib-object.h>

#include "hx-catalog.h"

G_BEGIN_DECLS

#define HX_TYPE_LIBRARY (hx_library_get_type ())
G_DECLARE_FINAL_TYPE (HxLibrary, hx_library, HX, LIBRARY, GObject)

HxLibrary        *hx_library_new          (HxCatalog  *catalog,
                                           HxLanguage  language) G_GNUC_WARN_UNUSED_RESULT;

const HxCatalog  *hx_library_get_catalog  (HxLibrary  *self);
HxLanguage        hx_library_get_language (HxLibrary  *self);

G_END_DECLS
