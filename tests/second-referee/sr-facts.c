/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the printed facts of the armies; what it cannot play it marks as strange. */

#include "sr-private.h"

struct _SrFacts
{
  GHashTable *tiles;
  GHashTable *traps;
};

static void
free_tile (gpointer data)
{
  SrTile *tile = data;

  g_free (tile->name);
  g_free (tile->strange);
  g_free (tile);
}

static void
mark_strange (SrTile     *tile,
              const char *what)
{
  if (tile->strange == NULL)
    tile->strange = g_strdup (what);
}

static void
read_sides (JsonObject *object,
            const char *member,
            gboolean   *sides)
{
  JsonArray *array = sr_json_get_array (object, member);

  for (guint i = 0; i < sr_json_get_length (array); i++)
    {
      gint64 side = json_array_get_int_element (array, i);

      if (side >= 0 && side < 6)
        sides[side] = TRUE;
    }
}

static void
read_attack (SrTile     *tile,
             JsonObject *object)
{
  const char *kind = json_object_get_string_member_with_default (object, "kind", "");
  SrAttack *attack = &tile->attacks[tile->n_attacks];
  JsonNode *side = json_object_get_member (object, "side");
  JsonArray *sides = sr_json_get_array (object, "sides");

  if (tile->n_attacks == SR_MAX_ATTACKS)
    {
      mark_strange (tile, "too many attacks");
      return;
    }
  attack->strength = json_object_get_int_member_with_default (object, "strength", 1);
  if (g_str_equal (kind, "demolition") && sr_json_get_length (sides) == 2)
    {
      attack->kind = SR_DEMOLITION;
      attack->side = json_array_get_int_element (sides, 0);
      attack->second_side = json_array_get_int_element (sides, 1);
      tile->n_attacks++;
      return;
    }
  if (g_str_equal (kind, "melee"))
    attack->kind = SR_MELEE;
  else if (g_str_equal (kind, "ranged"))
    attack->kind = SR_RANGED;
  else if (g_str_equal (kind, "gauss"))
    attack->kind = SR_GAUSS;
  else
    {
      mark_strange (tile, kind);
      return;
    }
  if (side == NULL || !JSON_NODE_HOLDS_VALUE (side))
    {
      mark_strange (tile, "an attack without a side");
      return;
    }
  attack->side = json_node_get_int (side);
  attack->second_side = -1;
  tile->n_attacks++;
}

