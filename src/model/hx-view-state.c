/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One small object beside the document that all panes of a window watch, so that no widget holds such state. */

#include "config.h"

#include "hx-view-state.h"

#include "hx-document-group.h"

struct _HxViewState
{
  GObject parent_instance;

  /* owned */
  HxDocument *document;
  HxResolution *resolution;
  HxPlaying *playing;
  HxNarrator *narrator;

  /* state */
  guint8 selection;
  HxHexSet others;
  guint n_hexes;
  guint8 cursor;
  guint side;
  gint step;
  gint eyes;
  HxCarry carry;
};

enum
{
  PROP_0,
  PROP_SELECTION,
  PROP_CURSOR,
  PROP_SIDE,
  PROP_STEP,
  PROP_CARRY,
  PROP_RESOLUTION,
  PROP_EYES,
  N_PROPS,
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxViewState, hx_view_state, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
notify (HxViewState *self,
        guint        prop)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* A board of another size has other hexes, and a side may be no more. */
static void
keep_within (HxViewState *self)
{
  const HxGeometry *geometry = &hx_document_get_box (self->document)->geometry;
  guint n_sides = hx_document_get_position (self->document)->n_sides;

  if (self->n_hexes != geometry->n_hexes)
    {
      self->n_hexes = geometry->n_hexes;
      self->carry = (HxCarry) { .kind = HX_CARRY_NOTHING, .from = HX_NO_HEX };
      self->selection = HX_NO_HEX;
      self->others = 0;
      self->cursor = hx_geometry_at (geometry, 0, 0);
    }
  if (self->side >= n_sides)
    hx_view_state_set_side (self, 0);
  if (self->eyes >= (gint) n_sides)
    hx_view_state_set_eyes (self, HX_VIEW_ALL);
}

/* An edit beneath a battle would leave the battle of another position on show; what is played follows its document by itself. */
static void
document_changed_cb (HxViewState *self)
{
  keep_within (self);
  hx_document_name_sides (self->document, self->narrator);
  if (self->playing != NULL)
    return;
  hx_view_state_end_battle (self);
  hx_view_state_set_carry (self, NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
resolution_changed_cb (HxViewState *self)
{
  self->step = MIN (self->step, (gint) hx_resolution_get_n_steps (self->resolution) - 1);
  notify (self, PROP_RESOLUTION);
}

static void
drop_resolution (HxViewState *self)
{
  if (self->resolution == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->resolution, resolution_changed_cb, self);
  g_clear_object (&self->resolution);
}

static void
take_resolution (HxViewState  *self,
                 HxResolution *resolution,
                 gint          step)
{
  drop_resolution (self);
  self->resolution = resolution;
  hx_resolution_set_eyes (self->resolution, self->eyes);
  g_signal_connect_object (self->resolution, "changed", G_CALLBACK (resolution_changed_cb), self, G_CONNECT_SWAPPED);
  self->step = MIN (step, (gint) hx_resolution_get_n_steps (resolution) - 1);
  notify (self, PROP_RESOLUTION);
}

static void
playing_changed_cb (HxViewState *self)
{
  take_resolution (self, g_object_ref (hx_playing_get_resolution (self->playing)), G_MAXINT);
}

static void
playing_picked_cb (HxViewState *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
drop_playing (HxViewState *self)
{
  if (self->playing != NULL)
    g_signal_handlers_disconnect_by_data (self->playing, self);
  g_clear_object (&self->playing);
}

static void
hx_view_state_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  HxViewState *self = HX_VIEW_STATE (object);

  switch (prop_id)
    {
    case PROP_SELECTION:
      g_value_set_uint (value, self->selection);
      break;
    case PROP_CURSOR:
      g_value_set_uint (value, self->cursor);
      break;
    case PROP_SIDE:
      g_value_set_uint (value, self->side);
      break;
    case PROP_STEP:
      g_value_set_int (value, self->step);
      break;
    case PROP_CARRY:
      g_value_set_pointer (value, &self->carry);
      break;
    case PROP_RESOLUTION:
      g_value_set_object (value, self->resolution);
      break;
    case PROP_EYES:
      g_value_set_int (value, self->eyes);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_view_state_dispose (GObject *object)
{
  HxViewState *self = HX_VIEW_STATE (object);

  drop_resolution (self);
  drop_playing (self);
  g_clear_pointer (&self->narrator, hx_narrator_free);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (hx_view_state_parent_class)->dispose (object);
}

static void
hx_view_state_class_init (HxViewStateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hx_view_state_get_property;
  object_class->dispose = hx_view_state_dispose;

  /** HxViewState:selection: the selected hex, or %HX_NO_HEX. */
  properties[PROP_SELECTION] = g_param_spec_uint ("selection", NULL, NULL, 0, HX_NO_HEX, HX_NO_HEX, flags);
  /** HxViewState:cursor: the hex that the keyboard acts on. */
  properties[PROP_CURSOR] = g_param_spec_uint ("cursor", NULL, NULL, 0, HX_NO_HEX, 0, flags);
  /** HxViewState:side: the side whose tiles are on offer. */
  properties[PROP_SIDE] = g_param_spec_uint ("side", NULL, NULL, 0, HX_MAX_SIDES - 1, 0, flags);
  /** HxViewState:step: the step of the battle that is shown, or -1 for the board before the first. */
  properties[PROP_STEP] = g_param_spec_int ("step", NULL, NULL, -1, G_MAXINT, -1, flags);
  /** HxViewState:carry: (type gpointer): what is being carried, a #HxCarry. */
  properties[PROP_CARRY] = g_param_spec_pointer ("carry", NULL, NULL, flags);
  /** HxViewState:resolution: the battle on show, or %NULL while the board is edited. */
  properties[PROP_RESOLUTION] = g_param_spec_object ("resolution", NULL, NULL, HX_TYPE_RESOLUTION, flags);
  /** HxViewState:eyes: the side for whose eyes all is shown and told, or %HX_VIEW_ALL. */
  properties[PROP_EYES] = g_param_spec_int ("eyes", NULL, NULL, HX_VIEW_ALL, HX_MAX_SIDES - 1, HX_VIEW_ALL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /** HxViewState::changed: something that the board shows has changed, in here or in the document. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", HX_TYPE_VIEW_STATE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 0);
}

static void
hx_view_state_init (HxViewState *self)
{
  self->selection = HX_NO_HEX;
  self->step = -1;
  self->eyes = HX_VIEW_ALL;
  self->carry.from = HX_NO_HEX;
}

/**
 * hx_view_state_new:
 * @document: (transfer none): what is shown
 *
 * Returns: (transfer full): a view state with the cursor in the centre of the board
 */
HxViewState *
hx_view_state_new (HxDocument *document)
{
  HxViewState *self;
  const HxBox *box;

  g_return_val_if_fail (HX_IS_DOCUMENT (document), NULL);

  self = g_object_new (HX_TYPE_VIEW_STATE, NULL);
  self->document = g_object_ref (document);
  self->narrator = hx_document_create_narrator (document);
  box = hx_document_get_box (document);
  self->cursor = hx_geometry_at (&box->geometry, 0, 0);
  self->n_hexes = box->geometry.n_hexes;
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/** hx_view_state_get_document: Returns: (transfer none): what is shown. */
HxDocument *
hx_view_state_get_document (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), NULL);

  return self->document;
}

/** hx_view_state_get_selection: Returns: the selected hex that the inspector is about, or %HX_NO_HEX. */
guint8
hx_view_state_get_selection (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), HX_NO_HEX);

  return self->selection;
}

/** hx_view_state_set_selection: @hex: the only hex to select, or %HX_NO_HEX; the cursor goes there too. */
void
hx_view_state_set_selection (HxViewState *self,
                             guint8       hex)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));

  if (hex != HX_NO_HEX)
    hx_view_state_set_cursor (self, hex);
  if (self->selection == hex && self->others == 0)
    return;
  self->selection = hex;
  self->others = 0;
  notify (self, PROP_SELECTION);
}

/** hx_view_state_get_selected: Returns: all selected hexes. */
HxHexSet
hx_view_state_get_selected (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), 0);

  return self->others | (self->selection != HX_NO_HEX ? HX_HEX_BIT (self->selection) : 0);
}

