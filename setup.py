"""Installs the engine as it is, or compiled: MAAT_COMPILE=1 asks for a compiled wheel.

An engine that was installed plain can be compiled later, while it plays (maat.engine).
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent / "src"))
from maat.engine import recipe  # found from here on

WISHED = os.environ.get("MAAT_COMPILE") == "1"


def extensions() -> list[Extension]:
    """The modules to compile; none before what compiles them has been installed for it."""
    if not WISHED or find_spec("mypyc") is None:
        return []
    return recipe.extensions(Path("build").absolute() / "engine")


setup(
    ext_modules=extensions(),
    # Without msgspec mypy takes what is derived from its classes for wrong.
    setup_requires=["mypy>=2.4", "msgspec>=0.20"] if WISHED else [],
    options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
)
