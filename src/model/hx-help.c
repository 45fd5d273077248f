/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages are taken from the folders that a build or an installation fills; a page that is not translated is there in English. */

#include "config.h"

#include "hx-help.h"

#include <string.h>

#include "hx-data.h"
#include "hx-place.h"

#define SUFFIX ".page"
/* The folder of the English pages, as help viewers want it. */
#define ORIGINAL "C"

struct _HxHelp
{
  GObject parent_instance;

  /* owned */
  GPtrArray *folders;
  GHashTable *pages;
  GPtrArray *order;
};

G_DEFINE_FINAL_TYPE (HxHelp, hx_help, G_TYPE_OBJECT)

static void
hx_help_finalize (GObject *object)
{
  HxHelp *self = HX_HELP (object);

  g_clear_pointer (&self->folders, g_ptr_array_unref);
  g_clear_pointer (&self->pages, g_hash_table_unref);
  g_clear_pointer (&self->order, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_help_parent_class)->finalize (object);
}

static void
hx_help_class_init (HxHelpClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_help_finalize;
}

static void
hx_help_init (HxHelp *self)
{
  self->folders = g_ptr_array_new_with_free_func (g_free);
  self->pages = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) hx_help_page_free);
  self->order = g_ptr_array_new ();
}

/* Where pages of a language may lie: installed, and as the build and the sources have them. */
static void
add_folders (HxHelp     *self,
             const char *folder,
             const char *language)
{
  char *const candidates[] = { g_build_filename (folder, language, "hexarbiter", NULL), g_build_filename (folder, language, NULL) };

  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    {
      if (g_file_test (candidates[i], G_FILE_TEST_IS_DIR) &&
          !g_ptr_array_find_with_equal_func (self->folders, candidates[i], g_str_equal, NULL))
        g_ptr_array_add (self->folders, candidates[i]);
      else
        g_free (candidates[i]);
    }
}

static HxHelpPage *
read_page (const char  *folder,
           const char  *name,
           GHashTable  *titles)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  HxHelpPage *page = NULL;
  gsize length;

  if (g_file_get_contents (path, &text, &length, &error))
    page = hx_help_page_new (text, (gssize) length, titles, &error);
  if (page == NULL)
    g_message ("%s: %s", path, error->message);

  return page;
}

/* Pages that are in several folders are taken from the first of them. */
static GHashTable *
read_all (HxHelp     *self,
          GHashTable *titles)
{
  GHashTable *pages = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) hx_help_page_free);

  for (guint i = 0; i < self->folders->len; i++)
    {
      const char *folder = g_ptr_array_index (self->folders, i);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *id = g_str_has_suffix (name, SUFFIX) ? g_strndup (name, strlen (name) - strlen (SUFFIX)) : NULL;
          HxHelpPage *page = id != NULL && !g_hash_table_contains (pages, id) ? read_page (folder, name, titles) : NULL;

          if (page != NULL)
            g_hash_table_replace (pages, page->id, page);
        }
    }

  return pages;
}

/* The order of the index, which people know; what it does not have comes last. */
static void
sort_pages (HxHelp *self)
{
  const HxHelpPage *index = hx_help_find (self, HX_HELP_INDEX);
  g_autoptr (GList) ids = g_list_sort (g_hash_table_get_keys (self->pages), (GCompareFunc) strcmp);

  for (guint i = 0; index != NULL && i < index->blocks->len; i++)
    {
      const HxHelpBlock *block = g_ptr_array_index (index->blocks, i);

      for (guint j = 0; block->topics != NULL && j < block->topics->len; j++)
        {
          const HxHelpPage *page = hx_help_find (self, g_ptr_array_index (block->topics, j));

          if (page != NULL && !g_ptr_array_find (self->order, page, NULL))
            g_ptr_array_add (self->order, (gpointer) page);
        }
    }
  for (GList *id = ids; id != NULL; id = id->next)
    {
      gpointer page = g_hash_table_lookup (self->pages, id->data);

      if (page != index && !g_ptr_array_find (self->order, page, NULL))
        g_ptr_array_add (self->order, page);
    }
}

