"""Sentences whose reading is easily mistaken: who it is said of, where it must be, when it happens."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, Draw, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Action, Answer, Cant, ChooseOne, Get, Keyword, Later, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Every, Has, HostOf, Is, MostAmong, Named, When
from mazo.abilities.tree.short import SUBJECT, THIS
from tests.games.myl.reading.reading import comes_back, read, refused

MINE = Cards(("ally",), "yours")


def test_a_word_of_their_names_tells_cards() -> None:
    druids = Cards(("ally",), "yours", (Named(("Druida",), part=True),), other=True)
    text = "Tus demás Aliados Druida ganan 1 a la fuerza."
    assert read(text) == (Static((Get(Every(druids), "strength", 1),)),)
    assert comes_back(text)


def test_what_happens_in_the_final_phase_after_something_else_happens_later() -> None:
    (made,) = read("Si el portador es declarado atacante, en la Fase Final es barajado.", "arma")
    assert isinstance(made, Triggered)
    assert [one.event for one in made.when] == ["attack"]
    assert made.do == Later(When("final"), ToDeck(SUBJECT, "shuffle"))


def test_a_card_that_enters_under_your_control_is_yours() -> None:
    (made,) = read("Cuando un Aliado entre en juego bajo tu control, roba una carta.")
    assert made == Triggered((When("enter play", MINE),), Draw())


def test_the_strongest_that_a_player_controls_is_the_strongest_among_theirs() -> None:
    (made,) = read("Cuando entra en juego, destruye el Aliado de mayor fuerza que controles.")
    assert isinstance(made, Triggered)
    assert made.do == Do(
        "destroy", Chosen(Cards(("ally",), "yours", (Has("strength", "is", MostAmong("strength", MINE)),)))
    )


def test_one_of_two_happenings_is_answered_by_one_ability() -> None:
    text = (
        "En respuesta a que uno de tus Aliados sea destruido o desterrado, puedes descartar una carta para prevenirlo."
    )
    (made,) = read(text)
    assert isinstance(made, Answer)
    assert made.to == (When("destroy", MINE), When("banish", MINE))
    assert comes_back(text)


def test_a_sentence_after_one_that_says_what_is_so_stands_for_itself() -> None:
    made = read("El portador gana 2 a la fuerza. Si el portador es de raza Faraón, gana 1 a la fuerza.", "arma")
    assert [type(one) for one in made] == [Static, Static]


def test_a_machine_of_war_speaks_of_itself_where_an_arma_speaks_of_its_bearer() -> None:
    said = "No puede ser afectado por Talismanes oponentes."
    talismans = Cards(("talisman",), "opposing")
    assert read(said, "arma") == (Static((Cant(HostOf(THIS), "be affected", cards=talismans),)),)
    machine = read(f"{said} Juega a esta Arma en tu Línea de Apoyo.", "arma")
    assert machine == (Static((Cant(THIS, "be affected", cards=talismans),)), Keyword("maquinaria"))


def test_a_card_in_either_of_two_places_is_searched_for_in_one_of_them() -> None:
    (made,) = read("Busca un Arma en tu Mazo Castillo o Cementerio y ponla en tu Mano.", "talisman")
    assert isinstance(made, Action)
    assert isinstance(made.do, ChooseOne)
    assert made.do.of[1] == Do("put into hand", Chosen(Cards(("weapon",), "yours", zone="graveyard"), name="first"))


def test_as_many_as_there_are_of_something_are_chosen() -> None:
    (made,) = read("Baraja tantas cartas de tu Cementerio en tu Mazo Castillo como Aliados controles.", "talisman")
    assert made == Action(ToDeck(Chosen(Cards((), "yours", zone="graveyard"), Count(MINE)), "shuffle"))


def test_whoever_discards_after_a_hand_was_shown_must_be_told() -> None:
    assert refused("Tu oponente debe mostrar su Mano y descartar una carta.", "talisman")


def test_gold_that_is_generated_pays_for_nothing_else() -> None:
    assert refused("Genera 2 Oros para que tu oponente bote 2 cartas.", "talisman")
    assert read("Paga 2 Oros para que tu oponente bote 2 cartas.", "talisman") != (
        Action(ToPlayer("mill", 2, "each opponent")),
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Si atacas con 2 o más Aliados de raza Héroe, este Aliado gana 2 a la fuerza hasta la Fase Final.", "aliado"),
        ("Si no jugaste Aliados este turno, este Aliado es Imbloqueable.", "aliado"),
        ("Si jugaste 2 o más Talismanes este turno, este Aliado gana 2 a la fuerza.", "aliado"),
        ("Si este Aliado es el único Aliado que controlas, gana 2 a la fuerza.", "aliado"),
        ("Sólo puedes jugar este Aliado desterrando 2 cartas de tu Cementerio.", "aliado"),
        ("El turno que este Oro entra en juego, tus Aliados de raza Caballero cuestan 1 Oro menos.", "oro"),
        ("El portador gana 1 a la fuerza y, si es de raza Dragón, es Imbloqueable.", "arma"),
        ("Mira las 4 primeras cartas de tu Mazo Castillo, pon 2 en tu Mano y destierra las otras.", "talisman"),
        ("Mira la Mano de tu oponente y descártale una carta que no sea Oro.", "talisman"),
        ("Destruye un Aliado oponente por cada Tótem que controles.", "talisman"),
        ("Destierra tantas cartas del Cementerio oponente como Aliados controles.", "talisman"),
        ("Pon en juego en tu Línea de Defensa un Aliado de tu Cementerio.", "talisman"),
        ("Agrupa hasta 2 Oros pagados.", "talisman"),
    ],
)
def test_parts_that_other_cards_have_join_anew(text: str, kind: str) -> None:
    assert comes_back(text, kind)


def test_gold_that_was_paid_is_regrouped_by_whoever_paid_it() -> None:
    (made,) = read("Agrupa un Oro pagado.", "talisman")
    assert made == Action(Do("regroup", Chosen(Cards(("gold",), "yours", zone="paid gold"))))


def test_an_attack_with_so_many_is_one_in_which_so_many_attack() -> None:
    (made,) = read("Cuando atacas con 2 o más Aliados, roba una carta.")
    attacking = Cards(("ally",), "yours", (Is("attacking"),))
    asked = Compare(Count(attacking), "at least", 2)
    assert made == Triggered((When("declare an attack", who="you"),), Draw(), asked)
