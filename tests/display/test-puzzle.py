# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes a puzzle, has it checked, repairs it and solves it, with the keyboard alone."""

import os
import shutil
import sys

from screen import Screen
from window import Atspi, Failure, Window, run, wait_for

PROGRAM = os.path.abspath(sys.argv[1])
POSITIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions')
PUZZLES = os.path.join(POSITIONS, '..', '..', 'data', 'scenarios', 'puzzles')


def open_copy(folder, name):
    """A puzzle of the test positions in a file of its own, which may be saved."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(POSITIONS, name), path)
    return path


def test_make(folder):
    """The hand is set in a dialog; each change is a step that undo takes back."""
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


def test_krwiobus(folder):
    """A Krwiobus that was taken out of the hand can come into it again, in place of a Medic."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(PUZZLES, '30-let-another-bleed.hexa'), path)
    with Window(PROGRAM, path) as window:
        window.expect('D1, HQ')
        window.press('ctrl+shift+p')
        window.tab_to('Take Krwiobus')
        window.press('Return')
        wait_for(lambda: window.find('Take Krwiobus') is None, 'the Krwiobus to go')
        window.tab_to('Add Tile')
        window.press('Return')
        window.tab_to('Krwiobus')
        window.expect('Comes in place of a Medic')
        window.press('Return', 'Escape')
        window.expect('Take Krwiobus')


def test_check_and_repair(folder):
    """A puzzle without a solution is repaired as the check proposes, and then has one."""
    with Window(PROGRAM, open_copy(folder, 'puzzle-room-left.hexa')) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+k')
        window.expect('No Solution')
        window.expect('Closest Failure')
        window.expect('2\u00a0wounds more')
        window.tab_to('2\u00a0wounds more')
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
        wait_for(lambda: window.find('A line of play on a copy') is None, 'the puzzle to come back')


def test_solve(folder):
    """Hints come one by one, the right try solves it, and the file stays as it is."""
    path = open_copy(folder, 'puzzle-full-board.hexa')
    with open(path, encoding='utf-8') as file:
        before = file.read()
    with Window(PROGRAM, path) as window:
        window.expect('A1, HQ')
        window.expect('Hand: Super-mutant')
        window.press('shift+F7')
        window.expect('Your army: Borgo')
        window.expect('In a puzzle nothing is drawn or discarded')
        window.press('ctrl+e')
        window.expect('Tiles played: 0\u00a0of 1')
        window.press('ctrl+h')
        window.expect('This tile takes part: Super-mutant.')
        window.press('ctrl+h')
        window.expect('This tile takes part: Super-mutant. Look at E2.')
        window.tab_to('Super-mutant')
        window.press('Return')
        window.press('bracketright', 'bracketright', 'bracketright', 'Right', 'Right', 'Right', 'Right', 'Return')
        window.expect('Tiles played: 1\u00a0of 1')
        window.expect('1\u00a0tile is played, as the puzzle asks')
        window.press('ctrl+alt+b')
        window.expect('Solved: it reaches the goal.')
        window.press('F7')
        window.expect('Check…')
        window.press('ctrl+w')
        window.expect_end()
    with open(path, encoding='utf-8') as file:
        if file.read() != before:
            raise Failure('the file is another one')


def look_at(node):
    """What the display shows in the middle of an object."""
    extents = node.get_extents(Atspi.CoordType.WINDOW)
    return Screen().read(extents.x + extents.width // 2 - 20, extents.y + extents.height // 2 - 20, 40, 40)


def test_held(folder):
    """A tile of the hand that is held shows on the hex where the keyboard is, as it faces, and goes with the keyboard."""
    with Window(PROGRAM, open_copy(folder, 'puzzle-full-board.hexa')) as window:
        window.expect('A1, HQ')
        window.press('shift+F7')
        window.tab_to('Super-mutant')
        window.press('Return', 'Right', 'Right', 'Right', 'Right')
        cell = window.expect_focus('E2, empty')
        held = look_at(cell)
        window.press('bracketright')
        wait_for(lambda: look_at(cell) != held, 'the tile to turn on the hex')
        held = look_at(cell)
        window.press('Up')
        wait_for(lambda: look_at(cell) != held, 'the tile to leave the hex')


def expect_spin(window, name):
    """The number called @name has the keyboard, and a screen reader knows."""
    node = window.expect_focus(name)
    if node.get_role() != Atspi.Role.SPIN_BUTTON:
        raise Failure(f'{node.get_role_name()} “{name}” has the focus')


def read_solved(folder):
    """What the settings of a window whose home is @folder say of solved puzzles."""
    with open(os.path.join(folder, 'config', 'glib-2.0', 'settings', 'keyfile'), encoding='utf-8') as file:
        return [line for line in file if line.startswith('solved-puzzles=')]


def solve_full_board(window):
    """From the puzzle as it is laid out to the word that it is solved."""
    window.press('shift+F7')
    window.tab_to('Super-mutant')
    window.press('Return')
    window.press('bracketright', 'bracketright', 'bracketright', 'Right', 'Right', 'Right', 'Right', 'Return')
    window.expect('Tiles played: 1\u00a0of 1')
    window.press('ctrl+alt+b')
    window.expect('Solved: it reaches the goal.')


def test_mark(folder):
    """The mark is about the puzzle in the file: one that was changed and not saved earns none."""
    path = open_copy(folder, 'puzzle-full-board.hexa')
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+p')
        window.tab_to('Wounds')
        window.press('Tab')
        expect_spin(window, 'Wounds')
        window.press('Down', 'Escape')
        window.expect('Your army: Borgo. Play exactly 1\u00a0tile of your hand. After the Final Battle the HQ of Moloch bears at least 3')
        solve_full_board(window)
        window.press('F7')
        window.expect('Check…')
        if read_solved(folder):
            raise Failure(f'what is not in the file is marked: {read_solved(folder)}')
        window.press('ctrl+z')
        window.expect('Your army: Borgo. Play exactly 1\u00a0tile of your hand. After the Final Battle the HQ of Moloch bears at least 4')
        solve_full_board(window)
        wait_for(lambda: len(read_solved(folder)) == 1, 'the mark')


sys.exit(run([test_make, test_krwiobus, test_check_and_repair, test_solve, test_held, test_mark]))
