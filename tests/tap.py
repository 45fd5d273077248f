# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs test functions, each with a folder of its own, and tells of them as TAP does."""

import tempfile
import traceback


def run(tests):
    """Returns the exit status: 1 if one failed, else 0."""
    failed = 0
    print(f'1..{len(tests)}')
    for number, test in enumerate(tests, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                test(folder)
                print(f'ok {number} - {test.__name__}', flush=True)
            except Exception:  # every fault is one test's failure
                failed += 1
                print('\n'.join('# ' + line for line in traceback.format_exc().splitlines()))
                print(f'not ok {number} - {test.__name__}', flush=True)
    return 1 if failed else 0
