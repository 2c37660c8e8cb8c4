"""Rulings about cards that come while an effect resolves or lasts, on the cards that they are about."""

import pytest

from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Static
from mazo.abilities.tree.facts import Enters
from mazo.abilities.tree.nouns import Cards, When
from tests.games.lorcana.rulings.stage import BEASTS, on, spell
from tests.support.rule import rule
from tests.support.table import ME, OLD, YOU, made, position

WHEN_I_PLAY = When("play", Cards(("action",), "yours"))


@rule("lorcana", "6.7.8", "6.7.4", "1.x 7.1.6")
@pytest.mark.parametrize(("edition", "drawn"), [(None, 1), ("2.0.0", 1), (OLD, 0)])
def test_a_location_played_by_an_effect_is_there_for_its_next_sentence(edition, drawn):
    """R130"""
    jim, hollow = "Jim Hawkins - Space Traveler", "Sleepy Hollow - The Bridge"
    game = position(
        me={"play": [jim], "hand": ["Get to Safety!"], "ink": 1, "discard": [hollow]},
        edition=edition,
    )
    game.push("play Get to Safety!")
    if edition == OLD:
        game.push(f"choose {hollow}")  # older editions don't say that one must find in a public zone
    assert (len(game.hand(ME)), game.is_in_play(hollow)) == (drawn, True)
    assert (game.legal(), game.place(jim)) == (["yes", "no"], "")  # only now
    game.push("yes")
    assert game.place(jim) == hollow
    game.push(f"quest {jim}", "yes")
    assert (game.lore(ME), game.is_in_play(hollow), game.place(jim)) == (4, False, "")


SHARPSHOOTER = "Robin Hood - Sharpshooter"


@rule("lorcana", "6.7.8.1", "6.7.1.2")
def test_an_action_that_an_effect_plays_waits_for_the_end_of_that_effect_but_not_for_the_bag():
    """R131"""
    game = position(
        me={"play": [SHARPSHOOTER, "Watcher"], "deck": ["Firefly Swarm", "Hen", "Hen", "Hen", "Bear"]},
        you={"play": ["Diva", "Bear"]},
        cards=[*BEASTS, on("Watcher", WHEN_I_PLAY, ToPlayer("gain lore", 1))],
    )
    game.push(f"quest {SHARPSHOOTER}", "choose Firefly Swarm")
    assert game.names_in("discard", ME) == ["Hen", "Hen", "Hen"]
    assert game.names_in("play", ME).count("Firefly Swarm") == 1  # it waits in the Play zone
    assert (game.bag(), game.lore(ME)) == ([(ME, "Watcher")], 2)
    game.push("pick 2", "choose Diva")
    assert game.play(YOU) == ["Bear"]
    assert (game.lore(ME), game.names_in("discard", ME)[0]) == (3, "Firefly Swarm")


@rule("lorcana", "4.3.2.1", "1.2.2", "6.7.8")
def test_a_restriction_on_playing_a_card_is_checked_when_it_is_played():
    """R131"""
    game = position(
        me={"play": [SHARPSHOOTER], "deck": ["Escape Plan", "Hen", "Hen", "Hen", "Bear"]},
        cards=BEASTS,
    )
    game.push(f"quest {SHARPSHOOTER}")
    if game.legal("choose Escape Plan"):
        game.push("choose Escape Plan")
    assert game.events("plays") == []
    assert "Escape Plan" in game.names_in("discard", ME)


@rule("lorcana", "4.3.2.1", "1.2.2")
def test_escape_plan_can_be_played_once_two_cards_have_gone_to_the_discard():
    """R131"""
    game = position(
        me={"hand": ["Escape Plan", "Mill", "Mill"], "ink": 7, "play": ["Bear"]},
        you={"play": ["Wolf", "Hen", "Diva"]},
        cards=[*BEASTS, spell("Mill")],
    )
    assert game.refused("play Escape Plan")[0] == "cant_be_played"
    game.push("play Mill")  # one card
    assert game.refused("play Escape Plan")[0] == "cant_be_played"
    game.push("play Mill", "play Escape Plan")
    assert (game.play(ME), game.deciding) == (["Bear", "Escape Plan"], YOU)  # all choose before anybody puts
    game.push("choose Hen; Diva")
    assert (game.play(ME), game.play(YOU), game.ink(ME), game.ink(YOU)) == ([], ["Wolf"], (0, 8), (0, 2))


@rule("lorcana", "5.4.1.2", "4.3.3.2")
@pytest.mark.parametrize("edition", [None, "2.0.0", OLD])
def test_all_is_found_does_not_find_itself(edition):
    """R133"""
    game = position(
        me={"hand": ["All Is Found"], "ink": 5, "discard": ["Bear", "Wolf"]},
        edition=edition,
        cards=BEASTS,
    )
    game.push("play All Is Found")
    assert not game.legal("choose All")
    game.push("choose Bear; Wolf")
    assert (game.names_in("discard", ME), game.ink(ME)) == (["All Is Found"], (0, 7))


