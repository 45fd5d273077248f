# SPDX-License-Identifier: GPL-3.0-or-later
"""A running window as somebody meets it who has a keyboard and a screen reader, and nothing else."""

import contextlib
import os
import subprocess
import tempfile
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from screen import Screen  # noqa: E402
from tap import run  # noqa: E402, F401

PATIENCE = 15.0
# A computer that stood still for a while has not been patient.
LEAST_LOOKS = 40
# A program that answers within this time twice, with a pause before each time, has nothing to do.
PAUSE, AT_ONCE = 0.05, 0.03
# An answer that comes late is an answer, too: without it a part of the tree would seem to be missing.
Atspi.set_timeout(10000, 30000)


class Failure(Exception):
    """What was expected did not come about."""


def wait_for(condition, what, patience=PATIENCE):
    """Returns what @condition returns as soon as that is true; @what is what is waited for, or a function that says it."""
    end = time.monotonic() + patience
    looks = 0
    while time.monotonic() < end or looks < LEAST_LOOKS:
        looks += 1
        try:
            result = condition()
        except GLib.Error:
            result = None
        if result:
            return result
        time.sleep(0.05)
    raise Failure(f'waited in vain for {what() if callable(what) else what}')


def walk(node, without=None):
    """All accessible objects below @node that are in sight, but for those of the role @without and what they hold."""
    if node is None:
        return
    try:
        count = node.get_child_count()
    except GLib.Error:
        return
    for index in range(count):
        try:
            child = node.get_child_at_index(index)
            if child is None or (without is not None and child.get_role() == without):
                continue
        except GLib.Error:
            continue
        yield child
        yield from walk(child, without)


def name_of(node):
    """The name of @node; nothing where it is None or is there no more: between two looks anything may go."""
    try:
        return (node.get_name() or '') if node is not None else ''
    except GLib.Error:
        return ''


def parent_name_of(node):
    """The name of what holds @node; nothing where either is there no more."""
    try:
        return name_of(node.get_parent()) if node is not None else ''
    except GLib.Error:
        return ''


def has_state(node, state):
    return node.get_state_set().contains(state)


