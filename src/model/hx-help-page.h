/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A help page as values: what stands on it, from top to bottom. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** HxHelpKind: what a block of a page is. */
typedef enum
{
  HX_HELP_HEADING,
  HX_HELP_PARAGRAPH,
  HX_HELP_ITEM,
  HX_HELP_NOTE,
  HX_HELP_SCREEN,
  HX_HELP_FIGURE,
  HX_HELP_CAPTION,
  HX_HELP_ROW,
  HX_HELP_TOPICS,
} HxHelpKind;

/**
 * HxHelpBlock: a block of a page.
 * @text: (nullable): what it says, as markup for labels, in which links lead to "PAGE" or "PAGE#SECTION"; of a screen and of a
 *   figure plain text, for the latter what somebody is told who cannot see it
 * @anchor: (nullable): the id of the section that a heading begins
 * @source: (nullable): the picture of a figure, below the folder of the pages
 * @cells: (nullable): the cells of a row, as markup
 * @topics: (nullable): ids of the pages to choose from
 * @number: of an item of steps, counted from 1; 0 in other lists, and of what goes on within an item
 * @depth: 1 within an item, else 0
 * @goes_on: it is within an item that began with a block before
 * @is_strong: a note that must not be missed; the head of a table
 */
typedef struct
{
  HxHelpKind kind;
  char *text;
  char *anchor;
  char *source;
  GPtrArray *cells;
  GPtrArray *topics;
  guint number;
  guint depth;
  gboolean goes_on;
  gboolean is_strong;
} HxHelpBlock;

/**
 * HxHelpPage: a page.
 * @title, @description: plain text; @description says what the page is about, and may be empty
 * @text: everything that stands on the page, for searching
 * @blocks: (element-type HxHelpBlock): what stands on it
 * @related: (element-type utf8): ids of pages to read next
 */
typedef struct
{
  char *id;
  char *title;
  char *description;
  char *text;
  GPtrArray *blocks;
  GPtrArray *related;
} HxHelpPage;

HxHelpPage *hx_help_page_new  (const char  *text,
                               gssize       length,
                               GHashTable  *titles,
                               GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void        hx_help_page_free (HxHelpPage  *page);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxHelpPage, hx_help_page_free)

G_END_DECLS
