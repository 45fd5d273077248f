# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays out positions in the real window with the keyboard alone."""

import os
import sys

from window import Atspi, Failure, Window, has_state, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]
SECRETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'secrets.hexa')


def pick(window, words):
    """Searches the palette and picks the first thing that is found."""
    window.press('ctrl+f')
    window.type(words)
    window.press('Return')


def test_search(folder):
    """A tile is found by what is printed on it and by its Polish name; once it is placed the search is over."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+f')
        window.type('initiative 2')
        window.expect('Mechanic')
        wait_for(lambda: window.find('Guard,') is None, 'the Guard to go')
        window.press('Return', 'Home', 'Left', 'Left', 'Up', 'Return')
        wait_for(lambda: window.find('Guard,') is not None, 'the search to end')
        window.press('ctrl+f')
        window.type('strażnik')
        window.expect('Guard,')


def test_neutral(folder):
    """The neutral tile can be placed; a second one is allowed and marked."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect('Neutral Tiles')
        for way in (('Left', 'Left', 'Down'), ('Right', 'Right', 'Up')):
            pick(window, 'krwiobus')
            window.press('Home', *way, 'Return')
        window.expect('A3, Krwiobus')
        window.expect('E1, Krwiobus')
        window.expect('Krwiobus, 1 more than there is')


def test_markers(folder):
    """Markers go onto the selected piece, one after the other, and are taken off again."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape')
        pick(window, 'paralysis')
        window.expect_in_name('C3, Hammerhead', 'paralysed')
        pick(window, 'wound')
        window.expect_in_name('C3, Hammerhead', '1 wound')
        window.expect('Take Paralysis Off')
        window.tab_to('C3, Hammerhead')
        window.press('F6')
        window.tab_to('Take Paralysis Off')
        window.press('space')
        window.expect_not_in_name('C3, Hammerhead', 'paralysed')
        window.press('ctrl+z', 'ctrl+z', 'ctrl+z')
        window.expect_in_name('C3, Hammerhead', 'no wounds')


def test_traps(folder):
    """A Trap is laid, moved and removed; what is left of them is a secret to others."""
    with Window(PROGRAM, SECRETS) as window:
        window.expect('B3, Trap, Mine, face down, Partisans')
        pick(window, 'smoke')
        window.press('Home', 'Right', 'Down', 'Return')
        window.expect('D3, Trap, Smoke Screen, face down, Partisans')
        window.press('Return', 'Down', 'Return')
        window.expect('D4, Trap, Smoke Screen')
        window.expect('Smoke Screen, no copy left')
        window.press('ctrl+2')
        window.expect('D4, Trap, face down')
        wait_for(lambda: window.find('Smoke Screen, no copy left') is None, 'the number left to be a secret')
        window.press('Delete')
        window.expect('D4, empty')
        window.press('ctrl+z')
        window.expect('D4, Trap, face down')


def test_monolith(folder):
    """An HQ gets a Monolith with a tile in it, which is expanded and collapsed by hand."""
    with Window(PROGRAM) as window:
        window.press('ctrl+n')
        window.expect('First Side')
        window.tab_to('Create')
        window.press('Return')
        window.expect_focus('C3, empty')
        pick(window, 'headquarters')
        window.press('Home', 'Return')
        window.expect('C3, HQ')
        window.press('F6')
        window.tab_to('Played with a Monolith')
        window.press('space')
        window.expect_in_name('C3, HQ', 'Monolith, collapsed')
        window.tab_to('First Part')
        window.press('space', 'Down', 'Return')
        window.expect_not_in_name('C3, HQ', 'under it nothing')
        window.tab_to('Expand…')
        window.press('Return', 'Up', 'Return', 'Up', 'Return')
        window.expect_not_in_name('C3, HQ', 'Monolith, collapsed')
        wait_for(lambda: window.find('C2, empty') is None, 'a tile on the first part')
        window.press('Home', 'F6')
        window.tab_to('Collapse')
        window.press('Return')
        window.expect_in_name('C3, HQ', 'Monolith, collapsed')
        window.expect('C2, empty')


def test_several(folder):
    """Several pieces are selected, moved, turned, copied and removed, each in one step."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape', 'shift+Down')
        window.expect_focus('C4, Medic')
        for name in ('C3, Hammerhead', 'C4, Medic'):
            wait_for(lambda: has_state(window.expect(name), Atspi.StateType.SELECTED), f'{name} to be selected')
        window.press('Return', 'Down', 'Return')
        window.expect('C4, Hammerhead')
        window.expect('C5, Medic')
        window.press('Delete')
        window.expect('C4, empty')
        window.expect('C5, empty')
        window.press('ctrl+z')
        window.expect('C4, Hammerhead')
        window.press('bracketright')
        window.expect_in_name('C4, Hammerhead', 'facing south-east')
        window.press('ctrl+z', 'ctrl+z')
        window.expect('C3, Hammerhead')
        window.expect('C4, Medic')


