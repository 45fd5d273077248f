/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The publisher's numbered rulings as plain values: the number, our words for it, what shows it or what it waits for. */
#pragma once

#include "hx-army.h"

G_BEGIN_DECLS

/**
 * HxOfficial: an official ruling.
 * @id: its number: "FAQ-G-001"
 * @text: what it says in our words, or both entries %NULL
 * @waits: the armies, tiles or kinds of game that it is about and that are not refereed yet, or both entries %NULL
 * @positions: (nullable): %NULL-terminated names of the test positions that show it
 */
typedef struct
{
  char *id;
  HxText text;
  HxText waits;
  char **positions;
} HxOfficial;

/** HxOfficials: all official rulings in the order of their source. */
typedef struct _HxOfficials HxOfficials;

HxOfficials      *hx_officials_new     (void) G_GNUC_WARN_UNUSED_RESULT;
void              hx_officials_free    (HxOfficials       *officials);
HxOfficial       *hx_officials_add     (HxOfficials       *officials,
                                        const char        *id);
guint             hx_officials_get_n   (const HxOfficials *officials);
const HxOfficial *hx_officials_get_nth (const HxOfficials *officials,
                                        guint              nth);
const HxOfficial *hx_officials_find    (const HxOfficials *officials,
                                        const char        *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxOfficials, hx_officials_free)

G_END_DECLS
