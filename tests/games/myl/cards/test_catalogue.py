"""Finding cards of Mitos y Leyendas by name."""

from __future__ import annotations

import pytest

from mazo.errors import UnknownCard
from mazo.games.myl.cards.catalogue import standard


def test_a_word_of_a_name_proposes_the_cards_that_have_it() -> None:
    assert "El Gran Zeus" in standard().suggest("Zeus")


def test_the_beginning_of_a_name_comes_before_words_inside_others() -> None:
    assert standard().suggest("El Gran")[0].startswith("El Gran")


def test_a_slip_of_the_pen_proposes_what_is_spelt_nearly_so() -> None:
    assert "Aquiles" in standard().suggest("Aquilex")


def test_cards_invented_for_tests_are_found_by_name_and_never_proposed() -> None:
    assert standard().get("Oro de Ensayo") is not None
    assert standard().suggest("Oro de Ensay") == ()


def test_in_spanish_the_last_proposal_is_joined_by_u_before_an_o() -> None:
    error = UnknownCard("x", ("Azor", "Oro Inicial"))
    assert "¿Querías decir Azor u Oro Inicial?" in error.text("es")
    assert "Azor o Zelus" in UnknownCard("x", ("Azor", "Zelus")).text("es")


def test_a_name_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownCard, match="no card named"):
        standard().find("qqqq")
