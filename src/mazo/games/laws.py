"""What a table decides and no rule of a game does: time that is over, players who are gone, a draw agreed upon.

A law comes into a game as an action without picks, so that journals, replays and taking back know it as they know a
concession; nobody can take it by themselves.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note
from mazo.kernel.loop import run
from mazo.kernel.rules import Rules
from mazo.kernel.seats import finish
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import TABLE_CHAPTER

TIME_OVER: Final = "table: time over"
"""A player's time is over, and they lose."""
TIME_PASSED: Final = "table: time passed"
"""A player's time for this turn is over, and a bot acts for them until it ends."""
ABSENT: Final = "table: absent"
"""A player has been away for too long, and somebody who stayed has claimed the win."""
DRAW_CLAIMED: Final = "table: draw claimed"
"""Somebody who stayed has claimed a draw."""
STANDS_IN: Final = "table: stands in"
"""A player has been away for too long, and a bot acts for them."""
DRAW_AGREED: Final = "table: draw agreed"
"""The players have agreed to a draw, in a game whose rules have that."""

LAWS: Final = {
    TIME_OVER: ("time_over", TABLE_CHAPTER + 1),
    TIME_PASSED: ("time_passed", TABLE_CHAPTER + 2),
    ABSENT: ("absent", TABLE_CHAPTER + 3),
    DRAW_CLAIMED: ("draw_claimed", TABLE_CHAPTER + 4),
    STANDS_IN: ("stands_in", TABLE_CHAPTER + 5),
    DRAW_AGREED: ("draw_agreed", 0),
}
"""What each is called where events are told, and the law of the table that it rests on; 0: a rule of the game."""
FIRST_EVENT: Final = 1_000_000
"""The events of laws are numbered behind all that a game could have."""
EVENT_NAMES: Final = {FIRST_EVENT + at: name for at, (name, _) in enumerate(LAWS.values())}
_ENDING: Final = (TIME_OVER, ABSENT)


class Putting:
    """What a game must know so that a law can come into it: how a player is taken out, and its rule of draws."""

    def draw_rule(self) -> int:
        """The rule by which players may agree to a draw; 0: the game knows none."""
        return 0

    def put_out(self, table: Rules, seat: int, rule: int) -> None:
        """A player loses by a decision of the table."""
        raise NotImplementedError


def is_law(text: str) -> bool:
    """Whether an action is a decision of the table."""
    return text in LAWS


def rule_behind(kind: Putting, law: str) -> int:
    """The rule that a law rests on: one of the table, or of the game."""
    return LAWS[law][1] or kind.draw_rule()


def settle(kind: Putting, table: Rules, law: str, seat: int) -> None:
    """Let a law happen at a table."""
    rule = rule_behind(kind, law)
    note(table, FIRST_EVENT + list(LAWS).index(law), rule, seat)
    if law in _ENDING:
        kind.put_out(table, seat, rule)
        run(table)
    elif law in (DRAW_CLAIMED, DRAW_AGREED):
        finish(table, NOBODY, rule)


def ends_match(kind: Putting, verdict: int) -> bool:
    """Whether a game that ended so ends the whole series as a draw: the players, or who stayed, have said so."""
    return verdict != 0 and verdict in (LAWS[DRAW_CLAIMED][1], kind.draw_rule())


def told(name: str, player: str, lang: Lang) -> str:
    """A law as a sentence, by the name of its event."""
    return _phrases().say("event", name, lang, player=player)


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.games", "laws.toml")
