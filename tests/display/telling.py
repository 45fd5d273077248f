# SPDX-License-Identifier: GPL-3.0-or-later
"""A window that says what is cut off in it, and a walk past everything that it can show."""

import contextlib
import os
import re
import signal
import tempfile
import time

from window import Atspi, Failure, Window, wait_for, walk

from gi.repository import GLib

# Titles and what a list tells of a scenario are as long as somebody makes them, and titles of dialogs stand between buttons.
MAY_BE_CUT = re.compile(r' < box < title <| < (?:recent|samples|puzzles)\b|^[^<]* < AdwBin < GtkCenterBox')


def said_by(node):
    yield node.get_name() or ''
    yield node.get_description() or ''
    if node.is_text():
        yield Atspi.Text.get_text(node, 0, -1)


class Telling(Window):
    """A window into which the module @module is loaded that says what is cut off."""

    def __init__(self, module, *arguments):
        self.module, self.folder = module, tempfile.TemporaryDirectory()
        self.answer = os.path.join(self.folder.name, 'cut')
        super().__init__(*arguments)

    def _start(self, program, arguments, environment):
        return super()._start(program, arguments, dict(environment, HEXARBITER_CUT_TEXT=self.answer, LD_PRELOAD=self.module))

    def find_cut(self):
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.answer)
        self.process.send_signal(signal.SIGUSR1)
        wait_for(lambda: os.path.exists(self.answer), 'what is cut off')
        with open(self.answer, encoding='utf-8') as file:
            return [line.strip() for line in file if not MAY_BE_CUT.search(line)]


class Walk:
    """Leads a window everywhere, with the keyboard alone, and asks @find_faults about every text that it meets."""

    def __init__(self, window, find_faults, may_be_cut=None):
        self.window, self.find_faults, self.faults = window, find_faults, {}
        self.may_be_cut = may_be_cut

    def look(self, where):
        time.sleep(0.3)
        self.window.settle()
        for node in list(walk(self.window.application)):
            with contextlib.suppress(GLib.Error):
                for text in said_by(node):
                    for fault in self.find_faults(text):
                        self.faults.setdefault(f'{fault}: {node.get_role_name()} “{text}”', where)
        for text in self.window.find_cut():
            if self.may_be_cut is None or not self.may_be_cut.search(text):
                self.faults.setdefault(f'cut off: {text}', where)

    def press(self, *keys, at=None):
        self.window.press(*keys)
        if at is not None:
            self.look(at)

    def pages(self):
        self.look('board')
        for key, name in (('alt+1', 'piece'), ('alt+2', 'battle'), ('alt+3', 'rules'), ('alt+4', 'turn')):
            self.press(key, at=f'page {name}')

    def battle(self):
        self.press('F5', at='battle')
        self.press('ctrl+d', at='choice')
        self.press('ctrl+shift+d', at='outcomes')
        self.press('Escape', 'alt+End', at='end of the battle')
        self.press('F5')

    def what_if(self):
        self.press('ctrl+t', at='what if')
        self.press('ctrl+t')

    def dialogs(self):
        for key in ('ctrl+comma', 'ctrl+question', 'ctrl+b', 'ctrl+shift+e'):
            self.press(key, at=f'dialog of {key}')
            self.press('Escape')
        self.press('F10', at='main menu')
        self.press('Escape')

    def start_page(self):
        """Where no file was named."""
        self.look('start page')
        self.press('ctrl+n', at='new scenario')

    def everywhere(self):
        """All that a position has to show."""
        self.pages()
        self.dialogs()
        self.battle()
        self.what_if()

    def question(self):
        """Closing what was changed."""
        self.press('bracketright', 'Menu', at='menu of the piece')
        self.press('Escape', 'ctrl+w', at='question')
        self.press('Escape')

    def conclude(self):
        for fault, where in self.faults.items():
            print(f'# {where}: {fault}')
        if self.faults:
            raise Failure(f'{len(self.faults)} faults')


def walk_wide(walk_through, sample):
    """All of a window with room enough; @walk_through leads one on a file."""
    with walk_through(sample) as steps:
        steps.everywhere()
    with walk_through(sample) as steps:
        steps.question()


@contextlib.contextmanager
def lead(module, find_faults, *arguments, size=None, may_be_cut=None):
    """A walk through a window of the program that @arguments start; @size counts the shadow around it, 5 on each side."""
    with Telling(module, *arguments) as window:
        if size:
            window.resize(*size)
        time.sleep(1)
        window.settle()
        steps = Walk(window, find_faults, may_be_cut)
        yield steps
    steps.conclude()
