/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The disputed readings that a scenario may play otherwise, by the short names of their alternatives. */

#include "sr-private.h"

/*
 * id        default     alternatives
 * D-01      lost        back: a number that rose above the segment and falls again attacks
 * D-03      turned      removed: the trait of a Biker or Sleeper Agent only stops; spared: a Scoper leaves them alone
 * D-06      serves      silent: a Krwiobus that dies in a segment cannot transfuse in it
 * D-08      adds        none: Wastes adds nothing to explosions
 * D-16      collapses   faq: a Monolith stays open while a part holds a netted unit (also DISP-23)
 * D-18      repeats     once: a full board after a battle does not start another
 * D-27      destruction damage: a charge deals as many wounds as its victim can still take
 * D-45      always      victim: a Clown needs an adjacent unit that it wounds
 * DISP-01   gap         last: an extra attack comes after the last number
 * DISP-04   dies        saves: a Medic destroyed in a segment still serves in it
 * DISP-05   last        first: the Medic that was asked is spent; owner: its owner picks
 * DISP-07   unused      used: an attack that Armor reduced to nothing calls a Medic too
 * DISP-08   one         two: the parts of a Universal Soldier's attack are two sources
 * DISP-10   pairs       group: facing pairs inside a ring count as part of it; all: all of a ring are netted
 * DISP-24   melee       both: a Sleeper Agent also adds to ranged attacks
 */

typedef struct
{
  const char *id;
  const char *value;
  gsize       offset;
} Alternative;

#define OFFSET_OF(field) G_STRUCT_OFFSET (SrRulings, field)
#define NO_OFFSET ((gsize) -1)

static const Alternative alternatives[] = {
  { "D-01", "lost", NO_OFFSET },
  { "D-01", "back", OFFSET_OF (d01_back) },
  { "D-03", "turned", NO_OFFSET },
  { "D-03", "removed", OFFSET_OF (d03_removed) },
  { "D-03", "spared", OFFSET_OF (d03_spared) },
  { "D-06", "serves", NO_OFFSET },
  { "D-06", "silent", OFFSET_OF (d06_silent) },
  { "D-08", "adds", NO_OFFSET },
  { "D-08", "none", OFFSET_OF (d08_none) },
  { "D-16", "collapses", NO_OFFSET },
  { "D-16", "faq", OFFSET_OF (d16_faq) },
  { "DISP-23", "collapses", NO_OFFSET },
  { "DISP-23", "faq", OFFSET_OF (d16_faq) },
  { "D-18", "repeats", NO_OFFSET },
  { "D-18", "once", OFFSET_OF (d18_once) },
  { "D-27", "destruction", NO_OFFSET },
  { "D-27", "damage", OFFSET_OF (d27_damage) },
  { "D-45", "always", NO_OFFSET },
  { "D-45", "victim", OFFSET_OF (d45_victim) },
  { "DISP-01", "gap", NO_OFFSET },
  { "DISP-01", "last", OFFSET_OF (disp01_last) },
  { "DISP-04", "dies", NO_OFFSET },
  { "DISP-04", "saves", OFFSET_OF (disp04_saves) },
  { "DISP-05", "last", NO_OFFSET },
  { "DISP-05", "first", OFFSET_OF (disp05_first) },
  { "DISP-05", "owner", OFFSET_OF (disp05_owner) },
  { "DISP-07", "unused", NO_OFFSET },
  { "DISP-07", "used", OFFSET_OF (disp07_used) },
  { "DISP-08", "one", NO_OFFSET },
  { "DISP-08", "two", OFFSET_OF (disp08_two) },
  { "DISP-10", "pairs", NO_OFFSET },
  { "DISP-10", "group", OFFSET_OF (disp10_group) },
  { "DISP-10", "all", OFFSET_OF (disp10_all) },
  { "DISP-24", "melee", NO_OFFSET },
  { "DISP-24", "both", OFFSET_OF (disp24_both) },
};

static gboolean
read_ruling (SrRulings   *rulings,
             const char  *id,
             const char  *value,
             GError     **error)
{
  gboolean known = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (alternatives); i++)
    {
      if (!g_str_equal (alternatives[i].id, id))
        continue;
      known = TRUE;
      if (!g_str_equal (alternatives[i].value, value))
        continue;
      if (alternatives[i].offset != NO_OFFSET)
        G_STRUCT_MEMBER (gboolean, rulings, alternatives[i].offset) = TRUE;
      return TRUE;
    }
  if (!known)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               "rulings/%s: the reading '%s' is not known", id, value);
  return FALSE;
}

/**
 * sr_rulings_read:
 * @rulings: (out): the readings
 * @object: (nullable): the member "rulings" of a scenario
 * @error: return location for an error
 *
 * Ids that do not bear on a battle are passed over.
 *
 * Returns: %FALSE if a reading is not known
 */
gboolean
sr_rulings_read (SrRulings   *rulings,
                 JsonObject  *object,
                 GError     **error)
{
  g_autoptr (GList) ids = NULL;

  memset (rulings, 0, sizeof *rulings);
  if (object == NULL)
    return TRUE;
  ids = json_object_get_members (object);
  for (GList *l = ids; l != NULL; l = l->next)
    {
      const char *id = l->data;

      if (!read_ruling (rulings, id,
                        json_object_get_string_member_with_default (object, id, ""), error))
        return FALSE;
    }
  return TRUE;
}
