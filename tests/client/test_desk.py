"""The judge's desk: deeds from any beginning, refusals with their rules, cases and replays laid anew, two editions."""

from __future__ import annotations

from typing import Any

import pytest

from mazo.client.desk import Beginning, Desk, Laid, case_laid, laid_of, lesson_laid, parted
from mazo.errors import BadPosition
from mazo.games import kind
from mazo.making import from_position, new

OLAF: dict[str, Any] = {
    "mazo": 3,
    "game": "lorcana",
    "players": [{"lore": 3, "deck": 9, "play": ["Olaf - Friendly Snowman"]}, {"deck": 9, "hand": ["Stitch - New Dog"]}],
}
WORLD: dict[str, Any] = {
    "mazo": 3,
    "game": "lorcana",
    "players": [
        {"deck": 20, "inkwell": 5, "hand": ["A Whole New World", "Stitch - New Dog"]},
        {"deck": 20, "hand": ["Stitch - New Dog"]},
    ],
}


def on_desk(position: dict[str, Any], *deeds: str, edition: str = "") -> Desk:
    return Desk(kind(position["game"]), Laid(position["game"], Beginning(position), edition, deeds=deeds), "en")


def test_a_deed_is_told_with_all_that_came_of_it():
    desk = on_desk(OLAF, "quest Olaf")
    (did,) = desk.done
    assert (did.by, did.text) == (0, "quest Olaf - Friendly Snowman")
    assert "Player 1 gains 1 lore" in " ".join(desk.game.tell(event) for event in desk.events(did.since, did.until))


def test_a_deed_that_is_refused_stops_the_desk_there_with_its_rule():
    desk = on_desk(OLAF, "1: quest Olaf", "1: quest Olaf", "1: end")
    assert len(desk.done) == 1
    assert desk.halt is not None
    assert desk.halt.at == 1
    assert desk.halt.refusal is not None
    assert desk.halt.refusal.number == "4.5.1.2"


def test_what_nobody_understands_is_no_refusal_by_a_rule():
    desk = on_desk(OLAF, "dance")
    assert desk.halt is not None
    assert desk.halt.refusal is None


def test_asking_changes_nothing():
    desk = on_desk(OLAF)
    before = desk.game.hash
    halt, events = desk.tried("quest Olaf")
    assert halt is None
    assert [event.kind for event in events] == ["exerts", "gains_lore", "quests"]
    assert desk.game.hash == before


def test_everybody_lets_go_by_what_they_may():
    position = {"mazo": 1, "game": "myl", "players": [{"castle": 9, "defence": ["Recluta de Ensayo"]}, {"castle": 9}]}
    desk = on_desk(position, "battle", "...")
    assert desk.halt is None
    assert (desk.game.turn, desk.seat) == (4, 1)
    assert len(desk.game.past) > 2


def test_a_game_goes_to_the_desk_as_it_was_played_salts_included():
    game = new("lorcana", decks=["spark-dash", "iron-fists"], seed=7, names=("Ana", "Blas"))
    game.push("shuffle", salt="ab" * 16)
    game.push("leave")
    laid = laid_of(game)
    desk = Desk(kind("lorcana"), laid, "es")
    assert desk.halt is None
    assert desk.game.hash == game.hash
    assert desk.game.names == ("Ana", "Blas")


PLAYED = [case for case in kind("myl").rulings if case.position or case.new]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.name)
def test_every_case_of_the_gallery_comes_to_the_desk_and_ends_as_it_says(case):
    laid = case_laid(kind("myl"), case)
    assert laid is not None
    desk = Desk(kind("myl"), laid, "en")
    assert desk.halt is None
    if case.refused:
        halt, _ = desk.tried(laid.tried)
        assert halt is not None


@pytest.mark.parametrize("game", ["lorcana", "myl", "ortus"])
def test_every_lesson_comes_to_the_desk(game):
    for lesson in kind(game).lessons:
        if not lesson.game:
            assert Desk(kind(game), lesson_laid(kind(game), lesson), "es").halt is None


def test_two_editions_part_where_something_else_happens():
    newer, older = (on_desk(WORLD, "play A Whole New World", edition=one) for one in ("2.3.0", "2.2.0"))
    assert parted(newer, older).at == 0


def test_two_editions_may_make_the_same_of_it():
    one, two = (on_desk(OLAF, "quest Olaf", edition=edition) for edition in ("2.3.0", "2.2.0"))
    assert parted(one, two).at is None


def test_an_edition_that_there_is_not_is_refused_by_name():
    with pytest.raises(BadPosition, match=r"2\.3\.0"):
        on_desk(OLAF, edition="1999")


def test_a_position_of_the_desk_is_that_of_the_file():
    assert on_desk(OLAF).game.hash == from_position(OLAF).hash
