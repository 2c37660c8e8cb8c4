"""From the options of `mazo play` to a table in the browser."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from typing import Final

from mazo.cli.houses import settings_of
from mazo.cli.seating import plan
from mazo.cli.serve import EVERYWHERE, HOST, PORT, serve_table
from mazo.client.language import Texts, language
from mazo.games import USUAL
from mazo.games import kind as kind_named
from mazo.server.records import Chair, Wish

SHARED: Final = "mazo play --share"
SHARE: Final = "MAZO_SHARE"
"""The variable in which whoever starts this says what people type to share the table; `make play` does."""


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
    settings: Sequence[str],
    hotseat: bool,
    share: bool,
) -> None:
    """Serve and open the page; with a game and who plays it, the table for that. Shared, others on the network come."""
    texts = Texts(language(lang))
    wish = None
    if game or decks or bots or players:
        kind = kind_named(game or USUAL)
        seats = plan(kind, texts, decks=decks, bots=bots, names=names, players=players, hotseat=hotseat, format=format)
        titles = seats.decks or [""] * len(seats.names)
        given = zip(seats.bots, seats.names, titles, strict=True)
        chairs = tuple(
            # A bot that nobody has named is named at the table.
            Chair("bot", name if names[seat:] else "", bot, deck)
            if bot
            else Chair("here" if seat else "person", name, deck=deck)
            for seat, (bot, name, deck) in enumerate(given)
        )
        houses = settings_of(kind, settings)
        wish = Wish(kind.name, chairs, edition or "", format or "", series, texts.lang, options=houses)
    host = EVERYWHERE if share else HOST
    serve_table(host, _free(PORT), None, texts.lang, browser=True, wish=wish, share=os.environ.get(SHARE) or SHARED)


def _free(port: int) -> int:
    """The port if nobody listens there, else any."""
    with socket.socket() as probe:
        return port if probe.connect_ex((HOST, port)) else 0
