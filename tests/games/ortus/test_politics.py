"""[9] Treachery, Intrigue and the struggle about them; [11] the Cathedral; [5.4] bequeathing."""

from __future__ import annotations

import pytest

from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from tests.games.ortus.earls import castle, discards, do, earldom, game, hand, names, options, palace, table, why_not
from tests.support.rule import rule

BETRAYER = {"hand": ["Treachery"]}
SCHEMER = {"hand": ["Intrigue"]}


@rule("ortus", "9.1", "9.2")
def test_case_30_with_a_vassal_his_fief_leaves_and_with_a_prince_it_stays():
    begun = game(BETRAYER, {"fiefs": [castle("Land", lord="Vassal", garrison=["Knight"]), palace()]})
    do(begun, "betray Treachery -> Vassal", "yield")
    assert earldom(begun, 1) == ["Red Palace"]
    assert discards(begun, 1) == ["Castle", "Land", "Vassal"]
    assert names(begun, Z.ARMY_DISCARD) == ["Knight"]
    assert discards(begun, 0) == ["Treachery"]
    other = game(BETRAYER, {"fiefs": [castle("Land", lord="Prince"), palace()]})
    do(other, "betray Treachery -> Prince", "yield")
    assert earldom(other, 1) == ["Castle", "Land", "Red Palace"]


@rule("ortus", "M20")
def test_with_a_champion_his_fief_leaves_too_unless_the_house_says_otherwise():
    side = {"fiefs": [castle(lord="Champion"), palace()]}
    begun = game(BETRAYER, side)
    do(begun, "betray Treachery -> Champion", "yield")
    assert earldom(begun, 1) == ["Red Palace"]
    other = game(BETRAYER, side, options={"champion_like_vassal": 0})
    do(other, "betray Treachery -> Champion", "yield")
    assert earldom(other, 1) == ["Castle", "Red Palace"]


@rule("ortus", "9.1", "8.8")
@pytest.mark.parametrize("target", ["Land", "Monk", "Mercenary"])
def test_treachery_also_reaches_a_land_an_abbot_and_a_mercenary_with_its_garrison(target):
    begun = game(
        BETRAYER,
        {"fiefs": [palace("Land", "Church", abbots=1)], "mercenaries": [{"garrison": "Infantry"}]},
    )
    do(begun, f"betray Treachery -> {target}", "yield")
    assert target not in earldom(begun, 1)
    assert discards(begun, 1) == [target]
    assert names(begun, Z.ARMY_DISCARD) == (["Infantry"] if target == "Mercenary" else [])


@rule("ortus", "9.1")
def test_treachery_reaches_nothing_else_and_nothing_of_ones_own():
    begun = game({"hand": ["Treachery"], "fiefs": [palace("Land")]}, {"fiefs": [palace("Church")]})
    assert why_not(begun, "betray Treachery -> Church") == ("no_victim", "9.1")
    assert why_not(begun, "betray Treachery -> Land")[0] == "not_another_earl"


@rule("ortus", "9.3")
def test_intrigue_takes_a_property_into_one_of_ones_fiefs():
    begun = game({"hand": ["Intrigue"], "fiefs": [palace(), castle()]}, {"fiefs": [palace("Market Town")]})
    do(begun, "scheme Intrigue -> Market Town", "yield")
    assert options(begun) == ["take Blue Palace", "take Castle"]
    do(begun, "take Castle")
    assert earldom(begun, 0) == ["Blue Palace", "Castle", "Market Town"]
    assert earldom(begun, 1) == ["Red Palace"]


@rule("ortus", "9.4")
def test_case_31_castles_and_palaces_are_safe_from_intrigue():
    begun = game(SCHEMER, {"fiefs": [palace(lord="Prince"), castle()]})
    assert why_not(begun, "scheme Intrigue -> Castle") == ("castle_is_safe", "9.4")
    assert why_not(begun, "scheme Intrigue -> Red Palace") == ("castle_is_safe", "9.4")
    assert why_not(begun, "scheme Intrigue -> Prince") == ("nothing_to_take", "9.3")


