#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of army files takes what the program takes, and refuses what is wrong with the shape of a file.
Arguments: the program."""

import json
import pathlib
import re
import subprocess
import sys

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(sys.argv[1]).resolve()
SCHEMA = ROOT / 'data' / 'schema' / 'army-1.schema.json'
FILES = ROOT / 'tests' / 'files' / 'files'
# What no schema can say: what depends on something elsewhere in the file, or on what comes with the program.
BEYOND = re.compile('|'.join((r'The first tile has to be the HQ', r"'sided_traits'", r'only repeats', r'The army has', r'The tiles add up',
                              r"'markers' lists none", r'There is no rul', r'that of an army that comes with the program',
                              r'one HQ', r'id of an HQ', r'strength \d+; it can be at most', r'no Toughness', r'two neighbouring', r'corner between',
                              r'cannot stand in a text', r'stands twice', r'The text is empty')))
# These belong to tiles that come with the program: a feature that is not refereed yet, and the neutral tile's.
APART = {'iron-gang': 'hidden-sacrifice', 'neutral': 'transfusion'}


def load(path):
    return json.loads(path.read_text(encoding='utf-8'))


def check_good(validator):
    """All armies of the program, the sample, and what the parser must take, are valid."""
    names = [*(ROOT / 'data' / 'armies').glob('*.json'), *(ROOT / 'data' / 'samples').rglob('*.json'), *FILES.glob('ok-army-*.json')]
    assert len(names) > 10, 'the files are gone'
    for path in names:
        for error in validator.iter_errors(load(path)):
            if APART.get(path.stem, '\0') not in str(error.instance):
                yield f'{path.name}: {error.json_path}: {error.message[:200]}'


def check_bad(validator):
    """What the parser must refuse the schema refuses, except where only the parser can know."""
    refused = 0
    for path in sorted(FILES.glob('bad-army-*.json')):
        done = subprocess.run([PROGRAM, 'validate', path], capture_output=True, text=True, check=False)
        if done.returncode != 1:
            yield f'{path.name} is not refused by the program'
        if not validator.is_valid(load(path)):
            refused += 1
        elif not all(BEYOND.search(line) for line in done.stderr.splitlines()):
            yield f'{path.name} is valid by the schema; the program says: {done.stderr.splitlines()}'
    if refused < 6:
        yield f'only {refused} bad files are refused'


def check_places(validator):
    """The schema finds a fault on the line of each that the program finds, where a schema can."""
    for path in sorted(FILES.glob('bad-army-*.json')):
        places = {error.json_path for error in validator.iter_errors(load(path))}
        for line in path.with_suffix('.expected').read_text(encoding='utf-8').splitlines():
            place, said = re.match(r'[^:]*:\d+: (\$[^:]*): (.*)', line).groups()
            tile = re.match(r'\$(\.\w+(\[\d+\])?)?', place)[0]
            if not BEYOND.search(said) and not any(tile.startswith(found) or found.startswith(tile) for found in places):
                yield f'{path.name}: {place}: {said}'


def main():
    schema = load(SCHEMA)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    broken = jsonschema.Draft202012Validator({**schema, 'required': [*schema['required'], 'tile_total', 'planted']})
    lax = jsonschema.Draft202012Validator({'type': 'object'})
    checks = [(check.__doc__, check(validator), False) for check in (check_good, check_bad, check_places)]
    checks += [('finds a key too many', check_good(broken), True), ('finds a schema that takes everything', check_bad(lax), True),
               ('finds a schema without faults', check_places(lax), True)]
    failed = 0
    print(f'1..{len(checks)}')
    for number, (name, found, planted) in enumerate(checks, 1):
        problems = list(found)
        if planted:
            problems = [] if problems else ['it was planted and not found']
        failed += bool(problems)
        print(f'{"not ok" if problems else "ok"} {number} - {name}')
        for problem in problems[:40]:
            print(f'# {problem}')
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
