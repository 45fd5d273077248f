# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts a puzzle on paper, with and without its solution, with the keyboard alone."""

import os
import re
import sys
import zlib

from window import Failure, Window, run, wait_for

PROGRAM = os.path.abspath(sys.argv[1])
SAMPLE = os.path.abspath(sys.argv[2])
POSITIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions')
PUZZLE = os.path.abspath(os.path.join(POSITIONS, 'puzzle-full-board.hexa'))


def count_pages(path):
    wait_for(lambda: os.path.exists(path) and os.path.getsize(path) > 10000, 'the sheet')
    with open(path, 'rb') as file:
        text = file.read()
    if not text.startswith(b'%PDF-'):
        raise Failure('the sheet is something else')
    packed = re.findall(rb'/ObjStm.*?stream\r?\n(.*?)\r?\nendstream', text, re.DOTALL)
    return len(re.findall(rb'/Type /Page\b', b'\n'.join([text, *map(zlib.decompress, packed)])))


def test_export(folder):
    """A PDF has one page, or two where the solution is wanted."""
    for n, name in ((1, 'puzzle.pdf'), (2, 'solved.pdf')):
        path = os.path.join(folder, name)
        with Window(PROGRAM, PUZZLE) as window:
            window.expect('A1, HQ')
            window.press('ctrl+alt+p')
            window.expect_focus('Solution on a Second Page')
            if n == 2:
                window.press('space')
            window.tab_to('Export as PDF')
            window.press('Return')
            window.expect('Name')
            window.press('ctrl+a')
            window.type(path)
            window.press('Return')
            window.expect('Exported as')
            if count_pages(path) != n:
                raise Failure(f'{name} has not {n} pages')


def test_print(folder):
    """The dialog can be given up; what is printed is one sheet, or two."""
    # Looking for printers, GTK complains of the bus that is not there.
    with open(os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'settings.ini'), 'a', encoding='utf-8') as file:
        file.write('gtk-print-backends=file\n')
    os.chdir(folder)
    with Window(PROGRAM, PUZZLE) as window:
        window.expect('A1, HQ')
        window.press('ctrl+alt+p')
        window.expect_focus('Solution on a Second Page')
        window.press('Escape')
        window.expect_nowhere('The sheet shows')
        window.press('ctrl+alt+p')
        window.expect_focus('Solution on a Second Page')
        window.press('space')
        window.tab_to('Print…')
        window.press('Return')
        window.expect('Print to File')
        window.tab_to('Print to File')
        window.press('space')
        window.tab_to('Cancel')
        window.press('Tab')
        window.expect_focus('Print')
        window.press('Return')
        if count_pages('output.pdf') != 2:
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
