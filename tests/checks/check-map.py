#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The map has a line for each source file and none for one that is gone."""

import importlib.machinery
import importlib.util
import sys

from hxcheck import ROOT, Fault, add, append, main, remove, replace

sys.dont_write_bytecode = True
LOADER = importlib.machinery.SourceFileLoader('map_tool', str(ROOT / 'tools' / 'map'))
map_tool = importlib.util.module_from_spec(importlib.util.spec_from_loader('map_tool', LOADER))
LOADER.exec_module(map_tool)

MAP = map_tool.MAP


def check_map(project):
    text, missing = map_tool.write_map(project.files, project.text)
    old = project.text(MAP) if project.has(MAP) else ''
    yield from map_tool.compare(old, text, missing)


main({'the map is complete and true': check_map}, [
    Fault('the map is complete and true', 'a new file',
          add('src/rules/hx-planted.c', '/* SPDX */\n/* New. */\n')),
    Fault('the map is complete and true', 'a file that is gone', remove('src/rules/hx-medics.c')),
    Fault('the map is complete and true', 'a file that says nothing of itself',
          add('tools/planted', '#!/bin/sh\ntrue\n')),
    Fault('the map is complete and true', 'a changed purpose',
          replace('run', '# Sets up what is missing', '# Tears down what is there')),
    Fault('the map is complete and true', 'a line of nobody', append(MAP, '- `hx-nobody.c`: Nothing.\n')),
])
