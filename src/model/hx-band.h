/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Selecting what a band that is drawn over the board meets. */
#pragma once

#include "hx-view-state.h"

G_BEGIN_DECLS

typedef struct _HxBand HxBand;

HxBand *hx_band_begin  (HxViewState *view,
                        guint8       hex,
                        gboolean     adds) G_GNUC_WARN_UNUSED_RESULT;
void    hx_band_reach  (HxBand      *band,
                        HxHexSet     hexes);
void    hx_band_cancel (HxBand      *band);
guint   hx_band_count  (HxBand      *band);
void    hx_band_free   (HxBand      *band);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxBand, hx_band_free)

G_END_DECLS
