#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The schema of scenario files and the program agree on what a scenario is.
Arguments: the program."""

import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(sys.argv[1]).resolve()
SCHEMA = ROOT / 'data' / 'schema' / 'scenario-1.schema.json'
FILES = ROOT / 'tests' / 'files' / 'files'

# What no schema can say, as a pattern for the program's complaint: what depends on something elsewhere in the file or
# on the armies that there are.
BEYOND = re.compile('|'.join((
    r'There is no tile ', r'There is no army ', r"is not a hex of this board", r'Two units stand on', r'Two Foundations lie on',
    r'Two Traps lie on', r'is water; no unit', r'is an instant tile', r'A piece can bear only one marker',
    r'There are more than 255 markers', r"'tile' and 'by' name two things", r'allows nothing', r'out of range; it can be 0 to [0-5]',
    r"The key 'piece' is missing", r'Both lower parts of the Monolith lie on',
)))
# A schema cannot tell 1.0 from 1.
NOT_WHOLE = 'A whole number has to stand here'
VALUES = (None, 'x', -1, 1.5, 1000, [], {}, [1, 1])


def refuse_twice(pairs):
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError('a key is there twice')
    return found


def load(path):
    return json.loads(path.read_text(encoding='utf-8'), object_pairs_hook=refuse_twice)


def ask(documents):
    """What the program says of each document: None where it reads it, else its complaint."""
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for number, document in enumerate(documents):
            path = pathlib.Path(folder) / f'{number}.hexa'
            path.write_text(json.dumps(document), encoding='utf-8')
            names.append(path.name)
        said = {}
        for at in range(0, len(names), 400):
            done = subprocess.run([PROGRAM, 'validate', *names[at:at + 400]], cwd=folder, capture_output=True, text=True,
                                  check=False, timeout=120)
            said.update({name: None for name in re.findall(r'^(\d+\.hexa): valid', done.stdout, re.MULTILINE)})
            said.update(re.findall(r'^hexarbiter-cli: (\d+\.hexa):(.*)$', done.stderr, re.MULTILINE))
        assert len(said) == len(names), 'the program did not judge every document'
        return [said[name] for name in names]


def places(value, path=()):
    """The path of every value within a document."""
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in below:
        yield (*path, key)
        yield from places(inner, (*path, key))


def change(document, path, value=None, remove=False):
    changed = copy.deepcopy(document)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    if remove:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return changed


def strange(document):
    """The document with each of its values left out, and replaced by many things."""
    for path in places(document):
        if 'translations' in path:
            continue
        yield path, 'left out', change(document, path, remove=True)
        for value in VALUES:
            yield path, value, change(document, path, value)


def check_good(validator):
    """What comes with the program, what the parsers must take, and all positions."""
    names = [*(ROOT / 'data' / 'scenarios').rglob('*.hexa'), *FILES.glob('ok-*.hexa'),
             *(ROOT / 'tests' / 'positions').glob('*.hexa')]
    assert len(names) > 1000, 'the files are gone'
    for path in names:
        for error in validator.iter_errors(load(path)):
            yield f'{path.name}: {error.json_path}: {error.message[:200]}'


def check_bad(validator):
    """What the parsers must refuse, except where only the parser can know."""
    refused = 0
    for path in sorted(FILES.glob('bad-*.hexa')):
        said = subprocess.run([PROGRAM, 'validate', path], capture_output=True, text=True, check=False).stderr
        assert said, f'{path.name} is taken by the program'
        try:
            document = load(path)
        except (ValueError, RecursionError):
            continue
        if not validator.is_valid(document):
            refused += 1
        elif not BEYOND.search(said) and NOT_WHOLE not in said:
            yield f'{path.name} is valid by the schema; the program says: {said.strip()}'
    if refused < 60:
        yield f'only {refused} bad files are refused'


def check_strange(validator, names=('ok-everything', 'ok-actions', 'ok-branches', 'ok-goal-destroyed')):
    """Whatever is changed in a file that holds everything, both say the same of it."""
    cases = []
    for name in names:
        cases += [(name, *case) for case in strange(load(FILES / f'{name}.hexa'))]
    agreed = beyond = 0
    for (name, path, value, document), said in zip(cases, ask([case[3] for case in cases])):
        valid = validator.is_valid(document)
        if valid == (said is None):
            agreed += 1
        elif valid and BEYOND.search(said):
            beyond += 1
        else:
            error = None if valid else jsonschema.exceptions.best_match(validator.iter_errors(document)).message[:100]
            yield f'{name}: {path} {value!r}: the schema says {error}, the program {said}'
    print(f'# {len(cases)} changed files: {agreed} judged alike, {beyond} for the program alone')
    if agreed < len(cases) * 0.95:
        yield f'only {agreed} files were compared'


def check_few(validator):
    """The same with one small file."""
    yield from check_strange(validator, ['ok-odd'])


def list_words(said):
    """The words that the program offers in place of a wrong one."""
    found = re.search(r'(?:it can be|there are): (.*?)\.$', said)
    return found[1].split(', ') if found else None


def check_words(schema, _validator):
    """Where a word has to be one of a few, they are the same ones: the program lists its own in its complaint."""
    defs = schema['$defs']
    base = {'format': 'hexarbiter-scenario', 'version': 1, 'sides': [{'army': 'borgo'}, {'army': 'moloch'}]}
    piece = {'tile': 'borgo/hq', 'side': 0, 'hex': 'A1'}

    def kind(what):
        return next(rule['then'] for rule in defs['action']['allOf'] if rule['if']['properties']['do']['const'] == what)

    cases = [
        ('Traps', {'traps': [{'trap': 'x', 'side': 0, 'hex': 'A1'}]}, defs['trapKind']['enum']),
        ('markers', {'pieces': [{**piece, 'markers': [{'marker': 'x'}]}]}, defs['marker']['properties']['marker']['enum']),
        ('power', {'pieces': [{**piece, 'power': 'x'}]}, defs['toggle']['enum']),
        ('net', {'pieces': [{**piece, 'net': 'x'}]}, defs['toggle']['enum']),
        ('actions', {'actions': [{'do': 'x'}]}, defs['action']['properties']['do']['enum']),
        ('layers', {'actions': [{'do': 'play', 'tile': 'borgo/battle', 'hex': 'A1', 'layer': 'x'}]},
         kind('play')['properties']['layer']['anyOf'][0]['enum']),
        ('losses', {'goal': {'win': {'lose': 'x'}}}, ['nothing']),
        ('after the goal', {'goal': {'win': 'hq-destroyed', 'then': 'x'}}, [defs['goal']['properties']['then']['const']]),
        *((f'readings of {name}', {'rulings': {name: 'x'}}, rule['enum'])
          for name, rule in defs['rulings']['properties'].items()),
    ]
    for (what, _, words), said in zip(cases, ask([{**base, **case[1]} for case in cases])):
        if said is None or list_words(said) != words:
            yield f'{what}: the schema has {words}, the program says {said}'


def check_rulings(schema, validator):
    """A disputed point is in the schema exactly where the program lets it be played otherwise."""
    del validator
    decisions = load(ROOT / 'data' / 'rulebooks' / 'decisions.json')
    ids = re.findall(r'"id": "((?:D|DISP)-\d+)"', json.dumps(decisions))
    base = {'format': 'hexarbiter-scenario', 'version': 1, 'sides': [{'army': 'borgo'}, {'army': 'moloch'}]}
    assert len(ids) > 40, 'the decisions are gone'
    for name, said in zip(ids, ask([{**base, 'rulings': {name: 'x'}} for name in ids])):
        if ('is not a reading of' in said) != (name in schema['$defs']['rulings']['properties']):
            yield f'{name}: {said}'


def check_told(schema, _validator):
    """The specification speaks of every key and every word."""
    text = (ROOT / 'docs' / 'scenario-format.md').read_text(encoding='utf-8')
    told = set(re.findall(r'`"?([\w-]+)"?`', text)) | set(re.findall(r'"([\w-]+)"', text))
    wanted = set()

    def collect(value):
        if isinstance(value, dict):
            wanted.update(value.get('properties', {}))
            wanted.update(word for word in value.get('enum', []) if isinstance(word, str))
            for inner in value.values():
                collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)

    collect({key: value for key, value in schema.items() if key != 'description'})
    rulings = schema['$defs']['rulings']['properties']
    readings = {word for rule in rulings.values() for word in rule['enum']}
    for word in sorted(wanted - told - readings - set(rulings)):
        yield f'docs/scenario-format.md does not speak of {word}'


def find_planted(schema):
    """Faults in the schema, each of which a check must find."""
    defs = copy.deepcopy(schema)
    defs['$defs']['trapKind']['enum'].remove('smoke')
    yield 'a Trap that is missing', defs, check_words
    defs = copy.deepcopy(schema)
    defs['$defs']['piece']['required'].append('facing')
    yield 'a key too many that is wanted', defs, check_good
    defs = copy.deepcopy(schema)
    del defs['$defs']['piece']['properties']['wounds']
    yield 'a number without limits', defs, check_few
    defs = copy.deepcopy(schema)
    defs['properties']['sides']['maxItems'] = 7
    yield 'too many sides', defs, check_bad
    defs = copy.deepcopy(schema)
    del defs['$defs']['rulings']['properties']['D-16']
    yield 'a disputed point that is missing', defs, check_rulings
    defs = copy.deepcopy(schema)
    defs['properties']['planted'] = {'type': 'string'}
    yield 'a key that is told nowhere', defs, check_told


def run(check, schema):
    validator = jsonschema.Draft202012Validator(schema)
    if check in (check_words, check_rulings, check_told):
        return list(check(schema, validator))
    return list(check(validator))


def main():
    schema = json.loads(SCHEMA.read_text(encoding='utf-8'))
    jsonschema.Draft202012Validator.check_schema(schema)
    checks = {check.__doc__.split('\n')[0]: (check, schema) for check in
              (check_good, check_bad, check_strange, check_words, check_rulings, check_told)}
    planted = {f'finds {what}': (check, wrong) for what, wrong, check in find_planted(schema)}
    failed = 0
    print(f'1..{len(checks) + len(planted)}')
    for number, (name, (check, which)) in enumerate({**checks, **planted}.items(), 1):
        problems = run(check, which)
        if which is not schema:
            problems = [] if problems else ['it was planted and not found']
        failed += bool(problems)
        print(f'{"not ok" if problems else "ok"} {number} - {name}')
        for problem in problems[:40]:
            print(f'# {problem}')
        if len(problems) > 40:
            print(f'# and {len(problems) - 40} more')
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
