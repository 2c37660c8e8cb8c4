"""Random games with the real cards of Mitos y Leyendas: sample decks and random legal ones, looked at as they go."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

import msgspec
from msgspec import to_builtins

from mazo.games.myl.cards import samples
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.construction import COPIES
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import options as O
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.deal import figures_of, profile_named
from mazo.games.myl.rules.game import MylGame
from mazo.games.myl.table import Figures
from mazo.kernel.codes import NO, NOBODY, verb_of
from mazo.kernel.flow import begin
from mazo.kernel.hashing import fold
from mazo.kernel.log import WIDTH
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.zones import add_deck

CASTLE: Final = 50
GOLDS: Final = 16
SAMPLES: Final = 4
"""One deck in so many is a sample deck."""
FRIENDS: Final = 6
"""So many of the cards that a deck's first card speaks of are in it, if there are."""
TURNS: Final = 300
DECISIONS: Final = 20_000
CLOSELY: Final = 17
"""Every so many decisions cards are counted, and a copy is compared."""


class Report(msgspec.Struct):
    """What came of the games: faults with their seeds, and how often each card was played."""

    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    faults: list[str] = []
    plays: Counter[str] = msgspec.field(default_factory=Counter)

    def rarely(self, least: int) -> list[str]:
        """The cards that were played less often than that."""
        return [card.name for card in pool() if self.plays[card.name] < least]


@cache
def pool() -> tuple[Card, ...]:
    """Every printed card that can be played."""
    return tuple(card for card in packaged() if not card.text)


@cache
def _numbers() -> dict[tuple[str, str], int]:
    return {(card.name, card.type): at for at, card in enumerate(pool())}


@cache
def _sample_decks() -> list[list[int]]:
    decks = [samples.deck(name, "free") for name in samples.names()]
    return [[_numbers()[card.name, card.type] for card in deck] for deck in decks]


@cache
def _spoken_of() -> list[list[int]]:
    """The cards that each card names, by themselves or by their race."""
    called: dict[str, list[int]] = {}
    for at, card in enumerate(pool()):
        for name in (card.name, *card.races):
            called.setdefault(name, []).append(at)
    return [[at for word in _words(to_builtins(card.abilities)) for at in called.get(word, ())] for card in pool()]


def _words(value: object) -> set[str]:
    if isinstance(value, str):
        return {value}
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {word for one in parts for word in _words(one)}


def random_deck(turn: int, dice: Dice) -> list[int]:
    """A deck around a card, all cards in turn, with some that it speaks of and others as chance wants; and Oros.

    No card is in it more often than a deck may hold.
    """
    cards = pool()
    golds = [at for at, card in enumerate(cards) if card.plain_gold]
    first = turn % len(cards)
    friends = dice.shuffled([at for at in _spoken_of()[first] if at != first])[:FRIENDS]
    deck: list[int] = []
    for wanted in (first, *friends):
        deck += [wanted] * (1 if cards[wanted].unique else COPIES)
    while len(deck) < CASTLE - GOLDS:
        wanted = dice.below(len(cards))
        if wanted not in deck:
            deck += [wanted] * (1 if cards[wanted].unique else 1 + dice.below(COPIES))
    return [*deck, *(golds[dice.below(len(golds))] for _ in range(GOLDS))]


def _deck(turn: int, dice: Dice) -> list[int]:
    if dice.below(SAMPLES) == 0:
        return _sample_decks()[dice.below(len(_sample_decks()))]
    return random_deck(turn, dice)


def play(seed: int, figures: Figures, report: Report) -> None:
    """One game to its end; what is not as it must be becomes a fault of the report."""
    dice = Dice(seed)
    decks = [_deck(seed * 2 + seat, dice) for seat in (0, 1)]
    table = MylGame(figures, profile_named("primer-bloque"))
    table.key = key_of(f"fuzz/{seed}")
    table.lay()
    for seat, deck in enumerate(decks):
        add_deck(table, deck, seat, table.place_of(Z.CASTLE, seat))
    begin(table)
    table.logging = True
    made = 0
    try:
        run(table)
        while not table.over:
            if table.turn > TURNS or made > DECISIONS:
                report.unfinished += 1
                break
            choice = choice_of(table, NOBODY)
            options = legal(table)
            if choice is None or not options:
                raise AssertionError("nobody can do anything, but the game is not over")
            pick(table, _chosen(options, dice), choice.seat)
            made += 1
            if made % CLOSELY == 0:
                _look(table)
        _count(table, report)
    except Exception as error:
        report.faults.append(f"seed {seed}, decision {made}, turn {table.turn}: {type(error).__name__}: {error}")
    report.games += 1
    report.decisions += made


def _chosen(options: list[int], dice: Dice) -> int:
    """A legal pick: rather something than nothing."""
    acting = [one for one in options if verb_of(one) not in (O.PASS, O.END_VIGIL, O.NO_BLOCK, NO)]
    if acting and dice.below(4):
        return acting[dice.below(len(acting))]
    return options[dice.below(len(options))]


def _look(table: MylGame) -> None:
    """No card is lost or doubled, and a copy is equal."""
    placed = sorted(card for cards in table.zones for card in cards)
    if placed != list(range(len(table.kind))):
        raise AssertionError("a card is lost or doubled")
    if fold(table.copy().ints()) != fold(table.ints()):
        raise AssertionError("a copy is not equal")


def _count(table: MylGame, report: Report) -> None:
    for at in range(0, len(table.log), WIDTH):
        if table.log[at] in (E.PLAYED, E.GOLD_PUT, E.DECLARED):
            report.plays[table.figures.names[table.kind[table.log[at + 3]]]] += 1


def fuzz(games: int, seed: int = 0) -> Report:
    """So many games, each with the next seed."""
    report = Report()
    figures = figures_of(pool())
    for number in range(seed, seed + games):
        play(number, figures, report)
    return report
