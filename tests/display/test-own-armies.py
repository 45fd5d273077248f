# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds the sample army with the keyboard, plays with it at once, removes it and takes that back; a broken one stops nothing."""

import json
import os
import sys

from window import Failure, Window, run, wait_for

PROGRAM, SAMPLE, ARMY = sys.argv[1:4]


def armies_folder(home):
    return os.path.join(home, 'data', 'hexarbiter', 'armies')


def read(path):
    """The text of a file that may not be there yet."""
    if not os.path.exists(path):
        return ''
    with open(path, encoding='utf-8') as file:
        return file.read()


def open_dialog(window):
    window.press('F10')
    window.expect('Own Armies')
    window.press('m')
    window.expect('Add Sample Army')


def close_dialog(window):
    """A toast that is in sight takes the first Escape."""
    wait_for(lambda: window.find('Add Sample Army') is None or window.press('Escape'), 'the dialog to close')


def add_sample(window):
    open_dialog(window)
    window.tab_to('Add Sample Army')
    window.press('Return')
    window.expect('Rust Fair')


def put_broken(folder, name='broken.json'):
    os.makedirs(armies_folder(folder), exist_ok=True)
    with open(ARMY, encoding='utf-8') as file:
        text = file.read()
    with open(os.path.join(armies_folder(folder), name), 'w', encoding='utf-8') as file:
        file.write(text.replace('"mobility"', '"mobilty"'))


def test_add_and_place(folder):
    """The sample army is added, chosen for a side beside the others, and one of its tiles is placed; later it is there again."""
    with Window(PROGRAM, home=folder) as window:
        window.expect('New Scenario')
        open_dialog(window)
        window.expect('None yet')
        window.tab_to('Add Sample Army')
        window.press('Return')
        window.expect('Rust Fair')
        wait_for(lambda: os.listdir(armies_folder(folder)) == ['rust-fair.json'], 'the file')
        close_dialog(window)
        window.press('ctrl+n')
        window.expect('First Side')
        window.tab_to('First Side')
        window.press('space', 'End', 'Return')
        window.expect('Rust Fair (own)')
        window.tab_to('Create')
        window.press('Return')
        window.expect_focus('C3, empty')
        window.expect('Own army')
        window.press('ctrl+f')
        window.type('strongman')
        window.press('Return', 'Return')
        window.expect('C3, Strongman')
        window.press('F5')
        window.expect('Before the battle')
        # The draft, and that a window has it, are written a moment later, each in its own time.
        wait_for(lambda: 'Draft=' in read(os.path.join(folder, 'state', 'hexarbiter', 'session')), 'the session')
        wait_for(lambda: any(name.endswith('.draft') for _, _, names in os.walk(folder) for name in names), 'the draft')
        window.kill()
    with Window(PROGRAM, home=folder) as window:
        window.expect('C3, Strongman')


def test_beside_an_open_scenario(folder):
    """A scenario that was open before can have an army that is added."""
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        add_sample(window)
        close_dialog(window)
        if window.find('Own army') is not None:
            raise Failure('an army of the game is marked')
        window.press('ctrl+b')
        window.tab_to('First Side')
        window.press('space', 'End', 'Return', 'Escape')
        window.expect('C3, Hammerhead')
        window.press('ctrl+f')
        window.type('drum')
        window.expect('Drum')
        window.press('Return')
        window.expect('C3, Hammerhead')
        window.press('Escape', 'ctrl+z')
        window.expect('C3, Hammerhead')


def test_remove_and_undo(folder):
    """An army is removed, and a toast takes that back; added a second time it is refused with a sentence."""
    with Window(PROGRAM, home=folder) as window:
        window.expect('New Scenario')
        add_sample(window)
        window.tab_to('Remove Rust Fair')
        window.press('Return')
        window.expect('Rust Fair removed')
        window.expect('None yet')
        wait_for(lambda: not os.listdir(armies_folder(folder)), 'the file to go')
        window.tab_to('Undo')
        window.press('Return')
        window.expect('Remove Rust Fair')
        wait_for(lambda: os.listdir(armies_folder(folder)) == ['rust-fair.json'], 'the file to come back')
        window.tab_to('Add Sample Army')
        window.press('Return')
        window.expect('Army Not Added')


def test_undo_the_last(folder):
    """Undo takes back what was done last, and is offered no more once something else was done."""
    with open(ARMY, encoding='utf-8') as file:
        text = file.read()
    os.makedirs(armies_folder(folder))
    with open(os.path.join(armies_folder(folder), 'other.json'), 'w', encoding='utf-8') as file:
        file.write(text.replace('"rust-fair"', '"other"').replace('"Rust Fair"', '"Other Fair"'))
    with Window(PROGRAM, home=folder) as window:
        window.expect('New Scenario')
        add_sample(window)
        window.tab_to('Remove Other Fair')
        window.press('Return')
        window.expect('Other Fair removed')
        window.tab_to('Remove Rust Fair')
        window.press('Return')
        window.expect('Rust Fair removed')
        window.tab_to('Undo')
        window.press('Return')
        wait_for(lambda: os.listdir(armies_folder(folder)) == ['rust-fair.json'], 'the army of the toast to come back')
        window.tab_to('Remove Rust Fair')
        window.press('Return')
        window.expect('Rust Fair removed')
        window.tab_to('Add Sample Army')
        window.press('Return')
        window.expect('Remove Rust Fair')
        wait_for(lambda: window.find('Undo') is None, 'nothing to be left to take back')


def test_broken(folder):
    """A broken army is left out when the program starts; the dialog says why."""
    put_broken(folder)
    put_broken(folder, '<b>salt & pepper.json')
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        window.expect_focus('C3, Hammerhead')
        open_dialog(window)
        window.expect('<b>salt & pepper.json')
        window.tab_to('broken.json')
        window.press('Return')
        wait_for(lambda: any("perhaps 'mobility' is meant" in (node.get_name() or '') for node in window.nodes()), 'the fault')


def test_missing(folder):
    """A scenario with an army that is not there is not opened, and the message says where the army's file would be."""
    with open(SAMPLE, encoding='utf-8') as file:
        scenario = json.load(file)
    scenario['sides'][0]['army'] = 'rust-fair'
    path = os.path.join(folder, 'fair.hexa')
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(scenario, file)
    with Window(PROGRAM, path, home=folder) as window:
        wait_for(lambda: any("There is no army 'rust-fair'" in (node.get_name() or '')
                             and f'its file has to be in {armies_folder(folder)}' in (node.get_name() or '')
                             for node in window.nodes()), 'the message')
        if window.find('C3, ') is not None:
            raise Failure('the scenario was opened')


sys.exit(run([test_add_and_place, test_beside_an_open_scenario, test_remove_and_undo, test_undo_the_last, test_broken, test_missing]))
