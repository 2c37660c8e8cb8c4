"""The tints that cards are told apart by: legible, and apart for every sense of colour."""

from __future__ import annotations

from itertools import combinations

import pytest

from mazo.games import NAMES, kind

LEGIBLE = 4.5
APART = 20.0
SIGHTS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Who sees what: Machado and others, 2009, at full strength."""


def linear(colour: str) -> tuple[float, ...]:
    """Red, green and blue as light."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)


def contrast(one: str, other: str) -> float:
    """How well one colour is read on another."""
    light = sorted(
        sum(part * by for part, by in zip(linear(c), (0.2126, 0.7152, 0.0722), strict=True)) for c in (one, other)
    )
    return (light[1] + 0.05) / (light[0] + 0.05)


def lab(colour: str, sight: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """A colour as somebody sees it, in a space where distances are differences."""
    light = linear(colour)
    seen = [min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in sight]
    to_xyz = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (sum(a * b for a, b in zip(row, seen, strict=True)) / by for row, by in zip(to_xyz, white, strict=True))
    fx, fy, fz = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("name", NAMES)
def test_letters_are_read_on_every_tint(name):
    for tint in kind(name).plan.tints.values():
        assert contrast("#ffffff", tint.fill) >= LEGIBLE


@pytest.mark.parametrize("name", NAMES)
def test_signs_are_seen_on_the_plates_of_their_tints(name):
    plan = kind(name).plan
    for tint in plan.tints.values():
        plate = tint.plate or plan.material.dark["plate"]
        assert contrast(tint.bright or tint.fill, plate) >= LEGIBLE


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", NAMES)
def test_no_two_tints_look_alike(name, sight):
    tints = kind(name).plan.tints.values()
    for shade in ([tint.fill for tint in tints], [tint.bright or tint.fill for tint in tints]):
        for one, other in combinations(shade, 2):
            apart = [a - b for a, b in zip(lab(one, SIGHTS[sight]), lab(other, SIGHTS[sight]), strict=True)]
            assert sum(part**2 for part in apart) ** 0.5 >= APART, (one, other)


@pytest.mark.parametrize("name", NAMES)
def test_no_two_tints_have_the_same_pattern_or_letter(name):
    tints = kind(name).plan.tints.values()
    assert len({tint.pattern for tint in tints}) == len(tints)
    assert len({tint.letter for tint in tints}) == len(tints)