static gboolean
read_counted_effect (SrLink     *link,
                     const char *effect)
{
  static const struct { const char *stem; SrLinkKind kind; } stems[] = {
    { "initiative", SR_LINK_INITIATIVE },
    { "melee", SR_LINK_MELEE },
    { "ranged", SR_LINK_RANGED },
    { "toughness", SR_LINK_TOUGHNESS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (stems); i++)
    {
      const char *rest = effect + strlen (stems[i].stem);

      if (!g_str_has_prefix (effect, stems[i].stem))
        continue;
      if ((rest[0] != '+' && rest[0] != '-') || !g_ascii_isdigit (rest[1]) || rest[2] != '\0')
        continue;
      link->kind = stems[i].kind;
      link->amount = (rest[0] == '-' ? -1 : 1) * (rest[1] - '0');
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_effect (SrLink     *link,
             const char *effect)
{
  static const struct { const char *name; SrLinkKind kind; SrGift gift; } names[] = {
    { "extra-attack", SR_LINK_EXTRA_ATTACK, SR_GIFT_NONE },
    { "medic", SR_LINK_MEDIC, SR_GIFT_NONE },
    { "melee-ranged-conversion", SR_LINK_MELEE_RANGED, SR_GIFT_NONE },
    { "ranged-gauss-conversion", SR_LINK_RANGED_GAUSS, SR_GIFT_NONE },
    { "extra-wound-taken", SR_LINK_EXTRA_WOUND, SR_GIFT_NONE },
    { "power-supply", SR_LINK_POWER, SR_GIFT_NONE },
    { "take-over-module", SR_LINK_SCOPER, SR_GIFT_NONE },
    { "transfusion", SR_LINK_TRANSFUSION, SR_GIFT_NONE },
    { "mobility", SR_LINK_IDLE, SR_GIFT_MOBILITY },
    { "rotation", SR_LINK_IDLE, SR_GIFT_ROTATION },
  };

  if (read_counted_effect (link, effect))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (effect, names[i].name))
      {
        link->kind = names[i].kind;
        link->gift = names[i].gift;
        link->amount = 1;
        return TRUE;
      }
  return FALSE;
}

static void
read_link (SrTile     *tile,
           JsonObject *object)
{
  const char *effect = json_object_get_string_member_with_default (object, "effect", "");
  const char *target = json_object_get_string_member_with_default (object, "target", "friendly");
  SrLink *link = &tile->links[tile->n_links];

  if (tile->n_links == SR_MAX_LINKS || !read_effect (link, effect))
    {
      mark_strange (tile, effect);
      return;
    }
  read_sides (object, "sides", link->sides);
  link->on_enemies = g_str_equal (target, "enemy");
  tile->n_links++;
}

static SrType
read_type (const char *type)
{
  if (g_str_equal (type, "hq"))
    return SR_TYPE_HQ;
  if (g_str_equal (type, "warrior"))
    return SR_TYPE_WARRIOR;
  if (g_str_equal (type, "module"))
    return SR_TYPE_MODULE;
  if (g_str_equal (type, "implant"))
    return SR_TYPE_IMPLANT;
  if (g_str_equal (type, "instant"))
    return SR_TYPE_INSTANT;
  return SR_TYPE_OTHER;
}

/* What a unit may do between battles. */
static void
read_turn_trait (SrTile     *tile,
                 const char *trait)
{
  const struct { const char *name; gboolean *flag; } flags[] = {
    { "mobility", &tile->mobility },
    { "doubled-mobility", &tile->doubled_mobility },
    { "rotation", &tile->rotation },
    { "push-back", &tile->push_back },
    { "trap-arming", &tile->arms },
    { "hidden-chain", &tile->chain },
    { "hidden-explosives", &tile->explosives },
    { "hidden-activation", &tile->boss },
    { "move-doubler", &tile->doubles_moves },
    { "implant-rotate-hq", &tile->turns_hq },
  };

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (g_str_equal (trait, flags[i].name))
      *flags[i].flag = TRUE;
}

static void
read_sided_trait (SrTile     *tile,
                  JsonObject *row)
{
  const char *trait = json_object_get_string_member_with_default (row, "trait", "");
  JsonArray *sides = sr_json_get_array (row, "sides");

  if (sr_json_get_length (sides) == 0)
    return;
  if (g_str_equal (trait, "explosive-charge"))
    tile->charge_side = json_array_get_int_element (sides, 0);
  else if (g_str_equal (trait, "trap-launcher"))
    tile->launcher_side = json_array_get_int_element (sides, 0);
  else if (g_str_equal (trait, "ranged-net"))
    tile->ranged_net_side = json_array_get_int_element (sides, 0);
  else if (g_str_equal (trait, "trap-arming"))
    read_sides (row, "sides", tile->arming);
}

static void
read_traits (SrTile     *tile,
             JsonObject *object)
{
  JsonArray *traits = sr_json_get_array (object, "traits");
  JsonArray *sided = sr_json_get_array (object, "sided_traits");

  for (guint i = 0; i < sr_json_get_length (traits); i++)
    {
      const char *trait = json_array_get_string_element (traits, i);

      if (g_str_equal (trait, "requires-power"))
        tile->needs_power = TRUE;
      else if (g_str_equal (trait, "explosion"))
        tile->explodes = TRUE;
      else if (g_str_equal (trait, "ranged-medic"))
        tile->ranged_medic = TRUE;
      read_turn_trait (tile, trait);
    }
  for (guint i = 0; i < sr_json_get_length (sided); i++)
    read_sided_trait (tile, json_array_get_object_element (sided, i));
}

static SrTile *
new_tile (const char *army,
          const char *id)
{
  SrTile *tile = g_new0 (SrTile, 1);

  tile->name = g_strdup_printf ("%s/%s", army, id);
  tile->charge_side = -1;
  tile->launcher_side = -1;
  tile->ranged_net_side = -1;
  tile->sleeper = g_str_equal (tile->name, "partisans/sleeper-agent");
  return tile;
}

/* Krwiobus has one hit point (D-44) and links on all six sides unless its piece says otherwise. */
static void
make_krwiobus (SrTile *tile)
{
  SrLink *link = &tile->links[0];

  tile->type = SR_TYPE_MODULE;
  tile->toughness = 0;
  tile->n_links = 1;
  link->kind = SR_LINK_TRANSFUSION;
  link->amount = 1;
  link->on_enemies = FALSE;
  for (int side = 0; side < 6; side++)
    link->sides[side] = TRUE;
  g_clear_pointer (&tile->strange, g_free);
}

static SrTile *
read_tile (const char *army,
           JsonObject *object)
{
  SrTile *tile = new_tile (army, json_object_get_string_member_with_default (object, "id", ""));
  JsonArray *numbers = sr_json_get_array (object, "initiative");
  JsonArray *attacks = sr_json_get_array (object, "attacks");
  JsonArray *links = sr_json_get_array (object, "links");
  JsonNode *toughness = json_object_get_member (object, "toughness_extra");

  tile->count = json_object_get_int_member_with_default (object, "count", 1);
  tile->type = read_type (json_object_get_string_member_with_default (object, "type", ""));
  for (guint i = 0; i < sr_json_get_length (numbers) && i < SR_MAX_NUMBERS; i++)
    tile->numbers[tile->n_numbers++] = json_array_get_int_element (numbers, i);
  if (toughness != NULL && JSON_NODE_HOLDS_VALUE (toughness))
    tile->toughness = json_node_get_int (toughness);
  for (guint i = 0; i < sr_json_get_length (attacks); i++)
    read_attack (tile, json_array_get_object_element (attacks, i));
  read_sides (object, "armor", tile->armor);
  read_sides (object, "net", tile->net);
  for (int side = 0; side < 6; side++)
    tile->has_net = tile->has_net || tile->net[side];
  for (guint i = 0; i < sr_json_get_length (links); i++)
    read_link (tile, json_array_get_object_element (links, i));
  read_traits (tile, object);
  if (tile->type == SR_TYPE_OTHER || tile->type == SR_TYPE_INSTANT)
    mark_strange (tile, "not a unit");
  if (g_str_equal (tile->name, "neutral/krwiobus"))
    make_krwiobus (tile);
  return tile;
}

/* The Trap markers of an army, by "army/trap". */
static void
read_traps (SrFacts    *facts,
            const char *army,
            JsonArray  *markers)
{
  for (guint i = 0; i < sr_json_get_length (markers); i++)
    {
      JsonObject *marker = json_array_get_object_element (markers, i);
      const char *kind = json_object_get_string_member_with_default (marker, "kind", "");
      const char *id = json_object_get_string_member_with_default (marker, "id", "");
      gint64 count = json_object_get_int_member_with_default (marker, "count", 1);

      if (g_str_equal (kind, "trap"))
        g_hash_table_replace (facts->traps, g_strdup_printf ("%s/%s", army, id),
                              GINT_TO_POINTER ((int) count));
    }
}

/* Bonus tiles may be played with, but are not among those that an army draws. */
static void
read_army_tiles (SrFacts    *facts,
                 const char *army,
                 JsonArray  *tiles,
                 gboolean    bonus)
{
  for (guint i = 0; i < sr_json_get_length (tiles); i++)
    {
      SrTile *tile = read_tile (army, json_array_get_object_element (tiles, i));

      tile->bonus = bonus;
      g_hash_table_replace (facts->tiles, tile->name, tile);
    }
}

static gboolean
read_army (SrFacts     *facts,
           const char  *path,
           GError     **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  JsonObject *root;
  JsonArray *tiles;
  const char *army;

  if (!json_parser_load_from_file (parser, path, error))
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (json_parser_get_root (parser)))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: not an army", path);
      return FALSE;
    }
  root = json_node_get_object (json_parser_get_root (parser));
  army = json_object_get_string_member_with_default (root, "army", NULL);
  tiles = sr_json_get_array (root, "tiles");
  if (army == NULL || tiles == NULL)
    return TRUE;
  read_traps (facts, army, sr_json_get_array (root, "markers"));
  read_army_tiles (facts, army, tiles, FALSE);
  read_army_tiles (facts, army, sr_json_get_array (root, "extra_tiles"), TRUE);
  return TRUE;
}

