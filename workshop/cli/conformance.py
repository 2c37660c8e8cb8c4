"""`mazo conformance`: behaviour cases that another engine recorded, run under the edition they are meant for."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final

import msgspec
import typer

from mazo.client.language import Texts, language
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases
from workshop.lorcana.conformance.report import Report, conformance

FAILED: Final = 1
SHOWN: Final = 20


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return _phrases().say("help", name, texts.lang)

    def conformance_(
        file: Annotated[str, typer.Argument(metavar=texts("metavar.file"), help=helps("file"))],
        cards: Annotated[
            str | None, typer.Option("--cards", "-c", metavar=texts("metavar.file"), help=helps("cards"))
        ] = None,
        edition: Annotated[
            str | None, typer.Option("--edition", "-e", metavar=helps("edition_is"), help=helps("edition"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=helps("json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        spoken = language(lang)
        report = conformance(file, cards, edition)
        if as_json:
            print(msgspec.json.encode(report).decode())
        else:
            print("\n".join(in_words(report, spoken)))
        if report.failed:
            raise typer.Exit(FAILED)

    return conformance_


def in_words(report: Report, lang: Lang) -> list[str]:
    """A run as lines for a person."""

    def say(name: str, **values: object) -> str:
        return _phrases().say("say", name, lang, **values)

    lines = [
        say("sums", cases=report.cases, passed=report.passed, failed=report.failed),
        say("apart", excepted=report.excepted, unsupported=report.unsupported, skipped=report.skipped),
        *([say("unclear", unclear=report.unclear)] if report.unclear else []),
        say("facts", facts=report.facts, refusals=report.refusals),
        *([say("empty", empty=report.empty, bag=report.bag_only)] if report.empty else []),
    ]
    lines += [
        say("edition", edition=name or "?", cases=sums.cases, passed=sums.passed, failed=sums.failed)
        for name, sums in report.by_edition.items()
    ]
    lines += [
        say("set", set=name, cases=sums.cases, passed=sums.passed, failed=sums.failed)
        for name, sums in report.by_set.items()
    ]
    for failure in report.failures[:SHOWN]:
        lines.append(say("failure", id=failure.id, step=failure.step + 1))
        lines.append(say("fact", fact=failure.fact, expected=failure.expected, got=failure.got))
    if len(report.failures) > SHOWN:
        lines.append(say("more", n=len(report.failures) - SHOWN))
    for one in report.not_understood[:SHOWN]:
        lines.append(say("not_understood", id=one.id, step=one.step + 1, why=one.why))
    if len(report.not_understood) > SHOWN:
        lines.append(say("more", n=len(report.not_understood) - SHOWN))
    return lines


@cache
def _phrases() -> Phrases:
    return Phrases("workshop.cli", "conformance.toml")
