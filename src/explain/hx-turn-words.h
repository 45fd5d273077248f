/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Traps, features and sources of damage are called, for everything that tells of turns. */
#pragma once

#include <glib.h>

#include "hx-event.h"

G_BEGIN_DECLS

const char *hx_trap_word   (HxTrapKind   trap);
const char *hx_damage_word (HxAttackKind kind);

G_END_DECLS
