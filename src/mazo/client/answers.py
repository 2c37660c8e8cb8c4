"""What the table answers to a person's commands, in words: refusals, rules, the log, help."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazo.client.choices import cards_by_handle, marks, short
from mazo.client.language import Texts
from mazo.client.screen import Board, signed
from mazo.protocol.messages import Ask, Because, Bye, Error, Hint, LogList, Message, Refused, RuleList
from mazo.texts.phrases import fold
from mazo.views import View


def answer(message: Message, texts: Texts, board: Board) -> RenderableType | None:
    """A reply in words; None for what only changes the board."""
    if isinstance(message, Refused):
        return refused(message, texts)
    if isinstance(message, (Error, Bye)):
        return signed([("✗" if isinstance(message, Error) else "", Text(message.text))])
    if isinstance(message, Because):
        if message.refusal is not None:
            return refused(message.refusal, texts)
        return Text(f" ✓ {texts('table.legal', action=message.action)}", style="green")
    if isinstance(message, Hint):
        return Text(f" ☞ {texts('table.hint', action=message.text)}", style="bold green")
    if isinstance(message, LogList):
        return board.log(message.events)
    if isinstance(message, RuleList):
        return rules(message, texts)
    return None


def refused(message: Refused, texts: Texts) -> RenderableType:
    """Why not, by which rule, and what would make it legal."""
    cited = f" [{message.rule} {message.title}]" if message.rule else ""
    line = Text.assemble((message.text, "red"), (cited, "dim"))
    parts = [("✗", line)]
    if message.fix:
        parts.append(("→", Text(message.fix)))
    if message.request == "undo" and message.reason in ("learned", "decided"):
        parts.append(("", Text(texts("table.forced_undo"), style="dim")))
    return signed(parts)


def rules(message: RuleList, texts: Texts) -> RenderableType:
    """Rules with number, title and what they say."""
    if not message.found:
        return Text(f" ✗ {texts('table.no_rule')}")
    parts: list[RenderableType] = []
    for rule in message.found:
        house = f"  ({texts('table.house_rule')})" if rule.house else ""
        line = Text.assemble((f" {rule.number}", "bold cyan"), (f"  {rule.title}", "bold"), (house, "yellow"))
        parts += [line, Padding(Text(rule.summary), (0, 2, 0, 3))]
    if message.more:
        parts.append(Text(f" {texts('table.more_rules', n=message.more)}", style="dim"))
    return Group(*parts)


def legal(ask: Ask, texts: Texts) -> RenderableType:
    """Every answer in words."""
    if ask.selection is not None:
        names = "; ".join(candidate.name for candidate in ask.selection.candidates)
        lines = [f"{ask.selection.label} {names}"]
        lines += [ask.selection.none_label] if ask.selection.none_label else []
    else:
        lines = [option.text.replace("{n}", f"{option.low}–{option.high}") for option in ask.options]
    return Group(*(Text(f"   {line}") for line in lines))


def introduction(game: str, texts: Texts) -> list[RenderableType]:
    """What a game is about, and what the signs on its cards mean."""
    told = [texts.known(f"{section}.{game}", "") for section in ("goal", "legend")]
    return [Padding(Text(text), (0, 1, 1, 1)) for text in told if text]


def guide(game: str, texts: Texts, console: Console) -> None:
    """The help page at the table."""
    actions = texts.known(f"actions.{game}", texts("actions.lorcana"))
    console.print(*introduction(game, texts), Padding(Text(actions), (0, 1, 1, 1)))
    list_commands(texts, console)


def list_commands(texts: Texts, console: Console) -> None:
    """Every command at the table and what it does."""
    table = Table.grid(padding=(0, 2))
    for name in texts.names("command"):
        words = Text.assemble((f" {texts(f'command.{name}')}", "bold cyan"))
        words.append(f" {texts.extra(f'about.{name}', 'argument')}")
        table.add_row(words, texts(f"about.{name}"))
    console.print(Text(f" {texts('guide.commands')}", style="bold"), table)


def look(view: View, what: str, texts: Texts, board: Board) -> RenderableType:
    """A card by its name, or the discards."""
    if fold(what) in {fold(word) for word in texts.typed("board", "discard")}:
        parts: list[RenderableType] = []
        for player in view.players:
            zone = "discard" if "discard" in player.zones else "graveyard"
            cards = player.zones[zone].cards if zone in player.zones else ()
            parts.append(Text(f" {texts(f'board.{zone}_of', player=player.name, n=len(cards))}", style="bold"))
            parts += [Text(f"   {card.name}  {board.cost(card)} {board.figures(card)}") for card in cards]
        return Group(*parts)
    found = {card.name: card for card in cards_by_handle(view).values() if fold(card.name).startswith(fold(what))}
    if not found:
        return Text(f" ✗ {texts('table.no_card')}")
    lines = []
    for name in sorted(found):
        card = found[name]
        words = [board.type_name(card), *marks(card, texts)]
        lines.append(Text(f" {name}  {board.cost(card).strip()}  {board.figures(card)}  {', '.join(words)}"))
    return Group(*lines)


def chosen(names: list[str]) -> str:
    """Cards in a sentence, by their short names."""
    return ", ".join(short(name) for name in names)
