"""Effects that put cards somewhere: a hand, a deck, the discard, the inkwell, under a card; or ready or exert them."""

import pytest

from mazo.abilities.tree.deeds import Do, PutUnder, Shuffle, ToDeck
from mazo.abilities.tree.effects import Effect, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, This, Top, When
from tests.games.lorcana.abilities.lowering.stage import CHARACTERS, MINE, PLAIN, THEIRS, discard_of, hero, spell, under
from tests.support.rule import rule
from tests.support.table import ME, YOU, position

IN_HAND = Cards((), "yours", (), "hand")


THERE = [
    (spell(Do("banish", Chosen(THEIRS))), [], "discard", ["Bear"]),
    (spell(Do("return to hand", Chosen(THEIRS))), [], "hand", ["Bear"]),
    (spell(ToDeck(Chosen(THEIRS))), [], "deck", ["Ant", "Cat", "Bear"]),
    (spell(ToDeck(Chosen(THEIRS), "top")), [], "deck", ["Bear", "Ant", "Cat"]),
    (spell(ToDeck(Chosen(THEIRS), "either")), ["pick 1"], "deck", ["Bear", "Ant", "Cat"]),
    (spell(ToDeck(Chosen(THEIRS), "either")), ["pick 2"], "deck", ["Ant", "Cat", "Bear"]),
    (spell(Do("put into discard", Top(2, "opposing"))), [], "discard", ["Cat", "Ant"]),
    (spell(ToDeck(Top(2, "opposing"), "bottom")), [], "deck", ["Ant", "Cat"]),
]


@rule("lorcana", "7.1.6", "7.2.3", "7.6.1")
@pytest.mark.parametrize(("action", "answers", "zone", "names"), THERE)
def test_cards_go_to_their_players_zones(action, answers, zone, names):
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"], "deck": ["Ant", "Cat"]}, cards=[*PLAIN, action])
    game.push("play Spell", *answers)
    assert game.names_in(zone, YOU) == names


SHUFFLED = spell(ToDeck(Chosen(THEIRS), "shuffle"))
NONE_SHUFFLED = spell(ToDeck(Every(Cards(("item",))), "shuffle"))
JUST_SHUFFLE = spell(Shuffle("each player"))


@rule("lorcana", "7.2.1", "1.4.3")
def test_shuffling_into_a_deck():
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"]}, cards=[*PLAIN, SHUFFLED]).push("play Spell")
    assert (game.deck(YOU).count("Bear"), game.knows(YOU, "Bear"), game.story("shuffled")) == (1, False, ["shuffled"])
    game = position(me={"hand": ["Spell"]}, you={"play": ["Bear"]}, cards=[*PLAIN, NONE_SHUFFLED]).push("play Spell")
    assert game.story("shuffled") == []
    game = position(me={"hand": ["Spell"]}, cards=[*PLAIN, JUST_SHUFFLE]).push("play Spell")
    assert [event.seat for event in game.events("shuffled")] == [ME, YOU]


IN_ANY_ORDER = spell(ToDeck(Every(THEIRS), "bottom", any_order=True))


@rule("lorcana", "7.2.3")
def test_cards_put_on_a_deck_in_any_order():
    game = position(
        me={"hand": ["Spell"]}, you={"play": ["Ant", "Bear", "Cat"], "deck": ["Dog"]}, cards=[*PLAIN, IN_ANY_ORDER]
    )
    game.push("play Spell", "order Cat; Ant; Bear")
    assert game.deck(YOU) == ["Dog", "Cat", "Ant", "Bear"]


INKS = [
    (spell(Do("put into inkwell exerted", Top(2))), (1, 2)),
    (spell(Do("put into inkwell", Top(1))), (2, 0)),
    (spell(Do("put into inkwell exerted", Chosen(MINE))), (1, 1)),
]


@rule("lorcana", "7.5.6", "4.2.3.2")
@pytest.mark.parametrize(("action", "ink"), INKS)
def test_cards_go_into_the_inkwell(action, ink):
    game = position(me={"hand": ["Spell", "Ant"], "play": ["Bear"], "ink": 1}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert game.ink(ME) == ink
    game.push("ink Ant")  # it was no turn action
    assert sum(game.ink(ME)) == sum(ink) + 1


TUCKS = [
    (spell(PutUnder(Top(1), Chosen(MINE))), ["Filler"], False),
    (spell(PutUnder(Chosen(Cards((), "yours", (), "discard")), Chosen(MINE), faceup=True)), ["Ant"], True),
]


@rule("lorcana", "5.1.1.5", "5.1.1.9", "5.1.1.10")
@pytest.mark.parametrize(("action", "names", "seen"), TUCKS)
def test_cards_go_under_a_card(action, names, seen):
    game = position(me={"hand": ["Spell"], "play": ["Bear"], "discard": ["Ant"]}, cards=[*PLAIN, action]).push(
        "play Spell"
    )
    assert (under(game, "Bear"), game.knows(YOU, names[0])) == (names, seen)


READIES = [(spell(Do("ready", Chosen(CHARACTERS))), False), (spell(Do("exert", Chosen(CHARACTERS))), True)]


@rule("lorcana", "5.1.1.1", "5.1.1.2")
@pytest.mark.parametrize(("action", "exerted"), READIES)
@pytest.mark.parametrize("state", ["", " (exerted)", " (drying)"])
def test_readying_and_exerting(action, exerted, state):
    game = position(me={"hand": ["Spell"]}, you={"play": [f"Bear{state}"]}, cards=[*PLAIN, action]).push("play Spell")
    assert game.is_exerted("Bear") == exerted


SELF: Effect = Do("banish", This())
MARTYR = hero(Triggered((When("quest", "this"),), SELF))
ADRIFT = hero(Triggered((When("quest", "this"),), ToDeck(This(), "bottom")))
IN_HANDS = spell(ToDeck(Chosen(IN_HAND), "top"))


@rule("lorcana", "1.4.3.2")
def test_this_card_itself():
    game = position(me={"play": ["Hero"]}, cards=[MARTYR]).push("quest Hero")
    assert discard_of(game, ME) == ["Hero"]
    game = position(me={"play": ["Hero"]}, cards=[ADRIFT]).push("quest Hero")
    assert game.deck(ME)[-1] == "Hero"
    game = position(me={"hand": ["Spell", "Ant"]}, cards=[*PLAIN, IN_HANDS]).push("play Spell", "choose Ant")
    assert game.deck(ME)[0] == "Ant"
