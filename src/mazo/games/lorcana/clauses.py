"""Which part of a card's text asks a question."""

from __future__ import annotations

from mazo.abilities.machine.records import Run
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.loop import asker_of
from mazo.texts.lang import Lang


def clause_of(t: Lorcana, choice: Choice, lang: Lang) -> str:
    """The ability that asks, where the card names it or says nothing else; empty where that can't be told."""
    run = _asking(t, choice)
    card = standard().get(t.figures.names[t.kind[choice.source]]) if run is not None else None
    if run is None or card is None:
        return ""
    from mazo.games.lorcana.cards.faces import lines_of  # games between bots say nothing

    lines = lines_of(card, lang)
    if run.ability == NOBODY:
        return lines[0] if card.type == "action" and len(lines) == 1 else ""
    name = t.figures.all_abilities[run.ability].name
    return next((line for line in lines if name and line.startswith(f"{name} ")), "")


def _asking(t: Lorcana, choice: Choice) -> Run | None:
    """The program that has put the question, if one of the card's abilities has."""
    run = asker_of(t, choice)
    return run if isinstance(run, Run) and run.source == choice.source != NOBODY else None
