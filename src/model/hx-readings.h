/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Disputed readings of a document's position: choosing them, and finding out which would change what comes of it. */
#pragma once

#include "hx-document.h"

G_BEGIN_DECLS

/**
 * HxReadingEffect: what comes of the position if one point is read otherwise.
 * @ruling: the point, a #HxRuling
 * @reading: the other reading, its index in hx_ruling_reading()
 * @changes: it comes out otherwise
 * @is_known: all ends were looked at, so that @changes is certain
 * @here, @there: where it changes: an end as it is read now, and one by the other reading
 */
typedef struct
{
  HxRuling ruling;
  guint8 reading;
  gboolean changes;
  gboolean is_known;
  HxPosition here, there;
} HxReadingEffect;

gboolean   hx_document_set_reading     (HxDocument           *self,
                                        HxRuling              ruling,
                                        guint8                reading);
gboolean   hx_document_reading_is_said (HxDocument           *self,
                                        HxRuling              ruling);

void       hx_readings_try_async       (HxDocument           *document,
                                        GCancellable         *cancellable,
                                        GAsyncReadyCallback   callback,
                                        gpointer              user_data);
GArray    *hx_readings_try_finish      (HxDocument           *document,
                                        GAsyncResult         *result,
                                        GError              **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
