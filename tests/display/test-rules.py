# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks rules up in the real window, with the keyboard alone."""

import os
import sys

from window import Atspi, Window, run

PROGRAM, SAMPLE = sys.argv[1:3]
RING = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'positions', 'net-ring-of-four.hexa')


def search(window, words):
    """Goes to the rules and searches them."""
    window.press('alt+3')
    window.tab_to('Search all rules')
    window.press('ctrl+a')
    window.type(words)


def open_rule(window, words, start):
    """Opens what a search found and whose row begins with @start."""
    search(window, words)
    window.expect(start)
    window.tab_to(start)
    window.press('Return')


def test_search(folder):
    """Rules are found by number, by id, without accents and in the other language; Escape leads back to the list."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        search(window, 'faq g 14')
        window.expect('Official ruling, FAQ-G-014: A blow and a shot')
        window.expect('Base: Attacks, BASE-ATT-06')
        search(window, 'lancuch')
        window.expect('Iron Gang: Chain, IG-CHAIN-01')
        search(window, 'nothingofthekind')
        window.expect('No rule found')
        open_rule(window, 'base init 07', 'Base: Initiative, BASE-INIT-07')
        window.expect('BASE-INIT-07')
        window.expect('Official Rulings')
        window.expect('Scout (Borgo)')
        window.press('Escape')
        window.expect_focus('Base: Initiative, BASE-INIT-07')


def test_tile(folder):
    """The card of a tile opens from a rule about it, and its rules from the card."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        open_rule(window, 'URA-DBL-01', 'Uranopolis: Units, URA-DBL-01')
        window.tab_to('Doubler (Uranopolis)')
        window.press('Return')
        window.expect('Uranopolis, Module')
        window.tab_to('Rule: Base: Modules')
        window.press('Return')
        window.expect('BASE-MOD-08')
        window.press('Escape', 'Escape')
        window.expect_focus('Doubler (Uranopolis)')


def test_first(folder):
    """What is about the selected piece comes first, then what else the battle is about; in a battle, the step's own rules."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape', 'alt+3')
        window.expect('Hammerhead', Atspi.Role.HEADING)
        window.expect('In This Position', Atspi.Role.HEADING)
        window.expect('Uranopolis: Units, URA-HAMMER-01')
        window.press('F5', 'alt+Right', 'alt+Right', 'alt+3')
        window.expect('In This Step', Atspi.Role.HEADING)
        window.expect('In This Battle', Atspi.Role.HEADING)


def test_reading(folder):
    """A disputed point is read otherwise, with an undo step, and says whether that matters here."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        open_rule(window, 'D-01', 'Does a number that rose')
        window.expect('It is read as usual')
        window.expect('Here the other reading changes nothing.')
        window.tab_to('It attacks if it falls')
        window.press('Return')
        window.expect('This scenario says how it is read.')
        window.expect('Undo “Read D-01 Otherwise”') if window.find('Undo “Read') else window.expect('Undo')
        window.press('ctrl+z')
        window.expect('It is read as usual')


def test_compare(folder):
    """Both results stand side by side, with what differs in words."""
    with Window(PROGRAM, RING) as window:
        window.expect('C3')
        window.press('alt+3')
        window.expect('Read Otherwise, the Result Changes', Atspi.Role.HEADING)
        open_rule(window, 'DISP-10', 'What becomes of the units in a ring')
        window.expect('Here the other reading changes the result.')
        window.tab_to('Compare Both Results')
        window.press('Return')
        window.expect('By the Other Reading', Atspi.Role.HEADING)
        window.expect('What Differs', Atspi.Role.HEADING)
        window.press('Escape')
        window.expect_focus('Compare Both Results')


def test_try(folder):
    """A position that shows the rule opens in a new window, at the step that cites it."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        open_rule(window, 'URA-DBL-01', 'Uranopolis: Units, URA-DBL-01')
        window.tab_to('', 'Try It')
        window.press('Return')
        window.expect('Uranopolis: Units (URA-DBL-01)')


TESTS = [test_search, test_tile, test_first, test_reading, test_compare, test_try]
if len(sys.argv) > 3:
    TESTS = [test for test in TESTS if test.__name__ in sys.argv[3:]]

sys.exit(run(TESTS))
