"""A pool of processes ends with the one that started it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = """
import os, signal, time
from maat.pool import workers

def sleep(number):
    os.write(1, b"%d\\n" % os.getpid())  # whole, where print may write number and line apart
    time.sleep(600)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with workers(2) as pool:
        for each in [pool.submit(sleep, number) for number in range(8)]:
            each.result()
"""


def is_there(number: int) -> bool:
    """Whether a process lives; one that only waits to be noticed as dead does not."""
    try:
        state = Path(f"/proc/{number}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nobody_works_on_after_the_end(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "work.py"
    file.write_text(SCRIPT, "utf-8")
    with subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        busy = [int(parent.stdout.readline()) for _ in range(2)]
        assert all(is_there(number) for number in busy)
        os.kill(parent.pid, how)
        parent.wait(60)
    until = time.monotonic() + 60
    while any(is_there(number) for number in busy) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(is_there(number) for number in busy)


DYING = """
import os
from maat.core.errors import NotFound
from maat.pool import workers

if __name__ == "__main__":
    try:
        with workers(2) as pool:
            pool.submit(os._exit, 1).result()
    except NotFound as fault:
        print(fault)
"""


def test_a_worker_that_dies_is_told_in_words(tmp_path: Path) -> None:
    file = tmp_path / "work.py"
    file.write_text(DYING, "utf-8")
    told = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("worker-gone")
