"""What was read, said and read again."""

from __future__ import annotations

from mazo.abilities.tree.effects import Action, ChooseOne, EachPlayer
from mazo.games.myl.reading.reread import reads_back, words_passed_over
from mazo.games.myl.reading.round_trip import returns
from tests.games.myl.reading.reading import card, comes_back, compiler, read, refused


def test_what_is_said_in_other_words_returns_if_those_are_read_as_the_same() -> None:
    text = "Toma el control de un Aliado oponente hasta el final del turno. Ese Aliado puede atacar este turno."
    printed = card(text, "talisman")
    assert not returns(printed, read(text, "talisman"))
    assert reads_back(compiler(), printed, read(text, "talisman"))


def test_no_word_of_such_a_text_is_passed_over() -> None:
    printed = card("Este Aliado no puede ser declarado atacante a menos que controles 2 o más Aliados de raza Dragón.")
    assert words_passed_over(compiler(), printed) == []


def test_trees_of_another_text_dont_return() -> None:
    printed = card("Jugar Talismanes cuesta 1 Oro menos.")
    assert not reads_back(compiler(), printed, read("Jugar Tótems cuesta 1 Oro menos."))


def test_the_pile_of_one_player_is_not_that_of_both() -> None:
    assert refused("Destierra las cartas de un Cementerio.", "talisman")
    assert comes_back("Destierra todos los Aliados de ambos Cementerios.", "talisman")


def test_who_must_do_one_of_two_things_chooses_it_and_does_it() -> None:
    (made,) = read("Tu oponente debe destruir un Aliado o descartar 2 cartas.", "talisman")
    assert isinstance(made, Action)
    assert isinstance(made.do, EachPlayer)
    assert isinstance(made.do.do, ChooseOne)
    assert made.do.do.by == "they"
