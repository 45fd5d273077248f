/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One event, or one with those that belong to it, as a sentence. */
#pragma once

#include "hx-teller.h"

G_BEGIN_DECLS

char *hx_sentence         (HxTeller      *teller,
                           const HxEvent *events,
                           guint          n_events);
gboolean hx_sentence_is_secret (const HxTeller *teller,
                                const HxEvent  *event);

/* by part of the battle or of the turn: private to the sentences */
char *hx_sentence_board   (HxTeller      *teller,
                           const HxEvent *event);
char *hx_sentence_attack  (HxTeller      *teller,
                           const HxEvent *events,
                           guint          n_events);
char *hx_sentence_act     (HxTeller      *teller,
                           const HxEvent *event,
                           guint          n_events);
char *hx_sentence_choice  (HxTeller      *teller,
                           const HxEvent *event,
                           gboolean       followed);
char *hx_sentence_medic   (HxTeller      *teller,
                           const HxEvent *event);
char *hx_sentence_removal (HxTeller      *teller,
                           const HxEvent *event);
char *hx_sentence_after   (HxTeller      *teller,
                           const HxEvent *event);
char *hx_sentence_turn    (HxTeller      *teller,
                           const HxEvent *event);
char *hx_sentence_damage  (HxTeller      *teller,
                           const HxEvent *events,
                           guint          n_events);
char *hx_sentence_trap    (HxTeller      *teller,
                           const HxEvent *event);
char *hx_sentence_game    (HxTeller      *teller,
                           const HxEvent *event);

G_END_DECLS
