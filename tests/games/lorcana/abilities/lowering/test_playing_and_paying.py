"""Effects that play cards, move characters, pay ink and use abilities."""

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToPlayer
from mazo.abilities.tree.effects import Activated, Choose, Cost, Get, Keyword, Move, Pay, Play, Steps, UseAbility
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Has, Named, Ref
from tests.games.lorcana.abilities.lowering.stage import MINE, PLAIN, discard_of, spell, under, wand
from tests.support.rule import rule
from tests.support.table import ME, YOU, made, position

PLACES = Cards(("location",), "yours")

# Playing cards.

FOR_FREE = spell(Play(Chosen(Cards(("character",), "yours", (), "hand"))))
FOR_LESS = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), free=False, less=2))
FOR_ITS_COST = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), free=False))
EXERTED = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), state="exerted"))
FROM_DISCARD = spell(Play(Chosen(Cards(("character",), "yours", (), "discard"))))


@rule("lorcana", "6.7.8", "6.1.7", "4.3.2.2")
@pytest.mark.parametrize(
    ("action", "ink", "exerted"),
    [(FOR_FREE, 0, False), (FOR_LESS, 3, False), (FOR_ITS_COST, 5, False), (EXERTED, 0, True)],
)
def test_an_effect_plays_a_card(action, ink, exerted):
    game = position(me={"hand": ["Spell", "Cat"], "ink": 5}, cards=[*PLAIN, action]).push("play Spell", "choose Cat")
    assert (game.ink(ME)[1], game.is_exerted("Cat"), game.is_drying("Cat")) == (ink, exerted, True)


@rule("lorcana", "6.7.8")
def test_a_card_is_played_from_the_discard():
    game = position(me={"hand": ["Spell"], "discard": ["Cat"]}, cards=[*PLAIN, FROM_DISCARD]).push("play Spell")
    assert game.is_in_play("Cat")


@rule("lorcana", "1.5.3")
def test_a_card_that_can_not_be_paid_for_is_not_offered():
    game = position(me={"hand": ["Spell", "Cat"], "ink": 2}, cards=[*PLAIN, FOR_LESS]).push("play Spell")
    assert (game.hand(ME), game.ink(ME), game.step) == (["Cat"], (2, 0), "main/actions")


HEIR = made("Bear", version="Heir", cost=7, strength=6, willpower=6, abilities=[Keyword("Shift", 5)])
SHIFT_FREELY = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), way="shift"))


@rule("lorcana", "8.10.1", "6.1.7")
def test_an_effect_shifts_a_card_for_free():
    game = position(
        me={"hand": ["Spell", "Bear - Heir"], "play": ["Bear (damage 1)"]}, cards=[*PLAIN, HEIR, SHIFT_FREELY]
    )
    game.push("play Spell", "choose Bear - Heir")
    assert (game.play(ME), under(game, "Bear - Heir"), game.damage("Bear - Heir")) == (["Bear - Heir"], ["Bear"], 1)


GUST = spell(Draw(1), "Gust")
AGAIN = spell(Play(Chosen(Cards(("action",), "yours", (Named(("Gust",)),), "discard")), afterwards="bottom"))
BRIEFLY = spell(Play(Chosen(Cards(("character",), "yours", (), "hand")), afterwards="banish at end"))


@rule("lorcana", "6.5.4")
def test_a_card_that_is_put_on_the_bottom_instead_of_the_discard():
    game = position(me={"hand": ["Spell"], "discard": ["Gust"], "deck": ["Ant", "Bear"]}, cards=[*PLAIN, GUST, AGAIN])
    game.push("play Spell")
    assert (game.hand(ME), game.deck(ME), discard_of(game, ME)) == (["Ant"], ["Bear", "Gust"], [])


@rule("lorcana", "6.2.7.2")
def test_a_card_that_is_banished_at_the_end_of_the_turn():
    game = position(me={"hand": ["Spell", "Cat"]}, cards=[*PLAIN, BRIEFLY]).push("play Spell", "choose Cat")
    assert game.is_in_play("Cat")
    game.push("end")
    assert (game.is_in_play("Cat"), discard_of(game, ME)) == (False, ["Cat"])


PLAYED_NAMED = spell(
    Steps((Play(Chosen(Cards(("character",), "yours", (), "hand"))), Get(Ref("it"), "strength", 2, "this turn")))
)


@rule("lorcana", "6.7.8", "1.4.3.2")
def test_the_following_sentence_sees_the_card_that_was_played():
    game = position(me={"hand": ["Spell", "Cat"]}, cards=[*PLAIN, PLAYED_NAMED]).push("play Spell", "choose Cat")
    assert game.strength("Cat") == 7


# Moving, paying, using.

MOVE_FREE = spell(Move(Chosen(MINE), Chosen(PLACES)))
MOVE_PAID = spell(Move(Chosen(MINE), Chosen(PLACES), free=False))
MOVE_LESS = spell(Move(Chosen(MINE), Chosen(PLACES), free=False, less=1))
MOVE_ALL = spell(Move(Every(MINE), Chosen(PLACES)))


