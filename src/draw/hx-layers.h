/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several pictures of one board as layers: the first is kept whole, of all others only what differs from it. */
#pragma once

#include "hx-frame.h"

G_BEGIN_DECLS

/** HxLayer: what of a picture is wanted. Shown over each other in this order they make it, on the light ground or the dark. */
typedef enum
{
  HX_LAYER_GROUND,      /* the first picture, whole, on the light ground */
  HX_LAYER_DARK_GROUND, /* what of it is otherwise on the dark ground */
  HX_LAYER_BOTH,        /* what differs from the first picture, and is the same on both grounds */
  HX_LAYER_LIGHT,       /* what differs besides on the light ground */
  HX_LAYER_DARK,        /* and on the dark one */
} HxLayer;

typedef struct _HxLayers HxLayers;

HxLayers *hx_layers_new  (void) G_GNUC_WARN_UNUSED_RESULT;
void      hx_layers_free (HxLayers       *layers);
gboolean  hx_layers_draw (HxLayers       *layers,
                          const HxFrame  *frame,
                          HxLayer         layer,
                          GBytes        **bytes,
                          GError        **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxLayers, hx_layers_free)

G_END_DECLS
