"""`mazo restore`: an empty database gets the tables of a backup."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from mazo.cli.backup import say
from mazo.client.language import Texts, language


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def restore(
        file: Annotated[Path, typer.Argument(metavar=texts("metavar.file"), help=say("help", "backup", texts))],
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=say("help", "to", texts))] = None,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        from mazo.server.serve import usual_database
        from mazo.server.store.backup import restore as refill

        held = refill(file, db or usual_database())
        spoken = Texts(language(lang))
        typer.echo(say("say", "restored", spoken, n=held.tables, live=held.live, entries=held.entries))

    return restore
