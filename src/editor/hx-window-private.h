/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the window share: its widgets, its actions, its dealings with files. */
#pragma once

#include "hx-autosave.h"
#include "hx-bar-place.h"
#include "hx-board.h"
#include "hx-file-bar.h"
#include "hx-hand-strip.h"
#include "hx-inspector.h"
#include "hx-lazy-page.h"
#include "hx-odd-button.h"
#include "hx-puzzle-bar.h"
#include "hx-tile-palette.h"
#include "hx-tile-picture.h"
#include "hx-what-if-bar.h"
#include "hx-window.h"

G_BEGIN_DECLS

struct _HxWindow
{
  AdwApplicationWindow parent_instance;

  /* template children */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  HxLazyPage *start_page;
  HxLazyPage *error_page;
  AdwOverlaySplitView *palette_split;
  HxTilePalette *palette;
  AdwMultiLayoutView *layouts;
  AdwOverlaySplitView *inspector_split;
  AdwBottomSheet *sheet;
  HxTilePicture *bar_picture;
  GtkLabel *bar_title;
  GtkLabel *bar_subtitle;
  HxInspector *inspector;
  AdwWindowTitle *title;
  GtkToggleButton *palette_button;
  GtkButton *undo_button;
  GtkButton *redo_button;
  GtkToggleButton *inspector_button;
  GtkMenuButton *menu_button;
  GMenu *primary_menu;
  GMenu *seen_by;
  AdwBanner *banner;
  HxFileBar *file_bar;
  HxWhatIfBar *what_if_bar;
  HxPuzzleBar *puzzle_bar;
  GMenu *recent_menu;
  AdwSplitButton *open_button;
  GtkButton *battle_button;
  HxBarPlace *bar_place;
  GtkLabel *hint;
  AdwWrapBox *side_pills;
  HxOddButton *odd;
  HxBoard *board;
  HxHandStrip *hand;
  AdwWrapBox *narrow_buttons;
  GtkButton *narrow_battle_button;

  /* owned */
  HxLibrary *library;
  HxViewState *view;
  HxAutosave *autosave;
  HxWhatIf *what_if;
  HxViewState *asked_from;
  HxPuzzleTry *attempt;
  HxPuzzleCheck *check;
  HxPuzzleCheck *hints;
  GSettings *settings;
  GFile *failed_file;

  /* state */
  guint play_id;
  guint n_writing;
  gboolean is_closing;
  gboolean is_asking;
  gboolean has_draft_failed;
  gboolean is_welcoming;
};

gboolean hx_window_is_narrow       (HxWindow   *self);
void     hx_window_set_document    (HxWindow   *self,
                                    HxDocument *document);
void     hx_window_show_start      (HxWindow   *self);
void     hx_window_toast           (HxWindow   *self,
                                    const char *text);
void     hx_window_show_inspector  (HxWindow   *self);

void     hx_window_add_actions     (HxWindow   *self);
void     hx_window_update_actions  (HxWindow   *self);
void     hx_window_stop_playing    (HxWindow   *self);

void     hx_window_add_battle_actions (HxWindow *self);
void     hx_window_add_edit_actions (HxWindow  *self);
void     hx_window_add_board_actions (HxWindow *self);
void     hx_window_announce_selection (HxWindow *self);

void     hx_window_add_play_actions (HxWindow  *self);
void     hx_window_add_puzzle_actions (HxWindow *self);
void     hx_window_update_puzzle_actions (HxWindow *self);
void     hx_window_ask_for_sheet   (HxWindow   *self);
void     hx_window_start_try       (HxWindow   *self,
                                    const HxPuzzleLine *line);
gboolean hx_window_end_try         (HxWindow   *self);
void     hx_window_drop_try        (HxWindow   *self);
void     hx_window_drop_check      (HxWindow   *self);
void     hx_window_tell_puzzle     (HxWindow   *self);
void     hx_window_keep_point      (HxWindow   *self);
gboolean hx_window_unpick          (HxWindow   *self);
gboolean hx_window_turn_pick       (HxWindow   *self,
                                    int         turns);

void     hx_window_watch_dialogs   (HxWindow   *self);
void     hx_window_add_file_actions (HxWindow  *self);
void     hx_window_add_rule_actions (HxWindow  *self);
void     hx_window_add_share_actions (HxWindow *self);
void     hx_window_export          (HxWindow   *self,
                                    GFile      *file,
                                    GBytes     *bytes);
char    *hx_window_dup_file_name   (HxWindow   *self,
                                    const char *suffix) G_GNUC_WARN_UNUSED_RESULT;
void     hx_window_add_report_actions (HxWindow *self);
void     hx_window_add_what_if_actions (HxWindow *self);
void     hx_window_drop_what_if    (HxWindow   *self);
gboolean hx_window_ask_about_what_if (HxWindow *self);
HxDocument *hx_window_get_document (HxWindow   *self);
void     hx_window_show            (HxWindow   *self,
                                    HxViewState *view);
void     hx_window_accept_files    (HxWindow   *self);
gboolean hx_window_close_request   (GtkWindow  *window);
void     hx_window_remember_size   (HxWindow   *self);
void     hx_window_set_size        (HxWindow   *self,
                                    int         width,
                                    int         height);
void     hx_window_begin_writing   (HxWindow   *self);
void     hx_window_end_writing     (HxWindow   *self);
gpointer hx_window_get_parent_class (void);

const char *hx_window_get_welcome  (HxWindow   *self);

void     hx_window_add_disk_actions (HxWindow  *self);
void     hx_window_keep_draft      (HxWindow   *self,
                                    HxDraft    *draft);
void     hx_window_show_trouble    (HxWindow   *self,
                                    const char *heading,
                                    const char *text);

G_END_DECLS
