"""[3.1] [3.2] [4.4] to [4.9] What stands on the table before the drafted game begins."""

from collections import Counter

import pytest

from mazo.errors import IllegalAction
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.results import setup_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.knowledge import knows
from tests.games.ortus.drafts import draft, names, play_out, played, table, to_palaces
from tests.games.ortus.earls import discards, do, drafted, palace
from tests.games.ortus.earls import names as cards_in
from tests.properties.play import Chooser
from tests.support.rule import rule


@rule("ortus", "3.1", "M3")
def test_every_earl_chooses_a_palace_in_the_order_of_the_seats():
    game = to_palaces(3)
    assert game.deciding == (0,)
    assert [action.text for action in game.legal_actions] == [
        "take Blue Palace",
        "take Red Palace",
        "take Green Palace",
        "take Gold Palace",
    ]
    game.push("take Green Palace")
    assert game.deciding == (1,)
    game.push("tomar Red Palace")
    assert game.deciding == (2,)
    game.push("gold")
    t = table(game)
    assert setup_of(t).palaces == ("green", "red", "gold")
    assert [names(game, t.cards(Z.EARLDOM, seat)) for seat in range(3)] == [
        ["Green Palace"],
        ["Red Palace"],
        ["Gold Palace"],
    ]


@rule("ortus", "3.1")
def test_no_colour_is_chosen_twice():
    game = to_palaces(3)
    game.push("take Red Palace")
    refusal = game.why_not("take Red Palace")
    assert refusal is not None
    assert (refusal.reason, refusal.number) == ("colour_taken", "3.1")
    before = game.hash
    with pytest.raises(IllegalAction):
        game.push("take Red Palace")
    assert game.hash == before
    assert [action.text for action in game.legal_actions] == [
        "take Blue Palace",
        "take Green Palace",
        "take Gold Palace",
    ]


@rule("ortus", "3.1")
def test_of_two_earls_the_second_takes_what_is_left():
    game = to_palaces(2)
    game.push("take Red Palace")
    assert setup_of(table(game)).palaces == ("red", "blue")


@rule("ortus", "1.4", "3.1")
def test_palaces_have_colours_of_their_own_and_all_other_cards_one():
    t = table(played(3, colour=3))
    palaces = [t.colour_of(card) for seat in range(3) for card in t.cards(Z.EARLDOM, seat)]
    assert len(set(palaces)) == 3
    assert {t.colour_of(card) for seat in range(3) for card in t.kept(seat)} == {3}


@rule("ortus", "3.2")
@pytest.mark.parametrize("players", [2, 3])
def test_one_cube_of_each_earls_colour_lies_in_the_viking_bag(players):
    game = played(players)
    found = setup_of(table(game))
    assert found.bag == dict.fromkeys(found.palaces, 1)
    seen = game.view(-1)
    assert seen.table["bag"].counters == {player.colour: 1 for player in seen.players}
    assert [event.seat for event in game.events if event.kind == "cube"] == list(range(players))


@rule("ortus", "4.4", "4.5", "4.6")
@pytest.mark.parametrize(("players", "discards", "aside"), [(2, 12, 8), (3, 18, 12)])
def test_case_17_everybody_begins_with_two_towers_from_the_discards(players, discards, aside):
    t = table(played(players))
    found = setup_of(t)
    assert [len(towers) for towers in found.towers] == [2] * players
    assert (len(found.discarded), len(found.aside)) == (discards, aside)
    assert Counter([*sum(found.towers, ()), *found.aside]) == Counter(found.discarded)
    towers = [card for seat in range(players) for card in t.cards(Z.TOWERS, seat)]
    assert sorted([*t.cards(Z.ASIDE, NOBODY), *towers]) == sorted(t.thrown)


@rule("ortus", "4.4")
@pytest.mark.parametrize("players", [2, 3])
def test_without_the_tournament_rules_there_are_no_towers(players):
    found = setup_of(table(played(players, two_towers=0)))
    assert found.towers == ((),) * players
    assert found.aside == found.discarded
    assert len(found.discarded) == 6 * players


@rule("ortus", "4.5")
def test_the_towers_are_dealt_at_random():
    places = set()
    for seed in range(12):
        t = table(played(2, seed))
        places.add(tuple(t.thrown.index(card) for seat in (0, 1) for card in t.cards(Z.TOWERS, seat)))
    assert len(places) == 12


@rule("ortus", "4.7")
def test_case_18_everybody_may_look_at_their_own_towers_and_at_nobody_elses():
    game = played(3)
    t = table(game)
    for seat in range(3):
        view = game.view(seat)
        for other in range(3):
            cards = t.cards(Z.TOWERS, other)
            zone = view.players[other].zones["towers"]
            assert zone.count == 2
            assert [card.name for card in zone.cards] == (names(game, cards) if other == seat else [])
            assert [knows(t, seat, card) for card in cards] == [other == seat] * 2
    assert all(player.zones["towers"].cards == () for player in game.view(-1).players)


@rule("ortus", "4.8", "4.9", "5.4")
def test_case_19_a_starting_tower_that_was_destroyed_comes_into_the_deck_by_bequeathing():
    game = drafted(
        {"pool": ["Infantry"]},
        {"towers": ["Monk", "Champion"], "fiefs": [palace(lord="Prince")], "hand": ["Banner"], "deck": ["Land"]},
        battle=["Normal Battle"],
    )
    do(game, "storm Conde 2", "field Infantry", "field nobody", "take Champion")
    assert discards(game, 1) == ["Champion"]
    do(game, "end", "bequeath Banner -> Prince")
    assert discards(game, 1) == []
    assert cards_in(game, Z.DECK, 1) == ["Banner", "Champion", "Land", "Prince"]
    assert cards_in(game, Z.TOWERS, 1) == ["Monk"]


@rule("ortus", "2.11", "3.6", "4.4")
@pytest.mark.parametrize("players", [2, 3])
def test_the_draft_flows_into_the_game_with_its_decks_palaces_and_towers(players):
    game = draft(players, 3, plays_on=1)
    chooser = Chooser(3)
    while game.view(0).draft is not None:
        game.push(chooser.action(game))
    t = table(game)
    assert (t.round, len(game.deciding)) == (1, 1)
    for seat in range(players):
        cards = [*t.cards(Z.DECK, seat), *t.cards(Z.HAND, seat)]
        assert len(cards) == 24
        assert len(t.cards(Z.HAND, seat)) == 5
        assert len(t.cards(Z.TOWERS, seat)) == 2
        assert len(t.anchors(seat)) == 1
    play_out(game, 5)
    assert game.outcome is not None
    assert game.outcome.rule != 99_00_00_06


@rule("ortus", "M6")
def test_when_all_is_ready_nobody_has_won():
    game = played(3)
    assert game.outcome is not None
    assert game.outcome.winner is None
    assert game.cite(game.outcome.rule) == "M6 A draft has no winner (house rule)"
    assert game.events[-1].kind == "ready"
