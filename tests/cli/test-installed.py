#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed program knows what the test positions show without having them.
Arguments: meson, the build folder, the program in it, where data is installed."""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
POSITIONS = str(ROOT / 'tests' / 'positions')


def run(program, data, *arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False,
                          env={**os.environ, 'HEXARBITER_DATA': str(data)})
    return done.returncode, done.stdout, done.stderr


def check_figures(installed, tree, data):
    """All figures are those of playing the positions here."""
    known = run(installed, data, 'rules', '--coverage')
    played = run(tree, ROOT / 'data', 'rules', '--coverage')
    assert 'shown by' in known[1], known
    # Only who plays positions complains of those that fail.
    assert known[:2] == played[:2], 'the figures differ from those of the source tree'


def check_playing(installed, tree, data):
    """Where the positions are named, they are played."""
    played = run(installed, data, 'rules', '--coverage', '--positions', POSITIONS)
    assert played == run(tree, ROOT / 'data', 'rules', '--coverage'), played[2]


def check_rules(installed, tree, data):
    """A rule and a decision say how many positions show them."""
    for name in ('BASE-NET-01', 'D-16'):
        known = run(installed, data, 'rules', name)
        assert known == run(tree, ROOT / 'data', 'rules', name), f'{name} differs from the source tree'
        assert 'positions in which this matters.' in known[1], known


def check_broken(installed, _tree, data):
    """A damaged file is refused with its name."""
    path = data / 'coverage.json'
    text = path.read_text(encoding='utf-8')
    path.write_text(text.replace('"passed"', '"past"'), encoding='utf-8')
    status, _, error = run(installed, data, 'rules', '--coverage')
    path.write_text(text, encoding='utf-8')
    assert status == 1 and str(path) in error and "'past'" in error, (status, error)


def check_help(_installed, _tree, data):
    """Help pages with their pictures, manual pages, completions and schemas are where others look for them."""
    share = data.parent
    wanted = [f'help/{language}/hexarbiter/{name}' for language in ('C', 'pl')
              for name in ('index.page', 'army.page', 'figures/battle.png')]
    wanted += ['man/man1/hexarbiter-cli.1*', 'bash-completion/completions/hexarbiter-cli', 'zsh/site-functions/_hexarbiter-cli',
               'fish/vendor_completions.d/hexarbiter-cli.fish', 'hexarbiter/schema/scenario-1.schema.json']
    missing = [name for name in wanted if not list(share.glob(name))]
    assert not missing, f'not installed: {missing}'
    polish = (share / 'help' / 'pl' / 'hexarbiter' / 'index.page').read_text(encoding='utf-8')
    assert 'Pierwsze kroki' in polish, 'the Polish page is not in Polish'


CHECKS = (check_figures, check_playing, check_rules, check_broken, check_help)


def main():
    meson, build, program, datadir = sys.argv[1:]
    failed = 0
    print(f'1..{len(CHECKS)}')
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([meson, 'install', '-C', build, '--destdir', folder, '--no-rebuild', '--quiet'],
                              capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        data = pathlib.Path(folder) / datadir.lstrip('/')
        # What completes it in a shell has the same name.
        installed = next(path for path in pathlib.Path(folder).rglob(pathlib.Path(program).name)
                         if path.is_file() and path.parent.name == 'bin')
        for number, check in enumerate(CHECKS, 1):
            try:
                check(installed, program, data)
                print(f'ok {number} - {check.__name__}')
            except AssertionError as wrong:
                failed += 1
                print(f'not ok {number} - {check.__name__}')
                print('# ' + str(wrong).replace('\n', '\n# '))
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
