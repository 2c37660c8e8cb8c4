"""What is said at a table can be read by everybody there."""

from __future__ import annotations

import pytest

from mazo.server.chatter import KEPT_WORDS, SAID_LIMIT, Chatter
from mazo.server.records import Said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Hola, ¿jugamos?", "Hola, ¿jugamos?"),
        ("a\u202eb\u200bc\x07d", "abcd"),
        ("Z" + "\u0336" * 40 + "algo", "Z\u0336\u0336algo"),
        ("x" * 1_000, "x" * SAID_LIMIT),
    ],
)
def test_what_can_not_be_read_is_left_out(text, told):
    assert Chatter().say(0, "Ana", text) == Said(0, "Ana", told)


@pytest.mark.parametrize(("seat", "text"), [(-1, "Hi"), (0, ""), (0, "\u200b")])
def test_who_watches_or_says_nothing_is_silent(seat, text):
    chatter = Chatter()
    assert chatter.say(seat, "Ana", text) == "silent"
    assert chatter.spoken == []


def test_the_last_words_stay(monkeypatch):
    monkeypatch.setattr("mazo.server.chatter.SAID_PER_SECOND", 1e9)
    chatter = Chatter()
    for n in range(KEPT_WORDS + 5):
        chatter.say(0, "Ana", f"{n}")
    assert [said.text for said in chatter.spoken] == [str(n) for n in range(5, KEPT_WORDS + 5)]
