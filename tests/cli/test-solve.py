#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is told of a solution, and of the closest try, is enough to play it to the end that is told.
Arguments: the program, the folder of the puzzles that come with it."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tap import run as run_tests  # noqa: E402

program, puzzles = sys.argv[1], pathlib.Path(sys.argv[2])
FINAL = {'do': 'final-battle', 'side': 0}


def find(number):
    return next(puzzles.glob(f'{number}-*.hexa'))


def call(*words, language='en'):
    done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=True, timeout=120,
                          env=os.environ | {'LANGUAGE': language})
    assert done.stderr == '', done.stderr
    return done.stdout


def play(puzzle, actions, choices):
    """The end of the line with these choices: the hit points of both sides."""
    scenario = json.loads(puzzle.read_text(encoding='utf-8'))
    scenario['turn'] = scenario['goal']['side']
    scenario['actions'] = actions + [FINAL | {'side': scenario['goal']['side']}]
    with tempfile.NamedTemporaryFile('w', suffix='.hexa', encoding='utf-8') as file:
        json.dump(scenario, file)
        file.flush()
        words = ['--choices', ','.join(choices)] if choices else []
        outcome = json.loads(call('resolve', file.name, '--json', *words))['outcomes'][0]
    assert outcome['choices'] == choices, outcome['choices']
    return outcome


def test_choices(_folder):
    """Each line with its choices leads to a win, and the closest try with its own does not."""
    for number in (12, 26, 30, 36, 40, 52):
        puzzle = find(number)
        side = json.loads(puzzle.read_text(encoding='utf-8'))['goal']['side']
        found = json.loads(call('solve', puzzle, '--json'))
        solution, closest = found['solutions'][0], found['closest_try']
        won, lost = (play(puzzle, line['actions'], line['choices'])['hit_points'] for line in (solution, closest))
        assert solution['choices'], puzzle
        assert won[side] > won[1 - side], (puzzle, won)
        assert lost[side] <= lost[1 - side] if number != 52 else lost[1 - side] == closest['short'], (puzzle, lost)
        assert all(line != solution['actions'] for line in solution['same']), puzzle


def test_facings(_folder):
    """Of the six ways that a unit can be turned in a Smoke Screen the three that win are told, in one sentence."""
    out = call('solve', find(40))
    assert '\n     Guard on B1 is turned to face north, south-west or north-west\n' in out, out
    assert 'other line' not in out, out
    out = call('solve', find(40), language='pl')
    assert 'przodem na północ, na południowy zachód lub na północny zachód\n' in out, out


def test_battle(_folder):
    """What has to be chosen in the Final Battle is told under it; a facing that does not matter is no choice."""
    out = call('solve', find(12))
    assert '\n  In the Final Battle:\n     Guard on D1 turns its shot south into a Gauss shot\n' in out, out
    assert 'Place Gauss Transformer on C1, facing north or south-east\n' in out, out
    out = call('solve', find(30))
    assert 'Place Krwiobus on C2, facing any way\n' in out, out
    out = call('solve', find(36))
    assert 'to Officer on C3 or Annihilator on C4, dealt by Hammerhead on B4\n' in out, out


def test_ends(_folder):
    """How a line ends is told in what the goal asks for."""
    out = call('solve', find(16))
    assert '  You lose no piece.\n' in out and '  You lose: ' in out, out
    out = call('solve', find(41))
    assert '  HQ on B3 bears 10\u00a0wounds in the end.\n' in out, out
    out = call('solve', find(10))
    assert '  Destroyed, and nothing else: Hybrid on C3' in out, out
    assert 'Not destroyed: ' in out or 'Destroyed, though not asked for: ' in out, out


sys.exit(run_tests([test_choices, test_facings, test_battle, test_ends]))
