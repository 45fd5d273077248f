/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the whole battle as far as it is decided; the step on show is marked and scrolled to. */

#include "config.h"

#include "hx-battle-page.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-battle-player.h"
#include "hx-chapter.h"
#include "hx-choice-card.h"
#include "hx-list-tools.h"
#include "hx-lit-row.h"
#include "hx-preferences.h"
#include "hx-reason-row.h"
#include "hx-secret-text.h"
#include "hx-tile-picture.h"
#include "hx-verdict-card.h"

struct _HxBattlePage
{
  AdwBin parent_instance;

  /* template children */
  GtkStack *stack;
  AdwWrapBox *segments;
  GtkScrolledWindow *scrolled;
  GtkBox *rows;
  HxBattlePlayer *player;

  /* owned */
  HxViewState *view;
  GSettings *settings;
  GPtrArray *step_rows;
  GPtrArray *discs;
  GArray *disc_segments;

  /* state */
  guint scroll_id;
  HxChapter opening;
  gboolean is_updating;

  /* borrowed */
  GtkWidget *last_card;
  GtkWidget *list;
  GtkWidget *opening_button;
  GtkWidget *opening_list;
};

G_DEFINE_FINAL_TYPE (HxBattlePage, hx_battle_page, ADW_TYPE_BIN)

static HxResolution *
get_resolution (HxBattlePage *self)
{
  /* What is played action by action has a page of its own. */
  return self->view != NULL && hx_view_state_get_playing (self->view) == NULL ? hx_view_state_get_resolution (self->view) : NULL;
}

static const HxNarrator *
get_narrator (HxBattlePage *self)
{
  return hx_view_state_get_narrator (self->view);
}

static void
row_activated_cb (HxBattlePage  *self,
                  GtkListBoxRow *row)
{
  guint index;

  if (g_ptr_array_find (self->step_rows, row, &index))
    hx_view_state_set_step (self->view, (gint) index);
}

static void
disc_clicked_cb (HxBattlePage *self,
                 GtkButton    *disc)
{
  guint index;

  if (g_ptr_array_find (self->discs, disc, &index))
    hx_view_state_set_step (self->view,
                            hx_resolution_find_segment (get_resolution (self),
                                                        g_array_index (self->disc_segments, guint, index)));
}

static GtkWidget *
create_disc (HxBattlePage *self,
             guint         segment)
{
  GtkWidget *button = gtk_button_new ();
  g_autofree char *label = g_strdup_printf (_("Segment %u"), segment);

  gtk_button_set_child (GTK_BUTTON (button), hx_tile_picture_new ());
  hx_tile_picture_set_size (HX_TILE_PICTURE (gtk_button_get_child (GTK_BUTTON (button))), 28);
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "segment");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (disc_clicked_cb), self);

  return button;
}

static void
append_disc (HxBattlePage *self,
             guint         segment,
             gboolean      is_played)
{
  GtkWidget *disc = create_disc (self, segment);

  gtk_widget_set_sensitive (disc, is_played);
  adw_wrap_box_append (self->segments, disc);
  g_ptr_array_add (self->discs, disc);
  g_array_append_val (self->disc_segments, segment);
}

/* The segments that are told, and those that will come once the open choice is made. */
static void
fill_segments (HxBattlePage *self)
{
  HxResolution *resolution = get_resolution (self);
  guint lowest = HX_NO_SEGMENT;

  for (guint i = 0; i < self->discs->len; i++)
    adw_wrap_box_remove (self->segments, g_ptr_array_index (self->discs, i));
  g_ptr_array_set_size (self->discs, 0);
  g_array_set_size (self->disc_segments, 0);
  for (guint i = 0; i < hx_resolution_get_n_steps (resolution); i++)
    {
      guint segment = hx_resolution_get_step (resolution, i)->segment;

      if (segment == HX_NO_SEGMENT || hx_resolution_find_segment (resolution, segment) != (gint) i)
        continue;
      append_disc (self, segment, TRUE);
      lowest = segment;
    }
  while (!hx_resolution_get_is_over (resolution) && lowest != HX_NO_SEGMENT && lowest > 0)
    append_disc (self, --lowest, FALSE);
}

