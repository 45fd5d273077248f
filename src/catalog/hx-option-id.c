/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Naming options: by what they do, and by what tells them apart where two do the same. */
#define G_LOG_DOMAIN "hx-catalog"

#include "hx-option-id.h"

static const char *const direction_names[] = { "N", "NE", "SE", "S", "SW", "NW" };

static const char *const kind_names[] = {
  [HX_ATTACK_NONE] = "none",
  [HX_ATTACK_MELEE] = "melee",
  [HX_ATTACK_RANGED] = "ranged",
  [HX_ATTACK_GAUSS] = "gauss",
  [HX_ATTACK_MIXED] = "mixed",
  [HX_ATTACK_DEMOLITION] = "demolition",
  [HX_ATTACK_EXPLOSION] = "explosion",
  [HX_ATTACK_CHARGE] = "charge",
  [HX_ATTACK_CHAIN] = "chain",
  [HX_ATTACK_SNIPER] = "sniper",
  [HX_ATTACK_RAY] = "ray",
  [HX_ATTACK_AIR_STRIKE] = "air-strike",
  [HX_ATTACK_GRENADE] = "grenade",
  [HX_ATTACK_MINE] = "mine",
};

static const char *
name_hex (const HxBox *box,
          uint8_t      hex)
{
  return hex < box->geometry.n_hexes ? box->geometry.name[hex] : "none";
}

static const char *
name_direction (uint8_t direction)
{
  return direction < HX_N_DIRECTIONS ? direction_names[direction] : "none";
}

static const char *
name_kind (uint8_t kind)
{
  return kind < G_N_ELEMENTS (kind_names) ? kind_names[kind] : "none";
}

/* Wounds that no unit deals are named by what deals them. */
static const char *
name_source (const HxBox *box,
             const HxHit *hit)
{
  return hit->source != HX_NO_HEX ? name_hex (box, hit->source) : name_kind (hit->kind);
}

static char *
name_option (const HxBox    *box,
             const HxOption *option)
{
  switch (option->kind)
    {
    case HX_OPTION_DECLINE:
      return g_strdup ("decline");
    case HX_OPTION_ATTACK:
      return g_strdup ("attack");
    case HX_OPTION_EXPLODE:
      return g_strdup ("explode");
    case HX_OPTION_CONVERT:
      return g_strdup_printf ("convert-%s-%s", name_direction (option->direction), name_kind (option->to));
    case HX_OPTION_TRANSFUSE:
      return g_strdup_printf ("transfuse-%s", name_hex (box, option->target));
    case HX_OPTION_TAKE:
      return g_strdup_printf ("%s-takes-%s-on-%s", name_hex (box, option->subject), name_source (box, &option->hit),
                              name_hex (box, option->hit.victim));
    case HX_OPTION_SPEND:
      return g_strdup_printf ("spend-%s", name_hex (box, option->subject));
    case HX_OPTION_HEX:
      return g_strdup_printf ("hex:%s", name_hex (box, option->target));
    case HX_OPTION_FACING:
      return g_strdup_printf ("facing:%u", option->direction);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Several attacks of one unit may meet on one victim; direction and kind tell them apart. */
static char *
name_option_fully (const HxBox    *box,
                   const HxOption *option)
{
  g_autofree char *name = name_option (box, option);

  if (option->kind != HX_OPTION_TAKE)
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s-%s-%s-%u", name, name_direction (option->hit.direction), name_kind (option->hit.kind),
                          option->hit.destroys ? 0u : option->hit.wounds);
}

/**
 * hx_about_id:
 * @about: what a choice is about
 *
 * Returns: a stable word for it: "medic"
 */
const char *
hx_about_id (HxAbout about)
{
  static const char *const names[] = {
    [HX_ABOUT_CONVERSION] = "conversion", [HX_ABOUT_EXPLOSION] = "explosion",       [HX_ABOUT_TRANSFUSION] = "transfusion",
    [HX_ABOUT_MEDIC] = "medic",           [HX_ABOUT_SPENT_MEDIC] = "spent-medic", [HX_ABOUT_PUSH] = "push",
    [HX_ABOUT_SMOKE] = "smoke",           [HX_ABOUT_DRILL] = "drill",             [HX_ABOUT_MEDPACK] = "medpack",
  };

  g_return_val_if_fail (about < G_N_ELEMENTS (names), NULL);
  return names[about];
}

/**
 * hx_option_dup_id:
 * @box: the game box
 * @choice: a choice
 * @option: index of one of its options
 *
 * Names an option. The same choice always gives the same names, and no two of its options share one.
 *
 * Returns: (transfer full): the option's id: "decline", "C4-takes-D3-on-C3"
 */
char *
hx_option_dup_id (const HxBox    *box,
                  const HxChoice *choice,
                  guint           option)
{
  g_autofree char *name = NULL;
  guint alike = 0, before = 0;

  g_return_val_if_fail (option < choice->n_options, NULL);

  name = name_option (box, &choice->options[option]);
  for (guint i = 0; i < choice->n_options; i++)
    {
      g_autofree char *other = name_option (box, &choice->options[i]);

      alike += g_str_equal (name, other);
    }
  if (alike == 1)
    return g_steal_pointer (&name);

  g_free (name);
  name = name_option_fully (box, &choice->options[option]);
  for (guint i = 0; i < option; i++)
    {
      g_autofree char *other = name_option_fully (box, &choice->options[i]);

      before += g_str_equal (name, other);
    }
  return before == 0 ? g_steal_pointer (&name) : g_strdup_printf ("%s-%u", name, before + 1);
}

/**
 * hx_option_find:
 * @box: the game box
 * @choice: a choice
 * @id: an option's id
 *
 * Returns: the index of the option of that id, or -1 if the choice has none
 */
int
hx_option_find (const HxBox    *box,
                const HxChoice *choice,
                const char     *id)
{
  for (guint i = 0; i < choice->n_options; i++)
    {
      g_autofree char *name = hx_option_dup_id (box, choice, i);

      if (g_str_equal (name, id))
        return (int) i;
    }
  return -1;
}
