/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows what the referee says about one piece of the position before the battle, and lets its state be forced. */

#include "config.h"

#include "hx-piece-details.h"

#include <glib/gi18n.h>

#include "hx-card.h"
#include "hx-hex-text.h"
#include "hx-list-tools.h"
#include "hx-lit-row.h"
#include "hx-marker-list.h"
#include "hx-menu-names.h"
#include "hx-monolith-group.h"
#include "hx-phrase.h"
#include "hx-reason-list.h"
#include "hx-secret-text.h"
#include "hx-tile-picture.h"
#include "hx-why.h"

/* Which reasons go under which heading. */
typedef struct
{
  const char *heading;
  HxInsightKind first, last;
} Section;

static const Section sections[] = {
  { N_("In a Battle"), HX_INSIGHT_SEGMENT, HX_INSIGHT_SEGMENT },
  { N_("In the End"), HX_INSIGHT_FATE, HX_INSIGHT_NOTE },
  { N_("Values"), HX_INSIGHT_VALUE, HX_INSIGHT_VALUE },
  { N_("Effects"), HX_INSIGHT_STATE, HX_INSIGHT_STATE },
};

/* A list and what stands above it; both are hidden while there is nothing in it. */
typedef struct
{
  GtkWidget *heading;
  GtkWidget *list;
} Block;

struct _HxPieceDetails
{
  AdwBin parent_instance;

  /* template children */
  HxTilePicture *picture;
  GtkLabel *name;
  GtkLabel *kind;
  GtkLabel *place;
  GtkButton *turn_left;
  GtkButton *turn_right;
  GtkMenuButton *menu;
  GtkListBox *state;
  AdwActionRow *net_row;
  AdwToggleGroup *net;
  AdwActionRow *power_row;
  AdwToggleGroup *power;
  AdwActionRow *wounds_row;
  GtkSpinButton *wounds;
  GtkAdjustment *wounds_adjustment;
  HxMarkerList *markers;
  HxMonolithGroup *monolith;
  GtkBox *reasons;

  /* children of reasons, in this order */
  Block cargo;
  Block blocks[G_N_ELEMENTS (sections)];
  Block card;

  /* owned */
  HxViewState *view;
  GPtrArray *whys;

  /* state */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (HxPieceDetails, hx_piece_details, ADW_TYPE_BIN)

static HxDocument *
get_document (HxPieceDetails *self)
{
  return hx_view_state_get_document (self->view);
}

static const HxNarrator *
get_narrator (HxPieceDetails *self)
{
  return hx_view_state_get_narrator (self->view);
}

static const HxPiece *
get_piece (HxPieceDetails *self)
{
  return self->view != NULL ? hx_document_get_piece (get_document (self), hx_view_state_get_selection (self->view))
                            : NULL;
}

static const HxInsight *
find_why (HxPieceDetails *self,
          const char     *topic)
{
  for (guint i = 0; self->whys != NULL && i < self->whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (self->whys, i);

      if (why->kind == HX_INSIGHT_STATE && g_str_equal (why->topic, topic))
        return why;
    }

  return NULL;
}

/* Net, power and wounds have rows of their own. */
static gboolean
is_in_state_rows (const HxInsight *why)
{
  static const char *const topics[] = { "net", "power", "wounds", NULL };

  return why->kind == HX_INSIGHT_STATE && g_strv_contains (topics, why->topic);
}

static const char *
name_kind (HxTileType type)
{
  switch (type)
    {
    case HX_TILE_HQ:
      return _("headquarters");
    case HX_TILE_WARRIOR:
      return _("warrior");
    case HX_TILE_MODULE:
      return _("module");
    case HX_TILE_IMPLANT:
      return _("implant");
    case HX_TILE_FOUNDATION:
      return _("foundation");
    case HX_TILE_INSTANT:
    default:
      return _("instant tile");
    }
}

static void
fill_header (HxPieceDetails *self,
             const HxPiece  *piece)
{
  HxDocument *document = get_document (self);
  const HxBox *box = hx_document_get_box (document);
  guint8 hex = hx_view_state_get_selection (self->view);
  const HxTileFacts *facts = hx_catalog_get_facts (hx_document_get_catalog (document), piece->tile);
  g_autofree char *name = hx_library_dup_tile_name (hx_document_get_library (document), piece->tile);
  g_autofree char *army = hx_document_dup_side_name (document, piece->owner);
  g_autofree char *facing = hx_hex_text_dup_facing (piece->facing);
  /* Translators: an army and a kind of tile, "Uranopolis, warrior". */
  g_autofree char *kind = g_strdup_printf (_("%1$s, %2$s"), army, name_kind (facts->type));
  /* Translators: a hex and where the piece faces, "On B2, facing north". */
  g_autofree char *place = g_strdup_printf (_("On %1$s, %2$s"), box->geometry.name[hex], facing);
  HxPicture picture;
  HxTileLook look;

  hx_picture_work_out (box, hx_document_get_position (document), &picture);
  memset (&look, 0, sizeof look);
  hx_tile_look_from_position (facts, box, hx_document_get_position (document), &picture, hex, &look);
  look.show_name = FALSE;
  hx_tile_picture_set_tile (self->picture, facts, &look);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->kind, kind);
  gtk_label_set_label (self->place, place);
}