static void
append_list (HxBattlePage *self)
{
  if (self->list != NULL)
    return;
  self->list = hx_boxed_list_new ();
  gtk_widget_add_css_class (self->list, "steps");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_box_append (self->rows, self->list);
}

/* A segment and its stage: "Segment 3 attacks declared". */
static GtkWidget *
create_segment_heading (const HxChapter *chapter)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = hx_tile_picture_new ();
  HxLookNumber number = { chapter->segment, 0, FALSE };
  g_autofree char *name = g_strdup_printf (_("Segment %u"), chapter->segment);
  g_autofree char *stage_name = hx_stage_name (chapter->stage);
  GtkWidget *segment = gtk_label_new (name);
  GtkWidget *stage = gtk_label_new (stage_name);

  hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 24);
  hx_tile_picture_set_number (HX_TILE_PICTURE (picture), &number);
  gtk_widget_add_css_class (segment, "heading");
  gtk_widget_add_css_class (stage, "dimmed");
  gtk_label_set_wrap (GTK_LABEL (stage), TRUE);
  gtk_label_set_xalign (GTK_LABEL (stage), 0);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), segment);
  gtk_box_append (GTK_BOX (box), stage);

  return box;
}

static void
heading_clicked_cb (HxBattlePage *self,
                    GtkWidget    *heading)
{
  guint index;

  if (g_ptr_array_find (self->step_rows, heading, &index))
    hx_view_state_set_step (self->view, (gint) index);
}

/* The first heading of a segment is itself the step in which the segment begins. */
static void
append_segment_heading (HxBattlePage    *self,
                        const HxChapter *chapter)
{
  const HxStep *step = hx_resolution_get_step (get_resolution (self), chapter->first);
  GtkWidget *box = create_segment_heading (chapter);
  g_autofree char *stage = hx_stage_name (chapter->stage);
  /* Translators: the number of a segment and a part of it: "Segment 3 – attacks declared". */
  g_autofree char *name = g_strdup_printf (_("Segment %1$u – %2$s"), chapter->segment, stage);
  GtkWidget *heading;

  if (step->code == HX_EVENT_SEGMENT)
    {
      heading = gtk_button_new ();
      gtk_button_set_child (GTK_BUTTON (heading), box);
      gtk_widget_add_css_class (heading, "flat");
      gtk_widget_add_css_class (heading, "segment-heading");
      gtk_widget_set_tooltip_text (heading, step->text);
      g_signal_connect_swapped (heading, "clicked", G_CALLBACK (heading_clicked_cb), self);
      g_ptr_array_add (self->step_rows, heading);
    }
  else
    {
      heading = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "child", box, NULL);
      gtk_widget_add_css_class (heading, "stage-heading");
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (heading), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (self->rows, heading);
}

/* What is told before the first segment and after the last has no disc. */
static const char *
name_chapter (const HxChapter *chapter)
{
  switch (chapter->stage)
    {
    case HX_STAGE_BEFORE:
    case HX_STAGE_PICTURE:
      return _("Before the First Segment");
    case HX_STAGE_TURN:
      return chapter->first > 0 ? _("After the Battle") : NULL;
    default:
      return _("After the Battle");
    }
}

/* Folds or unfolds the list of how the board stands. */
static void
unfold_opening (HxBattlePage *self,
                gboolean      is_unfolded)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self->opening_button));

  self->is_updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->opening_button), is_unfolded);
  self->is_updating = FALSE;
  gtk_image_set_from_icon_name (GTK_IMAGE (gtk_widget_get_first_child (box)),
                                is_unfolded ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_widget_set_visible (self->opening_list, is_unfolded);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->opening_button), GTK_ACCESSIBLE_STATE_EXPANDED, is_unfolded, -1);
}

