"""Experiments that go on a little at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from mazo.errors import BadConfig
from mazo.lab import goldfish, mulligan, swap
from mazo.lab.crew import How
from mazo.lab.hands import Draws, rate
from mazo.lab.live import Bit, Experiment, Question, command_of, course_of
from mazo.lab.matchups import matchups, meet
from mazo.lab.sim import Deck
from mazo.texts.phrases import fold

ONE, TWO = Deck("Spark Dash", "spark-dash"), Deck("Iron Fists", "iron-fists")
ALONE = How(jobs=1)
HOW: dict[str, Any] = {"bot": "greedy", "games": 2, "seed": "5"}


def asked(experiment: Experiment, **more: object) -> Question:
    """A small question about a deck."""
    told = {"decks": (ONE,), "games": 2, "seed": "5", **more}
    return Question(experiment=experiment, game="lorcana", **told)  # type: ignore[arg-type]


def once() -> Callable[[], bool]:
    """Time for one more thing, and no more."""
    left = [True, False]
    return lambda: left.pop(0)


def to_the_end(question: Question) -> list[Bit]:
    """All bits of a question, one game each, with the sums going over a wire between them."""
    course, bits = course_of(question), [course_of(question).go_on(b"", lambda: False, "en")]
    while not bits[-1].over:
        bits.append(course.go_on(msgspec.json.encode(bits[-1].sums), once(), "es"))
    return bits


def test_matchups_bit_by_bit_are_those_of_the_command():
    bits = to_the_end(asked("matchups", field=(TWO,)))
    assert [bit.played for bit in bits] == [0, 1, 2]
    assert bits[-1].found == meet(matchups("lorcana", [ONE], field=[TWO], **HOW), ALONE)


def test_a_deck_alone_bit_by_bit_is_that_of_the_command():
    assert to_the_end(asked("goldfish"))[-1].found == goldfish.time(goldfish.alone("lorcana", ONE, **HOW), ALONE)


def test_opening_hands_bit_by_bit_are_those_of_the_command():
    found = to_the_end(asked("mulligan"))[-1].found
    assert found == mulligan.advise(mulligan.openings("lorcana", ONE, **HOW), ALONE)


def test_cards_bit_by_bit_are_those_of_the_command():
    job = Draws(**msgspec.structs.asdict(matchups("lorcana", [ONE], field=[TWO], **HOW)))
    assert to_the_end(asked("ratings", field=(TWO,)))[-1].found == rate(job, ALONE)


def test_a_swap_bit_by_bit_is_that_of_the_command():
    change = swap.Change(*swap_cards())
    question = asked("swap", field=(TWO,), out=(change.out,), into=(change.into,), games=9)
    found = swap.try_swaps("lorcana", ONE, [TWO], [change], ALONE, bot="greedy", games=9, seed="5")
    assert to_the_end(question)[-1].found == found


def swap_cards() -> tuple[str, str]:
    """Two cards of the deck."""
    from mazo.games import kind

    names = sorted({kind("lorcana").name_of(card) for card in kind("lorcana").deck("spark-dash")}, key=fold)
    return names[0], names[1]


def test_figures_are_said_with_their_certainty():
    last = to_the_end(asked("matchups", field=(TWO,)))[-1]
    assert "de 2" in last.sheet.figures[0].said
    assert "95 %" in last.sheet.figures[0].said
    assert last.sheet.drawing.heat is not None


@pytest.mark.parametrize("kept", [b"{}", b'{"played":9,"sums":{"meetings":[]}}', b'{"played":-1,"sums":{}}', b"[1]"])
def test_sums_of_something_else_are_refused(kept):
    with pytest.raises(BadConfig, match="not the sums"):
        course_of(asked("matchups", field=(TWO,))).go_on(kept, once(), "en")


def test_a_bot_that_thinks_for_long_does_not_play():
    with pytest.raises(BadConfig, match="Here one of"):
        course_of(asked("matchups", bot="thinker:100"))


def test_the_command_names_all_that_was_asked():
    own = Deck("Mi mazo", "4 A card\n")
    said = command_of(asked("swap", decks=(own,), field=(ONE, TWO), out=("A",), into=("B C",), copies=2))
    assert said == (
        "mazo lab swap --deck 'Mi mazo.txt' --out A --in 'B C' --copies 2 --field spark-dash,iron-fists "
        "--game lorcana --bot greedy --games 2 --seed 5"
    )
