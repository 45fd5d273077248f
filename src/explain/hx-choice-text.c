/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Open choices in words: the question, each option, and what comes of it. */
#define G_LOG_DOMAIN "hx-explain"

#include "hx-choice-text.h"

#include <glib/gi18n.h>

#include "hx-phrase.h"
#include "hx-run.h"
#include "hx-teller.h"
#include "hx-turn-words.h"

/* How many pieces the consequence of an option names. */
#define MAX_NAMED 3

/**
 * hx_explain_decider:
 * @narrator: names
 * @box: the game box
 * @start: the position before the battle; in an action the board as it is at the choice
 * @choice: an open choice
 *
 * Returns: (transfer full): who decides: "Decision of Uranopolis"
 */
char *
hx_explain_decider (const HxNarrator *narrator,
                    const HxBox      *box,
                    const HxPosition *start,
                    const HxChoice   *choice)
{
  g_autofree char *side = hx_narrator_dup_side_name (narrator, box, start, choice->side);

  return hx_phrase (_("Decision of {side}"), "side", side, NULL);
}

/* The Medic that all options speak of, or HX_NO_HEX. */
static uint8_t
find_only_medic (const HxChoice *choice)
{
  uint8_t medic = HX_NO_HEX;

  for (guint i = 0; i < choice->n_options; i++)
    {
      uint8_t subject = choice->options[i].subject;

      if (choice->options[i].kind == HX_OPTION_DECLINE)
        continue;
      if (medic != HX_NO_HEX && medic != subject)
        return HX_NO_HEX;
      medic = subject;
    }
  return medic;
}

static gboolean
may_decline (const HxChoice *choice)
{
  return choice->options[0].kind == HX_OPTION_DECLINE;
}

static char *
ask_medic (HxTeller       *teller,
           const HxChoice *choice)
{
  uint8_t medic = find_only_medic (choice);

  if (medic == HX_NO_HEX)
    return g_strdup (may_decline (choice) ? _("Does a Medic take wounds, and which?") : _("Which Medic takes which wounds?"));
  return hx_phrase (may_decline (choice) ? _("Does {medic} take wounds, and which?") : _("Which wounds does {medic} take?"),
                    "medic", hx_tell_piece (teller, medic), NULL);
}

/* Named where all that is on offer turns attacks of one kind into those of another. */
static const char *
conversion_question (const HxChoice *choice)
{
  const HxOption *first = &choice->options[choice->n_options - 1];

  for (guint i = 0; i < choice->n_options; i++)
    {
      const HxOption *option = &choice->options[i];

      if (option->kind == HX_OPTION_CONVERT && (option->from != first->from || option->to != first->to))
        return _("Does {piece} convert one of its attacks?");
    }
  if (first->to == HX_ATTACK_GAUSS)
    return _("Does {piece} turn a shot into a Gauss shot?");
  if (first->from == HX_ATTACK_GAUSS)
    return _("Does {piece} turn a Gauss shot into an ordinary one?");
  return first->to == HX_ATTACK_RANGED ? _("Does {piece} turn a melee attack into a shot?")
                                       : _("Does {piece} turn a shot into a melee attack?");
}

static char *
ask_transfusion (HxTeller       *teller,
                 const HxChoice *choice)
{
  int n = choice->hit.wounds;
  const char *format;

  if (choice->hit.source == HX_NO_HEX)
    format = ngettext ("Does {piece} move {n} wound that {victim} is about to take?",
                       "Does {piece} move {n} wounds that {victim} is about to take?", n);
  else
    format = ngettext ("Does {piece} move {n} wound that {attacker} deals to {victim}?",
                       "Does {piece} move {n} wounds that {attacker} deals to {victim}?", n);
  return hx_phrase (format, "piece", hx_tell_piece (teller, choice->subject), "n", hx_tell_number (teller, n),
                    "attacker", choice->hit.source == HX_NO_HEX ? "" : hx_tell_piece (teller, choice->hit.source),
                    "victim", hx_tell_piece (teller, choice->hit.victim), NULL);
}

