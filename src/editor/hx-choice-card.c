/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An open choice lists its options; one that was made folds them away until somebody wants to decide otherwise. */

#include "config.h"

#include "hx-choice-card.h"

#include <glib/gi18n.h>

#include "hx-foresight.h"
#include "hx-lit-row.h"
#include "hx-phrase.h"
#include "hx-rule-pills.h"
#include "hx-tile-picture.h"

struct _HxChoiceCard
{
  AdwBin parent_instance;

  /* owned */
  HxViewState *view;
  GPtrArray *checks;

  /* borrowed */
  AdwExpanderRow *expander;
  GtkListBox *list;
  GtkButton *go;

  /* state */
  guint index;
};

G_DEFINE_FINAL_TYPE (HxChoiceCard, hx_choice_card, ADW_TYPE_BIN)

static HxResolution *
get_resolution (HxChoiceCard *self)
{
  return hx_view_state_get_resolution (self->view);
}

static const HxAnswer *
get_answer (HxChoiceCard *self)
{
  return hx_resolution_get_answer (get_resolution (self), self->index);
}

static const HxNarrator *
get_narrator (HxChoiceCard *self)
{
  return hx_view_state_get_narrator (self->view);
}

static gint
find_picked (HxChoiceCard *self)
{
  for (guint i = 0; i < self->checks->len; i++)
    {
      if (gtk_check_button_get_active (g_ptr_array_index (self->checks, i)))
        return (gint) i;
    }

  return -1;
}

static void
option_picked_cb (HxChoiceCard *self)
{
  gint picked = find_picked (self);

  for (guint i = 0; i < self->checks->len; i++)
    gtk_accessible_update_state (GTK_ACCESSIBLE (gtk_list_box_get_row_at_index (self->list, (int) i)),
                                 GTK_ACCESSIBLE_STATE_SELECTED, (gint) i == picked, -1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->go), picked >= 0 && picked != get_answer (self)->option);
}

static void
go_clicked_cb (HxChoiceCard *self)
{
  gint picked = find_picked (self);
  g_autoptr (HxViewState) view = g_object_ref (self->view);
  guint index = self->index;

  /* The answer replaces the page's rows, this card among them. */
  if (picked >= 0)
    hx_view_state_answer (view, index, (guint) picked);
}

/* The piece that an option is about: the attack that is taken, the unit that takes it, or the one that acts. */
static guint8
find_subject (const HxOption *option)
{
  switch (option->kind)
    {
    case HX_OPTION_TAKE:
      return option->hit.source;
    case HX_OPTION_TRANSFUSE:
    case HX_OPTION_CONVERT:
      return option->target < HX_MAX_HEXES ? option->target : option->subject;
    case HX_OPTION_SPEND:
      return option->subject;
    case HX_OPTION_DECLINE:
    case HX_OPTION_ATTACK:
    case HX_OPTION_EXPLODE:
    default:
      return HX_NO_HEX;
    }
}

static GtkWidget *
create_picture (HxChoiceCard *self,
                guint8        hex)
{
  const HxPosition *board = hx_resolution_get_board (get_resolution (self), self->index);
  const HxCatalog *catalog = hx_document_get_catalog (hx_view_state_get_document (self->view));
  GtkWidget *picture;
  const HxTileFacts *facts;
  HxTileLook look;

  if (hex >= HX_MAX_HEXES || (board->units & HX_HEX_BIT (hex)) == 0)
    return NULL;
  facts = hx_catalog_get_facts (catalog, board->unit[hex].tile);
  memset (&look, 0, sizeof look);
  hx_tile_look_from_facts (facts, board->unit[hex].owner, &look);
  look.facing = board->unit[hex].facing;
  picture = hx_tile_picture_new ();
  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 44);
  hx_tile_picture_set_tile (HX_TILE_PICTURE (picture), facts, &look);

  return picture;
}

