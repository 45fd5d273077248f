/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports as one HTML page that needs nothing else: pictures lie inside, colours follow the reader's light or dark. */
#define G_LOG_DOMAIN "hx-explain"

#include <glib/gi18n.h>

#include "hx-report-private.h"

static const char style[] =
  ":root{color-scheme:light dark;--ground:#fafafa;--text:#1c1c1c;--faint:#5e5c64;--line:#d5d3d0;--link:#1a5fb4}\n"
  "@media (prefers-color-scheme:dark){:root{--ground:#1e1e20;--text:#f2f2f2;--faint:#b5b3b8;--line:#46464a;--link:#99c1f1}}\n"
  "body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:46rem;background:var(--ground);color:var(--text);"
  "font:1rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}\n"
  "h1{font-size:1.8rem;line-height:1.2}\n"
  "h2{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);font-size:1.4rem}\n"
  "h3{margin-top:1.6rem;font-size:1.1rem}\n"
  "ul{padding-left:1.2rem}\nli{margin:.25rem 0}\n"
  "figure{margin:1.2rem 0}\nfigure svg{display:block;width:100%;max-width:30rem;height:auto;border-radius:.75rem}\n"
  ".dark{display:none}\n@media (prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}\n"
  "figcaption{margin-top:.4rem;color:var(--faint);font-size:.9rem}\n"
  "a{color:var(--link)}\nsup a{padding:0 .15em;text-decoration:none}\n"
  "ol{color:var(--faint);font-size:.9rem}\nli:target{color:var(--text)}\n"
  "code{display:block;padding:.75rem;border:1px solid var(--line);border-radius:.5rem;overflow-wrap:anywhere}\n"
  "@media print{body{max-width:none}figure{break-inside:avoid}}\n";

/* Where the head of a PNG picture has its width and height, four bytes each. */
#define WIDTH_AT 16
#define HEIGHT_AT 20

/* A page being written. @in_list: a list is open; @width, @height: of its pictures, 0 before the first; @has_dark: that one has
 * a dark ground */
typedef struct
{
  GString *out;
  HxReportDraw draw;
  gpointer data;
  gboolean in_list;
  guint width, height;
  gboolean has_dark;
} Page;

/* Characters that stand for themselves in HTML; what no page may hold is left out. */
static char *
dup_html (const char *text)
{
  GString *escaped = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (c == '&')
        g_string_append (escaped, "&amp;");
      else if (c == '<')
        g_string_append (escaped, "&lt;");
      else if (c == '>')
        g_string_append (escaped, "&gt;");
      else if (c == '"')
        g_string_append (escaped, "&quot;");
      else if (c == '\'')
        g_string_append (escaped, "&#39;");
      else if (c < 0x80 && g_ascii_isspace ((char) c))
        g_string_append_c (escaped, ' ');
      else if (!g_unichar_iscntrl (c) && (c & 0xfffe) != 0xfffe && !(c >= 0xfdd0 && c <= 0xfdef))
        g_string_append_unichar (escaped, c);
    }
  return g_string_free (escaped, FALSE);
}

static void
close_list (Page *page)
{
  if (page->in_list)
    g_string_append (page->out, "</ul>\n");
  page->in_list = FALSE;
}

static void
write_element (Page       *page,
               const char *tag,
               const char *text)
{
  close_list (page);
  /* What somebody wrote from right to left turns nothing else around. */
  g_string_append_printf (page->out, "<%s><bdi>%s</bdi></%s>\n", tag, text, tag);
}

static void
write_item (Page                *page,
            const HxReportBlock *block,
            const char          *text)
{
  if (!page->in_list)
    g_string_append (page->out, "<ul>\n");
  page->in_list = TRUE;
  g_string_append_printf (page->out, "<li>%s", text);
  for (guint i = 0; i < block->notes->len; i++)
    {
      guint note = g_array_index (block->notes, guint, i);

      g_string_append_printf (page->out, "<sup><a href=\"#rule-%u\">[%u]</a></sup>", note, note);
    }
  g_string_append (page->out, "</li>\n");
}

/* How large a PNG picture is, as its head says. */
static guint
get_size (GBytes *bytes,
          gsize   at,
          guint   otherwise)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (bytes, &length);

  return length >= at + 4 ? (guint) data[at + 2] << 8 | data[at + 3] : otherwise;
}