/**
 * hx_explain_choice:
 * @narrator: names
 * @box: the game box
 * @start: the position before the battle; in an action the board as it is at the choice
 * @choice: an open choice
 *
 * Returns: (transfer full): the question
 */
char *
hx_explain_choice (const HxNarrator *narrator,
                   const HxBox      *box,
                   const HxPosition *start,
                   const HxChoice   *choice)
{
  g_auto (HxTeller) teller = { 0 };
  const char *piece;

  hx_teller_init (&teller, narrator, box, start);
  piece = choice->subject != HX_NO_HEX ? hx_tell_piece (&teller, choice->subject) : "";
  switch (choice->about)
    {
    case HX_ABOUT_CONVERSION:
      return hx_phrase (conversion_question (choice), "piece", piece, NULL);
    case HX_ABOUT_EXPLOSION:
      return hx_phrase (_("Does {piece} attack or explode?"), "piece", piece, NULL);
    case HX_ABOUT_TRANSFUSION:
      return ask_transfusion (&teller, choice);
    case HX_ABOUT_SPENT_MEDIC:
      return g_strdup (_("Which Medic is spent?"));
    case HX_ABOUT_PUSH:
      return hx_phrase (_("Where is {piece} pushed?"), "piece", piece, NULL);
    case HX_ABOUT_SMOKE:
      return hx_phrase (_("Which way does {piece} face in the Smoke Screen?"), "piece", piece, NULL);
    case HX_ABOUT_DRILL:
      return hx_phrase (_("Where does the Drill take {piece}?"), "piece", piece, NULL);
    case HX_ABOUT_MEDPACK:
      return g_strdup (_("Which unit gets the Medpack?"));
    default:
      return ask_medic (&teller, choice);
    }
}

static const char *
conversion_format (const HxOption *option)
{
  if (option->to == HX_ATTACK_GAUSS)
    return _("The shot {direction} becomes a Gauss shot");
  if (option->from == HX_ATTACK_GAUSS)
    return _("The Gauss shot {direction} becomes an ordinary one");
  return option->to == HX_ATTACK_RANGED ? _("The melee attack {direction} becomes a shot")
                                        : _("The shot {direction} becomes a melee attack");
}

static gboolean
has_one_patient (const HxChoice *choice)
{
  uint8_t patient = HX_NO_HEX;

  for (guint i = 0; i < choice->n_options; i++)
    {
      if (choice->options[i].kind != HX_OPTION_TAKE)
        continue;
      if (patient != HX_NO_HEX && patient != choice->options[i].target)
        return FALSE;
      patient = choice->options[i].target;
    }
  return TRUE;
}

/* What no unit deals: an Instant tile, a Mine. */
static const char *
take_tile_format (const HxOption *option,
                  gboolean        one_medic,
                  gboolean        one_patient)
{
  int n = option->hit.wounds;

  if (option->hit.destroys)
    return one_medic ? _("{source} against {patient}") : _("{medic}: {source} against {patient}");
  if (one_medic && one_patient)
    return ngettext ("{source}, {n} wound", "{source}, {n} wounds", n);
  if (one_medic)
    return ngettext ("{source} against {patient}, {n} wound", "{source} against {patient}, {n} wounds", n);
  return ngettext ("{medic}: {source} against {patient}, {n} wound",
                   "{medic}: {source} against {patient}, {n} wounds", n);
}

