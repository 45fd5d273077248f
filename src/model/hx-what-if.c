/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The copy is a document of its own, so that every command works on it; the scenario itself changes only when it is kept. */

#include "config.h"

#include "hx-what-if.h"

#include <glib/gi18n.h>

#include "hx-document-private.h"
#include "hx-phrase.h"
#include "hx-resolution.h"

struct _HxWhatIf
{
  GObject parent_instance;

  /* owned */
  HxDocument *document;
  HxDocument *scratch;
  HxScenario *base;
  HxWhatIfEnd *ends[2];

  /* state */
  gboolean in_battle;
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxWhatIf, hx_what_if, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

/* Fights the battle of a document to its end; where it waits for a decision, the first option is taken. */
static void
fight (HxDocument  *document,
       HxWhatIfEnd *end)
{
  g_autoptr (HxResolution) battle = hx_resolution_new_for_document (document);
  const HxVerdict *verdict;

  end->n_defaults = 0;
  for (guint i = 0; i < hx_resolution_get_n_answers (battle); i++)
    {
      if (hx_resolution_get_answer (battle, i)->option >= 0)
        continue;
      hx_resolution_answer (battle, i, 0);
      end->n_defaults++;
    }
  verdict = hx_resolution_get_verdict (battle);
  end->end = hx_resolution_get_end (battle)->position;
  for (int side = 0; side < HX_MAX_SIDES; side++)
    end->points[side] = verdict->points[side];
}

static void
scratch_changed_cb (HxWhatIf *self)
{
  fight (self->scratch, self->ends[1]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
hx_what_if_finalize (GObject *object)
{
  HxWhatIf *self = HX_WHAT_IF (object);

  g_clear_object (&self->scratch);
  g_clear_object (&self->document);
  g_clear_pointer (&self->base, hx_scenario_free);
  g_clear_pointer (&self->ends[0], g_free);
  g_clear_pointer (&self->ends[1], g_free);

  G_OBJECT_CLASS (hx_what_if_parent_class)->finalize (object);
}

static void
hx_what_if_class_init (HxWhatIfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hx_what_if_finalize;

  /** HxWhatIf::changed: the copy was edited, and what comes of it is worked out again. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_WHAT_IF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_what_if_init (HxWhatIf *self)
{
  self->ends[0] = g_new0 (HxWhatIfEnd, 1);
  self->ends[1] = g_new0 (HxWhatIfEnd, 1);
}

/**
 * hx_what_if_new:
 * @document: what is asked about; it is not touched
 * @board: (nullable): the board in the middle of what is played from its position, to begin from there
 *
 * Returns: (transfer full): a copy to try changes on
 */
HxWhatIf *
hx_what_if_new (HxDocument       *document,
                const HxPosition *board)
{
  g_autoptr (HxDocument) start = NULL;
  HxWhatIf *self;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  self = g_object_new (HX_TYPE_WHAT_IF, NULL);
  self->document = g_object_ref (document);
  start = hx_document_new (hx_document_get_library (document), hx_scenario_copy (hx_document_get_scenario (document)), NULL);
  self->in_battle = board != NULL && !hx_position_equal (board, hx_document_get_position (document));
  if (self->in_battle)
    hx_document_continue_from (start, board);
  self->base = hx_scenario_copy (hx_document_get_scenario (start));
  self->scratch = hx_document_new (hx_document_get_library (document), hx_scenario_copy (self->base), NULL);
  fight (start, self->ends[0]);
  *self->ends[1] = *self->ends[0];
  g_signal_connect_object (self->scratch, "changed", G_CALLBACK (scratch_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/** hx_what_if_get_document: Returns: (transfer none): what is asked about. */
HxDocument *
hx_what_if_get_document (HxWhatIf *self)
{
  g_return_val_if_fail (HX_IS_WHAT_IF (self), NULL);

  return self->document;
}

/** hx_what_if_get_scratch: Returns: (transfer none): the copy, to be edited. */
HxDocument *
hx_what_if_get_scratch (HxWhatIf *self)
{
  g_return_val_if_fail (HX_IS_WHAT_IF (self), NULL);

  return self->scratch;
}

/** hx_what_if_get_is_changed: Returns: whether something in the copy is edited. */
gboolean
hx_what_if_get_is_changed (HxWhatIf *self)
{
  g_return_val_if_fail (HX_IS_WHAT_IF (self), FALSE);

  return hx_history_get_can_undo (hx_document_get_history (self->scratch));
}

/**
 * hx_what_if_get_end:
 * @changed: of the copy as it is edited now, else of the position as it is
 *
 * Returns: (transfer none): how the battle comes out
 */
const HxWhatIfEnd *
hx_what_if_get_end (HxWhatIf *self,
                    gboolean  changed)
{
  g_return_val_if_fail (HX_IS_WHAT_IF (self), NULL);

  return self->ends[changed ? 1 : 0];
}

/**
 * hx_what_if_dup_end:
 * @changed: as for hx_what_if_get_end()
 *
 * Returns: (transfer full): the hit points of all sides after the battle: "Borgo 12, Moloch –"
 */
char *
hx_what_if_dup_end (HxWhatIf *self,
                    gboolean  changed)
{
  const HxWhatIfEnd *end = hx_what_if_get_end (self, changed);
  HxDocument *document = changed ? self->scratch : self->document;
  g_autoptr (GPtrArray) sides = g_ptr_array_new_with_free_func (g_free);
  GString *text = g_string_new (NULL);

  for (int side = 0; side < end->end.n_sides; side++)
    {
      g_autofree char *name = hx_document_dup_side_name (document, (guint) side);
      g_autofree char *points = end->points[side] < 0 ? g_strdup ("–") : g_strdup_printf ("%d", end->points[side]);

      /* Translators: a side and the hit points of its HQ after a battle */
      g_ptr_array_add (sides, hx_phrase (_("{side} {points}"), "side", name, "points", points, NULL));
    }
  for (guint i = 0; i < sides->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", (char *) g_ptr_array_index (sides, i));

  return g_string_free (text, FALSE);
}

/**
 * hx_what_if_list_changes:
 * @eyes: the side that may know what is told, or %HX_VIEW_ALL
 *
 * Returns: (transfer full) (element-type HxDifference): what differs between both ends, the first as it is
 */
GPtrArray *
hx_what_if_list_changes (HxWhatIf *self,
                         int       eyes)
{
  g_autoptr (HxNarrator) narrator = NULL;
  HxComparison comparison;

  g_return_val_if_fail (HX_IS_WHAT_IF (self), NULL);

  narrator = hx_document_create_narrator (self->document);
  hx_narrator_set_view (narrator, eyes);
  comparison = (HxComparison) {
    .first = &self->ends[0]->end,
    .second = &self->ends[1]->end,
    .first_start = &self->base->position,
    .second_start = hx_document_get_position (self->scratch),
    /* Translators: after the battle of the position as it is, and as it was changed to try something */
    .here = _("as it is"),
    .there = _("if changed"),
  };

  return hx_difference_list (narrator, hx_document_get_box (self->scratch), &comparison);
}

/**
 * hx_what_if_dup_note:
 *
 * Returns: (transfer full) (nullable): what has to be known of both ends: choices that nobody made, a start amid a battle
 */
char *
hx_what_if_dup_note (HxWhatIf *self)
{
  g_autofree char *choices = NULL;
  guint n;

  g_return_val_if_fail (HX_IS_WHAT_IF (self), NULL);

  n = self->ends[0]->n_defaults + self->ends[1]->n_defaults;
  if (n > 0)
    choices = g_strdup (_("For open choices the first option is taken."));
  if (!self->in_battle)
    return g_steal_pointer (&choices);

  return hx_phrase_join (_("A new battle is fought from the board of this step."), choices);
}

/**
 * hx_what_if_keep:
 *
 * Puts the copy into the document, as one undo step.
 */
void
hx_what_if_keep (HxWhatIf *self)
{
  g_return_if_fail (HX_IS_WHAT_IF (self));

  hx_document_commit (self->document, hx_scenario_copy (hx_document_get_scenario (self->scratch)), _("What If"), NULL);
}
