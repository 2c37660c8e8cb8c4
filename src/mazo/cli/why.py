"""`mazo why`: whether an action is legal in a position and, if not, by which rule and what would make it so."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import typer

from mazo.cli.faults import fault
from mazo.cli.given import given
from mazo.client.language import Texts, language
from mazo.errors import BadPosition
from mazo.game import Game
from mazo.making import from_position
from mazo.views import Refusal

REFUSED = 1
LARGEST = 1_000_000
"""More bytes than any position needs."""


def command(texts: Texts) -> Callable[..., None]:
    """The command, with its help in the language."""

    def why(
        position: Annotated[str, typer.Argument(metavar=texts("metavar.position"), help=texts("option.position"))],
        action: Annotated[str, typer.Argument(metavar=texts("metavar.action"), help=texts("option.action"))],
        by: Annotated[
            int | None, typer.Option("--by", metavar=texts("metavar.number"), help=texts("option.by"))
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help=texts("option.json"))] = False,
        lang: Annotated[str | None, typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))] = None,
    ) -> None:
        said = Texts(language(lang))
        game = from_position(read(position))
        seat = None if by is None else by - 1
        if seat is not None and not 0 <= seat < game.seats:
            raise fault("fault.player", n=by, players=game.seats)
        refusal = game.why_not(action, by=seat)
        if as_json:
            print(msgspec.json.encode(as_data(game, action, refusal, said)).decode())
        else:
            print("\n".join(in_words(game, seat, refusal, said)))
        if refusal is not None:
            raise typer.Exit(REFUSED)

    return why


def read(path: str) -> dict[str, Any]:
    """The content of a position file; - is standard input."""
    try:
        content = msgspec.json.decode(given(path, LARGEST))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise fault("fault.json", path=path, why=error) from None
    if not isinstance(content, dict):
        raise BadPosition("A position file holds one JSON object.", "Un archivo de posición contiene un objeto JSON.")
    return content


def in_words(game: Game, seat: int | None, refusal: Refusal | None, texts: Texts) -> list[str]:
    """The answer as lines."""
    lang = texts.lang
    if refusal is None:
        asked = seat if seat is not None else (game.deciding[0] if game.deciding else 0)
        return [texts("why.legal", player=game.names_in(lang)[asked])]
    rule = game.kind.book.by_code(refusal.rule)
    text, fix = (refusal.text_es, refusal.fix_es) if lang == "es" else (refusal.text_en, refusal.fix_en)
    return [
        texts("why.refused", text=text),
        texts("why.rule", rule=f"{game.cite(refusal.rule, lang)}. {rule.summary(lang, game.edition)}"),
        texts("why.fix", fix=fix),
    ]


def as_data(game: Game, action: str, refusal: Refusal | None, texts: Texts) -> dict[str, Any]:
    """The answer as plain data."""
    found: dict[str, Any] = {"action": action, "edition": game.edition, "legal": refusal is None}
    if refusal is not None:
        lang = texts.lang
        rule = game.kind.book.by_code(refusal.rule)
        found |= {
            "reason": refusal.reason,
            "rule": refusal.number,
            "title": rule.heading(lang),
            "text": refusal.text_es if lang == "es" else refusal.text_en,
            "fix": refusal.fix_es if lang == "es" else refusal.fix_en,
        }
    return found
