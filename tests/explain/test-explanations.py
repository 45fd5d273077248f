#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What explanations.json asks is answered, in both languages, with who, where, how many and by which rule.
Arguments: the program, explanations.json, the folder of the positions that it names.

The answers that are wanted were written down from the rule texts before the program was asked. An ask is the
hex of a piece, "battle", "actions" (both with the first option of every choice), "outcomes" (whatever the choices),
"refused" or "card ARMY". Of an answer one line has to hold all fragments ("en", "pl"), cite all of "rules", any of
"one_of", be of the "kind", and come after one with the fragments of "after"; or, with "never", no line may. With --show,
what is wrong comes with the whole answer."""

import json
import os
import pathlib
import re
import subprocess
import sys

RULE = re.compile(r'\b(?:BASE|DISP|D|KRW|PAR|URA|IG|MON|FAQ)-[A-Z0-9-]*\d+\b')
LANGUAGES = ('en', 'pl')


class Line:
    """One reason, step or message: its text, the rules that it cites, its kind."""

    def __init__(self, text, rules, kind=None):
        self.text = text.replace('\u00a0', ' ')
        self.rules = set(rules)
        self.kind = kind

    def answers(self, want, language):
        return (all(part in self.text for part in want[language])
                and self.rules.issuperset(want.get('rules', ()))
                and ('one_of' not in want or not self.rules.isdisjoint(want['one_of']))
                and want.get('kind') in (None, self.kind))

    def __str__(self):
        return f'{self.kind or "-"}: {self.text} {sorted(self.rules)}'


class Asker:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder

    def run(self, language, arguments, text):
        return subprocess.run([self.program, *arguments], input=text, capture_output=True, text=True, check=False,
                              env={**os.environ, 'LANGUAGE': language})

    def text(self, example):
        if 'file' in example:
            return (self.folder / example['file']).read_text(encoding='utf-8')
        return json.dumps({'format': 'hexarbiter-scenario', 'version': 1, 'turn': 0, **example.get('position', {})})

    def ask(self, example, ask, language):
        """The lines of the answer; None where the program refuses to give one."""
        if ask in ('battle', 'actions', 'outcomes'):
            return self.resolve(language, '--all-outcomes' if ask == 'outcomes' else '--default-choices',
                                self.text(example))
        if ask == 'refused':
            done = self.run(language, ('resolve', '--default-choices', '-'), self.text(example))
            return [Line(done.stderr, RULE.findall(done.stderr))] if done.returncode == 1 else None
        words = ('armies', ask.split()[1]) if ask.startswith('card ') else ('explain', '-', ask)
        done = self.run(language, words, self.text(example))
        return [read_line(line) for line in done.stdout.splitlines()] if done.returncode == 0 else None

    def resolve(self, language, choices, text):
        done = self.run(language, ('resolve', '--json', choices, '-'), text)
        if done.returncode != 0:
            return None
        return [Line(step['text'], step['rules'], step['kind'])
                for outcome in json.loads(done.stdout)['outcomes'] for step in outcome['steps']]


def read_line(line):
    """A reason as it is printed, with its rules in brackets behind it."""
    found = re.search(r' \[([A-Z0-9, -]+)\]$', line)
    return Line(line[:found.start()], found[1].split(', ')) if found else Line(line, ())


def find_later(lines, want, language):
    """The lines that may answer: with "after" only those that follow one with its fragments."""
    if 'after' not in want:
        return lines
    return next((lines[i + 1:] for i, line in enumerate(lines) if all(part in line.text for part in want['after'][language])), [])


def find_missing(asker, example, asked):
    """A line for each thing that is not answered."""
    wrong = []
    for language in LANGUAGES:
        lines = asker.ask(example, asked['ask'], language)
        if lines is None:
            return [f'{language}: no answer']
        for want in asked['wants']:
            if any(line.answers(want, language) for line in find_later(lines, want, language)) == want.get('never', False):
                wrong.append(f'{language}: {json.dumps(want, ensure_ascii=False)}')
        if wrong and '--show' in sys.argv:
            wrong += [str(line) for line in lines]
    return wrong


def main():
    program, examples, folder = (word for word in sys.argv[1:] if word != '--show')
    examples = json.loads(pathlib.Path(examples).read_text(encoding='utf-8'))
    asker = Asker(program, pathlib.Path(folder))
    asks = [(example, asked) for example in examples for asked in example['asks']]
    right = 0
    print('TAP version 13')
    print(f'1..{len(asks)}')
    for number, (example, asked) in enumerate(asks, 1):
        wrong = find_missing(asker, example, asked)
        for line in wrong:
            print('#', line)
        print('ok' if not wrong else 'not ok', number, f'{example["name"]}: {asked["ask"]}')
        right += not wrong
    print(f'# {right} of {len(asks)} explanations say what they have to')
    sys.exit(0 if asks and right == len(asks) else 1)


main()
