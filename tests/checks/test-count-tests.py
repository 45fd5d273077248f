#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sum that ./test prints last misses no failure."""

import json
import pathlib
import subprocess
import sys
import tempfile

TOOL = pathlib.Path(__file__).resolve().parents[2] / 'tools' / 'count-tests'

# What the programs printed and how Meson judged them; then the wanted last line.
CASES = [
    ('plain programs', [('', 'OK'), ('hello', 'OK')], [], '2 passed, 0 failed', 0),
    ('cases one by one', [('1..2\nok 1 /a\nok 2 /b\n', 'OK')], [], '2 passed, 0 failed', 0),
    ('a plain failure', [('', 'FAIL'), ('', 'OK')], [], '1 passed, 1 failed', 1),
    ('a failed case', [('TAP version 14\nok 1 /a\nnot ok 2 /b\n1..2\n', 'FAIL')], [], '1 passed, 1 failed', 1),
    ('a crash after cases that passed', [('1..3\nok 1 /a\nok 2 /b\n', 'ERROR')], [], '2 passed, 1 failed', 1),
    ('a program that never ended', [('1..3\nok 1 /a\n', 'TIMEOUT')], [], '1 passed, 1 failed', 1),
    ('a program that was stopped', [('', 'INTERRUPT')], [], '0 passed, 1 failed', 1),
    ('an unexpected pass', [('', 'UNEXPECTEDPASS')], [], '0 passed, 1 failed', 1),
    ('a skipped case', [('1..2\nok 1 /a\nok 2 /b # SKIP no display\n', 'OK')], [], '1 passed, 0 failed', 0),
    ('a skip where none may be', [('1..2\nok 1 /a\nok 2 /b # SKIP\n', 'OK')], ['--no-skips'], '1 passed, 1 failed', 1),
    ('a skipped program where none may be', [('', 'SKIP'), ('', 'OK')], ['--no-skips'], '1 passed, 1 failed', 1),
    ('a build that failed', [('', 'OK')], ['--trouble', '1'], '1 passed, 1 failed', 1),
    ('nothing run', [], [], '0 passed, 1 failed', 1),
]


def count(tests, options):
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / 'testlog.json'
        log.write_text(''.join(json.dumps({'name': 'x', 'stdout': output, 'result': result}) + '\n'
                               for output, result in tests), encoding='utf-8')
        done = subprocess.run([sys.executable, TOOL, *options, log], capture_output=True, text=True, check=False)
        return done.stdout.splitlines()[-1], done.returncode


def main():
    failed = 0
    print(f'1..{len(CASES) + 1}')
    for number, (name, tests, options, wanted, status) in enumerate(CASES, 1):
        got = count(tests, options)
        bad = got != (wanted, status)
        failed += bad
        print(f'{"not ok" if bad else "ok"} {number} - {name}')
        if bad:
            print(f'# wanted {(wanted, status)}, got {got}')
    done = subprocess.run([sys.executable, TOOL, 'nowhere.json'], capture_output=True, text=True, check=False)
    bad = done.returncode == 0 or not done.stdout.endswith('0 passed, 1 failed\n')
    print(f'{"not ok" if bad else "ok"} {len(CASES) + 1} - a log that is not there')
    return 1 if failed or bad else 0


if __name__ == '__main__':
    sys.exit(main())
