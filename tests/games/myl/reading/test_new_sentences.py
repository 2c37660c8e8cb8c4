"""Sentences that no card has printed, made of known phrases: what is read, what is said otherwise, what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from mazo.abilities.tree.deeds import Discard, Do, Draw, ToDeck
from mazo.abilities.tree.effects import Action, Activated, Answer, EachPlayer, If, Keyword, Later, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, HostOf, SameObject, Turn, When
from mazo.abilities.tree.short import OTHER, THIS
from mazo.games.myl.reading.spelling import mended
from mazo.games.myl.reading.verbs import rule_of
from mazo.games.myl.reading.wording import normalised
from tests.games.myl.reading.reading import comes_back, read, refused

SENTENCES: Final = tomllib.loads(Path(__file__).with_name("new_sentences.toml").read_text(encoding="utf-8"))


def cases(group: str) -> list[tuple[str, str]]:
    """The sentences of a group, each with the type of its card."""
    return [(kind, text) for kind, texts in SENTENCES[group].items() for text in texts]


@pytest.mark.parametrize(("kind", "text"), cases("read"))
def test_a_new_sentence_of_known_phrases_is_read_and_said_again(kind: str, text: str) -> None:
    assert comes_back(text, kind)


@pytest.mark.parametrize(("kind", "text"), cases("otherwise"))
def test_what_is_said_in_other_words_is_read_but_waits_for_somebody_to_look(kind: str, text: str) -> None:
    assert not refused(text, kind)
    assert not comes_back(text, kind)


@pytest.mark.parametrize(("kind", "text"), cases("refused"))
def test_what_is_not_understood_is_refused(kind: str, text: str) -> None:
    assert refused(text, kind)


def test_who_does_the_first_of_two_things_does_the_second() -> None:
    (made,) = read("Cada jugador descarta una carta y roba una carta.", "talisman")
    assert made == Action(EachPlayer("each player", Steps((Discard(1, "they"), Draw(1, "they")), ("and",))))


def test_once_in_your_turn_is_no_use_in_theirs() -> None:
    (made,) = read("Una vez por tu turno, puedes pagar 1 Oro para robar una carta.", "totem")
    assert isinstance(made, Activated)
    assert made.once
    assert made.condition == Turn()


def test_who_blocked_is_told_though_they_fight_no_more() -> None:
    (made,) = read("Si el portador es bloqueado, destierra el Aliado bloqueador en la Fase Final.", "arma")
    bearer = Cards(("ally",), where=(SameObject(HostOf(THIS)),))
    assert made == Triggered((When("is blocked", bearer),), Later(When("final"), Do("banish", OTHER)))


def test_a_condition_may_say_what_happens_otherwise() -> None:
    (made,) = read("Si controlas 3 o más Aliados, tu oponente bota 4 cartas. Si no, bota 2 cartas.", "talisman")
    assert isinstance(made, Action)
    assert isinstance(made.do, If)
    assert made.do.otherwise is not None


def test_two_cards_are_not_one_or_the_other() -> None:
    assert refused("Destruye un Aliado y un Oro oponente.", "talisman")


def test_cards_are_shuffled_in_from_the_graveyard_where_no_place_is_said() -> None:
    (made,) = read("Baraja 3 cartas en tu Mazo Castillo.", "talisman")
    assert made == Action(ToDeck(Chosen(Cards(whose="yours", zone="graveyard"), 3), "shuffle"))
    (other,) = read("Baraja un Aliado en el Mazo Castillo de su dueño.", "talisman")
    assert other == Action(ToDeck(Chosen(Cards(("ally",))), "shuffle"))


def test_the_assignment_of_damage_is_answered_and_the_damage_itself_only_by_what_stops_it() -> None:
    (made,) = read("En respuesta a la Asignación de Daño, puedes pagar 1 Oro para robar una carta.", "totem")
    assert isinstance(made, Answer)
    assert made.to == (When("assign damage", who="any player"),)
    (stopped,) = read(
        "En respuesta a la Asignación de Daño, puedes pagar 1 Oro para reducir todo el daño a 0.", "totem"
    )
    assert isinstance(stopped, Answer)
    assert stopped.to == (When("damage the deck"),)


def test_the_first_time_in_each_turn_is_no_first_time_in_a_game() -> None:
    (made,) = read("La primera vez que juegues un Talismán cada turno, roba una carta.", "totem")
    assert isinstance(made, Triggered)
    assert (made.once, made.when[0].nth) == ("turn", 1)
    assert refused("La primera vez que juegues un Talismán, roba una carta.", "totem")


def test_played_from_the_graveyard_and_banished_in_two_sentences_is_exhumar() -> None:
    made = read(
        "Puedes jugar este Talismán desde tu Cementerio pagando su coste. Si lo haces, destiérralo. Roba una carta.",
        "talisman",
    )
    assert made == (Keyword("exhumar"), Action(Draw()))


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        ("Destrye un Altado oponente.", "destruye un aliado oponente."),
        ("Roba una caria.", "Roba una carta."),
        ("Cancela la habilidad activada.", "Cancela la habilidad activada."),
        ("Los siguientes turnos.", "Los siguientes turnos."),
    ],
)
def test_a_slip_of_one_letter_is_mended_and_nothing_else(printed: str, meant: str) -> None:
    assert normalised(printed) == meant


def test_a_word_with_a_capital_may_be_a_name() -> None:
    known = ("carta", "robar")
    assert mended("carta Robor", known, known) == "carta Robor"


@pytest.mark.parametrize(("form", "needs"), [("agrupalos", ""), ("destierralas", "destierr-"), ("fuera", "fue-")])
def test_forms_of_verbs_are_made_by_rule_from_stems(form: str, needs: str) -> None:
    assert rule_of(form) == needs
