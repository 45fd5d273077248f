#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The help pages are sound, complete in Polish, within what the window can
show, and speak of menus and keys that there are."""

import pathlib
import re
import tempfile
import xml.etree.ElementTree as ET

from hxcheck import ROOT, Fault, add, append, main, remove, replace, run_tool

PAGES = 'help/C'
PO = 'help/pl/pl.po'
MALLARD = '{http://projectmallard.org/1.0/}'
KEYS_PAGE = f'{PAGES}/keyboard.page'
COMMANDS = 'src/editor/hx-commands.c'
CONTEXTS = 'src/editor/hx-window-help.c'


# What hx-help-page.c reads: each element with its attributes and what may stand in it.
INLINE = {'em', 'code', 'gui', 'guiseq', 'key', 'keyseq', 'link'}
BLOCKS = {'p', 'list', 'steps', 'note', 'screen', 'figure', 'table'}
SUBSET = {
    'page': ({'id', 'type'}, {'info', 'title', 'section', *BLOCKS}),
    'info': (set(), {'desc', 'link'}),
    'section': ({'id', 'style'}, {'info', 'title', *BLOCKS}),
    'title': (set(), INLINE), 'desc': (set(), INLINE), 'p': (set(), INLINE),
    'list': (set(), {'item'}), 'steps': (set(), {'item'}), 'item': (set(), {'p', 'screen'}),
    'note': ({'style'}, {'p'}), 'screen': (set(), set()),
    'figure': (set(), {'desc', 'media'}), 'media': ({'type', 'mime', 'src'}, {'p'}),
    'table': ({'rules'}, {'thead', 'tbody'}), 'thead': (set(), {'tr'}), 'tbody': (set(), {'tr'}),
    'tr': (set(), {'td'}), 'td': (set(), {'p'}),
    'em': (set(), set()), 'code': (set(), set()), 'gui': (set(), set()), 'key': (set(), set()),
    'guiseq': (set(), {'gui'}), 'keyseq': (set(), {'key'}), 'link': ({'type', 'xref'}, set()),
}
MOST_BYTES = 130 * 1000

# What pages call by its name although it is no label: a sample, a rule.
NO_LABEL = {'Freed Too Late': 'Uwolniony za późno', 'Base: Net': 'Podstawka: Sieć'}
# Keys that every program has, or that are held while the mouse is used.
COMMON_KEYS = {'F10', 'Tab', 'Shift', 'Ctrl', 'Enter', 'Esc', 'Delete', '[', ']', '+', '-'}
KEY_NAMES = {'bracketleft': '[', 'bracketright': ']', 'comma': ',', 'question': '?', 'plus': '+', 'minus': '-', 'Return': 'Enter',
             'Escape': 'Esc', 'BackSpace': 'Backspace', 'Up': '↑', 'Down': '↓', 'Left': '←', 'Right': '→', 'space': 'Space',
             'Control': 'Ctrl'}


def pages(project):
    return project.under(PAGES, '.page')


def parse(project, name):
    return ET.fromstring(project.text(name))


def tag(element):
    return element.tag.removeprefix(MALLARD)


def check_subset(project):
    def walk(name, element):
        attributes, children = SUBSET.get(tag(element), (None, None))
        if attributes is None:
            yield f'{name}: <{tag(element)}> is not shown by the window'
            return
        for attribute in sorted(set(element.attrib) - attributes):
            yield f'{name}: <{tag(element)}> has the attribute {attribute}, which means nothing there'
        for child in element:
            if tag(child) not in children:
                yield f'{name}: <{tag(child)}> may not stand in <{tag(element)}>'
            yield from walk(name, child)
            if tag(element) not in ('p', 'title', 'desc', 'td') and (child.tail or '').strip():
                yield f'{name}: text stands between the parts of <{tag(element)}>'
    for name in pages(project):
        yield from walk(name, parse(project, name))


def check_yelp(project):
    """What help viewers need."""
    with tempfile.TemporaryDirectory() as folder:
        project.write(pages(project), folder)
        for picture in project.under(PAGES, '.png'):
            target = pathlib.Path(folder) / picture
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
        for what in ('validate', 'links', 'media', 'orphans', 'ids'):
            status, output = run_tool('yelp-check', what, PAGES, cwd=folder)
            if status != 0 or output:
                yield from (f'yelp-check {what}: {line}' for line in output.splitlines() or ['it failed'])


def check_build(project):
    text = project.text('help/meson.build')
    listed = set(re.findall(r"'([\w-]+\.page|figures/[\w-]+\.png)'", text))
    there = {name.removeprefix(PAGES + '/') for name in pages(project) + project.under(PAGES, '.png')}
    for name in sorted(listed ^ there):
        yield f'{name} is either not in help/meson.build or not in {PAGES}'
    for name in project.under('help/pl', '.png'):
        if not project.has(name.replace('/pl/', '/C/')):
            yield f'{name} has no English picture'


def check_pictures(project):
    for name in project.under('help', '.png'):
        if name not in project.planted and (ROOT / name).stat().st_size > MOST_BYTES:
            yield f'{name} is larger than {MOST_BYTES} bytes'
    shown = {media.get('src') for name in pages(project) for media in parse(project, name).iter(f'{MALLARD}media')}
    for name in project.under(PAGES, '.png'):
        if name.removeprefix(PAGES + '/') not in shown:
            yield f'{name} is shown nowhere'


def read_po(text):
    """(English, translation, flags) of each entry; the header is none."""
    for block in text.split('\n\n'):
        parts = {'msgid': '', 'msgstr': ''}
        key = None
        for line in block.splitlines():
            word = re.match(r'(msgid|msgstr) "(.*)"$', line)
            if word:
                key = word[1]
                parts[key] = word[2]
            elif key and line.startswith('"'):
                parts[key] += line[1:-1]
        if parts['msgid']:
            yield parts['msgid'], parts['msgstr'], ' '.join(re.findall(r'^#, .*$', block, re.MULTILINE))


def extract(project, folder):
    """The English sentences of all pages."""
    project.write(pages(project), folder)
    status, output = run_tool('itstool', '-o', 'help.pot', *pages(project), cwd=folder)
    if status != 0:
        return None, output
    text = (pathlib.Path(folder) / 'help.pot').read_text(encoding='utf-8')
    wanted = {english for english, _, _ in read_po(text)
              if not english.startswith('external ref=') and english != 'translator-credits'}
    return wanted, ''


def check_polish(project):
    with tempfile.TemporaryDirectory() as folder:
        wanted, output = extract(project, folder)
        if wanted is None:
            yield f'itstool: {output}'
            return
        project.write([PO], folder)
        status, output = run_tool('msgfmt', '--check', '--output-file=/dev/null', PO, cwd=folder)
        if status != 0:
            yield from output.splitlines()
    entries = {english: (polish, flags) for english, polish, flags in read_po(project.text(PO))}
    for english in sorted(wanted - set(entries)):
        yield f'{PO} lacks "{english}"; tools/update-po brings it there'
    for english in sorted(set(entries) - wanted):
        yield f'{PO} has "{english}", which nobody says any more'
    for english in sorted(wanted & set(entries)):
        polish, flags = entries[english]
        if not polish or 'fuzzy' in flags:
            yield f'{PO} does not translate "{english}"'
        elif sorted(re.findall(r'<(/?\w+)', english)) != sorted(re.findall(r'<(/?\w+)', polish)):
            yield f'{PO} has other elements for "{english}"'
        elif re.findall(r'xref=."(.*?)."', english) != re.findall(r'xref=."(.*?)."', polish):
            yield f'{PO} has other links for "{english}"'


def read_labels(project):
    """What the window says, without the marks of mnemonics, with all translations of it."""
    labels = {english: {polish} for english, polish in NO_LABEL.items()}
    for english, polish, _ in read_po(project.text('po/pl.po')):
        labels.setdefault(english.replace('_', ''), set()).add(polish.replace('_', ''))
    return labels


def check_labels(project):
    """A label on a page is one of the window, in both languages."""
    labels = read_labels(project)
    for english, polish, _ in read_po(project.text(PO)):
        theirs = re.findall(r'<gui>(.*?)</gui>', polish)
        for label in re.findall(r'<gui>(.*?)</gui>', english):
            if label not in labels:
                yield f'pages speak of "{label}", which the window does not have'
                continue
            found = [word for word in theirs if word in labels[label]]
            if not found:
                yield f'{PO} does not call "{label}" as the window does: {sorted(labels[label])}'
            else:
                theirs.remove(found[0])


def read_commands(project):
    """Keys, written as pages have them, and title of each command."""
    for accels, title in re.findall(r'\{ (?:NULL|"[^"]*"), \{ ([^}]*) \}, N_\("([^"]*)"\)', project.text(COMMANDS)):
        keys = []
        for accel in re.findall(r'"([^"]+)"', accels):
            parts = [*re.findall(r'<(\w+)>', accel), re.sub(r'<\w+>', '', accel)]
            if not parts[-1].startswith('KP_'):
                keys.append(tuple(KEY_NAMES.get(part, part.upper() if len(part) == 1 else part) for part in parts))
        yield keys, title


def read_keys(element):
    """The keys of a cell or a paragraph, each as a tuple of parts."""
    inner = set()
    for sequence in element.iter(f'{MALLARD}keyseq'):
        inner.update(sequence)
        yield tuple(key.text for key in sequence)
    for key in element.iter(f'{MALLARD}key'):
        if key not in inner:
            yield (key.text,)


def check_keys(project):
    """The page about keys has exactly those of the window, and other pages name no others."""
    commands = list(read_commands(project))
    assert len(commands) > 60, 'the table of commands is gone'
    wanted = {(title, tuple(sorted(keys))) for keys, title in commands}
    told = set()
    for row in parse(project, KEYS_PAGE).iter(f'{MALLARD}tr'):
        keys, title = row.findall(f'{MALLARD}td')
        told.add((''.join(title.itertext()).strip(), tuple(sorted(read_keys(keys)))))
    for title, keys in sorted(wanted ^ told):
        yield f'{KEYS_PAGE} and {COMMANDS} do not agree on "{title}": {keys}'
    known = {key for keys, _ in commands for key in keys}
    for name in pages(project):
        for key in read_keys(parse(project, name)):
            if key not in known and not (len(key) == 1 and key[0] in COMMON_KEYS):
                yield f'{name} speaks of the keys {"+".join(key)}, which do nothing'


def check_programs(project):
    """The page about the command line has every command."""
    text = project.text(f'{PAGES}/command-line.page')
    table = re.search(r'commands\[\] = \{(.*?)^\};', project.text('src/cli/main.c'), re.MULTILINE | re.DOTALL)[1]
    for command in re.findall(r'\{ "([a-z]+)"', table):
        if not re.search(rf'<code>{command}\b', text):
            yield f'{PAGES}/command-line.page does not speak of {command}'


def check_contexts(project):
    """What F1 opens is there."""
    for target in re.findall(r'WHEN_\w+, "([^"]+)" \}', project.text(CONTEXTS)):
        name, _, section = target.partition('#')
        page = f'{PAGES}/{name}.page'
        ids = [element.get('id') for element in parse(project, page).iter()] if project.has(page) else []
        if name not in ids or (section and section not in ids):
            yield f'{CONTEXTS} speaks of {target}, which is not there'


START = f'{PAGES}/start.page'

main({
    'pages have only what the window shows': check_subset,
    'pages are sound for help viewers': check_yelp,
    'pages and pictures are installed': check_build,
    'pictures are small and shown': check_pictures,
    'the Polish is complete': check_polish,
    'labels are those of the window': check_labels,
    'keys are those of the window': check_keys,
    'the command line is told': check_programs,
    'what F1 opens is there': check_contexts,
}, [
    Fault('pages have only what the window shows', 'an element that the window does not show',
          replace(START, '<p>The start page', '<p><sub>x</sub>The start page')),
    Fault('pages are sound for help viewers', 'a link to nowhere', replace(START, 'xref="window"', 'xref="planted"')),
    Fault('pages are sound for help viewers', 'a picture that is gone', remove(f'{PAGES}/figures/battle.png')),
    Fault('pages are sound for help viewers', 'a page that nobody leads to',
          add(f'{PAGES}/planted.page', '<page xmlns="http://projectmallard.org/1.0/" id="planted"><title>A</title></page>\n')),
    Fault('pages are sound for help viewers', 'another id than the file name', replace(START, 'id="start"', 'id="begin"')),
    Fault('pages are sound for help viewers', 'no title', replace(START, '<title>See your first battle</title>', '')),
    Fault('pages and pictures are installed', 'a page that is not installed',
          replace('help/meson.build', "  'start.page',\n", '')),
    Fault('pictures are small and shown', 'a picture left over', lambda project: {f'{PAGES}/figures/planted.png': ''}),
    Fault('the Polish is complete', 'a sentence more', replace(START, '<p>The start page', '<p>Planted. The start page')),
    Fault('the Polish is complete', 'a sentence less', append(PO, '\nmsgid "Planted."\nmsgstr "Wstawione."\n')),
    Fault('labels are those of the window', 'a label that there is not',
          replace(PO, '<gui>Start Battle</gui>', '<gui>Start Planting</gui>')),
    Fault('labels are those of the window', 'a label with another translation',
          replace(PO, '<gui>Rozpocznij Bitwę</gui>', '<gui>Zacznij Bitwę</gui>')),
    Fault('keys are those of the window', 'a key that is told nowhere', replace(COMMANDS, '"<Control>n"', '"<Control>j"')),
    Fault('the command line is told', 'a command that is told nowhere',
          replace('src/cli/main.c', '{ "bench",', '{ "planted",')),
    Fault('what F1 opens is there', 'a section that is gone', replace(CONTEXTS, '"rules#disputed"', '"rules#planted"')),
])
