"""Measure Mazo itself: random games of Lorcana, played by whichever build of Mazo is on the path."""

from __future__ import annotations

import argparse
import random
from functools import partial
from itertools import pairwise

import mazo.kernel.loop
from bench.measure import Part, Samples, calibrate, cost, hand_over, python_version, rate, timed
from mazo._version import __version__
from mazo.bots.fast import FastBot, RandomBot, play_out
from mazo.games.lorcana.cards import samples as decks
from mazo.games.lorcana.cards.catalogue import Catalogue
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.deal import edition_named, new_table
from mazo.games.lorcana.engine.game import LorcanaGame
from mazo.kernel.codes import NOBODY
from mazo.kernel.hashing import fold
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.playout import playout
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.table import Table
from mazo.kernel.zones import shuffle
from workshop.lorcana.fuzz.play import dealt
from workshop.lorcana.fuzz.pool import Synthetic
from workshop.lorcana.fuzz.reach import Reach

MIDDLE = 10
EARLY, LATE = 4, 20
PICKS = 6
"""Decisions that are timed from each early and each late position."""
AGAIN = 10
"""How often the same is done in a row to the same table, so that fetching it from memory doesn't count."""


def templates() -> list[LorcanaGame]:
    """A table for two for each two neighbours among the sample decks, about to begin."""
    edition = edition_named(None)
    loaded = [decks.load(name) for name in decks.names()]
    return [new_table(pair, "", edition) for pair in pairwise(loaded)]


def real_templates() -> list[LorcanaGame]:
    """A table for two for each two neighbours among the real lists that come with Mazo."""
    edition = edition_named(None)
    loaded = [decks.load(name) for name in decks.usual_names() if name not in decks.names()]
    return [new_table(pair, "", edition) for pair in pairwise(loaded)]


def lively_templates(count: int = 24) -> list[LorcanaGame]:
    """Tables for two with decks of the synthetic cards that say everything a card can say."""
    reach = Reach(edition_named(None), Synthetic())
    return [dealt(reach, 2, number) for number in range(count)]


def table_for(of: list[LorcanaGame], seed: int, number: int) -> LorcanaGame:
    """The table of one numbered game: a copy of a template with chance of its own."""
    table = of[number % len(of)].copy()
    assert isinstance(table, LorcanaGame)
    table.key = key_of(f"{seed}/{number}")
    return table


def dice_for(seed: int, number: int) -> Dice:
    """What the players of one numbered game decide by."""
    return Dice(seed * 1_000_003 + number)


def random_games(of: list[LorcanaGame], seed: int, games: int) -> int:
    """Play games at random as fast as the kernel can."""
    return sum(playout(table_for(of, seed, number), dice_for(seed, number)) for number in range(games))


def bot_games(of: list[LorcanaGame], seed: int, games: int) -> int:
    """Let the `random` bots play, as `mazo sim` does."""
    total = 0
    for number in range(games):
        bots: list[FastBot] = [RandomBot(), RandomBot()]
        total += play_out(table_for(of, seed, number), bots, dice_for(seed, number))
    return total


def driven_games(of: list[LorcanaGame], seed: int, games: int) -> int:
    """Drive the games from Python, pick by pick, as the other engines are driven."""
    chance = random.Random(seed).random
    total = 0
    for number in range(games):
        table = table_for(of, seed, number)
        run(table)
        while not table.over:
            options = legal(table)
            if len(options) > 1:
                total += 1
                pick(table, options[int(chance() * len(options))])
            else:
                pick(table, options[0])
    return total


def trace(seed: int, games: int) -> str:
    """One hash over every state and every list of options of games with two, three and four players."""
    edition = edition_named(None)
    loaded = [decks.load(name) for name in decks.names()]
    row: list[int] = []
    for number in range(games):
        seats = 2 + number % 3
        chosen = [loaded[(number + seat) % len(loaded)] for seat in range(seats)]
        table = new_table(chosen, f"{seed}/{number}", edition)
        dice = dice_for(seed, number)
        run(table)
        while not table.over:
            options = legal(table)
            choice = choice_of(table, NOBODY)
            assert choice is not None
            pick(table, options[dice.below(len(options))], choice.seat)
            row += [fold(options), fold(table.ints())]
    return f"{fold(row):016x}"


def positions(of: list[LorcanaGame], seed: int, games: int, turns: tuple[int, ...]) -> dict[int, list[LorcanaGame]]:
    """Copies of each game at the first decision of each of these turns; turn 0 stands for every decision."""
    found: dict[int, list[LorcanaGame]] = {turn: [] for turn in turns}
    for number in range(games):
        table = table_for(of, seed, number)
        dice = dice_for(seed, number)
        run(table)
        turn = 0
        while not table.over:
            if 0 in found:
                found[0].append(_twin(table))
            if table.turn != turn and table.turn in found:
                found[table.turn].append(_twin(table))
            turn = table.turn
            _random_pick(table, dice)
    return found


def cost_of_decisions(name: str, repetitions: int, at: list[LorcanaGame], seed: int) -> Samples:
    """How long a decision and what follows from it takes, a few from each position; the copies are not timed."""
    values: list[float] = []
    for _ in range(repetitions):
        play_on = partial(_play_on, [_twin(table) for table in at], Dice(seed))
        seconds, decisions = timed(play_on)
        values.append(seconds / decisions * 1e6)
    return Samples(name, "µs", "less", values)


