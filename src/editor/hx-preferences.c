/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every row is bound to its setting: what is chosen holds at once, in all windows, and there is nothing to confirm. */

#include "config.h"

#include "hx-preferences.h"

/* Under this name a display keeps the settings that its drawings follow. */
#define DATA_KEY "hx-preferences"

/* As the settings file has them, in the order of #HxNames. */
static const char *const names_values[HX_N_NAMES] = { "program", "english", "polish", "both" };

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

static HxNames
find_names (const char *value)
{
  for (guint i = 0; i < HX_N_NAMES; i++)
    {
      if (g_strcmp0 (names_values[i], value) == 0)
        return (HxNames) i;
    }

  return HX_NAMES_PROGRAM;
}

/** hx_preferences_get_names: Returns: in which language names are to be shown. */
HxNames
hx_preferences_get_names (GSettings *settings)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), HX_NAMES_PROGRAM);

  value = g_settings_get_string (settings, HX_PREFERENCE_NAMES);

  return find_names (value);
}

static gboolean
get_names_cb (GValue   *value,
              GVariant *variant,
              gpointer  user_data)
{
  g_value_set_uint (value, find_names (g_variant_get_string (variant, NULL)));

  return TRUE;
}

static GVariant *
set_names_cb (const GValue       *value,
              const GVariantType *type,
              gpointer            user_data)
{
  return g_variant_new_string (names_values[MIN (g_value_get_uint (value), HX_N_NAMES - 1)]);
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

/** hx_preferences_dialog_new: @settings: what the dialog changes. Returns: (transfer floating): the dialog. */
AdwDialog *
hx_preferences_dialog_new (GSettings *settings)
{
  HxPreferencesDialog *self = g_object_new (HX_TYPE_PREFERENCES_DIALOG, NULL);

  g_settings_bind_with_mapping (settings, HX_PREFERENCE_NAMES, self->names, "selected", G_SETTINGS_BIND_DEFAULT,
                                get_names_cb, set_names_cb, NULL, NULL);
  g_settings_bind (settings, HX_PREFERENCE_SAFE_COLORS, self->safe_colors, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, HX_PREFERENCE_PATTERNS, self->patterns, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, HX_PREFERENCE_HINTS, self->hints, "active", G_SETTINGS_BIND_DEFAULT);

  return ADW_DIALOG (self);
}
