"""What holds for all tests."""

from __future__ import annotations

import os

os.environ["MAAT_COMPILE"] = "0"  # no server that a test starts compiles in the background
