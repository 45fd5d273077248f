/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page keeps what an edit does not change: after any edits it has to say what a new page would. */

#include "config.h"

#include <adwaita.h>

#include "hx-document-group.h"
#include "hx-piece-page.h"
#include "hx-view-state.h"
#include "model-fixture.h"

#define EDITS 60

static const struct
{
  const char *tile, *hex;
  guint side;
} pieces[] = {
  { "uranopolis/hq", "B3", 0 },      { "uranopolis/guard", "B2", 0 },       { "uranopolis/mercenary", "B1", 0 },
  { "uranopolis/medic", "C4", 0 },   { "uranopolis/hammerhead", "C3", 0 },  { "uranopolis/acceleration-generator", "A2", 0 },
  { "borgo/net-fighter", "C2", 1 },  { "borgo/mutant", "D2", 1 },           { "borgo/hq", "E2", 1 },
};

/* Everything that can be read, in order. */
static void
read_widget (GtkWidget *widget,
             GString   *text)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (gtk_widget_has_css_class (widget, "doubtful"))
    g_string_append (text, "doubtful: ");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    read_widget (child, text);
}

static char *
dup_text (GtkWidget *page)
{
  GString *text = g_string_new (NULL);

  read_widget (page, text);

  return g_string_free_and_steal (text);
}

static GtkWidget *
create_page (HxViewState *view)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (HX_TYPE_PIECE_PAGE, NULL));

  hx_piece_page_set_view (HX_PIECE_PAGE (page), view);

  return page;
}

static void
edit (HxViewState *view)
{
  HxDocument *document = hx_view_state_get_document (view);
  guint8 hex = fixture_hex (document, pieces[g_test_rand_int_range (0, G_N_ELEMENTS (pieces))].hex);

  switch (g_test_rand_int_range (0, 5))
    {
    case 0:
      hx_view_state_set_selection (view, hex);
      break;
    case 1:
      hx_document_turn_all (document, HX_HEX_BIT (hex), g_test_rand_int_range (1, HX_N_DIRECTIONS));
      break;
    case 2:
      hx_document_set_net (document, hex, (HxToggle) g_test_rand_int_range (HX_TOGGLE_AUTO, HX_TOGGLE_OFF + 1));
      break;
    case 3:
      hx_document_set_wounds (document, hex, (guint) g_test_rand_int_range (0, 2));
      break;
    default:
      hx_document_undo (document);
    }
}

static void
test_edits (void)
{
  g_autoptr (HxLibrary) library = fixture_load_library ();
  g_autoptr (HxDocument) document = fixture_new_document (library);
  g_autoptr (HxViewState) view = hx_view_state_new (document);
  g_autoptr (GtkWidget) page = NULL;
  guint n_texts = 0;
  g_autofree char *before = g_strdup ("");

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    fixture_place (document, pieces[i].tile, pieces[i].side, pieces[i].hex, i % HX_N_DIRECTIONS);
  hx_view_state_set_selection (view, fixture_hex (document, "B2"));
  page = create_page (view);
  for (guint i = 0; i < EDITS; i++)
    {
      g_autoptr (GtkWidget) fresh = NULL;
      g_autofree char *wanted = NULL;
      g_autofree char *text = NULL;

      edit (view);
      fresh = create_page (view);
      wanted = dup_text (fresh);
      text = dup_text (page);
      g_assert_cmpstr (text, ==, wanted);
      n_texts += g_strcmp0 (text, before) != 0 ? 1 : 0;
      g_set_str (&before, text);
    }
  /* Pages that never change would agree as well. */
  g_assert_cmpuint (n_texts, >, EDITS / 12);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/editor/piece-page/edits", test_edits);

  return g_test_run ();
}
