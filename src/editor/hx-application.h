/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program with its windows. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HX_TYPE_APPLICATION (hx_application_get_type ())
G_DECLARE_FINAL_TYPE (HxApplication, hx_application, HX, APPLICATION, AdwApplication)

HxApplication *hx_application_new        (void) G_GNUC_WARN_UNUSED_RESULT;
int            hx_application_get_status (HxApplication *self);

G_END_DECLS
