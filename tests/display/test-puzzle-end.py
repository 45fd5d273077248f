# SPDX-License-Identifier: GPL-3.0-or-later
"""What is offered while a puzzle is solved, when it has ended, and while its solution is shown: only what a puzzle allows."""

import os
import sys

from window import Failure, Window, run, wait_for, walk

PROGRAM = os.path.abspath(sys.argv[1])
PUZZLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions', 'puzzle-full-board.hexa')
BOMB = os.path.join(os.path.dirname(os.path.abspath(sys.argv[2])), 'puzzles', '10-the-price-of-the-bomb.hexa')
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
        window.expect('Tiles played: 1\u00a0of 1')
        window.press('ctrl+alt+b')
        window.expect('Not solved')
        window.expect('The Final Battle Is Fought')
        window.expect('The puzzle ends here.')
        expect_none(window, 'To Move: Moloch', *NO_PART)
        window.press('ctrl+BackSpace', 'ctrl+BackSpace')
        window.expect('To Move: Borgo')
        window.expect('Tiles played: 0\u00a0of 1')
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
        window.expect('Next Action')
        window.press('shift+Tab', 'shift+Tab')
        window.expect_focus('Next Action')
        window.press('Return')
        expect_none(window, *NO_PART)
        window.press('alt+Down')
        window.expect('Solved')
        window.expect('The line of play ends here.')
        expect_none(window, *NO_PART)


def test_words(folder):
    """What is pushed has no facing to be turned; pieces to destroy are told apart by their owners."""
    with Window(PROGRAM, BOMB) as window:
        window.expect('C4, HQ')
        window.press('ctrl+shift+p')
        for name, owner in (('HQ on C4', 'Moloch'), ('HQ on D2', 'Borgo')):
            wait_for(lambda: owner in {child.get_name() for child in walk(window.find(name))}, f'the owner of “{name}”')
        window.press('Escape', 'shift+F7')
        window.tab_to('Push Back')
        window.press('Return')
        window.expect('Push Back: choose a hex.')
        expect_none(window, 'Push Back: choose a hex. Facing')
        window.press('Escape')
        window.tab_to('Officer')
        window.press('Return')
        window.expect('Officer: choose a hex. Facing')


sys.exit(run([test_lost, test_shown, test_words]))
