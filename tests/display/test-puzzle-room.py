# SPDX-License-Identifier: GPL-3.0-or-later
"""However small the window is, the board and the hand of a puzzle can be seen while it is solved, with all its hints."""

import glob
import os
import sys

from window import Atspi, Window, run, wait_for

PROGRAM = os.path.abspath(sys.argv[1])
PUZZLES = os.path.join(os.path.dirname(os.path.abspath(sys.argv[2])), 'puzzles')
# From a telephone that is held upright, with a keyboard on its screen, to one that is held across.
SIZES = (360, 640), (360, 500), (640, 360), (720, 360), (900, 480), (1200, 800)
# The least size for a finger or an unsteady hand.
LEAST = 24


def open_puzzle(number):
    window = Window(PROGRAM, *glob.glob(os.path.join(PUZZLES, f'{number:02}-*')))
    window.expect('C3, ')
    return window


def resize(window, width, height):
    window.resize(width, height)
    wait_for(lambda: window.sizes() == {f'{width}x{height}'}, 'the size')


def find_place(window, start, role):
    return window.expect(start, role).get_extents(Atspi.CoordType.WINDOW)


def expect_room(window, lowest, width, height):
    """The board stands above the hand, both in the window and clear of the bar below; hexes are big enough to be hit."""
    def is_right():
        board = find_place(window, lowest, Atspi.Role.BUTTON)
        hand = find_place(window, 'Hand', Atspi.Role.TABLE)
        bars = [node.get_extents(Atspi.CoordType.WINDOW).y for node in window.nodes()
                if node.get_role() == Atspi.Role.BUTTON and (node.get_name() or '').startswith('Turn ')]
        return board.height >= LEAST and board.y + board.height <= hand.y and hand.y + hand.height <= min([height, *bars])
    wait_for(is_right, f'board and hand at {width}x{height}')


def is_within(window, height):
    """Whether what has the keyboard is in sight."""
    node = window.focused()
    place = node.get_extents(Atspi.CoordType.WINDOW) if node is not None else None
    return place is not None and place.y >= 0 and place.y + place.height <= height


def ask_for_hints(window):
    window.press('shift+F7')
    window.expect('Hand')
    window.press('ctrl+h', 'ctrl+h', 'ctrl+h')
    window.expect('This tile takes part')


def test_hints(folder):
    """The puzzles with the longest texts and the largest hands, in windows of all sizes."""
    for number, lowest in ((5, 'C5'), (10, 'C5'), (36, 'C5')):
        with open_puzzle(number) as window:
            resize(window, 1200, 800)
            ask_for_hints(window)
            for size in SIZES:
                resize(window, *size)
                expect_room(window, lowest, *size)


def test_small(folder):
    """In the smallest window nothing is too large for it, and the keyboard brings everything into sight."""
    with open_puzzle(10) as window:
        resize(window, 360, 320)
        window.expect('Your army: Moloch')
        ask_for_hints(window)
        for name in ('Task and Hints', 'Show Solution'):
            window.tab_to(name)
            wait_for(lambda: is_within(window, 320), f'“{name}” to be in sight')


sys.exit(run([test_hints, test_small]))
