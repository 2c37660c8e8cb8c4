"""Cards that count."""

from __future__ import annotations

from tests.games.myl.pool.shown import laid
from tests.games.myl.support import ME, YOU, count, names, play, strength
from tests.support.card import card


@card("Minotauro")
def test_minotauro_counts_every_minotauro_in_play() -> None:
    assert strength(laid({"defence": ["Minotauro"]}), "Minotauro") == 1
    assert strength(laid({"defence": ["Minotauro", "Nike"]}, {"defence": ["Minotauro"]}), "Minotauro") == 2


@card("Donn")
def test_donn_counts_the_talismans_in_your_graveyard_as_they_come() -> None:
    game = laid(
        {"reserve": 2, "hand": ["Lectura de Ensayo"], "defence": ["Donn"], "graveyard": ["Rayo de Ensayo", "Nike"]}
    )
    assert strength(game, "Donn") == 1
    play(game, "play Lectura de Ensayo")
    assert strength(game, "Donn") == 2


@card("Rey Pescador")
def test_rey_pescador_draws_as_many_cards_as_you_control_weapons() -> None:
    game = laid(
        {
            "reserve": 3,
            "hand": ["Rey Pescador"],
            "defence": ["Nike (with Daga de Ensayo)", "Perseo (with Espada de Ensayo)"],
        },
        {"defence": ["Bruto (with Daga de Ensayo)"]},
    )
    play(game, "play Rey Pescador")
    assert count(game, "hand", ME) == 2


@card("Jabalina Milesiana")
def test_jabalina_milesiana_is_banished_and_no_longer_counts_itself() -> None:
    game = laid({"defence": ["Nike (with Jabalina Milesiana)"]}, {"defence": ["Perseo (with Daga de Ensayo)"]})
    play(game, "use Jabalina Milesiana")
    assert (names(game, "exile", ME), count(game, "castle", YOU)) == (["Jabalina Milesiana"], 19)


@card("Vengativa")
def test_vengativa_strengthens_its_bearer_by_each_opposing_ally() -> None:
    game = laid(
        {"defence": ["Nike (with Vengativa)"]}, {"defence": ["Perseo", "Bruto"], "support": ["Tótem de Ensayo"]}
    )
    assert strength(game, "Nike") == 4
