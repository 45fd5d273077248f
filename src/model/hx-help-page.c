/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the part of Mallard that our pages use, which a check of the sources keeps them to. Anything else is read for its text. */

#include "config.h"

#include "hx-help-page.h"

#include <string.h>

/*
 * A page being read. @open: the elements that are open, the innermost last; @markup: the text since the last block
 * @section: the id of the section; @target: where the link leads that is open; @source, @caption: of the figure that is open
 */
typedef struct
{
  HxHelpPage *page;
  GHashTable *titles;
  GPtrArray *open;
  GString *markup;
  GPtrArray *topics;
  HxHelpBlock *row;
  char *section;
  char *target;
  char *source;
  char *caption;
  guint number;
  gboolean in_steps;
  gboolean in_item;
  gboolean has_item_begun;
  gboolean is_strong;
} Reading;

static void
free_block (gpointer data)
{
  HxHelpBlock *block = data;

  g_free (block->text);
  g_free (block->anchor);
  g_free (block->source);
  g_clear_pointer (&block->cells, g_ptr_array_unref);
  g_clear_pointer (&block->topics, g_ptr_array_unref);
  g_free (block);
}

/** hx_help_page_free: @page: (nullable) (transfer full): a page */
void
hx_help_page_free (HxHelpPage *page)
{
  if (page == NULL)
    return;
  g_free (page->id);
  g_free (page->title);
  g_free (page->description);
  g_free (page->text);
  g_ptr_array_unref (page->blocks);
  g_ptr_array_unref (page->related);
  g_free (page);
}

/* The element @depth levels around the one that is being read; 0 is that one itself. */
static const char *
get_open (Reading *reading,
          guint    depth)
{
  return depth < reading->open->len ? g_ptr_array_index (reading->open, reading->open->len - 1 - depth) : "";
}

static gboolean
is_within (Reading    *reading,
           const char *element)
{
  for (guint i = 0; i < reading->open->len; i++)
    if (g_str_equal (g_ptr_array_index (reading->open, i), element))
      return TRUE;

  return FALSE;
}

static HxHelpBlock *
add_block (Reading    *reading,
           HxHelpKind  kind)
{
  HxHelpBlock *block = g_new0 (HxHelpBlock, 1);

  block->kind = kind;
  g_ptr_array_add (reading->page->blocks, block);

  return block;
}

/* The text that was read since the last time, without the blanks around it. */
static char *
take_markup (Reading *reading)
{
  char *text = g_strdup (reading->markup->str);

  g_string_truncate (reading->markup, 0);

  return g_strstrip (text);
}

static char *
strip_markup (const char *markup)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = markup; *at != '\0'; at++)
    {
      if (*at == '<')
        at = strchr (at, '>');
      else
        g_string_append_c (plain, *at);
      if (at == NULL)
        break;
    }
  g_string_replace (plain, "&lt;", "<", 0);
  g_string_replace (plain, "&gt;", ">", 0);
  g_string_replace (plain, "&quot;", "\"", 0);
  g_string_replace (plain, "&apos;", "'", 0);
  g_string_replace (plain, "&amp;", "&", 0);

  return g_string_free_and_steal (plain);
}

static char *
take_plain (Reading *reading)
{
  g_autofree char *markup = take_markup (reading);

  return strip_markup (markup);
}

