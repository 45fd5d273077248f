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
                            ('report.md', ('# Freed Too Late', '[^1]: ')), ('report.txt', ('Freed Too Late\n====', '[1] '))):
            path = os.path.join(folder, name)
            save_report(window, path)
            wait_for(lambda: os.path.exists(path) and os.path.getsize(path) > 1000, name)
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
        window.press('F5')
        window.expect('C3, Hammerhead')
        window.press('alt+3')
        window.tab_to('Search all rules')
        window.press('ctrl+a')
        window.type('base init 07')
        window.expect('Base: Initiative, BASE-INIT-07')
        window.tab_to('Base: Initiative, BASE-INIT-07')
        window.press('Return')
        window.expect('I Disagree')
        window.tab_to('I Disagree')
        window.press('Return')
        wait_for(lambda: 'Rule: BASE-INIT-07' in read_clipboard(), 'the rule on the clipboard')


def test_what_if(folder):
    """Something is tried on a copy: both ends are told, nothing is changed until it is kept, as one step."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+t')
        window.expect('Uranopolis 16 · Borgo 12')
        window.expect('Change something on the board')
        window.press('Down')
        window.expect_focus('C4, Medic')
        window.press('space', 'Escape', 'Delete')
        window.expect('2 differences at the end')
        window.expect('Hammerhead on C3 has 1\u00a0wound as it is, and is destroyed if changed.')
        window.press('ctrl+alt+BackSpace')
        window.expect('The scenario is as it was.')
        window.expect('C4, Medic')
        window.press('ctrl+t')
        window.expect('Change something on the board')
        window.press('Delete')
        window.expect('2 differences at the end')
        window.press('ctrl+t')
        window.tab_to('Keep Changes')
        window.press('Return')
        window.expect('What was tried is kept')
        window.expect('C4, empty')
        window.press('ctrl+z')
        window.expect('C4, Medic')
        window.press('ctrl+w')
        window.expect_end()


def test_what_if_saves(folder):
    """What is saved while something is tried is the scenario, not the copy."""
    path = os.path.join(folder, 'saved.hexa')
    with open(SAMPLE, encoding='utf-8') as file, open(path, 'w', encoding='utf-8') as copy:
        copy.write(file.read())
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('bracketright', 'ctrl+t')
        window.expect('Change something on the board')
        window.press('Delete')
        window.expect('2 differences at the end')
        window.press('ctrl+s')
        window.expect('C3, empty')
        wait_for(lambda: '"facing": 2' in open(path, encoding='utf-8').read(), 'the file to be written')
        with open(path, encoding='utf-8') as file:
            demand(file.read(), 'hammerhead')
        window.press('ctrl+w')
        window.expect('Keep What Was Tried?')
        window.tab_to('Discard')
        window.press('Return')
        window.expect_end()
    with open(path, encoding='utf-8') as file:
        demand(file.read(), 'hammerhead')


sys.exit(run([test_save, test_copy, test_disagree, test_what_if, test_what_if_saves]))
