/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position being played, for the files that make it up. */
#pragma once

#include "hx-document.h"
#include "hx-playing.h"

G_BEGIN_DECLS

struct _HxPlaying
{
  GObject parent_instance;

  /* owned */
  HxDocument *document;
  HxRecord *record;
  HxResolution *resolution;
  HxPuzzle *puzzle;
  GArray *legal;
  GHashTable *usable;
  HxGame *before;
  HxGame *game;
  char **keys;

  /* state */
  gboolean is_shown;
  HxPoint point;
  HxPick pick;
  HxAction refused;
  HxRefusal refusal;
};

gboolean hx_playing_has_stopped (HxPlaying *self);
void     hx_playing_forget_pick (HxPlaying *self);
void     hx_playing_tell_picked (HxPlaying *self);

G_END_DECLS
