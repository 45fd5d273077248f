#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence for people can be translated, and the Polish is complete and well made."""

import json
import pathlib
import re
import tempfile

from hxcheck import Fault, add, main, replace, run_tool

PO = 'po/pl.po'
ALLOWED = 'tests/checks/same-in-polish.txt'
WORDS = 'tests/checks/polish-words.txt'
MARKS = re.compile(r'(?<![\w"])(?:_|N_|C_|NC_|Q_|ngettext|g_dngettext|g_dpgettext2?|dgettext)\s*\(\s*"|\btranslatable="(?:yes|true)"')
KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'Q_', 'ngettext:1,2', 'g_dngettext:2,3', 'g_dgettext:2',
            'g_dpgettext2:2c,3')
ALWAYS = ('.desktop.in', '.metainfo.xml.in', '.gschema.xml.in', '.mime.xml.in')


def listed_files(project):
    lines = project.text('po/POTFILES.in').splitlines()
    return [line for line in lines if line and not line.startswith('#')]


def check_list(project):
    listed = listed_files(project)
    for name in listed:
        if not project.has(name):
            yield f'po/POTFILES.in lists {name}, which is gone'
    if listed != sorted(set(listed)):
        yield 'po/POTFILES.in is not sorted, each name once'
    for name in project.under('src', '.c', '.h') + project.under('data', '.ui', '.in', '.blp'):
        if name not in listed and (name.endswith(ALWAYS) or MARKS.search(project.text(name))):
            yield f'po/POTFILES.in lacks {name}'


def read_entries(text):
    """(context, English, its translations, flags) of each entry that is in use."""
    entries = []
    for block in re.split(r'\n\s*\n', text):
        strings = {}
        flags = ''
        key = None
        for line in block.splitlines():
            word = re.match(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) "(.*)"$', line)
            if line.startswith('#,'):
                flags += line
            elif word:
                key = word[1]
                strings[key] = word[2]
            elif key and line.startswith('"'):
                strings[key] += line[1:-1]
        if 'msgid' in strings:
            translations = [value for name, value in strings.items() if name.startswith('msgstr')]
            entries.append((strings.get('msgctxt'), strings['msgid'], translations, flags))
    return entries


def extract(project, folder):
    """Writes what is to be translated now into a template; returns problems."""
    names = [name for name in listed_files(project) if project.has(name)]
    project.write(names, folder)
    status, output = run_tool('xgettext', '--from-code=UTF-8', '--output=now.pot',
                              '--add-comments', *(f'--keyword={word}' for word in KEYWORDS), *names, cwd=folder)
    return [] if status == 0 else [f'xgettext: {output}']


def check_complete(project):
    if not project.has(PO):
        yield f'{PO} is missing'
        return
    with tempfile.TemporaryDirectory() as folder:
        problems = extract(project, folder)
        if problems:
            yield from problems
            return
        path = pathlib.Path(folder)
        (path / 'pl.po').write_text(project.text(PO), encoding='utf-8')
        status, output = run_tool('msgfmt', '--check', '--output-file=/dev/null', 'pl.po', cwd=folder)
        if status != 0:
            yield from output.splitlines()
            return
        status, output = run_tool('msgmerge', '--quiet', '--no-fuzzy-matching', '--output-file=now.po',
                                  'pl.po', 'now.pot', cwd=folder)
        if status != 0:
            yield f'msgmerge: {output}'
            return
        for _, english, translations, flags in read_entries((path / 'now.po').read_text(encoding='utf-8')):
            if 'fuzzy' in flags:
                yield f'{PO} is unsure about "{english}"'
            elif not all(translations):
                yield f'{PO} lacks "{english}"'
        if re.search(r'^#~ msgid', (path / 'now.po').read_text(encoding='utf-8'), re.MULTILINE):
            yield f'{PO} has sentences that nobody says any more (msgmerge with the sources, then msgattrib --no-obsolete)'


def check_same(project):
    """What is left as it was is usually forgotten; what is right is on a list."""
    if not project.has(PO):
        yield f'{PO} is missing'
        return
    allowed = {line for line in project.text(ALLOWED).splitlines() if line and not line.startswith('# ')}
    seen = set()
    for _, english, translations, _ in read_entries(project.text(PO)):
        if english and english in translations:
            # The list cannot have blanks at the end of a line.
            seen.add(english.strip())
            if english.strip() not in allowed:
                yield f'{PO} has "{english}" untranslated; if that is right, add it to {ALLOWED}'
    for english in sorted(allowed - seen):
        yield f'{ALLOWED} allows "{english}", which is not needed'