static void
set_reason (AdwActionRow    *row,
            const HxInsight *why,
            const char      *otherwise)
{
  g_autofree char *subtitle = g_markup_escape_text (why != NULL ? why->text : otherwise, -1);

  adw_action_row_set_subtitle (row, subtitle);
}

static void
fill_state (HxPieceDetails *self,
            const HxPiece  *piece)
{
  const HxBox *box = hx_document_get_box (get_document (self));
  const HxTile *tile = &box->tiles[piece->tile];
  int most = tile->kind == HX_KIND_HQ ? HX_HQ_POINTS : tile->toughness + 1;

  set_reason (self->net_row, find_why (self, "net"), _("Not netted"));
  adw_toggle_group_set_active (self->net, piece->net);
  gtk_widget_set_visible (GTK_WIDGET (self->power_row), (tile->traits & HX_TRAIT_NEEDS_POWER) != 0);
  set_reason (self->power_row, find_why (self, "power"), _("Needs power"));
  adw_toggle_group_set_active (self->power, piece->power);
  gtk_adjustment_set_upper (self->wounds_adjustment, MAX (most, piece->wounds));
  gtk_spin_button_set_value (self->wounds, piece->wounds);
  set_reason (self->wounds_row, find_why (self, "wounds"), "");
}

static gboolean
belongs_to (const HxInsight *why,
            const Section   *section)
{
  return why->kind >= section->first && why->kind <= section->last && !is_in_state_rows (why);
}

static void
init_block (HxPieceDetails *self,
            Block          *block,
            const char     *heading)
{
  block->heading = heading != NULL ? hx_heading_new (heading) : NULL;
  block->list = hx_boxed_list_new ();
  if (block->heading != NULL)
    gtk_box_append (self->reasons, block->heading);
  gtk_box_append (self->reasons, block->list);
}

/* Most edits change few of these lines, so that what stays is kept. */
static void
fill_block (HxPieceDetails *self,
            const Block    *block,
            GArray         *reasons)
{
  hx_reason_list_show (GTK_LIST_BOX (block->list), get_narrator (self), (const HxReasonText *) (gpointer) reasons->data,
                       reasons->len);
  if (block->heading != NULL)
    gtk_widget_set_visible (block->heading, reasons->len > 0);
  gtk_widget_set_visible (block->list, reasons->len > 0);
}

static void
empty_block (const Block *block)
{
  gtk_list_box_remove_all (GTK_LIST_BOX (block->list));
}

static GtkWidget *
get_row (const Block *block,
         guint        i)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (block->list), (int) i));
}

static void
fill_section (HxPieceDetails *self,
              const Block    *block,
              const Section  *section)
{
  g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (HxReasonText));
  g_autoptr (GArray) lights = g_array_new (FALSE, FALSE, sizeof (HxHexSet));

  for (guint i = 0; i < self->whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (self->whys, i);
      HxReasonText reason = { HX_NO_NUMBER, .verdict = why->verdict, .text = why->text, .rules = why->rules };
      HxHexSet light = why->others != 0 ? why->others | HX_HEX_BIT (hx_view_state_get_selection (self->view)) : 0;

      if (!belongs_to (why, section))
        continue;
      if (why->segment != HX_NO_SEGMENT)
        {
          reason.number = why->segment;
          reason.spent = g_str_equal (why->topic, "too-late");
        }
      g_array_append_val (reasons, reason);
      g_array_append_val (lights, light);
    }
  fill_block (self, block, reasons);
  for (guint i = 0; i < lights->len; i++)
    hx_lit_row_attach (get_row (block, i), self->view, g_array_index (lights, HxHexSet, i));
}