static const char *
take_format (const HxOption *option,
             gboolean        one_medic,
             gboolean        one_patient)
{
  int n = option->hit.wounds;

  if (option->hit.source == HX_NO_HEX)
    return take_tile_format (option, one_medic, one_patient);
  if (option->hit.destroys)
    return one_medic ? _("The Explosive Charge of {attacker} against {patient}")
                     : _("{medic}: the Explosive Charge of {attacker} against {patient}");
  if (one_medic && one_patient)
    return ngettext ("The attack of {attacker}, {n} wound", "The attack of {attacker}, {n} wounds", n);
  if (one_medic)
    return ngettext ("The attack of {attacker} against {patient}, {n} wound",
                     "The attack of {attacker} against {patient}, {n} wounds", n);
  return ngettext ("{medic}: the attack of {attacker} against {patient}, {n} wound",
                   "{medic}: the attack of {attacker} against {patient}, {n} wounds", n);
}

static char *
label_take (HxTeller       *teller,
            const HxChoice *choice,
            const HxOption *option)
{
  return hx_phrase (take_format (option, find_only_medic (choice) != HX_NO_HEX, has_one_patient (choice)),
                    "attacker", option->hit.source == HX_NO_HEX ? "" : hx_tell_piece (teller, option->hit.source),
                    "source", hx_damage_word ((HxAttackKind) option->hit.kind),
                    "patient", hx_tell_piece (teller, option->target), "medic", hx_tell_piece (teller, option->subject),
                    "n", hx_tell_number (teller, option->hit.wounds), NULL);
}

static const char *
decline_label (HxAbout about)
{
  switch (about)
    {
    case HX_ABOUT_CONVERSION:
      return _("All attacks stay as they are");
    case HX_ABOUT_TRANSFUSION:
      return _("The wounds stay where they are");
    case HX_ABOUT_DRILL:
      return _("It stays where it is");
    default:
      return _("No Medic takes wounds");
    }
}

static char *
label_hex (HxTeller       *teller,
           const HxChoice *choice,
           const HxOption *option)
{
  if (choice->about == HX_ABOUT_MEDPACK)
    return hx_phrase (_("{piece} gets it"), "piece", hx_tell_piece (teller, option->target), NULL);
  /* Translators: a label: where a unit goes: "To C3" */
  return hx_phrase (_("To {hex}"), "hex", hx_tell_hex (teller, option->target), NULL);
}

/**
 * hx_explain_question:
 * @narrator: names
 * @box: the game box
 * @start: the position before the battle
 * @choice: a choice
 *
 * Returns: (transfer full): who decides, and what: "Decision of Borgo: Who takes the wound?"
 */
char *
hx_explain_question (const HxNarrator *narrator,
                     const HxBox      *box,
                     const HxPosition *start,
                     const HxChoice   *choice)
{
  g_autofree char *side = hx_narrator_dup_side_name (narrator, box, start, choice->side);
  g_autofree char *question = hx_explain_choice (narrator, box, start, choice);

  return hx_phrase (_("Decision of {side}: {question}"), "side", side, "question", question, NULL);
}

/**
 * hx_explain_option:
 * @narrator: names
 * @box: the game box
 * @start: the position before the battle; in an action the board as it is at the choice
 * @choice: an open choice
 * @option: the number of one of its options
 *
 * Returns: (transfer full): a label for the option, short, without a full stop
 */
char *
hx_explain_option (const HxNarrator *narrator,
                   const HxBox      *box,
                   const HxPosition *start,
                   const HxChoice   *choice,
                   guint             option)
{
  const HxOption *taken = &choice->options[option];
  g_auto (HxTeller) teller = { 0 };

  g_return_val_if_fail (option < choice->n_options, NULL);

  hx_teller_init (&teller, narrator, box, start);
  switch (taken->kind)
    {
    case HX_OPTION_ATTACK:
      return g_strdup (_("It attacks"));
    case HX_OPTION_EXPLODE:
      return g_strdup (_("It explodes"));
    case HX_OPTION_CONVERT:
      return hx_phrase (conversion_format (taken), "direction", hx_direction_word ((HxDirection) taken->direction), NULL);
    case HX_OPTION_TRANSFUSE:
      return hx_phrase (_("{piece} takes the wounds"), "piece", hx_tell_piece (&teller, taken->target), NULL);
    case HX_OPTION_TAKE:
      return label_take (&teller, choice, taken);
    case HX_OPTION_SPEND:
      return hx_phrase (_("{piece} is spent"), "piece", hx_tell_piece (&teller, taken->subject), NULL);
    case HX_OPTION_HEX:
      return label_hex (&teller, choice, taken);
    case HX_OPTION_FACING:
      return hx_phrase (_("It faces {direction}"), "direction", hx_direction_word ((HxDirection) taken->direction), NULL);
    default:
      return g_strdup (decline_label (choice->about));
    }
}

