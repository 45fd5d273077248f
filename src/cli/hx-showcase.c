/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clearest position of a rule was made for it, plays a battle, has few pieces and is about little else. */
#define G_LOG_DOMAIN "hx-cli"

#include "hx-showcase.h"

#include <string.h>

/* More than these teach nothing new. */
#define MAX_SHOWN 3

/* What makes a position less clear, counted in pieces on the board. */
#define NOT_MADE_FOR_IT 200
#define NO_BATTLE 100
#define ACROSS_ARMIES 40
#define NO_COUNTERPART 15
#define OTHER_RULE 4

/* A position on offer. @named: rules that it was made for; @cost: what is unclear about it whichever rule it shows */
typedef struct
{
  char *name;
  JsonObject *scenario;
  GHashTable *named;
  guint cost;
} Offer;

/* offers: of #Offer; by_rule: rule id -> #GPtrArray of #Offer */
struct _HxShowcase
{
  const HxCli *cli;
  GPtrArray *offers;
  GHashTable *by_rule;
};

static void
free_offer (gpointer data)
{
  Offer *offer = data;

  g_free (offer->name);
  json_object_unref (offer->scenario);
  g_hash_table_unref (offer->named);
  g_free (offer);
}

/**
 * hx_showcase_new:
 * @cli: the program's data
 *
 * Returns: (transfer full): nothing on offer yet
 */
HxShowcase *
hx_showcase_new (const HxCli *cli)
{
  HxShowcase *showcase = g_new0 (HxShowcase, 1);

  showcase->cli = cli;
  showcase->offers = g_ptr_array_new_with_free_func (free_offer);
  showcase->by_rule = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return showcase;
}

/**
 * hx_showcase_free:
 * @showcase: (nullable) (transfer full): positions on offer
 */
void
hx_showcase_free (HxShowcase *showcase)
{
  if (showcase == NULL)
    return;
  g_hash_table_unref (showcase->by_rule);
  g_ptr_array_unref (showcase->offers);
  g_free (showcase);
}

static void
add_named (Offer        *offer,
           char *const  *rules)
{
  for (guint i = 0; rules != NULL && rules[i] != NULL; i++)
    g_hash_table_add (offer->named, g_strdup (rules[i]));
}

static gboolean
is_battle (const HxScenario *scenario)
{
  guint n = scenario->actions != NULL ? json_array_get_length (scenario->actions) : 0;
  const char *what;

  if (n != 1)
    return n == 0;
  what = json_object_get_string_member_with_default (json_array_get_object_element (scenario->actions, 0), "do", "");
  return g_str_equal (what, "battle");
}

/* The scenario without what is expected of it. */
static JsonObject *
take_scenario (const HxCli      *cli,
               const HxScenario *scenario)
{
  g_autoptr (JsonNode) node = hx_scenario_to_node (cli->catalog, scenario);
  JsonObject *object = json_node_dup_object (node);

  json_object_remove_member (object, "expect");
  return object;
}

static guint
count_pieces (const HxPosition *position)
{
  guint n = 0;

  for (HxHexSet left = position->units; left != 0; left &= left - 1)
    n++;
  return n;
}

/**
 * hx_showcase_offer:
 * @showcase: positions on offer
 * @trial: a position that came out as it must
 * @cited: ids of what it shows
 */
void
hx_showcase_offer (HxShowcase    *showcase,
                   const HxTrial *trial,
                   GHashTable    *cited)
{
  const HxScenario *scenario = trial->input->scenario;
  Offer *offer = g_new0 (Offer, 1);
  GHashTableIter iter;
  gpointer id;

  offer->name = g_path_get_basename (trial->name);
  if (g_str_has_suffix (offer->name, ".hexa"))
    offer->name[strlen (offer->name) - strlen (".hexa")] = '\0';
  offer->scenario = take_scenario (showcase->cli, scenario);
  offer->named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  add_named (offer, trial->rules);
  add_named (offer, trial->shows);
  add_named (offer, trial->refused);
  offer->cost = count_pieces (&scenario->position) + OTHER_RULE * g_hash_table_size (offer->named)
                + (is_battle (scenario) ? 0 : NO_BATTLE) + (trial->counterpart != NULL ? 0 : NO_COUNTERPART)
                + (g_str_has_prefix (offer->name, "across-") ? ACROSS_ARMIES : 0);
  g_ptr_array_add (showcase->offers, offer);

  g_hash_table_iter_init (&iter, cited);
  while (g_hash_table_iter_next (&iter, &id, NULL))
    {
      GPtrArray *offers = g_hash_table_lookup (showcase->by_rule, id);

      if (offers == NULL)
        {
          offers = g_ptr_array_new ();
          g_hash_table_insert (showcase->by_rule, g_strdup (id), offers);
        }
      g_ptr_array_add (offers, offer);
    }
}

static int
compare_offers (gconstpointer a,
                gconstpointer b,
                gpointer      rule)
{
  const Offer *left = *(const Offer *const *) a, *right = *(const Offer *const *) b;
  guint left_cost = left->cost + (g_hash_table_contains (left->named, rule) ? 0 : NOT_MADE_FOR_IT);
  guint right_cost = right->cost + (g_hash_table_contains (right->named, rule) ? 0 : NOT_MADE_FOR_IT);

  if (left_cost != right_cost)
    return left_cost < right_cost ? -1 : 1;
  return strcmp (left->name, right->name);
}

static void
show (HxDemonstrations *demonstrations,
      const char       *rule,
      const Offer      *offer)
{
  hx_demonstrations_put (demonstrations, offer->name, offer->scenario);
  hx_demonstrations_add (demonstrations, rule, offer->name);
}

static const Offer *
find_offer (const HxShowcase *showcase,
            const char       *name)
{
  for (guint i = 0; i < showcase->offers->len; i++)
    {
      const Offer *offer = g_ptr_array_index (showcase->offers, i);

      if (g_str_equal (offer->name, name))
        return offer;
    }
  return NULL;
}

/* Which positions show an official ruling is written down, clearest first. */
static void
choose_for_official (const HxShowcase *showcase,
                     const HxOfficial *official,
                     HxDemonstrations *demonstrations)
{
  guint shown = 0;

  for (guint i = 0; official->positions != NULL && official->positions[i] != NULL && shown < MAX_SHOWN; i++)
    {
      const Offer *offer = find_offer (showcase, official->positions[i]);

      if (offer == NULL)
        continue;
      show (demonstrations, official->id, offer);
      shown++;
    }
}

/**
 * hx_showcase_choose:
 * @showcase: positions on offer
 * @officials: the official rulings, which name positions themselves
 *
 * Returns: (transfer full): for each rule, decision and ruling the clearest positions
 */
HxDemonstrations *
hx_showcase_choose (const HxShowcase  *showcase,
                    const HxOfficials *officials)
{
  HxDemonstrations *demonstrations = hx_demonstrations_new ();
  GHashTableIter iter;
  gpointer rule, offers;

  g_hash_table_iter_init (&iter, showcase->by_rule);
  while (g_hash_table_iter_next (&iter, &rule, &offers))
    {
      GPtrArray *found = offers;

      if (hx_officials_find (officials, rule) != NULL)
        continue;
      g_ptr_array_sort_with_data (found, compare_offers, rule);
      for (guint i = 0; i < found->len && i < MAX_SHOWN; i++)
        show (demonstrations, rule, g_ptr_array_index (found, i));
    }
  for (guint i = 0; i < hx_officials_get_n (officials); i++)
    choose_for_official (showcase, hx_officials_get_nth (officials, i), demonstrations);
  return demonstrations;
}
