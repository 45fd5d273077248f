# SPDX-License-Identifier: GPL-3.0-or-later
"""Works the real window with the keyboard alone and reads back what a screen reader would say."""

import json
import os
import shutil
import sys

from window import Atspi, Failure, Window, has_state, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]
SECRETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'secrets.hexa')


def find_piece(path, hexagon):
    with open(path, encoding='utf-8') as file:
        return next((piece for piece in json.load(file)['pieces'] if piece['hex'] == hexagon), None)


def test_place(folder):
    """A new scenario gets a tile from the palette, which is turned, netted, undone and removed."""
    with Window(PROGRAM) as window:
        window.expect('New Scenario')
        window.press('ctrl+n')
        window.expect('First Side')
        window.tab_to('Create')
        window.press('Return')
        window.expect('C3, empty')
        window.expect_focus('C3, empty')

        window.press('ctrl+f')
        window.type('mutant')
        window.press('Return')
        window.press('Up')
        window.expect_focus('C2, empty')
        window.press('Return')
        window.expect('C2, Mutant')
        window.expect_in_name('C2, Mutant', 'facing north,')

        window.press('bracketright')
        window.expect_in_name('C2, Mutant', 'facing north-east')
        window.press('bracketleft', 'bracketleft')
        window.expect_in_name('C2, Mutant', 'facing north-west')

        window.press('F6')
        window.tab_to('Auto', 'Net')
        window.press('Right', 'space')
        window.expect_in_name('C2, Mutant', 'netted by hand')
        window.press('ctrl+z')
        window.expect_not_in_name('C2, Mutant', 'netted')
        window.tab_to('Wounds')

        window.press('shift+F6')
        window.expect_focus('C2, Mutant')
        window.press('Delete')
        window.expect('C2, empty')
        window.press('ctrl+z')
        window.expect('C2, Mutant')


def test_move(folder):
    """A piece is lifted, let go, lifted again and put on another hex; two pieces change places."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape', 'Down', 'Down')
        window.expect_focus('C5, empty')
        window.expect('C3, Hammerhead')
        window.press('Home', 'Return', 'Down', 'Down', 'Return')
        window.expect('C5, Hammerhead')
        window.expect('C3, empty')
        window.press('Return', 'Up', 'Return')
        window.expect('C4, Hammerhead')
        window.expect('C5, Medic')


def test_drag(folder):
    """A tile is dragged from the palette to a hex, and a piece from hex to hex."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.drag(window.expect('Ravager,'), window.expect('A1, empty'))
        window.expect('A1, Ravager')
        window.drag(window.expect('C3, Hammerhead'), window.expect('A3, empty'))
        window.expect('A3, Hammerhead')
        window.expect('C3, empty')


def test_save(folder):
    """A change is written to the file, and nothing else in the file is lost."""
    path = os.path.join(folder, 'scenario.hexa')
    shutil.copy(SAMPLE, path)
    before = find_piece(path, 'C3')['facing']
    with Window(PROGRAM, path) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('bracketright', 'ctrl+s')
        wait_for(lambda: find_piece(path, 'C3')['facing'] == (before + 1) % 6, 'the turned piece in the file')
    with open(path, encoding='utf-8') as file, open(SAMPLE, encoding='utf-8') as sample:
        if json.load(file)['description'] != json.load(sample)['description']:
            raise Failure('the description was lost')


def test_battle(folder):
    """A battle is stepped through, its choice is made, then changed, and the result is kept."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape', 'F6')
        window.tab_to('Turn Left')
        window.press('F5')
        window.expect('Before the battle')
        window.expect_focus('C3, Hammerhead')
        window.press('alt+Right')
        window.expect('Step 1 of')
        window.press('alt+Right', 'alt+Left')
        window.expect('Step 1 of')
        window.press('alt+End')
        window.expect('Decision of Uranopolis')
        window.press('ctrl+d')
        window.tab_to('Continue')
        window.press('Return')
        window.expect_focus('Brawler on D3 strikes')
        window.press('alt+End')
        window.expect('Keep the Result')
        window.press('ctrl+Return')
        window.expect('C2, empty')
        window.expect('C3, Hammerhead')
        window.press('ctrl+z')
        window.expect('C2, Net Fighter')


def test_change_choice(folder):
    """A choice that was made is decided otherwise, and what follows is another battle."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('F5')
        window.expect('Before the battle')
        window.press('ctrl+d')
        window.expect_focus('The attack of Brawler')
        window.tab_to('Continue')
        window.press('Return', 'alt+End')
        window.expect('Keep the Result')
        window.expect('C3, Hammerhead')
        window.press('ctrl+d')
        window.expect_focus('The attack of Brawler')
        window.press('Down', 'space')
        window.tab_to('Change Choice')
        window.press('Return', 'alt+End')
        window.expect('Keep the Result')
        window.expect('C3, empty')


