"""Rulings about what abilities cost, and how often they can be used."""

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Triggered
from mazo.abilities.tree.nouns import Cards, Ref, When
from tests.support.rule import rule
from tests.support.table import ME, THIRD, YOU, made, position

STITCH = "Stitch - New Dog"  # cost 1, 2 strength, 2 willpower
YZMA = "Yzma - Without Beauty Sleep"  # 3 strength, 4 willpower
MOANA = "Moana - Determined Explorer"
SVEN = "Sven - Official Ice Deliverer"  # 5 strength, 7 willpower
THREE = made("Three", cost=3)


# [4.4] [6.3] Costs of abilities.


@rule("lorcana", "6.3.1", "4.4.3")
def test_being_exerted_by_an_opponent_is_not_using_the_ability():
    """R037: Elsa exerts the Queen; nobody draws a card."""
    game = position(
        me={"hand": ["Elsa - Spirit of Winter"], "ink": 8},
        you={"play": ["The Queen - Wicked and Vain"]},
    )
    game.push("play Elsa", "choose The Queen - Wicked and Vain")
    assert game.is_exerted("The Queen")
    assert game.hand(YOU) == []
    assert game.resolved() == ["Elsa - Spirit of Winter"]


@rule("lorcana", "4.4.2", "4.4.4")
def test_the_queen_draws_when_her_player_exerts_her_for_it():
    """R037: exerting is the cost of the ability, which draws the card."""
    game = position(me={"play": ["The Queen - Wicked and Vain"]})
    game.push("use The Queen: 1")
    assert game.is_exerted("The Queen")
    assert len(game.hand(ME)) == 1


@rule("lorcana", "4.4.2.1", "5.1.1.11")
@pytest.mark.parametrize("item", ["Binding Contract", "Scrump"])
def test_a_drying_character_cannot_pay_the_exert_symbol_of_an_item(item):
    """R038: the only ready character is drying, so the ability can't be used."""
    game = position(me={"play": [item, f"{STITCH} (drying)"]})
    assert game.refused(f"use {item}: 1")[0] == "other_cost_unpayable"
    game = position(me={"play": [item, f"{STITCH} (drying)", YZMA]})
    game.push(f"use {item}: 1", "choose Stitch")
    assert game.is_exerted("Yzma")


@rule("lorcana", "4.4.2.1", "5.1.1.11", "6.1.5.1")
def test_a_drying_character_cannot_pay_the_exert_symbol_of_an_action():
    """R038: without a ready, dry character Ambush! does nothing; with one, only that one is exerted."""
    game = position(
        me={"play": [f"{SVEN} (drying)", f"{MOANA} (exerted)"], "hand": ["Ambush!"], "ink": 3},
        you={"play": [YZMA]},
    )
    game.push("play Ambush!")
    assert not game.is_exerted("Sven")
    assert game.damage("Yzma") == 0
    game = position(
        me={"play": [f"{SVEN} (drying)", STITCH], "hand": ["Ambush!"], "ink": 3},
        you={"play": [YZMA]},
    )
    game.push("play Ambush!", "choose Yzma")
    assert game.is_exerted("Stitch")
    assert game.damage("Yzma") == 2


@rule("lorcana", "6.3.3", "4.4.5")
def test_what_the_cost_triggers_resolves_after_the_ability():
    """R039: the Crossbow banishes the Dragon first; then Tinker Bell may put the Crossbow into the inkwell."""
    game = position(
        me={"play": ["Fang Crossbow", "Tinker Bell - Very Clever Fairy"]},
        you={"play": ["Sisu - Wise Friend"]},
    )
    game.push("use Fang Crossbow: 2")
    assert not game.is_in_play("Sisu")
    assert game.names_in("discard", ME) == ["Fang Crossbow"]
    game.push("yes")
    assert game.names_in("discard", ME) == []
    assert game.ink(ME) == (0, 1)
    assert [event.card for event in game.events("banished")] == ["Fang Crossbow", "Sisu - Wise Friend"]


@rule("lorcana", "6.1.5.1")
def test_genie_draws_only_if_the_card_was_shuffled_into_the_deck():
    """R041: Genie has left play before the ability resolves, so nothing is shuffled in and nobody draws."""
    wind = made(
        "Wind",
        "item",
        abilities=[Triggered((When("quest", Cards(("character",), "yours")),), Do("return to hand", Ref("subject")))],
    )
    game = position(me={"play": ["Genie - Supportive Friend", "Wind"]}, cards=[wind])
    game.push("quest Genie", "resolve 2")
    assert game.hand(ME) == ["Genie - Supportive Friend"]
    assert game.step == "main/actions"
    assert game.resolved() == ["Wind", "Genie - Supportive Friend"]


@rule("lorcana", "6.1.5.1")
def test_genie_shuffled_in_draws_three():
    """R041: while in play it works."""
    game = position(me={"play": ["Genie - Supportive Friend"], "deck": 9})
    game.push("quest Genie", "yes")
    assert len(game.hand(ME)) == 3
    assert len(game.deck(ME)) == 7
    assert not game.is_in_play("Genie")


