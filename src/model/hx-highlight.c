/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that goes away is never left by the pointer: whatever changes the board or the story puts the light out too. */

#include "config.h"

#include "hx-highlight.h"

struct _HxHighlight
{
  GObject parent_instance;

  /* state */
  HxHexSet hexes;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxHighlight, hx_highlight, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
hx_highlight_class_init (HxHighlightClass *klass)
{
  /** HxHighlight::changed: other hexes are lit up now, or none. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_HIGHLIGHT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_highlight_init (HxHighlight *self)
{
}

static void
clear (HxHighlight *self)
{
  hx_highlight_set_hexes (self, 0);
}

/**
 * hx_highlight_get_for_view:
 * @view: what a window shows
 *
 * Returns: (transfer none): what is lit up in it; lives as long as @view
 */
HxHighlight *
hx_highlight_get_for_view (HxViewState *view)
{
  static const char key[] = "hx-highlight";
  HxHighlight *self;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  self = g_object_get_data (G_OBJECT (view), key);
  if (self != NULL)
    return self;
  self = g_object_new (HX_TYPE_HIGHLIGHT, NULL);
  g_object_set_data_full (G_OBJECT (view), key, self, g_object_unref);
  g_signal_connect_object (view, "notify::resolution", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::step", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "notify::selection", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hx_view_state_get_document (view), "changed", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);

  return self;
}

/** hx_highlight_get_hexes: Returns: what is lit up. */
HxHexSet
hx_highlight_get_hexes (HxHighlight *self)
{
  g_return_val_if_fail (HX_IS_HIGHLIGHT (self), 0);

  return self->hexes;
}

/** hx_highlight_set_hexes: @hexes: what is lit up from now; 0 for nothing */
void
hx_highlight_set_hexes (HxHighlight *self,
                        HxHexSet     hexes)
{
  g_return_if_fail (HX_IS_HIGHLIGHT (self));

  if (self->hexes == hexes)
    return;
  self->hexes = hexes;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