/**
 * hx_view_state_select_all:
 * @hexes: the hexes to select
 * @hex: the one of them that the inspector is about
 */
void
hx_view_state_select_all (HxViewState *self,
                          HxHexSet     hexes,
                          guint8       hex)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));
  g_return_if_fail (hex < HX_MAX_HEXES && (hexes & HX_HEX_BIT (hex)) != 0);

  hx_view_state_set_cursor (self, hex);
  self->selection = hex;
  self->others = hexes & ~HX_HEX_BIT (hex);
  notify (self, PROP_SELECTION);
}

/** hx_view_state_extend: Selects @hex as well. */
void
hx_view_state_extend (HxViewState *self,
                      guint8       hex)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));

  hx_view_state_select_all (self, hx_view_state_get_selected (self) | HX_HEX_BIT (hex), hex);
}

/** hx_view_state_toggle: Selects @hex as well, or no longer if it was selected among others. */
void
hx_view_state_toggle (HxViewState *self,
                      guint8       hex)
{
  HxHexSet selected;

  g_return_if_fail (HX_IS_VIEW_STATE (self));
  g_return_if_fail (hex < HX_MAX_HEXES);

  selected = hx_view_state_get_selected (self) ^ HX_HEX_BIT (hex);
  if (selected == 0)
    hx_view_state_set_selection (self, HX_NO_HEX);
  else
    hx_view_state_select_all (self, selected, (selected & HX_HEX_BIT (hex)) != 0 ? hex : hx_first_on_ray (selected, HX_SOUTH));
}

