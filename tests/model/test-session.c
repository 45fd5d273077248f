/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows of a session come back once, whatever became of the file, and belong to one program at a time. */

#include "config.h"

#include "hx-session.h"

#include <glib/gstdio.h>

static char *
make_path (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("hexarbiter-session-XXXXXX", &error);

  g_assert_no_error (error);

  return g_build_filename (folder, "state", "session", NULL);
}

static GPtrArray *
make_windows (void)
{
  GPtrArray *windows = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_session_window_free);
  HxSessionWindow *saved = hx_session_window_new ();
  HxSessionWindow *edited = hx_session_window_new ();

  *saved = (HxSessionWindow) { g_strdup ("file:///a%20b.hexa"), NULL, 800, 600, TRUE };
  *edited = (HxSessionWindow) { NULL, g_strdup ("0a1b.draft"), 400, 700, FALSE };
  g_ptr_array_add (windows, saved);
  g_ptr_array_add (windows, hx_session_window_new ());
  g_ptr_array_add (windows, edited);

  return windows;
}

static void
write_windows (HxSession *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) windows = make_windows ();

  g_assert_true (hx_session_write (session, windows, &error));
  g_assert_no_error (error);
}

static void
test_come_back (void)
{
  g_autofree char *path = make_path ();
  g_autoptr (HxSession) session = hx_session_claim (path);
  g_autoptr (HxSession) later = NULL;
  g_autoptr (GPtrArray) windows = NULL;
  g_autoptr (GPtrArray) none = NULL;
  const HxSessionWindow *window;

  g_assert_nonnull (session);
  write_windows (session);
  g_clear_object (&session);

  later = hx_session_claim (path);
  windows = hx_session_take (later);
  g_assert_cmpuint (windows->len, ==, 2);
  window = g_ptr_array_index (windows, 0);
  g_assert_cmpstr (window->uri, ==, "file:///a%20b.hexa");
  g_assert_null (window->draft);
  g_assert_cmpint (window->width, ==, 800);
  g_assert_cmpint (window->height, ==, 600);
  g_assert_true (window->is_maximized);
  window = g_ptr_array_index (windows, 1);
  g_assert_null (window->uri);
  g_assert_cmpstr (window->draft, ==, "0a1b.draft");
  g_assert_false (window->is_maximized);

  none = hx_session_take (later);
  g_assert_cmpuint (none->len, ==, 0);
}

/* What was taken can be written again: the file is not believed to be there still. */
static void
test_write_after_take (void)
{
  g_autofree char *path = make_path ();
  g_autoptr (HxSession) session = hx_session_claim (path);
  g_autoptr (GPtrArray) windows = NULL;

  write_windows (session);
  windows = hx_session_take (session);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  write_windows (session);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_closed (void)
{
  g_autofree char *path = make_path ();
  g_autoptr (HxSession) session = hx_session_claim (path);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  write_windows (session);
  g_assert_true (hx_session_write (session, none, NULL));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_one_program (void)
{
  g_autofree char *path = make_path ();
  g_autoptr (HxSession) first = hx_session_claim (path);
  g_autoptr (HxSession) second = hx_session_claim (path);

  g_assert_nonnull (first);
  g_assert_null (second);
  g_clear_object (&first);
  second = hx_session_claim (path);
  g_assert_nonnull (second);
}

static void
test_damaged (void)
{
  static const char *const texts[] = { "", "[Window 1", "Width=3\n", "[Window 1]\nWidth=many\nMaximized=perhaps\n",
                                       "\x80\xff\n", "[Window 1]\nFile=\\q\n" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *path = make_path ();
      g_autoptr (HxSession) session = hx_session_claim (path);
      g_autoptr (GPtrArray) windows = NULL;

      g_assert_true (g_file_set_contents (path, texts[i], -1, NULL));
      windows = hx_session_take (session);
      for (guint k = 0; k < windows->len; k++)
        {
          const HxSessionWindow *window = g_ptr_array_index (windows, k);

          g_assert_null (window->draft);
          g_assert_cmpint (window->width, ==, 0);
        }
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

/* A folder that cannot be made: the program goes on without a session. */
static void
test_no_place (void)
{
  g_autofree char *path = make_path ();
  g_autofree char *below = g_build_filename (path, "session", NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "a file", -1, NULL));
  g_assert_null (hx_session_claim (below));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/session/come-back", test_come_back);
  g_test_add_func ("/model/session/write-after-take", test_write_after_take);
  g_test_add_func ("/model/session/closed", test_closed);
  g_test_add_func ("/model/session/one-program", test_one_program);
  g_test_add_func ("/model/session/damaged", test_damaged);
  g_test_add_func ("/model/session/no-place", test_no_place);

  return g_test_run ();
}
