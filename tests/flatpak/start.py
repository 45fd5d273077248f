# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how the program starts in its sandbox and outside, beside GNOME's text editor, in turns in one run.

Outside are the same program and the same libraries, shown by bwrap where they expect to be, without the sandbox's
portals and proxies.  The text editor comes with the runtime that tools/flatpak-check makes."""

import importlib.machinery
import importlib.util
import os
import pathlib
import statistics
import sys
import tempfile

INSTALLATION, SAMPLE = (pathlib.Path(path) for path in sys.argv[1:3])
RUNS = int(sys.argv[3])
ID = os.environ['HEXARBITER_ID']
LOADER = importlib.machinery.SourceFileLoader(
    'measure_start', str(pathlib.Path(__file__).resolve().parents[2] / 'tools' / 'measure-start'))
EDITOR = ['gnome-text-editor', '--standalone']


def load_tool():
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(LOADER.name, LOADER))
    LOADER.exec_module(module)
    return module


def inside(program, *options, path):
    return ['flatpak', 'run', '--file-forwarding', f'--command={program}', ID, *options, '@@', str(path), '@@']


def outside(*command):
    program = INSTALLATION / 'app' / ID / 'current' / 'active' / 'files'
    runtime = next(INSTALLATION.glob('runtime/org.gnome.Platform/*/*/active/files'))
    home, temporary = pathlib.Path.home(), tempfile.gettempdir()
    shown = [('--ro-bind', runtime, '/usr'), ('--ro-bind', runtime / 'etc', '/etc'), ('--ro-bind', program, '/app'),
             ('--symlink', 'usr/bin', '/bin'), ('--symlink', 'usr/lib', '/lib'), ('--symlink', 'usr/lib64', '/lib64'),
             ('--proc', '/proc'), ('--dev', '/dev'), ('--bind', temporary, temporary),
             ('--bind', '/run/user', '/run/user'), ('--bind', home, home),
             ('--bind', SAMPLE.parent, SAMPLE.parent), ('--setenv', 'PATH', '/app/bin:/usr/bin'),
             ('--setenv', 'XDG_DATA_DIRS', '/app/share:/usr/share')]
    return ['bwrap', '--die-with-parent', *(str(word) for words in shown for word in words), '--', *command]


def main():
    tool = load_tool()
    display = tool.Display()
    with tempfile.TemporaryDirectory() as folder:
        text = pathlib.Path(folder, 'text.txt')
        text.write_text(tool.make_text(), encoding='utf-8')
        commands = {'inside': ('hexarbiter', inside('hexarbiter', path=SAMPLE)),
                    'editor inside': (EDITOR[0], inside(*EDITOR, path=text)),
                    'outside': ('hexarbiter', outside('hexarbiter', str(SAMPLE))),
                    'editor outside': (EDITOR[0], outside(*EDITOR, str(text)))}
        runs = {name: [] for name in commands}
        for number in range(RUNS + 1):
            for name, (program, command) in commands.items():
                result = tool.measure(display, command, program)
                if number > 0:
                    runs[name].append(result)
    print(f'{f"medians of {RUNS} runs":24}' + ''.join(f'{name:>17}' for name in commands))
    for row, (what, unit, factor) in enumerate((('time to first picture', 'ms', 1000), ('processor time', 'ms', 1000),
                                                ('RSS', 'MB', 1 / 1024), ('PSS', 'MB', 1 / 1024))):
        medians = [statistics.median(values[row] for values in runs[name]) * factor for name in commands]
        print(f'{what:24}' + ''.join(f'{value:14.1f} {unit}' for value in medians))


main()
