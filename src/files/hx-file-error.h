/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a file is refused. The message says which file, where in it, what is wrong and what would be right. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define HX_FILE_ERROR (hx_file_error_quark ())

typedef enum
{
  HX_FILE_ERROR_IO,        /* cannot be read at all */
  HX_FILE_ERROR_SIZE,      /* larger or deeper than any such file */
  HX_FILE_ERROR_SYNTAX,    /* not JSON, or a key twice */
  HX_FILE_ERROR_FORMAT,    /* JSON, but not this kind of file */
  HX_FILE_ERROR_VERSION,   /* made by a newer version */
  HX_FILE_ERROR_KEY,       /* a key is missing, or not known where only known ones may stand */
  HX_FILE_ERROR_TYPE,      /* a value of the wrong type */
  HX_FILE_ERROR_VALUE,     /* a value that cannot be */
} HxFileError;

GQuark  hx_file_error_quark (void);
GError *hx_file_error_new   (HxFileError  code,
                             const char  *message) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
