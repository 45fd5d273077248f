#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reports from the command line: whole pages without holes, other files or scripts, and without the secrets of others.
Arguments: the program, the folder of the files that the tests of the command line share."""

import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

VOID = {'meta', 'image', 'use', 'br'}
SCHEMES = ('data:image/png;base64,', '#rule-', '#board')
# What a page of a short battle may weigh: it holds one board whole, of the others what differs.
MAX_SIZE = 1_000_000


class Page(html.parser.HTMLParser):
    """What a page holds; complains of elements that are not closed, of ids used twice, and of what lies elsewhere."""

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.links, self.words = [], set(), set(), []
        self.pictures = 0
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag, attrs):
        assert tag != 'script'
        if tag not in VOID:
            self.open.append(tag)
        self.pictures += tag == 'svg'
        for name, value in attrs:
            assert not name.startswith('on'), name
            if name == 'id':
                assert value not in self.ids, value
                self.ids.add(value)
            if name in ('href', 'src', 'srcset'):
                assert value.startswith(SCHEMES), value[:80]
            if name == 'href' and value.startswith('#'):
                self.links.add(value[1:])
            if name == 'aria-label':
                assert value

    def handle_startendtag(self, tag, attrs):
        assert tag in VOID, tag
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def handle_data(self, data):
        if self.open and self.open[-1] != 'style':
            self.words.append(data)


class Tester:
    def __init__(self, program, folder, scratch):
        self.program, self.folder, self.scratch = program, pathlib.Path(folder), pathlib.Path(scratch)
        self.complaint = ''

    def report(self, ending, *arguments, language='en', text=None, status=0):
        """Writes a report; its text."""
        out = self.scratch / f'out.{ending}'
        done = subprocess.run([self.program, 'report', '-o', out, *arguments], input=text, capture_output=True, text=True,
                              check=False, env={**os.environ, 'LANGUAGE': language})
        assert done.returncode == status, (arguments, done.returncode, done.stderr)
        self.complaint = done.stderr
        if not out.exists():
            return done.stderr
        written = out.read_text(encoding='utf-8')
        out.unlink()
        return written

    def read(self, name):
        return (self.folder / name).read_text(encoding='utf-8')

    def test_page(self):
        page = Page(self.report('html', self.folder / 'choice.hexa', '--choices', 'explode'))
        words = ''.join(page.words)
        assert page.links and page.links <= page.ids, page.links - page.ids
        assert page.pictures >= 3, page.pictures
        for wanted in ('The Position', 'The Battle', 'Segment ', 'Chosen: ', 'The End', 'Rules Cited', 'BASE-SEQ-01'):
            assert wanted in words, wanted
        assert '{' not in words, words

    def test_size(self):
        text = self.report('html', self.folder.parents[2] / 'data' / 'scenarios' / 'freed-too-late.hexa', '--default-choices')
        assert Page(text).pictures >= 8
        assert len(text) < MAX_SIZE, len(text)

    def test_hostile(self):
        scenario = json.loads(self.read('choice.hexa'))
        title = '</title><script>alert(1)</script>"&\u202eabc'
        scenario.update(title=title, author='<img src=x onerror=alert(1)>', description='<b>\n\n**x**')
        page = Page(self.report('html', '-', '--default-choices', text=json.dumps(scenario)))
        assert title.replace('\u202e', '') in ''.join(page.words).replace('\u202e', '')
        markdown = self.report('md', '-', '--default-choices', text=json.dumps(scenario))
        assert '<img' not in markdown.replace('\\<', ''), markdown[:400]
        assert '**x**' not in markdown

    def test_open_choice(self):
        text = self.report('txt', self.folder / 'choice.hexa', status=3)
        assert 'The End' not in text
        end = text.split('A Choice Is Open')[1]
        assert 'Decision of Moloch: ' in end, end
        assert '\n  attack: ' in end and '\n  explode: ' in end, end
        assert '--choices ' in self.complaint, self.complaint
        polish = self.report('txt', self.folder / 'choice.hexa', language='pl', status=3)
        assert 'Decyzja: Moloch. ' in polish and '\n  attack: ' in polish, polish
        assert 'Czeka wybór. ' in self.complaint, self.complaint

    def test_moved(self):
        """What is moved, pushed or placed is not destroyed."""
        scenario = {
            'format': 'hexarbiter-scenario', 'version': 1,
            'sides': [{'army': 'borgo', 'hand': ['borgo/move']}, {'army': 'moloch'}], 'turn': 0,
            'pieces': [{'tile': tile, 'side': side, 'hex': place, 'facing': 0}
                       for tile, side, place in (('borgo/hq', 0, 'A1'), ('moloch/hq', 1, 'E3'), ('borgo/brawler', 0, 'C2'))],
            'actions': [{'do': 'move', 'piece': 'C2', 'to': 'B1', 'facing': 0, 'by': 'borgo/move'}]}
        changes = self.changes(text=json.dumps(scenario))
        assert 'Brawler stands on C2 before, and on B1 at the end.' in changes, changes
        assert 'destroyed' not in changes and 'only' not in changes, changes
        changes = self.changes(text=json.dumps(scenario), language='pl')
        assert 'C2 przedtem, a na polu B1 na końcu.' in changes and 'zniszczony' not in changes, changes
        changes = self.changes(text=self.read('push.hexa'))
        assert 'Hybrid stands on C3 before' in changes and 'Thug on C4 stands only at the end.' in changes, changes
        assert 'destroyed' not in changes, changes

    def changes(self, **options):
        text = self.report('txt', '-', '--default-choices', **options)
        return re.split('What Has Changed|Co się zmieniło', text)[1].split('\n\n')[0]

    def test_translations(self):
        scenario = json.loads(self.read('choice.hexa'))
        scenario.update(title='Bang', description='It may explode.',
                        translations={'pl': {'title': 'Bum', 'description': 'Może wybuchnąć.'}})
        for language, mine, other in (('en', ('Bang', 'It may explode.'), ('Bum', 'Może wybuchnąć.')),
                                      ('pl', ('Bum', 'Może wybuchnąć.'), ('Bang', 'It may explode.'))):
            text = self.report('txt', '-', '--default-choices', text=json.dumps(scenario), language=language)
            assert text.startswith(mine[0] + '\n') and mine[1] in text, text
            assert not any(words in text for words in other), text

    def test_choices(self):
        one, other = (self.report('txt', self.folder / 'choice.hexa', '--choices', choice) for choice in ('attack', 'explode'))
        assert one != other
        self.report('txt', self.folder / 'choice.hexa', '--choices', 'dance', status=1)

    def test_secrets(self):
        """The report for another side is the same to the last byte, whatever lies face down."""
        scenario = self.read('secrets.hexa')
        for ending in ('txt', 'md', 'html'):
            mine, drill = (self.report(ending, '-', '--default-choices', '--view', '1', text=scenario.replace('mine', trap))
                           for trap in ('mine', 'drill'))
            assert mine == drill, ending
        assert 'Mine' in self.report('txt', '-', '--default-choices', text=scenario)

    def test_polish(self):
        text = self.report('md', self.folder / 'choice.hexa', '--default-choices', language='pl')
        for wanted in ('## Pozycja', '## Bitwa', 'Wybrano: ', '## Koniec', '[^1]: '):
            assert wanted in text, wanted
        for english in ('The ', ' and ', 'before'):
            assert not re.search(rf'(?m)^.*{english}', text.split('## Pozycja')[1]), english

    def test_usage(self):
        for arguments in ((), ('a.hexa', 'b.hexa'), ('--dance',)):
            self.report('txt', *arguments, status=2)
        self.report('pdf', self.folder / 'choice.hexa', status=2)


def main():
    tests = sorted(name for name in dir(Tester) if name.startswith('test_'))
    failed = 0
    print(f'1..{len(tests)}')
    with tempfile.TemporaryDirectory() as scratch:
        tester = Tester(sys.argv[1], sys.argv[2], scratch)
        for number, name in enumerate(tests, 1):
            try:
                getattr(tester, name)()
                print(f'ok {number} {name}')
            except AssertionError as error:
                failed += 1
                print(f'not ok {number} {name}: {str(error)[:2000]!r}')
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
