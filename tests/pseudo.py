# SPDX-License-Identifier: GPL-3.0-or-later
"""The language that nobody speaks, for tests: what is read in plain English in it cannot be translated."""

import importlib.machinery
import importlib.util
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[1]
LANGUAGE = 'en@pseudo'
TRANSLATED = re.compile('⟦[^⟦⟧]*⟧')
# What is the same in every language: places in files, hexes, ids of rules, tiles and armies, files, addresses, and the
# program's name.
SAME = re.compile(r'\$[\w.\[\]]*|\b[A-G][1-7]\b|\b(?:[A-Z]{1,6}|DISP)(?:-[A-Z0-9]+)+\b|\b[DR]-\d+\b|\b[a-z-]+/[a-z0-9-]+\b|[\w./-]+\.(?:hexa|json|png|svg)\b'
                  r'|https?://\S+|\bHX\d\S*|\bHexarbiter\b|\bhexarbiter-cli\b')


def _load_tool():
    loader = importlib.machinery.SourceFileLoader('pseudo_locale', str(ROOT / 'tools' / 'pseudo-locale'))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader('pseudo_locale', loader))
    loader.exec_module(module)
    return module


disguise = _load_tool().disguise


def make(folder):
    """Makes the language in @folder and returns the environment of a program that speaks it."""
    subprocess.run([ROOT / 'tools' / 'pseudo-locale', '--code', LANGUAGE, folder], check=True)
    return dict(os.environ, HEXARBITER_LOCALE=os.path.join(folder, 'po'), HEXARBITER_DATA=os.path.join(folder, 'data'),
                LANGUAGE=LANGUAGE)


def find_plain(text, same=()):
    """The words of @text that are plain English; those of @same may be."""
    before = None
    while before != text:
        before, text = text, TRANSLATED.sub(' ', text)
    return [word for word in re.findall(r"[A-Za-z][A-Za-z'’-]+", SAME.sub(' ', text)) if word not in same]
