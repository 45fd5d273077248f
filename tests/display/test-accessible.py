# SPDX-License-Identifier: GPL-3.0-or-later
"""Whatever the window shows, each control has a role and a name, what is pressed says so, and messages are announced."""

import os
import sys
import time

from window import Atspi, Failure, Window, has_state, name_of, run, wait_for, walk

from gi.repository import GLib

PROGRAM, SAMPLE = (os.path.abspath(path) for path in sys.argv[1:3])
HERE = os.path.dirname(os.path.abspath(__file__))
SECRETS, TURNS = (os.path.join(HERE, name) for name in ('secrets.hexa', 'turns.hexa'))

State, Role = Atspi.StateType, Atspi.Role

# What somebody can press, set, write into or choose, so that it has to be called something even where Tab passes it by.
CONTROLS = {Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.CHECK_BOX, Role.RADIO_BUTTON, Role.COMBO_BOX, Role.SPIN_BUTTON,
            Role.SLIDER, Role.MENU_ITEM, Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM, Role.PAGE_TAB, Role.ENTRY,
            Role.TABLE_CELL, Role.LIST_ITEM}
# What holds others: the keyboard passes through, and a name is welcome but not needed.
HOLDERS = {Role.FRAME, Role.WINDOW, Role.DIALOG, Role.PANEL, Role.FILLER, Role.SCROLL_PANE, Role.LIST, Role.LIST_BOX,
           Role.TABLE, Role.GROUPING, Role.MENU, Role.PAGE_TAB_LIST, Role.VIEWPORT, Role.TOOL_BAR, Role.APPLICATION}


def is_shell(node):
    """What libadwaita puts around a row that can be unfolded, and around the chosen value of a row with a list."""
    if any(child.get_role() == Role.LIST_ITEM and child.get_name() for child in walk(node)):
        return True
    above = node
    while above is not None and above.get_role() != Role.COMBO_BOX:
        above = above.get_parent()
    return above is not None and any(child.get_role() == Role.LABEL and child.get_name() for child in walk(node))


def is_named(node):
    if (node.get_name() or '').strip():
        return True
    for relation in node.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY and relation.get_n_targets() > 0:
            return True
    if node.get_role() == Role.LIST_ITEM and is_shell(node):
        return True
    # A text that can be read is its own name.
    return node.is_text() and not has_state(node, State.EDITABLE) and bool(Atspi.Text.get_text(node, 0, -1).strip())


def describe(node):
    path = []
    while node is not None and node.get_role() != Role.APPLICATION:
        path.append(f'{node.get_role_name()} “{node.get_name()}”')
        node = node.get_parent()
    return ' in '.join(path)


def find_nameless(window):
    """Controls in sight that nobody can tell from others by hearing."""
    found = []
    for node in walk(window.application):
        try:
            if not has_state(node, State.SHOWING):
                continue
            role = node.get_role()
            wants = role in CONTROLS or (has_state(node, State.FOCUSABLE) and role not in HOLDERS)
            if wants and not is_named(node):
                found.append(describe(node))
        except GLib.Error:
            continue
    return found


def check(window, where):
    time.sleep(0.3)
    window.settle()
    nameless = find_nameless(window)
    if nameless:
        raise Failure(f'{where}: without a name: ' + '; '.join(sorted(set(nameless))))


def test_start(folder):
    """The start page, the dialog of a new scenario, and what says that a file is broken."""
    broken = os.path.join(folder, 'broken.hexa')
    with open(broken, 'w', encoding='utf-8') as file:
        file.write('{"format": "hexarbiter-scenario", "version": 1, "sides": 7}')
    with Window(PROGRAM) as window:
        window.expect('Sample Battles')
        check(window, 'start page')
        window.press('ctrl+n')
        window.expect('First Side')
        check(window, 'new scenario')
    with Window(PROGRAM, broken) as window:
        window.expect('Try Again')
        check(window, 'broken file')


def test_pages(folder):
    """The board and every page beside it."""
    with Window(PROGRAM, SECRETS) as window:
        window.expect('C4, Scout')
        check(window, 'board')
        for key, name in (('alt+1', 'piece'), ('alt+2', 'battle'), ('alt+3', 'rules'), ('alt+4', 'turn')):
            window.press(key)
            check(window, f'page {name}')
        window.press('ctrl+2')
        check(window, 'seen by one side')


def test_battle(folder):
    """A battle, its choice, all its outcomes, and what is tried."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F5')
        window.expect('End Battle')
        check(window, 'battle')
        window.press('ctrl+d')
        window.expect_focus('The attack of Brawler')
        check(window, 'choice')
        window.press('ctrl+shift+d')
        window.expect('All Outcomes')
        check(window, 'outcomes')
        window.press('Escape', 'F5', 'ctrl+t')
        window.expect('What If')
        check(window, 'what if')


def test_turn(folder):
    """Playing by the rules."""
    with Window(PROGRAM, TURNS) as window:
        window.expect('C3, ')
        window.press('F7')
        window.expect('Take Back')
        check(window, 'turn')
        window.press('ctrl+l')
        check(window, 'what may be played')


def test_dialogs(folder):
    """Every dialog."""
    dialogs = [('ctrl+comma', 'Preferences'), ('ctrl+question', 'Keyboard Shortcuts'), ('ctrl+b', 'Sides and Board'),
               ('ctrl+shift+e', 'Export Picture')]
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('bracketright', 'Menu')
        window.expect('', Role.MENU)
        check(window, 'menu of the piece')
        window.press('Escape')
        for key, name in dialogs:
            window.press(key)
            window.expect(name)
            check(window, name)
            window.press('Escape')
        window.press('F10')
        window.expect('', Role.MENU)
        check(window, 'main menu')
        window.press('Escape', 'ctrl+w')
        window.expect('Save Changes?')
        check(window, 'question')


def test_states(folder):
    """What is pressed in says whether it is."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        def find_toggle():
            found = [node for node in window.nodes() if node.get_role() == Role.TOGGLE_BUTTON
                     and has_state(node, State.SHOWING) and name_of(node).startswith('Inspector')]
            return found[0] if len(found) == 1 else None

        toggle = wait_for(find_toggle, 'one toggle of the inspector')
        before = has_state(toggle, State.PRESSED) or has_state(toggle, State.CHECKED)
        window.press('shift+F9')
        wait_for(lambda: (has_state(toggle, State.PRESSED) or has_state(toggle, State.CHECKED)) != before,
                 'the other state of the toggle')


class Ear:
    """Hears what the program has a screen reader say."""

    def __init__(self):
        self.heard = []
        self.listener = Atspi.EventListener.new(lambda event: self.heard.append(str(event.any_data)))
        self.listener.register('object:announcement')

    def close(self):
        self.listener.deregister('object:announcement')

    def hears(self, part):
        while GLib.MainContext.default().iteration(False):
            pass
        return any(part in text for text in self.heard)


def test_messages(folder):
    """What passes by on the board is said, too."""
    ear = Ear()
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+shift+c')
        window.expect('Position copied as text')
        wait_for(lambda: ear.hears('Position copied as text'), lambda: f'the words in {ear.heard}')
        window.press('bracketright')
        wait_for(lambda: ear.hears('Hammerhead'), lambda: f'the turned unit in {ear.heard}')
    ear.close()


sys.exit(run([test_start, test_pages, test_battle, test_turn, test_dialogs, test_states, test_messages]))