/* What the tile is called in the other language, for those who have the other edition. Returns: (nullable) */
static char *
dup_other_name (HxPieceDetails *self,
                const HxPiece  *piece)
{
  HxDocument *document = get_document (self);
  HxLibrary *library = hx_document_get_library (document);
  HxLanguage other;
  const char *name = hx_text_get_other (&hx_catalog_get_facts (hx_document_get_catalog (document), piece->tile)->name,
                                        hx_library_get_name_language (library), &other);
  const char *language = name != NULL ? hx_languages_get_name (hx_catalog_get_languages (hx_document_get_catalog (document)), other)
                                      : NULL;

  if (language == NULL)
    return NULL;
  /* Translators: a name of a tile, after what its language calls itself: "Polski: Sieciarz". */
  return hx_phrase (_("{language}: {name}"), "language", language, "name", name, NULL);
}

static gboolean
is_doubtful (const HxCardLine *line)
{
  return g_str_equal (line->topic, "unrefereed") || g_str_equal (line->topic, "doubt");
}

static void
fill_card (HxPieceDetails *self,
           const HxPiece  *piece)
{
  g_autoptr (GPtrArray) lines = hx_explain_tile (get_narrator (self), piece->tile);
  g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (HxReasonText));
  g_autofree char *other_name = lines->len > 0 ? dup_other_name (self, piece) : NULL;
  guint n_before = other_name != NULL ? 1 : 0;

  if (other_name != NULL)
    g_array_append_val (reasons, ((HxReasonText) { HX_NO_NUMBER, .text = other_name }));
  for (guint i = 0; i < lines->len; i++)
    {
      const HxCardLine *line = g_ptr_array_index (lines, i);

      g_array_append_val (reasons, ((HxReasonText) { HX_NO_NUMBER, .text = line->text, .rules = line->rules }));
    }
  fill_block (self, &self->card, reasons);
  for (guint i = 0; i < reasons->len; i++)
    {
      if (i >= n_before && is_doubtful (g_ptr_array_index (lines, i - n_before)))
        gtk_widget_add_css_class (get_row (&self->card, i), "doubtful");
      else
        gtk_widget_remove_css_class (get_row (&self->card, i), "doubtful");
    }
}

/* What lies under a collapsed Monolith, as far as these eyes may know (MON-SET-02). */
static void
fill_cargo (HxPieceDetails *self,
            const HxPiece  *piece)
{
  HxDocument *document = get_document (self);
  static char *rules[] = { (char *) "MON-SET-02", (char *) "MON-COL-01", NULL };
  g_autoptr (GArray) reasons = g_array_new (FALSE, FALSE, sizeof (HxReasonText));
  g_autofree char *text = NULL;

  if (hx_document_get_box (document)->tiles[piece->tile].kind == HX_KIND_HQ)
    text = hx_secret_text_dup_cargo (self->view, hx_document_get_position (document), piece->owner);
  if (text != NULL)
    g_array_append_val (reasons, ((HxReasonText) { HX_NO_NUMBER, .text = text, .rules = rules }));
  fill_block (self, &self->cargo, reasons);
}

static void
update (HxPieceDetails *self)
{
  const HxPiece *piece = get_piece (self);
  HxDocument *document = get_document (self);

  g_clear_pointer (&self->whys, g_ptr_array_unref);
  if (piece == NULL)
    return;

  self->is_updating = TRUE;
  self->whys = hx_explain_piece (get_narrator (self), hx_document_get_box (document),
                                 hx_document_get_position (document), hx_view_state_get_selection (self->view));
  fill_header (self, piece);
  fill_state (self, piece);
  hx_marker_list_show (self->markers, self->view);
  hx_monolith_group_show (self->monolith, self->view);
  fill_cargo (self, piece);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    fill_section (self, &self->blocks[i], &sections[i]);
  fill_card (self, piece);
  gtk_widget_set_sensitive (GTK_WIDGET (self->state), hx_view_state_get_resolution (self->view) == NULL);
  self->is_updating = FALSE;
}

static void
net_picked_cb (HxPieceDetails *self)
{
  guint active = adw_toggle_group_get_active (self->net);

  if (!self->is_updating && get_piece (self) != NULL && active <= HX_TOGGLE_OFF)
    hx_document_set_net (get_document (self), hx_view_state_get_selection (self->view), (HxToggle) active);
}

