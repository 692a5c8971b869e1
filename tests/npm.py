"""What can be tested only with npm; where nothing may be left out, its absence is a failure."""

from __future__ import annotations

import os
import shutil

import pytest

INSIST = bool(os.environ.get("INSIST") or os.environ.get("CI"))  # as `make scripts` has it

needs_npm = pytest.mark.skipif(
    shutil.which("npm") is None and not INSIST, reason="npm brings the Python of browsers"
)
