/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays an action choice by choice and asks what each option can still come to. Private to this room. */
#pragma once

#include "hx-seek.h"

G_BEGIN_DECLS

/**
 * HxWalk: an action under way.
 * @node: (inout): the game before the action; after it once hx_walk_on() finds no choice any more
 * @picks: (element-type guint16): takes the options that are taken; the last @n_known belong to the step that comes
 * @side, @n_options: of the choice that is open
 */
typedef struct
{
  HxSeeker *seeker;
  HxNode *node;
  GArray *picks;
  guint n_known;
  guint8 side;
  guint16 n_options;
  HxDeeds deeds;
  HxActing acting;
} HxWalk;

HxWalk  *hx_walk_new         (HxSeeker       *seeker,
                              HxNode         *node,
                              const HxAction *action,
                              GArray         *picks) G_GNUC_WARN_UNUSED_RESULT;
gboolean hx_walk_on          (HxWalk         *walk);
int      hx_walk_value       (HxWalk         *walk,
                              guint16         option);
guint16  hx_walk_find_best   (HxWalk         *walk);
void     hx_walk_take        (HxWalk         *walk,
                              guint16         option);

G_END_DECLS
