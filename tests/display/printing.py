# SPDX-License-Identifier: GPL-3.0-or-later
"""Printing from the window, without a printer."""

import os

from window import wait_for


def use_no_printers():
    """GTK complains of the bus that is not there when it looks for printers."""
    with open(os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'settings.ini'), 'a', encoding='utf-8') as file:
        file.write('gtk-print-backends=file\n')


def print_to_file(window):
    """In the dialog that asks how to print; returns the sheets that were printed."""
    window.expect('Print to File')
    window.tab_to('Print to File')
    window.press('space')
    window.tab_to('Cancel')
    window.press('Tab')
    window.expect_focus('Print')
    window.press('Return')
    return read_sheets('output.pdf')


def read_sheets(path):
    """A PDF, once all of it is written."""
    def read():
        if not os.path.exists(path):
            return None
        with open(path, 'rb') as file:
            data = file.read()
        return data if data.rstrip().endswith(b'%%EOF') else None
    return wait_for(read, f'the sheets in {path}')
