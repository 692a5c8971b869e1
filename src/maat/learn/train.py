"""Learning from games that were played; the only module that needs torch."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from maat.learn.games import Array

WIDE: Final = 128
DEEP: Final = 64
BATCH: Final = 512
RATE: Final = 0.002
DECAY: Final = 0.01
HELD_BACK: Final = 19  # one game in so many is asked about, not learned; of all seat counts
LEAD_WEIGHT: Final = 0.05
POLICY_WEIGHT: Final = 0.3


def seed_number(seed: str, number: int) -> int:
    """A number that a text and a number decide."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:4], "big")


class Model:
    """The network as `maat.learn.net` reads it."""

    def __init__(self, inputs: int, sides: int, actions: int, seed: str) -> None:
        torch.manual_seed(seed_number(seed, 0))
        self.layers = nn.ModuleDict(
            {
                "first": nn.Linear(inputs, WIDE),
                "second": nn.Linear(WIDE, DEEP),
                "value": nn.Linear(DEEP, sides),
                "lead": nn.Linear(DEEP, sides),
                "policy": nn.Linear(DEEP, actions),
            }
        )

    def __call__(self, numbers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits of values, leads, logits of answers."""
        layers = self.layers
        hidden = functional.relu(layers["first"](numbers))
        hidden = functional.relu(layers["second"](hidden))
        return layers["value"](hidden), layers["lead"](hidden), layers["policy"](hidden)

    def arrays(self) -> dict[str, Array]:
        """The weights under the names the file has for them."""
        found = {}
        for name, tensor in self.layers.state_dict().items():
            layer, _, part = name.partition(".")
            found[f"{layer}_{part[0]}"] = tensor.numpy()
        return found

    def take(self, arrays: dict[str, Any]) -> None:
        """Start from weights that were written before."""
        parts = {"w": "weight", "b": "bias"}
        self.layers.load_state_dict(
            {
                f"{name[:-2]}.{parts[name[-1]]}": torch.from_numpy(np.array(array, np.float32))
                for name, array in arrays.items()
            }
        )


@dataclass
class Losses:
    """How wrong the network still is on lessons it has not learned."""

    value: float
    lead: float
    policy: float


class School:
    """Lessons of several rounds, ready to be drawn in batches."""

    def __init__(self, files: list[Path], actions: int, trust: float) -> None:
        torch.set_num_threads(1)  # small matrices gain nothing by more, and one is repeatable
        parts = [dict(np.load(file, allow_pickle=False)) for file in files]
        self.belongs = np.concatenate([part["belongs"] for part in parts])
        self.numbers = np.concatenate([part["numbers"] for part in parts])
        results = np.concatenate([part["results"] for part in parts])
        hopes = np.concatenate([part["hopes"] for part in parts])
        mixed = (1.0 - trust) * results + trust * hopes
        self.results = np.where(np.isnan(mixed), results, mixed)
        self.searched = ~np.isnan(hopes[:, 0])  # greedy bots teach values, not answers
        self.leads = np.concatenate([part["leads"] for part in parts])
        self.options = np.concatenate([part["options"] for part in parts])
        self.shares = np.concatenate([part["shares"] for part in parts])
        lengths = np.concatenate([part["lengths"] for part in parts]).astype(np.int64)
        self.starts = np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)])
        self.actions = actions

    def __len__(self) -> int:
        return len(self.numbers)

    def batch(self, places: Array) -> tuple[torch.Tensor, ...]:
        """Numbers, results, leads, which options are legal, and how good they looked."""
        legal = np.zeros((len(places), self.actions), np.bool_)
        shares = np.zeros((len(places), self.actions), np.float32)
        lengths = self.starts[places + 1] - self.starts[places]
        rows = np.repeat(np.arange(len(places)), lengths)
        ends = np.cumsum(lengths)
        offsets = np.arange(ends[-1]) - np.repeat(ends - lengths, lengths)
        at = np.repeat(self.starts[places], lengths) + offsets
        legal[rows, self.options[at]] = True
        shares[rows, self.options[at]] = self.shares[at]
        numbers = self.numbers[places].astype(np.float32)
        shares[~self.searched[places]] = 0.0
        together = (numbers, self.results[places], self.leads[places], legal, shares)
        return tuple(torch.from_numpy(np.ascontiguousarray(each)) for each in together)


def losses(model: Model, batch: tuple[torch.Tensor, ...]) -> tuple[torch.Tensor, ...]:
    """How wrong a batch is: values, leads, answers."""
    numbers, results, leads, legal, shares = batch
    value, lead, policy = model(numbers)
    there = ~torch.isnan(results)
    wrong = functional.binary_cross_entropy_with_logits(value[there], results[there])
    off = functional.smooth_l1_loss(lead[there], leads[there])
    logs = functional.log_softmax(policy.masked_fill(~legal, -1e9), dim=1)
    surprise = -(shares * logs.clamp(min=-30.0)).sum() / shares.sum().clamp(min=1.0)
    return wrong, off, surprise


def split(belongs: Array) -> tuple[Array, Array]:
    """Lessons to ask about and lessons to learn; whole games, for their positions share one end."""
    kept_back = belongs % HELD_BACK == 0
    return np.flatnonzero(kept_back), np.flatnonzero(~kept_back)


def learn(model: Model, school: School, epochs: int, seed: int, rate: float = RATE) -> Losses:
    """Go through the lessons some times, more and more carefully; how wrong it is in the end."""
    torch.manual_seed(seed)
    chance = np.random.default_rng(seed)
    held, learned = split(school.belongs)
    steps = max(1, epochs * (len(learned) // BATCH + 1))
    optimizer = torch.optim.AdamW(model.layers.parameters(), lr=rate, weight_decay=DECAY)
    slope = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    for _ in range(epochs):
        chance.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            wrong, off, surprise = losses(model, school.batch(learned[start : start + BATCH]))
            loss: Any = wrong + LEAD_WEIGHT * off + POLICY_WEIGHT * surprise
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slope.step()
    return examine(model, school, held if len(held) else learned)


def examine(model: Model, school: School, places: Array) -> Losses:
    """How wrong the network is about these lessons."""
    totals = np.zeros(3)
    with torch.no_grad():
        for start in range(0, len(places), BATCH):
            part = places[start : start + BATCH]
            found = losses(model, school.batch(part))
            totals += len(part) * np.array([float(each) for each in found])
    value, lead, policy = (totals / len(places)).tolist()
    return Losses(value, lead, policy)
