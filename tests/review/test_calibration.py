"""Chances are compared with games that were played on, and made right by that."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from maat import catalog
from maat.review import calibration, chances, reviewer, samples
from maat.review.chances import Calibration, Scale
from maat.review.samples import Sample, Trial

GAMES = ["ra", "pharaon", "tekhenu"]
PLAYS = 4
ENOUGH = 100  # answers of a tenth about which anything can be said
AIM = 3  # points a tenth may be off
DOCS = Path(__file__).parents[2] / "docs" / "review.md"


def boasting(games: int, seats: int = 2, automa: float = 0.0) -> list[Sample]:
    """Games of a judge whose odds are the square of the true ones; it thinks an automa weak."""
    dice = Random(f"{seats} {automa}")

    def trial(lead: float) -> Trial:
        true = chances.likely(lead - automa)
        said = chances.likely(2 * lead)
        won = sum(dice.random() < true for _ in range(PLAYS)) / PLAYS
        return Trial([said, 1 - said], 0.001, [won, 1 - won])

    return [
        Sample(number, seats, 0, dice.random(), trial(dice.gauss(0, 2)), trial(dice.gauss(0, 2)), 4)
        for number in range(games)
        for _ in range(6)
    ]


def off(made: Calibration) -> list[float]:
    """How many points the tenths about which enough is known are off."""
    return [100 * abs(row.said - row.came) for row in made.tenths if row.count >= ENOUGH]


def test_a_judge_that_boasts_is_made_modest() -> None:
    found = boasting(250)
    scale = calibration.fit(found, 2)
    assert scale.sharp == pytest.approx((0.5, 0.5), abs=0.12)
    made = calibration.calibrated(found, 4)
    assert len(off(made)) == 10
    assert max(off(made)) < 3
    assert made.slope == pytest.approx(1, abs=0.1)
    boasted = calibration.tenths([(sample, {2: Scale(2)}) for sample in found])
    assert max(100 * abs(row.said - row.came) for row in boasted) > 8


def test_an_automa_is_given_what_it_will_yet_make() -> None:
    scale = calibration.fit(boasting(150, 1, 1.5), 1)
    assert scale.automa == pytest.approx((1.5, 1.5), abs=0.5)
    assert calibration.fit(boasting(100, 2, 1.5), 2).automa == (0.0, 0.0)


def test_a_judge_that_only_had_luck_in_the_games_played_on_is_not_doubted() -> None:
    found = boasting(250)
    right = calibration.doubted([(sample, {2: Scale(2, (0.5, 0.5))}) for sample in found])
    wrong = calibration.doubted([(sample, {2: Scale(2, (1.5, 1.5))}) for sample in found])
    assert right[0] < 0.3 < wrong[0]


def test_a_sample_plays_on_after_two_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "usual", lambda key, level: 24)
    monkeypatch.setattr(samples, "ITERATIONS", 2)
    monkeypatch.setattr(samples, "PLACES", 2)
    found = list(samples.samples("ra", 4, 2, 3))
    assert len(found) >= 2
    assert found == list(samples.samples("ra", 4, 2, 3))
    for sample in found:
        assert 0 <= sample.progress < 1
        for trial in (sample.favorite, sample.other):
            assert sum(trial.ending) == pytest.approx(1)
            assert all(part * samples.PLAYS % 0.5 == 0 for part in trial.ending)


def test_the_command_goes_on_from_the_samples_that_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, Calibration]] = []
    monkeypatch.setattr(calibration, "write", lambda key, made: written.append((key, made)))
    monkeypatch.setattr(
        samples, "samples", lambda key, level, seats, number: boasting(number + 1)[-6:]
    )
    told: list[str] = []
    for _ in range(2):
        calibration.run(["ra"], 4, 0.02, tmp_path, told.append)
    assert [key for key, _ in written] == ["ra", "ra"]
    first, second = (made for _, made in written)
    assert second.samples > first.samples
    assert told[0].startswith(f"ra: {first.games} games, {first.samples} decisions")
    assert len(calibration.read(tmp_path / "ra-4.jsonl")) == second.samples


@pytest.mark.parametrize("key", GAMES)
def test_chances_of_every_game_are_calibrated_for_all_seats(key: str) -> None:
    made = chances.calibration(key)
    assert made is not None
    assert [each.seats for each in made.scales] == sorted(catalog.load(key).seat_counts)
    assert made.level == reviewer.LEVEL
    assert all(each.doubt > 0 for each in made.scales)


@pytest.mark.parametrize("key", GAMES)
def test_no_tenth_is_more_than_three_points_off_in_games_left_out(key: str) -> None:
    made = chances.calibration(key)
    assert made is not None
    assert len(off(made)) == 10
    assert max(off(made)) <= AIM


@pytest.mark.parametrize("key", GAMES)
def test_the_page_has_the_table(key: str) -> None:
    made = chances.calibration(key)
    assert made is not None
    assert calibration.page(made) in DOCS.read_text("utf-8")
