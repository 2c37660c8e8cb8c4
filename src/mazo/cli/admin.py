"""`mazo admin`: orders for a running server, over the socket that only its owner may open."""

import json
import socket
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from mazo.cli.pages import command_class, group_class
from mazo.client.language import Texts, language
from mazo.errors import BadConfig
from mazo.home import data_folder
from mazo.texts.phrases import Phrases

ORDERS: Final = ("status", "list", "bans", "drain", "expire", "reports")
"""The orders that need nothing besides."""
ABOUT_ONE: Final = {"look": "table", "close": "table", "unban": "address"}
"""The orders about a table or an address, besides `ban`, which may say for how long."""
WITHIN: Final = 60.0
CHUNK: Final = 65_536


def group(texts: Texts) -> typer.Typer:
    """The orders, with their help in the language."""

    def helps(name: str) -> str:
        return phrases().say("help", name, texts.lang)

    admin = typer.Typer(
        cls=group_class(texts),
        no_args_is_help=True,
        options_metavar=texts("app.options_word"),
        subcommand_metavar=texts("app.command_word"),
    )
    socket_option = typer.Option("--socket", metavar=texts("metavar.file"), help=helps("socket"))
    json_option = typer.Option("--json", help=helps("json"))
    hours_option = typer.Option("--hours", min=0.0, metavar=texts("metavar.number"), help=helps("hours"))
    lang_option = typer.Option("--lang", "-l", metavar="es|en", help=texts("app.lang"))
    usual = data_folder() / "admin.sock"

    def about(lang: Annotated[str | None, lang_option] = None) -> None:
        language(lang)

    admin.callback()(about)

    def add_plain(name: str) -> None:
        def order(
            file: Annotated[Path, socket_option] = usual,
            as_json: Annotated[bool, json_option] = False,
            lang: Annotated[str | None, lang_option] = None,
        ) -> None:
            spoken = texts if lang is None else Texts(language(lang))
            _show(name, answered(file, {"command": name}), spoken, as_json=as_json)

        admin.command(name, help=helps(name), cls=command_class(texts))(order)

    def add_about(name: str, what: str) -> None:
        def order(
            which: Annotated[str, typer.Argument(metavar=helps(f"metavar_{what}"), help=helps(what))],
            file: Annotated[Path, socket_option] = usual,
            as_json: Annotated[bool, json_option] = False,
            lang: Annotated[str | None, lang_option] = None,
        ) -> None:
            spoken = texts if lang is None else Texts(language(lang))
            _show(name, answered(file, {"command": name, "what": which}), spoken, as_json=as_json)

        admin.command(name, help=helps(name), cls=command_class(texts))(order)

    def ban(
        which: Annotated[str, typer.Argument(metavar=helps("metavar_address"), help=helps("address"))],
        hours: Annotated[float, hours_option] = 0.0,
        file: Annotated[Path, socket_option] = usual,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str | None, lang_option] = None,
    ) -> None:
        spoken = texts if lang is None else Texts(language(lang))
        _show("ban", answered(file, {"command": "ban", "what": which, "hours": hours}), spoken, as_json=as_json)

    admin.command("ban", help=helps("ban"), cls=command_class(texts))(ban)
    for name in ORDERS:
        add_plain(name)
    for name, what in ABOUT_ONE.items():
        add_about(name, what)
    return admin


def answered(file: Path, order: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to an order; BadConfig with its reason if it refuses, or if there is none."""
    told = b""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(WITHIN)
            line.connect(str(file))
            line.sendall(json.dumps(order).encode() + b"\n")
            while more := line.recv(CHUNK):
                told += more
    except OSError as error:
        raise BadConfig(
            f"No server answers at {file} ({error.strerror}): start it with --admin {file}.",
            f"Ningún servidor responde en {file} ({error.strerror}): inícialo con --admin {file}.",
        ) from None
    found: dict[str, Any] = json.loads(told)
    if "en" in found:
        raise BadConfig(found["en"], found["es"])
    return found


def _show(name: str, told: dict[str, Any], texts: Texts, *, as_json: bool) -> None:
    """The answer as lines, or as it came."""
    if as_json or name in ("look", "status"):
        typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
    elif name == "list":
        for one in told["tables"]:
            here = f"{one['game']}, {one['sockets']}" if "game" in one else "-"
            typer.echo(f"{one['table']}  {one['state']:8}  {one['entries']:5}  {_day(one['touched'])}  {here}")
    elif name == "reports":
        for one in told["reports"]:
            typer.echo(f"{_day(one['at'])}  {one['table']}  {one['by']} → {one['about']}: {one['why']}")
            for said in one["words"]:
                typer.echo(f"    {said}")
    elif name == "bans":
        for one in told["bans"]:
            typer.echo(f"{one['net']}  {_day(one['until']) if one['until'] else '∞'}")
    else:
        values = {**told, "expired": sum(told.get("expired", {}).values())}
        typer.echo(phrases().say("say", name, texts.lang, **values))


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@cache
def phrases() -> Phrases:
    """What the orders say."""
    return Phrases("mazo.cli", "admin.toml")