/** hx_view_state_get_cursor: Returns: the hex that the keyboard acts on. */
guint8
hx_view_state_get_cursor (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), 0);

  return self->cursor;
}

/** hx_view_state_set_cursor: @hex: the hex that the keyboard acts on from now. */
void
hx_view_state_set_cursor (HxViewState *self,
                          guint8       hex)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));
  g_return_if_fail (hex < hx_document_get_box (self->document)->geometry.n_hexes);

  if (self->cursor == hex)
    return;
  self->cursor = hex;
  notify (self, PROP_CURSOR);
}

/** hx_view_state_get_side: Returns: the side whose tiles are on offer. */
guint
hx_view_state_get_side (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), 0);

  return self->side;
}

/** hx_view_state_set_side: @side: the side whose tiles are on offer from now. */
void
hx_view_state_set_side (HxViewState *self,
                        guint        side)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));
  g_return_if_fail (side < HX_MAX_SIDES);

  if (self->side == side)
    return;
  self->side = side;
  notify (self, PROP_SIDE);
}

/** hx_view_state_get_eyes: Returns: the side for whose eyes all is shown and told, or %HX_VIEW_ALL. */
int
hx_view_state_get_eyes (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), HX_VIEW_ALL);

  return self->eyes;
}

/**
 * hx_view_state_set_eyes:
 * @side: the side for whose eyes all is shown and told from now, or %HX_VIEW_ALL
 *
 * With a side's eyes nothing is shown that the side may not know: which Traps of others lie face down (PAR-TRAP-07), what
 * lies under the HQs of others (MON-SET-02).
 */
void
hx_view_state_set_eyes (HxViewState *self,
                        int          side)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));
  g_return_if_fail (side >= HX_VIEW_ALL && side < hx_document_get_position (self->document)->n_sides);

  if (self->eyes == side)
    return;
  self->eyes = side;
  hx_narrator_set_view (self->narrator, side);
  if (self->resolution != NULL)
    hx_resolution_set_eyes (self->resolution, side);
  notify (self, PROP_EYES);
}

/** hx_view_state_get_narrator: Returns: (transfer none): who tells what these eyes may know. */
const HxNarrator *
hx_view_state_get_narrator (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), NULL);

  return self->narrator;
}

/** hx_view_state_get_carry: Returns: (transfer none): what is being carried. */
const HxCarry *
hx_view_state_get_carry (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), NULL);

  return &self->carry;
}

/** hx_view_state_set_carry: @carry: (nullable): what is carried from now; %NULL for nothing. */
void
hx_view_state_set_carry (HxViewState   *self,
                         const HxCarry *carry)
{
  const HxCarry nothing = { .kind = HX_CARRY_NOTHING, .from = HX_NO_HEX };

  g_return_if_fail (HX_IS_VIEW_STATE (self));

  if (carry == NULL)
    carry = &nothing;
  if (carry->kind == HX_CARRY_NOTHING && self->carry.kind == HX_CARRY_NOTHING)
    return;
  self->carry = *carry;
  notify (self, PROP_CARRY);
}

/** hx_view_state_turn: Turns what is carried, or else the selected pieces, by @turns sixths clockwise. */
void
hx_view_state_turn (HxViewState *self,
                    int          turns)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));

  if (self->resolution != NULL)
    return;
  if (self->carry.kind == HX_CARRY_NOTHING)
    {
      hx_document_turn_all (self->document, hx_view_state_get_selected (self), turns);
      return;
    }
  self->carry.facing = (guint8) ((self->carry.facing + turns + 2 * HX_N_DIRECTIONS) % HX_N_DIRECTIONS);
  notify (self, PROP_CARRY);
}

