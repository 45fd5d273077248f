#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The data that is installed with the programs is well formed."""

import json
import pathlib
import re
import struct
import tempfile
import unicodedata
from xml.etree import ElementTree

from hxcheck import Fault, add, append, main, replace, run_tool

LANGUAGES = 'data/languages.json'
CODE = re.compile(r'[a-z]{2,3}(_[A-Z]{2})?(@[a-z]+)?')


def refuse_twice(pairs):
    found = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f'the key "{key}" is there twice')
        found[key] = value
    return found


def read_json(project, name):
    return json.loads(project.text(name), object_pairs_hook=refuse_twice)


def data_files(project):
    return project.under('data', '.json', '.hexa') + project.under('tests/positions', '.hexa')


def check_json(project):
    for name in data_files(project):
        try:
            read_json(project, name)
        except ValueError as error:
            yield f'{name}: {error}'
        text = project.text(name)
        if text != unicodedata.normalize('NFC', text):
            yield f'{name}: some letters are not in their composed form'


def find_texts(value, path=''):
    """Every text in several languages, with the place where it is."""
    if isinstance(value, dict):
        if 'en' in value and all(CODE.fullmatch(key) for key in value):
            yield path, value
        else:
            for key, below in value.items():
                yield from find_texts(below, f'{path}/{key}')
    elif isinstance(value, list):
        for index, below in enumerate(value):
            yield from find_texts(below, f'{path}/{index}')


def read_languages(project):
    return [language['id'] for language in read_json(project, LANGUAGES)['languages']]


def check_languages(project):
    """The data is in every language that the program can be in, and in no other."""
    languages = read_languages(project)
    translated = [line for line in project.text('po/LINGUAS').split('\n') if line and not line.startswith('#')]
    for language in sorted({*languages} ^ {'en', *translated}):
        yield f'"{language}" is in only one of {LANGUAGES} and po/LINGUAS'
    for name in project.under('data/armies', '.json') + project.under('data/rulebooks', '.json'):
        for path, text in find_texts(read_json(project, name)):
            for language in sorted({*text} - {*languages}):
                yield f'{name}: {path} is in "{language}", which {LANGUAGES} does not list'
            for language in languages:
                if not text.get(language, '').strip():
                    yield f'{name}: {path} has no text in "{language}"'


def check_samples(project):
    """A sample is there to be read: it has a title and says what it shows."""
    for name in project.under('data/scenarios', '.hexa'):
        scenario = read_json(project, name)
        for key in ('title', 'description', 'author'):
            if not scenario.get(key, '').strip():
                yield f'{name} has no {key}'
        for language in sorted({*read_languages(project)} - {scenario.get('language', 'en')}):
            words = scenario.get('translations', {}).get(language, {})
            for key in ('title', 'description'):
                if not words.get(key, '').strip():
                    yield f'{name} has no {key} in "{language}"'


RULINGS = 'data/rulebooks/rulings.json'


def read_rulings_page(project):
    """Each number of docs/rulings.md with the positions that show it, or with none where it waits."""
    for line in project.text('docs/rulings.md').splitlines():
        row = re.match(r'\| FAQ-([A-Z]+)-(\d+)(?: to [A-Z]+-(\d+))? \| (.*) \|$', line)
        if row:
            waits = row[4].startswith(('waits', 'nothing'))
            names = [] if waits else re.findall(r'`([^`]+)`', row[4])
            for number in range(int(row[2]), int(row[3] or row[2]) + 1):
                yield f'FAQ-{row[1]}-{number:03}', names


def check_rulings(project):
    """The official rulings are those of the page about them, and are shown by the same positions."""
    rulings = {ruling['id']: ruling for ruling in read_json(project, RULINGS)['rulings']}
    page = dict(read_rulings_page(project))
    for number in sorted(set(page) ^ set(rulings)):
        yield f'{number} is in only one of {RULINGS} and docs/rulings.md'
    for number in sorted(set(page) & set(rulings)):
        positions = rulings[number].get('positions', [])
        if positions != page[number]:
            yield f'{RULINGS} and docs/rulings.md do not name the same positions for {number}'
        for name in positions:
            if not project.has(f'tests/positions/{name}.hexa'):
                yield f'{RULINGS}: there is no position {name}'
        if positions and not rulings[number].get('text'):
            yield f'{RULINGS}: {number} is shown, but not told'
    for name in project.under('data/rulebooks', '.json'):
        for rule in read_json(project, name).get('rules', []):
            for number in rule['rulings']:
                if number.startswith('FAQ-') and number not in rulings:
                    yield f'{name}: {rule["id"]} cites {number}, which is not there'


