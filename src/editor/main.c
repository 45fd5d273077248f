/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets the locale and runs the program. */

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "hx-application.h"
#include "hx-place.h"

int
main (int    argc,
      char **argv)
{
  g_autofree char *locale_dir = hx_place_dup_locale_dir ();
  g_autoptr (HxApplication) application = NULL;
  int status;

  setlocale (LC_ALL, "");
  bindtextdomain (HX_GETTEXT_DOMAIN, locale_dir);
  bind_textdomain_codeset (HX_GETTEXT_DOMAIN, "UTF-8");
  textdomain (HX_GETTEXT_DOMAIN);

  application = hx_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);

  return status != 0 ? status : hx_application_get_status (application);
}
