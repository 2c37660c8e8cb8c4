"""[6] [7] [8] How a game begins, what an Earl may do in a turn, and what stands in an Earldom."""

from __future__ import annotations

import pytest

import mazo
from mazo.errors import BadConfig, BadDeck
from mazo.games import kind
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import zones as Z
from tests.games.ortus.earls import castle, do, earldom, game, hand, kinds, names, options, palace, table, why_not
from tests.support.rule import rule

ALL = "3 Land\n3 Vassal\n3 Treachery\n3 Banner\n2 Castle\n2 Market Town\n2 Prince\n2 Allies\n2 Intrigue\n"
DECK = ALL + "1 Church\n1 Cathedral"


@rule("ortus", "6.1", "6.5", "6.6", "6.7")
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_begins_with_a_palace_a_cube_and_five_cards(players):
    begun = mazo.new("ortus", decks=[DECK] * players, seed=3)
    t = table(begun)
    assert [earldom(begun, seat)[0].split()[1] for seat in range(players)] == ["Palace"] * players
    assert len({earldom(begun, seat)[0] for seat in range(players)}) == players
    assert sum(t.bag) == players
    assert [len(t.cards(Z.HAND, seat)) for seat in range(players)] == [5] * players
    assert [len(t.cards(Z.DECK, seat)) for seat in range(players)] == [19] * players
    assert t.active == t.first
    assert "begins" in kinds(begun)


@rule("ortus", "6.6", "6.8")
def test_all_decks_are_shuffled():
    tables = [table(mazo.new("ortus", decks=[DECK, DECK], seed=seed)) for seed in range(4)]
    for zone, seat in ((Z.HAND, 0), (Z.ARMY_DECK, -1), (Z.BATTLE_DECK, -1)):
        assert len({tuple(t.kind[card] for card in t.cards(zone, seat)) for t in tables}) == 4


@rule("ortus", "6.2")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_earls_play(players):
    with pytest.raises(BadConfig):
        mazo.new("ortus", decks=[DECK] * players)


@rule("ortus", "6.7")
def test_the_cube_that_says_who_begins_falls_on_everybody_in_time():
    assert {table(mazo.new("ortus", decks=[DECK] * 3, seed=seed)).first for seed in range(20)} == {0, 1, 2}


@rule("ortus", "6.3", "6.8", "M29")
@pytest.mark.parametrize(("players", "armies"), [(2, 24), (3, 48), (5, 72)])
def test_the_table_decks_have_twenty_four_cards_and_an_army_deck_more_for_each_expansion(players, armies):
    begun = mazo.new("ortus", decks=[DECK] * players, seed=3)
    t = table(begun)
    decks = (Z.ARMY_DECK, Z.VIKING_DECK, Z.BATTLE_DECK, Z.JOUST_DECK)
    assert [len(t.cards(deck, -1)) for deck in decks] == [armies, 24, 24, 24]
    battle = names(begun, Z.BATTLE_DECK)
    assert (battle.count("Normal Battle"), battle.count("Church Decides")) == (12, 4)
    assert names(begun, Z.BATTLE_DECK) == sorted(battle)
    other = table(mazo.new("ortus", decks=[DECK] * players, seed=4))
    assert [t.kind[card] for card in t.cards(Z.BATTLE_DECK, -1)] != [
        other.kind[card] for card in other.cards(Z.BATTLE_DECK, -1)
    ]
    assert t.markers <= 1


@rule("ortus", "M29")
def test_a_quarter_of_an_army_deck_are_knights():
    t = table(mazo.new("ortus", decks=[DECK, DECK], seed=1))
    assert [t.kind[card] for card in t.cards(Z.ARMY_DECK, -1)].count(C.KNIGHT) == 6


@rule("ortus", "6.4")
@pytest.mark.parametrize("text", [ALL, DECK + "\n1 Land", "7 Land\n6 Castle\n6 Prince\n5 Banner", "24 Dragon"])
def test_a_deck_has_twenty_four_cards_at_most_six_of_each(text):
    assert len(kind("ortus").deck(DECK)) == 24
    with pytest.raises(BadDeck):
        kind("ortus").deck(text)


