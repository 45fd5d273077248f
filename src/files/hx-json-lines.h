/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the JSON library does not tell: the line of a value, keys that stand twice, numbers and text that it would lose. */
#pragma once

#include "hx-file-error.h"

G_BEGIN_DECLS

/** HX_JSON_MAX_SIZE: bytes of the largest file that is read. */
#define HX_JSON_MAX_SIZE (4 * 1024 * 1024)
/** HX_JSON_MAX_DEPTH: objects and arrays within each other. */
#define HX_JSON_MAX_DEPTH 64

/**
 * HxJsonFault: why a text is not the JSON that we read.
 * @line, @column: where, from 1
 * @path: the value in which it happened: "$.pieces[3]"
 * @message: a sentence
 */
typedef struct
{
  HxFileError code;
  guint line, column;
  char *path;
  char *message;
} HxJsonFault;

gboolean hx_json_lines_check       (const char  *text,
                                    gsize        length,
                                    HxJsonFault *fault);
gboolean hx_json_lines_find        (const char  *text,
                                    gsize        length,
                                    const char  *path,
                                    guint       *line,
                                    guint       *column);
void     hx_json_fault_clear       (HxJsonFault *fault);
void     hx_json_path_add_member   (GString     *path,
                                    const char  *key);
void     hx_json_path_add_element  (GString     *path,
                                    guint        element);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HxJsonFault, hx_json_fault_clear)

G_END_DECLS
