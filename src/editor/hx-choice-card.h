/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice of a battle: who decides, what about, the options and what comes of each. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

#define HX_TYPE_CHOICE_CARD (hx_choice_card_get_type ())
G_DECLARE_FINAL_TYPE (HxChoiceCard, hx_choice_card, HX, CHOICE_CARD, AdwBin)

GtkWidget *hx_choice_card_new (HxViewState *view,
                               guint        index) G_GNUC_WARN_UNUSED_RESULT;

void       hx_choice_card_focus (HxChoiceCard *self);

G_END_DECLS
