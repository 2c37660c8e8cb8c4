"""Opening hands: the exact odds of each card, and whether a hand is better kept or altered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NO_ONE, NOBODY, OWNER
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rules import Rules
from mazo.lab.crew import Gathered, How, Job, Played, summed
from mazo.lab.matchups import Score
from mazo.lab.odds import at_least, by_turn
from mazo.lab.playing import idler, play_on
from mazo.lab.sim import Arena, Deck, Plan, plan

KEEP, ALTER = 0, 1


class CardOdds(msgspec.Struct, frozen=True):
    """The odds of a card of a deck, exactly, before anything is altered."""

    card: str
    copies: int
    opening: float
    """That at least one is in the opening hand."""
    two: float
    """That at least two are."""
    by_draw: tuple[float, ...]
    """That one has been drawn with the opening hand, with one card more, and so on."""


class Openings(Job, frozen=True, kw_only=True):
    """Games of a deck against itself in twos: all of the hand kept, and altered as the bot would."""

    of: Plan
    hand: tuple[str, ...] = ()
    """The opening hand; without one, whatever the game deals."""

    def work(self) -> Hands:
        """Get ready to lay the tables."""
        return Hands(self)


class Hands:
    """Plays such games by their numbers."""

    def __init__(self, job: Openings) -> None:
        self._arena = Arena(job.of)
        self._kind = kind_named(job.of.game)
        self._idler = idler(self._kind)
        self._hand = job.hand

    def play(self, number: int) -> list[int]:
        """Whether the hand was altered, whether its player won, and who began."""
        game, how = divmod(number, 2)
        table, bots, dice = self._arena.seated(game)
        for bot in bots:
            bot.dice = dice
        dealt = False

        def choose(table: Rules, choice: Choice, options: list[int]) -> int:
            chooser = self._idler if how == KEEP and table.turn == 0 else bots[0].choose
            return chooser(table, choice, options)

        def give(choice: Choice) -> None:
            nonlocal dealt
            if self._hand and not dealt and choice.seat == 0 and hand_of(table, 0):
                dealt = True
                deal(self._kind, table, 0, self._hand)

        play_on(table, [choose, bots[1].choose], give)
        winner = table.winner if table.over else NOBODY
        return [how, winner, table.first]


class Advice(msgspec.Struct, frozen=True):
    """What deck builders want to know of opening hands."""

    game: str
    edition: str
    bot: str
    seed: str
    deck: str
    cards: int
    opening: int
    """How many cards a hand begins with."""
    odds: tuple[CardOdds, ...]
    hand: tuple[str, ...]
    games: int
    kept: Score
    altered: Score
    stopped: bool


def hand_of(table: Rules, seat: int) -> list[int]:
    """The cards in a seat's hand."""
    return [
        card
        for kind in range(len(table.zone_kinds))
        if table.zone_kinds[kind].sees == OWNER
        for card in table.cards(kind, seat)
    ]


def deal(kind: GameKind, table: Rules, seat: int, names: Sequence[str]) -> None:
    """Let a hand be these cards: each changes places with one that lies elsewhere in the same deck."""
    known = list(kind.kind_names(table))
    hand = hand_of(table, seat)
    fixed: list[int] = []
    for name in names:
        wanted = known.index(name)
        here = next((card for card in hand if card not in fixed and table.kind[card] == wanted), NOBODY)
        if here == NOBODY:
            here = next(
                card for card in hand if card not in fixed and known[table.kind[card]] not in names[len(fixed) :]
            )
            other = next(
                card
                for card in range(len(table.kind))
                if table.owner[card] == seat and card not in hand and table.kind[card] == wanted
            )
            kinds = table.kind[:]
            kinds[here], kinds[other] = kinds[other], kinds[here]
            table.kind = kinds
        fixed.append(here)


def openings(
    game: str,
    deck: Deck,
    *,
    hand: Sequence[str] = (),
    bot: str,
    games: int,
    seed: int | str = 0,
    edition: str | None = None,
    format: str = "",
) -> Openings:
    """A job that plays a hand, or whatever is dealt, kept and altered."""
    kind = kind_named(game)
    idler(kind)
    of = plan(game, bots=[bot], decks=[deck], players=2, games=games, seed=seed, edition=edition, format=format)
    names = tuple(kind.name_of(kind.card(name)) for name in hand)
    size, _ = dealt(of)
    missing = Counter(names) - Counter(kind.name_of(card) for card in kind.deck(deck.source, format))
    if missing:
        card, count = next(iter(missing.items()))
        raise BadConfig(
            f'{deck.name} has {count} too few of "{card}" for that hand.',
            f"A {deck.name} le faltan {count} de «{card}» para esa mano.",
        )
    if names and len(names) != size:
        raise BadConfig(
            f"A hand begins with {size} cards, not with {len(names)}.",
            f"Una mano empieza con {size} cartas, no con {len(names)}.",
        )
    return Openings(games=2 * games, of=of, hand=names)


def dealt(of: Plan) -> tuple[int, Counter[str]]:
    """How many cards a hand begins with, and the cards from which it is dealt: what begins elsewhere is not among them.

    That is so when its player is first asked something with a hand.
    """
    table, bots, dice = Arena(of).seated(0)
    for bot in bots:
        bot.dice = dice
    run(table)
    while (choice := choice_of(table, NOBODY)) is not None and not hand_of(table, choice.seat):
        options = options_of(table, choice)
        pick(table, bots[choice.seat].choose(table, choice, options) if len(options) > 1 else options[0], choice.seat)
    seat = 0 if choice is None else choice.seat
    hand = hand_of(table, seat)
    hidden = [kind for kind, zone in enumerate(table.zone_kinds) if zone.sees == NO_ONE and zone.ordered]
    deck = [card for kind in hidden for card in table.cards(kind, seat)]
    names = kind_named(of.game).kind_names(table)
    return len(hand), Counter(names[table.kind[card]] for card in hand + deck)


class KeptOrAltered(msgspec.Struct):
    """What has come of keeping and of altering so far."""

    scores: list[Score] = msgspec.field(default_factory=lambda: [Score(), Score()])

    def add(self, played: Played) -> None:
        """Count the next games."""
        for altered, winner, _ in played.rows:
            self.scores[altered] += Score.of(winner, 0)

    def fits(self, job: Openings) -> bool:
        """Whether there are two scores."""
        return len(self.scores) == 2

    def found(self, job: Openings, gathered: Gathered) -> Advice:
        """Which was better, and the odds of the deck."""
        return _advice(job, gathered, self.scores)


def advise(job: Openings, how: How) -> Advice:
    """Play a job, and reckon the odds of the deck."""
    return summed(job, how, KeptOrAltered())


def _advice(job: Openings, gathered: Gathered, scores: Sequence[Score]) -> Advice:
    of = job.of
    drawn, counts = dealt(of)
    size = counts.total()
    odds = [
        CardOdds(
            name,
            copies,
            round(at_least(1, copies, size, drawn), 4),
            round(at_least(2, copies, size, drawn), 4),
            tuple(round(chance, 4) for chance in by_turn(copies, size, drawn, 8)),
        )
        for name, copies in sorted(counts.items(), key=lambda one: (-one[1], one[0]))
    ]
    return Advice(
        game=of.game,
        edition=of.edition,
        bot=of.bots[0],
        seed=of.seed,
        deck=of.decks[0].name,
        cards=size,
        opening=drawn,
        odds=tuple(odds),
        hand=job.hand,
        games=gathered.games,
        kept=scores[KEEP],
        altered=scores[ALTER],
        stopped=gathered.stopped,
    )