static void
opening_toggled_cb (HxBattlePage *self)
{
  gboolean is_unfolded = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->opening_button));

  if (self->is_updating)
    return;
  unfold_opening (self, is_unfolded);
  g_settings_set_boolean (self->settings, HX_PREFERENCE_FOLD_OPENING, !is_unfolded);
}

static GtkWidget *
create_opening_button (const char *gist_text)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (_("How the Board Stands"));
  GtkWidget *gist = gtk_label_new (gist_text);
  g_autofree char *name = g_strdup_printf (_("%1$s: %2$s"), _("How the Board Stands"), gist_text);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (gist), 0);
  gtk_label_set_wrap (GTK_LABEL (gist), TRUE);
  gtk_widget_add_css_class (gist, "caption");
  gtk_widget_add_css_class (gist, "dimmed");
  gtk_box_append (GTK_BOX (lines), title);
  gtk_box_append (GTK_BOX (lines), gist);
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), lines);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "opening");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return button;
}

/* How the board stands can be a long list: it folds away under its gist. */
static void
append_opening (HxBattlePage    *self,
                const HxChapter *chapter)
{
  g_autofree char *gist = hx_chapter_dup_gist (get_resolution (self), chapter);

  self->opening_button = create_opening_button (gist);
  g_signal_connect_swapped (self->opening_button, "toggled", G_CALLBACK (opening_toggled_cb), self);
  gtk_box_append (self->rows, self->opening_button);
  self->list = NULL;
  append_list (self);
  self->opening_list = self->list;
  self->opening = *chapter;
}

static void
append_heading (HxBattlePage    *self,
                const HxChapter *chapter,
                const HxChapter *before)
{
  const char *name = chapter->segment == HX_NO_SEGMENT ? name_chapter (chapter) : NULL;

  if (chapter->is_opening)
    {
      append_opening (self, chapter);
      return;
    }
  if (chapter->segment != HX_NO_SEGMENT)
    append_segment_heading (self, chapter);
  /* What follows under the same words goes on with the same list. */
  else if (before == NULL || before->is_opening || before->segment != HX_NO_SEGMENT ||
           g_strcmp0 (name, name_chapter (before)) != 0)
    {
      if (name != NULL)
        gtk_box_append (self->rows, hx_heading_new (name));
    }
  else
    return;
  self->list = NULL;
}

static void
append_step (HxBattlePage *self,
             const HxStep *step)
{
  HxReasonText reason = { HX_NO_NUMBER, .markup = step->markup, .text = step->text, .rules = step->rules };
  GtkWidget *row = hx_reason_row_new (get_narrator (self), &reason);

  append_list (self);
  hx_lit_row_attach (row, self->view, hx_lit_row_find_step (step));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  g_ptr_array_add (self->step_rows, row);
}

static void
append_choices (HxBattlePage *self,
                guint         step)
{
  HxResolution *resolution = get_resolution (self);

  for (guint i = 0; i < hx_resolution_get_n_answers (resolution); i++)
    {
      GtkWidget *card;

      if (hx_resolution_get_answer (resolution, i)->step != step)
        continue;
      card = hx_choice_card_new (self->view, i);
      gtk_widget_add_css_class (card, "between");
      gtk_box_append (self->rows, card);
      self->list = NULL;
      self->last_card = card;
    }
}

/* Tiles on the board with something that no code referees yet are named before anything is told. */
static void
append_unrefereed (HxBattlePage *self)
{
  g_auto (GStrv) notes = hx_secret_text_dup_unrefereed (self->view);

  for (char **note = notes; note != NULL && *note != NULL; note++)
    {
      HxReasonText reason = { HX_NO_NUMBER, .text = *note };
      GtkWidget *row = hx_reason_row_new (get_narrator (self), &reason);

      append_list (self);
      gtk_widget_add_css_class (row, "doubtful");
      gtk_list_box_append (GTK_LIST_BOX (self->list), row);
    }
}

static void
clear_rows (HxBattlePage *self)
{
  hx_box_clear (self->rows);
  g_ptr_array_set_size (self->step_rows, 0);
  self->list = NULL;
  self->last_card = NULL;
  self->opening_button = NULL;
  self->opening_list = NULL;
}

