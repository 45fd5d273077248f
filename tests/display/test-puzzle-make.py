# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a puzzle of a plain position, from the first tile of the hand to the mark in the list, and fails at puzzles; all with
the keyboard alone."""

import json
import os
import shutil
import subprocess
import sys

from window import Atspi, Failure, Window, has_state, run, wait_for

PROGRAM = os.path.abspath(sys.argv[1])
SCENARIO = os.path.abspath(sys.argv[2])
POSITIONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions')
TITLE = 'Two Hexes Are Left'


def plain_data(folder):
    """The program's data with a position of our own, neither hand nor goal in it, in place of the puzzles that come with it."""
    data = os.path.join(folder, 'data-of-the-program')
    puzzles = os.path.join(data, 'scenarios', 'puzzles')
    os.makedirs(puzzles)
    for name in os.listdir(os.environ['HEXARBITER_DATA']):
        if name != 'scenarios':
            os.symlink(os.path.join(os.environ['HEXARBITER_DATA'], name), os.path.join(data, name))
    with open(os.path.join(POSITIONS, 'puzzle-room-left.hexa'), encoding='utf-8') as file:
        scenario = json.load(file)
    path = os.path.join(puzzles, 'plain.hexa')
    plain = {key: scenario[key] for key in ('format', 'version', 'language', 'board', 'pieces')}
    plain.update(title=TITLE, turn=1, sides=[{'army': 'borgo'}, {'army': 'moloch'}])
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(plain, file)
    return data, path


def choose(window, row, *keys):
    """Opens the choices of @row and goes to one of them."""
    window.tab_to(row)
    window.press('Return', *keys, 'Return')


def count(window, name, key, times):
    """Changes the number called @name."""
    window.tab_to(name)
    window.press('Tab')
    node = window.expect_focus(name)
    if node.get_role() != Atspi.Role.SPIN_BUTTON:
        raise Failure(f'{node.get_role_name()} “{name}” has the focus')
    window.press(*[key] * times)


def set_task(window):
    """Goal, side, number and hand, each from the dialog."""
    window.press('ctrl+shift+p')
    window.expect('Choose a goal')
    choose(window, 'Goal', 'Down', 'Down', 'Down')
    window.expect('The side that is to solve the puzzle has no hand')
    choose(window, 'Side to Solve It', 'Up')
    count(window, 'Tiles to Play', 'Down', 2)
    choose(window, 'Piece', 'Down')
    count(window, 'Wounds', 'Up', 3)
    window.tab_to('Add Tile')
    window.press('Return')
    window.tab_to('Super-mutant')
    window.press('Return', 'Escape')
    window.expect('Take Super-mutant')
    window.expect('Your army: Borgo. Play exactly 1\u00a0tile of your hand. After the Final Battle the HQ of Moloch bears at least 4')


def place_super_mutant(window):
    """Begins to solve, and plays the only tile against the HQ."""
    window.press('shift+F7')
    window.expect('Tiles played: 0\u00a0of 1')
    window.tab_to('Super-mutant')
    window.press('Return', 'bracketright', 'bracketright', 'bracketright', 'Right', 'Right', 'Right', 'Right')
    window.expect_focus('E2, ')
    window.press('Return')
    window.expect('Tiles played: 1\u00a0of 1')
    window.expect('E2, Super-mutant')


def test_from_nothing(folder):
    """A position becomes a puzzle, is checked, repaired, saved and solved, and the list says so."""
    data, path = plain_data(folder)
    before = os.environ['HEXARBITER_DATA']
    os.environ['HEXARBITER_DATA'] = data
    try:
        with Window(PROGRAM, home=folder) as window:
            window.expect(TITLE)
            assert window.find('Solved') is None
            window.tab_to(TITLE)
            window.press('Return')
            window.expect('A1, HQ')
            set_task(window)
            window.tab_to('Check Puzzle')
            window.press('Return')
            window.expect('No Solution')
            window.expect('2\u00a0wounds more')
            window.tab_to('2\u00a0wounds more')
            window.press('Return')
            window.expect('E3, HQ, Moloch, facing north, initiative 0, 18 hit points')
            window.press('ctrl+shift+k')
            window.expect('Exactly One Solution')
            window.press('Escape', 'ctrl+s')
            wait_for(lambda: 'goal' in json.load(open(path, encoding='utf-8')), 'the goal in the file')
            place_super_mutant(window)
            window.press('ctrl+alt+b')
            window.expect('Solved: it reaches the goal.')
            window.press('ctrl+w')
            window.expect_end()
        with Window(PROGRAM, home=folder) as window:
            window.expect(TITLE)
            window.expect('Solved')
    finally:
        os.environ['HEXARBITER_DATA'] = before
    with open(path, encoding='utf-8') as file:
        goal = json.load(file)['goal']
    if goal != {'side': 0, 'play': 1, 'win': {'wounds_at_least': {'tile': 'moloch/hq', 'count': 4}}, 'then': 'final-battle'}:
        raise Failure(f'the goal is {goal}')


