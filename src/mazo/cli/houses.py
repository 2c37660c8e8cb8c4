"""House rules in the terminal: what is not as usual, the rest by groups, and how they are changed before a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.text import Text

from mazo.cli.faults import fault
from mazo.cli.terminal import Terminal
from mazo.errors import BadConfig
from mazo.games.kind import GameKind
from mazo.games.settings import Setting, changed, grouped
from mazo.texts.rulebook import noted


def settings_of(kind: GameKind, asked: Sequence[str]) -> dict[str, Any]:
    """The values that options NAME=VALUE set, as the game takes them."""
    found: dict[str, int] = {}
    for one in asked:
        name, _, value = (part.strip() for part in one.partition("="))
        if not (name and value.isascii() and value.isdigit()):
            raise fault("fault.setting", asked=one)
        found[name] = int(value)
    kind.check_settings(found)
    return found


def show_changed(kind: GameKind, terminal: Terminal, values: dict[str, Any], edition: str) -> None:
    """Which house rules are not as usual in the edition."""
    other = changed(kind.settings, values, edition)
    terminal.say("welcome.houses" if other else "welcome.houses_usual", n=len(other))
    for setting, value in other:
        _show(setting, value, terminal, edition)


def ask_settings(kind: GameKind, terminal: Terminal, values: dict[str, Any], edition: str) -> dict[str, Any]:
    """The house rules for a game: the groups are listed, one is shown when it is asked for, Enter plays."""
    groups = grouped(kind.settings)
    while True:
        show_changed(kind, terminal, values, edition)
        for number, (group, members) in enumerate(groups, start=1):
            line = f"{group.text(terminal.texts.lang)} ({len(members)})"
            terminal.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), line))
        terminal.console.print(Text(f" {terminal.texts('welcome.houses_enter')}", style="dim"))
        typed = terminal.read_before()
        if not typed:
            return values
        if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(groups):
            for setting in groups[int(typed) - 1][1]:
                _show(setting, values.get(setting.name, setting.usual_in(edition)), terminal, edition)
            continue
        try:
            values = values | settings_of(kind, [typed])
        except BadConfig as wrong:
            terminal.say_text(wrong.text(terminal.texts.lang))


def _show(setting: Setting, value: int, terminal: Terminal, edition: str) -> None:
    """One house rule: its name, its value, and the rule that explains it."""
    texts = terminal.texts
    low, high, usual = setting.low, setting.high, setting.usual_in(edition)
    line = texts(
        "welcome.house_value", title=setting.title.text(texts.lang), value=value, usual=usual, low=low, high=high
    )
    terminal.console.print(Text.assemble((f"   {setting.name}  ", "cyan"), line))
    rule = f"[{noted(setting.rule, texts.lang)}] " if setting.rule else ""
    about = f"{rule}{setting.about.text(texts.lang)}"
    terminal.console.print(Padding(Text(about, style="dim"), (0, 1, 0, 6)))
