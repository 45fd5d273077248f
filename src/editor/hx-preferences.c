/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every row is bound to its setting: what is chosen holds at once, in all windows, and there is nothing to confirm. */

#include "config.h"

#include "hx-preferences.h"

#include <glib/gi18n.h>

/* Under this name a display keeps the settings that its drawings follow. */
#define DATA_KEY "hx-preferences"

struct _HxPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  /* template children */
  AdwComboRow *names;
  AdwSwitchRow *safe_colors;
  AdwSwitchRow *patterns;
  AdwSwitchRow *hints;
};

#define HX_TYPE_PREFERENCES_DIALOG (hx_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HxPreferencesDialog, hx_preferences_dialog, HX, PREFERENCES_DIALOG, AdwPreferencesDialog)
G_DEFINE_FINAL_TYPE (HxPreferencesDialog, hx_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

/**
 * hx_preferences_get_for_display:
 * @display: a display
 *
 * Returns: (transfer none): the settings that everything on @display follows
 */
GSettings *
hx_preferences_get_for_display (GdkDisplay *display)
{
  GSettings *settings;

  g_return_val_if_fail (GDK_IS_DISPLAY (display), NULL);

  settings = g_object_get_data (G_OBJECT (display), DATA_KEY);
  if (settings == NULL)
    {
      settings = g_settings_new (HX_APP_ID);
      g_object_set_data_full (G_OBJECT (display), DATA_KEY, settings, g_object_unref);
    }

  return settings;
}

static gboolean
get_names_cb (GValue   *value,
              GVariant *variant,
              gpointer  user_data)
{
  GPtrArray *values = user_data;
  guint row;

  if (!g_ptr_array_find_with_equal_func (values, g_variant_get_string (variant, NULL), g_str_equal, &row))
    row = 0;
  g_value_set_uint (value, row);

  return TRUE;
}

static GVariant *
set_names_cb (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  GPtrArray *values = user_data;
  guint row = g_value_get_uint (value);

  return row < values->len ? g_variant_new_string (g_ptr_array_index (values, row)) : NULL;
}

static void
add_names (HxPreferencesDialog *self,
           GPtrArray           *values,
           const char          *value,
           const char          *title)
{
  gtk_string_list_append (GTK_STRING_LIST (adw_combo_row_get_model (self->names)), title);
  g_ptr_array_add (values, (gpointer) g_intern_string (value));
}

/* Each language is called what it calls itself, so that whoever reads it finds it. Returns: (transfer full): what the
 * settings say for each row */
static GPtrArray *
fill_names (HxPreferencesDialog *self,
            const HxLanguages   *languages)
{
  GPtrArray *values = g_ptr_array_new ();

  add_names (self, values, HX_NAMES_PROGRAM, _("As the Program"));
  for (guint i = 0; i < hx_languages_get_n (languages); i++)
    {
      HxLanguage language = hx_languages_get_nth (languages, i);

      add_names (self, values, language, hx_languages_get_name (languages, language));
    }
  add_names (self, values, HX_NAMES_BOTH, _("Both"));

  return values;
}

static void
hx_preferences_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HX_TYPE_PREFERENCES_DIALOG);

  G_OBJECT_CLASS (hx_preferences_dialog_parent_class)->dispose (object);
}

static void
hx_preferences_dialog_class_init (HxPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_preferences_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HxPreferencesDialog, names);
  gtk_widget_class_bind_template_child (widget_class, HxPreferencesDialog, safe_colors);
  gtk_widget_class_bind_template_child (widget_class, HxPreferencesDialog, patterns);
  gtk_widget_class_bind_template_child (widget_class, HxPreferencesDialog, hints);
}

static void
hx_preferences_dialog_init (HxPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * hx_preferences_dialog_new:
 * @settings: what the dialog changes
 * @languages: the languages that names can be shown in
 *
 * Returns: (transfer floating): the dialog
 */
AdwDialog *
hx_preferences_dialog_new (GSettings         *settings,
                           const HxLanguages *languages)
{
  HxPreferencesDialog *self = g_object_new (HX_TYPE_PREFERENCES_DIALOG, NULL);

  g_settings_bind_with_mapping (settings, HX_PREFERENCE_NAMES, self->names, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_names_cb, set_names_cb, fill_names (self, languages),
                                (GDestroyNotify) g_ptr_array_unref);
  g_settings_bind (settings, HX_PREFERENCE_SAFE_COLORS, self->safe_colors, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, HX_PREFERENCE_PATTERNS, self->patterns, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, HX_PREFERENCE_HINTS, self->hints, "active", G_SETTINGS_BIND_DEFAULT);

  return ADW_DIALOG (self);
}
