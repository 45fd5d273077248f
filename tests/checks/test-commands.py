#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What ./run, ./test and the tools say to what they do not understand, and
which mirror they take from the package sources of a computer."""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Command line, wanted exit status, what standard output and standard error must contain.
CASES = [
    (['run', '--help'], 0, 'Usage: ./run', ''),
    (['run', '--planted'], 2, '', 'There is no option "--planted"'),
    (['run', 'nowhere.hexa'], 2, '', 'There is no file nowhere.hexa'),
    (['run', 'README.md', 'HACKING.md'], 2, '', 'One FILE at a time'),
    (['run', '--dark'], 2, '', '--dark goes with --screenshot only'),
    (['run', '--size', 'big'], 2, '', 'a size such as 1200x800'),
    (['run', '--screenshot'], 2, '', 'wants the name of a picture'),
    (['run', '--screenshot', '--dark'], 2, '', 'wants the name of a picture'),
    (['run', '--screenshot', 'data/scenarios/freed-too-late.hexa'], 2, '', 'its name ends in .png'),
    (['run', '--screenshot', 'a.png', '--show', 'nothing'], 2, '', '--show wants'),
    (['run', '--lang', 'xx'], 2, '', 'There is no language "xx"'),
    (['run', '--lang', 'xx', '--cli', 'rules'], 2, '', 'There is no language "xx"'),
    (['run', '--dark', '--cli', 'rules'], 2, '', 'Only --lang goes with --cli.'),
    (['test', '--help'], 0, 'Usage: ./test', ''),
    (['test', '--planted'], 2, '', 'There is no option "--planted"'),
    (['test', '--flatpak', '--planted'], 2, '', 'There is no option "--planted"'),
    (['test', '--long', 'check-style'], 2, '', 'NAMEs go without an option'),
    (['tools/env', '--help'], 0, 'Usage: tools/env', ''),
    (['tools/env'], 2, '', 'Usage: tools/env'),
    (['tools/env', '--planted'], 1, '', 'There is no option "--planted"'),
    (['tools/env', '--where'], 0, 'native', ''),
    (['tools/env', 'sh', '-c', 'exit 7'], 7, '', ''),
    (['tools/env', '--interruptible', 'sh', '-c', 'exit 7'], 7, '', ''),
    (['tools/display', '--help'], 0, 'Usage: tools/display', ''),
    (['tools/build', '--help'], 0, 'Usage: tools/build', ''),
    (['tools/flatpak-check', '--help'], 0, 'Usage: tools/flatpak-check', ''),
    (['tools/flatpak-check', '--planted'], 2, '', 'There is no argument "--planted"'),
]

# Package sources, and the mirror that serves the release called bookworm.
SOURCES = [
    ('one line', 'a.list', 'deb http://a.invalid/debian bookworm main\n', 'http://a.invalid/debian'),
    ('one line with options', 'a.list',
     '# deb http://no.invalid bookworm main\ndeb [signed-by=/x arch=amd64] http://b.invalid/debian/ bookworm main\n',
     'http://b.invalid/debian/'),
    ('security first', 'a.list',
     'deb http://no.invalid/security bookworm-security main\ndeb http://c.invalid/debian bookworm main\n',
     'http://c.invalid/debian'),
    ('a stanza', 'a.sources',
     'Types: deb\n# old\nURIs: http://d.invalid/debian\nSuites: bookworm bookworm-updates\nComponents: main\n',
     'http://d.invalid/debian'),
    ('several stanzas', 'a.sources',
     'Types: deb\nURIs: http://no.invalid/x\nSuites: nodistro\n\nTypes: deb\nURIs: http://e.invalid/debian\nSuites: bookworm\n',
     'http://e.invalid/debian'),
    ('nothing of use', 'a.list', 'deb http://no.invalid/x stable-other main\n', ''),
]


def run_case(command, status, output, error):
    done = subprocess.run([ROOT / command[0], *command[1:]], cwd=ROOT, capture_output=True, text=True,
                          timeout=60, check=False)
    if done.returncode != status:
        return f'exit status {done.returncode}, not {status}: {done.stderr}'
    if output not in done.stdout:
        return f'"{output}" is not in the output: {done.stdout}'
    if error not in done.stderr:
        return f'"{error}" is not in the complaint: {done.stderr}'
    return None


def read_mirror(name, text):
    """Asks the function of tools/debian, on sources and a release of our own."""
    script = (ROOT / 'tools' / 'debian').read_text(encoding='utf-8')
    function = re.search(r'^find_mirror \(\) \{\n.*?^\}\n', script, re.DOTALL | re.MULTILINE)[0]
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / name).write_text(text, encoding='utf-8')
        (pathlib.Path(folder) / 'os-release').write_text('ID=debian\nVERSION_CODENAME=bookworm\n', encoding='utf-8')
        function = function.replace('/etc/apt/sources.list.d', folder).replace('/etc/os-release', f'{folder}/os-release')
        function = function.replace('/etc/apt/sources.list ', f'{folder}/none ')
        done = subprocess.run(['bash', '-c', f'set -euo pipefail\nunset HEXARBITER_MIRROR\n{function}\nfind_mirror'],
                              capture_output=True, text=True, check=False)
        return done.stdout.strip() if done.returncode == 0 else f'failed: {done.stderr}'


def main():
    results = [(' '.join(case[0]), run_case(*case)) for case in CASES]
    for what, name, text, wanted in SOURCES:
        got = read_mirror(name, text)
        results.append((f'mirror from {what}', None if got == wanted else f'wanted "{wanted}", got "{got}"'))
    print(f'1..{len(results)}')
    for number, (name, problem) in enumerate(results, 1):
        print(f'{"not ok" if problem else "ok"} {number} - {name}')
        if problem:
            print('# ' + problem.replace('\n', '\n# '))
    return 1 if any(problem for _, problem in results) else 0


if __name__ == '__main__':
    sys.exit(main())