@rule("ortus", "7.1", "7.2", "7.5")
def test_case_22_a_turn_with_three_towers_and_a_castle():
    begun = game({"hand": ["Castle", "Land", "Monk", "Banner", "Mercenary"]}, {})
    do(begun, "tower Land", "tower Monk", "play Castle", "tower Banner")
    assert names(begun, Z.TOWERS, 0) == ["Banner", "Land", "Monk"]
    assert earldom(begun, 0) == ["Blue Palace", "Castle"]
    assert why_not(begun, "play Mercenary") == ("action_spent", "7.1")
    assert options(begun) == ["tower Mercenary", "end"]


@rule("ortus", "7.1", "7.4")
def test_case_23_no_action_is_legal_but_a_card_must_be_drawn():
    begun = game({"deck": ["Monk", "Land"]}, {})
    do(begun, "end")
    assert hand(begun, 0) == ["Monk"]
    assert begun.deciding == (1,)


@rule("ortus", "M34")
def test_there_is_no_hand_limit():
    begun = game({"hand": 30}, {})
    do(begun, "end")
    assert len(hand(begun, 0)) == 31


@rule("ortus", "7.3", "8.3", "8.4")
def test_case_39_a_mercenary_comes_with_an_empty_slot_for_one_army_card():
    begun = game({"hand": ["Mercenary"], "pool": ["Infantry", "Knight"]}, {})
    do(begun, "play Mercenary")
    t = table(begun)
    mercenary = next(card for card in t.cards(Z.EARLDOM, 0) if t.kind[card] == C.MERCENARY)
    assert t.host.count(mercenary) == 0
    do(begun, "garrison Infantry -> Mercenary")
    assert names(begun, Z.POOL, 0) == ["Knight"]
    assert why_not(begun, "garrison Knight -> Mercenary") == ("no_slot", "8.3")
    assert why_not(begun, "garrison Infantry -> Blue Palace") == ("not_in_pool", "8.4")


@rule("ortus", "7.3", "M8")
def test_two_army_cards_find_room_in_a_castle():
    begun = game({"pool": ["Infantry", "Infantry", "Knight"]}, {})
    do(begun, *["garrison Infantry -> Blue Palace"] * 2)
    assert why_not(begun, "garrison Knight -> Blue Palace") == ("no_slot", "8.3")
    three = game({"pool": ["Infantry", "Infantry", "Knight"]}, {}, options={"castle_garrison": 3})
    do(three, *["garrison Infantry -> Blue Palace"] * 2, "garrison Knight -> Blue Palace")


@rule("ortus", "8.1")
def test_a_property_needs_a_fief_of_ones_own():
    begun = game({"hand": ["Land"], "fiefs": [palace(), castle()]}, {"fiefs": [castle()]})
    assert why_not(begun, "settle Land -> Land")[0] == "not_your_fief"
    assert [line for line in options(begun) if line.startswith("settle")] == [
        "settle Land -> Blue Palace",
        "settle Land -> Castle",
    ]
    do(begun, "settle Land -> Castle")
    t = table(begun)
    land = next(card for card in t.cards(Z.EARLDOM, 0) if t.kind[card] == C.LAND)
    assert t.kind[t.host[land]] == C.CASTLE


@rule("ortus", "8.2")
def test_a_fief_has_one_lord_and_not_everybody_can_be_one():
    begun = game({"hand": ["Prince", "Monk", "Mercenary", "Vassal"], "fiefs": [palace(lord="Champion"), castle()]}, {})
    assert why_not(begun, "install Prince -> Blue Palace") == ("has_a_lord", "8.2")
    assert why_not(begun, "install Mercenary -> Castle") == ("no_lord", "8.2")
    do(begun, "install Vassal -> Castle")
    seen = begun.view(0).players[0].zones["earldom"].cards
    assert [card.states for card in seen if card.name == "Vassal"] == [("lord",)]


@rule("ortus", "M19")
def test_a_monk_becomes_the_abbot_of_a_church_or_by_house_rule_of_a_castle():
    begun = game({"hand": ["Monk", "Monk"], "fiefs": [palace("Church")]}, {})
    assert why_not(begun, "install Monk -> Blue Palace") == ("no_church", "M19")
    do(begun, "install Monk -> Church")
    assert [card.states for card in begun.view(1).players[0].zones["earldom"].cards if card.name == "Monk"] == [
        ("abbot",)
    ]
    other = game({"hand": ["Monk"], "fiefs": [palace("Church")]}, {}, options={"abbot_in_church": 0})
    assert "install Monk -> Blue Palace" in options(other)


