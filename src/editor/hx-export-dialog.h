/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what kind of picture of the board is wanted, before the file's place is asked for. */
#pragma once

#include <adwaita.h>

#include "hx-render.h"

G_BEGIN_DECLS

/**
 * HxExportChoice: the picture that is wanted.
 * @width: in pixels; a drawing that can be scaled has a width of its own
 * @scheme: the background's
 */
typedef struct
{
  HxRenderFormat format;
  int width;
  HxScheme scheme;
} HxExportChoice;

#define HX_TYPE_EXPORT_DIALOG (hx_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxExportDialog, hx_export_dialog, HX, EXPORT_DIALOG, AdwDialog)

AdwDialog  *hx_export_dialog_new       (HxScheme scheme,
                                        gboolean is_partial);
const char *hx_export_format_suffix    (HxRenderFormat format);

HxExportChoice hx_export_dialog_get_choice (HxExportDialog *self);

G_END_DECLS
