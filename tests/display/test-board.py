# SPDX-License-Identifier: GPL-3.0-or-later
"""Selects on the board of the real window, and reads what it says of its hexes."""

import sys

from window import Atspi, Failure, Window, has_state, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]


def expect_selected(window, *names):
    """Exactly the hexes whose names begin with @names are selected."""
    def read():
        return sorted(node.get_name()[:2] for node in window.nodes()
                      if has_state(node, Atspi.StateType.SELECTED) and node.get_role() == Atspi.Role.BUTTON)
    try:
        wait_for(lambda: read() == sorted(names), f'{names} alone to be selected')
    except Failure:
        print(f'# selected: {read()}')
        raise


def test_band(folder):
    """A band from an empty hex selects the pieces that it meets, adds to them with Control, and Escape takes it back."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        corner = window.expect('A1, empty')
        window.drag_within(corner, (0, .2), (.6, .6), (1.2, 1.2))
        expect_selected(window, 'A2', 'B2')
        window.drag_within(window.expect('E1, empty'), (0, 0), (0, .5), (0, 1.2), hold='ctrl')
        expect_selected(window, 'A2', 'B2', 'E2')
        window.drag_within(corner, (0, -.2), (0, -.5), (1.2, -.5), last='Escape')
        expect_selected(window, 'A2', 'B2', 'E2')
        window.drag_within(corner, (0, 0), (-.2, 0), (-.4, 0))
        expect_selected(window)


def test_several_with_keys(folder):
    """Pieces that do not touch are selected with the keyboard alone, and one of them no longer."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape', 'ctrl+Up', 'ctrl+Up', 'shift+space')
        expect_selected(window, 'C1', 'C3')
        window.press('ctrl+Home', 'shift+space')
        expect_selected(window, 'C1')
        window.press('ctrl+Down')
        window.expect_focus('C4, Medic')
        expect_selected(window, 'C1')


def test_tooltip(folder):
    """A pointer that rests on a hex is told what is there, and who nets it."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.hover(window.expect('B2, Guard'))
        wait_for(lambda: any('Netted by Net Fighter on C2.' in (node.get_name() or '') for node in window.nodes()),
                 'the tooltip')


def test_card(folder):
    """A key opens the card of the tile under the keyboard, with its name in the other language; in a battle as well."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Home', 'Left', 'i')
        window.expect_focus('Polski: Strażnik')
        window.expect('Uranopolis, Warrior')
        window.expect('Rule: Base: Initiative')
        window.press('F6')
        window.tab_to('B2, Guard')
        window.press('F5')
        window.expect('Before the battle')
        window.tab_to('B2, Guard')
        window.press('i')
        window.expect_focus('Polski: Strażnik')


TESTS = [test_card, test_tooltip, test_band, test_several_with_keys]
if len(sys.argv) > 3:
    TESTS = [test for test in TESTS if test.__name__ in sys.argv[3:]]

sys.exit(run(TESTS))
