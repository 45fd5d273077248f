#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is installed lies where a distribution, a desktop and a store look for it, and is what they want.
Arguments: meson, the build folder, the prefix, the folders of programs and of data, the version, "editor" or "no-editor"."""

import configparser
import os
import pathlib
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

MESON, BUILD, PREFIX, BINDIR, DATADIR, VERSION, EDITOR = sys.argv[1:]
HAS_EDITOR = EDITOR == 'editor'
ID = 'org.hexarbiter.Hexarbiter'
MIME = 'application/x-hexarbiter-scenario+json'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'
SAMPLE = pathlib.Path(__file__).resolve().parents[2] / 'data' / 'scenarios' / 'freed-too-late.hexa'

# Below the folder of data; of what ends in a slash, anything.
DATA = {
    'bash-completion/completions/hexarbiter-cli',
    'fish/vendor_completions.d/hexarbiter-cli.fish',
    'hexarbiter/',
    f'icons/hicolor/scalable/mimetypes/{ID}-scenario.svg',
    f'icons/hicolor/symbolic/mimetypes/{ID}-scenario-symbolic.svg',
    'locale/pl/LC_MESSAGES/hexarbiter.mo',
    'man/man1/hexarbiter-cli.1',
    f'mime/packages/{ID}.xml',
    f'thumbnailers/{ID}.thumbnailer',
    'zsh/site-functions/_hexarbiter-cli',
}
DATA_OF_EDITOR = {
    f'applications/{ID}.desktop',
    f'dbus-1/services/{ID}.service',
    f'glib-2.0/schemas/{ID}.gschema.xml',
    f'icons/hicolor/scalable/apps/{ID}.svg',
    f'icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
    'man/man1/hexarbiter.1',
    f'metainfo/{ID}.metainfo.xml',
}


def run(*command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, **options)
    assert done.returncode == 0, f'{" ".join(map(str, command))}: {done.stdout}'
    return done.stdout


class Installed:
    """A tree with what was installed, as if its root were that of the system."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.bin = self.root / BINDIR.lstrip('/')
        self.data = self.root / DATADIR.lstrip('/')

    def environment(self, **more):
        """What is installed and what the system has, and nothing of the user's."""
        home = self.root / 'home'
        return {**os.environ, 'XDG_DATA_DIRS': f'{self.data}:/usr/local/share:/usr/share', 'XDG_DATA_HOME': str(home),
                'XDG_CONFIG_HOME': str(home), 'XDG_CACHE_HOME': str(home), **more}


def read_keys(path):
    keys = configparser.ConfigParser(interpolation=None)
    keys.optionxform = str
    keys.read(path, encoding='utf-8')
    return keys


def check_places(installed):
    """Nothing is missing, and nothing lies where nobody looks for it."""
    wanted = DATA | (DATA_OF_EDITOR if HAS_EDITOR else set())
    folders = tuple(name for name in wanted if name.endswith('/'))
    found = {path.relative_to(installed.data).as_posix() for path in installed.data.rglob('*') if path.is_file()}
    missing = {name for name in wanted if name not in found and not any(other.startswith(name) for other in found)}
    assert not missing, f'missing: {sorted(missing)}'
    # The manual has a page for each subject, in each language.
    odd = {name for name in found - wanted if not name.startswith((*folders, 'help/'))}
    assert not odd, f'nobody asked for {sorted(odd)}'
    programs = {path.name for path in installed.bin.iterdir()}
    assert programs == {'hexarbiter-cli'} | ({'hexarbiter'} if HAS_EDITOR else set()), programs
    outside = {path for path in installed.root.rglob('*') if path.is_file()
               and installed.data not in path.parents and installed.bin not in path.parents}
    assert not outside, f'installed elsewhere: {sorted(map(str, outside))}'


def check_running(installed):
    """The program finds its data where it was installed, not where it was built."""
    environment = {key: value for key, value in os.environ.items() if key != 'HEXARBITER_DATA'}
    done = subprocess.run([installed.bin / 'hexarbiter-cli', 'armies'], capture_output=True, text=True, check=False,
                          env=environment)
    expected = f'{DATADIR}/hexarbiter'
    # Under the root of a test it is not there, unless the system happens to have one too.
    assert expected in done.stderr or os.path.isdir(expected), (done.returncode, done.stderr)


def check_desktop_entry(installed):
    path = installed.data / 'applications' / f'{ID}.desktop'
    assert run('desktop-file-validate', path) == ''
    entry = read_keys(path)
    main = entry['Desktop Entry']
    for key in ('Name', 'GenericName', 'Comment', 'Keywords'):
        assert main.get(key) and (main.get(f'{key}[pl]') or key == 'Name'), f'{key} is not there in Polish'
    for action in main['Actions'].strip(';').split(';'):
        section = entry[f'Desktop Action {action}']
        assert section['Name'] and section['Name[pl]'] and section['Exec'], action
    assert main['Icon'] == ID and main['MimeType'] == MIME + ';' and main['DBusActivatable'] == 'true'
    assert (installed.bin / main['Exec'].split()[0]).exists()


def check_service(installed):
    """The name that the desktop entry promises is started from the program that is installed."""
    service = read_keys(installed.data / 'dbus-1' / 'services' / f'{ID}.service')['D-BUS Service']
    assert service['Name'] == ID
    assert service['Exec'] == f'{BINDIR}/hexarbiter --gapplication-service', service['Exec']


