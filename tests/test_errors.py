"""The error tree: kinds, messages in both languages, and what each error carries."""

import copy

import pytest

from mazo.errors import (
    BadConfig,
    BadDeck,
    BadPosition,
    BadReplay,
    BadTree,
    DeckProblem,
    IllegalAction,
    MazoError,
    UnknownCard,
)

TOO_SMALL = DeckProblem("1.10.1.1", "It has 58 cards.", "Tiene 58 cartas.")
MISSPELT = DeckProblem("", "No such card.", "No existe esa carta.", line=3)
ONE_OF_EACH: list[MazoError] = [
    IllegalAction("no", "no", refusal="dried out"),
    UnknownCard("Elza", ("Elsa",)),
    BadDeck([TOO_SMALL, MISSPELT]),
    BadPosition("no", "no"),
    BadReplay("no", "no", line=7),
    BadTree("no", "no"),
    BadConfig("no", "no"),
]


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=lambda error: type(error).__name__)
def test_every_error_is_a_mazo_error_and_a_value_error(error: MazoError) -> None:
    assert isinstance(error, MazoError)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize("error", ONE_OF_EACH, ids=lambda error: type(error).__name__)
def test_an_error_can_be_taken_apart_and_rebuilt_as_between_processes(error: MazoError) -> None:
    twin = copy.copy(error)
    assert type(twin) is type(error)
    assert twin.__dict__ == error.__dict__
    assert str(twin) == str(error)


def test_str_is_english_and_text_speaks_both_languages() -> None:
    error = BadConfig("There is no such game.", "No existe ese juego.")
    assert str(error) == error.text("en") == "There is no such game."
    assert error.text("es") == "No existe ese juego."


def test_regional_spanish_is_spanish_and_any_other_language_is_english() -> None:
    error = BadConfig("no", "que no")
    assert [error.text(lang) for lang in ("es-CL", "ES", "en-GB", "fr")] == ["que no", "que no", "no", "no"]


def test_an_illegal_action_carries_its_refusal() -> None:
    assert IllegalAction("no", "no", refusal=42).refusal == 42
    assert IllegalAction("no", "no").refusal is None


def test_an_unknown_card_names_what_may_have_been_meant() -> None:
    error = UnknownCard("Elza", ("Elsa - Snow Queen", "Elsa - Ice Surfer"))
    assert error.name == "Elza"
    assert error.suggestions == ("Elsa - Snow Queen", "Elsa - Ice Surfer")
    assert error.text("en") == 'There is no card named "Elza". Did you mean Elsa - Snow Queen or Elsa - Ice Surfer?'
    assert error.text("es").startswith("No hay ninguna carta llamada «Elza». ¿Querías decir Elsa - Snow Queen o ")


def test_an_unknown_card_without_suggestions_asks_for_the_printed_name() -> None:
    assert "as it is printed" in UnknownCard("Elza").text("en")
    assert "tal como está impreso" in UnknownCard("Elza").text("es")


def test_a_known_card_that_is_not_supported_yet_is_not_called_unknown() -> None:
    error = UnknownCard("Be Prepared", status="unsupported")
    assert "is a known card, but its text is not supported yet" in error.text("en")
    assert "es una carta conocida, pero su texto aún no" in error.text("es")


def test_an_ambiguous_name_asks_for_the_full_one() -> None:
    error = UnknownCard("Moana", ("Moana - A", "Moana - B"), "ambiguous")
    assert "fits several cards" in error.text("en")
    assert "puede ser varias cartas" in error.text("es")


def test_a_bad_deck_tells_all_its_problems_with_line_and_rule() -> None:
    error = BadDeck([TOO_SMALL, MISSPELT])
    assert error.problems == (TOO_SMALL, MISSPELT)
    assert str(error).splitlines() == [
        "The deck cannot be used (2 problems):",
        "- It has 58 cards. [1.10.1.1]",
        "- line 3: No such card.",
    ]
    assert error.text("es").splitlines()[0] == "No se puede usar el mazo (2 problemas):"
    assert error.text("es").splitlines()[2] == "- línea 3: No existe esa carta."


def test_a_bad_deck_with_one_problem_is_one_sentence() -> None:
    assert str(BadDeck([MISSPELT])) == "The deck cannot be used: line 3: No such card."


def test_a_bad_replay_says_where_it_goes_wrong() -> None:
    error = BadReplay("the hash differs.", "el hash es distinto.", line=12)
    assert error.line == 12
    assert error.text("en") == "line 12: the hash differs."
    assert error.text("es") == "línea 12: el hash es distinto."
