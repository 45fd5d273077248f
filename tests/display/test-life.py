# SPDX-License-Identifier: GPL-3.0-or-later
"""How the program begins, moves, fits and ends: first start, motions that nobody waits for, large text, end of session."""

import functools
import json
import os
import signal
import subprocess
import sys
import time

from screen import Screen
from window import Failure, Window, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]
WELCOME = 'The Net Fighter on C2 holds the Guard on B2.'


def list_drafts(folder):
    drafts = os.path.join(folder, 'data', 'hexarbiter', 'drafts')
    return [name for name in os.listdir(drafts) if name.endswith('.draft')] if os.path.isdir(drafts) else []


def test_first_run(folder):
    """The first start of all shows a sample and says which key to press; it is nobody's file and has no changes."""
    with Window(PROGRAM, home=folder, settings={'first-run': 'true'}) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect(WELCOME)
        if window.find('Edited') is not None:
            raise Failure('the sample counts as edited')
        window.press('F5')
        window.expect('End Battle')
        wait_for(lambda: window.find(WELCOME) is None, 'the end of the welcome')
        window.press('F5', 'ctrl+w')
        window.expect_end()
    if list_drafts(folder):
        raise Failure('a sample that nobody changed left a draft')
    with Window(PROGRAM, home=folder) as window:
        window.expect('Sample Battles')
        if window.find('C3, ') is not None:
            raise Failure('the welcome came twice')


def test_first_run_with_file(folder):
    """Whoever opens a file sees that file, and is welcomed later."""
    with Window(PROGRAM, SAMPLE, home=folder, settings={'first-run': 'true'}) as window:
        window.expect_focus('C3, Hammerhead')
        window.expect('Drag pieces to move them.')
        window.press('ctrl+w')
        window.expect_end()
    with Window(PROGRAM, home=folder) as window:
        window.expect(WELCOME)


def test_welcome_edited(folder):
    """What is made of the sample is kept like anything else that was never saved."""
    with Window(PROGRAM, home=folder, settings={'first-run': 'true'}) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.expect('C3, empty')
        wait_for(lambda: window.find(WELCOME) is None, 'the end of the welcome')
        window.process.terminate()
        window.expect_end()
    with Window(PROGRAM, home=folder) as window:
        window.expect('C3, empty')
        window.expect('Edited')


def test_settings_not_writable(folder):
    """Settings that can only be read harm nothing: every start has the start page, files open, the window closes."""
    with Window(PROGRAM, home=folder, backend='null') as window:
        window.expect('Sample Battles')
        if window.find(WELCOME) is not None:
            raise Failure('the welcome would come at every start')
    with Window(PROGRAM, SAMPLE, home=folder, backend='null') as window:
        window.expect_focus('C3, Hammerhead')
        window.press('ctrl+w')
        window.expect_end()


def lay_never_saved(window):
    window.press('ctrl+n')
    window.expect('First Side')
    window.tab_to('Create')
    window.press('Return')
    window.expect_focus('C3, empty')
    window.press('ctrl+f')
    window.type('mutant')
    window.press('Return', 'Return')
    window.expect('C3, Mutant')


