# SPDX-License-Identifier: GPL-3.0-or-later
"""Files in trouble: gone, slow, full, odd or unreadable; the real window loses nothing and says what it could not do."""

import json
import os
import shutil
import sys
import time

from window import Failure, Window, run, wait_for

PROGRAM, SAMPLE, POOR_DISK = (os.path.abspath(path) for path in sys.argv[1:4])


def copy_sample(folder, name='scenario.hexa'):
    path = os.path.join(folder, name)
    shutil.copy(SAMPLE, path)
    return path


def read(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def read_facing(path, hexagon='C3'):
    return next(piece['facing'] for piece in read(path)['pieces'] if piece['hex'] == hexagon)


def change(path, **keys):
    scenario = read(path)
    scenario.update(keys)
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(scenario, file)


def wait_for_writing(folder):
    wait_for(lambda: any(name.startswith('.goutputstream') for name in os.listdir(folder)), 'the beginning of the writing')


class Environment:
    """Variables that are set for a while."""

    def __init__(self, **variables):
        self.variables = variables

    def __enter__(self):
        self.before = {name: os.environ.get(name) for name in self.variables}
        os.environ.update(self.variables)

    def __exit__(self, *what):
        for name, value in self.before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def test_deleted(folder):
    """A file that was deleted outside is saved to the same name again."""
    path = copy_sample(folder)
    before = read_facing(path)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        os.remove(path)
        window.expect('“scenario.hexa” is not there any more')
        window.press('Home', 'bracketright', 'ctrl+s')
        wait_for(lambda: os.path.exists(path) and read_facing(path) == (before + 1) % 6, 'the file')
        wait_for(lambda: window.find('“scenario.hexa” is not there any more') is None, 'the end of the banner')


def test_close_while_saving(folder):
    """A window that is closed while its file is being written waits for the end, and asks nothing."""
    slow = os.path.join(folder, 'slow')
    os.mkdir(slow)
    path = copy_sample(slow)
    before = read_facing(path)
    with Environment(LD_PRELOAD=POOR_DISK):
        with Window(PROGRAM, path, home=folder) as window:
            window.expect_focus('C3, Hammerhead')
            window.press('bracketright', 'ctrl+s')
            wait_for_writing(slow)
            window.press('ctrl+q')
            window.expect_end()
    if read_facing(path) != (before + 1) % 6:
        raise Failure('the file is as it was')
    if os.listdir(os.path.join(folder, 'data', 'hexarbiter', 'drafts')):
        raise Failure('a draft is left')


def test_change_while_saving(folder):
    """What is changed while the file is being written is asked about, and may be gone on with."""
    slow = os.path.join(folder, 'slow')
    os.mkdir(slow)
    path = copy_sample(slow)
    before = read_facing(path)
    with Environment(LD_PRELOAD=POOR_DISK):
        with Window(PROGRAM, path, home=folder) as window:
            window.expect_focus('C3, Hammerhead')
            window.press('bracketright', 'ctrl+s')
            wait_for_writing(slow)
            window.press('bracketright', 'ctrl+w')
            window.expect('Save Changes?')
            if read_facing(path) != (before + 1) % 6:
                raise Failure('it asked before the file was written')
            window.press('Escape')
            window.expect_focus('C3, Hammerhead')
            window.press('ctrl+s')
            wait_for(lambda: read_facing(path) == (before + 2) % 6, 'the file')
            time.sleep(0.5)
            window.expect('C3, Hammerhead')


def test_full_disk(folder):
    """Where the disk is full, the file stays as it was, nothing half written is left, and another place is offered."""
    full = os.path.join(folder, 'full')
    os.mkdir(full)
    path = copy_sample(full)
    with open(path, 'rb') as file:
        before = file.read()
    with Environment(LD_PRELOAD=POOR_DISK):
        with Window(PROGRAM, path, home=folder) as window:
            window.expect_focus('C3, Hammerhead')
            window.press('bracketright', 'ctrl+s')
            window.expect('Could Not Save the Scenario')
            window.expect('Save As')
            window.press('Escape')
            window.expect('Edited')
    with open(path, 'rb') as file:
        if file.read() != before:
            raise Failure('the file is not as it was')
    if os.listdir(full) != ['scenario.hexa']:
        raise Failure(f'left behind: {os.listdir(full)}')


def test_locales(folder):
    """No locale keeps the program from starting, nor a name that this locale cannot spell."""
    path = copy_sample(folder, 'żółć ✓.hexa')
    for locale in ('C', 'POSIX'):
        before = read_facing(path)
        with Environment(LC_ALL=locale):
            with Window(PROGRAM, path, home=os.path.join(folder, locale)) as window:
                window.expect_focus('C3, Hammerhead')
                window.press('F5', 'alt+Right')
                window.expect('Step ')
                window.press('F5', 'Home', 'bracketright', 'ctrl+s')
                wait_for(lambda: read_facing(path) == (before + 1) % 6, 'the saved file')


def test_unplayable(folder):
    """A record with actions that cannot be played does not keep the position from being opened; it says which."""
    path = copy_sample(folder)
    change(path, actions=[{'do': 'move', 'piece': 'A1', 'to': 'A2', 'facing': 0, 'by': 'mobility'}, {'do': 'end-turn'}])
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('C3, Hammerhead')
        window.press('F7')
        window.expect('What Was Played')
        window.expect('Comes after an action that is not played')


sys.exit(run([test_deleted, test_close_while_saving, test_change_while_saving, test_full_disk,
              test_locales, test_unplayable]))
