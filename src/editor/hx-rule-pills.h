/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Citations as small buttons: "Base: Net", with the rule's id and text as tooltip; a click opens the rule. */
#pragma once

#include <adwaita.h>

#include "hx-narrator.h"

G_BEGIN_DECLS

GtkWidget *hx_rule_pills_new (const HxNarrator  *narrator,
                              char             **rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