static const char *
find_attribute (const char **names,
                const char **values,
                const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

/* A link that says nothing itself says the title of its page. */
static void
open_link (Reading     *reading,
           const char **names,
           const char **values)
{
  const char *target = find_attribute (names, values, "xref");
  g_autofree char *escaped = NULL;

  if (target == NULL)
    return;
  escaped = g_markup_escape_text (target, -1);
  if (!is_within (reading, "info"))
    {
      g_string_append_printf (reading->markup, "<a href=\"%s\">", escaped);
      g_free (reading->target);
      reading->target = g_strdup (target);
    }
  else if (g_strcmp0 (find_attribute (names, values, "type"), "topic") == 0)
    g_ptr_array_add (reading->topics, g_strdup (target));
  else if (g_strcmp0 (find_attribute (names, values, "type"), "seealso") == 0)
    g_ptr_array_add (reading->page->related, g_strdup (target));
}

static void
close_link (Reading *reading)
{
  g_autofree char *target = g_steal_pointer (&reading->target);
  g_autofree char *title = NULL;
  const char *known;

  if (target == NULL)
    return;
  if (g_str_has_suffix (reading->markup->str, "\">"))
    {
      if (strchr (target, '#') != NULL)
        *strchr (target, '#') = '\0';
      known = reading->titles != NULL ? g_hash_table_lookup (reading->titles, target) : NULL;
      title = g_markup_escape_text (known != NULL ? known : target, -1);
      g_string_append (reading->markup, title);
    }
  g_string_append (reading->markup, "</a>");
}

static void
open_inline (Reading    *reading,
             const char *element)
{
  GString *markup = reading->markup;

  if (g_str_equal (element, "em"))
    g_string_append (markup, "<i>");
  else if (g_str_equal (element, "code"))
    g_string_append (markup, "<tt>");
  else if (g_str_equal (element, "gui"))
    {
      if (g_str_equal (get_open (reading, 1), "guiseq") && g_str_has_suffix (markup->str, "</b>"))
        g_string_append (markup, " ▸ ");
      g_string_append (markup, "<b>");
    }
  else if (g_str_equal (element, "key"))
    {
      if (g_str_equal (get_open (reading, 1), "keyseq") && g_str_has_suffix (markup->str, "</span>"))
        g_string_append (markup, "+");
      g_string_append (markup, "<span weight=\"600\" bgcolor=\"#808080\" bgalpha=\"22%\"> ");
    }
}

static void
close_inline (Reading    *reading,
              const char *element)
{
  if (g_str_equal (element, "em"))
    g_string_append (reading->markup, "</i>");
  else if (g_str_equal (element, "code"))
    g_string_append (reading->markup, "</tt>");
  else if (g_str_equal (element, "gui"))
    g_string_append (reading->markup, "</b>");
  else if (g_str_equal (element, "key"))
    g_string_append (reading->markup, " </span>");
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *element,
          const char          **names,
          const char          **values,
          gpointer              user_data,
          GError              **error)
{
  Reading *reading = user_data;

  g_ptr_array_add (reading->open, g_strdup (element));
  if (g_str_equal (element, "page") && reading->page->id == NULL)
    reading->page->id = g_strdup (find_attribute (names, values, "id"));
  else if (g_str_equal (element, "section"))
    {
      g_free (reading->section);
      reading->section = g_strdup (find_attribute (names, values, "id"));
    }
  else if (g_str_equal (element, "link"))
    open_link (reading, names, values);
  else if (g_str_equal (element, "list") || g_str_equal (element, "steps"))
    {
      reading->in_steps = g_str_equal (element, "steps");
      reading->number = 0;
    }
  else if (g_str_equal (element, "item"))
    {
      reading->number++;
      reading->in_item = TRUE;
      reading->has_item_begun = FALSE;
    }
  else if (g_str_equal (element, "note"))
    reading->is_strong = g_strcmp0 (find_attribute (names, values, "style"), "important") == 0;
  else if (g_str_equal (element, "media"))
    {
      g_free (reading->source);
      reading->source = g_strdup (find_attribute (names, values, "src"));
    }
  else if (g_str_equal (element, "tr"))
    {
      reading->row = add_block (reading, HX_HELP_ROW);
      reading->row->cells = g_ptr_array_new_with_free_func (g_free);
      reading->row->is_strong = is_within (reading, "thead");
    }
  else
    open_inline (reading, element);
}

static void
end_paragraph (Reading *reading)
{
  const char *holder = get_open (reading, 1);
  HxHelpBlock *block;

  if (g_str_equal (holder, "media"))
    {
      block = add_block (reading, HX_HELP_FIGURE);
      block->text = take_plain (reading);
      block->source = g_steal_pointer (&reading->source);
      return;
    }
  if (g_str_equal (holder, "td") && reading->row != NULL)
    {
      g_ptr_array_add (reading->row->cells, take_markup (reading));
      return;
    }
  block = add_block (reading, reading->in_item                 ? HX_HELP_ITEM
                              : g_str_equal (holder, "note") ? HX_HELP_NOTE
                                                             : HX_HELP_PARAGRAPH);
  block->text = take_markup (reading);
  block->is_strong = block->kind == HX_HELP_NOTE && reading->is_strong;
}

static void
end_title (Reading *reading)
{
  HxHelpBlock *block;

  if (g_str_equal (get_open (reading, 1), "page"))
    {
      g_free (reading->page->title);
      reading->page->title = take_plain (reading);
      return;
    }
  block = add_block (reading, HX_HELP_HEADING);
  block->text = take_markup (reading);
  block->anchor = g_strdup (reading->section);
}

/* What a figure shows stands below it. */
static void
end_description (Reading *reading)
{
  if (is_within (reading, "figure"))
    {
      g_free (reading->caption);
      reading->caption = take_markup (reading);
    }
  else if (g_str_equal (get_open (reading, 2), "page"))
    {
      g_free (reading->page->description);
      reading->page->description = take_plain (reading);
    }
}

static void
end_section (Reading *reading)
{
  HxHelpBlock *block;

  if (reading->topics->len == 0)
    return;
  block = add_block (reading, HX_HELP_TOPICS);
  block->topics = g_steal_pointer (&reading->topics);
  reading->topics = g_ptr_array_new_with_free_func (g_free);
}

/* Within an item its first block has the number, the others stand below it. */
static void
place_in_item (Reading *reading,
               guint    from)
{
  for (guint i = from; reading->in_item && i < reading->page->blocks->len; i++)
    {
      HxHelpBlock *block = g_ptr_array_index (reading->page->blocks, i);

      block->depth = 1;
      block->goes_on = reading->has_item_begun;
      block->number = reading->in_steps && !reading->has_item_begun ? reading->number : 0;
      reading->has_item_begun = TRUE;
    }
}

static void
end_block (Reading    *reading,
           const char *element)
{
  guint before = reading->page->blocks->len;

  if (g_str_equal (element, "p"))
    end_paragraph (reading);
  else if (g_str_equal (element, "title"))
    end_title (reading);
  else if (g_str_equal (element, "desc"))
    end_description (reading);
  else if (g_str_equal (element, "screen"))
    add_block (reading, HX_HELP_SCREEN)->text = take_plain (reading);
  else if (g_str_equal (element, "figure") && reading->caption != NULL)
    add_block (reading, HX_HELP_CAPTION)->text = g_steal_pointer (&reading->caption);
  else if (g_str_equal (element, "section") || g_str_equal (element, "page"))
    end_section (reading);
  place_in_item (reading, before);
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *element,
        gpointer              user_data,
        GError              **error)
{
  Reading *reading = user_data;

  if (g_str_equal (element, "link"))
    close_link (reading);
  else
    {
      close_inline (reading, element);
      end_block (reading, element);
    }
  if (g_str_equal (element, "item"))
    reading->in_item = FALSE;
  else if (g_str_equal (element, "tr"))
    reading->row = NULL;
  g_ptr_array_set_size (reading->open, (int) reading->open->len - 1);
}

/* Blanks and line ends between words are one blank, except on a screen. */
static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              user_data,
         GError              **error)
{
  Reading *reading = user_data;
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);
  gboolean is_screen = g_str_equal (get_open (reading, 0), "screen");
  gboolean after_blank = reading->markup->len == 0 || g_str_has_suffix (reading->markup->str, " ");

  for (const char *at = escaped; *at != '\0'; at++)
    {
      gboolean is_blank = g_ascii_isspace (*at);

      if (is_screen || !is_blank)
        g_string_append_c (reading->markup, *at);
      else if (!after_blank)
        g_string_append_c (reading->markup, ' ');
      after_blank = is_blank;
    }
}

