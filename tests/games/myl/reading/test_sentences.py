"""Sentences of each kind, and the abilities that they become."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, Search, Shuffle, ToDeck, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Cant,
    Cost,
    Gain,
    Get,
    Keyword,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import (
    Cards,
    Chosen,
    Classified,
    Compare,
    Count,
    DoesntHold,
    During,
    Every,
    Has,
    HostOf,
    When,
)
from mazo.abilities.tree.short import IT, SUBJECT, THIS
from mazo.games.myl.words import SPEECH
from tests.games.myl.reading.reading import NAME, comes_back, read, refused

MINE = Cards(("ally",), "yours")
THEIRS = Cards(("ally",), "opposing")
VIGIL = During("your vigil")
SENTENCES: list[tuple[str, str, Ability]] = [
    ("aliado", "Carta única.", Keyword("única")),
    ("aliado", "Sólo puedes tener un Vigía de Cobre en juego.", Keyword("errante")),
    ("aliado", "Vigía de Cobre puede atacar cuando entra en juego.", Keyword("furia")),
    (
        "aliado",
        "Cuando Vigía de Cobre entra en juego, puedes robar 2 cartas.",
        Triggered((When("enter play", "this"),), PlayersMay(Draw(2))),
    ),
    (
        "aliado",
        "En tu Fase de Vigilia, sólo una vez por turno, puedes pagar 2 de oro para subir un Aliado oponente a la mano.",
        Activated(Cost(2), Do("return to hand", Chosen(THEIRS)), once=True, condition=VIGIL),
    ),
    (
        "totem",
        "Mientras Vigía de Cobre esté en juego, tus Aliados de raza Héroe ganan 1 a la fuerza.",
        Static((Get(Every(Cards(("ally",), "yours", (Classified(("Héroe",)),))), "strength", 1),)),
    ),
    ("arma", "El portador de Vigía de Cobre gana 2 a la fuerza.", Static((Get(HostOf(THIS), "strength", 2),))),
    (
        "totem",
        "Puedes destruir este Tótem para anular un Aliado oponente.",
        Answer((When("play", THEIRS, who="any opponent"),), Do("annul", SUBJECT), Cost(effects=(Do("destroy", THIS),))),
    ),
    (
        "talisman",
        "Destruye un Aliado oponente de fuerza 2 o menos.",
        Action(Do("destroy", Chosen(Cards(("ally",), "opposing", (Has("strength", "at most", 2),))))),
    ),
    (
        "talisman",
        "Busca un Arma en tu Mazo Castillo y ponla en tu mano.",
        Action(Steps((Search(Cards(("weapon",))), Do("put into hand", IT), Shuffle()))),
    ),
    ("aliado", "Vigía de Cobre no puede ser declarado atacante.", Static((Cant(THIS, "attack"),))),
    (
        "aliado",
        "Si controlas 3 o más Aliados de raza Dragón, este Aliado es imbloqueable.",
        Static(
            (Gain(THIS, Keyword("imbloqueable")),),
            Compare(Count(Cards(("ally",), "yours", (Classified(("Dragón",)),))), "at least", 3),
            said="if",
        ),
    ),
    (
        "aliado",
        "Si Vigía de Cobre es destruido, tu oponente bota 2 cartas.",
        Triggered((When("destroy", "this"),), ToPlayer("mill", 2, "each opponent")),
    ),
    (
        "talisman",
        "Baraja 2 cartas de tu Cementerio en tu Mazo Castillo.",
        Action(ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), 2), "shuffle")),
    ),
    (
        "talisman",
        "Sólo puedes jugar este Talismán en tu Fase de Vigilia.",
        Static((Cant("you", "play"),), DoesntHold(VIGIL)),
    ),
]


@pytest.mark.parametrize(("kind", "text", "ability"), SENTENCES, ids=[text for _, text, _ in SENTENCES])
def test_a_sentence_becomes_the_ability_that_it_says(kind: str, text: str, ability: Ability) -> None:
    assert read(text, kind) == (ability,)


@pytest.mark.parametrize(
    ("kind", "text"), [(kind, text) for kind, text, _ in SENTENCES], ids=[one[1] for one in SENTENCES]
)
def test_what_was_read_says_what_was_printed(kind: str, text: str) -> None:
    assert comes_back(text, kind)


def test_accents_case_and_the_way_the_card_calls_itself_do_not_matter() -> None:
    assert read("Cuando VIGIA DE COBRE entra en juego, roba 1 carta.") == read("Cuando entra en juego, roba una carta.")


def test_each_sentence_that_begins_anew_is_an_ability_of_its_own() -> None:
    assert len(read("Imbloqueable. Cuando entra en juego, roba una carta. Carta única.")) == 3


def test_a_sentence_that_goes_on_belongs_to_the_ability_before() -> None:
    (ability,) = read("Cuando entra en juego, destruye un Aliado oponente. Luego, roba una carta.")
    assert isinstance(ability, Triggered)
    assert isinstance(ability.do, Steps)


def test_only_the_sentence_that_is_not_understood_is_told() -> None:
    assert refused("Cuando entra en juego, roba una carta. Este Aliado baila con el viento.") == [
        "Este Aliado baila con el viento"
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Cuando entra en juego, roba carta una.",
        "Destruye un oponente Aliado de tu menos.",
        "Puedes robar 2 cartas.",
        "Luego, roba una carta.",
    ],
)
def test_what_makes_no_ability_is_refused(text: str) -> None:
    assert refused(text)


def test_what_a_player_did_not_do_is_denied_in_english_too() -> None:
    (ability,) = read("Si no declaraste ningún ataque este turno, roba una carta.", "talisman")
    assert SPEECH.sentence(ability, "en", name=NAME, kind="talisman") == (
        "If you didn't declare an attack this turn, draw a card."
    )
