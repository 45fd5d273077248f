# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a turn by the rules in the real window with the keyboard alone."""

import json
import os
import shutil
import sys

from window import Window, parent_name_of, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]
TURNS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'turns.hexa')


def read(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def play_from_list(window, name):
    """Goes down the list of what may be played to the row that begins with @name, and plays it."""
    window.expect(name)
    window.press('ctrl+l')
    for _ in range(30):
        if window.focused_name().startswith(name):
            window.press('Return')
            return
        window.press('Down')
    raise AssertionError(f'no row “{name}” in the list')


def choose(window, steps):
    """Answers the open choice with the option @steps below the first."""
    window.press('ctrl+d', *['Down'] * steps, 'Return')
    window.tab_to('Continue')
    window.press('Return')


def draw_and_discard(window):
    window.expect('To Move: Iron Gang')
    play_from_list(window, 'Draw 1')
    window.expect('Hand: 3')
    play_from_list(window, 'Discard Biker')
    window.expect('Hand: 2')


def push(window, option):
    """Picks the Bulldozer on the board and then its victim."""
    window.tab_to('C3') if window.find('C3') else None
    window.press('Home', 'Right', 'Up', 'Return')
    window.expect('Bulldozer on D1: choose a hex.')
    window.press('Down', 'Return')
    window.expect('Decision of Borgo')
    choose(window, option)


def to_board(window):
    for _ in range(5):
        window.press('F6')
        if parent_name_of(window.focused()) == 'Board':
            return
    raise AssertionError('F6 never came to the board')


def test_turn(folder):
    """A whole turn: draw, discard, a push with a choice, an Order, the end; the position stays as it was laid out."""
    path = os.path.join(folder, 'turns.hexa')
    shutil.copy(TURNS, path)
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, empty')
        window.press('F7')
        draw_and_discard(window)
        to_board(window)
        push(window, 1)
        window.expect('Hit Mutant')
        play_from_list(window, 'Hit Mutant')
        window.expect('B3, empty')
        window.press('ctrl+e')
        window.expect('To Move: Borgo')
        window.press('ctrl+s')
        wait_for(lambda: len(read(path).get('actions', [])) == 5, 'five actions in the file')
        window.press('F7')
        window.expect('B3, Mutant')
        window.expect('D2, Brawler')
    saved = read(path)
    assert [action['do'] for action in saved['actions']] == ['draw', 'discard', 'push', 'chain', 'end-turn']
    assert len(saved['choices']) == 1
    assert len(saved['pieces']) == 7


def test_branch(folder):
    """What is played instead starts a branch; it can be taken back, promoted and deleted, and all that undone."""
    path = os.path.join(folder, 'turns.hexa')
    shutil.copy(TURNS, path)
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, empty')
        window.press('F7')
        draw_and_discard(window)
        play_from_list(window, 'Hit Mutant')
        window.expect('B3, empty')
        window.press('alt+Up')
        window.expect('B3, Mutant')
        window.press('ctrl+e')
        window.expect('Branch 1')
        window.expect('To Move: Borgo')
        window.press('ctrl+BackSpace')
        wait_for(lambda: window.find('Branch 1') is None, 'the branch to go')
        window.expect('To Move: Iron Gang')
        window.press('ctrl+z')
        window.expect('Branch 1')
        window.tab_to('Promote Branch')
        window.press('space')
        window.press('ctrl+s')
        wait_for(lambda: 'branches' in read(path), 'the branch in the file')
    saved = read(path)
    assert [action['do'] for action in saved['actions']] == ['draw', 'discard', 'end-turn']
    assert [action['do'] for action in saved['branches'][0]['actions']] == ['chain']
    assert saved['branches'][0]['after'] == 2


def test_keep(folder):
    """A result that is kept is the position from then on, also in the file; undo brings back what was laid out."""
    path = os.path.join(folder, 'turns.hexa')
    shutil.copy(TURNS, path)
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, empty')
        window.press('F7')
        draw_and_discard(window)
        play_from_list(window, 'Hit Mutant')
        window.expect('B3, empty')
        window.press('ctrl+Return')
        window.press('ctrl+s')
        wait_for(lambda: len(read(path)['pieces']) == 6, 'the result in the file')
    with Window(PROGRAM, path) as window:
        window.expect('B3, empty')
        window.press('F7')
        window.expect('To Move: Iron Gang')
        window.expect('Hand: 1')
        window.press('F7')
        window.expect('B3, empty')


def test_line(folder):
    """A file with a line opens where it is told; one whose only action is a battle does not."""
    path = os.path.join(folder, 'turns.hexa')
    scenario = read(TURNS)
    scenario['actions'] = [{'do': 'draw', 'count': 1}, {'do': 'discard', 'tile': 'iron-gang/biker'}, {'do': 'end-turn'}]
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(scenario, file)
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, empty')
        window.expect('Was Played On')
        window.press('F7')
        window.expect('Discard Biker')
    scenario['actions'] = [{'do': 'battle'}]
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(scenario, file)
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, empty')
        assert window.find('Was Played On') is None


def test_refused(folder):
    """What the rules forbid is said with its rule, and nothing happens."""
    with Window(PROGRAM, TURNS) as window:
        window.expect_focus('C3, empty')
        window.press('F7')
        window.expect('To Move: Iron Gang')
        play_from_list(window, 'Draw 1')
        window.expect('Hand: 3')
        to_board(window)
        window.press('Home', 'Right', 'Up', 'Return')
        window.expect('Not allowed.')
        window.expect('Rule: Base: ')
        window.press('Escape')
        wait_for(lambda: window.find('Not allowed.') is None, 'the refusal to go')


def test_strip(folder):
    """A tile of the hand goes onto the board in the facing that it is turned to; from other eyes the hand is hidden."""
    with Window(PROGRAM, TURNS) as window:
        window.expect_focus('C3, empty')
        window.press('F7')
        window.expect('To Move: Iron Gang')
        window.tab_to('Order')
        window.press('Right')
        window.expect_focus('Biker')
        window.press('Return')
        window.expect('Biker: choose a hex.')
        window.expect_focus('C3, empty')
        window.press('bracketright', 'Return')
        window.expect('C3, Biker, Iron Gang, facing north-east')
        window.press('ctrl+2')
        window.expect('In the hand of Iron Gang lies 1')
        window.expect('Only Iron Gang may know')
        window.press('F7')
        window.expect('C3, empty')


def test_drag(folder):
    """With the mouse: what is dropped on a hex where it may not go is explained, and elsewhere it is played."""
    with Window(PROGRAM, TURNS) as window:
        window.expect_focus('C3, empty')
        window.press('F7')
        window.expect('To Move: Iron Gang')
        window.drag(window.expect('Biker'), window.expect('A1, HQ'))
        window.expect('Not allowed.')
        window.drag(window.expect('Biker'), window.expect('C4, empty'))
        window.expect('C4, Biker, Iron Gang')


if __name__ == '__main__':
    TESTS = [test_turn, test_branch, test_keep, test_line, test_refused, test_strip, test_drag]
    if len(sys.argv) > 3:
        TESTS = [test for test in TESTS if test.__name__ in sys.argv[3:]]
    sys.exit(run(TESTS))
