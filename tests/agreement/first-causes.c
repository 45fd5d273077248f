/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the explanations of the program name as causes, as lines that the second referee's can be compared with. */

#include "first-causes.h"

#include <string.h>

#include "first-ends.h"
#include "hx-scenario.h"
#include "hx-sway.h"
#include "hx-why.h"

static const char *const gifts[HX_N_EFFECTS] = {
  [HX_EFFECT_INITIATIVE_1] = "initiative",
  [HX_EFFECT_INITIATIVE_2] = "initiative",
  [HX_EFFECT_SLOWER_1] = "initiative",
  [HX_EFFECT_MELEE_1] = "melee",
  [HX_EFFECT_RANGED_1] = "ranged",
  [HX_EFFECT_EXTRA_ATTACK] = "extra-attack",
  [HX_EFFECT_TOUGHNESS_1] = "toughness",
  [HX_EFFECT_MEDIC] = "medic",
  [HX_EFFECT_MELEE_RANGED] = "melee-ranged",
  [HX_EFFECT_RANGED_GAUSS] = "ranged-gauss",
  [HX_EFFECT_EXTRA_WOUND] = "extra-wound",
  [HX_EFFECT_TRANSFUSION] = "transfusion",
  [HX_EFFECT_MOBILITY] = "mobility",
  [HX_EFFECT_ROTATION] = "rotation",
};

/* Topics of the reasons that may tell a cause of each kind. */
static const char *const topics[] = {
  [HX_SWAY_NET] = "net",
  [HX_SWAY_POWER] = "power",
  [HX_SWAY_SCOPER] = "scoped",
  [HX_SWAY_GIFT] = "receives initiative extra-attack strength hit-points",
};

static const char *const others[] = {
  [HX_SWAY_BY_USER] = "user",
  [HX_SWAY_BY_RANGED_NET] = "ranged-net",
  [HX_SWAY_BY_TRAP_NET] = "trap-net",
};

static char *
describe_sway (const HxBox  *box,
               const HxSway *sway)
{
  static const char *const words[] = { "net", "power", "scoped", "gift" };
  const char *to = box->geometry.name[sway->to];
  const char *from = sway->by == HX_SWAY_BY_PIECE ? box->geometry.name[sway->from] : others[sway->by];

  if (sway->kind != HX_SWAY_GIFT)
    return g_strdup_printf ("%s %s %s", words[sway->kind], from, to);
  return g_strdup_printf ("%s %s %s %s %d", sway->state == HX_SWAY_IDLE ? "idle" : "gift", from, to,
                          gifts[sway->effect] != NULL ? gifts[sway->effect] : "?", sway->amount);
}

static int
compare_lines (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char **
finish_lines (GPtrArray *lines)
{
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return (char **) g_ptr_array_steal (lines, NULL);
}

static HxScenario *
load_scenario (JsonNode  *scenario,
               GError   **error)
{
  const HxCatalog *catalog = first_catalog (error);
  g_autofree char *json = json_to_string (scenario, FALSE);
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));

  return catalog != NULL ? hx_scenario_load_bytes (catalog, "board", bytes, error) : NULL;
}

/**
 * first_causes:
 * @scenario: a scenario; its actions are ignored
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): what acts on whom before anything happens, sorted, in the words of
 *   sr_position_causes(); %NULL on error
 */
char **
first_causes (JsonNode  *scenario,
              GError   **error)
{
  g_autoptr (HxScenario) start = load_scenario (scenario, error);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const HxBox *box;

  if (start == NULL)
    return NULL;
  box = hx_catalog_get_box (first_catalog (NULL), start->radius);
  for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
    {
      g_autoptr (GArray) sways = NULL;

      if ((start->position.units & HX_HEX_BIT (hex)) == 0)
        continue;
      sways = hx_explain_sways (box, &start->position, hex);
      for (guint i = 0; i < sways->len; i++)
        if (g_array_index (sways, HxSway, i).state != HX_SWAY_FAILS)
          g_ptr_array_add (lines, describe_sway (box, &g_array_index (sways, HxSway, i)));
    }
  return finish_lines (lines);
}

/* Whether a reason names the piece from which the cause comes, in words and for highlighting. */
static gboolean
tells (const HxInsight *why,
       const HxSway    *sway,
       const char      *name)
{
  return strstr (topics[sway->kind], why->topic) != NULL && (why->others & HX_HEX_BIT (sway->from)) != 0
         && strstr (why->text, name) != NULL;
}

/* The scoped Module tells of its Scoper, whoever else does. */
static gboolean
is_told (const GPtrArray *whys,
         const HxSway    *sway,
         const char      *name)
{
  for (guint i = 0; i < whys->len; i++)
    if (tells (g_ptr_array_index (whys, i), sway, name))
      return TRUE;
  return FALSE;
}

static void
find_untold (const HxNarrator *narrator,
             const HxScenario *start,
             uint8_t           hex,
             GPtrArray        *lines)
{
  const HxPosition *position = &start->position;
  const HxBox *box = hx_catalog_get_box (first_catalog (NULL), start->radius);
  g_autoptr (GPtrArray) whys = hx_explain_piece (narrator, box, position, hex);
  g_autoptr (GArray) sways = hx_explain_sways (box, position, hex);

  for (guint i = 0; i < sways->len; i++)
    {
      const HxSway *sway = &g_array_index (sways, HxSway, i);
      g_autofree char *name = NULL;

      if (sway->by != HX_SWAY_BY_PIECE || sway->state == HX_SWAY_FAILS)
        continue;
      name = hx_narrator_dup_piece_name (narrator, box, position, sway->from);
      if (!is_told (whys, sway, name))
        g_ptr_array_add (lines, g_strconcat ("untold: ", describe_sway (box, sway), NULL));
    }
}

/**
 * first_untold:
 * @scenario: a scenario; its actions are ignored
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the causes of first_causes() that no sentence of the explanation tells; %NULL on
 *   error
 */
char **
first_untold (JsonNode  *scenario,
              GError   **error)
{
  g_autoptr (HxScenario) start = load_scenario (scenario, error);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  HxNarrator *narrator;

  if (start == NULL)
    return NULL;
  narrator = hx_narrator_new (first_catalog (NULL), "en");
  for (uint8_t hex = 0; hex < HX_MAX_HEXES; hex++)
    if (start->position.units & HX_HEX_BIT (hex))
      find_untold (narrator, start, hex, lines);
  hx_narrator_free (narrator);
  return finish_lines (lines);
}
