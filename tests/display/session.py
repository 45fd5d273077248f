# SPDX-License-Identifier: GPL-3.0-or-later
"""A session manager that does nothing but ask, on a word from its standard input, whether the session may end.
It says what it sees, a line each: ready, registered, may end, may not end."""

import sys

import gi

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

CLIENT = '/org/gnome/SessionManager/Client1'
MANAGER_XML = '''<node><interface name="org.gnome.SessionManager">
  <method name="RegisterClient"><arg type="s"/><arg type="s"/><arg type="o" direction="out"/></method>
  <method name="UnregisterClient"><arg type="o"/></method>
  <property name="SessionIsActive" type="b" access="read"/>
</interface></node>'''
CLIENT_XML = '''<node><interface name="org.gnome.SessionManager.ClientPrivate">
  <method name="EndSessionResponse"><arg type="b"/><arg type="s"/></method>
  <signal name="QueryEndSession"><arg type="u"/></signal>
</interface></node>'''


def say(text):
    print(text, flush=True)


def called_cb(connection, sender, path, interface, method, parameters, invocation):
    if method == 'RegisterClient':
        is_ours = parameters.unpack()[0].endswith('.Hexarbiter')
        invocation.return_value(GLib.Variant('(o)', (CLIENT if is_ours else CLIENT + 'Other',)))
        if is_ours:
            say('registered')
        return
    if method == 'EndSessionResponse':
        say('may end' if parameters.unpack()[0] else 'may not end')
    invocation.return_value(None)


def line_cb(source, condition, connection):
    if not sys.stdin.readline():
        loop.quit()
        return False
    connection.emit_signal(None, CLIENT, 'org.gnome.SessionManager.ClientPrivate', 'QueryEndSession',
                           GLib.Variant('(u)', (0,)))
    return True


loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
for object_path, xml in (('/org/gnome/SessionManager', MANAGER_XML), (CLIENT, CLIENT_XML)):
    bus.register_object(object_path, Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0], called_cb,
                        lambda *_: GLib.Variant('b', True), None)
Gio.bus_own_name_on_connection(bus, 'org.gnome.SessionManager', Gio.BusNameOwnerFlags.NONE,
                               lambda *_: say('ready'), None)
GLib.io_add_watch(GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP,
                  line_cb, bus)
loop.run()
