# SPDX-License-Identifier: GPL-3.0-or-later
"""Gets the whole explanation out of the window, disagrees with a step, and asks what if, with the keyboard alone."""

import os
import subprocess
import sys

from window import Failure, Window, run, wait_for

PROGRAM, SAMPLE = (os.path.abspath(path) for path in sys.argv[1:3])
HERE = os.path.dirname(os.path.abspath(__file__))
SECRETS = os.path.join(HERE, 'secrets.hexa')
CLIPBOARD = [sys.executable, os.path.join(HERE, 'clipboard.py')]


def read_clipboard():
    return subprocess.run([*CLIPBOARD, 'get'], stdout=subprocess.PIPE, text=True, check=True, timeout=30).stdout.strip()


def demand(text, *parts):
    for part in parts:
        if part not in text:
            raise Failure(f'{part!r} is missing in {text[:1500]!r}')


def save_report(window, path):
    window.press('ctrl+shift+r')
    window.expect('Name')
    window.press('ctrl+a')
    window.type(path)
    window.press('Return')


def test_save(folder):
    """The ending of the name says how a report is written."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        for name, parts in (('report.html', ('<!DOCTYPE html>', 'data:image/png;base64,', '</html>')),
                            ('report.md', ('# Freed too late', '[^1]: ')), ('report.txt', ('Freed too late\n====', '[1] '))):
            path = os.path.join(folder, name)
            save_report(window, path)
            window.expect(f'Report saved as “{name}”')
            with open(path, encoding='utf-8') as file:
                demand(file.read(), *parts)
        save_report(window, os.path.join(folder, 'report.doc'))
        window.expect('Could Not Save the Report')
        window.press('Escape')
        window.press('ctrl+w')
        window.expect_end()


def test_copy(folder):
    """The report on the clipboard keeps to whose eyes the window is for."""
    with Window(PROGRAM, SECRETS) as window:
        window.expect('C4, Scout')
        window.press('ctrl+alt+r')
        window.expect('Report copied as Markdown.')
        demand(read_clipboard(), '## The Position', ': Mine.')
        window.press('ctrl+2', 'ctrl+alt+r')
        window.expect('Report copied as Markdown, without')
        text = read_clipboard()
        demand(text, '## The Position', 'face down')
        if 'Mine' in text or 'mine' in text:
            raise Failure('a secret is told')


def test_disagree(folder):
    """A step is copied with its rules and the position, which can be pasted."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F5')
        window.expect('The Battle begins.')
        window.press('alt+Right', 'alt+Right', 'ctrl+alt+d')
        window.expect('Copied for a forum or a report')
        demand(read_clipboard(), 'Program: Hexarbiter', 'Step: ', 'It says: ', 'Rule: BASE-', 'Position: HX1/R2/',
               '"format": "hexarbiter-scenario"')


sys.exit(run([test_save, test_copy, test_disagree]))
