# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the keyboard is as dialogs open and as the window gets narrow and wide."""

import os
import sys

from window import Window, run, wait_for

PROGRAM, SAMPLE = os.path.abspath(sys.argv[1]), sys.argv[2]
PUZZLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions', 'puzzle-room-left.hexa')
WIDE, NARROW = (1210, 810), (370, 730)


def resize(window, width, height):
    window.resize(width, height)
    wait_for(lambda: window.sizes() == {f'{width}x{height}'}, 'the size')


def test_dialogs(folder):
    """A dialog opens with the keyboard on its first setting, floating as well as from the lower edge."""
    with Window(PROGRAM, PUZZLE) as window:
        window.expect_focus('C3, ')
        for size in (WIDE, NARROW):
            resize(window, *size)
            window.expect_focus('C3, ')
            for keys, first in (('ctrl+shift+e', 'Format'), ('ctrl+alt+p', 'Solution on a Page of Its Own'), ('ctrl+n', 'First Side')):
                window.press(keys)
                window.expect('Cancel')
                window.expect_focus(first)
                window.press('Escape')
                window.expect_focus('C3, ')


def test_sizes(folder):
    """At each breakpoint the keyboard stays on the board; what goes out of sight gives it to the board."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, ')
        window.press('Up')
        window.expect_focus('C2, ')
        for width in (1210, 1060, 1000, 800, 720, 370, 720, 800, 1000, 1060, 1210):
            resize(window, width, 810)
            window.expect_focus('C2, ')
        window.tab_to('Search Tiles')
        resize(window, 1060, 810)
        window.expect_focus('Search Tiles')
        resize(window, 1000, 810)
        window.expect_focus('C2, ')


if __name__ == '__main__':
    sys.exit(run([test_dialogs, test_sizes]))