def check_metainfo(installed):
    path = installed.data / 'metainfo' / f'{ID}.metainfo.xml'
    said = run('appstreamcli', 'validate', '--pedantic', '--no-net', path)
    # The only thing to say is that the name in the identifier has a capital letter, as GNOME wants it.
    notes = [line for line in said.splitlines() if line.startswith(('E:', 'W:', 'I:', 'P:'))
             and 'cid-contains-uppercase-letter' not in line]
    assert not notes, notes
    component = ElementTree.parse(path).getroot()
    assert component.find('launchable').text == f'{ID}.desktop'
    assert component.find('releases/release').get('version') == VERSION
    for place in ('summary', 'description/p', 'description/ul/li', 'screenshots/screenshot/caption', 'keywords/keyword'):
        assert any(node.get(LANG) == 'pl' for node in component.findall(place)), f'{place} is not there in Polish'
    for node in component.findall('summary'):
        assert len(node.text) <= 35, node.text
    for binary in component.findall('provides/binary'):
        assert (installed.bin / binary.text).exists(), binary.text


def check_tree(installed):
    """The store looks at everything together, as if it were below /usr."""
    usr = installed.root / 'tree' / 'usr'
    usr.parent.mkdir()
    usr.symlink_to(installed.root / PREFIX.lstrip('/'))
    said = run('appstreamcli', 'validate-tree', '--no-net', usr.parent)
    assert 'successful' in said and f'{ID}' not in [line.split(':')[1].strip() for line in said.splitlines()
                                                    if line.startswith(('E:', 'W:'))], said


def check_mime_type(installed):
    """Files are known by their names and by what is in them; and they have an icon that is there."""
    run('xmllint', '--noout', '--nonet', installed.data / 'mime' / 'packages' / f'{ID}.xml')
    run('update-mime-database', installed.data / 'mime')
    files = installed.root / 'files'
    files.mkdir()
    text = SAMPLE.read_text(encoding='utf-8')
    for name, content, wanted in (('named.hexa', '{}', MIME), ('unnamed', text, MIME),
                                  ('other.json', '{"a": 1}', 'application/json')):
        (files / name).write_text(content, encoding='utf-8')
        said = run('gio', 'info', '-a', 'standard::content-type,standard::icon,standard::symbolic-icon', files / name,
                   env=installed.environment(GIO_USE_VFS='local'))
        assert f'standard::content-type: {wanted}' in said, f'{name}: {said}'
        if wanted == MIME:
            icons = [line.partition(': ')[2].split(', ')[0] for line in said.splitlines() if 'icon:' in line]
            assert len(icons) == 2
            for icon in icons:
                found = list((installed.data / 'icons' / 'hicolor').glob(f'*/mimetypes/{icon}.svg'))
                assert found, f'{name}: there is no icon {icon}'


def check_open_with(installed):
    """File managers offer the program for its files."""
    run('update-desktop-database', installed.data / 'applications')
    said = run('gio', 'mime', MIME, env=installed.environment(PATH=f'{installed.bin}:{os.environ["PATH"]}'))
    assert f'{ID}.desktop' in said, said


def check_thumbnailer(installed):
    thumbnailer = read_keys(installed.data / 'thumbnailers' / f'{ID}.thumbnailer')['Thumbnailer Entry']
    assert thumbnailer['MimeType'] == MIME + ';' and (installed.bin / thumbnailer['TryExec']).exists()
    picture = installed.root / 'thumbnail.png'
    command = [{'%i': str(SAMPLE), '%o': str(picture), '%s': '128'}.get(word, word)
               for word in thumbnailer['Exec'].split()]
    run(installed.bin / command[0], *command[1:])
    assert picture.read_bytes().startswith(b'\x89PNG')


def check_settings(installed):
    run('glib-compile-schemas', '--strict', '--dry-run', installed.data / 'glib-2.0' / 'schemas')


def check_icons(installed):
    """Drawn at every size that desktops use, an icon fills its square and does not run out of it."""
    for path in (installed.data / 'icons' / 'hicolor').rglob('*.svg'):
        for size in ('16', '512'):
            picture = installed.root / 'icon.png'
            run('rsvg-convert', '--width', size, '--height', size, '--output', picture, path)
            width, height, x, y = map(int, run('convert', picture, '-trim', '-format', '%w %h %X %Y', 'info:').split())
            assert max(width, height) >= int(size) * 0.8, f'{path.name} at {size}: {width} by {height}'
            assert x >= 0 and y >= 0 and x + width <= int(size) and y + height <= int(size)
        assert ElementTree.parse(path).getroot().get('viewBox') in ('0 0 128 128', '0 0 16 16'), path.name


def check_symbolic(installed):
    """A symbolic icon is of one colour, which the desktop replaces."""
    for path in (installed.data / 'icons' / 'hicolor' / 'symbolic').rglob('*.svg'):
        fills = {node.get('fill') for node in ElementTree.parse(path).getroot().iter() if node.get('fill')}
        assert fills == {'#222222'}, f'{path.name}: {fills}'


CHECKS = [check_places, check_running, check_mime_type, check_thumbnailer, check_icons, check_symbolic]
if HAS_EDITOR:
    CHECKS += [check_desktop_entry, check_service, check_metainfo, check_tree, check_open_with, check_settings]


def main():
    failed = 0
    print(f'1..{len(CHECKS)}')
    with tempfile.TemporaryDirectory() as folder:
        run(MESON, 'install', '-C', BUILD, '--destdir', folder, '--no-rebuild', '--quiet')
        installed = Installed(folder)
        for number, check in enumerate(CHECKS, 1):
            try:
                check(installed)
                print(f'ok {number} - {check.__name__}')
            except (AssertionError, KeyError, OSError) as wrong:
                failed += 1
                print(f'not ok {number} - {check.__name__}')
                print('# ' + f'{type(wrong).__name__}: {wrong}'.replace('\n', '\n# '))
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
