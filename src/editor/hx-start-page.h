/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a window shows before a scenario is open. */
#pragma once

#include <adwaita.h>

#include "hx-library.h"

G_BEGIN_DECLS

#define HX_TYPE_START_PAGE (hx_start_page_get_type ())
G_DECLARE_FINAL_TYPE (HxStartPage, hx_start_page, HX, START_PAGE, AdwBreakpointBin)

void hx_start_page_fill         (HxStartPage *self,
                                 HxLibrary   *library,
                                 GSettings   *settings);
void hx_start_page_focus_puzzle (HxStartPage *self,
                                 GFile       *file);

G_END_DECLS
