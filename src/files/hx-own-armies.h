/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armies that a user made, in a folder of the user's. */
#pragma once

#include <gio/gio.h>

#include "hx-catalog.h"

G_BEGIN_DECLS

/** HX_OWN_ARMY_MAX_SIZE: bytes of an army's file; HX_OWN_ARMIES_MAX_FILES: files that are read. */
#define HX_OWN_ARMY_MAX_SIZE (256 * 1024)
#define HX_OWN_ARMIES_MAX_FILES 100

/**
 * HxOwnArmy: what became of one file.
 * @path: the file, or the folder itself where that is at fault
 * @bytes: (nullable): its content
 * @army: (nullable): the army, owned here until it is in a catalog
 * @id: (nullable): its id, once it is in a catalog
 * @faults: (element-type utf8): why it is left out, each with its place; none where it is not
 * @remarks: (element-type utf8): what is unusual about it
 */
typedef struct
{
  char *path;
  GBytes *bytes;
  HxArmy *army;
  char *id;
  GPtrArray *faults;
  GPtrArray *remarks;
} HxOwnArmy;

gboolean   hx_own_army_is_army     (GBytes           *bytes);
HxOwnArmy *hx_own_army_new         (const HxCatalog  *catalog,
                                    const char       *path,
                                    GBytes           *bytes) G_GNUC_WARN_UNUSED_RESULT;
HxOwnArmy *hx_own_army_read        (const HxCatalog  *catalog,
                                    const char       *path) G_GNUC_WARN_UNUSED_RESULT;
gboolean   hx_own_army_take        (HxOwnArmy        *own,
                                    HxCatalog        *catalog,
                                    GPtrArray        *others);
gboolean   hx_own_army_save        (HxOwnArmy        *own,
                                    const char       *folder,
                                    GError          **error);
void       hx_own_army_free        (HxOwnArmy        *own);

char      *hx_own_armies_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *hx_own_armies_load       (HxCatalog       *catalog,
                                     const char      *folder) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HxOwnArmy, hx_own_army_free)

G_END_DECLS