/* What comes of an option, and how the sides would stand. */
static char *
dup_prospect (HxChoiceCard *self,
              guint         option,
              const char   *consequence)
{
  HxDocument *document = hx_view_state_get_document (self->view);
  guint n_sides = hx_resolution_get_board (get_resolution (self), self->index)->n_sides;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *points = NULL;
  g_autofree char *list = NULL;
  HxVerdict verdict;

  hx_foresight_judge (get_resolution (self), self->index, option, &verdict);
  for (guint side = 0; side < n_sides; side++)
    {
      g_autofree char *name = hx_document_dup_side_name (document, side);
      g_autofree char *number = g_strdup_printf ("%d", verdict.points[side]);

      if (verdict.points[side] >= 0)
        /* Translators: a side and the hit points of its HQ: "Borgo 12". */
        g_ptr_array_add (parts, hx_phrase (_("{side} {points}"), "side", name, "points", number, NULL));
    }
  if (parts->len == 0)
    return g_strdup (consequence);
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (", ", (char **) parts->pdata);
  /* Translators: sides with the hit points of their HQs: "Hit points: Uranopolis 16, Borgo 12." */
  points = hx_phrase (_("Hit points: {list}."), "list", list, NULL);

  return g_strdup_printf ("%s\n%s", consequence, points);
}

static GtkWidget *
create_option_row (HxChoiceCard *self,
                   guint         option,
                   const char   *consequence)
{
  const HxChoice *choice = &get_answer (self)->choice;
  g_autofree char *label = hx_explain_option (get_narrator (self), hx_resolution_get_box (get_resolution (self)),
                                              hx_resolution_get_board (get_resolution (self), self->index), choice, option);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *picture = create_picture (self, find_subject (&choice->options[option]));
  g_autofree char *prospect = dup_prospect (self, option, consequence);

  if (self->checks->len > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), g_ptr_array_index (self->checks, 0));
  g_ptr_array_add (self->checks, check);
  /* The keyboard goes from row to row, as in any list; Enter or Space on a row marks its option. */
  gtk_widget_set_can_focus (check, FALSE);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), prospect);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  hx_lit_row_attach (row, self->view, hx_lit_row_find_option (&choice->options[option]));
  if (picture != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), picture);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, prospect, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, prospect, -1);

  return row;
}

static GtkWidget *
create_heading (HxChoiceCard *self,
                const char   *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = hx_tile_picture_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text,
                                   "xalign", 0.0, "wrap", TRUE, NULL);

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 18);
  hx_tile_picture_set_side (HX_TILE_PICTURE (picture), get_answer (self)->choice.side);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static GtkWidget *
create_question (HxChoiceCard *self)
{
  const HxBox *box = hx_resolution_get_box (get_resolution (self));
  const HxPosition *board = hx_resolution_get_board (get_resolution (self), self->index);
  const HxChoice *choice = &get_answer (self)->choice;
  g_autofree char *decider = hx_explain_decider (get_narrator (self), box, board, choice);
  g_autofree char *question = hx_explain_choice (get_narrator (self), box, board, choice);
  g_auto (GStrv) rules = hx_explain_choice_rules (choice);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = gtk_label_new (question);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (lines), create_heading (self, decider));
  gtk_box_append (GTK_BOX (lines), label);
  if (rules != NULL && rules[0] != NULL)
    gtk_box_append (GTK_BOX (lines), hx_rule_pills_new (get_narrator (self), rules));
  gtk_widget_add_css_class (lines, "question");

  return lines;
}

static GtkWidget *
create_options (HxChoiceCard *self)
{
  const HxAnswer *answer = get_answer (self);
  g_auto (GStrv) consequences = hx_resolution_dup_consequences (get_resolution (self), self->index);
  guint n_consequences = consequences != NULL ? g_strv_length (consequences) : 0;

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  for (guint i = 0; i < answer->choice.n_options; i++)
    gtk_list_box_append (self->list, create_option_row (self, i, i < n_consequences ? consequences[i] : ""));
  gtk_check_button_set_active (g_ptr_array_index (self->checks, MAX (answer->option, 0)), TRUE);
  for (guint i = 0; i < self->checks->len; i++)
    g_signal_connect_swapped (g_ptr_array_index (self->checks, i), "toggled", G_CALLBACK (option_picked_cb), self);

  return GTK_WIDGET (self->list);
}