def read_names(project):
    """The application's id and home page, from the one place where they are said."""
    build = project.text('meson.build')
    app_id = re.search(r"^app_id = '(.*)'$", build, re.MULTILINE)[1]
    homepage = re.search(r"^homepage = '(.*)'$", build, re.MULTILINE)[1]
    return {'@APP_ID@': app_id, '@APP_PATH@': '/' + app_id.replace('.', '/'), '@HOMEPAGE@': homepage,
            '@BINDIR@': '/usr/bin', '@GETTEXT_DOMAIN@': 'hexarbiter'}


def fill_in(project, text):
    for placeholder, value in read_names(project).items():
        text = text.replace(placeholder, value)
    return text


def validate(project, name, target, *command):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / fill_in(project, target)
        path.write_text(fill_in(project, project.text(name)), encoding='utf-8')
        status, output = run_tool(*command, str(path), cwd=folder)
        if status != 0 or 'warning:' in output:
            for line in output.splitlines() or [f'{command[0]} is not content']:
                yield f'{name}: {line.replace(folder + "/", "")}'


def check_desktop(project):
    yield from validate(project, 'data/hexarbiter.desktop.in', '@APP_ID@.desktop',
                        'desktop-file-validate')


def check_metainfo(project):
    yield from validate(project, 'data/hexarbiter.metainfo.xml.in', '@APP_ID@.metainfo.xml',
                        'appstreamcli', 'validate', '--pedantic', '--no-net', '--explain')


METAINFO = 'data/hexarbiter.metainfo.xml.in'


def read_metainfo(project):
    return ElementTree.fromstring(fill_in(project, project.text(METAINFO)))


def check_store(project):
    """What software centres ask for beyond what a validator can see."""
    component = read_metainfo(project)
    summary = component.findtext('summary')
    if len(component.findtext('name')) > 15:
        yield f'{METAINFO}: the name has more than 15 characters'
    if not 10 <= len(summary) <= 35 or summary.endswith('.') or summary.startswith(('A ', 'An ', 'The ', 'Hexarbiter')):
        yield f'{METAINFO}: “{summary}” is no summary of at most 35 characters'
    for wanted in ('developer/name', 'url[@type="homepage"]', 'content_rating', 'translation', 'keywords/keyword',
                   'branding/color[@scheme_preference="light"]', 'branding/color[@scheme_preference="dark"]',
                   'supports/control', 'requires/display_length', 'screenshots/screenshot[@type="default"]'):
        if component.find(wanted) is None:
            yield f'{METAINFO}: {wanted} is missing'
    notice = component.findall('description/p')[-1].text
    if 'unofficial' not in notice or 'not affiliated' not in notice:
        yield f'{METAINFO}: the description does not say that the program is unofficial'
    for name in ('README.md', 'src/editor/hx-about-dialog.c'):
        if notice not in ' '.join(re.sub(r'"\n *"', '', project.text(name)).split()):
            yield f'{name} does not say as {METAINFO} does that the program is unofficial'


def check_releases(project):
    """The version of the build is the release that is told of first, and each release has notes."""
    version = re.search(r"^  version: '(.*)'", project.text('meson.build'), re.MULTILINE)[1]
    releases = read_metainfo(project).findall('releases/release')
    if [release.get('version') for release in releases][:1] != [version]:
        yield f'{METAINFO}: the first release is not {version}'
    for release in releases:
        if release.find('description') is None:
            yield f'{METAINFO}: the release {release.get("version")} has no notes'


def check_screenshots(project):
    """Each screenshot is a file of the size that is said, with a caption; and none is left over."""
    named = set()
    for screenshot in read_metainfo(project).findall('screenshots/screenshot'):
        image = screenshot.find('image')
        name = 'data/screenshots/' + image.text.rpartition('/')[2]
        size = int(image.get('width')), int(image.get('height'))
        named.add(name)
        if not project.has(name):
            yield f'{METAINFO}: there is no {name}'
        elif struct.unpack('>II', (project.root / name).read_bytes()[16:24]) != size:
            yield f'{METAINFO}: {name} is not {size[0]} by {size[1]}'
        if not screenshot.findtext('caption'):
            yield f'{METAINFO}: {name} has no caption'
    for name in project.under('data/screenshots', '.png'):
        if name not in named:
            yield f'{name} is told of nowhere'


