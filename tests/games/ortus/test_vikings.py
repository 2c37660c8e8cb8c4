"""[12] Markers, the horde and Emissaries; [13] Banners, the King and the Royal army; [14] the tournament."""

from __future__ import annotations

import pytest

import mazo
from mazo.games.ortus.codes import zones as Z
from tests.games.ortus.earls import (
    castle,
    cubes,
    discards,
    do,
    earldom,
    game,
    hand,
    kinds,
    names,
    options,
    palace,
    table,
    why_not,
)
from tests.games.ortus.test_turns import DECK
from tests.support.rule import rule


@rule("ortus", "7.10", "12.1")
def test_each_round_begins_with_a_marker():
    begun = mazo.new("ortus", decks=[DECK] * 2, seed=1)
    assert table(begun).markers == 1
    do(begun, "end", "end")
    assert (table(begun).round, table(begun).markers) == (2, 2)


@rule("ortus", "12.1", "M28")
def test_by_house_rule_no_marker_follows_a_round_with_an_attack():
    for need, markers in ((0, 4), (1, 3)):
        begun = game({"pool": ["Infantry"]}, {}, options={"markers_need_peace": need})
        do(begun, "raid Red Palace", "field Infantry", "end", "end")
        assert table(begun).markers == markers


def horde(**rest):
    """A game in whose next round the Vikings come under the first Earl."""
    begun = game(
        {},
        {"fiefs": [palace("Land", "Church")]},
        active=1,
        acted=[0],
        markers=8,
        bag={"blue": 5},
        **rest,
    )
    do(begun, "end")
    return begun


@rule("ortus", "12.2", "12.3", "M26", "M27")
def test_case_33_a_cube_is_drawn_and_goes_back_and_its_earl_leads_the_vikings():
    begun = horde(vikings=["Viking", "Viking", "Chieftain"], battle=["Normal Battle"])
    assert cubes(begun) == {"blue": 5}
    assert begun.deciding == (0,)
    assert options(begun) == ["raid Red Palace", "siege Red Palace", "hold back"]
    do(begun, "raid Red Palace", "field nobody", "raze Church")
    assert names(begun, Z.HORDE) == ["Chieftain", "Viking", "Viking"], "who survives stays"
    assert earldom(begun, 1) == ["Red Palace"]


@rule("ortus", "12.2", "M18")
def test_vikings_besiege_and_destroy_and_an_earl_without_fief_is_out():
    begun = horde(vikings=["Viking", "Viking", "Chieftain"], battle=["Normal Battle"])
    do(begun, "siege Red Palace", "field nobody")
    assert begun.outcome is not None
    assert begun.outcome.winner == 0
    attack = next(event for event in begun.events if event.kind == "besieges")
    assert begun.tell(attack, "es") == "Los vikingos de Conde 1 asedian Palacio rojo de Conde 2."


@rule("ortus", "12.2")
def test_the_vikings_may_be_held_back_and_never_turn_on_their_leader():
    begun = horde()
    assert why_not(begun, "raid Blue Palace")[0] == "not_another_earl"
    do(begun, "hold back")
    assert "vikings_wait" in kinds(begun)
    assert names(begun, Z.HORDE) == []


@rule("ortus", "M27")
def test_by_house_rule_the_vikings_come_more_seldom():
    begun = horde(options={"viking_rounds": 3})
    assert "end" in options(begun), "round 4: none come"


@rule("ortus", "10.10", "12.2")
def test_vikings_who_fall_go_to_their_discard_pile():
    begun = game(
        {}, {"fiefs": [palace(garrison=["Knight", "Knight"])]}, active=1, acted=[0], markers=8, bag={"blue": 1},
        vikings=["Viking"] * 3, battle=["Normal Battle"],
    )  # fmt: skip
    do(begun, "end", "raid Red Palace", "field nobody")
    assert names(begun, Z.VIKING_DISCARD) == ["Viking"] * 3


@rule("ortus", "6.8", "12.2")
def test_after_the_eighth_marker_the_horde_has_arrived():
    begun = game({}, {}, active=1, acted=[0], markers=7)
    do(begun, "end")
    assert table(begun).markers == 8
    assert "horde" in kinds(begun)
    assert "cube_drawn" not in kinds(begun)


@rule("ortus", "7.8", "12.4", "M25")
@pytest.mark.parametrize(("card", "count"), [("Monk", 3), ("Vassal", 2)])
def test_case_38_an_emissary_brings_cubes_and_stays_with_the_vikings(card, count):
    begun = game({"hand": [card]}, {})
    do(begun, f"send {card}")
    assert cubes(begun) == {"blue": count, "red": 1}
    assert names(begun, Z.EMISSARIES) == [card]


