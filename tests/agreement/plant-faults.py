#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that the comparison of the two referees bites: plants one fault after another in the rules and
expects the comparison to find each within the boards of a normal run.

usage: plant-faults.py FAULTS.json RULES_DIR BUILD_DIR COMPARE ARGUMENT..."""
import json
import os
import shlex
import subprocess
import sys
import tempfile


def compile_command(build, source):
    """How the build compiles a file of the rules, as a list of words."""
    with open(os.path.join(build, "compile_commands.json")) as commands:
        for entry in json.load(commands):
            path = os.path.normpath(os.path.join(entry["directory"], entry["file"]))
            if path == source:
                return shlex.split(entry["command"])
    raise SystemExit(f"{source} is not part of the build")


def link_command(build, target):
    """How the build links the comparison, as a list of words."""
    lines = subprocess.run(["ninja", "-C", build, "-t", "commands", "-s", os.path.relpath(target, build)],
                           check=True, capture_output=True, text=True).stdout.splitlines()
    return shlex.split(next(line for line in reversed(lines) if " -o " in line and "ninja:" not in line))


def with_output(words, output, source=None):
    """The command with another output, and another source in place of its last word."""
    words = list(words)
    words[words.index("-o") + 1] = output
    if source is not None:
        words[words.index("-c") + 1] = source
        for option in ("-MF", "-MQ"):
            if option in words:
                words[words.index(option) + 1] = output + ".d"
    return words


def plant(fault, rules, build, compare, folder):
    """Builds the comparison with the fault in it; returns its path."""
    source = os.path.normpath(os.path.join(rules, fault["file"]))
    with open(source) as file:
        text = file.read()
    if text.count(fault["old"]) != 1:
        raise SystemExit(f"{fault['name']}: {fault['file']} no longer has exactly one place for it")
    faulty = os.path.join(folder, os.path.basename(source))
    with open(faulty, "w") as file:
        file.write(text.replace(fault["old"], fault["new"]))
    thing = os.path.join(folder, "faulty.o")
    binary = os.path.join(folder, "compare")
    command = with_output(compile_command(build, source), thing, faulty)
    subprocess.run(command + ["-I" + os.path.dirname(source), "-w"], cwd=build, check=True)
    words = with_output(link_command(build, compare), binary)
    # First come, first served: the faulty object hides its twin in the library.
    words.insert(words.index("-o") + 2, thing)
    subprocess.run(words, cwd=build, check=True)
    return binary


def main():
    faults_file, rules, build, compare, *arguments = sys.argv[1:]
    rules, build, compare = (os.path.abspath(path) for path in (rules, build, compare))
    with open(faults_file) as file:
        faults = json.load(file)
    print(f"1..{len(faults)}", flush=True)
    failed = 0
    for number, fault in enumerate(faults, 1):
        with tempfile.TemporaryDirectory() as folder:
            binary = plant(fault, rules, build, compare, folder)
            run = subprocess.run([binary, *arguments, "--most", "1", "--no-shares"], capture_output=True, text=True)
        # A crash is no finding: a disagreement must have been printed.
        found = run.returncode == 1 and "=== board" in run.stdout
        failed += not found
        print(f"{'ok' if found else 'not ok'} {number} - {fault['name']}", flush=True)
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
