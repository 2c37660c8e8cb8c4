"""From what the child processes measured to figures, ratios, a table for people and a file for programs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from bench.measure import Better, Figure, Part, Samples, spread_of

MAZO = ("compiled", "interpreted")
RIVALS = {
    "openspiel": "OpenSpiel (C++, driven from Python)",
    "rlcard": "RLCard (Python)",
    "pettingzoo": "PettingZoo (Python; `mazo` is a game of ours through its interface)",
}

TITLES = {
    "lorcana.random": "random games, kernel's loop",
    "lorcana.bots": "random games, two bots",
    "lorcana.driven": "random games, from Python",
    "lorcana.copy": "a copy on turn 10, µs",
    "lorcana.decision.early": "a decision on turn 4, µs",
    "lorcana.decision.late": "a decision on turn 20, µs",
    "lorcana.decision.growth": "turn 20 / turn 4",
    "lorcana.decks.random": "random games, real decks",
    "lorcana.decks.copy": "a copy on turn 10, real decks, µs",
    "lorcana.decks.decision.early": "a decision on turn 4, real decks, µs",
    "lorcana.decks.decision.late": "a decision on turn 20, real decks, µs",
    "lorcana.decks.decision.growth": "turn 20 / turn 4, real decks",
    "lorcana.abilities.random": "random games, all abilities",
    "lorcana.abilities.copy": "a copy on turn 10, all abilities, µs",
    "lorcana.abilities.decision.early": "a decision on turn 4, all abilities, µs",
    "lorcana.abilities.decision.late": "a decision on turn 20, all abilities, µs",
    "lorcana.abilities.decision.growth": "turn 20 / turn 4, all abilities",
    "lorcana.share.options": "time listing options",
    "lorcana.share.shuffles": "time shuffling",
    "lorcana.share.steps": "time in steps and the rest",
    "lorcana.catalogue": "all cards read, µs",
}


class Report(msgspec.Struct):
    """A whole run."""

    bench: int
    command: str
    mazo: str
    seed: int
    games: int
    rounds: int
    repetitions: int
    versions: dict[str, str]
    hashes: dict[str, str]
    hashes_agree: bool | None
    figures: list[Figure]
    notes: list[str]

    def figure(self, name: str) -> Figure | None:
        """The figure of that name."""
        return next((figure for figure in self.figures if figure.name == name), None)


def assemble(rounds: Sequence[Sequence[Part]], command: str, seed: int, games: int, repetitions: int) -> Report:
    """Put the rounds together: all repetitions of one thing are one figure, and figures are compared within the run."""
    parts = {part.name: part for part in merge([part for parts in rounds for part in parts])}
    figures = [figure_of(part, samples, seed) for part in parts.values() for samples in part.samples]
    figures += ratios(rounds, parts, seed)
    hashes = {name: parts[name].facts["trace"] for name in MAZO if name in parts and not parts[name].missing}
    counts = {parts[name].facts["decisions"] for name in hashes}
    notes = [part.missing for part in parts.values() if part.missing]
    agree = len(set(hashes.values())) == 1 and len(counts) == 1 if len(hashes) == len(MAZO) else None
    if agree is None:
        notes.append("Only one build of Mazo ran: whether both play the same games was not compared.")
    elif not agree:
        notes.append("The compiled and the interpreted build did NOT play the same games: a fault to be found first.")
    versions = {name: part.version for name, part in parts.items() if part.version}
    mazo = next((versions[name] for name in MAZO if name in versions), "")
    return Report(
        1, command, mazo, seed, games, len(rounds), repetitions, versions, hashes, agree, figures, notes
    )  # fmt: skip


def merge(parts: Sequence[Part]) -> list[Part]:
    """One part an engine, with the samples of all rounds; facts that differ between rounds are kept side by side."""
    merged: dict[str, Part] = {}
    for part in parts:
        known = merged.get(part.name)
        if known is None:
            merged[part.name] = msgspec.convert(msgspec.to_builtins(part), Part)
            continue
        known.calibration += part.calibration
        for samples in part.samples:
            found = known.sampled(samples.name)
            if found is None:
                known.samples.append(samples)
            else:
                found.values += samples.values
        for name, value in part.facts.items():
            if known.facts.get(name) != value:
                known.facts[name] = f"{known.facts.get(name)} {value}"
    return list(merged.values())


def figure_of(part: Part, samples: Samples, seed: int) -> Figure:
    """A figure with all that belongs to it."""
    return Figure(
        name=full_name(part, samples.name),
        value=samples.best,
        unit=samples.unit,
        better=samples.better,
        command=part.command,
        seed=seed,
        repetitions=len(samples.values),
        spread=spread_of(samples.values),
        python=part.python,
        compiled=part.compiled,
        calibration=max(part.calibration),
    )


def full_name(part: Part, name: str) -> str:
    """Mazo's figures exist once for each build."""
    return f"{name}.{part.name}" if part.name in MAZO else name


