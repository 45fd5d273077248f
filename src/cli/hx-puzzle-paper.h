/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A puzzle of a file, written as a sheet of paper. */
#pragma once

#include "hx-cli.h"
#include "hx-render.h"

G_BEGIN_DECLS

/**
 * HxPuzzlePaper: what is written.
 * @path: where to, ending in .svg, .png or .pdf
 * @width: of a picture in pixels
 * @with_solution: another sheet with the solution; only in a PDF
 */
typedef struct
{
  const char *path;
  int width;
  gboolean with_solution;
} HxPuzzlePaper;

gboolean hx_puzzle_paper_write (const HxCli          *cli,
                                const HxInput        *input,
                                const HxPuzzlePaper  *paper,
                                GError              **error);

G_END_DECLS
