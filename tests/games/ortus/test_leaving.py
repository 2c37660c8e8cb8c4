"""[5] How Earls leave the game, what goes with them, and who wins."""

from __future__ import annotations

from mazo.games.ortus.book import keys
from mazo.games.ortus.codes import zones as Z
from tests.games.ortus.earls import castle, cubes, do, earldom, game, hand, kinds, names, palace, table
from tests.support.rule import rule

SIEGE = {"pool": ["Knight"] * 2, "fiefs": [palace("Land")]}


@rule("ortus", "5.3", "5.6")
def test_case_25_who_loses_the_last_castle_is_out_whatever_is_left_in_hand_and_deck():
    begun = game(SIEGE, {"hand": 5, "deck": 10}, battle=["Normal Battle"])
    do(begun, "siege Red Palace", "field Knight; Knight", "field nobody", "raze Red Palace")
    assert begun.outcome is not None
    assert begun.outcome.winner == 0
    assert begun.cite(begun.outcome.rule) == "5.6 The last Earl wins"


@rule("ortus", "5.5")
def test_who_cannot_draw_is_out():
    begun = game({"deck": 0}, {})
    do(begun, "end")
    assert begun.outcome is not None
    assert begun.outcome.winner == 1


@rule("ortus", "5.7", "13.3")
def test_case_34_with_the_king_his_cubes_leave_the_bag_and_the_king_card_is_free():
    begun = game(
        SIEGE, {"royal": ["Infantry"]}, {}, king=1, bag={"blue": 1, "red": 4, "green": 1}, battle=["Attacker Wins"]
    )
    do(begun, "siege Red Palace", "field Knight; Knight", "field nobody", "raze Red Palace")
    assert cubes(begun) == {"blue": 1, "green": 1}
    assert table(begun).king() == -1
    assert names(begun, Z.ROYAL) == ["King"]
    assert names(begun, Z.ARMY_DISCARD) == ["Infantry"]
    assert begun.deciding == (0,)


@rule("ortus", "M33")
def test_what_an_earl_had_leaves_the_game_and_what_was_taken_goes_where_destroyed_cards_go():
    begun = game(
        SIEGE,
        {
            "fiefs": [palace({"card": "Church", "of": 2})],
            "hand": ["Monk"],
            "deck": ["Land"],
            "banners": 1,
            "captives": [{"card": "Prince", "of": 0}],
        },
        {},
        battle=["Normal Battle"],
    )
    do(begun, "siege Red Palace", "field Knight; Knight", "field nobody", "seize Red Palace")
    assert earldom(begun, 0) == ["Blue Palace", "Church", "Land", "Red Palace"]
    assert names(begun, Z.REMOVED) == ["Banner", "Land", "Monk"]
    assert names(begun, Z.DISCARD, 0) == ["Prince"]
    assert begun.deciding == (0,)


@rule("ortus", "5.8", "M37")
def test_an_earl_may_give_up_and_the_others_play_on():
    begun = game({}, {}, {})
    begun.push("concede", by=0)
    assert begun.deciding == (1,)
    begun.push("concede", by=2)
    assert begun.outcome is not None
    assert begun.outcome.winner == 1
    assert [event.rule for event in begun.events if event.kind == "concedes"] == [keys.CONCEDING, keys.GIVING_UP]


@rule("ortus", "M33")
def test_a_battle_ends_when_somebody_leaves_and_cards_of_a_hand_go_back():
    begun = game({"hand": ["Champion"]}, {"hand": ["Land"]}, {})
    do(begun, "raid Red Palace", "field Champion")
    begun.push("concede", by=2)
    assert begun.deciding == (0,)
    assert hand(begun, 0) == ["Champion"]
    assert table(begun).spent == 1


@rule("ortus", "M13")
def test_if_nobody_is_left_nobody_wins():
    t = table(game({}, {}))
    for seat in (0, 1):
        for card in t.anchors(seat):
            t.zones[t.zone[card]].remove(card)
            t.zones[t.place_of(Z.REMOVED, -1)].append(card)
            t.zone[card] = t.place_of(Z.REMOVED, -1)
    t.close_step(t.stages[1].phases[0].steps[0])
    assert t.over
    assert t.winner == -1


@rule("ortus", "M30")
def test_a_game_without_end_is_a_draw():
    begun = game({}, {}, round=60, active=1, acted=[0])
    do(begun, "end")
    assert begun.outcome is not None
    assert begun.outcome.winner is None
    assert kinds(begun)[-1] == "ties"
    endless = game({}, {}, round=60, active=1, acted=[0], options={"round_limit": 0})
    do(endless, "end")
    assert endless.outcome is None


def test_a_turn_that_ends_with_its_earl_goes_to_the_next():
    begun = game({"deck": 0}, {"fiefs": [palace(), castle()]}, {}, active=0)
    do(begun, "end")
    assert begun.deciding == (1,)
    do(begun, "end", "end")
    assert table(begun).round == 4
