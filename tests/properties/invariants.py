"""What holds of every game at every decision, whatever its rules."""

from __future__ import annotations

from collections import Counter

import msgspec

from mazo.game import Game
from mazo.kernel.codes import FORBID, MODIFY, NOBODY, REPLACE
from mazo.kernel.knowledge import KNOWN
from mazo.kernel.rules import Rules
from tests.properties import lorcana

SPECTATOR = -1

OWN_COLUMNS = {"lorcana": lorcana.columns_agree}
OWN_CACHES = {"lorcana": lorcana.caches_agree}

Fingerprint = tuple[object, ...]


def cards_of(table: Rules) -> Counter[tuple[int, int]]:
    """The cards of a table: whose, and which kind, how often."""
    return Counter(zip(table.owner, table.kind))


def cards_agree(game: Game) -> None:
    """Each card is in one place and knows it; hosts are other cards; handles are its own; who sees it knows it."""
    table = game.table
    placed = sorted(card for cards in table.zones for card in cards)
    assert placed == list(range(len(table.kind))), "a card is lost or doubled"
    for zone, cards in enumerate(table.zones):
        for card in cards:
            assert table.zone[card] == zone, f"card {card} believes to be elsewhere"
            for seat in range(table.seats):
                if table.visible_in(zone, seat):
                    assert table.pools[seat][card] == KNOWN, f"seat {seat} sees card {card} and doesn't know it"
    for card in range(len(table.host)):
        seen = {card}
        host = table.host[card]
        while host != NOBODY:
            assert 0 <= host < len(table.kind)
            assert host not in seen, f"card {card} is its own host"
            seen.add(host)
            host = table.host[host]
    assert len(set(table.number)) == len(table.number), "two cards have one handle"
    assert max(table.number, default=0) < table.next_number
    OWN_COLUMNS.get(game.kind.name, _nothing)(table)


def caches_agree(game: Game) -> None:
    """What is kept for speed equals what is found by counting again."""
    table = game.table
    guards = [0] * len(table.guards)
    for effect in table.effects:
        if effect.kind in (FORBID, MODIFY, REPLACE):
            guards[effect.what] += 1
    assert table.guards == guards, "the guarded changes"
    OWN_CACHES.get(game.kind.name, _nothing)(table)


def questions_agree(game: Game) -> None:
    """Somebody who is still there can do something, or the game is over by a rule that the book knows."""
    outcome = game.outcome
    if outcome is None:
        assert game.deciding, "nobody decides, and the game is not over"
        assert len(set(game.deciding)) == len(game.deciding)
        for seat in game.deciding:
            assert not game.table.gone[seat], f"the game waits for seat {seat}, who has left"
            assert game.legal(seat)
        for decision in game.decisions:
            assert decision.rule in game.kind.book
            for lang in ("en", "es"):
                assert_said(decision.prompt(lang))
    else:
        assert not game.deciding
        assert not game.decisions
        assert not any(game.legal(seat) for seat in range(game.seats))
        assert outcome.rule in game.kind.book
        assert outcome.winner is None or not game.table.gone[outcome.winner]


def assert_said(sentence: str) -> None:
    """A sentence for people: something is said, and no place in it was left empty."""
    assert sentence.strip(), "nothing is said"
    assert "{" not in sentence, sentence
    assert "  " not in sentence, f"something is missing in {sentence!r}"


def fingerprint(game: Game) -> Fingerprint:
    """Everything that must be the same when a game is said to be unchanged; only caches may differ."""
    table = game.table
    return (
        table.ints(),
        [pool[:] for pool in table.pools],
        table.learned[:],
        table.guards[:],
        [row[:] for row in table.listeners],
        table.next_pool,
        table.log[:],
        len(game.past),
        game.hash,
    )


def _nothing(table: Rules) -> None:
    """A game that has nothing more to ask."""


def view_bytes(game: Game, seat: int) -> bytes:
    """A view as it is sent."""
    return msgspec.json.encode(game.view(seat))


def event_bytes(game: Game, seat: int, since: int = 0) -> list[bytes]:
    """The events of a viewer as they are sent."""
    return [msgspec.json.encode(event) for event in game.events_for(seat, since)]
