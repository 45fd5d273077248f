#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The habits of the house that a program can see."""

import re

from hxcheck import Fault, add, append, main

LICENSE = 'SPDX-License-Identifier: '
NO_LICENSE = ('.json', '.hexa', '.svg', '.png', '.md', '.clang-format', '.editorconfig',
              '.gitignore', '.txt')
C_FOLDERS = ('src/', 'tests/', 'bench/')

MAX_LINES = 800
MAX_BYTES = 40 * 1000
MAX_FUNCTION = 60

# What a function of GObject or a table of test cases may be.
UNFINISHED = re.compile(r'\b(TO' r'DO|FIX' r'ME|XX' r'X|HA' r'CK)\b')
MACHINE_PATH = re.compile(r'(?<![\w.$}>-])/(work|home|root|tmp|opt|mnt)(/|\b)')
KNOWS_THE_MACHINE = ('tools/env', 'tools/display', 'tests/checks/check-style.py')
ADDRESS = re.compile(r'\b(?:https?|ftp)://([^/\s"\'<>)`]+)')
HOSTS = ('hexarbiter.org', 'www.w3.org', 'www.freedesktop.org', 'freedesktop.org',
         'specifications.freedesktop.org', 'www.gnu.org', 'fsf.org', 'projectmallard.org', 'json-schema.org')
STATE = re.compile(r'^(?:static\s+)?(?!const\b|typedef\b|extern\b|return\b|struct\s+\w+;|enum\b|G_)'
                   r'[A-Za-z_][\w\s*]*?[\s*]([a-z_]\w*)\s*(?:\[[^\]]*\])*\s*(?:=|;)')
GOBJECT_TABLES = ('properties', 'props', 'signals', 'obj_properties')


def c_files(project):
    return [name for name in project.files if name.startswith(C_FOLDERS) and name.endswith(('.c', '.h'))]


def check_license(project):
    for name in project.texts():
        base = name.rsplit('/', 1)[-1]
        if name == 'COPYING' or name.endswith(NO_LICENSE) or base.startswith('LINGUAS.'):
            continue
        head = project.text(name).splitlines()[:3]
        if not any(LICENSE in line for line in head):
            yield f'{name} does not say its license in the first lines'


def check_purpose(project):
    for name in c_files(project):
        lines = project.text(name).splitlines()
        if not lines or lines[0] != f'/* {LICENSE}GPL-3.0-or-later */':
            yield f'{name}:1 is not the license line'
        elif not re.match(r'/\*(\n \*)? [A-Za-z]', '\n'.join(lines[1:3])):
            yield f'{name}:2 does not say why the file exists'
        if name.endswith('.h') and '#pragma once' not in lines[:8]:
            yield f'{name} lacks "#pragma once"'


def check_size(project):
    for name in c_files(project):
        text = project.text(name)
        if text.count('\n') > MAX_LINES:
            yield f'{name} has {text.count(chr(10))} lines, more than {MAX_LINES}'
    for name in project.texts():
        if name.endswith(('.c', '.h', '.py', '.ui')) and len(project.text(name).encode()) > MAX_BYTES:
            yield f'{name} is larger than {MAX_BYTES} bytes'


def check_functions(project):
    for name in c_files(project):
        start = None
        previous = ''
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if line == '{' and previous.endswith(')'):
                start = number
            elif line == '}' and start is not None:
                if number - start - 1 > MAX_FUNCTION:
                    yield f'{name}:{start} is a function of {number - start - 1} lines, more than {MAX_FUNCTION}'
                start = None
            previous = line


def check_state(project):
    """A value that anybody may change from anywhere is state of the process."""
    for name in c_files(project):
        if not name.startswith('src/'):
            continue
        for number, line in enumerate(project.text(name).splitlines(), 1):
            found = STATE.match(line)
            if found and not re.search(r'\bconst\b', line) and found[1] not in GOBJECT_TABLES:
                yield f'{name}:{number} is state of the whole process: {line}'


def check_blanks(project):
    for name in project.texts():
        text = project.text(name)
        if name in ('COPYING', 'tests/checks/same-in-polish.txt'):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if line != line.rstrip():
                yield f'{name}:{number} ends in blanks'
            if '\t' in line and name.endswith(('.c', '.h', '.py', '.build', '.ui', '.json')):
                yield f'{name}:{number} has a tab'
        if text and not text.endswith('\n'):
            yield f'{name} does not end with a line end'