/**
 * sr_facts_load:
 * @armies_dir: a directory with one JSON file per army
 * @error: return location for an error
 *
 * Reads the printed facts. A directory that does not describe the Krwiobus
 * gets it all the same.
 *
 * Returns: (transfer full) (nullable): the facts, or %NULL on error
 */
SrFacts *
sr_facts_load (const char  *armies_dir,
               GError     **error)
{
  g_autoptr (SrFacts) facts = g_new0 (SrFacts, 1);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (armies_dir != NULL, NULL);

  facts->tiles = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, free_tile);
  facts->traps = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  dir = g_dir_open (armies_dir, 0, error);
  if (dir == NULL)
    return NULL;
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (armies_dir, name, NULL);

      if (g_str_has_suffix (name, ".json") && !read_army (facts, path, error))
        return NULL;
    }
  if (sr_facts_find (facts, "neutral/krwiobus") == NULL)
    {
      SrTile *tile = new_tile ("neutral", "krwiobus");

      make_krwiobus (tile);
      g_hash_table_replace (facts->tiles, tile->name, tile);
    }
  return g_steal_pointer (&facts);
}

/**
 * sr_facts_free:
 * @facts: (transfer full) (nullable): facts
 *
 * Frees @facts.
 */
void
sr_facts_free (SrFacts *facts)
{
  if (facts == NULL)
    return;
  g_clear_pointer (&facts->tiles, g_hash_table_unref);
  g_clear_pointer (&facts->traps, g_hash_table_unref);
  g_free (facts);
}

