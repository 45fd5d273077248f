/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing JSON: what fits on a line stands on one, lists of objects have a line for each. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-json-writer.h"

#include <string.h>

/** LINE_WIDTH: longer objects and lists are broken. */
#define LINE_WIDTH 110

static void
write_string (GString    *text,
              const char *value)
{
  g_string_append_c (text, '"');
  for (const char *p = value; *p != '\0'; p++)
    switch (*p)
      {
      case '"':
        g_string_append (text, "\\\"");
        break;
      case '\\':
        g_string_append (text, "\\\\");
        break;
      case '\n':
        g_string_append (text, "\\n");
        break;
      case '\t':
        g_string_append (text, "\\t");
        break;
      default:
        if ((guchar) *p < 0x20)
          g_string_append_printf (text, "\\u%04x", (guint) (guchar) *p);
        else
          g_string_append_c (text, *p);
      }
  g_string_append_c (text, '"');
}

/* The shortest digits that read back as the same number. */
static void
write_double (GString *text,
              double   value)
{
  static const char *const formats[] = { "%.15g", "%.16g", "%.17g" };
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_ascii_formatd (digits, sizeof digits, formats[i], value);
      if (g_ascii_strtod (digits, NULL) == value)
        break;
    }
  g_string_append (text, digits);
  if (strpbrk (digits, ".e") == NULL)
    g_string_append (text, ".0");
}

static void
write_value (GString  *text,
             JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    write_string (text, json_node_get_string (node));
  else if (type == G_TYPE_BOOLEAN)
    g_string_append (text, json_node_get_boolean (node) ? "true" : "false");
  else if (type == G_TYPE_DOUBLE)
    write_double (text, json_node_get_double (node));
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, json_node_get_int (node));
}

/**
 * hx_json_write_compact:
 * @text: where it goes
 * @node: a value
 *
 * Writes a value on one line.
 */
void
hx_json_write_compact (GString  *text,
                       JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      g_string_append_c (text, '[');
      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          if (i > 0)
            g_string_append (text, ", ");
          hx_json_write_compact (text, json_array_get_element (array, i));
        }
      g_string_append_c (text, ']');
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *key;
      JsonNode *member;
      gboolean first = TRUE;

      g_string_append_c (text, '{');
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &key, &member))
        {
          if (!first)
            g_string_append (text, ", ");
          first = FALSE;
          write_string (text, key);
          g_string_append (text, ": ");
          hx_json_write_compact (text, member);
        }
      g_string_append_c (text, '}');
    }
  else if (JSON_NODE_HOLDS_VALUE (node))
    write_value (text, node);
  else
    g_string_append (text, "null");
}

static gboolean
has_containers (JsonArray *array)
{
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_OBJECT (element) || JSON_NODE_HOLDS_ARRAY (element))
        return TRUE;
    }
  return FALSE;
}

/* @column: what stands on the line already. */
static gboolean
write_on_line (GString  *text,
               JsonNode *node,
               guint     depth,
               gsize     column)
{
  gsize start = text->len;

  if (depth == 0 || (depth == 1 && JSON_NODE_HOLDS_ARRAY (node) && has_containers (json_node_get_array (node))))
    return FALSE;
  hx_json_write_compact (text, node);
  if (column + (gsize) g_utf8_strlen (text->str + start, -1) <= LINE_WIDTH)
    return TRUE;
  g_string_truncate (text, start);
  return FALSE;
}

static void
begin_line (GString *text,
            guint    depth)
{
  g_string_append_c (text, '\n');
  for (guint i = 0; i < depth; i++)
    g_string_append (text, "  ");
}

static void
write_broken (GString  *text,
              JsonNode *node,
              guint     depth,
              gsize     column)
{
  gboolean is_object = JSON_NODE_HOLDS_OBJECT (node);
  JsonObjectIter iter;
  const char *key = NULL;
  JsonNode *inner = NULL;
  guint n;

  if (!is_object && !JSON_NODE_HOLDS_ARRAY (node))
    {
      hx_json_write_compact (text, node);
      return;
    }
  if (write_on_line (text, node, depth, column))
    return;
  if (is_object)
    json_object_iter_init_ordered (&iter, json_node_get_object (node));
  n = is_object ? json_object_get_size (json_node_get_object (node)) : json_array_get_length (json_node_get_array (node));
  g_string_append_c (text, is_object ? '{' : '[');
  for (guint i = 0; i < n; i++)
    {
      gsize start;

      if (i > 0)
        g_string_append_c (text, ',');
      begin_line (text, depth + 1);
      start = text->len;
      if (is_object)
        {
          json_object_iter_next_ordered (&iter, &key, &inner);
          write_string (text, key);
          g_string_append (text, ": ");
        }
      else
        inner = json_array_get_element (json_node_get_array (node), i);
      write_broken (text, inner, depth + 1, 2 * (depth + 1) + (gsize) g_utf8_strlen (text->str + start, -1));
    }
  if (n > 0)
    begin_line (text, depth);
  g_string_append_c (text, is_object ? '}' : ']');
}

/**
 * hx_json_write_pretty:
 * @text: where it goes
 * @node: a value
 *
 * Writes a value for people and for comparing versions line by line.
 */
void
hx_json_write_pretty (GString  *text,
                      JsonNode *node)
{
  write_broken (text, node, 0, 0);
  g_string_append_c (text, '\n');
}