def check_unfinished(project):
    for name in project.texts():
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if UNFINISHED.search(line):
                yield f'{name}:{number} is unfinished: {line.strip()}'


def check_paths(project):
    for name in project.texts():
        if name in KNOWS_THE_MACHINE or name == 'COPYING':
            continue
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if MACHINE_PATH.search(line):
                yield f'{name}:{number} names a path of one computer: {line.strip()}'


def check_addresses(project):
    for name in project.texts():
        if name in ('COPYING', 'tests/checks/check-style.py'):
            continue
        for number, line in enumerate(project.text(name).splitlines(), 1):
            for host in ADDRESS.findall(line):
                if host not in HOSTS and not host.endswith('.invalid'):
                    yield f'{name}:{number} names the host {host}'


def check_one_place(project):
    """The application's id and home page are said in the top meson.build; a Flatpak's manifest has to repeat the id."""
    for name in project.texts():
        if name == 'meson.build' or name.endswith('.md') or name.startswith(('po/', 'tests/checks/')):
            continue
        if name.startswith('flatpak/'):
            base = name.rpartition('/')[2].removesuffix('.yml')
            if f"app_id = '{base}'\n" not in project.text('meson.build') or f'\nid: {base}\n' not in project.text(name):
                yield f'{name} is not about the application of meson.build'
            continue
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if 'org.hexarbiter.' 'Hexarbiter' in line or 'https://hexarbiter' '.org' in line:
                yield f'{name}:{number} repeats what meson.build says: {line.strip()}'


HEAD = f'/* {LICENSE}GPL-3.0-or-later */\n/* Planted. */\n'
PLANTED = 'src/rules/hx-planted.c'

main({
    'each file says its license': check_license,
    'each C file says why it exists': check_purpose,
    'no file is too long': check_size,
    'no function is too long': check_functions,
    'nothing is state of the process': check_state,
    'no stray blanks': check_blanks,
    'nothing is left unfinished': check_unfinished,
    'no path of one computer': check_paths,
    'no address of others': check_addresses,
    'id and home page in one place': check_one_place,
}, [
    Fault('each file says its license', 'a script without a license', add('tools/planted', '#!/bin/sh\n')),
    Fault('each C file says why it exists', 'a file without a purpose',
          add(PLANTED, HEAD.splitlines()[0] + '\n#include "hx-tile.h"\n')),
    Fault('each C file says why it exists', 'a header that may come twice', add('src/rules/hx-planted.h', HEAD)),
    Fault('no file is too long', 'a long file', add(PLANTED, HEAD + '\n' * MAX_LINES)),
    Fault('no file is too long', 'a fat file', add(PLANTED, HEAD + '/* ' + 'x' * MAX_BYTES + ' */\n')),
    Fault('no function is too long', 'a long function',
          add(PLANTED, HEAD + 'int\nf (void)\n{\n' + '  g ();\n' * (MAX_FUNCTION + 1) + '}\n')),
    Fault('nothing is state of the process', 'a variable', add(PLANTED, HEAD + 'static int n_battles;\n')),
    Fault('nothing is state of the process', 'a table that can be written',
          add(PLANTED, HEAD + 'static HxTile tiles[3] = { 0 };\n')),
    Fault('no stray blanks', 'a blank at the end', add(PLANTED, HEAD + 'int a; \n')),
    Fault('nothing is left unfinished', 'a note to come back', append('meson.build', '# TO' 'DO later\n')),
    Fault('no path of one computer', 'a home folder', append('meson.build', '# see /ho' 'me/anna/notes\n')),
    Fault('no address of others', 'a foreign host', append('meson.build', '# http://example' '.com/x\n')),
    Fault('id and home page in one place', 'a second place',
          add(PLANTED, HEAD + '#define ID "org.hexarbiter.' 'Hexarbiter"\n')),
    Fault('id and home page in one place', 'a manifest of something else',
          add('flatpak/org.planted.Planted.yml', f'# {LICENSE}GPL-3.0-or-later\n# Planted.\nid: org.planted.Planted\n')),
])