/**
 * sr_facts_find:
 * @facts: facts
 * @name: army and tile, as "borgo/mutant"
 *
 * Returns: (transfer none) (nullable): the tile
 */
const SrTile *
sr_facts_find (SrFacts    *facts,
               const char *name)
{
  return g_hash_table_lookup (facts->tiles, name);
}

static int
compare_tiles (gconstpointer a,
               gconstpointer b)
{
  const SrTile *const *a_tile = a;
  const SrTile *const *b_tile = b;

  return strcmp ((*a_tile)->name, (*b_tile)->name);
}

static GPtrArray *
list_tiles (SrFacts    *facts,
            const char *army,
            gboolean    units_only)
{
  g_autofree char *prefix = g_strconcat (army, "/", NULL);
  GPtrArray *list = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, facts->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      SrTile *tile = value;

      if (g_str_has_prefix (tile->name, prefix) && (!units_only || (tile->strange == NULL && !tile->bonus)))
        g_ptr_array_add (list, tile);
    }
  g_ptr_array_sort (list, compare_tiles);
  return list;
}

/**
 * sr_facts_list:
 * @facts: facts
 * @army: an army's id
 *
 * Returns: (transfer container) (element-type SrTile): the units of @army but its
 *   bonus tiles, sorted by name
 */
GPtrArray *
sr_facts_list (SrFacts    *facts,
               const char *army)
{
  return list_tiles (facts, army, TRUE);
}

/**
 * sr_facts_list_all:
 * @facts: facts
 * @army: an army's id
 *
 * Returns: (transfer container) (element-type SrTile): all tiles of @army, sorted by name
 */
GPtrArray *
sr_facts_list_all (SrFacts    *facts,
                   const char *army)
{
  return list_tiles (facts, army, FALSE);
}

/**
 * sr_facts_traps:
 * @facts: facts
 * @army: an army's id
 * @trap: a kind of Trap
 *
 * Returns: how many markers of that kind come with @army
 */
int
sr_facts_traps (SrFacts    *facts,
                const char *army,
                const char *trap)
{
  g_autofree char *key = g_strdup_printf ("%s/%s", army, trap);

  return GPOINTER_TO_INT (g_hash_table_lookup (facts->traps, key));
}

/**
 * sr_tile_has_link:
 * @tile: a tile
 * @kind: an effect
 *
 * Returns: whether @tile has a link with that effect
 */
gboolean
sr_tile_has_link (const SrTile *tile,
                  SrLinkKind    kind)
{
  for (int i = 0; i < tile->n_links; i++)
    if (tile->links[i].kind == kind)
      return TRUE;
  return FALSE;
}

/**
 * sr_tile_scopable:
 * @tile: a tile
 *
 * A Scoper turns Modules and Warriors with the trait of a Module, but no HQ,
 * no Implant, no Mechanic (its power is no such trait) and no other Scoper
 * (BASE-SCO-01, BASE-SCO-05, D-03).
 *
 * Returns: whether a Scoper works on @tile
 */
gboolean
sr_tile_scopable (const SrTile *tile)
{
  if (sr_tile_has_link (tile, SR_LINK_SCOPER))
    return FALSE;
  if (tile->type == SR_TYPE_MODULE)
    return TRUE;
  if (tile->type != SR_TYPE_WARRIOR)
    return FALSE;
  for (int i = 0; i < tile->n_links; i++)
    if (tile->links[i].kind != SR_LINK_POWER)
      return TRUE;
  return FALSE;
}
