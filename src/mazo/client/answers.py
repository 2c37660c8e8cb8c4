"""What the table answers to a person's commands, in words: refusals, rules, the log, help."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mazo.client.board import Board
from mazo.client.choices import cards_by_handle, short
from mazo.client.language import Texts
from mazo.client.lines import signed
from mazo.games import kind
from mazo.protocol.messages import Ask, Because, Bye, Error, Hint, LogList, Message, Moments, Refused, RuleList
from mazo.texts.lang import Lang
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
        return hinted(message, texts)
    if isinstance(message, Moments):
        told = [(f"{n}.", Text(moment.text)) for n, moment in enumerate(message.found, start=1)]
        again = [("", Text(texts("table.try_again"), style="dim"))] if told else []
        return signed([*told, *again] or [("", Text(texts("table.no_moments")))])
    if isinstance(message, LogList):
        return board.log(message.events)
    if isinstance(message, RuleList):
        return rules(message, texts)
    return None


def hinted(hint: Hint, texts: Texts, depth: int = 1) -> RenderableType:
    """A hint: what to do; asked once more, why; and asked again, what else."""
    if depth == 1:
        what = texts("table.hint_why" if hint.why else "table.hint", action=hint.text, why=hint.why)
        return Text(f" ☞ {what}", style="bold green")
    if depth == 2:
        rule = [texts("table.hint_rule", rule=hint.rule, title=hint.title)] if hint.rule else []
        return _listed(texts("table.hint_reasons", action=hint.text), [*hint.reasons, *rule])
    return _listed(texts("table.hint_besides"), list(hint.besides) or [texts("table.hint_no_more")])


def _listed(title: str, sentences: list[str]) -> RenderableType:
    return signed([("☞", Text(title, style="bold green")), *(("·", Text(sentence)) for sentence in sentences)])


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
    played = kind(game)
    told = [played.word("about", name, texts.lang) for name in ("goal", "legend") if played.has_word("about", name)]
    return [Padding(Text(text), (0, 1, 1, 1)) for text in told]


def guide(game: str, texts: Texts, console: Console) -> None:
    """The help page at the table."""
    actions = texts("guide.actions", examples=kind(game).word("about", "actions", texts.lang))
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
    """A card by its name, or the cards of an open pile."""
    zone = _pile(view, what, texts, board)
    if zone:
        parts: list[RenderableType] = []
        for player in view.players:
            cards = player.zones[zone].cards
            pile = board.words("zone", zone)
            title = texts("board.pile_of", pile=pile[:1].upper() + pile[1:], player=player.name, n=len(cards))
            parts.append(Text(f" {title}", style="bold"))
            parts += [
                Text(f"   {card.name}  {board.words.cost(card)} {board.words.figures(card)}".rstrip()) for card in cards
            ]
        return Group(*parts)
    found = {card.name: card for card in cards_by_handle(view).values() if fold(card.name).startswith(fold(what))}
    if not found:
        return Text(f" ✗ {texts('table.no_card')}")
    lines = []
    for name in sorted(found):
        card, words = found[name], board.words
        told = [word for word in (words.type_name(card), *words.marks(card)) if word]
        lines.append(Text(f" {name}  {words.cost(card).strip()}  {words.figures(card)}  {', '.join(told)}"))
    return Group(*lines)


def _pile(view: View, what: str, texts: Texts, board: Board) -> str:
    """The open pile that is meant: by its name in either language, or the first of them as “discard”."""
    wanted = fold(what)
    piles = [pile.zone for pile in board.plan.piles if pile.open and pile.zone in view.players[0].zones]
    langs: tuple[Lang, ...] = ("en", "es")
    for zone in piles:
        if wanted in {fold(board.words.kind.word("zone", zone, lang)) for lang in langs}:
            return zone
    usual = [pile.zone for pile in board.plan.piles if pile.open and pile.always]
    return usual[0] if usual and wanted in {fold(word) for word in texts.typed("board", "discard")} else ""


def chosen(names: list[str]) -> str:
    """Cards in a sentence, by their short names."""
    return ", ".join(short(name) for name in names)
