# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in the sandbox: files of this computer are opened and saved through portals, and a battle is resolved."""

import json
import pathlib
import shutil
import subprocess
import sys
import time

from sandbox import ID, OWN, Failure, Sandbox, find_windows, read_cli, wait_for
from window import run

WORK, SAMPLE = (pathlib.Path(path) for path in sys.argv[1:3])
DRAFTS = OWN / 'data' / 'hexarbiter' / 'drafts'


def copy_sample(name):
    path = WORK / name
    shutil.copy(SAMPLE, path)
    return path


def read_facing(path, hexagon='C3'):
    pieces = json.loads(path.read_text(encoding='utf-8'))['pieces']
    return next(piece['facing'] for piece in pieces if piece['hex'] == hexagon)


def answer_dialog(window, title, path):
    """Types a name into the dialog that the portal shows for the program, which sees no files itself."""
    window.give_focus(wait_for(lambda: find_windows('--name', title), f'the portal’s dialog “{title}”')[0])
    window.press('ctrl+a')
    window.type(str(path))
    window.press('Return')
    wait_for(lambda: not find_windows('--name', title), f'the end of the dialog “{title}”')
    window.take_focus()


def leave(window):
    window.press('ctrl+w')
    window.expect_end()


def test_handed_over(folder):
    """A file handed over is opened; saved, it is changed where it lies, and whole."""
    path = copy_sample('handed-over.hexa')
    before = read_facing(path)
    with Sandbox(path) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('bracketright', 'ctrl+s')
        wait_for(lambda: read_facing(path) == (before + 1) % 6, 'the change in the file')
        leave(window)
    read_cli('validate', files=[path])
    if sorted(WORK.glob('handed-over*')) != [path]:
        raise Failure('saving left something beside the file')


def test_battle(folder):
    """A battle is resolved to its end, past the choice in it."""
    with Sandbox(SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F5')
        window.expect('Before the battle')
        window.press('ctrl+d')
        window.tab_to('Continue')
        window.photograph(WORK / 'battle.png')
        window.press('Return', 'alt+End')
        window.expect('C2, empty')
        leave(window)


def test_dialogs(folder):
    """The portal's dialogs open a file, and save under a new name beside it."""
    path, other = copy_sample('chosen.hexa'), WORK / 'saved-as.hexa'
    other.unlink(missing_ok=True)
    with Sandbox() as window:
        window.expect('Sample Battles')
        window.press('ctrl+o')
        answer_dialog(window, 'Open a Scenario', path)
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.expect('C3, empty')
        window.press('ctrl+shift+s')
        answer_dialog(window, 'Save the Scenario', other)
        wait_for(lambda: other.exists() and other.stat().st_size > 0, 'the new file')
        leave(window)
    read_cli('validate', files=[other])
    if read_facing(path) != read_facing(SAMPLE) or '"C3"' in other.read_text(encoding='utf-8'):
        raise Failure('the wrong file was written')


def test_recent(folder):
    """What came through a portal is offered again, and can be opened."""
    with Sandbox() as window:
        window.expect('Recent')
        window.photograph(WORK / 'start.png')
        window.tab_to('Freed Too Late', 'Recent')
        window.press('Return')
        window.expect('B3, HQ')
        leave(window)


def test_own_places(folder):
    """What was not saved is in a draft of the sandbox's own folder, and is back after a kill."""
    path = copy_sample('not-saved.hexa')
    with Sandbox(path) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        wait_for(lambda: list(DRAFTS.glob('*.draft')), 'a draft on disk')
        subprocess.run(['flatpak', 'kill', ID], check=True)
        window.process.wait(timeout=20)
    time.sleep(1)
    with Sandbox(path) as window:
        window.expect('C3, empty')
        window.press('ctrl+s')
        wait_for(lambda: '"C3"' not in path.read_text(encoding='utf-8'), 'the restored change in the file')
        wait_for(lambda: not list(DRAFTS.glob('*.draft')), 'the end of the draft')
        leave(window)
    settings = (OWN / 'config' / 'glib-2.0' / 'settings' / 'keyfile').read_text(encoding='utf-8')
    if 'window-size' not in settings:
        raise Failure(f'the settings are not kept: {settings}')


sys.exit(run([test_handed_over, test_battle, test_dialogs, test_recent, test_own_places]))
