#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may call whom: each room includes only what lies below it."""

import json
import re

from hxcheck import Fault, add, main, replace

BELOW = {
    'rules': set(),
    'catalog': {'rules'},
    'puzzle': {'catalog', 'rules'},
    'files': {'catalog', 'rules'},
    'explain': {'catalog', 'rules'},
    'draw': {'catalog', 'rules'},
    'model': {'puzzle', 'files', 'explain', 'draw', 'catalog', 'rules'},
    'editor': {'model', 'puzzle', 'files', 'explain', 'draw', 'catalog', 'rules'},
    'cli': {'bench', 'puzzle', 'files', 'explain', 'draw', 'catalog', 'rules'},
    'bench': {'puzzle', 'files', 'explain', 'draw', 'catalog', 'rules'},
}

# Prefixes of what a room may include from the system.
LIBC = ['assert.h', 'limits.h', 'stdbool.h', 'stddef.h', 'stdint.h', 'stdlib.h', 'string.h']
GLIB = LIBC + ['glib.h', 'glib/gstdio.h', 'errno.h', 'math.h']
GIO = GLIB + ['gio/', 'glib-object.h']
WORDS = ['glib/gi18n-lib.h', 'glib/gi18n.h']
SYSTEM = {
    'rules': LIBC,
    'catalog': GLIB,
    'puzzle': GLIB + ['sys/mman.h'],
    'files': GIO + WORDS + ['json-glib/'],
    'explain': GLIB + WORDS,
    'draw': GIO + WORDS + ['cairo', 'pango/'],
    'model': GIO + WORDS + ['json-glib/', 'fcntl.h', 'sys/file.h', 'unistd.h'],
    'editor': GIO + WORDS + ['glib-unix.h', 'locale.h', 'time.h', 'cairo', 'pango/', 'gtk/', 'adwaita.h'],
    'cli': GIO + WORDS + ['fcntl.h', 'glib-unix.h', 'json-glib/', 'locale.h', 'stdio.h', 'unistd.h'],
    'bench': GIO + ['stdio.h', 'time.h'],
}

# What of libc the referee leaves alone: it keeps nothing and asks nothing.
NOT_FOR_RULES = re.compile(r'\b(malloc|calloc|realloc|free|getenv|rand|random|exit|qsort)\s*\(')

INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]', re.MULTILINE)


def sources_of(project, room):
    return project.under('bench' if room == 'bench' else f'src/{room}', '.c', '.h')


def owners_of_headers(project):
    return {name.rsplit('/', 1)[1]: room
            for room in BELOW for name in sources_of(project, room) if name.endswith('.h')}


def check_directions(project):
    owners = owners_of_headers(project)
    for room, below in BELOW.items():
        for name in sources_of(project, room):
            for bracket, header in INCLUDE.findall(project.text(name)):
                if bracket == '<':
                    continue
                owner = owners.get(header)
                if header == 'config.h' or (owner is None and header.endswith('-resources.h')):
                    if room == 'rules':
                        yield f'{name} includes {header}, but the referee knows nothing of the build'
                elif owner is None:
                    yield f'{name} includes {header}, which no room has'
                elif owner != room and owner not in below:
                    yield f'{name} includes {header} of {owner}, which does not lie below {room}'


def check_system_headers(project):
    for room, allowed in SYSTEM.items():
        for name in sources_of(project, room):
            for bracket, header in INCLUDE.findall(project.text(name)):
                if bracket == '<' and not header.startswith(tuple(allowed)):
                    yield f'{name} includes <{header}>, which {room} may not use'
    for name in sources_of(project, 'rules'):
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if NOT_FOR_RULES.search(line) and not line.lstrip().startswith(('*', '/*')):
                yield f'{name}:{number} asks the system: {line.strip()}'


def check_second_referee(project):
    """It must not share a line with the first one, geometry included."""
    owners = owners_of_headers(project)
    for name in project.under('tests/second-referee', '.c', '.h'):
        for bracket, header in INCLUDE.findall(project.text(name)):
            if header in owners:
                yield f'{name} includes {header} of {owners[header]}; the second referee stands alone'
    for name in project.under('tests/second-referee', 'meson.build'):
        for word in re.findall(r'\bhx_\w+_dep\b', project.text(name)):
            yield f'{name} uses {word}; the second referee stands alone'


def check_dependencies(project):
    """Meson must not give a room more than its includes may use."""
    for room, below in BELOW.items():
        name = 'bench/meson.build' if room == 'bench' else f'src/{room}/meson.build'
        if not project.has(name):
            continue
        for other in re.findall(r'\bhx_(\w+)_dep\b', project.text(name)):
            if other in BELOW and other != room and other not in below:
                yield f'{name} uses hx_{other}_dep, which does not lie below {room}'


def check_army_names(project):
    """The referee is told numbers and masks, never which army it looks at."""
    names = set()
    for name in project.under('data/armies', '.json'):
        army = json.loads(project.text(name))
        if army['army'] != 'neutral':
            names |= {army['army'], *army['name'].values()}
    pattern = re.compile('|'.join(sorted(map(re.escape, names))), re.IGNORECASE)
    for name in sources_of(project, 'rules'):
        for number, line in enumerate(project.text(name).splitlines(), 1):
            if pattern.search(line):
                yield f'{name}:{number} names an army: {line.strip()}'


main({
    'rooms include only what lies below them': check_directions,
    'rooms include only the libraries they may use': check_system_headers,
    'Meson gives rooms only what lies below them': check_dependencies,
    'the second referee stands alone': check_second_referee,
    'the referee names no army': check_army_names,
}, [
    Fault('rooms include only what lies below them', 'a step back',
          add('src/rules/hx-planted.c', '#include "hx-catalog.h"\n')),
    Fault('rooms include only what lies below them', 'a step sideways',
          add('src/explain/hx-planted.c', '#include "hx-scenario.h"\n')),
    Fault('rooms include only what lies below them', 'a header of nobody',
          add('src/files/hx-planted.c', '#include "hx-nobody.h"\n')),
    Fault('rooms include only the libraries they may use', 'stdio in the referee',
          add('src/rules/hx-planted.c', '#include <stdio.h>\n')),
    Fault('rooms include only the libraries they may use', 'a clock in the referee',
          add('src/rules/hx-planted.c', '#include <time.h>\n')),
    Fault('rooms include only the libraries they may use', 'memory from the system',
          add('src/rules/hx-planted.c', '  word = malloc (8);\n')),
    Fault('rooms include only the libraries they may use', 'GTK in the drawing',
          add('src/draw/hx-planted.c', '# include <gtk/gtk.h>\n')),
    Fault('Meson gives rooms only what lies below them', 'a library too many',
          replace('src/catalog/meson.build', 'hx_rules_dep', 'hx_files_dep')),
    Fault('the second referee stands alone', 'a borrowed header',
          add('tests/second-referee/planted.c', '#include "hx-geometry.h"\n')),
    Fault('the referee names no army', 'an army in a comment',
          add('src/rules/hx-planted.c', '/* As the Borgo do. */\n')),
])
