/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the commands on a document put a new value into its history. */
#pragma once

#include "hx-document.h"

G_BEGIN_DECLS

void hx_document_commit (HxDocument *self,
                         HxScenario *scenario,
                         const char *label,
                         const char *coalesce);

G_END_DECLS
