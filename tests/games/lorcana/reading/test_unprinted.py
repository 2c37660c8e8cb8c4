"""What no card has printed yet, made of known words: read and played."""

from collections.abc import Mapping
from typing import Any

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.reading.texts import reader
from tests.support.table import ME, YOU, Made, Situation, made, position

BEAR = made("Bear", cost=3, strength=3, willpower=5, lore=2)
WOLF = made("Wolf", cost=2, strength=2, willpower=4, lore=1)
HEN = made("Hen", cost=1, strength=0, willpower=3, lore=1)
BIRD = made("Bird", cost=2, strength=1, willpower=2, abilities=[Keyword("Evasive"), Keyword("Rush")])
FORT = made("Fort", "location", cost=2, willpower=6, lore=1, move_cost=2)
LAMP = made("Lamp", "item", cost=1)
TUNE = made("Tune", "action", cost=1, song=True)
PLAIN = [BEAR, WOLF, HEN, BIRD, FORT, LAMP, TUNE]


def character(*texts: str, name: str = "Hero") -> Made:
    abilities = [one for text in texts for one in reader().abilities(text, "character")]
    return made(name, cost=2, strength=2, willpower=4, lore=1, abilities=abilities)


def item(text: str, *costs: str) -> Made:
    cost = reader().cost(costs, "item") if costs else None
    return made("Mirror", "item", cost=1, abilities=reader().abilities(text, "item", cost))


def action(text: str) -> Made:
    return made("Spell", "action", cost=1, abilities=reader().action(text, "action"))


def cast(text: str, me: Mapping[str, Any] | None = None, you: Mapping[str, Any] | None = None) -> Situation:
    """A position with an action of that text in hand."""
    mine = {"hand": ["Spell"], "ink": 1, **(me or {})}
    return position(me=mine, you=you, cards=[*PLAIN, action(text)])


def test_those_at_the_same_location_are_only_those_there():
    hero = character("While this character is at a location, your other characters there gain Ward.")
    spell = action("Banish chosen opposing character.")
    game = position(
        me={"hand": ["Spell"], "ink": 1},
        you={"play": ["Fort", "Hero (at Fort)", "Bear (at Fort)", "Wolf"]},
        cards=[*PLAIN, hero, spell],
    )
    assert sorted(game.push("play Spell").legal()) == ["choose Hero", "choose Wolf"]


def test_what_is_waited_for_until_the_next_turn_happens_in_the_opponents_turn():
    game = cast(
        "Until the start of your next turn, whenever one of your characters is challenged, draw a card.",
        me={"play": ["Bear (exerted)"], "deck": ["Hen", "Lamp"]},
        you={"play": ["Wolf"], "deck": ["Fort"]},
    )
    game.push("play Spell", "end turn", "challenge Wolf -> Bear")
    assert game.hand(ME) == ["Hen"]


@pytest.mark.parametrize(("theirs", "drawn"), [(["Bear"], []), (["Bear", "Wolf", "Hen"], ["Lamp"])])
def test_fewer_cards_than_each_opponent(theirs, drawn):
    hero = character(
        "Whenever this character quests, if you have fewer cards in your hand than each opponent, draw a card."
    )
    game = position(
        me={"play": ["Hero"], "hand": ["Fort"], "deck": ["Lamp"]}, you={"hand": theirs}, cards=[*PLAIN, hero]
    )
    game.push("quest Hero")
    assert game.hand(ME)[1:] == drawn


def test_the_top_card_that_was_put_into_the_discard_is_meant_by_it():
    text = "Put the top card of your deck into your discard. If it's a song card, gain 1 lore."
    for top, lore in (("Tune", 1), ("Bear", 0)):
        game = cast(text, me={"deck": [top, "Hen"]})
        game.push("play Spell")
        assert game.lore(ME) == lore


def test_that_card_is_the_banished_one_and_not_this_item():
    mirror = item(
        "Whenever one of your characters is banished, you may banish this item. If you do, return that card to your "
        "hand."
    )
    game = position(me={"play": ["Mirror", "Hen"]}, you={"play": ["Bear (exerted)"]}, cards=[*PLAIN, mirror])
    game.push("challenge Hen -> Bear", "yes")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Hen"], ["Mirror"])