/* One layer; nothing where it is empty. */
static gboolean
write_layer (Page                 *page,
             const HxReportFrame  *frame,
             HxReportLayer         layer,
             GString              *out,
             GError              **error)
{
  static const char *const attributes[] = {
    [HX_REPORT_GROUND] = "id=\"board\"",
    [HX_REPORT_DARK_GROUND] = "id=\"board-dark\" class=\"dark\"",
    [HX_REPORT_BOTH] = "class=\"both\"",
    [HX_REPORT_LIGHT] = "class=\"light\"",
    [HX_REPORT_DARK] = "class=\"dark\"",
  };
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *base64 = NULL;
  gconstpointer data;
  gsize length;

  if (!page->draw (page->data, frame, layer, &bytes, error))
    return FALSE;
  if (bytes == NULL)
    return TRUE;
  if (layer == HX_REPORT_GROUND)
    {
      page->width = get_size (bytes, WIDTH_AT, 1);
      page->height = get_size (bytes, HEIGHT_AT, 1);
    }
  data = g_bytes_get_data (bytes, &length);
  base64 = g_base64_encode (data, length);
  g_string_append_printf (out, "<image %s width=\"%u\" height=\"%u\" href=\"data:image/png;base64,%s\"/>\n", attributes[layer],
                          page->width, page->height, base64);
  page->has_dark = page->has_dark || layer == HX_REPORT_DARK_GROUND;
  return TRUE;
}

/* The first board lies in the page whole; later ones use it. */
static gboolean
write_picture (Page                 *page,
               const HxReportBlock  *block,
               const char           *text,
               GError              **error)
{
  g_autoptr (GString) layers = g_string_new (NULL);
  gboolean is_first = page->width == 0;
  HxReportLayer from = is_first ? HX_REPORT_GROUND : HX_REPORT_BOTH;
  HxReportLayer to = is_first ? HX_REPORT_DARK_GROUND : HX_REPORT_DARK;

  if (page->draw == NULL)
    return TRUE;
  if (!is_first)
    g_string_append_printf (layers, "<use href=\"#board\"/>\n%s", page->has_dark ? "<use class=\"dark\" href=\"#board-dark\"/>\n" : "");
  for (guint layer = from; layer <= to; layer++)
    if (!write_layer (page, block->frame, (HxReportLayer) layer, layers, error))
      return FALSE;
  close_list (page);
  g_string_append_printf (page->out,
                          "<figure>\n<svg viewBox=\"0 0 %u %u\" role=\"img\" aria-label=\"%s\">\n%s</svg>\n"
                          "<figcaption>%s</figcaption>\n</figure>\n",
                          page->width, page->height, text, layers->str, text);
  return TRUE;
}

static gboolean
write_block (Page                 *page,
             const HxReportBlock  *block,
             GError              **error)
{
  g_autofree char *text = dup_html (block->text);

  switch (block->part)
    {
    case HX_PART_TITLE:
      write_element (page, "h1", text);
      break;
    case HX_PART_HEADING:
      write_element (page, "h2", text);
      break;
    case HX_PART_SUBHEADING:
      write_element (page, "h3", text);
      break;
    case HX_PART_PARAGRAPH:
      write_element (page, "p", text);
      break;
    case HX_PART_CODE:
      close_list (page);
      g_string_append_printf (page->out, "<p><code>%s</code></p>\n", text);
      break;
    case HX_PART_ITEM:
      write_item (page, block, text);
      break;
    case HX_PART_PICTURE:
      return write_picture (page, block, text, error);
    }
  return TRUE;
}

static void
write_notes (Page           *page,
             const HxReport *report)
{
  if (report->notes->len == 0)
    return;
  g_string_append_printf (page->out, "<h2>%s</h2>\n<ol>\n", _("Rules Cited"));
  for (guint i = 0; i < report->notes->len; i++)
    {
      g_autofree char *text = dup_html (g_ptr_array_index (report->notes, i));

      g_string_append_printf (page->out, "<li id=\"rule-%u\">%s</li>\n", i + 1, text);
    }
  g_string_append (page->out, "</ol>\n");
}

/**
 * hx_report_to_html:
 * @report: a report
 * @draw: (nullable): draws the pictures; without it there are none
 * @data: for @draw
 * @error: why a picture could not be drawn
 *
 * Returns: (transfer full) (nullable): it as a page of HTML that needs no other file
 */
char *
hx_report_to_html (const HxReport  *report,
                   HxReportDraw     draw,
                   gpointer         data,
                   GError         **error)
{
  g_autofree char *title = dup_html (report->title);
  g_autofree char *tag = hx_language_dup_tag (report->language);
  Page page = { .out = g_string_new ("<!DOCTYPE html>\n"), .draw = draw, .data = data };

  g_string_append_printf (page.out,
                          "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                          "<title>%s</title>\n<style>\n%s</style>\n</head>\n<body>\n<main>\n",
                          tag, title, style);
  for (guint i = 0; i < report->blocks->len; i++)
    if (!write_block (&page, g_ptr_array_index (report->blocks, i), error))
      {
        g_string_free (page.out, TRUE);
        return NULL;
      }
  close_list (&page);
  write_notes (&page, report);
  g_string_append (page.out, "</main>\n</body>\n</html>\n");
  return g_string_free (page.out, FALSE);
}