def shares(of: list[LorcanaGame], seed: int, games: int, repetitions: int) -> list[Samples]:
    """Roughly which part of the time goes where: each piece timed by itself, as a share of whole random games."""
    every = positions(of, seed, games, (0,))[0]
    whole = min(timed(lambda: random_games(of, seed, games))[0] for _ in range(repetitions))
    ends = [table_for(of, seed, number) for number in range(games)]
    for number, table in enumerate(ends):
        playout(table, dice_for(seed, number))
    shuffles = sum(table.drawings - 1 for table in ends)  # one drawing names the starting player
    fresh = table_for(of, seed, 0)
    run(fresh)
    deck = fresh.place_of(Z.DECK, 0)

    def list_options() -> None:
        for table in every:
            for _ in range(AGAIN):
                legal(table)

    def shuffle_all() -> None:
        for _ in range(shuffles):
            shuffle(fresh, deck)

    options = [timed(list_options)[0] / AGAIN / whole for _ in range(repetitions)]
    shuffling = [timed(shuffle_all)[0] / whole for _ in range(repetitions)]
    rest = [1 - one - other for one, other in zip(options, shuffling)]
    return [
        Samples("lorcana.share.options", "of the time", "neither", options),
        Samples("lorcana.share.shuffles", "of the time", "neither", shuffling),
        Samples("lorcana.share.steps", "of the time", "neither", rest),
    ]


def load_cards() -> int:
    """Read every card with its tree, as a process does once."""
    return len(Catalogue())


def measure(seed: int, games: int, repetitions: int, traced: int) -> Part:
    """Everything that is measured of Mazo in one process."""
    compiled = not str(mazo.kernel.loop.__file__).endswith(".py")
    command = f"python -m bench.lorcana --seed {seed} --games {games} --repetitions {repetitions} --trace {traced}"
    calibration = calibrate(repetitions)
    of = templates()
    decisions = random_games(of, seed, games)  # and everything is warm
    part = Part("compiled" if compiled else "interpreted", command, python_version(), compiled, __version__)
    part.facts = {"trace": trace(seed, traced), "decisions": str(decisions), "games": str(games)}
    part.samples = [
        rate("lorcana.random", repetitions, lambda: random_games(of, seed, games)),
        rate("lorcana.bots", repetitions, lambda: bot_games(of, seed, games)),
        rate("lorcana.driven", repetitions, lambda: driven_games(of, seed, games)),
    ]
    part.samples += costs("lorcana", of, seed, games, repetitions)
    real = real_templates()
    random_games(real, seed, min(games, 20))
    part.samples.append(rate("lorcana.decks.random", repetitions, lambda: random_games(real, seed, games)))
    part.samples += costs("lorcana.decks", real, seed, games, repetitions)
    lively = lively_templates()
    random_games(lively, seed, min(games, 20))
    part.samples.append(rate("lorcana.abilities.random", repetitions, lambda: random_games(lively, seed, games)))
    part.samples += costs("lorcana.abilities", lively, seed, games, repetitions)
    part.samples += shares(of, seed, min(games, 20), repetitions)
    part.samples.append(cost("lorcana.catalogue", repetitions, 1, load_cards))
    part.calibration = calibration + calibrate(repetitions)
    return part


def costs(name: str, of: list[LorcanaGame], seed: int, games: int, repetitions: int) -> list[Samples]:
    """What a copy costs, and a decision early and late in the game."""
    at = positions(of, seed, games, (EARLY, MIDDLE, LATE))
    early = cost_of_decisions(f"{name}.decision.early", repetitions, at[EARLY], seed)
    found = [_copies(f"{name}.copy", at[MIDDLE][:50], repetitions), early]
    if at[LATE]:
        late = cost_of_decisions(f"{name}.decision.late", repetitions, at[LATE], seed)
        found += [late, Samples(f"{name}.decision.growth", "×", "neither", [late.best / early.best])]
    return found


def _copies(name: str, tables: list[LorcanaGame], repetitions: int) -> Samples:
    def copy_all() -> None:
        for table in tables:
            for _ in range(AGAIN):
                table.copy()

    return cost(name, repetitions, len(tables) * AGAIN, copy_all)


def _twin(table: Table) -> LorcanaGame:
    twin = table.copy()
    assert isinstance(twin, LorcanaGame)
    return twin


def _random_pick(table: LorcanaGame, dice: Dice) -> bool:
    """Take one pick at random; whether there was anything to decide."""
    options = legal(table)
    count = len(options)
    pick(table, options[dice.below(count)] if count > 1 else options[0])
    return count > 1


def _play_on(tables: list[LorcanaGame], dice: Dice) -> int:
    decisions = 0
    for table in tables:
        made = 0
        while made < PICKS and not table.over:
            made += _random_pick(table, dice)
        decisions += made
    return decisions


def main() -> None:
    """Measure what is asked for on the command line and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--repetitions", type=int, required=True)
    parser.add_argument("--trace", type=int, required=True)
    asked = parser.parse_args()
    hand_over(measure(asked.seed, asked.games, asked.repetitions, asked.trace))


if __name__ == "__main__":
    main()
