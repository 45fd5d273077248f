/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports as plain text and as Markdown, where what somebody else wrote stays text. */
#define G_LOG_DOMAIN "hx-explain"

#include <glib/gi18n.h>
#include <string.h>

#include "hx-report-private.h"

/* Everything on one line, without control characters. */
static char *
dup_line (const char *text)
{
  GString *line = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isspace (c) && c < 0x80)
        g_string_append_c (line, ' ');
      else if (!g_unichar_iscntrl (c))
        g_string_append_unichar (line, c);
    }
  return g_string_free (line, FALSE);
}

static void
append_underline (GString    *out,
                  const char *text,
                  char        sign)
{
  glong length = g_utf8_strlen (text, -1);

  for (glong i = 0; i < MAX (length, 1); i++)
    g_string_append_c (out, sign);
  g_string_append_c (out, '\n');
}

static void
append_heading (GString    *out,
                const char *text,
                char        sign)
{
  g_string_append_printf (out, "%s%s\n", out->len > 0 ? "\n" : "", text);
  append_underline (out, text, sign);
}

static void
write_text_block (GString             *out,
                  const HxReportBlock *block)
{
  g_autofree char *line = dup_line (block->text);

  switch (block->part)
    {
    case HX_PART_TITLE:
      append_heading (out, line, '=');
      break;
    case HX_PART_HEADING:
      append_heading (out, line, '-');
      break;
    case HX_PART_SUBHEADING:
      g_string_append_printf (out, "\n%s\n", line);
      break;
    case HX_PART_PICTURE:
      break;
    case HX_PART_ITEM:
      g_string_append_printf (out, "  %s", line);
      for (guint i = 0; i < block->notes->len; i++)
        g_string_append_printf (out, " [%u]", g_array_index (block->notes, guint, i));
      g_string_append_c (out, '\n');
      break;
    case HX_PART_CODE:
    case HX_PART_PARAGRAPH:
      g_string_append_printf (out, "\n%s\n", line);
      break;
    }
}

/**
 * hx_report_to_text:
 * @report: a report
 *
 * Returns: (transfer full): it as plain text; the rules cited come last, by number
 */
char *
hx_report_to_text (const HxReport *report)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < report->blocks->len; i++)
    write_text_block (out, g_ptr_array_index (report->blocks, i));
  if (report->notes->len > 0)
    append_heading (out, _("Rules Cited"), '-');
  for (guint i = 0; i < report->notes->len; i++)
    {
      g_autofree char *line = dup_line (g_ptr_array_index (report->notes, i));

      g_string_append_printf (out, "[%u] %s\n", i + 1, line);
    }
  return g_string_free (out, FALSE);
}

/* Text that Markdown leaves alone: no emphasis, links, HTML, entities, tables; no list or heading at its beginning. */
static char *
dup_markdown (const char *text)
{
  g_autofree char *line = dup_line (text);
  GString *escaped = g_string_new (NULL);
  const char *start = g_strchug (line);
  gsize digits = strspn (start, "0123456789");

  for (const char *at = start; *at != '\0'; at++)
    {
      gboolean marks_list = (at == start && strchr ("-+=", *at) != NULL)
                            || (digits > 0 && at == start + digits && (*at == '.' || *at == ')'));

      if (marks_list || strchr ("\\`*_[]<>&#|~", *at) != NULL)
        g_string_append_c (escaped, '\\');
      g_string_append_c (escaped, *at);
    }
  return g_string_free (escaped, FALSE);
}

/* A fence that the text cannot close. */
static void
append_code (GString    *out,
             const char *text)
{
  g_autofree char *line = dup_line (text);

  g_string_append (out, "\n~~~\n");
  g_string_append (out, line);
  g_string_append (out, "\n~~~\n");
}

static void
write_markdown_block (GString             *out,
                      const HxReportBlock *block,
                      HxReportPart         before)
{
  g_autofree char *line = dup_markdown (block->text);
  const char *space = out->len > 0 ? "\n" : "";

  switch (block->part)
    {
    case HX_PART_TITLE:
      g_string_append_printf (out, "%s# %s\n", space, line);
      break;
    case HX_PART_HEADING:
      g_string_append_printf (out, "%s## %s\n", space, line);
      break;
    case HX_PART_SUBHEADING:
      g_string_append_printf (out, "%s### %s\n", space, line);
      break;
    case HX_PART_PICTURE:
      break;
    case HX_PART_ITEM:
      g_string_append_printf (out, "%s- %s", before == HX_PART_ITEM ? "" : space, line);
      for (guint i = 0; i < block->notes->len; i++)
        g_string_append_printf (out, "[^%u]", g_array_index (block->notes, guint, i));
      g_string_append_c (out, '\n');
      break;
    case HX_PART_CODE:
      append_code (out, block->text);
      break;
    case HX_PART_PARAGRAPH:
      g_string_append_printf (out, "%s%s\n", space, line);
      break;
    }
}

/**
 * hx_report_to_markdown:
 * @report: a report
 *
 * Returns: (transfer full): it as Markdown; the rules cited are footnotes
 */
char *
hx_report_to_markdown (const HxReport *report)
{
  GString *out = g_string_new (NULL);
  HxReportPart before = HX_PART_TITLE;

  for (guint i = 0; i < report->blocks->len; i++)
    {
      const HxReportBlock *block = g_ptr_array_index (report->blocks, i);

      write_markdown_block (out, block, before);
      if (block->part != HX_PART_PICTURE)
        before = block->part;
    }
  for (guint i = 0; i < report->notes->len; i++)
    {
      g_autofree char *line = dup_markdown (g_ptr_array_index (report->notes, i));

      g_string_append_printf (out, "%s[^%u]: %s\n", i == 0 ? "\n" : "", i + 1, line);
    }
  return g_string_free (out, FALSE);
}

/**
 * hx_report_write:
 * @report: a report
 * @format: how to write it
 * @draw: (nullable): draws the pictures, which HTML has
 * @data: for @draw
 * @error: why a picture could not be drawn
 *
 * Returns: (transfer full) (nullable): the report in that format
 */
char *
hx_report_write (const HxReport  *report,
                 HxReportFormat   format,
                 HxReportDraw     draw,
                 gpointer         data,
                 GError         **error)
{
  if (format == HX_REPORT_HTML)
    return hx_report_to_html (report, draw, data, error);
  return format == HX_REPORT_MARKDOWN ? hx_report_to_markdown (report) : hx_report_to_text (report);
}

/**
 * hx_report_format_from_name:
 * @name: the name of a file
 * @format: (out): the format that its ending asks for
 *
 * Returns: whether it asks for one: .txt, .md, .markdown, .html, .htm
 */
gboolean
hx_report_format_from_name (const char     *name,
                            HxReportFormat *format)
{
  static const struct
  {
    const char *ending;
    HxReportFormat format;
  } endings[] = {
    { ".txt", HX_REPORT_TEXT },  { ".md", HX_REPORT_MARKDOWN }, { ".markdown", HX_REPORT_MARKDOWN },
    { ".html", HX_REPORT_HTML }, { ".htm", HX_REPORT_HTML },
  };
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (lower, endings[i].ending))
      {
        *format = endings[i].format;
        return TRUE;
      }
  return FALSE;
}