@rule("lorcana", "4.7.1", "4.7.3")
@pytest.mark.parametrize(("action", "ink"), [(MOVE_FREE, 0), (MOVE_PAID, 2), (MOVE_LESS, 1)])
def test_an_effect_moves_a_character(action, ink):
    game = position(me={"hand": ["Spell"], "play": ["Bear", "Tower"], "ink": 3}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert (game.place("Bear"), game.ink(ME)[1]) == ("Tower", ink)


@rule("lorcana", "4.7.1", "1.5.3")
def test_several_move_and_a_move_that_is_too_expensive_fails():
    game = position(me={"hand": ["Spell"], "play": ["Bear", "Ant", "Tower"]}, cards=[*PLAIN, MOVE_ALL]).push(
        "play Spell"
    )
    assert (game.place("Bear"), game.place("Ant")) == ("Tower", "Tower")
    game = position(me={"hand": ["Spell"], "play": ["Bear", "Tower"], "ink": 1}, cards=[*PLAIN, MOVE_PAID]).push(
        "play Spell"
    )
    assert (game.place("Bear"), game.ink(ME)) == ("", (1, 0))


PAYS = [
    (spell(Pay(2)), (1, 2)),
    (spell(Pay(5)), (3, 0)),
    (spell(ToPlayer("exert ink", "all")), (0, 3)),
    (spell(ToPlayer("exert ink", amount=2)), (1, 2)),
    (spell(Steps((ToPlayer("exert ink", "all"), ToPlayer("ready ink", amount=2)))), (2, 1)),
    (spell(Steps((ToPlayer("exert ink", "all"), ToPlayer("ready ink", "all")))), (3, 0)),
]


@rule("lorcana", "1.5.3", "6.1.5")
@pytest.mark.parametrize(("action", "ink"), PAYS)
def test_ink_is_paid_exerted_and_readied(action, ink):
    game = position(me={"hand": ["Spell"], "ink": 3}, cards=[action]).push("play Spell")
    assert game.ink(ME) == ink


THEY_EXERT_INK = spell(ToPlayer("exert ink", "all", "each opponent"))


@rule("lorcana", "7.5.1")
def test_an_opponents_ink_is_exerted():
    game = position(me={"hand": ["Spell"]}, you={"ink": 2}, cards=[THEY_EXERT_INK]).push("play Spell")
    assert game.ink(YOU) == (0, 2)


GEM = wand(
    Activated(Cost(pay=1), ToPlayer("gain lore", 1), name="Shine"),
    Activated(Cost(pay=5, this="exert"), ToPlayer("gain lore", 5), name="Glow"),
    name="Gem",
)  # fmt: skip
USE_ANY = spell(UseAbility(Chosen(Cards(("item",), "yours"))))
USE_GLOW = spell(UseAbility(Chosen(Cards(("item",), "yours")), "Glow"))


@rule("lorcana", "6.1.7.1", "1.5.5.4", "4.4.3.2")
@pytest.mark.parametrize(("action", "lore", "exerted"), [(USE_ANY, 1, False), (USE_GLOW, 5, True)])
def test_an_ability_is_used_for_free_but_for_exerting(action, lore, exerted):
    game = position(me={"hand": ["Spell"], "play": ["Gem"]}, cards=[GEM, action]).push("play Spell")
    assert (game.lore(ME), game.is_exerted("Gem")) == (lore, exerted)
    game = position(me={"hand": ["Spell"], "play": ["Gem (exerted)"]}, cards=[GEM, USE_GLOW]).push("play Spell")
    assert game.lore(ME) == 0


BIN = wand(Activated(Cost(pay=3, effects=(Discard(1),)), ToPlayer("gain lore", 1), name="Sort"), name="Bin")


@rule("lorcana", "6.1.7.1", "1.5.5.4", "4.4.3.2")
@pytest.mark.parametrize(("edition", "hand"), [("2.2.0", ["Ant"]), ("2025-08-22", [])])
def test_an_ability_used_for_free_costs_only_ink_less_in_older_editions(edition, hand):
    game = position(me={"hand": ["Spell", "Ant"], "play": ["Bin"]}, cards=[*PLAIN, BIN, USE_ANY], edition=edition).push(
        "play Spell"
    )
    if game.legal("choose"):
        game.push("choose Ant")
    assert (game.lore(ME), game.hand(ME)) == (1, hand)


ONLY_CHOOSE = spell(
    Steps((Choose(Chosen(Cards(("character",), "any", (Has("cost", "at most", 3),)))), Do("banish", Ref())))
)


@rule("lorcana", "6.1.3")
def test_choosing_alone_is_for_the_next_sentence():
    game = position(me={"hand": ["Spell"], "play": ["Ant", "Cat"]}, you={"play": ["Bear"]}, cards=[*PLAIN, ONLY_CHOOSE])
    game.push("play Spell")
    assert game.legal() == ["choose Ant", "choose Bear"]
    game.push("choose Bear")
    assert discard_of(game, YOU) == ["Bear"]
