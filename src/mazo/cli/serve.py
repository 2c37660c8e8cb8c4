"""`mazo serve`: the table in the browser."""

from collections.abc import Callable
from functools import cache
from typing import Annotated

import typer

from mazo.cli.faults import fault
from mazo.cli.language import Texts, language
from mazo.phrases import Phrases
from mazo.rulebook import Lang


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return phrases().say("help", name, texts.lang)

    def serve(
        host: Annotated[str, typer.Option("--host", metavar="HOST", help=helps("host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option("--port", metavar=texts("metavar.number"), help=helps("port"))] = 8320,
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=helps("db"))] = None,
        browser: Annotated[bool, typer.Option("--browser", help=helps("browser"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        serve_table(host, port, db, language(lang), browser=browser)

    return serve


@cache
def phrases() -> Phrases:
    """What the command says."""
    return Phrases("mazo.cli", "serve.toml")


def serve_table(host: str, port: int, db: str | None, lang: Lang, *, browser: bool) -> None:
    """Serve until somebody stops it; with `browser`, open the page."""
    try:
        from mazo.server.serve import run
    except ImportError:
        raise fault("fault.server") from None

    def ready(address: str, others: list[str]) -> None:
        typer.echo(phrases().say("say", "ready", lang, address=address))
        for other in others:
            typer.echo(phrases().say("say", "network", lang, address=other))
        typer.echo(phrases().say("say", "stop", lang))
        if browser:
            typer.launch(f"{address}/?lang={lang}")

    run(host, port, db, ready)
