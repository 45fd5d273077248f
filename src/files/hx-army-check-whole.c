/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be wrong, or only unusual, with an army that a user made although each of its tiles is right. */
#define G_LOG_DOMAIN "hx-files"

#include "hx-army-private.h"

#include <glib/gi18n.h>

#include "hx-scenario-private.h"

#define MAX_TOTAL 99
#define USUAL_TOTAL 35

static void G_GNUC_PRINTF (2, 3)
remark (HxArmyReader *reader,
        const char   *format,
        ...)
{
  va_list args;

  va_start (args, format);
  g_ptr_array_add (reader->remarks, g_strdup_vprintf (format, args));
  va_end (args);
}

/**
 * hx_army_check_marker:
 * @reader: a reader that looks at a marker
 * @army: the army with the markers before
 * @id: the marker's id
 * @is_trap: whether it is a Trap
 *
 * Returns: whether the army can have it
 */
gboolean
hx_army_check_marker (HxArmyReader *reader,
                      const HxArmy *army,
                      const char   *id,
                      gboolean      is_trap)
{
  const char *const *traps = hx_trap_words + HX_TRAP_MINE;
  g_autofree char *nearest = NULL;
  g_autofree char *all = NULL;

  for (guint i = 0; i < army->n_markers; i++)
    if (g_str_equal (army->markers[i].id, id))
      return hx_json_fail_at (&reader->json, "id", HX_FILE_ERROR_VALUE, _("'%s' stands twice."), id);
  if (!is_trap)
    return hx_army_check_id (reader, "id", id);
  if (g_strv_contains (traps, id))
    return TRUE;
  nearest = hx_json_dup_nearest (id, traps);
  all = g_strjoinv (", ", (char **) traps);
  if (nearest != NULL)
    return hx_json_fail_at (&reader->json, "id", HX_FILE_ERROR_VALUE, _("'%s' is no Trap that is known; perhaps '%s' is meant."), id, nearest);
  return hx_json_fail_at (&reader->json, "id", HX_FILE_ERROR_VALUE, _("'%s' is no Trap that is known; there are: %s."), id, all);
}

/* Whether a tile that lies on the board, or with @instant one that does not, bears a word. */
static const HxTileFacts *
find_tile (const HxArmy *army,
           const char   *word,
           gboolean      instant)
{
  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *tile = g_ptr_array_index (army->tiles, i);

      if ((tile->type == HX_TILE_INSTANT) != instant)
        continue;
      if (hx_tile_facts_has (tile, word) || hx_tile_facts_sides (tile, word) != 0 || (instant && g_str_equal (tile->id, word)))
        return tile;
      for (guint k = 0; k < tile->n_links; k++)
        if (g_str_equal (tile->links[k].effect, word))
          return tile;
    }
  return NULL;
}

static gboolean
has_marker (const HxArmy *army,
            const char   *id)
{
  for (guint i = 0; i < army->n_markers; i++)
    if (id != NULL ? g_str_equal (army->markers[i].id, id) : army->markers[i].is_trap)
      return TRUE;
  return FALSE;
}

/* Bonus tiles come last, from a list of their own. */
static gsize
enter_tile (HxArmyReader *reader,
            guint         nth)
{
  const HxArmy *army = reader->army;
  gboolean is_extra = ((const HxTileFacts *) g_ptr_array_index (army->tiles, nth))->is_extra;
  gsize mark = hx_json_enter_member (&reader->json, is_extra ? "extra_tiles" : "tiles");
  guint before = 0;

  for (guint i = 0; is_extra && i < nth; i++)
    before += !((const HxTileFacts *) g_ptr_array_index (army->tiles, i))->is_extra;
  hx_json_enter_element (&reader->json, nth - before);
  return mark;
}

/* The HQ stands first in every army: by that it is told that the army can be a side. */
static gboolean
check_hq (HxArmyReader *reader)
{
  const HxArmy *army = reader->army;
  gboolean ok = TRUE;

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *tile = g_ptr_array_index (army->tiles, i);
      gsize mark = enter_tile (reader, i);

      if (i == 0 && tile->type != HX_TILE_HQ)
        ok = hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The first tile has to be the HQ, of the type '%s'."), "hq");
      if (tile->type == HX_TILE_HQ && (i > 0 || (tile->count != 1 && !(reader->gaps & HX_ARMY_GAP_COUNTS))))
        ok = hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("An army has one HQ, as its first tile."));
      hx_json_leave (&reader->json, mark, ok);
    }
  if (army->tiles->len == 0)
    ok = hx_json_fail_at (&reader->json, "tiles", HX_FILE_ERROR_VALUE, _("The first tile has to be the HQ, of the type '%s'."), "hq");
  return ok;
}

static gboolean
check_total (HxArmyReader *reader,
             JsonObject   *root)
{
  HxArmy *army = reader->army;
  int total = 0;

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *tile = g_ptr_array_index (army->tiles, i);

      total += tile->is_extra ? 0 : tile->count;
    }
  if (total > MAX_TOTAL)
    return hx_json_fail_at (&reader->json, "tiles", HX_FILE_ERROR_VALUE, _("The army has %d tiles; it can have at most %d."), total, MAX_TOTAL);
  if (json_object_has_member (root, "tile_total") && army->tile_total != total)
    return hx_json_fail_at (&reader->json, "tile_total", HX_FILE_ERROR_VALUE, _("The tiles add up to %d, not to %d."), total, army->tile_total);
  army->tile_total = total;
  if (total != USUAL_TOTAL)
    remark (reader, ngettext ("The army has %d tile; %d are usual.", "The army has %d tiles; %d are usual.", (gulong) total), total, USUAL_TOTAL);
  return TRUE;
}

