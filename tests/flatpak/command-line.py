# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line in the sandbox: it finds its data and its translations, and reads a document of this computer."""

import pathlib
import shutil
import sys

from sandbox import Failure, read_cli
from window import run

WORK, SAMPLE = (pathlib.Path(path) for path in sys.argv[1:3])
INSIDE = '/app/share/hexarbiter/scenarios/freed-too-late.hexa'


def expect(text, *parts):
    for part in parts:
        if part not in text:
            raise Failure(f'“{part}” is not in: {text[:2000]}')


def test_data(folder):
    """Armies, rules, their positions and the samples are there."""
    expect(read_cli('armies', 'borgo'), 'Mutant', 'Net Fighter')
    expect(read_cli('rules', 'BASE-NET-01'), 'BASE-NET-01')
    expect(read_cli('rules', '--coverage'), 'BASE-NET-01')
    expect(read_cli('resolve', '--default-choices', INSIDE), 'Net Fighter')


def test_languages(folder):
    """The same battle is told in English and in Polish."""
    english, polish = (read_cli('resolve', '--default-choices', INSIDE, language=language)
                       for language in ('en_US.UTF-8', 'pl_PL.UTF-8'))
    expect(english, 'Segment 1 begins', 'is destroyed')
    expect(polish, 'Zaczyna się segment 1', 'ginie')
    if any(letter in english for letter in 'ąęłśż') or 'is destroyed' in polish:
        raise Failure('the languages are mixed up')


def test_document(folder):
    """A file that the sandbox does not see is read through the document portal, and only so."""
    path = WORK / 'elsewhere.hexa'
    shutil.copy(SAMPLE, path)
    expect(read_cli('resolve', '--default-choices', files=[path]), 'Net Fighter')
    try:
        read_cli('resolve', '--default-choices', str(path))
    except Failure:
        return
    raise Failure('the sandbox sees the file without the portal')


sys.exit(run([test_data, test_languages, test_document]))
