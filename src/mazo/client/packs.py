"""The table of a draft in the terminal: where it stands, what each player holds, and what one has kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from mazo.client.cardwords import CardWords
from mazo.client.language import Texts
from mazo.games.board import Packs
from mazo.protocol.messages import You
from mazo.views import CardView, PlayerView, View


def draw_packs(packs: Packs, you: You, view: View, words: CardWords, texts: Texts) -> RenderableType:
    """Where the draft stands, what each player holds, and one's own deck; the question lists the hand before one."""
    draft = view.draft
    assert draft is not None
    stage = (
        words("packs", "round", n=draft.round, of=draft.rounds) if view.stage == "draft" else words("packs", "setup")
    )
    head = Text(f" {you.title} · {stage}", style="bold")
    for zone in packs.aside:
        if zone in view.table:
            head.append(f" · {words('packs', zone, n=view.table[zone].count)}", style="not bold")
    for zone in packs.counters:
        if lying := [words("counter", name, n=count) for name, count in view.table[zone].counters.items()]:
            head.append(f" · {words('zone', zone)}: {', '.join(lying)}", style="not bold")
    lines: list[RenderableType] = [head, Rule(style="dim", characters="━")]
    lines += [_holds(packs, player, view, words, texts) for player in view.players]
    if view.seat >= 0:
        kept = view.players[view.seat].zones[packs.kept].cards
        lines.append(Text(f" {words('packs', 'your_kept', n=len(kept), of=draft.kept)}: {_counted(kept, words)}"))
    return Group(*lines)


def _holds(packs: Packs, player: PlayerView, view: View, words: CardWords, texts: Texts) -> Text:
    """One player: the sizes of hand and deck, what lies open, and what is secret to whom it is open."""
    zones = player.zones
    name = f"{player.name} ({texts('board.you')})" if player.seat == view.seat else player.name
    parts = [words("packs", zone, n=zones[place].count) for zone, place in (("pack", packs.pack), ("kept", packs.kept))]
    parts += [words.name(card) for zone in packs.open for card in zones[zone].cards]
    for zone in packs.secret:
        if zones[zone].cards:
            parts.append(words("packs", zone, names=", ".join(words.name(card) for card in zones[zone].cards)))
        elif zones[zone].count:
            parts.append(words("packs", f"{zone}_hidden", n=zones[zone].count))
    line = Text(" ▶ " if player.seat in view.deciding else "   ", style="bold yellow")
    line.append(name, style="bold")
    line.append(f" · {' · '.join(parts)}")
    return line


def _counted(cards: Sequence[CardView], words: CardWords) -> str:
    found = Counter(card.name for card in cards)
    return ", ".join(f"{count} {name}" for name, count in sorted(found.items())) or words("packs", "nothing")
