#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command line and its reports in a language made of data alone: whatever is plain English cannot be translated.
Arguments: the program, the folder with the test positions."""

import html.parser
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import pseudo  # noqa: E402

PROGRAM, POSITIONS = sys.argv[1], pathlib.Path(sys.argv[2])
HEXES = 'A2 B1 B2 B3 B4 C1 C2 C3 C4 D2 D3 D4 E2 E3'.split()


class Words(html.parser.HTMLParser):
    """What a page says, and what it says of its pictures."""

    def __init__(self, text):
        super().__init__()
        self.said, self.is_style = [], False
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.is_style = tag == 'style'
        self.said += [value for name, value in attrs if name in ('aria-label', 'title')]

    def handle_data(self, data):
        if not self.is_style:
            self.said.append(data)


class Tester:
    def __init__(self, folder):
        self.environment = pseudo.make(folder)
        self.scratch = pathlib.Path(folder)
        self.samples = self.scratch / 'data' / 'scenarios'
        self.sample = str(self.samples / 'freed-too-late.hexa')
        self.armies = [path.stem for path in (self.scratch / 'data' / 'armies').glob('*.json')]

    def hear(self, *arguments):
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=False, env=self.environment)
        return done.stdout + done.stderr

    def check(self, where, text):
        """Of a line with an option to choose, only what follows its id is for people."""
        for line in text.splitlines():
            words = line.split(': ', 1)[1] if ':' in line.split(' ⟦')[0] and line.startswith('  ') else line
            plain = pseudo.find_plain(words)
            assert not plain, f'{where}: {plain} in "{line}"'

    def test_battles(self):
        files = [str(path) for path in sorted(POSITIONS.glob('*.hexa'))[::5]]
        self.check('positions', self.hear('resolve', '--default-choices', *files))
        self.check('outcomes', self.hear('resolve', '--all-outcomes', self.sample))

    def test_pieces(self):
        for where in HEXES:
            self.check(where, self.hear('explain', self.sample, where))

    def test_armies(self):
        for army in self.armies:
            self.check(army, self.hear('armies', army).split('\n\n', 1)[1])

    def test_rules(self):
        for rule in ('BASE-NET-04', 'MON-EXP-03'):
            text = self.hear('rules', rule)
            assert text.count('⟦') > 3, text
        for line in self.hear('rules').splitlines():
            assert not line.strip() or '⟦' in line, line

    def test_turns(self):
        puzzle = str(self.samples / 'puzzles' / '02-feed-the-drill.hexa')
        self.check('legal', self.hear('legal', puzzle))
        self.check('solve', self.hear('solve', puzzle))

    def test_refusals(self):
        for arguments in (('nothing',), ('armies', 'nothing'), ('explain', self.sample, 'Z9'), ('solve', self.sample)):
            text = self.hear(*arguments)
            assert '⟦' in text, (arguments, text)

    def test_reports(self):
        for ending in ('txt', 'md', 'html'):
            out = self.scratch / f'out.{ending}'
            self.hear('report', self.sample, '--default-choices', '-o', str(out))
            text = out.read_text(encoding='utf-8')
            said = Words(text).said if ending == 'html' else text.splitlines()
            for line in said:
                plain = pseudo.find_plain(line)
                assert not plain, f'{ending}: {plain} in "{line[:200]}"'
            assert len(said) > 50, ending


def main():
    failed = 0
    tests = [name for name in dir(Tester) if name.startswith('test_')]
    print(f'1..{len(tests)}')
    with tempfile.TemporaryDirectory(dir=os.getcwd()) as folder:
        tester = Tester(folder)
        for number, name in enumerate(tests, 1):
            try:
                getattr(tester, name)()
                print(f'ok {number} - {name}')
            except (AssertionError, subprocess.SubprocessError, OSError) as fault:
                failed = 1
                print(f'# {fault}\nnot ok {number} - {name}')
    return failed


sys.exit(main())
