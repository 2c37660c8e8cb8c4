"""Who must attack, who must block, and blocks that are cancelled."""

from __future__ import annotations

from mazo.abilities.tree.deeds import Do
from mazo.abilities.tree.effects import Action, Gain, Keyword, Must, Static
from mazo.abilities.tree.nouns import Cards, Chosen, Is, This
from mazo.game import Game
from tests.games.myl.support import (
    ME,
    YOU,
    ally,
    card,
    count,
    names,
    pass_windows,
    play,
    position,
    refused,
    to_final,
    told,
)
from tests.support.rule import rule

_RAGING = ally("Airado", 2, 2, abilities=[Static((Must(This(), "attack"),))])
_LOYAL = ally("Leal", 2, 2, abilities=[Static((Must(This(), "block"),))])
_DARING = ally("Osado", 2, 2, "retador")


@rule("myl", "4.1.4", "4.5")
def test_who_has_an_ally_that_must_attack_goes_to_battle() -> None:
    game = position({"defence": ["Airado", "Recluta de Ensayo"]}, cards=[_RAGING])
    assert refused(game, "end") == ("somebody_must_attack", "4.1.4")
    game.push("battle")
    assert refused(game, "attack with Recluta de Ensayo") == ("somebody_must_attack", "4.1.4")
    game.push("attack with Airado")
    pass_windows(game)
    assert names(game, "attack", ME) == ["Airado"]


@rule("myl", "4.1.4")
def test_an_ally_that_must_attack_and_cannot_keeps_nobody_from_ending() -> None:
    game = position({"reserve": 2, "hand": ["Airado"]}, cards=[_RAGING])
    play(game, "play Airado")
    assert game.why_not("end") is None


@rule("myl", "4.2.4", "4.2.1")
def test_an_ally_that_must_block_somebody_blocks_at_the_latest_the_last_attacker() -> None:
    game = _attacked(["Coloso de Ensayo", "Recluta de Ensayo"], ["Leal", "Lancera de Ensayo"])
    game.push("no block")
    assert refused(game, "no block") == ("must_be_blocked", "4.2.4")
    assert refused(game, "block Lancera de Ensayo -> Recluta de Ensayo") == ("must_be_blocked", "4.2.4")
    game.push("block Leal -> Recluta de Ensayo")
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")


@rule("myl", "4.2.4")
def test_an_ally_that_must_block_and_cannot_is_not_waited_for() -> None:
    game = _attacked(["Sombra de Prueba"], ["Leal"])
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")


@rule("myl", "10.12", "4.2.4")
def test_retador_names_the_ally_that_must_block_it() -> None:
    game = position(
        {"defence": ["Osado", "Recluta de Ensayo"]},
        {"defence": ["Coloso de Ensayo", "Lancera de Ensayo"]},
        cards=[_DARING],
    )
    game.push("battle")
    game.push("attack with Osado; Recluta de Ensayo")
    assert game.decisions[0].prompt("es") == "Osado reta: ¿qué Aliado oponente debe bloquearlo?"
    game.push("choose Coloso de Ensayo")
    pass_windows(game)
    assert told(game, "challenged") == ["10.12"]
    assert refused(game, "no block") == ("must_be_blocked", "4.2.4")
    assert refused(game, "block Lancera de Ensayo -> Osado") == ("must_be_blocked", "4.2.4")
    game.push("block Coloso de Ensayo -> Osado")
    assert game.why_not("no block") is None


@rule("myl", "10.12")
def test_retador_that_was_given_works_too_and_names_nobody_where_there_is_none() -> None:
    dare = card("Reto", "talisman", 0, Action(Gain(Chosen(Cards(("ally",), "yours")), Keyword("retador"))))
    game = position(
        {"hand": ["Reto"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, cards=[dare]
    )
    play(game, "play Reto")
    game.push("battle")
    pass_windows(game)
    assert [action.text for action in game.legal(YOU)] == ["block Coloso de Ensayo -> Recluta de Ensayo"]
    game = position({"defence": ["Osado"]}, cards=[_DARING])
    game.push("battle")
    pass_windows(game)
    assert "Guerra de Talismanes" in game.decisions[0].prompt("en")


@rule("myl", "9.7", "4.4.4")
def test_an_attacker_whose_block_is_cancelled_counts_as_not_blocked() -> None:
    blocker = Chosen(Cards(("ally",), where=(Is("blocking"),)))
    gap = card("Brecha", "talisman", 0, Action(Do("cancel the block", blocker)))
    game = position(
        {"hand": ["Brecha"], "defence": ["Recluta de Ensayo"]}, {"defence": ["Coloso de Ensayo"]}, cards=[gap]
    )
    game.push("battle")
    pass_windows(game)
    game.push("block Coloso de Ensayo -> Recluta de Ensayo")
    game.push("pass")
    play(game, "play Brecha")
    to_final(game)
    assert (names(game, "attack", ME), count(game, "castle", YOU)) == (["Recluta de Ensayo"], 19)
    assert told(game, "cancelled_block") == ["9.7"]


def _attacked(mine: list[str], yours: list[str]) -> Game:
    game = position({"defence": mine}, {"defence": yours}, cards=[_LOYAL])
    game.push("battle")
    if len(mine) > 1:
        game.push("attack with " + "; ".join(mine))
    pass_windows(game)
    return game
