# SPDX-License-Identifier: GPL-3.0-or-later
"""The message bus starts the program and tells it what to do, as desktops and file managers have it done; and a second
start speaks to the program that is running."""

import configparser
import os
import subprocess
import sys
import time

import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

from window import Failure, Window, run, wait_for  # noqa: E402

PROGRAM, SAMPLE, DESKTOP_FILE, SERVICE_FILE = sys.argv[1:]
INTERFACE = 'org.freedesktop.Application'
# What a desktop adds to each call: what was clicked when, for the window that comes of it.
PLATFORM = {'desktop-startup-id': GLib.Variant('s', 'hexarbiter_TIME1'),
            'activation-token': GLib.Variant('s', 'hexarbiter_TIME1')}


def read_keys(path):
    keys = configparser.ConfigParser(interpolation=None)
    keys.optionxform = str
    keys.read(path, encoding='utf-8')
    return keys


SERVICE = read_keys(SERVICE_FILE)['D-BUS Service']
APPLICATION = SERVICE['Name']
DESKTOP = read_keys(DESKTOP_FILE)


def connect():
    """A connection of its own each time: the bus of this display is the only one there is."""
    return Gio.bus_get_sync(Gio.BusType.SESSION, None)


def call_bus(method, parameters, reply=None):
    return connect().call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method,
                               parameters, GLib.VariantType(reply) if reply else None, Gio.DBusCallFlags.NONE, -1, None)


def call_program(method, *parameters):
    path = '/' + APPLICATION.replace('.', '/')
    kinds = {'Activate': '(a{sv})', 'Open': '(asa{sv})', 'ActivateAction': '(sava{sv})'}
    connect().call_sync(APPLICATION, path, INTERFACE, method, GLib.Variant(kinds[method], (*parameters, PLATFORM)),
                        None, Gio.DBusCallFlags.NONE, 20000, None)


class Started:
    """A process that the bus has started, as far as a window has to do with it."""

    returncode = 0

    def __init__(self):
        self.pid = call_bus('GetConnectionUnixProcessID', GLib.Variant('(s)', (APPLICATION,)), '(u)').unpack()[0]

    def poll(self):
        """None while the name is on the bus: the process itself is somebody else's child."""
        has_owner = call_bus('NameHasOwner', GLib.Variant('(s)', (APPLICATION,)), '(b)').unpack()[0]
        return None if has_owner else 0

    def terminate(self):
        if self.poll() is None:
            os.kill(self.pid, 15)

    def wait(self, timeout):
        end = time.monotonic() + timeout
        while self.poll() is None and time.monotonic() < end:
            time.sleep(0.1)
        if self.poll() is None:
            raise Failure('the program does not end')
        return 0


class ActivatedWindow(Window):
    """The program, started by the bus for a call of @method with @parameters."""

    def __init__(self, home, method, *parameters, **options):
        self.call = (method, *parameters)
        super().__init__(PROGRAM, home=home, **options)

    def _start(self, program, arguments, environment):
        """By the installed service file, but for the place of the program."""
        folder = os.path.join(environment['XDG_DATA_HOME'], 'wrapper')
        os.makedirs(folder, exist_ok=True)
        wrapper = os.path.join(folder, 'hexarbiter')
        self.said = os.path.join(folder, 'stderr')
        with open(wrapper, 'w', encoding='utf-8') as file:
            file.write(f'#!/bin/sh\nexec {program} "$@" 2>>{self.said}\n')
        os.chmod(wrapper, 0o755)
        command = SERVICE['Exec'].split()
        if os.path.basename(command[0]) != os.path.basename(program):
            raise Failure(f'the service file starts {command[0]}')
        services = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'dbus-1', 'services')
        os.makedirs(services, exist_ok=True)
        with open(os.path.join(services, APPLICATION + '.service'), 'w', encoding='utf-8') as file:
            file.write(f'[D-BUS Service]\nName={APPLICATION}\nExec={" ".join([wrapper, *command[1:]])}\n')
        call_bus('ReloadConfig', None)
        names = ('G_DEBUG', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'GSETTINGS_BACKEND')
        call_bus('UpdateActivationEnvironment', GLib.Variant('(a{ss})', ({name: environment[name] for name in names},)))
        call_program(*self.call)
        return Started()

    def __exit__(self, kind, value, traceback):
        super().__exit__(kind, value, traceback)
        with open(self.said, encoding='utf-8') as file:
            said = file.read()
        if said:
            raise Failure(f'the program complained: {said}')


