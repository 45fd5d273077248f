/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The disputed readings that a scenario may play otherwise, by the short names of their alternatives. */

#include "sr-private.h"

/*
 * id        default        alternative
 * D-01      lost           returns: a number that rose above the segment attacks if it falls again
 * D-03      turned         removed: the trait of a Biker or Sleeper Agent only stops
 * D-06      yes            no: a Krwiobus that the declared wounds would destroy cannot transfuse
 * D-08      adds           no: Wastes adds nothing to explosions
 * D-16      always         faq: a Monolith stays open while a part holds a netted unit
 * D-18      any            full-only: only a battle begun by a full board is followed by another
 * D-27      no-wound       damage: a charge deals as many wounds as its victim can still take
 * D-45      yes            no: a Clown needs an adjacent unit that it wounds
 * DISP-01   first-free     after-last: an extra attack comes after the last number
 * DISP-04   does-not-save  saves: a Medic destroyed in a segment still serves in it
 * DISP-07   no             yes: an attack that Armor reduced to nothing calls a Medic too
 * DISP-10   rings-cut      all-netted: all members of a ring are netted
 * DISP-24   melee          both: a Sleeper Agent also adds to ranged attacks
 *
 * Between battles:
 *
 * D-13      no             yes: a tile that is netted or without power as soon as it stands arms its Traps
 * D-36      yes            no: a Retreat cannot take a unit that stands on a Monolith part
 * DISP-11   no             yes: an Air Strike may have its centre on an edge hex
 * DISP-12   no             yes: a Grenade needs no HQ that is free of nets
 * DISP-13   no             yes: a netted unit may be the pusher of a tile
 * DISP-21   not-adjacent   opposite: only the hex straight behind the target
 */

typedef struct
{
  const char *id;
  const char *standard;
  const char *value;
  gsize       offset;
} Alternative;

#define OFFSET_OF(field) G_STRUCT_OFFSET (SrRulings, field)

static const Alternative alternatives[] = {
  { "D-01", "lost", "returns", OFFSET_OF (d01_returns) },
  { "D-03", "turned", "removed", OFFSET_OF (d03_removed) },
  { "D-06", "yes", "no", OFFSET_OF (d06_no) },
  { "D-08", "adds", "no", OFFSET_OF (d08_no) },
  { "D-16", "always", "faq", OFFSET_OF (d16_faq) },
  { "D-18", "any", "full-only", OFFSET_OF (d18_full_only) },
  { "D-27", "no-wound", "damage", OFFSET_OF (d27_damage) },
  { "D-45", "yes", "no", OFFSET_OF (d45_no) },
  { "DISP-01", "first-free", "after-last", OFFSET_OF (disp01_after_last) },
  { "DISP-04", "does-not-save", "saves", OFFSET_OF (disp04_saves) },
  { "DISP-07", "no", "yes", OFFSET_OF (disp07_yes) },
  { "DISP-10", "rings-cut", "all-netted", OFFSET_OF (disp10_all_netted) },
  { "DISP-24", "melee", "both", OFFSET_OF (disp24_both) },
  { "D-13", "no", "yes", OFFSET_OF (d13_can) },
  { "D-36", "yes", "no", OFFSET_OF (d36_no) },
  { "DISP-11", "no", "yes", OFFSET_OF (disp11_allowed) },
  { "DISP-12", "no", "yes", OFFSET_OF (disp12_allowed) },
  { "DISP-13", "no", "yes", OFFSET_OF (disp13_allowed) },
  { "DISP-21", "not-adjacent", "opposite", OFFSET_OF (disp21_opposite) },
};

/* The last ones do not bear on a battle. */
#define N_BETWEEN_BATTLES 6

static gboolean
read_ruling (SrRulings   *rulings,
             const char  *id,
             const char  *value,
             GError     **error)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (alternatives) && !g_str_equal (alternatives[i].id, id))
    i++;
  if (i == G_N_ELEMENTS (alternatives) || g_str_equal (value, alternatives[i].standard))
    return TRUE;
  if (g_str_equal (value, alternatives[i].value))
    {
      G_STRUCT_MEMBER (gboolean, rulings, alternatives[i].offset) = TRUE;
      return TRUE;
    }
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
 * Ids that bear neither on a battle nor on a turn are passed over.
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

/**
 * sr_rulings_n:
 * @with_turns: those that bear only on what is done between battles, too
 *
 * Returns: the number of disputed readings
 */
guint
sr_rulings_n (gboolean with_turns)
{
  return G_N_ELEMENTS (alternatives) - (with_turns ? 0 : N_BETWEEN_BATTLES);
}

/**
 * sr_rulings_nth:
 * @nth: less than sr_rulings_n() with turns
 * @id: (out) (transfer none): the decision
 * @value: (out) (transfer none): its other reading
 *
 * Tells one disputed reading.
 */
void
sr_rulings_nth (guint        nth,
                const char **id,
                const char **value)
{
  g_return_if_fail (nth < G_N_ELEMENTS (alternatives));

  *id = alternatives[nth].id;
  *value = alternatives[nth].value;
}
