"""What the lab found out, as sheets: a title, a table and a chart, for a person, a spreadsheet or a friend."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from mazo.lab.charts import Bar, bars, heat_map, steps
from mazo.lab.goldfish import Clock
from mazo.lab.hands import CardRecord, Cards
from mazo.lab.matchups import Matrix, Score
from mazo.lab.mulligan import Advice
from mazo.lab.swap import Swaps
from mazo.lab.whatif import Tried
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

FEW = 12
"""So many cards from each end of a long list are shown in a chart."""
NARROWEST = 16
"""So wide a column of names is at least."""
WIDEST = 1000
"""No table is wider than this."""
NAMED = 4
"""So many decks are named in a title."""


class Sheet(NamedTuple):
    """A table with what stands above and below it, and the same as a picture."""

    title: str
    below: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    notes: list[str]
    chart: str
    narrow: tuple[str, ...] = ()
    """What stands above the columns in a terminal, where whole names have no room."""


@cache
def phrases() -> Phrases:
    """What the lab says."""
    return Phrases("mazo.cli", "lab.toml")


def show(sheet: Sheet, console: Console) -> None:
    """The sheet for a person at a terminal."""
    console.print(f"[bold]{sheet.title}[/bold]", highlight=False)
    console.print(sheet.below, markup=False, highlight=False, soft_wrap=True)
    table = Table(box=None, header_style="bold", pad_edge=False)
    for at, column in enumerate(sheet.narrow or sheet.columns):
        if at == 0:  # whatever is long stands here, and gives way
            table.add_column(column, min_width=min(NARROWEST, _widest(sheet, at)))
        else:
            words = [len(word) for word in column.split()]
            table.add_column(column, justify="right", min_width=max(_widest(sheet, at), *words))
    for row in sheet.rows:
        table.add_row(*row)
    least = console.measure(table, options=console.options.update_width(WIDEST)).minimum
    console.print(table, markup=False, width=max(console.width, least), crop=False)  # rather too wide than cut off
    for note in sheet.notes:
        console.print(note, markup=False, highlight=False, soft_wrap=True)


def as_csv(sheet: Sheet) -> str:
    """The table of a sheet, to be opened elsewhere."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(sheet.columns)
    writer.writerows(sheet.rows)
    return out.getvalue()


def matrix_sheet(found: Matrix, lang: Lang) -> Sheet:
    """Decks against decks: a row for each deck, a column for each that it has met."""
    say = _Sayer(lang)
    own = len(found.decks) - found.field
    order = [found.decks[:own].index(one.deck) for one in found.standings]
    columns = list(range(own, len(found.decks))) if found.field else order
    cells = [[_share_between(found, row, column) for column in columns] for row in order]
    rows = [
        (
            one.deck,
            _range(one.share, one.interval),
            _percent(one.first),
            _percent(one.second),
            f"{one.turns:.1f}",
            *("–" if share is None else f"{100 * share:.0f}" for share in cells[at]),
        )
        for at, one in enumerate(found.standings)
    ]
    heads = tuple(say(name) for name in ("deck", "share", "first", "second", "turns"))
    title = say("matchups")
    below = say("played", games=found.games, bot=found.bot, seed=found.seed, edition=found.edition)
    names = [found.decks[column] for column in columns]
    numbers = [str(at + 1) for at in range(len(names))]
    chart = heat_map(title, below, [one.deck for one in found.standings], names, cells)
    legend = "; ".join(f"{number} {name}" for number, name in zip(numbers, names, strict=True))
    notes = [say("legend", names=legend), *_stopped(found.stopped, say)]
    return Sheet(title, below, (*heads, *names), rows, notes, chart, (*heads, *numbers))


def cards_sheet(found: Cards, lang: Lang, opening: bool) -> Sheet:
    """Cards by the share of games won with them: drawn at any time, or in the opening hand."""
    say = _Sayer(lang)
    record = _opening if opening else _drawn
    shown = sorted((one for one in found.cards if record(one).games), key=lambda one: -(record(one).share or 0))
    overall = found.overall.share or 0.0
    rows = [
        (
            one.card,
            str(record(one).games),
            _range(record(one).share, record(one).interval),
            f"{100 * ((record(one).share or 0) - (one.usual_opening if opening else one.usual)):+.1f}",
        )
        for one in shown
    ]
    title = say("openings" if opening else "ratings", decks=_some(found.decks))
    below = say("played", games=found.games, bot=found.bot, seed=found.seed, edition=found.edition)
    ends = shown if len(shown) <= 2 * FEW else [*shown[:FEW], *shown[-FEW:]]
    chart = bars(
        title,
        below,
        [Bar(one.card, record(one).share or 0.0, _percent(record(one).share), record(one).interval) for one in ends],
    )
    columns = tuple(say(name) for name in ("card", "games", "share", "above"))
    notes = [say("overall", share=_percent(overall)), *_stopped(found.stopped, say)]
    return Sheet(title, below, columns, rows, notes, chart)


