/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A title that has no room in its header bar can still be read. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void hx_cut_title_attach (AdwWindowTitle *title);

G_END_DECLS
