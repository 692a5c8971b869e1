"""Sealed draws can be computed by anybody from the seed, and only from it."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from maat.core.dealer import QuickDealer
from maat.core.seal import SealedDealer, commitment, new_seed

BLOCK = 64


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC written out as in RFC 2104."""
    padded = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def expected(seed: str, draw: int, limit: int) -> tuple[int, int]:
    """The draw and how many numbers were thrown away before it."""
    most = 2**64 - 2**64 % limit
    attempt = 0
    while True:
        digest = hmac_sha256(seed.encode(), f"{draw}.{attempt}".encode())
        value = int.from_bytes(digest[:8], "big")
        if value < most:
            return value % limit, attempt
        attempt += 1


def test_our_hmac_is_that_of_the_rfc() -> None:
    found = hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex()
    assert found == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"


@pytest.mark.parametrize("seed", ["", "1", "ab" * 32, "x" * 100, "żółć"])
@pytest.mark.parametrize("limit", [1, 2, 3, 52, 180, 10**9 + 7])
def test_draws_are_those_of_hmac(seed: str, limit: int) -> None:
    dealer = SealedDealer(seed)
    assert [dealer.below(limit) for _ in range(20)] == [
        expected(seed, draw, limit)[0] for draw in range(20)
    ]


@pytest.mark.parametrize("limit", [2**63, 2**63 + 1, 2**64 // 3 + 1, 2**64 - 1, 2**64])
def test_numbers_that_would_favor_some_outcomes_are_thrown_away(limit: int) -> None:
    dealer = SealedDealer("reject")
    drawn = [dealer.below(limit) for _ in range(60)]
    wanted = [expected("reject", draw, limit) for draw in range(60)]
    assert drawn == [value for value, _ in wanted]
    assert all(0 <= value < limit for value in drawn)


def test_half_of_all_numbers_are_thrown_away_just_above_a_power_of_two() -> None:
    attempts = [expected("reject", draw, 2**63 + 1)[1] for draw in range(60)]
    assert sum(attempts) > 30
    assert max(attempts) > 2


def test_a_number_thrown_away_does_not_shift_the_next_draw() -> None:
    wide, narrow = SealedDealer("shift"), SealedDealer("shift")
    for _ in range(40):
        wide.below(2**63 + 1)
        narrow.below(2)
    assert wide.below(1000) == narrow.below(1000)


def test_draws_are_even() -> None:
    dealer = SealedDealer("even")
    counts = Counter(dealer.below(6) for _ in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = SealedDealer("same"), SealedDealer("same")
    assert [one.below(180) for _ in range(50)] == [other.below(180) for _ in range(50)]


def test_another_seed_gives_other_draws() -> None:
    one, other = SealedDealer("a"), SealedDealer("b")
    assert [one.below(180) for _ in range(8)] != [other.below(180) for _ in range(8)]


@pytest.mark.parametrize("draws", [0, 1, 33])
def test_skip_passes_over_so_many_draws(draws: int) -> None:
    skipped, drawn = SealedDealer("skip"), SealedDealer("skip")
    skipped.skip(draws)
    for at in range(draws):
        drawn.below(at + 1)
    assert [skipped.below(99) for _ in range(5)] == [drawn.below(99) for _ in range(5)]


def test_pick_is_one_sealed_draw() -> None:
    picked = [SealedDealer(f"{seed}").pick([4, 8], [1, 3]) for seed in range(40)]
    drawn = [expected(f"{seed}", 0, 4)[0] for seed in range(40)]
    assert picked == [4 if value == 0 else 8 for value in drawn]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_new_seed_has_256_bits_and_is_never_the_same() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_a_sealed_dealer_is_not_the_quick_one() -> None:
    sealed, quick = SealedDealer("kind"), QuickDealer("kind")
    assert [sealed.below(180) for _ in range(8)] != [quick.below(180) for _ in range(8)]
