/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle's own citations, sorted by how much they have to do with what stands on the board. */

#include "config.h"

#include "hx-relevant-rules.h"

#include "hx-card.h"
#include "hx-reference.h"

/* A battle with more choices than these is left where it is. */
#define MAX_CHOICES 24
/* More official rulings than these are more than anybody reads here. */
#define MAX_OFFICIALS 8

/* What is being gathered. @seen: ids that are in a group already */
typedef struct
{
  HxViewState *view;
  HxReference *reference;
  const HxPosition *position;
  GHashTable *seen;
} Gathering;

/* Takes an id into a group unless it is in one already. */
static void
take (Gathering  *gathering,
      GPtrArray  *group,
      const char *id)
{
  if (g_hash_table_add (gathering->seen, g_strdup (id)))
    g_ptr_array_add (group, g_strdup (id));
}

/* Takes the group: the ids in their order. */
static char **
finish (Gathering *gathering,
        GPtrArray *group)
{
  char **ids;

  g_ptr_array_add (group, NULL);
  ids = (char **) g_ptr_array_free (group, FALSE);
  hx_rule_tiles_sort (hx_reference_get_tiles (gathering->reference), gathering->position, ids);

  return ids;
}

static char **
gather_now (Gathering    *gathering,
            HxResolution *resolution)
{
  GPtrArray *group = g_ptr_array_new ();
  gint at = hx_view_state_get_step (gathering->view);

  if (hx_view_state_get_resolution (gathering->view) != NULL && at >= 0 &&
      at < (gint) hx_resolution_get_n_steps (resolution))
    {
      const HxStep *step = hx_resolution_get_step (resolution, (guint) at);

      for (char **rule = step->rules; *rule != NULL; rule++)
        take (gathering, group, *rule);
    }

  return finish (gathering, group);
}

static gboolean
is_about (const HxStep *step,
          guint8        hex)
{
  return step->subject == hex || (step->targets & HX_HEX_BIT (hex)) != 0;
}

/* Cited where the piece acts or is acted upon, then what is printed on it. */
static char **
gather_piece (Gathering    *gathering,
              HxResolution *resolution,
              guint8        hex)
{
  const HxPiece *piece = hx_document_get_piece (hx_view_state_get_document (gathering->view), hex);
  GPtrArray *group = g_ptr_array_new ();
  g_autoptr (GPtrArray) lines = NULL;

  if (piece == NULL)
    return finish (gathering, group);
  for (guint i = 0; i < hx_resolution_get_n_steps (resolution); i++)
    {
      const HxStep *step = hx_resolution_get_step (resolution, i);

      for (char **rule = step->rules; is_about (step, hex) && *rule != NULL; rule++)
        take (gathering, group, *rule);
    }
  lines = hx_explain_tile (hx_view_state_get_narrator (gathering->view), piece->tile);
  for (guint i = 0; i < lines->len; i++)
    {
      const HxCardLine *line = g_ptr_array_index (lines, i);

      for (char **rule = line->rules; *rule != NULL; rule++)
        take (gathering, group, *rule);
    }

  return finish (gathering, group);
}

static char **
gather_rest (Gathering    *gathering,
             HxResolution *resolution)
{
  g_auto (GStrv) rules = hx_resolution_dup_rules (resolution);
  GPtrArray *group = g_ptr_array_new ();

  for (char **rule = rules; *rule != NULL; rule++)
    take (gathering, group, *rule);

  return finish (gathering, group);
}

/* Only those that are told; which number waits for what helps nobody here. */
static void
take_officials (Gathering  *gathering,
                GPtrArray  *group,
                char      **rules)
{
  const HxCatalog *catalog = hx_document_get_catalog (hx_view_state_get_document (gathering->view));
  const HxOfficials *officials = hx_reference_get_officials (gathering->reference);

  for (; *rules != NULL; rules++)
    {
      const HxRuleText *rule = hx_catalog_find_rule (catalog, *rules);

      for (char **id = rule != NULL ? rule->rulings : NULL; id != NULL && *id != NULL; id++)
        {
          const HxOfficial *official = hx_officials_find (officials, *id);

          if (group->len < MAX_OFFICIALS && official != NULL && official->text.n_wordings > 0)
            take (gathering, group, *id);
        }
    }
}

/* The piece's name and hex, as sentences have it. */
static char *
dup_piece_name (Gathering *gathering,
                guint8     hex)
{
  HxDocument *document = hx_view_state_get_document (gathering->view);

  if (hx_document_get_piece (document, hex) == NULL)
    return NULL;

  return hx_narrator_dup_piece_name (hx_view_state_get_narrator (gathering->view), hx_document_get_box (document),
                                     gathering->position, hex);
}

/* The battle that would begin here, played on with first options: what it is about shows only behind its choices. */
static HxResolution *
look_ahead (HxViewState *view)
{
  HxResolution *resolution = hx_resolution_new_for_document (hx_view_state_get_document (view));

  for (guint i = 0; i < MAX_CHOICES && hx_resolution_get_open (resolution) != NULL; i++)
    hx_resolution_answer (resolution, hx_resolution_get_n_answers (resolution) - 1, 0);
  hx_resolution_set_eyes (resolution, hx_view_state_get_eyes (view));

  return resolution;
}

/**
 * hx_relevant_rules_new:
 * @view: what a window shows
 *
 * Returns: (transfer full): the rules that matter to it: in the battle that is shown, else in the one that would begin here
 */
HxRelevantRules *
hx_relevant_rules_new (HxViewState *view)
{
  HxRelevantRules *relevant;
  HxDocument *document;
  HxResolution *shown;
  g_autoptr (HxResolution) resolution = NULL;
  g_autoptr (GHashTable) seen = NULL;
  GPtrArray *officials = g_ptr_array_new ();
  Gathering gathering;
  guint8 hex;

  g_return_val_if_fail (HX_IS_VIEW_STATE (view), NULL);

  document = hx_view_state_get_document (view);
  shown = hx_view_state_get_resolution (view);
  resolution = shown != NULL ? g_object_ref (shown) : look_ahead (view);
  seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gathering = (Gathering) { view, hx_reference_get (hx_document_get_library (document)),
                            hx_document_get_position (document), seen };
  hex = hx_view_state_get_selection (view);

  relevant = g_new0 (HxRelevantRules, 1);
  relevant->now = gather_now (&gathering, resolution);
  relevant->piece = gather_piece (&gathering, resolution, hex);
  relevant->piece_name = dup_piece_name (&gathering, hex);
  relevant->rest = gather_rest (&gathering, resolution);
  take_officials (&gathering, officials, relevant->now);
  take_officials (&gathering, officials, relevant->piece);
  take_officials (&gathering, officials, relevant->rest);
  g_ptr_array_add (officials, NULL);
  relevant->officials = (char **) g_ptr_array_free (officials, FALSE);

  return relevant;
}

/** hx_relevant_rules_free: @relevant: (nullable) (transfer full): rules that matter */
void
hx_relevant_rules_free (HxRelevantRules *relevant)
{
  if (relevant == NULL)
    return;
  g_strfreev (relevant->now);
  g_strfreev (relevant->piece);
  g_strfreev (relevant->rest);
  g_strfreev (relevant->officials);
  g_free (relevant->piece_name);
  g_free (relevant);
}
