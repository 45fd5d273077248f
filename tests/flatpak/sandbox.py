# SPDX-License-Identifier: GPL-3.0-or-later
"""The program inside its Flatpak, driven from outside like any window, on a display where portals answer."""

import os
import pathlib
import struct
import subprocess
import sys
import tempfile
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'display'))

from screen import Screen  # noqa: E402
from window import Atspi, Failure, Window, wait_for  # noqa: E402

ID = os.environ['HEXARBITER_ID']
# Where the program may keep something, seen from outside.
OWN = pathlib.Path.home() / '.var' / 'app' / ID


def start(*arguments, command=None, files=(), **options):
    """Runs the program, or another @command in its sandbox; @files come last and go through the document portal."""
    forwarded = ['@@', *(str(path) for path in files), '@@'] if files else []
    return subprocess.Popen(['flatpak', 'run', '--file-forwarding', *([f'--command={command}'] if command else []), ID,
                             *arguments, *forwarded], **options)


def read_cli(*arguments, files=(), language='en_US.UTF-8'):
    """What the command line prints in the sandbox; it must not fail."""
    process = start(*arguments, command='hexarbiter-cli', files=files, stdout=subprocess.PIPE, text=True,
                    env=dict(os.environ, LANG=language))
    output = process.communicate(timeout=120)[0]
    if process.returncode != 0:
        raise Failure(f'hexarbiter-cli {" ".join(arguments)} ended with {process.returncode}: {output}')
    return output


def find_windows(*what):
    """The numbers of the windows on the display that xdotool finds by @what."""
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', *what], stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL, text=True, check=False)
    return found.stdout.split()


def write_png(path, width, height, pixels):
    """Writes a picture from rows of blue, green, red and nothing."""
    rows = b''.join(b'\0' + bytes(byte for i in range(y * width * 4, (y + 1) * width * 4, 4)
                                  for byte in (pixels[i + 2], pixels[i + 1], pixels[i])) for y in range(height))
    chunks = ((b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)), (b'IDAT', zlib.compress(rows, 9)),
              (b'IEND', b''))
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n')
        for kind, data in chunks:
            file.write(struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data)))


class Sandbox(Window):
    """The window of the program in its sandbox, with @files of this computer."""

    def __init__(self, *files):
        self.errors = tempfile.TemporaryFile(mode='w+')
        self.own_home = None
        self._write_settings(str(OWN / 'config'), {'first-run': 'false'}, False)
        self.process = start(files=files, stderr=self.errors, env=dict(os.environ, G_DEBUG='fatal-warnings'))
        self.application = wait_for(self._find_application, 'the program on the accessibility bus')
        wait_for(lambda: any(child.get_role() == Atspi.Role.FRAME for child in self._children()), 'a window')
        self.take_focus()

    def __exit__(self, kind, value, traceback):
        # What was started is the sandbox; the program in it has a number of its own.
        subprocess.run(['flatpak', 'kill', ID], stderr=subprocess.DEVNULL, check=False)
        super().__exit__(kind, value, traceback)

    def _find_application(self):
        if self.process.poll() is not None:
            self.errors.seek(0)
            raise Failure(f'the program ended with {self.process.returncode}: {self.errors.read()}')
        desktop = Atspi.get_desktop(0)
        applications = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((node for node in applications if node is not None and node.get_name() in ('hexarbiter', ID)), None)

    def _numbers(self):
        return find_windows('--class', 'hexarbiter')

    def take_focus(self):
        """No window manager is there to give the window the keyboard."""
        for number in wait_for(self._numbers, 'a window on the display'):
            self.give_focus(number)

    @staticmethod
    def give_focus(number):
        subprocess.run(['xdotool', 'windowfocus', '--sync', number], stderr=subprocess.DEVNULL, check=False)

    def photograph(self, path):
        """Writes a picture of what the display shows of the window."""
        shape = subprocess.run(['xdotool', 'getwindowgeometry', '--shell', self._numbers()[0]], stdout=subprocess.PIPE,
                               text=True, check=True).stdout
        place = dict(line.split('=') for line in shape.split())
        width, height = int(place['WIDTH']), int(place['HEIGHT'])
        write_png(path, width, height, Screen().read(int(place['X']), int(place['Y']), width, height))
