/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions on what the rulebook shows: the card of a tile, and a position that shows a rule. */

#include "config.h"

#include <glib/gi18n.h>

#include "hx-demonstration.h"
#include "hx-phrase.h"
#include "hx-rule-rows.h"
#include "hx-window-private.h"

static void
show_tile_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  HxWindow *self = HX_WINDOW (user_data);
  guint16 tile = g_variant_get_uint16 (parameter);

  if (self->view == NULL || tile >= hx_catalog_get_n_tiles (hx_library_get_catalog (self->library)))
    return;
  hx_inspector_show_tile (self->inspector, tile);
  hx_window_show_inspector (self);
}

/* The position is called after the rule, in the reader's language, and says what is to be seen. */
static void
name_scenario (HxWindow        *self,
               HxDemonstration *demonstration,
               const char      *rule)
{
  g_autofree char *heading = hx_rule_rows_dup_heading (self->view, rule);
  g_autofree char *title = hx_phrase (_("{heading} ({id})"), "heading", heading, "id", rule, NULL);

  g_set_str (&demonstration->scenario->title, title);
  g_set_str (&demonstration->scenario->language, hx_library_get_language (self->library));
  if (demonstration->text != NULL)
    g_set_str (&demonstration->scenario->description, demonstration->text);
}

static gboolean
cites (const HxStep *step,
       const char   *rule,
       char        **citing)
{
  if (g_strv_contains ((const char *const *) step->rules, rule))
    return TRUE;
  for (; *citing != NULL; citing++)
    {
      if (g_strv_contains ((const char *const *) step->rules, *citing))
        return TRUE;
    }

  return FALSE;
}

/* The first step that cites the rule, or a rule that cites the official ruling. */
static void
go_to_step (HxWindow   *window,
            const char *rule)
{
  g_auto (GStrv) citing = hx_reference_dup_citing (hx_reference_get (window->library), rule);
  HxResolution *resolution;

  if (!hx_view_state_start_battle (window->view))
    return;
  resolution = hx_view_state_get_resolution (window->view);
  for (guint i = 0; i < hx_resolution_get_n_steps (resolution); i++)
    {
      if (!cites (hx_resolution_get_step (resolution, i), rule, citing))
        continue;
      hx_view_state_set_step (window->view, (gint) i);
      break;
    }
  hx_window_show_page (window, "battle");
}

static void
try_rule_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  HxWindow *self = HX_WINDOW (user_data);
  g_autoptr (HxDemonstration) demonstration = NULL;
  g_autoptr (HxDocument) document = NULL;
  const char *rule, *name;
  HxWindow *window;

  if (self->view == NULL)
    return;
  g_variant_get (parameter, "(&s&s)", &rule, &name);
  demonstration = hx_demonstration_new (self->library, name, rule);
  if (demonstration == NULL)
    {
      hx_window_toast (self, _("The position could not be opened."));
      return;
    }
  name_scenario (self, demonstration, rule);
  document = hx_document_new (self->library, g_steal_pointer (&demonstration->scenario), NULL);
  window = hx_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))), self->library);
  gtk_window_present (GTK_WINDOW (window));
  hx_window_set_document (window, document);
  if (demonstration->is_battle)
    go_to_step (window, rule);
  else if (demonstration->text != NULL)
    hx_window_toast (window, demonstration->text);
}

void
hx_window_add_rule_actions (HxWindow *self)
{
  static const GActionEntry entries[] = {
    { "show-tile", show_tile_cb, "q" },
    { "try-rule", try_rule_cb, "(ss)" },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
