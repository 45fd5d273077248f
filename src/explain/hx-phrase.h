/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling translated sentences with named parameters, so that translators see what stands where. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hx_phrase       (const char        *format,
                       ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;
char *hx_phrase_list  (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;
char *hx_phrase_any   (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;
char *hx_phrase_either (const char *const *items) G_GNUC_WARN_UNUSED_RESULT;
char *hx_phrase_join  (const char        *first,
                       const char        *second) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
