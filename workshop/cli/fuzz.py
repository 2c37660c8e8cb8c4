"""`mazo fuzz`: random games, looked at after every decision: with cards that say everything, or by every house rule."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec
import typer
from rich.console import Console

from mazo.client.language import Texts, language
from mazo.errors import BadConfig
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from workshop.faults import Fault
from workshop.lorcana.fuzz.fuzz import Found, FuzzReport, pool_named
from workshop.lorcana.fuzz.many import fuzz_in_processes
from workshop.lorcana.fuzz.pool import Synthetic
from workshop.myl import fuzz as decks
from workshop.myl import synthetic
from workshop.ortus import fuzz as houses

CARDS: Final = "lorcana"
"""The game that is fuzzed with cards that say everything."""
HOUSES: Final = "ortus"
"""The game that is fuzzed by every house rule."""
DECKS: Final = "myl"
"""The game that is fuzzed with sample decks and random legal ones, or with cards that nobody has printed."""
GAMES: Final = f"{CARDS}, {DECKS}, {HOUSES}"
FAULTY: Final = 1
Report: TypeAlias = FuzzReport | houses.Report | decks.Report | synthetic.Report
SHOWN: Final = 20


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return _phrases().say("help", name, texts.lang)

    number = texts("metavar.number")

    def fuzz_(
        game: Annotated[
            str, typer.Argument(metavar=texts("metavar.game"), help=texts("app.game", names=GAMES), show_default=False)
        ],
        cards: Annotated[
            str | None, typer.Option("--cards", "-c", metavar="synthetic|catalogue", help=helps("cards"))
        ] = None,
        games: Annotated[int, typer.Option("--games", "-g", metavar=number, help=helps("games"))] = 100,
        seed: Annotated[int, typer.Option("--seed", "-s", metavar=number, help=helps("seed"))] = 0,
        players: Annotated[int | None, typer.Option("--players", "-p", metavar="2|3|4", help=helps("players"))] = None,
        edition: Annotated[
            str | None, typer.Option("--edition", "-e", metavar=texts("metavar.edition"), help=helps("edition"))
        ] = None,
        jobs: Annotated[int, typer.Option("--jobs", "-j", metavar=number, help=helps("jobs"))] = 1,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
    ) -> None:
        spoken = language(lang)
        report: Report
        if game == DECKS:
            if players is not None or edition is not None:
                raise BadConfig(f"Two play {DECKS}, by one profile.", f"A {DECKS} juegan dos, con un perfil.")
            made_up = cards is not None and pool_named(cards).name == synthetic.NAME
            report = (synthetic if made_up else decks).fuzz_in_processes(games, jobs, seed)
        elif game == HOUSES:
            if players is not None or edition is not None:
                raise BadConfig(
                    f"The seed says how many play {HOUSES}, and by which edition.",
                    f"La semilla dice cuántos juegan a {HOUSES}, y con qué edición.",
                )
            report = houses.fuzz_in_processes(games, jobs, seed)
        elif game == CARDS:
            report = fuzz_in_processes(
                games, jobs, cards=cards or Synthetic.name, seed=seed, players=players, edition=edition
            )
        else:
            raise BadConfig(f"Only {GAMES} can be fuzzed, not {game!r}.", f"Solo se puede probar {GAMES}, no {game!r}.")
        if as_json:
            print(msgspec.json.encode(report).decode())
        elif isinstance(report, FuzzReport):
            show(report, Console(highlight=False), spoken)
        elif isinstance(report, decks.Report):
            show_decks(report, Console(highlight=False), spoken)
        elif isinstance(report, synthetic.Report):
            show_made_up(report, Console(highlight=False), spoken)
        else:
            show_houses(report, Console(highlight=False), spoken)
        if report.faults:
            raise typer.Exit(FAULTY)

    return fuzz_


@cache
def _phrases() -> Phrases:
    return Phrases("workshop.cli", "fuzz.toml")


def _speed(report: Report, lang: Lang) -> str:
    rate = round(report.decisions / max(report.cpu_s, 1e-9))
    engine = _phrases().say("say", "compiled" if report.compiled else "interpreted", lang)
    return _phrases().say("say", "speed", lang, decisions=report.decisions, cpu=report.cpu_s, rate=rate, engine=engine)


def show_decks(report: decks.Report, console: Console, lang: Lang) -> None:
    """What was found with sample decks and random ones, for a person."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("say", name, lang, **values)

    rarely = report.rarely()
    lines = [
        say("deck_sums", games=report.games, cards=report.cards, turns=report.turns, draws=report.draws),
        _speed(report, lang),
        say("rarely", n=len(rarely), least=decks.ENOUGH),
        *(f"  {report.plays[name]:3} {name}" for name in rarely),
        *_faults(report.faults, lang),
    ]
    console.print("\n".join(lines), markup=False, soft_wrap=True)


def show_made_up(report: synthetic.Report, console: Console, lang: Lang) -> None:
    """What was found with cards that nobody has printed, for a person."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("say", name, lang, **values)

    lines = [
        say("made_up", games=report.games, cards=report.cards, refused=report.refused, unfinished=report.unfinished),
        _speed(report, lang),
        say("unsaid", n=len(report.unsaid)),
        *(f"  {line}" for line in report.unsaid[:SHOWN]),
        *_faults(report.faults, lang),
    ]
    console.print("\n".join(lines), markup=False, soft_wrap=True)


def _faults(faults: Sequence[Fault | Found], lang: Lang) -> Iterator[str]:
    """How many there were, and each with the command that shows it."""
    yield _phrases().say("say", "faults", lang, n=len(faults))
    for fault in faults:
        yield f"  {fault.what}"
        yield f"    {fault.command}"


def show_houses(report: houses.Report, console: Console, lang: Lang) -> None:
    """What was found by every house rule, for a person."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("say", name, lang, **values)

    earls = ", ".join(f"{players}: {count}" for players, count in sorted(report.players.items()))
    lines = [
        say("house_sums", games=report.games, earls=earls, rounds=report.rounds, draws=report.draws),
        _speed(report, lang),
        say("untouched", n=len(report.untouched)),
        *(f"  {line}" for line in report.untouched[:SHOWN]),
        *_faults(report.faults, lang),
    ]
    console.print("\n".join(lines), markup=False, soft_wrap=True)


def show(report: FuzzReport, console: Console, lang: Lang) -> None:
    """What was found, for a person."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("say", name, lang, **values)

    lines = [
        say(
            "sums",
            games=report.games,
            cards=report.cards,
            pool=say(report.pool),
            editions=len(report.editions),
            unfinished=report.unfinished,
        ),
        _speed(report, lang),
    ]
    for name, found in (
        ("missed", report.missed if report.pool == Synthetic.name else []),
        ("missed_nodes", report.missed_nodes),
        ("one_sided", report.one_sided),
    ):
        lines.append(say(name, n=len(found)))
        lines += [f"  {line}" for line in found[:SHOWN]]
        if len(found) > SHOWN:
            lines.append(say("more", n=len(found) - SHOWN))
    least = next(iter(report.plays.values()), 0)
    lines.append(
        say("plays", least=least, which=", ".join([name for name, n in report.plays.items() if n == least][:3]))
    )
    lines += _faults(report.faults, lang)
    console.print("\n".join(lines), markup=False, soft_wrap=True)