/* A Trap that nobody can arm is odd; without Traps nothing can be armed. */
static gboolean
check_traps (HxArmyReader *reader)
{
  const HxArmy *army = reader->army;
  gboolean has_traps = has_marker (army, NULL), has_tactics = find_tile (army, "tactics", TRUE) != NULL;
  gboolean ok = TRUE, is_armed = has_tactics;

  for (guint i = 0; i < army->tiles->len; i++)
    {
      const HxTileFacts *tile = g_ptr_array_index (army->tiles, i);
      gsize mark = enter_tile (reader, i);
      gboolean arms = hx_tile_facts_sides (tile, "trap-arming") != 0 || hx_tile_facts_sides (tile, "trap-launcher") != 0;

      is_armed = is_armed || arms;
      if (arms && !has_traps)
        ok = hx_json_fail (&reader->json, HX_FILE_ERROR_VALUE, _("The tile '%s' arms Traps, but 'markers' lists none of the kind 'trap'."), tile->id);
      hx_json_leave (&reader->json, mark, ok);
    }
  if (!is_armed && has_traps)
    remark (reader, _("The army has Traps, but no tile that arms them."));
  if (has_tactics && !has_traps)
    remark (reader, _("The army has Tactics, but no Traps; it can only push back with it."));
  return ok;
}

static void
remark_on_tile (HxArmyReader      *reader,
                const HxTileFacts *tile)
{
  gboolean acts = hx_tile_facts_has (tile, "explosion");

  for (guint i = 0; i < tile->n_links; i++)
    acts = acts || g_str_has_suffix (tile->links[i].effect, "-conversion");
  if (tile->type != HX_TILE_INSTANT && tile->n_attacks > 0 && tile->n_initiative == 0)
    remark (reader, _("The tile '%s' has attacks but no initiative, so it attacks only when something gives it a segment."), tile->id);
  if (tile->type != HX_TILE_INSTANT && tile->n_attacks == 0 && tile->n_initiative > 0 && !acts)
    remark (reader, _("The tile '%s' has an initiative but no attacks."), tile->id);
  if (tile->type == HX_TILE_MODULE && tile->n_links == 0 && tile->traits[0] == NULL && tile->n_sided == 0 && tile->net == 0)
    remark (reader, _("The Module '%s' does nothing for anybody."), tile->id);
  if (tile->type == HX_TILE_IMPLANT && !hx_tile_facts_has (tile, "implant-rotate-hq"))
    remark (reader, _("The Implant '%s' does not have the trait '%s', the only one that Implants are known for."), tile->id, "implant-rotate-hq");
}

/* What one tile needs another for. */
static void
remark_on_needs (HxArmyReader *reader)
{
  static const char *const hidden[] = { "hidden-chain", "hidden-explosives", "hidden-ranged-net" };
  const HxArmy *army = reader->army;
  const HxTileFacts *tile = find_tile (army, "requires-power", FALSE);
  gboolean activates = find_tile (army, "order", TRUE) != NULL || find_tile (army, "hidden-activation", FALSE) != NULL;

  if (tile != NULL && find_tile (army, "power-supply", FALSE) == NULL)
    remark (reader, _("The tile '%s' needs power, but no tile has the link '%s'."), tile->id, "power-supply");
  for (guint i = 0; i < G_N_ELEMENTS (hidden) && !activates; i++)
    {
      tile = find_tile (army, hidden[i], FALSE);
      if (tile != NULL)
        remark (reader, _("The tile '%s' has the Hidden feature '%s', but no Order and no tile with '%s' can activate it."), tile->id,
                hidden[i], "hidden-activation");
    }
  tile = find_tile (army, "ranged-net", FALSE);
  if (tile != NULL && !has_marker (army, "ranged-net"))
    remark (reader, _("The tile '%s' throws a Ranged Net, but 'markers' lists none with the id '%s'."), tile->id, "ranged-net");
  if (find_tile (army, "battle", TRUE) == NULL && find_tile (army, "order", TRUE) == NULL)
    remark (reader, _("No tile starts a Battle."));
}

static gboolean
check_sources (HxArmyReader *reader)
{
  gsize mark = hx_json_enter_member (&reader->json, "sources");
  gboolean ok = TRUE;

  for (guint i = 0; i < reader->army->n_sources; i++)
    {
      gsize inner = hx_json_enter_element (&reader->json, i);

      ok &= hx_army_check_text (reader, NULL, &reader->army->sources[i], HX_OWN_ARMY_MAX_TEXT);
      hx_json_leave (&reader->json, inner, TRUE);
    }
  return hx_json_leave (&reader->json, mark, ok);
}

/**
 * hx_army_check_whole:
 * @reader: a reader that looks at the outermost object, with tiles and markers as far as they could be read
 * @root: that object
 *
 * Returns: whether the army can be played
 */
gboolean
hx_army_check_whole (HxArmyReader *reader,
                     JsonObject   *root)
{
  gboolean ok = TRUE;

  if (!(reader->gaps & HX_ARMY_GAP_TYPES))
    ok &= check_hq (reader);
  if (!(reader->gaps & (HX_ARMY_GAP_COUNTS | HX_ARMY_GAP_TOTAL)))
    ok &= check_total (reader, root);
  if (!(reader->gaps & (HX_ARMY_GAP_TYPES | HX_ARMY_GAP_MARKERS)))
    ok &= check_traps (reader);
  ok &= check_sources (reader);
  for (guint i = 0; i < reader->army->tiles->len; i++)
    remark_on_tile (reader, g_ptr_array_index (reader->army->tiles, i));
  remark_on_needs (reader);
  return ok;
}
