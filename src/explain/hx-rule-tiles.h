/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which tiles a rule is about, worked out from what is printed on them. */
#pragma once

#include "hx-narrator.h"

G_BEGIN_DECLS

/** HX_MANY_TILES: a rule about more tiles than this is about all of some kind, and says nothing of any one in particular. */
#define HX_MANY_TILES 40

/** HxRuleTiles: the tiles of each rule, worked out once. */
typedef struct _HxRuleTiles HxRuleTiles;

HxRuleTiles *hx_rule_tiles_new    (const HxCatalog   *catalog) G_GNUC_WARN_UNUSED_RESULT;
void         hx_rule_tiles_free   (HxRuleTiles       *rule_tiles);
GArray      *hx_rule_tiles_find   (const HxRuleTiles *rule_tiles,
                                   const char        *id) G_GNUC_WARN_UNUSED_RESULT;
gboolean     hx_rule_tiles_is_own (const HxRuleTiles *rule_tiles,
                                   const char        *id,
                                   guint16            tile);
void         hx_rule_tiles_sort   (const HxRuleTiles *rule_tiles,
                                   const HxPosition  *position,
                                   char             **rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxRuleTiles, hx_rule_tiles_free)

G_END_DECLS
