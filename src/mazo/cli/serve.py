"""`mazo serve`: the table in the browser."""

from collections.abc import Callable
from functools import cache
from typing import Annotated, Final

import typer

from mazo.client.language import Texts, language
from mazo.server.records import Wish
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # only if whoever starts the server asks for it
PORT: Final = 8320


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def helps(name: str) -> str:
        return phrases().say("help", name, texts.lang)

    def serve(
        host: Annotated[str, typer.Option("--host", metavar="HOST", help=helps("host"))] = HOST,
        port: Annotated[int, typer.Option("--port", metavar=texts("metavar.number"), help=helps("port"))] = PORT,
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=helps("db"))] = None,
        browser: Annotated[bool, typer.Option("--browser", help=helps("browser"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        share = f"mazo serve --host {EVERYWHERE}" + (f" --port {port}" if port != PORT else "")
        serve_table(host, port, db, language(lang), browser=browser, share=share)

    return serve


@cache
def phrases() -> Phrases:
    """What the command says."""
    return Phrases("mazo.cli", "serve.toml")


def serve_table(
    host: str, port: int, db: str | None, lang: Lang, *, browser: bool, wish: Wish | None = None, share: str
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
        if is_loopback(host):
            typer.echo(phrases().say("say", "alone", lang, command=share))
        typer.echo(phrases().say("say", "stop", lang))
        if browser:
            typer.launch(where)

    run(host, port, db, ready, wish, share=share)


def _spoken(page: str, lang: Lang) -> str:
    """The address of a page in a language."""
    path, mark, fragment = page.partition("#")
    return f"{path}?lang={lang}{mark}{fragment}"
