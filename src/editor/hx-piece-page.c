/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says what is selected where that is no piece, and has the details of a piece once there is one. */

#include "config.h"

#include "hx-piece-page.h"

#include "hx-lazy-page.h"
#include "hx-piece-details.h"
#include "hx-secret-text.h"

struct _HxPiecePage
{
  AdwBin parent_instance;

  /* template children */
  GtkStack *stack;
  AdwStatusPage *trap;
  HxLazyPage *details;

  /* owned */
  HxViewState *view;
};

G_DEFINE_FINAL_TYPE (HxPiecePage, hx_piece_page, ADW_TYPE_BIN)

static HxDocument *
get_document (HxPiecePage *self)
{
  return hx_view_state_get_document (self->view);
}

static gboolean
has_piece (HxPiecePage *self)
{
  return hx_document_get_piece (get_document (self), hx_view_state_get_selection (self->view)) != NULL;
}

/* A Trap has no state to force: only what may be known of it is said. Returns: whether one lies on the selected hex. */
static gboolean
fill_trap (HxPiecePage *self)
{
  const HxPosition *position = hx_document_get_position (get_document (self));
  guint8 hex = hx_view_state_get_selection (self->view);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;
  g_autofree char *description = NULL;

  if (hex >= HX_MAX_HEXES || position->trap[hex] == HX_TRAP_NONE)
    return FALSE;
  title = hx_secret_text_dup_trap_title (self->view, position, hex);
  text = hx_secret_text_dup_trap (self->view, position, hex);
  description = g_markup_escape_text (text, -1);
  adw_status_page_set_title (self->trap, title);
  adw_status_page_set_description (self->trap, description);

  return TRUE;
}

static void
details_made_cb (HxPiecePage    *self,
                 HxPieceDetails *details)
{
  if (self->view != NULL)
    hx_piece_details_set_view (details, self->view);
}

/* The details are made even where nobody sees this page: they know what the bar below a narrow board says. */
static void
update (HxPiecePage *self)
{
  if (has_piece (self))
    {
      hx_lazy_page_get (self->details);
      gtk_stack_set_visible_child_name (self->stack, "piece");
    }
  else
    gtk_stack_set_visible_child_name (self->stack, fill_trap (self) ? "trap" : "nothing");
}

static void
drop_view (HxPiecePage *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_signal_handlers_disconnect_by_data (get_document (self), self);
  g_clear_object (&self->view);
}

static void
hx_piece_page_dispose (GObject *object)
{
  HxPiecePage *self = HX_PIECE_PAGE (object);

  drop_view (self);
  /* The bin has to let go of its child before the template does. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_PIECE_PAGE);

  G_OBJECT_CLASS (hx_piece_page_parent_class)->dispose (object);
}

static void
hx_piece_page_class_init (HxPiecePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_piece_page_dispose;

  g_type_ensure (HX_TYPE_LAZY_PAGE);
  g_type_ensure (HX_TYPE_PIECE_DETAILS);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-piece-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HxPiecePage, stack);
  gtk_widget_class_bind_template_child (widget_class, HxPiecePage, trap);
  gtk_widget_class_bind_template_child (widget_class, HxPiecePage, details);
  gtk_widget_class_bind_template_callback (widget_class, details_made_cb);
}

static void
hx_piece_page_init (HxPiecePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/** hx_piece_page_set_view: @view: what the window shows from now */
void
hx_piece_page_set_view (HxPiecePage *self,
                        HxViewState *view)
{
  HxPieceDetails *details;

  g_return_if_fail (HX_IS_PIECE_PAGE (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  details = hx_lazy_page_peek (self->details);
  if (details != NULL)
    hx_piece_details_set_view (details, view);
  g_signal_connect_swapped (view, "notify::selection", G_CALLBACK (update), self);
  g_signal_connect_swapped (view, "notify::eyes", G_CALLBACK (update), self);
  g_signal_connect_swapped (get_document (self), "changed", G_CALLBACK (update), self);
  update (self);
}

/** hx_piece_page_focus_card: Puts the keyboard on the first line of what is printed on the tile, which scrolls there. */
void
hx_piece_page_focus_card (HxPiecePage *self)
{
  HxPieceDetails *details;

  g_return_if_fail (HX_IS_PIECE_PAGE (self));

  details = hx_lazy_page_peek (self->details);
  if (details != NULL)
    hx_piece_details_focus_card (details);
}

/** hx_piece_page_dup_summary: Returns: (transfer full) (nullable): the most telling thing about the piece, in a line. */
char *
hx_piece_page_dup_summary (HxPiecePage *self)
{
  HxPieceDetails *details;

  g_return_val_if_fail (HX_IS_PIECE_PAGE (self), NULL);

  details = hx_lazy_page_peek (self->details);

  return details != NULL ? hx_piece_details_dup_summary (details) : NULL;
}
