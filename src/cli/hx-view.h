/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose eyes a command shows the game to: what that side may not know is left out or called hidden. */
#pragma once

#include "hx-cli.h"

G_BEGIN_DECLS

gboolean    hx_view_read          (HxArguments       *arguments,
                                   const char        *option,
                                   int               *view);
gboolean    hx_view_set           (const HxCli       *cli,
                                   const HxInput     *input,
                                   int                view,
                                   GError           **error);
HxScenario *hx_view_dup_seen      (const HxScenario  *scenario,
                                   int                view) G_GNUC_WARN_UNUSED_RESULT;
void        hx_view_hide_end      (JsonObject        *end,
                                   int                view);
void        hx_view_hide_action   (JsonObject        *action);

G_END_DECLS