@rule("lorcana", "6.4.2.1", "6.4.2.2", "1.x 7.6.3")
@pytest.mark.parametrize(("edition", "protected"), [(None, True), (OLD, False)])
def test_a_prohibition_of_a_resolved_effect_also_covers_what_comes_later(edition, protected):
    """R138"""
    guest = made("Guest", willpower=4, abilities=[Static((Enters("this", "exerted"),))])
    game = position(
        me={"play": ["Bear (exerted)"], "hand": ["Restoring Atlantis", "Guest"], "ink": 6},
        you={"play": ["Wolf"]},
        edition=edition,
        cards=[*BEASTS, guest],
    )
    game.push("play Restoring Atlantis", "play Guest", "end")
    assert game.refused("challenge Wolf -> Bear")[0] == "target_cant"
    assert (game.legal("challenge Wolf -> Guest") == []) == protected
    game.push("end", "quest Bear", "end")
    assert game.legal("challenge Wolf -> Bear")


@rule("lorcana", "6.4.2.2")
@pytest.mark.parametrize("edition", [None, OLD])
def test_a_figure_changed_by_a_resolved_effect_stays_with_those_who_were_there(edition):
    """R138"""
    game = position(
        me={"hand": ["Kida - Protector of Atlantis", "Bear"], "ink": 8},
        you={"play": ["Diva"]},
        edition=edition,
        cards=BEASTS,
    )
    game.push("play Kida", "play Bear")
    assert [game.strength(name) for name in ("Kida", "Diva", "Bear")] == [0, 1, 3]
    game.push("end", "end")
    assert [game.strength(name) for name in ("Kida", "Diva", "Bear")] == [3, 4, 3]


@rule("lorcana", "6.4.2.3")
@pytest.mark.parametrize("grumpy", [True, False])
def test_a_character_enters_with_what_continuous_effects_give_it(grumpy):
    """R139"""
    play = ["Weight Set"] + (["Grumpy - Bad-Tempered"] if grumpy else [])
    game = position(me={"play": play, "hand": ["Happy - Good-Natured"], "ink": 6}, cards=BEASTS)
    game.push("play Happy")
    assert game.legal("yes") == (["yes"] if grumpy else [])


@rule("lorcana", "6.1.14", "6.1.2")
def test_sisu_goes_on_as_long_as_dragons_come():
    """R147"""
    sisu = "Sisu - Uniting Dragon"
    drake, wyrm = (made(name, classifications=["Dragon"]) for name in ("Drake", "Wyrm"))
    game = position(me={"play": [sisu], "deck": ["Drake", "Wyrm", "Bear", "Drake"]}, cards=[*BEASTS, drake, wyrm])
    game.push(f"quest {sisu}")
    assert game.hand(ME) == ["Drake", "Wyrm"]
    game.push("pick 2")
    assert game.deck(ME) == ["Drake", "Bear"]


@rule("lorcana", "6.1.14", "1.2.3")
def test_sisu_stops_when_the_deck_is_empty():
    """R147"""
    sisu = "Sisu - Uniting Dragon"
    drake = made("Drake", classifications=["Dragon"])
    game = position(me={"play": [sisu], "deck": ["Drake", "Drake"]}, cards=[*BEASTS, drake])
    game.push(f"quest {sisu}")
    assert (game.hand(ME), game.deck(ME), game.deciding) == (["Drake", "Drake"], [], ME)


RING = made("Ring", "item")


@rule("lorcana", "1.2.2", "4.3.2.1", "6.1.14")
def test_oswald_leaves_an_item_on_top_while_items_cannot_be_played():
    """R149"""
    oswald = "Oswald - The Lucky Rabbit"
    game = position(
        me={"play": [oswald], "hand": ["Hen"], "deck": ["Wolf", "Ring", "Bear"]},
        you={"hand": ["Keep the Ancient Ways"], "ink": 2},
        active=YOU,
        cards=[*BEASTS, RING],
    )
    game.push("play Keep the Ancient Ways", "end", "ink Hen", "yes")
    if game.legal("yes"):
        game.push("yes")
    assert (game.is_in_play("Ring"), game.deck(ME)) == (False, ["Ring", "Bear"])


@rule("lorcana", "6.1.14", "6.1.4")
@pytest.mark.parametrize(("top", "answers", "deck"), [("Ring", ["yes"], ["Bear"]), ("Wolf", [], ["Bear", "Wolf"])])
def test_oswald_plays_an_item_and_puts_away_anything_else(top, answers, deck):
    """R149"""
    oswald = "Oswald - The Lucky Rabbit"
    game = position(me={"play": [oswald], "hand": ["Hen"], "deck": [top, "Bear"]}, cards=[*BEASTS, RING])
    game.push("ink Hen", "yes", *answers)
    assert game.deck(ME) == deck
    if answers:
        assert game.is_exerted("Ring")
