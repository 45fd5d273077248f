/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one way in which commands read their options and files. */
#pragma once

#include "hx-cli.h"

G_BEGIN_DECLS

/** HxTakes: what an option takes, and what @value of it points to. */
typedef enum
{
  HX_TAKES_NOTHING, /* nothing: gboolean */
  HX_TAKES_TEXT,    /* a word: const char * */
  HX_TAKES_NUMBER,  /* from @min to @max: guint */
  HX_TAKES_LIST,    /* words separated by commas: char **, to be freed with g_strfreev() */
  HX_TAKES_VIEW,    /* a side, or all of them: int */
} HxTakes;

/** HxCliOption: one that a command has. */
typedef struct
{
  const char *word;
  HxTakes takes;
  gpointer value;
  guint min, max;
} HxCliOption;

/**
 * HxCliSyntax: what a command takes.
 * @options: (array zero-terminated=1): its options
 * @takes_files: its other words are files, which --position can stand for
 */
typedef struct
{
  const char *command;
  const HxCliOption *options;
  gboolean takes_files;
} HxCliSyntax;

gboolean hx_cli_options_next       (HxArguments        *arguments,
                                    const HxCliSyntax  *syntax,
                                    const char        **word);
gboolean hx_cli_options_read       (HxArguments        *arguments,
                                    const HxCliSyntax  *syntax,
                                    HxSource           *source);
gboolean hx_cli_options_read_file  (HxArguments        *arguments,
                                    const HxCliSyntax  *syntax,
                                    HxSource           *source);
gboolean hx_cli_options_read_files (HxArguments        *arguments,
                                    const HxCliSyntax  *syntax,
                                    GArray             *sources);

G_END_DECLS
