"""What a bot can learn from the game that it imagines: nothing that its seat doesn't know."""

from __future__ import annotations

import mazo
from mazo.games.lorcana.codes import zones as Z
from mazo.kernel.rng import Dice


def test_the_index_of_a_hidden_card_does_not_tell_where_it_really_lies() -> None:
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    for action in ("leave", "leave", "keep", "keep"):
        game.push(action)
    real = game.table.cards(Z.DECK, 0)[-1]
    tops = [game.imagine(0, Dice(seed)).table.cards(Z.DECK, 0)[-1] for seed in range(40)]
    assert len(set(tops)) > 10
    assert tops.count(real) < 10


def test_imagined_games_keep_every_card_and_its_place() -> None:
    game = mazo.new("lorcana", decks=["spark-dash", "iron-fists"], seed=7)
    for action in ("leave", "leave", "keep", "keep"):
        game.push(action)
    twin = game.imagine(1, Dice(3)).table
    for zone, cards in enumerate(twin.zones):
        assert len(cards) == len(game.table.zones[zone])
        assert all(twin.zone[card] == zone for card in cards)
    assert sorted(card for cards in twin.zones for card in cards) == list(range(len(twin.kind)))
