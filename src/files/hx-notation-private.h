/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading and writing the notation share. Only this room includes it. */
#pragma once

#include "hx-scenario-private.h"

G_BEGIN_DECLS

/** HxNotationSideWord: what a side's section says beside pieces and Traps. */
typedef enum
{
  HX_NOTATION_MONOLITH,
  HX_NOTATION_HAND,
  HX_NOTATION_PILE,
  HX_NOTATION_DISCARD,
  HX_NOTATION_REMOVED,
  HX_NOTATION_POOL,
  HX_NOTATION_LAST_TILE,
  HX_NOTATION_LAST_TURN,
  HX_NOTATION_FALLEN,
  HX_NOTATION_N_SIDE_WORDS,
} HxNotationSideWord;

/** HxNotationTurnWord: what the section of the side to move says. */
typedef enum
{
  HX_NOTATION_BEGUN,
  HX_NOTATION_PLACED,
  HX_NOTATION_EXPANDED,
  HX_NOTATION_ACTED,
  HX_NOTATION_DRAWN_UP,
  HX_NOTATION_DRAWING,
  HX_NOTATION_DRAWN,
  HX_NOTATION_USED,
  HX_NOTATION_N_TURN_WORDS,
} HxNotationTurnWord;

/** HxNotationState: what is said of a piece after its tile, without the markers, which go by their words in files. */
typedef enum
{
  HX_NOTATION_FACING,
  HX_NOTATION_WOUNDS,
  HX_NOTATION_BY,
  HX_NOTATION_OF,
  HX_NOTATION_LINKS,
  HX_NOTATION_POWER_ON,
  HX_NOTATION_POWER_OFF,
  HX_NOTATION_NET_ON,
  HX_NOTATION_NET_OFF,
  HX_NOTATION_N_STATES,
} HxNotationState;

#define HX_NOTATION_WATER "Water"
#define HX_NOTATION_RULINGS "Rulings"
#define HX_NOTATION_EXTRA_ROUND "Extra-round"

extern const char *const hx_notation_side_words[];
extern const char *const hx_notation_turn_words[];
extern const char *const hx_notation_states[];

/** HxSpan: a part of the text, without spaces around it. @start is %NULL where there is none left. */
typedef struct
{
  const char *start;
  const char *end;
} HxSpan;

/**
 * HxNotationReader: a line being read.
 * @placed: where the piece that lies on a hex stands in the text, units first, then Foundations; @armed: the same of Traps
 * @error: the first refusal; whoever sees %FALSE gives up
 */
typedef struct
{
  const HxCatalog *catalog;
  const HxBox *box;
  HxScenario *scenario;
  const char *text;
  const char *placed[2][HX_MAX_HEXES];
  const char *armed[HX_MAX_HEXES];
  GError *error;
} HxNotationReader;

gboolean hx_notation_fail        (HxNotationReader  *reader,
                                  const char        *at,
                                  const char        *format,
                                  ...) G_GNUC_PRINTF (3, 4);
guint    hx_notation_number_of   (const HxNotationReader *reader,
                                  const char        *at);
gboolean hx_notation_take        (HxNotationReader  *reader,
                                  HxSpan            *rest,
                                  char               separator,
                                  HxSpan            *part);
char    *hx_span_dup             (HxSpan             span);
gboolean hx_span_is              (HxSpan             span,
                                  const char        *word);
gboolean hx_span_is_digits       (HxSpan             span);
HxSpan   hx_span_split_digits    (HxSpan            *span);

gboolean hx_notation_refuse_word (HxNotationReader  *reader,
                                  HxSpan             word,
                                  const char *const *words);
gboolean hx_notation_find_word   (HxNotationReader  *reader,
                                  HxSpan             word,
                                  const char *const *words,
                                  int               *value);
gboolean hx_notation_note        (HxNotationReader  *reader,
                                  HxSpan             word,
                                  guint              bit,
                                  guint             *seen);
gboolean hx_notation_want_end    (HxNotationReader  *reader,
                                  HxSpan             rest);
gboolean hx_notation_read_number (HxNotationReader  *reader,
                                  HxSpan             digits,
                                  int                min,
                                  int                max,
                                  int               *value);
gboolean hx_notation_read_hex    (HxNotationReader  *reader,
                                  HxSpan             name,
                                  guint8            *hex);
gboolean hx_notation_read_army   (HxNotationReader  *reader,
                                  HxSpan             word,
                                  const char       **id);
gboolean hx_notation_read_tile   (HxNotationReader  *reader,
                                  HxSpan             word,
                                  guint              side,
                                  guint16           *tile);
gboolean hx_notation_read_tiles  (HxNotationReader  *reader,
                                  HxSpan             rest,
                                  guint              side,
                                  GArray           **tiles);
gboolean hx_notation_read_side   (HxNotationReader  *reader,
                                  HxSpan             section,
                                  guint              side);

G_END_DECLS
