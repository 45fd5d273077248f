/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile's name: one line or two, as large as its place allows. */
#pragma once

#include "hx-pen.h"

G_BEGIN_DECLS

/**
 * HxLabel: a place for a name.
 * @x, @y: its middle
 * @width: how wide it may be
 * @size: how large it may be
 * @pill: put it on a dark pill, for marks are near
 */
typedef struct
{
  double x, y;
  double width;
  double size;
  gboolean pill;
} HxLabel;

void hx_label_draw (HxPen         *pen,
                    const char    *name,
                    const HxLabel *label);

G_END_DECLS
