# SPDX-License-Identifier: GPL-3.0-or-later
"""From one puzzle of the program to the next, and back to the list of all, with the keyboard alone."""

import json
import os
import pathlib
import shutil
import sys

from window import Atspi, Failure, Window, run, wait_for

PROGRAM = os.path.abspath(sys.argv[1])
SAMPLE = os.path.abspath(sys.argv[2])
PUZZLES = sorted((pathlib.Path(SAMPLE).parent / 'puzzles').glob('*.hexa'))


def get_frame(window):
    return window.application.get_child_at_index(0)


def expect_title(window, start):
    wait_for(lambda: (get_frame(window).get_name() or '').startswith(start), f'the title “{start}”')


def is_in_sight(window, node):
    if node is None:
        return False
    place, frame = (each.get_extents(Atspi.CoordType.WINDOW) for each in (node, get_frame(window)))
    return place.height > 0 and 0 <= place.y and place.y + place.height <= frame.height


def test_next(folder):
    """Once a puzzle is solved, the next one is a key or a button away; after the last there is none."""
    with Window(PROGRAM, str(PUZZLES[0])) as window:
        window.expect('C3, ')
        title = get_frame(window).get_name()
        window.press('shift+F7', 'ctrl+h')
        window.expect('This tile takes part')
        if window.find('Next Puzzle') is not None:
            raise Failure('the next puzzle is offered before this one is solved')
        window.press('shift+Tab')
        window.expect_focus('Show Solution')
        window.press('Return')
        window.expect('A line of play on a copy')
        for _ in range(8):
            if window.find('Solved') is not None:
                break
            window.press('alt+Down')
        window.expect('Solved')
        window.expect('Next Puzzle')
        window.press('shift+Tab', 'shift+Tab')
        window.expect_focus('Next Puzzle')
        window.press('Return')
        wait_for(lambda: get_frame(window).get_name() != title, 'the next puzzle')
        window.expect('Solve')
        window.expect('Check…')
    with Window(PROGRAM, str(PUZZLES[-1])) as window:
        window.expect('Check…')
        window.press('ctrl+F7')
        window.expect('No other puzzle comes after this scenario.')


def test_list(folder):
    """The list has the keyboard on the puzzle that was open, and says which ones are solved."""
    settings = {'first-run': 'false', 'solved-puzzles': str([PUZZLES[1].as_uri()])}
    with Window(PROGRAM, str(PUZZLES[1]), settings=settings) as window:
        window.expect('Check…')
        title = get_frame(window).get_name().split(' – ')[0]
        window.press('shift+F7', 'ctrl+shift+F7')
        window.expect_focus(f'{title}, solved')
        wait_for(lambda: is_in_sight(window, window.focused()), 'the row to be in sight')
        window.press('Return')
        expect_title(window, title)
        window.expect('Check…')


def copy_data(folder):
    """The program's data, with the first two puzzles as files that may be written."""
    data = os.path.join(folder, 'data-of-the-program')
    puzzles = os.path.join(data, 'scenarios', 'puzzles')
    os.makedirs(puzzles)
    for name in os.listdir(os.environ['HEXARBITER_DATA']):
        if name != 'scenarios':
            os.symlink(os.path.join(os.environ['HEXARBITER_DATA'], name), os.path.join(data, name))
    return data, [pathlib.Path(shutil.copy(path, puzzles)) for path in PUZZLES[:2]]


def change(path, folder, *keys):
    """Opens the puzzle, presses keys that change the scenario, and saves it."""
    before = path.read_bytes()
    with Window(PROGRAM, str(path), home=folder) as window:
        window.expect('Check…')
        for key in keys:
            window.press(key)
        window.press('ctrl+s')
        wait_for(lambda: path.read_bytes() != before, 'another file')
        window.press('ctrl+w')
        window.expect_end()


def is_listed_as_solved(title, folder):
    with Window(PROGRAM, home=folder) as window:
        window.expect(title)
        return window.find(f'{title}, solved') is not None


def test_mark_stays(folder):
    """A mark of an earlier version, on the file's address, outlasts what is played on the same puzzle, goes with another, and comes
    back with it."""
    data, paths = copy_data(folder)
    before = os.environ['HEXARBITER_DATA']
    os.environ['HEXARBITER_DATA'] = data
    title = json.loads(paths[0].read_text(encoding='utf-8'))['title']
    settings = {'first-run': 'false', 'solved-puzzles': str([paths[0].as_uri()])}
    try:
        with Window(PROGRAM, home=folder, settings=settings) as window:
            window.expect(f'{title}, solved')
        change(paths[0], folder, 'F7', 'ctrl+e', *['Right'] * 9, 'Return')
        assert is_listed_as_solved(title, folder)
        change(paths[0], folder, 'ctrl+bracketright')
        assert not is_listed_as_solved(title, folder)
        change(paths[0], folder, 'ctrl+bracketleft')
        assert is_listed_as_solved(title, folder)
    finally:
        os.environ['HEXARBITER_DATA'] = before


sys.exit(run([test_list, test_next, test_mark_stays]))
