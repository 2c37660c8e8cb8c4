"""Made-up texts in which a word could mean two cards: it means the right one, or the text is refused."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Discard, Do, ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Answer, Get, If, Static, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Facing, HostOf, Is, Not, OfType, Ref, They, This, When
from mazo.games.myl.reading.record import Record, read_record
from mazo.games.myl.reading.wording import normalised
from tests.games.myl.reading.reading import read, refused


def test_a_card_that_is_in_the_graveyard_is_put_into_hand_itself_and_not_what_was_paid() -> None:
    (made,) = read(
        "Si este Aliado está en tu Cementerio, puedes desterrar 3 cartas de tu Cementerio para ponerlo en tu Mano."
    )
    assert isinstance(made, Activated)
    assert made.do == Do("put into hand", This())


def test_the_weapon_of_a_card_is_not_the_card() -> None:
    assert refused("En tu Fase de Vigilia, si este Aliado porta un Arma, puedes destruirla para robar una carta.")


def test_only_the_bearer_of_a_weapon_has_a_race() -> None:
    _, made = read("El portador gana 1 a la fuerza. Si es de raza Caballero, gana 2 más.", "arma")
    assert isinstance(made, Static)
    assert made.condition == They(HostOf(This()), (Classified(("Caballero",)),))
    assert made.facts == (Get(HostOf(This()), "strength", 2),)


def test_who_blocks_a_card_fights_with_it_while_it_attacks() -> None:
    (made,) = read("Los Aliados que bloqueen a este Aliado pierden 1 a la fuerza.")
    assert isinstance(made, Static)
    assert made.facts == (Get(Facing(This()), "strength", -1),)
    assert made.condition == They(This(), (Is("attacking"),))


def test_only_a_talisman_is_played_in_answer() -> None:
    assert refused("Puedes jugar este Aliado en respuesta a un ataque oponente. Imbloqueable.")


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("Devuelve un Aliado de tu Cementerio a la Línea de Defensa.", "put into play"),
        ("Elige un Aliado oponente y ponlo en tu Línea de Defensa.", "take control"),
        ("Elige un Aliado oponente atacante y ponlo en la Línea de Defensa.", "move to the defence line"),
    ],
)
def test_what_is_put_into_a_line_comes_from_where_it_was(text: str, verb: str) -> None:
    (made,) = read(text, "talisman")
    assert isinstance(made, Action)
    assert isinstance(made.do, Do)
    assert made.do.verb == verb


def test_whose_castle_it_is_tells_who_mills() -> None:
    (made,) = read("Si tu oponente juega un Talismán, bota 2 cartas de su Mazo Castillo.")
    assert isinstance(made, Triggered)
    assert made.do == ToPlayer("mill", 2, "each opponent")
    assert refused("Si juegas un Talismán, bota 2 cartas de su Mazo Castillo.")


def test_what_was_named_is_not_this_card() -> None:
    assert refused("Cuando entra en juego, nombra una carta. Ésta y todas sus copias pierden su habilidad.")


def test_when_it_is_paid_may_be_said_in_between() -> None:
    (made,) = read("Puedes destruir este Tótem en respuesta a un Talismán oponente para anularlo.", "totem")
    assert isinstance(made, Answer)
    assert made.to == (When("play", Cards(("talisman",), "opposing"), who="any opponent"),)


def test_one_of_several_places() -> None:
    (made,) = read("Pon en juego un Aliado de tu Mano o Cementerio.", "talisman")
    assert isinstance(made, Action)
    of = getattr(made.do, "of", ())
    zones = [one.them.cards.zone for one in of if isinstance(one.them, Chosen)]
    assert zones == ["hand", "graveyard"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ojo de Udyat es Imbloqueable.", "Ojo Udyat"),
        ("Aedán Mac Gabráin es Imbloqueable.", "Aedan Macgabrain"),
        ("Ramses lll es Imbloqueable.", "Ramses III"),
    ],
)
def test_a_name_is_told_however_it_is_spaced(text: str, name: str) -> None:
    assert normalised(text, name) == "§ es Imbloqueable."


def test_records_of_other_sources_are_made_plain() -> None:
    raw = {"name": "Tal&iacute;a", "type": "ALIADO", "cost": 2, "strength": 1, "text": "<b>Furia</b>.<br/>Única."}
    made = read_record(1, raw)
    assert isinstance(made, Record)
    assert (made.name, made.kind, made.cost, made.strength, made.text) == ("Talía", "ally", 2, 1, "Furia. Única.")


def test_a_card_that_was_just_discarded_is_asked_what_it_is() -> None:
    (made,) = read("Tu oponente descarta una carta. Si es un Oro, ponlo en tu Reserva de Oro.", "talisman")
    assert isinstance(made, Action)
    discarded = Ref("discarded")
    asked = If(They(discarded, (OfType(("gold",)),)), Do("put into the reserve", discarded))
    assert made.do == Steps((Discard(1, "each opponent"), asked))


@pytest.mark.parametrize(
    "text",
    [
        "Cuando entra en juego, tu oponente bota una carta. Si es un Aliado, roba una carta.",
        "Cuando entra en juego, roba una carta. Si es de coste 3 o más, tu oponente bota 2 cartas.",
    ],
)
def test_a_card_that_nobody_can_tell_is_not_taken_for_the_one_that_says_it(text: str) -> None:
    assert refused(text)


def test_what_is_taken_after_a_look_at_a_hand_is_of_that_hand() -> None:
    (made,) = read("Mira la Mano de tu oponente y destierra una carta que no sea Oro.", "talisman")
    assert isinstance(made, Action)
    assert isinstance(made.do, Steps)
    kept = Cards((), "opposing", (Not(OfType(("gold",))),), zone="hand")
    assert made.do.of[1] == Do("banish", Chosen(kept))
    assert refused("Mira la Mano de tu oponente y destierra un Aliado.", "talisman")
    assert refused("Mira la Mano de tu oponente y baraja una carta en su Mazo Castillo.", "talisman")


def test_what_the_opponent_does_to_a_card_of_your_choice_is_done_to_one_of_theirs_that_you_choose() -> None:
    (made,) = read("Tu oponente destruye un Aliado a tu elección.", "talisman")
    assert made == Action(Do("destroy", Chosen(Cards(("ally",), "opposing"))))
    assert read("Tu oponente destruye un Aliado a su elección.", "talisman") != (made,)
    assert refused("Cada jugador destruye un Aliado a tu elección.", "talisman")
