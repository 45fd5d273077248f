/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The armies that the user made, as the window lists them: added, removed and brought back. */
#pragma once

#include "hx-library.h"
#include "hx-own-armies.h"

G_BEGIN_DECLS

/** HxShelfState: what a file on the shelf is good for. */
typedef enum
{
  HX_SHELF_IN_USE,
  /* It holds another army than the one in use by its id, and is read when the program starts again. */
  HX_SHELF_WAITING,
  HX_SHELF_LEFT_OUT,
} HxShelfState;

#define HX_TYPE_ARMY_SHELF (hx_army_shelf_get_type ())
G_DECLARE_FINAL_TYPE (HxArmyShelf, hx_army_shelf, HX, ARMY_SHELF, GObject)

HxArmyShelf     *hx_army_shelf_new        (HxLibrary    *library,
                                           GPtrArray    *found,
                                           const char   *folder) G_GNUC_WARN_UNUSED_RESULT;
HxLibrary       *hx_army_shelf_get_library (HxArmyShelf *self);
const char      *hx_army_shelf_get_folder (HxArmyShelf  *self);
guint            hx_army_shelf_get_n      (HxArmyShelf  *self);
const HxOwnArmy *hx_army_shelf_get_nth    (HxArmyShelf  *self,
                                           guint         nth);
HxShelfState     hx_army_shelf_get_state  (HxArmyShelf  *self,
                                           guint         nth);
char            *hx_army_shelf_dup_name   (HxArmyShelf  *self,
                                           guint         nth) G_GNUC_WARN_UNUSED_RESULT;
gboolean         hx_army_shelf_can_remove (HxArmyShelf  *self,
                                           guint         nth);

gboolean         hx_army_shelf_add        (HxArmyShelf  *self,
                                           const char   *name,
                                           GBytes       *bytes,
                                           GStrv        *faults);
gboolean         hx_army_shelf_remove     (HxArmyShelf  *self,
                                           guint         nth,
                                           GError      **error);
gboolean         hx_army_shelf_restore    (HxArmyShelf  *self,
                                           GError      **error);

G_END_DECLS
