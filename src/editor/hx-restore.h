/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Brings back what was not saved when the program ended. */
#pragma once

#include <adwaita.h>

#include "hx-library.h"

G_BEGIN_DECLS

char *hx_restore_drafts (AdwApplication *application,
                         HxLibrary      *library) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
