/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where what belongs to the program lies, whether it runs installed or from the folder in which it was built. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hx_place_dup_data_dir   (void) G_GNUC_WARN_UNUSED_RESULT;
char *hx_place_dup_made_dir   (void) G_GNUC_WARN_UNUSED_RESULT;
char *hx_place_dup_help_dir   (void) G_GNUC_WARN_UNUSED_RESULT;
char *hx_place_dup_locale_dir (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
