/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The real armies and a document on a board that each test lays out for itself. */
#pragma once

#include "hx-document.h"
#include "hx-puzzle-check.h"

HxLibrary  *fixture_load_library (void);
HxDocument *fixture_new_document (HxLibrary  *library);
HxDocument *fixture_load_text    (HxLibrary  *library,
                                  const char *text);
HxDocument *fixture_load_position (HxLibrary *library,
                                   const char *name);
void        fixture_wait_for_check (HxPuzzleCheck *check);
HxDocument *fixture_reload       (HxLibrary  *library,
                                  HxDocument *document);
guint16     fixture_tile         (HxDocument *document,
                                  const char *id);
guint8      fixture_hex          (HxDocument *document,
                                  const char *name);
void        fixture_place        (HxDocument *document,
                                  const char *tile,
                                  guint       side,
                                  const char *hex,
                                  guint       facing);
