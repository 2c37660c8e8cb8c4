"""What the lab found out, as sheets: a title, figures, a table and a chart, for a person, a spreadsheet or a friend."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cache
from io import StringIO
from typing import NamedTuple

import msgspec

from mazo.lab.charts import Bar, Cell, Curve, Drawing, HeatMap, Steps, drawn
from mazo.lab.goldfish import Clock
from mazo.lab.hands import CardRecord, Cards
from mazo.lab.matchups import Matrix, Score
from mazo.lab.mulligan import Advice
from mazo.lab.sim import interval
from mazo.lab.swap import Swaps
from mazo.lab.whatif import Tried
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

FEW = 12
"""So many cards from each end of a long list are shown in a chart."""
NAMED = 4
"""So many decks are named in a title."""
CLEAR = 20
"""A card is named above all others only after so many games with it."""


class Headline(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure worth saying aloud: what it is of, the number, what it rests on; and where it lies, if it is a share."""

    label: str
    value: str
    said: str
    share: float | None = None
    interval: tuple[float, float] | None = None


class Sheet(NamedTuple):
    """A table with what stands above and below it, and the same as a picture."""

    title: str
    below: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    notes: list[str]
    drawing: Drawing
    figures: tuple[Headline, ...] = ()
    narrow: tuple[str, ...] = ()
    """What stands above the columns in a terminal, where whole names have no room."""

    @property
    def chart(self) -> str:
        """The picture, as SVG."""
        return drawn(self.title, self.below, self.drawing)


@cache
def phrases() -> Phrases:
    """What the lab says of what it has found."""
    return Phrases("mazo.lab", "sheets.toml")


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
    cells = tuple(tuple(_cell(found, row, column, say) for column in columns) for row in order)
    rows = [
        (
            one.deck,
            _range(one.share, one.interval),
            _percent(one.first),
            _percent(one.second),
            f"{one.turns:.1f}",
            *("–" if cell is None else f"{100 * cell.share:.0f}" for cell in cells[at]),
        )
        for at, one in enumerate(found.standings)
    ]
    heads = tuple(say(name) for name in ("deck", "share", "first", "second", "turns"))
    title = say("matchups")
    below = say("played", games=found.games, bot=found.bot, seed=found.seed, edition=found.edition)
    names = [found.decks[column] for column in columns]
    numbers = [str(at + 1) for at in range(len(names))]
    drawing = Drawing(heat=HeatMap(tuple(one.deck for one in found.standings), tuple(names), cells))
    legend = "; ".join(f"{number} {name}" for number, name in zip(numbers, names, strict=True))
    notes = [say("legend", names=legend), *_stopped(found.stopped, say)]
    figures = _of_matrix(found, say)
    return Sheet(title, below, (*heads, *names), rows, notes, drawing, figures, (*heads, *numbers))


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
    bars = tuple(
        Bar(one.card, record(one).share or 0.0, _percent(record(one).share), record(one).interval) for one in ends
    )
    columns = tuple(say(name) for name in ("card", "games", "share", "above"))
    notes = [say("overall", share=_percent(overall)), *_stopped(found.stopped, say)]
    clear = [one for one in shown if record(one).games >= CLEAR]
    figures = [_headline(say("head_card", card=one.card), record(one), say) for one in (*clear[:1], *clear[1:][-1:])]
    return Sheet(title, below, columns, rows, notes, Drawing(bars=bars), tuple(figures))


