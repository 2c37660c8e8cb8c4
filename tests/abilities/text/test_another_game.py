"""The voices say the trees of a game they have never heard of, with nothing but its words."""

import msgspec
import pytest

from mazo.abilities.tree.deeds import Do, Draw, PutCounters, RemoveCounters, ToPlayer
from mazo.abilities.tree.effects import (
    Ability,
    Action,
    Activated,
    Answer,
    Cant,
    Cost,
    If,
    Keyword,
    PlayersMay,
    Static,
    Steps,
    Triggered,
)
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Every, Has, Is, Ref, This, When
from tests.abilities.text.garden import ENGLISH, LEXICON, SPANISH, SPEECH

PLANT = Cards(("plant",))
MINE = Cards(("plant",), "yours")
SAID: tuple[tuple[Ability, str, str], ...] = (
    (Action(Do("cut", Chosen(PLANT))), "Cut chosen plant.", "Corta una planta elegida."),
    (
        Action(Steps((Do("cut", Chosen(PLANT)), Do("compost", Ref())))),
        "Cut chosen plant. Put it into its owner's compost.",
        "Corta una planta elegida. Ponla en el abono de su dueño.",
    ),
    (
        Action(Do("cut", Every(Cards(("gnome",), "opposing", (Is("ripe"),))))),
        "Cut all opposing ripe gnomes.",
        "Corta todos los gnomos oponentes maduros.",
    ),
    (
        Action(Do("cut", Chosen(Cards(("plant",), where=(Has("height", "at most", 2),))))),
        "Cut chosen plant with height 2 or less.",
        "Corta una planta elegida con altura 2 o menos.",
    ),
    (
        Triggered((When("grow", MINE),), PutCounters("drop", 1, Ref("subject"))),
        "Whenever one of your plants grows, put 1 drop on it.",
        "Siempre que una de tus plantas crezca, pon una gota en esa planta.",
    ),
    (
        Triggered((When("is cut", "this"),), Draw()),
        "When this plant is cut, draw a card.",
        "Cuando esta planta es cortada, roba una carta.",
    ),
    (
        Activated(Cost(pay=2), PlayersMay(RemoveCounters("drop", 2, This()))),
        "2 seeds — You may remove up to 2 drops from this plant.",
        "2 semillas — Puedes retirar hasta 2 gotas de esta planta.",
    ),
    (
        Static((Cant(Every(MINE), "grow"),), Compare(Count(Cards(("gnome",), "opposing")), "at least", 1)),
        "While an opponent has a gnome in play, your plants can't grow.",
        "Mientras un oponente tenga un gnomo en juego, tus plantas no pueden crecer.",
    ),
    (
        Action(If(Compare(Count(MINE), "at least", 3), ToPlayer("score", 2))),
        "If you have 3 or more plants in play, score 2 drops.",
        "Si tienes 3 o más plantas en juego, anota 2 gotas.",
    ),
    (
        Action(ToPlayer("score", 1, "each opponent")),
        "Each opponent scores a drop.",
        "Cada oponente anota una gota.",
    ),
    (Keyword("Thorny", 2), "Thorny 2", "Thorny 2"),
)  # fmt: skip


@pytest.mark.parametrize(("ability", "english", "spanish"), SAID, ids=[one[1][:50] for one in SAID])
def test_a_tree_of_another_game_is_said(ability: Ability, english: str, spanish: str) -> None:
    assert SPEECH.sentence(ability, "en", kind="plant") == english
    assert SPEECH.sentence(ability, "es", kind="plant") == spanish


def test_every_word_of_the_lexicon_has_a_frame() -> None:
    assert ENGLISH.missing(LEXICON) == []
    assert SPANISH.missing(LEXICON) == []


def test_a_word_without_a_frame_is_named_with_its_sort() -> None:
    assert msgspec.structs.replace(ENGLISH, verbs={}).missing(LEXICON) == ["verbs: cut", "verbs: compost"]


def test_a_cost_stands_in_the_middle_of_a_sentence() -> None:
    cost = Cost(pay=1, effects=(Do("cut", Chosen(MINE)),))
    assert SPEECH.cost(cost, "en", kind="plant") == "pay 1 seed and cut chosen plant of yours"
    assert SPEECH.cost(cost, "es", kind="plant") == "pagar 1 semilla y cortar una planta elegida tuya"


def test_an_answer_says_to_what() -> None:
    answer = Answer((When("grow", Cards(("plant",), "opposing")),), Do("cut", Ref("subject")), Cost(pay=1))
    assert SPEECH.sentence(answer, "en", kind="gnome") == (
        "In response, when an opposing plant grows, you may pay 1 seed to cut it."
    )
    assert SPEECH.sentence(answer, "es", kind="gnome") == (
        "En respuesta a que una planta oponente crezca, puedes pagar 1 semilla para cortarla."
    )
