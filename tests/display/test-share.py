# SPDX-License-Identifier: GPL-3.0-or-later
"""Gets positions out of the window and back into it, with the keyboard alone."""

import os
import struct
import subprocess
import sys
import time

from printing import print_to_file, use_no_printers
from window import Atspi, Failure, Window, run, wait_for

from pdf import count_pages

PROGRAM, SAMPLE = (os.path.abspath(path) for path in sys.argv[1:3])
HERE = os.path.dirname(os.path.abspath(__file__))
SECRETS = os.path.join(HERE, 'secrets.hexa')
CLIPBOARD = [sys.executable, os.path.join(HERE, 'clipboard.py')]


def read_clipboard(what='get'):
    return subprocess.run([*CLIPBOARD, what], stdout=subprocess.PIPE, text=True, check=True, timeout=30).stdout.strip()


class Owner:
    """A program that has @text on the clipboard."""

    def __init__(self, text):
        self.process = subprocess.Popen([*CLIPBOARD, 'set'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process.stdin.write(text)
        self.process.stdin.close()
        if self.process.stdout.readline() != 'ready\n':
            raise Failure('the clipboard could not be had')

    def __enter__(self):
        return self

    def __exit__(self, *what):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


def test_copy_and_paste(folder):
    """A copied position is one line; pasted over changes, it asks, and is as it was."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+shift+c')
        window.expect('Position copied as text')
        text = read_clipboard()
        if 'C3' not in text or '\n' in text:
            raise Failure(f'not a position in one line: {text}')
        window.press('Delete')
        window.expect('C3, empty')
        window.press('ctrl+shift+v')
        window.expect('Replace the Position?')
        window.tab_to('Replace')
        window.press('Return')
        window.expect('C3, Hammerhead')
        window.press('ctrl+w')
        window.expect('Save Changes?')
        window.tab_to('Discard')
        window.press('Return')
        window.expect_end()


def test_paste_files(folder):
    """What a file holds opens from the start page; what is no position is refused in a sentence."""
    with open(SECRETS, encoding='utf-8') as file:
        text = file.read()
    with Window(PROGRAM) as window:
        window.expect('New Scenario')
        with Owner('good evening'):
            window.press('ctrl+shift+v')
            window.expect('Could Not Paste a Position')
            window.press('Escape')
        with Owner(text):
            window.press('ctrl+shift+v')
            window.expect('C4, Scout')


def test_secrets(folder):
    """Text and picture are made for the eyes that the window is for."""
    with Window(PROGRAM, SECRETS) as window:
        window.expect('C4, Scout')
        window.press('ctrl+2', 'ctrl+shift+c')
        window.expect('Position copied as text, without')
        text = read_clipboard().lower()
        if 'mine' in text or 'frenzy' in text or 'blocker' not in text:
            raise Failure(f'not what Moloch may know: {text}')


def test_picture(folder):
    """A picture is on the clipboard as an image."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+alt+c')
        window.expect('Picture copied')
        wait_for(lambda: 'image/png' in read_clipboard('formats'), 'a picture on the clipboard')


def test_last_copy_wins(folder):
    """A picture is drawn in the background; what is copied meanwhile stays on the clipboard."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+alt+c', 'ctrl+shift+c')
        window.expect('Position copied as text')
        time.sleep(2)
        if 'image/png' in read_clipboard('formats') or 'C3' not in read_clipboard():
            raise Failure('the picture took the place of the text')
        window.press('ctrl+shift+c', 'ctrl+alt+c', 'ctrl+alt+c')
        wait_for(lambda: 'image/png' in read_clipboard('formats'), 'a picture on the clipboard')


def export(window, path, choose_format):
    window.press('ctrl+shift+e')
    window.expect('Export Picture')
    window.tab_to('Format')
    choose_format()
    window.tab_to('Export')
    window.press('Return')
    window.expect('Name')
    window.press('ctrl+a')
    window.type(path)
    window.press('Return')
    window.expect('Exported as')


def test_export(folder):
    """Each kind of picture is written where the file dialog says."""
    kinds = [('board.png', b'\x89PNG', ()), ('board.svg', b'<?xml', ('Down',)), ('board.pdf', b'%PDF-', ('Down', 'Down'))]
    for name, begin, downs in kinds:
        path = os.path.join(folder, name)
        with Window(PROGRAM, SAMPLE) as window:
            window.expect_focus('C3, Hammerhead')
            export(window, path, lambda: window.press('space', *downs, 'Return') if downs else None)
            wait_for(lambda: os.path.exists(path) and os.path.getsize(path) > 1000, name)
            with open(path, 'rb') as file:
                if not file.read(16).startswith(begin):
                    raise Failure(f'{name} is something else')


def test_width(folder):
    """The width of a picture is a number with a name and a value that a screen reader knows, and as wide the picture gets."""
    path = os.path.join(folder, 'wide.png')

    def set_width(window):
        window.tab_to('Width in Pixels')
        window.press('Tab')
        node = window.expect_focus('Width in Pixels')
        if node.get_role() != Atspi.Role.SPIN_BUTTON or Atspi.Value.get_current_value(node) != 1200:
            raise Failure(f'{node.get_role_name()} “{node.get_name()}” has the focus')
        window.press('Up')
        wait_for(lambda: Atspi.Value.get_current_value(node) == 1300, 'another number')

    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        export(window, path, lambda: set_width(window))
        wait_for(lambda: os.path.exists(path) and os.path.getsize(path) > 1000, 'the picture')
        with open(path, 'rb') as file:
            width = struct.unpack('>I', file.read(24)[16:20])[0]
        if width != 1300:
            raise Failure(f'the picture is {width} pixels wide')


def test_print(folder):
    """Printing asks how, can be given up, and makes one sheet."""
    use_no_printers()
    os.chdir(folder)
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+p')
        window.expect('Print to File')
        window.press('Escape')
        window.expect('C3, Hammerhead')
        window.press('ctrl+p')
        if count_pages(print_to_file(window)) != 1:
            raise Failure('this is more than one sheet')


sys.exit(run([test_copy_and_paste, test_paste_files, test_secrets, test_picture, test_last_copy_wins, test_export, test_width, test_print]))
