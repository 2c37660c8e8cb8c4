"""What is looked after whenever something has changed: castles that become empty, abilities that wait."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Discard, Draw, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Action, Effect, Play, Steps, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Every, When
from mazo.game import Game
from tests.games.myl.support import ME, YOU, card, count, play, position
from tests.support.rule import rule

_BOTH = pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque"])


@rule("myl", "7.4")
@_BOTH
@pytest.mark.parametrize("effect", [ToPlayer("mill", 3, "each player"), Draw(3, "each player")])
def test_c41_what_each_player_does_is_one_change_whatever_pauses_it(edition: str, effect: Effect) -> None:
    game = _after(effect, edition)
    assert game.outcome is not None
    assert (game.outcome.winner, game.cite(game.outcome.rule)[:3]) == (None, "7.4")


@rule("myl", "7.1", "7.4")
@_BOTH
def test_of_two_changes_the_first_that_empties_a_castle_decides(edition: str) -> None:
    game = _after(Steps((ToPlayer("mill", 3), ToPlayer("mill", 3, "each opponent"))), edition)
    assert game.outcome is not None
    assert (game.outcome.winner, count(game, "castle", YOU)) == (YOU, 3)


@rule("myl", "7.1")
@_BOTH
def test_a_castle_that_was_empty_has_lost_even_if_cards_would_come_back_to_it(edition: str) -> None:
    back = ToDeck(Every(Cards(whose="yours", zone="graveyard")), "shuffle")
    game = _after(Steps((ToPlayer("mill", 3), back)), edition)
    assert game.outcome is not None
    assert (game.outcome.winner, count(game, "castle", ME)) == (YOU, 0)


@rule("myl", "7.1")
def test_nobody_is_asked_anything_after_the_last_card_has_left_a_castle() -> None:
    game = _after(Steps((Draw(3), Discard(1))), "primer-bloque")
    assert game.outcome is not None
    assert game.outcome.winner == YOU


@rule("myl", "8.4")
@pytest.mark.parametrize("edition", ["seed-2014", "primer-bloque", "primer-bloque-liga"])
def test_abilities_that_trigger_meanwhile_wait_until_both_players_have_had_their_batch(edition: str) -> None:
    newcomer = When("enter play", Cards(("ally",)))
    cards = [
        card("Heraldo", "totem", 0, Triggered((newcomer,), Draw())),
        card("Molino", "totem", 0, Triggered((When("draw", who="you"),), ToPlayer("mill", 1, "each opponent"))),
        card("Mina", "totem", 0, Triggered((newcomer,), ToPlayer("generate gold"))),
    ]
    game = position(
        {"reserve": 3, "hand": ["Recluta de Ensayo"], "support": ["Heraldo", "Molino"]},
        {"support": ["Mina"]},
        cards=cards,
        edition=edition,
    )
    play(game, "play Recluta de Ensayo")
    assert _resolved(game) == ["Heraldo", "Mina", "Molino"]


@rule("myl", "8.4", "8.2.4")
def test_a_card_played_by_an_ability_resolves_before_the_others_of_the_batch_go_on() -> None:
    newcomer = When("enter play", Cards(("ally",), "yours"))
    hand = Chosen(Cards(("totem",), "yours", zone="hand"))
    cards = [
        card("Arquitecto", "totem", 0, Triggered((newcomer,), Play(hand))),
        card("Eco", "totem", 0, Triggered((When("play", Cards(("totem",)), who="you"),), ToPlayer("generate gold"))),
        card("Guardia", "totem", 0, Triggered((newcomer,), ToPlayer("mill", 1, "each opponent"))),
        card("Columna", "totem", 0),
    ]
    game = position(
        {"reserve": 3, "hand": ["Recluta de Ensayo", "Columna"], "support": ["Arquitecto", "Eco", "Guardia"]},
        cards=cards,
    )
    game.push("play Recluta de Ensayo")
    while "Vigilia" not in game.decisions[0].prompt("en"):
        game.push(next(iter(game.legal(game.decisions[0].seat))))
    assert _resolved(game) == ["Arquitecto", "Eco", "Guardia"]


def _after(effect: Effect, edition: str) -> Game:
    """A talisman does this, with three cards in each castle."""
    game = position(
        {"castle": 3, "hand": ["Diluvio"]},
        {"castle": 3},
        cards=[card("Diluvio", "talisman", 0, Action(effect))],
        edition=edition,
    )
    play(game, "play Diluvio")
    return game


def _resolved(game: Game) -> list[str]:
    """The cards whose abilities have resolved, in order."""
    return [str(event.card) for event in game.events if event.kind == "resolves"]
