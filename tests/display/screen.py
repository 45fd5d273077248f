# SPDX-License-Identifier: GPL-3.0-or-later
"""The display by Xlib: what it shows, faster than any program that saves a picture; and properties of windows."""

import ctypes


class Screen:
    """The pixels of the display."""

    def __init__(self):
        self.lib = ctypes.CDLL('libX11.so.6')
        self.lib.XOpenDisplay.restype = self.lib.XGetImage.restype = ctypes.c_void_p
        self.lib.XDefaultRootWindow.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.lib.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.lib.XDefaultRootWindow(self.display))

    def read(self, x=280, y=120, width=440, height=560):
        image = self.lib.XGetImage(self.display, self.root, x, y, width, height, ctypes.c_ulong(0xffffff), 2)
        # The address of the pixels follows four numbers.
        pixels = ctypes.string_at(ctypes.c_void_p.from_address(image + 16).value, width * height * 4)
        self.lib.XDestroyImage(ctypes.c_void_p(image))
        return pixels

    def set_atoms(self, window, name, values):
        """Gives the window of this number a property that is a list of names."""
        intern = self.lib.XInternAtom
        intern.restype = ctypes.c_ulong
        atoms = [intern(self.display, text.encode(), 0) for text in (name, 'ATOM', *values)]
        self.lib.XChangeProperty(self.display, ctypes.c_ulong(window), ctypes.c_ulong(atoms[0]), ctypes.c_ulong(atoms[1]),
                                 32, 0, (ctypes.c_ulong * len(values))(*atoms[2:]), len(values))
        self.lib.XSync(self.display, 0)
