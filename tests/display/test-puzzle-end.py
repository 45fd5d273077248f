# SPDX-License-Identifier: GPL-3.0-or-later
"""What is offered while a puzzle is solved, when it has ended, and while its solution is shown: only what a puzzle allows."""

import os
import sys

from window import Failure, Window, run

PROGRAM = os.path.abspath(sys.argv[1])
PUZZLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions', 'puzzle-full-board.hexa')
NO_PART = 'End the Turn', 'Hand and Pile', 'Start a Battle', 'Keep', 'The puzzle is as it was'


def expect_none(window, *names):
    for name in names:
        if window.find(name) is not None:
            raise Failure(f'“{name}” is offered')


def test_lost(folder):
    """After the Final Battle of a lost try nobody is to move; it can be taken back, and tried again."""
    with Window(PROGRAM, PUZZLE) as window:
        window.expect('A1, HQ')
        window.press('shift+F7')
        window.expect('To Move: Borgo')
        expect_none(window, *NO_PART)
        window.tab_to('Super-mutant')
        window.press('Return', 'Right', 'Right', 'Right', 'Right', 'Return')
        window.expect('1\u00a0of 1 tile played')
        window.press('ctrl+alt+b')
        window.expect('Not solved')
        window.expect('The Final Battle Is Fought')
        window.expect('The puzzle ends here.')
        expect_none(window, 'To Move: Moloch', *NO_PART)
        window.press('ctrl+BackSpace', 'ctrl+BackSpace')
        window.expect('To Move: Borgo')
        window.expect('0\u00a0of 1 tile played')
        window.press('F7')
        window.expect('Check…')
        expect_none(window, 'The puzzle is as it was')


def test_shown(folder):
    """While the solution is shown nothing can be played that has no place in a puzzle, and no toast lies over the hand."""
    with Window(PROGRAM, PUZZLE) as window:
        window.expect('A1, HQ')
        window.press('shift+F7', 'ctrl+h')
        window.expect('This tile takes part')
        window.press('shift+Tab')
        window.expect_focus('Show Solution')
        window.press('Return')
        window.expect('A line of play on a copy')
        window.expect('May Be Played')
        expect_none(window, *NO_PART)
        window.press('alt+Down')
        expect_none(window, *NO_PART)
        window.press('alt+Down')
        window.expect('Solved')
        window.expect('The puzzle ends here.')
        expect_none(window, *NO_PART)


sys.exit(run([test_lost, test_shown]))
