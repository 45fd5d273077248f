# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a puzzle, has it checked, repairs it and solves it, with the keyboard alone."""

import os
import shutil
import sys

from window import Failure, Window, run

PROGRAM = os.path.abspath(sys.argv[1])
POSITIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions')


def open_copy(folder, name):
    """A puzzle of the test positions in a file of its own, which may be saved."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(POSITIONS, name), path)
    return path


def test_make(folder):
    """Goal and hand are set in a dialog; each change is a step that undo takes back."""
    with Window(PROGRAM, open_copy(folder, 'puzzle-room-left.hexa')) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+p')
        window.tab_to('Take Super-mutant')
        window.press('Return')
        window.expect('The hand holds fewer tiles')
        window.tab_to('Add Tile')
        window.press('Return')
        window.tab_to('Super-mutant')
        window.press('Return', 'Escape')
        window.expect('Take Super-mutant')
        window.press('Escape', 'ctrl+z', 'ctrl+shift+p')
        window.expect('The hand holds fewer tiles')


def test_check_and_repair(folder):
    """A puzzle without a solution is repaired as the check proposes, and then has one."""
    with Window(PROGRAM, open_copy(folder, 'puzzle-room-left.hexa')) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+k')
        window.expect('No Solution')
        window.expect('Closest Failure')
        window.expect('With 2')
        window.tab_to('With 2')
        window.press('Return')
        window.expect('E3, HQ, Moloch, facing north, initiative 0, 18 hit points')
        window.press('ctrl+shift+k')
        window.expect('Exactly One Solution')
        window.tab_to('Show on the Board')
        window.press('Return')
        window.expect('A line of play on a copy')
        window.press('alt+Down', 'alt+Down')
        window.expect('Solved')
        window.press('F7')
        window.expect('The puzzle is as it was')


def test_solve(folder):
    """Hints come one by one, a wrong try is told, the right one solves it, and the file stays as it is."""
    path = open_copy(folder, 'puzzle-full-board.hexa')
    with open(path, encoding='utf-8') as file:
        before = file.read()
    with Window(PROGRAM, path) as window:
        window.expect('A1, HQ')
        window.press('shift+F7')
        window.expect('You are Borgo')
        window.expect('In a puzzle nothing is drawn or discarded')
        window.press('ctrl+e')
        window.expect('0\u00a0of 1 tile played')
        window.press('ctrl+h')
        window.expect('This tile takes part: Super-mutant.')
        window.press('ctrl+h')
        window.expect('This tile takes part: Super-mutant. Look at E2.')
        window.tab_to('Super-mutant')
        window.press('Return')
        window.press('bracketright', 'bracketright', 'bracketright', 'Right', 'Right', 'Right', 'Right', 'Return')
        window.expect('1\u00a0of 1 tile played')
        window.expect('1\u00a0tile is played, as the puzzle asks')
        window.press('ctrl+alt+b')
        window.expect('Solved: it wins whatever the opponent chooses.')
        window.press('F7')
        window.expect('The puzzle is as it was')
        window.press('ctrl+w')
        window.expect_end()
    with open(path, encoding='utf-8') as file:
        if file.read() != before:
            raise Failure('the file is another one')


sys.exit(run([test_make, test_check_and_repair, test_solve]))
