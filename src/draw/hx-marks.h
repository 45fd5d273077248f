/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The marks on a tile's edges, drawn for the top side; whoever draws one turns the space first. */
#pragma once

#include "hx-pen.h"

G_BEGIN_DECLS

/** HX_MARK_TIP, HX_MARK_TIP_BEHIND_ARMOR: how far out the tip of an attack reaches. */
#define HX_MARK_TIP .815
#define HX_MARK_TIP_BEHIND_ARMOR .695

void hx_mark_attack     (HxPen      *pen,
                         const char *kind,
                         int         strength,
                         gboolean    behind_armor);
void hx_mark_armor      (HxPen      *pen);
void hx_mark_net        (HxPen      *pen,
                         gboolean    aims);
void hx_mark_pipe       (HxPen      *pen,
                         gboolean    harms,
                         double      inner);
void hx_mark_socket     (HxPen      *pen);
void hx_mark_jaws       (HxPen      *pen);
void hx_mark_launcher   (HxPen      *pen);
void hx_mark_charge     (HxPen      *pen);
void hx_mark_demolition (HxPen      *pen,
                         int         strength);
void hx_mark_unknown    (HxPen      *pen,
                         const char *trait);
void hx_mark_facing     (HxPen      *pen);

G_END_DECLS
