# SPDX-License-Identifier: GPL-3.0-or-later
"""Sets up HQs with what goes under them in the real window, with the keyboard alone."""

import json
import os
import sys

from window import Window, run, wait_for

PROGRAM = sys.argv[1]
SCENARIO = {
    'format': 'hexarbiter-scenario', 'version': 1, 'title': 'Before the first turn',
    'board': {'radius': 2, 'water': []},
    'sides': [{'army': 'uranopolis', 'monolith': {'lower': [None, None], 'expanded': None}}, {'army': 'borgo'}],
    'turn': 0, 'pieces': [],
}


def read(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def write(folder, **changes):
    path = os.path.join(folder, 'set-up.hexa')
    with open(path, 'w', encoding='utf-8') as file:
        json.dump({**SCENARIO, **changes}, file)
    return path


def pick_row(window, name):
    """Goes down the list of what may be played to the row called @name, and picks it."""
    window.expect(name)
    window.press('ctrl+l')
    for _ in range(30):
        if window.focused_name() == name:
            window.press('Return')
            return
        window.press('Down')
    raise AssertionError(f'no row “{name}” in the list')


def to_board(window):
    for _ in range(5):
        window.press('F6')
        if window.focused_name().startswith('C3'):
            return
    raise AssertionError('F6 never came to the board')


def start(window):
    window.expect_focus('C3, empty')
    window.press('F7')
    window.expect('To Set Up the HQ: Uranopolis')


def test_from_list(folder):
    """Side and two tiles from the list, then the hex; the file keeps them, and one undo takes all of it back."""
    path = write(folder)
    with Window(PROGRAM, path) as window:
        start(window)
        pick_row(window, 'Uranopolis')
        window.expect('Uranopolis: choose the first tile under the HQ.')
        window.expect_focus('Electro Net Fighter')
        pick_row(window, 'Inferno')
        window.expect('Uranopolis over Inferno: choose the second tile under the HQ.')
        pick_row(window, 'Drill')
        window.expect('Uranopolis over Inferno and Drill: choose a hex.')
        to_board(window)
        window.press('bracketright', 'Return')
        window.expect('C3, HQ, Uranopolis, facing north-east')
        window.expect('Set up the HQ of Uranopolis on C3, facing north-east, over Inferno and Drill')
        window.press('ctrl+s')
        wait_for(lambda: read(path).get('actions'), 'the set-up in the file')
        window.press('ctrl+z')
        window.expect('C3, empty')
        window.expect('May Be Played')
        assert window.find('Uranopolis over') is None
    assert read(path)['actions'] == [{'do': 'set-up', 'side': 0, 'hex': 'C3', 'facing': 1,
                                      'lower': ['uranopolis/inferno', 'uranopolis/drill']}]


def test_from_board(folder):
    """The hex on the board first: what is left to pick comes up by itself. What may not go there is refused with its rule."""
    with Window(PROGRAM, write(folder)) as window:
        start(window)
        pick_row(window, 'Uranopolis')
        window.expect('Choose two tiles to go under the HQ')
        to_board(window)
        window.press('Return')
        window.expect_focus('Electro Net Fighter')
        window.tab_to('Electro Net Fighter', 'Hand')
        window.press('End', 'Return')
        window.expect('Not allowed. There is no such tile to put under the HQ of Uranopolis.')
        window.expect('Rule: Monoliths: Setup')
        to_board(window)
        window.press('Escape')
        wait_for(lambda: window.find('Not allowed.') is None, 'the refusal to go')
        window.press('Return')
        pick_row(window, 'Guard')
        window.expect('Uranopolis over Guard: choose the second')
        pick_row(window, 'Guard')
        window.expect('C3, HQ, Uranopolis')


def test_other_side(folder):
    """Eyes that may not know what lies under the HQ are not shown it. A side of which the file says nothing may have a
    Monolith, or none; other tiles under the same HQ make a branch."""
    path = write(folder, actions=[{'do': 'set-up', 'side': 0, 'hex': 'A1', 'facing': 0,
                                   'lower': ['uranopolis/drill', 'uranopolis/medic']}])
    with Window(PROGRAM, path) as window:
        start(window)
        window.press('ctrl+2')
        pick_row(window, 'Uranopolis')
        window.expect('Only Uranopolis may know which tiles lie under this HQ.')
        assert window.find('Leave Both Parts Empty') is None
        window.press('ctrl+0')
        pick_row(window, 'Leave Both Parts Empty')
        pick_row(window, 'On A1')
        window.expect('A1, HQ, Uranopolis')
        window.expect('Branch 1')
        window.expect('To Set Up the HQ: Borgo')
        pick_row(window, 'Borgo, with a Monolith')
        pick_row(window, 'Mutant')
        pick_row(window, 'Mutant')
        pick_row(window, 'On E3')
        window.expect('E3, HQ, Borgo')
        window.expect('To Move: Uranopolis')
        window.expect('Set up the HQ of Borgo on E3, facing north, over Mutant and Mutant')
        window.press('ctrl+s')
        wait_for(lambda: read(path).get('branches'), 'the branch in the file')
    saved = read(path)
    assert 'lower' in saved['actions'][0]
    first, second = saved['branches'][0]['actions']
    assert 'lower' not in first
    assert second['lower'] == ['borgo/mutant', 'borgo/mutant']


if __name__ == '__main__':
    TESTS = [test_from_list, test_from_board, test_other_side]
    if len(sys.argv) > 3:
        TESTS = [test for test in TESTS if test.__name__ in sys.argv[3:]]
    sys.exit(run(TESTS))
