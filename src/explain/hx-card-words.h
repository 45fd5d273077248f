/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the army files as sentences and as rules, for the cards of tiles. */
#pragma once

#include "hx-army.h"

G_BEGIN_DECLS

const char *hx_card_kind_format       (HxTileType        type);
const char *hx_card_attack_format     (const char       *kind);
const char *hx_card_attack_rule       (const char       *kind);
const char *hx_card_sided_format      (const char       *trait);
const char *hx_card_link_format       (const HxLinkFact *link);
const char *hx_card_link_rule         (const char       *effect);
const char *hx_card_trait_format      (const char       *trait);
const char *hx_card_trait_rule        (const char       *trait);
gboolean    hx_card_is_said_elsewhere (const char       *trait);
const char *hx_card_instant_rule      (const char       *tile);
const char *hx_card_word_name         (const char       *word);

G_END_DECLS
