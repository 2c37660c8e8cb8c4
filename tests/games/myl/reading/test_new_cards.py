"""Whole cards that nobody has printed, written as the cards speak: what is read, what is refused, and some played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from mazo.abilities.tree.deeds import Do, Draw, RevealHand
from mazo.abilities.tree.effects import (
    Action,
    Activated,
    Cant,
    Cost,
    Instead,
    Keyword,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, During, Every, Has, OneOf, When
from mazo.abilities.tree.short import SUBJECT, THIS
from mazo.games.myl.reading.verbs import forms, rare
from mazo.games.myl.reading.wording import normalised
from tests.games.myl.reading.reading import comes_back, read, refused
from tests.games.myl.support import ME, YOU, card, count, names, play, position

CARDS: Final = tomllib.loads(Path(__file__).with_name("new_cards.toml").read_text(encoding="utf-8"))
HIT: Final = "Destruye un Aliado oponente."


def cases(group: str) -> list[tuple[str, str]]:
    """The cards of a group, each with its type."""
    return [(kind, text) for kind, texts in CARDS[group].items() for text in texts]


@pytest.mark.parametrize(("kind", "text"), cases("read"))
def test_a_new_card_is_read_and_said_again(kind: str, text: str) -> None:
    assert comes_back(text, kind)


@pytest.mark.parametrize(("kind", "text"), cases("otherwise"))
def test_what_is_said_in_other_words_is_read_but_waits_for_somebody_to_look(kind: str, text: str) -> None:
    assert not refused(text, kind)
    assert not comes_back(text, kind)


@pytest.mark.parametrize(("kind", "text"), cases("refused"))
def test_what_the_rules_have_no_word_for_is_refused(kind: str, text: str) -> None:
    assert refused(text, kind)


@pytest.mark.parametrize(
    ("form", "meant"),
    [
        ("usarse", ("ser", "usado")),
        ("ponerse", ("ser", "puesto")),
        ("haria", ("hacer",)),
        ("tendrian", ("tener",)),
        ("recibira", ("recibir",)),
    ],
)
def test_an_infinitive_with_se_is_a_passive_and_the_future_is_made_by_rule(form: str, meant: tuple[str, ...]) -> None:
    assert forms()[form] == meant


def test_no_misprint_is_taken_for_what_would_be() -> None:
    assert "haria" in rare()
    assert normalised("Roba una caria.") == "Roba una carta."


@pytest.mark.parametrize(
    "limit",
    [
        "Esta habilidad puede usarse una vez por turno.",
        "Sólo puedes usar esta habilidad una vez por turno.",
        "Esta habilidad sólo puede ser usada una vez por turno.",
    ],
)
def test_how_the_ability_before_is_used_may_be_a_sentence_of_its_own(limit: str) -> None:
    (made,) = read(f"Puedes pagar un Oro para robar una carta. {limit}")
    assert made == Activated(Cost(pay=1), Draw(), once=True)


def test_a_phase_may_be_said_last() -> None:
    first = read("En tu Fase de Vigilia, puedes pagar 1 Oro para agrupar este Aliado.")
    last = read("Puedes pagar 1 Oro para agrupar este Aliado en tu Fase de Vigilia.")
    assert first == last
    assert isinstance(first[0], Activated)
    assert first[0].condition == During("your vigil")


def test_what_a_keyword_means_may_stand_in_brackets() -> None:
    made = read("Furia (Este Aliado puede atacar el turno que entra en juego). Al entrar en juego, roba una carta.")
    assert made == (Keyword("furia"), Triggered((When("enter play", "this"),), Draw()))


def test_immunity_is_not_being_affected() -> None:
    (made,) = read("Inmunidad a Talismanes oponentes.")
    assert made == Static((Cant(THIS, "be affected", cards=Cards(("talisman",), "opposing")),))


def test_one_or_the_other_cost() -> None:
    (made,) = read("Los Aliados de coste 1 y 2 no pueden ser declarados atacantes.", "totem")
    costs = OneOf((Has("cost", "is", 1), Has("cost", "is", 2)))
    assert made == Static((Cant(Every(Cards(("ally",), where=(costs,))), "attack"),))


def test_what_is_chosen_after_a_hand_was_shown_is_of_that_hand_or_refused() -> None:
    (made,) = read("Tu oponente revela su mano. Elige un Talismán y destiérralo.", "talisman")
    assert isinstance(made, Action)
    assert isinstance(made.do, Steps)
    shown, done = made.do.of
    assert shown == RevealHand("each opponent")
    assert isinstance(done, Do)
    assert isinstance(done.them, Chosen)
    assert done.them.cards == Cards(("talisman",), "opposing", zone="hand")
    assert refused("Tu oponente revela su mano. Elige un Aliado y destiérralo.", "talisman")


def test_what_is_more_expensive_is_so_for_everybody_unless_it_is_said_for_whom() -> None:
    (made,) = read("Los Talismanes cuestan 1 Oro más.", "totem")
    (mine,) = read("Tus Talismanes cuestan 1 Oro más.", "totem")
    assert isinstance(made, Static)
    assert isinstance(mine, Static)
    assert (getattr(made.facts[0], "who", ""), getattr(mine.facts[0], "who", "")) == ("each player", "you")


def test_a_talisman_that_is_being_played_is_not_played_again_by_its_own_text() -> None:
    assert refused(
        "En respuesta a que tu oponente juegue un Talismán, puedes jugar esta carta sin pagar su coste.", "talisman"
    )


def test_what_happens_instead_happens_instead() -> None:
    made = read("Si un Aliado oponente fuera a ser destruido, destiérralo en su lugar.", "totem")
    theirs = Cards(("ally",), "opposing")
    assert made == (Static((Instead(When("destroy", theirs), Do("banish", SUBJECT)),)),)
    game = position(
        {"hand": ["Golpe"], "support": ["Pozo"]},
        {"defence": ["Recluta de Ensayo"]},
        cards=[card("Golpe", "talisman", 0, *read(HIT, "talisman")), card("Pozo", "totem", 0, *made)],
    )
    play(game, "play Golpe")
    assert names(game, "exile", YOU) == ["Recluta de Ensayo"]
    assert count(game, "graveyard", YOU) == 0


def test_the_controller_of_what_was_destroyed_draws() -> None:
    gift = card("Trueque", "talisman", 0, *read(f"{HIT} Su controlador roba una carta.", "talisman"))
    game = position({"hand": ["Trueque"]}, {"defence": ["Recluta de Ensayo"]}, cards=[gift])
    play(game, "play Trueque")
    assert names(game, "graveyard", YOU) == ["Recluta de Ensayo"]
    assert (count(game, "hand", ME), count(game, "hand", YOU)) == (0, 1)
