# SPDX-License-Identifier: GPL-3.0-or-later
"""Works, kills and restarts the real window: nothing that was made in it is lost, and what became of files is said."""

import json
import os
import shutil
import subprocess
import sys
import time

from window import Atspi, Failure, Window, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]


def list_drafts(folder, suffix='.draft'):
    drafts = os.path.join(folder, 'data', 'hexarbiter', 'drafts')
    if not os.path.isdir(drafts):
        return []
    return [os.path.join(drafts, name) for name in os.listdir(drafts) if name.endswith(suffix)]


def wait_for_drafts(folder, count):
    wait_for(lambda: len(list_drafts(folder)) == count, f'{count} drafts on disk')


def copy_sample(folder, name='scenario.hexa'):
    path = os.path.join(folder, name)
    shutil.copy(SAMPLE, path)
    return path


def read_facing(path, hexagon='C3'):
    with open(path, encoding='utf-8') as file:
        return next(piece['facing'] for piece in json.load(file)['pieces'] if piece['hex'] == hexagon)


def write_facing(path, facing, hexagon='C3'):
    with open(path, encoding='utf-8') as file:
        scenario = json.load(file)
    for piece in scenario['pieces']:
        if piece['hex'] == hexagon:
            piece['facing'] = facing
    with open(path + '.new', 'w', encoding='utf-8') as file:
        json.dump(scenario, file)
    os.replace(path + '.new', path)


def test_never_saved(folder):
    """What was laid out in a scenario that never had a file is there again after a kill, until it is discarded."""
    with Window(PROGRAM, home=folder) as window:
        window.expect('New Scenario')
        window.press('ctrl+n')
        window.expect('First Side')
        window.tab_to('Create')
        window.press('Return')
        window.expect_focus('C3, empty')
        window.press('ctrl+f')
        window.type('mutant')
        window.press('Return', 'Return')
        window.expect('C3, Mutant')
        wait_for_drafts(folder, 1)
        window.kill()
    with Window(PROGRAM, home=folder) as window:
        window.expect('Restored with its changes')
        window.expect('C3, Mutant')
        window.expect('Edited')
        window.press('ctrl+w')
        window.expect('Save Changes?')
        window.tab_to('Discard')
        window.press('Return')
        window.expect_end()
    wait_for_drafts(folder, 0)
    with Window(PROGRAM, home=folder) as window:
        window.expect('Sample Battles')
        if window.count_frames() != 1 or window.find('C3, ') is not None:
            raise Failure('what was discarded came back')


def test_saved_before(folder):
    """After a kill, a changed scenario still knows its file; saving writes there and ends the draft."""
    path = copy_sample(folder)
    before = read_facing(path)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('bracketright')
        wait_for_drafts(folder, 1)
        window.kill()
    if read_facing(path) != before:
        raise Failure('the file was changed without having been saved')
    with Window(PROGRAM, path, home=folder) as window:
        window.expect('C3, Hammerhead')
        if window.count_frames() != 1:
            raise Failure('the file has two windows')
        window.press('ctrl+s')
        wait_for(lambda: read_facing(path) == (before + 1) % 6, 'the restored change in the file')
        wait_for_drafts(folder, 0)


def test_end_of_session(folder):
    """A session that ends asks nobody: the newest change is in the draft though no second went by."""
    path = copy_sample(folder)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.process.terminate()
        window.expect_end()
    with Window(PROGRAM, home=folder) as window:
        window.expect('C3, empty')


def test_damaged(folder):
    """A damaged draft is told of and kept; what a kill left half written is not taken for a draft."""
    drafts = os.path.join(folder, 'data', 'hexarbiter', 'drafts')
    os.makedirs(drafts)
    for name, text in (('a.draft', 'hexarbiter-draft 1\ncheck 0\n\n{'), ('b.draft.new', 'hexarbiter-d')):
        with open(os.path.join(drafts, name), 'w', encoding='utf-8') as file:
            file.write(text)
    with Window(PROGRAM, home=folder) as window:
        window.expect('A Draft Could Not Be Restored')
        wait_for(lambda: any('a.draft.damaged' in (node.get_name() or '') for node in window.nodes()),
                 'the place of the damaged draft')
        window.press('Escape')
        window.expect('Sample Battles')
    if sorted(os.listdir(drafts)) != ['a.draft.damaged']:
        raise Failure(f'among the drafts are {os.listdir(drafts)}')


def test_changed_outside(folder):
    """Another program changes the file: reload, which can be undone; or keep, and be asked before saving over it."""
    path = copy_sample(folder)
    before = read_facing(path)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        old = wait_for(lambda: window.find_name('C3, Hammerhead'), 'the piece on the board')
        write_facing(path, (before + 3) % 6)
        window.expect('“scenario.hexa” was changed')
        window.tab_to('Reload')
        window.press('Return')
        wait_for(lambda: window.find('“scenario.hexa” was changed') is None, 'the end of the banner')
        wait_for(lambda: window.find_name('C3, Hammerhead') not in ('', old), 'the change on the board')
        window.press('ctrl+z')
        wait_for(lambda: window.find_name('C3, Hammerhead') == old, 'the undone reload')
        window.press('ctrl+s')
        wait_for(lambda: read_facing(path) == before, 'the saved file')

        write_facing(path, (before + 1) % 6)
        window.expect('“scenario.hexa” was changed')
        window.press('ctrl+s')
        window.expect('Save Over the Changed File?')
        window.press('Escape')
        window.tab_to('Keep This One')
        window.press('Return')
        wait_for(lambda: window.find('“scenario.hexa” was changed') is None, 'the end of the banner')
        window.press('ctrl+s')
        wait_for(lambda: read_facing(path) == before, 'the file saved over')


