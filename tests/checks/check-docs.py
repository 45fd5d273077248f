#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the documents point at exists."""

import posixpath
import re

from hxcheck import Fault, append, main, remove

LINK = re.compile(r'!?\[[^\]]*\]\(([^)\s]+)\)')
NAMED = re.compile(r'`((?:src|data|docs|tests|tools|bench|po)/[\w./-]*\w)`')


def documents(project):
    return [name for name in project.files if name.endswith('.md')]


def check_links(project):
    folders = {posixpath.dirname(name) for name in project.files}
    folders |= {posixpath.dirname(folder) for folder in folders}
    for name in documents(project):
        text = project.text(name)
        for link in LINK.findall(text):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), link.partition('#')[0]))
            if '://' not in link and link[0] != '#' and target not in folders and not project.has(target):
                yield f'{name} points at {link}, which does not exist'
        for target in NAMED.findall(text):
            if not project.has(target) and target not in folders:
                yield f'{name} speaks of {target}, which does not exist'


def check_pictures(project):
    """A picture that no document shows is left over."""
    shown = set()
    for name in documents(project):
        for link in LINK.findall(project.text(name)):
            shown.add(posixpath.normpath(posixpath.join(posixpath.dirname(name), link)))
    for name in project.under('docs/pictures', '.png'):
        if name not in shown:
            yield f'{name} is shown nowhere'


main({
    'documents point at what exists': check_links,
    'every picture is shown': check_pictures,
}, [
    Fault('documents point at what exists', 'a dead link', append('README.md', '[here](docs/planted.md)\n')),
    Fault('documents point at what exists', 'a missing picture', append('README.md', '![A](docs/pictures/planted.png)\n')),
    Fault('documents point at what exists', 'a file that is gone', remove('docs/glossary.md')),
    Fault('every picture is shown', 'a picture left over', lambda project: {'docs/pictures/planted.png': ''}),
])