/**
 * hx_help_new:
 * @folders: %NULL-terminated folders in which languages have folders of their own
 * @languages: %NULL-terminated languages, the best first, as g_get_language_names() has them
 *
 * Reads the pages of the first language that has any, and English ones for those that it lacks.
 *
 * Returns: (transfer full): the pages; none where there are none
 */
HxHelp *
hx_help_new (const char *const *folders,
             const char *const *languages)
{
  HxHelp *self = g_object_new (HX_TYPE_HELP, NULL);
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) first = NULL;
  GHashTableIter iter;
  gpointer id, page;

  for (guint i = 0; languages[i] != NULL && !g_str_has_prefix (languages[i], "en"); i++)
    for (guint j = 0; folders[j] != NULL; j++)
      add_folders (self, folders[j], languages[i]);
  for (guint j = 0; folders[j] != NULL; j++)
    add_folders (self, folders[j], ORIGINAL);
  /* Links say titles, so all titles are needed before. */
  first = read_all (self, NULL);
  g_hash_table_iter_init (&iter, first);
  while (g_hash_table_iter_next (&iter, &id, &page))
    g_hash_table_insert (titles, id, ((HxHelpPage *) page)->title);
  g_hash_table_unref (self->pages);
  self->pages = read_all (self, titles);
  sort_pages (self);

  return self;
}

/**
 * hx_help_new_default:
 *
 * Returns: (transfer full): the pages of this program in the user's language
 */
HxHelp *
hx_help_new_default (void)
{
  g_autofree char *data = hx_data_find_dir ();
  g_autofree char *parent = g_path_get_dirname (data);
  g_autofree char *beside = g_build_filename (parent, "help", NULL);
  g_autofree char *own = hx_place_dup_help_dir ();
  const char *const folders[] = { beside, own, NULL };

  return hx_help_new (folders, g_get_language_names ());
}

/** hx_help_get_n_pages: Returns: how many pages there are. */
guint
hx_help_get_n_pages (HxHelp *self)
{
  g_return_val_if_fail (HX_IS_HELP (self), 0);

  return g_hash_table_size (self->pages);
}

/**
 * hx_help_find:
 * @id: a page's id, or "PAGE#SECTION"
 *
 * Returns: (transfer none) (nullable): the page
 */
const HxHelpPage *
hx_help_find (HxHelp     *self,
              const char *id)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (HX_IS_HELP (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  name = g_strndup (id, strcspn (id, "#"));

  return g_hash_table_lookup (self->pages, name);
}

/**
 * hx_help_search:
 * @words: what is looked for
 *
 * A page is found if each of @words begins a word of it, whatever its accents.
 *
 * Returns: (transfer container) (element-type HxHelpPage): the pages, those first that have @words in their title, then those
 *   that have them in their description
 */
GPtrArray *
hx_help_search (HxHelp     *self,
                const char *words)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (HX_IS_HELP (self), found);
  g_return_val_if_fail (words != NULL, found);

  for (guint rank = 0; rank < 3; rank++)
    for (guint i = 0; i < self->order->len; i++)
      {
        HxHelpPage *page = g_ptr_array_index (self->order, i);
        const char *const texts[] = { page->title, page->description, page->text };

        if (!g_ptr_array_find (found, page, NULL) && g_str_match_string (words, texts[rank], TRUE))
          g_ptr_array_add (found, page);
      }

  return found;
}

/**
 * hx_help_dup_path:
 * @source: a picture as pages name it
 *
 * Returns: (transfer full) (nullable): its file, in the user's language if there is one
 */
char *
hx_help_dup_path (HxHelp     *self,
                  const char *source)
{
  g_return_val_if_fail (HX_IS_HELP (self), NULL);
  g_return_val_if_fail (source != NULL, NULL);

  for (guint i = 0; i < self->folders->len; i++)
    {
      g_autofree char *path = g_build_filename (g_ptr_array_index (self->folders, i), source, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&path);
    }

  return NULL;
}
