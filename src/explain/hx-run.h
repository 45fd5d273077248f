/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Running the referee to see what it says: battles with given decisions, their events and their ends. */
#pragma once

#include <glib.h>

#include "hx-battle.h"

G_BEGIN_DECLS

/**
 * HxRunPick: a choice that came up and how it was answered.
 * @about: what it was about
 * @side: who decided
 * @segment: when
 * @subject: the unit concerned, or %HX_NO_HEX
 * @option: the option taken
 * @n_options: how many there were
 * @may_decline: one of them is to do nothing
 */
typedef struct
{
  HxAbout about;
  uint8_t side;
  uint8_t segment;
  uint8_t subject;
  uint16_t option;
  uint16_t n_options;
  gboolean may_decline;
} HxRunPick;

/**
 * HxRun: a battle that was run.
 * @events: (element-type HxEvent): what the referee told
 * @picks: (element-type HxRunPick): the choices, in order
 * @end: the position after it
 */
typedef struct
{
  GArray *events;
  GArray *picks;
  HxPosition end;
} HxRun;

/**
 * HxRunSetup: what to run.
 * @start: the position before the battle
 * @caller: the side that causes it
 * @is_final: it is the Final Battle
 * @once: stop after the first battle of a row
 * @script: (nullable): options to take at the first choices; after them option 0
 * @n_script: how many
 */
typedef struct
{
  const HxPosition *start;
  int caller;
  gboolean is_final;
  gboolean once;
  const guint16 *script;
  guint n_script;
} HxRunSetup;

HxRun *hx_run_new  (const HxBox      *box,
                    const HxRunSetup *setup);
void   hx_run_free (HxRun            *run);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRun, hx_run_free)

G_END_DECLS
