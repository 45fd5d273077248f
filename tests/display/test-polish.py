# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in Polish: menus, palette, steps and rules say what they should, nothing is left in English or cut off."""

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

from telling import lead, walk_wide  # noqa: E402
from window import Atspi, Window, run  # noqa: E402

PROGRAM, SAMPLE, CUT_TEXT = (os.path.abspath(path) for path in sys.argv[1:4])
TURNS = os.path.join(HERE, 'turns.hexa')
os.environ.update(LANG='pl_PL.UTF-8', LC_ALL='pl_PL.UTF-8', LANGUAGE='pl')

# Small words without which hardly an English sentence is made, and none of which is a Polish one.
ENGLISH = {'the', 'of', 'and', 'is', 'are', 'with', 'this', 'that', 'not', 'from', 'for', 'in', 'it', 'its', 'what'}
# GTK and libadwaita bring their own translations, where these are installed.
TOOLKIT = {'Close the window'}


def find_faults(text):
    if text not in TOOLKIT and {word.strip('.,:;?!()“”').lower() for word in text.split()} & ENGLISH:
        yield 'English'


def walk_through(*arguments, size=(1200, 830)):
    return lead(CUT_TEXT, find_faults, PROGRAM, *arguments, size=size)


def test_words(folder):
    """What a newcomer meets first, by its Polish name."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect('B2, Strażnik')
        window.expect('Elektrosieciarz')
        window.expect('Moduły')
        window.press('alt+3')
        window.expect('Szukaj we wszystkich zasadach')
        window.expect('Instrukcje')
        window.press('F10')
        window.expect('Nowy scenariusz', Atspi.Role.MENU_ITEM)
        window.expect('Skróty klawiszowe', Atspi.Role.MENU_ITEM)
        window.press('Escape', 'F5')
        window.expect('Przed Bitwą')
        window.expect('Zakończ Bitwę')
        window.expect('Strażnik (B2) nie atakuje w segmencie 4: jest w sieci, którą rzuca Sieciarz (C2).')
        window.press('alt+End', 'ctrl+d')
        window.expect('Które rany przejmuje Medyk (C4)?')


def test_wide(folder):
    walk_wide(walk_through, SAMPLE)


def test_narrow(folder):
    with walk_through(SAMPLE, size=(370, 730)) as steps:
        steps.everywhere()


def test_start(folder):
    with walk_through() as steps:
        steps.start_page()


sys.exit(run([test_words, test_wide, test_narrow, test_start]))
