"""Who plays with what: from the options of `mazo play` to decks, names and players."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from mazo.bots import able, all_names, fast_named, named
from mazo.bots.adviser import advise
from mazo.bots.levels import level_named, name_of
from mazo.bots.moments import moments
from mazo.cli.bot import PREFIX, Program
from mazo.cli.faults import fault
from mazo.cli.machines import Machine
from mazo.cli.players import Person, Player
from mazo.cli.terminal import Terminal
from mazo.client.language import Texts
from mazo.errors import BadConfig
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.kernel.rng import Dice
from mazo.texts.lang import Lang
from mazo.texts.phrases import fold

DRAFTERS = {"balanced": "greedy", "random": "random"}
"""What a draft calls its bots, and which of Mazo's bots each is at a table."""


class Plan(msgspec.Struct):
    """A game about to be set up: one entry a seat; an empty bot is a person."""

    decks: list[str]
    """Sample names or deck lists; none where the game makes its own."""
    titles: list[str]
    bots: list[str]
    names: list[str]
    seed: str


def plan(
    kind: GameKind,
    texts: Texts,
    *,
    decks: Sequence[str],
    bots: Sequence[str],
    names: Sequence[str] = (),
    players: int | None = None,
    hotseat: bool = False,
    seed: str | None = None,
    format: str | None = None,
) -> Plan:
    """Seat everybody: people first, then the bots; whatever is not said is chosen sensibly."""
    seats = players or max(2, len(decks), len(names), len(bots) + 1)
    if seats not in kind.seats:
        raise fault("fault.players", game=kind.title, low=min(kind.seats), high=max(kind.seats))
    for count, key in ((len(decks), "fault.decks"), (len(names), "fault.names")):
        if count > seats:
            raise fault(key, n=count, players=seats)
    if len(bots) >= seats:
        raise fault("fault.seats", n=len(bots), players=seats)
    people = seats - len(bots) if hotseat else 1
    seated = [""] * people + [_able(bot, kind) for bot in [*bots, *[""] * (seats - people - len(bots))]]
    chance = secrets.token_hex(32) if seed is None else seed
    if not kind.sample_decks():
        if decks:
            raise fault("fault.no_decks", game=kind.title)
        return Plan([], [], seated, _names(seated, names, texts), chance)
    chosen = [deck_named(kind, name, texts.lang) for name in decks]
    chosen += _other_decks(kind, [deck for deck, _ in chosen], seats - len(chosen), chance, format or "", texts.lang)
    return Plan(
        [deck for deck, _ in chosen], [title for _, title in chosen], seated, _names(seated, names, texts), chance
    )


def format_option(kind: GameKind, name: str | None) -> dict[str, Any]:
    """The format as an option of a new game; none if nobody names one."""
    if name is None:
        return {}
    if not kind.formats():
        raise fault("fault.no_format", game=kind.title)
    return {"format": name}


def format_names() -> dict[str, str]:
    """The formats by game, and which of them is usual there, to be named on a help page."""
    kinds = {name: kind_named(name) for name in NAMES}
    formats = {name: ", ".join(known.name for known in kind.formats()) for name, kind in kinds.items()}
    names = "; ".join(f"{game}: {names}" for game, names in formats.items() if names)
    usual = ", ".join(f"{kind.usual_format} ({name})" for name, kind in kinds.items() if kind.usual_format)
    return {"names": names, "usual": usual}


def deck_named(kind: GameKind, name: str, lang: Lang = "en") -> tuple[str, str]:
    """A deck as the game takes it, and what to call it: a sample by the beginning of its name, or a file."""
    samples = kind.known_decks()
    fitting = [sample for sample in samples if fold(sample).startswith(fold(name)) and name]
    if name in samples or len(fitting) == 1:
        sample = name if name in samples else fitting[0]
        return sample, kind.deck_title(sample, lang)
    path = Path(name).expanduser()
    if not path.is_file():
        raise fault("fault.deck", name=name, known=", ".join(fitting or samples))
    try:
        return path.read_text(encoding="utf-8"), path.stem
    except (OSError, UnicodeError) as error:
        raise fault("fault.file", path=name, why=getattr(error, "strerror", None) or error) from None


def seat_players(plan: Plan, texts: Texts, terminal: Terminal) -> list[Player]:
    """The players of a plan."""
    alone = plan.bots.count("") == 1
    terminal.shared = not alone
    players: list[Player] = []
    try:
        for seat, (bot, name) in enumerate(zip(plan.bots, plan.names)):
            if not bot:
                players.append(Person(seat, name, terminal, advise, historian=moments, free_undo=alone))
            elif bot.startswith(PREFIX):
                players.append(Program(seat, name, bot.removeprefix(PREFIX), texts, terminal.say_text))
            else:
                players.append(Machine(seat, name, named(bot, _chance(plan.seed or secrets.token_hex(), seat))))
    except BadConfig:
        for player in players:
            player.leave()
        raise
    return players


def check_bots(bots: Sequence[str]) -> None:
    """Refuse the name of a bot that does not exist."""
    for bot in bots:
        if not bot.startswith(PREFIX):
            fast_named(bot)


def bots_by_name(names: Sequence[str]) -> list[str]:
    """Which seats of a saved game were played by Mazo's own bots, to judge by their names."""
    found = []
    for name in names:
        word = fold(name).partition(" ")[0]
        found.append(word if word in all_names() else level_named(word))
    return found


def _able(bot: str, kind: GameKind) -> str:
    """A program of somebody's own as it is; one of Mazo's bots only where it knows the game."""
    return bot if bot.startswith(PREFIX) else able(bot, kind, searching=True)


def _chance(seed: str, number: int) -> int:
    """A number that follows from the seed of the game but says nothing about it."""
    return int.from_bytes(hashlib.sha256(f"mazo/table/{number}/{seed}".encode()).digest()[:7], "big")


def _other_decks(
    kind: GameKind, taken: Sequence[str], count: int, seed: str, format: str, lang: Lang
) -> list[tuple[str, str]]:
    """Sample decks for those who have none, different ones as long as there are enough."""
    known = kind.sample_decks(format)
    samples = [sample for sample in known if sample not in taken] or list(known)
    order = Dice(_chance(seed, -1)).shuffled(list(range(len(samples))))
    dealt = [samples[order[at % len(order)]] for at in range(count)]
    return [(sample, kind.deck_title(sample, lang)) for sample in dealt]


def _names(seated: Sequence[str], given: Sequence[str], texts: Texts) -> list[str]:
    names: list[str] = []
    for seat, bot in enumerate(seated):
        if seat < len(given):
            name = given[seat]
        elif not bot:
            name = texts("table.player", n=seat + 1)
        else:
            level = level_named(bot)
            name = name_of(level, texts.lang) if level else "Bot" if bot.startswith(PREFIX) else bot.title()
        while name in names:
            name = f"{name} {seat + 1}"
        names.append(name)
    return names
