#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages and the completions of three shells say what the program
takes: every command and option, and no other; and what the help has to copy is
right.  Arguments: the program, the
folder of the manual pages, that of the completions."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(sys.argv[1]).resolve()
MANUALS = pathlib.Path(sys.argv[2])
COMPLETIONS = pathlib.Path(sys.argv[3])


class Skip(Exception):
    """What is needed is not there."""


def read(path):
    return path.read_text(encoding='utf-8')


def run(*command, **options):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, timeout=120,
                          **options)


def words_of_sources():
    """Every word in the program's sources that looks like an option."""
    found = set()
    for path in (ROOT / 'src' / 'cli').glob('*.c'):
        found |= set(re.findall(r'"(-o|--[a-z][a-z-]*[a-z])"', read(path)))
    return found


def truth(commands):
    """What the program takes, by asking it for everything."""
    taken = {}
    for command in commands:
        taken[command] = set()
        for option in words_of_sources() - {'--help', '--version'}:
            error = run(PROGRAM, command, option, '--planted').stderr
            assert error, f'{command} {option} --planted is taken'
            if f'has no option {option}.' not in error and f"takes no argument '{option}'" not in error:
                taken[command].add(option)
    return taken


def read_help(text):
    told = {}
    for name, rest in re.findall(r'^  ([a-z]+)(.*)$', text, re.MULTILINE):
        told[name] = set(re.findall(r'(?<![\w-])(-o|--[a-z-]+)', rest))
        if re.search(r'\bFILE\b', re.sub(r'\[[^]]*\]', '', rest)):
            told[name].add('--position')
    hiding = re.search(r'^With --view SIDE the first three, (.*) hide ', text, re.MULTILINE)[1]
    for name in [*list(told)[:3], *hiding.split(' and ')]:
        told[name].add('--view')
    return told


def read_manual(text):
    """The synopses of the commands; that each file can be a line is said once for all of them."""
    told = {}
    body = text.partition('.Ss Commands\n')[2].partition('\n.Sh ')[0]
    for synopsis in re.findall(r'^\.It Xo\n(.*?)^\.Xc$', body, re.MULTILINE | re.DOTALL) + \
            re.findall(r'^\.It (Cm .*)$', body, re.MULTILINE):
        name = re.search(r'\bCm ([a-z]+)', synopsis)[1]
        told[name] = {'-' + option for option in re.findall(r'\bFl (-?[a-z][a-z-]*)', synopsis)}
        if re.search(r'\bAr file\b', re.sub(r'\bOp .*', '', synopsis)):
            told[name].add('--position')
    return told


def read_bash(text):
    """What it offers when it is asked."""
    def offer(*words):
        script = text + f'\nCOMP_WORDS=(hexarbiter-cli {" ".join(words)} "$1") COMP_CWORD={len(words) + 1}\n' + \
            f'_hexarbiter_cli hexarbiter-cli "$1" {words[-1] if words else ""}\nprintf "%s\\n" "${{COMPREPLY[@]}}"\n'
        return [run('bash', '-c', script, 'bash', start).stdout.split() for start in ('', '-')]
    commands = [word for word in offer()[0] if not word.startswith('-')]
    return {name: set(offer(name)[1]) for name in commands}


def read_zsh(text):
    told = {}
    option = re.compile(r"'(-o|--[a-z-]+)\[")
    shared = {name: set(option.findall(value)) for name, value in
              re.findall(r'^  (common|view|choices)=\((.*?)\)\n', text, re.MULTILINE | re.DOTALL)}
    names = re.findall(r"^    '([a-z]+):", text, re.MULTILINE)
    blocks = dict(re.findall(r'^    ([a-z]+)\)\n(.*?);;$', text, re.MULTILINE | re.DOTALL))
    for name in names:
        block = blocks.get(name, '')
        told[name] = set(option.findall(block))
        for use in re.findall(r'\$(common|view|choices)\b', block):
            told[name] |= shared[use]
    return told


def read_fish(text):
    told = {name: set() for name in re.findall(r'-n __fish_use_subcommand -a (\w+)', text)}
    scenario = re.search(r'^set -l scenario (.*)$', text, re.MULTILINE)[1]
    for names, rest in re.findall(r'''-n ['"]__fish_seen_subcommand_from ([^'"]+)['"](.*)$''', text, re.MULTILINE):
        for name in names.replace('$scenario', scenario).split():
            told[name] |= {'--' + option for option in re.findall(r' -l ([a-z-]+)', rest)}
            told[name] |= {'-' + option for option in re.findall(r' -s ([a-z])\b', rest)}
    return told


def compare(told, taken):
    for name in sorted(set(told) ^ set(taken)):
        yield f'the command {name} is told by one only'
    for name in sorted(set(told) & set(taken)):
        for option in sorted(taken[name] - told[name]):
            yield f'{name} takes {option}, which is not told'
        for option in sorted(told[name] - taken[name]):
            yield f'{name} does not take {option}, which is told'


def check_lint(path):
    if shutil.which('mandoc') is None:
        raise Skip('mandoc is not installed')
    for line in run('mandoc', '-T', 'lint', path).stdout.splitlines():
        # The pages name each other before they are installed.
        if 'referenced manual not found: Xr hexarbiter' not in line:
            yield line


def check_syntax(shell, path):
    if shutil.which(shell) is None:
        # Only bash has to be there for the build.
        yield from ()
        return
    yield from run(shell, '-n', path).stderr.splitlines()