def clock_sheet(found: Clock, lang: Lang) -> Sheet:
    """How soon a deck wins alone, turn by turn."""
    say = _Sayer(lang)
    title = say("goldfish", deck=found.deck)
    below = say("played", games=found.games, bot=found.bot, seed=found.seed, edition=found.edition)
    rows = [(str(turn), _percent(share)) for turn, share in enumerate(found.by_turn, start=1) if share]
    mean = "–" if found.mean is None else f"{found.mean:.2f}"
    notes = [say("mean", mean=mean, won=found.won, games=found.games), *_stopped(found.stopped, say)]
    chart = steps(title, below, [(found.deck, found.by_turn)])
    return Sheet(title, below, (say("own_turn"), say("won_by")), rows, notes, chart)


def advice_sheet(found: Advice, lang: Lang) -> Sheet:
    """The odds of every card of a deck, and whether the hand is better kept."""
    say = _Sayer(lang)
    title = say("mulligan", deck=found.deck)
    below = say("dealt", n=found.opening, of=found.cards)
    rows = [
        (one.card, str(one.copies), _percent(one.opening), _percent(one.two), _percent(one.by_draw[4]))
        for one in found.odds
    ]
    columns = tuple(say(name) for name in ("card", "copies", "one_or_more", "two_or_more", "four_more"))
    notes: list[str] = []
    if found.games:
        if found.hand:
            notes.append(say("hand", cards="; ".join(found.hand)))
        notes.append(
            say(
                "kept_or_altered",
                kept=_range(found.kept.share, found.kept.interval),
                altered=_range(found.altered.share, found.altered.interval),
                bot=found.bot,
                games=found.kept.games,
            )
        )
    by_copies = {one.copies: one for one in found.odds}
    curves = [(say("of_copies", n=copies), one.by_draw) for copies, one in sorted(by_copies.items(), reverse=True)]
    chart = steps(title, below, curves, first=found.opening)
    return Sheet(title, below, columns, rows, [*notes, *_stopped(found.stopped, say)], chart)


def swaps_sheet(found: Swaps, lang: Lang) -> Sheet:
    """Changes of a deck with what they bring."""
    say = _Sayer(lang)
    title = say("swap", deck=found.deck)
    below = say("against", n=len(found.field), bot=found.bot, seed=found.seed, edition=found.edition)
    rows = [
        (
            say("change", out=one.change.out, into=one.change.into, copies=one.change.copies),
            str(one.games),
            f"{100 * one.gain:+.1f}",
            f"{100 * one.interval[0]:+.1f} – {100 * one.interval[1]:+.1f}",
            say(one.says),
        )
        for one in found.verdicts
    ]
    columns = tuple(say(name) for name in ("change_column", "pairs", "gain", "interval", "verdict"))
    notes = [say("error", error=_percent(found.error), looks=found.looks), *_stopped(found.stopped, say)]
    chart = bars(
        title,
        below,
        [
            Bar(row[0], one.gain / 2 + 0.5, f"{row[2]} ({row[4]})", _halved(one.interval))
            for row, one in zip(rows, found.verdicts, strict=True)
        ],
    )
    return Sheet(title, below, columns, rows, notes, chart)


def tried_sheet(found: Tried, lang: Lang) -> Sheet:
    """Every choice of a moment with how often it won."""
    say = _Sayer(lang)
    title = say("what_if", at=found.at, turn=found.turn)
    below = say("worlds", n=found.branches[0].score.games if found.branches else 0, bot=found.bot, seed=found.seed)
    rows = []
    for one in found.branches:
        text = one.es if lang == "es" else one.en
        done = say("was_done") if one.taken else ""
        rows.append((text, _range(one.score.share, one.score.interval), f"{one.turns:.1f}", done))
    columns = (say("choice"), say("share"), say("turns"), "")
    shown = [Bar(row[0], one.score.share or 0, row[1], None) for row, one in zip(rows, found.branches, strict=True)]
    return Sheet(title, below, columns, rows, _stopped(found.stopped, say), bars(title, below, shown))


def _widest(sheet: Sheet, at: int) -> int:
    """How long the longest entry of a column is."""
    return max((len(row[at]) for row in sheet.rows), default=1)


class _Sayer:
    """Says what the lab says in one language."""

    def __init__(self, lang: Lang) -> None:
        self._lang: Lang = lang

    def __call__(self, name: str, **values: object) -> str:
        return phrases().say("say", name, self._lang, **values)


def _some(names: Sequence[str]) -> str:
    """Names one after the other; of many only the first few."""
    return ", ".join(names) if len(names) <= NAMED else ", ".join(names[:NAMED]) + f" … ({len(names)})"


def _drawn(one: CardRecord) -> Score:
    return one.drawn


def _opening(one: CardRecord) -> Score:
    return one.opening


def _share_between(found: Matrix, one: int, two: int) -> float | None:
    met = found.between(one, two)
    return None if met is None else met.score.share


def _stopped(stopped: bool, say: _Sayer) -> list[str]:
    return [say("stopped")] if stopped else []


def _halved(interval: Sequence[float]) -> tuple[float, float]:
    """An interval of differences, from -1 to 1, where a chart has room from 0 to 1."""
    return interval[0] / 2 + 0.5, interval[1] / 2 + 0.5


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _range(share: float | None, interval: tuple[float, float]) -> str:
    return f"{_percent(share)} ({100 * interval[0]:.1f} – {100 * interval[1]:.1f})"