static void
power_picked_cb (HxPieceDetails *self)
{
  guint active = adw_toggle_group_get_active (self->power);

  if (!self->is_updating && get_piece (self) != NULL && active <= HX_TOGGLE_OFF)
    hx_document_set_power (get_document (self), hx_view_state_get_selection (self->view), (HxToggle) active);
}

static void
wounds_picked_cb (HxPieceDetails *self)
{
  if (!self->is_updating && get_piece (self) != NULL)
    hx_document_set_wounds (get_document (self), hx_view_state_get_selection (self->view),
                            (guint) gtk_spin_button_get_value (self->wounds));
}

static void
drop_view (HxPieceDetails *self)
{
  if (self->view == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->view, self);
  g_signal_handlers_disconnect_by_data (get_document (self), self);
  g_clear_object (&self->view);
}

static void
hx_piece_details_dispose (GObject *object)
{
  HxPieceDetails *self = HX_PIECE_DETAILS (object);

  self->is_updating = TRUE;
  drop_view (self);
  /* The bin has to let go of its child before the template does. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), HX_TYPE_PIECE_DETAILS);
  g_clear_pointer (&self->whys, g_ptr_array_unref);

  G_OBJECT_CLASS (hx_piece_details_parent_class)->dispose (object);
}

static void
hx_piece_details_class_init (HxPieceDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hx_piece_details_dispose;

  g_type_ensure (HX_TYPE_MARKER_LIST);
  g_type_ensure (HX_TYPE_MONOLITH_GROUP);
  g_type_ensure (HX_TYPE_TILE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, HX_RESOURCE_PATH "ui/hx-piece-details.ui");
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, picture);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, name);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, kind);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, place);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, turn_left);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, turn_right);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, menu);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, state);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, net_row);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, net);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, power_row);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, power);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, wounds_row);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, wounds);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, wounds_adjustment);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, markers);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, monolith);
  gtk_widget_class_bind_template_child (widget_class, HxPieceDetails, reasons);
  gtk_widget_class_bind_template_callback (widget_class, net_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, power_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, wounds_picked_cb);
}

static void
hx_piece_details_init (HxPieceDetails *self)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (HX_RESOURCE_PATH "ui/hx-piece-menu.ui");

  gtk_widget_init_template (GTK_WIDGET (self));
  hx_menu_names_set_model (self->menu, G_MENU_MODEL (gtk_builder_get_object (builder, "piece_menu")));
  init_block (self, &self->cargo, NULL);
  gtk_widget_add_css_class (self->cargo.list, "below");
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    init_block (self, &self->blocks[i], _(sections[i].heading));
  init_block (self, &self->card, _("On the Tile"));
}

/** hx_piece_details_set_view: @view: what the window shows from now */
void
hx_piece_details_set_view (HxPieceDetails *self,
                           HxViewState    *view)
{
  g_return_if_fail (HX_IS_PIECE_DETAILS (self));
  g_return_if_fail (HX_IS_VIEW_STATE (view));

  drop_view (self);
  self->view = g_object_ref (view);
  /* Books may be cited otherwise now. */
  empty_block (&self->cargo);
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    empty_block (&self->blocks[i]);
  empty_block (&self->card);
  g_signal_connect_swapped (view, "notify::selection", G_CALLBACK (update), self);
  g_signal_connect_swapped (view, "notify::resolution", G_CALLBACK (update), self);
  g_signal_connect_swapped (view, "notify::eyes", G_CALLBACK (update), self);
  g_signal_connect_swapped (get_document (self), "changed", G_CALLBACK (update), self);
  update (self);
}

/** hx_piece_details_focus_card: Puts the keyboard on the first line of what is printed on the tile, which scrolls there. */
void
hx_piece_details_focus_card (HxPieceDetails *self)
{
  GtkWidget *row;

  g_return_if_fail (HX_IS_PIECE_DETAILS (self));

  row = get_row (&self->card, 0);
  if (row != NULL)
    gtk_widget_grab_focus (row);
}

/** hx_piece_details_dup_summary: Returns: (transfer full) (nullable): the most telling thing about the piece, in a line. */
char *
hx_piece_details_dup_summary (HxPieceDetails *self)
{
  g_return_val_if_fail (HX_IS_PIECE_DETAILS (self), NULL);

  for (guint i = 0; self->whys != NULL && i < self->whys->len; i++)
    {
      const HxInsight *why = g_ptr_array_index (self->whys, i);

      if (why->kind == HX_INSIGHT_SEGMENT)
        return g_strdup (why->text);
    }

  return NULL;
}
