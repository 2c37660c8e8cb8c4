"""What is foreseen of an action is what then happens, and it never depends on what the asking seat can't know."""

from __future__ import annotations

from itertools import islice

import msgspec

from mazo.foresight import foresee
from mazo.game import Game
from mazo.kernel.rng import Dice
from tests.properties.conformance import holds
from tests.properties.play import Play
from tests.properties.sizes import Size
from tests.properties.test_secrecy import worlds


@holds(part=0.5)
def test_whatever_is_hidden_the_same_is_foreseen(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for seat in game.deciding:
            others = [*worlds(game, seat, size), game.imagine(seat, Dice(play.seed), game.field)]
            for world in others:
                world.table.log = game.table.log[:]
            for text in some_actions(game, seat):
                seen = msgspec.json.encode(foresee(game, seat, text))
                assert all(msgspec.json.encode(foresee(world, seat, text)) == seen for world in others), text


@holds(part=0.5)
def test_what_is_foreseen_happens(play: Play, size: Size) -> None:
    for game in play.looks(size):
        for seat in game.deciding[:1]:
            for text in some_actions(game, seat):
                seen = foresee(game, seat, text)
                after = game.copy()
                after.push(text, by=seat)
                events = after.events_for(seat, len(game.log_rows()))
                assert list(seen.events) == events[: len(seen.events)], text
                if seen.unknown:
                    continue
                assert len(events) == len(seen.events)
                assert seen.over == after.table.over
                for change in seen.scores:
                    assert game.kind.scores(game.table, change.seat).get(change.name, 0) == change.now
                    assert game.kind.scores(after.table, change.seat).get(change.name, 0) == change.then
                for card in seen.cards:
                    index = game.table.number.index(card.handle)
                    zone = after.table.zone_kinds[after.table.zone_kind(index)].name
                    assert not card.to or card.to == zone
                    shown = after.kind.card_view(after.table, index)
                    assert all(shown.counters.get(name, 0) == pair[1] for name, pair in card.counters.items())
                    assert all(shown.figures[name][1] == pair[1] for name, pair in card.figures.items())


def some_actions(game: Game, seat: int) -> list[str]:
    """The first and a few further actions of a seat."""
    return [action.text for action in islice(game.legal(seat), 0, 40, 7)]