def clock_sheet(found: Clock, lang: Lang) -> Sheet:
    """How soon a deck wins alone, turn by turn."""
    say = _Sayer(lang)
    title = say("goldfish", deck=found.deck)
    below = say("played", games=found.games, bot=found.bot, seed=found.seed, edition=found.edition)
    rows = [(str(turn), _percent(share)) for turn, share in enumerate(found.by_turn, start=1) if share]
    mean = "–" if found.mean is None else f"{found.mean:.2f}"
    notes = [say("mean", mean=mean, won=found.won, games=found.games), *_stopped(found.stopped, say)]
    intervals = tuple(interval(share * found.games, found.games) for share in found.by_turn)
    curves = (Curve(found.deck, found.by_turn, intervals),)
    drawing = Drawing(steps=Steps(curves, say("own_turn")))
    figures = [Headline(say("head_mean"), mean, say("head_mean_said", won=found.won, games=found.games))]
    if found.mean is not None:
        turn = round(found.mean)
        won = round(found.by_turn[turn - 1] * found.games)
        figures.append(_headline(say("head_by", turn=turn), Score(won, found.games - won), say))
    return Sheet(title, below, (say("own_turn"), say("won_by")), rows, notes, drawing, tuple(figures))


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
    curves = [Curve(say("of_copies", n=copies), one.by_draw) for copies, one in sorted(by_copies.items(), reverse=True)]
    drawing = Drawing(steps=Steps(tuple(curves), say("cards_drawn"), found.opening))
    both = ((say("head_kept"), found.kept), (say("head_altered", bot=found.bot), found.altered))
    figures = tuple(_headline(label, score, say) for label, score in both if score.games)
    return Sheet(title, below, columns, rows, [*notes, *_stopped(found.stopped, say)], drawing, figures)


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
    bars = tuple(
        Bar(row[0], one.gain / 2 + 0.5, f"{row[2]} ({row[4]})", _halved(one.interval))
        for row, one in zip(rows, found.verdicts, strict=True)
    )
    figures = tuple(
        Headline(
            row[0],
            row[2],
            say("gain_said", low=_points(one.interval[0]), high=_points(one.interval[1]), verdict=row[4]),
        )
        for row, one in zip(rows[:2], found.verdicts, strict=False)
        if one.games
    )
    return Sheet(title, below, columns, rows, notes, Drawing(bars=bars, half=say("no_gain")), figures)


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
    bars = tuple(
        Bar(row[0], one.score.share or 0, _percent(one.score.share), one.score.interval)
        for row, one in zip(rows, found.branches, strict=True)
    )
    shares = [one.score.share for one in found.branches]
    best = "head_choice" if shares.count(shares[0]) == 1 else "head_tied"
    figures = tuple(
        _headline(say(best, choice=row[0]) if at == 0 else f"{row[0]} ({row[3]})", one.score, say)
        for at, (row, one) in enumerate(zip(rows, found.branches, strict=True))
        if one.score.games and (at == 0 or one.taken)
    )
    return Sheet(title, below, columns, rows, _stopped(found.stopped, say), Drawing(bars=bars), figures)


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


def _cell(found: Matrix, one: int, two: int, say: _Sayer) -> Cell | None:
    met = found.between(one, two)
    if met is None or met.score.share is None:
        return None
    return Cell(met.score.share, met.score.interval, _said(met.score, say))


def _of_matrix(found: Matrix, say: _Sayer) -> tuple[Headline, ...]:
    """How the best deck does; of a single one also how it does going first and going second."""
    best = found.standings[0] if found.standings else None
    if best is None or not best.games:
        return ()
    at = found.decks.index(best.deck)
    met = [one for other in range(len(found.decks)) if other != at and (one := found.between(at, other)) is not None]
    first = sum((one.first for one in met), Score())
    second = sum((one.second for one in met), Score())
    figures = [_headline(say("won_all", deck=best.deck), first + second, say)]
    if len(found.standings) == 1:
        figures += [_headline(say("head_first"), first, say), _headline(say("head_second"), second, say)]
    return tuple(figures)


def _headline(label: str, score: Score, say: _Sayer) -> Headline:
    share = score.share
    value = "–" if share is None else f"{100 * share:.0f} %"
    return Headline(label, value, _said(score, say), share, score.interval)


def _said(score: Score, say: _Sayer) -> str:
    """A share in a sentence: so many of so many, and where it lies; a draw is half a win."""
    low, high = (f"{100 * end:.0f}" for end in score.interval)
    won = f"{score.wins + score.draws / 2:g}"
    return say("won_of", won=won, games=score.games, low=low, high=high)


def _points(difference: float) -> str:
    return f"{100 * difference:+.1f}"


def _stopped(stopped: bool, say: _Sayer) -> list[str]:
    return [say("stopped")] if stopped else []


def _halved(interval: Sequence[float]) -> tuple[float, float]:
    """An interval of differences, from -1 to 1, where a chart has room from 0 to 1."""
    return interval[0] / 2 + 0.5, interval[1] / 2 + 0.5


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _range(share: float | None, interval: tuple[float, float]) -> str:
    return f"{_percent(share)} ({100 * interval[0]:.1f} – {100 * interval[1]:.1f})"
