# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes what can be preferred, with the keyboard alone, and sees it hold at once."""

import sys

from window import Atspi, Failure, Window, has_state, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]


def choose_names(window, downs):
    """Chooses a row in the list of languages, counted from the first."""
    window.press('ctrl+comma')
    window.expect('Preferences')
    window.tab_to('Tiles and Armies')
    window.press('space', 'Home', *['Down'] * downs, 'Return')
    window.press('Escape')


def test_names(folder):
    """Names change language everywhere, and what was selected stays so."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect('B2, Guard')
        choose_names(window, 2)
        window.expect('B2, Strażnik')
        window.expect('Strażnik,')
        choose_names(window, 3)
        window.expect('B2, Guard')
        window.expect('Guard / Strażnik')
        choose_names(window, 1)
        window.expect('Guard,')


def test_names_in_battle(folder):
    """A battle on show goes on where it was."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F5')
        window.expect('Before the battle')
        window.press('alt+Right')
        window.expect('Step 1 of')
        choose_names(window, 2)
        window.expect('B2, Strażnik')
        window.expect('Step 1 of')


def test_names_after_a_choice(folder):
    """What was decided in a battle stays decided when its names change."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F5', 'ctrl+d')
        window.expect_focus('The attack of Brawler')
        window.tab_to('Continue')
        window.press('Return', 'alt+End')
        window.expect('Keep the Result')
        choose_names(window, 2)
        window.expect('B2, Strażnik')
        window.expect('Keep the Result')


def test_switches(folder):
    """Colours, patterns and hints are switched by their own keys."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect('Drag pieces to move them')
        window.press('Return')
        window.expect('Choose a hex: Enter puts down')
        window.press('Escape', 'ctrl+comma')
        window.expect('Preferences')
        for key, name in (('alt+c', 'Color-Blind Safe Colors'), ('alt+p', 'Patterns on the Rims'), ('alt+h', 'Hints')):
            before = has_state(window.expect(name, Atspi.Role.CHECK_BOX), Atspi.StateType.CHECKED)
            window.press(key)
            wait_for(lambda: (node := window.find(name, Atspi.Role.CHECK_BOX)) and has_state(node, Atspi.StateType.CHECKED) != before, name)
        window.press('Escape')
        window.expect('C3, Hammerhead')
        if window.find('Enter lifts this piece') is not None:
            raise Failure('a hint although there are to be none')


sys.exit(run([test_names, test_names_in_battle, test_names_after_a_choice, test_switches]))