@rule("lorcana", "6.1.5.2")
def test_with_an_empty_hand_megara_is_banished():
    """R042: no card to discard, so only the other half is left."""
    game = position(me={"hand": ["Megara - Captivating Cynic"], "ink": 3})
    game.push("play Megara")
    assert game.names_in("discard", ME) == ["Megara - Captivating Cynic"]
    assert game.step == "main/actions"


@rule("lorcana", "6.1.5.2", "1.2.2")
def test_where_discarding_is_prevented_megara_is_banished():
    """R042: Kronk keeps the player from discarding, so only the other half is left."""
    game = position(
        me={"play": ["Kronk - Laid Back"], "hand": ["Megara - Captivating Cynic", STITCH], "ink": 3},
    )
    game.push("play Megara")
    assert game.names_in("discard", ME) == ["Megara - Captivating Cynic"]
    assert game.hand(ME) == [STITCH]


@rule("lorcana", "1.2.2")
def test_an_opponents_effect_makes_kronks_player_discard_nothing():
    """R042: nobody is asked to choose a card; who isn't kept from it discards."""
    kept = position(
        me={"hand": ["Sudden Chill"], "ink": 2},
        you={"play": ["Kronk - Laid Back"], "hand": [STITCH, YZMA]},
        third={"hand": [MOANA, SVEN]},
    )
    kept.push("play Sudden Chill")
    assert kept.deciding == THIRD
    kept.push("choose Moana")
    assert (len(kept.hand(YOU)), kept.hand(THIRD)) == (2, [SVEN])


@rule("lorcana", "6.1.5.2")
@pytest.mark.parametrize(("pick", "gone"), [("pick 1", STITCH), ("pick 2", "Megara - Captivating Cynic")])
def test_with_a_card_in_hand_the_player_picks_freely(pick, gone):
    """R042: discard it, or banish Megara."""
    game = position(me={"hand": ["Megara - Captivating Cynic", STITCH], "ink": 3})
    game.push("play Megara", pick)
    if pick == "pick 1":
        game.push("choose Stitch")
    assert game.names_in("discard", ME) == [gone]


@rule("lorcana", "6.1.4.1")
def test_celia_mae_without_ink_asks_nothing_and_binds_nobody():
    """R043: the cost can't be paid, so there is no choice and no restriction."""
    game = position(
        me={"hand": ["Celia Mae - Friendly Receptionist"], "play": [STITCH, f"{YZMA} (exerted)"], "ink": 3},
    )
    game.push("play Celia Mae")
    assert game.step == "main/actions"
    assert game.is_exerted("Yzma")
    assert game.why_not("quest Stitch") is None


@rule("lorcana", "6.1.5", "6.1.4")
def test_celia_mae_readies_and_binds_for_one_ink():
    """R043: paid for, the chosen character is readied and can neither quest nor challenge this turn."""
    game = position(
        me={"hand": ["Celia Mae - Friendly Receptionist"], "play": [STITCH, f"{YZMA} (exerted)"], "ink": 4},
        you={"play": [f"{MOANA} (exerted)"]},
    )
    game.push("play Celia Mae", "yes", "choose Yzma")
    assert game.ink(ME) == (0, 4)
    assert not game.is_exerted("Yzma")
    assert game.refused("quest Yzma")[0] == "quester_cant"
    assert game.refused("challenge Yzma -> Moana")[0] == "challenger_cant"
    assert game.why_not("quest Stitch") is None


# [6.1.13.2] Once.


@rule("lorcana", "6.1.13.2")
def test_three_pongos_are_three_uses():
    """R045: the limit is each card's own."""
    game = position(
        me={"play": ["Pongo - Determined Father"] * 3, "deck": [STITCH] * 8, "ink": 8},
    )
    for used in (1, 2, 3):
        game.push(game.legal("use")[0])
        assert len(game.hand(ME)) == used
    assert game.legal("use") == []
    assert game.ink(ME) == (2, 6)


@rule("lorcana", "6.1.13.2", "7.1.6")
def test_pongo_bounced_and_replayed_can_be_used_again():
    """R045: it is another object."""
    game = position(
        me={
            "play": ["Pongo - Determined Father"],
            "hand": ["Mother Knows Best"],
            "deck": [STITCH] * 8,
            "ink": 10,
        },
    )
    game.push("use Pongo: 1")
    assert game.refused("use Pongo: 1")[0] == "ability_used"
    game.push("play Mother Knows Best", "play Pongo", "use Pongo: 1")
    assert len(game.hand(ME)) == 2
    assert game.refused("use Pongo: 1")[0] == "ability_used"


@rule("lorcana", "6.3.1", "4.4.2")
def test_a_readied_item_can_be_used_again():
    """R046: without a printed limit an ability can be used as often as it can be paid for."""
    game = position(
        me={"play": ["Lantern", "Edna Mode - Super Suit Designer"], "hand": ["Three"], "ink": 1},
        cards=[THREE],
    )
    game.push("use Lantern: 1")
    assert game.refused("use Lantern: 1")[0] == "ability_exerted"
    game.push("use Edna Mode: 1", "use Lantern: 1", "play Three")
    assert game.is_in_play("Three")
    assert game.ink(ME) == (0, 1)
