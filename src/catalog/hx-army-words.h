/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of army files that the referee plays, and what a tile that bears one must have besides. */
#pragma once

#include "hx-army.h"
#include "hx-tile.h"

G_BEGIN_DECLS

/** HxArmyWords: where in an army file a word may stand. */
typedef enum
{
  HX_ARMY_WORDS_ATTACKS, /* kinds of attacks */
  HX_ARMY_WORDS_EFFECTS, /* effects of links */
  HX_ARMY_WORDS_TRAITS,  /* traits of tiles that lie on the board */
  HX_ARMY_WORDS_SIDED,   /* those of them that point through sides */
  HX_ARMY_WORDS_USES,    /* what Instant tiles are played for */
  HX_N_ARMY_WORDS,
} HxArmyWords;

/**
 * HxTraitWord: a trait.
 * @bit: its #HxTrait, or 0 where other facts of the tile say the same thing
 * @is_sided: it points through sides
 * @link: (nullable): the effect of a link that it repeats
 * @sided: (nullable): the trait with sides that it needs
 */
typedef struct
{
  const char *word;
  guint32 bit;
  gboolean is_sided;
  const char *link;
  const char *sided;
} HxTraitWord;

gboolean           hx_army_word_is_attack   (const char  *word);
int                hx_army_word_find_effect (const char  *word,
                                             gboolean     hostile);
const char        *hx_army_word_of_effect   (HxEffect     effect);
const HxTraitWord *hx_army_word_find_trait  (const char  *word);
guint16            hx_army_word_find_uses   (const char  *word);
const char       **hx_army_words_dup_uses   (const HxTileFacts *facts) G_GNUC_WARN_UNUSED_RESULT;
const char       **hx_army_words_dup        (HxArmyWords  which) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
