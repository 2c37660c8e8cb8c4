"""A row of actions in one line: all of it several times, or nothing, and without a look at what is hidden."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Cost
from mazo.abilities.tree.nouns import Cards, Chosen
from mazo.errors import IllegalAction
from mazo.protocol.messages import Ask, Error, Over, Refused, Told
from mazo.protocol.repeating import MOST_ACTIONS, Row, read_row
from mazo.protocol.session import Session
from tests.protocol.talk import ask, read
from tests.support.table import ME, YOU, Situation, made, position

MINE = Cards(("character",), "yours")
WELL = made("Well", "item", abilities=[Activated(Cost(), ToPlayer("gain lore", 1), name="Spring")])
FOUNT = made("Fount", "item", abilities=[Activated(Cost(), Draw(1), name="Draught")])
SPUR = made("Spur", "item", abilities=[Activated(Cost(), Do("exert", Chosen(MINE, 2)), name="On")])
REIN = made("Rein", "item", abilities=[Activated(Cost(), Do("ready", Chosen(MINE, 2)), name="Back")])


def table(lang: str = "en", **side: object) -> tuple[Situation, Session]:
    game = position(
        me={"play": ["Well", "Fount", "Spur", "Rein", "Ox", "Hen", "Ewe"], **side},
        cards=[WELL, FOUNT, SPUR, REIN, *(made(name, willpower=9) for name in ("Ox", "Hen", "Ewe"))],
    )
    session = Session(game.game, ME, "es" if lang == "es" else "en")
    session.news()
    return game, session


@pytest.mark.parametrize("word", ["repeat", "Repetir", "REPEAT"])
def test_a_row_is_taken_so_many_times_and_told_in_one_go(word: str) -> None:
    game, session = table()
    told = read(session.receive(f"do {word} 3: use Well; use Well"))
    assert game.lore(ME) == 6
    assert len(game.game.past) == 6
    assert sum(isinstance(message, Told) and message.event.kind == "gains_lore" for message in told) == 6
    assert isinstance(told[-1], Ask)


def test_a_row_may_answer_questions_and_lists_stand_in_parentheses() -> None:
    game, session = table()
    session.receive("do repeat 2: use Spur; (choose Ox; Hen); use Rein; (choose Ox; Hen)")
    assert len(game.game.past) == 8
    assert not game.is_exerted("Ox")


def test_a_row_ends_with_the_game() -> None:
    game, session = table(lore=18)
    assert isinstance(read(session.receive("do repeat 2: use Well"))[-1], Over)
    assert game.winner == ME


def test_a_row_that_would_go_on_after_the_end_does_not_happen() -> None:
    game, session = table(lore=18)
    assert isinstance(ask(session, "do repeat 3: use Well"), Refused)
    assert game.unchanged()


def test_a_row_that_is_not_legal_to_its_end_does_not_happen() -> None:
    game, session = table()
    refused = ask(session, "do repeat 2: use Well; quest Ox")
    assert isinstance(refused, Refused)
    assert refused.reason == "quester_exerted"
    assert game.unchanged()
    assert game.lore(ME) == 0


@pytest.mark.parametrize("row", ["use Fount", "use Fount; quest Ox", "use Fount; play Nothing At All"])
def test_a_row_does_not_look_at_what_is_hidden(row: str) -> None:
    game, session = table()
    said = ask(session, f"do repeat 2: {row}")
    assert isinstance(said, Error)
    assert said.text.startswith("“use Fount” can't be in a row")
    assert game.unchanged()


def test_nobody_decides_for_another_player() -> None:
    game, session = table()
    assert isinstance(ask(session, "do repeat 2: end"), Error)
    assert game.unchanged()
    other = Session(game.game, YOU)
    assert isinstance(ask(other, "do repeat 1: use Well"), Refused)


def test_the_question_that_is_meant_can_be_named() -> None:
    game, session = table()
    assert isinstance(ask(session, "do @9 repeat 2: use Well"), Error)
    session.receive("do @1 repeat 2: use Well")
    assert game.lore(ME) == 2


@pytest.mark.parametrize("line", [
    "repeat", "repeat 3", "repeat use Well", "repeat 3 use Well", "repeat x: use Well", "repeat 2: ", "repeat 2: ;",
    "repeat 2: use Well;; use Well", "repeat 2: (use Well", "repeat 2: ()", "repetir -1: use Well",
])  # fmt: skip
def test_a_row_that_is_written_otherwise_is_explained(line: str) -> None:
    game, session = table("es")
    said = ask(session, f"do {line}")
    assert isinstance(said, Error)
    assert "«repetir N: acción; acción»" in said.text
    assert game.unchanged()


@pytest.mark.parametrize(("times", "actions"), [(0, 1), (MOST_ACTIONS + 1, 1), (MOST_ACTIONS // 2, 3), (999_999, 1)])
def test_a_row_has_a_sensible_length(times: int, actions: int) -> None:
    with pytest.raises(IllegalAction, match=f"1 to {MOST_ACTIONS} actions"):
        read_row(f"repeat {times}: " + "; ".join(["use Well"] * actions))


def test_names_with_parentheses_and_spaces_are_read_as_they_stand() -> None:
    assert read_row("repeat  2 :use Well ;  ( choose A (b); C ) ;yes;") == Row(
        2, ("use Well", "choose A (b); C", "yes")
    )
