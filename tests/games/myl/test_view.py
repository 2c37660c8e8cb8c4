"""What the table shows of a card is what the rules say of it."""

from __future__ import annotations

from mazo.game import Game
from tests.games.myl.support import ME, YOU, ally, pass_windows, play, position, to_final

RIDER = ally("Jinete", 0, 2, "furia")
GUARD = ally("Centinela", 0, 2, "guardián")


def states(game: Game, name: str, seat: int = ME) -> tuple[str, ...]:
    """The states of a card in play as everybody sees them."""
    zones = game.view(YOU).players[seat].zones
    return next(card.states for line in ("defence", "attack") for card in zones[line].cards if card.name == name)


def test_an_ally_that_came_this_turn_is_shown_as_waiting() -> None:
    game = position({"reserve": 2, "hand": ["Recluta de Ensayo"]})
    play(game, "play Recluta de Ensayo")
    assert states(game, "Recluta de Ensayo") == ("waiting",)


def test_an_ally_with_fury_may_attack_and_is_not_shown_as_waiting() -> None:
    game = position({"hand": ["Jinete"], "defence": ["Recluta de Ensayo"]}, cards=[RIDER])
    play(game, "play Jinete")
    assert states(game, "Jinete") == ()
    game.push("battle")
    assert "attack with Jinete" in game.legal(ME)


def test_a_guardian_never_attacks_and_so_waits_for_nothing() -> None:
    game = position({"hand": ["Centinela"]}, cards=[GUARD])
    play(game, "play Centinela")
    assert states(game, "Centinela") == ()


def test_an_attacker_is_shown_as_attacking_in_its_battle_and_not_in_the_turn_of_the_other() -> None:
    game = position({"defence": ["Recluta de Ensayo"]}, {"defence": ["Lancera de Ensayo"]})
    game.push("battle")
    pass_windows(game)
    assert states(game, "Recluta de Ensayo") == ("attacking",)
    game.push("no block")
    to_final(game)
    assert (game.view(ME).active, states(game, "Recluta de Ensayo")) == (YOU, ())
