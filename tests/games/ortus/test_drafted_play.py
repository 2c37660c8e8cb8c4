"""[3] [4] Every sentence of the founding document about the game with drafted decks, as it happens in play."""

from __future__ import annotations

import pytest

from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.game import OrtusGame
from tests.games.ortus.drafts import draft, table
from tests.games.ortus.earls import castle, discards, do, drafted, earldom, names, palace
from tests.properties.play import Chooser
from tests.support.rule import rule

NORMAL = ["Normal Battle"] * 3
RAIDER = {"fiefs": [palace("Land", "Land")], "pool": ["Infantry"] * 2}


@rule("ortus", "3.3")
def test_what_was_captured_and_then_destroyed_lies_in_the_captors_discard():
    begun = drafted(RAIDER, {"fiefs": [palace("Church")], "pool": ["Infantry"] * 4}, battle=NORMAL)
    do(begun, "raid Red Palace", "field Infantry; Infantry", "field nobody", "seize Church")
    assert earldom(begun, 0) == ["Blue Palace", "Church", "Land", "Land"]
    do(begun, "end", "raid Blue Palace", "field Infantry", "field nobody", "raze Church")
    assert (discards(begun, 0), discards(begun, 1)) == (["Church"], [])


@rule("ortus", "3.3", "10.13")
def test_what_was_paid_as_a_ransom_and_then_destroyed_lies_in_the_captors_discard():
    begun = drafted(
        RAIDER,
        {"fiefs": [palace("Church", lord="Prince")], "pool": ["Infantry"] * 3},
        battle=["Attacker Wins", *NORMAL],
    )
    do(begun, "raid Red Palace", "field Infantry", "field Prince")
    assert names(begun, Z.CAPTIVES, 0) == ["Prince"]
    do(begun, "end", "end", "yes", "pay Church")
    assert earldom(begun, 0) == ["Blue Palace", "Church", "Land", "Land"]
    assert "Prince" in names(begun, Z.HAND, 1)
    do(begun, "end", "raid Blue Palace", "field Infantry", "field nobody", "raze Church")
    assert (discards(begun, 0), discards(begun, 1)) == (["Church"], [])


@rule("ortus", "3.3", "15.1")
def test_what_was_won_in_a_joust_and_then_destroyed_lies_in_the_winners_discard():
    begun = drafted(
        {"hand": ["Banner"], "fiefs": [palace("Land")]},
        {"fiefs": [palace("Church")], "pool": ["Infantry"]},
        joust=["Joust Prince"] * 3 + ["No Luck"] * 3,
        battle=NORMAL,
    )
    do(begun, "joust Banner", "stake Land", "stake Church")
    assert earldom(begun, 0) == ["Blue Palace", "Church", "Land"]
    do(begun, "end", "raid Blue Palace", "field Infantry", "field nobody", "raze Church")
    assert (discards(begun, 0), discards(begun, 1)) == (["Banner", "Church"], [])


CAPITAL = {"fiefs": [palace(), castle("Land", "Land", "Land", "Land")], "pool": ["Knight"] * 4}


@rule("ortus", "3.4", "3.5")
def test_a_palace_that_was_captured_and_then_destroyed_is_out_of_the_game():
    begun = drafted(CAPITAL, {**CAPITAL, "pool": ["Knight"] * 2}, battle=NORMAL)
    do(begun, "siege Red Palace", "field Knight; Knight", "field nobody", "seize Red Palace")
    assert "Red Palace" in earldom(begun, 0)
    do(begun, "end", "siege Red Palace", "field Knight; Knight", "field nobody", "raze Red Palace")
    assert names(begun, Z.REMOVED) == ["Red Palace"]
    assert discards(begun, 0) == discards(begun, 1) == []


@rule("ortus", "3.4", "3.5", "M17")
def test_a_palace_that_was_paid_as_a_ransom_and_then_destroyed_is_out_of_the_game():
    owner = {"fiefs": [palace(lord="Vassal", garrison=["Infantry"]), castle()], "pool": ["Knight"] * 2}
    begun = drafted({**CAPITAL, "captives": [{"card": "Prince", "of": 1}]}, owner, active=1, acted=[0], battle=NORMAL)
    do(begun, "end", "yes", "pay Red Palace")
    assert "Red Palace" in earldom(begun, 0)
    assert earldom(begun, 1) == ["Castle"]
    assert {"Prince", "Vassal"} <= set(names(begun, Z.HAND, 1))
    assert names(begun, Z.POOL, 1) == ["Infantry", "Knight", "Knight"]
    do(begun, "end", "siege Red Palace", "field Knight; Vassal", "field nobody", "raze Red Palace")
    assert names(begun, Z.REMOVED) == ["Red Palace"]


@rule("ortus", "M17")
def test_nobody_pays_a_ransom_with_the_last_castle_or_palace():
    begun = drafted({"captives": [{"card": "Prince", "of": 1}]}, {}, active=1)
    do(begun, "end")
    assert discards(begun, 0) == ["Prince"]


@rule("ortus", "5.8")
def test_in_the_game_after_the_draft_an_earl_may_give_up_and_the_others_play_on():
    game = draft(3, 3, plays_on=1)
    chooser = Chooser(3)
    while game.view(0).draft is not None:
        game.push(chooser.action(game))
    game.push("concede", by=0)
    assert game.outcome is None
    assert table(game).remaining() == [1, 2]


@rule("ortus", "3.5", "4.7")
@pytest.mark.parametrize("players", [2, 3])
def test_in_whole_drafted_games_only_palaces_leave_for_good_and_towers_are_seen_by_their_earls_alone(players):
    game = draft(players, players, plays_on=1)
    chooser = Chooser(players)
    while game.outcome is None:
        game.push(chooser.action(game))
        t = table(game)
        if len(t.remaining()) == players:
            assert all(t.is_palace(card) for card in t.cards(Z.REMOVED, -1))
        if t.round:
            assert seen_towers(t, game) == [True] * players


def seen_towers(t: OrtusGame, game) -> list[bool]:
    """Whether each Earl sees just the own Towers."""
    found = []
    for seat in range(t.seats):
        zones = [player.zones["towers"] for player in game.view(seat).players]
        found.append([len(zone.cards) for zone in zones] == [zones[seat].count * (at == seat) for at in range(t.seats)])
    return found