/**
 * hx_explain_choice_rules:
 * @choice: an open choice
 *
 * Returns: (transfer full) (array zero-terminated=1): ids of the rules by which there is a choice
 */
char **
hx_explain_choice_rules (const HxChoice *choice)
{
  static const char *const conversion[] = { "BASE-MOD-11", "URA-GAUSS-01", NULL };
  static const char *const explosion[] = { "BASE-EXP-01", NULL };
  static const char *const transfusion[] = { "KRW-03", "KRW-04", NULL };
  static const char *const medic[] = { "BASE-MED-04", "BASE-MED-06", NULL };
  static const char *const ranged_medic[] = { "IG-RMED-01", "BASE-MED-02", NULL };
  static const char *const spent[] = { "BASE-MED-09", "BASE-MED-10", NULL };
  static const char *const push[] = { "BASE-INST-31", NULL };
  static const char *const smoke[] = { "PAR-SMOKE-01", NULL };
  static const char *const drill[] = { "PAR-DRILL-01", "PAR-DRILL-02", NULL };
  static const char *const medpack[] = { "PAR-MEDPACK-01", NULL };

  switch (choice->about)
    {
    case HX_ABOUT_PUSH:
      return g_strdupv ((char **) push);
    case HX_ABOUT_SMOKE:
      return g_strdupv ((char **) smoke);
    case HX_ABOUT_DRILL:
      return g_strdupv ((char **) drill);
    case HX_ABOUT_MEDPACK:
      return g_strdupv ((char **) medpack);
    case HX_ABOUT_CONVERSION:
      return g_strdupv ((char **) conversion);
    case HX_ABOUT_EXPLOSION:
      return g_strdupv ((char **) explosion);
    case HX_ABOUT_TRANSFUSION:
      return g_strdupv ((char **) transfusion);
    case HX_ABOUT_SPENT_MEDIC:
      return g_strdupv ((char **) spent);
    default:
      return g_strdupv ((char **) (may_decline (choice) ? ranged_medic : medic));
    }
}

static HxRun *
run_option (const HxBox    *box,
            const HxCourse *course,
            guint16         option)
{
  g_autoptr (GArray) script = g_array_new (FALSE, FALSE, sizeof (guint16));
  HxRunSetup setup = { .start = course->start, .caller = course->caller, .is_final = course->is_final };

  if (course->picks != NULL)
    g_array_append_vals (script, course->picks->data, course->picks->len);
  g_array_append_val (script, option);
  setup.script = (const guint16 *) script->data;
  setup.n_script = script->len;
  return hx_run_new (box, &setup);
}

static int
count_hit_points (const HxBox      *box,
                  const HxPosition *end,
                  uint8_t           hex)
{
  HxPicture picture;

  hx_picture_work_out (box, end, &picture);
  return hx_picture_hit_points (box, end, &picture, hex);
}

/* Units that are worse or better off in one end than in another. */
static HxHexSet
find_differences (const HxBox      *box,
                  const GPtrArray  *ends)
{
  const HxPosition *first = g_ptr_array_index (ends, 0);
  HxHexSet different = 0;

  for (guint i = 1; i < ends->len; i++)
    {
      const HxPosition *end = g_ptr_array_index (ends, i);

      for (uint8_t hex = 0; hex < box->geometry.n_hexes; hex++)
        if (count_hit_points (box, first, hex) != count_hit_points (box, end, hex))
          different |= HX_HEX_BIT (hex);
    }
  return different;
}

