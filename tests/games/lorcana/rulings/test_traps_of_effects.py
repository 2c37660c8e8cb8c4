"""Where other engines went wrong with effects that choose, play and count, on the cards it was reported for."""

import pytest

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Play
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Is, Top
from tests.games.lorcana.rulings.stage import BEASTS, spell
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

PORT = made("Port", "location", willpower=5, lore=1)
TOWER = made("Tower", "location", willpower=5, lore=3)


@rule("lorcana", "6.1.3", "4.7.1")
def test_a_character_and_a_location_are_chosen_by_the_same_effect():
    """Trap 16"""
    game = position(
        me={"play": ["Bear", "Wolf", "Port", "Tower"], "hand": ["Touch the Sky"], "ink": 2},
        you={"play": ["Hen", "Port"]},
        cards=[*BEASTS, PORT, TOWER],
    )
    game.push("play Touch the Sky")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Wolf")
    assert game.legal() == ["choose Port", "choose Tower"]  # mine
    game.push("choose Tower")
    assert (game.place("Wolf"), len(game.hand(ME))) == ("Tower", 3)


@rule("lorcana", "6.1.2", "1.7.7")
def test_without_a_location_nobody_moves_and_nothing_is_drawn():
    """Trap 16"""
    game = position(me={"play": ["Bear"], "hand": ["Touch the Sky"], "ink": 2}, cards=BEASTS)
    game.push("play Touch the Sky")
    assert (game.place("Bear"), game.hand(ME), game.deciding) == ("", [], ME)


@rule("lorcana", "1.4.3", "6.1.4", "6.7.8")
def test_the_opponent_plays_from_their_own_discard():
    """Trap 17"""
    chernabog = "Chernabog - Unnatural Force"
    game = position(
        me={"hand": [chernabog], "ink": 5, "discard": ["Wolf"]},
        you={"play": ["Bear"], "discard": ["Hen", "Wolf"]},
        cards=BEASTS,
    )
    game.push(f"play {chernabog}", "yes")
    assert (game.deciding, game.play(YOU)) == (YOU, [])
    game.push("yes")
    assert game.legal() == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.play(YOU), game.names_in("discard", YOU), game.is_drying("Wolf")) == (["Wolf"], ["Hen"], True)
    assert (game.deciding, game.active) == (ME, ME)


@rule("lorcana", "1.5.5", "4.3.2.2")
def test_an_effect_that_plays_a_card_for_its_cost_also_offers_shift():
    """Trap 18"""
    pair, stitch = "Rapunzel & Flynn Rider - Unlikely Pair", "Stitch - Rock Star"
    game = position(
        me={"play": [pair, "Stitch - New Dog"], "hand": [stitch], "ink": 6},
        cards=BEASTS,
    )
    game.push(f"quest {pair}", "yes", f"choose {stitch}", "yes")
    assert game.legal() == [f"play {stitch}", f"shift {stitch} -> Stitch - New Dog"]
    game.push(f"shift {stitch} -> Stitch - New Dog")
    assert (game.ink(ME), game.is_drying(stitch), game.is_in_play("Stitch - New Dog")) == ((2, 4), False, False)


@rule("lorcana", "1.5.5", "5.4.4.2", "6.7.8.1")
def test_an_effect_that_plays_a_song_for_its_cost_also_offers_singing():
    """Trap 18"""
    encore = spell("Encore", Play(Chosen(Cards(("action",), "yours", (Is("a song"),), "discard")), free=False))
    aria = spell("Aria", ToPlayer("gain lore", 2), song=True, cost=2)
    game = position(
        me={"play": ["Bear"], "hand": ["Encore"], "discard": ["Aria"], "ink": 3}, cards=[*BEASTS, encore, aria]
    )
    game.push("play Encore")
    assert game.legal() == ["play Aria", "sing Aria with Bear"]
    game.push("sing Aria with Bear")
    assert (game.ink(ME), game.is_exerted("Bear"), game.lore(ME)) == ((2, 1), True, 2)


