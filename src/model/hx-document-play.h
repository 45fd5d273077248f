/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The commands on a document about what is played from its position. */
#pragma once

#include "hx-document.h"
#include "hx-record.h"

G_BEGIN_DECLS

void hx_document_set_record (HxDocument     *self,
                             const HxRecord *record,
                             const char     *label);
void hx_document_keep_point (HxDocument     *self,
                             const HxGame   *game,
                             const HxRecord *rest);

G_END_DECLS