@rule("ortus", "7.7")
def test_case_26_nobody_recruits_without_a_land():
    begun = game({}, {})
    assert why_not(begun, "recruit") == ("no_land", "7.7")
    assert "recruit" in options(game({"fiefs": [palace("Land")]}, {}))


@rule("ortus", "7.7", "8.4", "8.5", "8.6", "M11")
@pytest.mark.parametrize(
    ("fiefs", "armies"),
    [
        ([palace("Land")], 1),
        ([palace("Land", "Land")], 2),
        ([palace("Land", "Market Town")], 2),
        ([palace("Land"), castle("Market Town")], 1),
        ([palace("Land", "Land", "Market Town", "Market Town")], 4),
    ],
)
def test_each_land_recruits_and_a_market_town_beside_one_more(fiefs, armies):
    begun = game({"fiefs": fiefs}, {})
    do(begun, "recruit")
    assert len(names(begun, Z.POOL, 0)) == armies


@rule("ortus", "8.9")
def test_a_land_brings_an_army_card_when_it_is_placed():
    begun = game({"hand": ["Land"]}, {}, army=["Knight"])
    do(begun, "settle Land -> Blue Palace")
    assert names(begun, Z.POOL, 0) == ["Knight"]
    without = game({"hand": ["Land"]}, {}, options={"land_army": 0})
    do(without, "settle Land -> Blue Palace")
    assert names(without, Z.POOL, 0) == []


@rule("ortus", "10.8")
def test_an_empty_army_deck_is_made_anew_of_what_was_discarded():
    begun = game({"fiefs": [palace("Land", "Land", "Land")]}, {}, spent_army=["Knight"] * 6 + ["Infantry"] * 18)
    do(begun, "recruit")
    assert len(names(begun, Z.POOL, 0)) == 3
    assert "reshuffled" in kinds(begun)


@rule("ortus", "7.9", "M19")
def test_a_monastery_makes_another_earl_show_the_hand_to_all():
    begun = game({"fiefs": [palace("Church", abbots=1)]}, {"hand": ["Castle", "Land"]}, {})
    assert why_not(begun, "inspect Conde 1") == ("not_another_earl", "7.6")
    do(begun, "inspect Conde 2")
    assert begun.view(2).players[1].zones["hand"].known == ("Castle", "Land")
    assert kinds(begun).count("shows") == 2
    assert why_not(game({}, {}), "inspect Conde 2") == ("no_monastery", "7.9")


@rule("ortus", "7.10")
def test_a_round_is_over_when_every_earl_has_had_a_turn():
    begun = game({}, {}, {}, active=2, first=2)
    assert table(begun).round == 3
    do(begun, "end", "end", "end")
    assert (table(begun).round, table(begun).active) == (4, 2)


@rule("ortus", "M36")
def test_turns_go_clockwise():
    begun = game({}, {}, {}, {}, active=2, first=2)
    order: list[int] = []
    for _ in range(5):
        order += begun.deciding
        do(begun, "end")
    assert order == [2, 3, 0, 1, 2]


@rule("ortus", "9.6")
def test_a_banquet_draws_two_cards_and_is_an_action():
    begun = game({"hand": ["Banquet", "Castle"], "deck": ["Land", "Monk", "Banner"]}, {})
    do(begun, "play Banquet")
    assert hand(begun, 0) == ["Castle", "Land", "Monk"]
    assert names(begun, Z.DISCARD, 0) == ["Banquet"]
    assert why_not(begun, "play Castle") == ("action_spent", "7.1")


def test_a_card_is_played_only_in_its_own_way_and_only_from_ones_hand():
    begun = game({"hand": ["Banner", "Land"]}, {})
    assert why_not(begun, "play Banner") == ("not_played_so", "7.5")
    assert why_not(begun, "install Land -> Blue Palace") == ("no_lord", "8.2")
    assert why_not(begun, "settle Banner -> Blue Palace") == ("no_property", "8.1")
    assert why_not(begun, "claim Land")[0] == "needs_a_banner"
    assert why_not(begun, "tower Blue Palace")[0] == "not_in_hand"
