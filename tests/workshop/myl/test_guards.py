"""Every word counts: texts that differ in one word aren't read as the same."""

from random import Random

import pytest

from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.record import Record
from workshop.myl.guards import said_by_the_pool, words_of


@pytest.fixture(scope="module")
def compiler() -> Compiler:
    return Compiler((card.name for card in packaged()), explains=False)


@pytest.mark.parametrize(
    "text",
    [
        "Cuando Ala entra en juego, tu oponente bota 2 cartas de su Mazo Castillo.",
        "En cada Fase de Agrupación, roba una carta de tu Mazo Castillo.",
        "Busca dos Armas en tu Mazo Castillo y ponlas en tu Mano.",
    ],
)
def test_whose_a_place_is_counts(text: str, compiler: Compiler) -> None:
    card = Record(name="Ala", type="aliado", text=text)
    assert words_of([card], compiler, Random(1)) == []


def test_a_card_that_calls_itself_by_another_type_is_refused(compiler: Compiler) -> None:
    wrong = Record(name="Ala", type="aliado", text="Este Tótem no puede ser destruido.")
    assert isinstance(compiler.compile_card(wrong), list)


@pytest.mark.soak
def test_nearly_every_word_of_the_pool_counts(compiler: Compiler) -> None:
    texts = said_by_the_pool()
    assert len(words_of(texts, compiler, Random(1))) <= len(texts) // 2
