/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An object only because lists want objects; the number of copies left is the one thing that changes. */

#include "config.h"

#include "hx-tile-item.h"

struct _HxTileItem
{
  GObject parent_instance;

  /* owned */
  char *name;

  /* state */
  guint16 what;
  guint side;
  HxSection section;
  gint left;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_LEFT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (HxTileItem, hx_tile_item, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
hx_tile_item_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  HxTileItem *self = HX_TILE_ITEM (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_LEFT:
      g_value_set_int (value, self->left);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_tile_item_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  HxTileItem *self = HX_TILE_ITEM (object);

  switch (prop_id)
    {
    case PROP_LEFT:
      hx_tile_item_set_left (self, g_value_get_int (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_tile_item_finalize (GObject *object)
{
  HxTileItem *self = HX_TILE_ITEM (object);

  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (hx_tile_item_parent_class)->finalize (object);
}

static void
hx_tile_item_class_init (HxTileItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = hx_tile_item_get_property;
  object_class->set_property = hx_tile_item_set_property;
  object_class->finalize = hx_tile_item_finalize;

  /** HxTileItem:name: the tile's name, for people. */
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /** HxTileItem:left: copies that the army has and that are not on the board; below 0 where there are too many there. */
  properties[PROP_LEFT] = g_param_spec_int ("left", NULL, NULL, G_MININT, G_MAXINT, 0,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hx_tile_item_init (HxTileItem *self)
{
}

/**
 * hx_tile_item_new:
 * @section: under which heading it stands, which says what it is
 * @what: a tile of the box, a #HxTrapKind or a #HxPieceMarker
 * @side: the side that would place it
 * @name: its name, for people
 *
 * Returns: (transfer full): an item with no copies left
 */
HxTileItem *
hx_tile_item_new (HxSection   section,
                  guint16     what,
                  guint       side,
                  const char *name)
{
  HxTileItem *self = g_object_new (HX_TYPE_TILE_ITEM, NULL);

  self->what = what;
  self->side = side;
  self->section = section;
  self->name = g_strdup (name);

  return self;
}

/** hx_tile_item_get_what: Returns: the tile of the box, the #HxTrapKind or the #HxPieceMarker, as the section says. */
guint16
hx_tile_item_get_what (HxTileItem *self)
{
  g_return_val_if_fail (HX_IS_TILE_ITEM (self), HX_NO_TILE);

  return self->what;
}

/** hx_tile_item_get_tile: Returns: the tile of the box, or %HX_NO_TILE for a Trap or a marker. */
guint16
hx_tile_item_get_tile (HxTileItem *self)
{
  g_return_val_if_fail (HX_IS_TILE_ITEM (self), HX_NO_TILE);

  return self->section <= HX_SECTION_NEUTRAL ? self->what : HX_NO_TILE;
}

/** hx_tile_item_get_side: Returns: the side that would place it. */
guint
hx_tile_item_get_side (HxTileItem *self)
{
  g_return_val_if_fail (HX_IS_TILE_ITEM (self), 0);

  return self->side;
}

/** hx_tile_item_get_section: Returns: under which heading it stands. */
HxSection
hx_tile_item_get_section (HxTileItem *self)
{
  g_return_val_if_fail (HX_IS_TILE_ITEM (self), HX_SECTION_UNITS);

  return self->section;
}

/** hx_tile_item_get_name: Returns: (transfer none): its name, for people. */
const char *
hx_tile_item_get_name (HxTileItem *self)
{
  g_return_val_if_fail (HX_IS_TILE_ITEM (self), NULL);

  return self->name;
}

/** hx_tile_item_get_left: Returns: copies left, below 0 where the board has more than there are. */
gint
hx_tile_item_get_left (HxTileItem *self)
{
  g_return_val_if_fail (HX_IS_TILE_ITEM (self), 0);

  return self->left;
}

/** hx_tile_item_set_left: @left: copies left */
void
hx_tile_item_set_left (HxTileItem *self,
                       gint        left)
{
  g_return_if_fail (HX_IS_TILE_ITEM (self));

  if (self->left == left)
    return;
  self->left = left;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEFT]);
}
