"""Any module of the core may be the first that a program imports."""

from __future__ import annotations

import subprocess
import sys

import pytest

import maat.core


@pytest.mark.parametrize("name", maat.core.__all__)
def test_each_module_can_be_imported_first(name: str) -> None:
    line = [sys.executable, "-c", f"import maat.core.{name}"]
    first = subprocess.run(line, capture_output=True, text=True, check=False)
    assert first.returncode == 0, first.stderr