def test_activate(folder):
    """The program alone: a window with the start page; asked again, the same window; closed, the program ends."""
    with ActivatedWindow(folder, 'Activate') as window:
        window.expect('Sample Battles')
        call_program('Activate')
        time.sleep(0.5)
        if window.count_frames() != 1:
            raise Failure('the second call made a second window')
        window.press('ctrl+w')
        window.expect_end()


def test_open(folder):
    """A file, then two more: each gets a window, one that is open already gets no second one."""
    others = [os.path.join(os.path.dirname(SAMPLE), name) for name in ('medics-in-a-row.hexa', 'who-nets-the-netter.hexa')]
    uris = [GLib.filename_to_uri(path, None) for path in (SAMPLE, *others)]
    with ActivatedWindow(folder, 'Open', uris[:1]) as window:
        window.expect_focus('C3, Hammerhead')
        call_program('Open', uris)
        wait_for(lambda: window.count_frames() == 3, 'three windows')


def test_actions(folder):
    """Each action of the desktop file is one of the program, and brings a window when nothing is running."""
    actions = DESKTOP['Desktop Entry']['Actions'].strip(';').split(';')
    shown = {'new-window': 'Sample Battles', 'new-position': 'First Side'}
    if sorted(actions) != sorted(shown):
        raise Failure(f'the desktop file has the actions {actions}')
    for action in actions:
        if DESKTOP[f'Desktop Action {action}']['Exec'] != f'hexarbiter --{action}':
            raise Failure(f'without a message bus, {action} does something else')
        home = os.path.join(folder, action)
        os.mkdir(home)
        with ActivatedWindow(home, 'ActivateAction', action, []) as window:
            window.expect(shown[action])
            call_program('ActivateAction', action, [])
            wait_for(lambda: window.count_frames() == (2 if action == 'new-window' else 1), 'the second answer')


def test_new_position(folder):
    """A window with a scenario keeps it: the new position is laid out in another one."""
    with ActivatedWindow(folder, 'Open', [GLib.filename_to_uri(SAMPLE, None)]) as window:
        window.expect_focus('C3, Hammerhead')
        call_program('ActivateAction', 'new-position', [])
        wait_for(lambda: window.count_frames() == 2, 'a second window')
        window.expect('First Side')


def test_action_restores(folder):
    """What was not saved comes back, whatever the program is started for."""
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.expect('C3, empty')
        window.process.terminate()
        window.expect_end()
    with ActivatedWindow(folder, 'ActivateAction', 'new-position', []) as window:
        window.expect('C3, empty')
        window.expect('First Side')
        wait_for(lambda: window.count_frames() == 2, 'a window for each')


def test_second_start(folder):
    """A second start hands over what it was told and ends; its options do what the actions do."""
    with Window(PROGRAM, '--new-position', home=folder) as window:
        window.expect('First Side')
        window.press('Escape')
        for arguments, frames in (([SAMPLE], 1), (['--new-window'], 2), (['--new-position'], 2), ([], 2)):
            done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=20, check=False)
            if done.returncode != 0 or done.stderr:
                raise Failure(f'{arguments}: {done.returncode}, {done.stderr}')
            wait_for(lambda: window.count_frames() == frames, f'{frames} windows after {arguments}')
        window.expect('First Side')


sys.exit(run([test_activate, test_open, test_actions, test_new_position, test_action_restores, test_second_start]))
