"""[6.4] [6.6] Effects that last: modifiers at once and together, keywords from several sources, discounts that stay."""

import pytest

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import (
    Action,
    Cant,
    Gain,
    Get,
    Keyword,
    Lose,
    PayLess,
    Play,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.facts import CostsLess, Floor
from mazo.abilities.tree.nouns import Cards, Chosen, Every, This, When
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import keywords as K
from tests.support.rule import rule
from tests.support.table import ME, Made, made, position

CHARACTERS = Cards(("character",))
MINE = Cards(("character",), "yours")
BEAR = made("Bear", cost=3, strength=3, willpower=5)


def spell(name: str, *effects) -> Made:
    """A free action of those effects."""
    return made(name, "action", cost=0, abilities=[Action(Steps(effects))])


PLUS = spell("Plus", Get(Chosen(CHARACTERS), "strength", 2, "this turn"))
MINUS = spell("Minus", Get(Chosen(CHARACTERS), "strength", -7, "this turn"))
CRUSH = spell("Crush", Do("banish", Chosen(Cards(("item",)))))


# Modifiers.


@rule("lorcana", "6.6.1.1")
def test_a_modifier_changes_the_figure_at_once_and_nothing_waits_in_the_bag():
    game = position(me={"hand": ["Plus"], "play": ["Bear"]}, cards=[BEAR, PLUS]).push("play Plus")
    assert (game.strength("Bear"), game.bag(), game.resolved()) == (5, [], [])
    assert game.push("end").strength("Bear") == 3


@rule("lorcana", "6.6.1.2", "6.6.2")
@pytest.mark.parametrize("order", [("Plus", "Minus"), ("Minus", "Plus")])
def test_modifiers_add_up_in_whatever_order(order):
    game = position(me={"hand": list(order), "play": ["Bear"]}, cards=[BEAR, PLUS, MINUS])
    game.push(*[f"play {name}" for name in order])
    assert game.strength("Bear") == -2  # the true sum is kept, and counts as 0


@rule("lorcana", "6.6.4")
def test_a_figure_that_cannot_be_reduced_is_raised_after_all_modifiers_which_stay():
    oak = made("Oak", "item", abilities=[Static((Floor(MINE, "strength"),))])
    game = position(
        me={"hand": ["Minus", "Plus", "Crush"], "play": ["Bear", "Oak"]}, cards=[BEAR, oak, PLUS, MINUS, CRUSH]
    )
    assert game.push("play Minus").strength("Bear") == 3
    assert game.push("play Plus").strength("Bear") == 3
    assert game.push("play Crush").strength("Bear") == -2


@rule("lorcana", "6.4.1", "6.4.2.3")
def test_a_static_ability_acts_on_cards_as_they_enter_and_stops_as_its_card_leaves():
    flag = made("Flag", "item", abilities=[Static((Get(Every(MINE), "strength", 2),))])
    game = position(me={"hand": ["Bear", "Crush"], "play": ["Flag"], "ink": 3}, cards=[BEAR, flag, CRUSH])
    assert game.push("play Bear").strength("Bear") == 5
    assert game.push("play Crush").strength("Bear") == 3


# Keywords.


@rule("lorcana", "M35", "8.1.2")
def test_a_keyword_of_two_sources_counts_once_and_lasts_until_the_last_of_them_ends():
    cape = made("Cape", "item", abilities=[Static((Gain(Every(MINE), Keyword("Ward")),))])
    game = position(
        me={"hand": ["Crush", "Crush"], "play": ["Bear", "Cape", "Cape"]},
        you={"hand": ["Dart"]},
        cards=[BEAR, cape, CRUSH, spell("Dart", Do("deal damage", Chosen(CHARACTERS), 1))],
    )
    game.push("play Crush")
    if game.legal("choose"):
        game.push(game.legal("choose")[0])
    assert game.table.has(game.card("Bear"), K.WARD)
    game.push("play Crush")
    assert not game.table.has(game.card("Bear"), K.WARD)


@rule("lorcana", "8.1.2")
@pytest.mark.parametrize(("keyword", "damage"), [("Resist", 1), ("Ward", 5)])
def test_only_keywords_with_a_plus_sign_add_up(keyword, damage):
    mail = made("Mail", "item", abilities=[Static((Gain(Every(MINE), Keyword(keyword, 2)),))])
    quake = spell("Quake", Do("deal damage", Every(CHARACTERS), 5))
    ox = made("Ox", willpower=9)
    game = position(me={"hand": ["Quake"], "play": ["Ox", "Mail", "Mail"]}, cards=[ox, mail, quake])
    assert game.push("play Quake").damage("Ox") == damage


@rule("lorcana", "8.1.2", "1.2.2")
def test_who_loses_a_keyword_is_without_it_however_many_sources_it_has():
    cape = made("Cape", "item", abilities=[Static((Gain(Every(MINE), Keyword("Ward")),))])
    strip = spell("Strip", Lose(Chosen(CHARACTERS), "Ward", until="this turn"))
    game = position(me={"hand": ["Strip"], "play": ["Bear", "Cape", "Cape"]}, cards=[BEAR, cape, strip])
    assert not game.push("play Strip").table.has(game.card("Bear"), 1 << 13)


# Applied to cards, or a rule for all.


@rule("lorcana", "M42", "6.4.2.1", "6.4.2.2")
def test_a_modifier_is_given_to_those_in_play_and_a_prohibition_is_for_all():
    both = Steps((Get(Every(MINE), "strength", 1, "this turn"), Cant(Every(CHARACTERS), "quest", "this turn")))
    law = made("Law", "action", cost=0, abilities=[Action(both)])
    rush = made("Late", abilities=[Static((Get(This(), "willpower", 1),))])
    game = position(me={"hand": ["Law", "Late"], "play": ["Bear"], "ink": 1}, cards=[BEAR, law, rush])
    game.push("play Law", "play Late")
    assert (game.strength("Bear"), game.strength("Late")) == (4, 1)
    assert game.table.cant(game.card("Late"), CANT.QUEST)


# What cards cost.


@rule("lorcana", "M16")
def test_a_discount_of_a_resolved_effect_outlasts_its_source():
    sale = Triggered((When("play", "this"),), PayLess(2, CHARACTERS))
    game = position(
        me={"hand": ["Merchant", "Bear", "Home"], "ink": 2},
        cards=[BEAR, made("Merchant", abilities=[sale]), spell("Home", Do("return to hand", Chosen(MINE)))],
    )
    game.push("play Merchant", "play Home", "play Bear")
    assert (game.play(ME), game.ink(ME)) == (["Bear"], (0, 2))


@rule("lorcana", "M16")
def test_a_discount_of_a_card_in_play_goes_with_it():
    stall = made("Stall", "item", abilities=[Static((CostsLess(2, CHARACTERS),))])
    game = position(me={"hand": ["Bear", "Crush"], "play": ["Stall"], "ink": 1}, cards=[BEAR, stall, CRUSH])
    assert game.legal("play Bear")
    assert game.push("play Crush").refused("play Bear")[0] == "too_expensive"


PUP = made("Pup", cost=2)
ARIA = made("Aria", "action", cost=3, song=True, abilities=[Action(Get(Every(MINE), "strength", 1, "this turn"))])


@rule("lorcana", "M14")
@pytest.mark.parametrize(("change", "due"), [(-1, 4), (1, 2)])
def test_paying_more_or_less_ink_changes_the_ink_cost_and_not_a_song_that_is_sung(change, due):
    tax = made("Tax", "item", abilities=[Static((CostsLess(change, Cards(("action",), zone="hand")),))])
    side = {"hand": ["Aria"], "play": ["Bear", "Pup", "Tax"], "ink": 5}
    assert position(me=side, cards=[BEAR, PUP, ARIA, tax]).legal("sing") == ["sing Aria with Bear"]
    assert position(me=side, cards=[BEAR, PUP, ARIA, tax]).push("sing Aria with Bear").ink(ME) == (5, 0)
    assert position(me=side, cards=[BEAR, PUP, ARIA, tax]).push("play Aria").ink(ME) == (5 - due, due)


CALL = Chosen(Cards(("action",), "yours", zone="discard"), plain=True)


@rule("lorcana", "M17")
def test_a_card_played_from_elsewhere_but_not_for_free_may_be_paid_for_in_every_way():
    game = position(
        me={"hand": ["Call"], "discard": ["Aria"], "play": ["Bear"], "ink": 3},
        cards=[BEAR, ARIA, spell("Call", Play(CALL, free=False))],
    )
    assert set(game.push("play Call").legal()) == {"play Aria", "sing Aria with Bear"}
    assert (game.push("sing Aria with Bear").ink(ME), game.strength("Bear")) == ((3, 0), 4)


@rule("lorcana", "M17", "6.1.7")
def test_for_free_there_is_no_other_way():
    game = position(
        me={"hand": ["Call"], "discard": ["Aria"], "play": ["Bear"], "ink": 3},
        cards=[BEAR, ARIA, spell("Call", Play(CALL))],
    ).push("play Call")
    assert (game.ink(ME), game.is_exerted("Bear"), game.strength("Bear")) == ((3, 0), False, 4)