def check_xml(project):
    for name in [*project.under('data', '.xml.in', '.ui', '.svg', '.gresource.xml'), *project.under('help', '.page')]:
        yield from validate(project, name, pathlib.PurePosixPath(name).name, 'xmllint', '--noout', '--nonet')


def check_icons(project):
    for name in project.under('data/icons', '.svg'):
        if re.search(r'<(image|script|text)\b', project.text(name)):
            yield f'{name} needs more than shapes'
        yield from validate(project, name, pathlib.PurePosixPath(name).name,
                            'rsvg-convert', '--width=16', '--output=drawn.png')


ARMY = 'data/armies/borgo.json'

main({
    'JSON is well formed, each key once': check_json,
    'every text in every language': check_languages,
    'samples say what they show': check_samples,
    'official rulings are told once': check_rulings,
    'the desktop file is valid': check_desktop,
    'the metainfo is valid': check_metainfo,
    'software centres have what they ask for': check_store,
    'releases are told of': check_releases,
    'screenshots are there': check_screenshots,
    'XML is well formed': check_xml,
    'icons can be drawn': check_icons,
}, [
    Fault('JSON is well formed, each key once', 'a comma too many', add('data/armies/planted.json', '{"a": 1,}\n')),
    Fault('JSON is well formed, each key once', 'a key twice', add('data/armies/planted.json', '{"a": 1, "a": 2}\n')),
    Fault('JSON is well formed, each key once', 'a loose accent', add('data/armies/planted.json', '"Sie\u0301c"\n')),
    Fault('every text in every language', 'a missing translation',
          add('data/rulebooks/planted.json', '[{"text": {"en": "A rule."}}]\n')),
    Fault('every text in every language', 'a language that is not there',
          add('data/rulebooks/planted.json', '[{"text": {"en": "A rule.", "pl": "Zasada.", "de": "Regel."}}]\n')),
    Fault('every text in every language', 'a language without sentences', replace(LANGUAGES, '"pl"', '"de"')),
    Fault('samples say what they show', 'a sample without words', add('data/scenarios/planted.hexa', '{"title": "A"}\n')),
    Fault('samples say what they show', 'a sample without Polish',
          add('data/scenarios/planted.hexa', '{"title": "A", "description": "B", "author": "C"}\n')),
    Fault('official rulings are told once', 'another position for a ruling',
          replace(RULINGS, '["initiative-merging-at-zero"]', '["initiative-netted-number-passes"]')),
    Fault('official rulings are told once', 'a number that is not there', replace('data/rulebooks/base.json', 'FAQ-G-015', 'FAQ-G-915')),
    Fault('the desktop file is valid', 'an unknown key', append('data/hexarbiter.desktop.in', 'Planted=yes\n')),
    Fault('the metainfo is valid', 'a missing summary',
          lambda project: {'data/hexarbiter.metainfo.xml.in':
                           re.sub(r' *<summary>.*</summary>\n', '', project.text('data/hexarbiter.metainfo.xml.in'))}),
    Fault('software centres have what they ask for', 'a long summary',
          replace(METAINFO, '<summary>', '<summary>Wordy tool to ')),
    Fault('software centres have what they ask for', 'no notice', replace(METAINFO, 'not affiliated', 'affiliated')),
    Fault('software centres have what they ask for', 'a README without the notice', replace('README.md', 'unofficial', 'official')),
    Fault('releases are told of', 'a version without notes', replace('meson.build', "  version: '", "  version: '9.")),
    Fault('screenshots are there', 'another size', replace(METAINFO, 'width="980"', 'width="981"')),
    Fault('screenshots are there', 'a picture left over', lambda project: {'data/screenshots/planted.png': ''}),
    Fault('XML is well formed', 'an open element', add('data/planted.xml.in', '<a><b></a>\n')),
    Fault('icons can be drawn', 'a broken picture', add('data/icons/planted.svg', '<svg><path d="M0"</svg>\n')),
])
