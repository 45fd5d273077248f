/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys, sensitivity and the shortcuts dialog all read this table, so that they cannot disagree. */

#include "config.h"

#include "hx-commands.h"

#include <glib/gi18n.h>

static const HxCommand commands[] = {
  { "win.new", { "<Control>n" }, N_("New Scenario"), HX_TOPIC_SCENARIO, HX_WHEN_ALWAYS },
  { "app.new-window", { "<Control><Shift>n" }, N_("New Window"), HX_TOPIC_GENERAL, HX_WHEN_ALWAYS },
  { "win.open", { "<Control>o" }, N_("Open"), HX_TOPIC_SCENARIO, HX_WHEN_ALWAYS },
  { "win.save", { "<Control>s" }, N_("Save"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.save-as", { "<Control><Shift>s" }, N_("Save As"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.copy-text", { "<Control><Shift>c" }, N_("Copy Position as Text"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.copy-picture", { "<Control><Alt>c" }, N_("Copy as Picture"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.paste-text", { "<Control><Shift>v" }, N_("Paste Position"), HX_TOPIC_SCENARIO, HX_WHEN_ALWAYS },
  { "win.export", { "<Control><Shift>e" }, N_("Export Picture"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.save-report", { "<Control><Shift>r" }, N_("Save Report"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.copy-report", { "<Control><Alt>r" }, N_("Copy Report"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.print", { "<Control>p" }, N_("Print"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.print-puzzle", { "<Control><Alt>p" }, N_("Print the Puzzle"), HX_TOPIC_SCENARIO, HX_WHEN_DOCUMENT },
  { "win.undo", { "<Control>z" }, N_("Undo"), HX_TOPIC_SCENARIO, HX_WHEN_UNDO },
  { "win.redo", { "<Control><Shift>z", "<Control>y" }, N_("Redo"), HX_TOPIC_SCENARIO, HX_WHEN_REDO },
  { "win.find", { "<Control>f" }, N_("Search Tiles"), HX_TOPIC_GENERAL, HX_WHEN_EDITING },
  { "win.next-pane", { "F6" }, N_("Next Pane"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.previous-pane", { "<Shift>F6" }, N_("Previous Pane"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.toggle-palette", { "F9" }, N_("Show Tiles"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.toggle-inspector", { "<Shift>F9" }, N_("Show Inspector"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.show-page('piece')", { "<Alt>1" }, N_("Show Piece"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.show-page('battle')", { "<Alt>2" }, N_("Show Battle"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.show-page('rules')", { "<Alt>3" }, N_("Show Rules"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.show-page('turn')", { "<Alt>4" }, N_("Show Turn"), HX_TOPIC_GENERAL, HX_WHEN_DOCUMENT },
  { "win.seen-by(-1)", { "<Control>0" }, N_("Show Everything"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "win.seen-by(0)", { "<Control>1" }, N_("Seen by the First Side"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "win.seen-by(1)", { "<Control>2" }, N_("Seen by the Second Side"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "win.seen-by(2)", { "<Control>3" }, N_("Seen by the Third Side"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "win.seen-by(3)", { "<Control>4" }, N_("Seen by the Fourth Side"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "win.seen-by(4)", { "<Control>5" }, N_("Seen by the Fifth Side"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "win.seen-by(5)", { "<Control>6" }, N_("Seen by the Sixth Side"), HX_TOPIC_VIEW, HX_WHEN_DOCUMENT },
  { "app.preferences", { "<Control>comma" }, N_("Preferences"), HX_TOPIC_GENERAL, HX_WHEN_ALWAYS },
  { "app.help", { "F1" }, N_("Help"), HX_TOPIC_GENERAL, HX_WHEN_ALWAYS },
  { "app.shortcuts", { "<Control>question" }, N_("Keyboard Shortcuts"), HX_TOPIC_GENERAL, HX_WHEN_ALWAYS },
  { "window.close", { "<Control>w" }, N_("Close Window"), HX_TOPIC_GENERAL, HX_WHEN_ALWAYS },
  { "app.quit", { "<Control>q" }, N_("Quit"), HX_TOPIC_GENERAL, HX_WHEN_ALWAYS },
  { NULL, { "Up", "Down" }, N_("Move in the Column"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { NULL, { "Left", "Right" }, N_("Move to the Next Column"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { NULL, { "Home" }, N_("Go to the Centre"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { NULL, { "Return", "space" }, N_("Lift or Put Down"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { "win.let-go", { "Escape" }, N_("Let Go"), HX_TOPIC_BOARD, HX_WHEN_DOCUMENT, TRUE },
  { "win.turn-left", { "bracketleft" }, N_("Turn Left"), HX_TOPIC_BOARD, HX_WHEN_TURNABLE, TRUE },
  { "win.turn-right", { "bracketright" }, N_("Turn Right"), HX_TOPIC_BOARD, HX_WHEN_TURNABLE, TRUE },
  { "win.remove", { "Delete" }, N_("Remove"), HX_TOPIC_BOARD, HX_WHEN_THING, TRUE },
  { NULL, { "<Shift>Up", "<Shift>Right" }, N_("Select Several"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { NULL, { "<Control>Up", "<Control>Right" }, N_("Move Without Selecting"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { NULL, { "<Shift>space" }, N_("Select as Well, or No Longer"), HX_TOPIC_BOARD, HX_WHEN_ALWAYS, TRUE },
  { "win.select-all", { "<Control>a" }, N_("Select All Pieces"), HX_TOPIC_BOARD, HX_WHEN_EDITING, TRUE },
  { "win.show-card", { "i" }, N_("Read the Tile’s Card"), HX_TOPIC_BOARD, HX_WHEN_CARD, TRUE },
  { "win.cut", { "<Control>x" }, N_("Cut"), HX_TOPIC_BOARD, HX_WHEN_PIECE, TRUE },
  { "win.copy", { "<Control>c" }, N_("Copy"), HX_TOPIC_BOARD, HX_WHEN_PIECE, TRUE },
  { "win.paste", { "<Control>v" }, N_("Paste"), HX_TOPIC_BOARD, HX_WHEN_EDITING, TRUE },
  { "win.more-wounds", { "plus", "KP_Add" }, N_("One Wound More"), HX_TOPIC_BOARD, HX_WHEN_PIECE, TRUE },
  { "win.fewer-wounds", { "minus", "KP_Subtract" }, N_("One Wound Less"), HX_TOPIC_BOARD, HX_WHEN_PIECE, TRUE },
  { "win.toggle-net", { "n" }, N_("Net: Auto, On or Off"), HX_TOPIC_BOARD, HX_WHEN_PIECE, TRUE },
  { "win.toggle-power", { "p" }, N_("Power: Auto, On or Off"), HX_TOPIC_BOARD, HX_WHEN_PIECE, TRUE },
  { "win.turn-board-left", { "<Control>bracketleft" }, N_("Turn Board Left"), HX_TOPIC_BOARD, HX_WHEN_EDITING },
  { "win.turn-board-right", { "<Control>bracketright" }, N_("Turn Board Right"), HX_TOPIC_BOARD, HX_WHEN_EDITING },
  { "win.toggle-water", { "w" }, N_("Water or Land"), HX_TOPIC_BOARD, HX_WHEN_HEX, TRUE },
  { "win.sides", { "<Control>b" }, N_("Sides and Board"), HX_TOPIC_SCENARIO, HX_WHEN_EDITING },
  { "win.show-odd", { "<Control><Shift>o" }, N_("Show What Is Odd"), HX_TOPIC_SCENARIO, HX_WHEN_EDITING },
  { "win.swap-sides", { "<Control><Shift>x" }, N_("Swap Sides"), HX_TOPIC_BOARD, HX_WHEN_EDITING, TRUE },
  { "win.clear-side", { "<Control>Delete" }, N_("Clear Side of the Palette"), HX_TOPIC_BOARD, HX_WHEN_EDITING, TRUE },
  { "win.clear-board", { "<Control><Shift>Delete" }, N_("Clear Board"), HX_TOPIC_BOARD, HX_WHEN_EDITING, TRUE },
  { "win.piece-menu", { "Menu", "<Shift>F10" }, N_("Piece Menu"), HX_TOPIC_BOARD, HX_WHEN_EDITING, TRUE },
  { "win.lift", { NULL }, NULL, HX_TOPIC_BOARD, HX_WHEN_THING },
  { "win.battle", { "F5" }, N_("Start or End the Battle"), HX_TOPIC_BATTLE, HX_WHEN_UNITS },
  { "win.play", { "<Control>space" }, N_("Play or Pause"), HX_TOPIC_BATTLE, HX_WHEN_FORWARD },
  { "win.step-forward", { "<Alt>Right" }, N_("Step Forward"), HX_TOPIC_BATTLE, HX_WHEN_FORWARD },
  { "win.step-back", { "<Alt>Left" }, N_("Step Back"), HX_TOPIC_BATTLE, HX_WHEN_BACK },
  { "win.step-first", { "<Alt>Home" }, N_("First Step"), HX_TOPIC_BATTLE, HX_WHEN_BACK },
  { "win.step-last", { "<Alt>End" }, N_("Last Step"), HX_TOPIC_BATTLE, HX_WHEN_FORWARD },
  { "win.choose", { "<Control>d" }, N_("Go to the Choice"), HX_TOPIC_BATTLE, HX_WHEN_CHOICE },
  { "win.what-if", { "<Control>t" }, N_("What If: Try Changes"), HX_TOPIC_BATTLE, HX_WHEN_NOT_PLAYING },
  { "win.keep-what-if", { "<Control><Alt>Return" }, N_("Keep What Was Tried"), HX_TOPIC_BATTLE, HX_WHEN_DOCUMENT },
  { "win.discard-what-if", { "<Control><Alt>BackSpace" }, N_("Discard What Was Tried"), HX_TOPIC_BATTLE, HX_WHEN_DOCUMENT },
  { "win.disagree", { "<Control><Alt>d" }, N_("I Disagree: Copy the Step"), HX_TOPIC_BATTLE, HX_WHEN_BACK },
  { "win.show-outcomes", { "<Control><Shift>d" }, N_("Show All Outcomes"), HX_TOPIC_BATTLE, HX_WHEN_OUTCOMES },
  { "win.continue-here", { "<Control><Shift>Return" }, N_("Continue from This Step"), HX_TOPIC_BATTLE, HX_WHEN_FOUGHT },
  { "win.keep-result", { "<Control>Return" }, N_("Keep the Result"), HX_TOPIC_BATTLE, HX_WHEN_OVER },
  { "win.puzzle", { "<Control><Shift>p" }, N_("Make a Puzzle"), HX_TOPIC_SCENARIO, HX_WHEN_EDITING },
  { "win.check-puzzle", { "<Control><Shift>k" }, N_("Check the Puzzle"), HX_TOPIC_SCENARIO, HX_WHEN_EDITING },
  { "win.solve-puzzle", { "<Shift>F7" }, N_("Solve the Puzzle"), HX_TOPIC_PLAY, HX_WHEN_EDITING },
  { "win.next-puzzle", { "<Control>F7" }, N_("Next Puzzle"), HX_TOPIC_PLAY, HX_WHEN_DOCUMENT },
  { "win.list-puzzles", { "<Control><Shift>F7" }, N_("All Puzzles"), HX_TOPIC_PLAY, HX_WHEN_DOCUMENT },
  { "win.hint", { "<Control>h" }, N_("Hint for the Puzzle"), HX_TOPIC_PLAY, HX_WHEN_PLAYING },
  { "win.fight-puzzle", { "<Control><Alt>b" }, N_("Final Battle of the Puzzle"), HX_TOPIC_PLAY, HX_WHEN_PLAYING },
  { "win.show-solution", { "<Control><Shift>h" }, N_("Show the Solution"), HX_TOPIC_PLAY, HX_WHEN_PLAYING },
  { "win.play-by-rules", { "F7" }, N_("Play by the Rules, or Leave"), HX_TOPIC_PLAY, HX_WHEN_PLAYABLE },
  { "win.list-actions", { "<Control>l" }, N_("List What May Be Played"), HX_TOPIC_PLAY, HX_WHEN_PLAYING },
  { "win.end-turn", { "<Control>e" }, N_("End the Turn"), HX_TOPIC_PLAY, HX_WHEN_PLAYING },
  { "win.take-back", { "<Control>BackSpace" }, N_("Take Back"), HX_TOPIC_PLAY, HX_WHEN_PLAYED },
  { "win.previous-action", { "<Alt>Up" }, N_("Previous Action"), HX_TOPIC_PLAY, HX_WHEN_PLAYED },
  { "win.next-action", { "<Alt>Down" }, N_("Next Action"), HX_TOPIC_PLAY, HX_WHEN_PLAYED_ON },
};

/** hx_commands_get: Returns: (transfer none) (array length=n_commands): the table. */
const HxCommand *
hx_commands_get (guint *n_commands)
{
  g_return_val_if_fail (n_commands != NULL, NULL);

  *n_commands = G_N_ELEMENTS (commands);

  return commands;
}

/** hx_commands_topic: Returns: (transfer none): the heading of @topic, translated. */
const char *
hx_commands_topic (HxCommandTopic topic)
{
  static const char *const headings[HX_N_TOPICS] = { N_("General"), N_("Scenario"), N_("Hidden Information"), N_("Board"), N_("Battle"),
                                                     N_("Playing by the Rules") };

  g_return_val_if_fail (topic < HX_N_TOPICS, NULL);

  return _(headings[topic]);
}

static gboolean
has_piece (HxViewState *view)
{
  return hx_view_state_get_carry (view)->kind != HX_CARRY_NOTHING ||
         hx_document_get_piece (hx_view_state_get_document (view), hx_view_state_get_selection (view)) != NULL;
}

static gboolean
has_thing (HxViewState *view)
{
  return hx_view_state_get_carry (view)->kind != HX_CARRY_NOTHING ||
         hx_view_state_has_thing (view, hx_view_state_get_selection (view));
}

static gboolean
has_later_step (HxViewState *view)
{
  HxResolution *battle = hx_view_state_get_resolution (view);

  return battle != NULL && hx_view_state_get_step (view) + 1 < (gint) hx_resolution_get_n_steps (battle);
}

/* While a position is played it cannot be edited, but what was played can be undone. */
static gboolean
is_possible_in_play (HxCommandWhen  when,
                     HxViewState   *view,
                     HxPlaying     *playing)
{
  HxHistory *history = hx_document_get_history (hx_view_state_get_document (view));
  HxResolution *last = hx_view_state_get_resolution (view);

  switch (when)
    {
    case HX_WHEN_DOCUMENT:
    case HX_WHEN_PLAYABLE:
    case HX_WHEN_PLAYING:
      return TRUE;
    case HX_WHEN_UNDO:
      return hx_history_get_can_undo (history);
    case HX_WHEN_REDO:
      return hx_history_get_can_redo (history);
    case HX_WHEN_TURNABLE:
      return hx_playing_get_pick (playing)->kind != HX_PICK_NOTHING;
    case HX_WHEN_FORWARD:
      return has_later_step (view);
    case HX_WHEN_BACK:
      return hx_view_state_get_step (view) >= 0;
    case HX_WHEN_CHOICE:
      return hx_resolution_get_n_answers (last) > 0;
    case HX_WHEN_OVER:
      return hx_playing_get_point (playing).n > 0 && hx_resolution_get_is_over (last) && !hx_playing_get_is_puzzle (playing);
    case HX_WHEN_PLAYED:
      return hx_playing_get_point (playing).n > 0;
    case HX_WHEN_PLAYED_ON:
      return hx_playing_get_can_go_on (playing);
    default:
      return FALSE;
    }
}

/**
 * hx_command_is_possible:
 * @view: (nullable): what the window shows, or %NULL while it shows no scenario
 *
 * Returns: whether @command does something now
 */
gboolean
hx_command_is_possible (const HxCommand *command,
                       HxViewState    *view)
{
  HxResolution *battle;
  HxDocument *document;

  g_return_val_if_fail (command != NULL, FALSE);

  if (command->when == HX_WHEN_ALWAYS || view == NULL)
    return command->when == HX_WHEN_ALWAYS;

  battle = hx_view_state_get_resolution (view);
  document = hx_view_state_get_document (view);
  if (hx_view_state_get_playing (view) != NULL)
    return is_possible_in_play (command->when, view, hx_view_state_get_playing (view));
  switch (command->when)
    {
    case HX_WHEN_PLAYABLE:
      return battle == NULL;
    case HX_WHEN_PLAYING:
    case HX_WHEN_PLAYED:
    case HX_WHEN_PLAYED_ON:
      return FALSE;
    case HX_WHEN_EDITING:
      return battle == NULL;
    case HX_WHEN_PIECE:
    case HX_WHEN_TURNABLE:
      return battle == NULL && has_piece (view);
    case HX_WHEN_THING:
      return battle == NULL && has_thing (view);
    case HX_WHEN_CARD:
      return hx_document_get_piece (document, hx_view_state_get_cursor (view)) != NULL;
    case HX_WHEN_HEX:
      return battle == NULL && hx_view_state_get_selection (view) != HX_NO_HEX && !has_piece (view);
    case HX_WHEN_UNDO:
      return battle == NULL && hx_history_get_can_undo (hx_document_get_history (document));
    case HX_WHEN_REDO:
      return battle == NULL && hx_history_get_can_redo (hx_document_get_history (document));
    case HX_WHEN_UNITS:
      return battle != NULL || hx_document_get_position (document)->units != 0;
    case HX_WHEN_FORWARD:
      return has_later_step (view);
    case HX_WHEN_BACK:
    case HX_WHEN_FOUGHT:
      return battle != NULL && hx_view_state_get_step (view) >= 0;
    case HX_WHEN_CHOICE:
    case HX_WHEN_OUTCOMES:
      return battle != NULL && hx_resolution_get_n_answers (battle) > 0;
    case HX_WHEN_OVER:
      return battle != NULL && hx_resolution_get_is_over (battle);
    case HX_WHEN_ALWAYS:
    case HX_WHEN_DOCUMENT:
    case HX_WHEN_NOT_PLAYING:
    default:
      return TRUE;
    }
}

/** hx_commands_set_accels: @application: the application whose keys are set */
void
hx_commands_set_accels (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (commands[i].name != NULL && !commands[i].is_local && commands[i].accels[0] != NULL)
        gtk_application_set_accels_for_action (application, commands[i].name, commands[i].accels);
    }
}