def test_clipboard(folder):
    """A piece is copied, cut and pasted; keys set its wounds, net and power."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+x')
        window.expect('C3, empty')
        window.press('Down', 'Down', 'ctrl+v')
        window.expect('C5, Hammerhead')
        window.press('Home', 'ctrl+v')
        window.expect('C3, Hammerhead')
        window.press('plus')
        window.expect_in_name('C3, Hammerhead', '1 wound')
        window.press('minus', 'n')
        window.expect_in_name('C3, Hammerhead', 'netted by hand')
        window.expect_in_name('C3, Hammerhead', 'no wounds')
        window.press('n', 'n', 'p', 'p')
        window.expect_in_name('C3, Hammerhead', 'no power')
        window.press('ctrl+a', 'Delete')
        window.expect('C5, empty')
        window.expect('B3, empty')


def test_board(folder):
    """The board is turned, the sides are exchanged, a side and the board are cleared, and all of it is undone."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape', 'Up')
        window.expect_focus('C2, Net Fighter')
        window.press('ctrl+bracketright')
        window.expect('D2, Net Fighter')
        window.press('ctrl+bracketleft')
        window.expect_focus('C2, Net Fighter')
        window.press('ctrl+shift+x')
        window.expect('Edited')
        window.expect_focus('C2, Net Fighter')
        window.press('ctrl+z', 'ctrl+Delete')
        window.expect('C3, empty')
        window.expect('C2, Net Fighter')
        window.press('ctrl+shift+Delete')
        window.expect('C2, empty')
        window.press('ctrl+z', 'ctrl+z')
        window.expect('C3, Hammerhead')
        window.press('ctrl+question')
        window.expect('Turn Board Left')


def test_turning(folder):
    """The wheel turns the piece under the mouse, its facing mark can be dragged, and each movement is one step."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect_in_name('C3, Hammerhead', 'facing north-east')
        window.scroll(window.expect('C3, Hammerhead'), 3)
        window.expect_in_name('C3, Hammerhead', 'facing south-west')
        window.press('ctrl+z')
        window.expect_in_name('C3, Hammerhead', 'facing north-east')
        window.scroll(window.expect('C3, Hammerhead'), -1)
        window.expect_in_name('C3, Hammerhead', 'facing north,')
        window.drag_within(window.expect('C3, Hammerhead'), (0, -0.77), (0.5, -0.4), (0.6, 0.4), (0, 0.8))
        window.expect_in_name('C3, Hammerhead', 'facing south,')
        window.press('ctrl+z')
        window.expect_in_name('C3, Hammerhead', 'facing north,')
        window.press('ctrl+z')
        window.expect_in_name('C3, Hammerhead', 'facing north-east')


def test_sides(folder):
    """A third side and the larger board come and go; a hex becomes water."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+b')
        window.expect('Sides and Board')
        window.tab_to('Add Side')
        window.press('Return')
        window.expect('Third Side')
        window.tab_to('Board Size')
        window.press('space', 'Down', 'Return')
        window.press('Escape')
        window.expect('D4, Hammerhead')
        window.expect('G4, empty')
        window.expect('Hegemony')
        window.press('ctrl+z')
        window.expect('C3, Hammerhead')
        window.press('ctrl+z')
        window.tab_to('C3, ')
        window.press('Home', 'Down', 'Down', 'w')
        window.expect('C5, water')
        window.press('w')
        window.expect('C5, empty')


def test_new(folder):
    """A new scenario can have three sides and 37 hexes."""
    with Window(PROGRAM) as window:
        window.press('ctrl+n')
        window.expect('First Side')
        window.tab_to('Third Side')
        window.press('space', 'End', 'Return')
        window.tab_to('Board Size')
        window.press('space', 'Down', 'Return')
        window.tab_to('Create')
        window.press('Return')
        window.expect_focus('D4, empty')
        window.expect('3 sides')


def test_odd(folder):
    """What no game leads to is marked and told, and not refused."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        if window.find('1 thing is odd') is not None:
            raise Failure('something is odd about the sample')
        window.press('plus', 'plus', 'plus', 'plus')
        window.expect('1 thing is odd')
        window.press('ctrl+shift+o')
        wait_for(lambda: any('destroy Hammerhead on C3' in (node.get_name() or '') for node in window.nodes()), 'what is odd')
        window.press('Escape', 'ctrl+z')
        wait_for(lambda: window.find('1 thing is odd') is None, 'nothing to be odd')


TESTS = [test_search, test_neutral, test_markers, test_traps, test_monolith, test_several, test_clipboard, test_board,
         test_turning, test_sides, test_new, test_odd]
if len(sys.argv) > 3:
    TESTS = [test for test in TESTS if test.__name__ in sys.argv[3:]]

sys.exit(run(TESTS))
