"""The friendly start: what a newcomer is asked before the first game, with Enter for everything."""

from __future__ import annotations

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from mazo.bots import names_for, usual_for
from mazo.bots.levels import LEVELS, about, spoken
from mazo.cli.terminal import Terminal
from mazo.client.answers import introduction
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind


def greet(kind: GameKind, terminal: Terminal) -> None:
    """What this is, and how one wins."""
    texts, console = terminal.texts, terminal.console
    console.print(Text(f" {texts('welcome.title', game=kind.title)}", style="bold yellow"))
    console.print()
    console.print(*introduction(kind.name, texts), Padding(Text(texts("welcome.help")), (0, 1, 1, 1)))


def ask_game(terminal: Terminal) -> str:
    """Which game; Enter takes the first."""
    lines = [(kind_named(name).word("about", "title", terminal.texts.lang), "") for name in NAMES]
    return NAMES[_ask(terminal, "welcome.games", lines)]


def ask_deck(kind: GameKind, terminal: Terminal, format: str = "") -> str:
    """Which sample deck the newcomer plays."""
    samples = kind.sample_decks(format)
    lang = terminal.texts.lang
    lines = [(kind.deck_title(sample, lang), kind.shipped_deck(sample).about.text(lang)) for sample in samples]
    return samples[_ask(terminal, "welcome.decks", lines)]


def ask_rival(kind: GameKind, terminal: Terminal) -> str:
    """Against whom: a bot that can be seated at the game, or another person at the same keyboard."""
    texts, rivals = terminal.texts, (*names_for(kind), "hotseat")
    levels = {rival: (spoken(rival, texts.lang), about(rival, texts.lang)) for rival in rivals if rival in LEVELS}
    lines = [levels[rival] if rival in levels else (texts(f"welcome.{rival}"), "") for rival in rivals]
    return rivals[_ask(terminal, "welcome.rivals", lines, rivals.index(usual_for(kind)))]


def _ask(terminal: Terminal, question: str, lines: Sequence[tuple[str, str]], usual: int = 0) -> int:
    """The index of the line that is chosen."""
    console, texts = terminal.console, terminal.texts
    console.print(Text(f" {texts(question)}", style="bold"))
    for number, (title, note) in enumerate(lines, start=1):
        line = Text.assemble((f"{number:>3} ", "bold cyan"), (title, "bold"))
        console.print(line)
        if note:
            console.print(Padding(Text(note, style="dim"), (0, 1, 0, 4)))
    console.print(Text(f" {texts('welcome.enter', n=usual + 1)}", style="dim"))
    while True:
        typed = terminal.read_before()
        if not typed:
            return usual
        if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(lines):
            return int(typed) - 1
        terminal.say("welcome.again", n=len(lines))