static void
append_chapter (HxBattlePage    *self,
                const HxChapter *chapter,
                const HxChapter *before)
{
  append_choices (self, chapter->first);
  append_heading (self, chapter, before);
  for (guint i = self->step_rows->len; i <= chapter->last; i++)
    {
      if (i > chapter->first)
        append_choices (self, i);
      append_step (self, hx_resolution_get_step (get_resolution (self), i));
    }
  if (chapter->is_opening)
    self->list = NULL;
}

static void
fill_rows (HxBattlePage *self)
{
  HxResolution *resolution = get_resolution (self);
  g_autoptr (GArray) chapters = hx_chapters_collect (resolution);

  clear_rows (self);
  append_unrefereed (self);
  for (guint i = 0; i < chapters->len; i++)
    append_chapter (self, &g_array_index (chapters, HxChapter, i),
                    i > 0 ? &g_array_index (chapters, HxChapter, i - 1) : NULL);
  append_choices (self, hx_resolution_get_n_steps (resolution));
  if (hx_resolution_get_is_over (resolution))
    gtk_box_append (self->rows, hx_verdict_card_new (self->view));
}

/* It is open where the user wants it so, and while one of its steps is on show. */
static void
update_opening (HxBattlePage *self,
                gint          step)
{
  gboolean is_within = step >= (gint) self->opening.first && step <= (gint) self->opening.last;

  if (self->opening_button != NULL)
    unfold_opening (self, is_within || !g_settings_get_boolean (self->settings, HX_PREFERENCE_FOLD_OPENING));
}

static void
mark (GtkWidget  *widget,
      const char *css_class,
      gboolean    is_marked)
{
  if (is_marked)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
mark_discs (HxBattlePage *self,
            guint         segment)
{
  for (guint i = 0; i < self->discs->len; i++)
    {
      guint own = g_array_index (self->disc_segments, guint, i);
      gboolean is_current = own == segment;
      HxLookNumber number = { (int) own, 0, segment != HX_NO_SEGMENT && own > segment };
      GtkWidget *picture = gtk_button_get_child (g_ptr_array_index (self->discs, i));

      hx_tile_picture_set_number (HX_TILE_PICTURE (picture), &number);
      mark (g_ptr_array_index (self->discs, i), "current", is_current);
      gtk_accessible_update_state (g_ptr_array_index (self->discs, i), GTK_ACCESSIBLE_STATE_SELECTED, is_current, -1);
    }
}

/* Where there is no room for the last step and the choice after it, the options of the choice come first. */
static double
find_top (HxBattlePage *self,
          double        top)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  graphene_rect_t bounds;

  if (gtk_adjustment_get_upper (adjustment) - top <= gtk_adjustment_get_page_size (adjustment) ||
      hx_resolution_get_open (get_resolution (self)) == NULL || self->last_card == NULL ||
      !gtk_widget_compute_bounds (self->last_card, GTK_WIDGET (self->rows), &bounds))
    return top;

  return bounds.origin.y;
}

/* The rows may be new and not laid out yet, so this waits for a frame in which they are. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  HxBattlePage *self = HX_BATTLE_PAGE (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  gint step = get_resolution (self) != NULL ? hx_view_state_get_step (self->view) : -1;
  gboolean is_last = step + 1 == (gint) self->step_rows->len;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self->rows)) || gtk_widget_get_height (GTK_WIDGET (self->rows)) == 0)
    return G_SOURCE_CONTINUE;
  self->scroll_id = 0;
  if (step < 0 || step >= (gint) self->step_rows->len)
    gtk_adjustment_set_value (adjustment, 0);
  /* After the last row come an open choice or the verdict, which should be in sight too. */
  else if (gtk_widget_compute_bounds (g_ptr_array_index (self->step_rows, step), GTK_WIDGET (self->rows), &bounds))
    gtk_adjustment_clamp_page (adjustment, is_last ? find_top (self, bounds.origin.y - 48) : bounds.origin.y - 48,
                               is_last ? gtk_adjustment_get_upper (adjustment)
                                       : bounds.origin.y + bounds.size.height +
                                           gtk_adjustment_get_page_size (adjustment) / 2);

  return G_SOURCE_REMOVE;
}