def pick_eyes(window, name, other):
    """Opens the main menu with the keyboard and picks for whose eyes the window is; @other is the item marked before."""
    window.press('F10')
    window.expect('Everything', Atspi.Role.MENU_ITEM)
    for item, is_marked in ((name, False), (other, True)):
        wait_for(lambda: has_state(window.expect(item, Atspi.Role.MENU_ITEM), Atspi.StateType.CHECKED) == is_marked,
                 f'“{item}” to be {"" if is_marked else "not "}marked')
    for _ in range(30):
        if window.focused_name() == name:
            break
        window.press('Down')
    else:
        raise Failure(f'the arrow keys never came to “{name}”')
    window.press('Return')


def test_eyes(folder):
    """For a side's eyes the secrets of the other are nowhere in the window, whether in sight or not."""
    with Window(PROGRAM, SECRETS) as window:
        window.expect('B3, Trap, Mine, face down, Partisans')
        window.expect_in_name('B1, HQ', 'Monolith, collapsed, under it Blocker, under it The Brain')

        pick_eyes(window, 'Seen by Moloch', 'Everything')
        window.expect('Seen by Moloch')
        window.expect('B3, Trap, face down, Partisans')
        window.expect('D2, Trap, face down, Partisans')
        window.expect_in_name('B1, HQ', 'under it Blocker')
        window.press('F6', 'Left', 'Down')
        window.expect_focus('B3, Trap')
        window.expect('It lies face down on B3')
        window.expect_nowhere('Mine', 'Frenzy')
        window.press('F5', 'alt+End')
        window.expect('Keep the Result')
        window.press('alt+3')
        window.expect('In This Battle')
        window.expect_nowhere('Mine', 'Frenzy', 'PAR-MINE', 'PAR-FRENZY')
        window.press('F5')

        window.press('ctrl+1')
        window.expect('Seen by Partisans')
        window.expect('B3, Trap, Mine, face down, Partisans')
        window.press('alt+1', 'Home', 'Left', 'Up')
        window.expect_focus('B1, HQ')
        window.expect_in_name('B1, HQ', 'Monolith, collapsed')
        window.expect('Only Moloch may know which tiles lie under this HQ.')
        window.expect_nowhere('Blocker', 'Brain')

        window.press('ctrl+0')
        window.expect_in_name('B1, HQ', 'under it Blocker')
        window.expect('Under this HQ lie Blocker and The Brain.')
        wait_for(lambda: window.find('Seen by') is None, 'the banner to go')
        window.expect('Partisans against Moloch')
        window.press('ctrl+question')
        window.expect('Seen by the First Side')


def test_menu(folder):
    """The menu of a piece opens with the keyboard, and its items go by their letters."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Menu')
        window.expect('', Atspi.Role.MENU)
        window.press('t')
        window.expect('C3, empty')
        window.press('ctrl+z')
        window.expect('C3, Hammerhead')
        window.press('ctrl+shift+z')
        window.expect('C3, empty')


def test_close(folder):
    """Closing with changes asks first; nothing is lost unless one says so."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Delete')
        window.expect('C3, empty')
        window.press('ctrl+w')
        window.expect('Save Changes?')
        window.press('Escape')
        window.expect('C3, empty')
        window.press('ctrl+w')
        window.expect('Save Changes?')
        window.tab_to('Discard')
        window.press('Return')
        window.expect_end()


def test_bad_file(folder):
    """A file with a fault opens to a page that says what is wrong; mended, it opens."""
    path = os.path.join(folder, 'bad.hexa')
    with open(SAMPLE, encoding='utf-8') as sample:
        text = sample.read()
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text.replace('"hex": "C3"', '"hex": "Z9"'))
    with Window(PROGRAM, path) as window:
        window.expect('Could Not Open the File')
        wait_for(lambda: any('Z9' in (node.get_name() or '') for node in window.nodes()), 'the fault by name')
        shutil.copy(SAMPLE, path)
        window.tab_to('Try Again')
        window.press('Return')
        window.expect('C3, Hammerhead')


def test_reasons(folder):
    """What happens to a piece in a segment is said with the segment's number."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect_focus('C3, Hammerhead')
        window.press('Return', 'Escape')
        window.expect('Segment 1: ', Atspi.Role.LIST_ITEM)


def test_names(folder):
    """Every button has a name that can be spoken."""
    with Window(PROGRAM, SAMPLE) as window:
        window.expect('C3, Hammerhead')
        window.press('F5')
        window.expect('Before the battle')
        window.press('F10')
        window.expect('Open', Atspi.Role.MENU_ITEM)
        nameless = [node.get_path() if hasattr(node, 'get_path') else node.get_role_name()
                    for node in window.nodes()
                    if node.get_role_name() in ('push button', 'button', 'toggle button', 'radio button', 'check box', 'menu item')
                    and not (node.get_name() or '').strip()]
        if nameless:
            raise Failure(f'{len(nameless)} buttons without a name')


TESTS = [test_place, test_move, test_drag, test_save, test_battle, test_change_choice,
         test_eyes, test_menu, test_close, test_bad_file, test_reasons, test_names]

sys.exit(run(TESTS))
