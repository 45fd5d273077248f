#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puzzles on paper from the command line: as many pages as are asked for, in both languages, and refused where there is no puzzle.
Arguments: the program, the folder of the test positions, the folder of the files that the tests of the command line share."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import zlib

program, positions, shared = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
puzzle = positions / 'puzzle-full-board.hexa'
plain = shared / 'plain.hexa'


def run(*words, language='en'):
    return subprocess.run([program, 'render', *map(str, words)], capture_output=True, text=True,
                          env=os.environ | {'LANGUAGE': language}, check=False)


def unpack(path):
    """The objects of a PDF, those that are packed among them."""
    data = path.read_bytes()
    assert data.startswith(b'%PDF-')
    parts = [data]
    for packed in re.findall(rb'/ObjStm.*?stream\r?\n(.*?)\r?\nendstream', data, re.DOTALL):
        parts.append(zlib.decompress(packed))
    return b'\n'.join(parts)


def count_pages(path):
    return len(re.findall(rb'/Type /Page\b', unpack(path)))


def test_pages(folder):
    out = folder / 'sheet.pdf'
    for option, n in (('--sheet', 1), ('--solution', 2)):
        result = run(puzzle, option, '-o', out)
        assert (result.returncode, result.stderr) == (0, ''), result
        assert count_pages(out) == n, (option, count_pages(out))
        assert b'/Title' in unpack(out)


def test_same_bytes(folder):
    first, second = folder / 'a.pdf', folder / 'b.pdf'
    for out in (first, second):
        run(puzzle, '--solution', '-o', out)
    assert first.read_bytes() == second.read_bytes()


def test_languages(folder):
    english, polish = folder / 'en.svg', folder / 'pl.svg'
    for out, language in ((english, 'en'), (polish, 'pl')):
        assert run(puzzle, '--sheet', '-o', out, language=language).returncode == 0
    assert english.read_bytes() != polish.read_bytes()


def test_pictures(folder):
    for name, begin in (('sheet.png', b'\x89PNG'), ('sheet.svg', b'<?xml')):
        out = folder / name
        result = run(puzzle, '--sheet', '--size', '400', '-o', out)
        assert (result.returncode, result.stderr) == (0, ''), result
        assert out.read_bytes().startswith(begin)
    png = (folder / 'sheet.png').read_bytes()
    size = int.from_bytes(png[16:20], 'big'), int.from_bytes(png[20:24], 'big')
    assert size == (400, 567), size


def test_refused(folder):
    out = folder / 'sheet.pdf'
    for words, status, said in (((plain, '--sheet', '-o', out), 1, '$.goal'),
                                ((puzzle, '--solution', '-o', folder / 'sheet.png'), 2, 'end the file\'s name in .pdf'),
                                ((puzzle, '--sheet', '--dark', '-o', out), 2, '--sheet without --dark'),
                                ((puzzle, '--sheet', '--step', '1', '-o', out), 2, '--sheet without --dark'),
                                ((puzzle, '--sheet', '-o', folder / 'no' / 'sheet.pdf'), 1, 'sheet.pdf')):
        result = run(*words)
        assert result.returncode == status, (words, result)
        assert said in result.stderr, (words, result)
    assert not out.exists()


tests = [test_pages, test_same_bytes, test_languages, test_pictures, test_refused]
print(f'1..{len(tests)}')
failed = 0
for number, test in enumerate(tests, 1):
    with tempfile.TemporaryDirectory() as scratch:
        try:
            test(pathlib.Path(scratch))
            print(f'ok {number} - {test.__name__}')
        except AssertionError as error:
            failed += 1
            print(f'not ok {number} - {test.__name__}: {error}')
sys.exit(failed > 0)
