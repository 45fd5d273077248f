# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in a language made of data alone: what is plain English cannot be translated, what is cut off has no room."""

import os
import re
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import pseudo  # noqa: E402
from telling import lead, walk_wide  # noqa: E402
from window import run  # noqa: E402

PROGRAM, CUT_TEXT = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[3])

# What GTK and libadwaita say by themselves, for which there is no such language; names of keys and of formats; and the
# title of the test's own position.
SAME = {*'Close the window Back Clear Search Activate Increase Decrease Minimize Maximize Popover'.split(),
        *'Ctrl Shift Alt Tab Enter Return Escape Space Delete Backspace Home End Left Right Up Down Page Menu'.split(),
        'KP', 'PNG', 'SVG', 'PDF', 'FAQ', 'turn', 'to', 'play'}
# Short words that brackets alone make longer by a third: four toggles beside each other; what
# a search entry says before anything is written into it; and what is chosen in a row, which its list shows whole.
MAY_BE_CUT = re.compile(r'AdwToggleGroup|GtkText < search_entry|GtkListItemWidget < current')

FOLDER = tempfile.TemporaryDirectory()
os.environ.update(pseudo.make(FOLDER.name))
SAMPLES = os.path.join(FOLDER.name, 'data', 'scenarios')
SAMPLE = os.path.join(SAMPLES, 'freed-too-late.hexa')
PUZZLE = os.path.join(SAMPLES, 'puzzles', '02-feed-the-drill.hexa')


def find_faults(text):
    if pseudo.find_plain(text, SAME):
        yield 'plain'


def walk_through(*arguments, size=(1200, 830)):
    return lead(CUT_TEXT, find_faults, PROGRAM, *arguments, size=size, may_be_cut=MAY_BE_CUT)


def test_start(folder):
    """The start page, and what says that a file is broken."""
    broken = os.path.join(folder, 'broken.hexa')
    with open(broken, 'w', encoding='utf-8') as file:
        file.write('{"format": "hexarbiter-scenario", "version": 1, "sides": 7}')
    with walk_through() as steps:
        steps.start_page()
    with walk_through(broken) as steps:
        steps.look('broken file')


def test_wide(folder):
    walk_wide(walk_through, SAMPLE)


def test_narrow(folder):
    with walk_through(SAMPLE, size=(370, 810)) as steps:
        steps.pages()
        steps.dialogs()


def test_puzzle(folder):
    with walk_through(PUZZLE) as steps:
        steps.look('puzzle')
        steps.press('shift+F7', at='being solved')
        steps.press('ctrl+h', at='hint')


def test_turn(folder):
    with walk_through(os.path.join(HERE, 'turns.hexa')) as steps:
        steps.press('F7', at='turn')
        steps.press('ctrl+l', at='what may be played')


sys.exit(run([test_start, test_wide, test_narrow, test_puzzle, test_turn]))
