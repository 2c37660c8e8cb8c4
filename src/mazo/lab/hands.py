"""Which cards were in hand, at the beginning and ever, in games between decks: what a card is worth when it is drawn.

A card counts as drawn if its player had something to decide while it was in the hand.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

import msgspec

from mazo.bots.fast import FastBot
from mazo.games import kind as kind_named
from mazo.kernel.codes import OWNER
from mazo.kernel.frames import Choice
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.lab.crew import How, Played, gather
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


def rate(job: Draws, how: How) -> Cards:
    """Play a job and count by cards; with a field only the cards of the decks that meet it."""
    pairs = job.pairs()
    own = len(job.decks) - job.field
    names = job.names()
    drawn: defaultdict[int, defaultdict[int, Score]] = defaultdict(lambda: defaultdict(Score))
    opening: defaultdict[int, defaultdict[int, Score]] = defaultdict(lambda: defaultdict(Score))
    of_deck: defaultdict[int, Score] = defaultdict(Score)

    def add(played: Played) -> None:
        for at, winner, _, _, *row in played.rows:
            sides = [side for side in (0, 1) if pairs[at][side] < own]
            for side in sides:
                of_deck[pairs[at][side]] += Score.of(winner, side)
            for side, first, card in _threes(row):
                if side in sides:
                    drawn[card][pairs[at][side]] += Score.of(winner, side)
                    if first:
                        opening[card][pairs[at][side]] += Score.of(winner, side)

    gathered = gather(job, how, add)
    cards = [
        CardRecord(
            names[card],
            len(drawn[card]),
            sum(drawn[card].values(), Score()),
            sum(opening[card].values(), Score()),
            _usual(drawn[card], of_deck),
            _usual(opening[card], of_deck),
        )
        for card in drawn
    ]
    return Cards(
        game=job.game,
        edition=job.edition,
        bot=job.bot,
        seed=job.seed,
        games=gathered.games,
        decks=tuple(deck.name for deck in job.decks[:own]),
        overall=sum(of_deck.values(), Score()),
        cards=tuple(sorted(cards, key=lambda one: (-one.share, one.card))),
        stopped=gathered.stopped,
    )


def _usual(games: Mapping[int, Score], of_deck: Mapping[int, Score]) -> float:
    """What share the decks of a card win in all, each as often as it was in these games."""
    total = sum(score.games for score in games.values())
    return sum(score.games * (of_deck[deck].share or 0.0) for deck, score in games.items()) / total if total else 0.0


def _threes(row: list[int]) -> Iterable[tuple[int, int, int]]:
    return zip(row[::3], row[1::3], row[2::3], strict=True)