static void
step_changed_cb (HxBattlePage *self)
{
  gint step;
  guint segment = HX_NO_SEGMENT;

  if (get_resolution (self) == NULL)
    return;
  step = hx_view_state_get_step (self->view);
  for (guint i = 0; i < self->step_rows->len; i++)
    mark (g_ptr_array_index (self->step_rows, i), "current", (gint) i == step);
  if (step >= 0)
    {
      const HxStep *told = hx_resolution_get_step (get_resolution (self), (guint) step);

      segment = told->segment;
      hx_announce (GTK_WIDGET (self), told->text);
    }
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  update_opening (self, step);
  mark_discs (self, segment);
}

static gboolean
has_focus_in_rows (HxBattlePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->rows));
}

/* Rows that are made anew would leave the keyboard on the first of them. */
static void
focus_step (HxBattlePage *self)
{
  gint step = hx_view_state_get_step (self->view);

  if (step >= 0 && step < (gint) self->step_rows->len)
    gtk_widget_grab_focus (g_ptr_array_index (self->step_rows, step));
}

static void
resolution_changed_cb (HxBattlePage *self)
{
  gboolean has_battle = get_resolution (self) != NULL;
  gboolean had_focus = has_focus_in_rows (self);

  gtk_stack_set_visible_child_name (self->stack, has_battle ? "battle" : "nothing");
  if (!has_battle)
    {
      clear_rows (self);
      return;
    }
  fill_segments (self);
  fill_rows (self);
  step_changed_cb (self);
  if (had_focus)
    focus_step (self);
}

static void
drop_view (HxBattlePage *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_clear_object (&self->view);
}

static void
hx_battle_page_dispose (GObject *object)
{
  HxBattlePage *self = HX_BATTLE_PAGE (object);

  drop_view (self);
  g_clear_object (&self->settings);
  /* The bin has to let go of its child before the template does. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_BATTLE_PAGE);
  g_clear_pointer (&self->step_rows, g_ptr_array_unref);
  g_clear_pointer (&self->discs, g_ptr_array_unref);
  g_clear_pointer (&self->disc_segments, g_array_unref);

  G_OBJECT_CLASS (hx_battle_page_parent_class)->dispose (object);
}

static void
hx_battle_page_class_init (HxBattlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_battle_page_dispose;

  g_type_ensure (HX_TYPE_BATTLE_PLAYER);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, stack);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, segments);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, rows);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, player);
}

static void
hx_battle_page_init (HxBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (HX_APP_ID);
  self->step_rows = g_ptr_array_new ();
  self->discs = g_ptr_array_new ();
  self->disc_segments = g_array_new (FALSE, FALSE, sizeof (guint));
}

/** hx_battle_page_set_view: @view: what the window shows from now */
void
hx_battle_page_set_view (HxBattlePage *self,
                         HxViewState  *view)
{
  g_return_if_fail (HX_IS_BATTLE_PAGE (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  hx_battle_player_set_view (self->player, view);
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (resolution_changed_cb), self);
  g_signal_connect_swapped (view, "notify::step", G_CALLBACK (step_changed_cb), self);
  resolution_changed_cb (self);
}

/** hx_battle_page_focus_choice: Puts the keyboard on the options of the choice that came up last, if there is one. */
void
hx_battle_page_focus_choice (HxBattlePage *self)
{
  g_return_if_fail (HX_IS_BATTLE_PAGE (self));

  if (self->last_card != NULL)
    hx_choice_card_focus (HX_CHOICE_CARD (self->last_card));
}

/** hx_battle_page_set_playing: @playing: whether the steps go on by themselves, which the play button shows */
void
hx_battle_page_set_playing (HxBattlePage *self,
                            gboolean      playing)
{
  g_return_if_fail (HX_IS_BATTLE_PAGE (self));

  hx_battle_player_set_playing (self->player, playing);
}
