# SPDX-License-Identifier: GPL-3.0-or-later
"""What a desktop expects of any program: that it says what it is, takes what is dropped on it, and comes back after a
log-out as it was."""

import os
import shutil
import subprocess
import sys
import time

from window import Failure, Window, name_of, run, wait_for

PROGRAM, SAMPLE, DRAG_SOURCE = sys.argv[1:4]


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


class DragSource:
    """Another program, on the right of the display, from which files can be dragged; they can only be copied."""

    def __init__(self, *paths):
        self.process = subprocess.Popen([DRAG_SOURCE, *paths], stdout=subprocess.PIPE, text=True)
        find = ['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)]
        number = wait_for(lambda: subprocess.run(find, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                                 check=False).stdout.split(), 'the other program')[0]
        subprocess.run(['xdotool', 'windowmove', '--sync', number, '1500', '300'], check=True)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.process.terminate()
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def drag_to(self, x, y):
        """Returns what became of it: "copy", or "nothing"."""
        for step in (['mousemove', '1600', '400'], ['mousedown', '1'], ['mousemove', '1590', '410'],
                     ['mousemove', '1500', '420'], ['mousemove', str(x + 30), str(y + 5)], ['mousemove', str(x), str(y)],
                     ['mousemove', str(x - 2), str(y)], ['mouseup', '1']):
            subprocess.run(['xdotool', *step], check=True)
            time.sleep(0.3)
        return self.process.stdout.readline().strip()


def test_drop(folder):
    """Files that may only be copied are taken wherever they are dropped: on the start page, and on the board, where
    each gets a window of its own if there is a change that would be lost."""
    first, second = copy_samples(folder)
    with DragSource(first) as source, Window(PROGRAM, home=folder) as window:
        window.expect('Sample Battles')
        if (result := source.drag_to(600, 500)) != 'copy':
            raise Failure(f'the drop ended with “{result}”')
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.expect('C3, empty')
        with DragSource(first, second) as both:
            if (result := both.drag_to(600, 500)) != 'copy':
                raise Failure(f'the drop of two files ended with “{result}”')
        expect_frames(window, 'Freed Too Late', 'Medics in a Row')
    if not os.path.exists(first):
        raise Failure('the file was moved away')


class SessionManager:
    """The one that asks the program, before a log-out, whether it may end."""

    def __enter__(self):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'session.py')
        self.process = subprocess.Popen([sys.executable, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.expect('ready')
        return self

    def __exit__(self, kind, value, traceback):
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def expect(self, text):
        line = self.process.stdout.readline().strip()
        if line != text:
            raise Failure(f'the session manager says “{line}”, not “{text}”')

    def end_session(self):
        self.process.stdin.write('end\n')
        self.process.stdin.flush()
        self.expect('may end')


def copy_samples(folder):
    """Files of one's own: what was given with the program is not written to."""
    paths = []
    for name in ('freed-too-late.hexa', 'medics-in-a-row.hexa'):
        paths.append(os.path.join(folder, name))
        shutil.copy(os.path.join(os.path.dirname(SAMPLE), name), paths[-1])
    return paths


def frames(window):
    """The titles of all windows."""
    return sorted(name_of(child).partition(' – ')[0] for child in window._children())


def expect_frames(window, *titles):
    wait_for(lambda: frames(window) == sorted(titles), lambda: f'windows called {titles}: they are {frames(window)}')


def test_log_out(folder):
    """After a log-out the next start has the same windows: those with changes, those without, each as large as it was."""
    first, second = copy_samples(folder)
    with SessionManager() as manager:
        with Window(PROGRAM, first, home=folder) as window:
            manager.expect('registered')
            window.expect_focus('C3, Hammerhead')
            window.resize(1100, 760)
            window.press('Delete')
            window.expect('C3, empty')
            subprocess.run([PROGRAM, second], check=True, timeout=20)
            expect_frames(window, 'Freed Too Late', 'Medics in a Row')
            time.sleep(0.5)
            manager.end_session()
            window.kill()
    with Window(PROGRAM, home=folder) as window:
        expect_frames(window, 'Freed Too Late', 'Medics in a Row')
        window.expect('C3, empty')
        if '1100x760' not in window.sizes():
            raise Failure(f'the windows are {window.sizes()}')


def test_told_to_end(folder):
    """Desktops without a session manager say it by a signal; the window comes back without a change to restore."""
    first, _ = copy_samples(folder)
    with Window(PROGRAM, first, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.process.terminate()
        window.expect_end()
    with Window(PROGRAM, home=folder) as window:
        expect_frames(window, 'Freed Too Late')
        window.expect_focus('C3, Hammerhead')
        if window.find('Edited') is not None:
            raise Failure('a file that nobody changed counts as edited')


def test_crash(folder):
    """Nothing has to be said before: a moment after a file was opened it is known. And what crashes the program at its
    start is not opened a second time."""
    first, _ = copy_samples(folder)
    session = os.path.join(folder, 'state', 'hexarbiter', 'session')
    with Window(PROGRAM, home=folder) as window:
        window.expect('Sample Battles')
        subprocess.run([PROGRAM, first], check=True, timeout=20)
        window.expect_focus('C3, Hammerhead')
        wait_for(lambda: os.path.exists(session), 'the session on disk')
        window.kill()
    with Window(PROGRAM, home=folder) as window:
        expect_frames(window, 'Freed Too Late')


def test_closed(folder):
    """What somebody closed stays closed, whichever way it was closed."""
    first, second = copy_samples(folder)
    for key in ('ctrl+w', 'ctrl+q'):
        with Window(PROGRAM, first, home=folder) as window:
            window.expect_focus('C3, Hammerhead')
            time.sleep(1.2)
            window.press(key)
            window.expect_end()
        with Window(PROGRAM, home=folder) as window:
            window.expect('Sample Battles')
            if window.count_frames() != 1:
                raise Failure(f'{key} did not close for good')
            window.press('ctrl+w')
            window.expect_end()


def test_started_for_file(folder):
    """Whoever opens a file sees that file, not those of yesterday; but what was not saved comes back."""
    first, second = copy_samples(folder)
    with Window(PROGRAM, first, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.process.terminate()
        window.expect_end()
    with Window(PROGRAM, second, home=folder) as window:
        expect_frames(window, 'Medics in a Row')
        window.press('ctrl+w')
        window.expect_end()
    with Window(PROGRAM, home=folder) as window:
        expect_frames(window, 'Hexarbiter')


def test_file_gone(folder):
    """A file that is not there any more has its window, which says so."""
    first, _ = copy_samples(folder)
    with Window(PROGRAM, first, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.process.terminate()
        window.expect_end()
    os.rename(first, first + '.away')
    with Window(PROGRAM, home=folder) as window:
        window.expect('Could Not Open the File')
        window.process.terminate()
        window.expect_end()
    os.rename(first + '.away', first)
    with Window(PROGRAM, home=folder) as window:
        window.expect_focus('C3, Hammerhead')


def test_maximized(folder):
    """A window that filled the screen does so again, and has a size of its own to come back to."""
    first, _ = copy_samples(folder)
    with Window(PROGRAM, first, home=folder, settings={'first-run': 'false', 'window-size': '(1100, 740)'}) as window:
        window.expect_focus('C3, Hammerhead')
        window.set_wm_state('_NET_WM_STATE_MAXIMIZED_VERT', '_NET_WM_STATE_MAXIMIZED_HORZ')
        window.process.terminate()
        window.expect_end()
    with open(os.path.join(folder, 'state', 'hexarbiter', 'session'), encoding='utf-8') as file:
        text = file.read()
    if 'Maximized=true' not in text or 'Width=1100\nHeight=740' not in text:
        raise Failure(f'the session has {text}')
    with Window(PROGRAM, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        if 'MAXIMIZED' not in window.wm_states():
            raise Failure('the window does not ask to fill the screen')


sys.exit(run([test_about, test_drop, test_log_out, test_told_to_end, test_crash, test_closed, test_started_for_file,
              test_file_gone, test_maximized]))
