"""What tables ask and refuse, to be read: python -m workshop.asked GAME [--games N] [--seed N]

Random games with random cards; each question of a card, each refusal and each reason in the log is listed once, in both
languages, with the buttons that answer. Whoever changes texts reads some hundred of them before and after.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

import mazo
from mazo.errors import IllegalAction
from mazo.game import Game
from mazo.games import kind
from mazo.games.kind import GameKind
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import as_known
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from mazo.texts.lang import Lang

_LANGS: Final[tuple[Lang, Lang]] = ("es", "en")
_STEPS: Final = 400
_COPIES: Final = 3
_PATIENCE: Final = 4
"""A turn is ended only if chance says so this many times."""


class Heard(msgspec.Struct, frozen=True):
    """Something that a table said: of which sort, about which card, in both languages."""

    sort: str
    card: str
    spanish: str
    english: str


def games(played: GameKind, many: int, seed: int) -> Iterator[Game]:
    """New games between decks of cards drawn from the whole catalogue, whatever may be in a deck."""
    names = [known.card.name for known in played.catalogue if not known.unknown_text]
    for at in range(seed, seed + many):
        dice = Dice(at)
        yield mazo.new(played.name, decks=[_deck(played, dice, names) for _ in range(min(played.seats))], seed=at)


def _deck(played: GameKind, dice: Dice, names: Sequence[str]) -> list[Any]:
    """A deck, of which each third card is one of a deck of the game, so that there is something to pay with."""
    samples = played.sample_decks()
    deck = played.deck(samples[dice.below(len(samples))])
    drawn = [played.card(names[dice.below(len(names))]) for _ in range(len(deck) // _COPIES)]
    return [card if at % _COPIES == 0 else drawn[at // _COPIES % len(drawn)] for at, card in enumerate(deck)]


def heard(game: Game, dice: Dice) -> Iterator[Heard]:
    """All that a random game says to those who are asked."""
    told = 0
    for _ in range(_STEPS):
        if game.outcome is not None:
            break
        decision = game.decisions[dice.below(len(game.decisions))]
        scribe = game.scribe(decision.seat)
        assert scribe is not None
        choice = scribe.choice
        asks = game.kind.card_name(game.table, choice.source) if choice.source != NOBODY else ""
        said = [decision.prompt(lang) for lang in _LANGS]
        buttons = [game.kind.confirm(game.table, choice, game.names_in(lang), lang) for lang in _LANGS]
        rule = game.cite(game.kind.explaining(game.table, choice))
        yield Heard("asked", asks, f"{said[0]}  [{buttons[0]}]", f"{said[1]}  [{buttons[1]}]  {rule}")
        yield from _refused(game, decision.seat, dice)
        answers = [action for _, action in zip(range(60), scribe.all())]
        game.push(_some(answers, dice))
        rows = game.log_rows()
        for row in rows[told:]:
            event = game.kind.event(game.table, as_known(row, -1), 0)
            if event.why:
                tells = [game.kind.tell(event, game.names_in(lang), lang) for lang in _LANGS]
                yield Heard("nothing", event.card, tells[0], tells[1])
        told = len(rows)


def _some(answers: Sequence[Action], dice: Dice) -> Action:
    """An answer by chance, rarely one that ends a turn."""
    for _ in range(_PATIENCE):
        picked = answers[dice.below(len(answers))]
        if picked.text not in ("end", "pass"):
            return picked
    return answers[dice.below(len(answers))]


def _refused(game: Game, seat: int, dice: Dice) -> Iterator[Heard]:
    """Why a verb can't be done with some card that the player sees, if it can't."""
    verbs = [verb for verb in game.kind.verbs if verb.operands in (("card",), ("card", "card"))]
    view = game.view(seat)
    cards = [card.name for player in view.players for zone in player.zones.values() for card in zone.cards]
    if not verbs or not cards:
        return
    verb = verbs[dice.below(len(verbs))]
    operands = [cards[dice.below(len(cards))] for _ in verb.operands]
    try:
        refusal = game.why_not(f"{verb.name} {' -> '.join(operands)}", by=seat)
    except IllegalAction:
        return
    if refusal is not None:
        yield Heard(f"refused {refusal.reason}", "", refusal.text("es"), refusal.text("en"))


def main() -> None:
    """Print what was heard, each thing once: of refusals three of a reason."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    seen: set[tuple[str, str]] = set()
    counts: dict[str, int] = {}
    for at, game in enumerate(games(kind(wish.game), wish.games, wish.seed)):
        for one in heard(game, Dice(wish.seed * 1000 + at)):
            key = (f"{one.sort} {one.card}", one.english)
            counts[one.sort] = counts.get(one.sort, 0) + 1
            if key in seen or (one.sort.startswith("refused") and counts[one.sort] > _COPIES):
                continue
            seen.add(key)
            print(f"{one.sort}: {one.card}\n  {one.spanish}\n  {one.english}")


if __name__ == "__main__":
    main()