static const char *
tell_fate (HxTeller         *teller,
           const HxPosition *end,
           uint8_t           hex)
{
  int n = count_hit_points (teller->box, end, hex);
  const char *piece = hx_tell_piece (teller, hex);

  if (n == 0)
    return hx_tell_keep (teller, hx_phrase (_("{piece} is lost."), "piece", piece, NULL));
  return hx_tell_keep (teller, hx_phrase (ngettext ("{piece} keeps {n} hit point.", "{piece} keeps {n} hit points.", n),
                                          "piece", piece, "n", hx_tell_number (teller, n), NULL));
}

/* HQs first, for they decide the game. */
static guint
order_hexes (const HxTeller *teller,
             HxHexSet        different,
             uint8_t         hexes[HX_MAX_HEXES])
{
  guint n = 0;

  for (int hqs = 1; hqs >= 0; hqs--)
    for (uint8_t hex = 0; hex < teller->box->geometry.n_hexes; hex++)
      {
        const HxTile *tile = (different & HX_HEX_BIT (hex)) != 0 ? hx_teller_tile (teller, hex) : NULL;

        if (tile != NULL && (tile->kind == HX_KIND_HQ) == hqs)
          hexes[n++] = hex;
      }
  return n;
}

static char *
tell_end (HxTeller         *teller,
          const HxPosition *end,
          HxHexSet          different)
{
  uint8_t hexes[HX_MAX_HEXES];
  guint n = order_hexes (teller, different, hexes);
  g_autofree char *text = NULL;

  if (n == 0)
    return g_strdup (_("The end is the same."));
  for (guint i = 0; i < n && i < MAX_NAMED; i++)
    {
      const char *fate = tell_fate (teller, end, hexes[i]);
      char *longer = text == NULL ? g_strdup (fate) : hx_phrase_join (text, fate);

      g_free (text);
      text = longer;
    }
  if (n > MAX_NAMED)
    return hx_phrase_join (text, _("More changes elsewhere."));
  return g_steal_pointer (&text);
}

/**
 * hx_explain_ends:
 * @narrator: names
 * @box: the game box
 * @start: the position before the battle
 * @ends: (element-type HxPosition): ends of the same battle, at least one
 *
 * Returns: (transfer full) (array zero-terminated=1): for each end what becomes of the units that fare differently in another
 */
char **
hx_explain_ends (const HxNarrator *narrator,
                 const HxBox      *box,
                 const HxPosition *start,
                 const GPtrArray  *ends)
{
  g_auto (HxTeller) teller = { 0 };
  char **texts = g_new0 (char *, ends->len + 1);
  HxHexSet different = find_differences (box, ends);

  hx_teller_init (&teller, narrator, box, start);
  for (guint i = 0; i < ends->len; i++)
    texts[i] = tell_end (&teller, g_ptr_array_index (ends, i), different);
  return texts;
}

/**
 * hx_explain_consequences:
 * @narrator: names
 * @box: the game box
 * @course: how the battle was begun and decided up to the choice
 * @choice: the choice that is open then
 *
 * Runs the battle with each option, and with option 0 at every later choice, and says what comes out differently.
 *
 * Returns: (transfer full) (array zero-terminated=1): for each option the end of the battle where it depends on the choice
 */
char **
hx_explain_consequences (const HxNarrator *narrator,
                         const HxBox      *box,
                         const HxCourse   *course,
                         const HxChoice   *choice)
{
  g_autoptr (GPtrArray) runs = g_ptr_array_new_with_free_func ((GDestroyNotify) hx_run_free);
  g_autoptr (GPtrArray) ends = g_ptr_array_new ();

  for (guint16 i = 0; i < choice->n_options; i++)
    {
      HxRun *run = run_option (box, course, i);

      g_ptr_array_add (runs, run);
      g_ptr_array_add (ends, &run->end);
    }
  return hx_explain_ends (narrator, box, course->start, ends);
}