def find_marks(english, polish):
    """What is wrong with the marks of a sentence, whatever it says."""
    if sorted(re.findall(r'\{\w+\}', english)) != sorted(re.findall(r'\{\w+\}', polish)):
        yield 'has other places for values'
    # Quotation marks of JSON are straight in every language.
    if polish.count('\\"') != english.count('\\"') and '\\"' in polish or re.search(r"(?<!\w)'[^' ]", polish):
        yield 'has straight quotation marks'
    if polish.count('„') != polish.count('”') or '“' in polish:
        yield 'has quotation marks that are not „Polish”'
    if re.search(r'[^ ]  ', polish) and not re.search(r'[^ ]  ', english):
        yield 'has two blanks'
    if re.search(r' [,.;:?!]', polish) and not re.search(r' [,.;:?!]', english):
        yield 'has a blank before a mark'
    if '...' in polish and '...' not in english:
        yield 'has three dots for an ellipsis'
    ends = [re.search(r'[.:…?!]?$', text.rstrip('_ ').removesuffix('\\n'))[0] for text in (english, polish)]
    if ends[0] != ends[1]:
        yield f'ends with "{ends[1]}", the English with "{ends[0]}"'


def check_marks(project):
    """Places for values, quotation marks, blanks and the mark at the end."""
    for _, english, translations, _ in read_entries(project.text(PO)):
        # Of a sentence with several forms the first may say "one".
        for polish in translations if english else []:
            for fault in find_marks(english, polish):
                yield f'{PO}: "{polish}" {fault}'


def find_polish(value):
    if isinstance(value, dict):
        for key, below in value.items():
            if key == 'pl' and isinstance(below, str):
                yield below
            else:
                yield from find_polish(below)
    elif isinstance(value, list):
        for below in value:
            yield from find_polish(below)


def read_polish(project):
    """Every Polish text with the file that holds it; those for shops and menus apart, which have a language of their own."""
    for block in re.split(r'\n\s*\n', project.text(PO)):
        if not re.search(r'^#: data/hexarbiter\.(desktop|metainfo)', block, re.MULTILINE):
            for _, english, translations, _ in read_entries(block):
                yield from ((PO, polish) for polish in translations if english)
    for name in project.under('data/armies', '.json') + project.under('data/rulebooks', '.json'):
        yield from ((name, polish) for polish in find_polish(json.loads(project.text(name))))
    for name in project.under('data/scenarios', '.hexa'):
        words = json.loads(project.text(name)).get('translations', {}).get('pl', {})
        yield from ((name, polish) for polish in words.values() if isinstance(polish, str))


def check_words(project):
    """One word for one thing, and that of the game where it has one."""
    rules = []
    for line in project.text(WORDS).splitlines():
        if line and not line.startswith('#'):
            wrong, right, *but = line.split(' | ')
            rules.append((re.compile(wrong), right, but))
    for name, polish in read_polish(project):
        for wrong, right, but in rules:
            if wrong.search(polish) and not any(part in polish for part in but):
                yield f'{name}: "{polish}": here one says "{right}"'


def plant_entry(english, polish, flags=''):
    """A fault: one more sentence in the sources and in the Polish."""
    def plant(project):
        header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
        text = project.text(PO) if project.has(PO) else header
        return {
            'src/explain/hx-planted.c': f'char *a = _("{english}");\n',
            'po/POTFILES.in': 'src/explain/hx-planted.c\n' + project.text('po/POTFILES.in'),
            PO: f'{text}\n{flags}msgid "{english}"\nmsgstr "{polish}"\n',
        }
    return plant


main({
    'every file with sentences is listed': check_list,
    'the Polish is complete': check_complete,
    'nothing is left in English': check_same,
    'the Polish has its marks': check_marks,
    'the Polish has the words of the game': check_words,
}, [
    Fault('every file with sentences is listed', 'a file that is not listed',
          add('src/explain/hx-planted.c', 'a = _("A planted sentence.");\n')),
    Fault('every file with sentences is listed', 'a template that is not listed',
          add('data/ui/hx-planted.ui', '<property name="label" translatable="yes">A</property>\n')),
    Fault('every file with sentences is listed', 'a listed file that is gone',
          lambda project: {'po/POTFILES.in': 'src/planted.c\n' + project.text('po/POTFILES.in')}),
    Fault('the Polish is complete', 'a sentence without Polish', plant_entry('A planted sentence.', '')),
    Fault('the Polish is complete', 'a doubtful sentence', plant_entry('A planted sentence.', 'Zdanie.', '#, fuzzy\n')),
    Fault('the Polish is complete', 'a lost number', plant_entry('Planted %d.', 'Zdanie.', '#, c-format\n')),
    Fault('nothing is left in English', 'English in Polish',
          plant_entry('A planted sentence.', 'A planted sentence.')),
    Fault('the Polish has its marks', 'a lost value', plant_entry('Planted {n}.', 'Zdanie.')),
    Fault('the Polish has its marks', 'straight quotation marks', plant_entry('Planted “a”.', "Zdanie 'a'.")),
    Fault('the Polish has its marks', 'a lost full stop', plant_entry('A planted sentence.', 'Zdanie')),
    Fault('the Polish has its marks', 'two blanks', plant_entry('A planted sentence.', 'Całe  zdanie.')),
    Fault('the Polish has the words of the game', 'another word', plant_entry('A planted sentence.', 'To wojownik.')),
    Fault('the Polish has the words of the game', 'another word in the data',
          replace('data/rulebooks/base.json', 'Każdy Sztab', 'Każda kwatera')),
])
