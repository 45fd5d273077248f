# SPDX-License-Identifier: GPL-3.0-or-later
"""What a desktop expects of any program: that it says what it is, takes what is dropped on it, and comes back after a
log-out as it was."""

import sys

from window import Failure, Window, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]


def test_about(folder):
    """What the program is comes from the same words that stores show; that it is unofficial is said, and what is new."""
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F10')
        window.expect('About Hexarbiter')
        window.press('Up', 'Return')
        window.expect('The Hexarbiter developers')
        window.expect('Troubleshooting')
        for row, words in (('What’s New', 'The first release'), ('Details', 'Hexarbiter is unofficial'),
                           ('Legal', 'Hexarbiter is unofficial'), ('Troubleshooting', 'Debugging Information')):
            window.tab_to(row)
            window.press('Return')
            wait_for(lambda: any(words in said for said in window.said()), f'“{words}” under “{row}”')
            window.press('Escape')
            window.expect(row)
        window.press('Escape')
        wait_for(lambda: window.find('The Hexarbiter developers') is None, 'the end of the dialog')


sys.exit(run([test_about]))