def test_fail(folder):
    """A Final Battle that does not reach the goal is told with what is lacking, and everything can be taken back."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(POSITIONS, 'puzzle-room-left.hexa'), path)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('A1, HQ')
        place_super_mutant(window)
        window.press('ctrl+alt+b')
        said = window.expect('Not solved').get_name()
        if '2' not in said:
            raise Failure(f'it does not say that 2 wounds are lacking: {said}')
        window.expect('E3, HQ, Moloch, facing north, initiative 0, 18 hit points')
        window.press('ctrl+BackSpace')
        window.expect('E3, HQ, Moloch, facing north, initiative 0, 20 hit points')
        window.expect('Tiles played: 1\u00a0of 1')
        assert window.find('Not solved') is None
        window.press('ctrl+BackSpace')
        window.expect('Tiles played: 0\u00a0of 1')
        window.expect('E2, empty')


def test_show_solution(folder):
    """After a hint the solution can be shown, on a copy of the copy; that is not solving it."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(POSITIONS, 'puzzle-full-board.hexa'), path)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('A1, HQ')
        window.press('shift+F7')
        window.expect('Tiles played: 0\u00a0of 1')
        assert window.find('Show Solution') is None
        window.press('ctrl+shift+h')
        window.expect('Ask for a hint first')
        window.press('ctrl+h')
        window.expect('This tile takes part: Super-mutant.')
        window.expect('Show Solution')
        window.press('ctrl+shift+h')
        window.expect('A line of play on a copy')
        window.press('alt+Down')
        window.expect('E3, HQ, Moloch, facing north, initiative 0, 16 hit points')
        window.press('alt+Down')
        window.expect('Solved')
        window.press('F7')
        wait_for(lambda: window.find('A line of play on a copy') is None, 'the puzzle to come back')
        window.expect('E2, empty')
    with open(os.path.join(folder, 'config', 'glib-2.0', 'settings', 'keyfile'), encoding='utf-8') as file:
        if 'solved-puzzles=' in file.read():
            raise Failure('a puzzle whose solution was shown is marked as solved')


def test_hand(folder):
    """Tiles come into the hand one after the other, but for a Battle, which is of no use there; the keyboard stays in its place
    while they do, and while a number that was typed counts as Tab leads on to the hand."""
    path = os.path.join(folder, 'position.hexa')
    shutil.copy(SCENARIO, path)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('B2, ')
        window.press('ctrl+shift+p')
        window.expect('Choose a goal')
        choose(window, 'Goal', 'Down')
        window.tab_to('Add Tile')
        window.press('Return')
        battle = window.expect('Battle', Atspi.Role.LIST_ITEM)
        if has_state(battle, Atspi.StateType.SENSITIVE):
            raise Failure('a Battle is offered for the hand of a puzzle')
        window.expect('Cannot be played in a puzzle')
        window.expect_focus('Electro Net Fighter')
        window.press('Return')
        window.expect_focus('Electro Net Fighter')
        window.press('Down')
        window.expect_focus('Mechanic')
        window.press('Return', 'Escape')
        window.expect_focus('Add Tile')
        window.tab_to('Tiles to Play')
        window.press('Tab', 'BackSpace', '2', 'Tab')
        window.expect_focus('Electro Net Fighter')
        window.expect('Your army: Uranopolis. Play exactly 2\u00a0tiles of your hand')
        window.press('Tab', 'Return')
        window.expect('The hand holds fewer tiles than are to be played.')
        window.expect_focus('Mechanic')


def test_count(folder):
    """Numbers of a file that are larger than those set by hand stay as they are when something else is changed."""
    path = os.path.join(folder, 'puzzle.hexa')
    with open(os.path.join(POSITIONS, 'puzzle-room-left.hexa'), encoding='utf-8') as file:
        scenario = json.load(file)
    scenario['goal'] = {'side': 0, 'play': 0, 'win': {'wounds_at_least': {'tile': 'moloch/hq', 'count': 100}}}
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(scenario, file)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+p')
        count(window, 'Tiles to Play', 'Up', 1)
        window.expect('Your army: Borgo. Play exactly 1')
        window.press('Escape', 'ctrl+s')
        wait_for(lambda: json.load(open(path, encoding='utf-8'))['goal']['play'] == 1, 'the goal in the file')
    with open(path, encoding='utf-8') as file:
        wounds = json.load(file)['goal']['win']['wounds_at_least']['count']
    if wounds != 100:
        raise Failure(f'{wounds} wounds are asked for')


def test_one_dialog(folder):
    """Keys that come faster than a dialog open one."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(POSITIONS, 'puzzle-room-left.hexa'), path)
    with Window(PROGRAM, path, home=folder) as window:
        for name, keys in (('Tiles to Play', ('ctrl+shift+p', 'ctrl+shift+k')), ('No Solution', ('ctrl+shift+k',) * 3),
                           ('Width in Pixels', ('ctrl+shift+e',) * 2)):
            window.expect_focus('C3')
            subprocess.run(['xdotool', 'key', '--delay', '0', *keys], check=True)
            window.expect(name)
            window.press('Escape')
            wait_for(lambda: window.focused_name().startswith('C3'), f'one dialog of {keys} to close')


sys.exit(run([test_from_nothing, test_fail, test_show_solution, test_hand, test_count, test_one_dialog]))