/* Everything that can be found. */
static char *
gather_text (const HxHelpPage *page)
{
  GString *all = g_string_new (page->title);

  g_string_append_printf (all, "\n%s", page->description);
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const HxHelpBlock *block = g_ptr_array_index (page->blocks, i);
      g_autoptr (GPtrArray) texts = g_ptr_array_new ();

      if (block->text != NULL)
        g_ptr_array_add (texts, block->text);
      if (block->cells != NULL)
        g_ptr_array_extend (texts, block->cells, NULL, NULL);
      for (guint j = 0; j < texts->len; j++)
        {
          g_autofree char *plain = strip_markup (g_ptr_array_index (texts, j));

          g_string_append_printf (all, "\n%s", plain);
        }
    }

  return g_string_free_and_steal (all);
}

static HxHelpPage *
new_page (void)
{
  HxHelpPage *page = g_new0 (HxHelpPage, 1);

  page->title = g_strdup ("");
  page->description = g_strdup ("");
  page->blocks = g_ptr_array_new_with_free_func (free_block);
  page->related = g_ptr_array_new_with_free_func (g_free);

  return page;
}

/**
 * hx_help_page_new:
 * @text: a page in Mallard
 * @length: of it in bytes, or -1
 * @titles: (nullable) (element-type utf8 utf8): titles by ids of pages, for links that say nothing themselves
 * @error: of domain %G_MARKUP_ERROR where that is no page
 *
 * Reads a page. What our pages never use is read for its text.
 *
 * Returns: (transfer full) (nullable): the page
 */
HxHelpPage *
hx_help_page_new (const char  *text,
                  gssize       length,
                  GHashTable  *titles,
                  GError     **error)
{
  static const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (HxHelpPage) page = new_page ();
  Reading reading = { .page = page, .titles = titles };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &reading, NULL);
  gboolean is_read;

  reading.markup = g_string_new (NULL);
  reading.open = g_ptr_array_new_with_free_func (g_free);
  reading.topics = g_ptr_array_new_with_free_func (g_free);
  is_read = g_markup_parse_context_parse (context, text, length, error) && g_markup_parse_context_end_parse (context, error);
  if (is_read && page->id == NULL)
    {
      g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_MISSING_ATTRIBUTE, "page: id");
      is_read = FALSE;
    }
  g_string_free (reading.markup, TRUE);
  g_ptr_array_unref (reading.open);
  g_ptr_array_unref (reading.topics);
  g_free (reading.caption);
  g_free (reading.source);
  g_free (reading.target);
  g_free (reading.section);
  if (!is_read)
    return NULL;
  page->text = gather_text (page);

  return g_steal_pointer (&page);
}
