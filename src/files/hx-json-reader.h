/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking values out of a JSON file, and refusing them with the place where they stand. Only this room includes it. */
#pragma once

#include <json-glib/json-glib.h>

#include "hx-army.h"
#include "hx-file-error.h"

G_BEGIN_DECLS

/** HX_JSON_MAX_FAULTS: refusals of one file that are told. */
#define HX_JSON_MAX_FAULTS 50

/**
 * HxJsonReader: a file being read.
 * @name, @bytes: %NULL where what is read comes from no file
 * @path: of the value being looked at
 * @error: the first refusal; whoever sees %FALSE gives up
 * @faults: (nullable): takes all refusals as sentences, up to %HX_JSON_MAX_FAULTS, where reading goes on after the first
 */
typedef struct
{
  char *name;
  GBytes *bytes;
  JsonNode *root;
  GString *path;
  GError *error;
  GPtrArray *faults;
} HxJsonReader;

gboolean hx_json_reader_init     (HxJsonReader        *reader,
                                  const char          *name,
                                  GBytes              *bytes);
void     hx_json_reader_clear    (HxJsonReader        *reader);

gsize    hx_json_enter_member    (HxJsonReader        *reader,
                                  const char          *key);
gsize    hx_json_enter_element   (HxJsonReader        *reader,
                                  guint                element);
gboolean hx_json_leave           (HxJsonReader        *reader,
                                  gsize                mark,
                                  gboolean             ok);
gboolean hx_json_fail            (HxJsonReader        *reader,
                                  HxFileError          code,
                                  const char          *format,
                                  ...) G_GNUC_PRINTF (3, 4);
gboolean hx_json_fail_at         (HxJsonReader        *reader,
                                  const char          *key,
                                  HxFileError          code,
                                  const char          *format,
                                  ...) G_GNUC_PRINTF (4, 5);

gboolean hx_json_check_format    (HxJsonReader        *reader,
                                  JsonObject          *root,
                                  const char          *kind);
gboolean hx_json_check_keys      (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char *const   *known);
JsonObject *hx_json_dup_unknown  (JsonObject          *object,
                                  const char *const   *known);
char    *hx_json_dup_nearest     (const char          *word,
                                  const char *const   *words);

gboolean hx_json_want            (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key);
gboolean hx_json_want_all        (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char *const   *keys);
gboolean hx_json_as_int          (HxJsonReader        *reader,
                                  JsonNode            *node,
                                  int                  min,
                                  int                  max,
                                  int                 *value);
gboolean hx_json_as_string       (HxJsonReader        *reader,
                                  JsonNode            *node,
                                  const char         **value);
gboolean hx_json_as_array        (HxJsonReader        *reader,
                                  JsonNode            *node,
                                  JsonArray          **value);
gboolean hx_json_as_object       (HxJsonReader        *reader,
                                  JsonNode            *node,
                                  JsonObject         **value);
gboolean hx_json_as_text         (HxJsonReader        *reader,
                                  JsonNode            *node,
                                  HxText              *text);

/* Members that may be left out: *value stays as it is then. */
gboolean hx_json_read_int        (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  int                  min,
                                  int                  max,
                                  int                 *value);
gboolean hx_json_read_string     (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  const char         **value);
gboolean hx_json_read_boolean    (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  gboolean            *value);
gboolean hx_json_read_array      (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  JsonArray          **value);
gboolean hx_json_read_object     (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  JsonObject         **value);
gboolean hx_json_read_word       (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  const char *const   *words,
                                  int                 *value);
gboolean hx_json_read_sides      (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  guint8              *sides);
gboolean hx_json_read_strings    (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  char              ***strings);
gboolean hx_json_read_text       (HxJsonReader        *reader,
                                  JsonObject          *object,
                                  const char          *key,
                                  HxText              *text);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HxJsonReader, hx_json_reader_clear)

G_END_DECLS
