#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Where commands write their files: what is no place for one is refused in plain words, and links stay links.
Arguments: the program, the folder of the files that the tests of the command line share."""

import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tap import run as run_tests  # noqa: E402

program, plain = sys.argv[1], pathlib.Path(sys.argv[2]) / 'plain.hexa'


def run(command, out, **options):
    return subprocess.run([program, command, plain, '-o', out], capture_output=True, check=False,
                          env=os.environ | {'LANGUAGE': 'en'}, **options)


def write(command, out):
    done = run(command, out)
    assert (done.returncode, done.stdout, done.stderr) == (0, b'', b''), done


def refuse(command, out, reason):
    done = run(command, out)
    assert done.returncode == 1 and not done.stdout, done
    assert done.stderr.decode() == f'hexarbiter-cli: {out}: {reason}\n', done.stderr


def test_folder(folder):
    folder = pathlib.Path(folder)
    for command, name in (('render', 'folder.svg'), ('report', 'folder.html')):
        (folder / name).mkdir()
        refuse(command, folder / name, 'This is a folder; name a file in it.')
        refuse(command, folder / 'none' / name, f"There is no folder '{folder}/none'.")
        refuse(command, plain / name, 'The file cannot be written: Not a directory.')
        assert list((folder / name).iterdir()) == []


def test_link(folder):
    """What it leads to is written, there or not, and nothing else is left there."""
    folder = pathlib.Path(folder)
    (folder / 'there').mkdir()
    for command, ending in (('render', 'svg'), ('report', 'md')):
        write(command, folder / f'plain.{ending}')
        wanted = (folder / f'plain.{ending}').read_bytes()
        (folder / 'there' / f'old.{ending}').write_text('old', encoding='utf-8')
        (folder / f'over.{ending}').symlink_to(f'there/old.{ending}')
        for name, target in (('first', f'over.{ending}'), ('second', f'there/new.{ending}')):
            link = folder / f'{name}.{ending}'
            link.symlink_to(target)
            write(command, link)
            assert link.is_symlink() and os.readlink(link) == target, name
            assert link.read_bytes() == wanted, name
        assert (folder / f'over.{ending}').is_symlink()
    assert len(list((folder / 'there').iterdir())) == 4


def test_circle(folder):
    folder = pathlib.Path(folder)
    (folder / 'a.svg').symlink_to('b.svg')
    (folder / 'b.svg').symlink_to('a.svg')
    refuse('render', folder / 'a.svg', 'The file cannot be written: Too many levels of symbolic links.')
    assert (folder / 'a.svg').is_symlink() and (folder / 'b.svg').is_symlink()


def test_mode(folder):
    folder = pathlib.Path(folder)
    path = folder / 'private.svg'
    path.write_text('old', encoding='utf-8')
    path.chmod(0o600)
    write('render', path)
    assert path.stat().st_mode & 0o777 == 0o600 and path.read_bytes().startswith(b'<?xml')


def test_pipe(folder):
    folder = pathlib.Path(folder)
    (folder / 'out.svg').symlink_to('/dev/stdout')
    done = run('render', folder / 'out.svg')
    assert done.returncode == 0 and done.stdout.startswith(b'<?xml') and done.stdout.endswith(b'</svg>\n'), done


def test_full(folder):
    folder = pathlib.Path(folder)
    (folder / 'full.md').symlink_to('/dev/full')
    refuse('report', folder / 'full.md', 'The file cannot be written: No space left on device.')


sys.exit(run_tests([test_folder, test_link, test_circle, test_mode, test_pipe, test_full]))
