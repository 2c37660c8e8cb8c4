"""Position files of a draft: written and read back, filled in where they say little, refused where they can't be."""

from collections import Counter

import pytest

from mazo.errors import BadPosition
from mazo.games.ortus.results import setup_of
from mazo.games.ortus.rules.pool import TYPES
from mazo.making import from_position
from tests.games.ortus.drafts import all_answer, draft, keep, names, pack, play_out, played, table, to_palaces, to_round


@pytest.mark.parametrize("players", [2, 3])
def test_a_draft_is_written_and_read_back_at_every_hand(players):
    game = draft(players, 3, "english", two_towers=0, colour=1)
    while game.outcome is None:
        written = game.position()
        again = from_position(written)
        assert again.position() == written
        for seat in range(players):
            assert [decision.prompt() for decision in again.decisions] == [d.prompt() for d in game.decisions]
            assert names(again, pack(again, seat)) == names(game, pack(game, seat))
        play_out(again)
        found = setup_of(table(again))
        assert Counter([*sum(found.decks, ()), *found.discarded, *found.undealt]) == dict.fromkeys(TYPES, 6)
        assert found.towers == ((),) * players
        all_answer(game, 3)


def test_a_position_goes_on_with_the_same_cards():
    game = draft(2, 5)
    to_round(game, 2)
    again = from_position(game.position())
    for other in (game, again):
        for seat in (0, 1):
            keep(other, seat, 0, 1)
    assert names(game, pack(game, 0)) == names(again, pack(again, 0))


def test_what_a_position_leaves_open_is_drawn_from_the_other_cards():
    game = from_position(
        {
            "mazo": 1,
            "game": "ortus-draft",
            "round": 2,
            "hand": 3,
            "players": [{"pack": ["Castle", "Castle", 4], "kept": ["Castle", 11]}, {}],
            "undealt": ["Banner", 49],
            "options": {"plays_on": 0},
        }
    )
    t = table(game)
    assert names(game, t.pack(0))[:2] == ["Castle", "Castle"]
    assert [len(t.pack(seat)) for seat in (0, 1)] == [6, 6]
    assert [len(t.kept(seat)) for seat in (0, 1)] == [12, 12]
    assert len(t.discarded()) == 4
    assert t.name_of(t.undealt()[-1]) == "Banner"
    assert Counter(names(game, list(range(90)))) == dict.fromkeys(TYPES, 6)
    assert game.deciding == (0, 1)
    play_out(game)
    assert [len(deck) for deck in setup_of(table(game)).decks] == [24, 24]


def test_the_choice_of_palaces_is_a_position_as_well():
    game = to_palaces(3)
    game.push("take Gold Palace")
    again = from_position(game.position())
    assert again.deciding == (1,)
    seen = again.view(-1)
    assert seen.table["bag"].counters == {"gold": 1}
    assert [player.colour for player in seen.players] == ["gold", "", ""]
    again.push("take Blue Palace")
    again.push("take Red Palace")
    assert setup_of(table(again)).palaces == ("gold", "blue", "red")
    assert setup_of(table(again)).bag == {"blue": 1, "red": 1, "gold": 1}


def test_a_sealed_answer_is_no_position_at_rest():
    game = draft(2)
    keep(game, 0, 0, 1)
    with pytest.raises(BadPosition, match="replay"):
        game.position()
    with pytest.raises(BadPosition):
        played(2).position()


BASE = {"mazo": 1, "game": "ortus-draft", "players": [{}, {}]}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"mazo": 2}, "mazo"),
        ({"round": 4}, "round"),
        ({"round": 0}, "round"),
        ({"hand": 5}, "hand"),
        ({"phase": "battle"}, "phase"),
        ({"colour": "pink"}, "colour"),
        ({"options": {"speed": 1}}, "options"),
        ({"players": [{"pack": ["Castle"]}, {}]}, "players[0].pack"),
        ({"players": [{"pack": 11}, {}]}, "players[0].pack"),
        ({"players": [{"pack": ["Dragon", 9]}, {}]}, "players[0].pack[0]"),
        ({"players": [{"pack": ["Land"] * 7 + [3]}, {}]}, "6 copies of Land"),
        ({"players": [{"palace": "gold"}, {}]}, "players[0].palace"),
        ({"players": [{"palace": "red"}, {"palace": "red"}]}, "players[1].palace"),
        ({"undealt": 3}, "undealt"),
        ({"discarded": ["Land"]}, "discarded"),
        ({"cards": []}, "Impossible position at position"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change, place):
    with pytest.raises(BadPosition) as refused:
        from_position(BASE | change)
    assert place in refused.value.text("en")
    assert refused.value.text("es") != refused.value.text("en")


GAME = {"mazo": 1, "game": "ortus", "players": [{}, {}]}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"turn": 0}, "turn"),
        ({"turn": 10**30}, "turn"),
        ({"round": 10**30}, "round"),
        ({"active": 2}, "active"),
        ({"first": -1}, "first"),
        ({"acted": [0, 2]}, "acted"),
        ({"king": 2}, "king"),
        ({"king": -2}, "king"),
        ({"bag": {"red": -1}}, "bag"),
        ({"players": [{"banners": -1}, {}]}, "players[0].banners"),
        ({"players": [{"banners": 10**12}, {}]}, "players[0].banners"),
        ({"players": [{"hand": 201}, {}]}, "players[0].hand"),
        ({"players": [{"fiefs": [{"abbots": -1}]}, {}]}, "players[0].fiefs[0].abbots"),
        ({"players": [{"captives": [{"card": "Palace", "of": 2}]}, {}]}, "players[0].captives[0].of"),
        ({"players": [{"captives": [{"card": "Monk", "of": -1}]}, {}]}, "players[0].captives[0].of"),
        ({"players": [{"captives": [{"card": "Monk", "of": 1, "how": "lost"}]}, {}]}, "players[0].captives[0].how"),
    ],
)
def test_what_cannot_be_in_a_game_is_refused_with_its_place(change, place):
    with pytest.raises(BadPosition) as refused:
        from_position(GAME | change)
    assert f"{place}:" in refused.value.text("en")
    assert refused.value.text("es") != refused.value.text("en")