class Window:
    """The program, started on @arguments; use it in a with statement. What it leaves on disk goes to the folder @home,
    or is nobody's business afterwards."""

    def __init__(self, program, *arguments, home=None, settings=None, animations=False, backend='keyfile'):
        self.errors = tempfile.TemporaryFile(mode='w+')
        environment = dict(os.environ, G_DEBUG='fatal-warnings')
        self.own_home = tempfile.TemporaryDirectory() if home is None else None
        home = home or self.own_home.name
        environment.update(XDG_DATA_HOME=os.path.join(home, 'data'), XDG_CONFIG_HOME=os.path.join(home, 'config'),
                           XDG_STATE_HOME=os.path.join(home, 'state'), GSETTINGS_BACKEND=backend)
        self._write_settings(environment['XDG_CONFIG_HOME'], settings or {'first-run': 'false'}, animations)
        self.process = self._start(program, arguments, environment)
        try:
            self.application = wait_for(self._find_application, 'the program on the accessibility bus', 4 * PATIENCE)
            wait_for(self.count_frames, 'a window', 4 * PATIENCE)
            self._focus()
        except Failure:
            # The next one would only talk to a program that is still there.
            self.kill()
            raise

    def _start(self, program, arguments, environment):
        return subprocess.Popen([program, *arguments], stderr=self.errors, env=environment)

    @staticmethod
    def _write_settings(folder, settings, animations):
        """The program's own settings if it has none yet, and those of the desktop."""
        own = os.path.join(folder, 'glib-2.0', 'settings', 'keyfile')
        if not os.path.exists(own):
            os.makedirs(os.path.dirname(own))
            with open(own, 'w', encoding='utf-8') as file:
                file.write('[org/hexarbiter/Hexarbiter]\n' + ''.join(f'{k}={v}\n' for k, v in settings.items()))
        desktop = os.path.join(folder, 'gtk-4.0')
        os.makedirs(desktop, exist_ok=True)
        with open(os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'settings.ini'), encoding='utf-8') as file:
            text = file.read()
        if animations:
            text = text.replace('gtk-enable-animations=false', 'gtk-enable-animations=true')
        with open(os.path.join(desktop, 'settings.ini'), 'w', encoding='utf-8') as file:
            file.write(text)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)
        if self.own_home is not None:
            self.own_home.cleanup()
        self.errors.seek(0)
        said = self.errors.read()
        self.errors.close()
        if kind is None and said:
            raise Failure(f'the program complained: {said}')
        if said:
            print('\n'.join(f'# stderr: {line}' for line in said.splitlines()))

    def _find_application(self):
        if self.process.poll() is not None:
            self.errors.seek(0)
            raise Failure(f'the program ended with {self.process.returncode}: {self.errors.read()}')
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def _children(self):
        """The windows; of a program that is gone there are none."""
        found = []
        with contextlib.suppress(GLib.Error):
            for index in range(self.application.get_child_count()):
                child = self.application.get_child_at_index(index)
                if child is not None and child.get_role() == Atspi.Role.FRAME:
                    found.append(child)
        return found

    def _focus(self):
        """No window manager is there to give the window the keyboard."""
        def find():
            found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False)
            return found.stdout.split()
        for number in wait_for(find, 'a window on the display'):
            subprocess.run(['xdotool', 'windowfocus', number], stderr=subprocess.DEVNULL, check=False)

    def settle(self):
        """Waits until the program has done what it was told and has drawn it: until then it is slow to answer, for it
        answers between two things that it does. What is always in motion is not waited for."""
        end = time.monotonic() + 2
        quick = 0
        while quick < 2 and time.monotonic() < end:
            time.sleep(PAUSE)
            begin = time.monotonic()
            try:
                self.application.get_child_count()
            except GLib.Error:
                return
            quick = quick + 1 if time.monotonic() - begin < AT_ONCE else 0

    def press(self, *keys):
        for key in keys:
            subprocess.run(['xdotool', 'key', '--delay', '20', key], check=True)
            self.settle()

    def kill(self):
        """Ends the program without a word of warning."""
        self.process.kill()
        self.process.wait(timeout=PATIENCE)

    def count_frames(self):
        return len(self._children())

    def _numbers(self):
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid)],
                               stdout=subprocess.PIPE, text=True, check=False)
        return found.stdout.split()

    def resize(self, width, height):
        for number in self._numbers():
            subprocess.run(['xdotool', 'windowsize', '--sync', number, str(width), str(height)], check=True)
        # The display knows the size before the window does.
        self.settle()

    def sizes(self):
        return {subprocess.run(['xdotool', 'getwindowgeometry', number], stdout=subprocess.PIPE, text=True,
                               check=True).stdout.rsplit('Geometry: ', 1)[1].strip() for number in self._numbers()}

    def ask_to_close(self):
        """As a window manager does when its close button is pressed."""
        screen = Screen()
        for number in self._numbers():
            screen.ask_to_close(int(number))

    def quit(self):
        """As a desktop does when somebody quits the program there."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        names, = bus.call_sync('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'ListNames', None, None,
                               Gio.DBusCallFlags.NONE, -1, None)
        name = next(name for name in names if name.endswith('.Hexarbiter'))
        bus.call_sync(name, '/' + name.replace('.', '/'), 'org.gtk.Actions', 'Activate',
                      GLib.Variant('(sava{sv})', ('quit', [], {})), None, Gio.DBusCallFlags.NONE, -1, None)

    def set_wm_state(self, *states):
        """As a window manager says what it did."""
        screen = Screen()
        for number in self._numbers():
            screen.set_atoms(int(number), '_NET_WM_STATE', states)
        self.settle()

    def wm_states(self):
        return ' '.join(subprocess.run(['xprop', '-id', number, '_NET_WM_STATE'], stdout=subprocess.PIPE, text=True,
                                       check=True).stdout for number in self._numbers())

    def expect_end(self):
        """The program ends by itself, and says that all is well."""
        if self.process.wait(timeout=PATIENCE) != 0:
            raise Failure(f'the program ended with {self.process.returncode}')

    def drag(self, source, target):
        """Drags with the mouse from the middle of one object to the middle of another."""
        places = []
        for node in (source, target):
            extents = node.get_extents(Atspi.CoordType.WINDOW)
            places.append((extents.x + extents.width / 2, extents.y + extents.height / 2))
        (x0, y0), (x1, y1) = places
        self._move_mouse(x0, y0)
        subprocess.run(['xdotool', 'mousedown', '1'], check=True)
        for share in (0.1, 0.3, 0.5, 0.7, 0.9, 1.0):
            self._move_mouse(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
        self._move_mouse(x1 + 2, y1 + 2)
        subprocess.run(['xdotool', 'mouseup', '1'], check=True)
        self.settle()

    def scroll(self, node, notches):
        """Turns the wheel over the middle of an object; more than 0 is down."""
        extents = node.get_extents(Atspi.CoordType.WINDOW)
        self._move_mouse(extents.x + extents.width / 2, extents.y + extents.height / 2)
        for _ in range(abs(notches)):
            subprocess.run(['xdotool', 'click', '5' if notches > 0 else '4'], check=True)
            self.settle()

    def drag_within(self, node, start, *stops, hold=None, last=None):
        """Drags with the mouse between places given in half widths of an object from its middle, y down; with the key
        @hold down, and with a stroke of the key @last before the button is let go."""
        extents = node.get_extents(Atspi.CoordType.WINDOW)
        half = extents.width / 2
        # The tree measures from within the window's shadow, which it counts once for the window and once for the object.
        shadow = -2 * self._children()[0].get_extents(Atspi.CoordType.WINDOW).x
        middle = (extents.x + half + shadow, extents.y + extents.height / 2 + shadow)
        places = [(middle[0] + x * half, middle[1] + y * half) for x, y in (start, *stops)]
        self._move_mouse(*places[0])
        if hold is not None:
            subprocess.run(['xdotool', 'keydown', hold], check=True)
        subprocess.run(['xdotool', 'mousedown', '1'], check=True)
        for place in places[1:]:
            self._move_mouse(*place)
        if last is not None:
            self.press(last)
        subprocess.run(['xdotool', 'mouseup', '1'], check=True)
        if hold is not None:
            subprocess.run(['xdotool', 'keyup', hold], check=True)
        self.settle()

    def hover(self, node):
        """Lets the mouse come to rest in the middle of an object."""
        extents = node.get_extents(Atspi.CoordType.WINDOW)
        for shift in (9, 3, 0):
            self._move_mouse(extents.x + extents.width / 2 + shift, extents.y + extents.height / 2)

    def _move_mouse(self, x, y):
        subprocess.run(['xdotool', 'mousemove', str(int(x)), str(int(y))], check=True)
        self.settle()

    def type(self, text):
        # Letters that are not on the keyboard are put there for as long as this takes.
        subprocess.run(['xdotool', 'type', '--delay', '30' if text.isascii() else '200', text], check=True)
        # A search begins when nothing more was typed for a moment.
        time.sleep(0.3)
        self.settle()

    def nodes(self):
        return list(walk(self.application))

    def said(self):
        """All names and texts of what is in sight."""
        for node in walk(self.application):
            try:
                if has_state(node, Atspi.StateType.SHOWING):
                    yield node.get_name() or ''
                    if node.is_text():
                        yield Atspi.Text.get_text(node, 0, -1)
            except GLib.Error:
                continue

    def find(self, start, role=None):
        """The first object in sight whose name begins with @start, or None."""
        for node in walk(self.application):
            try:
                if (node.get_name() or '').startswith(start) and (role is None or node.get_role() == role) and \
                   has_state(node, Atspi.StateType.SHOWING):
                    return node
            except GLib.Error:
                continue
        return None

    def find_name(self, start):
        """The name of the first object in sight whose name begins with @start, or nothing."""
        return name_of(self.find(start))

    def expect(self, start, role=None):
        try:
            return wait_for(lambda: self.find(start, role), f'“{start}”')
        except Failure:
            self._tell_what_is_seen()
            raise

    def _tell_what_is_seen(self):
        for node in self.nodes():
            with contextlib.suppress(GLib.Error):
                if node.get_name():
                    print(f'# sees: {node.get_role_name()} “{node.get_name()}”')

    def expect_in_name(self, start, part):
        """The object whose name begins with @start has @part in its name."""
        return wait_for(lambda: part in self.find_name(start), f'“{part}” in the name of “{start}”')

    def expect_not_in_name(self, start, part):
        return wait_for(lambda: (name := self.find_name(start)) and part not in name,
                        f'no “{part}” in the name of “{start}”')

    def expect_nowhere(self, *words):
        """No object of the program, in sight or not, has one of @words in its name, description or text.
        The cells of the palette are left out: they offer every kind of Trap to everybody."""
        for node in list(walk(self.application, Atspi.Role.TABLE_CELL)):
            try:
                said = [node.get_name() or '', node.get_description() or '']
                if node.is_text():
                    said.append(Atspi.Text.get_text(node, 0, -1))
            except GLib.Error:
                # It has gone meanwhile.
                continue
            for word in words:
                if any(word in text for text in said):
                    raise Failure(f'“{word}” is said: {said}')

    def focused(self):
        for node in walk(self.application):
            try:
                if has_state(node, Atspi.StateType.FOCUSED) and node.get_role() != Atspi.Role.FRAME:
                    return node
            except GLib.Error:
                continue
        return None

    def focused_name(self):
        """The name of what has the keyboard; nothing where nothing has it just now."""
        return name_of(self.focused())

    def expect_focus(self, start):
        """Returns the object that has the keyboard, when its name begins with @start."""
        def find():
            node = self.focused()
            return node if name_of(node).startswith(start) else None
        try:
            return wait_for(find, f'the focus on “{start}”')
        except Failure:
            print(f'# focus: “{self.focused_name()}”')
            raise

    def tab_to(self, name, parent=None):
        """Presses Tab until the object called @name, in one called @parent, has the focus."""
        for _ in range(60):
            node = self.focused()
            if name_of(node).startswith(name) and (parent is None or parent_name_of(node) == parent):
                return node
            self.press('Tab')
        raise Failure(f'Tab never came to “{name}”, it is on “{self.focused_name()}”')
