/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that the referee can tell has a sentence, in English and in Polish, without holes. */
#include <string.h>

#include "explain-fixture.h"
#include "hx-sentence.h"
#include "hx-step.h"

/* Six pieces whose tiles bring the sentences that depend on a tile: HQ, Scoper, Module with power, Warrior. */
static const Placed board[] = {
  { "uranopolis/hq", "B3", 0, 0 },    { "uranopolis/transport", "B2", 0, 0 }, { "iron-gang/biker", "C3", 0, 0 },
  { "outpost/hq", "D3", 1, 0 },       { "outpost/scoper", "C2", 1, 0 },       { "outpost/saboteur", "D2", 1, 0 },
  { NULL },
};

/* Every way in which an event can be filled that a sentence may look at. */
typedef struct
{
  HxEvent event;
  int n;
} Variant;

static const uint8_t hexes[] = { 4, 8, 13 };
static const HxStage stages[] = { HX_STAGE_REMOVAL, HX_STAGE_DECLARE, HX_STAGE_TURN };
static const int16_t amounts[] = { 0, 1, 2, 5 };

static gboolean
is_of_action (HxEventCode code)
{
  return code >= HX_EVENT_SET_UP;
}

static gboolean
next_variant (Variant *variant)
{
  int at = variant->n++, code = variant->event.code;
  int n_stages = is_of_action ((HxEventCode) code) ? 1 : 3;
  int n_reasons = (is_of_action ((HxEventCode) code) ? HX_REASON_GONE : HX_REASON_GIVER_GONE) + 1;

  variant->event = (HxEvent) { .code = (HxEventCode) code };
  variant->event.stage = stages[G_N_ELEMENTS (stages) - 1 - at % n_stages];
  variant->event.segment = variant->event.stage == HX_STAGE_TURN ? HX_NO_SEGMENT : 3;
  variant->event.reason = (uint8_t) (at / n_stages % n_reasons);
  at /= n_stages * n_reasons;
  variant->event.kind = (uint8_t) (at % (HX_ATTACK_MINE + 1));
  at /= HX_ATTACK_MINE + 1;
  variant->event.amount = amounts[at % 4];
  variant->event.other = (int16_t) (at % 4 / 2);
  at /= 4;
  variant->event.cause = at % 2 == 0 ? HX_NO_HEX : hexes[2];
  variant->event.others = at % 2 == 0 ? 0 : HX_HEX_BIT (hexes[0]) | HX_HEX_BIT (hexes[2]);
  variant->event.subject = hexes[0];
  variant->event.target = hexes[1];
  variant->event.direction = HX_SOUTH_WEST;
  return at < 2;
}

/* Combinations that the referee never tells: a cause or a set that the code always fills, a kind that it never has. */
static gboolean
is_possible (const HxEvent *event)
{
  switch (event->code)
    {
    case HX_EVENT_ATTACK_BONUS:
    case HX_EVENT_EXTRA_WOUND:
    case HX_EVENT_CONVERTED:
    case HX_EVENT_TRANSFUSED:
    case HX_EVENT_EXPANDS:
      return event->cause != HX_NO_HEX;
    case HX_EVENT_TURN_ENDS:
    case HX_EVENT_ALL_DONE:
    case HX_EVENT_GAME_ENDS:
      return event->amount < 2;
    case HX_EVENT_EXTRA_NUMBER:
      return event->others != 0;
    case HX_EVENT_INITIATIVE:
    case HX_EVENT_NOT_FULL:
      return event->others != 0;
    case HX_EVENT_SUPPLIED:
      return event->others != 0 || event->reason == HX_REASON_FORCED;
    case HX_EVENT_DAMAGE:
      return event->cause != HX_NO_HEX
             || (event->kind != HX_ATTACK_CHAIN && event->kind != HX_ATTACK_RAY && event->kind != HX_ATTACK_AIR_STRIKE);
    case HX_EVENT_ATTACK:
      return event->kind != HX_ATTACK_NONE && event->kind < HX_ATTACK_CHARGE;
    default:
      return TRUE;
    }
}

static gboolean
is_whole (const char *sentence)
{
  return sentence != NULL && strlen (sentence) > 8 && strpbrk (sentence, "{}") == NULL
         && strstr (sentence, "(null)") == NULL && strstr (sentence, "  ") == NULL && strstr (sentence, ": .") == NULL
         && g_str_has_suffix (sentence, ".") && g_utf8_validate (sentence, -1, NULL);
}

static void
check_sentence (const char    *sentence,
                const HxEvent *event)
{
  if (!is_whole (sentence))
    g_test_message ("%s, reason %d, kind %d: %s", hx_step_kind (event->code), event->reason, event->kind, sentence);
  g_assert_true (is_whole (sentence));
}

static void
check_markup (const char *markup)
{
  static const GMarkupParser parser = { NULL };
  g_autofree char *whole = g_strconcat ("<m>", markup, "</m>", NULL);
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_markup_parse_context_parse (context, whole, -1, &error);
  g_assert_no_error (error);
}

/* All sentences for one reader, in the order of the variants. */
static GPtrArray *
say_all (HxLanguage language,
         int        view)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  g_auto (HxTeller) teller = { 0 };
  HxPosition position;
  Fixture fixture;

  fixture_set_up (&fixture, language);
  hx_narrator_set_view (fixture.narrator, view);
  position = fixture_position (&fixture, board);
  hx_teller_init (&teller, fixture.narrator, fixture.box, &position);
  for (int code = 0; code < HX_N_EVENTS; code++)
    for (Variant variant = { .event.code = (HxEventCode) code }; next_variant (&variant);)
      {
        g_autofree char *markup = NULL;
        char *sentence;

        if (!is_possible (&variant.event))
          continue;
        teller.markup = FALSE;
        sentence = hx_sentence (&teller, &variant.event, 1);
        check_sentence (sentence, &variant.event);
        g_ptr_array_add (sentences, sentence);
        teller.markup = TRUE;
        markup = hx_sentence (&teller, &variant.event, 1);
        check_markup (markup);
      }
  hx_teller_clear (&teller);
  fixture_tear_down (&fixture);
  return sentences;
}

static void
test_complete (void)
{
  g_test_summary ("Each code with each reason and kind has a whole sentence, and the Polish is not the English");
  for (int view = HX_VIEW_ALL; view < 2; view++)
    {
      g_autoptr (GPtrArray) english = say_all ("en", view), polish = say_all ("pl", view);

      g_assert_cmpuint (english->len, >, 1000);
      g_assert_cmpuint (english->len, ==, polish->len);
      for (guint i = 0; i < english->len; i++)
        g_assert_cmpstr (g_ptr_array_index (english, i), !=, g_ptr_array_index (polish, i));
    }
}

static void
test_kinds (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int code = 0; code < HX_N_EVENTS; code++)
    {
      const char *kind = hx_step_kind ((HxEventCode) code);

      g_assert_nonnull (kind);
      g_assert_true (g_hash_table_add (seen, (gpointer) kind));
    }
}

static void
test_stages (void)
{
  for (int stage = 0; stage <= HX_STAGE_TURN; stage++)
    {
      g_autofree char *name = hx_stage_name ((HxStage) stage);

      g_assert_cmpint ((int) strlen (name), >, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain/sentences/complete", test_complete);
  g_test_add_func ("/explain/sentences/kinds", test_kinds);
  g_test_add_func ("/explain/sentences/stages", test_stages);
  return g_test_run ();
}
