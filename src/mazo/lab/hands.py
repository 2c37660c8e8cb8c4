"""Which cards were in hand, at the beginning and ever, in games between decks: what a card is worth when it is drawn.

A card counts as drawn if its player had something to decide while it was in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from mazo.bots.fast import FastBot
from mazo.games import kind as kind_named
from mazo.kernel.codes import OWNER
from mazo.kernel.frames import Choice
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.lab.crew import Gathered, How, Played, summed
from mazo.lab.matchups import Matchups, Meetings, Score, told
from mazo.lab.playing import play_on


class Draws(Matchups, frozen=True, kw_only=True):
    """Decks against each other, with what was in the hands."""

    def work(self) -> Hands:
        """Get ready to lay the tables."""
        return Hands(self)

    def names(self) -> list[str]:
        """All cards of the decks, by which rows number them."""
        kind = kind_named(self.game)
        return sorted({kind.name_of(card) for deck in self.decks for card in kind.deck(deck.source, self.format)})


class Hands(Meetings):
    """Plays games by their numbers and looks into the hands."""

    def __init__(self, of: Draws) -> None:
        super().__init__(of)
        self._kind = kind_named(of.game)
        self._numbers = {name: number for number, name in enumerate(of.names())}

    def play(self, number: int) -> list[int]:
        """The row of a meeting; then each card that was drawn, once, as deck, whether at the beginning, and number."""
        at, seats, arena, game = self.game(number)
        table, bots, dice = arena.seated(game)
        opening, drawn = look_on(table, bots, dice)
        names = self._kind.kind_names(table)
        row = [at, *told(table, seats)]
        for seat in range(table.seats):
            first = {names[table.kind[card]] for card in opening[seat]}
            for name in sorted({names[table.kind[card]] for card in drawn[seat] | opening[seat]}):
                if name in self._numbers:
                    row += [seats[seat], int(name in first), self._numbers[name]]
        return row


def look_on(table: Rules, bots: list[FastBot], dice: Dice) -> tuple[list[set[int]], list[set[int]]]:
    """Play a game to its end; the cards in each hand as the first turn began, and those that ever were in it."""
    hands = [kind for kind in range(len(table.zone_kinds)) if table.zone_kinds[kind].sees == OWNER]
    opening: list[set[int]] = []
    drawn: list[set[int]] = [set() for _ in range(table.seats)]

    def look(choice: Choice) -> None:
        if table.turn and not opening:
            opening.extend({card for kind in hands for card in table.cards(kind, seat)} for seat in range(table.seats))
        for kind in hands:
            drawn[choice.seat].update(table.cards(kind, choice.seat))

    for bot in bots:
        bot.dice = dice
    play_on(table, [bot.choose for bot in bots], look)
    return opening or drawn, drawn


class CardRecord(msgspec.Struct, frozen=True):
    """What came of games in which a card was drawn, and of those in which it was there from the beginning."""

    card: str
    decks: int
    drawn: Score
    opening: Score
    usual: float
    """What share its decks win in all, each counted by its games in which the card was drawn,"""
    usual_opening: float
    """and by those in which it was there from the beginning."""

    @property
    def share(self) -> float:
        """The share of the games with the card that were won."""
        return self.drawn.share or 0.0


class Cards(msgspec.Struct, frozen=True):
    """The cards of decks by what came of drawing them, the best first; and all games of these decks together."""

    game: str
    edition: str
    bot: str
    seed: str
    games: int
    decks: tuple[str, ...]
    overall: Score
    cards: tuple[CardRecord, ...]
    stopped: bool


ByDeck = dict[int, Score]
"""What came of games, by the number of the deck."""


class CardSums(msgspec.Struct):
    """What has come of the games so far in which each card was drawn, by the card's number and its deck's."""

    pairs: list[tuple[int, int]]
    own: int
    """So many decks are looked at: with a field only those that meet it."""
    of_deck: ByDeck = {}
    drawn: dict[int, ByDeck] = {}
    opening: dict[int, ByDeck] = {}

    @classmethod
    def none(cls, job: Draws) -> CardSums:
        """Before the first game."""
        return cls(job.pairs(), len(job.decks) - job.field)

    def add(self, played: Played) -> None:
        """Count the next games."""
        for at, winner, _, _, *row in played.rows:
            decks = {side: self.pairs[at][side] for side in (0, 1) if self.pairs[at][side] < self.own}
            for side, deck in decks.items():
                _count(self.of_deck, deck, Score.of(winner, side))
            for side, first, card in _threes(row):
                if side in decks:
                    score = Score.of(winner, side)
                    _count(self.drawn.setdefault(card, {}), decks[side], score)
                    if first:
                        _count(self.opening.setdefault(card, {}), decks[side], score)

    def fits(self, job: Draws) -> bool:
        """Whether these are pairings, decks and cards of the job."""
        own, cards = len(job.decks) - job.field, range(len(job.names()))
        decks = {deck for by_deck in (self.of_deck, *self.drawn.values(), *self.opening.values()) for deck in by_deck}
        same = (self.pairs, self.own) == (job.pairs(), own) and decks <= {*range(own)}
        return same and self.opening.keys() <= self.drawn.keys() <= {*cards} and decks <= self.of_deck.keys()

    def found(self, job: Draws, gathered: Gathered) -> Cards:
        """The cards, the best first."""
        names = job.names()
        cards = [
            CardRecord(
                names[card],
                len(drawn),
                sum(drawn.values(), Score()),
                sum(self.opening.get(card, {}).values(), Score()),
                _usual(drawn, self.of_deck),
                _usual(self.opening.get(card, {}), self.of_deck),
            )
            for card, drawn in self.drawn.items()
        ]
        return Cards(
            game=job.game,
            edition=job.edition,
            bot=job.bot,
            seed=job.seed,
            games=gathered.games,
            decks=tuple(deck.name for deck in job.decks[: self.own]),
            overall=sum(self.of_deck.values(), Score()),
            cards=tuple(sorted(cards, key=lambda one: (-one.share, one.card))),
            stopped=gathered.stopped,
        )


def rate(job: Draws, how: How) -> Cards:
    """Play a job and count by cards; with a field only the cards of the decks that meet it."""
    return summed(job, how, CardSums.none(job))


def _count(scores: ByDeck, deck: int, score: Score) -> None:
    scores[deck] = scores.get(deck, Score()) + score


def _usual(games: Mapping[int, Score], of_deck: Mapping[int, Score]) -> float:
    """What share the decks of a card win in all, each as often as it was in these games."""
    total = sum(score.games for score in games.values())
    return sum(score.games * (of_deck[deck].share or 0.0) for deck, score in games.items()) / total if total else 0.0


def _threes(row: list[int]) -> Iterable[tuple[int, int, int]]:
    return zip(row[::3], row[1::3], row[2::3], strict=True)
