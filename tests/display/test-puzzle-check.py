# SPDX-License-Identifier: GPL-3.0-or-later
"""Has puzzles checked, with the keyboard alone: searches that take long are given up, also by closing the window and by quitting;
plans are told answer by answer, and other readings are tried."""

import json
import os
import shutil
import sys

from window import Window, name_of, run, wait_for

PROGRAM = os.path.abspath(sys.argv[1])
HERE = os.path.dirname(os.path.abspath(__file__))
LONG = os.path.join(HERE, 'long-search.hexa')
PLAN = os.path.join(HERE, 'plan.hexa')


def expect_progress(window):
    """Positions are counted, more than none."""
    wait_for(lambda: any('000\u00a0positions searched' in (node.get_name() or '') for node in window.nodes()), 'the progress')


def test_cancel(folder):
    """A long search says how far it is and what it has found. Stopped, it tells so much; the next one begins anew."""
    with Window(PROGRAM, LONG) as window:
        window.expect('A1, HQ')
        for way in ('Stop', 'Escape', 'Stop'):
            window.press('ctrl+shift+k')
            window.expect('Trying Every Way to Play')
            expect_progress(window)
            wait_for(lambda: any('lines of play solve it' in name_of(node) for node in window.nodes()), 'lines that are found')
            if way == 'Stop':
                window.tab_to('Stop')
                window.press('Return')
                window.expect('Solvable, but Not Unique')
                wait_for(lambda: any('The search was stopped' in name_of(node) for node in window.nodes()), 'the reason')
                assert window.find('Repairs') is None
            window.press('Escape')
            window.expect_focus('C3, ')
        window.press('ctrl+w')
        window.expect_end()


def test_close(folder):
    """A window is closed in the middle of a search, and the program does not wait for it."""
    with Window(PROGRAM, LONG) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+k')
        expect_progress(window)
        window.press('Escape', 'ctrl+w')
        window.expect_end()


def search_changed(window):
    """Changes the scenario, and begins a search."""
    window.expect('A1, HQ')
    window.press('ctrl+bracketright')
    wait_for(lambda: window.find('A1, HQ') is None, 'the board to turn')
    window.press('ctrl+shift+k')
    expect_progress(window)


def test_close_request(folder):
    """The window manager closes the dialog first, which ends the search, and then the window, which asks about changes."""
    path = os.path.join(folder, 'long.hexa')
    shutil.copy(LONG, path)
    with Window(PROGRAM, path) as window:
        search_changed(window)
        window.ask_to_close()
        wait_for(lambda: window.find('Trying Every Way to Play') is None, 'the dialog to go')
        assert window.find('Save Changes?') is None
        window.ask_to_close()
        window.expect('Save Changes?')
        window.tab_to('Discard')
        window.press('Return')
        window.expect_end()


def test_quit(folder):
    """Quitting in the middle of a search ends it; what is not saved is asked about, and what is asked stays to be answered."""
    path = os.path.join(folder, 'long.hexa')
    shutil.copy(LONG, path)
    with Window(PROGRAM, path) as window:
        search_changed(window)
        window.quit()
        window.expect('Save Changes?')
        assert window.find('Trying Every Way to Play') is None
        window.quit()
        window.expect('Save Changes?')
        window.tab_to('Discard')
        window.press('Return')
        window.expect_end()
    with Window(PROGRAM, path) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+k')
        expect_progress(window)
        window.quit()
        window.expect_end()


def test_plan(folder):
    """Where the opponent's answers part the play, each branch is told and can be gone through."""
    with Window(PROGRAM, PLAN) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+k')
        window.expect('Exactly One Solution')
        window.expect('What is played later hangs on the opponent')
        window.expect('After the answer: Hybrid on C3 is pushed to B3')
        window.expect('Place Ganger on C3, facing north-west')
        window.expect('After the answer: Hybrid on C3 is pushed to D3')
        window.expect('Place Ganger on C3, facing south')
        window.expect('With DISP-21 read otherwise')
        window.tab_to('Show on the Board')
        window.press('Tab')
        window.tab_to('Show on the Board')
        window.press('Return')
        window.expect('A line of play on a copy')
        window.press('alt+Down', 'alt+Down', 'alt+Down')
        window.expect('Solved')


def test_come_back(folder):
    """What was found is there when somebody comes back from a solution on the board, at that solution; not once it is another puzzle."""
    path = os.path.join(folder, 'puzzle.hexa')
    shutil.copy(os.path.join(HERE, '..', 'positions', 'puzzle-three-of-five.hexa'), path)
    with Window(PROGRAM, path) as window:
        window.expect('A1, HQ')
        window.press('ctrl+shift+k')
        window.expect('Solvable, but Not Unique')
        window.expect('1 of 3')
        window.tab_to('Next Solution')
        window.press('Return')
        window.expect('2 of 3')
        for way in ('F7', 'ctrl+shift+k'):
            window.tab_to('Show on the Board')
            window.press('Return')
            window.expect('A line of play on a copy')
            window.press('alt+Down', 'alt+Down', 'alt+Down', 'alt+Down')
            window.expect('Solved: it reaches the goal.')
            window.press(way)
            wait_for(lambda: window.find('A line of play on a copy') is None, 'the puzzle to come back')
            if way == 'F7':
                window.press('ctrl+shift+k')
            window.expect('Solvable, but Not Unique')
            window.expect('2 of 3')
            window.expect_focus('Previous Solution')
        window.press('Escape', 'ctrl+bracketright')
        wait_for(lambda: window.find('A1, HQ') is None, 'the board to turn')
        window.press('ctrl+shift+k')
        window.expect('1 of 3')


def test_hint(folder):
    """A hint comes with the first line that wins, long before all are found; where none does, the search says how far it is, and can
    be given up."""
    with Window(PROGRAM, LONG) as window:
        window.expect('A1, HQ')
        window.press('shift+F7', 'ctrl+h')
        window.expect('This tile takes part')
    path = os.path.join(folder, 'hopeless.hexa')
    with open(LONG, encoding='utf-8') as file:
        scenario = json.load(file)
    scenario['goal']['win'] = 'hq-destroyed'
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(scenario, file)
    with Window(PROGRAM, path) as window:
        window.expect('A1, HQ')
        window.press('shift+F7')
        window.expect('Your army: ')
        for _ in range(2):
            window.press('ctrl+h')
            window.expect('A hint is being looked for')
            expect_progress(window)
            window.tab_to('Cancel')
            window.press('Return')
            wait_for(lambda: window.find('A hint is being looked for') is None, 'the search to end')
            assert window.find('Cancel') is None
            window.expect_focus('Hint')
        window.press('ctrl+h')
        expect_progress(window)
        window.press('ctrl+w')
        window.expect_end()


sys.exit(run([test_cancel, test_close, test_close_request, test_quit, test_plan, test_come_back, test_hint]))
