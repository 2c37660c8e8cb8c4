"""Advice in words, at three depths: what to do, why, and what else could be done and may come of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mazo.game import Game
from mazo.protocol.advice import Advice, Aftermath, Expected
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

MUCH: Final = 10
"""A difference of so many of a hundred games in who has won by the next turn is worth a word,"""
SAVED: Final = 25
"""and one of so many in whether a card is still there."""
SURE: Final = 95
"""So many of a hundred games are nearly all."""
_RECKONED: Final = {0: "reckoned_none", 100: "reckoned_all"}


class Teller:
    """Says what an adviser has found out, to one seat of a game and in one language."""

    def __init__(self, game: Game, seat: int, lang: Lang, phrases: Phrases) -> None:
        self._game = game
        self._seat = seat
        self._lang: Lang = lang
        self._phrases = phrases

    def short(self, advice: Advice) -> str:
        """Everything in a line: what is gained at once, what is expected, and what of the next best thing."""
        return "; ".join([*self._gains(advice), *self._prospects(advice)])

    def reasons(self, advice: Advice) -> tuple[str, ...]:
        """Why: what it brings at once, what is expected of it, what it threatens and prevents."""
        return tuple(self._reasons(advice))

    def besides(self, advice: Advice) -> tuple[str, ...]:
        """What else: the other things with what they cost, and what the others may do about the advice."""
        return tuple(self._others(advice)) + tuple(self._answers(advice.then or Aftermath()))

    def _say(self, name: str, **values: object) -> str:
        return self._phrases.say("hint", name, self._lang, **values)

    # In a line.

    def _gains(self, advice: Advice) -> list[str]:
        """What the advice changes at once."""
        return [self._change(change.seat, change.name, change.then - change.now) for change in advice.gains]

    def _change(self, seat: int, score: str, amount: int) -> str:
        changed = f"{amount:+d}".replace("-", "−")
        word = self._game.kind.word("score", score, self._lang)
        player = self._game.names_in(self._lang)[seat]
        return self._say("gain" if seat == self._seat else "other_gain", change=changed, score=word, player=player)

    def _prospects(self, advice: Advice) -> list[str]:
        """What the adviser expects: soon where that is what the choice is about."""
        best, other = advice.best, advice.others[0] if advice.others else None
        if best is None:
            return [self._say("alone")] if advice.alone else []
        if best.soon and (other is None or best.soon > other.soon):
            found = [self._say("soon", won=best.soon)]
            return (
                [*found, self._say("beside", other=self._text(other), won=other.soon)] if other is not None else found
            )
        found = [self._say({0: "never", 100: "always"}.get(best.won, "won"), won=best.won)]
        if other is None:
            return found
        return [*found, self._say("beside" if other.worse else "as_well", other=self._text(other), won=other.won)]

    def _text(self, expected: Expected) -> str:
        return self._game.text(expected.action, self._lang)

    # Why.

    def _reasons(self, advice: Advice) -> Iterator[str]:
        changed = self._gains(advice)
        if changed:
            yield self._say("at_once", changes=", ".join(changed))
        if advice.best is None:
            yield self._say("only" if advice.alone else "no_matter")
            return
        yield self._say(_RECKONED.get(advice.best.won, "reckoned"), won=advice.best.won)
        if advice.best.soon:
            yield self._say("threat", won=advice.best.soon)
        then, instead = advice.then or Aftermath(), advice.instead
        other = self._text(advice.others[0]) if advice.others else ""
        if instead is not None and instead.beaten - then.beaten >= MUCH:
            yield self._say("prevents", other=other, lost=instead.beaten, still=then.beaten)
        elif then.beaten >= MUCH:
            yield self._say("danger", lost=then.beaten)
        if instead is not None:
            kept = {loss.card: loss.often for loss in then.losses}
            for loss in instead.losses:
                if loss.often - kept.get(loss.card, 0) >= SAVED:
                    yield self._say("keeps", card=self._card(loss.card), other=other, often=loss.often)

    def _card(self, name: str) -> str:
        return self._game.kind.called(name, self._lang)

    # What else.

    def _others(self, advice: Advice) -> Iterator[str]:
        for other in advice.others:
            name = "fewer" if other.worse else "alike"
            yield self._say(name, other=self._text(other), won=other.won, worse=other.worse)

    def _answers(self, then: Aftermath) -> Iterator[str]:
        names = self._game.names_in(self._lang)
        for reply in then.replies:
            text = reply.text.text(self._lang)
            yield self._say(_surely("reply", reply.often), player=names[reply.seat], text=text, often=reply.often)
        for loss in then.losses:
            yield self._say(_surely("loss", loss.often), card=self._card(loss.card), often=loss.often)
        changed = [self._change(gain.seat, gain.score, gain.amount) for gain in then.gains]
        if changed:
            yield self._say("by_then", changes=", ".join(changed))


def _surely(name: str, often: int) -> str:
    return f"{name}_surely" if often >= SURE else name
