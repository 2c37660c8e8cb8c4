"""What a replay remembers of the cards it was played with."""

from __future__ import annotations

import msgspec

import mazo
from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Action
from mazo.games import kind as kind_named
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.synthetic import catalogue
from mazo.record import replays

READING = "Lectura de Ensayo"


def replay_with(card: Card) -> replays.Header:
    """The first line of a replay in which every card but the gold is this one."""
    gold = next(one for one in catalogue().values() if one.type == "gold")
    game = mazo.new("myl", decks=[[gold] * 20 + [card] * 30] * 2)
    return replays.loads(game.replay()).header


def test_a_talisman_that_now_draws_three_is_another_card_to_a_replay() -> None:
    card = kind_named("myl").card(READING)
    more = msgspec.structs.replace(card, abilities=(Action(Draw(3)),))
    assert replay_with(card).cards[READING] != replay_with(more).cards[READING]
