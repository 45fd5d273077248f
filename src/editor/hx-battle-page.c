/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells the whole battle as far as it is decided; the step on show is marked and scrolled to. */

#include "config.h"

#include "hx-battle-page.h"

#include <glib/gi18n.h>

#include "hx-announce.h"
#include "hx-choice-card.h"
#include "hx-list-tools.h"
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
  GtkButton *first;
  GtkButton *back;
  GtkButton *play;
  GtkButton *forward;
  GtkButton *last;
  GtkLabel *status;

  /* owned */
  HxViewState *view;
  GPtrArray *step_rows;
  GPtrArray *discs;
  GArray *disc_segments;

  /* state */
  guint scroll_id;

  /* borrowed */
  GtkWidget *last_card;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (HxBattlePage, hx_battle_page, ADW_TYPE_BIN)

static HxResolution *
get_resolution (HxBattlePage *self)
{
  return self->view != NULL ? hx_view_state_get_resolution (self->view) : NULL;
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

/* What is told before the first segment and after the last has no disc. */
static void
append_segment_heading (HxBattlePage *self,
                        const HxStep *step)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label;

  if (step->segment == HX_NO_SEGMENT)
    label = hx_heading_new (step->stage == HX_STAGE_BEFORE ? _("Before the First Segment") : _("After the Battle"));
  else
    {
      g_autofree char *text = g_strdup_printf (_("Segment %u"), step->segment);
      GtkWidget *picture = hx_tile_picture_new ();
      HxLookNumber number = { step->segment, 0, FALSE };

      hx_tile_picture_set_size (HX_TILE_PICTURE (picture), 24);
      hx_tile_picture_set_number (HX_TILE_PICTURE (picture), &number);
      gtk_box_append (GTK_BOX (box), picture);
      label = hx_heading_new (text);
    }
  gtk_widget_remove_css_class (label, "inspector-heading");
  gtk_widget_add_css_class (box, "inspector-heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (self->rows, box);
  self->list = NULL;
}

static void
append_step (HxBattlePage *self,
             const HxStep *step)
{
  HxReasonText reason = { HX_NO_NUMBER, .markup = step->markup, .text = step->text, .rules = step->rules };
  GtkWidget *row = hx_reason_row_new (get_narrator (self), &reason);

  append_list (self);
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
}

static void
fill_rows (HxBattlePage *self)
{
  HxResolution *resolution = get_resolution (self);
  guint n_steps = hx_resolution_get_n_steps (resolution);

  clear_rows (self);
  append_unrefereed (self);
  for (guint i = 0; i < n_steps; i++)
    {
      const HxStep *step = hx_resolution_get_step (resolution, i);

      append_choices (self, i);
      if (i == 0 || hx_resolution_get_step (resolution, i - 1)->segment != step->segment ||
          step->code == HX_EVENT_BATTLE_BEGINS)
        append_segment_heading (self, step);
      append_step (self, step);
    }
  append_choices (self, n_steps);
  if (hx_resolution_get_is_over (resolution))
    gtk_box_append (self->rows, hx_verdict_card_new (self->view));
}

static char *
dup_status (HxBattlePage *self)
{
  HxResolution *resolution = get_resolution (self);
  const HxAnswer *open = hx_resolution_get_open (resolution);
  gint step = hx_view_state_get_step (self->view);
  gint n_steps = (gint) hx_resolution_get_n_steps (resolution);

  if (step < 0)
    return g_strdup (_("Before the battle"));
  if (step == n_steps - 1 && open != NULL)
    {
      g_autofree char *side = hx_document_dup_side_name (hx_view_state_get_document (self->view), open->choice.side);

      return g_strdup_printf (_("Step %1$d, waiting for %2$s"), step + 1, side);
    }

  return g_strdup_printf (_("Step %1$d of %2$d"), step + 1, n_steps);
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
  g_autofree char *status = NULL;
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
  mark_discs (self, segment);
  status = dup_status (self);
  gtk_label_set_label (self->status, status);
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

  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, stack);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, segments);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, scrolled);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, rows);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, first);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, back);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, play);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, forward);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, last);
  gtk_widget_class_bind_template_child (widget_class, HxBattlePage, status);
}

static void
hx_battle_page_init (HxBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), playing ? _("Pause") : _("Play"));
}