def ratios(rounds: Sequence[Sequence[Part]], parts: dict[str, Part], seed: int) -> list[Figure]:
    """How many times faster Mazo is than each rival, and compiled than interpreted; one value a round as the spread."""
    found: list[Figure] = []
    for build in MAZO:
        for rival in RIVALS:
            if build not in parts or rival not in parts:
                continue
            for other in parts[rival].samples:
                copies = other.name.endswith(".copy")
                for own in ("lorcana.copy",) if copies else ("lorcana.random", "lorcana.driven"):
                    found += _ratio(rounds, parts, (build, own), (rival, other.name), other.better, seed)
    if all(build in parts for build in MAZO):
        found += _ratio(rounds, parts, (MAZO[0], "lorcana.random"), (MAZO[1], "lorcana.random"), "more", seed)
        found += _ratio(rounds, parts, (MAZO[0], "lorcana.copy"), (MAZO[1], "lorcana.copy"), "less", seed)
    return found


def _ratio(
    rounds: Sequence[Sequence[Part]],
    parts: dict[str, Part],
    ours: tuple[str, str],
    theirs: tuple[str, str],
    better: Better,
    seed: int,
) -> list[Figure]:
    whole = _times(parts, ours, theirs, better)
    if whole is None:
        return []
    each = [_times({part.name: part for part in one}, ours, theirs, better) for one in rounds]
    values = [value for value in each if value is not None]
    mine, other = parts[ours[0]], parts[theirs[0]]
    return [
        Figure(
            name=f"{full_name(mine, ours[1])} / {full_name(other, theirs[1])}",
            value=whole,
            unit="× as fast",
            better="more",
            command=f"{mine.command}; {other.command}",
            seed=seed,
            repetitions=len(values),
            spread=spread_of(values),
            python=mine.python,
            compiled=mine.compiled,
            calibration=max(mine.calibration),
        )
    ]


def _times(parts: dict[str, Part], ours: tuple[str, str], theirs: tuple[str, str], better: Better) -> float | None:
    mine = parts[ours[0]].sampled(ours[1])
    other = parts[theirs[0]].sampled(theirs[1])
    if mine is None or other is None:
        return None
    return mine.best / other.best if better == "more" else other.best / mine.best


def show(report: Report, console: Console) -> None:
    """Print the run for people."""
    console.print(own_table(report))
    for rival in RIVALS:
        table = rival_table(report, rival)
        if table.row_count:
            console.print(table)
    if report.hashes_agree:
        console.print(f"Compiled and interpreted played the same games: hash {report.hashes[MAZO[0]]}.")
    fastest = max((figure.calibration for figure in report.figures), default=0.0)
    console.print(f"Calibration: {fastest:.1f} million steps of a fixed Python loop a CPU second, at best.")
    for note in report.notes:
        console.print(note, style="yellow")


def own_table(report: Report) -> Table:
    """Mazo's own figures, compiled beside interpreted: the best of all repetitions, and the median after it."""
    title = f"Mazo {report.mazo}, Disney Lorcana, two players, seed {report.seed}: decisions per CPU second"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for build in MAZO:
        table.add_column(build, justify="right")
        table.add_column("median", justify="right", style="dim")
    for name, title in TITLES.items():
        figures = [report.figure(f"{name}.{build}") for build in MAZO]
        if not any(figures):
            continue
        cells = [title]
        for figure in figures:
            cells.append("–" if figure is None else number(figure.value, figure.unit))
            cells.append("" if figure is None else number(figure.spread.median, figure.unit))
        table.add_row(*cells)
    return table


def rival_table(report: Report, rival: str) -> Table:
    """Another engine, and how many times as fast Mazo is."""
    title = f"{RIVALS[rival]} {report.versions.get(rival, '')}, and how many times as fast Mazo is"
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("", no_wrap=True)
    for heading in ("per CPU s", "compiled", "from Python", "interpreted", "copy, µs", "compiled"):
        table.add_column(heading, justify="right", no_wrap=True)
    for figure in report.figures:
        if not figure.name.startswith(f"{rival}.") or figure.name.count(".") > 1:
            continue
        copy = report.figure(f"{figure.name}.copy")
        cells = [figure.name.split(".")[1], number(figure.value, figure.unit)]
        for own in ("lorcana.random.compiled", "lorcana.driven.compiled", "lorcana.random.interpreted"):
            cells.append(times(report, f"{own} / {figure.name}"))
        cells.append("–" if copy is None else number(copy.value, copy.unit))
        cells.append(times(report, f"lorcana.copy.compiled / {figure.name}.copy"))
        table.add_row(*cells)
    return table


def times(report: Report, name: str) -> str:
    """A ratio as people read it."""
    figure = report.figure(name)
    return "–" if figure is None else f"{figure.value:.2g} ×" if figure.value < 1 else f"{figure.value:.1f} ×"


def number(value: float, unit: str) -> str:
    """A value as people read it.

    >>> number(312345.6, "decisions per CPU second"), number(3.456, "µs"), number(0.256, "of the time")
    ('312,346', '3.46', '26 %')
    """
    if unit == "of the time":
        return f"{value:.0%}".replace("%", " %")
    return f"{value:,.0f}" if value >= 1000 else f"{value:.2f}"
