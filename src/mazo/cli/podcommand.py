"""A pod as the commands make it: from what somebody wishes to a pod that bots hold or people play in."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from mazo.cli.faults import fault
from mazo.cli.keyboard import Keyboard
from mazo.cli.pod import PodTable, standings_grid
from mazo.cli.seating import plan
from mazo.cli.terminal import Terminal
from mazo.client.language import Texts
from mazo.games import kind as kind_named
from mazo.lab.pods import hold
from mazo.series.formats import SINGLE
from mazo.series.pods import Pod
from mazo.texts.lang import Lang


class PodWishes(msgspec.Struct, frozen=True):
    """What is drafted and how the rounds are played, as somebody asks for it."""

    format: str = ""
    set: int = 0
    cube: Path | None = None
    structure: str = ""
    best_of: int = 1
    packs: int = 0

    def pod(self, game: str, names: Sequence[str], seed: str) -> Pod:
        """The pod that is wished for."""
        options: dict[str, Any] = {name: each for name, each in (("set", self.set), ("packs", self.packs)) if each}
        if self.cube is not None:
            try:
                options["cube"] = self.cube.expanduser().read_text("utf-8")
            except (OSError, UnicodeError) as error:
                raise fault("fault.file", path=self.cube, why=getattr(error, "strerror", None) or error) from None
        match = SINGLE if self.best_of == 1 else f"best-of-{self.best_of}"
        return Pod(game, names=names, seed=seed, format=self.format, structure=self.structure, match=match, **options)


def held_pod(game: str, bots: Sequence[str], seed: str, wishes: PodWishes, lang: Lang) -> Pod:
    """A pod that bots have held from packs to the champion."""
    names = [Texts(lang)("table.player", n=seat + 1) for seat in range(len(bots))]
    pod = wishes.pod(game, names, seed)
    hold(pod, bots)
    return pod


def pod_at_terminal(
    game: str,
    players: int,
    bots: Sequence[str],
    names: Sequence[str],
    seed: str,
    wishes: PodWishes,
    texts: Texts,
    *,
    hotseat: bool = False,
) -> None:
    """People first, then bots: draft, build and play."""
    seats = plan(kind_named(game), texts, decks=[], bots=bots, names=names, players=players, hotseat=hotseat, seed=seed)
    terminal = Terminal(Console(highlight=False), texts, Keyboard())
    PodTable(wishes.pod(game, seats.names, seats.seed), seats, terminal).play()


def tell_pod(pod: Pod, lang: Lang, *, as_json: bool) -> None:
    """All that came of a pod."""
    if as_json:
        print(json.dumps(facts_of(pod), ensure_ascii=False))
        return
    console = Console(highlight=False)
    found = pod.kind.drafted(pod.draft.table, pod.names, lang)
    for seat, told in enumerate(found.seats):
        console.print(Text(told.title, style="bold"))
        console.print(Text(f"  {len(pod.decks[seat])}: {', '.join(sorted(pod.decks[seat]))}"))
    console.print(standings_grid(pod, lang))


def facts_of(pod: Pod) -> dict[str, Any]:
    """A pod as plain data."""
    return {
        "game": pod.kind.name,
        "seed": pod.seed,
        "format": pod.format,
        "players": list(pod.names),
        "pools": [pod.pool(seat) for seat in range(pod.players)],
        "decks": [list(deck) for deck in pod.decks],
        "sides": [list(pod.side(seat)) for seat in range(pod.players)],
        "structure": pod.structure,
        "match": pod.match_format.name,
        "rounds": msgspec.to_builtins(pod.results),
        "standings": [{"player": pod.names[row.seat], **msgspec.to_builtins(row)} for row in pod.standings],
        "champion": pod.names[pod.champion] if pod.is_over else None,
    }
