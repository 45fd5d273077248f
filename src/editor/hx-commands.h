/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one table of what can be done: names, keys, titles, and when each is possible. */
#pragma once

#include <adwaita.h>

#include "hx-view-state.h"

G_BEGIN_DECLS

/** HxCommandTopic: under which heading the shortcuts dialog lists an action. */
typedef enum
{
  HX_TOPIC_GENERAL,
  HX_TOPIC_SCENARIO,
  HX_TOPIC_VIEW,
  HX_TOPIC_BOARD,
  HX_TOPIC_BATTLE,
  HX_TOPIC_PLAY,
  HX_N_TOPICS,
} HxCommandTopic;

/** HxCommandWhen: when an action is possible. */
typedef enum
{
  HX_WHEN_ALWAYS,
  HX_WHEN_DOCUMENT,   /* a scenario is open */
  HX_WHEN_EDITING,    /* and no battle is on show */
  HX_WHEN_PIECE,      /* and a piece is selected or carried */
  HX_WHEN_THING,      /* or a Trap */
  HX_WHEN_TURNABLE,   /* a piece as above, or one that is picked to be played */
  HX_WHEN_CARD,       /* a piece stands where the keyboard is; while a battle is on show, too */
  HX_WHEN_HEX,        /* a hex without a piece is selected */
  HX_WHEN_UNDO,
  HX_WHEN_REDO,
  HX_WHEN_UNITS,      /* there is somebody to fight, or a battle to end */
  HX_WHEN_FORWARD,    /* a battle has a later step */
  HX_WHEN_BACK,       /* or an earlier one */
  HX_WHEN_FOUGHT,     /* the same, but not of what is played */
  HX_WHEN_NOT_PLAYING, /* a scenario is open, and not being played */
  HX_WHEN_CHOICE,     /* a choice came up in a battle, or in what is played */
  HX_WHEN_OUTCOMES,   /* a choice came up in a battle */
  HX_WHEN_OVER,       /* a battle is over, or something was played that is no try of a puzzle */
  HX_WHEN_PLAYABLE,   /* no battle is on show */
  HX_WHEN_PLAYING,    /* a position is being played */
  HX_WHEN_PLAYED,     /* and something was */
  HX_WHEN_PLAYED_ON,  /* and something is to come */
} HxCommandWhen;

/**
 * HxCommand: one thing that can be done.
 * @name: (nullable): the action's full name, or %NULL for a key that a widget handles by itself
 * @accels: keys; those of the board work only there, as @is_local says
 * @title: (nullable): untranslated, for the shortcuts dialog; %NULL keeps it out
 */
typedef struct
{
  const char *name;
  const char *accels[3];
  const char *title;
  HxCommandTopic topic;
  HxCommandWhen when;
  gboolean is_local;
} HxCommand;

const HxCommand *hx_commands_get        (guint           *n_commands);
const char      *hx_commands_topic      (HxCommandTopic   topic);
gboolean         hx_command_is_possible (const HxCommand *command,
                                         HxViewState     *view);
void             hx_commands_set_accels (GtkApplication  *application);

G_END_DECLS
