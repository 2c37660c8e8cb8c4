"""`mazo cards import` and `coverage`: a card file made into data, and how much of its text is understood."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mazo.abilities.reading.coverage import Coverage
from mazo.abilities.reading.outcome import Problem
from mazo.cli.cardwords import refusal, say
from mazo.cli.checkout import workshop_of
from mazo.cli.faults import fault
from mazo.games.cards import CardsRead
from mazo.games.kind import GameKind
from mazo.texts.lang import Lang


def write_file(kind: GameKind, file: str, out: Path, problems: bool, as_json: bool, lang: Lang) -> None:
    """Compile a complete card file, write the catalogue's data files, and say what came of it."""
    with _progress(lang) as watch:
        found = kind.read_cards(_content(file), watch)
    kind.keep_cards(found, out)
    _show_read(found, problems, as_json, lang)


def import_file(kind: GameKind, file: str, reviewed: str | None, as_json: bool, lang: Lang) -> None:
    """Import the cards of a file that the game lacks, and say set by set what can be played."""
    names = _reviewed(reviewed) if reviewed is not None else ()
    with _progress(lang) as watch:
        found = kind.import_cards(_content(file), names, watch, file)
    kind.keep_import(found, Path(file).name)
    if as_json:
        sets = [{key: value for key, value in _plain(one).items() if key != "content"} for one in found.sets]
        print(msgspec.json.encode({"sets": sets, "apart": found.apart}).decode())
        return
    if not found.sets:
        print(say("say", "nothing_new", lang))
    for one in found.sets:
        values = {
            "called": f"{one.set or '?'} {one.name}".strip(),
            "new": one.new,
            "known": one.known,
            "n": one.playable,
        }
        print(say("say", "set_imported", lang, **values))
        for refused in one.refused:
            print("  " + say("say", "refused", lang, card=refused.card, why=refused.why.text(lang)))
    if found.apart:
        print(say("say", "apart", lang, n=found.apart))


def show_imported(kind: GameKind, as_json: bool, lang: Lang) -> None:
    """The sets that were imported before."""
    found = kind.imported()
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    if not found:
        print(say("say", "none_imported", lang))
    for one in found:
        if one.unreadable is not None:
            print(one.unreadable.text(lang))
        else:
            values = {"called": f"{one.set} {one.name}".strip(), "n": one.cards, "playable": one.playable}
            print(say("say", "known_set", lang, **values, source=one.source, mazo=one.mazo))


def forget_set(kind: GameKind, code: str, lang: Lang) -> None:
    """Take an imported set away."""
    kind.forget(code)
    print(say("say", "forgotten", lang, set=code))


def _reviewed(file: str) -> tuple[str, ...]:
    """The names of the cards that a user has looked at, each with a reason."""
    try:
        table = tomllib.loads(_content(file).decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise refusal("reviewed", path=file, why=error) from None
    bad = [name for name, why in table.items() if not isinstance(why, str) or not why.strip()]
    if bad:
        raise refusal("no_reason", path=file, card=bad[0])
    return tuple(table)


def _plain(one: msgspec.Struct) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(one)
    return found


def show_coverage(kind: GameKind, file: str | None, problems: bool, as_json: bool, lang: Lang) -> None:
    """How much of a card file is understood; without one, how much of what Mazo ships."""
    if file is None:
        _show(kind.coverage(), as_json, lang)
        return
    with _progress(lang) as watch:
        found = kind.read_cards(_content(file), watch)
    _show_read(found, problems, as_json, lang)


def show_left_out(kind: GameKind, file: str, sets: tuple[str, ...], problems: bool, as_json: bool, lang: Lang) -> None:
    """How much of each of these sets a grammar understands that was made for the other sets only."""
    workshop = workshop_of(kind.name, "leave_out")
    with _progress(lang) as watch:
        found = workshop.leave_out_of(_content(file), sets, watch)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    for one in found:
        _show_left(one, problems, lang)


def show_guards(kind: GameKind, wanted: tuple[int, int, int], as_json: bool, lang: Lang) -> None:
    """Words of the pool that don't count, and made-up abilities that don't come back from being said and read."""
    workshop = workshop_of(kind.name, "guards")
    with _progress(lang) as watch:
        found = workshop.guard(*wanted, watch)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    print(say("say", "words_counted", lang, texts=found.texts, n=len(found.passed_over)))
    for one in found.passed_over:
        print("  " + say("say", "passed_over", lang, word=one.word, instead=one.instead or "–", text=one.text))
    came = found.trip.said - len(found.trip.astray)
    print(say("say", "trips", lang, said=found.trip.said, n=came, percent=f"{100 * found.share:.1f}"))
    for one in found.trip.astray:
        print(f"  {one.said} ({one.why})")


def _show_left(one: Any, problems: bool, lang: Lang) -> None:
    values = {name: value for name, value in msgspec.structs.asdict(one).items() if isinstance(value, int | str)}
    print(say("say", "left_out", lang, **values))
    print("  " + say("say", "left_known", lang, **values))
    for mechanic in one.apart:
        counts = {"cards": mechanic.cards, "compiled": mechanic.compiled}
        print("  " + say("say", "left_apart", lang, mechanic=mechanic.name, **counts))
    print("  " + say("say", "left_grammar", lang, **values))
    if one.words_removed:
        print("  " + say("say", "left_words", lang, words=", ".join(one.words_removed)))
    for problem in one.problems if problems else ():
        print("  " + _told(problem, lang))


@contextmanager
def _progress(lang: Lang) -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar on standard error, if a person looks at it: a whole file takes a minute."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("say", "reading", lang), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _content(file: str) -> bytes:
    try:
        return Path(file).expanduser().read_bytes()
    except OSError as error:
        raise fault("fault.file", path=file, why=error.strerror or error) from None


def _show_read(found: CardsRead, problems: bool, as_json: bool, lang: Lang) -> None:
    _show(found.coverage, as_json, lang)
    if problems and not as_json:
        _show_problems(found, lang)


def _show(found: Coverage, as_json: bool, lang: Lang) -> None:
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    counts = {"unique": found.unique, "compiled": found.compiled, "by_hand": found.by_hand}
    print(say("say", "imported", lang, **counts, unsupported=found.unsupported))
    if found.names != found.unique:
        print(say("say", "names", lang, n=found.names))
    print(say("say", "returned", lang, n=found.round_trip))
    for name, one in found.by_set.items():
        known = one.compiled + one.by_hand
        print("  " + say("say", "set", lang, set=name, known=known, unique=one.unique))


def _show_problems(found: CardsRead, lang: Lang) -> None:
    """The fields and sentences that aren't understood, and the cards that read otherwise than printed, with reasons."""
    for refused in found.faults:
        print("  " + say("say", "refused", lang, card=refused.card, why=refused.why.text(lang)))
    for problem in found.problems:
        print("  " + _told(problem, lang))
    for card, reason in found.differs:
        print("  " + say("say", "differs", lang, card=card, why=reason.text(lang)))


def _told(problem: Problem, lang: Lang) -> str:
    """Why a card isn't compiled, with what was expected where a sentence stops being understood."""
    if problem.said or problem.keyword:
        return say("say", "refused", lang, card=problem.card, why=problem.why.text(lang))
    return say("say", "problem", lang, **msgspec.structs.asdict(problem))