def test_two_keywords_are_lost_by_the_same_character():
    game = cast(
        "Chosen opposing character loses Evasive and Rush this turn.",
        me={"play": ["Bear"]},
        you={"play": ["Bird (exerted)"]},
    )
    assert "challenge Bear -> Bird" not in game.legal()
    game.push("play Spell")
    assert "challenge Bear -> Bird" in game.legal()


def test_lore_by_the_highest_figure_among_your_characters():
    game = cast(
        "Gain lore equal to the highest {L} among your characters.",
        me={"play": ["Bear", "Hen"]},
        you={"play": ["Bear"]},
    )
    assert game.push("play Spell").lore(ME) == 2


def test_such_cards_go_to_hand_and_the_rest_to_the_bottom():
    game = cast(
        "Reveal the top 3 cards of your deck. Put all song cards into your hand and the rest into your discard.",
        me={"deck": ["Tune", "Bear", "Tune", "Hen"]},
    )
    game.push("play Spell")
    assert (sorted(game.hand(ME)), game.deck(ME)) == (["Tune", "Tune"], ["Hen"])
    assert "Bear" in game.names_in("discard", ME)


def test_a_condition_before_what_may_be_done_once_a_turn():
    hero = character("Once during your turn, if you've played an action this turn, you may draw a card.")
    game = position(me={"play": ["Hero"], "hand": ["Tune"], "ink": 1, "deck": ["Bear", "Wolf"]}, cards=[*PLAIN, hero])
    assert not [one for one in game.legal() if one.startswith("use")]
    game.push("play Tune")
    (use,) = [one for one in game.legal() if one.startswith("use")]
    game.push(use)
    assert game.hand(ME) == ["Bear"]
    assert not [one for one in game.legal() if one.startswith("use")]


def test_opponents_are_kept_from_actions_in_your_turn_only():
    hero = character("Opponents can't play actions during your turn.")
    game = position(me={"play": ["Hero"]}, you={"hand": ["Tune"], "ink": 1}, cards=[*PLAIN, hero])
    game.push("end turn")
    assert "play Tune" in game.legal()


def test_somebody_is_any_player():
    hero = character("Whenever a player discards a card, you may gain 1 lore.")
    spell = action("Each player chooses and discards a card.")
    game = position(
        me={"play": ["Hero"], "hand": ["Spell", "Hen"], "ink": 1}, you={"hand": ["Wolf"]}, cards=[*PLAIN, hero, spell]
    )
    game.push("play Spell", "choose Hen", "choose Wolf")
    assert len(game.bag()) == 2


def test_any_number_of_damage_counters():
    game = cast(
        "Move any number of damage counters from chosen character to another chosen character.",
        me={"play": ["Bear (damage 3)"]},
        you={"play": ["Wolf"]},
    )
    game.push("play Spell", "choose Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2", "amount 3"]
    game.push("amount 2")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 2)


def test_each_opponent_chooses_for_themselves():
    game = cast(
        "Each opponent chooses one: • Discard 2 cards. • Lose 2 lore.", you={"lore": 3, "hand": ["Hen", "Wolf"]}
    )
    assert game.push("play Spell").deciding == YOU
    game.push("pick 2")
    assert (game.lore(YOU), len(game.hand(YOU))) == (1, 2)


def test_who_shifts_plays_by_shifting():
    hero = character("Whenever you shift a character, gain 1 lore.")
    big = made("Bear", version="Huge", cost=6, strength=5, willpower=5, abilities=[Keyword("Shift", 3)])
    game = position(me={"play": ["Hero", "Bear"], "hand": ["Bear - Huge", "Hen"], "ink": 4}, cards=[*PLAIN, hero, big])
    assert game.push("play Hen").lore(ME) == 0
    assert game.push("shift Bear - Huge -> Bear").lore(ME) == 1
