#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puzzles on paper from the command line: as many pages as are asked for, in both languages, and refused where there is no puzzle.
Arguments: the program, the folder of the test positions, the folder of the files that the tests of the command line share."""

import json
import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from pdf import count_pages, unpack  # noqa: E402
from tap import run as run_tests  # noqa: E402

program, positions, shared = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
puzzle = positions / 'puzzle-full-board.hexa'
plain = shared / 'plain.hexa'


def run(*words, language='en'):
    return subprocess.run([program, 'render', *map(str, words)], capture_output=True, text=True,
                          env=os.environ | {'LANGUAGE': language}, check=False)


def test_pages(folder):
    folder = pathlib.Path(folder)
    out = folder / 'sheet.pdf'
    for option, n in (('--sheet', 1), ('--solution', 2)):
        result = run(puzzle, option, '-o', out)
        assert (result.returncode, result.stderr) == (0, ''), result
        assert count_pages(out.read_bytes()) == n, option
        assert b'/Title' in unpack(out.read_bytes())


def test_same_bytes(folder):
    folder = pathlib.Path(folder)
    first, second = folder / 'a.pdf', folder / 'b.pdf'
    for out in (first, second):
        run(puzzle, '--solution', '-o', out)
    assert first.read_bytes() == second.read_bytes()


def test_languages(folder):
    folder = pathlib.Path(folder)
    english, polish = folder / 'en.svg', folder / 'pl.svg'
    for out, language in ((english, 'en'), (polish, 'pl')):
        assert run(puzzle, '--sheet', '-o', out, language=language).returncode == 0
    assert english.read_bytes() != polish.read_bytes()


def test_pictures(folder):
    folder = pathlib.Path(folder)
    for name, begin in (('sheet.png', b'\x89PNG'), ('sheet.svg', b'<?xml')):
        out = folder / name
        result = run(puzzle, '--sheet', '--size', '400', '-o', out)
        assert (result.returncode, result.stderr) == (0, ''), result
        assert out.read_bytes().startswith(begin)
    png = (folder / 'sheet.png').read_bytes()
    size = int.from_bytes(png[16:20], 'big'), int.from_bytes(png[20:24], 'big')
    assert size == (400, 567), size


def test_traps(folder):
    """A sheet shows which Traps are still in the pool of whoever solves it; those of the opponent say nothing about its turn."""
    folder = pathlib.Path(folder)
    told = json.loads((positions.parent.parent / 'data/scenarios/puzzles/40-turned-in-the-smoke.hexa').read_text())
    assert told['sides'][0]['army'] == 'partisans' and told['goal']['side'] == 0
    drawn = set()
    for pool in ({}, {'smoke': 1}, {'smoke': 1, 'frenzy': 1}, {'smoke': 2}, None):
        told['sides'][0]['trap_pool'] = pool
        source, out = folder / 'traps.hexa', folder / 'traps.svg'
        source.write_text(json.dumps(told))
        result = run(source, '--sheet', '-o', out)
        assert (result.returncode, result.stderr) == (0, ''), result
        drawn.add(out.read_bytes())
    assert len(drawn) == 5, len(drawn)


def test_secrets(folder):
    """Nothing is secret in a puzzle: a sheet shows the Traps of both sides face up, and what lies under an HQ."""
    folder = pathlib.Path(folder)
    puzzles = positions.parent.parent / 'data/scenarios/puzzles'
    drawn = set()
    told = json.loads((puzzles / '40-turned-in-the-smoke.hexa').read_text())
    told['sides'][0]['trap_pool'] = {}
    assert 'traps' not in told and all(piece['hex'] != 'B1' for piece in told['pieces'])
    for traps in ([], [{'trap': 'mine', 'side': 0, 'hex': 'B1'}], [{'trap': 'net', 'side': 0, 'hex': 'B1'}]):
        drawn.add(draw_svg(folder, told | {'traps': traps}))
    assert len(drawn) == 3, len(drawn)
    told = json.loads((puzzles / '11-expand-into-the-gap.hexa').read_text())
    for lower in ([{'tile': 'hegemony/ganger'}, None], [{'tile': 'hegemony/runner'}, None], [{'tile': 'hegemony/ganger', 'wounds': 1}, None],
                  [None, None]):
        told['sides'][0]['monolith']['lower'] = lower
        drawn.add(draw_svg(folder, told))
    assert len(drawn) == 7, len(drawn)


def draw_svg(folder, told):
    source, out = folder / 'secret.hexa', folder / 'secret.svg'
    source.write_text(json.dumps(told))
    result = run(source, '--sheet', '-o', out)
    assert (result.returncode, result.stderr) == (0, ''), result
    return out.read_bytes()


def test_long_text(folder):
    """What is said of a position goes on: onto sheets of its own in a document, smaller in a picture."""
    folder = pathlib.Path(folder)
    told = json.loads(puzzle.read_text())
    source, out = folder / 'long.hexa', folder / 'long.pdf'
    source.write_text(json.dumps(told | {'description': 'This is said of it.\n' * 300}))
    for option, least in (('--sheet', 3), ('--solution', 4)):
        result = run(source, option, '-o', out)
        assert (result.returncode, result.stderr) == (0, ''), result
        assert count_pages(out.read_bytes()) >= least, option
    pictures = {draw_svg(folder, told | {'description': 'This is said of it. ' * 300 + end}) for end in ('a', 'b')}
    assert len(pictures) == 2


def test_refused(folder):
    folder = pathlib.Path(folder)
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


sys.exit(run_tests([test_pages, test_same_bytes, test_languages, test_pictures, test_traps, test_secrets, test_long_text, test_refused]))