static GtkWidget *
create_go (HxChoiceCard *self,
           const char   *label)
{
  self->go = GTK_BUTTON (gtk_button_new_with_label (label));
  g_signal_connect_swapped (self->go, "clicked", G_CALLBACK (go_clicked_cb), self);
  gtk_widget_set_halign (GTK_WIDGET (self->go), GTK_ALIGN_END);

  return GTK_WIDGET (self->go);
}

static void
fill_open (HxChoiceCard *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Large text puts the buttons below each other. */
  GtkWidget *buttons = adw_wrap_box_new ();
  GtkWidget *outcomes = gtk_button_new_with_label (_("Show All Outcomes"));
  GtkWidget *go = create_go (self, _("Continue"));

  gtk_widget_add_css_class (go, "suggested-action");
  gtk_widget_set_halign (go, GTK_ALIGN_FILL);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (buttons), 9);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (buttons), 9);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (buttons), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (buttons), TRUE);
  gtk_button_set_can_shrink (GTK_BUTTON (outcomes), TRUE);
  gtk_button_set_can_shrink (GTK_BUTTON (go), TRUE);
  gtk_widget_set_visible (outcomes, hx_view_state_get_playing (self->view) == NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (outcomes), "win.show-outcomes");
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), outcomes);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), go);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "open-choice");
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (card), create_question (self));
  gtk_box_append (GTK_BOX (card), create_options (self));
  gtk_box_append (GTK_BOX (column), card);
  gtk_box_append (GTK_BOX (column), buttons);
  adw_bin_set_child (ADW_BIN (self), column);
  option_picked_cb (self);
}

static void
fill_made (HxChoiceCard *self)
{
  const HxAnswer *answer = get_answer (self);
  const HxBox *box = hx_resolution_get_box (get_resolution (self));
  const HxPosition *board = hx_resolution_get_board (get_resolution (self), self->index);
  g_autofree char *question = hx_explain_choice (get_narrator (self), box, board, &answer->choice);
  g_autofree char *chosen = hx_explain_option (get_narrator (self), box, board, &answer->choice,
                                               (guint) answer->option);
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *row = adw_expander_row_new ();
  GtkWidget *inside = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *go = create_go (self, _("Change Choice"));

  self->expander = ADW_EXPANDER_ROW (row);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), question);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), chosen);
  adw_expander_row_set_title_lines (ADW_EXPANDER_ROW (row), 0);
  adw_expander_row_set_subtitle_lines (ADW_EXPANDER_ROW (row), 0);
  gtk_box_append (GTK_BOX (inside), create_options (self));
  gtk_box_append (GTK_BOX (inside), go);
  gtk_widget_add_css_class (inside, "made-choice");
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row), inside);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  adw_bin_set_child (ADW_BIN (self), list);
  option_picked_cb (self);
}

static void
hx_choice_card_dispose (GObject *object)
{
  HxChoiceCard *self = HX_CHOICE_CARD (object);

  g_clear_object (&self->view);
  g_clear_pointer (&self->checks, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_choice_card_parent_class)->dispose (object);
}

static void
hx_choice_card_class_init (HxChoiceCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hx_choice_card_dispose;
}

static void
hx_choice_card_init (HxChoiceCard *self)
{
  self->checks = g_ptr_array_new ();
}

/**
 * hx_choice_card_new:
 * @view: what the window shows: a battle
 * @index: which of its choices
 *
 * Returns: (transfer floating): the choice, to be made or to be changed
 */
GtkWidget *
hx_choice_card_new (HxViewState *view,
                    guint        index)
{
  HxChoiceCard *self = g_object_new (HX_TYPE_CHOICE_CARD, NULL);

  self->view = g_object_ref (view);
  self->index = index;
  if (get_answer (self)->option < 0)
    fill_open (self);
  else
    fill_made (self);

  return GTK_WIDGET (self);
}

/** hx_choice_card_focus: Puts the keyboard on the option that is marked. */
void
hx_choice_card_focus (HxChoiceCard *self)
{
  gint picked;

  g_return_if_fail (HX_IS_CHOICE_CARD (self));

  if (self->expander != NULL)
    adw_expander_row_set_expanded (self->expander, TRUE);
  picked = find_picked (self);
  if (picked >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, picked)));
}
