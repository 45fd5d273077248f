# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of the sources share: reading the project, reporting in TAP,
and proving that each check finds the fault that it is there for."""

import functools
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SKIPPED_FOLDERS = {'.git', '__pycache__', '.flatpak-builder', '.cache', '.vscode'}
BINARY = {'.png', '.gz', '.mo', '.pdf'}
# Wrong on purpose: what the parsers must refuse.
BAD_FILES = 'tests/files/files/'


class Project:
    """The project's text files; a planted fault replaces or removes some of them."""

    def __init__(self, root=ROOT, planted=None):
        self.root = root
        self.planted = planted or {}

    @functools.cached_property
    def files(self):
        found = set()
        for folder, names in self._folders(self.root):
            for name in names:
                found.add((folder / name).relative_to(self.root).as_posix())
        for name, text in self.planted.items():
            (found.discard if text is None else found.add)(name)
        return sorted(found)

    def _folders(self, folder):
        names = []
        for entry in folder.iterdir():
            if entry.is_symlink() or entry.name in SKIPPED_FOLDERS:
                continue
            if entry.is_dir():
                if not (folder == self.root and entry.name.startswith('build')):
                    yield from self._folders(entry)
            elif not entry.name.startswith('.#') and not entry.name.endswith('~'):
                names.append(entry.name)
        yield folder, names

    @functools.lru_cache(maxsize=None)
    def text(self, name):
        if self.planted.get(name) is not None:
            return self.planted[name]
        return (self.root / name).read_text(encoding='utf-8')

    def has(self, name):
        return name in self.files

    def under(self, folder, *suffixes):
        """The files below a folder, of these suffixes if there are any."""
        return [name for name in self.files
                if name.startswith(folder + '/') and (not suffixes or name.endswith(suffixes))]

    def texts(self):
        """All files that are text, and meant to be in order."""
        return [name for name in self.files
                if pathlib.PurePosixPath(name).suffix not in BINARY and not name.startswith(BAD_FILES)]

    def write(self, names, folder):
        """Copies files into a folder, with what is planted in them."""
        for name in names:
            target = pathlib.Path(folder) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(self.text(name), encoding='utf-8')


class Fault:
    """A fault to plant: the check must find it."""

    def __init__(self, check, what, plant):
        self.check = check
        self.what = what
        self.plant = plant


def replace(name, old, new):
    """A fault: in file NAME, OLD becomes NEW."""
    def plant(project):
        text = project.text(name)
        assert old in text, f'{name} has no {old!r} to replace'
        return {name: text.replace(old, new, 1)}
    return plant


def add(name, text):
    """A fault: a file more."""
    return lambda project: {name: text}


def append(name, text):
    """A fault: more text at the end of a file."""
    return lambda project: {name: project.text(name) + text}


def remove(name):
    """A fault: a file less."""
    return lambda project: {name: None}


def run_tool(*arguments, **options):
    """Runs a program; returns its exit status and all of its output."""
    if shutil.which(arguments[0]) is None:
        return 127, f'{arguments[0]} is not installed'
    done = subprocess.run(arguments, capture_output=True, text=True, check=False, **options)
    return done.returncode, (done.stdout + done.stderr).strip()


def main(checks, faults):
    """Runs the checks, then plants each fault and wants it found."""
    project = Project()
    number = failed = 0

    def report(name, problems):
        nonlocal number, failed
        number += 1
        failed += bool(problems)
        print(f'{"not ok" if problems else "ok"} {number} - {name}')
        for problem in problems[:40]:
            print(f'# {problem}')
        if len(problems) > 40:
            print(f'# and {len(problems) - 40} more')

    print(f'1..{len(checks) + len(faults)}')
    before = {}
    for name, check in checks.items():
        before[name] = list(check(project))
        report(name, before[name])
    for fault in faults:
        planted = fault.plant(project)
        after = set(checks[fault.check](Project(planted=planted)))
        report(f'finds {fault.what}', [] if after - set(before[fault.check]) else ['it was planted and not found'])
    untested = set(checks) - {fault.check for fault in faults}
    assert not untested, f'no fault is planted for {untested}'
    sys.exit(1 if failed else 0)
