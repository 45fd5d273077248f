/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a board as an SVG, PNG or PDF file, the same bytes for the same board. */
#pragma once

#include "hx-board-drawing.h"

G_BEGIN_DECLS

typedef enum
{
  HX_FORMAT_SVG,
  HX_FORMAT_PNG,
  HX_FORMAT_PDF,
} HxRenderFormat;

/** HX_RENDER_ERROR: what can go wrong with a picture. */
#define HX_RENDER_ERROR (hx_render_error_quark ())

typedef enum
{
  HX_RENDER_ERROR_FORMAT, /* no format of that name */
  HX_RENDER_ERROR_SIZE,   /* too small or too large */
  HX_RENDER_ERROR_CAIRO,  /* cairo could not draw or write */
} HxRenderError;

/** HX_RENDER_MIN_SIZE, HX_RENDER_MAX_SIZE: widths of a picture, in pixels (points in a PDF). */
#define HX_RENDER_MIN_SIZE 64
#define HX_RENDER_MAX_SIZE 8192

/* A sheet of paper, A4 upright, in points, and what stays white around it. */
#define HX_SHEET_WIDTH 595.0
#define HX_SHEET_HEIGHT 842.0
#define HX_SHEET_MARGIN 42.0

/** HxSheets: sheets of paper. @title: of the document, which a PDF keeps; @draw: draws sheet @number, counted from 0, its origin the corner inside the margin */
typedef struct
{
  const char *title;
  guint n_pages;
  void (*draw) (gpointer  data,
                cairo_t  *cr,
                guint     number);
  gpointer data;
} HxSheets;

GQuark   hx_render_error_quark      (void);
gboolean hx_render_format_from_path (const char         *path,
                                     HxRenderFormat     *format,
                                     GError            **error);
GBytes  *hx_render_bytes            (const HxBoardScene *scene,
                                     HxRenderFormat      format,
                                     int                 width,
                                     const HxDrawStyle  *style,
                                     GError            **error);
GBytes  *hx_render_pages            (const HxSheets     *sheets,
                                     HxRenderFormat      format,
                                     int                 width,
                                     GError            **error);

G_END_DECLS
