#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Armies of one's own on the command line: whatever lies in their folder, all else works, and what is left out is told.
Arguments: the program, the sample army, the folder of the files that the tests of the command line share."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile


class Tester:
    def __init__(self, program, sample, folder, home):
        self.program, self.sample, self.home = program, sample, home
        self.scenario = folder / 'rust-fair.hexa'
        self.plain = folder / 'plain.hexa'
        self.armies = home / 'hexarbiter' / 'armies'

    def run(self, *words, status=0, language='en'):
        done = subprocess.run([self.program, *words], capture_output=True, text=True, check=False, timeout=60,
                              env={**os.environ, 'XDG_DATA_HOME': str(self.home), 'LANGUAGE': language})
        assert done.returncode == status, (words, done.returncode, done.stdout[-500:], done.stderr[-500:])
        return done

    def empty(self):
        shutil.rmtree(self.armies, ignore_errors=True)
        self.armies.mkdir(parents=True)

    def install(self):
        self.empty()
        shutil.copy(self.sample, self.armies)

    def change(self, old, new, name='changed.json'):
        text = self.sample.read_text(encoding='utf-8')
        assert old in text, old
        path = self.armies / name
        path.write_text(text.replace(old, new), encoding='utf-8')
        return path

    def check_missing(self):
        """a scenario of an army that is not there says where its file would be"""
        self.empty()
        said = self.run('resolve', self.scenario, status=1).stderr
        assert "rust-fair.hexa:5: $.sides[0].army: There is no army 'rust-fair'; there are: borgo, " in said, said
        assert f'If somebody made it, its file has to be in {self.armies}.' in said, said
        said = self.run('resolve', '--position', 'HX1/R2/rust-fair,A1hq/borgo,E3hq/T0', status=1).stderr
        assert f'its file has to be in {self.armies}.' in said, said

    def check_listed(self):
        """an own army is listed after the others, and marked"""
        self.install()
        done = self.run('armies')
        assert done.stdout.splitlines()[-1] == 'rust-fair: Rust Fair, tiles: 35, own army', done.stdout
        assert 'borgo: Borgo, tiles: 35\n' in done.stdout and not done.stderr, done
        said = self.run('armies', 'rust-fair', language='pl').stdout
        assert 'rust-fair/strongman: Atleta' in said and '[BASE-MED-01]' in said and '[BASE-INST-50]' in said, said

    def check_played(self):
        """its battles are fought, told with rules and names, drawn, and written in one line"""
        self.install()
        done = self.run('resolve', self.scenario)
        assert 'Knife Thrower on C3' in done.stdout and '[BASE-ATT-02' in done.stdout and not done.stderr, done
        assert 'The HQ of Rust Fair still has 20' in done.stdout, done.stdout
        assert json.loads(self.run('resolve', self.scenario, '--json').stdout)
        assert 'Naganiacz' not in done.stdout and 'Miotacz Noży' in self.run('resolve', self.scenario, language='pl').stdout
        assert 'faster by 1' in self.run('explain', self.scenario, 'C4').stdout
        line = self.run('notation', self.scenario).stdout.strip()
        assert line.startswith('HX1/R2/rust-fair,'), line
        assert self.run('resolve', '--position', line).stdout == self.run('resolve', self.scenario).stdout
        assert 'Firecracker' in self.run('legal', self.scenario).stdout
        picture = self.home / 'board.svg'
        self.run('render', self.scenario, '-o', picture)
        self.run('render', self.scenario, '-o', self.home / 'small.png', '--thumbnail', '--size', '64')
        assert picture.stat().st_size > 1000
        report = self.home / 'report.md'
        self.run('report', self.scenario, '-o', report)
        assert 'Rust Fair' in report.read_text(encoding='utf-8')
        assert self.run('validate', self.scenario).stdout.endswith('rust-fair.hexa: valid\n')

    def check_left_out(self):
        """a broken army is left out with a sentence, and all else works"""
        self.install()
        path = self.change('"mobility"', '"mobilty"')
        done = self.run('resolve', self.plain)
        assert done.stdout, done
        assert done.stderr.splitlines() == [
            f"hexarbiter-cli: {path}:25: $.tiles[2].traits: 'mobilty' is no trait that is known; perhaps 'mobility' is meant.",
            f"hexarbiter-cli: {path}: There is 1 fault more; 'validate' tells all."], done.stderr
        self.change('"army": "rust-fair"', '"army": "rust-fair"', 'twice.json')
        said = self.run('armies').stderr
        assert f"twice.json: The id 'rust-fair' is taken by the army in {self.armies / 'rust-fair.json'}; each army needs its own." in said, said

    def check_validated(self):
        """validate tells an army from a scenario and finds all its faults at once; the file may lie in the folder"""
        self.install()
        assert self.run('validate', self.armies / 'rust-fair.json').stdout.endswith('rust-fair.json: valid\n')
        path = self.change('"effect": "medic"', '"effect": "medik"')
        path.write_text(path.read_text(encoding='utf-8').replace('"tile_total": 35', '"tile_total": 0'), encoding='utf-8')
        done = self.run('validate', self.plain, path, status=1)
        assert 'plain.hexa: valid' in done.stdout, done
        assert [line.split(': ')[2] for line in done.stderr.splitlines()] == ['$.tile_total', '$.tiles[12].links[0].effect'], done.stderr
        done = subprocess.run([self.program, 'validate', '-'], input=self.sample.read_bytes(), capture_output=True, check=False)
        assert done.stdout == b'-: valid\n', done

    def check_file(self):
        """an army is shown from its file, installed or not"""
        self.empty()
        alone = self.run('armies', self.sample).stdout
        assert alone.startswith('rust-fair: Rust Fair, tiles: 35, own army\n') and 'rust-fair/drum: Drum' in alone, alone
        done = subprocess.run([self.program, 'armies', '-'], input=self.sample.read_bytes(), capture_output=True, check=False)
        assert done.stdout.decode() == alone and not done.stderr, done
        self.install()
        assert self.run('armies', self.sample).stdout == alone
        assert self.run('armies', 'RUST-FAIR').stdout == self.run('armies', 'rdzawy jarmark').stdout == alone
        other = self.home / 'other.json'
        self.change('"Drum"', '"Kettle Drum"').rename(other)
        said = self.run('armies', other, status=1).stderr
        assert "The id 'rust-fair' is taken by the army in " in said, said
        assert 'cannot be read' in self.run('armies', self.home / 'missing.json', status=1).stderr


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as home:
        tester = Tester(pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]), pathlib.Path(home).resolve())
        checks = [getattr(tester, name) for name in sorted(dir(tester)) if name.startswith('check_')]
        print(f'1..{len(checks)}')
        for number, check in enumerate(checks, 1):
            try:
                check()
                print(f'ok {number} - {check.__doc__}')
            except AssertionError as error:
                failed += 1
                print(f'not ok {number} - {check.__doc__}')
                for line in str(error).splitlines():
                    print(f'# {line}')
    sys.exit(1 if failed else 0)


if __name__ == '__main__':
    main()