@rule("lorcana", "6.1.6")
@pytest.mark.parametrize(("others", "strength"), [(["Wolf"], 5), ([], None)])
def test_another_of_yours_is_taken_without_a_question_if_it_is_the_only_one(others, strength):
    """Trap 19"""
    moana = "Moana - Island Explorer"
    game = position(me={"play": [moana, *others]}, you={"play": ["Bear (exerted)"]}, cards=BEASTS)
    game.push(f"challenge {moana} -> Bear")
    assert (game.deciding, game.resolved()) == (ME, [moana])
    assert (game.strength("Wolf") if others else None) == strength


@rule("lorcana", "4.4.5", "6.3.3", "7.4.3")
def test_an_item_banished_as_a_cost_triggers_after_the_effect():
    """Trap 20"""
    potts, machine = "Mrs. Potts - Head Housekeeper", "Maurice's Machine"
    ring = made("Ring", "item", cost=2)
    game = position(me={"play": [potts, machine, "Ring"], "discard": ["Ring"]}, cards=[ring])
    game.push(f"use {potts}", f"choose {machine}")
    assert (len(game.hand(ME)), game.legal()) == (1, ["yes", "no"])  # the card was drawn first
    game.push("yes")
    assert (game.hand(ME)[-1], game.names_in("discard", ME)) == ("Ring", [machine])


@rule("lorcana", "6.1.13.1", "6.4.2.1")
@pytest.mark.parametrize("whose", ["yours", "opposing"])
def test_a_card_that_left_any_discard_this_turn_counts(whose):
    """Trap 21"""
    king = "The Horned King - Triumphant Ghoul"
    recall = spell("Recall", Do("return to hand", Chosen(Cards((), whose, zone="discard"))))
    game = position(
        me={"play": [king], "hand": ["Recall"], "ink": 1, "discard": ["Bear"]},
        you={"discard": ["Wolf"]},
        cards=[*BEASTS, recall],
    )
    assert game.lore_value(king) == 1
    game.push("play Recall")
    assert game.lore_value(king) == 3
    game.push("end")
    assert game.lore_value(king) == 1
    game.push("end")
    assert game.lore_value(king) == 1  # that was another turn


@rule("lorcana", "6.1.13.1")
def test_a_card_that_left_a_discard_in_an_opponents_turn_does_not_count():
    """Trap 21"""
    king = "The Horned King - Triumphant Ghoul"
    recall = spell("Recall", Do("return to hand", Every(Cards((), "yours", zone="discard"))))
    game = position(
        me={"play": [king]},
        you={"discard": ["Wolf"], "hand": ["Recall"], "ink": 1},
        active=YOU,
        cards=[*BEASTS, recall],
    )
    game.push("play Recall")
    assert game.lore_value(king) == 1
    game.push("end")
    assert game.lore_value(king) == 1


@rule("lorcana", "6.1.3", "6.2.4")
def test_any_number_with_a_total_may_be_four():
    """Trap 22"""
    leviathan = "The Leviathan - Guardian of Atlantis"
    sized = [made(f"S{strength}", strength=strength, willpower=5) for strength in (1, 2, 3, 4, 5)]
    game = position(
        me={"hand": [leviathan, "Mill"], "ink": 11},
        you={"play": [one.card.name for one in sized]},
        cards=[*BEASTS, *sized, spell("Mill", Do("put into discard", Top(1)))],
    )
    game.push("play Mill", f"play {leviathan}", "yes")
    assert "choose S1; S2; S3; S4" in game.legal()
    assert not [text for text in game.legal() if text.count("S5") and text.count("S4") and text.count("S2")]
    game.push("choose S1; S2; S3; S4")
    assert game.play(YOU) == ["S5"]


@rule("lorcana", "6.2.4")
def test_the_leviathan_needs_two_cards_in_the_discard():
    """Trap 22"""
    leviathan = "The Leviathan - Guardian of Atlantis"
    game = position(
        me={"hand": [leviathan], "ink": 10, "discard": ["Hen", "Hen"]},
        you={"play": ["Bear"]},
        cards=BEASTS,
    )
    game.push(f"play {leviathan}")
    assert (game.legal("yes"), game.play(YOU)) == ([], ["Bear"])
