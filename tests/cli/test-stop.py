#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A search that is stopped, by its time or by Ctrl+C, says what it found and what it does not know.
Arguments: the program, the folder of the files that the tests of the command line share, a puzzle with many solutions."""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tap import run as run_tests  # noqa: E402

program, shared, many = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
long = shared / 'puzzle-long.hexa'
short = shared / 'puzzle.hexa'
STOPPED = 4


def start(*words, **options):
    return subprocess.Popen([program, 'solve', *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            env=os.environ | {'LANGUAGE': 'en'}, **options)


def end(process):
    out, error = process.communicate(timeout=120)
    assert error == '', error
    return process.returncode, out


def hears_interrupts(process):
    caught = re.search(r'^SigCgt:\s*(\w+)$', pathlib.Path(f'/proc/{process.pid}/status').read_text(encoding='ascii'), re.MULTILINE)
    return int(caught[1], 16) >> (signal.SIGINT - 1) & 1


def interrupt(process):
    while not hears_interrupts(process):
        time.sleep(.02)
    time.sleep(1)
    process.send_signal(signal.SIGINT)


def test_time_limit(_folder):
    status, out = end(start(long, '--time-limit', '1'))
    first, _, rest = out.partition('\n')
    assert status == STOPPED, status
    assert first == 'No solution was found; whether there is one is not known.', out
    assert 'positions were searched.' in rest, out
    assert out.endswith('The search was stopped after 1\u00a0second, before its end.\n'), out
    assert 'closest' not in out, out


def test_time_limit_in_json(_folder):
    status, out = end(start(long, '--time-limit', '1', '--json', '--readings'))
    found = json.loads(out)
    assert status == STOPPED, status
    assert (found['verdict'], found['complete'], found['stopped']) == ('unknown', False, 'time-limit'), found
    assert (found['n_solutions'], found['solutions']) == (0, []), found
    assert found['positions'] > 0 and found['seconds'] > 0, found
    assert 'readings' not in found and 'closest_try' not in found, found


def test_some_found(_folder):
    status, out = end(start(many, '--time-limit', '1'))
    assert status == STOPPED, status
    assert out.startswith('There are at least '), out
    assert '\nSolution 2:\n' in out, out
    status, out = end(start(many, '--time-limit', '1', '--json'))
    assert json.loads(out)['verdict'] == 'several', out


def test_interrupt(_folder):
    process = start(long)
    interrupt(process)
    status, out = end(process)
    assert status == STOPPED, status
    assert out.startswith('No solution was found; whether there is one is not known.\n'), out
    assert out.endswith('The search was interrupted before its end.\n'), out


def test_interrupt_in_json(_folder):
    process = start(long, '--json', '--time-limit', '1000')
    interrupt(process)
    status, out = end(process)
    found = json.loads(out)
    assert (status, found['verdict'], found['stopped']) == (STOPPED, 'unknown', 'interrupt'), (status, found)


def test_impatience(_folder):
    """Until it has told what it found, it can still be ended at once."""
    process = start(many)
    interrupt(process)
    while process.poll() is None:
        time.sleep(.02)
        process.send_signal(signal.SIGINT)
    process.communicate()
    assert process.returncode == -signal.SIGINT, process.returncode


def test_in_the_background(_folder):
    """Who starts it can tell it to take no notice of Ctrl+C."""
    process = start(long, '--time-limit', '2', preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    status, out = end(process)
    assert status == STOPPED and 'stopped after 2' in out, (status, out)


def read_terminal(master):
    """All that comes to a terminal until nobody writes to it any more."""
    text = b''
    while True:
        try:
            some = os.read(master, 4096)
        except OSError:
            return text.decode()
        if not some:
            return text.decode()
        text += some


def test_progress(_folder):
    """On a terminal it is told how far the search has come, in one line that is wiped in the end; elsewhere nothing is."""
    master, terminal = os.openpty()
    process = subprocess.Popen([program, 'solve', str(long), '--time-limit', '3'], stdout=subprocess.PIPE, stderr=terminal, text=True,
                               env=os.environ | {'LANGUAGE': 'en'})
    os.close(terminal)
    told = read_terminal(master)
    out, _ = process.communicate(timeout=120)
    lines = [line for line in told.split('\r') if line.strip()]
    assert process.returncode == STOPPED and 'stopped after 3' in out, out
    assert len(lines) > 2 and '\n' not in told, told
    assert all(re.fullmatch(r'[\d,]+\u00a0positions searched, about \d+% of all *', line) for line in lines), lines
    counts = [int(re.sub(r'\D', '', line.split('\u00a0')[0])) for line in lines]
    assert counts == sorted(counts) and counts[0] < counts[-1], counts
    assert told.endswith('\r') and told.split('\r')[-2].strip() == '', told[-200:]


def test_time_enough(_folder):
    status, out = end(start(short, '--time-limit', '600', '--json', '--readings'))
    found = json.loads(out)
    assert status == 0 and found['complete'] and found['verdict'] == 'several', (status, found['verdict'])
    assert 'stopped' not in found and found['readings'], found


sys.exit(run_tests([test_time_limit, test_time_limit_in_json, test_some_found, test_interrupt, test_interrupt_in_json,
                    test_impatience, test_in_the_background, test_progress, test_time_enough]))
