"""The files for operators name what there is: metrics, settings, commands."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

from typer.main import get_group

from maat.cli.main import app
from maat.server.metrics import PrometheusMetrics
from maat.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
FILES = [DOCS / "hosting.md", *sorted((DOCS / "hosting").iterdir())]


def test_every_metric_of_the_board_is_served() -> None:
    board = json.loads((DOCS / "hosting" / "grafana.json").read_text("utf-8"))
    asked = [each["expr"] for panel in board["panels"] for each in panel.get("targets", ())]
    named = {name for expr in asked for name in re.findall(r"\bmaat_\w+", expr)}
    metrics = PrometheusMetrics()
    metrics.refused("too-fast")  # what has a label is there once it was counted
    told = metrics.text().decode()
    served = set(re.findall(r"^(maat_\w+)", told, re.MULTILINE))
    assert named <= served
    assert {name.removesuffix("_total") for name in named} >= {"maat_faults", "maat_sockets"}
    labels = {
        name
        for expr in asked
        for each in re.findall(r"by \(([^)]*)\)", expr)
        for name in each.split(", ")
    }
    assert labels <= set(re.findall(r"[{,](\w+)=", told))


def test_every_setting_and_command_of_the_files_is_there() -> None:
    settings = {f"MAAT_{each.name.upper()}" for each in fields(Settings)}
    commands = set(get_group(app).commands)
    for file in FILES:
        text = file.read_text("utf-8")
        assert set(re.findall(r"MAAT_[A-Z_]+", text)) <= settings, file.name
        said = re.findall(r"(?:`|/bin/|&& |^ {4}|' )maat ([a-z][a-z-]+)", text, re.MULTILINE)
        assert set(said) <= commands, file.name
