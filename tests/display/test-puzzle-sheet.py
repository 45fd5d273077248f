# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts a puzzle on paper, with and without its solution, with the keyboard alone."""

import os
import sys

from printing import print_to_file, read_sheets, use_no_printers
from window import Failure, Window, run

from pdf import count_pages

PROGRAM = os.path.abspath(sys.argv[1])
SAMPLE = os.path.abspath(sys.argv[2])
POSITIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions')
PUZZLE = os.path.abspath(os.path.join(POSITIONS, 'puzzle-full-board.hexa'))


def test_export(folder):
    """A PDF has one page, or two where the solution is wanted."""
    for n, name in ((1, 'puzzle.pdf'), (2, 'solved.pdf')):
        path = os.path.join(folder, name)
        with Window(PROGRAM, PUZZLE) as window:
            window.expect('A1, HQ')
            window.press('ctrl+alt+p')
            window.expect_focus('Solution on a Page of Its Own')
            if n == 2:
                window.press('space')
            window.tab_to('Export as PDF')
            window.press('Return')
            window.expect('Name')
            window.press('ctrl+a')
            window.type(path)
            window.press('Return')
            window.expect('Exported as')
            if count_pages(read_sheets(path)) != n:
                raise Failure(f'{name} has not {n} pages')


def test_print(folder):
    """The dialog can be given up; what is printed is one sheet, or two."""
    use_no_printers()
    os.chdir(folder)
    with Window(PROGRAM, PUZZLE) as window:
        window.expect('A1, HQ')
        window.press('ctrl+alt+p')
        window.expect_focus('Solution on a Page of Its Own')
        window.press('Escape')
        window.expect_nowhere('The sheet shows')
        window.press('ctrl+alt+p')
        window.expect_focus('Solution on a Page of Its Own')
        window.press('space')
        window.tab_to('Print…')
        window.press('Return')
        if count_pages(print_to_file(window)) != 2:
            raise Failure('the solution is not on a page of its own')


def test_no_puzzle(folder):
    """Where there is no puzzle, it is said why."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+alt+p')
        window.expect('Not a Puzzle to Print')
        window.press('Escape')
        window.expect_focus('C3, Hammerhead')


sys.exit(run([test_export, test_no_puzzle, test_print]))