def test_signals(folder):
    """Whichever way the program is told to end, what was never saved is on disk, though no second went by."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        home = os.path.join(folder, str(int(number)))
        os.mkdir(home)
        with Window(PROGRAM, home=home) as window:
            window.expect('Sample Battles')
            lay_never_saved(window)
            window.press('bracketright', 'Delete')
            window.expect('C3, empty')
            window.press('ctrl+z')
            window.process.send_signal(number)
            window.expect_end()
        with Window(PROGRAM, home=home) as window:
            window.expect('C3, Mutant')


def test_end_of_session(folder):
    """The session manager asks, hears at once that the session may end, and the drafts are on disk by then."""
    manager = subprocess.Popen([sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'session.py')],
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def expect_line(text):
        line = manager.stdout.readline().strip()
        if line != text:
            raise Failure(f'the session manager says “{line}”, not “{text}”')

    try:
        expect_line('ready')
        with Window(PROGRAM, SAMPLE, home=folder) as window:
            expect_line('registered')
            window.expect_focus('C3, Hammerhead')
            window.press('Delete')
            manager.stdin.write('end\n')
            manager.stdin.flush()
            expect_line('may end')
            if len(list_drafts(folder)) != 1:
                raise Failure('there is no draft though the session may end')
            window.expect('C3, empty')
            window.kill()
    finally:
        manager.stdin.close()
        manager.wait(timeout=10)
    with Window(PROGRAM, home=folder) as window:
        window.expect('C3, empty')


# As many as lead past several attacks of the sample, whose arrows grow.
STEPS = 10


def see_motion(screen, key, wait_for_frame):
    """Steps on, waits until that shows, presses @key if there is one; returns whether something changes after that and
    after @wait_for_frame."""
    before = screen.read()
    subprocess.run(['xdotool', 'key', 'alt+Right'], check=True)
    end = time.monotonic() + 1
    while (early := screen.read()) == before and time.monotonic() < end:
        time.sleep(0.005)
    if key is not None:
        subprocess.run(['xdotool', 'key', key], check=True)
    wait_for_frame()
    early = screen.read()
    time.sleep(0.5)

    return early != screen.read()


def test_motions(folder):
    """Arrows grow; where the desktop wants no motion they do not; and any key completes what moves."""
    screen = Screen()
    for name, animations, key, wanted in (('on', True, None, True), ('key', True, 'Shift_L', False),
                                          ('off', False, None, False)):
        home = os.path.join(folder, name)
        os.mkdir(home)
        with Window(PROGRAM, SAMPLE, home=home, animations=animations) as window:
            window.expect_focus('C3, Hammerhead')
            window.press('F5')
            window.expect('End Battle')
            window.press('alt+Home')
            time.sleep(0.5)
            # A frame can come in parts, and late where the computer is busy. A motion takes twice the time that a window
            # takes to settle.
            wait_for_frame = functools.partial(time.sleep, 0.04) if wanted else window.settle
            moved = sum(see_motion(screen, key, wait_for_frame) for _ in range(STEPS))
            if (moved > 1) != wanted:
                raise Failure(f'with animations {name}, {moved} of {STEPS} steps were seen moving')


def set_text_scale(scale):
    """As the desktop does it for those who need large text."""
    subprocess.run(['xprop', '-root', '-format', 'RESOURCE_MANAGER', '8s', '-set', 'RESOURCE_MANAGER',
                    f'Xft.dpi: {int(96 * scale)}\n'], check=True)


def test_narrow_dialogs(folder):
    """At 360 pixels, with large text too, nothing is too wide; GTK would warn. Twice as large takes more."""
    try:
        for scale, width in ((1, 370), (1.5, 370), (2, 400)):
            set_text_scale(scale)
            home = os.path.join(folder, str(scale))
            with Window(PROGRAM, SAMPLE, home=home,
                        settings={'first-run': 'false', 'window-size': f'({width}, 720)'}) as window:
                window.expect_focus('C3, Hammerhead')
                # Pieces whose names have long words are selected.
                window.press('Home', 'Left', 'Left')
                window.expect_focus('A2, Acceleration Generator')
                window.press('Home')
                window.expect_focus('C3, Hammerhead')
                # Without a compositor the frame takes ten of the pixels.
                sizes = window.sizes()
                if not any(size.startswith(f'{width}x') for size in sizes):
                    raise Failure(f'the window is {sizes}, not {width} pixels wide')
                for key, name in (('ctrl+n', 'New Scenario'), ('ctrl+comma', 'Preferences'),
                                  ('ctrl+question', 'Keyboard Shortcuts'), ('ctrl+shift+e', 'Export Picture')):
                    window.press(key)
                    window.expect(name)
                    window.settle()
                    window.press('Escape')
                    wait_for(lambda: window.find(name) is None, f'the end of “{name}”')
                window.press('F5')
                window.expect('How the Board Stands')
                # Nor too high, whichever page the sheet shows.
                for page in ('alt+1', 'alt+4', 'alt+3', 'alt+2'):
                    window.press(page)
                    window.settle()
    finally:
        set_text_scale(1)


def test_size_before_full(folder):
    """Who closes a window that fills the screen finds it as large again as it was before that."""
    settings = {'first-run': 'false', 'window-size': '(1200, 800)'}
    with Window(PROGRAM, SAMPLE, home=folder, settings=settings) as window:
        window.expect_focus('C3, Hammerhead')
        window.resize(1000, 700)
        # As a window manager does it: the state first, then the size.
        window.set_wm_state('_NET_WM_STATE_FULLSCREEN')
        window.resize(1900, 1100)
        window.press('ctrl+w')
        window.expect_end()
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        if '1000x700' not in window.sizes():
            raise Failure(f'the window is {window.sizes()}')


def test_many_sides(folder):
    """Six sides have room in the narrowest window and in a wide one, and each is called by its whole name."""
    armies = ['borgo', 'uranopolis', 'hegemony', 'iron-gang', 'moloch', 'partisans']
    path = os.path.join(folder, 'six.hexa')
    with open(path, 'w', encoding='utf-8') as file:
        json.dump({'format': 'hexarbiter-scenario', 'version': 1, 'board': {'radius': 3, 'water': []},
                   'sides': [{'army': army} for army in armies], 'turn': 0, 'pieces': []}, file)
    for width in (370, 1210):
        with Window(PROGRAM, path, home=os.path.join(folder, str(width)),
                    settings={'first-run': 'false', 'window-size': f'({width}, 720)'}) as window:
            window.expect_focus('D4, empty')
            sizes = window.sizes()
            if not any(size.startswith(f'{width}x') for size in sizes):
                raise Failure(f'the window is {sizes}, not {width} pixels wide')
            window.expect('Partisans: no HQ on the board')
            window.press('ctrl+f', 'shift+Tab')
            if window.expect_focus('Borgo').get_parent().get_parent().get_name() != 'Side':
                raise Failure('the list of sides does not say that it is one')
            window.press('space', 'End', 'Return')
            window.expect_focus('Partisans')
            window.expect('Crazy Sid')


def test_photograph(folder):
    """A picture of what cannot be shown is refused and not made; hexes may be written in small letters."""
    for show, complaint in (('piece:Z9', "'Z9' is not a hex of this board; hexes are A1 to E3."), ('turn:0:q1', "'q1' is not"), ('piece:b2', '')):
        picture = os.path.join(folder, 'picture.png')
        done = subprocess.run([PROGRAM, '--screenshot', picture, '--show', show, SAMPLE], capture_output=True, text=True, timeout=60,
                              check=False)
        if complaint not in done.stderr or done.returncode != bool(complaint) or os.path.exists(picture) == bool(complaint):
            raise Failure(f'{show}: {done.returncode} {done.stderr}')


def test_planted_warning(folder):
    """A warning ends a test: here GTK is made to give one."""
    style = os.path.join(folder, 'config', 'gtk-4.0')
    os.makedirs(style)
    with open(os.path.join(style, 'gtk.css'), 'w', encoding='utf-8') as file:
        file.write('window { planted: 1px; }')
    try:
        with Window(PROGRAM, home=folder) as window:
            window.expect('Sample Battles')
    except Failure as failure:
        if 'planted' in str(failure):
            return
        raise
    raise Failure('nobody minded a warning')


sys.exit(run([test_first_run, test_first_run_with_file, test_welcome_edited, test_settings_not_writable, test_signals,
              test_end_of_session, test_motions, test_narrow_dialogs, test_size_before_full,
              test_many_sides, test_photograph, test_planted_warning]))
