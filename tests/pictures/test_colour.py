"""Colours that every screen can show."""

import re

from hypothesis import given
from hypothesis import strategies as st

from mazo.pictures.colour import Colour, hue_between, mixed

HEX = re.compile(r"#[0-9a-f]{6}")


@given(st.floats(0, 1), st.floats(0, 0.4), st.floats(-720, 720))
def test_whatever_is_asked_for_can_be_shown(light, chroma, hue):
    assert HEX.fullmatch(Colour(light, chroma, hue).hex)


def test_a_colour_that_is_too_strong_keeps_its_hue_and_loses_strength():
    assert Colour(0.5, 0.4, 30).hex == Colour(0.5, 0.208, 30).hex


def test_hues_are_mixed_the_shorter_way_around():
    assert hue_between(350, 10, 0.5) == 0
    assert mixed(Colour(0, 0, 350), Colour(1, 0, 10), 0.25) == Colour(0.25, 0, 355)
