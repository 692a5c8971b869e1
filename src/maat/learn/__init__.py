"""Value and policy learned from play: read with numpy alone, trained with torch."""

import os

# A bot thinks on one core, and several threads are slower for networks this small. numpy's library
# looks at this when it is loaded, so a program that has loaded numpy already decides for itself.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

__all__ = ["evaluator", "games", "net", "runner", "train", "weights"]