def test_cannot_save(folder):
    """Where the file's folder is gone the save fails, says so, offers another place, and loses nothing."""
    inner = os.path.join(folder, 'inner')
    os.mkdir(inner)
    path = copy_sample(inner)
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.expect('C3, empty')
        shutil.rmtree(inner)
        window.expect('“scenario.hexa” is not there any more')
        window.press('ctrl+s')
        window.expect('Could Not Save the Scenario')
        window.expect('Save As')
        window.tab_to('Close')
        window.press('Return')
        window.expect('C3, empty')
        window.expect('Edited')
        wait_for_drafts(folder, 1)


def test_recent(folder):
    """A file that was opened is on the start page and in the menu; when it is gone, it is taken off the list."""
    path = copy_sample(folder, 'my evening.hexa')
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+w')
        window.expect_end()
    with Window(PROGRAM, home=folder) as window:
        window.expect('Recent')
        window.tab_to('Freed Too Late', 'Recent')
        window.press('Return')
        window.expect_focus('C3, Hammerhead')
        os.remove(path)
        window.expect('“my evening.hexa” is not there any more')
    with Window(PROGRAM, home=folder) as window:
        window.expect('C3, Hammerhead')
        window.press('ctrl+shift+n')
        window.expect('Set up a position')
        if window.find('Recent', Atspi.Role.HEADING) is not None:
            raise Failure('a file is offered that is gone')


def test_recent_damaged(folder):
    """Recent files that somebody damaged in the settings do not keep the program from starting."""
    settings = os.path.join(folder, 'config', 'glib-2.0', 'settings')
    os.makedirs(settings)
    keyfile = os.path.join(settings, 'keyfile')
    for text in ("[org/hexarbiter/Hexarbiter]\nfirst-run=false\nrecent-files=['', 'nonsense', 'file:///run/user/1/doc/dead/gone.hexa', '%%%']\n",
                 '[org/hexarbiter/Hexarbiter]\nfirst-run=false\nrecent-files=7\n'):
        with open(keyfile, 'w', encoding='utf-8') as file:
            file.write(text)
        with Window(PROGRAM, home=folder) as window:
            window.expect('Set up a position')
            window.expect('Freed Too Late')


def test_recent_in_a_sandbox(folder):
    """The folders that a document portal shows say nothing: it is asked for the true one, else the file's name is said."""
    runtime = os.path.join(folder, 'runtime')
    paths = [os.path.join(runtime, 'doc', number, name) for number, name in (('3f2a9c', 'one.hexa'), ('77b0e1', 'two.hexa'))]
    for path in paths:
        os.makedirs(os.path.dirname(path))
        shutil.copy(SAMPLE, path)
    os.setxattr(paths[0], 'user.document-portal.host-path', '/somewhere/Wąwóz/one.hexa'.encode())
    settings = {'first-run': 'false', 'recent-files': str([f'file://{path}' for path in paths])}
    before = os.environ['XDG_RUNTIME_DIR']
    os.environ['XDG_RUNTIME_DIR'] = runtime
    try:
        with Window(PROGRAM, home=folder, settings=settings) as window:
            window.expect('/somewhere/Wąwóz')
            window.expect('two')
            window.expect_nowhere('3f2a9c', '77b0e1')
    finally:
        os.environ['XDG_RUNTIME_DIR'] = before


def test_windows(folder):
    """Files get windows of their own, and a file that is open is gone to, whoever asks for it."""
    first, second = copy_sample(folder, 'a.hexa'), copy_sample(folder, 'b.hexa')
    with Window(PROGRAM, first, second, home=folder) as window:
        wait_for(lambda: window.count_frames() == 2, 'two windows')
        subprocess.run([PROGRAM, first], check=True, timeout=20)
        window.press('ctrl+shift+n')
        wait_for(lambda: window.count_frames() == 3, 'a new window')
        subprocess.run([PROGRAM, second], check=True, timeout=20)
        if window.count_frames() != 3:
            raise Failure(f'there are {window.count_frames()} windows')


def test_menu_of_recent(folder):
    """The Open button has the recent files in its menu."""
    path = copy_sample(folder, 'my_evening.hexa')
    with Window(PROGRAM, path, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.tab_to('Recent Scenarios')
        window.press('space')
        window.expect('my_evening', Atspi.Role.MENU_ITEM)


def test_size(folder):
    """A window comes back as large as it was, whether it was closed or its session ended."""
    for number, (width, height) in enumerate(((900, 700), (700, 640))):
        with Window(PROGRAM, home=folder) as window:
            window.expect('Sample Battles')
            window.resize(width, height)
            wait_for(lambda: f'{width}x{height}' in window.sizes(), 'the new size')
            if number == 0:
                window.press('ctrl+w')
            else:
                window.process.terminate()
            window.expect_end()
        with Window(PROGRAM, home=folder) as window:
            window.expect('Sample Battles')
            wait_for(lambda: f'{width}x{height}' in window.sizes(), lambda: f'{width}x{height} among {window.sizes()}')


TESTS = [test_never_saved, test_saved_before, test_end_of_session, test_damaged, test_changed_outside,
         test_cannot_save, test_recent, test_recent_damaged, test_recent_in_a_sandbox, test_menu_of_recent,
         test_windows, test_size]

sys.exit(run(TESTS))