@rule("ortus", "M22", "8.8")
def test_intrigue_takes_a_mercenary_with_its_garrison():
    side = {"mercenaries": [{"garrison": "Knight"}]}
    begun = game(SCHEMER, side)
    do(begun, "scheme Intrigue -> Mercenary", "yield")
    assert earldom(begun, 0) == ["Blue Palace", "Knight", "Mercenary"]
    other = game(SCHEMER, side, options={"intrigue_mercenary": 0})
    assert why_not(other, "scheme Intrigue -> Mercenary") == ("nothing_to_take", "9.3")


@rule("ortus", "9.5", "9.7", "M21")
def test_allies_and_vassals_answer_in_turn_and_whoever_stops_loses():
    begun = game({"hand": ["Treachery", "Vassal", "Land"]}, {"hand": ["Allies", "Allies"], "fiefs": [palace("Land")]})
    do(begun, "betray Treachery -> Land")
    assert options(begun)[-1] == "yield"
    do(begun, "answer Allies")
    assert begun.deciding == (0,)
    assert why_not(begun, "answer Land")[0] == "not_played_so"
    do(begun, "answer Vassal", "answer Allies", "yield")
    assert earldom(begun, 1) == ["Land", "Red Palace"]
    assert discards(begun, 0) == ["Treachery", "Vassal"]
    assert discards(begun, 1) == ["Allies", "Allies"]
    assert hand(begun, 0) == ["Land"]


@rule("ortus", "9.7", "M21")
def test_by_house_rule_vassals_keep_out_of_politics():
    begun = game(BETRAYER, {"hand": ["Vassal"], "fiefs": [palace("Land")]}, options={"vassals_struggle": 0})
    do(begun, "betray Treachery -> Land")
    assert options(begun) == ["yield"]


@rule("ortus", "9.5")
def test_allies_are_no_action():
    begun = game({"hand": ["Allies"]}, {})
    assert why_not(begun, "play Allies") == ("not_played_so", "7.5")
    assert options(begun) == ["tower Allies", "end"]


@rule("ortus", "5.4", "M10")
def test_a_banner_on_a_prince_who_is_lord_brings_the_discard_pile_back():
    begun = game(
        {"hand": ["Banner"], "fiefs": [palace(lord="Prince")], "discard": ["Land", "Castle"], "deck": ["Monk"]}, {}
    )
    do(begun, "bequeath Banner -> Prince")
    assert names(begun, Z.DECK, 0) == ["Banner", "Castle", "Land", "Monk", "Prince"]
    assert earldom(begun, 0) == ["Blue Palace"]
    assert discards(begun, 0) == []
    assert why_not(game({"hand": ["Banner", "Land"]}, {}), "bequeath Banner -> Land") == ("no_prince", "5.4")


@rule("ortus", "11.1")
def test_case_29_while_another_has_the_cathedral_one_bequeaths_only_with_a_church():
    def earl(*properties):
        return {"hand": ["Banner"], "fiefs": [palace(*properties, lord="Prince")]}

    cathedral = {"fiefs": [palace("Cathedral")]}
    assert why_not(game(earl(), cathedral), "bequeath Banner -> Prince") == ("cathedral_forbids", "11.1")
    assert "bequeath Banner -> Prince" in options(game(earl("Church"), cathedral))
    assert "bequeath Banner -> Prince" in options(game(earl("Cathedral"), {}))
    assert "bequeath Banner -> Prince" in options(game(earl(), {}))


@rule("ortus", "11.2")
def test_only_one_cathedral_stands_on_the_table():
    begun = game({"hand": ["Cathedral"]}, {"fiefs": [palace("Cathedral")]})
    assert why_not(begun, "settle Cathedral -> Blue Palace") == ("one_cathedral", "11.2")
    assert "settle Cathedral -> Blue Palace" in options(game({"hand": ["Cathedral"]}, {}))


@rule("ortus", "9.3")
def test_what_stands_on_a_stolen_church_comes_along():
    begun = game(SCHEMER, {"fiefs": [palace("Church", abbots=1)]})
    do(begun, "scheme Intrigue -> Church", "yield")
    assert earldom(begun, 0) == ["Blue Palace", "Church", "Monk"]
    t = table(begun)
    monk = next(card for card in t.cards(Z.EARLDOM, 0) if t.kind[card] == C.MONK)
    assert t.kind[t.host[monk]] == C.CHURCH
