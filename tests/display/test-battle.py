# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle with the keyboard alone: its steps, its player, its choices, its outcomes, and going on from it."""

import sys
import time

from window import Atspi, Failure, Window, has_state, name_of, run, wait_for

PROGRAM, SAMPLE = sys.argv[1:3]


def start(window):
    window.expect_focus('C3, Hammerhead')
    window.press('F5')
    window.expect('Before the battle')


def read_step(window):
    """The number of the step on show, 0 before the first."""
    words = name_of(window.find('Step ', Atspi.Role.LABEL)).split()
    return int(words[1].rstrip(',')) if len(words) > 1 else 0


def expect_step(window, number):
    wait_for(lambda: read_step(window) == number, lambda: f'step {number}: it is {read_step(window)}')


def expect_focus_on(window, start_of_name, *parts):
    """The object with the keyboard is called so, and says all of @parts."""
    window.expect_focus(start_of_name)
    wait_for(lambda: all(part in window.focused_name() for part in parts), f'{parts} in the name of the focus')


def test_scrub(folder):
    """The slider says where one is and goes anywhere."""
    with Window(PROGRAM, SAMPLE) as window:
        start(window)
        window.press('F6')
        slider = window.tab_to('Step')
        if slider.get_role() != Atspi.Role.SLIDER:
            raise Failure(f'“Step” is a {slider.get_role_name()}')
        window.press('Right', 'Right', 'Right')
        expect_step(window, 3)
        wait_for(lambda: Atspi.Value.get_text(slider).startswith('Step 3 of'), 'what the slider says')
        window.press('End')
        expect_step(window, 20)
        window.press('Left')
        expect_step(window, 19)
        window.expect('Step 19 of 20')
        window.press('Home')
        window.expect('Before the battle')


def test_opening(folder):
    """How the board stands is passed over while it is folded, and not after somebody unfolds it."""
    with Window(PROGRAM, SAMPLE) as window:
        start(window)
        window.press('alt+Right')
        expect_step(window, 1)
        window.press('alt+Right')
        expect_step(window, 11)
        window.press('alt+Left')
        expect_step(window, 1)
        window.press('F6')
        window.tab_to('How the Board Stands')
        window.press('space')
        window.expect('Net Fighter on C2 nets Guard')
        window.press('alt+Right')
        expect_step(window, 2)
        window.press('alt+Right', 'alt+Left', 'alt+Left')
        expect_step(window, 1)


def test_destroyed(folder):
    """What leaves the board is there to the end of its segment, and says that it goes."""
    with Window(PROGRAM, SAMPLE) as window:
        start(window)
        window.press('ctrl+d')
        window.tab_to('Continue')
        window.press('Return', 'alt+End', 'alt+Left')
        window.expect('C2, empty')
        for _ in range(40):
            if window.find('C2, Net Fighter') is not None:
                break
            window.press('alt+Left')
        window.expect_in_name('C2, Net Fighter', 'leaves the board')
        window.press('alt+Right')
        window.expect('C2, empty')


def test_play(folder):
    """Played steps follow each other; a pause stays where it is, and the speed is remembered."""
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        start(window)
        window.press('F6')
        window.tab_to('Speed and Outcomes')
        window.press('Return')
        window.expect('Fast')
        window.press('Down', 'Down', 'Return')
        window.press('ctrl+space')
        window.expect('Pause')
        wait_for(lambda: read_step(window) > 11, 'a step after the first')
        window.press('ctrl+space')
        window.expect('Play')
        stopped = read_step(window)
        time.sleep(1.2)
        expect_step(window, stopped)
    with Window(PROGRAM, SAMPLE, home=folder) as window:
        start(window)
        window.press('F6')
        window.tab_to('Speed and Outcomes')
        window.press('Return')
        wait_for(lambda: has_state(window.expect('Fast'), Atspi.StateType.CHECKED), 'the speed of the last time')


def test_outcomes(folder):
    """All outcomes are listed; the one that is chosen is shown, and its choice can be changed in its row."""
    with Window(PROGRAM, SAMPLE) as window:
        start(window)
        window.press('ctrl+shift+d')
        window.expect('The battle can end in 2')
        expect_focus_on(window, 'In the lead: Uranopolis', 'Best for Uranopolis', 'Hammerhead on C3 keeps', 'The attack of Brawler')
        window.press('Down')
        expect_focus_on(window, 'In the lead: Uranopolis', 'Best for Borgo', 'Hammerhead on C3 is lost', 'The attack of Mutant')
        window.press('Return')
        window.expect('Keep the Result')
        window.expect('C3, empty')
        window.press('ctrl+d')
        window.expect_focus('The attack of Mutant')
        window.press('Up', 'space')
        window.tab_to('Change Choice')
        window.press('Return', 'alt+End')
        window.expect('C3, Hammerhead')
        window.expect('Keep the Result')


def test_go_on(folder):
    """The board goes on from a step, and from the end; each time one undo takes it back."""
    with Window(PROGRAM, SAMPLE) as window:
        start(window)
        window.press('alt+End')
        window.expect_in_name('D4, Inferno', '1 wound')
        window.press('ctrl+shift+Return')
        window.expect('The board stands as it was in this step')
        window.expect_in_name('D4, Inferno', '1 wound')
        window.press('ctrl+z')
        window.expect_in_name('D4, Inferno', 'no wounds')
        window.press('F5', 'ctrl+d')
        window.tab_to('Continue')
        window.press('Return', 'alt+End')
        window.expect('Keep the Result')
        window.press('ctrl+shift+Return')
        window.expect('The result is kept')
        window.expect('C2, empty')
        window.press('ctrl+z')
        window.expect('C2, Net Fighter')


TESTS = [test_scrub, test_opening, test_destroyed, test_play, test_outcomes, test_go_on]

if __name__ == '__main__':
    sys.exit(run(TESTS))
