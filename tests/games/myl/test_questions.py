"""Questions of Mitos y Leyendas: what is asked, of whom, about which card, and what the button says."""

from __future__ import annotations

import pytest

from mazo.game import Game
from mazo.protocol.messages import Ask
from mazo.protocol.session import Session
from mazo.texts.lang import Lang
from tests.games.myl.pool.cards import POOL
from tests.games.myl.support import ME, YOU, new, pass_windows, position
from tests.protocol.talk import question

GOLD = ["Oro de Ensayo"] * 12
MINE = {
    "defence": ["Lancera de Ensayo", "Capitán de Ensayo"],
    "reserve": GOLD,
    "graveyard": ["Recluta de Ensayo", "Jinete de Prueba", "Rayo de Ensayo"],
}
YOURS = {
    "defence": ["Coloso de Ensayo", "Recluta de Ensayo"],
    "reserve": GOLD,
    "graveyard": ["Lancera de Ensayo", "Daga de Ensayo"],
}

ASKED = [
    ("Rayo de Ensayo", "8.2.2",
        "¿qué Aliado destruir?", "destruir",
        "destroy which Aliado?", "destroy"),
    ("Bendición de Ensayo", "8.2.2",
        "¿cuál de tus Aliados gana 2 a la Fuerza hasta la Fase Final?", "dar 2 a la Fuerza",
        "which of your Aliados gets +2 strength until the Fase Final?", "give +2 strength"),
    ("Encanto de Muestra", "9.4",
        "¿de qué Aliado de la Línea de Defensa oponente ganar el control?", "ganar el control",
        "gain control of which Aliado from your opponent's defence line?", "gain control"),
    ("Hechizo de niebla", "8.2.2",
        "¿qué Aliado oponente no puede ser declarado bloqueador este turno?", "prohibir ser declarado bloqueador",
        "which opposing Aliado can't block this turn?", "forbid to block"),
    ("Cuna de Hadas", "8.10",
        "¿qué Aliado buscar en tu Mazo Castillo? (puedes no elegir)", "poner esa carta en la mano",
        "search your castle for which Aliado? (or none)", "put that card into their hand"),
]  # fmt: skip


def asked(game: Game, seat: int, lang: Lang) -> Ask:
    return question(Session(game, seat, lang))


@pytest.mark.parametrize(("name", "rule", "spanish", "button", "english", "english_button"), ASKED)
def test_a_card_asks_in_its_own_words(name, rule, spanish, button, english, english_button):
    game = position({**MINE, "hand": [name]}, YOURS, cards=tuple(POOL.values()))
    game.push(f"play {name}")
    while "answer it" in game.decisions[0].prompt("en"):
        game.push("pass")
    both = asked(game, ME, "es"), asked(game, ME, "en")
    assert [each.prompt for each in both] == [f"{name}: {spanish}", f"{name}: {english}"]
    assert [each.confirm for each in both] == [button, english_button]
    assert {each.rule for each in both} == {rule}


def test_the_secret_oro_and_the_first_hand_say_what_is_chosen():
    game = new()
    assert asked(game, ME, "es").prompt == "¿Con qué Oro empiezas? Ambos lo eligen en secreto y se muestran a la vez."
    assert {option.label for option in asked(game, ME, "es").options} == {"empezar con él"}
    for seat in (ME, YOU):
        game.push(next(iter(game.legal(seat))))
    told = asked(game, game.deciding[0], "es")
    assert told.prompt == "¿Conservas esta mano o la barajas y robas 7 cartas?"
    assert [option.label for option in told.options] == ["conservar la mano", "cambiar la mano"]


def test_the_vigilia_speaks_of_the_oro_only_while_one_can_be_put():
    game = position({"hand": ["Oro de Ensayo", "Recluta de Ensayo"], "reserve": GOLD})
    assert asked(game, ME, "es").prompt == "Tu Vigilia: ¿qué haces? El Oro solo puede ponerse antes que nada."
    game.push("gold Oro de Ensayo")
    assert asked(game, ME, "es").prompt.startswith("Tu Vigilia: ¿qué haces? Juega cartas")


def test_whoever_may_answer_is_told_what_and_whose_it_is():
    game = position({**MINE, "hand": ["Tótem de Ensayo"]}, YOURS)
    game.push("play Tótem de Ensayo")
    assert asked(game, YOU, "es").prompt == "Ana juega Tótem de Ensayo: ¿respondes o pasas?"
    game.push("pass")
    assert asked(game, ME, "es").prompt == "Estás jugando Tótem de Ensayo: ¿respondes tú a tu propia carta o pasas?"


def test_an_attack_is_told_with_its_attackers_and_a_blocker_is_asked_against_one_of_them():
    game = position(MINE, YOURS)
    game.push("battle")
    assert asked(game, ME, "es").prompt == "¿Con quién atacas? Elige entre 1 y 2 Aliados."
    assert asked(game, ME, "es").confirm == "atacar"
    game.push("attack with Lancera de Ensayo; Capitán de Ensayo")
    told = "Ana declara un ataque con Lancera de Ensayo y Capitán de Ensayo: ¿respondes o pasas?"
    assert asked(game, YOU, "es").prompt == told
    pass_windows(game)
    told = "Ana ataca con Lancera de Ensayo (Fuerza 2): ¿quién lo bloquea? Un Aliado o ninguno."
    assert asked(game, YOU, "es").prompt == told
