/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Traps, features and sources of damage are called, for everything that tells of turns. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-turn-words.h"

#include <glib/gi18n.h>

/**
 * hx_trap_word:
 * @trap: a kind of Trap
 *
 * Returns: (transfer none): what it is called
 */
const char *
hx_trap_word (HxTrapKind trap)
{
  switch (trap)
    {
    case HX_TRAP_MINE:
      /* Translators: the Traps are named alone, after a colon or in brackets: in Polish "Mina" */
      return C_("trap", "Mine");
    case HX_TRAP_SMOKE:
      return C_("trap", "Smoke Screen");
    case HX_TRAP_DRILL:
      return C_("trap", "Drill");
    case HX_TRAP_MEDPACK:
      return C_("trap", "Medpack");
    case HX_TRAP_NET:
      return C_("trap", "Net");
    case HX_TRAP_FRENZY:
      return C_("trap", "Frenzy");
    case HX_TRAP_PARALYSIS:
      return C_("trap", "Paralysis");
    default:
      return "–";
    }
}

/**
 * hx_damage_word:
 * @kind: what deals damage outside battles
 *
 * Returns: (transfer none): what it is called, as the subject of a sentence
 */
const char *
hx_damage_word (HxAttackKind kind)
{
  switch (kind)
    {
    case HX_ATTACK_CHAIN:
      /* Translators: sources of damage begin a sentence or a label: "The Sniper hits …": in Polish "Snajper trafia: …" */
      return C_("damage", "The Chain");
    case HX_ATTACK_SNIPER:
      return C_("damage", "The Sniper");
    case HX_ATTACK_RAY:
      return C_("damage", "The Ray");
    case HX_ATTACK_AIR_STRIKE:
      return C_("damage", "The Air Strike");
    case HX_ATTACK_GRENADE:
      return C_("damage", "The Grenade");
    case HX_ATTACK_MINE:
      return C_("damage", "The Mine");
    case HX_ATTACK_CHARGE:
      return C_("damage", "The Explosive Charge");
    case HX_ATTACK_EXPLOSION:
      return C_("damage", "The explosion");
    default:
      return C_("damage", "The attack");
    }
}
