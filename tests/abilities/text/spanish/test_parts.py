"""Parts of the Spanish voice, each alone."""

import pytest

from mazo.abilities.text.spanish.clauses import Clause, none_of, ordinal
from mazo.abilities.text.spanish.forms import Subject, polished, with_clitic
from mazo.abilities.text.spanish.voice import Spanish
from mazo.abilities.tree.nouns import Cards, Chosen, Count, Has, Is, Not, Ref, Top
from tests.abilities.text.garden import SPANISH, scene


@pytest.fixture
def voice() -> Spanish:
    return Spanish(SPANISH, scene())


def test_a_noun_has_its_adjectives_behind_it_in_gender_and_number(voice: Spanish) -> None:
    noun = Cards(("plant",), "opposing", (Is("ripe"), Has("height", "at least", 3)))
    assert voice.nouns.noun(noun) == "planta oponente madura con altura 3 o más"
    assert voice.nouns.noun(Cards(("gnome",), where=(Not(Is("ripe")),)), True) == "gnomos que no estén maduros"


def test_what_is_not_in_play_is_a_card(voice: Spanish) -> None:
    assert voice.nouns.one(Cards(("plant",), "yours", zone="compost")).text == "una carta de planta de tu abono"


def test_a_chosen_card_is_a_pronoun_when_it_was_spoken_of(voice: Spanish) -> None:
    assert voice.refs.them(Chosen(Cards(("gnome",)))).text == "un gnomo elegido"
    assert voice.refs.them(Ref()).text == "lo"
    assert voice.refs.them(Top()).text == "la carta superior de tu mazo"
    assert voice.refs.them(Ref(), "prep").text == "esa carta"


def test_an_amount_is_a_number_or_what_it_is_counted_by(voice: Spanish) -> None:
    plants = Count(Cards(("plant",), "yours"))
    assert voice.amounts.amount_of(1, "carta", "cartas") == ("una carta", "")
    assert voice.amounts.amount_of(plants, "carta", "cartas") == ("una carta", " por cada planta que tengas en juego")
    assert voice.measuring.value(plants) == "el número de plantas que tienes en juego"


def test_a_clause_is_said_in_every_mood() -> None:
    grows = Clause(SPANISH, Subject("esta planta"), "crecer")
    assert [grows.said("i"), grows.said("s"), grows.past("i")] == [
        "esta planta crece",
        "esta planta crezca",
        "esta planta creció",
    ]
    assert grows.would() == "esta planta fuera a crecer"


def test_verbs_that_no_glossary_has_are_regular() -> None:
    assert [SPANISH.conjugate("anotar", form) for form in ("imp", "i2", "s3", "h3")] == [
        "anota",
        "anotas",
        "anote",
        "haya anotado",
    ]


def test_words_take_their_forms() -> None:
    assert with_clitic("destierra", "lo", "imp") == "destiérralo"
    assert polished("de el mazo a el jugador y Isabela o otro") == "del mazo al jugador e Isabela u otro"
    assert polished("una Arma y hielo, 7 o 8, y Hilda o Olaf") == "un Arma y hielo, 7 u 8, e Hilda u Olaf"
    assert polished("paga 1 para hacer que crezca") == "paga 1 para que crezca"
    assert none_of("una carta") == "ninguna carta"
    assert [ordinal(1, True), ordinal(2, False), ordinal(21, True)] == ["primera", "segundo", "21.ª"]
