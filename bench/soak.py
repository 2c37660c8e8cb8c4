"""The large runs, and the file that notes and pages quote: docs/figures.json.

Each figure says by which command, at which commit and from which seed it was seen, and between which bounds the true
value lies where chance has a part in it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

import mazo
from bench.__main__ import main as bench
from bench.assurance import PARTS as ASSURED
from bench.figures import SEED, Figure, commit_of, write
from bench.load import Curve
from bench.load import main as load
from mazo.bots import named
from mazo.bots.seat import Seat
from mazo.cli.checkout import find_root
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.lab.sim import Report, interval, plan, simulate
from mazo.record import replays
from workshop.lorcana.fuzz.many import fuzz_in_processes
from workshop.proof.audit import audit
from workshop.proof.coverage import coverage
from workshop.proof.project import find_project, games

PARTS = ("sims", "fuzzed", "pooled", "replayed", "assured", "proofs", "speeds", "loads")
LOADED = "100,400,1000"


class Soak:
    """Runs everything and gathers the figures."""

    def __init__(self, root: Path, scale: float) -> None:
        self.root = root
        self.scale = scale
        self.figures: list[Figure] = []
        self.commit = commit_of(root)

    def note(
        self, name: str, value: float | str, unit: str, command: str, between: tuple[float, float] | None = None
    ) -> None:
        """Keep a figure and say it."""
        self.figures.append(Figure(name, value, unit, command, self.commit, SEED, between))
        print(f"{name}: {value} {unit}" + (f" ({between[0]:.3f} to {between[1]:.3f})" if between else ""), flush=True)

    def played(self, game: str, players: int, bots: tuple[str, ...], count: int) -> Report:
        """Many games, no crash, no end of them missing."""
        wanted = max(10, int(count * self.scale))
        report = simulate(plan(game, bots=bots, players=players, games=wanted, seed=SEED), jobs=2)
        named = " ".join(f"--bot {bot}" for bot in bots)
        command = f"mazo sim {game} --players {players} {named} --games {wanted} --seed {SEED} --jobs 2 --json"
        label = f"{game}.{players}p.{'-'.join(bots)}"
        self.note(f"{label}.games", report.games, "games to their end", command)
        self.note(f"{label}.speed", report.decisions_per_cpu_s, "decisions per CPU second", command)
        self.note(f"{label}.hash", report.hash, "hash of all final states", command)
        return report

    def sims(self) -> None:
        """Random games of every game and number of players, and how well greedy does."""
        for game in NAMES:
            for players in kind_named(game).seats:
                self.played(game, players, ("random",) * players, 20_000 if players == 2 else 5_000)
        wins = self.played("lorcana", 2, ("greedy", "random"), 5_000)
        command = f"mazo sim lorcana --bot greedy --bot random --games {wins.games} --seed {SEED} --json"
        share = wins.wins[0] / wins.games
        between = interval(wins.wins[0], wins.games)
        self.note("lorcana.greedy.wins", round(share, 4), "of the games against random", command, between)

    def fuzzed(self) -> None:
        """Random games with cards that say everything, in every edition; nothing may be wrong or remain unreached."""
        wanted = max(42, int(42_000 * self.scale))
        report = fuzz_in_processes(wanted, 2, seed=SEED, every=4)
        command = f"mazo fuzz lorcana --games {wanted} --seed {SEED} --jobs 2 --json"
        self.note("lorcana.fuzz.games", report.games, f"games with {report.cards} synthetic cards", command)
        self.note("lorcana.fuzz.decisions", report.decisions, "decisions", command)
        self.note("lorcana.fuzz.unfinished", report.unfinished, "games given up as too long", command)
        self.note("lorcana.fuzz.faults", len(report.faults), "faults", command)
        self.note("lorcana.fuzz.missed", len(report.missed), "features of the ability tree never reached", command)
        self.note("lorcana.fuzz.missed_nodes", len(report.missed_nodes), "places in the trees never reached", command)
        self.note("lorcana.fuzz.one_sided", len(report.one_sided), "conditions that never changed", command)

    def pooled(self) -> None:
        """Random games with all cards of the catalogue in sample and random decks: sound, and each is played."""
        wanted = max(30, int(100_000 * self.scale))
        report = fuzz_in_processes(wanted, 2, cards="catalogue", seed=SEED, every=4)
        command = f"mazo fuzz lorcana --cards catalogue --games {wanted} --seed {SEED} --jobs 2 --json"
        least, count = next(iter(report.plays.items()))
        self.note("lorcana.pool.games", report.games, f"games with {report.cards} real cards", command)
        self.note("lorcana.pool.decisions", report.decisions, "decisions", command)
        self.note("lorcana.pool.unfinished", report.unfinished, "games given up as too long", command)
        self.note("lorcana.pool.faults", len(report.faults), "faults", command)
        self.note("lorcana.pool.least_played", count, f"times was {least} played, less often than any other", command)
        self.note("lorcana.pool.missed_nodes", len(report.missed_nodes), "places in the trees never reached", command)
        self.note("lorcana.pool.one_sided", len(report.one_sided), "conditions that never changed", command)

    def replayed(self) -> None:
        """Games saved and re-run: every hash and event must agree."""
        count = max(3, int(200 * self.scale))
        for game in NAMES:
            verified = sum(replays.verify(replays.loads(_random_game(game, seed).replay())).ok for seed in range(count))
            self.note(f"{game}.replays", verified, f"of {count} replays verified", "make soak")

    def assured(self) -> None:
        """What docs/reliability.md promises of positions, inputs, pairs of decks and the time that an action takes."""
        for part, run in ASSURED.items():
            for found in run(self.scale):
                command = f"python -m bench.assurance --part {part} --scale {self.scale:g}"
                self.note(found.name, found.value, found.unit, command)

    def proofs(self) -> None:
        """Coverage and the whole audit, game by game."""
        for game in games(self.root):
            project = find_project(game, self.root)
            covered = coverage(project)
            command = f"mazo rules coverage --game {game}"
            self.note(f"{game}.rules", covered.rules, "rules of the founding documents", command)
            self.note(f"{game}.missing", len(covered.missing), "of them not cited or not tested", command)
            found = audit(project, everything=True)
            command = f"mazo rules audit --all --game {game}"
            self.note(f"{game}.audit", found.proven, f"of {found.rules} cited rules proven by removal", command)

    def speeds(self) -> None:
        """The bench, in the same file."""
        target = self.root / "build" / "bench.json"
        target.parent.mkdir(exist_ok=True)
        bench(["--json", str(target), "--seed", str(SEED)])
        report = msgspec.json.decode(target.read_bytes())
        for figure in report["figures"]:
            spread = (figure["spread"]["min"], figure["spread"]["max"])
            self.note(f"bench.{figure['name']}", round(figure["value"], 3), figure["unit"], figure["command"], spread)

    def loads(self) -> None:
        """Many tables at a human pace, on each kind of database."""
        target = self.root / "build" / "load.json"
        target.parent.mkdir(exist_ok=True)
        command = f"python -m bench.load --tables {LOADED} --db sqlite --db postgres --seconds 30"
        load([*command.split()[3:], "--json", str(target)])
        for curve in msgspec.json.decode(target.read_bytes(), type=list[Curve]):
            for point in curve.points:
                label = f"load.{curve.database}.{point.tables}"
                self.note(f"{label}.p99", point.p99, f"ms, load average {curve.load} before", command)
                self.note(f"{label}.cpu", point.per_told, "ms CPU of the server for each action told", command)
                self.note(f"{label}.core", point.core, "of a core", command)

    def write(self) -> None:
        """docs/figures.json: what was seen now, and what parts that were left out have shown before."""
        write(self.root / "docs" / "figures.json", self.figures)


def _random_game(game: str, seed: int) -> mazo.Game:
    """A game played at random to its end, through the public face."""
    played = mazo.new(game, seed=seed)
    bot = named("random")
    while played.outcome is None and played.deciding:
        seat = played.deciding[0]
        played.push(bot.act(Seat(played, seat)), by=seat)
    return played


def main() -> int:
    """Run the soak; `--scale` makes it smaller or larger, `--skip` leaves parts out."""
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="how much of the large runs (1.0)")
    parser.add_argument("--skip", action="append", default=[], choices=PARTS)
    asked = parser.parse_args()
    soak = Soak(find_root(), asked.scale)
    for name in PARTS:
        if name not in asked.skip:
            getattr(soak, name)()
    soak.write()
    return 0


if __name__ == "__main__":
    sys.exit(main())
