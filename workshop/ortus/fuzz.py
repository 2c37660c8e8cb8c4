"""Random games of Ortus Regni with two to six Earls, drafted and with decks of their own, by every house rule.

Each game plays by the next profile with another number of Earls and with one house rule at its lowest or highest value;
each seventh one has all of them at some value. After every decision each card must still be somewhere, and in the end
each exactly once; a game that does not end is a fault as well.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from mazo.games.ortus.deal import MOST_EARLS, new_game, new_table, profiles_with
from mazo.games.ortus.kind import KIND
from mazo.games.ortus.rules.drafting import FEWEST, MOST
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.house import HOUSE_RULES
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from mazo.lab.sim import compiled
from workshop.faults import Fault, in_processes, seen_in

CAP: Final = 20_000
"""More decisions than any game takes."""
ALL_AT_ONCE: Final = 7
"""Each game of so many plays with all house rules at some value."""
MOST_FAULTS: Final = 5


class Report(msgspec.Struct):
    """What a run found."""

    seed: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    draws: int = 0
    players: dict[int, int] = {}
    """How many games had so many Earls."""
    editions: dict[str, int] = {}
    flipped: dict[str, int] = {}
    """How often each house rule had another value than usual, by rule and value."""
    cpu_s: float = 0.0
    compiled: bool = False
    faults: list[Fault] = []

    @property
    def untouched(self) -> list[str]:
        """The house rules that no game had at its lowest and at its highest value, as far as these are not usual."""
        ends = {f"{name} {value}" for name in HOUSE_RULES for value in extremes(name)}
        return sorted(ends - self.flipped.keys())


def extremes(name: str) -> list[int]:
    """The lowest and the highest value of a house rule, without the usual one."""
    rule = HOUSE_RULES[name]
    usual = next(setting.usual for setting in KIND.settings if setting.name == name)
    return [value for value in (rule.low, rule.high) if value != usual]


def flips(number: int) -> dict[str, int]:
    """The house rules of a game, by its seed."""
    if number % ALL_AT_ONCE == 0:
        dice = Dice(number)
        return {name: rule.low + dice.below(rule.high - rule.low + 1) for name, rule in HOUSE_RULES.items()}
    ends = [(name, value) for name in HOUSE_RULES for value in extremes(name)]
    name, value = ends[number % len(ends)]
    return {name: value}


def dealt(number: int) -> OrtusGame:
    """The game of a seed, about to begin."""
    editions = [*profiles_with(False), *profiles_with(True)]
    edition = editions[number % len(editions)]
    if edition in profiles_with(True):
        players = FEWEST + number // len(editions) % (MOST - FEWEST + 1)
        return new_table([], str(number), edition, players=players, **flips(number))
    players = FEWEST + number // len(editions) % (MOST_EARLS - FEWEST + 1)
    names = KIND.sample_decks()
    decks = [KIND.deck(names[(number + seat) % len(names)]) for seat in range(players)]
    return new_game(decks, str(number), edition, **flips(number))


def played(table: OrtusGame, dice: Dice) -> int:
    """Play a game to its end at random and look after every decision; how many there were."""
    cards = len(table.kind)
    decisions = 0
    run(table)
    while not table.over:
        if decisions == CAP:
            raise AssertionError("the game is stuck")
        options = legal(table)
        choice = choice_of(table, -1)
        pick(table, options[dice.below(len(options))], choice.seat if choice is not None else -1)
        decisions += 1
        if sum(map(len, table.zones)) != cards:
            raise AssertionError("a card is lost")
    if sorted(card for zone in table.zones for card in zone) != list(range(cards)):
        raise AssertionError("a card is in two places")
    return decisions


def fuzz(games: int, seed: int = 0) -> Report:
    """Play so many games, each with the next seed; more than a few faults end the run."""
    report = Report(seed, compiled=compiled())
    players: Counter[int] = Counter()
    editions: Counter[str] = Counter()
    flipped: Counter[str] = Counter()
    started = time.process_time()
    for number in range(seed, seed + games):
        try:
            table = dealt(number)
            report.decisions += played(table, Dice(number))
        except Exception as fault:  # whatever goes wrong in a game is what the run is for
            report.faults = [*report.faults, seen_in(fault, "ortus", number)]
            if len(report.faults) == MOST_FAULTS:
                break
            continue
        report.games += 1
        report.rounds += table.round
        report.draws += table.winner < 0
        players[table.seats] += 1
        editions[table.profile.name] += 1
        flipped.update(f"{name} {value}" for name, value in flips(number).items())
    report.cpu_s = round(time.process_time() - started, 3)
    report.players, report.editions, report.flipped = dict(players), dict(editions), dict(flipped)
    return report


def fuzz_in_processes(games: int, jobs: int, seed: int = 0) -> Report:
    """The same games in several processes."""
    return in_processes(fuzz, merged, games, jobs, seed)


def merged(reports: Sequence[Report]) -> Report:
    """One report of several rows of the same run."""
    whole = reports[0]
    for report in reports[1:]:
        whole.games += report.games
        whole.decisions += report.decisions
        whole.rounds += report.rounds
        whole.draws += report.draws
        whole.cpu_s = round(whole.cpu_s + report.cpu_s, 3)
        whole.faults = [*whole.faults, *report.faults]
        whole.players = dict(Counter(whole.players) + Counter(report.players))
        whole.editions = dict(Counter(whole.editions) + Counter(report.editions))
        whole.flipped = dict(Counter(whole.flipped) + Counter(report.flipped))
    return whole
