"""Random games with cards that nobody has printed, which between them say everything that a card can say."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from mazo.errors import BadTree
from mazo.games.myl.cards.card import Card
from mazo.games.myl.deal import figures_of
from mazo.games.myl.lexicon import LEXICON
from mazo.games.myl.rules.editions import profiles
from mazo.kernel.rng import Dice
from mazo.lab.sim import compiled
from workshop.faults import Fault, in_processes, seen_in
from workshop.grafting import Stock, words_of
from workshop.myl import fuzz as printed

NAME: Final = "synthetic"
CARDS: Final = 120
"""How many cards a game has: those of the next one are others."""
COPIES: Final = 2
GRAFTS: Final = 3
"""So many parts of an ability are others than in print, at most."""
DEAREST: Final = 3


class Report(msgspec.Struct):
    """What came of the games: faults with the commands that show them, and what no card has said."""

    seed: int
    pool: str = NAME
    games: int = 0
    decisions: int = 0
    turns: int = 0
    unfinished: int = 0
    """Games given up as too long: what nobody has printed may go on for ever."""
    cards: int = 0
    refused: int = 0
    """Cards that made no sense to the game, which said so."""
    cpu_s: float = 0.0
    compiled: bool = False
    faults: list[Fault] = []
    unsaid: list[str] = []
    """What printed cards say and none of these did."""


@cache
def _grown() -> tuple[list[Card], Stock]:
    """The printed cards with abilities, and what can be grafted onto them."""
    cards = [card for card in printed.pool() if card.abilities]
    return cards, Stock((ability for card in cards for ability in card.abilities), LEXICON)


def grown(name: str, dice: Dice) -> Card:
    """A card with abilities that nobody has printed; the game may refuse it."""
    cards, stock = _grown()
    model = cards[dice.below(len(cards))]
    abilities = list(model.abilities)
    for _ in range(1 + dice.below(GRAFTS)):
        at = dice.below(len(abilities))
        abilities[at] = stock.grafted(abilities[at], dice)
    return Card(
        name=name,
        type=model.type,
        cost=dice.below(DEAREST + 1),
        strength=model.strength,
        races=model.races,
        abilities=tuple(abilities),
    )


def cards_of(seed: int, report: Report) -> list[Card]:
    """The cards of a game, all of which it takes; those that it refuses are counted."""
    dice = Dice(seed)
    found: list[Card] = []
    while len(found) < CARDS:
        card = grown(f"Ensayo {seed}-{len(found)}", dice)
        try:
            figures_of([card])
            found.append(card)
        except BadTree:
            report.refused += 1
    return found


def fuzz(games: int, seed: int = 0) -> Report:
    """So many games, each with the next seed and cards of its own, by every profile in turn."""
    report = Report(seed, compiled=compiled())
    said: set[str] = set()
    started = time.process_time()
    for number in range(seed, seed + games):
        try:
            said |= _play_one(number, report)
        except Exception as error:  # whatever goes wrong in a game is what the run is for
            report.faults = [*report.faults, seen_in(error, f"myl --cards {NAME}", number)]
            if len(report.faults) == printed.MOST_FAULTS:
                break
    report.cpu_s = round(time.process_time() - started, 3)
    report.unsaid = sorted(_printed_words() - said)
    return report


def _play_one(number: int, report: Report) -> set[str]:
    """Play the game of a seed; what its cards say."""
    cards = cards_of(number, report)
    dice = Dice(number)
    golds = [card for card in printed.pool() if card.plain_gold][:1]
    deck = [at for at in range(CARDS) for _ in range(COPIES)]
    order = dice.shuffled(deck)
    half = printed.CASTLE - printed.GOLDS
    oros = [CARDS] * printed.GOLDS
    names = list(profiles())
    table = printed.laid(
        [[*order[:half], *oros], [*order[half : 2 * half], *oros]],
        figures_of([*cards, *golds]),
        names[number % len(names)],
        f"{NAME}/{number}",
    )
    report.decisions += printed.play_on(table, [], dice)
    report.turns += table.turn
    report.games += 1
    report.cards += len(cards)
    report.unfinished += not table.over
    return {word for card in cards for ability in card.abilities for word in words_of(ability)}


@cache
def _printed_words() -> set[str]:
    cards, _ = _grown()
    return {word for card in cards for ability in card.abilities for word in words_of(ability)}


def merged(reports: Sequence[Report]) -> Report:
    """One report of several rows of the same run."""
    whole = reports[0]
    for report in reports[1:]:
        whole.games += report.games
        whole.decisions += report.decisions
        whole.turns += report.turns
        whole.unfinished += report.unfinished
        whole.cards += report.cards
        whole.refused += report.refused
        whole.cpu_s = round(whole.cpu_s + report.cpu_s, 3)
        whole.faults = [*whole.faults, *report.faults]
        whole.unsaid = sorted({*whole.unsaid} & {*report.unsaid})
    return whole


def fuzz_in_processes(games: int, jobs: int, seed: int = 0) -> Report:
    """The same games in several processes."""
    return in_processes(fuzz, merged, games, jobs, seed)
