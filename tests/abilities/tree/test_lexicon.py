"""A game's words: a tree may use no others, and whoever does is told where and what is nearest."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Ability, Action, Gain, If, Keyword, Static, Steps, Triggered
from mazo.abilities.tree.lexicon import check, check_all
from mazo.abilities.tree.nouns import Cards, Chosen, Has, Is, Not, OneOf, PlayerOf, They, This, When
from mazo.errors import BadTree
from mazo.games.lorcana.lexicon import LEXICON


def refused(tree: Ability) -> BadTree:
    with pytest.raises(BadTree) as fault:
        check(tree, LEXICON)
    return fault.value


def test_a_tree_of_known_words_is_let_through() -> None:
    check(Triggered((When("quest", Cards(("character",), "yours")),), Draw(1, "each opponent")), LEXICON)


def test_an_unknown_word_is_told_with_its_place_and_the_nearest_words() -> None:
    odd = Chosen(Cards(("character",), where=(OneOf((Is("ready"), Not(Is("damagd")))),)))
    fault = refused(Action(Steps((Draw(), If(They(odd, ()), Draw())))))
    assert fault.text("en").startswith(
        'do.of[1].condition.cards.cards.where[0].of[1].of.state: Lorcana has no state "damagd"; the nearest: "damaged"'
    )
    assert fault.text("es").startswith(
        "do.of[1].condition.cards.cards.where[0].of[1].of.state: "
        "Lorcana no tiene ningún estado «damagd»; lo más parecido: «damaged»"
    )


def test_a_word_like_no_other_is_told_without_advice() -> None:
    assert str(refused(Action(Draw(1, "qqqq")))) == 'do.who: Lorcana has no word for players "qqqq".'


def test_words_in_a_row_are_told_apart() -> None:
    both = Cards(("character", "castle"))
    assert str(refused(Triggered((When("play", both),), Draw()))).startswith("when[0].cards.types[1]: ")


def test_words_inside_a_player_and_inside_a_gained_ability_are_seen() -> None:
    player = PlayerOf(Chosen(Cards(where=(Has("glory", "is", 1),))))
    assert str(refused(Action(Draw(1, player)))).startswith("do.who.cards.cards.where[0].stat: ")
    gain = Static((Gain(This(), Keyword("Flying")),))
    assert str(refused(gain)).startswith("facts[0].ability.name: ")


def test_of_several_abilities_the_faulty_one_is_told() -> None:
    with pytest.raises(BadTree, match=r"^abilities\[1\]\.do\.who: "):
        check_all((Action(Draw()), Action(Draw(1, "nobody"))), LEXICON)


def test_a_name_that_a_tree_gives_is_no_word_of_the_game() -> None:
    check(Action(Draw(1, PlayerOf(Chosen(Cards(), name="the second of two")))), LEXICON)
