# SPDX-License-Identifier: GPL-3.0-or-later
"""Another program with the clipboard: prints what is on it, or puts its standard input on it and stays."""

import sys

import gi

gi.require_version('Gdk', '4.0')
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, GLib, Gtk  # noqa: E402


def read(clipboard, loop):
    def done(source, result):
        try:
            print(source.read_text_finish(result) or '')
        except GLib.Error:
            print('')
        loop.quit()
    clipboard.read_text_async(None, done)


def main():
    Gtk.init()
    clipboard = Gdk.Display.get_default().get_clipboard()
    loop = GLib.MainLoop()
    if sys.argv[1] == 'get':
        read(clipboard, loop)
        GLib.timeout_add_seconds(10, loop.quit)
    elif sys.argv[1] == 'formats':
        # What is there is known once the owner has answered.
        def tell():
            print(clipboard.get_formats().to_string())
            loop.quit()
        GLib.timeout_add(1000, tell)
    else:
        clipboard.set(sys.stdin.read())
        print('ready', flush=True)
    loop.run()


main()