def complete(folder, *words):
    """What bash offers for the last of the words, in a folder of its own."""
    script = f'. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))\n' \
             '_hexarbiter_cli "$1" "${@: -1}" "${@: -2:1}"; printf "%s\\n" "${COMPREPLY[@]}"'
    done = run('bash', '-c', script, 'bash', COMPLETIONS / 'hexarbiter-cli.bash', *words, cwd=folder)
    return set(done.stdout.split('\n')) - {''}


def check_offers():
    """Files by their endings, hexes, sides, and the ids that the program knows."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ('a b.hexa', 'a.txt', 'a.svg', 'a.html'):
            (pathlib.Path(folder) / name).touch()
        (pathlib.Path(folder) / 'a folder').mkdir()
        cases = [
            (('re',), {'resolve', 'render', 'report'}),
            (('resolve', 'a'), {'a b.hexa', 'a folder'}),
            (('resolve', 'x.hexa', 'a'), {'a b.hexa', 'a folder'}),
            (('legal', 'x.hexa', 'a'), set()),
            (('render', 'x.hexa', '-o', 'a'), {'a.svg', 'a folder'}),
            (('report', '-o', 'a'), {'a.txt', 'a.html', 'a folder'}),
            (('explain', 'a'), {'a b.hexa', 'a folder'}),
            (('explain', 'x.hexa', 'G'), {'G1', 'G2', 'G3', 'G4'}),
            (('explain', '--position', 'HX1', 'A'), {'A1', 'A2', 'A3', 'A4'}),
            (('resolve', '--view', 'a'), {'all'}),
            (('resolve', '--limit', ''), set()),
            (('rules', '--positions', 'a'), {'a folder'}),
            (('rules', 'BASE-NET-0'), {f'BASE-NET-0{number}' for number in range(1, 10)}),
            (('rules', 'D-1'), {f'D-1{number}' for number in range(10)}),
            (('armies', 'b'), {'borgo'}),
            (('bench', ''), set()),
        ]
        for words, wanted in cases:
            got = complete(folder, PROGRAM, *words)
            if got != wanted:
                yield f'{" ".join(words)}: {sorted(got)}, not {sorted(wanted)}'


def check_sample():
    """The file with which the help begins can be copied."""
    page = read(ROOT / 'help' / 'C' / 'file-format.page')
    sample = re.search(r'<screen>(.*?)</screen>', page, re.DOTALL)[1]
    done = run(PROGRAM, 'validate', '-', input=sample)
    if done.stdout != '-: valid\n':
        yield f'{done.stdout}{done.stderr}'


def check_loading():
    """bash-completion finds it by the name of the program."""
    library = pathlib.Path('/usr/share/bash-completion/bash_completion')
    if not library.exists():
        raise Skip('bash-completion is not installed')
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder) / 'bash-completion' / 'completions'
        place.mkdir(parents=True)
        shutil.copy(COMPLETIONS / 'hexarbiter-cli.bash', place / 'hexarbiter-cli')
        script = f'. {library}; _comp_load hexarbiter-cli || __load_completion hexarbiter-cli; complete -p hexarbiter-cli'
        done = run('bash', '-c', script, env={**os.environ, 'XDG_DATA_DIRS': folder, 'BASH_COMPLETION_USER_DIR': folder})
        if '-F _hexarbiter_cli hexarbiter-cli' not in done.stdout:
            yield f'it is not loaded: {done.stdout}{done.stderr}'


def main():
    texts = {
        'help': (read_help, run(PROGRAM, '--help').stdout),
        'manual': (read_manual, read(MANUALS / 'hexarbiter-cli.1')),
        'bash': (read_bash, read(COMPLETIONS / 'hexarbiter-cli.bash')),
        'zsh': (read_zsh, read(COMPLETIONS / '_hexarbiter-cli')),
        'fish': (read_fish, read(COMPLETIONS / 'hexarbiter-cli.fish')),
    }
    table = re.search(r'commands\[\] = \{(.*?)^\};', read(ROOT / 'src' / 'cli' / 'main.c'), re.MULTILINE | re.DOTALL)[1]
    taken = truth(re.findall(r'\{ "([a-z]+)"', table))
    checks = {}
    for name, (reader, text) in texts.items():
        checks[f'{name}: all that is taken, and no more'] = lambda reader=reader, text=text: compare(reader(text), taken)
        less = re.sub(r'(-ends\b|-l ends\b)', '', text)
        checks[f'{name}: finds an option that is missing'] = lambda reader=reader, less=less: \
            [] if list(compare(reader(less), taken)) else ['it was taken out and not missed']
    for path in sorted(MANUALS.glob('*.1')):
        checks[f'{path.name} is well formed'] = lambda path=path: check_lint(path)
    checks['bash: the right things are offered'] = check_offers
    checks['bash: it is found by bash-completion'] = check_loading
    checks['help: the sample of a file is right'] = check_sample
    for shell, name in (('bash', 'hexarbiter-cli.bash'), ('zsh', '_hexarbiter-cli'), ('fish', 'hexarbiter-cli.fish')):
        checks[f'{shell}: the syntax is right'] = lambda shell=shell, name=name: check_syntax(shell, COMPLETIONS / name)

    failed = 0
    print(f'1..{len(checks)}')
    for number, (name, check) in enumerate(checks.items(), 1):
        try:
            problems = list(check())
        except Skip as reason:
            print(f'ok {number} - {name} # SKIP {reason}')
            continue
        failed += bool(problems)
        print(f'{"not ok" if problems else "ok"} {number} - {name}')
        for problem in problems:
            print(f'# {problem}')
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