/** hx_view_state_get_resolution: Returns: (transfer none) (nullable): the battle on show. */
HxResolution *
hx_view_state_get_resolution (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), NULL);

  return self->resolution;
}

/**
 * hx_view_state_start_battle:
 *
 * Has the battle of the document's position judged and shows the board before its first step.
 *
 * Returns: %FALSE where the board has no unit, so that there is nothing to judge
 */
gboolean
hx_view_state_start_battle (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), FALSE);

  if (hx_document_get_position (self->document)->units == 0)
    return FALSE;

  drop_playing (self);
  hx_view_state_set_carry (self, NULL);
  take_resolution (self, hx_resolution_new_for_document (self->document), -1);

  return TRUE;
}

/** hx_view_state_get_playing: Returns: (transfer none) (nullable): the position being played, if it is. */
HxPlaying *
hx_view_state_get_playing (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), NULL);

  return self->playing;
}

/** hx_view_state_start_playing: Has the document's position played by the rules, from the beginning of its record. */
void
hx_view_state_start_playing (HxViewState *self)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));

  drop_playing (self);
  hx_view_state_set_carry (self, NULL);
  self->playing = hx_playing_new (self->document);
  g_signal_connect_swapped (self->playing, "changed", G_CALLBACK (playing_changed_cb), self);
  g_signal_connect_swapped (self->playing, "picked", G_CALLBACK (playing_picked_cb), self);
  playing_changed_cb (self);
}

/**
 * hx_view_state_follow_names:
 *
 * Takes over that names are in another language now. A battle on show is told anew; its step and what was decided in it
 * stay. What is played stays at its point.
 */
void
hx_view_state_follow_names (HxViewState *self)
{
  gint step;

  g_return_if_fail (HX_IS_VIEW_STATE (self));

  step = self->step;
  g_clear_pointer (&self->narrator, hx_narrator_free);
  self->narrator = hx_document_create_narrator (self->document);
  hx_narrator_set_view (self->narrator, self->eyes);
  if (self->playing != NULL)
    {
      g_auto (GStrv) keys = hx_point_dup_keys (hx_playing_get_point (self->playing));

      hx_view_state_start_playing (self);
      hx_playing_go_to (self->playing, hx_record_find (hx_playing_get_record (self->playing), keys));
      hx_view_state_set_step (self, step);
    }
  else if (self->resolution != NULL)
    hx_resolution_follow_names (self->resolution, self->eyes);
}

/** hx_view_state_end_battle: Goes back to the board that is edited, from a battle or from what is played. */
void
hx_view_state_end_battle (HxViewState *self)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));

  if (self->resolution == NULL)
    return;
  drop_resolution (self);
  drop_playing (self);
  self->step = -1;
  notify (self, PROP_RESOLUTION);
}

/** hx_view_state_get_step: Returns: the step on show, or -1 for the board before the first. */
gint
hx_view_state_get_step (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), -1);

  return self->step;
}

/** hx_view_state_set_step: @step: the step to show; it is brought into range. */
void
hx_view_state_set_step (HxViewState *self,
                        gint         step)
{
  g_return_if_fail (HX_IS_VIEW_STATE (self));

  if (self->resolution == NULL)
    return;
  step = CLAMP (step, -1, (gint) hx_resolution_get_n_steps (self->resolution) - 1);
  if (self->step == step)
    return;
  self->step = step;
  notify (self, PROP_STEP);
}

/**
 * hx_view_state_answer:
 * @choice: which choice of the battle on show
 * @option: what its side decides
 *
 * Everything after the choice is worked out anew, and the step at which it is made is shown.
 */
void
hx_view_state_answer (HxViewState *self,
                      guint        choice,
                      guint        option)
{
  gint step;

  g_return_if_fail (HX_IS_VIEW_STATE (self));
  g_return_if_fail (self->resolution != NULL);

  /* Steps before the choice stay what they were. */
  step = (gint) hx_resolution_get_answer (self->resolution, choice)->step;
  if (self->playing != NULL)
    hx_playing_answer (self->playing, choice, option);
  else
    {
      self->step = step - 1;
      hx_resolution_answer (self->resolution, choice, option);
    }
  hx_view_state_set_step (self, step);
}

/** hx_view_state_get_position: Returns: (transfer none): the board as it is on show. */
const HxPosition *
hx_view_state_get_position (HxViewState *self)
{
  g_return_val_if_fail (HX_IS_VIEW_STATE (self), NULL);

  if (self->resolution != NULL)
    return hx_resolution_get_frame (self->resolution, self->step);
  return hx_document_get_position (self->document);
}
