"""From the options of `mazo play` to a table in the browser."""

from __future__ import annotations

import socket
from collections.abc import Sequence

from mazo.cli.seating import plan
from mazo.cli.serve import HOST, PORT, serve_table
from mazo.client.language import Texts, language
from mazo.games import USUAL
from mazo.games import kind as kind_named
from mazo.server.records import Chair, Wish


def open_table(
    game: str,
    decks: Sequence[str],
    players: int | None,
    bots: Sequence[str],
    names: Sequence[str],
    edition: str | None,
    format: str | None,
    series: str,
    lang: str | None,
    *,
    hotseat: bool,
) -> None:
    """Serve and open the page; with a game and who plays it, the table for that."""
    texts = Texts(language(lang))
    wish = None
    if game or decks or bots or players:
        kind = kind_named(game or USUAL)
        seats = plan(kind, texts, decks=decks, bots=bots, names=names, players=players, hotseat=hotseat)
        titles = seats.decks or [""] * len(seats.names)
        chairs = tuple(
            Chair("bot", name, bot, deck) if bot else Chair("here" if seat else "person", name, deck=deck)
            for seat, (bot, name, deck) in enumerate(zip(seats.bots, seats.names, titles, strict=True))
        )
        wish = Wish(kind.name, chairs, edition or "", format or "", series, texts.lang)
    serve_table(HOST, _free(PORT), None, texts.lang, browser=True, wish=wish)


def _free(port: int) -> int:
    """The port if nobody listens there, else any."""
    with socket.socket() as probe:
        return port if probe.connect_ex((HOST, port)) else 0
