# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks for help in the real window, with the keyboard alone, and reads it in the help window."""

import os
import subprocess
import sys

from window import Atspi, Window, name_of, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]
PUZZLE = os.path.join(os.path.dirname(SAMPLE), 'puzzles', '01-a-net-that-bites.hexa')
Role = Atspi.Role


def numbers(window):
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(window.process.pid)], stdout=subprocess.PIPE,
                           text=True, check=False)
    return found.stdout.split()


def give_keyboard(number):
    """No window manager does it."""
    subprocess.run(['xdotool', 'windowfocus', '--sync', number], check=True)


class Help:
    """The help window, beside the one that it is about."""

    def __init__(self, window):
        self.window = window
        self.main = numbers(window)[0]

    def ask(self, title):
        """Presses F1 and wants a page."""
        give_keyboard(self.main)
        self.window.press('F1')
        self.window.expect(title, Role.HEADING)

    def enter(self):
        """Gives the help window the keyboard."""
        other = wait_for(lambda: [number for number in numbers(self.window) if number != self.main], 'the help window')
        give_keyboard(other[0])
        return other[0]


def test_contexts(folder):
    """F1 opens the page about what has the keyboard or is shown."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        helped = Help(window)
        helped.ask('Lay out a position')
        give_keyboard(helped.main)
        window.press('Return', 'Escape', 'F6')
        helped.ask('Read why')
        give_keyboard(helped.main)
        window.press('alt+3', 'F6', 'F6', 'F6')
        window.tab_to('Search all rules')
        helped.ask('Look up rules')
        give_keyboard(helped.main)
        window.press('ctrl+f')
        helped.ask('Place a tile')
        give_keyboard(helped.main)
        window.press('Escape', 'F5')
        window.expect('Before the battle')
        helped.ask('Have a battle fought')
        give_keyboard(helped.main)
        window.press('alt+End')
        window.expect('Decision of Uranopolis')
        window.press('ctrl+d')
        helped.ask('Decide choices and see all outcomes')
        give_keyboard(helped.main)
        window.press('F5', 'F7')
        window.expect('Take Back')
        helped.ask('Play a turn')
        give_keyboard(helped.main)
        window.press('F7', 'ctrl+t')
        window.expect('Keep Changes')
        helped.ask('Try what would be different')


def test_dialogs(folder):
    """In a dialog it is the page about the dialog."""
    dialogs = [('ctrl+comma', 'Preferences', 'Choose how things look'), ('ctrl+b', 'Sides and Board', 'Change sides and board'),
               ('ctrl+shift+e', 'Export Picture', 'As a picture'), ('ctrl+question', 'Keyboard Shortcuts', 'Keys'),
               ('ctrl+shift+p', 'Goals', 'Make a puzzle')]
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        helped = Help(window)
        window.press('F10')
        window.expect('Own Armies')
        window.press('m')
        window.expect('Add Sample Army')
        helped.ask('Add an army')
        give_keyboard(helped.main)
        window.press('Escape')
        for key, name, title in dialogs:
            give_keyboard(helped.main)
            window.press(key)
            if name != 'Goals':
                window.expect(name)
            helped.ask(title)
            give_keyboard(helped.main)
            window.press('Escape')


def test_puzzle(folder):
    """A puzzle that is tried, and the start page, have pages of their own."""
    with Window(PROGRAM, PUZZLE) as window:
        window.expect('E2, ')
        window.press('shift+F7')
        window.expect('To Move: Borgo')
        Help(window).ask('Solve a puzzle')
    with Window(PROGRAM) as window:
        window.expect('New Scenario')
        Help(window).ask('See your first battle')


def test_reading(folder):
    """Pages are read, searched, left and gone back to; the menu leads there too."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        helped = Help(window)
        window.press('F10')
        item = window.expect('Help', Role.MENU_ITEM)
        for _ in range(40):
            if window.focused_name() == name_of(item):
                break
            window.press('Up')
        window.press('Return')
        window.expect('Lay out a position', Role.HEADING)
        helped.enter()
        window.expect_focus('Lay out a position')
        # A reader goes through the text by Tab.
        window.tab_to('You can lay out any position')
        window.press('Page_Down', 'ctrl+f')
        window.expect_focus('Search Help')
        window.expect('See your first battle')
        window.type('solve hint')
        window.expect('Solve a puzzle')
        wait_for(lambda: window.find('See your first battle') is None, 'only what was found')
        window.press('Return')
        window.expect('Hints', Role.HEADING)
        window.press('alt+Left')
        window.expect_focus('Search Help')
        window.press('Escape', 'ctrl+f')
        window.type('nothingofthekind')
        window.expect('No Page Found')
        window.press('Escape')
        window.expect('See your first battle')


def test_links(folder):
    """Links and the pages to read next are followed with the keyboard; a picture says what it shows."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        helped = Help(window)
        window.press('F5')
        window.expect('Before the battle')
        helped.ask('Have a battle fought')
        helped.enter()
        wait_for(lambda: (text := window.find('Where a player has to decide'))
                 and (text.get_child_count() > 0 or 'Decide choices' in text.get_name()), 'a link in the text')
        window.tab_to('Decide choices and see all outcomes')
        window.press('Return')
        window.expect('See all outcomes', Role.HEADING)
        window.expect('A dialog that lists the two ends of a battle')
        window.press('alt+Home')
        window.expect_focus('Search Help')


def test_end(folder):
    """Help can be closed by itself, and goes with the last scenario."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        helped = Help(window)
        helped.ask('Lay out a position')
        helped.enter()
        window.press('ctrl+w')
        wait_for(lambda: numbers(window) == [helped.main], 'the help window to go')
        helped.ask('Lay out a position')
        number = helped.enter()
        subprocess.run(['xdotool', 'windowsize', '--sync', number, '360', '500'], check=True)
        give_keyboard(helped.main)
        window.press('ctrl+w')
        window.expect_end()


TESTS = [test_contexts, test_dialogs, test_puzzle, test_reading, test_links, test_end]
if len(sys.argv) > 3:
    TESTS = [test for test in TESTS if test.__name__ in sys.argv[3:]]

sys.exit(run(TESTS))
