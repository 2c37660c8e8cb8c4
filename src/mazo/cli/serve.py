"""`mazo serve`: the table in the browser."""

from collections.abc import Callable
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Final

import typer

from mazo.client.language import Texts, language
from mazo.server.hosting import AT_HOME, Hosting, Keeping
from mazo.server.records import Wish
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # only if whoever starts the server asks for it
PORT: Final = 8320


class LogShape(StrEnum):
    """How the log is written."""

    text = "text"
    json = "json"


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return phrases().say("help", name, texts.lang)

    number, days = texts("metavar.number"), helps("days")

    def serve(
        host: Annotated[str, typer.Option("--host", metavar="HOST", help=helps("host"))] = HOST,
        port: Annotated[int, typer.Option("--port", metavar=texts("metavar.number"), help=helps("port"))] = PORT,
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=helps("db"))] = None,
        browser: Annotated[bool, typer.Option("--browser", help=helps("browser"))] = False,
        public_url: Annotated[str, typer.Option("--public-url", metavar="URL", help=helps("public_url"))] = "",
        allowed_host: Annotated[
            list[str] | None, typer.Option("--allowed-host", metavar="HOST", help=helps("allowed_host"))
        ] = None,
        forwarded_from: Annotated[
            list[str] | None, typer.Option("--forwarded-from", metavar=helps("network"), help=helps("forwarded_from"))
        ] = None,
        metrics_from: Annotated[
            list[str] | None, typer.Option("--metrics-from", metavar=helps("network"), help=helps("metrics_from"))
        ] = None,
        limits: Annotated[float, typer.Option("--limits", min=0.0, metavar=number, help=helps("limits"))] = 1.0,
        lab: Annotated[float, typer.Option("--lab", min=0.0, metavar=helps("seconds"), help=helps("lab"))] = 120.0,
        keep_waiting: Annotated[
            float, typer.Option("--keep-waiting", min=0.0, metavar=days, help=helps("keep_waiting"))
        ] = 1.0,
        keep_finished: Annotated[
            float, typer.Option("--keep-finished", min=0.0, metavar=days, help=helps("keep_finished"))
        ] = 30.0,
        keep_live: Annotated[float, typer.Option("--keep-live", min=0.0, metavar=days, help=helps("keep_live"))] = 90.0,
        log: Annotated[LogShape | None, typer.Option("--log", metavar="text|json", help=helps("log"))] = None,
        admin: Annotated[
            Path | None, typer.Option("--admin", metavar=texts("metavar.file"), help=helps("admin"))
        ] = None,
        workers: Annotated[int, typer.Option("--workers", min=1, max=64, metavar=number, help=helps("workers"))] = 1,
        inner: Annotated[str, typer.Option("--inner", metavar=helps("place"), help=helps("inner"))] = HOST,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        share = f"mazo serve --host {EVERYWHERE}" + (f" --port {port}" if port != PORT else "")
        hosting = Hosting(
            public_url,
            tuple(allowed_host or ()),
            tuple(forwarded_from or ()),
            tuple(metrics_from or ()),
            limits,
            Keeping(keep_waiting, keep_finished, keep_live),
            None if log is None else log.value,
            lab,
            str(admin or ""),
            workers,
            inner,
        )
        serve_table(host, port, db, language(lang), browser=browser, share=share, hosting=hosting)

    return serve


@cache
def phrases() -> Phrases:
    """What the command says."""
    return Phrases("mazo.cli", "serve.toml")


def serve_table(
    host: str,
    port: int,
    db: str | None,
    lang: Lang,
    *,
    browser: bool,
    wish: Wish | None = None,
    share: str,
    hosting: Hosting = AT_HOME,
) -> None:
    """Serve until somebody stops it; with `browser`, open the page, or the table that is wished for.

    `share` is what to type instead if others on the network are to come, too.
    """
    from mazo.server.serve import is_loopback, run

    def ready(address: str, page: str, others: list[str]) -> None:
        where = address + _spoken(page, lang) if browser else address
        typer.echo(phrases().say("say", "ready", lang, address=where))
        for other in others:
            typer.echo(phrases().say("say", "network", lang, address=other))
        if is_loopback(host) and not hosting.public_url:
            typer.echo(phrases().say("say", "alone", lang, command=share))
        typer.echo(phrases().say("say", "stop", lang))
        if browser:
            typer.launch(where)

    if hosting.workers > 1:
        from mazo.server.houses.shift import run_shift

        run_shift(host, port, db, ready, share, hosting)
    else:
        run(host, port, db, ready, wish, share=share, hosting=hosting)


def _spoken(page: str, lang: Lang) -> str:
    """The address of a page in a language."""
    path, mark, fragment = page.partition("#")
    return f"{path}?lang={lang}{mark}{fragment}"
