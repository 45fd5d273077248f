/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands share: the data, input files, messages and exit statuses. */
#pragma once

#include "hx-narrator.h"
#include "hx-own-armies.h"
#include "hx-scenario.h"

G_BEGIN_DECLS

/** HxExit: exit statuses. */
typedef enum
{
  HX_EXIT_DONE = 0,
  HX_EXIT_REFUSED = 1,
  HX_EXIT_USAGE = 2,
  HX_EXIT_CHOICE = 3,
  HX_EXIT_STOPPED = 4, /* a search, before its end */
} HxExit;

/** HxCli: the program's data and the language of names; @own_armies is what became of the files of the user's own. */
typedef struct
{
  HxCatalog *catalog;
  HxNarrator *narrator;
  HxLanguage language;
  GPtrArray *own_armies;
} HxCli;

/** HxInput: a scenario that has been read; @name is as the user wrote it, @bytes is %NULL where it comes from no file. */
typedef struct
{
  char *name;
  GBytes *bytes;
  HxScenario *scenario;
} HxInput;

/** HxSource: where a position comes from. @text: a file's name, "-", or, with @is_line, the position in one line */
typedef struct
{
  const char *text;
  gboolean is_line;
} HxSource;

/** HxArguments: words of a command line that have not been looked at yet. */
typedef struct
{
  char **words;
  int n;
  int at;
} HxArguments;

HxInput    *hx_input_load         (const HxCli       *cli,
                                   const char        *name,
                                   GError           **error);
GBytes     *hx_input_read         (const char        *name,
                                   GError           **error);
HxInput    *hx_input_new          (const HxCli       *cli,
                                   const char        *name,
                                   GBytes            *bytes,
                                   GError           **error);
HxInput    *hx_input_open         (const HxCli       *cli,
                                   const HxSource    *source,
                                   GError           **error);
char       *hx_source_dup_name    (const HxSource    *source) G_GNUC_WARN_UNUSED_RESULT;
gboolean    hx_is_source          (const char        *word);
gboolean    hx_arguments_source   (HxArguments       *arguments,
                                   const char        *word,
                                   HxSource          *source);
void        hx_input_free         (HxInput           *input);
GError     *hx_input_refuse       (const HxInput     *input,
                                   const char        *path,
                                   const char        *format,
                                   ...) G_GNUC_PRINTF (3, 4) G_GNUC_WARN_UNUSED_RESULT;

const char *hx_arguments_next     (HxArguments       *arguments);
const char *hx_arguments_value    (HxArguments       *arguments,
                                   const char        *option);
gboolean    hx_arguments_number   (HxArguments       *arguments,
                                   const char        *option,
                                   guint              min,
                                   guint              max,
                                   guint             *value);
gboolean    hx_is_option          (const char        *word);

HxExit      hx_usage              (const char        *format,
                                   ...) G_GNUC_PRINTF (1, 2);
void        hx_complain           (const char        *message);
void        hx_say                (const char        *format,
                                   ...) G_GNUC_PRINTF (1, 2);
HxExit      hx_finish             (HxExit             status);

/* the commands */
HxExit      hx_cmd_resolve        (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_explain        (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_legal          (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_solve          (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_validate       (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_render         (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_report         (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_notation       (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_rules          (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_coverage       (const HxCli       *cli,
                                   const char        *positions_dir);
HxExit      hx_cmd_coverage_save  (const HxCli       *cli,
                                   const char        *positions_dir,
                                   const char        *path);
HxExit      hx_cmd_armies         (const HxCli       *cli,
                                   HxArguments       *arguments);
HxExit      hx_cmd_bench          (const HxCli       *cli,
                                   HxArguments       *arguments);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxInput, hx_input_free)

G_END_DECLS
