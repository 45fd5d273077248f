/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lazy page is made once, when it is seen or asked for, and told of before anybody sees it. */

#include "config.h"

#include <adwaita.h>

#include "hx-lazy-page.h"

static void
made_cb (HxLazyPage *place,
         GtkWidget  *page,
         guint      *n_made)
{
  (*n_made)++;
  g_assert_true (hx_lazy_page_peek (place) == page);
  g_assert_true (GTK_IS_CALENDAR (page));
  g_assert_false (gtk_widget_get_mapped (page));
}

static HxLazyPage *
create_place (guint *n_made)
{
  HxLazyPage *place = g_object_new (HX_TYPE_LAZY_PAGE, "page-type", GTK_TYPE_CALENDAR, NULL);

  *n_made = 0;
  g_signal_connect (place, "made", G_CALLBACK (made_cb), n_made);

  return place;
}

static void
test_asked (void)
{
  guint n_made;
  HxLazyPage *place = g_object_ref_sink (create_place (&n_made));
  GtkWidget *page;

  g_assert_null (hx_lazy_page_peek (place));
  g_assert_cmpuint (n_made, ==, 0);
  page = hx_lazy_page_get (place);
  g_assert_true (GTK_IS_CALENDAR (page));
  g_assert_true (hx_lazy_page_get (place) == page);
  g_assert_true (hx_lazy_page_peek (place) == page);
  g_assert_cmpuint (n_made, ==, 1);
  g_object_unref (place);
}

static void
test_seen (void)
{
  guint n_made;
  HxLazyPage *place = create_place (&n_made);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *window = gtk_window_new ();

  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("front"), "front");
  gtk_stack_add_named (GTK_STACK (stack), GTK_WIDGET (place), "back");
  gtk_window_set_child (GTK_WINDOW (window), stack);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (stack));
  g_assert_cmpuint (n_made, ==, 0);

  gtk_stack_set_visible_child (GTK_STACK (stack), GTK_WIDGET (place));
  g_assert_cmpuint (n_made, ==, 1);
  g_assert_true (gtk_widget_get_mapped (hx_lazy_page_peek (place)));

  gtk_stack_set_visible_child_name (GTK_STACK (stack), "front");
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "back");
  g_assert_cmpuint (n_made, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
late_cb (gpointer user_data)
{
  gboolean *is_late = user_data;

  *is_late = TRUE;

  return G_SOURCE_REMOVE;
}

/* What is to be made ahead is there a while after the first frame, though nobody has seen it, and not before. */
static void
test_ahead (void)
{
  guint n_made = 0;
  gboolean is_late = FALSE;
  HxLazyPage *place = g_object_new (HX_TYPE_LAZY_PAGE, "page-type", GTK_TYPE_CALENDAR, "ahead", TRUE, NULL);
  GtkWidget *window = gtk_window_new ();

  g_signal_connect (place, "made", G_CALLBACK (made_cb), &n_made);
  gtk_widget_set_visible (GTK_WIDGET (place), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (place));
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpuint (n_made, ==, 0);
  g_timeout_add_seconds (30, late_cb, &is_late);
  while (n_made == 0 && !is_late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_made, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What has no type has no page, and is no fault: a template is made that way where it is only looked at. */
static void
test_no_type (void)
{
  HxLazyPage *place = g_object_ref_sink (g_object_new (HX_TYPE_LAZY_PAGE, NULL));

  g_assert_null (hx_lazy_page_get (place));
  g_object_unref (place);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/editor/lazy-page/asked", test_asked);
  g_test_add_func ("/editor/lazy-page/seen", test_seen);
  g_test_add_func ("/editor/lazy-page/ahead", test_ahead);
  g_test_add_func ("/editor/lazy-page/no-type", test_no_type);

  return g_test_run ();
}
