"""Series of earlier versions: their journals still open, and nothing is said to be proven of them that is not."""

from __future__ import annotations

import msgspec

from mazo.fairness import SHOWN
from mazo.record import replays
from mazo.server.livetable import LiveTable, setup_of, whole_replay
from mazo.server.records import Chair, Entry, Setup, Wish

SALTS = ("0123456789abcdef", "fedcba9876543210")


def older(entries: list[Entry]) -> LiveTable:
    """The table of a journal as earlier versions wrote it: one salt a player for the whole series."""
    wish = Wish("lorcana", (Chair("person", "Ana"), Chair("here", "Blas")), series="best-of-3")
    kept = msgspec.json.encode(msgspec.structs.replace(setup_of(wish, "a seed"), promises=False))
    table = LiveTable(msgspec.json.decode(kept, type=Setup))
    for entry in [*(Entry("salt", seat, salt=salt) for seat, salt in enumerate(SALTS)), *entries]:
        table.apply(entry)
    return table


def unproven(table: LiveTable) -> bool:
    """Whether the last game's replay says that it does not prove what was shown before the salts."""
    text = replays.verify(replays.loads(whole_replay(table))).text("en")
    return "Not proven: that it was shown before the salts" in text


def test_its_first_game_is_not_said_to_be_proven():
    assert unproven(older([Entry("do", 0, "concede")]))


def test_a_second_game_that_has_begun_with_the_old_salts_goes_on_and_is_not_said_to_be_proven():
    table = older([Entry("do", 0, "concede"), Entry("next"), Entry("do", 0, "concede")])
    assert table.game is not None
    assert table.game.origin["salts"] == SALTS
    assert unproven(table)


def test_its_next_game_has_a_promise_of_its_own():
    table = older([Entry("do", 0, "concede"), Entry("promise")])
    assert (table.state, table.number, table.salts) == ("salting", 2, ["", ""])
    shown = table.commit
    for seat, salt in enumerate(reversed(SALTS)):
        table.apply(Entry("salt", seat, salt=salt))
    assert table.game is not None
    assert (table.game.origin["commit"], table.game.origin["promise"]) == (shown, SHOWN)