@rule("ortus", "7.8")
@pytest.mark.parametrize("card", ["Champion", "Prince", "Land"])
def test_case_27_only_vassals_and_monks_are_emissaries(card):
    assert why_not(game({"hand": [card]}, {}), f"send {card}") == ("no_emissary", "7.8")


@rule("ortus", "13.1", "13.2")
def test_with_two_banners_more_than_every_other_earl_one_is_king():
    begun = game({"hand": ["Banner"], "banners": 2}, {"banners": 1}, {"banners": 1})
    do(begun, "claim Banner")
    assert table(begun).king() == 0
    assert discards(begun, 0) == ["Banner"] * 3
    assert discards(begun, 1) == discards(begun, 2) == ["Banner"]
    assert begun.view(1).players[0].scores["king"] == 1
    short = game({"hand": ["Banner"], "banners": 1}, {"banners": 1}, {})
    do(short, "claim Banner")
    assert table(short).king() == -1
    assert names(short, Z.BANNERS, 0) == ["Banner"] * 2


@rule("ortus", "13.4")
def test_each_other_earl_who_has_an_army_card_gives_one_to_the_royal_army():
    begun = game(
        {"hand": ["Banner"], "banners": 1},
        {"pool": ["Infantry"], "fiefs": [palace(garrison=["Knight"])]},
        {},
        {"pool": ["Knight"]},
    )
    do(begun, "claim Banner")
    assert begun.deciding == (1,)
    assert options(begun) == ["take Infantry", "take Knight"]
    do(begun, "take Knight")
    assert names(begun, Z.ROYAL, 0) == ["King", "Knight", "Knight"]
    assert names(begun, Z.POOL, 3) == []


@rule("ortus", "13.3")
def test_case_35_no_banner_takes_the_king_card_away():
    begun = game({"hand": ["Banner"], "banners": 2}, {}, king=1)
    do(begun, "claim Banner")
    assert table(begun).king() == 1
    assert names(begun, Z.BANNERS, 0) == ["Banner"] * 3


@rule("ortus", "14.1")
def test_case_21_in_round_one_of_a_tournament_banquet_recruiting_and_towers_are_legal_and_hostilities_are_not():
    earl = {
        "hand": ["Banquet", "Treachery", "Intrigue"],
        "fiefs": [palace("Land")],
        "pool": ["Infantry"],
    }
    rival = {"fiefs": [palace("Land", "Church")], "towers": 1}
    begun = game(earl, rival, edition="tournament", round=1)
    for line in ("play Banquet", "recruit", "tower Banquet"):
        assert begun.why_not(line) is None
    for line in (
        "raid Red Palace", "siege Red Palace", "storm Conde 2", "scheme Intrigue -> Church",
    ):  # fmt: skip
        assert why_not(begun, line) == ("still_peace", "14.1")
    treason = game({"hand": ["Treachery"]}, rival, edition="tournament", round=2)
    assert why_not(treason, "betray Treachery -> Land") == ("still_peace", "14.1")
    later = game(earl, rival, edition="tournament", round=3)
    assert later.why_not("raid Red Palace") is None
    base = game(earl, rival, round=1)
    assert base.why_not("raid Red Palace") is None


@rule("ortus", "14.2")
def test_in_a_tournament_everybody_chooses_two_towers_from_what_the_deck_has_left():
    begun = mazo.new("ortus", decks=[DECK] * 3, seed=1, edition="tournament")
    assert begun.deciding == (0, 1, 2)
    for seat in range(3):
        begun.push("build Champion; Monk", by=seat)
    for seat in range(3):
        assert names(begun, Z.TOWERS, seat) == ["Champion", "Monk"]
        assert begun.view(seat).players[(seat + 1) % 3].zones["towers"].cards == ()


@rule("ortus", "14.3")
def test_in_a_tournament_everybody_may_draw_a_new_hand_once_in_turn_order():
    begun = mazo.new("ortus", decks=[DECK] * 2, seed=4, edition="tournament")
    for seat in range(2):
        begun.push("build Champion; Monk", by=seat)
    first = table(begun).first
    assert begun.deciding == (first,)
    before = hand(begun, first)
    do(begun, "yes")
    assert begun.deciding == (1 - first,)
    do(begun, "no")
    assert begun.deciding == (first,)
    assert len(hand(begun, first)) == len(before) == 5
    assert kinds(begun).count("mulligans") == 1


def test_a_castle_that_the_king_loses_costs_no_crown():
    begun = game({"pool": ["Infantry"] * 2, "fiefs": [palace("Land")]}, {"fiefs": [castle(), palace()]}, king=1,
                 battle=["Normal Battle"])  # fmt: skip
    do(begun, "siege Castle", "field Infantry; Infantry", "raze Castle")
    assert table(begun).king() == 1
