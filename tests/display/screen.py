# SPDX-License-Identifier: GPL-3.0-or-later
"""The display by Xlib: what it shows, faster than any program that saves a picture; properties of windows, and messages to them."""

import ctypes


class ClientMessage(ctypes.Structure):
    """A message of one program to a window of another, as large as any event."""

    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('sent', ctypes.c_int), ('display', ctypes.c_void_p),
                ('window', ctypes.c_ulong), ('message', ctypes.c_ulong), ('format', ctypes.c_int),
                ('data', ctypes.c_long * 5), ('rest', ctypes.c_long * 12)]


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

    def ask_to_close(self, window):
        """As a window manager does when its close button is pressed."""
        intern = self.lib.XInternAtom
        intern.restype = ctypes.c_ulong
        protocols, close = [intern(self.display, name, 0) for name in (b'WM_PROTOCOLS', b'WM_DELETE_WINDOW')]
        event = ClientMessage(type=33, sent=1, window=window, message=protocols, format=32)
        event.data[0] = close
        self.lib.XSendEvent(self.display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
        self.lib.XSync(self.display, 0)
