/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The scenarios that come with the program, in their order. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define HX_SAMPLES_BATTLES "scenarios"
#define HX_SAMPLES_PUZZLES "scenarios/puzzles"

GPtrArray *hx_samples_list     (const char *folder) G_GNUC_WARN_UNUSED_RESULT;
GFile     *hx_samples_dup_next (GFile      *puzzle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
