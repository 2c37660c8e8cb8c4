"""`mazo backup`: all tables of a server in one file."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from mazo.client.language import Texts, language
from mazo.texts.phrases import Phrases


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def backup(
        file: Annotated[Path, typer.Argument(metavar=texts("metavar.file"), help=say("help", "file", texts))],
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=say("help", "from", texts))] = None,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        from mazo.server.serve import usual_database
        from mazo.server.store.backup import back_up

        held = back_up(db or usual_database(), file)
        spoken = Texts(language(lang))
        typer.echo(say("say", "held", spoken, file=file, n=held.tables, live=held.live, entries=held.entries))

    return backup


def say(section: str, name: str, texts: Texts, **values: object) -> str:
    """What `mazo backup` and `mazo restore` say."""
    return phrases().say(section, name, texts.lang, **values)


@cache
def phrases() -> Phrases:
    """Their sentences."""
    return Phrases("mazo.cli", "backup.toml")
